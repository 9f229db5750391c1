//! Move generation.

use alloc::vec::Vec;

use super::hot::*;
use super::men::{Kind, Kinds};
use super::options::*;
use super::state::*;
use super::tables::{PAWN_HITS, PAWN_STEPS, last_line};
use crate::grid::{self, BOAT, KING, KNIGHT, Square, SquareSet};
use crate::moves::{CAPTURE, MOVES, Move, STEP};
use crate::{Action, ActionList, Role, Seat, Spot};

impl FourKings {
    /// The squares of pieces that a piece of that role may capture, among `enemies`.
    #[inline(always)]
    pub(super) fn victims(&self, role: Role, enemies: SquareSet) -> SquareSet {
        match role {
            Role::Boat if self.is(WEAK_BOATS) => self.boats_victims(enemies),
            Role::Pawn if self.is(WEAK_PAWNS) => enemies & (self.pawns | (self.high & self.low)),
            _ => enemies,
        }
    }

    #[cold]
    fn boats_victims(&self, enemies: SquareSet) -> SquareSet {
        let boats = self.of_kind(Kind::Boat);
        let ranked = match self.rules.rank_rule() {
            RankRule::Off => enemies,
            RankRule::PlRanks => enemies & (self.pawns | boats),
            RankRule::Cz => enemies & self.pawns,
        };
        if self.rules.boat_takes_boat() { ranked } else { ranked.without(boats) }
    }

    /// Squares that an army's pieces may not enter: its own and, unless they may be captured, its ally's.
    #[inline(always)]
    pub(super) fn friends(&self, army: Seat) -> SquareSet {
        let own = self.own(army);
        if self.is(CAPTURE_ALLY) { own } else { own | self.own(self.seating.ally(army)) }
    }

    /// Every move with the dice still to be used (or any, without dice), each once.
    #[inline(always)]
    pub(super) fn each_move(&self, named: Kinds, emit: &mut impl FnMut(Action)) {
        if self.everyone_commands_himself() {
            self.army_moves(self.thrower, named, emit);
        } else {
            self.each_united_move(named, emit);
        }
    }

    #[inline(never)]
    fn each_united_move(&self, named: Kinds, emit: &mut impl FnMut(Action)) {
        let [own, ally] = self.movers_united(named);
        self.army_moves(own.0, own.1, emit);
        if !ally.1.is_empty() {
            self.army_moves(ally.0, ally.1, emit);
        }
    }

    #[inline(always)]
    pub(super) fn army_moves(&self, army: Seat, kinds: Kinds, emit: &mut impl FnMut(Action)) {
        let enemies = self.occupied().without(self.friends(army));
        if self.is(POWERS) {
            return self.moves_of_powers(army, kinds, enemies, emit);
        }
        // Each kind has its own copy of the loop over its pieces.
        if kinds.has(Kind::King) {
            self.kind_moves(army, Kind::King, enemies, emit);
        }
        if kinds.has(Kind::Elephant) {
            self.kind_moves(army, Kind::Elephant, enemies, emit);
        }
        if kinds.has(Kind::Horse) {
            self.kind_moves(army, Kind::Horse, enemies, emit);
        }
        if kinds.has(Kind::Boat) {
            self.kind_moves(army, Kind::Boat, enemies, emit);
        }
        if kinds.has(Kind::King) {
            self.pawn_moves(army, enemies, emit);
        }
    }

    #[inline(always)]
    fn kind_moves(&self, army: Seat, kind: Kind, enemies: SquareSet, emit: &mut impl FnMut(Action)) {
        for from in self.own_kind(army, kind) {
            let reach = match kind {
                Kind::King => KING[from],
                Kind::Elephant => grid::rook(from, self.occupied()),
                Kind::Horse => KNIGHT[from],
                Kind::Boat => BOAT[from],
            };
            let moves = &MOVES[from];
            for to in reach & self.victims(kind.role(), enemies) {
                emit(moves[CAPTURE][to]);
            }
            for to in reach.without(self.occupied()) {
                emit(moves[STEP][to]);
            }
        }
    }

    /// The same, where boats or elephants do not move as they do by default.
    #[inline(never)]
    fn moves_of_powers(&self, army: Seat, kinds: Kinds, enemies: SquareSet, emit: &mut impl FnMut(Action)) {
        for kind in kinds.iter() {
            let victims = self.victims(kind.role(), enemies);
            for from in self.own_kind(army, kind) {
                let (reach, moves) = (self.reach(kind, from), &MOVES[from]);
                for to in reach & victims {
                    emit(moves[CAPTURE][to]);
                }
                for to in reach.without(self.occupied()) {
                    emit(moves[STEP][to]);
                }
            }
        }
        if kinds.has(Kind::King) {
            self.pawn_moves(army, enemies, emit);
        }
    }

    #[inline(always)]
    fn pawn_moves(&self, army: Seat, enemies: SquareSet, emit: &mut impl FnMut(Action)) {
        let victims = self.victims(Role::Pawn, enemies);
        let zone = self.promotion_zone(army);
        for from in self.own_pawns(army) {
            let moves = &MOVES[from];
            for to in PAWN_HITS[army.index()][from] & victims {
                if zone.has(to) {
                    self.arrivals(from, to, emit);
                } else {
                    emit(moves[CAPTURE][to]);
                }
            }
            for to in PAWN_STEPS[army.index()][from].without(self.occupied()) {
                if zone.has(to) {
                    self.arrivals(from, to, emit);
                } else {
                    emit(moves[STEP][to]);
                }
            }
        }
        if self.is(COSTS_MOVE) {
            for action in self.waiting_promotions(army) {
                emit(action);
            }
        }
    }

    /// A pawn's move onto a square of its promotion zone.
    #[cold]
    fn arrivals(&self, from: Square, to: Square, emit: &mut impl FnMut(Action)) {
        let captures = self.occupied().has(to);
        let pawn = self.man_at(from);
        let change = self.changes(pawn, to);
        let early = self.rules.enter_last_line_early() || !last_line(pawn.army()).has(to);
        let stays = (!change.must && (early || !change.kinds.is_empty())).then_some(None);
        let changed = change.kinds.iter().map(|kind| Some(kind.role()));
        for promotion in stays.into_iter().chain(changed) {
            emit(Move { from, to, captures, promotion }.action());
        }
    }

    /// Every attack as a pair of attacker and attacked, for any throw.
    pub(super) fn all_attacks(&self) -> Vec<(Spot, Spot)> {
        let mut attacks = Vec::new();
        for army in Seat::ALL.into_iter().filter(|&army| !self.frozen(army)) {
            self.army_moves(army, Kinds::ALL, &mut |action| {
                if let Action::Capture { from, to, .. } = action
                    && attacks.last() != Some(&(from, to))
                {
                    attacks.push((from, to));
                }
            });
        }
        attacks
    }

    /// Whether there is a move of the named kinds.
    pub(super) fn can_move(&self, named: Kinds) -> bool {
        let mut any = false;
        self.each_move(named, &mut |_| any = true);
        any
    }

    /// The legal actions of the seat that decides.
    #[inline(always)]
    pub(super) fn legal(&self, list: &mut ActionList) {
        list.clear();
        // Half of the calls come when a throw is due: they return inline.
        if self.phase != Phase::Throw {
            self.decisions(list);
        }
    }

    fn decisions(&self, list: &mut ActionList) {
        if self.phase != Phase::Move {
            return self.rare_actions(list);
        }
        self.each_move(self.named(), &mut |action| list.push(action));
        if self.is(MAXIMISE) && self.dice[1] != 0 {
            self.keep_both_dice(list);
        }
        if list.is_empty() || self.is(MAY_PASS) {
            list.push(Action::Pass);
        }
    }

    /// The actions of phases other than moves.
    #[cold]
    fn rare_actions(&self, list: &mut ActionList) {
        match self.phase {
            Phase::Before => self.before_actions(list),
            Phase::Call => list.extend((2..=5).map(Action::Call)),
            Phase::Offer => {
                self.offers(list);
                list.push(Action::Pass);
            }
            Phase::Answer => list.extend([Action::Accept, Action::Decline]),
            Phase::Place => {
                let squares = self.return_squares(self.placing());
                list.extend(squares.iter().map(|at| Action::Place { at: at.spot() }));
            }
            Phase::Move | Phase::Throw | Phase::Over => {}
        }
    }

    /// Under `twoDice.mustMaximise`, drops first moves after which the second die cannot be used, if after others it
    /// can.
    #[cold]
    fn keep_both_dice(&self, list: &mut ActionList) {
        let good: ActionList = list
            .iter()
            .copied()
            .filter(|&action| {
                let mut after = *self;
                after.play_action(action, &mut ());
                after.phase != Phase::Move || after.thrower != self.thrower || after.can_move(after.named())
            })
            .collect();
        if !good.is_empty() {
            *list = good;
        }
    }
}
