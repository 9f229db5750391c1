//! What the server plays in a room by itself, and when.

use std::time::Duration;

use ashtapada_rules::Seat;
use ashtapada_table::{Act, Problem};

use super::Room;
use crate::machine::{self, Pace, Wish};
use crate::protocol::{ServerMessage, Tempo};

impl Room {
    /// Schedules what the server plays next by itself, `hold` later than usual. Without clients it plays nothing, unless
    /// the game goes on without them.
    pub(super) fn wind_up(&mut self, hold: Duration) {
        self.wind_up_at(self.pace.at(self.tempo), hold);
    }

    pub(super) fn wind_up_at(&mut self, pace: Option<Pace>, hold: Duration) {
        (self.machine, self.hurries) = (None, false);
        if self.clients.is_empty() && !self.table.goes_on_unwatched() {
            return;
        }
        if let Some(next) = pace.and_then(|pace| machine::next(&self.table, &mut self.players, pace, hold)) {
            self.machine = Some(next.machine);
            if let Some(seat) = next.thinks.filter(|_| self.tempo != Tempo::Unseen) {
                self.tell_all(&ServerMessage::Thinking { seat });
            }
        }
    }

    pub(super) async fn fulfil(&mut self, wish: Wish) {
        let before = self.table.last();
        let done = match wish {
            Wish::Play { seat, action } => self.play(seat, Act::Play { action }).await,
            Wish::Failed(problem) => Err(problem),
        };
        // If the log has grown all the same, `show` has already scheduled what comes next.
        if let Err(problem) = done
            && self.table.last() == before
        {
            self.tell_all(&ServerMessage::Trouble { problem });
            self.wind_up(self.pace.retry);
        }
    }

    pub(super) async fn play(&mut self, seat: Option<Seat>, act: Act) -> Result<(), Problem> {
        let before = self.table.last();
        self.reassure().await?;
        if self.table.last() > before {
            return Ok(());
        }
        self.add(seat, act, None).await
    }
}
