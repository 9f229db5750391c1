//! The computer players at a table, and how they think: on the threads of the server, until nobody waits for it.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ashtapada_engine::{AnyPlayer, Choice, Limits, Player as _, Setup, Situation};
use ashtapada_local::players::{DAY_NODES, day_player, known};
use ashtapada_rulebook::Day;
use ashtapada_rules::{Action, AnyPosition, Game, Seat};
use ashtapada_table::Problem;
use tracing::error;

use crate::thinkers::Thinkers;
use crate::{problem, setup};

/// The choice of a computer player to come, with the number of the task. Dropping it stops the player.
pub type ChoiceFuture = Pin<Box<dyn Future<Output = (u64, Result<Action, Problem>)> + Send>>;

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

    /// Lets the player of a seat, which goes by that name, think about a game for so long; what it finds has this number.
    pub fn think(
        &mut self,
        number: u64,
        (seat, bot): (Seat, &str),
        game: &Game<AnyPosition>,
        time: Duration,
    ) -> ChoiceFuture {
        let (player, situation) = (self.at(seat, bot), Situation::from(game));
        let thinkers = self.thinkers.clone();
        Box::pin(async move {
            let action = match player {
                Ok(player) => think(player, situation, seat, time, thinkers).await,
                Err(problem) => Err(problem),
            };
            (number, action)
        })
    }

    /// The same at a table where everybody has the throws of a day: there a player plays the same in the same position,
    /// whoever asks, at whichever server, and however much there is to do. So it is new each time, knows nothing but the
    /// position, and is limited by nodes.
    pub fn think_alike(
        &self,
        number: u64,
        (seat, bot): (Seat, &str),
        game: &Game<AnyPosition>,
        day: Day,
    ) -> ChoiceFuture {
        let (player, situation, thinkers) = (day_player(day, seat, bot), Situation::from(game), self.thinkers.clone());
        Box::pin(async move {
            let action = match player {
                Ok(player) => think_alike(player, situation, seat, thinkers).await,
                Err(problem) => Err(problem),
            };
            (number, action)
        })
    }

    /// The computer player of a seat, by its name `bot`.
    fn at(&mut self, seat: Seat, bot: &str) -> Result<Arc<Mutex<AnyPlayer>>, Problem> {
        if let Some(player) = self.of.get(&seat) {
            return Ok(player.clone());
        }
        let bot = known(bot).map_err(|problem| problem::internal(problem.message))?;
        let seed = u64::from_be_bytes(setup::random()?);
        let player = Arc::new(Mutex::new(AnyPlayer::new(bot, Setup::seeded(seed).with_shelf(self.thinkers.shelf()))));
        Ok(self.of.entry(seat).or_insert(player).clone())
    }
}

/// When dropped, stops a player whose choice nobody waits for any more.
struct StopGuard(Arc<AtomicBool>);

impl Drop for StopGuard {
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
) -> Result<Action, Problem> {
    let stop = Arc::new(AtomicBool::new(false));
    let _waiting = StopGuard(stop.clone());
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
    found(chosen.await, seat)
}

async fn think_alike(
    mut player: AnyPlayer,
    situation: Situation<AnyPosition>,
    seat: Seat,
    thinkers: Thinkers,
) -> Result<Action, Problem> {
    let stop = Arc::new(AtomicBool::new(false));
    let _waiting = StopGuard(stop.clone());
    let chosen = thinkers.think(Duration::ZERO, move |_| {
        player.think(&situation, Limits::nodes(DAY_NODES).with_stop(&stop), &mut |_| {})
    });
    found(chosen.await, seat)
}

fn found(chosen: Result<Option<Choice>, Problem>, seat: Seat) -> Result<Action, Problem> {
    let failed = |why: String| {
        error!(seat = seat.name(), why, "a computer player failed");
        Err(problem::server("a computer player failed; it tries again"))
    };
    match chosen {
        Ok(Some(choice)) => Ok(choice.action),
        Ok(None) => failed("the computer player found nothing to play".to_owned()),
        Err(problem) => failed(format!("the computer player failed: {}", problem.message)),
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::DailyGame;
    use ashtapada_rules::{ActionList, Position as _};
    use ashtapada_table::{Act, Secret, Table};

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
    async fn players_of_a_day_play_alike_and_those_of_another_need_not() {
        let (day, other) = (Day(20_779), Day(20_780));
        let (mut table, _) = Table::set_up(
            &ashtapada_table::daily::asked(DailyGame::find("throw").unwrap(), day),
            "a",
            Secret::new([1; 32]),
            0,
        )
        .unwrap();
        // Where a seat has some choice.
        while table.last() < 24 || legal(table.position()).len() < 5 {
            let seat = table.turn().seat();
            let action = table.next_throw().unwrap_or_else(|| legal(table.position())[0]);
            table.play(seat, Act::Play { action }).unwrap();
        }
        let seat = table.turn().seat().unwrap();
        let ask = async |players: &Players, day| {
            players.think_alike(7, (seat, "level-4"), table.game(), day).await.1.unwrap()
        };
        let one = Players::default();
        let known = ask(&one, day).await;
        for _ in 0..5 {
            assert_eq!(ask(&one, day).await, known);
            assert_eq!(ask(&Players::default(), day).await, known);
        }
        let mut differs = false;
        for days in 0..40 {
            differs |= ask(&one, Day(other.0 + days)).await != known;
        }
        assert!(differs, "what is overlooked differs from day to day");
    }

    fn legal(position: &AnyPosition) -> Vec<Action> {
        let mut legal = ActionList::new();
        position.actions(&mut legal);
        legal.as_slice().to_vec()
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
