//! Where a database server is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::link::PATIENCE;
use crate::OpenError;

/// The address of a PostgreSQL database: `postgres://user:password@host:port/database`. What it leaves out comes from
/// the variables and the password file that every program for PostgreSQL knows (`PGPASSWORD`, `~/.pgpass`).
///
/// `?sslmode=` says how the connection is encrypted: `disable`, `prefer` (if the server does, and the default), `require`,
/// `verify-ca` or `verify-full`; `&sslrootcert=` names a file of certificates that are trusted beside those of the system,
/// `&sslcert=` and `&sslkey=` those of the program. As for other programs, `require` with trusted certificates asks for as
/// much as `verify-ca`, and what the address does not say comes from `PGSSLMODE` and its like. Nothing else that begins with
/// `ssl` is taken: overlooked, it would leave the connection less safe than whoever wrote it believes.
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
    /// The files that a connection needs.
    files: Vec<PemFile>,
    /// How long an answer from there is waited for.
    pub(super) patience: Duration,
}

impl FromStr for Address {
    type Err = OpenError;
    fn from_str(text: &str) -> Result<Address, OpenError> {
        if !(text.starts_with("postgres://") || text.starts_with("postgresql://")) {
            return Err(OpenError::NoAddress);
        }
        let variable = |name: &str| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        let encryption = Encryption::of(text, variable)?;
        // What the parser says could repeat the password.
        let options = text.parse().map_err(|_| OpenError::NoAddress)?;
        Ok(Address::to(options, encryption))
    }
}

impl Address {
    fn to(options: PgConnectOptions, encryption: Encryption) -> Address {
        let Encryption { mode, root, own } = encryption;
        let mode = match mode {
            // A socket of this computer is not encrypted, as other programs see it too.
            _ if folder(&options).is_some() => PgSslMode::Disable,
            PgSslMode::Require if root.is_some() => PgSslMode::VerifyCa,
            mode => mode,
        };
        let files: Vec<PemFile> = match mode {
            PgSslMode::Disable => Vec::new(),
            PgSslMode::VerifyCa | PgSslMode::VerifyFull => root.into_iter().chain(own).collect(),
            _ => own,
        };
        let files = files.into_iter().filter(PemFile::is_file).collect();
        Address { options: Box::new(options.ssl_mode(mode)), files, patience: PATIENCE }
    }

    /// Makes sure that there is in each file what it is for: a connection would fail without telling what is wrong with which
    /// file.
    ///
    /// # Errors
    /// There is not, or it cannot be read.
    pub(super) fn check_files(&self) -> Result<(), OpenError> {
        for PemFile { path, named, what } in &self.files {
            let unfit = |why: String| OpenError::NoFile { path: path.clone(), named: named.clone(), why };
            let text = std::fs::read(path).map_err(|error| unfit(error.to_string()))?;
            let sign = what.sign().as_bytes();
            if !text.windows(sign.len()).any(|part| part == sign) {
                return Err(unfit(format!("there is no {what} in the PEM format in it")));
            }
        }
        Ok(())
    }
}

/// How a connection is encrypted.
struct Encryption {
    mode: PgSslMode,
    /// The certificates that are trusted beside those of the system.
    root: Option<PemFile>,
    /// The certificate of the program, and its key.
    own: Vec<PemFile>,
}

impl Encryption {
    /// What an address says of it, and `variable` where it does not.
    fn of(address: &str, variable: impl Fn(&str) -> Option<String>) -> Result<Encryption, OpenError> {
        let settings = address.split_once('?').map_or("", |(_, settings)| settings);
        let settings: Vec<_> = form_urlencoded::parse(settings.as_bytes()).collect();
        if settings.iter().any(|(key, _)| key.to_lowercase().starts_with("ssl") && !KEYS.contains(&&**key)) {
            return Err(OpenError::NoSetting);
        }
        let said = |key: &str| {
            if let Some((_, value)) = settings.iter().rfind(|(name, _)| name == key) {
                return Some((value.to_string(), format!("{key} in the address of --database")));
            }
            let name = format!("PG{}", key.to_uppercase());
            Some((variable(&name)?, name))
        };
        let needed =
            |key: &str, what| said(key).map(|(path, named)| PemFile { path: PathBuf::from(path), named, what });
        let [mode, root, certificate, private] = KEYS;
        let mode = match said(mode) {
            None => PgSslMode::Prefer,
            Some((mode, named)) => match mode.parse() {
                // To try without first is more than the library does.
                Err(_) | Ok(PgSslMode::Allow) => return Err(OpenError::NoEncryption { named }),
                Ok(mode) => mode,
            },
        };
        Ok(Encryption {
            mode,
            root: needed(root, PemKind::Certificate),
            own: needed(certificate, PemKind::Certificate).into_iter().chain(needed(private, PemKind::Key)).collect(),
        })
    }
}

/// What an address may say of the encryption; the names of the variables are the same after `PG`, in capitals.
const KEYS: [&str; 4] = ["sslmode", "sslrootcert", "sslcert", "sslkey"];

/// A file in the PEM format that a connection needs.
#[derive(Debug, Clone)]
struct PemFile {
    path: PathBuf,
    /// The parameter or variable that names it.
    named: String,
    what: PemKind,
}

impl PemFile {
    /// Whether it is a file: the library also takes its contents, out of a variable.
    fn is_file(&self) -> bool {
        !self.path.to_string_lossy().trim_start().starts_with("-----BEGIN")
    }
}

/// The content of such a file.
#[derive(Debug, Clone, Copy)]
enum PemKind {
    Certificate,
    Key,
}

impl PemKind {
    /// What there is in a file that has one.
    fn sign(self) -> &'static str {
        match self {
            PemKind::Certificate => "-----BEGIN CERTIFICATE-----",
            // Of several kinds.
            PemKind::Key => "PRIVATE KEY-----",
        }
    }
}

impl fmt::Display for PemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PemKind::Certificate => "certificate",
            PemKind::Key => "key",
        })
    }
}

/// The folder of the socket by which a database is reached. Where the address leaves the host out, the library has it in its
/// place.
fn folder(options: &PgConnectOptions) -> Option<&Path> {
    let host = Some(options.get_host()).filter(|host| host.starts_with('/'));
    options.get_socket().map(PathBuf::as_path).or(host.map(Path::new))
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        write!(f, "{}@", options.get_username())?;
        match folder(options) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn encryption(rest: &str, variables: &[(&str, &str)]) -> Result<Encryption, OpenError> {
        let variable =
            |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        Encryption::of(&format!("postgres://club:moonshine@db.example/games{rest}"), variable)
    }

    fn address(host: &str, encryption: Encryption) -> Address {
        let options = PgConnectOptions::new_without_pgpass().host(host).port(5432).username("club").database("games");
        Address::to(options, encryption)
    }

    fn refusal(rest: &str, variables: &[(&str, &str)]) -> String {
        encryption(rest, variables).err().unwrap_or_else(|| panic!("{rest} {variables:?} is taken")).to_string()
    }

    #[test]
    fn what_the_address_does_not_say_a_variable_says() {
        for (rest, variable, expected) in [
            ("", None, "Prefer"),
            ("", Some("verify-full"), "VerifyFull"),
            ("", Some("DISABLE"), "Disable"),
            ("?sslmode=require", Some("disable"), "Require"),
            ("?sslmode=require", Some("no mode"), "Require"),
            ("?sslmode=disable&sslmode=verify-ca", None, "VerifyCa"),
            ("?sslmode=require&sslrootcert=ca.pem", None, "VerifyCa"),
            ("?sslmode=prefer&sslrootcert=ca.pem", None, "Prefer"),
        ] {
            let variables: Vec<_> = variable.map(|mode| ("PGSSLMODE", mode)).into_iter().collect();
            let found = address("db.example", encryption(rest, &variables).unwrap()).options.get_ssl_mode();
            assert_eq!(format!("{found:?}"), expected, "{rest} {variable:?}");
        }
        let trusted =
            [("PGSSLMODE", "require"), ("PGSSLROOTCERT", "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----")];
        let raised = address("db.example", encryption("", &trusted).unwrap());
        assert!(matches!(raised.options.get_ssl_mode(), PgSslMode::VerifyCa) && raised.files.is_empty());
    }

    /// What is overlooked by the library would be a connection that is less safe than it seems.
    #[test]
    fn an_encryption_that_is_not_known_is_refused() {
        for mode in ["verify_full", "verifyfull", "allow", "on", ""] {
            let refused = refusal("", &[("PGSSLMODE", mode)]);
            assert!(
                refused.starts_with("PGSSLMODE may be disable, prefer, require, verify-ca or verify-full"),
                "{refused}"
            );
            let refused = refusal(&format!("?sslmode={mode}"), &[("PGSSLMODE", "require")]);
            assert!(refused.starts_with("sslmode in the address of --database may be disable, prefer"), "{refused}");
        }
        for rest in
            ["sslMode=require", "sslmod=require", "ssl-mode=require", "ssl-ca=f", "ssl-root-cert=f", "SSLROOTCERT=f"]
        {
            let refused = refusal(&format!("?sslmode=require&{rest}"), &[]);
            assert!(refused.contains("sslmode, sslrootcert, sslcert and sslkey"), "{rest}: {refused}");
        }
    }

    #[test]
    fn a_file_that_is_needed_and_not_there_is_named_with_what_names_it() {
        let unread = |rest: &str, variables: &[(&str, &str)]| {
            let address = address("db.example", encryption(rest, variables).unwrap());
            address.check_files().map_err(|error| error.to_string())
        };
        let none: &[(&str, &str)] = &[];
        for (rest, variables, names) in [
            ("?sslmode=verify-ca&sslrootcert=/nowhere/f", none, "sslrootcert in the address of --database"),
            ("?sslmode=verify-ca", &[("PGSSLROOTCERT", "/nowhere/f")], "PGSSLROOTCERT"),
            ("?sslcert=/nowhere/f", none, "sslcert in the address of --database"),
            ("?sslmode=require", &[("PGSSLKEY", "/nowhere/f")], "PGSSLKEY"),
        ] {
            let refused = unread(rest, variables).unwrap_err();
            assert!(refused.contains(&format!("cannot use /nowhere/f, which {names} names")), "{rest}: {refused}");
        }
        for rest in ["?sslrootcert=/nowhere/f", "?sslmode=disable&sslcert=/nowhere/f&sslrootcert=/nowhere/f"] {
            assert_eq!(unread(rest, &[]), Ok(()), "{rest}");
        }
    }

    #[test]
    fn a_folder_in_place_of_the_host_is_a_socket() {
        let wanted = || encryption("?sslmode=verify-full&sslrootcert=/nowhere/f", &[]).unwrap();
        let socket = address("/run/postgresql", wanted());
        assert!(matches!(socket.options.get_ssl_mode(), PgSslMode::Disable) && socket.check_files().is_ok());
        assert_eq!(socket.to_string(), "club@/run/postgresql/games");
        let host = address("db.example", wanted());
        assert!(matches!(host.options.get_ssl_mode(), PgSslMode::VerifyFull) && host.check_files().is_err());
        assert_eq!(host.to_string(), "club@db.example:5432/games");
    }
}
