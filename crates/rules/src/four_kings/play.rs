//! What an action does.

use super::command::{Entry, Kill};
use super::empire::is_empire_throne;
use super::hot::*;
use super::men::{Kind, Man};
use super::options::*;
use super::parade::{Loss, Mooring};
use super::state::*;
use super::tables::{THRONES, last_line, throne};
use crate::four_kings::FourKingsEvent;
use crate::grid::{SeatSet, SmallSet, Square};
use crate::{Action, Event, EventSink, Idle, Means, Role, Seat, Throw};

/// A capture that was made: attacker, victim, square, and the seat that decided it.
#[derive(Clone, Copy)]
struct Capture {
    man: Man,
    victim: Man,
    at: Square,
    by: Seat,
}

impl FourKings {
    /// Plays a throw.
    #[inline(always)]
    pub(super) fn throw(&mut self, throw: Throw, sink: &mut impl EventSink) {
        sink.event(Event::Thrown { seat: self.thrower, throw });
        let (low, high) = throw.faces();
        self.dice = [low, high.unwrap_or(0)];
        self.called = 0;
        self.phase = Phase::Move;
    }

    /// Plays a legal action other than a throw.
    #[inline]
    pub(super) fn play_action(&mut self, action: Action, sink: &mut impl EventSink) {
        if self.is(FORKS) {
            return self.play_with_forks(action, sink);
        }
        self.play_move(action, sink);
    }

    #[inline]
    pub(super) fn play_move(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Step { from, to, promotion } => self.step(Square::at(from), Square::at(to), promotion, sink),
            Action::Capture { from, to, promotion } => self.take(Square::at(from), Square::at(to), promotion, sink),
            Action::Pass if self.phase == Phase::Move => self.pass_move(sink),
            other => self.play_rare(other, sink),
        }
    }

    #[cold]
    fn play_rare(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Call(face) => {
                sink.event(FourKingsEvent::Called { seat: self.thrower, face }.into());
                self.called = face;
                self.phase = Phase::Throw;
            }
            Action::Promote { at, role } => self.play_promotion(Square::at(at), Self::promotion_kind(role), sink),
            Action::Place { at } if self.phase == Phase::Before => self.place_freed(Square::at(at), sink),
            Action::Place { at } => self.place(Square::at(at), sink),
            Action::Pass => self.pass(sink),
            Action::OfferExchange { throne } => self.offer(throne, sink),
            Action::Accept => self.accept(sink),
            Action::Decline => {
                sink.event(FourKingsEvent::ExchangeDeclined { by: self.next_answer() }.into());
                self.end_exchange(sink);
            }
            Action::Withdraw => self.withdraw(sink),
            _ => {}
        }
    }

    /// A move to an empty square.
    #[inline(always)]
    fn step(&mut self, from: Square, to: Square, promotion: Option<Role>, sink: &mut impl EventSink) {
        let man = self.shift(from, to);
        sink.event(Event::Moved { army: man.army(), role: man.role(), from: from.spot(), to: to.spot() });
        let pawn = man.is_pawn();
        // Few steps have consequences. The kind of the piece is as random as the dice, so there is no branch on it.
        let arrives = pawn & (last_line(man.army()).has(to) | promotion.is_some());
        let parades = man.is(Kind::Boat) & !self.parades().is_empty();
        let enters = man.is(Kind::King) & THRONES.has(to);
        if arrives | parades | enters {
            return self.step_with_consequences(man, to, promotion, sink);
        }
        if pawn {
            self.progress();
        }
        self.use_die(man.face());
        self.go_on(sink);
    }

    #[cold]
    fn step_with_consequences(&mut self, man: Man, to: Square, promotion: Option<Role>, sink: &mut impl EventSink) {
        let (army, by) = (man.army(), self.decider());
        if man.is_pawn() {
            self.progress();
            self.use_die(man.face());
            self.arrive(army, to, promotion, sink);
            if self.settle(sink) {
                return;
            }
        } else if man.is(Kind::Boat) {
            self.parade(Mooring { army, at: to, by }, sink);
            if self.settle(sink) {
                return;
            }
            self.use_die(man.face());
        } else {
            self.throne_entered(Entry { king: army, by, at: to, counts: true }, sink);
            self.use_die(man.face());
        }
        self.go_on(sink);
    }

    /// A capture.
    #[inline(always)]
    fn take(&mut self, from: Square, to: Square, promotion: Option<Role>, sink: &mut impl EventSink) {
        let man = self.man_at(from);
        sink.event(Event::Moved { army: man.army(), role: man.role(), from: from.spot(), to: to.spot() });
        let by = self.decider();
        self.use_die(man.face());
        let victim = self.man_at(to);
        self.capture(Loss { man: victim, at: to, means: Means::Displacement }, by, man.army(), sink);
        self.shift(from, to);
        if victim.is(Kind::King) || man.is(Kind::King) || man.is(Kind::Boat) || man.is_pawn() {
            self.after_capture(Capture { man, victim, at: to, by }, promotion, sink);
        }
        if !self.settle(sink) {
            self.go_on(sink);
        }
    }

    /// A pawn arrived: it is promoted, or waits if there is something to wait for.
    #[inline(always)]
    fn arrive(&mut self, army: Seat, at: Square, promotion: Option<Role>, sink: &mut impl EventSink) {
        if let Some(role) = promotion {
            self.promote(at, Self::promotion_kind(role), sink);
        } else if last_line(army).has(at) && self.may_wait(self.man_at(at), at) {
            sink.event(Event::Waiting { army, at: at.spot() });
        }
    }

    /// What follows from a capture by a king, a boat or a pawn, or of a king.
    fn after_capture(&mut self, capture: Capture, promotion: Option<Role>, sink: &mut impl EventSink) {
        let Capture { man, victim, at, by } = capture;
        let army = man.army();
        let had_king = self.has_king(by);
        if man.is_pawn() {
            self.arrive(army, at, promotion, sink);
        }
        let counts = !victim.is(Kind::King) || {
            let kill = Kill {
                by,
                army,
                by_king: man.is(Kind::King),
                on_throne: throne(victim.army()) == at,
                on_empire_throne: is_empire_throne(self.rules.empire_throne(), victim.army(), at),
                had_king,
            };
            self.king_falls(victim.army(), kill, sink)
        };
        if man.is(Kind::King) && THRONES.has(at) && self.ending.is_none() {
            self.throne_entered(Entry { king: army, by, at, counts }, sink);
        }
        // The 54 points of S2 are the whole score and end the game: a parade adds nothing to them (AMB-75).
        if man.is(Kind::Boat) && self.ending.is_none() {
            self.parade(Mooring { army, at, by }, sink);
        }
    }

    /// After losses: promotes pawns that need not wait, and tests for the end of the game. Returns whether it is over.
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
        if self.moment.has(Moment::Killed) {
            self.moment.remove(Moment::Killed);
            if self.may_offer_after_kill() {
                self.phase = Phase::Offer;
                return;
            }
            self.swap = Swap::NONE;
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
        if !self.moment.has(Moment::Progress) {
            self.idle = self.idle.saturating_add(1);
            if self.idle >= self.patience && self.stalled(sink) {
                return;
            }
        }
        if self.is(ROUNDS) && self.last_round_ends(sink) {
            return;
        }
        self.moment = SmallSet::EMPTY;
        if self.skip == SeatSet::ALL {
            self.thrower = self.seating.next(self.thrower);
            return self.finish(crate::Ending::NoProgress, sink);
        }
        self.thrower = self.followers.of(self.thrower);
        self.begin_turn(sink);
    }

    /// Counts a round when the turn comes to the first seat, or past it; ends the game after the last.
    #[cold]
    fn last_round_ends(&mut self, sink: &mut impl EventSink) -> bool {
        let first = super::seating::first(&self.rules.options());
        let mut next = self.seating.next(self.thrower);
        while next != first && self.skip.has(next) {
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
        let seats = 4 - self.skip.len();
        let rounds = self.rules.no_progress_rounds().get();
        let over = rounds != 0 && u32::from(self.idle) >= u32::from(rounds) * seats;
        if over {
            self.finish(crate::Ending::NoProgress, sink);
        }
        over
    }

    fn pass(&mut self, sink: &mut impl EventSink) {
        let seat = self.decider();
        match self.phase {
            Phase::Before => {
                sink.event(Event::Passed { seat });
                if self.owner_is_asked() && self.may_offer_early() {
                    self.moment.insert(Moment::Kept);
                    return;
                }
                if self.may_place_freed() {
                    // Nothing of a frozen army moves: there is nothing to throw for.
                    return self.end_turn(sink);
                }
                self.leave_before();
            }
            Phase::Offer => {
                sink.event(Event::Passed { seat });
                self.end_exchange(sink);
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn pass_move<S: EventSink>(&mut self, sink: &mut S) {
        let kept = self.boats.has(self.thrower) && self.keeps_the_two();
        // Whether something could have moved is computed only if it matters.
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
        let left = self.with_die(2);
        self.dice[0] == 2 && self.dice[1] > 2 && left.maker_moves() && left.can_move(left.named())
    }

    /// Reports why a throw is not used, or that it is passed; nothing of a 2 that is kept. Returns whether the dice are
    /// thrown again.
    #[cold]
    fn tell_pass(&mut self, kept: bool, sink: &mut impl EventSink) -> bool {
        let stuck = !self.can_move(self.named());
        let fresh = !kept && (self.rules.dice() == Dice::One || self.dice[1] != 0);
        let again = stuck && fresh && self.is(RETHROW) && self.allows_rethrow() && self.any_face_moves();
        if again {
            sink.event(FourKingsEvent::ThrownAgain { seat: self.thrower }.into());
        } else if stuck {
            let faces = self.dice;
            for (index, face) in faces.into_iter().enumerate().skip(usize::from(kept)) {
                if face != 0 || (index == 0 && self.rules.dice() == Dice::None) {
                    sink.event(Event::TurnLost { seat: self.thrower, face, why: self.idle_reason(face) });
                }
            }
        } else {
            sink.event(Event::Passed { seat: self.decider() });
        }
        if again {
            self.dice = [0; 2];
            self.phase = self.plain_phase;
        }
        again
    }

    /// Whether a throw that cannot be used may be thrown again: under `rethrowBlocked` not if a piece that it names is
    /// lost. Two dice are thrown together, so one of them is enough.
    fn allows_rethrow(&self) -> bool {
        let blocked = |face| face == 0 || self.idle_reason(face) == Idle::Blocked;
        self.rules.blocked_throw() == BlockedThrow::Rethrow || self.dice.into_iter().all(blocked)
    }

    fn any_face_moves(&self) -> bool {
        (2..=5).any(|face| {
            let thrown = self.with_die(face);
            thrown.can_move(thrown.named())
        })
    }

    /// Why a face cannot be used.
    fn idle_reason(&self, face: u8) -> Idle {
        let thrown = self.with_die(face);
        let pieces = thrown.movers(thrown.named()).into_iter().any(|(army, kinds)| {
            kinds.iter().any(|kind| !self.own_kind(army, kind).is_empty())
                || (kinds.has(Kind::King) && !self.own_pawns(army).is_empty())
        });
        if pieces { Idle::Blocked } else { Idle::NoPiece }
    }

    fn play_promotion(&mut self, at: Square, kind: Kind, sink: &mut impl EventSink) {
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

    /// T9: the last king leaves the board; no seat scores for it.
    fn withdraw(&mut self, sink: &mut impl EventSink) {
        let army = self.thrower;
        let Some(at) = self.own_kind(army, Kind::King).first() else { return };
        let king = Man::new(army, Kind::King);
        self.lift(king, at);
        self.withdrawn.insert(army);
        sink.event(FourKingsEvent::Withdrew { seat: army }.into());
        self.emptied(king, sink);
        if !self.check_end(sink) {
            self.progress();
            self.end_turn(sink);
        }
    }
}
