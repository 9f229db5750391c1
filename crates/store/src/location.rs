//! The location of the stored games, chosen when a server starts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Address, Bus, Hub, Member, Nodes, OpenError, PostgresStore, SingleNode, SqliteStore, Store};

/// The location of the stored games. It is printed without passwords.
#[derive(Debug, Clone)]
pub enum StoreLocation {
    /// In a file of SQLite, for one server.
    File(PathBuf),
    /// In a database of PostgreSQL, which several servers may share.
    Server(Address),
}

impl StoreLocation {
    /// Opens it for a program that serves nobody, and neither asks nor tells other servers anything.
    ///
    /// # Errors
    /// See [`OpenError`]; what was there is then as it was.
    pub async fn store(&self) -> Result<Arc<dyn Store>, OpenError> {
        Ok(self.open(None).await?.store)
    }

    /// Opens it, making what is missing; `inner` is where the other servers that share it reach this one.
    ///
    /// # Errors
    /// See [`OpenError`]; what was there is then as it was.
    pub async fn open(&self, inner: Option<String>) -> Result<SharedStore, OpenError> {
        Ok(match self {
            StoreLocation::File(path) => SharedStore::alone(Arc::new(SqliteStore::open(path).await?)),
            StoreLocation::Server(address) => {
                let member = Member { inner, ..Member::default() };
                PostgresStore::open_as(address, member).await?.into()
            }
        })
    }
}

/// A store, and the means by which the servers that share it work together.
#[derive(Clone)]
pub struct SharedStore {
    /// The games.
    pub store: Arc<dyn Store>,
    /// The servers.
    pub nodes: Arc<dyn Nodes>,
    /// The bus between them.
    pub bus: Arc<dyn Bus>,
}

impl SharedStore {
    /// A store that this server shares with nobody.
    pub fn alone(store: Arc<dyn Store>) -> SharedStore {
        SharedStore { store, nodes: Arc::new(SingleNode::default()), bus: Arc::new(Arc::new(Hub::default()).join()) }
    }
}

impl From<PostgresStore> for SharedStore {
    fn from(store: PostgresStore) -> SharedStore {
        let (nodes, bus) = (store.nodes(), store.bus());
        SharedStore { store: Arc::new(store), nodes, bus }
    }
}

impl fmt::Display for StoreLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreLocation::File(path) => path.display().fmt(f),
            StoreLocation::Server(address) => address.fmt(f),
        }
    }
}
