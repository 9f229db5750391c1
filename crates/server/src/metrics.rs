//! Numbers about the running server, for Prometheus and its like.
//!
//! They are counted where things happen and told at `/metrics`, in the text format of OpenMetrics. They name no game, no
//! person and no address.

use std::fmt;
use std::sync::atomic::AtomicU64;

use axum::http::StatusCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use tracing::debug;

use crate::clock;

/// One label and its value.
type Label = [(&'static str, &'static str); 1];

/// What a socket is connected to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SocketKind {
    Table,
    Trial,
    /// Questions about positions and games.
    Study,
    Lobby,
    /// Something at another server of the site.
    Relayed,
    /// A game as a stream of events.
    Stream,
}

impl SocketKind {
    const ALL: [SocketKind; 6] = [
        SocketKind::Table,
        SocketKind::Trial,
        SocketKind::Study,
        SocketKind::Lobby,
        SocketKind::Relayed,
        SocketKind::Stream,
    ];

    fn label(self) -> Label {
        [(
            "kind",
            match self {
                SocketKind::Table => "table",
                SocketKind::Trial => "trial",
                SocketKind::Study => "study",
                SocketKind::Lobby => "lobby",
                SocketKind::Relayed => "relayed",
                SocketKind::Stream => "stream",
            },
        )]
    }
}

/// How the storage failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FailureKind {
    /// It cannot be read or written.
    Unavailable,
    /// Something in it cannot be read.
    Damaged,
}

impl FailureKind {
    const ALL: [FailureKind; 2] = [FailureKind::Unavailable, FailureKind::Damaged];

    fn label(self) -> Label {
        [(
            "kind",
            match self {
                FailureKind::Unavailable => "unavailable",
                FailureKind::Damaged => "damaged",
            },
        )]
    }
}

/// Classes of the status of an answer: 1xx is a socket that was opened.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The numbers of one server.
pub struct Metrics {
    registry: Registry,
    sockets: Family<Label, Gauge>,
    rooms: Gauge,
    searches: Gauge,
    slow: Counter,
    appended: Counter,
    append: Histogram,
    failures: Family<Label, Counter>,
    requests: Family<Label, Counter>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        // From 0.25 ms, twice as long each time, to 4 s: how long a disk takes to make something durable.
        let append = Histogram::new(exponential_buckets(0.000_25, 2.0, 15));
        let mut metrics = Metrics {
            registry: Registry::default(),
            sockets: Family::default(),
            rooms: Gauge::default(),
            searches: Gauge::default(),
            slow: Counter::default(),
            appended: Counter::default(),
            append,
            failures: Family::default(),
            requests: Family::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let started: Gauge<f64, AtomicU64> = Gauge::default();
        started.set(clock::now() as f64 / 1000.0);
        let about = "When the server started, in seconds since 1970";
        self.registry.register_with_unit("process_start_time", about, Unit::Seconds, started);
        let ours = self.registry.sub_registry_with_prefix("ashtapada");
        ours.register("sockets", "Open sockets", self.sockets.clone());
        ours.register("rooms", "Games that somebody looks at", self.rooms.clone());
        ours.register("searches", "Computer players that think", self.searches.clone());
        ours.register("slow_clients", "Clients let go because they did not read in time", self.slow.clone());
        ours.register("entries", "Entries appended to games", self.appended.clone());
        let about = "How long it took to append an entry durably";
        ours.register_with_unit("append", about, Unit::Seconds, self.append.clone());
        ours.register("store_failures", "Requests to the storage that failed", self.failures.clone());
        ours.register("requests", "Answered HTTP requests by class of status", self.requests.clone());
        // What has not happened yet is told as zero.
        for kind in SocketKind::ALL {
            drop(self.sockets.get_or_create(&kind.label()));
        }
        for kind in FailureKind::ALL {
            drop(self.failures.get_or_create(&kind.label()));
        }
        for class in CLASSES {
            drop(self.requests.get_or_create(&[("status", class)]));
        }
    }

    /// Counts a socket until what this gives is dropped.
    pub fn socket(&self, kind: SocketKind) -> GaugeGuard {
        let label = kind.label();
        debug!(kind = label[0].1, "a socket opened");
        GaugeGuard::by(&self.sockets.get_or_create(&label))
    }

    /// The number of computer players that think.
    pub fn searches(&self) -> Gauge {
        self.searches.clone()
    }

    /// The number of clients that were let go because they did not read in time.
    pub fn slow_clients(&self) -> Counter {
        self.slow.clone()
    }

    /// Counts an entry that took so many seconds to append.
    pub fn appended(&self, seconds: f64) {
        self.appended.inc();
        self.append.observe(seconds);
    }

    /// Counts a failure of the storage.
    pub fn store_failed(&self, kind: FailureKind) {
        self.failures.get_or_create(&kind.label()).inc();
    }

    pub fn answered(&self, status: StatusCode) {
        let class = CLASSES.get(usize::from(status.as_u16() / 100).wrapping_sub(1));
        if let Some(class) = class {
            self.requests.get_or_create(&[("status", *class)]).inc();
        }
    }

    /// All numbers as text, with that of the live rooms.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn text(&self, rooms: usize) -> Result<String, fmt::Error> {
        self.rooms.set(i64::try_from(rooms).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// A guard that counts as one in a gauge as long as it exists.
pub struct GaugeGuard(Gauge);

impl GaugeGuard {
    pub fn by(gauge: &Gauge) -> GaugeGuard {
        gauge.inc();
        GaugeGuard(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_let_go() {
        let metrics = Metrics::default();
        let open = metrics.socket(SocketKind::Trial);
        assert!(metrics.text(2).unwrap().contains("ashtapada_sockets{kind=\"trial\"} 1\n"));
        drop(open);
        let text = metrics.text(2).unwrap();
        assert!(
            text.contains("ashtapada_sockets{kind=\"trial\"} 0\n") && text.contains("ashtapada_rooms 2\n"),
            "{text}"
        );
    }
}
