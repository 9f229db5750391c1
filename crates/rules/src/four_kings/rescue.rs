//! A king that comes back without an exchange, since its army's ally captured an enemy king (Winther 2006).

use super::hot::BOTH_KINGS;
use super::men::{Kind, Man};
use super::options::*;
use super::state::*;
use crate::four_kings::FourKingsEvent;
use crate::grid::Square;
use crate::{Action, ActionList, Event, EventSink, Role, Seat};

impl FourKings {
    /// Whether the king of an army is lost, and may come back when its ally captures an enemy king: it has not done so before.
    pub fn king_may_return(&self, army: Seat) -> bool {
        self.rules.king_return() == KingReturn::AllyCapture
            && self.king_killed(army)
            && !self.returned.has(army)
            && !self.merged(army)
    }

    /// Whether the lost king of an army may be placed in its next turn, since its ally captured an enemy king.
    #[inline]
    pub fn king_waits(&self, army: Seat) -> bool {
        self.freed.has(army)
    }

    /// The seat captured an enemy king: that frees its ally's if it is lost, unless the game is won with it.
    pub(super) fn free_ally(&mut self, by: Seat, sink: &mut impl EventSink) {
        let ally = self.seating.ally(by);
        let won = self.is(BOTH_KINGS) && !self.seating.enemies_of(by).any(|enemy| self.has_king(enemy));
        if self.king_may_return(ally) && !self.king_waits(ally) && !won {
            self.freed.insert(ally);
            sink.event(FourKingsEvent::KingFreed { army: ally }.into());
            self.refresh_skips();
        }
    }

    /// Whether the thrower has a king to place. It does so in place of its moves.
    #[inline]
    pub(super) fn may_place_freed(&self) -> bool {
        self.king_waits(self.thrower)
    }

    /// The squares on which the thrower may place its king.
    pub(super) fn freed_squares(&self, list: &mut ActionList) {
        let squares = (!self.occupied()).only_if(self.may_place_freed());
        list.extend(squares.iter().map(|at| Action::Place { at: at.spot() }));
    }

    /// The thrower places its king, which ends the turn.
    pub(super) fn place_freed(&mut self, at: Square, sink: &mut impl EventSink) {
        let army = self.thrower;
        self.put(Man::new(army, Kind::King), at);
        self.freed.remove(army);
        self.returned.insert(army);
        self.forget_capture(army);
        self.progress();
        sink.event(Event::Placed { army, role: Role::King, at: at.spot() });
        self.king_back(army, sink);
        self.regain_boat(army, sink);
        self.end_turn(sink);
    }
}
