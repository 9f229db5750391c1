//! Long computations for guests: few at once, and every address in its turn.
//!
//! An address has one of them under way or in the line of all; its others wait for that one. So everybody comes after at most
//! one of each of the others, however many somebody asks for. Who has waited for long is told to come again.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_table::Problem;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use crate::guests::{ACTIONS, Guest, QuotaError, SpendKind};
use crate::problem;

/// How long a guest waits for a turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how many seconds to come again.
const AFTER: u64 = 5;

/// The turns of all.
#[derive(Debug, Clone)]
pub struct FairGate {
    slots: Arc<Semaphore>,
}

impl Default for FairGate {
    /// As many at once as half of the processors, but two: nobody is to wait for a single long one.
    fn default() -> FairGate {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        FairGate::new((processors / 2).max(2))
    }
}

/// A turn: it ends when all of these are dropped.
#[derive(Debug, Clone)]
pub struct Turn(Arc<TurnSlot>);

/// The slot that a turn takes.
#[derive(Debug)]
struct TurnSlot {
    guest: Guest,
    _slot: OwnedSemaphorePermit,
    _in_line: Option<OwnedSemaphorePermit>,
}

impl FairGate {
    /// With so many at once.
    pub fn new(slots: usize) -> FairGate {
        FairGate { slots: Arc::new(Semaphore::new(slots)) }
    }

    /// The turn of a guest, when it has come.
    ///
    /// # Errors
    /// The guest has used up what he may take, or it took too long.
    pub async fn turn(&self, guest: &Guest) -> Result<Turn, QuotaError> {
        let (slots, guest) = (Arc::clone(&self.slots), guest.clone());
        let Some(line) = guest.line() else {
            let _slot = slots.acquire_owned().await.map_err(closed)?;
            return Ok(Turn(Arc::new(TurnSlot { guest, _slot, _in_line: None })));
        };
        let until = Instant::now() + PATIENCE;
        let waited = timeout_at(until, async {
            let place = line.acquire_owned().await.map_err(closed)?;
            // What was asked before may have cost so much that nothing is left.
            guest.may(SpendKind::Request)?;
            let _slot = slots.acquire_owned().await.map_err(closed)?;
            Ok(Turn(Arc::new(TurnSlot { guest, _slot, _in_line: Some(place) })))
        });
        waited.await.unwrap_or_else(|_| {
            let why = format!("too many long games are read at this moment; try again in {AFTER} seconds");
            Err(QuotaError { why, after: Some(AFTER) })
        })
    }

    /// Runs what takes long, when the turn of a guest has come; it replays so many actions.
    ///
    /// # Errors
    /// See [`FairGate::turn`] and [`Turn::run`].
    pub async fn run<T: Send + 'static>(
        &self,
        guest: &Guest,
        actions: usize,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.turn(guest).await?.run(actions, work).await
    }
}

/// Nobody closes the semaphores here.
fn closed(_: AcquireError) -> QuotaError {
    QuotaError { why: "the server is stopping".to_owned(), after: None }
}

impl Turn {
    /// Runs what replays so many actions, off the threads that serve requests, and charges the guest for it. The turn does not
    /// end before the work, also where nobody waits for it any more.
    ///
    /// # Errors
    /// Those of the work, or it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        actions: usize,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.0.guest.charge(SpendKind::Request, u32::try_from(actions).unwrap_or(u32::MAX) / ACTIONS);
        let until_done = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let _until_done = until_done;
            work()
        });
        done.await.unwrap_or_else(|error| Err(problem::internal(error)))
    }
}

/// Runs a long computation off the threads that serve requests.
///
/// # Errors
/// Those of the work, or it panicked.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(problem::internal(error)))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use futures_util::FutureExt as _;
    use futures_util::future::join_all;

    use super::*;
    use crate::guests::{Guests, PerAddress};
    use crate::peer::Peer;

    fn guest(guests: &Arc<Guests>, last: u8) -> Guest {
        Guest::of(guests, Peer::at([192, 0, 2, last].into()))
    }

    #[tokio::test]
    async fn everybody_comes_after_at_most_one_of_each_of_the_others() {
        let (guests, gate) = (Guests::new(PerAddress::default()), FairGate::new(1));
        let order: Arc<Mutex<Vec<u8>>> = Arc::default();
        let ask = |last: u8| {
            let (guest, gate, order) = (guest(&guests, last), gate.clone(), Arc::clone(&order));
            let note = move || {
                order.lock().unwrap().push(last);
                Ok(())
            };
            async move { gate.run(&guest, 0, note).await }
        };
        // One asks for thirty, and then two others for one each.
        let mut all = join_all((0..30).map(|_| ask(1)).chain([ask(2), ask(3)]));
        // Nobody is done before all of them have asked, however busy the computer is.
        let held = gate.turn(&Guest::server()).await.unwrap();
        assert!((&mut all).now_or_never().is_none());
        drop(held);
        for done in all.await {
            done.unwrap();
        }
        let order = order.lock().unwrap();
        let place = |wanted: u8| order.iter().position(|&last| last == wanted).unwrap();
        assert!(place(2) <= 2 && place(3) <= 3, "{order:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_taken_too_much_waits_before_the_next() {
        let (guests, gate) = (Guests::new(PerAddress::default()), FairGate::new(2));
        let one = guest(&guests, 1);
        let mut done = 0;
        while gate.run(&one, 20_000, || Ok(())).await.is_ok() {
            done += 1;
        }
        assert_eq!(done, 2, "each counts as 200 requests");
        assert!(gate.run(&guest(&guests, 2), 20_000, || Ok(())).await.is_ok());
        assert!(gate.run(&Guest::server(), 20_000, || Ok(())).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_waited_for_long_is_told_to_come_again() {
        let (guests, gate) = (Guests::new(PerAddress::default()), FairGate::new(1));
        let held = gate.turn(&guest(&guests, 1)).await.unwrap();
        let refused = gate.turn(&guest(&guests, 2)).await.unwrap_err();
        assert_eq!(refused.after, Some(AFTER));
        drop(held);
        assert!(gate.turn(&guest(&guests, 2)).await.is_ok());
    }
}
