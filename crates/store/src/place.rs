//! Where games are stored, chosen when a server starts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Address, Alone, Bus, Hub, Member, Nodes, OpenError, PostgresStore, SqliteStore, Store};

/// Where games are stored. It is written without passwords.
#[derive(Debug, Clone)]
pub enum Place {
    /// In a file of SQLite, for one server.
    File(PathBuf),
    /// In a database of PostgreSQL, which several servers may share.
    Server(Address),
}

impl Place {
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
    pub async fn open(&self, inner: Option<String>) -> Result<Shared, OpenError> {
        Ok(match self {
            Place::File(path) => Shared::alone(Arc::new(SqliteStore::open(path).await?)),
            Place::Server(address) => {
                let member = Member { inner, ..Member::default() };
                PostgresStore::open_as(address, member).await?.into()
            }
        })
    }
}

/// A store, and what the servers that share it work together by.
#[derive(Clone)]
pub struct Shared {
    /// The games.
    pub store: Arc<dyn Store>,
    /// The servers.
    pub nodes: Arc<dyn Nodes>,
    /// What they tell each other.
    pub bus: Arc<dyn Bus>,
}

impl Shared {
    /// A store that this server shares with nobody.
    pub fn alone(store: Arc<dyn Store>) -> Shared {
        Shared { store, nodes: Arc::new(Alone::default()), bus: Arc::new(Arc::new(Hub::default()).join()) }
    }
}

impl From<PostgresStore> for Shared {
    fn from(store: PostgresStore) -> Shared {
        let (nodes, bus) = (store.nodes(), store.bus());
        Shared { store: Arc::new(store), nodes, bus }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Server(address) => address.fmt(f),
        }
    }
}
