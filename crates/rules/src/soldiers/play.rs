//! What an action does.

use super::Soldiers;
use super::board::{Point, PointSet};
use super::hash;
use super::options::HuffChooser;
use super::state::{CHAINS, HUFF, MAY_DECLINE, MUST_CONTINUE, Phase, REMOVES_AFTER};
use crate::grid::Side;
use crate::soldiers::SoldiersEvent;
use crate::{Action, Event, EventSink, Idle, Means, Spot};

impl Soldiers {
    /// Plays a legal action.
    #[inline(always)]
    pub(super) fn make(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Step { from, to, .. } => self.step(from, to, sink),
            Action::Capture { from, to, .. } => self.jump(from, to, sink),
            other => self.make_rare(other, sink),
        }
    }

    fn make_rare(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Place { at } => self.place(at, sink),
            Action::Huff { at } => {
                let Some(point) = self.layout.board.point(at) else { return };
                self.end_huff();
                let offender = self.offender();
                self.huff(offender, point, sink);
                if offender == self.side {
                    self.flip();
                }
                self.settle(sink);
            }
            Action::Stop => self.stop(sink),
            Action::Pass if self.phase == Phase::Huff => {
                self.end_huff();
                sink.event(Event::Passed { seat: self.side.seat() });
                self.settle(sink);
            }
            Action::Pass => {
                sink.event(Event::TurnLost { seat: self.side.seat(), face: 0, why: Idle::Blocked });
                self.quiet = self.quiet.saturating_add(1);
                self.end_turn(sink);
            }
            _ => {}
        }
    }

    /// Clears the marks of a huff.
    fn end_huff(&mut self) {
        self.mark(self.marked);
        self.key ^= hash::HUFF;
    }

    #[inline(always)]
    fn step(&mut self, from: Spot, to: Spot, sink: &mut impl EventSink) {
        let (Some(old), Some(new)) = (self.layout.board.point(from), self.layout.board.point(to)) else { return };
        let failed = if self.is(HUFF) { self.hunters(self.side) } else { PointSet::EMPTY };
        let missed = self.missed(failed, old, sink);
        self.shift(old, new, sink);
        self.quiet = self.quiet.saturating_add(1);
        if failed.is_empty() {
            return self.end_turn(sink);
        }
        // The moved piece failed too, if it could have captured; it is taken from its new point.
        let (old, new) = (PointSet::of(old), PointSet::of(new));
        let candidates = match (failed.meets(old), self.rules.huff_chooser()) {
            (true, HuffChooser::MovedPieceFirst) => new,
            (true, _) => failed ^ old ^ new,
            (false, _) => failed,
        };
        self.fail(candidates, missed, sink);
    }

    /// One of the captures that these pieces can make, by the piece that is about to move if it can: from where, to
    /// where.
    fn missed<S: EventSink>(&self, hunters: PointSet, moving: Point, _: &S) -> Option<(Spot, Spot)> {
        if !S::LISTENS {
            return None;
        }
        let one = if hunters.has(moving) { moving } else { hunters.first()? };
        let way = self.each_jump(self.side, PointSet::of(one)).next()?;
        Some((self.layout.board.spot(way.from), self.layout.board.spot(way.to)))
    }

    #[inline(always)]
    fn jump(&mut self, from: Spot, to: Spot, sink: &mut impl EventSink) {
        let (Some(old), Some(new)) = (self.layout.board.point(from), self.layout.board.point(to)) else { return };
        let Some(over) = self.layout.board.between(old, new) else { return };
        if let Phase::Chain { at } = self.phase {
            self.key ^= hash::CHAIN[at.index()];
        }
        self.shift(old, new, sink);
        self.quiet = 0;
        if self.is(REMOVES_AFTER) {
            self.mark_jumped(over);
        } else {
            self.toggle(self.side.other(), over);
            self.count_capture(over, sink);
        }
        if self.is(CHAINS) && !self.reached() && self.can_jump_from(self.side, new) {
            self.phase = Phase::Chain { at: new };
            self.key ^= hash::CHAIN[new.index()];
        } else {
            self.remove_all_jumped(sink);
            self.end_turn(sink);
        }
    }

    /// Whether the side in a chain has captured enough: then the game is over at once (AMB-90).
    #[inline(always)]
    pub(super) fn reached(&self) -> bool {
        let taken = u32::from(self.taken[self.side.index()]) + self.marked.len();
        self.target(self.side).is_some_and(|target| taken >= u32::from(target))
    }

    fn place(&mut self, at: Spot, sink: &mut impl EventSink) {
        let side = self.side;
        let Some(point) = self.layout.board.point(at) else { return };
        self.toggle(side, point);
        let table = &hash::HAND[side.index()];
        let hand = &mut self.hand[side.index()];
        self.key ^= table[usize::from(*hand & 63)];
        *hand = hand.saturating_sub(1);
        self.key ^= table[usize::from(*hand & 63)];
        self.quiet = 0;
        sink.event(Event::Placed { army: side.seat(), role: self.role(side), at });
        self.end_turn(sink);
    }

    fn stop(&mut self, sink: &mut impl EventSink) {
        let Phase::Chain { at } = self.phase else { return };
        self.key ^= hash::CHAIN[at.index()];
        let missed = self.missed(PointSet::of(at), at, sink);
        self.remove_all_jumped(sink);
        sink.event(SoldiersEvent::Stopped { seat: self.side.seat(), at: self.layout.board.spot(at) }.into());
        if self.is(HUFF) && self.is(MUST_CONTINUE) {
            self.fail(PointSet::of(at), missed, sink);
        } else {
            self.end_turn(sink);
        }
    }

    /// Moves a piece of the side to move.
    #[inline(always)]
    fn shift(&mut self, from: Point, to: Point, sink: &mut impl EventSink) {
        let side = self.side;
        self.toggle(side, from);
        self.toggle(side, to);
        let (from, to) = (self.layout.board.spot(from), self.layout.board.spot(to));
        sink.event(Event::Moved { army: side.seat(), role: self.role(side), from, to });
    }

    /// Counts and reports a jumped enemy that has left the board.
    #[inline(always)]
    fn count_capture(&mut self, at: Point, sink: &mut impl EventSink) {
        let (by, victim) = (self.side, self.side.other());
        self.count(by);
        sink.event(Event::Captured {
            army: victim.seat(),
            role: self.role(victim),
            at: self.layout.board.spot(at),
            by: by.seat(),
            means: Means::Jump,
        });
    }

    /// The chain is over: removes the jumped pieces that are still on the board (AMB-79).
    #[inline(always)]
    fn remove_all_jumped(&mut self, sink: &mut impl EventSink) {
        for at in self.marked {
            self.remove_jumped(at);
            self.count_capture(at, sink);
        }
    }

    /// The side to move failed to capture with these pieces: one of them may be huffed before the other side moves.
    fn fail(&mut self, candidates: PointSet, missed: Option<(Spot, Spot)>, sink: &mut impl EventSink) {
        let offender = self.side;
        if let Some((from, to)) = missed {
            sink.event(SoldiersEvent::DutyFailed { seat: offender.seat(), from, to }.into());
        }
        if let Some(only) = candidates.first()
            && !candidates.is_several()
            && !self.is(MAY_DECLINE)
        {
            self.huff(offender, only, sink);
            return self.end_turn(sink);
        }
        if self.rules.huff_chooser() != HuffChooser::Owner {
            self.flip();
        }
        self.mark(candidates);
        self.key ^= hash::HUFF;
        self.phase = Phase::Huff;
    }

    /// Huffs a piece of `offender`.
    fn huff(&mut self, offender: Side, point: Point, sink: &mut impl EventSink) {
        let other = offender.other();
        self.toggle(offender, point);
        if self.rules.huff_counts() {
            self.count(other);
        }
        self.quiet = 0;
        sink.event(Event::Captured {
            army: offender.seat(),
            role: self.role(offender),
            at: self.layout.board.spot(point),
            by: other.seat(),
            means: Means::Huff,
        });
    }

    /// Passes the turn to the other side.
    #[inline(always)]
    fn end_turn(&mut self, sink: &mut impl EventSink) {
        self.flip();
        self.settle(sink);
    }
}
