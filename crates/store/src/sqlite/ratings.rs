//! Ratings in a SQLite file.

use ashtapada_ratings::{Book, Rating, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::writing::Fault;
use super::{SqliteStore, Writing};
use crate::StoreError;
use crate::ratings::{
    Change, Played, Rated, RatedGame, RatedPage, RatedPlace, Ratings, by_family, by_player, players, replayed,
};

/// A row that cannot be read, in words.
fn damaged(why: impl ToString) -> Fault {
    Fault::Asked(StoreError::Damaged(format!("the ratings: {}", why.to_string())))
}

fn player_of(row: &SqliteRow) -> Result<PlayerId, Fault> {
    row.try_get::<&str, _>("player")?.parse().map_err(damaged)
}

fn family_of(row: &SqliteRow) -> Result<Family, Fault> {
    row.try_get::<&str, _>("family")?.parse().map_err(damaged)
}

fn standing_of(row: &SqliteRow) -> Result<Standing, Fault> {
    let rating = Rating { mean: row.try_get("mean")?, spread: row.try_get("spread")? };
    Ok(Standing { rating, games: row.try_get("games")?, left: row.try_get("away")? })
}

fn before_and_after(row: &SqliteRow) -> Result<(Rating, Rating, bool), Fault> {
    let before = Rating { mean: row.try_get("mean_before")?, spread: row.try_get("spread_before")? };
    let after = Rating { mean: row.try_get("mean")?, spread: row.try_get("spread")? };
    Ok((before, after, row.try_get("away")?))
}

/// What the game of that number changed.
async fn changes_of(number: i64, work: &mut SqliteConnection) -> Result<Vec<Change>, Fault> {
    let rows = sqlx::query("SELECT * FROM rating_changes WHERE number = ?").bind(number).fetch_all(work).await?;
    let change = |row: &SqliteRow| {
        let (before, after, left) = before_and_after(row)?;
        Ok(Change { player: player_of(row)?, before, after, left })
    };
    Ok(by_player(rows.iter().map(change).collect::<Result<_, Fault>>()?))
}

async fn number_of(game: &str, work: &mut SqliteConnection) -> Result<Option<i64>, Fault> {
    Ok(sqlx::query_scalar("SELECT number FROM rated_games WHERE game = ?").bind(game).fetch_optional(work).await?)
}

async fn keep_changes(number: i64, changes: &[Change], work: &mut SqliteConnection) -> Result<(), Fault> {
    for Change { player, before, after, left } in changes {
        sqlx::query("INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(number)
            .bind(player.to_string())
            .bind(before.mean)
            .bind(before.spread)
            .bind(after.mean)
            .bind(after.spread)
            .bind(left)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

async fn keep_standing(
    family: Family,
    player: &PlayerId,
    standing: Standing,
    work: &mut SqliteConnection,
) -> Result<(), Fault> {
    let Standing { rating, games, left } = standing;
    sqlx::query("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(family.name())
        .bind(player.to_string())
        .bind(rating.mean)
        .bind(rating.spread)
        .bind(rating.at_least())
        .bind(games)
        .bind(left)
        .execute(work)
        .await?;
    Ok(())
}

async fn count(rated: &RatedGame, result: &str, work: &mut SqliteConnection) -> Result<Vec<Change>, Fault> {
    if let Some(number) = number_of(&rated.game, work).await? {
        return changes_of(number, work).await;
    }
    let number = sqlx::query("INSERT INTO rated_games (game, family, at, result) VALUES (?, ?, ?, ?)")
        .bind(&rated.game)
        .bind(rated.family.name())
        .bind(rated.at as i64)
        .bind(result)
        .execute(&mut *work)
        .await?
        .last_insert_rowid();
    let mut known = Vec::new();
    for player in players(&rated.result) {
        let row = sqlx::query("SELECT * FROM ratings WHERE family = ? AND player = ?")
            .bind(rated.family.name())
            .bind(player.to_string())
            .fetch_optional(&mut *work)
            .await?;
        if let Some(row) = row {
            known.push((player.clone(), standing_of(&row)?));
        }
    }
    let mut book: Book<PlayerId> = known.into_iter().collect();
    let changes = by_player(book.enter(&rated.result));
    keep_changes(number, &changes, work).await?;
    for change in &changes {
        keep_standing(rated.family, &change.player, book.standing(&change.player), work).await?;
    }
    Ok(changes)
}

async fn void(game: &str, work: &mut SqliteConnection) -> Result<bool, Fault> {
    let family: Option<String> =
        sqlx::query_scalar("UPDATE rated_games SET void = 1 WHERE game = ? AND void = 0 RETURNING family")
            .bind(game)
            .fetch_optional(&mut *work)
            .await?;
    let Some(family) = family else { return Ok(false) };
    let family: Family = family.parse().map_err(damaged)?;
    let rows = sqlx::query("SELECT number, result FROM rated_games WHERE family = ? AND void = 0 ORDER BY number")
        .bind(family.name())
        .fetch_all(&mut *work)
        .await?;
    let game = |row: &SqliteRow| {
        let result = serde_json::from_str(row.try_get("result")?).map_err(damaged)?;
        Ok((row.try_get("number")?, result))
    };
    let (book, changes) = replayed(rows.iter().map(game).collect::<Result<Vec<_>, Fault>>()?);
    let numbers = "DELETE FROM rating_changes WHERE number IN (SELECT number FROM rated_games WHERE family = ?)";
    sqlx::query(numbers).bind(family.name()).execute(&mut *work).await?;
    sqlx::query("DELETE FROM ratings WHERE family = ?").bind(family.name()).execute(&mut *work).await?;
    for (number, changes) in &changes {
        keep_changes(*number, changes, work).await?;
    }
    for (player, standing) in book.standings() {
        keep_standing(family, player, *standing, work).await?;
    }
    Ok(true)
}

async fn set_hidden(player: &PlayerId, hidden: bool, work: &mut SqliteConnection) -> Result<bool, Fault> {
    let statement = match hidden {
        true => "INSERT OR IGNORE INTO hidden_players VALUES (?)",
        false => "DELETE FROM hidden_players WHERE player = ?",
    };
    sqlx::query(statement).bind(player.to_string()).execute(&mut *work).await?;
    let rated = sqlx::query("SELECT 1 FROM ratings WHERE player = ? LIMIT 1").bind(player.to_string());
    Ok(rated.fetch_optional(work).await?.is_some())
}

impl SqliteStore {
    /// Ends a transaction, and gives what came of it.
    async fn finished<T>(&self, work: Writing<'_>, done: Result<T, Fault>) -> Result<T, StoreError> {
        match done {
            Ok(found) => self.finish(work, Ok(())).await.map(|()| found),
            Err(fault) => match self.finish(work, Err(fault)).await {
                Err(error) => Err(error),
                Ok(()) => Err(StoreError::Unavailable("nothing could be saved".to_owned())),
            },
        }
    }

    fn unread_ratings(&self, fault: Fault) -> StoreError {
        match fault {
            Fault::Asked(error) => error,
            Fault::Failed(error) => self.unread(None, &error),
        }
    }

    async fn rows<'q>(
        &self,
        query: sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut reader = self.read().await?;
        query.fetch_all(&mut *reader).await.map_err(|error| self.unread(Some(reader), &error))
    }
}

#[async_trait]
impl Ratings for SqliteStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        let result = serde_json::to_string(&game.result).map_err(|error| self.damaged(&game.game, &error))?;
        let mut work = self.write().await?;
        let done = count(game, &result, &mut work.connection).await;
        self.finished(work, done).await
    }

    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError> {
        let mut reader = self.read().await?;
        let found = match number_of(game, &mut reader).await {
            Ok(Some(number)) => changes_of(number, &mut reader).await.map(Some),
            Ok(None) => Ok(None),
            Err(fault) => Err(fault),
        };
        found.map_err(|fault| self.unread_ratings(fault))
    }

    async fn best(&self, family: Family, after: Option<&RatedPlace>, limit: u32) -> Result<RatedPage, StoreError> {
        let query = sqlx::query(
            "SELECT * FROM ratings WHERE family = ?1 AND (?2 IS NULL OR at_least < ?2 OR at_least = ?2 AND player > ?3) \
             AND player NOT IN (SELECT player FROM hidden_players) ORDER BY at_least DESC, player LIMIT ?4",
        );
        let query = query
            .bind(family.name())
            .bind(after.map(|after| after.at_least))
            .bind(after.map(|after| after.player.to_string()))
            .bind(limit);
        let rows = self.rows(query).await?;
        let rated = |row: &SqliteRow| Ok(Rated { player: player_of(row)?, standing: standing_of(row)? });
        let players: Vec<Rated> =
            rows.iter().map(rated).collect::<Result<_, Fault>>().map_err(|fault| self.unread_ratings(fault))?;
        Ok(RatedPage::of(players, limit))
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        let query = sqlx::query("SELECT * FROM ratings WHERE player = ?").bind(player.to_string());
        let rows = self.rows(query).await?;
        let standing = |row: &SqliteRow| Ok((family_of(row)?, standing_of(row)?));
        let standings = rows.iter().map(standing).collect::<Result<_, Fault>>();
        standings.map(by_family).map_err(|fault| self.unread_ratings(fault))
    }

    async fn history(&self, player: &PlayerId, before: Option<u64>, limit: u32) -> Result<Vec<Played>, StoreError> {
        let query = sqlx::query(
            "SELECT * FROM rating_changes JOIN rated_games USING (number) WHERE player = ?1 AND (?2 IS NULL OR number < ?2) \
             ORDER BY number DESC LIMIT ?3",
        );
        let query = query.bind(player.to_string()).bind(before.map(|before| before as i64)).bind(limit);
        let rows = self.rows(query).await?;
        let played = |row: &SqliteRow| {
            let (before, after, left) = before_and_after(row)?;
            let (number, at): (i64, i64) = (row.try_get("number")?, row.try_get("at")?);
            let game = row.try_get("game")?;
            Ok(Played { number: number as u64, game, family: family_of(row)?, at: at as u64, before, after, left })
        };
        rows.iter().map(played).collect::<Result<_, Fault>>().map_err(|fault| self.unread_ratings(fault))
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let done = void(game, &mut work.connection).await;
        self.finished(work, done).await
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let done = set_hidden(player, hidden, &mut work.connection).await;
        self.finished(work, done).await
    }
}
