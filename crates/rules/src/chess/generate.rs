//! Legal move generation: pins and check evasions are found first, so that moves need not be made and unmade. Only en
//! passant captures are tried on a copy of the pieces.
//!
//! One generator has several consumers ([`Out`]): the list of actions, that of captures, and the tests whether there is any
//! action, or any that captures nothing.

use super::Chess;
use super::attacks;
use super::castling::Right;
use super::exchange::{Arrival, promotions};
use super::options::Rules;
use super::powers::{Modern, Old, Powers, reach, stepping_at};
use crate::grid::{KING, KNIGHT, Side, Square, SquareSet, between, bishop, bishop_rays, line_through, rook, rook_rays};
use crate::moves::{CAPTURE, MOVES, Move, STEP};
use crate::{Action, ActionList, Role};

/// Receives moves as they are generated. Each method returns whether to stop.
trait Out {
    /// Moves of one piece to each of `targets`; captures on those of `enemy`.
    fn man(&mut self, from: Square, targets: SquareSet, enemy: SquareSet) -> bool;
    /// Pawn moves to `targets`, each from the square whose index is `back` less.
    fn pawns(&mut self, targets: SquareSet, back: i8, captures: bool) -> bool;
    /// Pawn moves to `targets` on the last rank.
    fn arrivals(&mut self, targets: SquareSet, back: i8, captures: bool, arrival: Arrival) -> bool;
    /// An en passant capture.
    fn passing(&mut self, from: Square, to: Square) -> bool;
}

/// Fills the list.
struct Fill<'a> {
    list: &'a mut ActionList,
    rules: Rules,
}

/// The square whose index is `back` less.
#[inline(always)]
fn before(to: Square, back: i8) -> Square {
    Square::from_index(to.index().wrapping_add_signed(-back))
}

impl Fill<'_> {
    fn push(&mut self, from: Square, to: Square, captures: bool, promotion: Option<Role>) {
        self.list.push(Move { from, to, captures, promotion }.action());
    }
}

impl Out for Fill<'_> {
    #[inline(always)]
    fn man(&mut self, from: Square, targets: SquareSet, enemy: SquareSet) -> bool {
        let moves = &MOVES[from];
        self.list.extend(targets.iter().map(|to| moves[enemy.bit(to) as usize][to]));
        false
    }

    #[inline(always)]
    fn pawns(&mut self, targets: SquareSet, back: i8, captures: bool) -> bool {
        let row = if captures { CAPTURE } else { STEP };
        self.list.extend(targets.iter().map(|to| MOVES[before(to, back)][row][to]));
        false
    }

    #[cold]
    fn arrivals(&mut self, targets: SquareSet, back: i8, captures: bool, arrival: Arrival) -> bool {
        for to in targets {
            let from = before(to, back);
            match arrival {
                Arrival::Becomes(kinds) => {
                    let rules = self.rules;
                    promotions(kinds).for_each(|kind| self.push(from, to, captures, Some(rules.role(kind))));
                }
                Arrival::Waits => self.push(from, to, captures, None),
                Arrival::Forbidden => {}
            }
        }
        false
    }

    #[cold]
    fn passing(&mut self, from: Square, to: Square) -> bool {
        self.push(from, to, true, None);
        false
    }
}

/// Fills the list with captures and promotions.
struct FillCaptures<'a>(Fill<'a>);

impl Out for FillCaptures<'_> {
    #[inline(always)]
    fn man(&mut self, from: Square, targets: SquareSet, enemy: SquareSet) -> bool {
        self.0.man(from, targets & enemy, enemy)
    }

    #[inline(always)]
    fn pawns(&mut self, targets: SquareSet, back: i8, captures: bool) -> bool {
        captures && self.0.pawns(targets, back, captures)
    }

    fn arrivals(&mut self, targets: SquareSet, back: i8, captures: bool, arrival: Arrival) -> bool {
        (captures || arrival != Arrival::Waits) && self.0.arrivals(targets, back, captures, arrival)
    }

    fn passing(&mut self, from: Square, to: Square) -> bool {
        self.0.passing(from, to)
    }
}

/// Stops at the first move that neither captures nor promotes.
struct AnyQuiet(bool);

impl Out for AnyQuiet {
    #[inline(always)]
    fn man(&mut self, _: Square, targets: SquareSet, enemy: SquareSet) -> bool {
        self.0 |= !targets.without(enemy).is_empty();
        self.0
    }

    #[inline(always)]
    fn pawns(&mut self, targets: SquareSet, _: i8, captures: bool) -> bool {
        self.0 |= !captures && !targets.is_empty();
        self.0
    }

    fn arrivals(&mut self, targets: SquareSet, _: i8, captures: bool, arrival: Arrival) -> bool {
        self.0 |= !captures && arrival == Arrival::Waits && !targets.is_empty();
        self.0
    }

    fn passing(&mut self, _: Square, _: Square) -> bool {
        self.0
    }
}

/// Stops at the first move.
struct Any(bool);

impl Out for Any {
    #[inline(always)]
    fn man(&mut self, _: Square, targets: SquareSet, _: SquareSet) -> bool {
        self.0 |= !targets.is_empty();
        self.0
    }

    #[inline(always)]
    fn pawns(&mut self, targets: SquareSet, _: i8, _: bool) -> bool {
        self.0 |= !targets.is_empty();
        self.0
    }

    #[inline(always)]
    fn arrivals(&mut self, targets: SquareSet, _: i8, _: bool, arrival: Arrival) -> bool {
        self.0 |= !targets.is_empty() && arrival != Arrival::Forbidden;
        self.0
    }

    fn passing(&mut self, _: Square, _: Square) -> bool {
        self.0 = true;
        true
    }
}

impl Chess {
    /// Fills the list of actions, without testing for a draw.
    #[inline]
    pub(super) fn fill(&self, list: &mut ActionList) {
        if !self.waiting().is_empty() {
            return self.fill_with_waiting(list);
        }
        self.each_move(&mut Fill { list, rules: self.rules });
    }

    /// Fills the list with the legal actions that change the material: captures, promotions and exchanges. Returns whether
    /// there are others.
    ///
    /// ```
    /// use ashtapada_rules::chess::{Chess, Options};
    /// use ashtapada_rules::{ActionList, Position};
    /// let position = Chess::parse("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &Options::default()).unwrap();
    /// let mut list = ActionList::new();
    /// assert!(position.tactical_actions(&mut list));
    /// assert_eq!(list.len(), 1);
    /// assert_eq!(list[0].to_string(), "e4xd5");
    /// ```
    pub fn tactical_actions(&self, list: &mut ActionList) -> bool {
        list.clear();
        if self.is_stopped() {
            return false;
        }
        if !self.waiting().is_empty() {
            self.fill_with_waiting(list);
            let all = list.len();
            list.retain(|action| action.is_tactical());
            return list.len() < all;
        }
        self.each_move(&mut FillCaptures(Fill { list, rules: self.rules }));
        // Where nothing can be captured, the game would be over if nothing else could be played.
        list.is_empty() || {
            let mut quiet = AnyQuiet(false);
            self.each_move(&mut quiet);
            quiet.0
        }
    }

    #[cold]
    fn fill_with_waiting(&self, list: &mut ActionList) {
        let due = self.exchange_now();
        if !due.is_empty() {
            return self.fill_exchanges(due, list);
        }
        self.each_move(&mut Fill { list, rules: self.rules });
        if list.is_empty() {
            self.fill_exchanges(self.exchange_alone(), list);
        }
    }

    /// Whether the side to move has any action.
    #[inline]
    pub(super) fn has_action(&self) -> bool {
        let exchanges = || !self.exchange_now().is_empty() || !self.exchange_alone().is_empty();
        if !self.waiting().is_empty() && exchanges() {
            return true;
        }
        let mut any = Any(false);
        self.each_move(&mut any);
        any.0
    }

    /// Whether the side to move can capture anything.
    #[cold]
    pub(super) fn can_capture(&self) -> bool {
        let mut list = ActionList::new();
        self.each_move(&mut FillCaptures(Fill { list: &mut list, rules: self.rules }));
        list.iter().any(|action| matches!(action, Action::Capture { .. }))
    }

    /// Each side has its own instance of the generator, in which every shift has a fixed direction.
    #[inline(always)]
    fn each_move(&self, out: &mut impl Out) {
        if !self.rules.has_modern_men() {
            return self.each_old_move(out);
        }
        match self.side() {
            Side::South => walk::<true, Modern>(self, out),
            Side::North => walk::<false, Modern>(self, out),
        }
    }

    #[inline(never)]
    fn each_old_move(&self, out: &mut impl Out) {
        match self.side() {
            Side::South => walk::<true, Old>(self, out),
            Side::North => walk::<false, Old>(self, out),
        }
    }

    /// Whether an en passant capture leaves the own king safe.
    #[cold]
    pub(super) fn passing_is_safe(&self, side: Side, from: Square, to: Square) -> bool {
        let mut after = *self;
        after.men.shift(from, to);
        after.men.clear(passed(to));
        after.checkers(side).is_empty()
    }
}

/// The square of the pawn that is captured en passant by a move to `to`.
#[inline(always)]
pub(super) const fn passed(to: Square) -> Square {
    Square::from_index(to.index() ^ 8)
}

/// The context of move generation for one side.
#[derive(Clone, Copy)]
struct Walk<'a> {
    chess: &'a Chess,
    side: Side,
    king: Square,
    enemy: SquareSet,
    /// Targets of all pieces but the king; in check, those that parry it.
    targets: SquareSet,
}

fn walk<const WHITE: bool, P: Powers>(chess: &Chess, out: &mut impl Out) {
    let side = if WHITE { Side::South } else { Side::North };
    let men = &chess.men;
    let occupied = men.occupied();
    let own = men.of(side);
    let enemy = occupied ^ own;
    let own_king = own & men.kings();
    let enemy_king = enemy & men.kings();
    let king = own_king.lowest();
    let rules = chess.rules;
    let (straight, diagonal) = (P::straight(rules, men), P::diagonal(rules, men));

    // The checkers, and the pieces pinned to the king by a slider.
    let mut checkers = enemy & (KNIGHT[king] & men.knights() | attacks::pawn(side, king) & men.pawns());
    let stepping = stepping_at::<P>(rules, men, side.other(), king);
    checkers |= stepping;
    let mut pinned = SquareSet::EMPTY;
    let snipers = enemy & (rook_rays(king) & straight | bishop_rays(king) & diagonal);
    for sniper in snipers {
        let inside = between(king, sniper) & occupied;
        if inside.is_empty() {
            checkers |= sniper.set();
        } else if !inside.is_several() {
            pinned |= inside & own;
        }
    }

    // A king is never captured (it can be attacked out of turn, by a piece that a suspended pawn was just exchanged
    // for).
    let mut targets = !(own | enemy_king);
    if !checkers.is_several() {
        if let Some(checker) = checkers.first() {
            // Nothing stands in the way of one that leaps.
            targets &= checkers | between(king, checker).only_if(!stepping.has(checker));
        }
        let walk = Walk { chess, side, king, enemy, targets };
        let pawns = own & men.pawns();
        if walk.pawns(pawns.without(pinned), targets, out) {
            return;
        }
        for from in (own & men.knights()).without(pinned) {
            if out.man(from, KNIGHT[from] & targets, enemy) {
                return;
            }
        }
        for from in (own & diagonal).without(pinned) {
            if out.man(from, bishop(from, occupied) & targets, enemy) {
                return;
            }
        }
        for from in (own & straight).without(pinned) {
            if out.man(from, rook(from, occupied) & targets, enemy) {
                return;
            }
        }
        for (kind, moves) in P::steppers(rules, men, side) {
            let Some(moves) = moves else { continue };
            for from in (own & kind).without(pinned) {
                if out.man(from, moves[from] & targets, enemy) {
                    return;
                }
            }
        }
        if !pinned.is_empty() && walk.pinned::<P>(pinned, out) {
            return;
        }
        if let Some(passing) = chess.memory.passing(side) {
            for from in attacks::pawn(side.other(), passing) & pawns {
                if chess.passing_is_safe(side, from, passing) && out.passing(from, passing) {
                    return;
                }
            }
        }
    }

    let guarded = KING[enemy_king.lowest()] | attacks::pawns(side.other(), enemy & men.pawns());
    let mut safe = KING[king].without(own).without(guarded);
    if !safe.is_empty() {
        // The king does not shield the squares behind it: sliders attack through its square.
        let without = occupied ^ own_king;
        let knights = (enemy & men.knights()).flat_map(|from| KNIGHT[from]);
        let bishops = (enemy & diagonal & attacks::bishop_near(king)).flat_map(|from| bishop(from, without));
        let rooks = (enemy & straight & attacks::rook_near(king)).flat_map(|from| rook(from, without));
        safe = safe.without(knights | bishops | rooks);
        for (kind, moves) in P::steppers(rules, men, side.other()) {
            let Some(moves) = moves else { continue };
            safe = safe.without((enemy & kind).flat_map(|from| moves[from]));
        }
    }
    if out.man(king, safe, enemy) {
        return;
    }
    if chess.memory.rights().is_empty() || !checkers.is_empty() {
        return;
    }
    if rules.castling() {
        for right in Right::of(side) {
            if chess.allow_castling(right).is_ok() && out.man(right.home(), right.king_to().set(), SquareSet::EMPTY) {
                return;
            }
        }
        return;
    }
    out.man(king, chess.king_leaps(), enemy);
}

impl Walk<'_> {
    #[cold]
    fn pinned<P: Powers>(self, pinned: SquareSet, out: &mut impl Out) -> bool {
        let (rules, men) = (self.chess.rules, &self.chess.men);
        pinned.iter().any(|from| {
            let targets = self.targets & line_through(self.king, from);
            if men.pawns().has(from) {
                return self.pawns(from.set(), targets, out);
            }
            let mut targets = reach::<P>(rules, men, self.side, from) & targets;
            if P::LEAP {
                // What leaps may come down on the line behind the king, or behind the piece that pins it.
                targets = targets.iter().filter(|&to| self.leaves_king_safe(from, to)).collect();
            }
            out.man(from, targets, self.enemy)
        })
    }

    /// Whether the king is safe after a move of another piece.
    fn leaves_king_safe(self, from: Square, to: Square) -> bool {
        let mut after = *self.chess;
        after.men.shift(from, to);
        after.checkers(self.side).is_empty()
    }

    /// Moves of all `pawns` at once. Suspended pawns, on their last rank, are shifted off the board.
    #[inline(always)]
    fn pawns(self, pawns: SquareSet, targets: SquareSet, out: &mut impl Out) -> bool {
        let empty = !self.chess.men.occupied();
        let (last, third) = (self.side.rank(7), self.side.rank(2).only_if(self.chess.rules.double_step()));
        let forward = self.side.forward();
        let (ahead, west_by, east_by) = (8 * forward, 8 * forward - 1, 8 * forward + 1);

        let single = pawns.shifted(0, forward) & empty;
        let double = (single & third).shifted(0, forward) & empty & targets;
        let single = single & targets;
        let victims = self.enemy & targets;
        let west = pawns.shifted(-1, forward) & victims;
        let east = pawns.shifted(1, forward) & victims;

        if out.pawns(west.without(last), west_by, true)
            || out.pawns(east.without(last), east_by, true)
            || out.pawns(single.without(last), ahead, false)
            || out.pawns(double, 2 * ahead, false)
        {
            return true;
        }
        if (single | west | east).meets(last) {
            let arrival = self.chess.arrival();
            return out.arrivals(west & last, west_by, true, arrival)
                || out.arrivals(east & last, east_by, true, arrival)
                || out.arrivals(single & last, ahead, false, arrival);
        }
        false
    }
}
