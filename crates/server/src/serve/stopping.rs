//! When the program is asked to stop.

use std::future::Future;

use tokio::sync::watch;

/// Futures that complete when the program is asked to stop for the first time, and for the second. From now on it is not
/// simply ended.
pub fn asked_to_stop() -> (impl Future<Output = ()> + Send, impl Future<Output = ()> + Send) {
    let (count, asked) = watch::channel(0);
    let mut signals = Signals::listen();
    tokio::spawn(async move {
        loop {
            signals.next().await;
            count.send_modify(|times| *times += 1);
        }
    });
    let wait = |times: u32| {
        let mut asked = asked.clone();
        async move {
            if asked.wait_for(|count| *count >= times).await.is_err() {
                std::future::pending().await
            }
        }
    };
    (wait(1), wait(2))
}

/// What asks the program to stop: Ctrl+C and SIGTERM. Where one cannot be listened for, it ends the program as it always does.
#[cfg(unix)]
struct Signals([Option<tokio::signal::unix::Signal>; 2]);

#[cfg(unix)]
impl Signals {
    fn listen() -> Signals {
        use tokio::signal::unix::{SignalKind, signal};
        Signals([SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok()))
    }

    async fn next(&mut self) {
        let [interrupt, terminate] = &mut self.0;
        tokio::select! {
            () = arrived(interrupt) => {}
            () = arrived(terminate) => {}
        }
    }
}

#[cfg(unix)]
async fn arrived(signal: &mut Option<tokio::signal::unix::Signal>) {
    let came = match signal {
        Some(signal) => signal.recv().await,
        None => None,
    };
    if came.is_none() {
        std::future::pending().await
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> Signals {
        Signals
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
