//! A room: one live game, its log, and everyone who watches it.
//!
//! A room is a task that owns its [`Table`]. Every change of the game goes through its queue, one at a time: it is
//! computed, stored, and only then sent to the clients and acknowledged. The room also plays what the server plays by
//! itself ([`crate::machine`]).

mod absent;
mod agreeing;
mod hearing;
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

use ashtapada_rules::Seat;
use ashtapada_table::{Act, Entry, PlayerId, Problem, SeatKey, Table, Timing};
use axum::extract::ws::Utf8Bytes;
use prometheus_client::metrics::counter::Counter;
pub use queue::{CLIENT_BYTES, Inbox, NotQueued, Outbox, queue};
use seats::Joint;
pub(crate) use seats::not_yours;
use talk::Talked;
use time::Quota;
use tokio::sync::{mpsc, oneshot, watch};
use tracing::info;

use crate::clock::Ticks;
use crate::lobby::Lobby;
use crate::machine::{self, Machine, Pace, Players, Wish};
use crate::metrics::Metrics;
use crate::protocol::{ClientMessage, ServerMessage, Tempo, Visit};
use crate::push::Pushes;
use crate::secret::SiteSecret;
use crate::store::{Store, StoreError};
use crate::tables::Closing;
use crate::thinkers::Thinkers;
use crate::view::Known;
use crate::{problem, view};

/// How many messages may wait for a room; senders wait in turn.
pub const ROOM_QUEUE: usize = 64;

/// A client's number in its room.
pub type ClientNumber = u64;

/// What a client that has entered is told besides its first messages.
#[derive(Debug)]
pub struct Entered {
    /// Its number.
    pub number: ClientNumber,
    /// How many entries the game has.
    pub entries: u32,
}

/// A command to a room.
#[derive(Debug)]
pub enum Command {
    /// A client enters: it gets a snapshot, and from then on every broadcast message.
    Enter {
        /// What it knows of the log.
        known: Known,
        /// The keys of seats that it shows.
        keys: Vec<(Seat, SeatKey)>,
        /// Which page or program it is, and how often it has come.
        visit: Option<Visit>,
        /// Who it is, if somebody is signed in there.
        player: Option<PlayerId>,
        /// Whether it is on this computer.
        local: bool,
        /// Where its messages go.
        to: Outbox,
        /// Gets its number, unless it has come again since.
        number: oneshot::Sender<Result<Entered, Problem>>,
    },
    /// A client sends a message.
    Say {
        /// Which.
        client: ClientNumber,
        /// What.
        message: ClientMessage,
    },
    /// It takes a message so many milliseconds to a client and back.
    Lag {
        /// Which.
        client: ClientNumber,
        /// How many.
        millis: u64,
    },
    /// A client leaves.
    Leave {
        /// Which.
        client: ClientNumber,
    },
    /// Asks for the snapshot that an entering client would get, without entering.
    Look {
        /// What is known of the log.
        known: Known,
        /// Gets it.
        to: oneshot::Sender<ServerMessage>,
    },
    /// A browser is gone: nobody is told by it any more.
    Untell {
        /// Where messages to it went.
        endpoint: String,
    },
    /// Asks for the table itself, for its record or for a branch.
    Table {
        /// Gets it.
        to: oneshot::Sender<Table>,
    },
    /// Who sits at the table is another in somebody's eyes: a player becomes known, or is forgotten.
    Know {
        /// What changes.
        change: Knowing,
        /// Gets whether it is stored.
        to: oneshot::Sender<Result<(), Problem>>,
    },
}

/// What changes of who is known at a table.
#[derive(Debug, Clone)]
pub enum Knowing {
    /// Whoever has the key of a seat is this player.
    Is {
        /// Which seat.
        seat: Seat,
        /// Its key.
        key: SeatKey,
        /// Who.
        player: PlayerId,
    },
    /// This player is to be forgotten.
    Forget {
        /// Who.
        player: PlayerId,
    },
}

/// Whether a game counts for ratings, as far as it matters to who is forgotten in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// It does not, or has not begun.
    No,
    /// It has begun, and its end is still to be counted.
    GoesOn,
    /// It is over, and was counted if it counts.
    Over,
}

struct Client {
    number: ClientNumber,
    to: Outbox,
    /// Which page or program it is, and how often it has come.
    visit: Option<Visit>,
    /// Who it is, if somebody is signed in there.
    player: Option<PlayerId>,
    /// Whether it is on this computer.
    local: bool,
    /// The seats it acts for, where players have screens of their own.
    seats: Vec<Seat>,
    /// How long a message takes to it and back, in milliseconds; 0 until that was measured.
    lag: u64,
}

impl Client {
    /// Whether it is the same page or program as another, come again. That ends the other's connection, so whoever says it
    /// has to act for all the seats that the other acts for: anybody can name a page and a number.
    fn replaces(&self, other: &Client) -> bool {
        let again = |one: &Visit, before: &Visit| one.page == before.page && one.number >= before.number;
        self.visit.as_ref().zip(other.visit.as_ref()).is_some_and(|(one, before)| again(one, before))
            && other.seats.iter().all(|seat| self.seats.contains(seat))
    }

    /// Queues a message for it; whether it is still there. One whose queue is full is counted and logged.
    fn takes(&self, text: &Utf8Bytes, slow: &Counter, game: &str) -> bool {
        let queued = self.to.push(text.clone());
        if queued == Err(NotQueued::Full) {
            slow.inc();
            info!(game, client = self.number, "a client did not read in time, and was let go");
        }
        queued.is_ok()
    }
}

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
    /// Since when a clock runs, if one does.
    since: Option<u64>,
    /// For how long clocks ran since the last entry and before `since`, in milliseconds.
    spent: u64,
    /// How the clock stood when that was last noted in the store.
    timing: Timing,
    /// Time that was lost to the network, and is given back.
    lag: Quota,
    /// Since when players are away while others are there.
    away: absent::Since,
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
            since: None,
            spent: 0,
            timing: Timing::default(),
            lag: Quota::default(),
            away: absent::Since::default(),
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

    /// Adds an entry: it is computed, stored, and then sent to every client.
    async fn add(&mut self, seat: Option<Seat>, act: Act, client: Option<String>) -> Result<(), Problem> {
        let entry = Entry {
            seq: self.table.last() + 1,
            seat,
            act,
            client,
            at: self.time.wall(),
            spent: self.table.clock().map(|_| self.spent()),
        };
        let step = self.table.step(entry)?;
        let kept = self.store.append(&self.table.header().id, &step.entry().stored(), step.glance()).await;
        if let Err(error) = self.noted(kept) {
            // It may have been stored all the same, or another server may have appended to the log.
            self.doubtful = true;
            self.machine = None;
            let known = self.reassure().await;
            return Err(match (error, known) {
                (StoreError::Repeated, Ok(())) => Problem::stale(),
                (error, _) => Problem::from(error),
            });
        }
        let before = self.table.last();
        self.table.accept(step);
        if matches!(act, Act::StandIn { .. }) {
            self.stand_in_for_seeds().await;
        }
        self.show(before);
        if matches!(act, Act::StandIn { .. } | Act::Back { .. }) {
            self.tell_seats();
        }
        Ok(())
    }

    /// Notes whether something could not be stored because another server has the game.
    fn noted(&mut self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        self.lost |= matches!(done, Err(StoreError::Elsewhere { .. }));
        done
    }

    /// Reads the entries of the store that we do not know, when an earlier failure left that open.
    async fn reassure(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let before = self.table.last();
        for entry in self.store.log(&self.table.header().id, before).await? {
            self.table.append(entry).map_err(|error| problem::unreadable(&error))?;
        }
        self.doubtful = false;
        if self.table.last() > before {
            self.show(before);
        } else if self.machine.is_none() {
            self.wind_up(self.pace.retry);
        }
        Ok(())
    }

    /// Sends every client the entries after number `before`, and schedules what the server plays next.
    fn show(&mut self, before: u32) {
        // The time of the next entry counts from zero.
        (self.since, self.spent) = (None, 0);
        self.wind_clock();
        self.drop_wish();
        self.tell_turn();
        self.tell_lobby();
        self.told.0 = self.told.0.min(before);
        if self.tempo != Tempo::Unseen {
            self.tell_rest();
            return self.wind_up(Duration::ZERO);
        }
        self.wind_up(Duration::ZERO);
        if self.machine.is_none() {
            // The game is over, or a person has to decide: the end of what is not seen.
            self.tell_rest();
            self.tempo = Tempo::default();
            self.tell_all(&ServerMessage::Tempo { tempo: self.tempo });
        } else if self.told.1.elapsed() > self.pace.report {
            self.tell_rest();
        }
    }

    /// Sends every client the entries that it has not been sent.
    fn tell_rest(&mut self) {
        while self.told.0 < self.table.last() {
            let entries = self.table.entries(self.told.0, view::CHUNK);
            self.told = (entries.last().map_or(self.table.last(), |last| last.seq), Instant::now());
            let played = ServerMessage::Played { entries, choices: self.table.choices(), clock: self.clock_view() };
            self.tell_all(&played);
        }
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

    /// Schedules what the server plays next by itself, `hold` later than usual. Without clients it plays nothing, unless
    /// the game goes on without them.
    fn wind_up(&mut self, hold: Duration) {
        self.wind_up_at(self.pace.at(self.tempo), hold);
    }

    fn wind_up_at(&mut self, pace: Option<Pace>, hold: Duration) {
        (self.machine, self.hurries) = (None, false);
        if self.clients.is_empty() && !self.table.goes_on_unwatched() {
            return;
        }
        if let Some(next) = pace.and_then(|pace| machine::next(&self.table, &mut self.players, pace, hold)) {
            self.machine = Some(next.machine);
            if let Some(seat) = next.thinks.filter(|_| self.tempo != Tempo::Unseen) {
                self.tell_all(&ServerMessage::Thinking { seat });
            }
        }
    }

    async fn fulfil(&mut self, wish: Wish) {
        let before = self.table.last();
        let done = match wish {
            Wish::Play { seat, action } => self.play(seat, Act::Play { action }).await,
            Wish::Failed(problem) => Err(problem),
        };
        // If the log has grown all the same, `show` has already scheduled what comes next.
        if let Err(problem) = done
            && self.table.last() == before
        {
            self.tell_all(&ServerMessage::Trouble { problem });
            self.wind_up(self.pace.retry);
        }
    }

    async fn play(&mut self, seat: Option<Seat>, act: Act) -> Result<(), Problem> {
        let before = self.table.last();
        self.reassure().await?;
        if self.table.last() > before {
            return Ok(());
        }
        self.add(seat, act, None).await
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
mod keeping_tests;
#[cfg(test)]
mod tests;
