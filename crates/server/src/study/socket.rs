//! One client's questions.

use std::time::Duration;

use ashtapada_local::study::{StudyAnswer, StudyAsk, StudyResult};
use ashtapada_rulebook::Words;
use ashtapada_table::Problem;
use axum::extract::ws::{Message, WebSocket};

use super::pool::{Desk, Job};
use crate::guests::{Guest, HoldGuard, HoldKind, QuotaError};
use crate::metrics::SocketKind;
use crate::problem;
use crate::rate::{Allowance, Rate, wait_until};

/// How often a client is pinged; one that was silent since the last ping is gone.
const PING: Duration = Duration::from_secs(20);
/// A client to which nothing could be sent for so long is gone.
const STUCK: Duration = Duration::from_secs(30);

/// Answers the questions of a client until it disconnects. It has one question at a time, and its address so many.
pub async fn study(mut socket: WebSocket, desk: Desk, rate: Rate, words: Words, guest: Guest) {
    let _open = desk.0.metrics().socket(SocketKind::Study);
    // Held to the end: the server waits for it before it closes.
    let mut closing = desk.0.closing();
    let mut pings = tokio::time::interval(PING);
    let mut answered = true;
    let mut job: Option<(Job, HoldGuard)> = None;
    let mut allowance = Allowance::new(rate);
    loop {
        let later = allowance.next();
        tokio::select! {
            () = wait_until(later), if later.is_some() => if allowance.is_abused() {
                return;
            },
            heard = socket.recv(), if later.is_none() => {
                let Some(Ok(heard)) = heard else { return };
                answered = true;
                allowance.spend();
                match heard {
                    Message::Text(heard) => match serde_json::from_str::<StudyAsk>(heard.as_str()) {
                        Ok(StudyAsk { id, question }) => {
                            // The one before ends first.
                            drop(job.take());
                            let place = |question| Ok((question, guest.hold(HoldKind::Search, 1)?));
                            match question.map(place).transpose() {
                                Ok(begun) => job = begun.map(|(question, held)| {
                                    (Job::begin(&desk, (id, question), &guest, words), held)
                                }),
                                Err(busy) => {
                                    let problem = QuotaError::into(busy);
                                    let refused = StudyAnswer { id, found: StudyResult::Trouble { problem } };
                                    if tell(&mut socket, refused).await.is_err() {
                                        return;
                                    }
                                }
                            }
                        }
                        Err(error) => {
                            let problem = problem::bad_request(format!("that is no question: {error}"));
                            if tell(&mut socket, trouble(problem)).await.is_err() {
                                return;
                            }
                        }
                    },
                    Message::Binary(_) | Message::Close(_) => return,
                    Message::Ping(_) | Message::Pong(_) => {}
                }
            }
            found = next(&mut job) => match found {
                Some(found) => if tell(&mut socket, found).await.is_err() {
                    return;
                },
                None => job = None,
            },
            _ = pings.tick() => {
                if !answered || send(&mut socket, Message::Ping(Default::default())).await.is_err() {
                    return;
                }
                answered = false;
            }
            () = closing.begins() => {
                let _ = tell(&mut socket, trouble(problem::stopping())).await;
                return;
            }
        }
    }
}

fn trouble(problem: Problem) -> StudyAnswer {
    StudyAnswer { id: 0, found: StudyResult::Trouble { problem } }
}

/// The next answer, while something is asked.
async fn next(job: &mut Option<(Job, HoldGuard)>) -> Option<StudyAnswer> {
    match job {
        Some((job, _)) => job.next().await,
        None => std::future::pending().await,
    }
}

async fn tell(socket: &mut WebSocket, answer: StudyAnswer) -> Result<(), ()> {
    let text = serde_json::to_string(&answer).map_err(|_| ())?;
    send(socket, Message::Text(text.into())).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    match tokio::time::timeout(STUCK, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}
