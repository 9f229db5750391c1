//! `ashtapada site`: the page as files that need no server.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ashtapada_rulebook::Words;
use ashtapada_server::alone::{self, ClassWords, SolvedFiles};
use ashtapada_solver::Shelf;

use super::Failure;
use super::fold::fold;

/// Write the page as files that need no server: to play, learn and study without a network
///
///   ashtapada site public           (a folder for any place on the web, under any address)
///   ashtapada site --single ashtapada.html      (one file, which a browser opens from a disk)
///   ashtapada site public --class no-back,no-help,level-4      (for a class)
///
/// In the folder nothing is changed that does not belong to the page; what an older version of this
/// command wrote there is replaced. A single file that exists is not overwritten. What such a page
/// can do and what it cannot is in docs/reach.md.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Site {
    /// The folder; it is made if there is none
    #[arg(value_name = "FOLDER", required_unless_present = "single")]
    folder: Option<PathBuf>,
    /// The single file to be made
    #[arg(long, value_name = "FILE")]
    single: Option<PathBuf>,
    /// What holds for a class that gets it: no-back, no-help, level-4, with commas
    #[arg(long, value_name = "WORDS", value_parser = str::parse::<ClassWords>)]
    class: Option<ClassWords>,
    /// Take along the games that `ashtapada solve` has solved into this folder, for the perfect player and for study
    #[arg(long, value_name = "PATH", requires = "folder")]
    solved: Option<PathBuf>,
}

impl Site {
    /// Writes the files, and says where they are.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let class = self.class.unwrap_or_default();
        if let Some(file) = self.single {
            let page = alone::single(&class)?;
            written(&file, page.as_bytes(), true)?;
            tell(words, "terminal-site-single", &file, page.len())?;
        }
        if let Some(folder) = self.folder {
            let files = alone::folder(&class)?;
            for file in &files {
                written(&folder.join(&file.name), &file.bytes, false)?;
            }
            // What is there plainly as well is compressed for those places that send such files.
            let beside = |name: &str| files.iter().any(|file| file.name == name);
            let plain = files.iter().filter(|file| {
                let name = file.name.strip_suffix(".gz").or_else(|| file.name.strip_suffix(".br"));
                !name.is_some_and(beside)
            });
            let solved = self.solved.map_or(Ok(0), |solved| take_along(&solved, &folder))?;
            tell(words, "terminal-site-folder", &folder, plain.map(|file| file.bytes.len()).sum::<usize>() + solved)?;
        }
        Ok(())
    }
}

/// Copies the solved games of a folder into that of the page; how many bytes they have.
fn take_along(solved: &Path, folder: &Path) -> Result<usize, Failure> {
    let (to, all) = (folder.join(alone::SOLVED), SolvedFiles::of(&Shelf::at(solved)));
    for SolvedFiles { game, slices, .. } in &all {
        for slice in slices {
            let name = Path::new(game).join(format!("{slice}.slice"));
            let from = solved.join(&name);
            let bytes = fs::read(&from).map_err(|error| Failure::File(from.to_string_lossy().into_owned(), error))?;
            written(&to.join(name), &bytes, false)?;
        }
    }
    written(&to.join("games.json"), serde_json::to_string(&all).unwrap_or_default().as_bytes(), false)?;
    Ok(all.iter().map(|files| files.bytes as usize).sum())
}

fn tell(words: Words, id: &str, place: &Path, bytes: usize) -> Result<(), Failure> {
    let size = format!("{:.1}", bytes as f64 / 1e6);
    writeln!(io::stdout(), "{}", fold(&words.with(id, &[("place", &place.to_string_lossy()), ("size", &size)])))?;
    Ok(())
}

/// Writes a file, and the folders that it lies in.
fn written(path: &Path, bytes: &[u8], only_new: bool) -> Result<(), Failure> {
    let name = || path.to_string_lossy().into_owned();
    let write = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut how = OpenOptions::new();
        how.write(true);
        if only_new {
            how.create_new(true)
        } else {
            how.create(true).truncate(true)
        };
        how.open(path)?.write_all(bytes)
    };
    write().map_err(|error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists if only_new => Failure::Exists(name()),
        _ => Failure::Unwritten(name(), error),
    })
}
