//! Who thinks for the computer players at tables: a few threads, shared fairly.
//!
//! A table waits for one choice at a time, and whoever has waited longest is next, so tables take turns. Where more wait
//! than there are threads, each thinks for less time: many watched tables slow one another a little, and nobody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ashtapada_solver::Shelf;
use ashtapada_table::Problem;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::Semaphore;

use crate::memories::Memories;
use crate::metrics::GaugeGuard;
use crate::problem;

/// Every choice may take so long, however many wait.
const LEAST: Duration = Duration::from_millis(5);

/// The threads, and who waits for them.
#[derive(Debug, Clone)]
pub struct Thinkers {
    threads: Arc<Semaphore>,
    count: usize,
    /// How many think or wait.
    asked: Arc<AtomicUsize>,
    thinking: Gauge,
    memories: Memories,
    shelf: Shelf,
}

impl Default for Thinkers {
    /// As many as there are processors less one, which is for everybody's messages.
    fn default() -> Thinkers {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::new(processors.saturating_sub(1).max(1), Gauge::default())
    }
}

impl Thinkers {
    /// With so many threads; whoever thinks is counted there.
    pub fn new(count: usize, thinking: Gauge) -> Thinkers {
        Thinkers {
            threads: Arc::new(Semaphore::new(count)),
            count,
            asked: Arc::default(),
            thinking,
            memories: Memories::default(),
            shelf: Shelf::default(),
        }
    }

    /// The same threads, counted there.
    pub fn counted_by(self, thinking: Gauge) -> Thinkers {
        Thinkers { thinking, ..self }
    }

    /// The same threads, for those who know these solved games.
    pub fn knowing(self, shelf: Shelf) -> Thinkers {
        Thinkers { shelf, ..self }
    }

    /// The solved games.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// What the players that think here keep.
    pub fn memories(&self) -> &Memories {
        &self.memories
    }

    /// Thinks when it is its turn, for `time` or less: `think` is told for how long. Dropping it while it waits gives its
    /// place back; a thought under way has to be stopped by other means.
    ///
    /// # Errors
    /// The thought panicked.
    pub async fn think<T: Send + 'static>(
        &self,
        time: Duration,
        think: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let asked = DemandGuard::one_more(&self.asked);
        let thread = Arc::clone(&self.threads).acquire_owned().await.map_err(problem::internal)?;
        let (share, thinking) = (share(time, self.count, self.asked.load(Ordering::Relaxed)), self.thinking.clone());
        let thought = tokio::task::spawn_blocking(move || {
            // Held until the thought ends, also when nobody waits for it any more; the thread is given back last.
            let _held = (GaugeGuard::by(&thinking), asked, thread);
            think(share)
        });
        thought.await.map_err(problem::internal)
    }
}

/// How often it is looked whether anybody else thinks or waits.
const IDLE: Duration = Duration::from_millis(50);

impl Thinkers {
    /// Thinks when nobody else does or waits to: for what nobody watches. What is thought at once should not take long, since
    /// whoever comes meanwhile may have to wait for it.
    ///
    /// # Errors
    /// The thought panicked.
    pub async fn think_idly<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        while self.asked.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(IDLE).await;
        }
        self.think(Duration::ZERO, |_| think()).await
    }
}

/// For how long one of `asked` may think on `threads` threads.
fn share(time: Duration, threads: usize, asked: usize) -> Duration {
    if asked <= threads {
        return time;
    }
    (time.mul_f64(threads as f64 / asked as f64)).max(LEAST.min(time))
}

/// A guard that counts one who thinks or waits.
struct DemandGuard(Arc<AtomicUsize>);

impl DemandGuard {
    fn one_more(asked: &Arc<AtomicUsize>) -> DemandGuard {
        asked.fetch_add(1, Ordering::Relaxed);
        DemandGuard(Arc::clone(asked))
    }
}

impl Drop for DemandGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use futures_util::future::join_all;

    use super::*;

    /// Keeps the only thread busy until the first of what it gives is dropped; the other then tells that it has waited.
    async fn keep_busy(thinkers: &Thinkers) -> (std::sync::mpsc::Sender<()>, tokio::task::JoinHandle<bool>) {
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let own = thinkers.clone();
        let first = tokio::spawn(async move {
            own.think(Duration::ZERO, move |_| wait.recv().is_err()).await.is_ok_and(|ended| ended)
        });
        while thinkers.threads.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        (go, first)
    }

    #[test]
    fn the_more_wait_the_less_each_gets() {
        let second = Duration::from_secs(1);
        assert_eq!(share(second, 2, 1), second);
        assert_eq!(share(second, 2, 2), second);
        assert_eq!(share(second, 2, 8), second / 4);
        assert_eq!(share(second, 1, 100_000), LEAST);
        assert_eq!(share(Duration::ZERO, 1, 100_000), Duration::ZERO);
    }

    #[tokio::test]
    async fn so_many_at_once_and_in_turn() {
        let thinking = Gauge::default();
        let thinkers = Thinkers::new(1, thinking.clone());
        let order: Arc<Mutex<Vec<(usize, i64)>>> = Arc::default();
        let one = |number: usize| {
            let (order, thinking) = (Arc::clone(&order), thinking.clone());
            thinkers.think(Duration::ZERO, move |_| order.lock().unwrap().push((number, thinking.get())))
        };
        for done in join_all((0..200).map(one)).await {
            done.unwrap();
        }
        let expected: Vec<(usize, i64)> = (0..200).map(|number| (number, 1)).collect();
        assert_eq!(*order.lock().unwrap(), expected, "one at once, and whoever asked first is first");
        assert_eq!((thinkers.asked.load(Ordering::Relaxed), thinking.get()), (0, 0));
    }

    #[tokio::test]
    async fn what_nobody_watches_waits_for_all_others() {
        let thinkers = Thinkers::new(1, Gauge::default());
        let (go, first) = keep_busy(&thinkers).await;
        let idle = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.think_idly(|| 7).await }
        });
        tokio::time::sleep(IDLE * 2).await;
        assert_eq!(thinkers.asked.load(Ordering::Relaxed), 1, "it does not even stand in the queue");
        drop(go);
        assert!(first.await.unwrap());
        assert_eq!(idle.await.unwrap().unwrap(), 7);
    }

    #[tokio::test]
    async fn who_no_longer_waits_gives_its_place_back() {
        let thinkers = Thinkers::new(1, Gauge::default());
        let (go, first) = keep_busy(&thinkers).await;
        let gone = thinkers.think(Duration::ZERO, |_| ());
        assert!(tokio::time::timeout(Duration::ZERO, gone).await.is_err());
        assert_eq!(thinkers.asked.load(Ordering::Relaxed), 1);
        drop(go);
        assert!(first.await.unwrap());
        // A thought that fails gives its thread back too.
        assert!(thinkers.think(Duration::ZERO, |_| panic!("as the test wants")).await.is_err());
        assert_eq!(thinkers.think(Duration::ZERO, |_| 7).await.unwrap(), 7);
    }
}
