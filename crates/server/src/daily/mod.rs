//! The daily throw: everybody plays the same rounds of a day with the same throws against the same computer players. The table
//! is an ordinary one of the server, so that a result is what the server saw; which game counts for a browser, and what it came
//! to, is kept by date (`DailyGames` of the store).
//!
//! A day is one of UTC, the same for the whole world.

pub mod protocol;
mod strongest;

use std::sync::Arc;

use ashtapada_rulebook::{Day, NotADay, Words};
use ashtapada_rules::Turn;
use ashtapada_table::name::checked;
use ashtapada_table::{Problem, ProblemKind, SeatKey, Sitters, Table, daily};
use axum::body::Bytes;
use axum::extract::{FromRef, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;

use self::protocol::{DailyAsk, DailyBest, DailyResult, DailyTable, DailyThrowPage};
use self::strongest::StrongestGames;
use crate::answer::{HttpFailure, LangQuery, read};
use crate::clock::Ticks;
use crate::guests::{Guest, SpendKind};
use crate::store::{DailyEntry, Store, StoreError};
use crate::tables::Tables;
use crate::{problem, setup};

/// How long after its day a game may end and still count, in milliseconds: an hour. Only then the best game is shown, and whoever
/// follows it move by move is too late.
const GRACE: u64 = 60 * 60 * 1000;

/// The word for the day that it is now.
const TODAY: &str = "today";

/// Until when games of a day count, Unix time in milliseconds.
fn closes(day: Day) -> u64 {
    day.end().saturating_add(GRACE)
}

/// Keeps what a table came to, if it is a game of a day that was played to its end in time. Of a game that does not count for
/// anybody nothing is kept.
///
/// # Errors
/// The storage fails.
pub async fn score(store: &dyn Store, table: &Table) -> Result<(), StoreError> {
    let Some(day) = daily::day_of(&table.header().setup) else { return Ok(()) };
    let Some(points) = daily::played(table).and_then(|rounds| rounds.last().copied()) else { return Ok(()) };
    let at = table.entry(table.last()).map_or(u64::MAX, |last| last.at);
    if at <= closes(day) {
        store.daily().score(&table.header().id, points, at).await?;
    }
    Ok(())
}

/// The daily throw of a server.
pub struct DailyService {
    store: Arc<dyn Store>,
    tables: Arc<Tables>,
    time: Ticks,
    strongest: Arc<StrongestGames>,
}

impl DailyService {
    /// Of these tables.
    pub fn new(store: Arc<dyn Store>, tables: Arc<Tables>, time: Ticks) -> DailyService {
        let strongest = StrongestGames::new(Arc::clone(&store), &tables, time.clone());
        DailyService { store, tables, time, strongest: Arc::new(strongest) }
    }

    /// The day that it is now.
    fn today(&self) -> Day {
        Day::at(self.time.wall())
    }

    fn day(&self, text: &str) -> Result<Day, Problem> {
        let today = self.today();
        let day =
            if text == TODAY { today } else { text.parse().map_err(|error: NotADay| problem::bad_request(error))? };
        match day > today {
            true => Err(Problem::new(ProblemKind::NotFound, format!("that day has not come: it is {today}"))),
            false => Ok(day),
        }
    }

    /// The table of today for whoever has that key: the one that counts as long as it goes on, else a new one.
    async fn begin(&self, asked: DailyAsk, guest: &Guest, words: Words) -> Result<DailyTable, Problem> {
        let DailyAsk { key, name } = asked;
        let name = checked(&name)?;
        let (day, player) = (self.today(), key.hash());
        self.strongest.look_for(day);
        let known = self.store.daily().entered(day, &player).await?;
        if let Some(known) = known.as_ref().filter(|known| known.points.is_none())
            && let Ok(table) = self.table(&known.game, guest).await
            && table.turn() != Turn::Over
        {
            return Ok(DailyTable { id: known.game.clone(), day, counts: true });
        }
        let id = self.set_up(day, &key, &name, words).await?;
        let entry = DailyEntry { day, player, game: id.clone(), name, points: None };
        let counting = self.store.daily().enter(&entry).await?;
        Ok(DailyTable { counts: counting.game == id, id, day })
    }

    async fn set_up(&self, day: Day, key: &SeatKey, name: &str, words: Words) -> Result<String, Problem> {
        let (mut table, log) = setup::set_up(&daily::asked(day), self.time.wall(), words)?;
        let sitters = Sitters::default().with(daily::seat(), key.into(), name);
        table.set_sitters(sitters.unwrap_or_default());
        self.store.create(table.header(), &log, &table.glance()).await?;
        Ok(table.header().id.clone())
    }

    async fn table(&self, id: &str, guest: &Guest) -> Result<Arc<Table>, Problem> {
        let turn = self.tables.gate().turn(guest).await?;
        self.tables.table(id, &turn).await
    }

    /// How a day stands, for somebody who has played that game or none.
    async fn page(&self, day: Day, game: Option<String>, guest: &Guest) -> Result<DailyThrowPage, Problem> {
        // A result that could not be kept when the game was over is kept now.
        let table = match game {
            Some(id) => Some(self.table(&id, guest).await?),
            None => None,
        };
        if let Some(table) = table.as_ref().filter(|table| table.turn() == Turn::Over) {
            score(&*self.store, table).await?;
        }
        let results = self.store.daily().results(day).await?;
        let open = self.time.wall() <= closes(day);
        let strongest = self.strongest.of(day).await?;
        let own = match &table {
            Some(table) => self.own(day, table, strongest.as_ref().map(|game| &*game.rounds), &results).await?,
            None => None,
        };
        let best = if open { None } else { self.store.daily().best_of_day(day).await? };
        Ok(DailyThrowPage {
            day,
            open,
            played: results.iter().map(|(_, count)| count).sum(),
            results,
            throws: daily::throws(day).iter().map(ToString::to_string).collect(),
            strongest: strongest.map(|game| game.view(open)),
            best: best.and_then(|best| Some(DailyBest { game: best.game, name: best.name, points: best.points? })),
            own,
        })
    }

    /// What a table came to; `None` if it is of another day, or not played to its end.
    async fn own(
        &self,
        day: Day,
        table: &Table,
        strongest: Option<&[u16]>,
        results: &[(u16, u32)],
    ) -> Result<Option<DailyResult>, Problem> {
        if daily::day_of(&table.header().setup) != Some(day) {
            return Err(problem::bad_request(format!("that is no game of {day}")));
        }
        let Some(rounds) = daily::played(table) else { return Ok(None) };
        let points = rounds.last().copied().unwrap_or_default();
        let key = table.sitters().keys().next();
        let entered = match key {
            Some(key) => self.store.daily().entered(day, &key).await?,
            None => None,
        };
        let counts = entered.is_some_and(|entered| entered.game == table.header().id && entered.points.is_some());
        let marks = strongest.map(|strongest| daily::compared(&rounds, strongest)).unwrap_or_default();
        Ok(Some(DailyResult { points, marks, rounds, standing: daily::Rank::among(results, points), counts }))
    }
}

/// The addresses of the daily throw.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<DailyService>: FromRef<S>,
{
    Router::new().route("/daily-throw", post(begin)).route("/daily-throw/{date}", get(page))
}

async fn begin(
    State(service): State<Arc<DailyService>>,
    guest: Guest,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<DailyTable>), HttpFailure> {
    const EXAMPLE: &str = r#"{"key":"07…","name":"Zofia"}"#;
    let asked: DailyAsk = read(&body, EXAMPLE)?;
    guest.spend(SpendKind::Table)?;
    Ok((StatusCode::CREATED, Json(service.begin(asked, &guest, asking.words(&headers)).await?)))
}

#[derive(Deserialize)]
struct GameQuery {
    game: Option<String>,
}

async fn page(
    State(service): State<Arc<DailyService>>,
    guest: Guest,
    Path(date): Path<String>,
    Query(GameQuery { game }): Query<GameQuery>,
) -> Result<Json<DailyThrowPage>, HttpFailure> {
    let day = service.day(&date)?;
    Ok(Json(service.page(day, game, &guest).await?))
}
