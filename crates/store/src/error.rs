//! Why a store does not do what it was asked for, and why it is not opened.

use std::path::PathBuf;

/// Why a request to a store failed. What was accepted before stays.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// An entry with that number (or a game with that id) is there already.
    #[error("game {game} already has an entry {seq}")]
    Taken {
        /// The game.
        game: String,
        /// The number of the entry; 0 for the game itself.
        seq: u32,
    },
    /// The request with this idempotency id was carried out before.
    #[error("that message was carried out before")]
    Repeated,
    /// There is no such game, or the entry before this one is missing.
    #[error("there is no game {game}, or an entry before number {seq} is missing")]
    Missing {
        /// The game.
        game: String,
        /// The number of the entry.
        seq: u32,
    },
    /// One of those who looked for each other has a seat elsewhere already.
    #[error("one of those who meet has been given a seat before")]
    Seated,
    /// Another server of the same site plays the game.
    #[error("game {game} is played at another server of this site")]
    Elsewhere {
        /// The game.
        game: String,
    },
    /// The storage itself fails: in a sentence, with what to do.
    #[error("{0}")]
    Unavailable(String),
    /// The stored data of one game cannot be read: which, where and why. Other games are not affected.
    #[error("{0}")]
    Damaged(String),
}

/// Why a database is not opened. It is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is no SQLite file.
    #[error(
        "{} is not an Ashtapada database; it was left untouched. Move it away, or choose another place with --data",
        path.display()
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// It is the database of another program.
    #[error(
        "{} belongs to another program; it was left untouched. Choose another place with --data",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// It is damaged.
    #[error(
        "{} is damaged ({why}); it was left untouched. Put a copy of it back, or choose another place with --data",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The damage.
        why: String,
    },
    /// A newer Ashtapada wrote it.
    #[error(
        "{} was written by a newer Ashtapada (its format is {found}, and this program supports formats up to {known}); it was left \
         untouched. Update Ashtapada, or choose another place with --data",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// It is from before the first release.
    #[error(
        "{} is from before the first release of Ashtapada, and no version reads it any more; it was left untouched. Move it \
         away, so that a new one is begun there, or choose another place with --data",
        path.display()
    )]
    Unreleased {
        /// The file.
        path: PathBuf,
    },
    /// Another server has it open.
    #[error(
        "{} is in use by another Ashtapada that is still running. Continue on its page, stop it first, or \
         choose another place with --data",
        path.display()
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// Another program holds it.
    #[error(
        "{} is held by another program, perhaps a copy that is being made of it or a process that is just ending, and was \
         still held after some seconds. Wait for that, or end it, and start again",
        path.display()
    )]
    Held {
        /// The file.
        path: PathBuf,
    },
    /// It has two names.
    #[error(
        "{} has another name as well (a hard link); it was left untouched. What was played last is kept beside one of the \
         names only, so games would be lost under the other: remove that one, and copy databases with `ashtapada backup`",
        path.display()
    )]
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// It is no address of a database server.
    #[error(
        "--database expects the address of a PostgreSQL database, for example postgres://ashtapada@localhost/ashtapada"
    )]
    NoAddress,
    /// The encryption of the connection to a database server is asked for by a word that is none.
    #[error("{named} may be disable, prefer, require, verify-ca or verify-full")]
    NoEncryption {
        /// The parameter or variable that asks for it.
        named: String,
    },
    /// The address of a database server has a setting of the encryption that there is not.
    #[error(
        "of the encryption the address of --database may say sslmode, sslrootcert, sslcert and sslkey, written like that, and \
         nothing else that begins with ssl"
    )]
    NoSetting,
    /// A file that the connection to a database server needs is not one.
    #[error("cannot use {}, which {named} names: {why}. Correct that name, or the file", path.display())]
    NoFile {
        /// The file.
        path: PathBuf,
        /// The parameter or variable that names it.
        named: String,
        /// Why.
        why: String,
    },
    /// The database server does not let us in, or is not there.
    #[error("cannot use the database {place}: {why}. Start it, or correct --database")]
    Unreachable {
        /// The database, without a password.
        place: String,
        /// Why.
        why: String,
    },
    /// A newer Ashtapada made the tables of a database server.
    #[error(
        "the database {place} was written by a newer Ashtapada (its format is {found}, and this program supports \
         formats up to {known}); it was left untouched. Update Ashtapada, or choose another with --database"
    )]
    NewerTables {
        /// The database, without a password.
        place: String,
        /// Its schema.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The tables of a database server are from before the first release.
    #[error(
        "the tables in the database {place} are from before the first release of Ashtapada, and no version reads them any \
         more; they were left untouched. Drop the schema `ashtapada` there, so that new ones are made, or choose another \
         database with --database"
    )]
    UnreleasedTables {
        /// The database, without a password.
        place: String,
    },
    /// It cannot be read or written.
    #[error("cannot use {}: {why}. Make it writable, or choose another place with --data", path.display())]
    Unusable {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// Why a database is not backed up. It is as it was, and so is every other file.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is none.
    #[error("there are no games at {}. Name their folder with --data", path.display())]
    Missing {
        /// Its path.
        path: PathBuf,
    },
    /// It is not ours to read.
    #[error(transparent)]
    Refused(#[from] OpenError),
    /// A file has the name of the copy.
    #[error("there is a file {} already: choose another name", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The copy cannot be written.
    #[error("could not write {}: {why}", path.display())]
    Unwritten {
        /// The copy.
        path: PathBuf,
        /// Why, perhaps with what to do.
        why: String,
    },
    /// The database cannot be read.
    #[error("cannot read {}: {why}", path.display())]
    Unread {
        /// The database.
        path: PathBuf,
        /// Why, perhaps with what to do.
        why: String,
    },
}
