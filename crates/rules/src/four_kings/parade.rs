//! The parade of boats, four of them in a block of two by two squares; and captures.

use super::hot::VALUES;
use super::men::{Kind, Man};
use super::options::*;
use super::state::*;
use crate::four_kings::{CommandCause, FourKingsEvent, Merit};
use crate::grid::{SeatSet, Square, SquareSet};
use crate::{Event, EventSink, Means, Seat};

/// The south-western squares of blocks.
const CORNERS: SquareSet = SquareSet::from_bits(0x007f_7f7f_7f7f_7f7f);

/// The four squares of the block with that south-western square.
pub(super) const fn block(corner: Square) -> SquareSet {
    SquareSet::from_bits(0x303 << corner.index())
}

/// A piece that leaves the board.
#[derive(Clone, Copy)]
pub(super) struct Loss {
    pub man: Man,
    pub at: Square,
    pub means: Means,
}

/// A boat that arrived on a square, by a move or a promotion.
#[derive(Clone, Copy)]
pub(super) struct Mooring {
    /// Whose boat it is.
    pub army: Seat,
    /// Its square.
    pub at: Square,
    /// The seat that decided it.
    pub by: Seat,
}

impl FourKings {
    /// The south-western squares of the blocks that are full of boats.
    ///
    /// Any block counts, not only the five that the original boats can fill (AMB-3).
    #[inline(always)]
    pub(super) fn parades(&self) -> SquareSet {
        let boats = self.of_kind(Kind::Boat).bits();
        SquareSet::from_bits(boats & (boats >> 1) & (boats >> 8) & (boats >> 9)) & CORNERS
    }

    /// Completes the parades that a boat makes, if any.
    #[inline(always)]
    pub(super) fn parade(&mut self, boat: Mooring, sink: &mut impl EventSink) {
        let full = self.parades();
        if !full.is_empty() {
            self.complete(full, boat, sink);
        }
    }

    #[cold]
    fn complete(&mut self, full: SquareSet, boat: Mooring, sink: &mut impl EventSink) {
        if self.rules.parade() == Parade::Off {
            return;
        }
        let Mooring { army, at, by } = boat;
        let mut boats = SquareSet::EMPTY;
        for corner in full.iter().filter(|&corner| block(corner).has(at)) {
            boats |= block(corner);
            sink.event(FourKingsEvent::Parade { seat: by, corner: corner.spot() }.into());
        }
        let commands = self.rules.parade() == Parade::TwoAndCommand;
        if commands {
            self.command_boat(by, sink);
        }
        let spared = SeatSet::of(army) | SeatSet::of(self.seating.ally(army)).only_if(commands);
        for victim in SeatSet::ALL.without(spared).iter() {
            for at in boats & self.own(victim) {
                let man = Man::new(victim, Kind::Boat);
                self.capture(Loss { man, at, means: Means::Parade }, by, army, sink);
            }
        }
    }

    /// T7: the partner's boat comes under the command of the seat that decided the move, to the end of the game
    /// (AMB-43). That holds even if the seat commands all of that army already, for that may end; only an ally who was
    /// put out never has a boat of his own again.
    fn command_boat(&mut self, maker: Seat, sink: &mut impl EventSink) {
        let ally = self.seating.ally(maker);
        if !self.boats.has(ally) && !self.merged(ally) && !self.own_kind(ally, Kind::Boat).is_empty() {
            self.boats.insert(ally);
            sink.event(FourKingsEvent::Commands { commander: maker, army: ally, cause: CommandCause::Parade }.into());
        }
    }

    /// Takes a captured piece off the board, with its points; the consequences of a king's loss come later.
    #[inline(always)]
    pub(super) fn capture(&mut self, loss: Loss, by: Seat, army: Seat, sink: &mut impl EventSink) {
        let Loss { man, at, means } = loss;
        let victim = man.army();
        self.lift(man, at);
        self.progress();
        sink.event(Event::Captured { army: victim, role: man.role(), at: at.spot(), by, means });
        if self.counts_points() && (!self.seating.teams || self.seating.enemies(army, victim)) {
            let value = if self.is(VALUES) { self.value_of(man) } else { man.value() };
            if value != 0 {
                self.score(by, value, Merit::Capture, sink);
            }
        }
        if man.is(Kind::Boat) && self.boats.has(victim) && self.own_kind(victim, Kind::Boat).is_empty() {
            self.boats.remove(victim);
        }
        if self.own(victim).is_empty() {
            self.emptied(man, sink);
        }
    }
}
