//! Where a command reads what a server has stored, also while that server runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ashtapada_server::store::{Address, Store, StoreLocation, back_up};
use ashtapada_server::{ServeError, database_file};
use tokio::runtime::Runtime;

use super::Failure;
use super::serve::data_folder;

/// Where games are read.
pub enum Source {
    /// A copy of one moment of a file.
    File(Copy),
    /// A database server.
    Server(Address),
}

impl Source {
    /// The database at `database`, or else a copy of the file in `data`, which is made beside the path `beside`, or beside that
    /// file, for as long as this lives.
    pub fn of(
        database: Option<&str>,
        data: Option<PathBuf>,
        beside: Option<&Path>,
        runtime: &Runtime,
    ) -> Result<Source, Failure> {
        if let Some(url) = database {
            return Ok(Source::Server(url.parse().map_err(ServeError::Store)?));
        }
        let file = database_file(&data_folder(data)?);
        let copy = Copy(suffixed(beside.unwrap_or(&file), &format!(".{}.db", std::process::id())));
        runtime.block_on(back_up(&file, &copy.0))?;
        Ok(Source::File(copy))
    }

    /// Opens it.
    pub async fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        let place = match self {
            Source::File(copy) => StoreLocation::File(copy.0.clone()),
            Source::Server(address) => StoreLocation::Server(address.clone()),
        };
        Ok(place.store().await.map_err(ServeError::Store)?)
    }
}

/// A copy of the database, which is removed in the end.
pub struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        for companion in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(suffixed(&self.0, companion));
        }
    }
}

/// The path with something after its name.
pub fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
