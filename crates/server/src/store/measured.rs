//! A store whose work is counted.

use std::sync::Arc;
use std::time::Instant;

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, Sitters, StoredEntry};
use async_trait::async_trait;

use super::{Cursor, Page, Store, StoreError, Which};
use crate::metrics::{FailureKind, Metrics};

/// Passes everything on to another store, and counts entries and failures.
pub struct Measured {
    inner: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl Measured {
    /// Counts the work of a store.
    pub fn new(inner: Arc<dyn Store>, metrics: Arc<Metrics>) -> Measured {
        Measured { inner, metrics }
    }

    /// Counts a failure of the storage; what was asked wrongly is none.
    fn noted<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        match &done {
            Err(StoreError::Unavailable(_)) => self.metrics.store_failed(FailureKind::Unavailable),
            Err(StoreError::Damaged(_)) => self.metrics.store_failed(FailureKind::Damaged),
            Ok(_) | Err(StoreError::Taken { .. } | StoreError::Repeated | StoreError::Missing { .. }) => {}
        }
        done
    }
}

#[async_trait]
impl Store for Measured {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.noted(self.inner.create(game, log, glance).await)
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        self.noted(self.inner.game(id).await)
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.noted(self.inner.log(id, after).await)
    }

    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        let begun = Instant::now();
        let done = self.inner.append(id, entry, glance).await;
        if done.is_ok() {
            self.metrics.appended(begun.elapsed().as_secs_f64());
        }
        self.noted(done)
    }

    async fn newest(&self, which: Which, after: Option<&Cursor>, limit: u32) -> Result<Page, StoreError> {
        self.noted(self.inner.newest(which, after, limit).await)
    }

    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        self.noted(self.inner.tidy(before, but).await)
    }

    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        self.noted(self.inner.set_seeds(id, seeds).await)
    }

    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        self.noted(self.inner.set_sitters(id, sitters).await)
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        self.noted(self.inner.set_listed(id, listed).await)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // Who asks is told, and may ask often.
        self.inner.ready().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
