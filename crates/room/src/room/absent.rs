//! Who is away from a table whose players have screens of their own, and what comes of it.
//!
//! A player counts as away while no screen of hers is connected, or while she keeps back the seed that she committed to,
//! and only while another player is there. What the table agreed on then happens by entries of the log.

use ashtapada_messages::{AwayView, ServerMessage};
use ashtapada_rules::Seat;
use ashtapada_table::{Act, Meanwhile, SeatPlan};

use super::Room;
use crate::absence::{taken, terms};
use crate::backend::Backend;

impl Room {
    /// Whether a player is at the table with all that the game waits for.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.is_watched_by(seat) && !self.table.withholds_seed(seat)
    }

    /// Notes who is away now, and since when.
    pub(super) fn note_absence(&mut self) {
        let mut absences = std::mem::take(&mut self.absences);
        absences.note(&self.table, self.now().ticks, |seat| self.is_here(seat));
        self.absences = absences;
    }

    /// The seats in which a computer player stands in for somebody who is here.
    fn back(&self) -> Vec<Seat> {
        let stood_in = taken(&self.table).into_iter().filter(|&seat| self.table.stands_in(seat) && self.is_here(seat));
        if self.is_over() { Vec::new() } else { stood_in.collect() }
    }

    /// In how many milliseconds something comes of somebody's absence, or of the end of it.
    pub(super) fn absence_left(&self, ticks: u64) -> Option<u64> {
        let back = self.back().first().map(|_| 0);
        let waited_for = self.absences.waited_for(&self.table, ticks).into_iter().map(|(_, left)| left);
        let left = back.into_iter().chain(waited_for).min().filter(|_| !self.is_over())?;
        Some(self.absences.due_in(left, ticks))
    }

    /// Does what is agreed with who has been away for too long, and gives the seats of those who are back to them.
    pub(super) async fn settle_absence(&mut self, backend: &impl Backend) {
        let waited_for = self.absences.waited_for(&self.table, self.now().ticks).into_iter();
        let too_long = waited_for.filter(|(_, left)| *left == 0).map(|(seat, _)| seat);
        let resigns = terms(&self.table).is_some_and(|terms| terms.meanwhile == Meanwhile::Resign);
        let away = too_long.map(|seat| match resigns {
            true => (seat, self.table.absent_gives_up(seat)),
            false => (seat, Act::StandIn { seat }),
        });
        let back = self.back().into_iter().map(|seat| (seat, Act::Back { seat }));
        for (seat, act) in away.chain(back).collect::<Vec<_>>() {
            if self.is_over() {
                return;
            }
            let by = resigns.then_some(seat).filter(|_| !matches!(act, Act::Back { .. }));
            if let Err(problem) = self.add(by, act, None, backend).await {
                self.warn("an absence was not stored", &problem.message);
                self.tell_all(ServerMessage::Trouble { problem });
                // Waited for once more before the next try.
                self.absences.begin_anew(self.now().ticks + self.pace.retry.as_millis() as u64);
                self.note_absence();
                return;
            }
        }
    }

    /// Adds what computer players who stand in owe to the dice. Without it no dice can be thrown.
    pub(super) async fn stand_in_for_seeds(&mut self, backend: &impl Backend) {
        let Some(seeds) = self.table.stand_in_seeds() else { return };
        let kept = backend.set_seeds(&seeds).await;
        if let Err(error) = self.heard_from(kept, backend) {
            return self.tell_all(ServerMessage::Trouble { problem: error.into() });
        }
        self.table.set_seeds(seeds);
        self.tell_seeds();
    }

    /// Tells every client what throws are drawn from.
    pub(super) fn tell_seeds(&mut self) {
        if let Some(proof) = self.table.proof_view() {
            self.tell_all(ServerMessage::Seeds { proof });
        }
    }

    /// What clients are told of those who are away.
    pub(super) fn away_view(&self) -> Vec<AwayView> {
        let waited_for = self.absences.waited_for(&self.table, self.now().ticks).into_iter();
        waited_for.map(|(seat, left)| AwayView { seat, left: left.min(u64::from(u32::MAX)) as u32 }).collect()
    }

    /// The computer players who stand in.
    pub(super) fn stand_ins(&self) -> Vec<SeatPlan> {
        let seats = self.table.people().into_iter().filter(|&seat| self.table.stands_in(seat));
        seats.filter_map(|seat| Some(SeatPlan { seat, player: self.table.player(seat)?.clone() })).collect()
    }
}
