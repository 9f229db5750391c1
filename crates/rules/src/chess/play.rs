//! Playing actions and reporting events.

use super::castling::{self, Right};
use super::generate::passed;
use super::men::{Kind, Man};
use super::options::DelayedExchange;
use super::{Chess, MOVED, Memory, attacks, hash};
use crate::chess::ChessEvent;
use crate::grid::{KNIGHT, Side, Square, SquareSet};
use crate::moves::Move;
use crate::{Action, Event, EventSink, Means, Role, Spot};

/// The last ranks of both sides.
const LAST_ROWS: SquareSet = SquareSet::from_bits(SquareSet::rank(0).bits() | SquareSet::rank(7).bits());

impl Chess {
    /// Plays a legal action.
    #[inline(always)]
    pub(super) fn make<S: EventSink>(&mut self, action: Action, sink: &mut S) {
        match action {
            Action::Step { from, to, promotion } => {
                self.go::<S, false>(Square::at(from), Square::at(to), promotion, sink);
            }
            Action::Capture { from, to, promotion } => {
                self.go::<S, true>(Square::at(from), Square::at(to), promotion, sink);
            }
            Action::Promote { at, role } => self.exchange(at, role, sink),
            // Nothing else is legal in chess.
            _ => {}
        }
    }

    #[inline(always)]
    fn go<S: EventSink, const CAPTURE: bool>(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        sink: &mut S,
    ) {
        let Some(man) = self.men.at(from) else { return };
        if S::LISTENS {
            self.tell_move(man, Move { from, to, captures: CAPTURE, promotion }, sink);
        }
        let mut key = self.key ^ hash::man(man, from) ^ hash::man(man, to) ^ hash::black_to_move();
        if CAPTURE && let Some(victim) = self.men.at(to) {
            key ^= hash::man(victim, to);
            self.men.toggle(victim, to.set());
        }
        self.key = key;
        self.men.toggle(man, from.set() | to.set());
        let pawn = man.is(Kind::Pawn);
        self.clock = if CAPTURE || pawn { 0 } else { self.clock.saturating_add(1) };
        self.ply = self.ply.wrapping_add(1);
        if let Some(role) = promotion {
            self.change(to, role);
        }
        if self.rules.remembers() {
            self.remember(man, CAPTURE, from, to);
        }
        if S::LISTENS {
            self.tell_arrival(pawn, to, promotion, sink);
        }
        if self.men.pawns().meets(LAST_ROWS) && self.keeps_turn(man.side()) {
            return;
        }
        if S::LISTENS {
            self.tell_turn(sink);
        }
    }

    /// After a move: if its side has to exchange a suspended pawn now, keeps the turn until that is done and returns
    /// true.
    #[cold]
    fn keeps_turn(&mut self, side: Side) -> bool {
        // Own pawns on the last rank are suspended, or have just arrived.
        if !(self.men.pawns() & self.men.of(side)).meets(side.rank(7)) {
            return false;
        }
        self.ply = self.ply.wrapping_sub(1);
        let due = self.rules.delayed_exchange() == DelayedExchange::EndOfTurn && !self.exchanges().is_empty();
        if due {
            self.ply |= MOVED;
            self.key ^= hash::black_to_move() ^ hash::moved();
        } else {
            self.ply = self.ply.wrapping_add(1);
        }
        due
    }

    /// Exchanges a suspended pawn.
    #[cold]
    fn exchange<S: EventSink>(&mut self, at: Spot, role: Role, sink: &mut S) {
        let army = self.side().seat();
        self.change(Square::at(at), role);
        self.clock = 0;
        sink.event(Event::Promoted { army, at, role });
        if self.rules.delayed_exchange() == DelayedExchange::EndOfTurn {
            if !self.has_moved() {
                // The exchange is the whole turn: the chance to capture en passant is gone.
                let before = self.memory;
                self.memory = Memory::new(before.rights(), None);
                self.key ^= hash::memory(before) ^ hash::memory(self.memory);
            }
            let more = !self.exchanges().is_empty();
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
            let enemy = self.side().other();
            if !self.checkers(enemy).is_empty() {
                sink.event(ChessEvent::Check { seat: enemy.seat() }.into());
            }
            self.tell_end(sink);
        }
    }

    /// Promotes a pawn where it stands.
    #[cold]
    fn change(&mut self, at: Square, role: Role) {
        // Only queen, rook, bishop and knight are legal; a role of another game leaves the pawn.
        if let (Some(pawn), Some(kind)) = (self.men.at(at), self.rules.kind(role)) {
            let piece = Man::new(pawn.side(), kind);
            self.key ^= hash::man(pawn, at) ^ hash::man(piece, at);
            self.men.put(at, piece);
        }
    }

    /// What castling, en passant and the king's leap add to a move: moves the rook, removes the captured pawn, and updates
    /// rights and en passant square.
    #[inline(never)]
    fn remember(&mut self, man: Man, captures: bool, from: Square, to: Square) {
        let before = self.memory;
        let mut rights = before.rights();
        let leaps = self.rules.king_leap();
        if leaps && man.is(Kind::King) && KNIGHT[from].has(to) {
            rights.remove(Right::to_leap(man.side()));
        }
        let mut passing = None;
        if !rights.is_empty()
            && let Some(right) = Right::used_by(man, from, to)
        {
            let rook = Man::new(right.side(), Kind::Rook);
            self.key ^= hash::man(rook, right.corner()) ^ hash::man(rook, right.rook_to());
            self.men.shift(right.corner(), right.rook_to());
        }
        if man.is(Kind::Pawn) && self.rules.en_passant() {
            if captures && before.passing(man.side()) == Some(to) {
                let (pawn, at) = (Man::new(man.side().other(), Kind::Pawn), passed(to));
                self.key ^= hash::man(pawn, at);
                self.men.clear(at);
            }
            if from.rank().abs_diff(to.rank()) == 2 {
                let between = Square::new(from.file(), (from.rank() + to.rank()) / 2);
                passing = self.if_passing(between, man.side().other());
            }
        }
        let rights = if leaps { rights } else { castling::kept(rights, from, to) };
        self.memory = Memory::new(rights, passing);
        self.key ^= hash::memory(before) ^ hash::memory(self.memory);
    }

    /// `square` if a pawn of `side` can legally capture en passant there. Otherwise the position equals one without
    /// that square: the same actions are possible.
    pub(super) fn if_passing(&self, square: Square, side: Side) -> Option<Square> {
        let mut pawns = (attacks::pawn(side.other(), square) & self.men.pawns() & self.men.of(side)).iter();
        pawns.any(|from| self.passing_is_safe(side, from, square)).then_some(square)
    }

    fn tell_move<S: EventSink>(&self, man: Man, made: Move, sink: &mut S) {
        let Move { from, to, captures, .. } = made;
        let army = man.side().seat();
        sink.event(Event::Moved { army, role: self.rules.role(man.kind()), from: from.spot(), to: to.spot() });
        if captures {
            let at = if self.men.at(to).is_some() { to } else { passed(to) };
            let role = self.men.at(at).map_or(Role::Pawn, |taken| self.rules.role(taken.kind()));
            let (army, by) = (army.opposite(), army);
            sink.event(Event::Captured { army, role, at: at.spot(), by, means: Means::Displacement });
        }
        if let Some(right) = Right::used_by(man, from, to) {
            let (from, to) = (right.corner().spot(), right.rook_to().spot());
            sink.event(Event::Moved { army, role: Role::Rook, from, to });
        }
    }

    /// Reports a promotion or a suspended pawn, after the turn has passed.
    fn tell_arrival<S: EventSink>(&self, pawn: bool, to: Square, promotion: Option<Role>, sink: &mut S) {
        let side = self.side().other();
        let (army, at) = (side.seat(), to.spot());
        if let Some(role) = promotion {
            sink.event(Event::Promoted { army, at, role });
        } else if pawn && side.rank(7).has(to) {
            sink.event(Event::Waiting { army, at });
        }
    }

    /// Reports check and the end of the game at the beginning of a turn.
    fn tell_turn<S: EventSink>(&self, sink: &mut S) {
        if self.in_check() {
            sink.event(ChessEvent::Check { seat: self.side().seat() }.into());
        }
        self.tell_end(sink);
    }

    fn tell_end<S: EventSink>(&self, sink: &mut S) {
        if let Some(ending) = self.ending() {
            sink.event(Event::Over { ending });
        }
    }
}
