//! The files of a database: permissions, the lock, and whether they are still in place.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::super::OpenError;
use super::opening::unusable;

/// The files that SQLite keeps beside a database: the rollback journal, the write-ahead log and its index.
pub const COMPANIONS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// The path with a suffix added to the file's name.
pub fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The real path of a file, with links resolved, so that two names of one file are one. On other systems than Unix the
/// path as given, since its canonical form is not one that every program reads.
pub fn real(path: &Path) -> PathBuf {
    if cfg!(not(unix)) {
        return path.to_owned();
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = || Some(folder.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(named).unwrap_or_else(|| path.to_owned())
}

/// Makes a folder, and those above it, for this user alone. One that is there stays as it is.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Opens a file for writing, making it for this user alone if there is none.
pub fn make_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.read(true).write(true).create(true).truncate(false).open(path)
}

/// Removes the permissions of everybody but the owner; SQLite gives the files it makes beside the database the same.
///
/// Where that is not possible (a file system without permissions, a file of another user) the database is used as it is.
pub fn close_to_others(path: &Path) {
    #[cfg(unix)]
    for suffix in [""].into_iter().chain(COMPANIONS) {
        use std::os::unix::fs::PermissionsExt;
        let file = beside(path, suffix);
        if let Ok(found) = fs::metadata(&file)
            && found.permissions().mode() & 0o077 != 0
        {
            let own = fs::Permissions::from_mode(found.permissions().mode() & 0o700);
            let _ = fs::set_permissions(&file, own);
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Makes changes in the folder of a file durable.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Renames the journal and log of a database that is gone, since SQLite would take them for those of a new one under its
/// name. Nothing is lost: they can still be put beside the database they belong to.
pub fn set_aside_companions(path: &Path) -> io::Result<()> {
    for suffix in COMPANIONS {
        let file = beside(path, suffix);
        let mut head = Vec::new();
        match File::open(&file).and_then(|found| found.take(28).read_to_end(&mut head)) {
            Ok(_) if is_worth_keeping(suffix, &head) => fs::rename(&file, beside(&file, ".old"))?,
            Ok(_) => fs::remove_file(&file)?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Whether it can contain anything. A rollback journal gives the number of pages that the database had before; zero
/// means a first start that did not finish.
fn is_worth_keeping(suffix: &str, head: &[u8]) -> bool {
    match suffix {
        "-journal" => head.get(16..20).is_some_and(|pages| pages != [0; 4]),
        "-wal" => !head.is_empty(),
        _ => false,
    }
}

/// One server at a time: a lock of the operating system on a file beside the database. The system releases it when the
/// process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    #[cfg_attr(not(unix), expect(dead_code))]
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the lock of that database.
    ///
    /// # Errors
    /// Another server has it, or it cannot be made.
    pub fn take(database: &Path) -> Result<Lock, OpenError> {
        let path = beside(database, ".lock");
        loop {
            let file = make_file(&path).map_err(|error| match path.parent() {
                Some(folder) if !path.exists() => unusable(folder, &error),
                _ => unusable(&path, &error),
            })?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(OpenError::InUse { path: database.to_owned() }),
                Err(TryLockError::Error(error)) => return Err(unusable(&path, &error)),
            }
            // The previous holder may have removed the file after we opened it and before we locked it.
            if Identity::of_file(&file).ok() == Identity::of(&path).ok() {
                return Ok(Lock { path, _file: file });
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Elsewhere `Lock::take` cannot compare files, so the empty file stays.
        #[cfg(unix)]
        let _ = fs::remove_file(&self.path);
    }
}

/// The identity of the file at a path, which changes when it is deleted or replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity(u64, u64);

impl Identity {
    fn of(path: &Path) -> io::Result<Identity> {
        fs::metadata(path).map(|found| Identity::from(&found))
    }

    fn of_file(file: &File) -> io::Result<Identity> {
        file.metadata().map(|found| Identity::from(&found))
    }
}

impl From<&fs::Metadata> for Identity {
    #[cfg(unix)]
    fn from(found: &fs::Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt;
        Identity(found.dev(), found.ino())
    }
    /// Where open files can be neither deleted nor replaced, it is enough that one is there.
    #[cfg(not(unix))]
    fn from(_: &fs::Metadata) -> Identity {
        Identity(0, 0)
    }
}

/// Whether a file has another name as well: SQLite keeps journal and log beside the name by which a database is opened, and
/// so do servers their lock.
pub fn has_two_names(file: &File) -> bool {
    #[cfg(unix)]
    return file.metadata().is_ok_and(|found| std::os::unix::fs::MetadataExt::nlink(&found) > 1);
    #[cfg(not(unix))]
    {
        let _ = file;
        false
    }
}

/// Files that must stay in place while they are open.
#[derive(Debug)]
pub struct Watch(Vec<(PathBuf, Identity)>);

impl Watch {
    /// Watches these from now on.
    ///
    /// # Errors
    /// One of them is not there.
    pub fn over(paths: impl IntoIterator<Item = PathBuf>) -> io::Result<Watch> {
        paths
            .into_iter()
            .map(|path| Identity::of(&path).map(|found| (path, found)))
            .collect::<Result<_, _>>()
            .map(Watch)
    }

    /// A file that was deleted or replaced.
    pub fn missing(&self) -> Option<&Path> {
        let gone = |(path, known): &&(PathBuf, Identity)| Identity::of(path).ok() != Some(*known);
        self.0.iter().find(gone).map(|(path, _)| path.as_path())
    }
}

/// A folder beside the database in which a new one is made, or a repair is tried on a copy. It is removed when it is
/// dropped, and after a kill at the next start.
pub struct Workshop {
    folder: PathBuf,
}

impl Workshop {
    /// Makes the folder. Only the holder of the lock may.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn beside(database: &Path) -> io::Result<Workshop> {
        Workshop::clear(database);
        let folder = beside(database, ".work");
        make_folder(&folder)?;
        Ok(Workshop { folder })
    }

    /// The database in it.
    pub fn file(&self) -> PathBuf {
        self.folder.join("database")
    }

    /// Removes what a kill left; files of others in it stay.
    pub fn clear(database: &Path) {
        drop(Workshop { folder: beside(database, ".work") });
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        for suffix in [""].into_iter().chain(COMPANIONS) {
            let _ = fs::remove_file(beside(&self.file(), suffix));
        }
        let _ = fs::remove_dir(&self.folder);
    }
}
