//! What the server plays by itself: the throws and decisions of computer players, and a pass that is
//! forced; each after a moment, so that people can follow.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup, Situation};
use ashtapada_rules::{Action, AnyPosition, Seat, Turn};
use ashtapada_table::{DiceSource, Player, Problem, Table};
use tracing::error;

use crate::protocol::Tempo;
use crate::thinkers::Thinkers;
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
    /// Before a pass that is forced; computer players take half of it, as theirs matters less to who watches.
    pub pass: Duration,
    /// Before another try when the storage failed.
    pub retry: Duration,
    /// Before a room without clients closes.
    pub linger: Duration,
    /// Between two reports of a game that is played unseen.
    pub report: Duration,
    /// Whether the dice are also thrown for people who decide nothing any more.
    pub throws_for_all: bool,
}

/// How long a computer player may think about a move that nobody sees: as many of them as a game still has.
const UNSEEN_THINKING: Duration = Duration::from_millis(40);

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            roll: Duration::from_millis(500),
            decide: Duration::from_millis(600),
            think: Duration::from_millis(250),
            pass: Duration::from_millis(900),
            retry: Duration::from_secs(5),
            linger: Duration::from_secs(30),
            report: Duration::from_millis(400),
            throws_for_all: false,
        }
    }
}

impl Pace {
    /// The same at another tempo; `None`: paused. The thinking time stays the same.
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
            Tempo::Unseen => {
                Some(Pace { think: self.think.min(UNSEEN_THINKING), throws_for_all: true, ..self.prompt() })
            }
        }
    }

    /// The same without waiting before an action.
    pub fn prompt(self) -> Pace {
        Pace { roll: Duration::ZERO, decide: Duration::ZERO, pass: Duration::ZERO, ..self }
    }

    /// With as little waiting as possible, for tests.
    pub fn hurried() -> Pace {
        let none = Duration::ZERO;
        let short = Duration::from_millis(50);
        Pace { roll: none, decide: none, think: short / 5, pass: none, retry: short, linger: short, ..Pace::default() }
    }
}

/// What the server wants to add to the log.
pub enum Wish {
    Play {
        /// Who decides; `None` for throws.
        seat: Option<Seat>,
        action: Action,
    },
    /// Nothing: something is wrong.
    Failed(Problem),
}

/// The future of a wish. Dropping it cancels the wish.
pub type Machine = Pin<Box<dyn Future<Output = Wish> + Send>>;

/// What the server plays next.
pub struct Next {
    /// Completes when it is due.
    pub machine: Machine,
    /// The seat of the computer player that thinks about it.
    pub thinks: Option<Seat>,
}

/// The computer players at a table, each created when it first has to decide, and kept because it caches what it has
/// found out. New ones in their places play on as well.
#[derive(Default)]
pub struct Players {
    of: HashMap<Seat, Arc<Mutex<AnyPlayer>>>,
    thinkers: Thinkers,
}

impl Players {
    /// No players yet; they will think there.
    pub fn with(thinkers: Thinkers) -> Players {
        Players { of: HashMap::new(), thinkers }
    }

    pub fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// The computer player of a seat, by its name `bot`.
    fn at(&mut self, seat: Seat, bot: &str) -> Result<Arc<Mutex<AnyPlayer>>, Problem> {
        if let Some(player) = self.of.get(&seat) {
            return Ok(player.clone());
        }
        let bot: Bot =
            bot.parse().map_err(|error| problem::internal(format!("nobody here plays as `{bot}`: {error}")))?;
        let seed = u64::from_be_bytes(setup::random()?);
        let player = Arc::new(Mutex::new(AnyPlayer::new(bot, Setup::seeded(seed))));
        Ok(self.of.entry(seat).or_insert(player).clone())
    }
}

/// What the server plays next by itself at this table, `hold` later than usual; `None` when a person has to act, or
/// nobody.
pub fn next(table: &Table, players: &mut Players, pace: Pace, hold: Duration) -> Option<Next> {
    if table.waits_for_players() {
        return None;
    }
    let is_computer = |seat| matches!(table.player(seat), Some(Player::Bot { .. }));
    let throws = |seat| is_computer(seat) || (pace.throws_for_all && table.is_aside(seat));
    match table.turn() {
        Turn::Chance(seat) if table.dice() == DiceSource::Fair && throws(seat) => {
            Some(Next { machine: after(pace.roll + hold, None, table.next_throw()?), thinks: None })
        }
        Turn::Seat(seat) if table.only_action() == Some(Action::Pass) => {
            let pause = if is_computer(seat) { pace.pass / 2 } else { pace.pass };
            Some(Next { machine: after(pause + hold, Some(seat), Action::Pass), thinks: None })
        }
        Turn::Seat(seat) => {
            let Some(Player::Bot { bot }) = table.player(seat) else { return None };
            let (player, situation) = (players.at(seat, bot), Situation::from(table.game()));
            let thinkers = players.thinkers.clone();
            let machine = Box::pin(async move {
                let player = match player {
                    Ok(player) => player,
                    Err(problem) => return Wish::Failed(problem),
                };
                tokio::time::sleep(hold).await;
                // The pause for the people watching runs while the player thinks.
                let thought = think(player, situation, seat, pace.think, thinkers);
                let ((), wish) = tokio::join!(tokio::time::sleep(pace.decide), thought);
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

/// When dropped, stops a player whose choice nobody waits for any more.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

async fn think(
    player: Arc<Mutex<AnyPlayer>>,
    situation: Situation<AnyPosition>,
    seat: Seat,
    time: Duration,
    thinkers: Thinkers,
) -> Wish {
    let failed = |why: String| {
        error!(seat = seat.name(), why, "a computer player failed");
        Wish::Failed(problem::server("a computer player failed; it tries again"))
    };
    let stop = Arc::new(AtomicBool::new(false));
    let _waiting = Waiting(stop.clone());
    let memories = thinkers.memories().clone();
    let chosen = thinkers.think(time, move |share| {
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let limits = Limits::time(share, &clock).with_stop(&stop);
        let choice = {
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            player.think(&situation, limits, &mut |_| {})
        };
        memories.has_thought(&player);
        choice
    });
    match chosen.await {
        Ok(Some(choice)) => Wish::Play { seat: Some(seat), action: choice.action },
        Ok(None) => failed("the computer player found nothing to play".to_owned()),
        Err(problem) => failed(format!("the computer player failed: {}", problem.message)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_kept_for_its_seat() {
        let mut players = Players::default();
        let south = players.at(Seat::South, "searcher").unwrap();
        assert!(Arc::ptr_eq(&south, &players.at(Seat::South, "searcher").unwrap()));
        assert!(!Arc::ptr_eq(&south, &players.at(Seat::North, "searcher").unwrap()));
        assert!(players.at(Seat::West, "nobody").is_err());
    }

    #[tokio::test]
    async fn a_player_nobody_waits_for_stops() {
        let start = ashtapada_rulebook::find("soldiers16-bl").unwrap().start().unwrap();
        let player = Players::default().at(Seat::South, "searcher").unwrap();
        let hour = Duration::from_secs(3600);
        let thought = think(player.clone(), Situation::new(start), Seat::South, hour, Thinkers::default());
        assert!(tokio::time::timeout(Duration::from_millis(50), thought).await.is_err());
        let begun = Instant::now();
        let free = tokio::task::spawn_blocking(move || drop(player.lock())).await;
        assert!(free.is_ok() && begun.elapsed() < hour / 60);
    }
}
