//! Empires (S0, T5): one player commands the united armies of his side, and both enemy kings are dead.
//!
//! The conditions may come in any order, and the last of them makes the empire (AMB-34). How much it is worth follows from
//! how the second king fell, and that is remembered for as long as both are dead: in four bits for each side, one
//! for his own throne, one for the captor being a king, and two for the army of that king.

use super::command::Kill;
use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{Event, EventSink, Merit};

/// He fell on a throne that counts.
pub(super) const ON_THRONE: u8 = 1;
/// A king captured him.
pub(super) const BY_KING: u8 = 2;

impl Kill {
    /// As it is remembered.
    fn bits(self) -> u8 {
        let throne = if self.on_empire_throne { ON_THRONE } else { 0 };
        let king = if self.by_king { BY_KING | self.army << 2 } else { 0 };
        throne | king
    }
}

impl FourKings {
    /// Where the memory of a side begins in `falls`.
    pub(super) fn fall_shift(&self, army: u8) -> u8 {
        4 * u8::from(self.seating.enemies(0, army))
    }

    /// How the later of the two dead kings of the other side fell.
    fn fall_of_enemies(&self, emperor: u8) -> u8 {
        self.falls >> (4 - self.fall_shift(emperor)) & 15
    }

    /// Remembers how the second king of a side fell; forgets it when one of them is on the board again.
    pub(super) fn remember_fall(&mut self, victim: u8, kill: Option<Kill>) {
        let shift = self.fall_shift(victim);
        self.falls &= !(15 << shift);
        let both = self.king_killed(victim) && self.king_killed(self.seating.ally(victim));
        if let Some(kill) = kill.filter(|_| both && self.remembers_falls()) {
            self.falls |= kill.bits() << shift;
        }
    }

    /// Whether it matters under these rules how the second king of a side fell.
    pub(super) fn remembers_falls(&self) -> bool {
        self.rules.empire() != Empire::Off && self.rules.empire_memory() && self.counts_points()
    }

    /// Whether a side is due its empire now.
    pub(super) fn empire_due(&self, emperor: u8) -> bool {
        let realm = self.seating.ally(emperor);
        self.rules.empire() != Empire::Off
            && self.counts_points()
            && self.commander(realm) == emperor
            && realm != emperor
            && self.marks & (1 << self.seating.side(emperor)) == 0
            && (0..4).filter(|&enemy| self.seating.enemies(enemy, emperor)).all(|enemy| self.counts_as_killed(enemy))
    }

    /// Whether the king of an army counts as killed for an empire (AMB-36).
    fn counts_as_killed(&self, army: u8) -> bool {
        self.king_killed(army)
            || (self.rules.empire_counts() == EmpireCounts::Ever && self.taken & (0x1111 << army) != 0)
    }

    /// Gives the points of an empire, if one is due. `kill` is that of an enemy king which has just come about;
    /// without it, it is command that came last.
    pub(super) fn check_empires(&mut self, kill: Option<Kill>, sink: &mut impl EventSink) {
        for emperor in 0..4 {
            if !self.empire_due(emperor) {
                continue;
            }
            let fall = match kill.filter(|kill| !self.seating.enemies(kill.by, emperor)) {
                Some(kill) => kill.bits(),
                None if self.rules.empire_order() == EmpireOrder::CommandFirst => continue,
                None if self.rules.empire_memory() => self.fall_of_enemies(emperor),
                None => 0,
            };
            let by_king = fall & BY_KING != 0;
            let on_throne = fall & ON_THRONE != 0 && (by_king || !self.rules.empire4_needs_raja());
            let by_own_king = by_king && fall >> 2 == emperor;
            let points = match (self.rules.empire(), on_throne, by_own_king) {
                (Empire::Cumulative, ..) => 1 + 2 * i16::from(by_own_king) + 4 * i16::from(on_throne),
                (_, true, _) => 4,
                (_, _, true) => 2,
                _ => 1,
            };
            self.marks |= 1 << self.seating.side(emperor);
            sink.event(Event::Empire { seat: seat(emperor) });
            self.score(emperor, points, Merit::Empire, sink);
        }
    }
}

/// The throne on which a king may have fallen for an empire of 4 points (AMB-109).
pub(super) fn empire_throne(option: EmpireThrone, victim: u8, square: u8) -> bool {
    match option {
        EmpireThrone::Own => THRONE[usize::from(victim & 3)] == square,
        EmpireThrone::Any => THRONES & bit(square) != 0,
    }
}
