//! What the server plays in a room by itself, and when.

use std::time::Duration;

use ashtapada_messages::{ServerMessage, Tempo};
use ashtapada_rules::Seat;
use ashtapada_table::{Act, Problem};

use super::Room;
use crate::backend::Backend;
use crate::event::Effect;
use crate::machine::{Choice, Step, next};
use crate::pace::Pace;

impl Room {
    /// Plans what the server plays next by itself, `hold` later than usual. Without clients it plays nothing, unless the game
    /// goes on without them.
    pub(super) fn plan(&mut self, hold: Duration) {
        self.plan_at(self.pace.at(self.tempo), hold);
    }

    pub(super) fn plan_at(&mut self, pace: Option<Pace>, hold: Duration) {
        self.stop();
        self.hurries = false;
        if self.clients.is_empty() && !self.table.goes_on_unwatched() {
            return;
        }
        let Some(plan) = pace.and_then(|pace| next(&self.table, pace)) else { return };
        let thinks = plan.seat.filter(|_| matches!(plan.choice, Choice::Thought { .. }));
        self.machine.begin(plan, self.now().ticks, hold);
        if let Some(seat) = thinks.filter(|_| self.tempo != Tempo::Unseen) {
            self.tell_all(ServerMessage::Thinking { seat });
        }
    }

    /// Gives up what is under way.
    pub(super) fn stop(&mut self) {
        if self.machine.stop() {
            self.effects.push(Effect::StopThinking);
        }
    }

    /// Takes the next step of what is under way, if it is due.
    pub(super) async fn step(&mut self, backend: &impl Backend) {
        match self.machine.step(self.now().ticks) {
            None => {}
            Some(Step::Think { number, seat, bot, time }) => {
                self.effects.push(Effect::Think { number, seat, bot, time });
            }
            Some(Step::Play { seat, action }) => {
                let before = self.table.last();
                let done = match action {
                    Ok(action) => self.play(seat, Act::Play { action }, backend).await,
                    Err(problem) => Err(problem),
                };
                // If the log has grown all the same, `show` has already planned what comes next.
                if let Err(problem) = done
                    && self.table.last() == before
                {
                    self.tell_all(ServerMessage::Trouble { problem });
                    self.plan(self.pace.retry);
                }
            }
        }
    }

    pub(super) async fn play(&mut self, seat: Option<Seat>, act: Act, backend: &impl Backend) -> Result<(), Problem> {
        let before = self.table.last();
        self.reassure(backend).await?;
        if self.table.last() > before {
            return Ok(());
        }
        self.add(seat, act, None, backend).await
    }
}
