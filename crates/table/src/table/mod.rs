//! A table: the fold of a game's log. Pure: no clock, no storage, no chance.
//!
//! The log is a line that only grows; the game itself may branch, since taking back is an entry. Every entry therefore
//! knows the state it led to: its own, or for `take-back N` the one after entry N. State 0 is the beginning. Positions are
//! kept once, in a [`Game`], so an entry costs the same however long the log is.

mod clocks;
mod record;
mod request;
mod shown;
pub(crate) mod turns;

use std::collections::HashMap;

use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Event, Game, Next, Outcome, Ply, Position, Refusal, Seat, Spot,
    StateId, TextError, Turn,
};

pub use record::rfc3339;
pub use request::{Declined, Request};
pub use shown::{EntryView, TableView};
use turns::TurnCount;

use crate::clocks::Clocks;
use crate::entry::{Act, Entry, StoredEntry};
use crate::setup::{Beginning, DiceSource, Header, NewGame, Setup, SetupError};
use crate::view::{self, Choices, Taken, View};
use crate::{Player, SeatPlan, Secret};
use ashtapada_rulebook::EDITION;

/// A game cannot be set up, or its log cannot be replayed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The setup makes no sense.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry cannot be played.
    #[error("entry {seq}, `{act}`: {why}")]
    Entry {
        /// Its number.
        seq: u32,
        /// What it says.
        act: String,
        /// What is wrong.
        why: Box<StepError>,
        /// The position it was to be played in.
        position: Box<AnyPosition>,
    },
}

/// An entry cannot follow.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StepError {
    /// The text is no act.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Refusal),
    /// It is more than is played here.
    #[error("no more than {most} actions are played here")]
    TooLong {
        /// How many may be played.
        most: u32,
    },
    /// Its number does not follow the last.
    #[error("expected entry number {expected}")]
    Number {
        /// The number that follows.
        expected: u32,
    },
}

/// What a list of games shows of one: kept beside the log, so that the list need not replay every game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    /// Actions in effect, throws included.
    pub actions: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The position now, as text.
    pub position: String,
}

/// A state of the table: of the game, and what goes with it.
#[derive(Debug, Clone, Copy)]
struct State {
    game: StateId,
    /// The state before; meaningless for the first.
    before: u32,
    /// The last piece taken so far: its place among all, from 1.
    taken: u32,
    /// Actions so far.
    actions: u32,
    turn: TurnCount,
    /// Meaningless where there are no clocks.
    clocks: Clocks,
    /// Whether a person at this table has done anything yet, where people sit: clocks wait for that.
    begun: bool,
}

/// An entry with what it did.
#[derive(Debug, Clone)]
struct Node {
    entry: Entry,
    events: Vec<Event>,
    /// Why today's rules refuse an action of a game of an earlier edition, which was played all the same.
    refused: Option<Refusal>,
    state: State,
    /// The number of the state it led to.
    leads_to: u32,
}

/// A piece taken, and the one taken before it on the same line of play.
#[derive(Debug, Clone, Copy)]
struct TakenLink {
    piece: Taken,
    before: u32,
}

/// A table with its whole game.
///
/// ```
/// use ashtapada_rules::{Seat, Turn};
/// use ashtapada_table::{NewGame, Request, Secret, Table};
/// let (mut table, _) = Table::set_up(&NewGame::of("chaturaji-pl-solo"), "example", Secret::new([7; 32]), 0).unwrap();
/// assert_eq!(table.turn(), Turn::Chance(Seat::South));
/// let (seat, act) = table.decide(&Request::Roll, 0).unwrap();
/// table.play(seat, act).unwrap();
/// assert_eq!(table.turn(), Turn::Seat(Seat::South));
/// ```
#[derive(Debug, Clone)]
pub struct Table {
    header: Header,
    beginning: Beginning,
    game: Game<AnyPosition>,
    first: State,
    nodes: Vec<Node>,
    taken: Vec<TakenLink>,
    /// By the ids of requests that were carried out, the entries they made.
    clients: HashMap<String, u32>,
}

/// An entry that may follow, worked out and not yet part of the table.
#[derive(Debug)]
pub struct Step {
    node: Node,
    /// The state of the game that comes with it; `None`: one that is there already.
    next: Option<Next<AnyPosition>>,
    taken: Vec<Taken>,
    glance: Glance,
}

impl Step {
    /// The entry as it is to be kept.
    pub fn entry(&self) -> &Entry {
        &self.node.entry
    }

    /// What a list of games will show.
    pub fn glance(&self) -> &Glance {
        &self.glance
    }
}

impl Table {
    /// Sets up a table as it is asked for, with what was played before; and that as entries, to be stored.
    ///
    /// # Errors
    /// What is asked for makes no sense, or cannot be played.
    pub fn set_up(asked: &NewGame, id: &str, secret: Secret, now: u64) -> Result<(Table, Vec<Entry>), TableError> {
        let mut pick = |below: u32| secret.number(id, 0, u64::from(below)) as u32;
        let setup = Setup::agree(asked, &mut pick)?;
        let mut table = Table::new(Header { id: id.to_owned(), created: now, setup, secret })?;
        if let Some(error) = table.follow(&asked.actions, now) {
            return Err(error);
        }
        let log = table.nodes.iter().map(|node| node.entry.clone()).collect();
        Ok((table, log))
    }

    /// Opens a stored game by replaying its log.
    ///
    /// A log of an earlier edition is replayed as it was stored; what today's rules refuse in it is marked
    /// ([`EntryView::refused`]).
    ///
    /// # Errors
    /// The setup makes no sense, or an entry cannot be played under these rules.
    pub fn open(header: Header, log: Vec<StoredEntry>) -> Result<Table, TableError> {
        let mut table = Table::new(header)?;
        for entry in log {
            table.append(entry)?;
        }
        Ok(table)
    }

    /// Replays one more entry of the stored log.
    ///
    /// # Errors
    /// It does not follow the last, or cannot be played.
    pub fn append(&mut self, entry: StoredEntry) -> Result<(), TableError> {
        let (seq, act) = (entry.seq, entry.act.clone());
        let lenient = self.is_of_earlier_edition();
        let step = entry
            .read_at(self.position())
            .map_err(StepError::Text)
            .and_then(|entry| self.step_by(entry, lenient))
            .map_err(|why| self.stopped(seq, act, why))?;
        self.accept(step);
        Ok(())
    }

    fn is_of_earlier_edition(&self) -> bool {
        self.header.setup.edition < EDITION
    }

    pub(crate) fn stopped(&self, seq: u32, act: String, why: StepError) -> TableError {
        TableError::Entry { seq, act, why: Box::new(why), position: Box::new(self.position().clone()) }
    }

    fn new(header: Header) -> Result<Table, TableError> {
        let beginning = header.setup.begin()?;
        let game = Game::new(beginning.position.clone());
        let first = State {
            game: StateId::FIRST,
            before: 0,
            taken: 0,
            actions: 0,
            turn: TurnCount::default(),
            clocks: header.setup.clock.map(Clocks::start).unwrap_or_default(),
            begun: !header.setup.seats.iter().any(|plan| plan.player.is_human()),
        };
        let (nodes, taken, clients) = (Vec::new(), Vec::new(), HashMap::new());
        Ok(Table { header, beginning, game, first, nodes, taken, clients })
    }

    /// Plays what was played elsewhere, as far as it can be played; what is wrong with the next. What a game of an earlier
    /// edition has is played as [`Table::open`] does.
    pub fn follow(&mut self, acts: &[String], at: u64) -> Option<TableError> {
        let lenient = self.is_of_earlier_edition();
        for text in acts {
            let seq = self.last() + 1;
            let played = Act::parse_at(text, self.position()).map_err(StepError::Text).and_then(|act| {
                let entry = Entry { seq, seat: self.decider(act), act, client: None, at, spent: None };
                self.step_by(entry, lenient)
            });
            match played {
                Ok(step) => self.accept(step),
                Err(why) => return Some(self.stopped(seq, text.clone(), why)),
            }
        }
        None
    }

    /// Who decides on an act now.
    pub(crate) fn decider(&self, act: Act) -> Option<Seat> {
        match act {
            Act::Resign { seat } => Some(seat),
            Act::Play { .. } => self.turn().seat(),
            Act::TakeBack { .. } | Act::Agree | Act::MoreTime { .. } => None,
        }
    }

    /// Plays one act: works the entry out and makes it part of the table.
    ///
    /// # Errors
    /// It cannot follow; the table is then unchanged.
    pub fn play(&mut self, seat: Option<Seat>, act: Act) -> Result<(), StepError> {
        let entry = Entry { seq: self.last() + 1, seat, act, client: None, at: 0, spent: None };
        let step = self.step(entry)?;
        self.accept(step);
        Ok(())
    }

    /// What does not change.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What the game began with.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// What a list of games shows.
    pub fn glance(&self) -> Glance {
        let over = self.turn() == Turn::Over;
        Glance { actions: self.now().actions, over, position: self.position().text() }
    }

    /// Number of the last entry, 0 before the first.
    pub fn last(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The entry of that number.
    pub fn entry(&self, seq: u32) -> Option<&Entry> {
        self.node(seq).map(|node| &node.entry)
    }

    /// The game as it stands; what was taken back lies beside it.
    pub fn game(&self) -> &Game<AnyPosition> {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// The position that an entry found; `None` if there is no such entry.
    pub fn position_before(&self, seq: u32) -> Option<&AnyPosition> {
        self.node(seq)?;
        let before = self.node(seq - 1).map_or(0, |node| node.leads_to);
        Some(self.game.position_at(self.state(before).game))
    }

    /// Who decides now.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.header.setup.seats.iter().find(|plan| plan.seat == seat).map(|plan| &plan.player)
    }

    /// Where throws come from.
    pub fn dice(&self) -> DiceSource {
        self.header.setup.dice
    }

    /// The single action of the seat to decide, when there is only one.
    pub fn only_action(&self) -> Option<Action> {
        let mut list = ActionList::new();
        self.position().actions(&mut list);
        match list.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// The throw that the secret gives next; `None` when no throw is due.
    pub fn next_throw(&self) -> Option<Action> {
        let mut throws = ChanceList::new();
        self.position().chance(&mut throws);
        let index = u64::from(self.last() + 1);
        self.header.secret.draw(&self.header.id, index, &throws).map(Action::Throw)
    }

    /// The entry that the request with that id made.
    pub fn made_by(&self, client: &str) -> Option<&Entry> {
        self.entry(*self.clients.get(client)?)
    }

    /// The number of the state now.
    pub(crate) fn place(&self) -> u32 {
        self.nodes.last().map_or(0, |node| node.leads_to)
    }

    fn now(&self) -> &State {
        self.state(self.place())
    }

    fn state(&self, number: u32) -> &State {
        self.node(number).map_or(&self.first, |node| &node.state)
    }

    fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number.checked_sub(1)? as usize)
    }

    /// The entries that led to a state, without what was taken back, from the last.
    fn line(&self, mut number: u32) -> impl Iterator<Item = &Node> {
        std::iter::from_fn(move || {
            let node = self.node(number)?;
            number = node.state.before;
            Some(node)
        })
    }

    /// Before the last decision of a person: the `N` of `take-back N`. `None` if no person has decided.
    ///
    /// A throw is a decision only where people enter real dice: one that was drawn stays as it fell.
    pub fn take_back_to(&self) -> Option<u32> {
        let by_hand = self.dice() == DiceSource::Hand;
        let is_decision = |node: &&Node| match node.entry.act {
            Act::Play { action: Action::Throw(_) } => by_hand,
            Act::MoreTime { .. } => false,
            _ => true,
        };
        let decided = self.line(self.place()).find(|node| node.entry.client.is_some() && is_decision(node))?;
        Some(decided.state.before)
    }

    /// Before the last act after entry `base` that is in effect: the `N` of `take-back N`. `None` if there is none.
    pub(crate) fn last_before(&self, base: u32) -> Option<u32> {
        self.node(self.place()).filter(|node| node.entry.seq > base).map(|node| node.state.before)
    }

    /// The game as it stood after entry `seq`, as a table of its own that plays without clocks and dice of its own. An
    /// ending on which the players agreed, or a resignation, is taken back.
    pub(crate) fn branch(&self, seq: u32) -> Table {
        let mut branch = self.clone();
        branch.clients.clear();
        branch.header.setup.clock = None;
        branch.header.secret = Secret::new([0; 32]);
        branch.truncate(seq);
        let state = *branch.now();
        if branch.node(branch.place()).is_some_and(|node| node.entry.act.is_ending()) {
            // Where one has been one can go back to.
            let _ = branch.play(None, Act::TakeBack { to: state.before });
        }
        branch
    }

    /// Forgets the entries after number `last`.
    pub(crate) fn truncate(&mut self, last: u32) {
        self.nodes.truncate(last as usize);
        self.game.go_to(self.now().game);
    }

    pub(crate) fn seats_mut(&mut self) -> &mut [SeatPlan] {
        &mut self.header.setup.seats
    }

    /// Works out an entry without making it part of the table.
    ///
    /// # Errors
    /// It cannot follow the last.
    pub fn step(&self, entry: Entry) -> Result<Step, StepError> {
        self.step_by(entry, false)
    }

    fn step_by(&self, entry: Entry, lenient: bool) -> Result<Step, StepError> {
        let expected = self.last() + 1;
        if entry.seq != expected {
            return Err(StepError::Number { expected });
        }
        let refuse = |refusal| Err(StepError::Refused(refusal));
        let place = self.place();
        let now = *self.now();
        match entry.act {
            Act::TakeBack { to } => {
                if to >= expected {
                    return refuse(Refusal::NoSuchAction);
                }
                let leads_to = self.node(to).map_or(0, |node| node.leads_to);
                let state = *self.state(leads_to);
                Ok(self.without_ply(entry, state, leads_to))
            }
            Act::MoreTime { seat, millis } => {
                if self.turn() == Turn::Over {
                    return refuse(Refusal::GameOver);
                }
                if self.clock().is_none() || !self.position().seats().contains(&seat) {
                    return refuse(Refusal::NoSuchAction);
                }
                let clocks = self.clocks_after(&entry, self.turn()).with_more(seat, millis);
                Ok(self.without_ply(entry, State { before: place, clocks, ..now }, expected))
            }
            Act::Play { action } => self.ply(entry, Ply::Action(action), lenient),
            Act::Agree => self.ply(entry, Ply::Agree, lenient),
            Act::Resign { seat } => self.ply(entry, Ply::Resign(seat), lenient),
        }
    }

    /// An entry that leads to a state of the game which is there already.
    fn without_ply(&self, entry: Entry, state: State, leads_to: u32) -> Step {
        let over = self.game.outcome_at(state.game).is_some();
        let position = self.game.position_at(state.game).text();
        let glance = Glance { actions: state.actions, over, position };
        let node = Node { entry, events: Vec::new(), refused: None, state, leads_to };
        Step { node, next: None, taken: Vec::new(), glance }
    }

    fn ply(&self, entry: Entry, ply: Ply, lenient: bool) -> Result<Step, StepError> {
        let mut events = Vec::new();
        let (next, refused) = match lenient {
            true => self.game.consider_stored(ply, &mut events),
            false => self.game.consider(ply, &mut events).map(|next| (next, None)),
        }
        .map_err(StepError::Refused)?;
        let now = self.now();
        let (mut actions, mut turn) = (now.actions, now.turn);
        if let Ply::Action(action) = ply {
            actions += 1;
            turn = turn.after(self.position(), action);
        }
        let taken: Vec<Taken> = events.iter().filter_map(Taken::of).collect();
        let state = State {
            // The game gives it when the entry is accepted.
            game: now.game,
            before: self.place(),
            taken: now.taken,
            actions,
            turn,
            clocks: self.clocks_after(&entry, next.turn()),
            begun: now.begun || entry.client.is_some(),
        };
        let glance = Glance { actions, over: next.turn() == Turn::Over, position: next.position().text() };
        let leads_to = entry.seq;
        let node = Node { entry, events, refused, state, leads_to };
        Ok(Step { node, next: Some(next), taken, glance })
    }

    /// Makes an entry part of the table. It must have been worked out for the table as it is.
    pub fn accept(&mut self, step: Step) {
        let Step { mut node, next, taken, .. } = step;
        debug_assert_eq!(node.entry.seq, self.last() + 1);
        match next {
            Some(next) => node.state.game = self.game.accept(next),
            None => self.game.go_to(node.state.game),
        }
        for piece in taken {
            self.taken.push(TakenLink { piece, before: node.state.taken });
            node.state.taken = self.taken.len() as u32;
        }
        if let Some(client) = &node.entry.client {
            self.clients.insert(client.clone(), node.entry.seq);
        }
        self.nodes.push(node);
    }

    /// The position now, as it is shown.
    pub fn view(&self) -> View {
        self.view_at(self.place())
    }

    /// What may be done now.
    pub fn choices(&self) -> Choices {
        match self.turn() {
            Turn::Over => Choices::default(),
            _ => Choices::of(self.position()),
        }
    }

    /// Why nothing can be done from one spot to another, or at all with what stands on `from`; `None` when something can.
    pub fn why(&self, from: Spot, to: Option<Spot>) -> Option<Refusal> {
        match self.turn() {
            Turn::Over => Some(Refusal::GameOver),
            _ => view::why(self.position(), from, to),
        }
    }
}
