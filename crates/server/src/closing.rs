//! The end of the server: whoever works asks whether it has begun, and the server waits for whoever works.

use std::future::Future;

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The signal that the server closes. Closing waits until every one of these is dropped.
#[derive(Debug, Clone)]
pub struct ShutdownSignal(watch::Receiver<bool>);

impl ShutdownSignal {
    /// Whether closing has begun.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Completes when closing begins.
    pub async fn begins(&mut self) {
        // An error means that the server is gone.
        let _ = self.0.wait_for(|closing| *closing).await;
    }
}

/// The shutdown of a server: it begins here, and waits for those who work.
#[derive(Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown(watch::Sender::new(false))
    }
}

impl Shutdown {
    /// The signal that the server closes.
    pub fn signal(&self) -> ShutdownSignal {
        ShutdownSignal(self.0.subscribe())
    }

    /// Does what nobody waits for; closing waits until it is done, since it needs the storage.
    pub fn in_background<F>(&self, work: F) -> JoinHandle<F::Output>
    where
        F: Future<Output: Send> + Send + 'static,
    {
        let closing = self.signal();
        tokio::spawn(async move {
            let _until_done = closing;
            work.await
        })
    }

    /// Begins to close, and waits until every signal is dropped.
    pub async fn close(&self) {
        self.0.send_replace(true);
        self.0.closed().await;
    }
}
