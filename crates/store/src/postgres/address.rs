//! Where a database server is.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::OpenError;

/// The address of a PostgreSQL database: `postgres://user:password@host:port/database`. What it leaves out comes from
/// the variables and the password file that every program for PostgreSQL knows (`PGPASSWORD`, `~/.pgpass`).
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
pub struct Address(pub(super) Box<PgConnectOptions>);

impl FromStr for Address {
    type Err = OpenError;
    fn from_str(text: &str) -> Result<Address, OpenError> {
        if !(text.starts_with("postgres://") || text.starts_with("postgresql://")) {
            return Err(OpenError::NoAddress);
        }
        // What the parser says could repeat the password.
        text.parse().map(|options| Address(Box::new(options))).map_err(|_| OpenError::NoAddress)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Address(options) = self;
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
