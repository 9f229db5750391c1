//! Who commands whom: thrones and lost kings.
//!
//! S0, team game; the numbers T1 to T4 are those of its bullets.

use alloc::string::String;
use alloc::vec::Vec;

use super::hot::FREEZE;
use super::men::{Kind, Man};
use super::options::*;
use super::seating::thrones_count;
use super::state::*;
use super::tables::throne;
use crate::four_kings::{CommandCause, FourKingsEvent, Merit};
use crate::grid::{SeatSet, SmallSet, Square, indexed};
use crate::{EventSink, Seat};

/// Why an army obeys its ally; the names are those of position texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::FromRepr)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub(super) enum Reason {
    /// Its ally's king entered its throne.
    Throne,
    /// Its king was lost.
    Loss,
}

indexed!(Reason, else Throne);

/// The reasons why an army obeys its ally. Without a reason it obeys its own seat.
pub(super) type Reasons = SmallSet<Reason>;

impl Reasons {
    const BOTH: Reasons = SmallSet::from_bits(0b11);

    /// As in position texts: `throne+loss`.
    pub(super) fn text(self) -> String {
        self.iter().map(<&str>::from).collect::<Vec<_>>().join("+")
    }

    /// The inverse of [`Reasons::text`]; `None` for no reason.
    pub(super) fn read(text: &str) -> Option<Reasons> {
        (1..4).map(Reasons::from_bits).find(|reasons| reasons.text() == text)
    }
}

/// Why each army obeys its ally.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Commands(u8);

impl Commands {
    /// Two bits for each army.
    #[inline(always)]
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// Whether every army obeys its own seat.
    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Why an army obeys its ally.
    #[inline(always)]
    pub(super) const fn of(self, army: Seat) -> Reasons {
        Reasons::from_bits(self.0 >> (2 * army as u8) & 0b11)
    }

    pub(super) fn set(&mut self, army: Seat, reasons: Reasons) {
        let shift = 2 * army as u8;
        self.0 = self.0 & !(0b11 << shift) | reasons.bits() << shift;
    }
}

/// How a king was killed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kill {
    /// The seat that made the move.
    pub by: Seat,
    /// The army whose piece captured.
    pub army: Seat,
    /// Whether a king captured.
    pub by_king: bool,
    /// Whether the victim stood on its own throne.
    pub on_throne: bool,
    /// Whether it stood on a throne that counts for an empire.
    pub on_empire_throne: bool,
    /// Whether the killer had a king before the move.
    pub had_king: bool,
}

/// A king's move onto a throne.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Whose king it is.
    pub king: Seat,
    /// The seat that made the move.
    pub by: Seat,
    /// The square of the throne.
    pub at: Square,
    /// Whether it may still give a point.
    pub counts: bool,
}

impl FourKings {
    /// Who commands an army: its ally, or its own seat.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Seat, four_kings::{FourKings, Options}};
    /// let start = FourKings::start(&Options::default()).unwrap();
    /// assert_eq!(start.commander(Seat::West), Seat::West);
    /// ```
    #[inline]
    pub fn commander(&self, army: Seat) -> Seat {
        if self.command.of(army).is_empty() { army } else { self.seating.ally(army) }
    }

    /// Whether an army and its ally's are under one command.
    pub(super) fn united(&self, army: Seat) -> bool {
        !(self.command.of(army) | self.command.of(self.seating.ally(army))).is_empty()
    }

    /// Whether one seat plays an army and its ally's for good, having put the other out.
    pub(super) fn merged(&self, army: Seat) -> bool {
        self.out.has(army) || self.out.has(self.seating.ally(army))
    }

    /// Puts an army under its ally's command. T4 asks only whether the king was killed: an army whose king was its last
    /// piece comes under command, too, and may complete an empire, but no event reports it.
    fn take_command(&mut self, army: Seat, reason: Reason, cause: CommandCause, sink: &mut impl EventSink) {
        let before = self.command.of(army);
        self.command.set(army, before | Reasons::of(reason));
        if before.is_empty() && !self.own(army).is_empty() {
            sink.event(FourKingsEvent::Commands { commander: self.seating.ally(army), army, cause }.into());
        }
    }

    fn end_command(&mut self, army: Seat, cause: CommandCause, sink: &mut impl EventSink) {
        self.end_reasons(army, Reasons::BOTH, cause, sink);
    }

    /// Removes reasons for a command; without any reason left, the command ends. Of an army without pieces no event
    /// reports it: nobody decides anything for it.
    fn end_reasons(&mut self, army: Seat, reasons: Reasons, cause: CommandCause, sink: &mut impl EventSink) {
        let before = self.command.of(army);
        self.command.set(army, before.without(reasons));
        if !before.is_empty() && before.without(reasons).is_empty() && !self.own(army).is_empty() {
            sink.event(FourKingsEvent::CommandEnds { army, cause }.into());
        }
    }

    /// Whether the boat of an army obeys its ally, who won it in a parade. An ally with nothing to move commands nothing.
    #[inline(always)]
    pub(super) fn boat_obeys_ally(&self, army: Seat) -> bool {
        self.boats.has(army) && !self.still(self.seating.ally(army))
    }

    /// The seat that won the boat of an army in a parade has nothing to move any more, and the boat obeys its own seat.
    /// It was won to the end of the game (AMB-43), so that is forgotten only if the winner cannot come back.
    fn return_boat(&mut self, army: Seat, sink: &mut impl EventSink) {
        if !self.boats.has(army) {
            return;
        }
        let winner = self.seating.ally(army);
        if !self.may_be_exchanged(winner) && !self.king_may_return(winner) {
            self.boats.remove(army);
        }
        if !self.merged(army) {
            sink.event(FourKingsEvent::CommandEnds { army, cause: CommandCause::Parade }.into());
        }
    }

    /// A king came back by an exchange. If its seat had nothing to move until then, it commands again the boat that it
    /// won in a parade (AMB-43).
    pub(super) fn regain_boat(&mut self, winner: Seat, sink: &mut impl EventSink) {
        let army = self.seating.ally(winner);
        let was_still = self.is(FREEZE) || self.own(winner).len() == 1;
        if was_still && self.boats.has(army) && !self.merged(army) {
            sink.event(FourKingsEvent::Commands { commander: winner, army, cause: CommandCause::Parade }.into());
        }
    }

    /// The consequences of the loss of a king, except for the points of the capture. Returns whether the captor may
    /// also score for entering the throne.
    #[cold]
    pub(super) fn king_falls(&mut self, victim: Seat, kill: Kill, sink: &mut impl EventSink) -> bool {
        if self.seating.enemies(kill.army, victim) {
            self.free_ally(kill.by, sink);
        }
        if self.has_king(victim) {
            // The army has another king, by promotion: only the points count.
            return true;
        }
        self.taken.insert(kill.by, victim);
        self.remember_fall(victim, Some(kill));
        self.pass_command(victim, sink);
        let emperor = kill.by;
        let empire = self.seating.teams && (self.empire_due(emperor) || self.empire_due(self.seating.ally(emperor)));
        let throne_counts = !(empire && self.rules.empire_suppresses_throne());
        let rewarded = match self.rules.throne_kill() {
            ThroneKill::Off => false,
            ThroneKill::AnyPiece => true,
            ThroneKill::RajaOnly => kill.by_king,
        };
        let enemy = self.seating.enemies(kill.army, victim);
        if enemy && kill.on_throne && rewarded && throne_counts && self.counts_points() {
            self.score(kill.by, 2, Merit::ThroneKill, sink);
        }
        // A king taken by its own side (AMB-2) brings command, but counts as no enemy king.
        self.check_empires(enemy.then_some(kill), sink);
        self.all_kings(kill, sink);
        if enemy && self.rules.exchange() != Exchange::Off {
            self.swap = Swap { by: kill.by, own: None, other: victim, waiting: SeatSet::EMPTY };
            self.moment.insert(Moment::Killed);
        }
        // Only the victim's own throne is part of a throne kill; any other throne is entered in addition.
        !kill.on_throne || (throne_counts && !(rewarded && self.rules.kill_replaces_entry()))
    }

    /// T4 and its variants: who commands after the loss of `victim`'s king.
    fn pass_command(&mut self, victim: Seat, sink: &mut impl EventSink) {
        let partner = self.seating.ally(victim);
        if self.rules.king_loss().stills() {
            sink.event(FourKingsEvent::Frozen { army: victim }.into());
            // If the king was the last piece, that has been done.
            if !self.own(victim).is_empty() {
                self.return_boat(partner, sink);
            }
        }
        self.refresh_skips();
        if partner == victim {
            return;
        }
        if self.rules.king_loss() != KingLoss::PartnerCommands {
            // Command by throne lasts until the commander's king is lost (AMB-26), unless the ally is out.
            if !self.out.has(partner) {
                self.end_reasons(partner, Reasons::of(Reason::Throne), CommandCause::KingLost, sink);
            }
            return;
        }
        if self.merged(victim) {
            return;
        }
        let partner_plays = !self.own(partner).is_empty();
        if self.has_king(partner) {
            // AMB-30: a commander by throne that loses its king yields to the partner whose king lives.
            self.end_command(partner, CommandCause::KingLost, sink);
            self.take_command(victim, Reason::Loss, CommandCause::KingLost, sink);
        } else if partner_plays {
            match self.rules.both_rajas_lost() {
                BothRajasLost::CommandStays if !self.own(victim).is_empty() => {}
                // A commander that lost its last piece with its king has finished the game.
                BothRajasLost::CommandStays | BothRajasLost::Flip => {
                    self.end_command(partner, CommandCause::KingLost, sink);
                    self.take_command(victim, Reason::Loss, CommandCause::KingLost, sink);
                }
                BothRajasLost::EachOwn => {
                    self.end_command(partner, CommandCause::KingLost, sink);
                    self.end_command(victim, CommandCause::KingLost, sink);
                }
            }
        }
    }

    /// A king is on the board again (AMB-31): command that came from its death ends, and if its ally's king is dead, the
    /// ally's army comes under its seat's command (T4).
    pub(super) fn king_back(&mut self, army: Seat, sink: &mut impl EventSink) {
        if self.rules.king_loss().stills() {
            sink.event(FourKingsEvent::Thawed { army }.into());
        }
        self.remember_fall(army, None);
        self.end_reasons(army, Reasons::of(Reason::Loss), CommandCause::KingBack, sink);
        let partner = self.seating.ally(army);
        if partner != army
            && self.rules.king_loss() == KingLoss::PartnerCommands
            && !self.merged(army)
            && self.king_killed(partner)
        {
            // Command by throne, which outlasted both kings (AMB-29), does not stay with a seat without a king.
            self.end_command(army, CommandCause::KingBack, sink);
            self.take_command(partner, Reason::Loss, CommandCause::KingBack, sink);
            self.check_empires(None, sink);
        }
        self.refresh_skips();
    }

    /// A king moved onto a throne. Where nothing comes of any throne, that is no event: S2 and the individual game of S0
    /// know none.
    #[cold]
    pub(super) fn throne_entered(&mut self, entry: Entry, sink: &mut impl EventSink) {
        if !thrones_count(&self.rules.options()) {
            return;
        }
        let king = entry.king;
        let Some(owner) = Seat::ALL.into_iter().find(|&seat| throne(seat) == entry.at && seat != king) else {
            return;
        };
        sink.event(FourKingsEvent::ThroneEntered { king, throne: owner }.into());
        if self.seating.enemies(king, owner) {
            self.enemy_throne(owner, entry, sink);
        } else {
            self.ally_throne(king, owner, sink);
        }
    }

    /// T1: a point for an enemy throne.
    fn enemy_throne(&mut self, owner: Seat, entry: Entry, sink: &mut impl EventSink) {
        let stake = self.rules.cz_enemy_throne() == CzEnemyThrone::Stake1;
        let once_for = match self.rules.throne_entry() {
            ThroneEntry::Off if !stake => return,
            ThroneEntry::EveryEntry => None,
            ThroneEntry::OncePerRajaPerThrone => Some(entry.king),
            _ => Some(self.seating.side(entry.king)),
        };
        if let Some(entrant) = once_for {
            if self.entered.has(entrant, owner) {
                return;
            }
            self.entered.insert(entrant, owner);
        }
        if entry.counts && (self.counts_points() || stake) {
            self.score(entry.by, 1, Merit::ThroneEntry, sink);
        }
    }

    /// T3: command by the ally's throne. A seat that commands already gains a second reason; nothing changes for a seat
    /// under command.
    fn ally_throne(&mut self, king: Seat, owner: Seat, sink: &mut impl EventSink) {
        if self.own(owner).is_empty() {
            return;
        }
        match self.rules.ally_throne() {
            AllyThrone::None => {}
            AllyThrone::CommandBothThrows => {
                if self.command.of(king).is_empty() {
                    self.take_command(owner, Reason::Throne, CommandCause::Throne, sink);
                    self.check_empires(None, sink);
                }
            }
            AllyThrone::CommandAllyOut => {
                if !self.merged(king) {
                    self.end_command(king, CommandCause::Throne, sink);
                    self.end_command(owner, CommandCause::Throne, sink);
                    self.out.insert(owner);
                    self.take_command(owner, Reason::Throne, CommandCause::Throne, sink);
                    sink.event(FourKingsEvent::Finished { seat: owner }.into());
                    self.refresh_skips();
                }
            }
        }
    }

    /// An army has no pieces left: its seat is finished (T8), and commands nothing any more.
    #[cold]
    pub(super) fn emptied(&mut self, last: Man, sink: &mut impl EventSink) {
        let army = last.army();
        let partner = self.seating.ally(army);
        // A seat that plays both armies of a side is finished when both are gone.
        if !self.merged(army) {
            sink.event(FourKingsEvent::Finished { seat: army }.into());
        } else if self.own(partner).is_empty() {
            let player = if self.out.has(army) { partner } else { army };
            sink.event(FourKingsEvent::Finished { seat: player }.into());
        }
        if partner != army && !self.out.has(partner) {
            self.end_command(partner, CommandCause::Finished, sink);
        }
        // A frozen seat commanded nothing before.
        if partner != army && (!self.is(FREEZE) || last.is(Kind::King)) {
            self.return_boat(partner, sink);
        }
        self.refresh_skips();
    }
}
