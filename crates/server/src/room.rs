//! A room: one live game, its log, and everyone who watches it.
//!
//! A room is a task that owns its [`Table`]. Every change of the game goes through its queue, one at a time: it is
//! computed, stored, and only then sent to the clients and acknowledged. The room also plays what the server plays by
//! itself ([`crate::machine`]).

mod absence;
mod absent;
mod agreeing;
mod autoplay;
mod client;
mod clock;
mod command;
mod hearing;
mod log;
mod next;
mod offered;
mod pushing;
mod queue;
mod rated;
mod seats;
mod talk;
pub mod time;

use std::future::pending;
use std::sync::Arc;
use std::time::{Duration, Instant};

use absence::Away;
use ashtapada_rules::Seat;
use ashtapada_table::{Problem, Table};
use axum::extract::ws::Utf8Bytes;
use client::Client;
use clock::RoomClock;
pub use command::{ClientNumber, Command, Entered, Knowing};
use prometheus_client::metrics::counter::Counter;
pub use queue::{CLIENT_BYTES, Inbox, NotQueued, Outbox, queue};
pub use rated::Counts;
use seats::Joint;
pub(crate) use seats::not_yours;
use talk::Talked;
use tokio::sync::{mpsc, oneshot, watch};

use crate::clock::Ticks;
use crate::closing::Closing;
use crate::lobby::Lobby;
use crate::machine::{Machine, Pace, Players};
use crate::metrics::Metrics;
use crate::protocol::{ServerMessage, Tempo};
use crate::push::Pushes;
use crate::secret::SiteSecret;
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::view::Known;
use crate::{problem, view};

/// How many messages may wait for a room; senders wait in turn.
pub const ROOM_QUEUE: usize = 64;

/// One live game.
pub struct Room {
    table: Table,
    store: Arc<dyn Store>,
    pace: Pace,
    tempo: Tempo,
    clients: Vec<Client>,
    next_client: ClientNumber,
    machine: Option<Machine>,
    /// Whether `machine` was asked for, and does not wait.
    hurries: bool,
    players: Players,
    /// What some would like to do with the consent of the others.
    wish: Option<Joint>,
    /// Another server has the game, or may have it: what is known here may be out of date.
    lost: bool,
    /// Changes when another server may take the game.
    lapses: watch::Receiver<u64>,
    /// The log in the store may have grown without us knowing.
    doubtful: bool,
    time: Ticks,
    clock: RoomClock,
    away: Away,
    /// Number of the last entry that clients were sent, and when: while the game is played unseen they are sent many at
    /// once.
    told: (u32, Instant),
    /// Counts the clients that did not read in time.
    slow: Counter,
    /// Where people find tables.
    lobby: Arc<Lobby>,
    /// By which it is found; empty at a table for one screen, and when the game was over from the beginning.
    code: String,
    talked: Talked,
    /// Who tells browsers whose page is closed.
    pushes: Arc<Pushes>,
    /// Whose turn it is, as far as anybody was told.
    on_turn: Option<Seat>,
    /// The next game of the same group.
    next: Option<String>,
    rated: rated::Known,
    /// The computer player that plays on, though the others would end the game, and after which entry it was asked.
    plays_on: Option<(u32, Seat)>,
}

impl Room {
    /// A room for a table, with a time to measure by.
    pub fn new(table: Table, store: Arc<dyn Store>, pace: Pace, time: Ticks) -> Room {
        let told = (table.last(), Instant::now());
        let on_turn = table.waits_for();
        let pushes = Arc::new(Pushes::new(Arc::new(SiteSecret::of(Arc::clone(&store))), &[]));
        Room {
            table,
            store,
            pace,
            tempo: Tempo::default(),
            clients: Vec::new(),
            next_client: 0,
            machine: None,
            hurries: false,
            players: Players::default(),
            wish: None,
            lost: false,
            // Nobody else is there, so it never changes.
            lapses: watch::channel(0).1,
            doubtful: false,
            time,
            clock: RoomClock::default(),
            away: Away::default(),
            told,
            slow: Counter::default(),
            lobby: Arc::default(),
            code: String::new(),
            talked: Talked::default(),
            pushes,
            on_turn,
            next: None,
            rated: rated::Known::default(),
            plays_on: None,
        }
    }

    /// The same, of a server that others take for dead when this changes.
    pub fn until(self, lapses: watch::Receiver<u64>) -> Room {
        Room { lapses, ..self }
    }

    /// The same, as one of a server's: counted among its numbers, and with its threads for computer players.
    pub fn served_by(self, metrics: &Metrics, thinkers: Thinkers) -> Room {
        Room { players: Players::with(thinkers), slow: metrics.slow_clients(), ..self }
    }

    /// The same, which tells browsers of turns.
    pub fn telling(self, pushes: &Arc<Pushes>) -> Room {
        Room { pushes: Arc::clone(pushes), ..self }
    }

    /// The same, known in the lobby of a server.
    pub fn known_in(self, lobby: &Arc<Lobby>) -> Room {
        Room { lobby: Arc::clone(lobby), ..self }
    }

    /// Serves until there have been no clients for a while, until another server has the game, or until `closing` begins.
    ///
    /// `leave` is called at the end; it takes the room off the list, so that no new command comes.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, closing: Closing, leave: impl FnOnce()) {
        let mut lapses = self.lapses.clone();
        tokio::select! {
            // Whatever is under way then, perhaps with a database that does not answer, comes to nothing here.
            () = has_lapsed(&mut lapses) => self.lost = true,
            () = self.go_on(&mut commands, closing) => {}
        }
        if self.lost {
            // Its clients connect again, and are led to whoever has the game.
            self.clients.iter().for_each(|client| client.to.has_moved());
        }
        self.clients.clear();
        self.wind_clock();
        if !self.lost {
            self.leave_time().await;
        }
        self.tell_lobby();
        if !self.lost {
            self.store.release(&self.table.header().id).await;
        }
        leave();
        // A client that entered while the room was closing gets no answer, and asks for the room again.
        commands.close();
    }

    async fn go_on(&mut self, commands: &mut mpsc::Receiver<Command>, mut closing: Closing) {
        // A game that goes on though nobody is there.
        self.wind_clock();
        self.wind_up(Duration::ZERO);
        self.keep_time().await;
        loop {
            self.keep_ratings().await;
            let empty = self.clients.is_empty() && self.machine.is_none();
            let linger = self.pace.linger;
            let (left, away) = (self.time_left(), self.absence_left());
            tokio::select! {
                biased;
                () = closing.begins() => break,
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                wish = async { match &mut self.machine { Some(machine) => machine.await, None => pending().await } } => {
                    self.machine = None;
                    self.fulfil(wish).await;
                }
                () = time::flag_falls(left) => self.call_time().await,
                () = time::flag_falls(away) => self.settle_absence().await,
                () = tokio::time::sleep(linger), if empty => break,
            }
            if self.lost {
                break;
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter { known, keys, visit, player, local, to, number } => {
                let seats = self.seats_of(&keys, player.as_ref());
                let client = Client { number: self.next_client + 1, to, visit, player, local, seats, lag: 0 };
                // Where days count, the time may have run out meanwhile.
                self.call_time().await;
                // What cannot be found out now is no reason not to let anybody in.
                let _ = self.look_for_next().await;
                self.enter(client, known, number);
            }
            Command::Leave { client } => {
                self.clients.retain(|known| known.number != client);
                self.tell_seats();
                if self.clients.is_empty() {
                    self.machine = None;
                    self.wind_clock();
                    // Whoever comes next sees the game go on.
                    if self.tempo == Tempo::Unseen {
                        self.tempo = Tempo::default();
                    }
                    self.wind_up(Duration::ZERO);
                }
            }
            Command::Say { client, message } => self.hear(client, message).await,
            Command::Untell { endpoint } => self.untell(&endpoint).await,
            Command::Lag { client, millis } => self.note_lag(client, millis),
            // Whoever asked may have gone.
            Command::Look { known, to } => {
                let _ = to.send(self.snapshot(known));
            }
            Command::Table { to } => {
                let _ = to.send(self.table.clone());
            }
            Command::Know { change, to } => {
                let _ = to.send(self.know(change).await);
            }
        }
        self.keep_time().await;
    }

    fn enter(&mut self, client: Client, known: Known, number: oneshot::Sender<Result<Entered, Problem>>) {
        // A connection that was given up may be opened late, too.
        if self.clients.iter().any(|known| known.replaces(&client) && !client.replaces(known)) {
            let _ = number.send(Err(problem::came_again()));
            return;
        }
        self.clients.retain(|known| !client.replaces(known));
        self.next_client += 1;
        let entered = Entered { number: client.number, entries: self.table.last() };
        if number.send(Ok(entered)).is_err() {
            return;
        }
        self.clients.push(client);
        self.wind_clock();
        let snapshot = self.snapshot(known);
        self.tell(self.next_client, &snapshot);
        if self.tempo != Tempo::default() {
            self.tell(self.next_client, &ServerMessage::Tempo { tempo: self.tempo });
        }
        self.tell_seats();
        if let Some(wish) = self.wish_view() {
            self.tell(self.next_client, &ServerMessage::Wish { wish: Some(wish), declined: None });
        }
        if let Some(rated) = self.rated_news() {
            self.tell(self.next_client, &rated);
        }
        if let Some(next) = self.next_game(self.next_client) {
            self.tell(self.next_client, &next);
        }
        if self.machine.is_none() {
            self.wind_up(Duration::ZERO);
        }
    }

    fn snapshot(&self, known: Known) -> ServerMessage {
        view::snapshot(&self.table, known, self.clock_view())
    }

    fn tell(&mut self, client: ClientNumber, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        let (slow, game) = (&self.slow, &self.table.header().id);
        self.clients.retain(|known| known.number != client || known.takes(&text, slow, game));
    }

    fn tell_all(&mut self, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        // A client whose queue is full is removed: its socket finds the queue closed and says so.
        let (slow, game) = (&self.slow, &self.table.header().id);
        self.clients.retain(|client| client.takes(&text, slow, game));
    }
}

/// Completes when another server may have the game.
async fn has_lapsed(lapses: &mut watch::Receiver<u64>) {
    if lapses.changed().await.is_err() {
        // Nobody is left who could say so.
        pending().await
    }
}

/// A message as JSON. All of them are plain data, which can always be serialized.
pub fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

#[cfg(test)]
mod absent_tests;
#[cfg(test)]
mod agreeing_tests;
#[cfg(test)]
mod deciding_tests;
#[cfg(test)]
mod keeping_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod unseen_tests;
