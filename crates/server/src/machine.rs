//! What the server plays by itself: the throws and decisions of computer players, and a pass that is
//! forced; each after a moment, so that people can follow.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use ashtapada_engine::{Bot, Budget};
use ashtapada_rules::{Action, AnyPosition, Seat, Turn};
use ashtapada_table::{DiceSource, Player, Problem, Table};

use crate::protocol::Tempo;
use crate::{problem, setup};

/// How long the server waits before it plays by itself.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// Before a throw for a computer player.
    pub roll: Duration,
    /// Before a decision of a computer player is shown, thinking included.
    pub decide: Duration,
    /// How long a computer player may think.
    pub think: Duration,
    /// Before a pass that is forced.
    pub pass: Duration,
    /// Before another try when the storage failed.
    pub retry: Duration,
    /// Before a room without clients is left.
    pub linger: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            roll: Duration::from_millis(500),
            decide: Duration::from_millis(600),
            think: Duration::from_millis(250),
            pass: Duration::from_millis(900),
            retry: Duration::from_secs(5),
            linger: Duration::from_secs(30),
        }
    }
}

impl Pace {
    /// The same at another tempo; `None`: not at all. How long is thought stays the same.
    pub fn at(self, tempo: Tempo) -> Option<Pace> {
        let scaled = |by: f32| Pace {
            roll: self.roll.mul_f32(by),
            decide: self.decide.mul_f32(by),
            pass: self.pass.mul_f32(by),
            ..self
        };
        match tempo {
            Tempo::Paused => None,
            Tempo::Slow => Some(scaled(3.0)),
            Tempo::Normal => Some(self),
            Tempo::Fast => Some(scaled(0.3)),
        }
    }

    /// The same without waiting before what is played.
    pub fn prompt(self) -> Pace {
        Pace { roll: Duration::ZERO, decide: Duration::ZERO, pass: Duration::ZERO, ..self }
    }

    /// Without any waiting, for tests.
    pub fn hurried() -> Pace {
        let none = Duration::ZERO;
        let short = Duration::from_millis(50);
        Pace { roll: none, decide: none, think: short / 5, pass: none, retry: short, linger: short }
    }
}

/// What the server wants to add to the log.
pub enum Wish {
    /// An action.
    Play {
        /// Who decides; `None` for throws.
        seat: Option<Seat>,
        /// What is played.
        action: Action,
    },
    /// Nothing: something is wrong.
    Failed(Problem),
}

/// A wish that comes in time. Dropping it gives it up.
pub type Machine = Pin<Box<dyn Future<Output = Wish> + Send>>;

/// What the server plays next.
pub struct Next {
    /// When it comes.
    pub machine: Machine,
    /// The computer player that thinks about it.
    pub thinks: Option<Seat>,
}

/// What the server plays next by itself at this table, `hold` later than usual; `None` when a person is
/// to do something, or nobody.
pub fn next(table: &Table, pace: Pace, hold: Duration) -> Option<Next> {
    let is_computer = |seat| matches!(table.player(seat), Some(Player::Bot { .. }));
    match table.turn() {
        Turn::Chance(seat) if table.dice() == DiceSource::Fair && is_computer(seat) => {
            Some(Next { machine: after(pace.roll + hold, None, table.next_throw()?), thinks: None })
        }
        Turn::Seat(seat) if table.only_action() == Some(Action::Pass) => {
            Some(Next { machine: after(pace.pass + hold, Some(seat), Action::Pass), thinks: None })
        }
        Turn::Seat(seat) => {
            let Some(Player::Bot { bot }) = table.player(seat) else { return None };
            let (bot, position) = (bot.clone(), table.position().clone());
            let machine = Box::pin(async move {
                tokio::time::sleep(hold).await;
                // The clock of the show runs while the player thinks.
                let ((), wish) = tokio::join!(tokio::time::sleep(pace.decide), think(bot, position, seat, pace.think));
                wish
            });
            Some(Next { machine, thinks: Some(seat) })
        }
        Turn::Chance(_) | Turn::Over => None,
    }
}

fn after(wait: Duration, seat: Option<Seat>, action: Action) -> Machine {
    Box::pin(async move {
        tokio::time::sleep(wait).await;
        Wish::Play { seat, action }
    })
}

async fn think(bot: String, position: AnyPosition, seat: Seat, time: Duration) -> Wish {
    let failed = |why: String| Wish::Failed(problem::server(why));
    let seed = match setup::random::<8>() {
        Ok(bytes) => u64::from_be_bytes(bytes),
        Err(problem) => return Wish::Failed(problem),
    };
    let bot: Bot = match bot.parse() {
        Ok(bot) => bot,
        Err(error) => return failed(format!("nobody here plays as `{bot}`: {error}")),
    };
    let chosen = tokio::task::spawn_blocking(move || {
        let begun = Instant::now();
        ashtapada_engine::choose(bot, &position, seed, Budget::time(time), &|| begun.elapsed())
    });
    match chosen.await {
        Ok(Some(action)) => Wish::Play { seat: Some(seat), action },
        Ok(None) => failed("the computer player found nothing to play".to_owned()),
        Err(error) => failed(format!("the computer player failed: {error}")),
    }
}
