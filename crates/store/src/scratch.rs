//! Folders of tests.

use std::ops::Deref;
use std::path::{Path, PathBuf};

use tempfile::{Builder, TempDir};

/// A folder of its own for one test, removed afterwards, also if the test fails.
pub struct Scratch(TempDir);

impl Scratch {
    /// An empty one. The name is for people who look while it is there.
    pub fn new(name: &str) -> Scratch {
        Scratch(Builder::new().prefix(&format!("ashtapada-{name}-")).tempdir().unwrap())
    }

    /// Where a file of games could be.
    pub fn file(&self) -> PathBuf {
        self.join("games.db")
    }
}

impl Deref for Scratch {
    type Target = Path;

    fn deref(&self) -> &Path {
        self.0.path()
    }
}
