//! Where a database server is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::link::PATIENCE;
use crate::OpenError;

/// The address of a PostgreSQL database: `postgres://user:password@host:port/database`. What it leaves out comes from
/// the variables and the password file that every program for PostgreSQL knows (`PGPASSWORD`, `~/.pgpass`).
///
/// `?sslmode=` says how the connection is encrypted: `disable`, `prefer` (if the server does, and the default), `require`,
/// `verify-ca` or `verify-full`; `&sslrootcert=` names a file of certificates that are trusted beside those of the system.
/// As for other programs, `require` with such a file asks for as much as `verify-ca`.
///
/// It is written without the password.
///
/// ```
/// use ashtapada_store::Address;
/// let address: Address = "postgres://club:moon@db.example:5433/games".parse().unwrap();
/// assert_eq!(address.to_string(), "club@db.example:5433/games");
/// assert_eq!(format!("{address:?}"), "club@db.example:5433/games");
/// ```
#[derive(Clone)]
pub struct Address {
    pub(super) options: Box<PgConnectOptions>,
    /// The file of trusted certificates, if the server is checked by it.
    root: Option<PathBuf>,
    /// How long an answer from there is waited for.
    pub(super) patience: Duration,
}

impl FromStr for Address {
    type Err = OpenError;
    fn from_str(text: &str) -> Result<Address, OpenError> {
        if !(text.starts_with("postgres://") || text.starts_with("postgresql://")) {
            return Err(OpenError::NoAddress);
        }
        // What the parser says could repeat the password.
        if let Some(mode) = given(text, "sslmode") {
            mode.parse::<PgSslMode>().map_err(|_| OpenError::NoEncryption)?;
        }
        let mut options: PgConnectOptions = text.parse().map_err(|_| OpenError::NoAddress)?;
        let root = given(text, "sslrootcert").or_else(|| std::env::var("PGSSLROOTCERT").ok()).map(PathBuf::from);
        // A socket of this computer is not encrypted, as other programs see it too.
        if options.get_socket().is_some() {
            options = options.ssl_mode(PgSslMode::Disable);
        }
        let checked = match options.get_ssl_mode() {
            // It would try without first, and the library does no more than that.
            PgSslMode::Allow => return Err(OpenError::NoEncryption),
            PgSslMode::Disable | PgSslMode::Prefer => false,
            PgSslMode::Require if root.is_some() => {
                options = options.ssl_mode(PgSslMode::VerifyCa);
                true
            }
            PgSslMode::Require => false,
            PgSslMode::VerifyCa | PgSslMode::VerifyFull => true,
        };
        Ok(Address { options: Box::new(options), root: root.filter(|_| checked), patience: PATIENCE })
    }
}

impl Address {
    /// Makes sure that there are certificates in the file of those that are trusted: a connection would fail without telling
    /// what is wrong with which file.
    ///
    /// # Errors
    /// There are none, or it cannot be read.
    pub(super) fn check_root(&self) -> Result<(), OpenError> {
        let Some(path) = &self.root else { return Ok(()) };
        let unread = |why: String| OpenError::NoRoot { path: path.clone(), why };
        let text = std::fs::read(path).map_err(|error| unread(error.to_string()))?;
        match text.windows(BEGINS.len()).any(|part| part == BEGINS) {
            true => Ok(()),
            false => Err(unread("there is no certificate in the PEM format in it".to_owned())),
        }
    }
}

/// How a certificate begins in a file.
const BEGINS: &[u8] = b"-----BEGIN CERTIFICATE-----";

/// The value that an address gives a setting of its connection.
fn given(address: &str, name: &str) -> Option<String> {
    let (_, settings) = address.split_once('?')?;
    form_urlencoded::parse(settings.as_bytes())
        .filter(|(key, _)| key == name)
        .last()
        .map(|(_, value)| value.into_owned())
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        write!(f, "{}@", options.get_username())?;
        match options.get_socket() {
            Some(folder) => write!(f, "{}", folder.display())?,
            None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
        }
        write!(f, "/{}", options.get_database().unwrap_or(options.get_username()))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
