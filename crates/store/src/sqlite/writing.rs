//! The statements that write, each within a transaction of its caller.

use ashtapada_rules::Seat;
use ashtapada_table::{Glance, Header, Sitters, StoredEntry};
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteQueryResult;

use super::super::StoreError;
use super::code;
use crate::fault::Fault;

pub const PRIMARY_KEY: i32 = 1555;
pub const UNIQUE: i32 = 2067;

/// Adds a game without its log.
pub async fn insert_game(
    game: &Header,
    [setup, seeds, sitters]: [&str; 3],
    glance: &Glance,
    work: &mut SqliteConnection,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO games (id, created, setup, secret, played, actions, over, position, seeds, sitters, due) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&game.id)
    .bind(game.created as i64)
    .bind(setup)
    .bind(game.secret.bytes().as_slice())
    .bind(game.created as i64)
    .bind(glance.actions)
    .bind(glance.over)
    .bind(&glance.position)
    .bind(seeds)
    .bind(sitters)
    .bind(glance.due.map(|due| due as i64))
    .execute(work)
    .await
    .map_err(|error| match code(&error) {
        Some(PRIMARY_KEY) => Fault::Asked(StoreError::Taken { game: game.id.clone(), seq: 0 }),
        _ => Fault::Failed(error),
    })?;
    Ok(())
}

/// Notes that those who sit in a game were brought together there.
pub async fn insert_met(game: &Header, work: &mut SqliteConnection) -> Result<(), Fault> {
    for key in game.sitters.keys() {
        sqlx::query("INSERT INTO met (key, game, at) VALUES (?, ?, ?)")
            .bind(key.to_string())
            .bind(&game.id)
            .bind(game.created as i64)
            .execute(&mut *work)
            .await
            .map_err(|error| match code(&error) {
                Some(PRIMARY_KEY) => Fault::Asked(StoreError::Seated),
                _ => Fault::Failed(error),
            })?;
    }
    Ok(())
}

/// Adds an entry as it is.
pub async fn insert_entry(game: &str, entry: &StoredEntry, work: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("INSERT INTO entries (game, seq, seat, action, client, at, spent) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(game)
        .bind(entry.seq)
        .bind(entry.seat.map(Seat::name))
        .bind(&entry.act)
        .bind(&entry.client)
        .bind(entry.at as i64)
        .bind(entry.spent.map(|spent| spent as i64))
        .execute(work)
        .await
        .map_err(|error| match code(&error) {
            Some(PRIMARY_KEY) => Fault::Asked(StoreError::Taken { game: game.to_owned(), seq: entry.seq }),
            Some(UNIQUE) => Fault::Asked(StoreError::Repeated),
            _ => Fault::Failed(error),
        })?;
    Ok(())
}

/// Adds an entry whose number follows the last, and updates the summary for the list.
pub async fn append(id: &str, entry: &StoredEntry, glance: &Glance, work: &mut SqliteConnection) -> Result<(), Fault> {
    let missing = || Fault::Asked(StoreError::Missing { game: id.to_owned(), seq: entry.seq });
    let last: Option<u32> = sqlx::query_scalar(
        "SELECT (SELECT coalesce(max(seq), 0) FROM entries WHERE game = games.id) FROM games WHERE id = ?",
    )
    .bind(id)
    .fetch_optional(&mut *work)
    .await?;
    if last.ok_or_else(missing)? + 1 < entry.seq {
        return Err(missing());
    }
    insert_entry(id, entry, work).await?;
    sqlx::query("UPDATE games SET played = ?, actions = ?, over = ?, position = ?, due = ?, listed = 1 WHERE id = ?")
        .bind(entry.at as i64)
        .bind(glance.actions)
        .bind(glance.over)
        .bind(&glance.position)
        .bind(glance.due.map(|due| due as i64))
        .bind(id)
        .execute(work)
        .await?;
    Ok(())
}

/// Takes a game off the list, or puts it back.
pub async fn set_listed(id: &str, listed: bool, work: &mut SqliteConnection) -> Result<(), Fault> {
    let done = sqlx::query("UPDATE games SET listed = ? WHERE id = ?").bind(listed).bind(id).execute(work).await?;
    of_a_game(id, &done)
}

/// Replaces what the seats of a game have added to its dice.
pub async fn set_seeds(id: &str, seeds: &str, work: &mut SqliteConnection) -> Result<(), Fault> {
    let done = sqlx::query("UPDATE games SET seeds = ? WHERE id = ?").bind(seeds).bind(id).execute(work).await?;
    of_a_game(id, &done)
}

/// Replaces who sits in the seats of people.
pub async fn set_sitters(id: &str, sitters: &str, work: &mut SqliteConnection) -> Result<(), Fault> {
    let done = sqlx::query("UPDATE games SET sitters = ? WHERE id = ?").bind(sitters).bind(id).execute(work).await?;
    of_a_game(id, &done)
}

/// Notes who of those who are known sits in a game, and who no longer does.
pub async fn seat_players(id: &str, sitters: &Sitters, work: &mut SqliteConnection) -> Result<(), Fault> {
    sqlx::query("DELETE FROM sittings WHERE game = ?").bind(id).execute(&mut *work).await?;
    for player in sitters.players() {
        let sitting =
            sqlx::query("INSERT INTO sittings (player, game) VALUES (?, ?)").bind(player.to_string()).bind(id);
        sitting.execute(&mut *work).await?;
    }
    Ok(())
}

/// Notes how the clock of a game stands, and when the game is due.
pub async fn set_timing(id: &str, timing: &str, due: Option<i64>, work: &mut SqliteConnection) -> Result<(), Fault> {
    let update = sqlx::query("UPDATE games SET timing = ?, due = ? WHERE id = ?");
    let done = update.bind(timing).bind(due).bind(id).execute(work).await?;
    of_a_game(id, &done)
}

/// The secret of the site; `new`, if there was none.
pub async fn secret(new: &[u8; 32], work: &mut SqliteConnection) -> Result<[u8; 32], Fault> {
    sqlx::query("INSERT INTO site (secret) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM site)")
        .bind(new.as_slice())
        .execute(&mut *work)
        .await?;
    let known: Vec<u8> = sqlx::query_scalar("SELECT secret FROM site").fetch_one(work).await?;
    known
        .try_into()
        .map_err(|_| Fault::Asked(StoreError::Damaged("the secret of the site is not 32 bytes long".to_owned())))
}

fn of_a_game(id: &str, done: &SqliteQueryResult) -> Result<(), Fault> {
    match done.rows_affected() {
        0 => Err(Fault::Asked(StoreError::Missing { game: id.to_owned(), seq: 0 })),
        _ => Ok(()),
    }
}

/// Removes the games that nobody has begun, with what computer players did in them; how many. `but` is a JSON array of
/// ids that stay.
pub async fn tidy(before: i64, but: &str, work: &mut SqliteConnection) -> Result<u64, Fault> {
    let unbegun = "SELECT id FROM games WHERE played < ?1 AND over = 0 \
                   AND id NOT IN (SELECT value FROM json_each(?2)) \
                   AND json_extract(setup, '$.position') IS NULL AND json_extract(setup, '$.given') = 0 \
                   AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND client IS NOT NULL)";
    let delete = |table_key: &str| sqlx::AssertSqlSafe(format!("DELETE FROM {table_key} IN ({unbegun})"));
    sqlx::query("DELETE FROM met WHERE at < ?").bind(before).execute(&mut *work).await?;
    sqlx::query(delete("entries WHERE game")).bind(before).bind(but).execute(&mut *work).await?;
    Ok(sqlx::query(delete("games WHERE id")).bind(before).bind(but).execute(work).await?.rows_affected())
}
