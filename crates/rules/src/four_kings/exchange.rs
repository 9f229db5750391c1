//! The exchange of fallen kings: offer, answer, return (S0 T6, S1; AMB-37 to AMB-41, AMB-68).

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{Action, ActionList, Event, EventSink, Merit};

impl FourKings {
    /// Whether a king of that army can come back.
    fn can_return(&self, army: u8) -> bool {
        self.king_killed(army)
            && (self.own(army) != 0 || self.rules.exchange_revives())
            && self.return_squares(army) != 0
    }

    /// Where a king of that army may come back: his throne, or if it is taken, somewhere else.
    pub(super) fn return_squares(&self, army: u8) -> Set {
        let throne = THRONE[usize::from(army & 3)];
        let empty = !self.occupied();
        if empty & bit(throne) != 0 {
            return bit(throne);
        }
        match self.rules.exchange_place() {
            ExchangePlace::ThroneElseAny => empty,
            ExchangePlace::ThroneElseAdjacent => empty & KING_STEPS[usize::from(throne)],
        }
    }

    /// The armies of a side whose king could come back.
    fn returnable(&self, side_of: u8) -> impl Iterator<Item = u8> + '_ {
        (0..4).filter(move |&army| !self.seating.enemies(army, side_of) && self.can_return(army))
    }

    /// Whether an exchange may be offered after the kill just made.
    pub(super) fn may_offer_after_kill(&self) -> bool {
        self.can_return(self.swap.other) && self.returnable(self.swap.by).next().is_some()
    }

    /// Whether an exchange may be offered before the throw (AMB-68).
    pub(super) fn may_offer_early(&self) -> bool {
        self.rules.exchange() == Exchange::AnyOwnTurn
            && self.moment & OFFERED == 0
            && self.returnable(self.thrower).next().is_some()
            && self.early_victim().is_some()
    }

    /// The enemy king that an early offer is about: the first in the order of play that could return.
    fn early_victim(&self) -> Option<u8> {
        let mut enemy = self.thrower;
        (0..3).find_map(|_| {
            enemy = self.seating.next(enemy);
            (self.seating.enemies(enemy, self.thrower) && self.can_return(enemy)).then_some(enemy)
        })
    }

    /// The offers that may be made.
    pub(super) fn offers(&self, list: &mut ActionList) {
        let by = if self.phase == Phase::Before { self.thrower } else { self.swap.by };
        let own: arrayvec::ArrayVec<u8, 4> = self.returnable(by).collect();
        match own.as_slice() {
            [] => {}
            [_] => list.push(Action::OfferExchange { throne: None }),
            several => list.extend(
                several.iter().map(|&army| Action::OfferExchange { throne: Some(spot(THRONE[usize::from(army & 3)])) }),
            ),
        }
    }

    /// An exchange is offered.
    pub(super) fn offer(&mut self, throne: Option<crate::Spot>, sink: &mut impl EventSink) {
        if self.phase == Phase::Before {
            self.moment |= OFFERED | EARLY;
            let by = self.commander(self.thrower);
            self.swap = Swap { by, own: NOBODY, other: self.early_victim().unwrap_or(0), waiting: 0 };
        }
        let by = self.swap.by;
        let named = |army: u8| throne.is_none_or(|at| at.square() == THRONE[usize::from(army)]);
        let own = self.returnable(by).find(|&army| named(army)).unwrap_or(by);
        self.swap.own = own;
        let other = self.swap.other;
        self.swap.waiting = match self.rules.exchange_accept() {
            ExchangeAccept::OwnerOfKilled => 1 << self.commander(other),
            ExchangeAccept::BothOpponents => (0..4)
                .filter(|&enemy| self.seating.enemies(enemy, by) && self.own(enemy) != 0)
                .fold(0, |set, enemy| set | (1 << self.commander(enemy))),
        };
        sink.event(Event::ExchangeOffered { by: seat(by), own: seat(own), other: seat(other) });
        self.phase = Phase::Answer;
    }

    /// The seat that answers next: in the order of play from the proposer.
    pub(super) fn next_answer(&self) -> u8 {
        let mut answers = self.seating.next(self.swap.by);
        for _ in 0..3 {
            if self.swap.waiting & (1 << answers) != 0 {
                break;
            }
            answers = self.seating.next(answers);
        }
        answers
    }

    /// One seat agrees; when all have, the kings come back.
    pub(super) fn accept(&mut self, sink: &mut impl EventSink) {
        let answers = self.next_answer();
        sink.event(Event::ExchangeAccepted { by: seat(answers) });
        self.swap.waiting &= !(1 << answers);
        if self.swap.waiting == 0 {
            self.return_kings(sink);
        }
    }

    fn return_kings(&mut self, sink: &mut impl EventSink) {
        self.swap.waiting = (1 << self.swap.own) | (1 << self.swap.other);
        self.phase = Phase::Place;
        self.place_settled(sink);
    }

    /// The army whose king is placed next, as a set of one: the other side's first (AMB-39).
    pub(super) fn placing(&self) -> u8 {
        let other = 1 << self.swap.other;
        if self.swap.waiting & other != 0 { other } else { self.swap.waiting }
    }

    /// Who chooses the square.
    pub(super) fn placer(&self) -> u8 {
        let army = first(u64::from(self.placing()));
        if army == self.swap.other { self.commander(army & 3) } else { self.swap.by }
    }

    /// Places kings that have but one square to return to; asks for the others.
    fn place_settled(&mut self, sink: &mut impl EventSink) {
        while self.swap.waiting != 0 {
            let army = first(u64::from(self.placing()));
            let free = self.return_squares(army);
            if free.count_ones() > 1 {
                return;
            }
            if free == 0 {
                // Only when the other king took the last free square: the return comes to nothing.
                self.swap.waiting &= !(1 << army);
            } else {
                self.place_king(first(free), sink);
            }
        }
        let (own, other) = (self.swap.own, self.swap.other);
        for army in [other, own] {
            if self.own_kind(army, KING) != 0 {
                self.king_back(army, sink);
            }
        }
        self.end_exchange(sink);
    }

    fn place_king(&mut self, at: u8, sink: &mut impl EventSink) {
        let army = first(u64::from(self.placing()));
        self.put(army, KING, at);
        self.refresh_skips();
        self.swap.waiting &= !(1 << army);
        self.moment |= PROGRESS;
        self.idle = 0;
        for captor in (0..4u8).filter(|&captor| captor != army) {
            let mark = 1 << (captor * 4 + army);
            if self.taken & mark != 0 && !self.rules.exchange_keeps_points() && self.counts_points() {
                let points = value(KING).min(self.points[usize::from(captor)].min(1000) as i16);
                self.score(captor, -points, Merit::KingReturned, sink);
            }
            self.taken &= !mark;
        }
        // Nobody captures his own king: that mark remembers that he fell once.
        if self.rules.empire_counts() == EmpireCounts::Ever {
            self.taken |= 1 << (army * 5);
        }
        sink.event(Event::Placed { army: seat(army), role: crate::Role::King, at: spot(at) });
    }

    /// A king returns to the square chosen.
    pub(super) fn place(&mut self, at: u8, sink: &mut impl EventSink) {
        self.place_king(at, sink);
        self.place_settled(sink);
    }

    /// The exchange is over, one way or another: the turn goes on.
    pub(super) fn end_exchange(&mut self, sink: &mut impl EventSink) {
        let early = self.moment & EARLY != 0;
        self.swap = Swap::default();
        self.moment &= !(EARLY | KILLED);
        if early {
            self.prepare_turn(sink);
        } else {
            self.go_on(sink);
        }
    }
}
