//! Playing an action, and telling what happened.

use super::attacks;
use super::generate::passed;
use super::men::{BLACK, KING, PAWN, bit, code_of, role_of, seat_of};
use super::{Chess, NO_SQUARE, hash};
use crate::{Action, Event, EventSink, Means, Role, Seat, Spot};

/// Castling rights that survive a man leaving or entering a square.
static KEEPS: [u8; 64] = {
    let mut keeps = [15; 64];
    keeps[0] = 15 & !2;
    keeps[4] = 15 & !3;
    keeps[7] = 15 & !1;
    keeps[56] = 15 & !8;
    keeps[60] = 15 & !12;
    keeps[63] = 15 & !4;
    keeps
};

impl Chess {
    /// Plays a legal action.
    #[inline(always)]
    pub(super) fn make<S: EventSink>(&mut self, action: Action, sink: &mut S) {
        match action {
            Action::Step { from, to, promotion } => self.go::<S, false>(from.square(), to.square(), promotion, sink),
            Action::Capture { from, to, promotion } => self.go::<S, true>(from.square(), to.square(), promotion, sink),
            Action::Promote { at, role } => {
                self.change(at.square(), role);
                self.clock = 0;
                if S::LISTENS {
                    sink.event(Event::Promoted { army: seat_of(self.men.code(at.square())), at, role });
                    if self.checkers(!self.white) != 0 {
                        sink.event(Event::Check { seat: self.seat().opposite() });
                    }
                    self.tell_end(sink);
                }
            }
            // Nothing else is legal in chess.
            _ => {}
        }
    }

    #[inline(always)]
    fn go<S: EventSink, const CAPTURE: bool>(&mut self, from: u8, to: u8, promotion: Option<Role>, sink: &mut S) {
        let code = self.men.code(from);
        if S::LISTENS {
            self.tell_move(code, from, to, CAPTURE, sink);
        }
        let mut key = self.key ^ hash::man(code, from) ^ hash::man(code, to) ^ hash::black_to_move();
        if CAPTURE {
            key ^= hash::man(self.men.code(to), to);
        }
        self.key = key;
        self.men.shift(from, to);
        let pawn = code & 7 == PAWN;
        self.clock = if CAPTURE || pawn { 0 } else { self.clock.saturating_add(1) };
        if !self.white {
            self.number = self.number.saturating_add(1);
        }
        if let Some(role) = promotion {
            self.change(to, role);
        }
        if self.rules.castling() && self.rights != 0 {
            self.castle_and_rights(code, from, to);
        }
        if self.rules.en_passant() {
            self.pass_and_be_passed(pawn, CAPTURE, from, to);
        }
        self.white = !self.white;
        if S::LISTENS {
            self.tell_after(pawn, to, promotion, sink);
        }
    }

    /// A pawn becomes something else where it stands.
    #[cold]
    fn change(&mut self, at: u8, role: Role) {
        let old = self.men.code(at);
        // Only queen, rook, bishop and knight are legal; a role of another game leaves the pawn.
        let new = code_of(role).map_or(old, |code| code | old & BLACK);
        self.key ^= hash::man(old, at) ^ hash::man(new, at);
        self.men.put(at, new);
    }

    #[inline(never)]
    fn castle_and_rights(&mut self, code: u8, from: u8, to: u8) {
        if code & 7 == KING && from.abs_diff(to) == 2 {
            let (corner, beside) = if to > from { (to + 1, to - 1) } else { (to.wrapping_sub(2), to + 1) };
            let rook = self.men.code(corner);
            self.key ^= hash::man(rook, corner) ^ hash::man(rook, beside);
            self.men.shift(corner, beside);
        }
        let rights = self.rights & KEEPS[usize::from(from & 63)] & KEEPS[usize::from(to & 63)];
        self.key ^= hash::rights(self.rights) ^ hash::rights(rights);
        self.rights = rights;
    }

    /// Takes off a pawn captured in passing, and keeps the square on which this pawn can be captured so.
    #[inline(never)]
    fn pass_and_be_passed(&mut self, pawn: bool, capture: bool, from: u8, to: u8) {
        let before = self.passing;
        self.passing = NO_SQUARE;
        if pawn {
            if capture && to == before {
                let victim = passed(to);
                self.key ^= hash::man(self.men.code(victim), victim);
                self.men.put(victim, 0);
            }
            if from.abs_diff(to) == 16 {
                self.set_passing((from + to) / 2, !self.white);
            }
        }
        self.key ^= hash::passing(before) ^ hash::passing(self.passing);
    }

    /// Keeps `square` only if a pawn of `white` can really capture there: positions in which the same
    /// things can happen are the same position.
    pub(super) fn set_passing(&mut self, square: u8, white: bool) {
        let pawns = attacks::pawn(!white, square) & self.men.pawns() & self.men.of(white);
        let possible = (0..64).any(|from| pawns & bit(from) != 0 && self.passing_is_safe(white, from, square));
        self.passing = if possible { square } else { NO_SQUARE };
    }

    /// The seat to move.
    pub(super) const fn seat(&self) -> Seat {
        if self.white { Seat::South } else { Seat::North }
    }

    fn tell_move<S: EventSink>(&self, code: u8, from: u8, to: u8, capture: bool, sink: &mut S) {
        let army = self.seat();
        let spot = Spot::from_square;
        sink.event(Event::Moved { army, role: role_of(code), from: spot(from), to: spot(to) });
        if capture {
            let at = if self.men.code(to) == 0 { passed(to) } else { to };
            let role = role_of(self.men.code(at));
            let (army, by) = (army.opposite(), army);
            sink.event(Event::Captured { army, role, at: spot(at), by, means: Means::Displacement });
        }
        if code & 7 == KING && from.abs_diff(to) == 2 {
            let (corner, beside) = if to > from { (to + 1, to - 1) } else { (to.wrapping_sub(2), to + 1) };
            sink.event(Event::Moved { army, role: Role::Rook, from: spot(corner), to: spot(beside) });
        }
    }

    /// What follows from a move; the turn has passed.
    fn tell_after<S: EventSink>(&self, pawn: bool, to: u8, promotion: Option<Role>, sink: &mut S) {
        let (army, at) = (self.seat().opposite(), Spot::from_square(to));
        if let Some(role) = promotion {
            sink.event(Event::Promoted { army, at, role });
        } else if pawn && !(8..56).contains(&to) {
            sink.event(Event::Waiting { army, at });
        }
        if self.checkers(self.white) != 0 {
            sink.event(Event::Check { seat: self.seat() });
        }
        self.tell_end(sink);
    }

    fn tell_end<S: EventSink>(&self, sink: &mut S) {
        if let Some(ending) = self.ending() {
            sink.event(Event::Over { ending });
        }
    }
}
