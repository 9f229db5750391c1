//! Who commands whom: thrones and lost kings.
//!
//! S0, team game; the numbers T1 to T4 are those of its bullets.

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{CommandCause, Event, EventSink, Merit};

/// An army obeys its own seat.
const NONE: u8 = 0;
/// Its ally's king entered its throne. There may be both reasons for a command.
const BY_THRONE: u8 = 1;
/// Its king was lost.
const BY_LOSS: u8 = 2;

/// How a king was killed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kill {
    /// The seat that made the move.
    pub by: u8,
    /// The army whose piece captured.
    pub army: u8,
    /// Whether a king captured.
    pub by_king: bool,
    /// Whether the victim stood on his throne.
    pub on_throne: bool,
    /// Whether he stood on a throne that counts for an empire.
    pub on_empire_throne: bool,
    /// Whether the killer had a king before the move.
    pub had_king: bool,
}

impl FourKings {
    #[inline(always)]
    pub(super) fn command_of(&self, army: u8) -> u8 {
        (self.command >> (2 * army)) & 3
    }

    pub(super) fn set_command(&mut self, army: u8, cause: u8) {
        self.command = (self.command & !(3 << (2 * army))) | (cause << (2 * army));
    }

    /// Who commands an army: its ally, or its own seat.
    #[inline]
    pub(super) fn commander(&self, army: u8) -> u8 {
        if self.command_of(army) == NONE { army } else { self.seating.ally(army) }
    }

    /// Whether an army and its ally's are under one command.
    pub(super) fn united(&self, army: u8) -> bool {
        (self.command_of(army) | self.command_of(self.seating.ally(army))) != NONE
    }

    /// Whether one seat plays an army and its ally's for good, having put the other out.
    pub(super) fn merged(&self, army: u8) -> bool {
        self.out & ((1 << army) | (1 << self.seating.ally(army))) != 0
    }

    /// T4 asks only whether the king was killed: command of an army whose king was its last piece is
    /// command too, and may complete an empire, but there is nothing to say about it.
    fn take_command(&mut self, army: u8, cause: u8, sink: &mut impl EventSink) {
        let before = self.command_of(army);
        self.set_command(army, before | cause);
        if before == NONE && self.own(army) != 0 {
            let cause = if cause == BY_THRONE { CommandCause::Throne } else { CommandCause::KingLost };
            sink.event(Event::Commands { commander: seat(self.seating.ally(army)), army: seat(army), cause });
        }
    }

    fn end_command(&mut self, army: u8, cause: CommandCause, sink: &mut impl EventSink) {
        self.end_reason(army, BY_THRONE | BY_LOSS, cause, sink);
    }

    /// Some reasons for a command are gone, and with the last of them the command itself.
    fn end_reason(&mut self, army: u8, reasons: u8, cause: CommandCause, sink: &mut impl EventSink) {
        let before = self.command_of(army);
        self.set_command(army, before & !reasons);
        if before != NONE && before & !reasons == NONE {
            sink.event(Event::CommandEnds { army: seat(army), cause });
        }
    }

    /// The boat of an army obeys its own seat again: who won it in a parade plays no more.
    fn return_boat(&mut self, army: u8, sink: &mut impl EventSink) {
        if self.boats & (1 << army) != 0 {
            self.boats &= !(1 << army);
            sink.event(Event::CommandEnds { army: seat(army), cause: CommandCause::Parade });
        }
    }

    /// All that follows from the loss of a king, its points for the capture excepted.
    /// Returns whether the killer may have anything for the throne besides.
    #[cold]
    pub(super) fn king_falls(&mut self, victim: u8, kill: Kill, sink: &mut impl EventSink) -> bool {
        if self.own_kind(victim, KING) != 0 {
            // A second king, from a privileged pawn of S1: nothing but his points.
            return true;
        }
        self.taken |= 1 << (kill.by * 4 + victim);
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
        // A partner's king taken by one's own side (AMB-2) brings command, but is no enemy killed.
        self.check_empires(enemy.then_some(kill), sink);
        self.all_kings(kill, sink);
        if enemy && self.rules.exchange() != Exchange::Off {
            self.swap = Swap { by: kill.by, own: NOBODY, other: victim, waiting: 0 };
            self.moment |= KILLED;
        }
        // Only the victim's own throne is a matter of the same move; any other is entered besides.
        !kill.on_throne || (throne_counts && !(rewarded && self.rules.kill_replaces_entry()))
    }

    /// T4 and its like: who commands after the loss of `victim`'s king.
    fn pass_command(&mut self, victim: u8, sink: &mut impl EventSink) {
        let partner = self.seating.ally(victim);
        if self.rules.king_loss() == KingLoss::Freeze {
            sink.event(Event::Frozen { army: seat(victim) });
            self.return_boat(partner, sink);
        }
        self.refresh_skips();
        if partner == victim {
            return;
        }
        if self.rules.king_loss() != KingLoss::PartnerCommands {
            // Command by throne lasts until the commander's king is lost (AMB-26), unless the ally is out.
            if self.out & (1 << partner) == 0 {
                self.end_reason(partner, BY_THRONE, CommandCause::KingLost, sink);
            }
            return;
        }
        if self.merged(victim) {
            return;
        }
        let partner_plays = self.own(partner) != 0;
        if self.own_kind(partner, KING) != 0 {
            // AMB-30: a commander by throne who loses his king yields to the partner whose king lives.
            self.end_command(partner, CommandCause::KingLost, sink);
            self.take_command(victim, BY_LOSS, sink);
        } else if partner_plays {
            match self.rules.both_rajas_lost() {
                BothRajasLost::CommandStays if self.own(victim) != 0 => {}
                // A commander who lost his last piece with his king has finished the game.
                BothRajasLost::CommandStays | BothRajasLost::Flip => {
                    self.end_command(partner, CommandCause::KingLost, sink);
                    self.take_command(victim, BY_LOSS, sink);
                }
                BothRajasLost::EachOwn => {
                    self.end_command(partner, CommandCause::KingLost, sink);
                    self.end_command(victim, CommandCause::KingLost, sink);
                }
            }
        }
    }

    /// A king is on the board again (AMB-31): command that came from his death ends.
    pub(super) fn king_back(&mut self, army: u8, sink: &mut impl EventSink) {
        if self.rules.king_loss() == KingLoss::Freeze {
            sink.event(Event::Thawed { army: seat(army) });
        }
        self.remember_fall(army, None);
        self.end_reason(army, BY_LOSS, CommandCause::KingBack, sink);
        let partner = self.seating.ally(army);
        if partner != army
            && self.rules.king_loss() == KingLoss::PartnerCommands
            && !self.merged(army)
            && self.king_killed(partner)
        {
            // Command by throne, which outlasted both kings (AMB-29), is not his who has none.
            self.end_command(army, CommandCause::KingBack, sink);
            self.take_command(partner, BY_LOSS, sink);
            self.check_empires(None, sink);
        }
        self.refresh_skips();
    }

    /// A king moved onto a throne. `counts` says whether the entry may still give a point.
    #[cold]
    pub(super) fn throne_entered(&mut self, king: u8, by: u8, square: u8, counts: bool, sink: &mut impl EventSink) {
        let Some(owner) = (0..4u8).find(|&seat| THRONE[usize::from(seat)] == square && seat != king) else {
            return;
        };
        sink.event(Event::ThroneEntered { king: seat(king), throne: seat(owner) });
        if self.seating.enemies(king, owner) {
            self.enemy_throne(king, owner, by, counts, sink);
        } else {
            self.ally_throne(king, owner, sink);
        }
    }

    /// T1: a point for an enemy throne.
    fn enemy_throne(&mut self, king: u8, owner: u8, by: u8, counts: bool, sink: &mut impl EventSink) {
        let stake = self.rules.cz_enemy_throne() == CzEnemyThrone::Stake1;
        let side = self.seating.side(king);
        let mark = match self.rules.throne_entry() {
            ThroneEntry::Off if !stake => return,
            ThroneEntry::EveryEntry => 0,
            ThroneEntry::OncePerRajaPerThrone => 1 << (king * 4 + owner),
            _ => 1 << (side * 4 + owner),
        };
        if self.entered & mark != 0 {
            return;
        }
        self.entered |= mark;
        if counts && (self.counts_points() || stake) {
            self.score(by, 1, Merit::ThroneEntry, sink);
        }
    }

    /// T3: command by the ally's throne. Who commands already has one reason more to do so; nothing changes for who is
    /// under command.
    fn ally_throne(&mut self, king: u8, owner: u8, sink: &mut impl EventSink) {
        if self.own(owner) == 0 {
            return;
        }
        match self.rules.ally_throne() {
            AllyThrone::None => {}
            AllyThrone::CommandBothThrows => {
                if self.command_of(king) == NONE {
                    self.take_command(owner, BY_THRONE, sink);
                    self.check_empires(None, sink);
                }
            }
            AllyThrone::CommandAllyOut => {
                if !self.merged(king) {
                    self.end_command(king, CommandCause::Throne, sink);
                    self.end_command(owner, CommandCause::Throne, sink);
                    self.out |= 1 << owner;
                    self.take_command(owner, BY_THRONE, sink);
                    sink.event(Event::Finished { seat: seat(owner) });
                    self.refresh_skips();
                }
            }
        }
    }

    /// An army has no pieces left: its seat is finished (T8), and commands nothing any more.
    #[cold]
    pub(super) fn emptied(&mut self, army: u8, sink: &mut impl EventSink) {
        let partner = self.seating.ally(army);
        // Where one plays both armies of a side he is finished with the last piece of either.
        if !self.merged(army) {
            sink.event(Event::Finished { seat: seat(army) });
        } else if self.own(partner) == 0 {
            let player = if self.out & (1 << army) != 0 { partner } else { army };
            sink.event(Event::Finished { seat: seat(player) });
        }
        if partner != army && self.out & (1 << partner) == 0 {
            self.end_command(partner, CommandCause::Finished, sink);
        }
        if partner != army {
            self.return_boat(partner, sink);
        }
        self.refresh_skips();
    }
}
