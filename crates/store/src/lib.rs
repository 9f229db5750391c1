//! The storage of games.
//!
//! A game is its [`Header`] (what was agreed before the first action) and an append-only log of entries, unique on
//! (game, number). Everything else follows from these by folding the log ([`ashtapada_table::Table`]). [`Store`] is
//! what any storage must do for games, [`Accounts`] for those who want to be known; every implementation passes one suite
//! of tests (`conformance.rs`). [`SqliteStore`] is for one server; with the feature `postgres` several may share a
//! `PostgresStore`: what they know of each other is [`Nodes`], and what they tell each other goes over a [`Bus`].

mod accounts;
mod bus;
#[cfg(test)]
mod conformance;
mod daily;
mod error;
mod fault;
#[cfg(feature = "postgres")]
mod location;
mod memory;
mod nodes;
#[cfg(feature = "postgres")]
mod postgres;
mod problem;
mod ratings;
mod reports;
mod rows;
mod schema;
#[cfg(test)]
mod scratch;
mod sqlite;
mod write_queue;

use std::fmt;
use std::str::FromStr;

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, Sitters, StoredEntry, Timing};
use async_trait::async_trait;

pub use accounts::{
    Account, AccountError, AccountKind, Accounts, Ceremony, CeremonyKind, Credential, Token, TokenHash, TokenKind,
};
pub use bus::{Bus, BusClosed, BusEvent, BusListener, Hub, LocalBus, NoteTooLong};
pub use daily::{DailyEntry, DailyGames};
pub use error::{BackupError, OpenError, StoreError};
#[cfg(feature = "postgres")]
pub use location::{SharedStore, StoreLocation};
pub use memory::MemoryStore;
pub use nodes::{DutyHolder, Nodes, SingleNode};
#[cfg(feature = "postgres")]
pub use postgres::{Address, Member, PostgresStore};
pub use ratings::{
    Change, HistoryEntry, NoStandingsCursor, PlayerStanding, RatedGame, Ratings, StandingsCursor, StandingsPage,
};
pub use reports::{Report, Reports};
pub use sqlite::{SqliteStore, back_up};

/// Whether a game can have that id: 1 to 64 letters, digits, hyphens and low lines. Nothing else has to be looked for in any
/// store.
///
/// ```
/// use ashtapada_store::is_id;
/// assert!(is_id("h7xk2m5q0w3e") && is_id("a-game_2"));
/// assert!(!is_id("") && !is_id("a\0b") && !is_id("../a") && !is_id("ż") && !is_id(&"a".repeat(65)));
/// ```
pub fn is_id(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=64).contains(&text.len()) && text.bytes().all(is_plain)
}

/// A game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedGame {
    /// The game.
    pub game: Header,
    /// When it was last played, Unix time in milliseconds.
    pub played: u64,
    /// Its summary.
    pub glance: Glance,
}

/// A filter of the list of games: whether they are over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ListFilter {
    /// All of them.
    #[default]
    All,
    /// Those that go on.
    Going,
    /// Those that are over.
    Over,
}

impl ListFilter {
    /// Whether a game passes.
    pub fn has(self, over: bool) -> bool {
        match self {
            ListFilter::All => true,
            ListFilter::Going => !over,
            ListFilter::Over => over,
        }
    }
}

/// A page of the list of games.
#[derive(Debug, Clone, PartialEq)]
pub struct GamePage {
    /// Those that can be read, last played first.
    pub games: Vec<ListedGame>,
    /// The beginning of the next page; `None` at the end of the list.
    pub next: Option<Cursor>,
}

/// A place in the list of games, which is ordered by the time of the last action and then by id.
///
/// ```
/// use ashtapada_store::Cursor;
/// let cursor: Cursor = "1709164800000.h7xk2m".parse().unwrap();
/// assert_eq!((cursor.played, cursor.id.as_str()), (1_709_164_800_000, "h7xk2m"));
/// assert_eq!(cursor.to_string(), "1709164800000.h7xk2m");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// When the game was last played, Unix time in milliseconds.
    pub played: u64,
    /// Its id.
    pub id: String,
}

/// The text is not a cursor of the list of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the `next` of a list of games, for example 1709164800000.h7xk2m")]
pub struct NoCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.played, self.id)
    }
}

impl FromStr for Cursor {
    type Err = NoCursor;
    fn from_str(text: &str) -> Result<Cursor, NoCursor> {
        let (played, id) = text.split_once('.').filter(|(_, id)| is_id(id)).ok_or(NoCursor)?;
        Ok(Cursor { played: played.parse().map_err(|_| NoCursor)?, id: id.to_owned() })
    }
}

/// A game that has to be looked after though nobody is there: its clock decides, or a computer player is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueGame {
    /// When, Unix time in milliseconds: not before.
    pub at: u64,
    /// Its id.
    pub id: String,
}

/// A store of games. Every method is atomic; what returned `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new game with the entries already played (usually none), numbered from 1.
    ///
    /// # Errors
    /// The id is taken, or the storage fails.
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError>;

    /// The same for people who looked for each other, unless one of them has been given a seat so before: then nothing is
    /// stored. So nobody is given two seats, whichever servers bring people together at the same time.
    ///
    /// # Errors
    /// One of them has a seat already, the id is taken, or the storage fails.
    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError>;

    /// The game in which who looked for others with that key was given a seat. It is known for as long as a game that
    /// nobody has begun is kept.
    ///
    /// # Errors
    /// The storage fails.
    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError>;

    /// The game with that id.
    ///
    /// # Errors
    /// The storage fails.
    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError>;

    /// The entries of a game after number `after`, in order.
    ///
    /// # Errors
    /// The storage fails.
    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError>;

    /// Appends one entry, whose number must follow the last.
    ///
    /// # Errors
    /// The number is taken, the request with the client's id was carried out before, the entry before is missing,
    /// another server has the game, or the storage fails. Then nothing has changed.
    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError>;

    /// At most `limit` games of the list, last played first, from its beginning or after a cursor.
    ///
    /// A game is on the list once somebody has done something in it, or once it is over.
    ///
    /// # Errors
    /// The storage fails. One game that cannot be read does not hide the others.
    async fn newest(&self, filter: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError>;

    /// The ids of at most `limit` games after an id, in their order: of all games, also those that are on no list.
    ///
    /// # Errors
    /// The storage fails.
    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Removes the games that nobody has begun: last changed before a time (Unix time in milliseconds), not over, with
    /// no entry that a client asked for, and set up at the start with nothing played before. Those named stay. Returns
    /// how many were removed.
    ///
    /// # Errors
    /// The storage fails; then nothing is removed.
    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError>;

    /// Replaces what the seats of a game have added to its dice.
    ///
    /// # Errors
    /// There is no such game, or the storage fails.
    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError>;

    /// Replaces who sits in the seats of people.
    ///
    /// # Errors
    /// There is no such game, or the storage fails.
    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError>;

    /// Notes how the clock of a game stands, and when the game is due next ([`Glance::due`], which every entry replaces).
    ///
    /// # Errors
    /// There is no such game, another server has it, or the storage fails.
    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError>;

    /// How the clock of a game stood when that was last noted.
    ///
    /// # Errors
    /// It cannot be read, or the storage fails.
    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError>;

    /// The first `limit` games that are due at a time (Unix time in milliseconds), from the beginning or after another of
    /// them; without those that another server plays.
    ///
    /// # Errors
    /// The storage fails.
    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError>;

    /// The times during which no server of a site that shares this store lived, Unix time in milliseconds, in order. A
    /// store of one server does not know: that server does.
    ///
    /// # Errors
    /// The storage fails.
    async fn outages(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        Ok(Vec::new())
    }

    /// When the server that had the game before this one last lived for sure, Unix time in milliseconds, if it went without
    /// leaving the game to others: until then it measured the time of the game. Known as long as this server has the game.
    fn former_until(&self, _id: &str) -> Option<u64> {
        None
    }

    /// Takes a game off the list, or puts it back. The game itself stays as it is, and playing on puts
    /// it back as well.
    ///
    /// # Errors
    /// There is no such game, or the storage fails.
    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError>;

    /// Takes a game for this server alone, before it is read to be played: where several share a database, what writes
    /// to the log, the seeds or the sitters of a game fails from then on at every other one, until the game is released
    /// or this server is gone. What is written without a claim claims.
    ///
    /// # Errors
    /// There is no such game, another server that is alive has it, or the storage fails.
    async fn claim(&self, _id: &str) -> Result<(), StoreError> {
        Ok(())
    }

    /// Leaves a game to whichever server wants it next. Failing that, it waits until this server is gone.
    async fn release(&self, _id: &str) {}

    /// The games of days that everybody plays with the same throws.
    fn daily(&self) -> &dyn DailyGames;

    /// The players whom others have reported.
    fn reports(&self) -> &dyn Reports;

    /// The ratings of players.
    fn ratings(&self) -> &dyn Ratings;

    /// The secret of the site, which all its servers share: that of this call, 32 random bytes, if there was none yet.
    ///
    /// # Errors
    /// The storage fails.
    async fn secret(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Makes sure that games can be read, and that nothing but a lack of room keeps the next entry from being written.
    ///
    /// # Errors
    /// The storage fails.
    async fn ready(&self) -> Result<(), StoreError>;

    /// The accounts of those who want to be known across tables.
    fn accounts(&self) -> &dyn Accounts;

    /// Finishes pending work and releases the storage.
    async fn close(&self);
}
