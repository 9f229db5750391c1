//! Where solved games are: a folder on a disk, or parts that are given one after the other.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ashtapada_rules::soldiers::Options;

use crate::{Game, Oracle, Slice};

/// Where the files of solved slices are.
pub trait Source: Send + Sync {
    /// The names of the games of which there are files.
    fn games(&self) -> Vec<String>;

    /// The slices of a game that there are files of, and how many bytes each has; none where that is not known.
    fn slices(&self, _game: &str) -> Vec<(Slice, u64)> {
        Vec::new()
    }

    /// Whether there are files of the game of that name.
    fn knows(&self, game: &str) -> bool {
        self.games().iter().any(|known| known == game)
    }

    /// These bytes of a file, `game/slice.slice`; fewer where it ends. `None`: there is no such file, or the bytes are not there
    /// yet.
    fn read(&self, file: &str, bytes: Range<u64>) -> Option<Vec<u8>>;
}

/// The solved games that there are. Copies are of the same shelf.
#[derive(Clone)]
pub struct Shelf {
    source: Arc<dyn Source>,
    known: Arc<Mutex<Vec<Known>>>,
}

/// The options of a game, its name, and the game as soon as something is known of it.
type Known = (Options, Option<Arc<str>>, Option<Arc<Oracle>>);

/// How many games are kept in mind.
const MOST: usize = 32;

impl Default for Shelf {
    /// One with no game.
    fn default() -> Shelf {
        Shelf::new(Parts::default())
    }
}

impl PartialEq for Shelf {
    fn eq(&self, other: &Shelf) -> bool {
        Arc::ptr_eq(&self.known, &other.known)
    }
}

impl Eq for Shelf {}

impl core::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Shelf")
    }
}

impl Shelf {
    /// Those whose files a source has.
    pub fn new(source: impl Source + 'static) -> Shelf {
        Shelf { source: Arc::new(source), known: Arc::default() }
    }

    /// Those in a folder, which need not exist yet: what is solved later is found, too.
    pub fn at(folder: impl Into<PathBuf>) -> Shelf {
        Shelf::new(Disk(folder.into()))
    }

    /// The names of the games.
    pub fn games(&self) -> Vec<String> {
        self.source.games()
    }

    /// The slices of the game of that name, with the bytes of their files.
    pub fn slices(&self, game: &str) -> Vec<(Slice, u64)> {
        if is_name(game) { self.source.slices(game) } else { Vec::new() }
    }

    /// These bytes of the file of a slice of the game of that name, for whoever has no shelf of his own; fewer where it ends.
    /// `None`: there is no such file.
    pub fn read(&self, game: &str, slice: Slice, bytes: Range<u64>) -> Option<Vec<u8>> {
        if is_name(game) { self.source.read(&format!("{game}/{slice}.slice"), bytes) } else { None }
    }

    /// What is known of a game; `None`: nothing.
    pub fn oracle(&self, options: &Options) -> Option<Arc<Oracle>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let place = known.iter().position(|(of, ..)| of == options);
        let (of, name, mut oracle) = match place {
            Some(place) => known.remove(place),
            None => (*options, Game::of(options).ok().map(|game| game.name().into()), None),
        };
        if oracle.is_none() && name.as_deref().is_some_and(|name| self.source.knows(name)) {
            oracle = Game::of(options).ok().map(|game| Arc::new(Oracle::new(game, self.source.clone())));
        }
        if known.len() == MOST {
            known.remove(0);
        }
        known.push((of, name, oracle.clone()));
        oracle
    }
}

/// Whether it could be the name of a game, and leads nowhere else.
fn is_name(game: &str) -> bool {
    !game.is_empty() && game.bytes().all(|letter| letter.is_ascii_hexdigit())
}

/// Files in a folder.
struct Disk(PathBuf);

impl Source for Disk {
    fn games(&self) -> Vec<String> {
        let Ok(folders) = fs::read_dir(&self.0) else { return Vec::new() };
        let folders = folders.flatten().filter(|folder| folder.path().is_dir());
        let mut names: Vec<String> = folders.filter_map(|folder| folder.file_name().into_string().ok()).collect();
        names.sort_unstable();
        names
    }

    fn slices(&self, game: &str) -> Vec<(Slice, u64)> {
        let Ok(files) = fs::read_dir(self.0.join(game)) else { return Vec::new() };
        let slice = |file: fs::DirEntry| {
            let name = file.file_name().into_string().ok()?;
            Some((name.strip_suffix(".slice")?.parse().ok()?, file.metadata().ok()?.len()))
        };
        let mut slices: Vec<(Slice, u64)> = files.flatten().filter_map(slice).collect();
        slices.sort_unstable();
        slices
    }

    fn knows(&self, game: &str) -> bool {
        self.0.join(game).is_dir()
    }

    fn read(&self, file: &str, bytes: Range<u64>) -> Option<Vec<u8>> {
        let mut file = File::open(self.0.join(file)).ok()?;
        file.seek(SeekFrom::Start(bytes.start)).ok()?;
        let mut read = Vec::new();
        file.take(bytes.end.checked_sub(bytes.start)?).read_to_end(&mut read).ok()?;
        Some(read)
    }
}

/// Parts of files that are given one after the other, where nothing can be read at once. What was asked for in vain is
/// [told](Parts::wanted).
///
/// ```
/// use ashtapada_solver::{Parts, Source};
/// let parts = Parts::default();
/// assert_eq!(parts.read("game/1-1.slice", 0..3), None);
/// assert_eq!(parts.wanted(), [("game/1-1.slice".to_owned(), 0..3)]);
/// parts.give("game/1-1.slice", 0, b"a file".to_vec());
/// assert_eq!(parts.read("game/1-1.slice", 2..4), Some(b"fi".to_vec()));
/// assert!(parts.wanted().is_empty());
/// ```
#[derive(Clone, Default)]
pub struct Parts(Arc<Mutex<Given>>);

#[derive(Default)]
struct Given {
    games: Vec<String>,
    /// By file and where they begin; the number of the last one used, and the bytes.
    parts: BTreeMap<(String, u64), Vec<u8>>,
    wanted: Vec<(String, Range<u64>)>,
}

impl Parts {
    fn given(&self) -> MutexGuard<'_, Given> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// There are files of the game of that name.
    pub fn tell(&self, game: &str) {
        self.given().games.push(game.to_owned());
    }

    /// These bytes stand in a file from there on. None at the beginning say that there is no such file.
    pub fn give(&self, file: &str, from: u64, bytes: Vec<u8>) {
        self.given().parts.insert((file.to_owned(), from), bytes);
    }

    /// The parts that were asked for in vain since this was called last, each once.
    pub fn wanted(&self) -> Vec<(String, Range<u64>)> {
        core::mem::take(&mut self.given().wanted)
    }
}

impl Source for Parts {
    fn games(&self) -> Vec<String> {
        self.given().games.clone()
    }

    fn read(&self, file: &str, bytes: Range<u64>) -> Option<Vec<u8>> {
        let mut given = self.given();
        let part = given.parts.range(..=(file.to_owned(), bytes.start)).next_back();
        let part = part.filter(|((of, _), _)| of == file).and_then(|((_, from), part)| {
            let (begin, end) = ((bytes.start - from) as usize, (bytes.end - from) as usize);
            // The first part tells where a file ends if it is short, as nothing of it is asked for twice.
            let end = if *from == 0 && part.len() < end && begin == 0 { part.len() } else { end };
            part.get(begin..end).map(<[u8]>::to_vec)
        });
        if part.is_none() && !given.wanted.iter().any(|(of, wanted)| (of.as_str(), wanted) == (file, &bytes)) {
            given.wanted.push((file.to_owned(), bytes));
        }
        part
    }
}
