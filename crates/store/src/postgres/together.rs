//! Entries of several games that wait are written by one statement: it makes one journey, and is committed once.
//!
//! An append lines up its entry and waits for one of a few lanes. Whoever gets one takes all that stand in line by then, one
//! of each game, and answers them; the others find their answers there. Where nobody waits, an entry goes alone.

use std::collections::HashSet;

use ashtapada_rules::Seat;
use ashtapada_table::{Glance, StoredEntry};
use sqlx::Row;

use super::link::ask;
use super::{PostgresStore, is_given_up};
use crate::StoreError;
use crate::write_queue::{QueuedWrite, WriteResult};

/// An entry that waits, and the summary after it.
type Append = QueuedWrite<(StoredEntry, Glance)>;

/// How many statements are under way at once. More would leave fewer entries for each.
pub const LANES: usize = 8;
/// The most entries in one statement.
const MOST: usize = 256;

impl PostgresStore {
    /// Appends an entry, together with those of other games that wait at the same time.
    pub(super) async fn append_together(&self, game: &str, entry: &StoredEntry, glance: &Glance) -> WriteResult {
        let mut told = self.queue.push(game, (entry.clone(), glance.clone()));
        loop {
            tokio::select! {
                biased;
                answer = &mut told => return answer.unwrap_or_else(|_| Err(self.given_up())),
                lane = self.lanes.acquire() => {
                    let _lane = lane;
                    self.append_all(self.queue.take_one_each(MOST)).await;
                }
            }
        }
    }

    async fn append_all(&self, line: Vec<Append>) {
        let written = match line.len() {
            0 => return,
            1 => Ok(HashSet::new()),
            _ => self.write_all(&line).await.map_err(|error| self.failed(&error)),
        };
        for append in line {
            // One that was not written is asked for alone: that says why, and what refuses one refuses no other.
            let answer = match &written {
                Ok(written) if written.contains(&append.game) => Ok(()),
                Ok(_) => {
                    let done = self.try_append(&append.game, &append.write.0, &append.write.1).await;
                    done.map_err(|fault| self.fault(fault))
                }
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone.
            let _ = append.to.send(answer);
        }
    }

    /// The games whose entries are written: none if one of them made the database refuse all.
    ///
    /// # Errors
    /// The storage fails; it is not known what was written.
    async fn write_all(&self, line: &[Append]) -> Result<HashSet<String>, sqlx::Error> {
        // Who has no claim yet claims when asked alone.
        let fences: Vec<i64> = line.iter().map(|append| self.node.epoch(&append.game).unwrap_or(-1)).collect();
        let each = |of: fn(&Append) -> i64| line.iter().map(of).collect::<Vec<i64>>();
        let query = sqlx::query(
            "WITH asked AS (SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], \
             $6::BOOLEAN[], $7::TEXT[], $8::BYTEA[], $9::TEXT[], $10::TEXT[], $11::BIGINT[], $13::BIGINT[]) \
             AS asked (game, seq, epoch, at, actions, is_over, placed, client, seat, action, spent, due)), \
             game AS (UPDATE games SET last = asked.seq, played = asked.at, actions = asked.actions, over = asked.is_over, \
             position = asked.placed, due = asked.due, listed = TRUE, begun = begun OR asked.client IS NOT NULL FROM asked \
             WHERE games.id = asked.game AND games.last + 1 = asked.seq AND games.node = $12 AND games.epoch = asked.epoch \
             AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.game = asked.game AND entries.client = asked.client) \
             RETURNING games.id) \
             INSERT INTO entries (game, seq, seat, action, client, at, spent) \
             SELECT id, seq, seat, action, client, at, spent FROM asked JOIN game ON game.id = asked.game RETURNING game",
        )
        .bind(line.iter().map(|append| append.game.as_str()).collect::<Vec<_>>())
        .bind(each(|append| append.write.0.seq.into()))
        .bind(fences)
        .bind(each(|append| append.write.0.at as i64))
        .bind(each(|append| append.write.1.actions.into()))
        .bind(line.iter().map(|append| append.write.1.over).collect::<Vec<_>>())
        .bind(line.iter().map(|append| append.write.1.position.as_str()).collect::<Vec<_>>())
        .bind(line.iter().map(|append| append.write.0.client.as_ref().map(|id| id.as_bytes())).collect::<Vec<_>>())
        .bind(line.iter().map(|append| append.write.0.seat.map(Seat::name)).collect::<Vec<_>>())
        .bind(line.iter().map(|append| append.write.0.act.as_str()).collect::<Vec<_>>())
        .bind(line.iter().map(|append| append.write.0.spent.map(|spent| spent as i64)).collect::<Vec<_>>())
        .bind(self.node.number())
        .bind(line.iter().map(|append| append.write.1.due.map(|due| due as i64)).collect::<Vec<_>>());
        match ask!(self.link, query, fetch_all) {
            Ok(rows) => rows.iter().map(|row| row.try_get(0)).collect(),
            // Where it was given up, each entry alone would be waited for as long.
            Err(sqlx::Error::Database(error)) if !is_given_up(&*error) => Ok(HashSet::new()),
            Err(error) => Err(error),
        }
    }

    /// Another request was to write the entry, and was dropped while it did.
    fn given_up(&self) -> StoreError {
        StoreError::Unavailable(format!("nothing could be saved in {}: it was interrupted. Try again", self.place))
    }
}
