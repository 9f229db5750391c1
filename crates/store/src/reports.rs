//! Players whom others at their table have reported: for whoever runs the server, and for nobody else.

use ashtapada_rules::Seat;
use ashtapada_table::PlayerId;
use async_trait::async_trait;

use crate::StoreError;
use crate::accounts::statements::gone;
use crate::rows::parsed;

/// A report of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// When, Unix time in milliseconds.
    pub at: u64,
    /// At which table.
    pub game: String,
    /// The seat whose name or conduct was found improper.
    pub seat: Seat,
    /// The name there.
    pub name: String,
    /// The player, if it is known who that is.
    pub player: Option<PlayerId>,
    /// The seat that reported it.
    pub by: Seat,
    /// The player who sat there, if it is known who that is.
    pub by_player: Option<PlayerId>,
    /// Why, as it was said: `name`, `talk`, `leaving` or `unfair`.
    pub reason: Option<String>,
}

/// The reports of a store.
#[async_trait]
pub trait Reports: Send + Sync {
    /// Keeps a report, and whether it is new: that somebody reports the same player of a game again changes nothing.
    ///
    /// # Errors
    /// The storage fails.
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError>;

    /// At most `limit` reports, oldest first, after the one of number `after`; each with its number.
    ///
    /// # Errors
    /// The storage fails, or one cannot be read.
    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError>;

    /// The reports by a player, oldest first.
    ///
    /// # Errors
    /// The storage fails, or one cannot be read.
    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError>;

    /// Forgets who those are in reports whose account is gone, and by what names they sat there. That there was a report
    /// stays.
    ///
    /// # Errors
    /// The storage fails.
    async fn forget_gone(&self) -> Result<(), StoreError>;
}

/// `by` is a word of SQL in some places, and quoted in all. Seats change hands: by whom and of whom a report is, the seats
/// alone do not tell.
pub(crate) const ADD: &str = "INSERT INTO reports (at, game, seat, name, player, \"by\", by_player, reason) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM reports \
     WHERE game = $2 AND seat = $3 AND name = $4 AND player IS NOT DISTINCT FROM $5 \
     AND \"by\" = $6 AND by_player IS NOT DISTINCT FROM $7)";
/// A report as it is read.
macro_rules! report {
    () => {
        "SELECT number, at, game, seat, name, player, \"by\", by_player, reason FROM reports "
    };
}
pub(crate) const LIST: &str = concat!(report!(), "WHERE number > $1 ORDER BY number LIMIT $2");
pub(crate) const BY: &str = concat!(report!(), "WHERE by_player = $1 ORDER BY number");
pub(crate) const FORGET: &str = concat!(
    "WITH gone AS (SELECT who FROM (SELECT player AS who FROM reports UNION SELECT by_player FROM reports) AS named WHERE ",
    gone!("who"),
    ") UPDATE reports SET name = CASE WHEN player IN (SELECT who FROM gone) THEN '' ELSE name END, \
     player = CASE WHEN player IN (SELECT who FROM gone) THEN NULL ELSE player END, \
     by_player = CASE WHEN by_player IN (SELECT who FROM gone) THEN NULL ELSE by_player END \
     WHERE player IN (SELECT who FROM gone) OR by_player IN (SELECT who FROM gone)"
);

/// As the database holds it, in the order of [`LIST`].
type ReportRow = (i64, i64, String, String, String, Option<String>, String, Option<String>, Option<String>);

/// The report of a row, with its number.
///
/// # Errors
/// It cannot be read.
pub(crate) fn report(row: ReportRow) -> Result<(u64, Report), String> {
    let (number, at, game, seat, name, player, by, by_player, reason) = row;
    let known = |player: Option<String>| player.as_deref().map(parsed).transpose();
    let (player, by_player) = (known(player)?, known(by_player)?);
    let (seat, by) = (parsed(&seat)?, parsed(&by)?);
    Ok((number as u64, Report { at: at as u64, game, seat, name, player, by, by_player, reason }))
}

/// The statement that keeps a report, with its values.
macro_rules! added {
    ($report:ident) => {
        sqlx::query($crate::reports::ADD)
            .bind($report.at as i64)
            .bind(&$report.game)
            .bind($report.seat.name())
            .bind(&$report.name)
            .bind($report.player.as_ref().map(ToString::to_string))
            .bind($report.by.name())
            .bind($report.by_player.as_ref().map(ToString::to_string))
            .bind(&$report.reason)
    };
}
pub(crate) use added;
