//! `ashtapada serve`: the web page.

use std::net::SocketAddr;
use std::path::PathBuf;

use ashtapada_server::ServeError;

use super::Failure;
use super::solve::solved_folder;

/// Serve the web page and open the browser (what happens without a command)
///
///   ashtapada serve --listen 127.0.0.1:8000 --data ~/games --no-browser
///   ashtapada serve --lan              the table for everybody in the room
///   ashtapada serve --public-url https://play.example.org --no-browser    behind a proxy with TLS
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Serve {
    /// Address of this computer and port to listen on; port 0 takes any that is free
    #[arg(long, default_value = "127.0.0.1:4949", value_name = "ADDRESS:PORT", value_parser = parse_address)]
    listen: SocketAddr,
    /// Folder of the games, or the file itself (default: the data folder of this system)
    #[arg(long, value_name = "PATH")]
    data: Option<PathBuf>,
    /// Folder of the games that `ashtapada solve` has solved (default: in the data folder of this system)
    #[arg(long, value_name = "PATH")]
    solved: Option<PathBuf>,
    /// PostgreSQL database of the games, instead of a file; servers may share it. The password may stand in PGPASSWORD
    #[arg(long, value_name = "URL", env = "ASHTAPADA_DATABASE", hide_env_values = true, conflicts_with = "data")]
    database: Option<String>,
    /// Where the other servers of the same site reach this one, for example 10.0.0.5:4950: it listens there for them alone
    #[arg(long, value_name = "HOST:PORT", requires = "database", conflicts_with = "data")]
    inner: Option<String>,
    /// Let phones and other devices of the same network play: it says at which address
    #[arg(long)]
    lan: bool,
    /// Address of the site, when a proxy on this computer serves it to everybody, for example https://play.example.org
    #[arg(long, value_name = "URL", conflicts_with = "lan")]
    public_url: Option<ashtapada_server::PublicUrl>,
    /// Do not open the browser
    #[arg(long)]
    no_browser: bool,
    #[command(flatten)]
    log: super::log::Log,
}

/// An address of this computer, which is also called `localhost`.
fn parse_address(text: &str) -> Result<SocketAddr, &'static str> {
    let own = text.rsplit_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("localhost"));
    let parsed = match own {
        Some((_, port)) => port.parse().ok().map(|port| SocketAddr::from(([127, 0, 0, 1], port))),
        None => text.parse().ok(),
    };
    parsed.ok_or("expected an address and a port, for example localhost:4949, 127.0.0.1:4949 or [::1]:4949")
}

/// Where the games are: as `--data` says, or in the data folder of this system.
pub fn data_folder(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    given.or_else(ashtapada_server::data_folder).ok_or(Failure::NoDataFolder)
}

impl Serve {
    /// Serves until Ctrl+C; a second one stops at once.
    pub fn run(self) -> Result<(), Failure> {
        self.log.begin();
        let database = self.database.map(|url| url.parse()).transpose().map_err(ServeError::Store)?;
        // Who has a database server needs no folder.
        let data = if database.is_some() { PathBuf::new() } else { data_folder(self.data)? };
        let solved = solved_folder(self.solved);
        let config = ashtapada_server::Config {
            data,
            solved: solved.unwrap_or_default(),
            database,
            listen: self.listen,
            lan: self.lan,
            public_url: self.public_url,
            inner: self.inner,
            open_browser: !self.no_browser,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let done = runtime.block_on(ashtapada_server::serve(config));
        // Does not wait for computations and sockets that are still running.
        runtime.shutdown_background();
        Ok(done?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_computer_has_a_name_and_addresses() {
        for (text, address) in [
            ("localhost:4949", "127.0.0.1:4949"),
            ("LocalHost:0", "127.0.0.1:0"),
            ("127.0.0.1:80", "127.0.0.1:80"),
            ("[::1]:4949", "[::1]:4949"),
        ] {
            assert_eq!(parse_address(text), Ok(address.parse().unwrap()), "{text}");
        }
        for text in ["localhost", "localhost:", "localhost:99999", "local:80", "example.org:80", "127.0.0.1", ""] {
            assert!(parse_address(text).is_err_and(|why| why.contains("localhost:4949")), "{text}");
        }
    }
}
