//! All tables of this server: those that are live in their rooms, and the rest in the store.

mod finished;
mod knowing;
mod looking;
mod throws;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ashtapada_local::summary::summary;
use ashtapada_room::{Event, Pace};
use ashtapada_rulebook::Words;
use ashtapada_solver::Shelf;
use ashtapada_table::{NewGame, Problem, StoredEntry, Table, Timing};
use tokio::sync::{mpsc, oneshot};
use tracing::warn;

use crate::clock::Ticks;
use crate::closing::{Shutdown, ShutdownSignal};
use crate::fair::{FairGate, Turn, aside};
use crate::guests::Guest;
use crate::lease::Leases;
use crate::life::{GameUptime, Uptime};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::protocol::{Created, GameList, GameSummary, ServerMessage};
use crate::push::Pushes;
use crate::room::{Command, ROOM_QUEUE, RoomServices, RoomTask};
use crate::store::{Cursor, ListFilter, ListedGame, Store, StoreError};
use crate::thinkers::Thinkers;
use crate::view::KnownLog;
use crate::{clock, problem, setup, view};

/// The largest page of the list of games.
const LISTED: u32 = 200;

/// How long a game that nobody has begun is kept, in milliseconds: 30 days.
const UNBEGUN: u64 = 30 * 24 * 60 * 60 * 1000;

/// The tables of a server.
pub struct Tables {
    store: Arc<dyn Store>,
    leases: Leases,
    uptime: Arc<Uptime>,
    pace: Pace,
    services: RoomServices,
    rooms: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    doors: Arc<Shutdown>,
    metrics: Arc<Metrics>,
    lobby: Arc<Lobby>,
    throws: throws::ThrowCountCache,
    gate: FairGate,
    finished: finished::FinishedGames,
}

/// The services that the tables of a server share with the others.
pub struct TableServices {
    /// Where games are stored.
    pub store: Arc<dyn Store>,
    /// For how long a game is this server's.
    pub leases: Leases,
    /// When the time of games counts.
    pub uptime: Arc<Uptime>,
    /// The end of the server.
    pub doors: Arc<Shutdown>,
    pub metrics: Arc<Metrics>,
    /// How people find tables.
    pub lobby: Arc<Lobby>,
    /// Who tells browsers whose page is closed.
    pub pushes: Arc<Pushes>,
    /// Whose turn it is at what takes long.
    pub gate: FairGate,
    /// The time by which tables measure.
    pub time: Ticks,
    /// The solved games.
    pub shelf: Shelf,
}

impl Tables {
    /// Tables where computer players play at that pace.
    pub fn new(beside: TableServices, pace: Pace) -> Arc<Tables> {
        let TableServices { store, leases, uptime, doors, metrics, lobby, pushes, gate, time, shelf } = beside;
        let services = RoomServices {
            store: Arc::clone(&store),
            time,
            thinkers: Thinkers::default().counted_by(metrics.searches()).knowing(shelf),
            lobby: Arc::clone(&lobby),
            pushes: Arc::clone(&pushes),
            slow: metrics.slow_clients(),
        };
        let tables = Arc::new(Tables {
            store,
            leases,
            uptime,
            pace,
            services,
            rooms: Mutex::default(),
            doors,
            metrics,
            lobby,
            throws: throws::ThrowCountCache::default(),
            gate,
            finished: finished::FinishedGames::default(),
        });
        let rooms = Arc::downgrade(&tables);
        pushes.when_gone(move |game, endpoint| {
            let Some(tables) = rooms.upgrade() else { return };
            tokio::spawn(async move {
                if let Ok(room) = tables.room(&game, &Guest::server()).await {
                    let _ = room.send(Command::Event(Event::Untell { endpoint })).await;
                }
            });
        });
        tables
    }

    /// How the clock of a table was noted, and when a server lived that would have measured it. What cannot be read is as
    /// if it had not been noted.
    async fn noted(&self, table: &Table) -> (Option<Timing>, GameUptime) {
        if table.clock().is_none() {
            return (None, GameUptime::default());
        }
        let id = &table.header().id;
        let lives = self.uptime.of_game(id).await;
        (self.store.timing(id).await.unwrap_or_default(), lives)
    }

    /// Sets up a table.
    ///
    /// # Errors
    /// The request is invalid (the message is in the language of `words`), or the game cannot be stored.
    pub async fn create(&self, asked: NewGame, guest: &Guest, words: Words) -> Result<Created, Problem> {
        let (actions, now) = (asked.actions.len(), clock::now());
        let (table, log) = self.gate.run(guest, actions, move || setup::set_up(&asked, now, words)).await?;
        Ok(Created { id: self.add(&table, &log).await? })
    }

    /// Stores a new table; gives its id.
    ///
    /// # Errors
    /// It cannot be stored.
    async fn add(&self, table: &Table, log: &[StoredEntry]) -> Result<String, Problem> {
        let id = &table.header().id;
        self.store.create(table.header(), log, &table.glance()).await?;
        if table.is_apart() {
            self.lobby.code_of(id);
        }
        Ok(id.clone())
    }

    /// Games of the list, last played first: at most `limit`, from the beginning of the list or after a cursor.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn list(&self, which: ListFilter, after: Option<Cursor>, limit: u32) -> Result<GameList, Problem> {
        let page = self.store.newest(which, after.as_ref(), limit.clamp(1, LISTED)).await?;
        let next = page.next.map(|next| next.to_string());
        // A table to which people come by its link is listed to nobody.
        let listed = page.games.into_iter().filter(|listed| !listed.game.setup.apart);
        let listed: Vec<ListedGame> = listed.collect();
        let mut games = aside(move || Ok(listed.into_iter().filter_map(shown).collect::<Vec<_>>())).await?;
        // How a game ended may follow from its log alone: somebody resigned, or a position occurred for the third time.
        for game in games.iter_mut().filter(|game| game.over) {
            let turn = self.gate.turn(&Guest::server()).await?;
            if let Ok(table) = self.table(&game.id, &turn).await {
                game.view = table.view();
            }
        }
        Ok(GameList { games, next })
    }

    /// Removes games that nobody has begun for long, but for those that somebody looks at.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn tidy(&self, now: u64) -> Result<u64, Problem> {
        let live: Vec<String> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.keys().cloned().collect()
        };
        Ok(self.store.tidy(now.saturating_sub(UNBEGUN), &live).await?)
    }

    /// Takes a game off the list, or puts it back.
    ///
    /// # Errors
    /// There is no such game, or the storage fails.
    pub async fn set_listed(&self, id: &str, listed: bool) -> Result<(), Problem> {
        self.store.set_listed(id, listed).await.map_err(|error| match error {
            StoreError::Missing { .. } => Problem::no_game(id),
            error => Problem::from(error),
        })
    }

    /// The snapshot for a client that would enter and knows so much of the log.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read.
    pub async fn look(&self, id: &str, known: KnownLog, guest: &Guest) -> Result<ServerMessage, Problem> {
        let (answer, snapshot) = oneshot::channel();
        if let Some(room) = self.live(id)
            && room.send(Command::Look { known, answer }).await.is_ok()
            && let Ok(snapshot) = snapshot.await
        {
            return Ok(snapshot);
        }
        let table = self.load(id, &self.gate.turn(guest).await?).await?;
        let (noted, lives) = self.noted(&table).await;
        let spent = table.spent_since(noted.as_ref(), clock::now(), &lives);
        let runs = table.clock_runs_unwatched() && !noted.is_some_and(|noted| noted.paused);
        Ok(view::snapshot(&table, known, table.clock_view(spent, runs)))
    }

    /// The table of a game as it is now, for whoever has his turn.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read.
    pub async fn table(&self, id: &str, turn: &Turn) -> Result<Arc<Table>, Problem> {
        let (answer, table) = oneshot::channel();
        if let Some(room) = self.live(id)
            && room.send(Command::Table { answer }).await.is_ok()
            && let Ok(table) = table.await
        {
            return Ok(Arc::new(table));
        }
        self.load(id, turn).await
    }

    /// The room of a game, opened if it is not live.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read.
    pub async fn room(self: &Arc<Self>, id: &str, guest: &Guest) -> Result<mpsc::Sender<Command>, Problem> {
        if let Some(room) = self.live(id) {
            return Ok(room);
        }
        let (closing, lease) = (self.closing(), self.leases.begin());
        if closing.has_begun() {
            return Err(problem::stopping());
        }
        // Before the log is read: nobody else writes to it from then on.
        self.store.claim(id).await?;
        let table = self.load(id, &self.gate.turn(guest).await?).await?;
        let (noted, lives) = self.noted(&table).await;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have opened it while we read the log.
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (sender, commands) = mpsc::channel(ROOM_QUEUE);
        rooms.insert(id.to_owned(), sender.clone());
        let room = RoomTask::new(Arc::unwrap_or_clone(table), self.pace, (noted, &lives), self.services.clone());
        let (tables, name, own) = (Arc::clone(self), id.to_owned(), sender.clone());
        tokio::spawn(room.under(lease).run(commands, closing, move || tables.left(&name, &own)));
        Ok(sender)
    }

    /// Makes sure that games can be read and written.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.store.ready().await
    }

    /// The signal that the server closes.
    pub fn closing(&self) -> ShutdownSignal {
        self.doors.signal()
    }

    /// The threads of computer players.
    pub const fn thinkers(&self) -> &Thinkers {
        &self.services.thinkers
    }

    /// Whose turn it is at what takes long.
    pub fn gate(&self) -> &FairGate {
        &self.gate
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How many games are live.
    pub fn live_rooms(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether a game is live.
    pub fn is_live(&self, id: &str) -> bool {
        self.live(id).is_some()
    }

    fn live(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).filter(|room| !room.is_closed()).cloned()
    }

    fn left(&self, id: &str, room: &mpsc::Sender<Command>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(id).is_some_and(|listed| listed.same_channel(room)) {
            rooms.remove(id);
        }
    }

    /// The table of a stored game: replayed, but where it was over when it was replayed before and nothing has changed since.
    async fn load(&self, id: &str, turn: &Turn) -> Result<Arc<Table>, Problem> {
        let game = self.store.game(id).await?.ok_or_else(|| Problem::no_game(id))?;
        if let Some(known) = self.finished.of(&game)
            && self.store.log(id, known.last()).await?.is_empty()
        {
            return Ok(known);
        }
        let log = self.store.log(id, 0).await?;
        let actions = log.len();
        let replay = move || {
            let id = game.id.clone();
            Table::open(game, log).map(Arc::new).map_err(|error| {
                warn!(game = id, why = %error, "a stored game cannot be replayed");
                problem::unreadable(&error)
            })
        };
        let table = turn.run(actions, replay).await?;
        self.finished.keep(&table);
        Ok(table)
    }
}

/// A game as the list shows it.
fn shown(listed: ListedGame) -> Option<GameSummary> {
    summary(listed.game, listed.played, listed.glance)
}
