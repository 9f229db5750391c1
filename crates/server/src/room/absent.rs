//! Who is away from a table whose players have screens of their own, and what comes of it.
//!
//! A player counts as away while no screen of hers is connected, or while she keeps back the seed that she committed to,
//! and only while another player is there. What the table agreed on then happens by entries of the log.

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Act, Meanwhile, SeatPlan};
use tracing::warn;

use super::Room;
use super::absence::{taken, terms};
use crate::protocol::{AwayView, ServerMessage};

impl Room {
    /// Whether a player is at the table with all that the game waits for.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.clients.iter().any(|client| client.seats.contains(&seat)) && !self.table.withholds_seed(seat)
    }

    /// Notes who is away now, and since when.
    pub(super) fn note_absence(&mut self) {
        let mut away = std::mem::take(&mut self.away);
        away.note(&self.table, self.time.now(), |seat| self.is_here(seat));
        self.away = away;
    }

    /// The seats for which the table waits, and for how many milliseconds more.
    fn waited_for(&self) -> Vec<(Seat, u64)> {
        self.away.waited_for(&self.table, self.time.now())
    }

    /// The seats in which a computer player stands in for somebody who is here.
    fn back(&self) -> Vec<Seat> {
        let stood_in = taken(&self.table).into_iter().filter(|&seat| self.table.stands_in(seat) && self.is_here(seat));
        if self.table.turn() == Turn::Over { Vec::new() } else { stood_in.collect() }
    }

    /// In how many milliseconds something comes of somebody's absence, or of the end of it.
    pub(super) fn absence_left(&self) -> Option<u64> {
        if !self.back().is_empty() {
            return Some(0);
        }
        self.waited_for().into_iter().map(|(_, left)| left).min()
    }

    /// Does what is agreed with who has been away for too long, and gives the seats of those who are back to them.
    pub(super) async fn settle_absence(&mut self) {
        let too_long = self.waited_for().into_iter().filter(|(_, left)| *left == 0).map(|(seat, _)| seat);
        let resigns = terms(&self.table).is_some_and(|terms| terms.meanwhile == Meanwhile::Resign);
        let away = too_long.map(|seat| match resigns {
            true => (seat, self.table.absent_gives_up(seat)),
            false => (seat, Act::StandIn { seat }),
        });
        let back = self.back().into_iter().map(|seat| (seat, Act::Back { seat }));
        for (seat, act) in away.chain(back).collect::<Vec<_>>() {
            if self.table.turn() == Turn::Over {
                return;
            }
            let by = resigns.then_some(seat).filter(|_| !matches!(act, Act::Back { .. }));
            if let Err(problem) = self.add(by, act, None).await {
                warn!(game = self.table.header().id, why = problem.message, "an absence was not stored");
                self.tell_all(&ServerMessage::Trouble { problem });
                // Waited for once more before the next try.
                self.away.begin_anew();
                self.note_absence();
                return;
            }
        }
    }

    /// Adds what computer players who stand in owe to the dice. Without it no dice can be thrown.
    pub(super) async fn stand_in_for_seeds(&mut self) {
        let Some(seeds) = self.table.stand_in_seeds() else { return };
        if let Err(error) = self.store.set_seeds(&self.table.header().id, &seeds).await {
            self.tell_all(&ServerMessage::Trouble { problem: error.into() });
            return;
        }
        self.table.set_seeds(seeds);
        if let Some(proof) = self.table.proof_view() {
            self.tell_all(&ServerMessage::Seeds { proof });
        }
    }

    /// What clients are told of those who are away.
    pub(super) fn away_view(&self) -> Vec<AwayView> {
        self.waited_for()
            .into_iter()
            .map(|(seat, left)| AwayView { seat, left: left.min(u64::from(u32::MAX)) as u32 })
            .collect()
    }

    /// The computer players who stand in.
    pub(super) fn stand_ins(&self) -> Vec<SeatPlan> {
        let seats = self.table.people().into_iter().filter(|&seat| self.table.stands_in(seat));
        seats.filter_map(|seat| Some(SeatPlan { seat, player: self.table.player(seat)?.clone() })).collect()
    }
}
