//! Starting and stopping the server.

mod place;
mod stopping;

use std::future::{Future, pending};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use place::BoundListener;
use stopping::asked_to_stop;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tracing::{info, warn};

use crate::app::App;
use crate::closing::ShutdownSignal;
use crate::door::Entrance;
use crate::guests::Guests;
use crate::life::LifeFile;
use crate::limits::Limits;
use crate::peer::{Peer, PeerService};
use crate::site::{PublicUrl, Reach};
use crate::store::{Address, ListFilter, OpenError, SharedStore, Store, StoreLocation};
use crate::{clock, http};
use ashtapada_room::Pace;
use ashtapada_solver::Shelf;

/// The name of the database in its folder.
const DATABASE: &str = "ashtapada.db";

/// How often games that nobody has begun are removed; for the first time when the server starts.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The largest head of a request, in bytes; so much is read at once of what follows it, too.
const HEAD: usize = 32 * 1024;

/// How to serve.
#[derive(Debug, Clone)]
pub struct Config {
    /// The folder of the data, or the database file itself.
    pub data: PathBuf,
    /// The folder of solved games, which need not exist.
    pub solved: PathBuf,
    /// The database server that has the games instead, which other servers may share.
    pub database: Option<Address>,
    /// Where to listen: an address of this computer alone; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Whether devices of the same network may come too.
    pub lan: bool,
    /// The address of the site, when a proxy on this computer serves it to everybody.
    pub public_url: Option<PublicUrl>,
    /// Where the other servers of the site reach this one, and where it listens for them: host and port.
    pub inner: Option<String>,
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
        "{0} is in use: perhaps Ashtapada is already running (look at http://{0}/), or another program uses it. Stop it, or \
         choose another port with --listen, for example --listen {1}"
    )]
    Taken(SocketAddr, SocketAddr),
    /// It is not possible to listen there.
    #[error("cannot listen on {0}: {1}. Choose another address with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// Other computers would reach the table, and nobody said that they may.
    #[error(
        "other computers can reach {0}. Add --lan to let the devices of your network play, or listen on this computer \
         only, for example --listen {1}"
    )]
    Public(SocketAddr, SocketAddr),
    /// The addresses of this computer are not known.
    #[error(
        "this computer is in no network that other devices could come from: {0}. Connect it to one, or leave --lan out"
    )]
    NoNetwork(String),
    /// The other servers of the site cannot reach it there.
    #[error(
        "cannot listen at {0} for the other servers of the site: {1}. Give --inner an address of this computer that they \
         reach, for example 10.0.0.5:4950"
    )]
    Inner(String, std::io::Error),
    /// Serving ended with an error.
    #[error("the server stopped: {0}")]
    Io(#[from] std::io::Error),
}

/// Our folder in the data folder of this platform; `None` where there is no home directory.
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

/// A client's connection, which may become a socket.
type Connection = http1::UpgradeableConnection<TokioIo<Pin<Box<TimeoutStream<TcpStream>>>>, PeerService>;

/// A server that listens, but does not answer yet.
pub struct Server {
    listener: TcpListener,
    /// Where the other servers of the site come in.
    inner: Option<TcpListener>,
    app: App,
    reach: Reach,
    limits: Limits,
}

impl Server {
    /// Listens at `listen` and serves the games of `store`.
    ///
    /// # Errors
    /// The address is taken, cannot be listened at, or can be reached by other computers.
    pub async fn bind(store: Arc<dyn Store>, listen: SocketAddr, pace: Pace) -> Result<Server, ServeError> {
        Ok(Server::new(
            place::listen_here(listen).await?,
            SharedStore::alone(store),
            pace,
            (Reach::Here, Vec::new()),
            Shelf::default(),
        ))
    }

    /// The same for a store that other servers may share, which reach this one by `inner`.
    ///
    /// # Errors
    /// See [`Server::bind`].
    pub async fn bind_among(
        shared: SharedStore,
        inner: TcpListener,
        listen: SocketAddr,
        pace: Pace,
    ) -> Result<Server, ServeError> {
        let server =
            Server::new(place::listen_here(listen).await?, shared, pace, (Reach::Here, Vec::new()), Shelf::default());
        Ok(Server { inner: Some(inner), ..server })
    }

    /// The same, behind a proxy on this computer that serves it to everybody at that address.
    ///
    /// # Errors
    /// See [`Server::bind`].
    pub async fn bind_site(
        store: Arc<dyn Store>,
        listen: SocketAddr,
        pace: Pace,
        site: PublicUrl,
    ) -> Result<Server, ServeError> {
        let addresses = vec![site.to_string()];
        Ok(Server::new(
            place::listen_here(listen).await?,
            SharedStore::alone(store),
            pace,
            (Reach::Site(site), addresses),
            Shelf::default(),
        ))
    }

    fn new(
        listener: TcpListener,
        shared: SharedStore,
        pace: Pace,
        (reach, addresses): (Reach, Vec<String>),
        shelf: Shelf,
    ) -> Server {
        let app = App::among(shared, pace, addresses, shelf);
        Server { listener, inner: None, app, reach, limits: Limits::default() }
    }

    /// The same with other limits.
    pub fn with_limits(self, limits: Limits) -> Server {
        self.app.pushes.only(limits.push);
        Server { limits, ..self }
    }

    /// Where it listens.
    ///
    /// # Errors
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` is done; then notifies every client, finishes pending requests and closes the storage, within
    /// its limits.
    ///
    /// # Errors
    /// The network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Server { mut listener, mut inner, app, reach, limits } = self;
        let guests = Guests::new(limits.per_address);
        let by = |entrance| {
            let (app, guests) = (app.clone(), Arc::clone(&guests));
            TowerToHyperService::new(http::router(app, reach.clone(), entrance, limits, guests))
        };
        let (people, mates) = (by(Entrance::Public), by(Entrance::Inner(Arc::new(app.cluster.seals()))));
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(HEAD);
        let mut connections = JoinSet::new();
        let looking = tokio::spawn(Arc::clone(&app.tables).look_after_games());
        let sharing = tokio::spawn({
            let app = app.clone();
            async move { app.share_news().await }
        });
        let mut stop = pin!(stop);
        let mut day = tokio::time::interval(DAY);
        loop {
            tokio::select! {
                _ = day.tick() => {
                    let (tables, accounts) = (Arc::clone(&app.tables), Arc::clone(&app.accounts));
                    // What cannot be removed today is removed tomorrow.
                    app.doors.in_background(async move {
                        if let Ok(removed @ 1..) = tables.tidy(clock::now()).await {
                            info!(removed, "removed games that nobody had begun");
                        }
                        let _ = accounts.told("tidy", accounts.stored().tidy_tokens(clock::now()).await);
                        let _ = accounts.forget().await;
                    });
                }
                ((stream, peer), router) = arrival(&mut listener, &mut inner, [&people, &mates]) => {
                    // Messages are small and must not wait to be sent together. A connection without the option works
                    // too.
                    let _ = stream.set_nodelay(true);
                    let mut stream = TimeoutStream::new(stream);
                    stream.set_write_timeout(Some(limits.read));
                    let service = PeerService { router, peer: Peer::at(peer.ip()) };
                    let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service);
                    connections.spawn(until_it_ends(connection.with_upgrades(), app.doors.signal()));
                }
                Some(_) = connections.join_next() => {}
                () = &mut stop => break,
            }
        }
        info!("stopping");
        looking.abort();
        drop((listener, inner));
        if timeout(limits.leave, app.doors.close()).await.is_err() {
            info!("requests or sockets did not end in time, and were cut off");
        }
        connections.abort_all();
        sharing.abort();
        if timeout(limits.close, app.close()).await.is_err() {
            warn!("the storage did not close in time; the next start finds everything all the same");
        }
        info!("stopped");
        Ok(())
    }
}

/// The next connection, and what is served over it: to people, or to the other servers of the site.
async fn arrival<T: Clone>(
    listener: &mut TcpListener,
    inner: &mut Option<TcpListener>,
    [people, mates]: [&T; 2],
) -> ((TcpStream, SocketAddr), T) {
    let inner = async {
        match inner {
            Some(inner) => Listener::accept(inner).await,
            None => pending().await,
        }
    };
    tokio::select! {
        arrived = Listener::accept(listener) => (arrived, people.clone()),
        arrived = inner => (arrived, mates.clone()),
    }
}

/// Serves a connection. When the server closes, the pending request is answered and no other is read.
async fn until_it_ends(connection: Connection, mut closing: ShutdownSignal) {
    let mut connection = pin!(connection);
    // An error concerns its client alone.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = closing.begins() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Serves until the program is asked to stop (Ctrl+C, or SIGTERM); at once when it is asked again.
///
/// # Errors
/// See [`ServeError`]; each says what to do.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    survive_full_files();
    // The address first: if Ashtapada runs already, the error names the page.
    let BoundListener { listener, here, reach, addresses } = BoundListener::of(&config).await?;
    let (database, file) = match config.database {
        Some(address) => (StoreLocation::Server(address), None),
        None => (StoreLocation::File(database_file(&config.data)), Some(database_file(&config.data))),
    };
    // Before the others are told of it.
    let inner = match &config.inner {
        Some(inner) => Some(TcpListener::bind(inner).await.map_err(|error| ServeError::Inner(inner.clone(), error))?),
        None => None,
    };
    let shared = database.open(config.inner).await?;
    // Where several servers share a database, games go on while one of them is down: the database knows when all were.
    let life = match file {
        Some(file) => {
            let newest = shared.store.newest(ListFilter::All, None, 1).await.ok();
            let newest = newest.and_then(|page| page.games.into_iter().next());
            Some(LifeFile::begin(file.with_extension("alive"), newest.map(|game| game.played), clock::now()))
        }
        None => None,
    };
    let place = (reach.clone(), addresses.clone());
    let server = Server { inner, ..Server::new(listener, shared, Pace::default(), place, Shelf::at(config.solved)) };
    if let Some(life) = &life {
        server.app.uptime.noted_in(life.clone());
    }
    info!(address = %here, network = ?addresses, database = %database, version = env!("CARGO_PKG_VERSION"), "serving");
    let page = match &reach {
        Reach::Site(site) => format!("{site}/"),
        Reach::Here | Reach::Network => format!("http://{here}/"),
    };
    // Before anybody knows that it serves, so that it ends in order whenever it is asked to.
    let (asked, asked_again) = asked_to_stop();
    println!("Ashtapada is at {page} (Ctrl+C stops it)");
    match &reach {
        Reach::Site(_) => println!("The proxy passes requests on to {here}"),
        Reach::Here | Reach::Network => place::tell(&addresses),
    }
    if config.open_browser && open::that_detached(&page).is_err() {
        eprintln!("No browser could be opened: open {page} yourself.");
    }
    let done = tokio::select! {
        done = server.run(asked) => done,
        // Acknowledged actions are on the disk; the next start finds them.
        () = asked_again => Ok(()),
        () = async { if let Some(life) = &life { life.go_on().await } else { pending().await } } => Ok(()),
    };
    if let Some(life) = &life {
        life.note(clock::now());
    }
    done
}

/// A file that may not grow any more (`ulimit -f`) becomes an error to report, and does not end the program.
fn survive_full_files() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // With a handler the signal no longer ends the program. Without one, everything else still works.
        let _ = signal(SignalKind::from_raw(libc::SIGXFSZ));
    }
}
