//! `ashtapada import`: games from a file of records.

use std::io::{self, Read, Write};
use std::path::PathBuf;

use ashtapada_rulebook::Words;
use ashtapada_server::store::StoreLocation;
use ashtapada_server::{ServeError, database_file, import};

use super::Failure;
use super::fold::fold;
use super::serve::data_folder;

/// Add the games of a file of records to yours
///
///   ashtapada import games.txt                     what `ashtapada export` has written
///   ashtapada import ashtapada-games.txt           what a page without a server has saved
///
/// Each game is a new one at one screen, which goes on where its record ends. A server that keeps its
/// games in a file has to be stopped meanwhile; with --database it may go on. Records that cannot be
/// read are named and left out; then the exit status is 1.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Import {
    /// The file; `-` for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
    /// PostgreSQL database of the games, instead of a file. The password may stand in PGPASSWORD
    #[arg(long, value_name = "URL", env = "ASHTAPADA_DATABASE", hide_env_values = true, conflicts_with = "data")]
    database: Option<String>,
}

impl Import {
    /// Adds the games, and says how many.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let name = self.file.to_string_lossy().into_owned();
        let mut bytes = Vec::new();
        let read = match name.as_str() {
            "-" => io::stdin().read_to_end(&mut bytes).map(|_| ()),
            _ => std::fs::read(&self.file).map(|all| bytes = all),
        };
        read.map_err(|error| Failure::File(name.clone(), error))?;
        let not_text = |error: std::string::FromUtf8Error| error.utf8_error().valid_up_to() + 1;
        let text = String::from_utf8(bytes).map_err(|error| Failure::NotText(name.clone(), not_text(error)))?;
        let place = match &self.database {
            Some(url) => StoreLocation::Server(url.parse().map_err(ServeError::Store)?),
            None => StoreLocation::File(database_file(&data_folder(self.data)?)),
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let imported = runtime.block_on(async {
            let store = place.store().await.map_err(ServeError::Store)?;
            let imported = import(&*store, &text, words).await;
            store.close().await;
            imported.map_err(|problem| Failure::File(name.clone(), io::Error::other(problem.message)))
        })?;
        for (place, why) in &imported.unread {
            writeln!(io::stderr(), "{name}, {place}: {why}")?;
        }
        let games = imported.games.len().to_string();
        writeln!(io::stdout(), "{}", fold(&words.with("terminal-imported", &[("games", &games)])))?;
        match imported.unread.len() {
            0 => Ok(()),
            unread => Err(Failure::Unimported(unread)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_server::store::SqliteStore;

    use super::*;
    use crate::cli::scratch::Scratch;

    #[test]
    fn games_come_into_a_new_database_and_what_is_broken_fails() {
        let data = Scratch::new("import");
        let file = data.join("games.txt");
        std::fs::write(&file, "[Rules \"vilac-9506\"]\n\n1. e2-e4\n\n[Rules \"halma\"]\n").unwrap();
        let run =
            |file: PathBuf| Import { file, data: Some(data.to_path_buf()), database: None }.run(Words::new(Lang::EN));
        assert!(matches!(run(file.clone()), Err(Failure::Unimported(1))));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let ids = runtime.block_on(async {
            let store = SqliteStore::open(&database_file(&data)).await.unwrap();
            use ashtapada_server::store::Store as _;
            store.ids(None, 9).await.unwrap()
        });
        assert_eq!(ids.len(), 1);
        assert!(matches!(run(data.join("none.txt")), Err(Failure::File(..))));
    }
}
