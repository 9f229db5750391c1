//! For how long what the server has taken, a game or the searches for people, is its own.

use std::future::pending;

use tokio::sync::watch;

/// Where leases come from.
#[derive(Debug, Clone)]
pub struct Leases(watch::Receiver<u64>);

impl Default for Leases {
    /// Those of a server from which nobody takes anything: they never end.
    fn default() -> Leases {
        Leases(watch::channel(0).1)
    }
}

impl Leases {
    /// Those that end whenever this changes.
    pub fn until(lapses: watch::Receiver<u64>) -> Leases {
        Leases(lapses)
    }

    /// One that begins now, before anything is taken under it.
    pub fn begin(&self) -> Lease {
        let mut lapses = self.0.clone();
        lapses.mark_unchanged();
        Lease(lapses)
    }
}

/// Once it has ended, what was taken under it may be another's.
#[derive(Debug, Clone)]
pub struct Lease(watch::Receiver<u64>);

impl Lease {
    /// Completes when it ends.
    pub async fn ends(&mut self) {
        if self.0.changed().await.is_err() {
            // Nobody is left who could end it.
            pending().await
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_lease_ends_by_what_comes_after_it_began() {
        let lapses = watch::Sender::new(0);
        let leases = Leases::until(lapses.subscribe());
        let mut before = leases.begin();
        assert_eq!(before.ends().now_or_never(), None);
        lapses.send_modify(|count| *count += 1);
        let mut after = leases.begin();
        assert_eq!((before.ends().now_or_never(), after.ends().now_or_never()), (Some(()), None));
        drop(lapses);
        assert_eq!(after.ends().now_or_never(), None);
        assert_eq!(Leases::default().begin().ends().now_or_never(), None);
    }
}
