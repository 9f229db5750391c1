//! Rows, which may be damaged, turned back into games and entries.

use ashtapada_rules::Seat;
use ashtapada_table::{Glance, Header, Secret, Setup, StoredEntry};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::{ListedGame, StoreError};
use super::{SqliteStore, plain};

impl SqliteStore {
    pub(super) fn game_of(&self, id: &str, row: &SqliteRow) -> Result<Header, StoreError> {
        let damaged = |error: sqlx::Error| self.damaged(id, &plain(&error));
        let setup: &str = row.try_get("setup").map_err(damaged)?;
        let setup: Setup = serde_json::from_str(setup).map_err(|error| self.damaged(id, &error))?;
        let secret: Vec<u8> = row.try_get("secret").map_err(damaged)?;
        let secret =
            secret.try_into().map(Secret::new).map_err(|_| self.damaged(id, &"its secret is not 32 bytes long"))?;
        // What the parser says would tell of seeds and names.
        let read = |column: &str| -> Result<&str, StoreError> { row.try_get(column).map_err(damaged) };
        let unread = |what: &str, error: serde_json::Error| {
            self.damaged(id, &format!("its {what} cannot be read, from column {}", error.column()))
        };
        let seeds = serde_json::from_str(read("seeds")?).map_err(|error| unread("seeds", error))?;
        let sitters = serde_json::from_str(read("sitters")?).map_err(|error| unread("sitters", error))?;
        let created: i64 = row.try_get("created").map_err(damaged)?;
        Ok(Header { id: id.to_owned(), created: created as u64, setup, secret, seeds, sitters })
    }

    pub(super) fn listed_of(&self, row: &SqliteRow) -> Result<ListedGame, StoreError> {
        let id: &str = row.try_get("id").map_err(|error| self.damaged("?", &plain(&error)))?;
        let game = self.game_of(id, row)?;
        let glance = || -> Result<(i64, Glance), sqlx::Error> {
            let glance = Glance {
                actions: row.try_get("actions")?,
                over: row.try_get("over")?,
                position: row.try_get("position")?,
            };
            Ok((row.try_get("played")?, glance))
        };
        let (played, glance) = glance().map_err(|error| self.damaged(id, &plain(&error)))?;
        Ok(ListedGame { game, played: played as u64, glance })
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
        let seat = seat.map(|name| name.parse::<Seat>().map_err(|error| self.damaged(id, &error))).transpose()?;
        Ok(StoredEntry { seat, ..entry })
    }
}
