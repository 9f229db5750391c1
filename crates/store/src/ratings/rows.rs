//! What databases hold of ratings, in the order of the columns that the statements name, turned back into ratings.

use ashtapada_ratings::{Game, Rating, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;

use super::{Change, HistoryEntry, PlayerStanding};
use crate::StoreError;
use crate::fault::Fault;
use crate::rows::{number, parsed};

/// A standing: mean, spread, games, and how many of them were left.
pub type StandingRow = (f64, f64, i32, i32);
/// A player and the standing.
pub type PlayerStandingRow = (String, f64, f64, i32, i32);
/// A change: the player, mean and spread before and after, and whether the game was left.
pub type ChangeRow = (String, f64, f64, f64, f64, bool);
/// An entry of a history: its number, id, family and time, and what changed.
pub type HistoryRow = (i64, String, String, i64, f64, f64, f64, f64, bool);

/// A row that cannot be read, in words.
pub fn damaged(why: impl ToString) -> Fault {
    Fault::Asked(StoreError::Damaged(format!("the ratings: {}", why.to_string())))
}

pub fn standing((mean, spread, games, left): StandingRow) -> Result<Standing, String> {
    Ok(Standing { rating: Rating { mean, spread }, games: number(games)?, left: number(left)? })
}

pub fn of_family((family, mean, spread, games, left): PlayerStandingRow) -> Result<(Family, Standing), String> {
    Ok((parsed(&family)?, standing((mean, spread, games, left))?))
}

pub fn rated((player, mean, spread, games, left): PlayerStandingRow) -> Result<PlayerStanding, String> {
    Ok(PlayerStanding { player: parsed(&player)?, standing: standing((mean, spread, games, left))? })
}

pub fn change((player, mean_before, spread_before, mean, spread, left): ChangeRow) -> Result<Change, String> {
    let before = Rating { mean: mean_before, spread: spread_before };
    Ok(Change { player: parsed(&player)?, before, after: Rating { mean, spread }, left })
}

pub fn played(row: HistoryRow) -> Result<HistoryEntry, String> {
    let (number, game, family, at, mean_before, spread_before, mean, spread, left) = row;
    let before = Rating { mean: mean_before, spread: spread_before };
    let after = Rating { mean, spread };
    Ok(HistoryEntry { number: number as u64, game, family: parsed(&family)?, at: at as u64, before, after, left })
}

/// A game that was counted, and who came in where.
pub fn ended((game, result): (String, String)) -> Result<(String, Game<PlayerId>), String> {
    Ok((game, serde_json::from_str(&result).map_err(|error| error.to_string())?))
}

/// A game that was counted: its number, and who came in where.
pub fn counted((number, result): (i64, String)) -> Result<(i64, Game<PlayerId>), String> {
    Ok((number, serde_json::from_str(&result).map_err(|error| error.to_string())?))
}
