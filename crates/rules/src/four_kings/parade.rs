//! The parade of boats, four of them in a block of two by two squares; and how a piece leaves the board.

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{CommandCause, Event, EventSink, Means, Merit};

/// The south-western squares of blocks.
const CORNERS: Set = 0x007f_7f7f_7f7f_7f7f;

/// A piece that leaves the board.
#[derive(Clone, Copy)]
pub(super) struct Loss {
    pub army: u8,
    pub code: u8,
    pub at: u8,
    pub means: Means,
}

impl FourKings {
    /// The south-western squares of the blocks that are full of boats.
    ///
    /// Any block counts, not only the five that the original boats can fill (AMB-3).
    #[inline(always)]
    pub(super) fn parades(&self) -> Set {
        let boats = self.of_kind(BOAT);
        boats & (boats >> 1) & (boats >> 8) & (boats >> 9) & CORNERS
    }

    /// Completes the parades that the boat of `army` on `at` makes, if any.
    #[inline(always)]
    pub(super) fn parade(&mut self, army: u8, at: u8, by: u8, sink: &mut impl EventSink) {
        let full = self.parades();
        if full != 0 {
            self.complete(full, army, at, by, sink);
        }
    }

    #[cold]
    fn complete(&mut self, full: Set, army: u8, at: u8, by: u8, sink: &mut impl EventSink) {
        let mine = squares(full).filter(|&corner| (0x303 << corner) & bit(at) != 0);
        let mut block = 0;
        for corner in mine {
            block |= 0x303 << corner;
            sink.event(Event::Parade { seat: seat(by), corner: spot(corner) });
        }
        let ally = self.seating.ally(army);
        if self.rules.parade() == Parade::TwoAndCommand {
            self.command_boat(by, sink);
        }
        for victim in 0..4u8 {
            let boats = block & self.own(victim);
            if boats == 0 || victim == army {
                continue;
            }
            if victim == ally && self.rules.parade() == Parade::TwoAndCommand {
                continue;
            }
            for at in squares(boats) {
                self.capture(Loss { army: victim, code: BOAT, at, means: Means::Parade }, by, army, sink);
            }
        }
    }

    /// T7: the partner's boat comes under the command of whoever decided the move, to the end of the game (AMB-43): also
    /// where all of that army is under his command already, for that may end.
    fn command_boat(&mut self, maker: u8, sink: &mut impl EventSink) {
        let ally = self.seating.ally(maker);
        if self.boats & (1 << ally) == 0 && self.own_kind(ally, BOAT) != 0 {
            self.boats |= 1 << ally;
            sink.event(Event::Commands { commander: seat(maker), army: seat(ally), cause: CommandCause::Parade });
        }
    }

    /// Takes a piece off the board, with its points; what follows from its loss comes later.
    #[inline(always)]
    pub(super) fn capture(&mut self, loss: Loss, by: u8, army: u8, sink: &mut impl EventSink) {
        let Loss { army: victim, code, at, means } = loss;
        self.lift(victim, code, at);
        self.moment |= PROGRESS;
        self.idle = 0;
        sink.event(Event::Captured { army: seat(victim), role: role(code), at: spot(at), by: seat(by), means });
        if self.counts_points() && (!self.seating.teams || self.seating.enemies(army, victim)) {
            self.score(by, value(code), Merit::Capture, sink);
        }
        if code == BOAT && self.boats & (1 << victim) != 0 && self.own_kind(victim, BOAT) == 0 {
            self.boats &= !(1 << victim);
        }
        if self.own(victim) == 0 {
            self.emptied(victim, sink);
        }
    }
}
