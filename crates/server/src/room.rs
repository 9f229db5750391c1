//! A room: one live game, its log, and everyone who watches it.
//!
//! A room is a task that owns its [`Table`]. Whatever changes the game goes through its queue, one
//! thing at a time: worked out, kept in the store, and only then shown and acknowledged. The room also
//! plays for the computer players, throws for them, and plays a pass that is forced, each after a
//! moment, so that people can follow.

use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ashtapada_engine::{Bot, Budget};
use ashtapada_rules::{Action, AnyPosition, Position, Refusal, Seat, Spot, Turn};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot, watch};

use crate::protocol::{ClientMessage, DiceSource, Player, Problem, ServerMessage};
use crate::store::{LogEntry, Store, StoreError};
use crate::table::{StepError, Table};
use crate::{clock, setup, view};

/// How many messages may wait for a client. One that falls further behind is let go; it comes back
/// and is told the rest.
pub const CLIENT_QUEUE: usize = 64;
/// How many messages may wait for a room; senders wait in turn.
pub const ROOM_QUEUE: usize = 64;

/// How long the server waits before it plays by itself.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// Before a throw for a computer player.
    pub roll: Duration,
    /// Before a decision of a computer player is shown, thinking included.
    pub decide: Duration,
    /// How long a computer player may think.
    pub think: Duration,
    /// Before a pass that is forced.
    pub pass: Duration,
    /// Before another try when the storage failed.
    pub retry: Duration,
    /// Before a room without clients is left.
    pub linger: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            roll: Duration::from_millis(500),
            decide: Duration::from_millis(600),
            think: Duration::from_millis(250),
            pass: Duration::from_millis(900),
            retry: Duration::from_secs(5),
            linger: Duration::from_secs(30),
        }
    }
}

impl Pace {
    /// Without any waiting, for tests.
    pub fn hurried() -> Pace {
        let none = Duration::ZERO;
        let short = Duration::from_millis(50);
        Pace { roll: none, decide: none, think: short / 5, pass: none, retry: short, linger: short }
    }
}

/// A client's number in its room.
pub type ClientNumber = u64;

/// What a room can be asked.
#[derive(Debug)]
pub enum Command {
    /// A client comes in: it gets a snapshot, and from then on all that happens.
    Enter {
        /// Number of the last entry it knows.
        seen: u32,
        /// Where its messages go.
        to: mpsc::Sender<Utf8Bytes>,
        /// Gets its number.
        number: oneshot::Sender<ClientNumber>,
    },
    /// A client says something.
    Say {
        /// Which.
        client: ClientNumber,
        /// What.
        message: ClientMessage,
    },
    /// A client leaves.
    Leave {
        /// Which.
        client: ClientNumber,
    },
    /// The record of the game is wanted.
    Record {
        /// Gets it.
        to: oneshot::Sender<String>,
    },
}

struct Client {
    number: ClientNumber,
    to: mpsc::Sender<Utf8Bytes>,
}

/// What the server wants to play by itself.
enum Wish {
    Play { seat: Option<Seat>, action: Action },
    Failed(Problem),
}

type Machine = Pin<Box<dyn Future<Output = Wish> + Send>>;

/// One live game.
pub struct Room {
    table: Table,
    store: Arc<dyn Store>,
    pace: Pace,
    clients: Vec<Client>,
    next_client: ClientNumber,
    machine: Option<Machine>,
    /// The log in the store may have grown without us knowing.
    doubtful: bool,
}

impl Room {
    /// A room for that table.
    pub fn new(table: Table, store: Arc<dyn Store>, pace: Pace) -> Room {
        Room { table, store, pace, clients: Vec::new(), next_client: 0, machine: None, doubtful: false }
    }

    /// Serves until nobody has been there for a while, or until `closing` says so.
    ///
    /// `leave` is asked when the room is empty; it takes the room off the list, so that no new command comes.
    pub async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        mut closing: watch::Receiver<bool>,
        leave: impl FnOnce(),
    ) {
        loop {
            let empty = self.clients.is_empty();
            let linger = self.pace.linger;
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                wish = async { match &mut self.machine { Some(machine) => machine.await, None => pending().await } } => {
                    self.machine = None;
                    self.fulfil(wish).await;
                }
                () = tokio::time::sleep(linger), if empty => break,
                _ = closing.changed() => break,
            }
        }
        leave();
        // Who came in while the room was closing is not answered, and asks for the room again.
        commands.close();
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter { seen, to, number } => self.enter(seen, to, number).await,
            Command::Leave { client } => {
                self.clients.retain(|known| known.number != client);
                if self.clients.is_empty() {
                    self.machine = None;
                }
            }
            Command::Say { client, message } => self.hear(client, message).await,
            Command::Record { to } => {
                // Whoever asked may have gone.
                let _ = to.send(self.table.record());
            }
        }
    }

    async fn enter(&mut self, seen: u32, to: mpsc::Sender<Utf8Bytes>, number: oneshot::Sender<ClientNumber>) {
        self.next_client += 1;
        let client = Client { number: self.next_client, to };
        if number.send(client.number).is_err() {
            return;
        }
        let snapshot = ServerMessage::Snapshot {
            table: self.table.table_view(),
            entries: self.table.entries(seen),
            view: self.table.view(),
        };
        self.clients.push(client);
        self.tell(self.next_client, &snapshot);
        if self.machine.is_none() {
            self.wind_up(Duration::ZERO);
        }
    }

    async fn hear(&mut self, client: ClientNumber, message: ClientMessage) {
        let (id, seen) = match &message {
            ClientMessage::Hello { .. } => return,
            ClientMessage::Why { from, to } => {
                let answer = self.why(from, to.as_deref());
                return self.tell(client, &answer);
            }
            ClientMessage::Act { id, seen, .. }
            | ClientMessage::Roll { id, seen }
            | ClientMessage::EnterThrow { id, seen, .. }
            | ClientMessage::TakeBack { id, seen }
            | ClientMessage::Agree { id, seen }
            | ClientMessage::Resign { id, seen, .. } => (id.clone(), *seen),
        };
        let answer = match self.carry_out(&id, seen, &message).await {
            Ok(()) => ServerMessage::Done { id },
            Err(problem) => ServerMessage::Refused { id, problem },
        };
        self.tell(client, &answer);
    }

    async fn carry_out(&mut self, id: &str, seen: u32, message: &ClientMessage) -> Result<(), Problem> {
        if id.is_empty() || id.len() > 64 {
            return Err(Problem::new("bad-request", "a message needs an id of 1 to 64 letters"));
        }
        self.reassure().await?;
        if self.table.has_done(id) {
            return Ok(());
        }
        if seen != self.table.last() {
            return Err(Problem::new("stale", "the game has gone on in the meantime: look again"));
        }
        let (seat, action) = self.decide(message)?;
        self.add(seat, action, Some(id.to_owned())).await
    }

    /// What a client's message adds to the log, if it may.
    fn decide(&self, message: &ClientMessage) -> Result<(Option<Seat>, String), Problem> {
        let position = self.table.position();
        let text = |action: Action| position.action_text(action);
        match message {
            ClientMessage::Act { action, .. } => {
                let action = position.parse_action(action).map_err(|error| Problem::new("bad-request", error))?;
                if let Turn::Seat(seat) = self.table.turn() {
                    self.may_decide(seat)?;
                }
                if matches!(action, Action::Throw(_)) {
                    return Err(Problem::new("bad-request", "dice are not thrown by naming what they show"));
                }
                match position.refuse(action) {
                    Some(refusal) => Err(Problem::illegal(refusal)),
                    None => Ok((self.table.turn().seat(), text(action))),
                }
            }
            ClientMessage::Roll { .. } => {
                if self.table.dice() == DiceSource::Hand {
                    return Err(Problem::new(
                        "hand-dice",
                        "the dice of this table are thrown by hand: enter what they show",
                    ));
                }
                if let Turn::Chance(seat) = self.table.turn() {
                    self.may_decide(seat)?;
                }
                let throw = self.table.next_throw();
                throw.map(|throw| (None, text(throw))).ok_or_else(|| Problem::illegal(Refusal::NoThrowNow))
            }
            ClientMessage::EnterThrow { throw, .. } => {
                if self.table.dice() == DiceSource::Fair {
                    return Err(Problem::new("fair-dice", "the dice of this table are thrown by the server"));
                }
                let throw = position.parse_action(throw).map_err(|error| Problem::new("bad-request", error))?;
                match position.refuse(throw) {
                    _ if !matches!(throw, Action::Throw(_)) => {
                        Err(Problem::new("bad-request", "expected what the dice show, for example 3 or 2 5"))
                    }
                    Some(refusal) => Err(Problem::illegal(refusal)),
                    None => Ok((None, text(throw))),
                }
            }
            ClientMessage::TakeBack { .. } => match self.table.take_back_to() {
                Some(state) => Ok((None, format!("take-back {state}"))),
                None => Err(Problem::new("nothing-to-take-back", "nobody has decided anything yet")),
            },
            ClientMessage::Agree { .. } => {
                if !self.table.stored().setup.seats.iter().any(|plan| matches!(plan.player, Player::Human { .. })) {
                    return Err(Problem::new("not-your-seat", "only computer players sit at this table"));
                }
                Ok((None, "agree".to_owned()))
            }
            ClientMessage::Resign { seat, .. } => {
                let seat: Seat = seat.parse().map_err(|error| Problem::new("bad-request", error))?;
                self.may_decide(seat)?;
                Ok((Some(seat), format!("resign {seat}")))
            }
            ClientMessage::Hello { .. } | ClientMessage::Why { .. } => {
                Err(Problem::new("bad-request", "that message adds nothing to the game"))
            }
        }
    }

    /// Whether a client may decide for that seat. Any client may for any person's seat: all sit before
    /// the same screen. Seats that belong to other devices will be asked about here.
    fn may_decide(&self, seat: Seat) -> Result<(), Problem> {
        match self.table.player(seat) {
            Some(Player::Human { .. }) => Ok(()),
            Some(Player::Bot { .. }) => Err(Problem::new("not-your-seat", format!("{seat} is played by the computer"))),
            None => Err(Problem::new("bad-request", format!("no {seat} plays here"))),
        }
    }

    fn why(&self, from: &str, to: Option<&str>) -> ServerMessage {
        let spot = |name: &str| name.parse::<Spot>().map_err(|error| Problem::new("bad-request", error));
        let spots = spot(from).and_then(|from| Ok((from, to.map(spot).transpose()?)));
        match spots {
            Err(problem) => ServerMessage::Trouble { problem },
            Ok((a, b)) => {
                let refusal = match self.table.turn() {
                    Turn::Over => Some(Refusal::GameOver),
                    _ => view::why(self.table.position(), a, b),
                };
                ServerMessage::Because {
                    from: from.to_owned(),
                    to: to.map(str::to_owned),
                    refusal: refusal.as_ref().map(view::refusal),
                }
            }
        }
    }

    /// Adds an entry: worked out, kept, and then shown to everyone.
    async fn add(&mut self, seat: Option<Seat>, action: String, client: Option<String>) -> Result<(), Problem> {
        let entry = LogEntry { seq: self.table.last() + 1, seat, action, client: client.clone(), at: clock::now() };
        let step = self.table.step(entry).map_err(|error| match error {
            StepError::Refused(refusal) => Problem::illegal(refusal),
            error => Problem::new("bad-request", error),
        })?;
        let kept = self.store.append(&self.table.stored().id, step.entry(), &step.glance()).await;
        if let Err(error) = kept {
            // It may have been kept for all we know, or another server may have played.
            self.doubtful = true;
            self.machine = None;
            let known = self.reassure().await;
            if client.is_some_and(|client| self.table.has_done(&client)) {
                return Ok(());
            }
            return Err(match (error, known) {
                (StoreError::Repeated, Ok(())) => Problem::from(StoreError::Taken { game: String::new(), seq: 0 }),
                (error, _) => Problem::from(error),
            });
        }
        let before = self.table.last();
        self.table.accept(step);
        self.show(before);
        Ok(())
    }

    /// Reads what the store has beyond what we know, when an earlier failure left that open.
    async fn reassure(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let before = self.table.last();
        for entry in self.store.log(&self.table.stored().id, before).await? {
            let step = self.table.step(entry).map_err(|error| Problem::new("unreadable", error))?;
            self.table.accept(step);
        }
        self.doubtful = false;
        if self.table.last() > before {
            self.show(before);
        } else if self.machine.is_none() {
            self.wind_up(self.pace.retry);
        }
        Ok(())
    }

    /// Shows everyone the entries after number `before`, and thinks what the server is to play next.
    fn show(&mut self, before: u32) {
        self.tell_all(&ServerMessage::Played { entries: self.table.entries(before), view: self.table.view() });
        self.wind_up(Duration::ZERO);
    }

    fn tell(&mut self, client: ClientNumber, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        self.clients.retain(|known| known.number != client || known.to.try_send(text.clone()).is_ok());
    }

    fn tell_all(&mut self, message: &ServerMessage) {
        let Some(text) = text(message) else { return };
        // A client whose queue is full is let go: its socket finds the queue closed and says so.
        self.clients.retain(|client| client.to.try_send(text.clone()).is_ok());
    }

    /// Gets ready what the server plays next by itself, `hold` later than usual. While nobody watches
    /// it plays nothing.
    fn wind_up(&mut self, hold: Duration) {
        self.machine = None;
        if self.clients.is_empty() {
            return;
        }
        let (pace, fair) = (self.pace, self.table.dice() == DiceSource::Fair);
        match self.table.turn() {
            Turn::Over => {}
            Turn::Chance(seat) => {
                if fair
                    && let Some(Player::Bot { .. }) = self.table.player(seat)
                    && let Some(action) = self.table.next_throw()
                {
                    self.machine = Some(Box::pin(async move {
                        tokio::time::sleep(pace.roll + hold).await;
                        Wish::Play { seat: None, action }
                    }));
                }
            }
            Turn::Seat(seat) if self.table.only_action() == Some(Action::Pass) => {
                self.machine = Some(Box::pin(async move {
                    tokio::time::sleep(pace.pass + hold).await;
                    Wish::Play { seat: Some(seat), action: Action::Pass }
                }));
            }
            Turn::Seat(seat) => {
                let Some(Player::Bot { bot }) = self.table.player(seat) else { return };
                let (bot, position) = (bot.clone(), self.table.position().clone());
                self.machine = Some(Box::pin(async move {
                    tokio::time::sleep(hold).await;
                    let shown = tokio::time::sleep(pace.decide);
                    let wish = think(bot, position, seat, pace.think).await;
                    shown.await;
                    wish
                }));
                self.tell_all(&ServerMessage::Thinking { seat: seat.to_string() });
            }
        }
    }

    async fn fulfil(&mut self, wish: Wish) {
        let before = self.table.last();
        let done = match wish {
            Wish::Play { seat, action } => self.play(seat, action).await,
            Wish::Failed(problem) => Err(problem),
        };
        // If the log has grown all the same, `show` has already thought of what comes next.
        if let Err(problem) = done
            && self.table.last() == before
        {
            self.tell_all(&ServerMessage::Trouble { problem });
            self.wind_up(self.pace.retry);
        }
    }

    async fn play(&mut self, seat: Option<Seat>, action: Action) -> Result<(), Problem> {
        let before = self.table.last();
        self.reassure().await?;
        if self.table.last() > before {
            return Ok(());
        }
        let text = self.table.position().action_text(action);
        self.add(seat, text, None).await
    }
}

async fn think(bot: String, position: AnyPosition, seat: Seat, time: Duration) -> Wish {
    let failed = |why: String| Wish::Failed(Problem::new("server", why));
    let seed = match setup::random::<8>() {
        Ok(bytes) => u64::from_be_bytes(bytes),
        Err(problem) => return Wish::Failed(problem),
    };
    let bot: Bot = match bot.parse() {
        Ok(bot) => bot,
        Err(error) => return failed(format!("nobody here plays as `{bot}`: {error}")),
    };
    let chosen = tokio::task::spawn_blocking(move || {
        let begun = Instant::now();
        ashtapada_engine::choose(bot, &position, seed, Budget::time(time), &|| begun.elapsed())
    });
    match chosen.await {
        Ok(Some(action)) => Wish::Play { seat: Some(seat), action },
        Ok(None) => failed("the computer player found nothing to play".to_owned()),
        Err(error) => failed(format!("the computer player failed: {error}")),
    }
}

/// A message as it is sent. All of them are plain data, which always has a form in JSON.
pub fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}
