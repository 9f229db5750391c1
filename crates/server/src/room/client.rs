//! A client of a room: a page or a program that is connected to it.

use ashtapada_rules::Seat;
use ashtapada_table::PlayerId;
use axum::extract::ws::Utf8Bytes;
use prometheus_client::metrics::counter::Counter;
use tracing::info;

use super::command::ClientNumber;
use super::queue::{NotQueued, Outbox};
use crate::protocol::Visit;

/// A client, and whom it acts for.
pub(super) struct Client {
    pub number: ClientNumber,
    pub to: Outbox,
    /// Which page or program it is, and how often it has come.
    pub visit: Option<Visit>,
    /// Who it is, if somebody is signed in there.
    pub player: Option<PlayerId>,
    /// Whether it is on this computer.
    pub local: bool,
    /// The seats it acts for, where players have screens of their own.
    pub seats: Vec<Seat>,
    /// How long a message takes to it and back, in milliseconds; 0 until that was measured.
    pub lag: u64,
}

impl Client {
    /// Whether it is the same page or program as another, come again. That ends the other's connection, so whoever says it
    /// has to act for all the seats that the other acts for: anybody can name a page and a number.
    pub fn replaces(&self, other: &Client) -> bool {
        let again = |one: &Visit, before: &Visit| one.page == before.page && one.number >= before.number;
        self.visit.as_ref().zip(other.visit.as_ref()).is_some_and(|(one, before)| again(one, before))
            && other.seats.iter().all(|seat| self.seats.contains(seat))
    }

    /// Queues a message for it; whether it is still there. One whose queue is full is counted and logged.
    pub fn takes(&self, text: &Utf8Bytes, slow: &Counter, game: &str) -> bool {
        let queued = self.to.push(text.clone());
        if queued == Err(NotQueued::Full) {
            slow.inc();
            info!(game, client = self.number, "a client did not read in time, and was let go");
        }
        queued.is_ok()
    }
}
