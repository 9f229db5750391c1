//! What databases hold of a game, which may be damaged, turned back into the game. Every store asks for the columns
//! in the order of these lists.

use std::str::FromStr;

use ashtapada_rules::Seat;
use ashtapada_table::{Glance, Header, Secret, Setup, StoredEntry, Timing};
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};
use tracing::warn;

use crate::{Cursor, GamePage, ListedGame, StoreError};

/// The columns of a game: when it was created, its setup, secret, seeds and sitters.
type GameRow = (i64, String, Vec<u8>, String, String);

/// The columns of a game in the list: its id, the same, when it was played last, and its summary.
type ListedGameRow = (String, i64, String, Vec<u8>, String, String, i64, i32, bool, String);

/// The columns of an entry: its number, seat, action, id of the client, time, and how long it took.
type EntryRow = (i32, Option<String>, String, Option<Vec<u8>>, i64, Option<i64>);

/// The game of a row.
///
/// # Errors
/// What cannot be read, in words that tell nothing of secrets, seeds and names.
pub fn game<'r, R: Row>(id: &str, row: &'r R) -> Result<Header, String>
where
    GameRow: FromRow<'r, R>,
{
    header(id, GameRow::from_row(row).map_err(|error| error.to_string())?)
}

fn header(id: &str, (created, setup, secret, seeds, sitters): GameRow) -> Result<Header, String> {
    let setup: Setup = serde_json::from_str(&setup).map_err(|error| error.to_string())?;
    let secret = secret.try_into().map(Secret::new).map_err(|_| "its secret is not 32 bytes long")?;
    // What the parser says would tell of seeds and names.
    let unread =
        |what: &str, error: serde_json::Error| format!("its {what} cannot be read, from column {}", error.column());
    let seeds = serde_json::from_str(&seeds).map_err(|error| unread("seeds", error))?;
    let sitters = serde_json::from_str(&sitters).map_err(|error| unread("sitters", error))?;
    Ok(Header { id: id.to_owned(), created: created as u64, setup, secret, seeds, sitters, linked: None })
}

/// The games of a page that was asked for with at most so many. One that cannot be read any more must not hide the others.
pub fn page<'r, R: Row>(rows: &'r [R], limit: u32, damaged: impl Fn(&str, &str) -> StoreError) -> GamePage
where
    ListedGameRow: FromRow<'r, R>,
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let id = |row: &'r R| row.try_get::<String, _>("id");
    let cursor = |row| Some(Cursor { played: row_played(row)?, id: id(row).ok()? });
    let is_last = rows.len() < limit as usize;
    let read = |row: &'r R| match listed(row) {
        Ok(listed) => Some(listed),
        Err(why) => {
            let why = damaged(&id(row).unwrap_or_else(|_| "?".to_owned()), &why);
            warn!(%why, "a stored game is left out of the list");
            None
        }
    };
    GamePage {
        next: if is_last { None } else { rows.iter().rev().find_map(cursor) },
        games: rows.iter().filter_map(read).collect(),
    }
}

fn row_played<'r, R: Row>(row: &'r R) -> Option<u64>
where
    &'static str: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    row.try_get::<i64, _>("played").ok().map(|played| played as u64)
}

fn listed<'r, R: Row>(row: &'r R) -> Result<ListedGame, String>
where
    ListedGameRow: FromRow<'r, R>,
{
    let listed = ListedGameRow::from_row(row).map_err(|error| error.to_string())?;
    let (id, created, setup, secret, seeds, sitters, played, actions, over, position) = listed;
    let game = header(&id, (created, setup, secret, seeds, sitters))?;
    // Lists do not show when a game is due.
    let glance = Glance { actions: number(actions)?, over, position, due: None };
    Ok(ListedGame { game, played: played as u64, glance })
}

/// The entry of a row.
///
/// # Errors
/// What cannot be read.
pub fn entry<'r, R: Row>(row: &'r R) -> Result<StoredEntry, String>
where
    EntryRow: FromRow<'r, R>,
{
    let (seq, seat, act, client, at, spent) = EntryRow::from_row(row).map_err(|error| error.to_string())?;
    let seat = seat.map(|name| name.parse::<Seat>().map_err(|error| error.to_string())).transpose()?;
    let client = client.map(String::from_utf8).transpose().map_err(|error| error.to_string())?;
    Ok(StoredEntry { seq: number(seq)?, seat, act, client, at: at as u64, spent: spent.map(|spent| spent as u64) })
}

/// All rows that a statement found, each read in the same way.
///
/// # Errors
/// What cannot be read.
pub fn read<'r, R: Row, T: FromRow<'r, R>, V>(rows: &'r [R], of: fn(T) -> Result<V, String>) -> Result<Vec<V>, String> {
    rows.iter().map(|row| of(T::from_row(row).map_err(|error| error.to_string())?)).collect()
}

/// The value of a text.
pub fn parsed<T: FromStr<Err: ToString>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// A count, of which databases know whether it is negative.
pub fn number(stored: i32) -> Result<u32, String> {
    u32::try_from(stored).map_err(|_| format!("{stored} is no number of something"))
}

/// How a clock stood.
///
/// # Errors
/// It cannot be read.
pub fn timing(text: &str) -> Result<Timing, String> {
    serde_json::from_str(text).map_err(|error| format!("what was noted of its clock cannot be read: {error}"))
}
