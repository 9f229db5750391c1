//! How games are counted, and declared void, within a transaction: the same for both databases.

/// Defines that work for a kind of connection. `alone` waits until nobody else changes the ratings of a family.
macro_rules! work {
    ($connection:ty, $alone:path) => {
        /// The changes by the game of that number.
        async fn changes_of(number: i64, work: &mut $connection) -> Result<Vec<Change>, Fault> {
            let rows = sqlx::query(statements::CHANGES).bind(number).fetch_all(work).await?;
            Ok(by_player(read(&rows, rows::change).map_err(damaged)?))
        }

        async fn number_of(game: &str, work: &mut $connection) -> Result<Option<i64>, Fault> {
            Ok(sqlx::query_scalar(statements::NUMBER).bind(game).fetch_optional(work).await?)
        }

        async fn keep_changes(number: i64, changes: &[Change], work: &mut $connection) -> Result<(), Fault> {
            for Change { player, before, after, left } in changes {
                sqlx::query(statements::ADD_CHANGE)
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
            work: &mut $connection,
        ) -> Result<(), Fault> {
            let Standing { rating, games, left } = standing;
            sqlx::query(statements::KEEP_STANDING)
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

        async fn count(rated: &RatedGame, result: &str, work: &mut $connection) -> Result<Vec<Change>, Fault> {
            $alone(rated.family, work).await?;
            if let Some(number) = number_of(&rated.game, work).await? {
                return changes_of(number, work).await;
            }
            let number: i64 = sqlx::query_scalar(statements::ADD_GAME)
                .bind(&rated.game)
                .bind(rated.family.name())
                .bind(rated.at as i64)
                .bind(result)
                .fetch_one(&mut *work)
                .await?;
            let mut known = Vec::new();
            for player in players(&rated.result) {
                let standing = sqlx::query(statements::STANDING).bind(rated.family.name()).bind(player.to_string());
                let rows = standing.fetch_all(&mut *work).await?;
                let standings = read(&rows, rows::standing).map_err(damaged)?;
                known.extend(standings.into_iter().map(|standing| (player.clone(), standing)));
            }
            let mut book: Book<PlayerId> = known.into_iter().collect();
            let changes = by_player(book.enter(&rated.result));
            keep_changes(number, &changes, work).await?;
            for change in &changes {
                keep_standing(rated.family, &change.player, book.standing(&change.player), work).await?;
            }
            Ok(changes)
        }

        /// Whether a game counted until now. What all others of its family changed is worked out anew.
        async fn void(game: &str, work: &mut $connection) -> Result<bool, Fault> {
            let family: Option<String> =
                sqlx::query_scalar(statements::FAMILY_OF).bind(game).fetch_optional(&mut *work).await?;
            let Some(family) = family else { return Ok(false) };
            let family: Family = parsed(&family).map_err(damaged)?;
            $alone(family, work).await?;
            if sqlx::query(statements::VOID).bind(game).execute(&mut *work).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let left = sqlx::query(statements::COUNTED).bind(family.name()).fetch_all(&mut *work).await?;
            let (book, changes) = replayed(read(&left, rows::counted).map_err(damaged)?);
            for statement in [statements::FORGET_CHANGES, statements::FORGET_STANDINGS] {
                sqlx::query(statement).bind(family.name()).execute(&mut *work).await?;
            }
            for (number, changes) in &changes {
                keep_changes(*number, changes, work).await?;
            }
            for (player, standing) in book.standings() {
                keep_standing(family, player, *standing, work).await?;
            }
            Ok(true)
        }

        async fn set_hidden(player: &PlayerId, hidden: bool, work: &mut $connection) -> Result<bool, Fault> {
            let statement = if hidden { statements::HIDE } else { statements::SHOW };
            Ok(sqlx::query(statement).bind(player.to_string()).execute(work).await?.rows_affected() > 0)
        }
    };
}
pub(crate) use work;
