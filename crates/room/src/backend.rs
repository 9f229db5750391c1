//! What a room asks of whoever runs it, and waits for: storage, time, and what surrounds the table.

use ashtapada_messages::{ReportReason, problem};
use ashtapada_ratings::{Game, Standing};
use ashtapada_rules::{Family, Seat};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, NewGame, PlayerId, Problem, ProblemKind, PushTo, Sitters, StoredEntry, Table, Timing};

use crate::rating::Change;

/// Where the people of a table play on.
#[derive(Debug, Clone)]
pub(crate) struct NextGame {
    pub game: String,
    /// Who asked for it, by the seat at this table, as long as that is known.
    pub by: Option<Seat>,
}

/// A moment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since some moment, to measure with: they only go forward, and stand still while nothing could happen.
    pub ticks: u64,
    /// The time on the wall, Unix time in milliseconds.
    pub wall: u64,
}

/// The error of a backend that does not do what it was asked for. What was accepted before stays.
#[derive(Debug, Clone, PartialEq)]
pub enum BackendError {
    /// Somebody else has the game.
    Elsewhere,
    /// A request with that id was carried out before.
    Repeated,
    /// Anything else. It may have been done all the same.
    Failed(Problem),
}

impl From<BackendError> for Problem {
    fn from(error: BackendError) -> Problem {
        match error {
            BackendError::Elsewhere => Problem::moved(),
            BackendError::Repeated => Problem::new(ProblemKind::BadRequest, "that message was carried out before"),
            BackendError::Failed(problem) => problem,
        }
    }
}

/// The account of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The account of the person whose program it is.
    pub owner: Option<String>,
}

/// A report of a player to whoever runs the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    /// The seat whose name or conduct is improper.
    pub seat: Seat,
    /// The seat that says so.
    pub by: Seat,
    /// The reason, where one was given.
    pub reason: Option<ReportReason>,
}

/// The backend of a room. The first questions are those of every game; the others have an answer for a table that nothing
/// surrounds.
///
/// What a method that changes something returns `Ok` for is durable.
#[expect(
    async_fn_in_trait,
    reason = "who runs rooms on several threads knows the backend, and so whether it may go there"
)]
pub trait Backend {
    /// What time it is.
    fn now(&self) -> Now;

    /// Appends one entry to the log, whose number must follow the last.
    ///
    /// # Errors
    /// The number is taken, the request with the client's id was carried out before, somebody else has the game, or the
    /// storage fails.
    async fn append(&self, entry: &StoredEntry, glance: &Glance) -> Result<(), BackendError>;

    /// The entries of the log after number `after`, in order.
    ///
    /// # Errors
    /// The storage fails.
    async fn log(&self, after: u32) -> Result<Vec<StoredEntry>, BackendError>;

    /// Replaces what the seats have added to the dice.
    ///
    /// # Errors
    /// Somebody else has the game, or the storage fails.
    async fn set_seeds(&self, seeds: &Seeds) -> Result<(), BackendError>;

    /// Replaces who sits in the seats of people.
    ///
    /// # Errors
    /// Somebody else has the game, or the storage fails.
    async fn set_sitters(&self, sitters: &Sitters) -> Result<(), BackendError>;

    /// Notes how the clock stands, and when the game is due next.
    ///
    /// # Errors
    /// Somebody else has the game, or the storage fails.
    async fn set_timing(&self, timing: &Timing, due: Option<u64>) -> Result<(), BackendError>;

    /// The first player of the computer, if there is one, who does not agree that the game ends as it stands.
    ///
    /// # Errors
    /// That cannot be found out.
    async fn who_plays_on(&self, _table: &Table) -> Result<Option<Seat>, Problem> {
        Ok(None)
    }

    /// The short code by which others find the table from now on; empty where nobody does.
    fn code(&self) -> String {
        String::new()
    }

    /// A browser that is to be told of turns, as it is kept.
    ///
    /// # Errors
    /// It cannot be told.
    fn subscription(&self, _to: &PushTo) -> Result<PushTo, Problem> {
        Err(problem::bad_request("nobody is told of turns here"))
    }

    /// The next game of the same group, if it has begun.
    ///
    /// # Errors
    /// The storage fails.
    async fn next_game(&self) -> Result<Option<String>, Problem> {
        Ok(None)
    }

    /// Begins the next game of the same group, unless it has begun; its id.
    ///
    /// # Errors
    /// It cannot be set up like that, or the storage fails.
    async fn begin_next(&self, _asked: &NewGame, _sitters: Sitters) -> Result<String, Problem> {
        Err(problem::bad_request("groups do not play on here"))
    }

    /// Keeps a report, and whether it is new: said again it is the same.
    ///
    /// # Errors
    /// The storage fails.
    async fn report(&self, _table: &Table, _report: Report) -> Result<bool, Problem> {
        Err(problem::bad_request("nobody reads reports here"))
    }

    /// The account of a player, if there is one.
    ///
    /// # Errors
    /// The storage fails.
    async fn account(&self, _player: &PlayerId) -> Result<Option<Account>, BackendError> {
        Ok(None)
    }

    /// How a player stands in a family.
    ///
    /// # Errors
    /// The storage fails.
    async fn standing(&self, _player: &PlayerId, _family: Family) -> Result<Standing, BackendError> {
        Ok(Standing::default())
    }

    /// What the game changed of ratings, by player; `None` if it was not counted.
    ///
    /// # Errors
    /// The storage fails.
    async fn changes(&self) -> Result<Option<Vec<Change>>, BackendError> {
        Ok(None)
    }

    /// Counts the game for ratings, unless that was done before; what it changed then or now, by player.
    ///
    /// # Errors
    /// The storage fails; then nothing has changed.
    async fn count(&self, _table: &Table, _result: Game<PlayerId>) -> Result<Vec<Change>, BackendError> {
        Ok(Vec::new())
    }
}
