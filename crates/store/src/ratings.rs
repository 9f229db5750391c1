//! The stored ratings of players: each finished game that counts is counted once.

pub(crate) mod rows;
pub(crate) mod statements;
pub(crate) mod work;

use std::fmt;
use std::str::FromStr;

use ashtapada_ratings::leaving::Recent;
use ashtapada_ratings::{Book, Game, Rating, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;

use crate::StoreError;

/// The change of one player's rating by a game.
pub type Change = ashtapada_ratings::Change<PlayerId>;

/// A finished game that counts.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedGame {
    /// Its id.
    pub game: String,
    /// Its family: each has ratings of its own.
    pub family: Family,
    /// When it ended, Unix time in milliseconds.
    pub at: u64,
    /// How it ended.
    pub result: Game<PlayerId>,
}

/// A player in the list of a family, and the standing.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerStanding {
    /// The player.
    pub player: PlayerId,
    /// The rating, and after how many games.
    pub standing: Standing,
}

/// A page of the list of a family.
#[derive(Debug, Clone, PartialEq)]
pub struct StandingsPage {
    /// Best first, by [`Rating::at_least`].
    pub players: Vec<PlayerStanding>,
    /// The beginning of the next page; `None` at the end of the list.
    pub next: Option<StandingsCursor>,
}

impl StandingsPage {
    /// Some players, of whom there may be more if they are as many as were asked for.
    pub(crate) fn of(players: Vec<PlayerStanding>, limit: u32) -> StandingsPage {
        let next = players.last().filter(|_| players.len() == limit as usize).map(PlayerStanding::place);
        StandingsPage { players, next }
    }
}

impl PlayerStanding {
    /// The place of the player in the list.
    pub(crate) fn place(&self) -> StandingsCursor {
        StandingsCursor { at_least: self.standing.rating.at_least(), player: self.player.clone() }
    }
}

/// A place in the list of a family.
///
/// ```
/// use ashtapada_store::StandingsCursor;
/// let place: StandingsCursor = "17.25,bot:level-5".parse().unwrap();
/// assert_eq!((place.at_least, place.to_string().as_str()), (17.25, "17.25,bot:level-5"));
/// assert!("NaN,bot:level-5".parse::<StandingsCursor>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct StandingsCursor {
    /// The key of the order.
    pub at_least: f64,
    /// The player there.
    pub player: PlayerId,
}

/// The text is not a place in a list of ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the `next` of a list of ratings, for example 17.25,bot:level-5")]
pub struct NoStandingsCursor;

impl fmt::Display for StandingsCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.at_least, self.player)
    }
}

impl FromStr for StandingsCursor {
    type Err = NoStandingsCursor;

    fn from_str(text: &str) -> Result<StandingsCursor, NoStandingsCursor> {
        let (at_least, player) = text.split_once(',').ok_or(NoStandingsCursor)?;
        let at_least: f64 = at_least.parse().map_err(|_| NoStandingsCursor)?;
        let player = player.parse().map_err(|_| NoStandingsCursor)?;
        if at_least.is_finite() { Ok(StandingsCursor { at_least, player }) } else { Err(NoStandingsCursor) }
    }
}

/// A game in the history of a player.
#[derive(Debug, Clone, PartialEq)]
pub struct HistoryEntry {
    /// Its number among the games that were counted; the history is ordered by it.
    pub number: u64,
    /// The game.
    pub game: String,
    /// Its family.
    pub family: Family,
    /// When it ended, Unix time in milliseconds.
    pub at: u64,
    /// The rating before it.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
    /// Whether the player left it.
    pub left: bool,
}

impl From<&HistoryEntry> for Recent {
    fn from(played: &HistoryEntry) -> Recent {
        Recent { at: played.at, left: played.left }
    }
}

/// The ratings of a store. Every method is atomic; what returned `Ok` is durable.
#[async_trait]
pub trait Ratings: Send + Sync {
    /// Counts a game, unless that was done before; what it changed then or now, by player. Nothing where the game was
    /// declared void.
    ///
    /// # Errors
    /// The storage fails; then nothing has changed.
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError>;

    /// The changes by a game, by player; `None` if it was not counted.
    ///
    /// # Errors
    /// The storage fails.
    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError>;

    /// At most `limit` players of a family, best first, from the beginning of the list or after a place. Hidden players, and
    /// those whose account is gone, are left out.
    ///
    /// # Errors
    /// The storage fails.
    async fn best(
        &self,
        family: Family,
        after: Option<&StandingsCursor>,
        limit: u32,
    ) -> Result<StandingsPage, StoreError>;

    /// The standing of a player in each family in which one of the player's games counted.
    ///
    /// # Errors
    /// The storage fails.
    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError>;

    /// At most `limit` games of a player, the last first, from the end or before a number.
    ///
    /// # Errors
    /// The storage fails.
    async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<HistoryEntry>, StoreError>;

    /// How the last games of a player ended that counted, at most `limit`, the last first: each by its id.
    ///
    /// # Errors
    /// The storage fails.
    async fn results(&self, player: &PlayerId, limit: u32) -> Result<Vec<(String, Game<PlayerId>)>, StoreError>;

    /// Declares a game void: from then on all ratings of its family are as if it had never been played. Whether it was one
    /// that counted.
    ///
    /// # Errors
    /// The storage fails; then nothing has changed.
    async fn void(&self, game: &str) -> Result<bool, StoreError>;

    /// Takes a player off the lists, or puts the player back. Whether that changed something.
    ///
    /// # Errors
    /// The storage fails.
    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError>;
}

/// The counted games, played again from the beginning: the standings, and what each game changed.
pub(crate) fn replayed(
    games: impl IntoIterator<Item = (i64, Game<PlayerId>)>,
) -> (Book<PlayerId>, Vec<(i64, Vec<Change>)>) {
    let mut book = Book::default();
    let changes = games.into_iter().map(|(number, game)| (number, by_player(book.enter(&game)))).collect();
    (book, changes)
}

/// In the order in which changes are given.
pub(crate) fn by_player(mut changes: Vec<Change>) -> Vec<Change> {
    changes.sort_by(|one, other| one.player.cmp(&other.player));
    changes
}

/// In the order of the families.
pub(crate) fn by_family(mut standings: Vec<(Family, Standing)>) -> Vec<(Family, Standing)> {
    standings.sort_by_key(|(family, _)| Family::ALL.iter().position(|known| known == family));
    standings
}

/// Those who played, each once.
pub(crate) fn players(game: &Game<PlayerId>) -> Vec<&PlayerId> {
    let mut players: Vec<&PlayerId> = game.players().collect();
    players.sort_unstable();
    players.dedup();
    players
}
