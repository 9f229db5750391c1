//! The log of a room: how entries are added to it, and how clients are sent them.

use std::time::Duration;

use ashtapada_messages::view::CHUNK;
use ashtapada_messages::{ServerMessage, Tempo, problem};
use ashtapada_rules::Seat;
use ashtapada_table::{Act, Entry, Problem};

use super::Room;
use crate::backend::{Backend, BackendError};

impl Room {
    /// Adds an entry: it is computed, stored, and then sent to every client.
    pub(super) async fn add(
        &mut self,
        seat: Option<Seat>,
        act: Act,
        client: Option<String>,
        backend: &impl Backend,
    ) -> Result<(), Problem> {
        let entry = Entry {
            seq: self.table.last() + 1,
            seat,
            act,
            client,
            at: self.now().wall,
            spent: self.table.clock().map(|_| self.spent()),
        };
        let step = self.table.step(entry)?;
        let kept = backend.append(&step.entry().stored(), step.glance()).await;
        if let Err(error) = self.heard_from(kept, backend) {
            // It may have been stored all the same, or another server may have appended to the log.
            self.log.doubtful = true;
            self.stop();
            let known = self.reassure(backend).await;
            return Err(match (error, known) {
                (BackendError::Repeated, Ok(())) => Problem::stale(),
                (error, _) => Problem::from(error),
            });
        }
        let before = self.table.last();
        self.table.accept(step);
        if matches!(act, Act::StandIn { .. }) {
            self.stand_in_for_seeds(backend).await;
        }
        self.show(before, backend);
        if matches!(act, Act::StandIn { .. } | Act::Back { .. }) {
            self.tell_seats(backend);
        }
        Ok(())
    }

    /// The backend has answered: time has passed, and perhaps somebody else has the game.
    pub(super) fn heard_from<T>(
        &mut self,
        answer: Result<T, BackendError>,
        backend: &impl Backend,
    ) -> Result<T, BackendError> {
        self.pass_time(backend);
        self.log.lost |= matches!(answer, Err(BackendError::Elsewhere));
        answer
    }

    /// Reads the entries of the store that we do not know, when an earlier failure left that open.
    pub(super) async fn reassure(&mut self, backend: &impl Backend) -> Result<(), Problem> {
        if !self.log.doubtful {
            return Ok(());
        }
        let before = self.table.last();
        let read = backend.log(before).await;
        self.pass_time(backend);
        for entry in read? {
            self.table.append(entry).map_err(|error| problem::unreadable(&error))?;
        }
        self.log.doubtful = false;
        if self.table.last() > before {
            self.show(before, backend);
        } else if self.machine.is_idle() {
            self.plan(self.pace.retry);
        }
        Ok(())
    }

    /// Sends every client the entries after number `before`, and plans what the server plays next.
    fn show(&mut self, before: u32, backend: &impl Backend) {
        // The time of the next entry counts from zero.
        self.clock.begin();
        self.drop_proposal();
        self.tell_turn();
        self.tell_lobby(backend);
        self.told.entry = self.told.entry.min(before);
        if self.tempo != Tempo::Unseen {
            self.tell_rest();
            return self.plan(Duration::ZERO);
        }
        self.plan(Duration::ZERO);
        if self.machine.is_idle() {
            // The game is over, or a person has to decide: the end of what is not seen.
            self.tell_rest();
            self.tempo = Tempo::default();
            self.tell_all(ServerMessage::Tempo { tempo: self.tempo });
        } else if self.now().ticks.saturating_sub(self.told.at) > self.pace.report.as_millis() as u64 {
            self.tell_rest();
        }
    }

    /// Sends every client the entries that it has not been sent.
    pub(super) fn tell_rest(&mut self) {
        while self.told.entry < self.table.last() {
            let entries = self.table.entries(self.told.entry, CHUNK);
            self.told.entry = entries.last().map_or(self.table.last(), |last| last.seq);
            self.told.at = self.now().ticks;
            let played = ServerMessage::Played { entries, choices: self.table.choices(), clock: self.clock_view() };
            self.tell_all(played);
        }
    }
}
