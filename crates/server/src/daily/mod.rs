//! The games of a day: everybody plays them alike, with the same throws and against the same computer players. The table is an
//! ordinary one of the server, so that a result is what the server saw; which game counts for a browser, and what it came to, is
//! kept by date (`DailyGames` of the store).
//!
//! A day is one of UTC, the same for the whole world.

mod positions;
pub mod protocol;
mod strongest;

use std::sync::Arc;

use ashtapada_local::pages;
use ashtapada_rulebook::{DailyGame, Day, Words};
use ashtapada_rules::Turn;
use ashtapada_table::daily::{DayScore, Rank};
use ashtapada_table::name::checked;
use ashtapada_table::{Player, Problem, ProblemKind, SeatKey, SeatPlan, Sitters, Table, daily};
use axum::body::Bytes;
use axum::extract::{FromRef, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;

use self::protocol::{DailyAsk, DailyBest, DailyGamePage, DailyGamesPage, DailyResult, DailyTable};
use self::strongest::{StrongestGame, StrongestGames};
use crate::answer::{HttpFailure, LangQuery, read};
use crate::clock::Ticks;
use crate::guests::{Guest, SpendKind};
use crate::store::{DailyEntry, Store, StoreError};
use crate::tables::Tables;
use crate::{problem, setup};

/// How long after its day a game may end and still count, in milliseconds: an hour. Only then the best game is shown, and whoever
/// follows it move by move is too late.
const GRACE: u64 = 60 * 60 * 1000;

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
    let Some((game, day)) = daily::of(&table.header().setup) else { return Ok(()) };
    let Some(result) = daily::result(game, day, table) else { return Ok(()) };
    let at = table.entry(table.last()).map_or(u64::MAX, |last| last.at);
    if at <= closes(day) {
        store.daily().score(&table.header().id, result.score.rank(), at).await?;
    }
    Ok(())
}

/// The games of a day of a server.
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

    /// The day of that name, whether it has come or not.
    ///
    /// # Errors
    /// It is none.
    pub fn named(&self, text: &str) -> Result<Day, Problem> {
        pages::day(text, self.today())
    }

    fn day(&self, text: &str) -> Result<Day, Problem> {
        let (day, today) = (self.named(text)?, self.today());
        match day > today {
            true => Err(Problem::new(ProblemKind::NotFound, format!("that day has not come: it is {today}"))),
            false => Ok(day),
        }
    }

    fn game(id: &str) -> Result<&'static DailyGame, Problem> {
        DailyGame::find(id).ok_or_else(|| Problem::new(ProblemKind::NotFound, format!("no game of the day is `{id}`")))
    }

    /// The table of today for whoever has that key: the one that counts as long as it goes on, else a new one.
    async fn begin(
        &self,
        (game, day): (&'static DailyGame, Day),
        asked: DailyAsk,
        guest: &Guest,
        words: Words,
    ) -> Result<DailyTable, Problem> {
        let DailyAsk { key, name } = asked;
        let (name, player, today) = (checked(&name)?, key.hash(), self.today());
        if day != today {
            return Err(problem::bad_request(format!("only the games of today are played: it is {today}")));
        }
        self.strongest.look_for(game, day);
        let known = self.store.daily().entered(day, &game.id, &player).await?;
        if let Some(known) = known.as_ref().filter(|known| known.points.is_none())
            && let Ok(table) = self.table(&known.game, guest).await
            && table.turn() != Turn::Over
        {
            return Ok(DailyTable { id: known.game.clone(), day, counts: true });
        }
        let id = self.set_up((game, day), &key, &name, words).await?;
        let entry = DailyEntry { day, daily: game.id.clone(), player, game: id.clone(), name, points: None };
        let counting = self.store.daily().enter(&entry).await?;
        Ok(DailyTable { counts: counting.game == id, id, day })
    }

    async fn set_up(
        &self,
        (game, day): (&DailyGame, Day),
        key: &SeatKey,
        name: &str,
        words: Words,
    ) -> Result<String, Problem> {
        let (mut table, log) = setup::set_up(&daily::asked(game, day), self.time.wall(), words)?;
        let sitters = Sitters::default().with(game.side(day).seat, key.into(), name);
        table.set_sitters(sitters.unwrap_or_default());
        self.store.create(table.header(), &log, &table.glance()).await?;
        Ok(table.header().id.clone())
    }

    async fn table(&self, id: &str, guest: &Guest) -> Result<Arc<Table>, Problem> {
        let turn = self.tables.gate().turn(guest).await?;
        self.tables.table(id, &turn).await
    }

    /// All games of a day.
    async fn all(&self, day: Day, guest: &Guest) -> Result<DailyGamesPage, Problem> {
        let mut games = Vec::new();
        for game in DailyGame::all() {
            games.push(self.page((game, day), None, guest).await?);
        }
        Ok(DailyGamesPage { day, games })
    }

    /// How a game of a day stands, for somebody who has played it at that table or at none.
    async fn page(
        &self,
        (game, day): (&'static DailyGame, Day),
        at: Option<String>,
        guest: &Guest,
    ) -> Result<DailyGamePage, Problem> {
        // A result that could not be kept when the game was over is kept now.
        let table = match at {
            Some(id) => Some(self.table(&id, guest).await?),
            None => None,
        };
        if let Some(table) = table.as_ref().filter(|table| table.turn() == Turn::Over) {
            score(&*self.store, table).await?;
        }
        let (kept, open) = (self.store.daily(), self.time.wall() <= closes(day));
        let results = kept.results(day, &game.id).await?;
        let strongest = self.strongest.of(game, day).await?;
        let own = match &table {
            Some(table) => self.own((game, day), table, strongest.as_ref(), &results).await?,
            None => None,
        };
        let best = if open { None } else { kept.best_of_day(day, &game.id).await? };
        let scored = |rank| DayScore::of_rank(game.scoring, rank);
        let side = game.side(day);
        let others = side.others.iter().map(|(&seat, bot)| SeatPlan { seat, player: Player::Bot { bot: bot.clone() } });
        Ok(DailyGamePage {
            id: game.id.clone(),
            rules: game.rules.clone(),
            day,
            seat: side.seat,
            role: daily::role(game, day),
            others: others.collect(),
            open,
            played: results.iter().map(|(_, count)| count).sum(),
            results: results.iter().map(|&(rank, count)| (scored(rank), count)).collect(),
            throws: daily::throws(game, day).iter().map(ToString::to_string).collect(),
            strongest: strongest.map(|game| game.view(open)),
            best: best
                .and_then(|best| Some(DailyBest { game: best.game, name: best.name, score: scored(best.points?) })),
            own,
        })
    }

    /// What a table came to; `None` if it was not played to its end.
    async fn own(
        &self,
        (game, day): (&'static DailyGame, Day),
        table: &Table,
        strongest: Option<&StrongestGame>,
        results: &[(u16, u32)],
    ) -> Result<Option<DailyResult>, Problem> {
        if daily::of(&table.header().setup) != Some((game, day)) {
            return Err(problem::bad_request(format!("that is no such game of {day}")));
        }
        let Some(result) = daily::result(game, day, table) else { return Ok(None) };
        let entered = match table.sitters().keys().next() {
            Some(key) => self.store.daily().entered(day, &game.id, &key).await?,
            None => None,
        };
        let counts = entered.is_some_and(|entered| entered.game == table.header().id && entered.points.is_some());
        let marks = strongest.map(|strongest| daily::compared(&result.rounds, &strongest.rounds)).unwrap_or_default();
        let standing = Rank::among(results, result.score.rank());
        Ok(Some(DailyResult { score: result.score, marks, rounds: result.rounds, standing, counts }))
    }
}

/// The addresses of the games and positions of a day.
pub fn routes<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<DailyService>: FromRef<S>,
{
    Router::new()
        .route("/daily-games/{date}", get(all))
        .route("/daily-games/{date}/{id}", get(page).post(begin))
        .merge(positions::routes())
}

async fn begin(
    State(service): State<Arc<DailyService>>,
    guest: Guest,
    Path((date, id)): Path<(String, String)>,
    Query(asking): Query<LangQuery>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<(StatusCode, Json<DailyTable>), HttpFailure> {
    const EXAMPLE: &str = r#"{"key":"07…","name":"Zofia"}"#;
    let asked: DailyAsk = read(&body, EXAMPLE)?;
    let of = (DailyService::game(&id)?, service.day(&date)?);
    guest.spend(SpendKind::Table)?;
    Ok((StatusCode::CREATED, Json(service.begin(of, asked, &guest, asking.words(&headers)).await?)))
}

async fn all(
    State(service): State<Arc<DailyService>>,
    guest: Guest,
    Path(date): Path<String>,
) -> Result<Json<DailyGamesPage>, HttpFailure> {
    let day = service.day(&date)?;
    Ok(Json(service.all(day, &guest).await?))
}

#[derive(Deserialize)]
struct TableQuery {
    /// The id of a table.
    at: Option<String>,
}

async fn page(
    State(service): State<Arc<DailyService>>,
    guest: Guest,
    Path((date, id)): Path<(String, String)>,
    Query(TableQuery { at }): Query<TableQuery>,
) -> Result<Json<DailyGamePage>, HttpFailure> {
    let of = (DailyService::game(&id)?, service.day(&date)?);
    Ok(Json(service.page(of, at, &guest).await?))
}
