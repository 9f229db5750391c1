//! Tables without a server: the games that somebody plays at one screen, trials, and whom to ask about positions. What a server
//! does with sockets, a store and threads is left to whoever drives this: events go in, effects come out.
//!
//! A game is in memory only while somebody looks at it. Whoever drives this is asked for it ([`TableEffect::Load`]), and told to keep
//! what happens ([`TableEffect::Keep`]): **before** the effects that follow are carried out, so that nothing is shown that is not kept.
//!
//! ```
//! use ashtapada_local::tables::{Host, TableEffect, TableEvent, Tables};
//! use ashtapada_room::Now;
//!
//! struct Still;
//! impl Host for Still {
//!     fn now(&self) -> Now {
//!         Now { ticks: 0, wall: 1_790_000_000_000 }
//!     }
//!     fn random(&mut self, bytes: &mut [u8]) {
//!         bytes.fill(7);
//!     }
//! }
//!
//! let mut tables = Tables::default();
//! let body = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
//! let ask = TableEvent::Ask { number: 1, path: "/api/games?lang=en".into(), body: Some(body.into()) };
//! let effects = tables.on(ask, &mut Still);
//! assert!(matches!(&effects[..], [TableEffect::Keep { .. }, TableEffect::Answer { number: 1, problem: None, .. }]));
//! ```

mod asking;
mod kept;
mod letters;
mod shelf;
mod sockets;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_messages::ServerMessage;
use ashtapada_room::memory::at_once;
use ashtapada_room::{Audience, ClientNumber, Effect, Event, Now, Pace, Room};
use ashtapada_rulebook::Day;
use ashtapada_rules::{Position, Seat};
use ashtapada_table::{Lived, Problem, ProblemKind, Table};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::players::Thought;
use crate::study::StudyTask;
use kept::KeptGame as Game;
pub use kept::{KeptEntry, KeptGame, KeptHead};
pub use letters::{LetterOpened, LetterView};
use shelf::{Shelf, Unsaved};
use sockets::Socket;

/// What surrounds the tables and cannot be told in an event.
pub trait Host {
    /// What time it is.
    fn now(&self) -> Now;
    /// Fills these bytes so that nobody can guess them.
    fn random(&mut self, bytes: &mut [u8]);
}

/// What happens to the tables.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TableEvent {
    /// They begin; these games are kept.
    Begin {
        /// All of them.
        games: Vec<KeptHead>,
    },
    /// Something is asked under a path, as of a server. What is posted has a body.
    Ask {
        /// The number of the answer.
        number: u32,
        /// Such as `/api/games/abc?seen=3`.
        path: String,
        /// JSON, or text.
        body: Option<String>,
    },
    /// Somebody connects.
    Open {
        /// The number of the connection, used once.
        socket: u32,
        /// Such as `/api/trial/socket?lang=pl`.
        path: String,
    },
    /// Somebody says something over a connection.
    Hear {
        /// The connection.
        socket: u32,
        /// JSON.
        text: String,
    },
    /// A connection is closed.
    Close {
        /// The connection.
        socket: u32,
    },
    /// A game that was asked for; without one, there is none.
    Loaded {
        /// Its id.
        game: String,
        /// The game as it is kept.
        kept: Option<Box<KeptGame>>,
    },
    /// What was to be kept last could not be: the game stands in what keeps it as this says.
    Unkept {
        /// The game.
        game: String,
        /// What is kept of it.
        head: Option<Box<KeptHead>>,
        /// The reason.
        why: Unkept,
    },
    /// A computer player has found what it plays.
    Found {
        /// The game.
        game: String,
        /// The number of what it was to find.
        number: u64,
        /// The action as text.
        action: Option<String>,
    },
    /// A part of the answer to a question about a position.
    Told {
        /// The connection over which it was asked.
        socket: u32,
        /// JSON.
        text: String,
    },
    /// The time has come that [`Tables::wakes_in`] told of.
    Time,
}

/// Why something was not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unkept {
    /// There is no room.
    Full,
    /// The game has gone on elsewhere, as in another window.
    Elsewhere,
    /// Anything else.
    Failed,
}

impl Unkept {
    /// What whoever plays is told.
    pub fn problem(self) -> Problem {
        let storage = |why: &str| Problem::new(ProblemKind::Storage, why);
        match self {
            Unkept::Full => storage("there is no room in this browser to keep what is played; nothing was changed"),
            Unkept::Elsewhere => Problem::stale(),
            Unkept::Failed => storage("what is played could not be kept; nothing was changed, so try the same again"),
        }
    }
}

/// What has to be done then, in order.
#[derive(Debug, Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum TableEffect {
    /// An answer: a problem, or else what was asked for.
    Answer {
        /// The number of the question.
        number: u32,
        /// What was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        ok: Option<Box<RawValue>>,
        /// Why it cannot be answered.
        #[serde(skip_serializing_if = "Option::is_none")]
        problem: Option<Problem>,
    },
    /// A message over a connection.
    Say {
        /// The connection.
        socket: u32,
        /// JSON.
        text: String,
    },
    /// A connection is closed from here.
    Shut {
        /// The connection.
        socket: u32,
    },
    /// A game is needed: [`TableEvent::Loaded`] has to follow at once.
    Load {
        /// Its id.
        game: String,
    },
    /// A game has to be kept as it stands before anything that follows is done, all of it or nothing; else
    /// [`TableEvent::Unkept`] has to follow at once, and nothing else of this.
    Keep {
        /// All but its log.
        head: Box<KeptHead>,
        /// How many entries are kept of it; `None`: it is new. Where there are others, somebody else has played it.
        before: Option<u32>,
        /// The entries after these.
        entries: Vec<KeptEntry>,
    },
    /// A game is to be kept no longer.
    Forget {
        /// Its id.
        game: String,
    },
    /// A computer player has to think, until [`TableEvent::Found`] or [`TableEffect::StopThinking`].
    Think {
        /// The game.
        game: String,
        /// What about.
        thought: Box<Thought>,
    },
    /// Nobody waits any more for what a computer player finds.
    StopThinking {
        /// The game.
        game: String,
    },
    /// A question about a position has to be answered, until nothing more is found or [`TableEffect::StopStudy`].
    Study {
        /// The connection over which it was asked.
        socket: u32,
        /// The question.
        task: Box<StudyTask>,
    },
    /// Nobody waits any more for an answer.
    StopStudy {
        /// The connection.
        socket: u32,
    },
    /// Something could not be done that nobody asked for.
    Warn {
        /// The failure, and why.
        what: String,
    },
}

/// The tables.
#[derive(Default)]
pub struct Tables {
    heads: BTreeMap<String, KeptHead>,
    open: BTreeMap<String, OpenTable>,
    /// Those that were asked for and are not there, or cannot be read, until nobody waits for them.
    missing: BTreeMap<String, Problem>,
    sockets: BTreeMap<u32, Socket>,
    waiting: Vec<Waiting>,
    effects: Vec<TableEffect>,
    /// The request that is carried out now: over which connection, and its id.
    doing: Option<(u32, String)>,
}

/// A game that is in memory.
struct OpenTable {
    room: Room,
    shelf: Shelf,
    clients: BTreeMap<ClientNumber, u32>,
    last_client: ClientNumber,
}

/// An event that waits for games.
struct Waiting {
    event: TableEvent,
    /// All that it needs, and those of them that are not there yet.
    needed: Needed,
    missing: Needed,
}

/// Time passes at a table while somebody looks at it, and only then.
struct Watched;

impl Lived for Watched {
    fn lived(&self, _from: u64, _to: u64) -> u64 {
        0
    }
    fn ended_after(&self, from: u64) -> Option<u64> {
        Some(from)
    }
}

/// What an event needs before it can be looked at.
pub(super) type Needed = BTreeSet<String>;

impl Tables {
    /// Lets something happen; gives what has to be done then, in order.
    pub fn on(&mut self, event: TableEvent, host: &mut impl Host) -> Vec<TableEffect> {
        if !matches!(event, TableEvent::Unkept { .. }) {
            self.doing = None;
        }
        self.hear(event, host);
        self.tidy(host);
        std::mem::take(&mut self.effects)
    }

    /// In how many milliseconds something happens by itself, so that [`TableEvent::Time`] is due; `None` where nothing does.
    pub fn wakes_in(&self, now: Now) -> Option<u64> {
        self.open.values().filter_map(|open| open.room.wakes_in(now.ticks)).min()
    }

    fn hear(&mut self, event: TableEvent, host: &mut impl Host) {
        let needed = self.needed(&event);
        let missing: Needed = needed.iter().filter(|game| !self.is_there(game)).cloned().collect();
        if !missing.is_empty() {
            let asked = |game: &&String| !self.waiting.iter().any(|other| other.missing.contains(*game));
            let load: Vec<String> = missing.iter().filter(asked).cloned().collect();
            self.effects.extend(load.into_iter().map(|game| TableEffect::Load { game }));
            return self.waiting.push(Waiting { event, needed, missing });
        }
        match event {
            TableEvent::Begin { games } => self.heads = games.into_iter().map(|head| (head.id.clone(), head)).collect(),
            TableEvent::Ask { number, path, body } => {
                let answer = self.answer(&path, body.as_deref(), host);
                let (ok, problem) = match answer {
                    Ok(ok) => (Some(ok), None),
                    Err(problem) => (None, Some(problem)),
                };
                self.effects.push(TableEffect::Answer { number, ok, problem });
            }
            TableEvent::Open { socket, path } => self.connect(socket, &path),
            TableEvent::Hear { socket, text } => self.listen(socket, &text, host),
            TableEvent::Close { socket } => self.disconnect(socket, host),
            TableEvent::Loaded { game, kept } => self.loaded(game, kept, host),
            TableEvent::Unkept { game, head, why } => self.unkept(game, head, &why.problem()),
            TableEvent::Found { game, number, action } => {
                let failed = || Problem::new(ProblemKind::Server, "a computer player failed; it tries again");
                let Some(open) = self.open.get(&game) else { return };
                let position = open.room.table().position();
                let action = action.and_then(|text| position.parse_action(&text).ok()).ok_or_else(failed);
                self.run(&game, Event::Found { number, action }, None, host);
            }
            TableEvent::Told { socket, text } => {
                if self.sockets.contains_key(&socket) {
                    self.effects.push(TableEffect::Say { socket, text });
                }
            }
            TableEvent::Time => {
                let ticks = host.now().ticks;
                let due = self.open.iter().filter(|(_, open)| open.room.wakes_in(ticks) == Some(0));
                for game in due.map(|(game, _)| game.clone()).collect::<Vec<_>>() {
                    self.run(&game, Event::Time, None, host);
                }
            }
        }
    }

    fn is_there(&self, game: &str) -> bool {
        self.open.contains_key(game) || self.missing.contains_key(game)
    }

    /// The table of a game that was needed.
    fn table(&self, game: &str) -> Result<&Table, Problem> {
        match (self.open.get(game), self.missing.get(game)) {
            (Some(open), _) => Ok(open.room.table()),
            (None, Some(problem)) => Err(problem.clone()),
            (None, None) => Err(Problem::no_game(game)),
        }
    }

    fn loaded(&mut self, game: String, kept: Option<Box<Game>>, host: &mut impl Host) {
        let now = host.now();
        let opened = kept.ok_or_else(|| Problem::no_game(&game)).and_then(|kept| {
            let table = kept.table()?;
            let shelf = Shelf::of(&table, now);
            let room = Room::new(table, Pace::default(), now).resumed(kept.head.timing, &Watched);
            self.heads.insert(game.clone(), kept.head);
            Ok(OpenTable { room, shelf, clients: BTreeMap::new(), last_client: 0 })
        });
        match opened {
            Ok(open) => {
                self.open.insert(game.clone(), open);
            }
            Err(problem) => {
                self.missing.insert(game.clone(), problem);
            }
        }
        for waiting in &mut self.waiting {
            waiting.missing.remove(&game);
        }
        let all = std::mem::take(&mut self.waiting).into_iter();
        let (ready, waiting): (Vec<Waiting>, _) = all.partition(|waiting| waiting.missing.is_empty());
        self.waiting = waiting;
        for Waiting { event, .. } in ready {
            self.hear(event, host);
        }
    }

    /// Whoever asked for something is refused it; whoever is at the table connects again, and sees it as it is kept.
    fn unkept(&mut self, game: String, head: Option<Box<KeptHead>>, problem: &Problem) {
        match head {
            Some(head) => self.heads.insert(game.clone(), *head),
            None => self.heads.remove(&game),
        };
        let Some(open) = self.open.remove(&game) else { return };
        self.effects.push(TableEffect::StopThinking { game });
        let doing = self.doing.take();
        for socket in open.clients.into_values() {
            let problem = problem.clone();
            match doing.clone().filter(|(asking, _)| *asking == socket) {
                Some((_, id)) => self.say(socket, &ServerMessage::Refused { id, problem }),
                None => self.say(socket, &ServerMessage::Trouble { problem }),
            }
            self.sockets.remove(&socket);
            self.effects.push(TableEffect::Shut { socket });
        }
    }

    /// Lets something happen at a table that is in memory; `entering` is the connection of whoever enters.
    fn run(&mut self, game: &str, event: Event, entering: Option<u32>, host: &mut impl Host) {
        let Some(open) = self.open.get_mut(game) else { return };
        open.shelf.set_time(host.now());
        // Nothing is waited for: the shelf answers at once.
        let mut effects = at_once(open.room.on(event, &open.shelf)).unwrap_or_default();
        effects.extend(at_once(open.room.settle(&open.shelf)).unwrap_or_default());
        if let Some(unsaved) = open.shelf.unsaved() {
            self.keep(game, unsaved, host.now().wall);
        }
        for effect in effects {
            self.carry(game, effect, entering);
        }
    }

    fn keep(&mut self, game: &str, unsaved: Unsaved, now: u64) {
        let Some(head) = self.heads.get_mut(game) else { return };
        let Unsaved { entries, before, glance, timing, seeds, sitters } = unsaved;
        if let Some(last) = entries.last() {
            (head.last, head.played, head.listed) = (last.seq, now, true);
            (head.actions, head.over, head.position) = (glance.actions, glance.over, glance.position);
        }
        (head.timing, head.seeds, head.sitters) = (timing, seeds, sitters);
        let entries = entries.into_iter().map(KeptEntry::from).collect();
        self.effects.push(TableEffect::Keep { head: Box::new(head.clone()), before: Some(before), entries });
    }

    fn carry(&mut self, game: &str, effect: Effect, entering: Option<u32>) {
        match effect {
            Effect::Entered { client, .. } => {
                if let (Some(open), Some(socket)) = (self.open.get_mut(game), entering) {
                    open.clients.insert(client, socket);
                    self.sockets.insert(socket, Socket::Table { game: game.to_owned(), client: Some(client) });
                }
            }
            Effect::TurnedAway { problem, .. } => {
                if let Some(socket) = entering {
                    self.say(socket, &ServerMessage::Trouble { problem });
                    self.shut(socket);
                }
            }
            Effect::Dismiss { client } => {
                if let Some(socket) = self.open.get_mut(game).and_then(|open| open.clients.remove(&client)) {
                    self.shut(socket);
                }
            }
            Effect::Tell { to, message } => {
                let Some(open) = self.open.get(game) else { return };
                let hears = |client: ClientNumber| match to {
                    Audience::All => true,
                    Audience::Others(but) => client != but,
                    Audience::One(one) => client == one,
                };
                let hearing = open.clients.iter().filter(|&(&client, _)| hears(client)).map(|(_, &socket)| socket);
                for socket in hearing.collect::<Vec<_>>() {
                    self.say(socket, &message);
                }
            }
            Effect::Think { number, seat, bot, time } => self.think(game, (number, seat, bot), time.as_millis() as u64),
            Effect::StopThinking => self.effects.push(TableEffect::StopThinking { game: game.to_owned() }),
            Effect::Warn { what, why } => {
                self.effects.push(TableEffect::Warn { what: format!("{game}: {what}: {why}") })
            }
            // Nobody else is to find the table or to be told of it.
            Effect::Identified(_) | Effect::Lobby { .. } | Effect::Push { .. } => {}
        }
    }

    fn think(&mut self, game: &str, (number, seat, bot): (u64, Seat, String), millis: u64) {
        let Some(kept) = self.kept(game) else { return };
        let day: Option<Day> = self.open.get(game).and_then(|open| open.room.table().dice().day());
        let thought = Thought { number, seat, bot, millis, day, game: kept };
        self.effects.push(TableEffect::Think { game: game.to_owned(), thought: Box::new(thought) });
    }

    /// A game that is in memory, as it is kept.
    fn kept(&self, game: &str) -> Option<Game> {
        Some(Game::of(self.open.get(game)?.room.table(), self.heads.get(game)?.clone()))
    }

    fn say(&mut self, socket: u32, message: &impl Serialize) {
        // All messages are plain data, which can always be serialized.
        if let Ok(text) = serde_json::to_string(message) {
            self.effects.push(TableEffect::Say { socket, text });
        }
    }

    fn shut(&mut self, socket: u32) {
        if self.sockets.remove(&socket).is_some() {
            self.effects.push(TableEffect::Shut { socket });
        }
    }

    /// Lets go of games at which nobody looks, and of what nobody waits for.
    fn tidy(&mut self, host: &mut impl Host) {
        let waits = |game: &str| self.waiting.iter().any(|waiting| waiting.needed.contains(game));
        if self.waiting.is_empty() {
            self.missing.clear();
        }
        let idle = self.open.iter().filter(|(game, open)| open.clients.is_empty() && !waits(game));
        for game in idle.map(|(game, _)| game.clone()).collect::<Vec<_>>() {
            self.run(&game, Event::End, None, host);
            self.open.remove(&game);
        }
    }
}
