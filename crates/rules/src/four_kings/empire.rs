//! Empires (S0, T5): one player commands the united armies of a side, and both enemy kings are dead.
//!
//! The conditions may come in any order, and the last of them makes the empire (AMB-34). Its value depends on how the
//! second king fell, which is stored while both are dead: four bits for each side, one for a throne that counts, one
//! for the captor being a king, and two for the army of that king.

use super::command::Kill;
use super::options::*;
use super::state::*;
use super::tables::{THRONES, throne};
use crate::four_kings::{FourKingsEvent, Merit};
use crate::grid::Square;
use crate::{EventSink, Seat};

/// How a king fell, as far as it matters for the value of an empire. The default is a fall that does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Fall {
    /// It fell on a throne that counts.
    pub on_throne: bool,
    /// The king that captured it.
    pub by_king: Option<Seat>,
}

impl Fall {
    const ON_THRONE: u8 = 1;
    const BY_KING: u8 = 2;

    const fn bits(self) -> u8 {
        let throne = if self.on_throne { Fall::ON_THRONE } else { 0 };
        match self.by_king {
            Some(captor) => throne | Fall::BY_KING | (captor as u8) << 2,
            None => throne,
        }
    }

    const fn from_bits(bits: u8) -> Fall {
        let captor = if bits & Fall::BY_KING != 0 { Some(Seat::from_index((bits >> 2) as usize)) } else { None };
        Fall { on_throne: bits & Fall::ON_THRONE != 0, by_king: captor }
    }
}

/// How the later of two dead kings fell, for each of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Falls(u8);

impl Falls {
    /// The side with South in the low half, the other in the high one.
    pub(super) const fn bits(self) -> u8 {
        self.0
    }
}

impl Kill {
    fn fall(self) -> Fall {
        Fall { on_throne: self.on_empire_throne, by_king: self.by_king.then_some(self.army) }
    }
}

impl FourKings {
    /// The bit offset of a side in [`Falls`].
    fn fall_shift(&self, army: Seat) -> u8 {
        4 * u8::from(self.seating.enemies(Seat::South, army))
    }

    /// How the later of the two dead kings of an army's side fell.
    pub(super) fn fall_of(&self, army: Seat) -> Fall {
        Fall::from_bits(self.falls.0 >> self.fall_shift(army) & 15)
    }

    /// How the later of the two dead kings of the other side fell.
    fn fall_of_enemies(&self, emperor: Seat) -> Fall {
        Fall::from_bits(self.falls.0 >> (4 - self.fall_shift(emperor)) & 15)
    }

    pub(super) fn set_fall(&mut self, army: Seat, fall: Fall) {
        let shift = self.fall_shift(army);
        self.falls.0 = self.falls.0 & !(15 << shift) | fall.bits() << shift;
    }

    /// Records how the second king of a side fell; clears it when one of them is on the board again.
    pub(super) fn remember_fall(&mut self, victim: Seat, kill: Option<Kill>) {
        let both = self.king_killed(victim) && self.king_killed(self.seating.ally(victim));
        let kill = kill.filter(|_| both && self.remembers_falls());
        self.set_fall(victim, kill.map_or(Fall::default(), Kill::fall));
    }

    /// Whether it matters under these rules how the second king of a side fell.
    pub(super) fn remembers_falls(&self) -> bool {
        self.rules.empire() != Empire::Off && self.rules.empire_memory() && self.counts_points()
    }

    /// Whether a side is due its empire now.
    pub(super) fn empire_due(&self, emperor: Seat) -> bool {
        let realm = self.seating.ally(emperor);
        self.rules.empire() != Empire::Off
            && self.counts_points()
            && self.commander(realm) == emperor
            && realm != emperor
            && !self.empires.has(self.seating.side(emperor))
            && self.seating.enemies_of(emperor).all(|enemy| self.counts_as_killed(enemy))
    }

    /// Whether the king of an army counts as killed for an empire (AMB-36).
    fn counts_as_killed(&self, army: Seat) -> bool {
        self.king_killed(army)
            || (self.rules.empire_counts() == FallenKings::Ever
                && Seat::ALL.into_iter().any(|captor| self.taken.has(captor, army)))
    }

    /// Gives the points of an empire, if one is due. `kill` is the capture of an enemy king that was just made; without
    /// it, command was the last condition.
    pub(super) fn check_empires(&mut self, kill: Option<Kill>, sink: &mut impl EventSink) {
        for emperor in Seat::ALL {
            if !self.empire_due(emperor) {
                continue;
            }
            let fall = match kill.filter(|kill| !self.seating.enemies(kill.by, emperor)) {
                Some(kill) => kill.fall(),
                None if self.rules.empire_order() == EmpireOrder::CommandFirst => continue,
                None if self.rules.empire_memory() => self.fall_of_enemies(emperor),
                None => Fall::default(),
            };
            let on_throne = fall.on_throne && (fall.by_king.is_some() || !self.rules.empire4_needs_raja());
            let by_own_king = fall.by_king == Some(emperor);
            let points = match (self.rules.empire(), on_throne, by_own_king) {
                (Empire::Cumulative, ..) => 1 + 2 * i16::from(by_own_king) + 4 * i16::from(on_throne),
                (_, true, _) => 4,
                (_, _, true) => 2,
                _ => 1,
            };
            self.empires.insert(self.seating.side(emperor));
            sink.event(FourKingsEvent::Empire { seat: emperor }.into());
            self.score(emperor, points, Merit::Empire, sink);
        }
    }
}

/// Whether a king fallen on that square fell on a throne for an empire of 4 points (AMB-109).
pub(super) fn is_empire_throne(option: EmpireThrone, victim: Seat, square: Square) -> bool {
    match option {
        EmpireThrone::Own => throne(victim) == square,
        EmpireThrone::Any => THRONES.has(square),
    }
}
