//! Rows, which may be damaged, turned back into games and entries.

use ashtapada_table::{Glance, Header, StoredEntry};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use tracing::warn;

use super::super::{Cursor, ListedGame, Page, StoreError};
use super::{SqliteStore, plain};
use crate::rows::{self, GameRow};

impl SqliteStore {
    pub(super) fn game_of(&self, id: &str, row: &SqliteRow) -> Result<Header, StoreError> {
        let damaged = |error: sqlx::Error| self.damaged(id, &plain(&error));
        let read = || -> Result<GameRow<'_>, sqlx::Error> {
            Ok(GameRow {
                created: row.try_get("created")?,
                setup: row.try_get("setup")?,
                secret: row.try_get("secret")?,
                seeds: row.try_get("seeds")?,
                sitters: row.try_get("sitters")?,
            })
        };
        read().map_err(damaged)?.header(id).map_err(|why| self.damaged(id, &why))
    }

    pub(super) fn listed_of(&self, row: &SqliteRow) -> Result<ListedGame, StoreError> {
        let id: &str = row.try_get("id").map_err(|error| self.damaged("?", &plain(&error)))?;
        let game = self.game_of(id, row)?;
        let glance = || -> Result<(i64, Glance), sqlx::Error> {
            let glance = Glance {
                actions: row.try_get("actions")?,
                over: row.try_get("over")?,
                position: row.try_get("position")?,
                // Lists do not show it.
                due: None,
            };
            Ok((row.try_get("played")?, glance))
        };
        let (played, glance) = glance().map_err(|error| self.damaged(id, &plain(&error)))?;
        Ok(ListedGame { game, played: played as u64, glance })
    }

    /// The page that a statement found, which was asked for at most `limit` games.
    pub(super) fn page_of(&self, rows: &[SqliteRow], limit: u32) -> Page {
        let cursor = |row: &SqliteRow| -> Option<Cursor> {
            Some(Cursor { played: row.try_get::<i64, _>("played").ok()? as u64, id: row.try_get("id").ok()? })
        };
        let is_last = rows.len() < limit as usize;
        Page {
            next: if is_last { None } else { rows.iter().rev().find_map(cursor) },
            // A game that cannot be read any more must not hide the others.
            games: rows
                .iter()
                .filter_map(|row| {
                    let unread = |error: &StoreError| warn!(why = %error, "a stored game is left out of the list");
                    self.listed_of(row).inspect_err(unread).ok()
                })
                .collect(),
        }
    }

    pub(super) fn entry_of(&self, id: &str, row: &SqliteRow) -> Result<StoredEntry, StoreError> {
        let entry = || -> Result<(StoredEntry, Option<&str>), sqlx::Error> {
            let seat = row.try_get("seat")?;
            let entry = StoredEntry {
                seq: row.try_get("seq")?,
                seat: None,
                act: row.try_get("action")?,
                client: row.try_get("client")?,
                at: row.try_get::<i64, _>("at")? as u64,
                spent: row.try_get::<Option<i64>, _>("spent")?.map(|spent| spent as u64),
            };
            Ok((entry, seat))
        };
        let (entry, seat) = entry().map_err(|error| self.damaged(id, &plain(&error)))?;
        let seat = rows::seat(seat).map_err(|why| self.damaged(id, &why))?;
        Ok(StoredEntry { seat, ..entry })
    }
}
