//! Several threads that search the same position (lazy SMP): they share nothing but the transposition table, so what one
//! has found out the others need not. The first decides; the others go their own ways a little, and fill the table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::limits::NODES_PER_LOOK;

/// What the threads of a search have in common besides the table.
pub(crate) struct Crew {
    helpers: usize,
    /// Counted in steps of [`NODES_PER_LOOK`] by each.
    nodes: AtomicU64,
    done: AtomicBool,
}

impl Crew {
    /// Of so many threads at most, for a search of so many nodes at most: what each may count beyond the limit is little
    /// against it.
    pub(crate) fn new(threads: usize, nodes: u64) -> Crew {
        let worth = nodes / (16 * NODES_PER_LOOK);
        let threads = threads.min(worth.try_into().unwrap_or(usize::MAX));
        Crew { helpers: threads.saturating_sub(1), nodes: AtomicU64::new(0), done: AtomicBool::new(false) }
    }

    /// How many threads there are besides the first.
    pub(crate) fn helpers(&self) -> usize {
        self.helpers
    }

    /// Counts more nodes. Returns how many there are now.
    pub(crate) fn report(&self, nodes: u64) -> u64 {
        self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Lets the helpers stop.
    pub(crate) fn end(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    /// Does `first` on this thread and `help` with each helper on one of its own, until `first` has ended.
    pub(super) fn work<H: Send, R>(
        &self,
        first: impl FnOnce() -> R,
        helpers: impl IntoIterator<Item = H>,
        help: impl Fn(H) + Sync,
    ) -> R {
        /// However `first` ends, the helpers end too.
        struct End<'a>(&'a Crew);
        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.end();
            }
        }
        thread::scope(|scope| {
            let _end = End(self);
            for helper in helpers {
                let help = &help;
                // Where there are no more threads to be had, there is less help.
                let _ = thread::Builder::new().spawn_scoped(scope, move || help(helper));
            }
            first()
        })
    }
}
