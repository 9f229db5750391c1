//! Ratings in a PostgreSQL database. Whoever changes those of a family waits for others who do, so that games are counted one
//! after another.

use ashtapada_ratings::{Book, Rating, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row};

use super::link::{ask, over, transact};
use super::{Fault, PostgresStore};
use crate::StoreError;
use crate::ratings::{
    Change, Played, Rated, RatedGame, RatedPage, RatedPlace, Ratings, by_family, by_player, players, replayed,
};

/// A row that cannot be read, in words.
fn damaged(why: impl ToString) -> Fault {
    Fault::Asked(StoreError::Damaged(format!("the ratings: {}", why.to_string())))
}

fn player_of(row: &PgRow) -> Result<PlayerId, Fault> {
    row.try_get::<&str, _>("player")?.parse().map_err(damaged)
}

fn family_of(row: &PgRow) -> Result<Family, Fault> {
    row.try_get::<&str, _>("family")?.parse().map_err(damaged)
}

fn standing_of(row: &PgRow) -> Result<Standing, Fault> {
    let rating = Rating { mean: row.try_get("mean")?, spread: row.try_get("spread")? };
    let [games, left] = ["games", "away"].map(|column| row.try_get::<i32, _>(column).map(|count| count as u32));
    Ok(Standing { rating, games: games?, left: left? })
}

fn before_and_after(row: &PgRow) -> Result<(Rating, Rating, bool), Fault> {
    let before = Rating { mean: row.try_get("mean_before")?, spread: row.try_get("spread_before")? };
    let after = Rating { mean: row.try_get("mean")?, spread: row.try_get("spread")? };
    Ok((before, after, row.try_get("away")?))
}

/// What the game of that number changed.
async fn changes_of(number: i64, work: &mut PgConnection) -> Result<Vec<Change>, Fault> {
    let rows = sqlx::query("SELECT * FROM rating_changes WHERE number = $1").bind(number).fetch_all(work).await?;
    let change = |row: &PgRow| {
        let (before, after, left) = before_and_after(row)?;
        Ok(Change { player: player_of(row)?, before, after, left })
    };
    Ok(by_player(rows.iter().map(change).collect::<Result<_, Fault>>()?))
}

async fn number_of(game: &str, work: &mut PgConnection) -> Result<Option<i64>, Fault> {
    Ok(sqlx::query_scalar("SELECT number FROM rated_games WHERE game = $1").bind(game).fetch_optional(work).await?)
}

async fn keep_changes(number: i64, changes: &[Change], work: &mut PgConnection) -> Result<(), Fault> {
    for Change { player, before, after, left } in changes {
        sqlx::query("INSERT INTO rating_changes VALUES ($1, $2, $3, $4, $5, $6, $7)")
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
    work: &mut PgConnection,
) -> Result<(), Fault> {
    let Standing { rating, games, left } = standing;
    sqlx::query(
        "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (family, player) DO UPDATE SET \
         mean = excluded.mean, spread = excluded.spread, at_least = excluded.at_least, games = excluded.games, \
         away = excluded.away",
    )
    .bind(family.name())
    .bind(player.to_string())
    .bind(rating.mean)
    .bind(rating.spread)
    .bind(rating.at_least())
    .bind(games as i32)
    .bind(left as i32)
    .execute(work)
    .await?;
    Ok(())
}

/// Waits until nobody else changes ratings of that family, until the end of the transaction.
async fn alone(family: Family, work: &mut PgConnection) -> Result<(), Fault> {
    // The first number is ours: `Rate`.
    let lock = sqlx::query("SELECT pg_advisory_xact_lock(1382118501, hashtext($1))");
    lock.bind(family.name()).execute(work).await?;
    Ok(())
}

async fn count(rated: &RatedGame, result: &str, work: &mut PgConnection) -> Result<Vec<Change>, Fault> {
    alone(rated.family, work).await?;
    if let Some(number) = number_of(&rated.game, work).await? {
        return changes_of(number, work).await;
    }
    let number = "INSERT INTO rated_games (game, family, at, result) VALUES ($1, $2, $3, $4) RETURNING number";
    let number: i64 = sqlx::query_scalar(number)
        .bind(&rated.game)
        .bind(rated.family.name())
        .bind(rated.at as i64)
        .bind(result)
        .fetch_one(&mut *work)
        .await?;
    let mut known = Vec::new();
    for player in players(&rated.result) {
        let row = sqlx::query("SELECT * FROM ratings WHERE family = $1 AND player = $2")
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

async fn void(game: &str, work: &mut PgConnection) -> Result<bool, Fault> {
    let family: Option<String> = sqlx::query_scalar("SELECT family FROM rated_games WHERE game = $1")
        .bind(game)
        .fetch_optional(&mut *work)
        .await?;
    let Some(family) = family else { return Ok(false) };
    let family: Family = family.parse().map_err(damaged)?;
    alone(family, work).await?;
    let done = sqlx::query("UPDATE rated_games SET void = TRUE WHERE game = $1 AND NOT void")
        .bind(game)
        .execute(&mut *work)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    let rows = sqlx::query("SELECT number, result FROM rated_games WHERE family = $1 AND NOT void ORDER BY number")
        .bind(family.name())
        .fetch_all(&mut *work)
        .await?;
    let game = |row: &PgRow| {
        let result = serde_json::from_str(row.try_get("result")?).map_err(damaged)?;
        Ok((row.try_get("number")?, result))
    };
    let (book, changes) = replayed(rows.iter().map(game).collect::<Result<Vec<_>, Fault>>()?);
    let numbers = "DELETE FROM rating_changes WHERE number IN (SELECT number FROM rated_games WHERE family = $1)";
    sqlx::query(numbers).bind(family.name()).execute(&mut *work).await?;
    sqlx::query("DELETE FROM ratings WHERE family = $1").bind(family.name()).execute(&mut *work).await?;
    for (number, changes) in &changes {
        keep_changes(*number, changes, work).await?;
    }
    for (player, standing) in book.standings() {
        keep_standing(family, player, *standing, work).await?;
    }
    Ok(true)
}

async fn set_hidden(player: &PlayerId, hidden: bool, work: &mut PgConnection) -> Result<bool, Fault> {
    let statement = match hidden {
        true => "INSERT INTO hidden_players VALUES ($1) ON CONFLICT DO NOTHING",
        false => "DELETE FROM hidden_players WHERE player = $1",
    };
    sqlx::query(statement).bind(player.to_string()).execute(&mut *work).await?;
    let rated = sqlx::query("SELECT 1 FROM ratings WHERE player = $1 LIMIT 1").bind(player.to_string());
    Ok(rated.fetch_optional(work).await?.is_some())
}

#[async_trait]
impl Ratings for PostgresStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        let result = serde_json::to_string(&game.result).map_err(|error| self.damaged(&game.game, &error))?;
        let counting = async { transact!(self.link, |work| count(game, &result, work).await) };
        counting.await.map_err(|fault| self.fault(fault))
    }

    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError> {
        let looking = async {
            over!(self.link, |reader| match number_of(game, reader).await? {
                Some(number) => changes_of(number, reader).await.map(Some),
                None => Ok(None),
            })
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn best(&self, family: Family, after: Option<&RatedPlace>, limit: u32) -> Result<RatedPage, StoreError> {
        let looking = async {
            let asked = sqlx::query(
                "SELECT * FROM ratings WHERE family = $1 \
                 AND ($2::DOUBLE PRECISION IS NULL OR at_least < $2 OR at_least = $2 AND player > $3) \
                 AND player NOT IN (SELECT player FROM hidden_players) ORDER BY at_least DESC, player LIMIT $4",
            )
            .bind(family.name())
            .bind(after.map(|after| after.at_least))
            .bind(after.map(|after| after.player.to_string()))
            .bind(i64::from(limit));
            let rows = ask!(self.link, asked, fetch_all)?;
            let rated = |row: &PgRow| Ok(Rated { player: player_of(row)?, standing: standing_of(row)? });
            Ok(RatedPage::of(rows.iter().map(rated).collect::<Result<_, Fault>>()?, limit))
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        let looking = async {
            let query = sqlx::query("SELECT * FROM ratings WHERE player = $1").bind(player.to_string());
            let rows = ask!(self.link, query, fetch_all)?;
            let standing = |row: &PgRow| Ok((family_of(row)?, standing_of(row)?));
            Ok(by_family(rows.iter().map(standing).collect::<Result<_, Fault>>()?))
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn history(&self, player: &PlayerId, before: Option<u64>, limit: u32) -> Result<Vec<Played>, StoreError> {
        let looking = async {
            let asked = sqlx::query(
                "SELECT * FROM rating_changes JOIN rated_games USING (number) \
                 WHERE player = $1 AND ($2::BIGINT IS NULL OR number < $2) ORDER BY number DESC LIMIT $3",
            )
            .bind(player.to_string())
            .bind(before.map(|before| before as i64))
            .bind(i64::from(limit));
            let rows = ask!(self.link, asked, fetch_all)?;
            let played = |row: &PgRow| {
                let (before, after, left) = before_and_after(row)?;
                let (number, at): (i64, i64) = (row.try_get("number")?, row.try_get("at")?);
                let game = row.try_get("game")?;
                Ok(Played { number: number as u64, game, family: family_of(row)?, at: at as u64, before, after, left })
            };
            rows.iter().map(played).collect::<Result<_, Fault>>()
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        let link = self.link.for_much();
        let voiding = async { transact!(link, |work| void(game, work).await) };
        voiding.await.map_err(|fault| self.fault(fault))
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        let hiding = async { transact!(self.link, |work| set_hidden(player, hidden, work).await) };
        hiding.await.map_err(|fault| self.fault(fault))
    }
}
