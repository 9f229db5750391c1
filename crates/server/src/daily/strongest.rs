//! What the strongest computer player makes of a game of a day: an ordinary game, played once for a day when nobody else needs
//! the threads, and kept in the store under an id that only the site can tell before it says it.

use std::sync::{Arc, Mutex, PoisonError};

use ashtapada_engine::{Limits, Player as _, Situation};
use ashtapada_local::players::{DAY_NODES, day_player};
use ashtapada_rulebook::{DailyGame, Day, Lang, Words};
use ashtapada_rules::{Action, AnyPosition, Game, Turn};
use ashtapada_table::daily::DayScore;
use ashtapada_table::{Act, Entry, Player, Problem, Table, daily};
use tracing::{info, warn};

use super::protocol::DailyStrongest;
use crate::clock::Ticks;
use crate::closing::ShutdownSignal;

use crate::secret::SiteSecret;
use crate::store::{Store, StoreError};
use crate::tables::Tables;
use crate::thinkers::Thinkers;
use crate::{problem, setup};

/// How many games are remembered.
const GAMES: usize = 16;

/// Which game of which day.
type Which = (&'static DailyGame, Day);

/// The game of the strongest player on a day.
#[derive(Debug, Clone)]
pub struct StrongestGame {
    id: String,
    /// What it came to.
    score: DayScore,
    /// The points at the end of each round.
    pub rounds: Arc<[u16]>,
}

impl StrongestGame {
    /// As it is told; its id, as long as games count, to nobody.
    pub fn view(&self, open: bool) -> DailyStrongest {
        let game = (!open).then(|| self.id.clone());
        DailyStrongest { score: self.score, rounds: self.rounds.to_vec(), game }
    }
}

/// The games of the strongest player.
pub struct StrongestGames {
    store: Arc<dyn Store>,
    secret: SiteSecret,
    thinkers: Thinkers,
    time: Ticks,
    tables: std::sync::Weak<Tables>,
    known: Mutex<Vec<(Which, StrongestGame)>>,
    /// Those that are being played or are to be played, one after the other.
    due: Mutex<Vec<Which>>,
}

impl StrongestGames {
    /// Those that are kept in a store.
    pub fn new(store: Arc<dyn Store>, tables: &Arc<Tables>, time: Ticks) -> StrongestGames {
        StrongestGames {
            secret: SiteSecret::of(Arc::clone(&store)),
            store,
            thinkers: tables.thinkers().clone(),
            time,
            tables: Arc::downgrade(tables),
            known: Mutex::default(),
            due: Mutex::default(),
        }
    }

    /// A game of a day, if it was played.
    ///
    /// # Errors
    /// The storage fails, or it cannot be read.
    pub async fn of(&self, game: &'static DailyGame, day: Day) -> Result<Option<StrongestGame>, Problem> {
        let known = {
            let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            known.iter().find(|(of, _)| *of == (game, day)).map(|(_, game)| game.clone())
        };
        if known.is_some() {
            return Ok(known);
        }
        let id = self.secret.day_id(&game.id, day).await?;
        let Some(header) = self.store.game(&id).await? else { return Ok(None) };
        let table = Table::open(header, self.store.log(&id, 0).await?).map_err(|error| problem::unreadable(&error))?;
        Ok(self.note((game, day), &table))
    }

    fn note(&self, (game, day): Which, table: &Table) -> Option<StrongestGame> {
        let result = daily::result(game, day, table)?;
        let noted = StrongestGame { id: table.header().id.clone(), score: result.score, rounds: result.rounds.into() };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(of, _)| *of != (game, day));
        known.push(((game, day), noted.clone()));
        let many = known.len().saturating_sub(GAMES);
        known.drain(..many);
        Some(noted)
    }

    /// Has a game of a day played in the background, if it was not.
    pub fn look_for(self: &Arc<Self>, game: &'static DailyGame, day: Day) {
        let Some(tables) = self.tables.upgrade() else { return };
        let begins = {
            let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
            if due.contains(&(game, day)) {
                return;
            }
            due.push((game, day));
            due.len() == 1
        };
        if !begins {
            return;
        }
        let (strongest, closing) = (Arc::clone(self), tables.closing());
        tokio::spawn(async move {
            let mut done = None;
            while let Some(which) = strongest.next(done) {
                if let Err(problem) = strongest.make_sure(which, closing.clone()).await {
                    let (DailyGame { id: game, .. }, day) = which;
                    warn!(%day, game, why = problem.message, "the strongest player's game of the day could not be played");
                }
                done = Some(which);
            }
        });
    }

    /// The next that is to be played, now that one is done.
    fn next(&self, done: Option<Which>) -> Option<Which> {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        due.retain(|one| Some(*one) != done);
        due.first().copied()
    }

    async fn make_sure(&self, which: Which, mut closing: ShutdownSignal) -> Result<(), Problem> {
        let (game, day) = which;
        if self.of(game, day).await?.is_some() {
            return Ok(());
        }
        let id = self.secret.day_id(&game.id, day).await?;
        let playing = self.play(which, &id);
        let table = tokio::select! {
            table = playing => table?,
            () = closing.begins() => return Ok(()),
        };
        let log: Vec<_> = (1..=table.last()).filter_map(|seq| Some(table.entry(seq)?.stored())).collect();
        match self.store.create(table.header(), &log, &table.glance()).await {
            // Another server of the site played the same.
            Ok(()) | Err(StoreError::Taken { .. }) => {
                let score = self.note(which, &table).map(|noted| noted.score);
                info!(%day, game = game.id, ?score, "the strongest player has played its game of the day");
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn play(&self, (game, day): Which, id: &str) -> Result<Table, Problem> {
        let now = self.time.wall();
        let (mut table, _) = setup::set_up_as(id, &daily::strongest(game, day), now, Words::new(Lang::EN))?;
        loop {
            let (seat, action) = match table.turn() {
                Turn::Over => return Ok(table),
                Turn::Chance(_) => (None, table.next_throw().ok_or_else(|| problem::internal("no throw follows"))?),
                Turn::Seat(seat) => {
                    let Some(Player::Bot { bot }) = table.player(seat) else {
                        return Err(problem::internal("a person sits with the strongest player"));
                    };
                    let only = table.only_action();
                    let player = day_player(day, seat, bot)?;
                    let action = match only {
                        Some(only) => only,
                        None => self.choice(player, table.game()).await?,
                    };
                    (Some(seat), action)
                }
            };
            let act = Act::Play { action };
            let entry = Entry { seq: table.last() + 1, seat, act, client: None, at: now, spent: None };
            let step = table.step(entry).map_err(Problem::from)?;
            table.accept(step);
        }
    }

    async fn choice(
        &self,
        mut player: ashtapada_engine::AnyPlayer,
        game: &Game<AnyPosition>,
    ) -> Result<Action, Problem> {
        let situation = Situation::from(game);
        let thought = self.thinkers.think_idly(move || player.think(&situation, Limits::nodes(DAY_NODES), &mut |_| {}));
        let chosen = thought.await?;
        Ok(chosen.ok_or_else(|| problem::internal("the strongest player found nothing to play"))?.action)
    }
}
