//! Ratings in a PostgreSQL database. Whoever changes those of a family waits for others who do, so that games are counted one
//! after another.

use ashtapada_ratings::{Book, Game, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;
use sqlx::PgConnection;

use super::PostgresStore;
use super::link::{ask, over, take_time, transact, wait_briefly};
use crate::StoreError;
use crate::fault::Fault;
use crate::ratings::rows::{self, damaged};
use crate::ratings::work::work;
use crate::ratings::{
    Change, HistoryEntry, RatedGame, Ratings, StandingsCursor, StandingsPage, by_family, by_player, players, replayed,
    statements,
};
use crate::rows::{parsed, read};

/// Waits until nobody else changes ratings of that family, until the end of the transaction.
async fn alone(family: Family, work: &mut PgConnection) -> Result<(), Fault> {
    // The first number is ours: `Rate`.
    let lock = sqlx::query("SELECT pg_advisory_xact_lock(1382118501, hashtext($1))");
    lock.bind(family.name()).execute(work).await?;
    Ok(())
}

work!(PgConnection, alone);

#[async_trait]
impl Ratings for PostgresStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        let result = serde_json::to_string(&game.result).map_err(|error| self.damaged(&game.game, &error))?;
        let counting = async {
            transact!(self.link, |work| {
                // Whoever declares a game void may work on the family for minutes. A game that is not counted now is later.
                wait_briefly(work).await?;
                count(game, &result, work).await
            })
        };
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

    async fn best(
        &self,
        family: Family,
        after: Option<&StandingsCursor>,
        limit: u32,
    ) -> Result<StandingsPage, StoreError> {
        let looking = async {
            let asked = sqlx::query(statements::BEST)
                .bind(family.name())
                .bind(after.map(|after| after.at_least))
                .bind(after.map(|after| after.player.to_string()))
                .bind(i64::from(limit));
            let rows = ask!(self.link, asked, fetch_all)?;
            Ok(StandingsPage::of(read(&rows, rows::rated).map_err(damaged)?, limit))
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        let looking = async {
            let query = sqlx::query(statements::STANDINGS).bind(player.to_string());
            let rows = ask!(self.link, query, fetch_all)?;
            Ok(by_family(read(&rows, rows::of_family).map_err(damaged)?))
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<HistoryEntry>, StoreError> {
        let looking = async {
            let asked = sqlx::query(statements::HISTORY)
                .bind(player.to_string())
                .bind(before.map(|before| before as i64))
                .bind(i64::from(limit));
            let rows = ask!(self.link, asked, fetch_all)?;
            read(&rows, rows::played).map_err(damaged)
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn results(&self, player: &PlayerId, limit: u32) -> Result<Vec<(String, Game<PlayerId>)>, StoreError> {
        let looking = async {
            let asked = sqlx::query(statements::RESULTS).bind(player.to_string()).bind(i64::from(limit));
            let rows = ask!(self.link, asked, fetch_all)?;
            read(&rows, rows::ended).map_err(damaged)
        };
        looking.await.map_err(|fault| self.fault(fault))
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        let link = self.link.for_much();
        let voiding = async {
            transact!(link, |work| {
                take_time(work).await?;
                void(game, work).await
            })
        };
        voiding.await.map_err(|fault| self.fault(fault))
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        let hiding = async { transact!(self.link, |work| set_hidden(player, hidden, work).await) };
        hiding.await.map_err(|fault| self.fault(fault))
    }
}
