//! A room: one live game, its log, and everyone who watches it.
//!
//! What a room does is a value without input and output, [`ashtapada_room::Room`]. Here is the task that drives it: commands
//! of clients, choices of computer players and times that have come go in, one at a time, and what comes out is sent, thought
//! about and told. What the room asks and waits for is answered by `room/backend.rs`.

mod backend;
mod command;
mod queue;

use std::collections::BTreeMap;
use std::future::pending;
use std::time::Duration;

use ashtapada_room::{Audience, Effect, Event, Pace, Room};
use ashtapada_rules::Turn;
use ashtapada_table::{Problem, Table, Timing};
use axum::extract::ws::Utf8Bytes;
pub use backend::RoomServices;
use backend::StoreBackend;
pub use command::{Admission, ClientNumber, Command};
pub use queue::{CLIENT_BYTES, Inbox, Outbox, QueueError, queue};
use tokio::sync::{mpsc, oneshot};
use tracing::{info, warn};

use crate::closing::ShutdownSignal;
use crate::lease::{Lease, Leases};
use crate::life::GameUptime;
use crate::players::{ChoiceFuture, Players};
use crate::protocol::ServerMessage;

/// How many messages may wait for a room; senders wait in turn.
pub const ROOM_QUEUE: usize = 64;

/// The task of one live game.
pub struct RoomTask {
    room: Room,
    backend: StoreBackend,
    clients: BTreeMap<ClientNumber, Outbox>,
    /// The number of the client that came last.
    last_client: ClientNumber,
    players: Players,
    /// What a computer player finds. Dropping it stops the player.
    thought: Option<ChoiceFuture>,
    pending: PendingAnswers,
    /// Before a room without clients closes.
    linger: Duration,
    /// When it ends, another may take the game.
    lease: Lease,
    /// Whether what the game came to was kept, where it is one of a day.
    scored: bool,
}

/// The answers that the event under way leads to, and whom it lets go.
#[derive(Default)]
struct PendingAnswers {
    enter: Option<(Outbox, oneshot::Sender<Result<Admission, Problem>>)>,
    identify: Option<oneshot::Sender<Result<(), Problem>>>,
    /// Clients that read too slowly, or not at all.
    let_go: Vec<ClientNumber>,
}

impl RoomTask {
    /// A room for a table whose clock was noted so, by servers that lived at such times.
    pub fn new(
        table: Table,
        pace: Pace,
        (noted, lives): (Option<Timing>, &GameUptime),
        services: RoomServices,
    ) -> RoomTask {
        let players = Players::with(services.thinkers.clone());
        let backend = StoreBackend::new(table.header().id.clone(), pace.think, services);
        RoomTask {
            room: Room::new(table, pace, backend.time()).resumed(noted, lives),
            backend,
            clients: BTreeMap::new(),
            last_client: 0,
            players,
            thought: None,
            pending: PendingAnswers::default(),
            linger: pace.linger,
            lease: Leases::default().begin(),
            scored: false,
        }
    }

    /// The same for a game that was taken under that lease.
    pub fn under(self, lease: Lease) -> RoomTask {
        RoomTask { lease, ..self }
    }

    /// Serves until there have been no clients for a while, until another server has the game, or until `closing` begins.
    ///
    /// `leave` is called at the end; it takes the room off the list, so that no new command comes.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, closing: ShutdownSignal, leave: impl FnOnce()) {
        let mut lease = self.lease.clone();
        tokio::select! {
            // Whatever is under way then, perhaps with a database that does not answer, comes to nothing here.
            () = lease.ends() => self.room.lose_game(),
            () = self.go_on(&mut commands, closing) => {}
        }
        if self.room.has_lost_game() {
            // Its clients connect again, and are led to whoever has the game.
            self.clients.values().for_each(Outbox::has_moved);
        }
        self.clients.clear();
        // Whoever still waits for an answer asks again.
        self.pending = PendingAnswers::default();
        self.on(Event::End).await;
        if !self.room.has_lost_game() {
            self.backend.release().await;
        }
        leave();
        // A client that entered while the room was closing gets no answer, and asks for the room again.
        commands.close();
    }

    async fn go_on(&mut self, commands: &mut mpsc::Receiver<Command>, mut closing: ShutdownSignal) {
        self.on(Event::Begin).await;
        loop {
            self.settle().await;
            if self.room.has_lost_game() {
                break;
            }
            let (left, linger) = (self.room.wakes_in(self.backend.time().ticks), self.linger);
            tokio::select! {
                biased;
                () = closing.begins() => break,
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                (number, action) = found(&mut self.thought) => {
                    self.thought = None;
                    self.on(Event::Found { number, action }).await;
                }
                () = has_come(left) => self.on(Event::Time).await,
                () = tokio::time::sleep(linger), if self.room.is_idle() => break,
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Event(event) => self.on(event).await,
            Command::Enter { arrival, to, answer } => {
                // Whoever asked may have gone.
                if !answer.is_closed() {
                    self.last_client += 1;
                    let client = self.last_client;
                    self.pending.enter = Some((to, answer));
                    self.on(Event::Enter { client, arrival }).await;
                    self.pending.enter = None;
                }
            }
            Command::Identify { change, answer } => {
                self.pending.identify = Some(answer);
                self.on(Event::Identify(change)).await;
            }
            Command::Look { known, answer } => {
                let _ = answer.send(self.room.snapshot(known, self.backend.time()));
            }
            Command::Table { answer } => {
                let _ = answer.send(self.room.table().clone());
            }
        }
    }

    /// Lets something happen in the room, and does what comes of it.
    async fn on(&mut self, event: Event) {
        let effects = self.room.on(event, &self.backend).await;
        self.carry_out(effects).await;
    }

    /// Lets the room note what nobody waits for.
    async fn settle(&mut self) {
        let effects = self.room.settle(&self.backend).await;
        self.carry_out(effects).await;
        let table = self.room.table();
        if !self.scored && table.turn() == Turn::Over && !self.room.has_lost_game() {
            // Failing that, it is kept when somebody asks for it.
            self.backend.score(table).await;
            self.scored = true;
        }
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) {
        effects.into_iter().for_each(|effect| self.carry(effect));
        while let Some(client) = self.pending.let_go.pop() {
            let effects = self.room.on(Event::Leave { client }, &self.backend).await;
            effects.into_iter().for_each(|effect| self.carry(effect));
        }
    }

    fn carry(&mut self, effect: Effect) {
        let game = &self.room.table().header().id;
        match effect {
            Effect::Entered { client, entries } => self.has_entered(client, entries),
            Effect::TurnedAway { problem, .. } => {
                if let Some((_, answer)) = self.pending.enter.take() {
                    let _ = answer.send(Err(problem));
                }
            }
            Effect::Dismiss { client } => {
                self.clients.remove(&client);
            }
            Effect::Tell { to, message } => self.tell(to, &message),
            Effect::Identified(done) => {
                if let Some(answer) = self.pending.identify.take() {
                    let _ = answer.send(done);
                }
            }
            Effect::Lobby { over, offer } => self.backend.tell_lobby(over, offer.map(|offer| *offer)),
            Effect::Push { to, throws } => self.backend.push(self.room.table().header(), to, throws),
            Effect::Think { number, seat, bot, time } => {
                let (table, who) = (self.room.table(), (seat, bot.as_str()));
                self.thought = Some(match table.dice().day() {
                    Some(day) => self.players.think_alike(number, who, table.game(), day),
                    None => self.players.think(number, who, table.game(), time),
                });
            }
            Effect::StopThinking => self.thought = None,
            Effect::Warn { what, why } => warn!(game, why, "{what}"),
        }
    }

    fn has_entered(&mut self, client: ClientNumber, entries: u32) {
        let Some((to, answer)) = self.pending.enter.take() else { return };
        match answer.send(Ok(Admission { number: client, entries })) {
            Ok(()) => {
                self.clients.insert(client, to);
            }
            Err(_) => self.pending.let_go.push(client),
        }
    }

    /// Queues a message for clients. One whose queue is full, which is counted and logged, or that is gone, is let go: its
    /// socket finds the queue closed and says so.
    fn tell(&mut self, to: Audience, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        let PendingAnswers { let_go, .. } = &mut self.pending;
        let (slow, game) = (self.backend.slow(), &self.room.table().header().id);
        self.clients.retain(|&client, outbox| {
            let hears = match to {
                Audience::All => true,
                Audience::Others(but) => client != but,
                Audience::One(one) => client == one,
            };
            let queued = if hears { outbox.push(text.clone()) } else { Ok(()) };
            if queued == Err(QueueError::Full) {
                slow.inc();
                info!(game, client, "a client did not read in time, and was let go");
            }
            if queued.is_err() {
                let_go.push(client);
            }
            queued.is_ok()
        });
    }
}

/// Completes when a computer player has found what it plays.
async fn found(thought: &mut Option<ChoiceFuture>) -> <ChoiceFuture as Future>::Output {
    match thought {
        Some(thought) => thought.await,
        None => pending().await,
    }
}

/// Completes after so many milliseconds; never without any.
async fn has_come(left: Option<u64>) {
    match left {
        // Others have their turn, too.
        Some(0) => tokio::task::yield_now().await,
        Some(millis) => tokio::time::sleep(Duration::from_millis(millis)).await,
        None => pending().await,
    }
}

/// A message as JSON. All of them are plain data, which can always be serialized.
pub fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

#[cfg(test)]
mod tests;
