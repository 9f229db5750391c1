//! Starting and stopping the server.

use std::future::Future;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::http;
use crate::machine::Pace;
use crate::store::{OpenError, SqliteStore, Store};
use crate::tables::Tables;

/// The name of the database in its folder.
const DATABASE: &str = "ashtapada.db";

/// How to serve.
#[derive(Debug, Clone)]
pub struct Config {
    /// The folder of the data, or the database file itself.
    pub data: PathBuf,
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Whether to open a browser on the page.
    pub open_browser: bool,
}

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Something else listens there.
    #[error(
        "{0} is taken: perhaps Ashtapada runs already (look at http://{0}/), or another program does. Stop it, or \
         choose another port with --listen, for example --listen {1}"
    )]
    Taken(SocketAddr, SocketAddr),
    /// It is not possible to listen there.
    #[error("cannot listen on {0}: {1}. Choose another address with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// Serving ended with an error.
    #[error("the server stopped: {0}")]
    Io(#[from] std::io::Error),
}

/// The folder where this platform keeps the data of programs, for us; `None` where there is no home.
pub fn data_folder() -> Option<PathBuf> {
    use etcetera::BaseStrategy;
    etcetera::choose_base_strategy().ok().map(|home| home.data_dir().join("ashtapada"))
}

/// The database that `data` means: itself when it names a file, else one in that folder.
///
/// ```
/// use std::path::Path;
/// use ashtapada_server::database_file;
/// assert_eq!(database_file(Path::new("games")), Path::new("games/ashtapada.db"));
/// assert_eq!(database_file(Path::new("games/mine.sqlite")), Path::new("games/mine.sqlite"));
/// ```
pub fn database_file(data: &Path) -> PathBuf {
    let named = data.extension().is_some_and(|end| end == "db" || end == "sqlite" || end == "sqlite3");
    if data.is_file() || (named && !data.is_dir()) { data.to_owned() } else { data.join(DATABASE) }
}

/// A server that listens, and does not answer yet.
pub struct Server {
    listener: TcpListener,
    tables: Arc<Tables>,
    local: bool,
}

impl Server {
    /// Listens at `listen` and serves the games of `store`.
    ///
    /// # Errors
    /// The address is taken, or cannot be listened at.
    pub async fn bind(store: Arc<dyn Store>, listen: SocketAddr, pace: Pace) -> Result<Server, ServeError> {
        let listener = TcpListener::bind(listen).await.map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => {
                let port = listen.port().checked_add(1).unwrap_or(0);
                ServeError::Taken(listen, SocketAddr::new(listen.ip(), port))
            }
            _ => ServeError::Listen(listen, error),
        })?;
        Ok(Server { listener, tables: Tables::new(store, pace), local: listen.ip().is_loopback() })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` is done; then lets every client know, finishes what is under way and lets
    /// go of the storage.
    ///
    /// # Errors
    /// The network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let tables = Arc::clone(&self.tables);
        let ending = Arc::clone(&self.tables);
        let router = http::router(self.tables, self.local);
        // Messages are small and wait for no others. A connection that cannot be set so works too.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        // Sockets are told with the first sign, or the server would wait for them for ever.
        let served = axum::serve(listener, router).with_graceful_shutdown(async move {
            stop.await;
            ending.close().await;
        });
        served.await?;
        tables.close().await;
        Ok(())
    }
}

/// Serves until the program is asked to stop (Ctrl+C, or SIGTERM).
///
/// # Errors
/// See [`ServeError`]; each says what to do.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let store = SqliteStore::open(&database_file(&config.data)).await?;
    let server = Server::bind(Arc::new(store), config.listen, Pace::default()).await?;
    let mut address = server.address()?;
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    let page = format!("http://{address}/");
    println!("Ashtapada is at {page} (Ctrl+C stops it)");
    if config.open_browser
        && let Err(error) = open::that_detached(&page)
    {
        eprintln!("No browser could be opened ({error}): open {page} yourself.");
    }
    server.run(asked_to_stop()).await
}

async fn asked_to_stop() {
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        result = tokio::signal::ctrl_c() => if result.is_err() { std::future::pending::<()>().await },
        () = terminated => {}
    }
}
