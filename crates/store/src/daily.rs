//! The games of a day that everybody plays with the same throws: which one counts for whom, and what it came to.

use ashtapada_table::KeyHash;
use ashtapada_table::rulebook::Day;
use async_trait::async_trait;

use crate::StoreError;
use crate::rows::{number, parsed};

/// A game of a day that counts for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyEntry {
    /// Of which day.
    pub day: Day,
    /// Which of the games of that day.
    pub daily: String,
    /// Whoever plays it, by the hash of a key that the browser keeps.
    pub player: KeyHash,
    /// Its id.
    pub game: String,
    /// By what name it is played; empty: without one.
    pub name: String,
    /// What it came to, once it was played to its end: more is better.
    pub points: Option<u16>,
}

impl DailyEntry {
    /// Whether it is one of a game of a day.
    pub fn is_of(&self, day: Day, daily: &str) -> bool {
        self.day == day && self.daily == daily
    }
}

/// The games of days in a store. Every method is atomic; what returned `Ok` is durable.
#[async_trait]
pub trait DailyGames: Send + Sync {
    /// Keeps a game as the one that counts for its player on its day, unless another does so already; the one that counts.
    ///
    /// # Errors
    /// The storage fails.
    async fn enter(&self, entry: &DailyEntry) -> Result<DailyEntry, StoreError>;

    /// The game that counts for a player on a day, of one of the games of that day.
    ///
    /// # Errors
    /// The storage fails, or it cannot be read.
    async fn entered(&self, day: Day, daily: &str, player: &KeyHash) -> Result<Option<DailyEntry>, StoreError>;

    /// Keeps what a game came to, at a time (Unix time in milliseconds). Whether that is new: one that does not count, or whose
    /// points are kept, stays as it is.
    ///
    /// # Errors
    /// The storage fails.
    async fn score(&self, game: &str, points: u16, at: u64) -> Result<bool, StoreError>;

    /// How many made each number of points in a game of a day, fewest points first.
    ///
    /// # Errors
    /// The storage fails, or something cannot be read.
    async fn results(&self, day: Day, daily: &str) -> Result<Vec<(u16, u32)>, StoreError>;

    /// The game of a day with the most points, of several the one that was over first.
    ///
    /// # Errors
    /// The storage fails, or it cannot be read.
    async fn best_of_day(&self, day: Day, daily: &str) -> Result<Option<DailyEntry>, StoreError>;
}

pub(crate) const ENTER: &str = "INSERT INTO daily_games (day, daily, player, game, name, points) VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT DO NOTHING";
/// A game as it is read.
macro_rules! entry {
    () => {
        "SELECT day, daily, player, game, name, points FROM daily_games "
    };
}
pub(crate) const ENTERED: &str = concat!(entry!(), "WHERE day = $1 AND daily = $2 AND player = $3");
pub(crate) const FINISH: &str = "UPDATE daily_games SET points = $2, ended = $3 WHERE game = $1 AND points IS NULL";
/// A sum of ones is of another type in each database.
pub(crate) const RESULTS: &str = "SELECT points, CAST(count(*) AS INTEGER) FROM daily_games \
     WHERE day = $1 AND daily = $2 AND points IS NOT NULL GROUP BY points ORDER BY points";
pub(crate) const BEST: &str =
    concat!(entry!(), "WHERE day = $1 AND daily = $2 AND points IS NOT NULL ORDER BY points DESC, ended, game LIMIT 1");

/// As the database holds it, in the order of [`ENTERED`].
type EntryRow = (String, String, String, String, String, Option<i32>);

/// The game of a row.
///
/// # Errors
/// It cannot be read.
pub(crate) fn entry((day, daily, player, game, name, points): EntryRow) -> Result<DailyEntry, String> {
    let points = points.map(made).transpose()?;
    Ok(DailyEntry { day: parsed(&day)?, daily, player: parsed(&player)?, game, name, points })
}

/// How many made so many points, of a row.
///
/// # Errors
/// It cannot be read.
pub(crate) fn result((points, count): (i32, i32)) -> Result<(u16, u32), String> {
    Ok((made(points)?, number(count)?))
}

fn made(points: i32) -> Result<u16, String> {
    u16::try_from(points).map_err(|_| format!("{points} is no number of points"))
}

/// The statement that keeps a game, with its values.
macro_rules! entered {
    ($entry:ident) => {
        sqlx::query($crate::daily::ENTER)
            .bind($entry.day.to_string())
            .bind(&$entry.daily)
            .bind($entry.player.to_string())
            .bind(&$entry.game)
            .bind(&$entry.name)
            .bind($entry.points.map(i32::from))
    };
}
pub(crate) use entered;
