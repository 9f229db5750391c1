//! `ashtapada export`: all games as records.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use ashtapada_rulebook::Words;
use ashtapada_server::store::{BackupError, Store};
use ashtapada_server::{ExportError, ExportSummary, export};

use super::Failure;
use super::fold::fold;
use super::source::{Source, suffixed};

/// Write all games to a file, as records, also while the server is running
///
///   ashtapada export games.txt
///   ashtapada export - --database postgres://ashtapada@localhost/ashtapada > games.txt
///
/// The records (docs/formats.md) stand one after another, also those of games that go on and of
/// private tables. A file that exists is never overwritten. Games that cannot be read are named and left
/// out; then the exit status is 1.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Export {
    /// The file to be made; `-` for standard output
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
    /// PostgreSQL database of the games, instead of a file. The password may stand in PGPASSWORD
    #[arg(long, value_name = "URL", env = "ASHTAPADA_DATABASE", hide_env_values = true, conflicts_with = "data")]
    database: Option<String>,
}

impl Export {
    /// Writes the games, and says how many.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let to_file = self.file.as_os_str() != "-";
        if to_file && std::fs::symlink_metadata(&self.file).is_ok() {
            return Err(Failure::Backup(BackupError::Exists { path: self.file }));
        }
        // A copy is made where what is written has room, too.
        let beside = to_file.then_some(&*self.file);
        let source = Source::of(self.database.as_deref(), self.data, beside, &runtime)?;
        let exported = runtime.block_on(async {
            let store = source.open().await?;
            let written = if to_file { written(&*store, &self.file).await } else { printed(&*store).await };
            store.close().await;
            written
        })?;
        drop(source);
        for (id, why) in &exported.unread {
            writeln!(io::stderr(), "{id}: {why}")?;
        }
        if to_file {
            let told = [("games", &*exported.games.to_string()), ("file", &*self.file.to_string_lossy())];
            writeln!(io::stdout(), "{}", fold(&words.with("terminal-exported", &told)))?;
        }
        match exported.unread.len() {
            0 => Ok(()),
            unread => Err(Failure::Unexported(unread)),
        }
    }
}

async fn printed(store: &dyn Store) -> Result<ExportSummary, Failure> {
    let mut out = BufWriter::new(io::stdout());
    let exported = export(store, &mut out).await.map_err(|error| failed(error, Path::new("-")))?;
    out.flush()?;
    Ok(exported)
}

/// Writes to a file that has its name only when it is whole, and on the disk.
async fn written(store: &dyn Store, to: &Path) -> Result<ExportSummary, Failure> {
    let part = suffixed(to, &format!(".{}.part", std::process::id()));
    let unwritten = |error: io::Error| failed(ExportError::Output(error), to);
    let done = async {
        let mut out = BufWriter::new(private(&part).map_err(unwritten)?);
        let exported = export(store, &mut out).await.map_err(|error| failed(error, to))?;
        let file = out.into_inner().map_err(|error| unwritten(error.into_error()))?;
        file.sync_all().map_err(unwritten)?;
        std::fs::rename(&part, to).map_err(unwritten)?;
        Ok(exported)
    };
    let done = done.await;
    if done.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    done
}

/// A new file for this user alone: private tables are in it.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(path)
}

fn failed(error: ExportError, to: &Path) -> Failure {
    match error {
        ExportError::Output(error) if to.as_os_str() == "-" => Failure::Output(error),
        ExportError::Output(error) => {
            Failure::Backup(BackupError::Unwritten { path: to.to_owned(), why: error.to_string() })
        }
        ExportError::Store(error) => Failure::File(to.to_string_lossy().into_owned(), io::Error::other(error)),
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::{Lang, Words};
    use ashtapada_server::database_file;
    use ashtapada_server::store::{SqliteStore, StoreLocation};
    use ashtapada_table::record::Record;
    use ashtapada_table::{NewGame, Secret, Table};

    use super::*;
    use crate::cli::scratch::Scratch;

    #[test]
    fn games_are_written_while_the_server_runs_and_nothing_is_overwritten() {
        let folder = Scratch::new("export");
        let (data, file) = (folder.join("games"), folder.join("games.txt"));
        std::fs::create_dir_all(&data).unwrap();
        let words = Words::new(Lang::EN);
        let export = || Export { file: file.clone(), data: Some(data.clone()), database: None }.run(words);
        let told = |done: Result<(), Failure>| done.map_err(|failure| (failure.code(), failure.told(words)));
        assert!(told(export()).is_err_and(|(code, why)| code == 1 && why.contains("no games")));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let running = runtime.block_on(SqliteStore::open(&database_file(&data))).unwrap();
        let (table, _) = Table::set_up(&NewGame::of("vilac-9506"), "k3v", Secret::new([7; 32]), 0).unwrap();
        runtime.block_on(running.create(table.header(), &[], &table.glance())).unwrap();
        assert_eq!(told(export()), Ok(()));
        let record: Record = std::fs::read_to_string(&file).unwrap().parse().unwrap();
        assert_eq!(record.tag("Game"), Some(table.header().reference().as_str()));
        let left: Vec<_> = std::fs::read_dir(&*folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left.len(), 2, "no copy and no part is left: {left:?}");
        assert!(told(export()).is_err_and(|(code, why)| code == 1 && why.contains("already")));
        runtime.block_on(running.close());
    }

    /// The records of a database server, while a server uses it.
    #[cfg(unix)]
    #[test]
    fn games_of_a_database_server_are_written_too() {
        let cluster = crate::cli::cluster::Cluster::start("export");
        let folder = Scratch::new("export-server");
        let file = folder.join("games.txt");
        let words = Words::new(Lang::EN);
        let export = |database: String| {
            let done = Export { file: file.clone(), data: None, database: Some(database) }.run(words);
            done.map_err(|failure| (failure.code(), failure.told(words)))
        };
        let address = cluster.address();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let place = StoreLocation::Server(address.parse().unwrap());
        let running = runtime.block_on(place.store()).unwrap();
        let mut names = Vec::new();
        for (id, secret) in [("k3v", 7), ("m7q", 8)] {
            let (table, _) = Table::set_up(&NewGame::of("vilac-9506"), id, Secret::new([secret; 32]), 0).unwrap();
            names.push(table.header().reference());
            runtime.block_on(running.create(table.header(), &[], &table.glance())).unwrap();
        }
        assert_eq!(export(address.clone()), Ok(()));
        let text = std::fs::read_to_string(&file).unwrap();
        let mut found: Vec<String> = text
            .split("\n[Game ")
            .flat_map(|part| part.split_once('"').and_then(|(_, rest)| rest.split_once('"')))
            .map(|(name, _)| name.to_owned())
            .filter(|name| names.contains(name))
            .collect();
        found.sort();
        names.sort();
        assert_eq!(found, names, "{text}");
        assert!(export(address).is_err_and(|(code, why)| code == 1 && why.contains("already")));
        // What is wrong with the database is said without its password, and no file is left.
        std::fs::remove_file(&file).unwrap();
        let refused = export("postgres://club:moonshine@127.0.0.1:1/games".to_owned());
        assert!(
            refused.is_err_and(|(code, why)| code == 1
                && why.contains("Connection refused")
                && !why.contains("moonshine"))
        );
        assert!(!file.exists());
        runtime.block_on(running.close());
    }
}
