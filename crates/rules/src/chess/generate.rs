//! Legal actions, found directly: what is pinned and what answers a check is known before a man is
//! looked at, so no move is made and taken back.
//!
//! One walk serves two askers ([`Out`]): the list of actions, and the question whether there is any.

use super::attacks::{self, FILE_A, FILE_H, RANK_1, RANK_8};
use super::men::{BISHOP, KNIGHT, QUEEN, ROOK, bit, role_of};
use super::options::{DelayedExchange, NoneCaptured};
use super::{Chess, NO_SQUARE};
use crate::moves::{CAPTURE, MOVES, STEP};
use crate::{Action, ActionList, Role, Spot};

/// What a pawn may become, in the order of the list of actions.
pub(super) const PROMOTIONS: [u8; 4] = [QUEEN, ROOK, BISHOP, KNIGHT];

/// What happens to a pawn that arrives on the last row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrival {
    /// It becomes one of these: bit *n* for code *n*.
    Becomes(u8),
    /// It stays there and waits.
    Waits,
    /// It may not go there.
    Forbidden,
}

/// Takes moves as they are found. Each method answers whether to stop the search.
trait Out {
    /// One man goes to any square of `targets`, capturing on those of `enemy`.
    fn man(&mut self, from: u8, targets: u64, enemy: u64) -> bool;
    /// Pawns come to `targets`, each from `back` squares before.
    fn pawns(&mut self, targets: u64, back: i8, capture: bool) -> bool;
    /// Pawns come to `targets` on the last row.
    fn arrivals(&mut self, targets: u64, back: i8, capture: bool, arrival: Arrival) -> bool;
    /// A pawn captures in passing.
    fn passing(&mut self, from: u8, to: u8) -> bool;
}

/// Fills the list.
struct Fill<'a>(&'a mut ActionList);

#[inline(always)]
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(square)
    })
}

#[inline(always)]
fn action(capture: bool, from: u8, to: u8, promotion: Option<Role>) -> Action {
    let (from, to) = (Spot::from_square(from), Spot::from_square(to));
    if capture { Action::Capture { from, to, promotion } } else { Action::Step { from, to, promotion } }
}

impl Out for Fill<'_> {
    #[inline(always)]
    fn man(&mut self, from: u8, targets: u64, enemy: u64) -> bool {
        let moves = &MOVES[usize::from(from & 63)];
        self.0.extend(squares(targets).map(|to| moves[(enemy >> to & 1) as usize][usize::from(to & 63)]));
        false
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, back: i8, capture: bool) -> bool {
        let row = if capture { CAPTURE } else { STEP };
        self.0.extend(squares(targets).map(|to| {
            let from = to.wrapping_add_signed(-back);
            MOVES[usize::from(from & 63)][row][usize::from(to & 63)]
        }));
        false
    }

    #[cold]
    fn arrivals(&mut self, targets: u64, back: i8, capture: bool, arrival: Arrival) -> bool {
        for to in squares(targets) {
            let from = to.wrapping_add_signed(-back);
            match arrival {
                Arrival::Becomes(codes) => {
                    for code in PROMOTIONS.into_iter().filter(|code| codes >> code & 1 != 0) {
                        self.0.push(action(capture, from, to, Some(role_of(code))));
                    }
                }
                Arrival::Waits => self.0.push(action(capture, from, to, None)),
                Arrival::Forbidden => {}
            }
        }
        false
    }

    #[cold]
    fn passing(&mut self, from: u8, to: u8) -> bool {
        self.0.push(action(true, from, to, None));
        false
    }
}

/// Stops at the first move.
struct Any(bool);

impl Out for Any {
    #[inline(always)]
    fn man(&mut self, _: u8, targets: u64, _: u64) -> bool {
        self.0 |= targets != 0;
        self.0
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: i8, _: bool) -> bool {
        self.0 |= targets != 0;
        self.0
    }

    #[inline(always)]
    fn arrivals(&mut self, targets: u64, _: i8, _: bool, arrival: Arrival) -> bool {
        self.0 |= targets != 0 && arrival != Arrival::Forbidden;
        self.0
    }

    fn passing(&mut self, _: u8, _: u8) -> bool {
        self.0 = true;
        true
    }
}

impl Chess {
    /// The list of actions, without asking whether the game is over by a draw.
    #[inline]
    pub(super) fn fill(&self, list: &mut ActionList) {
        if self.waiting() != 0 {
            return self.fill_with_waiting(list);
        }
        self.fill_moves(list);
    }

    #[inline(always)]
    fn fill_moves(&self, list: &mut ActionList) {
        if self.white() {
            walk::<true, _>(self, &mut Fill(list));
        } else {
            walk::<false, _>(self, &mut Fill(list));
        }
    }

    #[cold]
    fn fill_with_waiting(&self, list: &mut ActionList) {
        let due = self.exchange_now();
        if due != 0 {
            return self.fill_exchanges(due, list);
        }
        self.fill_moves(list);
        if list.is_empty() {
            self.fill_exchanges(self.exchange_alone(), list);
        }
    }

    /// Whether the side to move has any action.
    #[inline]
    pub(super) fn has_action(&self) -> bool {
        if self.waiting() != 0 && (self.exchange_now() != 0 || self.exchange_alone() != 0) {
            return true;
        }
        let mut any = Any(false);
        if self.white() {
            walk::<true, _>(self, &mut any);
        } else {
            walk::<false, _>(self, &mut any);
        }
        any.0
    }

    /// The suspended pawns of the side to move.
    #[inline(always)]
    pub(super) fn waiting(&self) -> u64 {
        let last = if self.white() { RANK_8 } else { RANK_1 };
        self.men.pawns() & self.men.of(self.white()) & last
    }

    /// Those of them for which there is a captured piece.
    #[inline(always)]
    pub(super) fn exchanges(&self) -> u64 {
        let waiting = self.waiting();
        if waiting == 0 || self.pool_codes(self.white()) == 0 { 0 } else { waiting }
    }

    /// The suspended pawns that are exchanged now, before anything else is done.
    pub(super) fn exchange_now(&self) -> u64 {
        if self.has_moved() || self.rules.delayed_exchange() == DelayedExchange::Free { self.exchanges() } else { 0 }
    }

    /// The suspended pawns whose exchange is the whole turn if there is no move: not to get out of check.
    fn exchange_alone(&self) -> u64 {
        if self.checkers(self.white()) == 0 { self.exchanges() } else { 0 }
    }

    #[cold]
    fn fill_exchanges(&self, pawns: u64, list: &mut ActionList) {
        let pool = self.pool_codes(self.white());
        for at in squares(pawns) {
            for code in PROMOTIONS.into_iter().filter(|code| pool >> code & 1 != 0) {
                list.push(Action::Promote { at: Spot::from_square(at), role: role_of(code) });
            }
        }
    }

    /// How many pieces of one code a side has lost to the other and may get back: the men of a set less
    /// those that stand (AMB-103). More of them than a set has (set up by hand) leave none to get back.
    pub(super) fn pool_count(&self, white: bool, code: u8) -> u8 {
        let set = match code & 7 {
            QUEEN => 1,
            ROOK | BISHOP | KNIGHT => 2,
            _ => 0u8,
        };
        set.saturating_sub((self.men.kind(code) & self.men.of(white)).count_ones() as u8)
    }

    /// The codes of which [`Chess::pool_count`] is not 0, bit *n* for code *n*.
    #[cold]
    pub(super) fn pool_codes(&self, white: bool) -> u8 {
        PROMOTIONS.into_iter().filter(|&code| self.pool_count(white, code) > 0).fold(0, |codes, code| codes | 1 << code)
    }

    /// What would happen to a pawn of the side to move on its last row.
    #[cold]
    pub(super) fn arrival(&self) -> Arrival {
        let rule = self.rules.none_captured();
        if rule == NoneCaptured::Free {
            return Arrival::Becomes(1 << QUEEN | 1 << ROOK | 1 << BISHOP | 1 << KNIGHT);
        }
        match (self.pool_codes(self.white()), rule) {
            (0, NoneCaptured::Illegal) => Arrival::Forbidden,
            (0, _) => Arrival::Waits,
            (codes, _) => Arrival::Becomes(codes),
        }
    }

    /// Whether a capture in passing leaves the own king safe.
    #[cold]
    pub(super) fn passing_is_safe(&self, white: bool, from: u8, to: u8) -> bool {
        let mut men = self.men;
        men.shift(from, to);
        men.put(passed(to), 0);
        let king = (men.kings() & men.of(white)).trailing_zeros() as u8;
        attacks::attackers(&men, !white, king, men.occupied()) == 0
    }

    /// Whether the side to move may castle with this right (1 White short, 2 long, 4 and 8 Black): `Err` tells
    /// what stands in the way, or the square on which the king would be attacked.
    pub(super) fn castle(&self, right: u8) -> Result<(u8, u8), CastleTrouble> {
        let home = if right < 4 { 4 } else { 60 };
        let short = right & 5 != 0;
        let rook = if short { home + 3 } else { home - 4 };
        let to = if short { home + 2 } else { home - 2 };
        if self.memory.rights() & right == 0 {
            return Err(CastleTrouble::Lost);
        }
        let occupied = self.men.occupied();
        let inside = attacks::between(home, rook) & occupied;
        if inside != 0 {
            return Err(CastleTrouble::Blocked(inside.trailing_zeros() as u8));
        }
        for at in [home, (home + to) / 2, to] {
            if attacks::attackers(&self.men, right >= 4, at, occupied & !bit(home)) != 0 {
                return Err(CastleTrouble::Attacked(at));
            }
        }
        Ok((home, to))
    }
}

/// Why castling is not possible now.
pub(super) enum CastleTrouble {
    /// King or rook has moved.
    Lost,
    /// A man stands between them.
    Blocked(u8),
    /// The king stands, passes or arrives on an attacked square.
    Attacked(u8),
}

/// Where the pawn stands that is captured in passing by going to `to`.
#[inline(always)]
pub(super) const fn passed(to: u8) -> u8 {
    to ^ 8
}

fn walk<const WHITE: bool, O: Out>(chess: &Chess, out: &mut O) {
    let men = &chess.men;
    let occupied = men.occupied();
    let own = men.of(WHITE);
    let enemy = occupied ^ own;
    let own_king = own & men.kings();
    let enemy_king = enemy & men.kings();
    let king = own_king.trailing_zeros() as u8;
    let (straight, diagonal) = (men.straight(), men.diagonal());

    // Who gives check, and who stands alone between the king and a line piece.
    let mut checkers = enemy & (attacks::knight(king) & men.knights() | attacks::pawn(WHITE, king) & men.pawns());
    let mut pinned = 0;
    let snipers = enemy & (attacks::rook_rays(king) & straight | attacks::bishop_rays(king) & diagonal);
    for sniper in squares(snipers) {
        let inside = attacks::between(king, sniper) & occupied;
        if inside == 0 {
            checkers |= bit(sniper);
        } else if inside & (inside - 1) == 0 {
            pinned |= inside & own;
        }
    }

    // Where others than the king may go. A king is never captured (he can stand attacked for one move, by
    // a piece that a suspended pawn was just exchanged for).
    let mut targets = !(own | enemy_king);
    let single = checkers & checkers.wrapping_sub(1) == 0;
    if checkers != 0 && single {
        targets &= checkers | attacks::between(king, checkers.trailing_zeros() as u8);
    }
    if single {
        let pawns = own & men.pawns();
        if pawn_moves::<WHITE, O>(chess, pawns & !pinned, !occupied, enemy, targets, out) {
            return;
        }
        for from in squares(own & men.knights() & !pinned) {
            if out.man(from, attacks::knight(from) & targets, enemy) {
                return;
            }
        }
        for from in squares(own & diagonal & !pinned) {
            if out.man(from, attacks::bishop(from, occupied) & targets, enemy) {
                return;
            }
        }
        for from in squares(own & straight & !pinned) {
            if out.man(from, attacks::rook(from, occupied) & targets, enemy) {
                return;
            }
        }
        if pinned != 0 && pinned_moves::<WHITE, O>(chess, king, pinned, targets, out) {
            return;
        }
        let passing = chess.memory.passing(WHITE);
        if passing != NO_SQUARE {
            for from in squares(attacks::pawn(!WHITE, passing) & pawns) {
                if chess.passing_is_safe(WHITE, from, passing) && out.passing(from, passing) {
                    return;
                }
            }
        }
    }

    let other_king = attacks::king(enemy_king.trailing_zeros() as u8);
    let mut safe = attacks::king(king) & !own & !other_king & !attacks::pawn_set(!WHITE, enemy & men.pawns());
    if safe != 0 {
        // He does not hide behind himself: lines go through where he stands now.
        let without = occupied ^ own_king;
        let mut danger = 0;
        for from in squares(enemy & men.knights()) {
            danger |= attacks::knight(from);
        }
        for from in squares(enemy & diagonal & attacks::bishop_near(king)) {
            danger |= attacks::bishop(from, without);
        }
        for from in squares(enemy & straight & attacks::rook_near(king)) {
            danger |= attacks::rook(from, without);
        }
        safe &= !danger;
    }
    if out.man(king, safe, enemy) {
        return;
    }
    if chess.memory.rights() != 0 && checkers == 0 {
        for right in if WHITE { [1, 2] } else { [4, 8] } {
            if let Ok((from, to)) = chess.castle(right)
                && out.man(from, bit(to), 0)
            {
                return;
            }
        }
    }
}

#[cold]
fn pinned_moves<const WHITE: bool, O: Out>(chess: &Chess, king: u8, pinned: u64, targets: u64, out: &mut O) -> bool {
    let men = &chess.men;
    let occupied = men.occupied();
    let enemy = men.of(!WHITE);
    for from in squares(pinned) {
        let at = bit(from);
        let targets = targets & attacks::line_through(king, from);
        let stop = if men.pawns() & at != 0 {
            pawn_moves::<WHITE, O>(chess, at, !occupied, enemy, targets, out)
        } else {
            let mut reach = 0;
            if men.diagonal() & at != 0 {
                reach |= attacks::bishop(from, occupied);
            }
            if men.straight() & at != 0 {
                reach |= attacks::rook(from, occupied);
            }
            out.man(from, reach & targets, enemy)
        };
        if stop {
            return true;
        }
    }
    false
}

/// Moves of all `pawns` at once. Pawns on their last row (suspended) go over the edge and vanish.
#[inline(always)]
fn pawn_moves<const WHITE: bool, O: Out>(
    chess: &Chess,
    pawns: u64,
    empty: u64,
    enemy: u64,
    targets: u64,
    out: &mut O,
) -> bool {
    let last = if WHITE { RANK_8 } else { RANK_1 };
    let third = if WHITE { RANK_1 << 16 } else { RANK_8 >> 16 };
    let forward = |set: u64| if WHITE { set << 8 } else { set >> 8 };
    let (ahead, west_by, east_by) = if WHITE { (8, 7, 9) } else { (-8, -9, -7) };

    let single = forward(pawns) & empty;
    let double = forward(single & third) & empty & targets;
    let single = single & targets;
    let victims = enemy & targets;
    let (west, east) = (pawns & !FILE_A, pawns & !FILE_H);
    let west = (if WHITE { west << 7 } else { west >> 9 }) & victims;
    let east = (if WHITE { east << 9 } else { east >> 7 }) & victims;

    if out.pawns(west & !last, west_by, true)
        || out.pawns(east & !last, east_by, true)
        || out.pawns(single & !last, ahead, false)
        || out.pawns(double, 2 * ahead, false)
    {
        return true;
    }
    if (single | west | east) & last != 0 {
        let arrival = chess.arrival();
        return out.arrivals(west & last, west_by, true, arrival)
            || out.arrivals(east & last, east_by, true, arrival)
            || out.arrivals(single & last, ahead, false, arrival);
    }
    false
}
