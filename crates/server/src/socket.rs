//! One client's WebSocket: JSON in, JSON out, with bounded queues both ways.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::{mpsc, oneshot};

use crate::protocol::{ClientMessage, Problem, ServerMessage};
use crate::room::{CLIENT_QUEUE, ClientNumber, Command, text};
use crate::tables::{Closing, Tables};

/// A silent client is asked for a sign of life this often.
const PING: Duration = Duration::from_secs(20);
/// A client that takes nothing for so long is gone.
const STUCK: Duration = Duration::from_secs(30);
/// Tries to enter a room that closes just then.
const TRIES: usize = 3;

/// Why a socket ends.
enum End {
    /// The client went, or cannot be reached.
    Gone,
    /// We end it, and say why.
    Told(Problem),
}

/// A client that is in the room.
struct Seated {
    room: mpsc::Sender<Command>,
    number: ClientNumber,
    queue: mpsc::Receiver<Utf8Bytes>,
}

/// Serves one client until it goes.
pub async fn serve(mut socket: WebSocket, tables: Arc<Tables>, id: String) {
    // Held to the end: the server waits for it before it closes.
    let mut closing = tables.closing();
    let mut seated = None;
    let end = converse(&mut socket, &tables, &id, &mut seated, &mut closing).await;
    if let Some(seated) = seated {
        // The room may have closed before us.
        let _ = seated.room.send(Command::Leave { client: seated.number }).await;
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
    id: &str,
    seated: &mut Option<Seated>,
    closing: &mut Closing,
) -> End {
    let mut pings = tokio::time::interval(PING);
    let mut answered = true;
    loop {
        tokio::select! {
            heard = socket.recv() => {
                let Some(Ok(heard)) = heard else { return End::Gone };
                answered = true;
                match heard {
                    Message::Text(heard) => if let Err(end) = hear(socket, tables, id, seated, heard.as_str()).await {
                        return end;
                    },
                    Message::Binary(_) => return End::Told(Problem::new("bad-request", "messages are JSON text")),
                    Message::Close(_) => return End::Gone,
                    Message::Ping(_) | Message::Pong(_) => {}
                }
            }
            told = next(seated) => match told {
                Some(told) => if send(socket, Message::Text(told)).await.is_err() {
                    return End::Gone;
                },
                None if closing.has_begun() => return End::Told(Problem::stopping()),
                None => return End::Told(Problem::new("slow", "this page fell too far behind; it connects again")),
            },
            _ = pings.tick() => {
                if !answered || send(socket, Message::Ping(Default::default())).await.is_err() {
                    return End::Gone;
                }
                answered = false;
            }
            () = closing.begins() => return End::Told(Problem::stopping()),
        }
    }
}

/// The next message for the client, once it is in the room.
async fn next(seated: &mut Option<Seated>) -> Option<Utf8Bytes> {
    match seated {
        Some(seated) => seated.queue.recv().await,
        None => std::future::pending().await,
    }
}

async fn hear(
    socket: &mut WebSocket,
    tables: &Arc<Tables>,
    id: &str,
    seated: &mut Option<Seated>,
    heard: &str,
) -> Result<(), End> {
    let message: ClientMessage = match serde_json::from_str(heard) {
        Ok(message) => message,
        Err(error) => return say(socket, Problem::new("bad-request", format!("that is no message: {error}"))).await,
    };
    if let ClientMessage::Hello { seen } = message {
        if let Some(before) = seated.take() {
            let _ = before.room.send(Command::Leave { client: before.number }).await;
        }
        *seated = Some(enter(tables, id, seen).await.map_err(End::Told)?);
        return Ok(());
    }
    let Some(seated) = seated else {
        return say(socket, Problem::new("bad-request", "the first message must be `hello`")).await;
    };
    // A room that is full of work makes its clients wait here; one that has closed ends the queue,
    // which `converse` sees.
    let _ = seated.room.send(Command::Say { client: seated.number, message }).await;
    Ok(())
}

async fn enter(tables: &Arc<Tables>, id: &str, seen: u32) -> Result<Seated, Problem> {
    for _ in 0..TRIES {
        let room = tables.room(id).await?;
        let (to, queue) = mpsc::channel(CLIENT_QUEUE);
        let (answer, number) = oneshot::channel();
        if room.send(Command::Enter { seen, to, number: answer }).await.is_ok()
            && let Ok(number) = number.await
        {
            return Ok(Seated { room, number, queue });
        }
    }
    Err(Problem::new("server", "the table could not be opened; try again"))
}

async fn say(socket: &mut WebSocket, problem: Problem) -> Result<(), End> {
    let Some(text) = text(&ServerMessage::Trouble { problem }) else { return Ok(()) };
    send(socket, Message::Text(text)).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(STUCK, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
