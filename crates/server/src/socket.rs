//! One client's WebSocket: JSON in, JSON out, with bounded queues both ways.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ashtapada_room::{Arrival, Event};
use ashtapada_rulebook::Words;
use ashtapada_rules::Seat;
use ashtapada_table::{PlayerId, Problem, ProblemKind, SeatKey};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::{mpsc, oneshot};

use crate::guests::{Guest, HoldGuard, HoldKind};
use crate::metrics::SocketKind;
use crate::passes::Pass;
use crate::problem;
use crate::protocol::trial::Desk;
use crate::protocol::{ClientMessage, PROTOCOL, ServerMessage, Visit};
use crate::rate::{Allowance, Rate, wait_until};
use crate::room::{Admission, CLIENT_BYTES, ClientNumber, Command, Inbox, queue, text};
use crate::setup::random;
use crate::tables::Tables;
use crate::view::KnownLog;

/// How often a client is pinged; one that was silent since the last ping is gone.
const PING: Duration = Duration::from_secs(20);
/// A client to which nothing could be sent for so long is gone.
const STUCK: Duration = Duration::from_secs(30);
/// For so long what a room tells before it closes is waited for.
const PARTING: Duration = Duration::from_secs(1);
/// How often to try to enter a room, which may just be closing.
const TRIES: usize = 3;

/// The reason for which a socket ends.
enum End {
    /// The client has disconnected, or cannot be reached.
    Gone,
    /// We end it, and say why.
    Told(Problem),
}

/// The target of a socket.
enum SocketTarget {
    /// A table, perhaps with other clients; this one may not be in its room yet.
    Table { id: String, who: Visitor, seated: Option<RoomClient> },
    /// A trial, once it has begun.
    Trial { words: Words, guest: Guest, desk: Option<OpenTrial> },
}

/// A trial that is open, with what its address holds by it.
struct OpenTrial {
    desk: Desk,
    held: HoldGuard,
}

/// A visitor of a table.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// Whether it is on this computer.
    pub local: bool,
    /// The player, if somebody is signed in.
    pub player: Option<PlayerId>,
    /// What is taken from there.
    pub guest: Guest,
}

/// A client that is in the room.
pub(crate) struct RoomClient {
    pub(crate) room: mpsc::Sender<Command>,
    pub(crate) number: ClientNumber,
    pub(crate) queue: Inbox,
    /// What its address holds by that.
    _held: HoldGuard,
}

/// Serves a client of a table until it disconnects.
pub fn table(
    socket: WebSocket,
    tables: Arc<Tables>,
    rate: Rate,
    id: String,
    who: Visitor,
    pass: Pass,
) -> impl Future<Output = ()> {
    // Not `async` itself: what is handed on would take its room twice.
    serve(socket, tables, rate, pass, SocketTarget::Table { id, who, seated: None })
}

/// Serves a client of a trial until it disconnects.
pub fn trial(
    socket: WebSocket,
    tables: Arc<Tables>,
    rate: Rate,
    words: Words,
    guest: Guest,
) -> impl Future<Output = ()> {
    serve(socket, tables, rate, Pass::of_nobody(), SocketTarget::Trial { words, guest, desk: None })
}

async fn serve(mut socket: WebSocket, tables: Arc<Tables>, rate: Rate, mut pass: Pass, mut behind: SocketTarget) {
    let _open = tables.metrics().socket(behind.kind());
    let end = converse(&mut socket, &tables, rate, &mut pass, &mut behind).await;
    if let SocketTarget::Table { seated: Some(seated), .. } = behind {
        // The room may have closed before us.
        let _ = seated.room.send(Command::Event(Event::Leave { client: seated.number })).await;
    }
    if let End::Told(problem) = end
        && let Some(last) = text(&ServerMessage::Trouble { problem })
        && send(&mut socket, Message::Text(last)).await.is_ok()
    {
        let _ = send(&mut socket, Message::Close(None)).await;
    }
}

async fn converse(
    socket: &mut WebSocket,
    tables: &Arc<Tables>,
    rate: Rate,
    pass: &mut Pass,
    behind: &mut SocketTarget,
) -> End {
    // Held to the end: the server waits for it before it closes.
    let mut closing = tables.closing();
    let mut pings = tokio::time::interval(PING);
    let mut answered = true;
    let mut pinged: Option<Instant> = None;
    let mut allowance = Allowance::new(rate);
    loop {
        // Whoever sends more than is allowed is read later, and is still told everything.
        let later = allowance.next();
        tokio::select! {
            () = wait_until(later), if later.is_some() => if allowance.is_abused() {
                let why = "far more messages than a player needs; it can connect again";
                return End::Told(Problem::new(ProblemKind::Busy, why));
            },
            heard = socket.recv(), if later.is_none() => {
                let Some(Ok(heard)) = heard else { return End::Gone };
                answered = true;
                allowance.spend();
                match heard {
                    // In a box: a socket that hears nothing does not keep room for it.
                    Message::Text(heard) => if let Err(end) = Box::pin(hear(socket, tables, behind, &heard)).await {
                        return end;
                    },
                    Message::Binary(_) => return End::Told(problem::bad_request("messages are JSON text")),
                    Message::Close(_) => return End::Gone,
                    Message::Ping(_) => {}
                    Message::Pong(_) => if let Some(pinged) = pinged.take() {
                        tell_lag(behind, pinged.elapsed()).await;
                    },
                }
            }
            told = next(behind) => match told {
                Some(told) => if send(socket, Message::Text(told)).await.is_err() {
                    return End::Gone;
                },
                None if closing.has_begun() => return End::Told(problem::stopping()),
                None if behind.has_moved() => return End::Told(Problem::moved()),
                None => {
                    let why = "this page fell too far behind; it connects again";
                    return End::Told(Problem::new(ProblemKind::Slow, why));
                }
            },
            _ = pings.tick() => {
                if !answered || send(socket, Message::Ping(Default::default())).await.is_err() {
                    return End::Gone;
                }
                (answered, pinged) = (false, Some(Instant::now()));
            }
            () = closing.begins() => return Box::pin(part(socket, behind)).await,
            () = pass.ends() => return End::Told(problem::signed_out()),
        }
    }
}

/// The server closes: what the room has stored until then is still shown.
async fn part(socket: &mut WebSocket, behind: &mut SocketTarget) -> End {
    let last = async {
        while let SocketTarget::Table { seated: Some(seated), .. } = behind
            && let Some(told) = seated.queue.next().await
        {
            send(socket, Message::Text(told)).await?;
        }
        Ok(())
    };
    match tokio::time::timeout(PARTING, last).await {
        Ok(Err(end)) => end,
        Ok(Ok(())) | Err(_) => End::Told(problem::stopping()),
    }
}

impl SocketTarget {
    fn kind(&self) -> SocketKind {
        match self {
            SocketTarget::Table { .. } => SocketKind::Table,
            SocketTarget::Trial { .. } => SocketKind::Trial,
        }
    }

    /// Whether the room has ended because another server has the game.
    fn has_moved(&self) -> bool {
        matches!(self, SocketTarget::Table { seated: Some(seated), .. } if seated.queue.has_moved())
    }
}

/// The next message from the room, once the client is in one.
async fn next(behind: &mut SocketTarget) -> Option<Utf8Bytes> {
    match behind {
        SocketTarget::Table { seated: Some(seated), .. } => seated.queue.next().await,
        _ => std::future::pending().await,
    }
}

/// Tells the room how long a message takes to the client and back: clocks do not count that.
async fn tell_lag(behind: &SocketTarget, round: Duration) {
    if let SocketTarget::Table { seated: Some(seated), .. } = behind {
        let millis = round.as_millis() as u64;
        let _ = seated.room.send(Command::Event(Event::Lag { client: seated.number, millis })).await;
    }
}

async fn hear(socket: &mut WebSocket, tables: &Arc<Tables>, behind: &mut SocketTarget, heard: &str) -> Result<(), End> {
    // A trial may begin with a long game, which counts like a request until it is answered.
    let held = match behind {
        SocketTarget::Table { .. } => Ok(HoldGuard::nothing()),
        SocketTarget::Trial { guest, .. } => guest.hold(HoldKind::Byte, heard.len() as u64).map_err(Problem::from),
    };
    let read = held.and_then(|held| {
        let read = serde_json::from_str(heard);
        Ok((held, read.map_err(|error| problem::bad_request(format!("that is no message: {error}")))?))
    });
    let (_held, message): (HoldGuard, ClientMessage) = match read {
        Ok(read) => read,
        Err(problem) => return say(socket, &[ServerMessage::Trouble { problem }]).await,
    };
    match behind {
        SocketTarget::Table { id, who, seated } => hear_table(socket, tables, id, who, seated, message).await,
        SocketTarget::Trial { words, guest, desk } => {
            let answers = hear_trial(tables, guest, *words, desk, message).await.map_err(End::Told)?;
            say(socket, &answers).await
        }
    }
}

async fn hear_table(
    socket: &mut WebSocket,
    tables: &Arc<Tables>,
    id: &str,
    who: &Visitor,
    seated: &mut Option<RoomClient>,
    message: ClientMessage,
) -> Result<(), End> {
    if let ClientMessage::Hello { seen, digest, keys, protocol, visit } = message {
        let spoken = protocol.unwrap_or(PROTOCOL);
        if spoken != PROTOCOL {
            return Err(End::Told(problem::other_protocol(spoken)));
        }
        if let Some(before) = seated.take() {
            let _ = before.room.send(Command::Event(Event::Leave { client: before.number })).await;
        }
        if visit.as_ref().is_some_and(|visit| visit.page.is_empty() || visit.page.len() > 64) {
            return Err(End::Told(problem::bad_request("`page` of `visit` has 1 to 64 letters")));
        }
        *seated = Some(enter(tables, id, KnownLog { seen, digest }, (keys, visit), who).await.map_err(End::Told)?);
        return Ok(());
    }
    let Some(seated) = seated else {
        let problem = problem::bad_request("the first message must be `hello`");
        return say(socket, &[ServerMessage::Trouble { problem }]).await;
    };
    // A busy room makes its clients wait here; one that has closed ends the queue, which `converse` sees.
    let _ = seated.room.send(Command::Event(Event::Say { client: seated.number, message })).await;
    Ok(())
}

/// Lets a client into the room of a table.
///
/// # Errors
/// There is no such game, or it cannot be read.
pub(crate) async fn enter(
    tables: &Arc<Tables>,
    id: &str,
    known: KnownLog,
    (keys, visit): (Vec<(Seat, SeatKey)>, Option<Visit>),
    who: &Visitor,
) -> Result<RoomClient, Problem> {
    for _ in 0..TRIES {
        let room = tables.room(id, &who.guest).await?;
        let (to, queue) = queue(CLIENT_BYTES);
        let (answer, admission) = oneshot::channel();
        let Visitor { local, player, .. } = who.clone();
        let arrival = Box::new(Arrival { known, keys: keys.clone(), visit: visit.clone(), player, local });
        if room.send(Command::Enter { arrival, to, answer }).await.is_ok()
            && let Ok(admission) = admission.await
        {
            let Admission { number, entries } = admission?;
            return match who.guest.hold(HoldKind::Action, entries.into()) {
                Ok(held) => Ok(RoomClient { room, number, queue, _held: held }),
                Err(busy) => {
                    let _ = room.send(Command::Event(Event::Leave { client: number })).await;
                    Err(busy.into())
                }
            };
        }
    }
    Err(problem::server("the table could not be opened; try again"))
}

async fn hear_trial(
    tables: &Arc<Tables>,
    guest: &Guest,
    words: Words,
    desk: &mut Option<OpenTrial>,
    message: ClientMessage,
) -> Result<Vec<ServerMessage>, Problem> {
    // A long game may take long to replay; other clients do not wait for it.
    let gate = tables.gate();
    let (next, answers) = match (desk.take(), message) {
        (None, ClientMessage::Begin { game, tried }) => {
            let actions = game.actions.len() + tried.len();
            opened(guest, gate.run(guest, actions, move || Desk::begin(&game, &tried, words)).await?)?
        }
        (None, ClientMessage::Branch { game, after, digest, tried }) => {
            let turn = gate.turn(guest).await?;
            let table = tables.table(&game, &turn).await?;
            let actions = table.last() as usize + tried.len();
            let known = KnownLog { seen: after, digest };
            opened(guest, turn.run(actions, move || Desk::branch(&table, known, &tried, words)).await?)?
        }
        (None, _) => return Err(problem::bad_request("the first message must be `begin` or `branch`")),
        (Some(open), message) => open.hear(tables, guest, message).await?,
    };
    *desk = Some(next);
    Ok(answers)
}

impl OpenTrial {
    /// The answers to a message; the trial stays as it is where its address takes too much.
    async fn hear(
        mut self,
        tables: &Tables,
        guest: &Guest,
        message: ClientMessage,
    ) -> Result<(OpenTrial, Vec<ServerMessage>), Problem> {
        let length = self.desk.length();
        let turn = match self.held.resize(u64::from(length) + 1) {
            Ok(()) => tables.gate().turn(guest).await,
            Err(busy) => Err(busy),
        };
        let turn = match turn {
            Ok(turn) => turn,
            Err(busy) => return Ok((self, vec![ServerMessage::Trouble { problem: busy.into() }])),
        };
        let mut random = fastrand::Rng::with_seed(u64::from_be_bytes(random::<8>()?));
        let actions = if matches!(message, ClientMessage::Record) { length as usize } else { 0 };
        let OpenTrial { mut desk, held } = self;
        let hear = move || {
            let answers = desk.hear(message, &mut |below| random.u32(..below));
            Ok((desk, answers))
        };
        let (desk, answers) = turn.run(actions, hear).await?;
        Ok((OpenTrial { desk, held }, answers))
    }
}

/// A trial that has begun, held by its address from now on.
fn opened(
    guest: &Guest,
    (desk, first): (Desk, Vec<ServerMessage>),
) -> Result<(OpenTrial, Vec<ServerMessage>), Problem> {
    let held = guest.hold(HoldKind::Action, desk.length().into())?;
    Ok((OpenTrial { desk, held }, first))
}

async fn say(socket: &mut WebSocket, messages: &[ServerMessage]) -> Result<(), End> {
    for text in messages.iter().filter_map(text) {
        send(socket, Message::Text(text)).await?;
    }
    Ok(())
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(STUCK, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thousands may be silent at the same time.
    #[test]
    fn a_silent_client_takes_little_room() {
        fn room<F: Future>(_: impl Fn(WebSocket, Arc<Tables>, Rate, String, Visitor, Pass) -> F) -> usize {
            size_of::<F>()
        }
        let bytes = room(table);
        assert!(bytes <= 3_000, "what serves a client of a table takes {bytes} bytes");
    }
}
