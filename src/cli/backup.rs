//! `ashtapada backup`: a copy of the games.

use std::io::{self, Write};
use std::path::PathBuf;

use ashtapada_rulebook::Words;
use ashtapada_server::database_file;
use ashtapada_server::store::back_up;

use super::Failure;
use super::serve::data_folder;

/// Copy the games to a new file, also while the server is running
///
///   ashtapada backup games-2026-11-22.db
///   ashtapada serve --data games-2026-11-22.db         plays on from the copy
///
/// The copy has everything that was played before it began, and is on the disk when the
/// command ends. A file that exists is never overwritten. Keep the copy to yourself: it has
/// the secrets behind the dice of unfinished games.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Backup {
    /// The file to be made
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
}

impl Backup {
    /// Makes the copy, and says where it is.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let from = database_file(&data_folder(self.data)?);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(back_up(&from, &self.file))?;
        let names = [("from", &*from.to_string_lossy()), ("file", &*self.file.to_string_lossy())];
        writeln!(io::stdout(), "{}", words.with("terminal-backed-up", &names))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_server::store::{SqliteStore, Store};

    use super::*;
    use crate::cli::scratch::Scratch;

    #[test]
    fn a_copy_is_made_once_and_what_is_wrong_is_told() {
        let folder = Scratch::new("backup");
        let (data, copy) = (folder.join("games"), folder.join("copy.db"));
        let back_up = || Backup { file: copy.clone(), data: Some(data.clone()) }.run(Words::new(Lang::EN));
        let told = |lang: &str| match back_up() {
            Ok(()) => panic!("it was backed up"),
            Err(failure) => (failure.code(), failure.told(Words::new(lang.parse().unwrap()))),
        };
        std::fs::create_dir_all(&data).unwrap();
        for (lang, part) in [("en", "There are no games at"), ("pl", "nie ma żadnych partii"), ("cs", "žádné partie")]
        {
            let (code, told) = told(lang);
            assert!(code == 1 && told.contains(part) && told.contains("ashtapada.db"), "{told}");
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let running = runtime.block_on(SqliteStore::open(&database_file(&data))).unwrap();
        assert!(back_up().is_ok());
        runtime.block_on(running.close());
        for (lang, part) in [("en", "already"), ("pl", "już istnieje"), ("cs", "už existuje")] {
            let (code, told) = told(lang);
            assert!(code == 1 && told.contains(part) && told.contains("copy.db"), "{told}");
        }
    }
}
