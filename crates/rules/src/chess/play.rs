//! Playing an action, and telling what happened.

use super::attacks::{self, RANK_1, RANK_8};
use super::generate::passed;
use super::men::{BLACK, KING, PAWN, bit, code_of, role_of};
use super::options::DelayedExchange;
use super::{Chess, MOVED, Memory, NO_SQUARE, hash};
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
            Action::Promote { at, role } => self.exchange(at, role, sink),
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
            let victim = self.men.code(to);
            key ^= hash::man(victim, to);
            self.men.toggle(victim, bit(to));
        }
        self.key = key;
        self.men.toggle(code, bit(from) | bit(to));
        let pawn = code & 7 == PAWN;
        self.clock = if CAPTURE || pawn { 0 } else { self.clock.saturating_add(1) };
        self.ply = self.ply.wrapping_add(1);
        if let Some(role) = promotion {
            self.change(to, role);
        }
        if self.rules.remembers() {
            self.remember(code, CAPTURE, from, to);
        }
        if S::LISTENS {
            self.tell_arrival(pawn, to, promotion, sink);
        }
        // Own pawns on the last row are those that wait there, or have just come.
        let last = if code & BLACK == 0 { RANK_8 } else { RANK_1 };
        if self.men.pawns() & self.men.of(code & BLACK == 0) & last != 0 && self.keeps_turn() {
            return;
        }
        if S::LISTENS {
            self.tell_turn(sink);
        }
    }

    /// A move was made. If its owner exchanges a suspended pawn now, the turn stays his until that is done.
    #[cold]
    fn keeps_turn(&mut self) -> bool {
        self.ply = self.ply.wrapping_sub(1);
        let due = self.rules.delayed_exchange() == DelayedExchange::EndOfTurn && self.exchanges() != 0;
        if due {
            self.ply |= MOVED;
            self.key ^= hash::black_to_move() ^ hash::moved();
        } else {
            self.ply = self.ply.wrapping_add(1);
        }
        due
    }

    /// A suspended pawn is exchanged.
    #[cold]
    fn exchange<S: EventSink>(&mut self, at: Spot, role: Role, sink: &mut S) {
        let army = self.seat();
        self.change(at.square(), role);
        self.clock = 0;
        sink.event(Event::Promoted { army, at, role });
        if self.rules.delayed_exchange() == DelayedExchange::EndOfTurn {
            if !self.has_moved() {
                // The exchange is the whole turn: what could be captured in passing no longer can.
                let before = self.memory;
                self.memory = Memory::new(before.rights(), NO_SQUARE);
                self.key ^= hash::memory(before) ^ hash::memory(self.memory);
            }
            let more = self.exchanges() != 0;
            if self.has_moved() != more {
                self.ply ^= MOVED;
                self.key ^= hash::moved();
            }
            if more {
                return;
            }
            self.ply = self.ply.wrapping_add(1);
            self.key ^= hash::black_to_move();
            return if S::LISTENS {
                self.tell_turn(sink)
            };
        }
        if S::LISTENS {
            if self.checkers(!self.white()) != 0 {
                sink.event(Event::Check { seat: self.seat().opposite() });
            }
            self.tell_end(sink);
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

    /// What castling and captures in passing add to a move that was made: the rook's move, the pawn taken off,
    /// and what has to be known later.
    #[inline(never)]
    fn remember(&mut self, code: u8, capture: bool, from: u8, to: u8) {
        let white = code & BLACK == 0;
        let before = self.memory;
        let mut rights = before.rights();
        let mut passing = NO_SQUARE;
        if rights != 0 {
            if code & 7 == KING && from.abs_diff(to) == 2 {
                let (corner, beside) = if to > from { (to + 1, to - 1) } else { (to.wrapping_sub(2), to + 1) };
                let rook = self.men.code(corner);
                self.key ^= hash::man(rook, corner) ^ hash::man(rook, beside);
                self.men.shift(corner, beside);
            }
            rights &= KEEPS[usize::from(from & 63)] & KEEPS[usize::from(to & 63)];
        }
        if code & 7 == PAWN && self.rules.en_passant() {
            if capture && to == before.passing(white) {
                let victim = passed(to);
                self.key ^= hash::man(self.men.code(victim), victim);
                self.men.put(victim, 0);
            }
            if from.abs_diff(to) == 16 {
                passing = self.if_passing((from + to) / 2, !white);
            }
        }
        self.memory = Memory::new(rights, passing);
        self.key ^= hash::memory(before) ^ hash::memory(self.memory);
    }

    /// `square` if a pawn of `white` can really capture in passing there, else [`NO_SQUARE`]: positions in
    /// which the same things can happen are the same position.
    pub(super) fn if_passing(&self, square: u8, white: bool) -> u8 {
        let pawns = attacks::pawn(!white, square) & self.men.pawns() & self.men.of(white);
        let possible = (0..64).any(|from| pawns & bit(from) != 0 && self.passing_is_safe(white, from, square));
        if possible { square } else { NO_SQUARE }
    }

    /// The seat to move.
    pub(super) const fn seat(&self) -> Seat {
        if self.white() { Seat::South } else { Seat::North }
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

    /// What becomes of a pawn; the turn has passed.
    fn tell_arrival<S: EventSink>(&self, pawn: bool, to: u8, promotion: Option<Role>, sink: &mut S) {
        let (army, at) = (self.seat().opposite(), Spot::from_square(to));
        if let Some(role) = promotion {
            sink.event(Event::Promoted { army, at, role });
        } else if pawn && !(8..56).contains(&to) {
            sink.event(Event::Waiting { army, at });
        }
    }

    /// How the side stands whose turn begins.
    fn tell_turn<S: EventSink>(&self, sink: &mut S) {
        if self.checkers(self.white()) != 0 {
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
