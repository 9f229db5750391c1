//! The log of a room: how entries are added to it, and how clients are sent them.

use std::time::{Duration, Instant};

use ashtapada_rules::Seat;
use ashtapada_table::{Act, Entry, Problem};

use super::Room;
use crate::protocol::{ServerMessage, Tempo};
use crate::store::StoreError;
use crate::{problem, view};

impl Room {
    /// Adds an entry: it is computed, stored, and then sent to every client.
    pub(super) async fn add(&mut self, seat: Option<Seat>, act: Act, client: Option<String>) -> Result<(), Problem> {
        let entry = Entry {
            seq: self.table.last() + 1,
            seat,
            act,
            client,
            at: self.time.wall(),
            spent: self.table.clock().map(|_| self.spent()),
        };
        let step = self.table.step(entry)?;
        let kept = self.store.append(&self.table.header().id, &step.entry().stored(), step.glance()).await;
        if let Err(error) = self.noted(kept) {
            // It may have been stored all the same, or another server may have appended to the log.
            self.doubtful = true;
            self.machine = None;
            let known = self.reassure().await;
            return Err(match (error, known) {
                (StoreError::Repeated, Ok(())) => Problem::stale(),
                (error, _) => Problem::from(error),
            });
        }
        let before = self.table.last();
        self.table.accept(step);
        if matches!(act, Act::StandIn { .. }) {
            self.stand_in_for_seeds().await;
        }
        self.show(before);
        if matches!(act, Act::StandIn { .. } | Act::Back { .. }) {
            self.tell_seats();
        }
        Ok(())
    }

    /// Notes whether something could not be stored because another server has the game.
    pub(super) fn noted(&mut self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        self.lost |= matches!(done, Err(StoreError::Elsewhere { .. }));
        done
    }

    /// Reads the entries of the store that we do not know, when an earlier failure left that open.
    pub(super) async fn reassure(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let before = self.table.last();
        for entry in self.store.log(&self.table.header().id, before).await? {
            self.table.append(entry).map_err(|error| problem::unreadable(&error))?;
        }
        self.doubtful = false;
        if self.table.last() > before {
            self.show(before);
        } else if self.machine.is_none() {
            self.wind_up(self.pace.retry);
        }
        Ok(())
    }

    /// Sends every client the entries after number `before`, and schedules what the server plays next.
    fn show(&mut self, before: u32) {
        // The time of the next entry counts from zero.
        self.clock.begin();
        self.wind_clock();
        self.drop_wish();
        self.tell_turn();
        self.tell_lobby();
        self.told.0 = self.told.0.min(before);
        if self.tempo != Tempo::Unseen {
            self.tell_rest();
            return self.wind_up(Duration::ZERO);
        }
        self.wind_up(Duration::ZERO);
        if self.machine.is_none() {
            // The game is over, or a person has to decide: the end of what is not seen.
            self.tell_rest();
            self.tempo = Tempo::default();
            self.tell_all(&ServerMessage::Tempo { tempo: self.tempo });
        } else if self.told.1.elapsed() > self.pace.report {
            self.tell_rest();
        }
    }

    /// Sends every client the entries that it has not been sent.
    pub(super) fn tell_rest(&mut self) {
        while self.told.0 < self.table.last() {
            let entries = self.table.entries(self.told.0, view::CHUNK);
            self.told = (entries.last().map_or(self.table.last(), |last| last.seq), Instant::now());
            let played = ServerMessage::Played { entries, choices: self.table.choices(), clock: self.clock_view() };
            self.tell_all(&played);
        }
    }
}
