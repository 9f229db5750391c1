//! Entries that wait, and notes of clocks, are committed together: a disk takes as long for one commit of many as for one of
//! a single entry.
//!
//! An append lines up its entry and then waits for the writer. Whoever gets the writer takes all entries that stand in
//! line, writes them in one transaction, and answers them once it is committed; the others find their answers there.

use ashtapada_table::{Glance, StoredEntry};
use sqlx::SqliteConnection;
use tokio::sync::MutexGuard;

use super::super::StoreError;
use super::writing;
use super::{SqliteStore, WriteTransaction};
use crate::fault::Fault;
use crate::write_queue::{QueuedWrite, WriteResult};

/// The most entries in one transaction, so that nobody waits for a commit without end.
const MOST: usize = 256;

/// A write of a game.
#[derive(Debug)]
pub enum Write {
    /// An entry.
    Entry(StoredEntry, Glance),
    /// How its clock stands, as JSON, and when it is due.
    Timing(String, Option<i64>),
}

impl SqliteStore {
    /// Writes something of a game, together with what waits at the same time.
    pub(super) async fn write_together(&self, game: &str, write: Write) -> WriteResult {
        let mut told = self.queue.push(game, write);
        loop {
            tokio::select! {
                biased;
                answer = &mut told => return answer.unwrap_or_else(|_| Err(self.given_up())),
                slot = self.writer.lock() => self.write_line(slot, self.queue.take(MOST)).await,
            }
        }
    }

    /// Writes these in one transaction, and answers each.
    async fn write_line(&self, slot: MutexGuard<'_, Option<SqliteConnection>>, line: Vec<QueuedWrite<Write>>) {
        if line.is_empty() {
            return;
        }
        let written = match self.begin(slot).await {
            Ok(work) => self.write_all(work, &line).await,
            Err(error) => Err(error),
        };
        let answers = written.unwrap_or_else(|error| vec![Err(error); line.len()]);
        for (waiting, answer) in line.into_iter().zip(answers) {
            // Whoever asked may have gone.
            let _ = waiting.to.send(answer);
        }
    }

    /// The answer to each, once they are committed. What is refused leaves nothing behind: what refuses it fails
    /// before anything of it is written, and the others stand.
    ///
    /// # Errors
    /// The storage fails; then none of them is written.
    async fn write_all(
        &self,
        mut work: WriteTransaction<'_>,
        line: &[QueuedWrite<Write>],
    ) -> Result<Vec<WriteResult>, StoreError> {
        let mut answers = Vec::with_capacity(line.len());
        for QueuedWrite { game, write, .. } in line {
            let connection = &mut work.connection;
            let done = match write {
                Write::Entry(entry, glance) => writing::append(game, entry, glance, connection).await,
                Write::Timing(timing, due) => writing::set_timing(game, timing, *due, connection).await,
            };
            match done {
                Ok(()) => answers.push(Ok(())),
                Err(Fault::Asked(error)) => answers.push(Err(error)),
                Err(failed) => {
                    return self.finish(work, Err(failed)).await.map(|()| answers);
                }
            }
        }
        self.finish(work, Ok(())).await?;
        Ok(answers)
    }

    /// Another request was to write it, and was dropped while it did.
    fn given_up(&self) -> StoreError {
        let file = self.path.display();
        StoreError::Unavailable(format!("nothing could be saved in {file}: it was interrupted. Try again"))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::task::JoinSet;

    use super::super::super::Store;
    use super::super::super::conformance::{entry, game, glance};
    use super::super::files::beside;
    use super::super::tests::Scratch;
    use super::*;

    /// How many transactions the write-ahead log has: the header of the last page of each says how large the file is then.
    fn commits(scratch: &Scratch) -> usize {
        let log = std::fs::read(beside(&scratch.file(), "-wal")).unwrap();
        let page = u32::from_be_bytes(log[8..12].try_into().unwrap()) as usize;
        log[32..].chunks(24 + page).filter(|frame| frame[4..8] != [0; 4]).count()
    }

    /// A store with so many games, and a request for the first entry of each, all of which wait for the writer.
    async fn waiting(scratch: &Scratch, games: u32) -> (Arc<SqliteStore>, JoinSet<(u32, WriteResult)>) {
        let store = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
        let mut asked = JoinSet::new();
        for number in 0..games {
            store.create(&game(&number.to_string()), &[], &glance(0)).await.unwrap();
        }
        let slot = store.writer.lock().await;
        for number in 0..games {
            let store = Arc::clone(&store);
            // Every fourth leaves an entry out.
            let entry = entry(if number % 4 == 3 { 2 } else { 1 }, None);
            asked.spawn(async move { (number, store.append(&number.to_string(), &entry, &glance(1)).await) });
        }
        while store.queue.len() < games as usize {
            tokio::task::yield_now().await;
        }
        drop(slot);
        (store, asked)
    }

    #[tokio::test]
    async fn what_waits_is_committed_together_and_answered_apart() {
        let scratch = Scratch::new("together");
        let (store, mut asked) = waiting(&scratch, 40).await;
        let before = commits(&scratch);
        while let Some(answered) = asked.join_next().await {
            let (number, answer) = answered.unwrap();
            let game = number.to_string();
            let written = store.log(&game, 0).await.unwrap().len();
            match number % 4 {
                3 => assert_eq!((answer, written), (Err(StoreError::Missing { game, seq: 2 }), 0)),
                _ => assert_eq!((answer, written), (Ok(()), 1)),
            }
        }
        assert_eq!(commits(&scratch), before + 1);
    }

    #[tokio::test]
    async fn entries_of_one_game_keep_their_order() {
        let scratch = Scratch::new("in-order");
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        store.create(&game("a"), &[], &glance(0)).await.unwrap();
        let entries: Vec<StoredEntry> = (1..=4).map(|seq| entry(seq, None)).collect();
        let after = glance(1);
        let [one, two, three, again] = [0, 1, 2, 1].map(|at: usize| store.append("a", &entries[at], &after));
        let (one, two, three, again) = tokio::join!(one, two, three, again);
        assert_eq!([one, two, three], [Ok(()), Ok(()), Ok(())]);
        assert_eq!(again, Err(StoreError::Taken { game: "a".to_owned(), seq: 2 }));
        assert_eq!(store.log("a", 0).await.unwrap(), entries[..3]);
    }

    #[tokio::test]
    async fn who_gives_up_takes_nobody_along() {
        let scratch = Scratch::new("give-up");
        let (store, mut asked) = waiting(&scratch, 12).await;
        // Nobody has run since the writer became free: the request that takes it next may be one of those that end here.
        asked.abort_all();
        while asked.join_next().await.is_some() {}
        for number in 0..12 {
            let id = number.to_string();
            let written = store.log(&id, 0).await.unwrap().len() as u32;
            store.append(&id, &entry(written + 1, None), &glance(1)).await.unwrap();
        }
    }
}
