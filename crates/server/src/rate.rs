//! How many messages a client may send.

use std::time::Duration;

use tokio::time::Instant;

/// So many messages at once, and so many a second after that.
///
/// Messages beyond that are read later; who goes on sending more is cut off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    /// In every second after that.
    pub per_second: u32,
}

impl Rate {
    /// For programs that are not to be held up, such as tests.
    pub const FREE: Rate = Rate { burst: u32::MAX, per_second: 1_000_000 };

    fn interval(self) -> Duration {
        Duration::from_secs(1) / self.per_second.max(1)
    }
}

/// What is left of a rate for one client.
#[derive(Debug)]
pub struct Allowance {
    rate: Rate,
    /// When all messages so far would have come, had they come at the rate.
    due: Instant,
    /// How many messages in a row had to wait.
    waited: u32,
}

/// After so many messages in a row that had to wait, a client is cut off.
const PATIENCE: u32 = 100;

impl Allowance {
    pub fn new(rate: Rate) -> Allowance {
        Allowance { rate, due: Instant::now(), waited: 0 }
    }

    /// A message was read.
    pub fn spend(&mut self) {
        if self.due <= Instant::now() {
            self.waited = 0;
        }
        self.due = self.due.max(Instant::now()) + self.rate.interval();
    }

    /// A message had to wait; whether there were too many of them.
    pub fn is_abused(&mut self) -> bool {
        self.waited += 1;
        self.waited > PATIENCE
    }

    /// When the next message may be read; `None`: now.
    pub fn next(&self) -> Option<Instant> {
        let ahead = self.rate.interval().saturating_mul(self.rate.burst);
        self.due.checked_sub(ahead).filter(|next| *next >= Instant::now())
    }
}

/// Ends when the next message may be read.
pub async fn wait_until(later: Option<Instant>) {
    if let Some(later) = later {
        tokio::time::sleep_until(later).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_so_many_a_second() {
        let mut allowance = Allowance::new(Rate { burst: 5, per_second: 10 });
        tokio::time::advance(Duration::from_secs(60)).await;
        let begun = Instant::now();
        let mut read = 0;
        while begun.elapsed() < Duration::from_secs(4) {
            match allowance.next() {
                Some(next) => tokio::time::sleep_until(next + Duration::from_millis(1)).await,
                None => {
                    allowance.spend();
                    read += 1;
                }
            }
        }
        assert!((43..=46).contains(&read), "five, and ten a second: {read}");
    }

    #[tokio::test]
    async fn who_is_free_never_waits() {
        let mut allowance = Allowance::new(Rate::FREE);
        for _ in 0..100_000 {
            assert_eq!(allowance.next(), None);
            allowance.spend();
        }
    }
}
