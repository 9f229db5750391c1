//! Which moves there are.

use alloc::vec::Vec;

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::moves::{CAPTURES, MOVES};
use crate::{Action, ActionList, ChanceList, Probability, Spot, Throw};

/// A set of kinds that may be moved: bit 0 kings and pawns, then elephants, horses, boats.
pub(super) type Kinds = u8;
/// All of them.
pub(super) const ALL_KINDS: Kinds = 0b1111;
const BOATS: Kinds = 1 << BOAT;

/// The four throws of one fair die.
const ONE_DIE: [(Throw, Probability); 4] = {
    let quarter = Probability { numerator: 1, denominator: 4 };
    [(Throw::one(2), quarter), (Throw::one(3), quarter), (Throw::one(4), quarter), (Throw::one(5), quarter)]
};

/// The kinds that a face moves; none for 0.
#[inline(always)]
fn kinds_of(face: u8) -> Kinds {
    static KINDS: [Kinds; 8] = [0, 0, 1 << BOAT, 1 << HORSE, 1 << ELEPHANT, 1 << KING, 0, 0];
    KINDS[usize::from(face & 7)]
}

impl FourKings {
    /// The kinds that the dice left name; all of them without dice.
    #[inline(always)]
    pub(super) fn named(&self) -> Kinds {
        if self.is(FREE_CHOICE) { ALL_KINDS } else { kinds_of(self.dice[0]) | kinds_of(self.dice[1]) }
    }

    /// Whether the maker of a parade, not the thrower, uses the 2 that is left.
    pub(super) fn maker_moves(&self) -> bool {
        self.rules.parade_boat_turns() == ParadeBoatTurns::BothThrows
            && self.boats & (1 << self.thrower) != 0
            && !self.united(self.thrower)
            && self.named() == BOATS
    }

    /// The seat that decides about the thrown move.
    pub(super) fn mover(&self) -> u8 {
        if self.maker_moves() { self.seating.ally(self.thrower) } else { self.commander(self.thrower) }
    }

    /// The armies that may move now with the kinds that may, for the kinds named by the dice.
    #[inline(always)]
    pub(super) fn movers(&self, named: Kinds) -> [(u8, Kinds); 2] {
        if self.command | self.boats == 0 {
            return [(self.thrower, named), (self.thrower, 0)];
        }
        self.movers_united(named)
    }

    #[inline(always)]
    fn movers_united(&self, named: Kinds) -> [(u8, Kinds); 2] {
        let own = self.thrower;
        let ally = self.seating.ally(own);
        let (mut own_kinds, mut ally_kinds) = (named, 0);
        if self.command != 0 && self.united(own) {
            ally_kinds = named;
        } else if self.boats != 0 {
            // A boat won by a parade is moved by its maker alone: on his own 2, or also on its owner's.
            if self.boats & (1 << own) != 0 && !self.maker_moves() {
                own_kinds &= !BOATS;
            }
            if self.boats & (1 << ally) != 0 {
                ally_kinds = named & BOATS;
            }
        }
        if self.is(FREEZE) {
            own_kinds = if self.frozen(own) { 0 } else { own_kinds };
            ally_kinds = if self.frozen(ally) { 0 } else { ally_kinds };
        }
        [(own, own_kinds), (ally, ally_kinds)]
    }

    /// The squares of pieces that a piece with that code may capture, among `enemies`.
    #[inline(always)]
    pub(super) fn victims(&self, code: u8, enemies: Set) -> Set {
        if code == BOAT && self.is(WEAK_BOATS) {
            return self.boats_victims(enemies);
        }
        if code >= PAWN && self.is(WEAK_PAWNS) { enemies & (self.pawns | (self.high & self.low)) } else { enemies }
    }

    #[cold]
    fn boats_victims(&self, enemies: Set) -> Set {
        let boats = self.high & self.low & !self.pawns;
        let ranked = match self.rules.rank_rule() {
            RankRule::Off => enemies,
            RankRule::PlRanks => enemies & (self.pawns | boats),
            RankRule::Cz => enemies & self.pawns,
        };
        if self.rules.boat_takes_boat() { ranked } else { ranked & !boats }
    }

    /// Squares that an army's pieces may not enter: its own and, unless they may be captured, its ally's.
    #[inline(always)]
    pub(super) fn friends(&self, army: u8) -> Set {
        let own = self.own(army);
        if self.is(CAPTURE_ALLY) { own } else { own | self.own(self.seating.ally(army)) }
    }

    /// Every move with the dice left (or any, without dice), each once.
    #[inline(always)]
    pub(super) fn each_move(&self, named: Kinds, emit: &mut impl FnMut(Action)) {
        if self.command | self.boats == 0 {
            self.army_moves(self.thrower, named, emit);
        } else {
            self.each_united_move(named, emit);
        }
    }

    #[inline(never)]
    fn each_united_move(&self, named: Kinds, emit: &mut impl FnMut(Action)) {
        let [own, ally] = self.movers_united(named);
        self.army_moves(own.0, own.1, emit);
        if ally.1 != 0 {
            self.army_moves(ally.0, ally.1, emit);
        }
    }

    #[inline(always)]
    fn army_moves(&self, army: u8, kinds: Kinds, emit: &mut impl FnMut(Action)) {
        let friends = self.friends(army);
        let enemies = self.occupied() & !friends;
        let own = self.own(army);
        self.kind_moves::<KING>(own, kinds, enemies, emit);
        self.kind_moves::<ELEPHANT>(own, kinds, enemies, emit);
        self.kind_moves::<HORSE>(own, kinds, enemies, emit);
        self.kind_moves::<BOAT>(own, kinds, enemies, emit);
        if kinds & 1 != 0 {
            self.pawn_moves(army, own, enemies, emit);
        }
    }

    #[inline(always)]
    fn kind_moves<const KIND: u8>(&self, own: Set, kinds: Kinds, enemies: Set, emit: &mut impl FnMut(Action)) {
        if kinds & (1 << KIND) == 0 {
            return;
        }
        for from in squares(own & self.of_kind(KIND)) {
            let reach = match KIND {
                KING => KING_STEPS[usize::from(from & 63)],
                ELEPHANT => elephant_reach(from, self.occupied()),
                HORSE => HORSE_LEAPS[usize::from(from & 63)],
                _ => BOAT_LEAPS[usize::from(from & 63)],
            };
            let moves = &MOVES[usize::from(from & 63)];
            for to in squares(reach & self.victims(KIND, enemies)) {
                emit(moves[CAPTURES + usize::from(to & 63)]);
            }
            for to in squares(reach & !self.occupied()) {
                emit(moves[usize::from(to & 63)]);
            }
        }
    }

    #[inline(always)]
    fn pawn_moves(&self, army: u8, own: Set, enemies: Set, emit: &mut impl FnMut(Action)) {
        let index = usize::from(army & 3);
        let occupied = self.occupied();
        let victims = self.victims(PAWN, enemies);
        let zone = self.promotion_zone(army);
        for from in squares(own & self.pawns) {
            let moves = &MOVES[usize::from(from & 63)];
            for to in squares(PAWN_HITS[index][usize::from(from & 63)] & victims) {
                if zone & bit(to) == 0 {
                    emit(moves[CAPTURES + usize::from(to & 63)]);
                } else {
                    self.arrivals(army, from, to, emit);
                }
            }
            for to in squares(PAWN_STEPS[index][usize::from(from & 63)] & !occupied) {
                if zone & bit(to) == 0 {
                    emit(moves[usize::from(to & 63)]);
                } else {
                    self.arrivals(army, from, to, emit);
                }
            }
        }
        if self.is(COSTS_MOVE) {
            for action in self.waiting_promotions(army) {
                emit(action);
            }
        }
    }

    /// A pawn's move onto a square where it may change.
    #[cold]
    fn arrivals(&self, army: u8, from: u8, to: u8, emit: &mut impl FnMut(Action)) {
        let captures = self.occupied() & bit(to) != 0;
        let change = self.changes(army, self.code_at(from), to);
        let last = LAST[usize::from(army & 3)] & bit(to) != 0;
        let early = self.rules.enter_last_line_early() || !last;
        let stays = (!change.must && (early || change.kinds != 0)).then_some(None);
        let changed = (0..4u8).filter(|kind| change.kinds & (1 << kind) != 0).map(|kind| Some(role(kind)));
        for promotion in stays.into_iter().chain(changed) {
            let (from, to) = (spot(from), spot(to));
            emit(if captures { Action::Capture { from, to, promotion } } else { Action::Step { from, to, promotion } });
        }
    }

    /// Attacker and attacked, whatever is thrown.
    pub(super) fn all_attacks(&self) -> Vec<(Spot, Spot)> {
        let mut attacks = Vec::new();
        for army in (0..4).filter(|&army| !self.frozen(army)) {
            self.army_moves(army, ALL_KINDS, &mut |action| {
                if let Action::Capture { from, to, .. } = action
                    && attacks.last() != Some(&(from, to))
                {
                    attacks.push((from, to));
                }
            });
        }
        attacks
    }

    /// Whether the dice left (or any kind, without dice) allow any move.
    pub(super) fn can_move(&self, named: Kinds) -> bool {
        let mut any = false;
        self.each_move(named, &mut |_| any = true);
        any
    }

    /// The legal actions of the seat that decides.
    #[inline(always)]
    pub(super) fn legal(&self, list: &mut ActionList) {
        list.clear();
        // Every other question is asked before a throw: it is answered without a call.
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

    /// What is to be decided besides moves.
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
                let army = first(u64::from(self.placing()));
                list.extend(squares(self.return_squares(army)).map(|at| Action::Place { at: spot(at) }));
            }
            Phase::Move | Phase::Throw | Phase::Over => {}
        }
    }

    /// Under `twoDice.mustMaximise`, drops first moves that spoil the second die, if some do not.
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

    /// The throws that may come, with their probabilities.
    #[inline]
    pub(super) fn throws(&self, list: &mut ChanceList) {
        list.clear();
        if self.phase != Phase::Throw {
            return;
        }
        if self.called == 0 {
            if self.rules.dice() == Dice::One {
                list.extend(ONE_DIE);
            } else {
                for low in 2..=5 {
                    for high in low..=5 {
                        let denominator = if low == high { 16 } else { 8 };
                        list.push((Throw::two(low, high), Probability { numerator: 1, denominator }));
                    }
                }
            }
            return;
        }
        // With skill p (in thousandths) the named face comes with p + (1 - p) / 4, the others with (1 - p) / 4.
        let skill = u32::from(self.rules.throw().skill().unwrap_or(0));
        let weight = |face: u8| if face == self.called { 1000 + 3 * skill } else { 1000 - skill };
        if self.rules.dice() == Dice::One {
            let faces = (2..=5).filter(|&face| weight(face) > 0);
            list.extend(faces.map(|face| (Throw::one(face), Probability::new(weight(face), 4000))));
        } else {
            for low in 2..=5 {
                for high in low..=5 {
                    let ways = if low == high { 1 } else { 2 };
                    let numerator = ways * weight(low) * weight(high);
                    if numerator > 0 {
                        list.push((Throw::two(low, high), Probability::new(numerator, 16_000_000)));
                    }
                }
            }
        }
    }
}
