//! A live table with everyone who watches it: what happens to it, one thing at a time.
//!
//! Every change of the game is computed, stored, and only then told to clients and acknowledged. What is told, and what
//! whoever runs the room has to do besides, is collected and handed out when all of it is done.

mod absent;
mod hearing;
mod log;
mod playing;
mod rated;
mod seats;
mod site;
mod time;

use std::time::Duration;

use ashtapada_messages::view::{KnownLog, snapshot};
use ashtapada_messages::{ServerMessage, Tempo, problem};
use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Linked, Table};

use crate::absence::Absences;
use crate::backend::{Backend, NextGame, Now};
use crate::client::{Client, seats_of};
use crate::clock::RoomClock;
use crate::event::{Arrival, Audience, ClientNumber, Effect, Event};
use crate::gallery::Gallery;
use crate::machine::Machine;
use crate::pace::Pace;
use crate::proposal::Proposals;
use crate::rating::Ratings;
use crate::talk::TalkLimits;

/// A live table with everyone who watches it.
#[derive(Debug)]
pub struct Room {
    table: Table,
    clients: Vec<Client>,
    pace: Pace,
    tempo: Tempo,
    machine: Machine,
    /// Whether what is under way was asked for, and does not wait.
    hurries: bool,
    clock: RoomClock,
    absences: Absences,
    proposals: Proposals,
    ratings: Ratings,
    talk: TalkLimits,
    gallery: Gallery,
    told: LastReport,
    /// The next game of the same group.
    next: Option<NextGame>,
    /// The computer player that plays on, though the others would end the game, and after which entry it was asked.
    plays_on: Option<(u32, Seat)>,
    log: LogState,
    effects: Vec<Effect>,
}

/// The state that others were told last.
#[derive(Debug)]
struct LastReport {
    /// Number of the last entry that clients were sent: while the game is played unseen they are sent many at once.
    entry: u32,
    /// The time of that.
    at: u64,
    /// The seat whose turn it is.
    turn: Option<Seat>,
    /// The short code of the table; empty at a table for one screen, and when the game was over from the beginning.
    code: String,
}

/// The state of the log in the store, as far as it is known.
#[derive(Debug, Default)]
struct LogState {
    /// Somebody else has the game, or may have it: what is known here may be out of date.
    lost: bool,
    /// It may have grown without us knowing.
    doubtful: bool,
    /// Something was asked for since how the clock stands was last looked at.
    asked: bool,
}

impl Room {
    /// A room for a table; nothing of its clock was noted.
    pub fn new(table: Table, pace: Pace, now: Now) -> Room {
        let told = LastReport { entry: table.last(), at: now.ticks, turn: table.waits_for(), code: String::new() };
        Room {
            table,
            clients: Vec::new(),
            pace,
            tempo: Tempo::default(),
            machine: Machine::default(),
            hurries: false,
            clock: RoomClock::new(now),
            absences: Absences::default(),
            proposals: Proposals::default(),
            ratings: Ratings::default(),
            talk: TalkLimits::default(),
            gallery: Gallery::default(),
            told,
            next: None,
            plays_on: None,
            log: LogState::default(),
            effects: Vec::new(),
        }
    }

    /// Lets something happen; gives what has to be done then, in order.
    ///
    /// Where this is dropped before it ends, some of what was to be done may be missing: the room has to be ended then.
    pub async fn on(&mut self, event: Event, backend: &impl Backend) -> Vec<Effect> {
        self.pass_time(backend);
        self.log.asked |= !matches!(event, Event::Time | Event::Found { .. } | Event::End);
        match event {
            // A game may go on though nobody is there.
            Event::Begin => self.plan(Duration::ZERO),
            Event::Enter { client, arrival } => self.enter(client, *arrival, backend).await,
            Event::Say { client, message } => self.hear(client, message, backend).await,
            Event::Lag { client, millis } => self.note_lag(client, millis),
            Event::Leave { client } => self.leave(client, backend),
            Event::Untell { endpoint } => self.untell(&endpoint, backend).await,
            Event::Identify(change) => {
                let done = self.identify(change, backend).await;
                self.effects.push(Effect::Identified(done));
            }
            Event::Found { number, action } => {
                self.machine.found(number, action);
                self.step(backend).await;
            }
            Event::Time => self.on_time(backend).await,
            Event::End => self.end(backend).await,
        }
        self.open_gallery();
        std::mem::take(&mut self.effects)
    }

    /// Notes what nobody waits for: how the clock stands, and the ratings. To be called after every event, when the effects of
    /// that are done.
    pub async fn settle(&mut self, backend: &impl Backend) -> Vec<Effect> {
        self.pass_time(backend);
        if std::mem::take(&mut self.log.asked) && !self.log.lost {
            self.keep_time(backend).await;
        }
        if !self.log.lost {
            self.keep_ratings(backend).await;
        }
        std::mem::take(&mut self.effects)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Something was sent or has come, of a game that is played by links.
    pub fn set_linked(&mut self, linked: Linked) {
        self.table.set_linked(linked);
    }

    /// The snapshot for a client that knows so much of the log, at a moment.
    pub fn snapshot(&self, known: KnownLog, now: Now) -> ServerMessage {
        snapshot(&self.table, known, self.clock_view_at(now.ticks))
    }

    /// Whether nobody is there and nothing goes on.
    pub fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.machine.is_idle()
    }

    /// Whether somebody else has the game, or may have it. Then the room has to end, and its clients to come again.
    pub fn has_lost_game(&self) -> bool {
        self.log.lost
    }

    /// Somebody else may have the game from now on.
    pub fn lose_game(&mut self) {
        self.log.lost = true;
    }

    async fn enter(&mut self, number: ClientNumber, arrival: Arrival, backend: &impl Backend) {
        let Arrival { known, keys, visit, player, local } = arrival;
        let seats = seats_of(self.table.sitters(), &keys, player.as_ref());
        let client = Client { number, visit, player, local, seats, lag: 0 };
        // Where days count, the time may have run out meanwhile.
        self.call_time(backend).await;
        // What cannot be found out now is no reason not to let anybody in.
        let _ = self.look_for_next(backend).await;
        // A connection that was given up may be opened late, too.
        if self.clients.iter().any(|known| known.replaces(&client) && !client.replaces(known)) {
            let problem = problem::came_again();
            return self.effects.push(Effect::TurnedAway { client: number, problem });
        }
        self.effects.extend(
            self.clients
                .iter()
                .filter(|known| client.replaces(known))
                .map(|known| Effect::Dismiss { client: known.number }),
        );
        self.clients.retain(|known| !client.replaces(known));
        self.effects.push(Effect::Entered { client: number, entries: self.table.last() });
        self.clients.push(client);
        let first = self.snapshot(known, self.now());
        self.tell(number, first);
        if self.tempo != Tempo::default() {
            self.tell(number, ServerMessage::Tempo { tempo: self.tempo });
        }
        self.tell_seats(backend);
        if let Some(wish) = self.proposals.view(&self.quorum()) {
            self.tell(number, ServerMessage::Wish { wish: Some(wish), declined: None });
        }
        if let Some(rated) = self.ratings.told().cloned() {
            self.tell(number, ServerMessage::Rated { rated });
        }
        self.tell_next(number);
        if self.machine.is_idle() {
            self.plan(Duration::ZERO);
        }
    }

    fn leave(&mut self, client: ClientNumber, backend: &impl Backend) {
        if self.client(client).is_none() {
            return;
        }
        self.clients.retain(|known| known.number != client);
        self.effects.push(Effect::Dismiss { client });
        self.tell_seats(backend);
        if self.clients.is_empty() {
            self.stop();
            // Whoever comes next sees the game go on.
            if self.tempo == Tempo::Unseen {
                self.tempo = Tempo::default();
            }
            self.plan(Duration::ZERO);
        }
    }

    async fn end(&mut self, backend: &impl Backend) {
        self.stop();
        self.clients.clear();
        self.leave_time(backend).await;
        self.tell_lobby(backend);
    }

    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    fn client(&self, number: ClientNumber) -> Option<&Client> {
        self.clients.iter().find(|known| known.number == number)
    }

    /// Whether a client acts for a seat.
    fn is_watched_by(&self, seat: Seat) -> bool {
        self.clients.iter().any(|client| client.seats.contains(&seat))
    }

    fn tell(&mut self, client: ClientNumber, message: ServerMessage) {
        self.effects.push(Effect::Tell { to: Audience::One(client), message: Box::new(message) });
    }

    fn tell_all(&mut self, message: ServerMessage) {
        self.effects.push(Effect::Tell { to: Audience::All, message: Box::new(message) });
    }

    fn warn(&mut self, what: &'static str, why: impl ToString) {
        self.effects.push(Effect::Warn { what, why: why.to_string() });
    }
}

#[cfg(test)]
mod tests;
