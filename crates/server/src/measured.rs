//! A store whose work is counted, and whose failures are logged. It is asked for no game that cannot be: ids come from
//! addresses and messages.

use std::sync::Arc;
use std::time::Instant;

use ashtapada_ratings::{Game, Standing};
use ashtapada_rulebook::Day;
use ashtapada_rules::Family;
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, PlayerId, Sitters, StoredEntry, Timing};
use async_trait::async_trait;
use tracing::{error, warn};

use crate::metrics::{FailureKind, Metrics};
use crate::store::{
    Accounts, Change, Cursor, DailyEntry, DailyGames, DueGame, GamePage, HistoryEntry, ListFilter, RatedGame, Ratings,
    Report, Reports, StandingsCursor, StandingsPage, Store, StoreError, is_id,
};

/// A store that passes everything on to another, but for what is asked of texts that no game has as its id; counts entries and
/// failures. Failures are logged as well: with their cause, which guests are not told.
pub struct MeteredStore {
    inner: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl MeteredStore {
    /// Counts the work of a store.
    pub fn new(inner: Arc<dyn Store>, metrics: Arc<Metrics>) -> MeteredStore {
        MeteredStore { inner, metrics }
    }

    fn noted<T>(&self, request: &str, game: &str, done: Result<T, StoreError>) -> Result<T, StoreError> {
        noted(&self.metrics, request, game, done)
    }
}

/// Counts and logs a failure of the storage; what was asked wrongly is none.
///
/// # Errors
/// Those of the request.
pub fn noted<T>(metrics: &Metrics, request: &str, game: &str, done: Result<T, StoreError>) -> Result<T, StoreError> {
    match &done {
        Err(StoreError::Unavailable(why)) => {
            metrics.store_failed(FailureKind::Unavailable);
            error!(request, game, why, "the storage failed");
        }
        Err(StoreError::Damaged(why)) => {
            metrics.store_failed(FailureKind::Damaged);
            warn!(request, game, why, "what is stored cannot be read");
        }
        Ok(_)
        | Err(
            StoreError::Taken { .. }
            | StoreError::Repeated
            | StoreError::Missing { .. }
            | StoreError::Seated
            | StoreError::Elsewhere { .. },
        ) => {}
    }
    done
}

/// Checks that a game can have that id.
fn possible(id: &str) -> Result<&str, StoreError> {
    if is_id(id) { Ok(id) } else { Err(StoreError::Missing { game: id.to_owned(), seq: 0 }) }
}

#[async_trait]
impl Store for MeteredStore {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.noted("create", &game.id, self.inner.create(game, log, glance).await)
    }

    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.noted("create", &game.id, self.inner.create_met(game, log, glance).await)
    }

    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError> {
        self.noted("met", "", self.inner.met(key).await)
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        if !is_id(id) {
            return Ok(None);
        }
        self.noted("game", id, self.inner.game(id).await)
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.noted("log", id, self.inner.log(possible(id)?, after).await)
    }

    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        let begun = Instant::now();
        let done = self.inner.append(possible(id)?, entry, glance).await;
        if done.is_ok() {
            self.metrics.appended(begun.elapsed().as_secs_f64());
        }
        self.noted("append", id, done)
    }

    async fn newest(&self, which: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError> {
        self.noted("list", "", self.inner.newest(which, after, limit).await)
    }

    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError> {
        self.noted("ids", "", self.inner.ids(after, limit).await)
    }

    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        self.noted("tidy", "", self.inner.tidy(before, but).await)
    }

    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        self.noted("seeds", id, self.inner.set_seeds(possible(id)?, seeds).await)
    }

    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        self.noted("sitters", id, self.inner.set_sitters(possible(id)?, sitters).await)
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        self.noted("listed", id, self.inner.set_listed(possible(id)?, listed).await)
    }

    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        self.noted("timing", id, self.inner.set_timing(possible(id)?, timing, due).await)
    }

    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        self.noted("timing", id, self.inner.timing(possible(id)?).await)
    }

    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError> {
        self.noted("due", "", self.inner.due(by, after, limit).await)
    }

    async fn outages(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        self.noted("outages", "", self.inner.outages().await)
    }

    fn former_until(&self, id: &str) -> Option<u64> {
        self.inner.former_until(id)
    }

    async fn claim(&self, id: &str) -> Result<(), StoreError> {
        self.noted("claim", id, self.inner.claim(possible(id)?).await)
    }

    async fn release(&self, id: &str) {
        self.inner.release(id).await;
    }

    fn daily(&self) -> &dyn DailyGames {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    async fn secret(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.noted("secret", "", self.inner.secret(new).await)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // Who asks may ask often, and is told or logs it.
        self.inner.ready().await
    }

    fn accounts(&self) -> &dyn Accounts {
        self.inner.accounts()
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}

#[async_trait]
impl Reports for MeteredStore {
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError> {
        self.noted("report", &report.game, self.inner.reports().add_report(report).await)
    }

    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError> {
        self.noted("reported", "", self.inner.reports().reported(after, limit).await)
    }

    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError> {
        self.noted("reports", "", self.inner.reports().reports_by(player).await)
    }

    async fn forget_gone(&self) -> Result<(), StoreError> {
        self.noted("forget", "", self.inner.reports().forget_gone().await)
    }
}

#[async_trait]
impl DailyGames for MeteredStore {
    async fn enter(&self, entry: &DailyEntry) -> Result<DailyEntry, StoreError> {
        self.noted("enter", &entry.game, self.inner.daily().enter(entry).await)
    }

    async fn entered(&self, day: Day, daily: &str, player: &KeyHash) -> Result<Option<DailyEntry>, StoreError> {
        self.noted("entered", "", self.inner.daily().entered(day, daily, player).await)
    }

    async fn score(&self, game: &str, points: u16, at: u64) -> Result<bool, StoreError> {
        self.noted("score", game, self.inner.daily().score(possible(game)?, points, at).await)
    }

    async fn results(&self, day: Day, daily: &str) -> Result<Vec<(u16, u32)>, StoreError> {
        self.noted("results", "", self.inner.daily().results(day, daily).await)
    }

    async fn best_of_day(&self, day: Day, daily: &str) -> Result<Option<DailyEntry>, StoreError> {
        self.noted("best", "", self.inner.daily().best_of_day(day, daily).await)
    }
}

#[async_trait]
impl Ratings for MeteredStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        self.noted("count", &game.game, self.inner.ratings().count(game).await)
    }

    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError> {
        self.noted("changes", game, self.inner.ratings().changes(possible(game)?).await)
    }

    async fn best(
        &self,
        family: Family,
        after: Option<&StandingsCursor>,
        limit: u32,
    ) -> Result<StandingsPage, StoreError> {
        self.noted("ratings", "", self.inner.ratings().best(family, after, limit).await)
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        self.noted("standings", "", self.inner.ratings().standings(player).await)
    }

    async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<HistoryEntry>, StoreError> {
        self.noted("history", "", self.inner.ratings().history(player, before, limit).await)
    }

    async fn results(&self, player: &PlayerId, limit: u32) -> Result<Vec<(String, Game<PlayerId>)>, StoreError> {
        self.noted("results", "", self.inner.ratings().results(player, limit).await)
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        self.noted("void", game, self.inner.ratings().void(possible(game)?).await)
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        self.noted("hidden", "", self.inner.ratings().set_hidden(player, hidden).await)
    }
}
