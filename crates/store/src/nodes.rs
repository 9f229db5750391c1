//! The servers that serve one site together: which of them has a game or a duty, and where the others reach it.

use async_trait::async_trait;
use tokio::sync::watch;

use crate::StoreError;

/// The holder of a duty that one server has at a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DutyHolder {
    /// This server.
    Ours,
    /// Another one, which the others reach at that address (host and port).
    At(String),
}

/// The servers that share a store, as one of them sees the others.
#[async_trait]
pub trait Nodes: Send + Sync + 'static {
    /// The address of the other server that has a game (host and port); `None` if no other one that is alive has it,
    /// or if that one told no address.
    ///
    /// # Errors
    /// The storage fails.
    async fn owner(&self, game: &str) -> Result<Option<String>, StoreError>;

    /// Takes a duty, unless another server that is alive has it.
    ///
    /// # Errors
    /// The storage fails.
    async fn lead(&self, duty: &str) -> Result<DutyHolder, StoreError>;

    /// The secret by which servers of the site sign what they tell each other.
    fn secret(&self) -> [u8; 32];

    /// The address at which the others reach this server, host and port, if they do.
    fn inner(&self) -> Option<String> {
        None
    }

    /// Grows whenever this server may count as dead to the others, because the storage has not heard of it for so long:
    /// what it had until then may be another's.
    fn lapses(&self) -> watch::Receiver<u64>;
}

/// A server that shares its store with nobody.
#[derive(Debug)]
pub struct SingleNode(watch::Sender<u64>);

impl Default for SingleNode {
    fn default() -> SingleNode {
        SingleNode(watch::Sender::new(0))
    }
}

#[async_trait]
impl Nodes for SingleNode {
    async fn owner(&self, _game: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    async fn lead(&self, _duty: &str) -> Result<DutyHolder, StoreError> {
        Ok(DutyHolder::Ours)
    }

    fn secret(&self) -> [u8; 32] {
        // Nobody is there to be told anything.
        [0; 32]
    }

    fn lapses(&self) -> watch::Receiver<u64> {
        self.0.subscribe()
    }
}
