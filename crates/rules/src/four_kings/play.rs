//! What an action does.

use super::command::Kill;
use super::empire::empire_throne;
use super::options::*;
use super::parade::Loss;
use super::state::*;
use super::tables::*;
use crate::{Action, Event, EventSink, Idle, Means, Role, Throw};

/// A capture that was made: whose piece captured what of whom, where, and who decided it.
#[derive(Clone, Copy)]
struct Capture {
    army: u8,
    code: u8,
    victim: u8,
    victim_code: u8,
    to: u8,
    by: u8,
}

impl FourKings {
    /// The dice have fallen.
    #[inline(always)]
    pub(super) fn throw(&mut self, throw: Throw, sink: &mut impl EventSink) {
        sink.event(Event::Thrown { seat: seat(self.thrower), throw });
        let (low, high) = throw.faces();
        self.dice = [low, high.unwrap_or(0)];
        self.called = 0;
        self.phase = Phase::Move;
    }

    /// Plays a legal action that is no throw.
    #[inline]
    pub(super) fn play_action(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Step { from, to, promotion } => self.step(from.square(), to.square(), promotion, sink),
            Action::Capture { from, to, promotion } => self.take(from.square(), to.square(), promotion, sink),
            Action::Pass if self.phase == Phase::Move => self.pass_move(sink),
            other => self.play_rare(other, sink),
        }
    }

    /// Plays a move or a pass on a throw though it is refused: it was possible once. The dice have to name the piece.
    pub(super) fn force_action(&mut self, action: Action, sink: &mut impl EventSink) -> bool {
        if self.phase != Phase::Move {
            return false;
        }
        if let Action::Step { from, to, .. } | Action::Capture { from, to, .. } = action {
            if !from.on_8x8() || !to.on_8x8() || from == to || self.occupied() & bit(from.square()) == 0 {
                return false;
            }
            let (army, code) = (self.army_at(from.square()), self.code_at(from.square()));
            let kind = if code >= PAWN { KING } else { code };
            let captures = matches!(action, Action::Capture { .. });
            let fits = captures == (self.occupied() & bit(to.square()) != 0);
            if !fits || self.own(army) & bit(to.square()) != 0 || self.named() & (1 << kind) == 0 {
                return false;
            }
        } else if action != Action::Pass {
            return false;
        }
        self.play_action(action, sink);
        true
    }

    #[cold]
    fn play_rare(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Call(face) => {
                sink.event(Event::Called { seat: seat(self.thrower), face });
                self.called = face;
                self.phase = Phase::Throw;
            }
            Action::Promote { at, role } => self.play_promotion(at.square(), Self::promotion_kind(role), sink),
            Action::Place { at } => self.place(at.square(), sink),
            Action::Pass => self.pass(sink),
            Action::OfferExchange { throne } => self.offer(throne, sink),
            Action::Accept => self.accept(sink),
            Action::Decline => {
                sink.event(Event::ExchangeDeclined { by: seat(self.next_answer()) });
                self.end_exchange(sink);
            }
            Action::Withdraw => self.withdraw(sink),
            _ => {}
        }
    }

    /// A move to an empty square.
    #[inline(always)]
    fn step(&mut self, from: u8, to: u8, promotion: Option<Role>, sink: &mut impl EventSink) {
        let (army, code) = self.shift(from, to);
        sink.event(Event::Moved { army: seat(army), role: role(code), from: spot(from), to: spot(to) });
        let pawn = code >= PAWN;
        // Few steps have consequences; which kinds of pieces step is as random as the dice, and not asked here.
        let arrives = pawn & ((LAST[usize::from(army & 3)] & bit(to) != 0) | promotion.is_some());
        let parades = (code == BOAT) & (self.parades() != 0);
        let enters = (code == KING) & (bit(to) & THRONES != 0);
        if arrives | parades | enters {
            return self.step_with_consequences(army, code, to, promotion, sink);
        }
        if pawn {
            self.moment |= PROGRESS;
            self.idle = 0;
        }
        self.use_die(face(code));
        self.go_on(sink);
    }

    #[cold]
    fn step_with_consequences(
        &mut self,
        army: u8,
        code: u8,
        to: u8,
        promotion: Option<Role>,
        sink: &mut impl EventSink,
    ) {
        let by = self.decider();
        if code >= PAWN {
            self.moment |= PROGRESS;
            self.idle = 0;
            self.use_die(5);
            self.arrive(army, to, promotion, sink);
            if self.settle(sink) {
                return;
            }
        } else if code == BOAT {
            self.parade(army, to, by, sink);
            if self.settle(sink) {
                return;
            }
            self.use_die(2);
        } else {
            self.throne_entered(army, by, to, true, sink);
            self.use_die(5 - code);
        }
        self.go_on(sink);
    }

    /// A capture.
    #[inline(always)]
    fn take(&mut self, from: u8, to: u8, promotion: Option<Role>, sink: &mut impl EventSink) {
        let army = self.army_at(from);
        let code = self.code_at(from);
        sink.event(Event::Moved { army: seat(army), role: role(code), from: spot(from), to: spot(to) });
        let by = self.decider();
        self.use_die(face(code));
        let (victim, victim_code) = (self.army_at(to), self.code_at(to));
        self.capture(Loss { army: victim, code: victim_code, at: to, means: Means::Displacement }, by, army, sink);
        self.shift(from, to);
        if victim_code == KING || code == KING || code >= BOAT {
            self.after_capture(Capture { army, code, victim, victim_code, to, by }, promotion, sink);
        }
        if !self.settle(sink) {
            self.go_on(sink);
        }
    }

    /// A pawn arrived: it changes, or waits.
    #[inline(always)]
    fn arrive(&mut self, army: u8, at: u8, promotion: Option<Role>, sink: &mut impl EventSink) {
        if let Some(role) = promotion {
            self.promote(at, Self::promotion_kind(role), sink);
        } else if LAST[usize::from(army & 3)] & bit(at) != 0 {
            sink.event(Event::Waiting { army: seat(army), at: spot(at) });
        }
    }

    /// What follows from a capture by a king, a boat or a pawn, or of a king.
    fn after_capture(&mut self, capture: Capture, promotion: Option<Role>, sink: &mut impl EventSink) {
        let Capture { army, code, victim, victim_code, to, by } = capture;
        let had_king = self.own_kind(by, KING) != 0;
        if code >= PAWN {
            self.arrive(army, to, promotion, sink);
        }
        let kill = |position: &FourKings| Kill {
            by,
            army,
            by_king: code == KING,
            on_throne: THRONE[usize::from(victim & 3)] == to,
            on_empire_throne: empire_throne(position.rules.empire_throne(), victim, to),
            had_king,
        };
        let entry_counts = victim_code != KING || self.king_falls(victim, kill(self), sink);
        if code == KING && bit(to) & THRONES != 0 && self.ending.is_none() {
            self.throne_entered(army, by, to, entry_counts, sink);
        }
        // The 54 points of S2 are the whole score and end the game: a parade adds nothing to them (AMB-75).
        if code == BOAT && self.ending.is_none() {
            self.parade(army, to, by, sink);
        }
    }

    /// After losses: pawns that may change at once, and the end of the game. Returns whether it is over.
    #[inline(always)]
    fn settle(&mut self, sink: &mut impl EventSink) -> bool {
        if self.is(AT_ONCE) && self.ending.is_none() {
            self.promote_at_once(sink);
        }
        self.check_end(sink)
    }

    #[inline(always)]
    fn use_die(&mut self, face: u8) {
        if self.dice[0] == face {
            self.dice[0] = self.dice[1];
        }
        self.dice[1] = 0;
    }

    /// After a move or an exchange: offer of exchange, the next die, or the next turn.
    #[inline(always)]
    pub(super) fn go_on(&mut self, sink: &mut impl EventSink) {
        if self.moment & KILLED != 0 {
            self.moment &= !KILLED;
            if self.may_offer_after_kill() {
                self.phase = Phase::Offer;
                return;
            }
            self.swap = Swap::default();
        }
        if self.dice[0] != 0 {
            self.phase = Phase::Move;
        } else {
            self.end_turn(sink);
        }
    }

    /// The turn is over: the next seat that plays throws.
    #[inline(always)]
    pub(super) fn end_turn(&mut self, sink: &mut impl EventSink) {
        if self.moment & PROGRESS == 0 {
            self.idle = self.idle.saturating_add(1);
            if self.idle >= self.patience && self.stalled(sink) {
                return;
            }
        }
        if self.is(ROUNDS) && self.last_round_ends(sink) {
            return;
        }
        self.moment = 0;
        if self.skip == 0b1111 {
            self.thrower = self.seating.next(self.thrower);
            return self.finish(crate::Ending::NoProgress, sink);
        }
        self.thrower = (self.followers >> (2 * self.thrower)) & 3;
        self.begin_turn(sink);
    }

    /// Counts a round when the turn comes to whoever began, or past him; ends the game after the last.
    #[cold]
    fn last_round_ends(&mut self, sink: &mut impl EventSink) -> bool {
        let first = super::seating::first(&self.rules.options()) as u8;
        let mut next = self.seating.next(self.thrower);
        while next != first && self.skip & (1 << next) != 0 {
            next = self.seating.next(next);
        }
        self.rounds += u8::from(next == first);
        let over = u16::from(self.rounds) >= self.rules.rounds().get();
        if over {
            self.finish(crate::Ending::Rounds, sink);
        }
        over
    }

    /// Ends the game if enough full rounds went by without progress.
    #[cold]
    fn stalled(&mut self, sink: &mut impl EventSink) -> bool {
        let seats = 4 - self.skip.count_ones();
        let rounds = self.rules.no_progress_rounds().get();
        let over = rounds != 0 && u32::from(self.idle) >= u32::from(rounds) * seats;
        if over {
            self.finish(crate::Ending::NoProgress, sink);
        }
        over
    }

    fn pass(&mut self, sink: &mut impl EventSink) {
        let decides = seat(self.decider());
        match self.phase {
            Phase::Before => {
                sink.event(Event::Passed { seat: decides });
                if self.owner_is_asked() && self.may_offer_early() {
                    self.moment |= KEPT;
                    return;
                }
                self.moment &= !(OFFERED | KEPT);
                self.phase = self.plain_phase;
            }
            Phase::Offer => {
                sink.event(Event::Passed { seat: decides });
                self.end_exchange(sink);
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn pass_move<S: EventSink>(&mut self, sink: &mut S) {
        let kept = self.boats & (1 << self.thrower) != 0 && self.keeps_the_two();
        // Whether something could have moved is worth finding out only if somebody asks.
        if (S::LISTENS || self.is(RETHROW)) && self.tell_pass(kept, sink) {
            return;
        }
        self.dice = if kept { [2, 0] } else { [0; 2] };
        self.go_on(sink);
    }

    /// Whether a 2 beside another face is left to the maker of a parade (AMB-42), who can use it: then it
    /// is not the thrower's to pass.
    #[cold]
    fn keeps_the_two(&self) -> bool {
        let mut left = *self;
        left.dice = [2, 0];
        self.dice[0] == 2 && self.dice[1] > 2 && left.maker_moves() && left.can_move(left.named())
    }

    /// Says why a throw is not used, or that it is let go by; not of a 2 that is kept. Returns whether the
    /// dice are thrown again.
    #[cold]
    fn tell_pass(&mut self, kept: bool, sink: &mut impl EventSink) -> bool {
        let stuck = !self.can_move(self.named());
        let fresh = !kept && (self.rules.dice() == Dice::One || self.dice[1] != 0);
        let again = stuck && fresh && self.is(RETHROW) && self.any_face_moves();
        if again {
            sink.event(Event::ThrownAgain { seat: seat(self.thrower) });
        } else if stuck {
            let faces = self.dice;
            for (index, face) in faces.into_iter().enumerate().skip(usize::from(kept)) {
                if face != 0 || (index == 0 && self.rules.dice() == Dice::None) {
                    sink.event(Event::TurnLost { seat: seat(self.thrower), face, why: self.idle_reason(face) });
                }
            }
        } else {
            sink.event(Event::Passed { seat: seat(self.decider()) });
        }
        if again {
            self.dice = [0; 2];
            self.phase = self.plain_phase;
        }
        again
    }

    fn any_face_moves(&self) -> bool {
        (2..=5).any(|face| {
            let mut thrown = *self;
            thrown.dice = [face, 0];
            thrown.can_move(thrown.named())
        })
    }

    /// Why a face moves nothing.
    fn idle_reason(&self, face: u8) -> Idle {
        let mut thrown = *self;
        thrown.dice = [face, 0];
        let pieces = thrown.movers(thrown.named()).iter().any(|&(army, kinds)| {
            (0..4u8).any(|kind| kinds & (1 << kind) != 0 && self.own_kind(army, kind) != 0)
                || (kinds & 1 != 0 && self.own(army) & self.pawns != 0)
        });
        if pieces { Idle::Blocked } else { Idle::NoPiece }
    }

    fn play_promotion(&mut self, at: u8, kind: u8, sink: &mut impl EventSink) {
        self.promote(at, kind, sink);
        let moved = self.phase == Phase::Move;
        if moved {
            self.use_die(5);
        }
        if self.settle(sink) {
            return;
        }
        if moved {
            self.go_on(sink);
        } else {
            self.prepare_turn(sink);
        }
    }

    /// T9: the last king leaves the board; nobody has points for it.
    fn withdraw(&mut self, sink: &mut impl EventSink) {
        let army = self.thrower;
        let at = first(self.own_kind(army, KING));
        self.lift(army, KING, at);
        self.withdrawn |= 1 << army;
        sink.event(Event::Withdrew { seat: seat(army) });
        self.emptied(army, sink);
        if !self.check_end(sink) {
            self.moment |= PROGRESS;
            self.idle = 0;
            self.end_turn(sink);
        }
    }
}
