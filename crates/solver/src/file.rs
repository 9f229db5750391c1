//! Solved slices as files.
//!
//! A file is a header, a body in compressed blocks, and a SHA-256 of all that precedes it; numbers are little-endian.
//!
//! | bytes | |
//! |---|---|
//! | 8 | `ashslice` |
//! | 2 | version of the format: 2 |
//! | 32 | [`Game::digest`] |
//! | 2 | the men of South, the men of North |
//! | 1 | the number of tables, one for each of [`Game::movers`] |
//! | 9 for each | the number of positions, and how many bytes each of them has; 0 if four share one |
//! | 2, n | the game and its options, for people |
//! | 4, 4 for each | the number of blocks, and the length of each |
//! | … | the blocks: 64 KiB each of the body, compressed as DEFLATE has it; the last may be shorter |
//! | 32 | the SHA-256 |
//!
//! The body has the codes of each table. Where four share a byte, from the lowest bits, 0 is drawn, 1 won and 2 lost. Else
//! 0 is drawn, 1, 3, 5 … are lost in 0, 1, 2 … turns, and 2, 4, 6 … won.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use sha2::{Digest, Sha256};

use crate::table::{Codes, Table};
use crate::{Game, Slice, SolveError, Tables};
use ashtapada_rules::OptionSet;

const MAGIC: &[u8; 8] = b"ashslice";
const VERSION: u16 = 2;
/// How many bytes of the body a block has.
pub(crate) const BLOCK: usize = 1 << 16;
const LEVEL: u8 = 6;
const CHECKSUM: usize = 32;

/// Why a file of a slice is not taken.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// It could not be read or written.
    #[error("{path}: {error}")]
    Io {
        /// The file.
        path: String,
        /// What went wrong.
        error: io::Error,
    },
    /// It does not begin as one.
    #[error("{path} is no file of a solved slice")]
    Foreign {
        /// The file.
        path: String,
    },
    /// It is written in another version of the format.
    #[error(
        "{path} has version {found} of the format, and this program reads version {VERSION}: solve the slice again"
    )]
    Version {
        /// The file.
        path: String,
        /// Its version.
        found: u16,
    },
    /// It is cut, or something in it has changed.
    #[error("{path} is damaged: delete it, and solve the slice again")]
    Damaged {
        /// The file.
        path: String,
    },
    /// It is of another board or ruling.
    #[error("{path} belongs to another game: {found}")]
    OtherGame {
        /// The file.
        path: String,
        /// The game, as the file tells it.
        found: String,
    },
    /// It is of another slice.
    #[error("{path} has slice {found}, not the one it is named after")]
    OtherSlice {
        /// The file.
        path: String,
        /// Its slice.
        found: Slice,
    },
    /// It only says who wins.
    #[error("{path} does not tell in how many turns a win comes: delete it, or solve without turns")]
    NoTurns {
        /// The file.
        path: String,
    },
    /// The slice could not be solved.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

/// What is wrong with the bytes of a file, before it is said of which.
enum Fault {
    Foreign,
    Version(u16),
    Damaged,
    OtherGame(String),
    OtherSlice(Slice),
}

impl Fault {
    fn of(self, path: &Path) -> FileError {
        let path = path.display().to_string();
        match self {
            Fault::Foreign => FileError::Foreign { path },
            Fault::Version(found) => FileError::Version { path, found },
            Fault::Damaged => FileError::Damaged { path },
            Fault::OtherGame(found) => FileError::OtherGame { path, found },
            Fault::OtherSlice(found) => FileError::OtherSlice { path, found },
        }
    }
}

/// A folder with the solved slices of a game, a file for each.
///
/// ```
/// use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Start};
/// use ashtapada_rules::Colour;
/// use ashtapada_solver::{Folder, Game, Tables};
/// let board = PointBoard::new("line", &[("a1 b1 c1 d1 e1 f1 g1", Bend::Straight)])?;
/// let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
/// let options = Options::of(PointGame::new("line", armies, &[], &[Start::new(board, ["a1 b1", "f1 g1"])])?);
/// let game = Game::of(&options)?;
/// let place = tempfile::tempdir()?;
/// let folder = Folder::at(place.path())?;
/// for solved_now in [true, false] {
///     let mut tables = Tables::new(&game);
///     for slice in game.slices() {
///         assert_eq!(folder.complete(&mut tables, slice)?, solved_now);
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder at a path, which is made if it is missing.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn at(path: impl Into<PathBuf>) -> Result<Folder, FileError> {
        let path = path.into();
        fs::create_dir_all(&path).map_err(failed(&path))?;
        Ok(Folder { path })
    }

    /// The folder of a game on a [`Shelf`](crate::Shelf), which is made if it is missing.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn of(game: &Game, shelf: impl AsRef<Path>) -> Result<Folder, FileError> {
        Folder::at(shelf.as_ref().join(game.name()))
    }

    /// The file of a slice.
    pub fn file(&self, slice: Slice) -> PathBuf {
        self.path.join(format!("{slice}.slice"))
    }

    /// Adds a slice to tables: from its file, or by solving it, which writes the file. Returns whether it was solved now.
    ///
    /// # Errors
    /// There is a file that cannot be taken, the slice cannot be solved, or its file cannot be written.
    pub fn complete(&self, tables: &mut Tables<'_>, slice: Slice) -> Result<bool, FileError> {
        if self.read(tables, slice)? {
            return Ok(false);
        }
        tables.solve(slice)?;
        self.write(tables, slice)?;
        Ok(true)
    }

    /// Adds a slice to tables from its file. Returns whether there is one.
    ///
    /// # Errors
    /// The file is not of this slice and game, or damaged.
    pub fn read(&self, tables: &mut Tables<'_>, slice: Slice) -> Result<bool, FileError> {
        let path = self.file(slice);
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            read => read.map_err(failed(&path))?,
        };
        tables.take(slice, &bytes, &path)?;
        Ok(true)
    }

    /// Writes the file of a solved slice; of one that is not solved, none.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, tables: &Tables<'_>, slice: Slice) -> Result<(), FileError> {
        let Some(bytes) = tables.file(slice) else { return Ok(()) };
        let path = self.file(slice);
        // Whoever reads meanwhile finds the whole file or none; processes that solve the same slice do not disturb each other.
        let part = path.with_extension(format!("part-{}", std::process::id()));
        fs::write(&part, bytes).and_then(|()| fs::rename(&part, &path)).map_err(failed(&path))
    }
}

impl Tables<'_> {
    /// The bytes of the file of a solved slice; `None` of one that is not solved.
    pub fn file(&self, slice: Slice) -> Option<Vec<u8>> {
        self.tables(slice).map(|solved| encode(self.game(), slice, solved))
    }

    /// Adds a slice from the bytes of its file; errors call it by that path.
    ///
    /// # Errors
    /// They are not of this slice and game, or damaged.
    pub fn take(&mut self, slice: Slice, bytes: &[u8], path: &Path) -> Result<(), FileError> {
        let mut read = decode(bytes, self.game(), slice).map_err(|fault| fault.of(path))?;
        if !self.have_turns() {
            read.iter_mut().for_each(|table| table.codes = Codes::Values(table.values()));
        } else if read.iter().any(|table| !table.has_turns()) {
            return Err(FileError::NoTurns { path: path.display().to_string() });
        }
        self.insert(slice, read);
        Ok(())
    }
}

fn failed(path: &Path) -> impl Fn(io::Error) -> FileError + '_ {
    move |error| FileError::Io { path: path.display().to_string(), error }
}

/// The game and its options, for people.
fn told(game: &Game) -> String {
    let options = game.options();
    let value = |id: &str| options.get(id).unwrap_or_default();
    let options: Vec<String> = options.specs().iter().map(|spec| format!("{}={}", spec.id, value(spec.id))).collect();
    format!("{} {}", game.options().game.name(), options.join(" "))
}

/// The bytes of a file.
fn encode(game: &Game, slice: Slice, tables: &[Table]) -> Vec<u8> {
    let mut bytes = Vec::from(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(game.digest());
    bytes.extend([slice.south, slice.north, tables.len() as u8]);
    let mut body = Vec::new();
    for table in tables {
        bytes.extend((table.len as u64).to_le_bytes());
        bytes.push(match &table.codes {
            Codes::Values(codes) => {
                body.extend(codes);
                0
            }
            Codes::Bytes(codes) => {
                body.extend(codes);
                1
            }
            Codes::Words(codes) => {
                body.extend(codes.iter().flat_map(|code| code.to_le_bytes()));
                2
            }
        });
    }
    let told = told(game);
    bytes.extend((told.len() as u16).to_le_bytes());
    bytes.extend(told.as_bytes());
    let blocks: Vec<Vec<u8>> = body.chunks(BLOCK).map(|block| compress_to_vec(block, LEVEL)).collect();
    bytes.extend((blocks.len() as u32).to_le_bytes());
    blocks.iter().for_each(|block| bytes.extend((block.len() as u32).to_le_bytes()));
    blocks.iter().for_each(|block| bytes.extend(block));
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// What a file says before its blocks.
pub(crate) struct Head {
    digest: [u8; 32],
    slice: Slice,
    /// Of each table the number of positions, and how many bytes each of them has.
    pub sizes: Vec<(usize, u8)>,
    told: String,
    /// Where each block begins, and where the last ends.
    pub blocks: Vec<usize>,
}

impl Head {
    /// Reads it; what follows it may be missing.
    fn read(bytes: &[u8]) -> Result<Head, Fault> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(Fault::Foreign)?);
        let version = u16::from_le_bytes(reader.array()?);
        if version != VERSION {
            return Err(Fault::Version(version));
        }
        let digest = reader.array()?;
        let [south, north, count] = reader.array()?;
        let sizes = (0..count).map(|_| Ok((u64::from_le_bytes(reader.array()?) as usize, reader.array::<1>()?[0])));
        let sizes = sizes.collect::<Result<_, Fault>>()?;
        let length = u16::from_le_bytes(reader.array()?);
        let told = String::from_utf8_lossy(reader.take(length.into())?).into_owned();
        let count = u32::from_le_bytes(reader.array()?) as usize;
        let lengths = reader.take(count.saturating_mul(4))?.as_chunks::<4>().0;
        let mut blocks = vec![bytes.len() - reader.0.len()];
        for &length in lengths {
            blocks.push(blocks[blocks.len() - 1].saturating_add(u32::from_le_bytes(length) as usize));
        }
        Ok(Head { digest, slice: Slice { south, north }, sizes, told, blocks })
    }

    /// The head of the file of a slice of a game, if it is that.
    pub fn of(bytes: &[u8], game: &Game, slice: Slice) -> Option<Head> {
        let head = Head::read(bytes).ok()?;
        head.check(game, slice).ok().map(|()| head)
    }

    /// Whether it is of this slice of the game.
    fn check(&self, game: &Game, slice: Slice) -> Result<(), Fault> {
        if self.digest != game.digest() {
            return Err(Fault::OtherGame(self.told.clone()));
        }
        if self.slice != slice {
            return Err(Fault::OtherSlice(self.slice));
        }
        let expected = game.positions_of(slice) as usize;
        let differs = |&(len, width): &(usize, u8)| len != expected || width > 2;
        if self.sizes.len() != game.movers(slice).len() || self.sizes.iter().any(differs) {
            return Err(Fault::Damaged);
        }
        Ok(())
    }
}

/// A block as it was before it was compressed.
pub(crate) fn unpacked(block: &[u8]) -> Option<Vec<u8>> {
    decompress_to_vec_with_limit(block, BLOCK).ok()
}

/// The tables of a file.
fn decode(bytes: &[u8], game: &Game, slice: Slice) -> Result<Vec<Table>, Fault> {
    let head = Head::read(bytes);
    if !matches!(head, Err(Fault::Foreign | Fault::Version(_))) {
        checked(bytes)?;
    }
    let head = head?;
    head.check(game, slice)?;
    let mut body = Vec::new();
    for ends in head.blocks.windows(2) {
        let block = bytes.get(ends[0]..ends[1]).and_then(unpacked);
        body.extend(block.ok_or(Fault::Damaged)?);
    }
    let mut body = Reader(&body);
    head.sizes.into_iter().map(|(len, width)| body.table(len, width)).collect()
}

/// Whether the bytes of a file are as they were written.
fn checked(bytes: &[u8]) -> Result<(), Fault> {
    let (content, checksum) = bytes.split_at_checked(bytes.len().wrapping_sub(CHECKSUM)).ok_or(Fault::Damaged)?;
    if Sha256::digest(content).as_slice() == checksum { Ok(()) } else { Err(Fault::Damaged) }
}

/// Bytes that are being read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Fault::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        self.take(N)?.try_into().map_err(|_| Fault::Damaged)
    }

    fn table(&mut self, len: usize, width: u8) -> Result<Table, Fault> {
        let codes = match width {
            0 => Codes::Values(self.take(Table::bytes_of(len))?.into()),
            1 => Codes::Bytes(self.take(len)?.into()),
            _ => {
                let words = self.take(2 * len)?.chunks_exact(2);
                Codes::Words(words.map(|word| u16::from_le_bytes([word[0], word[1]])).collect())
            }
        };
        Ok(Table { codes, len })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    fn solved<'g>(game: &'g Game, folder: &Folder) -> Tables<'g> {
        let mut tables = Tables::new(game);
        for slice in game.slices() {
            folder.complete(&mut tables, slice).unwrap();
        }
        tables
    }

    fn fails(folder: &Folder, game: &Game, slice: Slice, change: impl Fn(&mut Vec<u8>)) -> String {
        let path = folder.file(slice);
        let kept = fs::read(&path).unwrap();
        let mut bytes = kept.clone();
        change(&mut bytes);
        fs::write(&path, bytes).unwrap();
        let error = folder.read(&mut Tables::new(game), slice).unwrap_err().to_string();
        fs::write(&path, kept).unwrap();
        error.replace(&path.display().to_string(), "FILE")
    }

    #[test]
    fn what_is_written_is_read_again_and_a_slice_follows_from_files() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::at(place.path()).unwrap();
        let game = testing::square("");
        let tables = solved(&game, &folder);
        let last = *game.slices().last().unwrap();
        fs::remove_file(folder.file(last)).unwrap();
        let mut again = Tables::new(&game);
        for slice in game.slices() {
            assert_eq!(folder.complete(&mut again, slice).unwrap(), slice == last);
            assert_eq!(again.tables(slice), tables.tables(slice));
            assert_eq!(again.hash(slice), tables.hash(slice));
        }
    }

    #[test]
    fn damaged_cut_and_foreign_files_are_refused_with_a_sentence() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::at(place.path()).unwrap();
        let game = testing::square("");
        solved(&game, &folder);
        let slice = *game.slices().last().unwrap();
        let damaged = "FILE is damaged: delete it, and solve the slice again";
        let length = fs::read(folder.file(slice)).unwrap().len();
        for at in (10..length).step_by(7) {
            assert_eq!(fails(&folder, &game, slice, |bytes| bytes[at] ^= 4), damaged);
            assert_eq!(fails(&folder, &game, slice, |bytes| bytes.truncate(at)), damaged);
        }
        assert_eq!(fails(&folder, &game, slice, |bytes| bytes.push(0)), damaged);
        assert_eq!(fails(&folder, &game, slice, Vec::clear), "FILE is no file of a solved slice");
        let version = "FILE has version 7 of the format, and this program reads version 2: solve the slice again";
        assert_eq!(fails(&folder, &game, slice, |bytes| bytes[8] = 7), version);
        fs::copy(folder.file(game.slices()[0]), folder.file(slice)).unwrap();
        assert_eq!(fails(&folder, &game, slice, |_| ()), "FILE has slice 1-1, not the one it is named after");
        let other = testing::square("obligation=none");
        assert!(fails(&folder, &other, game.slices()[0], |_| ()).starts_with("FILE belongs to another game: square "));
    }

    #[test]
    fn a_file_without_turns_is_not_taken_for_one_with_them() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::at(place.path()).unwrap();
        let game = testing::square("");
        let slice = game.slices()[0];
        let mut tables = Tables::without_turns(&game);
        folder.complete(&mut tables, slice).unwrap();
        assert!(folder.read(&mut tables, slice).unwrap());
        assert!(matches!(folder.read(&mut Tables::new(&game), slice), Err(FileError::NoTurns { .. })));
    }
}
