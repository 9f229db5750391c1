//! Where games are kept.
//!
//! A game is its [`StoredGame`] (what was agreed before the first action) and an append-only log of
//! [`LogEntry`], unique on (game, number). Everything else follows from these by folding the log.
//! [`Store`] is what any storage must do; one suite of tests (`conformance.rs`) is passed
//! by every implementation.

#[cfg(test)]
mod conformance;
mod memory;
mod sqlite;

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use ashtapada_rules::Seat;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::protocol::{ClockPlan, DiceSource, SeatPlan};

pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

/// What was agreed when the table was set up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The rule set.
    pub rules: String,
    /// Every option with its value, so that a later change of a default leaves this game alone.
    pub options: Vec<(String, String)>,
    /// Who sits where, every seat once, in the order of play.
    pub seats: Vec<SeatPlan>,
    /// Where throws come from.
    pub dice: DiceSource,
    /// The position it begins with, if not the start.
    pub position: Option<String>,
    /// How many of its first entries were played elsewhere: the throws among them are not drawn from
    /// this game's secret.
    #[serde(default)]
    pub given: u32,
    /// How much time each seat has; `None`: the game is played without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockPlan>,
}

/// What does not change during a game.
#[derive(Clone, PartialEq)]
pub struct StoredGame {
    /// Its id.
    pub id: String,
    /// When it was set up, Unix time in milliseconds.
    pub created: u64,
    /// What was agreed.
    pub setup: Setup,
    /// The secret from which its throws are drawn.
    pub secret: [u8; 32],
}

/// Shows everything but the secret, so that no log can tell it.
impl fmt::Debug for StoredGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredGame")
            .field("id", &self.id)
            .field("created", &self.created)
            .field("setup", &self.setup)
            .finish_non_exhaustive()
    }
}

/// One entry of a game's log, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// From 1, without gaps.
    pub seq: u32,
    /// Who decided; `None` for throws, taking back, agreement and more time.
    pub seat: Option<Seat>,
    /// The action as text, or `take-back N`, `agree`, `resign south`, `more-time south 60000`.
    pub action: String,
    /// The idempotency id of the client's message; `None` when the server played by itself.
    pub client: Option<String>,
    /// When, Unix time in milliseconds.
    pub at: u64,
    /// How long it took from the entry before, in milliseconds while clocks ran; `None` without clocks, and for
    /// what was not played at this table.
    pub spent: Option<u64>,
}

/// What the list of games shows of a game: it follows from the log, and is kept beside it so that
/// the list need not replay every game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    /// Actions in effect, throws included.
    pub actions: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The position now, as text.
    pub position: String,
}

/// A game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedGame {
    /// The game.
    pub game: StoredGame,
    /// When it was last played, Unix time in milliseconds.
    pub played: u64,
    /// What is seen of it.
    pub glance: Glance,
}

/// A page of the list of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Those that can be read, last played first.
    pub games: Vec<ListedGame>,
    /// Where the next page begins; `None` at the end of the list.
    pub next: Option<Cursor>,
}

/// A place in the list of games, which is ordered by the time of the last action and then by id.
///
/// ```
/// use ashtapada_server::store::Cursor;
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

/// A text is no place in the list of games.
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
        let (played, id) = text.split_once('.').ok_or(NoCursor)?;
        Ok(Cursor { played: played.parse().map_err(|_| NoCursor)?, id: id.to_owned() })
    }
}

/// Why a store could not do what was asked. Whatever was accepted before stays.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// An entry with that number (or a game with that id) is there already.
    #[error("game {game} has an entry {seq} already")]
    Taken {
        /// Which game.
        game: String,
        /// Which number; 0 for the game itself.
        seq: u32,
    },
    /// The idempotency id was carried out before.
    #[error("that message was carried out before")]
    Repeated,
    /// There is no such game, or the entry before this one is missing.
    #[error("there is no game {game}, or an entry before number {seq} is missing")]
    Missing {
        /// Which game.
        game: String,
        /// Which number.
        seq: u32,
    },
    /// The storage itself fails: in a sentence, with what to do.
    #[error("{0}")]
    Unavailable(String),
    /// The stored data of one game cannot be read: which, where and why. Other games are not affected.
    #[error("{0}")]
    Damaged(String),
}

/// Why a database file is not opened. It is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is no SQLite file.
    #[error(
        "{} is not a database of Ashtapada; it was left untouched. Move it away, or choose another place with --data",
        path.display()
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// It is the database of another program.
    #[error(
        "{} belongs to another program; it was left untouched. Choose another place with --data",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged.
    #[error(
        "{} is damaged ({why}); it was left untouched. Put a copy of it back, or choose another place with --data",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: String,
    },
    /// A newer Ashtapada wrote it.
    #[error(
        "{} was written by a newer Ashtapada (its form is {found}, this program knows up to {known}); it was left \
         untouched. Update Ashtapada, or choose another place with --data",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// Another server has it open.
    #[error(
        "{} is in use by another Ashtapada that is still running. Go on at the page of that one, stop it first, or \
         choose another place with --data",
        path.display()
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It cannot be read or written.
    #[error("cannot use {}: {why}. Make it writable, or choose another place with --data", path.display())]
    Unusable {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// Where games are kept. Every method is whole or not at all; what returned `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new game with what was played of it before (mostly nothing), numbered from 1.
    ///
    /// # Errors
    /// The id is taken, or the storage fails.
    async fn create(&self, game: &StoredGame, log: &[LogEntry], glance: &Glance) -> Result<(), StoreError>;

    /// The game with that id.
    ///
    /// # Errors
    /// The storage fails.
    async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError>;

    /// The entries of a game after number `after`, in order.
    ///
    /// # Errors
    /// The storage fails.
    async fn log(&self, id: &str, after: u32) -> Result<Vec<LogEntry>, StoreError>;

    /// Appends one entry, whose number must follow the last.
    ///
    /// # Errors
    /// The number is taken, the client's id was carried out before, the entry before is missing, or
    /// the storage fails. Then nothing has changed.
    async fn append(&self, id: &str, entry: &LogEntry, glance: &Glance) -> Result<(), StoreError>;

    /// At most so many games of the list, last played first, from its beginning or after a place in it.
    ///
    /// # Errors
    /// The storage fails. One game that cannot be read does not hide the others.
    async fn newest(&self, after: Option<&Cursor>, limit: u32) -> Result<Page, StoreError>;

    /// Takes a game off the list, or puts it back. The game itself stays as it is, and playing on puts
    /// it back as well.
    ///
    /// # Errors
    /// There is no such game, or the storage fails.
    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError>;

    /// Finishes what is under way and lets go of the storage.
    async fn close(&self);
}
