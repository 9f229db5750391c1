//! What an action does.

use super::Soldiers;
use super::geometry::{self, Points, each, middle};
use super::hash;
use super::options::{HuffChooser, Obligation};
use super::state::{NORTH, Phase, seat};
use crate::{Action, Event, EventSink, Idle, Means, Spot};

impl Soldiers {
    /// Plays a legal action.
    #[inline(always)]
    pub(super) fn make(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Step { from, to, .. } => self.step(from, to, sink),
            Action::Capture { from, to, .. } => self.jump(from, to, sink),
            Action::Place { at } => self.place(at, sink),
            Action::Huff { at } => {
                self.mark(self.marked);
                self.key ^= hash::HUFF;
                let decider = self.side;
                let offender = if self.options.huff_chooser == HuffChooser::Owner { decider } else { 1 - decider };
                self.huff(offender, geometry::place(at), sink);
                if offender == decider {
                    self.flip();
                }
                self.settle(sink);
            }
            Action::Stop => self.stop(sink),
            Action::Pass => {
                if self.phase == Phase::Huff {
                    self.mark(self.marked);
                    self.key ^= hash::HUFF;
                    sink.event(Event::Passed { seat: seat(self.side) });
                    self.settle(sink);
                } else {
                    sink.event(Event::TurnLost { seat: seat(self.side), face: 0, why: Idle::Blocked });
                    self.quiet = self.quiet.saturating_add(1);
                    self.end_turn(sink);
                }
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn step(&mut self, from: Spot, to: Spot, sink: &mut impl EventSink) {
        let side = self.side;
        let failed = if self.options.duty() == Obligation::Huff { self.hunters() } else { 0 };
        self.shift(from, to, sink);
        self.quiet = self.quiet.saturating_add(1);
        if failed == 0 {
            return self.end_turn(sink);
        }
        // The moved piece failed too, if it could have captured; it is taken from its new point.
        let (old, new) = (geometry::bit(from), geometry::bit(to));
        let candidates = match (failed & old != 0, self.options.huff_chooser) {
            (true, HuffChooser::MovedPieceFirst) => new,
            (true, _) => failed ^ old ^ new,
            (false, _) => failed,
        };
        self.fail(side, candidates, sink);
    }

    #[inline(always)]
    fn jump(&mut self, from: Spot, to: Spot, sink: &mut impl EventSink) {
        let over = middle(from, to);
        if let Phase::Chain { at } = self.phase {
            self.key ^= hash::CHAIN[usize::from(at & 63)];
        }
        self.shift(from, to, sink);
        self.quiet = 0;
        if self.removes_after() {
            self.mark(geometry::bit(over));
        } else {
            self.capture(geometry::place(over), sink);
        }
        let at = geometry::place(to);
        let on =
            self.options.chains() && !self.reached() && geometry::jumpers(1 << at, self.enemies(), self.empty()) != 0;
        if on {
            self.phase = Phase::Chain { at };
            self.prey = 0;
            self.key ^= hash::CHAIN[usize::from(at & 63)];
        } else {
            self.remove_jumped(sink);
            self.end_turn(sink);
        }
    }

    /// Whether the leopards have enough, so that their chain need not go on. The soldiers' agreed
    /// number is looked at when the turn is over (AMB-90).
    #[inline(always)]
    pub(super) fn reached(&self) -> bool {
        self.cows() && u32::from(self.taken[NORTH]) + self.marked.count_ones() >= u32::from(self.options.leopard_target)
    }

    fn place(&mut self, at: Spot, sink: &mut impl EventSink) {
        let side = self.side;
        self.toggle(side, geometry::place(at));
        let table = &hash::HAND[side];
        self.key ^= table[usize::from(self.hand[side])];
        self.hand[side] -= 1;
        self.key ^= table[usize::from(self.hand[side])];
        self.quiet = 0;
        sink.event(Event::Placed { army: seat(side), role: self.role(side), at });
        self.end_turn(sink);
    }

    fn stop(&mut self, sink: &mut impl EventSink) {
        let Phase::Chain { at } = self.phase else { return };
        self.key ^= hash::CHAIN[usize::from(at & 63)];
        self.remove_jumped(sink);
        sink.event(Event::Stopped { seat: seat(self.side), at: geometry::spot(at) });
        let short = self.options.duty() == Obligation::Huff && self.options.must_continue();
        // A target reached in the chain has ended the game before any huff.
        if short && self.won(self.side).is_none() {
            self.fail(self.side, 1 << at, sink);
        } else {
            self.end_turn(sink);
        }
    }

    /// A piece of the side to decide goes from one point to another.
    #[inline(always)]
    fn shift(&mut self, from: Spot, to: Spot, sink: &mut impl EventSink) {
        let side = self.side;
        self.toggle(side, geometry::place(from));
        self.toggle(side, geometry::place(to));
        sink.event(Event::Moved { army: seat(side), role: self.role(side), from, to });
    }

    /// An enemy jumped by the side to decide leaves the board.
    #[inline(always)]
    fn capture(&mut self, place: u8, sink: &mut impl EventSink) {
        let (by, victim) = (self.side, 1 - self.side);
        self.toggle(victim, place);
        self.count(by);
        let at = geometry::spot(place);
        sink.event(Event::Captured {
            army: seat(victim),
            role: self.role(victim),
            at,
            by: seat(by),
            means: Means::Jump,
        });
    }

    /// The chain is over: what was jumped goes, where it was left standing (AMB-79).
    #[inline(always)]
    fn remove_jumped(&mut self, sink: &mut impl EventSink) {
        let jumped = self.marked;
        if jumped != 0 {
            self.mark(jumped);
            each(jumped).for_each(|place| self.capture(place, sink));
        }
    }

    /// `offender` failed to capture with these pieces: one of them is to go before the other side moves.
    fn fail(&mut self, offender: usize, candidates: Points, sink: &mut impl EventSink) {
        sink.event(Event::DutyFailed { seat: seat(offender) });
        if candidates.count_ones() == 1 && !self.options.huff_may_decline {
            self.huff(offender, candidates.trailing_zeros() as u8, sink);
            return self.end_turn(sink);
        }
        if self.options.huff_chooser != HuffChooser::Owner {
            self.flip();
        }
        self.mark(candidates);
        self.key ^= hash::HUFF;
        self.phase = Phase::Huff;
        self.prey = 0;
    }

    /// A piece of `offender` is taken off.
    fn huff(&mut self, offender: usize, place: u8, sink: &mut impl EventSink) {
        self.toggle(offender, place);
        if self.options.huff_counts {
            self.count(1 - offender);
        }
        self.quiet = 0;
        let at = geometry::spot(place);
        let by = seat(1 - offender);
        sink.event(Event::Captured { army: seat(offender), role: self.role(offender), at, by, means: Means::Huff });
    }

    /// The other side's turn.
    #[inline(always)]
    fn end_turn(&mut self, sink: &mut impl EventSink) {
        self.flip();
        self.settle(sink);
    }
}
