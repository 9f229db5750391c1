//! The exchange of fallen kings: offer, answer, return (S0 T6, S1; AMB-37 to AMB-41, AMB-68).

use super::men::{Kind, Man};
use super::options::*;
use super::state::*;
use super::tables::throne;
use crate::four_kings::{FourKingsEvent, Merit};
use crate::grid::{KING, SeatSet, Square, SquareSet};
use crate::{Action, ActionList, Event, EventSink, Role, Seat, Spot};

impl FourKings {
    /// Whether the king of that army is one that an exchange may bring back some time.
    pub(super) fn may_be_exchanged(&self, army: Seat) -> bool {
        self.rules.exchange() != Exchange::Off
            && self.king_killed(army)
            && (!self.own(army).is_empty() || self.rules.exchange_revives())
    }

    /// Whether a king of that army can come back.
    fn can_return(&self, army: Seat) -> bool {
        self.may_be_exchanged(army) && !self.return_squares(army).is_empty()
    }

    /// Where a king of that army may come back: its throne, or if that is taken, other squares.
    pub(super) fn return_squares(&self, army: Seat) -> SquareSet {
        let throne = throne(army);
        let empty = !self.occupied();
        if empty.has(throne) {
            return throne.set();
        }
        match self.rules.exchange_place() {
            ExchangePlace::ThroneElseAny => empty,
            ExchangePlace::ThroneElseAdjacent => empty & KING[throne],
        }
    }

    /// The armies of a side whose king could come back.
    fn returnable(&self, side_of: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seating.friends_of(side_of).filter(|&army| self.can_return(army))
    }

    /// Whether an exchange may be offered after the kill just made.
    pub(super) fn may_offer_after_kill(&self) -> bool {
        self.can_return(self.swap.other) && self.returnable(self.swap.by).next().is_some()
    }

    /// Whether an exchange may be offered before the throw (AMB-68).
    pub(super) fn may_offer_early(&self) -> bool {
        self.rules.exchange() == Exchange::AnyOwnTurn
            && !self.moment.has(Moment::Offered)
            && self.returnable(self.thrower).next().is_some()
            && self.early_victim().is_some()
    }

    /// The enemy king that an early offer is about: the first in the order of play that could return.
    fn early_victim(&self) -> Option<Seat> {
        let mut enemy = self.thrower;
        (0..3).find_map(|_| {
            enemy = self.seating.next(enemy);
            (self.seating.enemies(enemy, self.thrower) && self.can_return(enemy)).then_some(enemy)
        })
    }

    /// The offers that may be made.
    pub(super) fn offers(&self, list: &mut ActionList) {
        let by = if self.phase == Phase::Before { self.thrower } else { self.swap.by };
        let own: SeatSet = self.returnable(by).collect();
        if own.is_several() {
            list.extend(own.iter().map(|army| Action::OfferExchange { throne: Some(throne(army).spot()) }));
        } else if !own.is_empty() {
            list.push(Action::OfferExchange { throne: None });
        }
    }

    /// An exchange is offered.
    pub(super) fn offer(&mut self, named: Option<Spot>, sink: &mut impl EventSink) {
        if self.phase == Phase::Before {
            self.moment.insert(Moment::Offered);
            self.moment.insert(Moment::Early);
            let by = self.commander(self.thrower);
            let other = self.early_victim().unwrap_or(Seat::South);
            self.swap = Swap { by, own: None, other, waiting: SeatSet::EMPTY };
        }
        let Swap { by, other, .. } = self.swap;
        let meant = |&army: &Seat| named.is_none_or(|at| at == throne(army).spot());
        let own = self.returnable(by).find(meant).unwrap_or(by);
        self.swap.own = Some(own);
        self.swap.waiting = match self.rules.exchange_accept() {
            ExchangeAccept::OwnerOfKilled => SeatSet::of(self.commander(other)),
            ExchangeAccept::BothOpponents => self
                .seating
                .enemies_of(by)
                .filter(|&enemy| !self.own(enemy).is_empty())
                .map(|enemy| self.commander(enemy))
                .collect(),
        };
        sink.event(FourKingsEvent::ExchangeOffered { by, own, other }.into());
        self.phase = Phase::Answer;
    }

    /// The seat that answers next: in the order of play from the proposer.
    pub(super) fn next_answer(&self) -> Seat {
        let mut answers = self.seating.next(self.swap.by);
        for _ in 0..3 {
            if self.swap.waiting.has(answers) {
                break;
            }
            answers = self.seating.next(answers);
        }
        answers
    }

    /// One seat agrees; when all have, the kings come back.
    pub(super) fn accept(&mut self, sink: &mut impl EventSink) {
        let answers = self.next_answer();
        sink.event(FourKingsEvent::ExchangeAccepted { by: answers }.into());
        self.swap.waiting.remove(answers);
        if self.swap.waiting.is_empty() {
            self.swap.waiting = self.swap.kings();
            self.phase = Phase::Place;
            self.place_settled(sink);
        }
    }

    /// The army whose king is placed next: the other side's first (AMB-39).
    pub(super) fn placing(&self) -> Seat {
        let Swap { other, waiting, .. } = self.swap;
        if waiting.has(other) { other } else { waiting.first().unwrap_or(other) }
    }

    /// The seat that chooses the square.
    pub(super) fn placer(&self) -> Seat {
        let army = self.placing();
        if army == self.swap.other { self.commander(army) } else { self.swap.by }
    }

    /// Places kings that have only one square to return to, until one has a choice.
    fn place_settled(&mut self, sink: &mut impl EventSink) {
        while !self.swap.waiting.is_empty() {
            let army = self.placing();
            let free = self.return_squares(army);
            if free.is_several() {
                return;
            }
            match free.first() {
                Some(at) => self.place_king(at, sink),
                // Only when the other king took the last free square: this one does not return.
                None => self.swap.waiting.remove(army),
            }
        }
        for army in core::iter::once(self.swap.other).chain(self.swap.own) {
            if self.has_king(army) {
                self.king_back(army, sink);
                self.regain_boat(army, sink);
            }
        }
        self.end_exchange(sink);
    }

    fn place_king(&mut self, at: Square, sink: &mut impl EventSink) {
        let army = self.placing();
        self.put(Man::new(army, Kind::King), at);
        self.refresh_skips();
        self.remember_fall(army, None);
        self.swap.waiting.remove(army);
        self.progress();
        for captor in Seat::ALL.into_iter().filter(|&captor| captor != army) {
            if self.taken.has(captor, army) && !self.rules.exchange_keeps_points() && self.counts_points() {
                let points = self.value_of_kind(Kind::King).min(self.points[captor.index()].min(1000) as i16);
                self.score(captor, -points, Merit::KingReturned, sink);
            }
        }
        self.forget_capture(army);
        sink.event(Event::Placed { army, role: Role::King, at: at.spot() });
    }

    /// A king that was captured stands again.
    pub(super) fn forget_capture(&mut self, army: Seat) {
        Seat::ALL.into_iter().for_each(|captor| self.taken.remove(captor, army));
        // No army captures its own king: the pair marks that its king fell once.
        if self.rules.empire_counts() == FallenKings::Ever {
            self.taken.insert(army, army);
        }
    }

    /// A king returns to the square chosen.
    pub(super) fn place(&mut self, at: Square, sink: &mut impl EventSink) {
        self.place_king(at, sink);
        self.place_settled(sink);
    }

    /// The exchange is over, made or not: the turn goes on.
    pub(super) fn end_exchange(&mut self, sink: &mut impl EventSink) {
        let early = self.moment.has(Moment::Early);
        self.swap = Swap::NONE;
        self.moment.remove(Moment::Early);
        self.moment.remove(Moment::Killed);
        if early {
            self.prepare_turn(sink);
        } else {
            self.go_on(sink);
        }
    }
}
