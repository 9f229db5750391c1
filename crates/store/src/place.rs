//! Where games are stored, chosen when a server starts.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Address, OpenError, PostgresStore, SqliteStore, Store};

/// Where games are stored. It is written without passwords.
#[derive(Debug, Clone)]
pub enum Place {
    /// In a file of SQLite, for one server.
    File(PathBuf),
    /// In a database of PostgreSQL, which several servers may share.
    Server(Address),
}

impl Place {
    /// Opens it, making what is missing.
    ///
    /// # Errors
    /// See [`OpenError`]; what was there is then as it was.
    pub async fn open(&self) -> Result<Arc<dyn Store>, OpenError> {
        Ok(match self {
            Place::File(path) => Arc::new(SqliteStore::open(path).await?),
            Place::Server(address) => Arc::new(PostgresStore::open(address).await?),
        })
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
