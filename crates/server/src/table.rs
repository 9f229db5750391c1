//! A table: the fold of a game's log. Pure: no clock, no storage, no chance.
//!
//! The log is a line that only grows; the game itself may branch, since taking back is an entry.
//! Every entry therefore knows the state it led to: its own, or for `take-back N` the one after
//! entry N. State 0 is the beginning.

mod clocks;
pub(crate) mod record;

use std::collections::HashSet;
use std::sync::Arc;

use ashtapada_rulebook::{RuleSet, UnknownRules};
use ashtapada_rules::{
    Action, ActionList, AnyOptions, AnyPosition, ChanceList, Event, Game, OptionError, OptionSet, OptionSpec, Outcome,
    Position, Refusal, Seat, TextError, Turn,
};

use crate::dice;
use crate::protocol::{ClockView, DiceSource, Entry, Player, ServerMessage, TableView, View};
use crate::store::{Glance, LogEntry, Setup, StoredGame};
use crate::timing::Clocks;
use crate::view::{self, Taken};

/// A game cannot be set up, or its log cannot be replayed under these rules.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum TableError {
    /// The rule set is unknown.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// Its options make no sense.
    #[error("{error}")]
    Options {
        /// Which and why.
        error: OptionError,
        /// The options that there are.
        specs: &'static [OptionSpec],
    },
    /// Its first position cannot be read.
    #[error("the position cannot be read: {error}")]
    Position {
        /// What is wrong with it.
        error: TextError,
        /// The options it would be played under.
        options: Box<AnyOptions>,
    },
    /// An entry cannot be played.
    #[error("entry {seq}, `{action}`: {why}")]
    Entry {
        /// Its number.
        seq: u32,
        /// What it says.
        action: String,
        /// What is wrong.
        why: StepError,
    },
}

impl TableError {
    /// Options of these rules that make no sense.
    pub fn options(rules: &RuleSet) -> impl Fn(OptionError) -> TableError + use<> {
        let specs = rules.options.specs();
        move |error| TableError::Options { error, specs }
    }
}

/// An entry cannot follow.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The text is no action.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Refusal),
    /// Its number does not follow the last.
    #[error("expected entry number {expected}")]
    Number {
        /// The number that follows.
        expected: u32,
    },
}

/// What an entry says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    /// Back to the state after that entry.
    TakeBack(u32),
    Agree,
    Resign(Seat),
    /// So many milliseconds more for that seat.
    MoreTime(Seat, u32),
    Play,
}

fn said(action: &str) -> Said {
    if action == "agree" {
        return Said::Agree;
    }
    if let Some(state) = action.strip_prefix("take-back ").and_then(|number| number.parse().ok()) {
        return Said::TakeBack(state);
    }
    if let Some(seat) = action.strip_prefix("resign ").and_then(|name| name.parse().ok()) {
        return Said::Resign(seat);
    }
    if let Some((seat, millis)) = action.strip_prefix("more-time ").and_then(|rest| rest.split_once(' '))
        && let (Ok(seat), Ok(millis)) = (seat.parse(), millis.parse())
    {
        return Said::MoreTime(seat, millis);
    }
    Said::Play
}

/// A state of the game.
#[derive(Debug, Clone)]
struct State {
    /// The state before; meaningless for the first.
    before: u32,
    position: AnyPosition,
    outcome: Option<Outcome>,
    taken: Arc<Vec<Taken>>,
    /// Meaningless where there are no clocks.
    clocks: Clocks,
    /// Whether a person at this table has done anything yet, where people sit: clocks wait for that.
    begun: bool,
}

/// An entry with what it did.
#[derive(Debug, Clone)]
struct Node {
    entry: LogEntry,
    events: Vec<Event>,
    state: State,
    /// The number of the state it led to.
    leads_to: u32,
}

/// A table with its whole game.
#[derive(Debug, Clone)]
pub struct Table {
    stored: StoredGame,
    rules: &'static RuleSet,
    options: AnyOptions,
    first: State,
    nodes: Vec<Node>,
    /// The game as it stands, without what was taken back.
    play: Game<AnyPosition>,
    /// Idempotency ids that were carried out.
    clients: HashSet<String>,
}

/// An entry that may follow, worked out and not yet part of the table.
#[derive(Debug)]
pub struct Step {
    node: Node,
    play: Game<AnyPosition>,
}

impl Step {
    /// The entry as it is to be kept.
    pub fn entry(&self) -> &LogEntry {
        &self.node.entry
    }

    /// What the list of games will show.
    pub fn glance(&self) -> Glance {
        glance(&self.play)
    }
}

fn glance(play: &Game<AnyPosition>) -> Glance {
    Glance { actions: play.actions().count() as u32, over: play.outcome().is_some(), position: play.position().text() }
}

/// The rule set, options and first position of a setup.
///
/// # Errors
/// The setup makes no sense.
pub fn beginning(setup: &Setup) -> Result<(&'static RuleSet, AnyOptions, AnyPosition), TableError> {
    let rules = ashtapada_rulebook::find(&setup.rules)?;
    let given = setup.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let options = rules.options_with(given).map_err(TableError::options(rules))?;
    let first = match &setup.position {
        Some(text) => AnyPosition::parse(text, &options)
            .map_err(|error| TableError::Position { error, options: Box::new(options.clone()) })?,
        None => AnyPosition::start(&options).map_err(TableError::options(rules))?,
    };
    Ok((rules, options, first))
}

impl Table {
    /// Sets up a game and replays its log.
    ///
    /// # Errors
    /// The setup makes no sense, or an entry cannot be played under these rules.
    pub fn open(stored: StoredGame, log: Vec<LogEntry>) -> Result<Table, TableError> {
        let (rules, options, position) = beginning(&stored.setup)?;
        let outcome = position.outcome();
        let clocks = stored.setup.clock.map(Clocks::start).unwrap_or_default();
        let begun = !stored.setup.seats.iter().any(|plan| matches!(plan.player, Player::Human { .. }));
        let first = State { before: 0, position: position.clone(), outcome, taken: Arc::default(), clocks, begun };
        let play = Game::new(position);
        let mut table = Table { stored, rules, options, first, nodes: Vec::new(), play, clients: HashSet::new() };
        for entry in log {
            let (seq, action) = (entry.seq, entry.action.clone());
            let step = table.step(entry).map_err(|why| TableError::Entry { seq, action, why })?;
            table.accept(step);
        }
        Ok(table)
    }

    /// What was agreed before the game.
    pub fn stored(&self) -> &StoredGame {
        &self.stored
    }

    /// What the list of games shows.
    pub fn glance(&self) -> Glance {
        glance(&self.play)
    }

    /// Plays these, as far as they can be played: the entries they made, and what is wrong with the next.
    pub fn follow(&mut self, actions: &[String], at: u64) -> (Vec<LogEntry>, Option<StepError>) {
        let mut log = Vec::with_capacity(actions.len());
        for action in actions {
            let seat = match said(action) {
                Said::Resign(seat) => Some(seat),
                Said::Play => self.turn().seat(),
                Said::TakeBack(_) | Said::Agree | Said::MoreTime(..) => None,
            };
            let entry = LogEntry { seq: self.last() + 1, seat, action: action.clone(), client: None, at, spent: None };
            match self.step(entry.clone()) {
                Ok(step) => self.accept(step),
                Err(error) => return (log, Some(error)),
            }
            log.push(entry);
        }
        (log, None)
    }

    /// Number of the last entry, 0 before the first.
    pub fn last(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.play.position()
    }

    /// Who decides now.
    pub fn turn(&self) -> Turn {
        self.play.turn()
    }

    /// The entry that the message with that idempotency id added, and the position before it.
    pub fn added_by(&self, client: &str) -> Option<(&LogEntry, &AnyPosition)> {
        if !self.clients.contains(client) {
            return None;
        }
        let at = self.nodes.iter().rposition(|node| node.entry.client.as_deref() == Some(client))?;
        let before = at.checked_sub(1).map_or(0, |last| self.nodes[last].leads_to);
        Some((&self.nodes[at].entry, &self.state(before).position))
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.stored.setup.seats.iter().find(|plan| plan.seat == seat.name()).map(|plan| &plan.player)
    }

    /// Where throws come from.
    pub fn dice(&self) -> DiceSource {
        self.stored.setup.dice
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

    /// The throw that the server's secret gives next; `None` when no throw is due.
    pub fn next_throw(&self) -> Option<Action> {
        let mut throws = ChanceList::new();
        self.position().chance(&mut throws);
        let index = u64::from(self.last() + 1);
        dice::draw(&self.stored.secret, &self.stored.id, index, &throws).map(Action::Throw)
    }

    /// The number of the state now.
    fn now(&self) -> u32 {
        self.nodes.last().map_or(0, |node| node.leads_to)
    }

    fn state(&self, number: u32) -> &State {
        match number.checked_sub(1).and_then(|index| self.nodes.get(index as usize)) {
            Some(node) => &node.state,
            None => &self.first,
        }
    }

    fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number.checked_sub(1)? as usize)
    }

    /// The states from the first entry to state `number`, without what was taken back, in order.
    fn line(&self, mut number: u32) -> Vec<&Node> {
        let mut line = Vec::new();
        while let Some(node) = self.node(number) {
            line.push(node);
            number = node.state.before;
        }
        line.reverse();
        line
    }

    /// Before the last decision of a person: the `N` of `take-back N`. `None` if no person has decided.
    ///
    /// A throw is a decision only where people enter real dice: one that was drawn stays as it fell.
    pub fn take_back_to(&self) -> Option<u32> {
        let by_hand = self.dice() == DiceSource::Hand;
        let mut number = self.now();
        loop {
            let node = self.node(number)?;
            let is_throw =
                node.events.iter().any(|event| matches!(event, Event::Thrown { .. })) && node.entry.seat.is_none();
            let is_time = matches!(said(&node.entry.action), Said::MoreTime(..));
            if node.entry.client.is_some() && (by_hand || !is_throw) && !is_time {
                return Some(node.state.before);
            }
            number = node.state.before;
        }
    }

    /// Works out an entry without making it part of the table.
    ///
    /// # Errors
    /// It cannot follow the last.
    pub fn step(&self, entry: LogEntry) -> Result<Step, StepError> {
        let expected = self.last() + 1;
        if entry.seq != expected {
            return Err(StepError::Number { expected });
        }
        let now = self.now();
        let mut events = Vec::new();
        let mut play = self.play.clone();
        let (state, leads_to) = match said(&entry.action) {
            Said::TakeBack(number) => {
                if number >= expected {
                    return Err(StepError::Refused(Refusal::NoSuchAction));
                }
                let leads_to = self.node(number).map_or(0, |node| node.leads_to);
                play = self.replay(leads_to)?;
                (self.state(leads_to).clone(), leads_to)
            }
            Said::MoreTime(seat, millis) => {
                if play.turn() == Turn::Over {
                    return Err(StepError::Refused(Refusal::GameOver));
                }
                if self.clock().is_none() || !play.position().seats().contains(&seat) {
                    return Err(StepError::Refused(Refusal::NoSuchAction));
                }
                let clocks = self.clocks_after(&entry, play.turn()).with_more(seat, millis);
                (State { before: now, clocks, ..self.state(now).clone() }, entry.seq)
            }
            other => {
                match other {
                    Said::Agree => play.agree(&mut events),
                    Said::Resign(seat) => play.resign(seat, &mut events),
                    _ => {
                        let action = play.position().parse_action(&entry.action)?;
                        play.play(action, &mut events)
                    }
                }
                .map_err(StepError::Refused)?;
                let mut taken = self.state(now).taken.clone();
                if events.iter().any(|event| matches!(event, Event::Captured { .. })) {
                    view::collect_taken(Arc::make_mut(&mut taken), &events);
                }
                let position = play.position().clone();
                let clocks = self.clocks_after(&entry, play.turn());
                let begun = self.has_begun() || entry.client.is_some();
                (State { before: now, position, outcome: play.outcome(), taken, clocks, begun }, entry.seq)
            }
        };
        Ok(Step { node: Node { entry, events, state, leads_to }, play })
    }

    /// The game up to a state, afresh.
    fn replay(&self, number: u32) -> Result<Game<AnyPosition>, StepError> {
        let mut game = Game::new(self.first.position.clone());
        for node in self.line(number) {
            match said(&node.entry.action) {
                Said::Agree => game.agree(&mut ()),
                Said::Resign(seat) => game.resign(seat, &mut ()),
                Said::MoreTime(..) => continue,
                _ => {
                    let action = game.position().parse_action(&node.entry.action)?;
                    game.play(action, &mut ())
                }
            }
            .map_err(StepError::Refused)?;
        }
        Ok(game)
    }

    /// Makes an entry part of the table. It must have been worked out for the table as it is.
    pub fn accept(&mut self, step: Step) {
        debug_assert_eq!(step.node.entry.seq, self.last() + 1);
        self.clients.extend(step.node.entry.client.clone());
        self.nodes.push(step.node);
        self.play = step.play;
    }

    /// The position now, as it is shown.
    pub fn view(&self) -> View {
        let state = self.state(self.now());
        view::position(&state.position, state.outcome, &state.taken)
    }

    /// All that somebody needs to know who comes in and knows the entries up to number `seen`.
    pub fn snapshot(&self, seen: u32, clock: Option<ClockView>) -> ServerMessage {
        ServerMessage::Snapshot {
            table: Box::new(self.table_view()),
            entries: self.entries(seen),
            view: self.view(),
            clock,
        }
    }

    /// The entries after number `seen`.
    pub fn entries(&self, seen: u32) -> Vec<Entry> {
        let known = seen.min(self.last()) as usize;
        self.nodes[known..].iter().map(|node| entry(node, self.clock().is_some())).collect()
    }

    /// What does not change during the game.
    pub fn table_view(&self) -> TableView {
        let changes = self.options.changes_from(&self.rules.options);
        TableView {
            id: self.stored.id.clone(),
            rules: self.rules.id.clone(),
            options: changes.into_iter().map(|(id, value)| (id.to_owned(), value)).collect(),
            seats: self.stored.setup.seats.clone(),
            dice: self.dice(),
            board: view::board(self.first.position.board()),
            start: view::position(&self.first.position, self.first.outcome, &[]),
            commitment: (self.rules.dice && self.dice() == DiceSource::Fair)
                .then(|| dice::commitment(&self.stored.secret)),
            clock: self.clock(),
        }
    }
}

fn entry(node: &Node, timed: bool) -> Entry {
    let State { position, outcome, taken, clocks, .. } = &node.state;
    Entry {
        seq: node.entry.seq,
        seat: node.entry.seat.map(|seat| seat.to_string()),
        action: node.entry.action.clone(),
        events: view::events(&node.events),
        view: view::still(position, *outcome, taken),
        left: timed.then(|| position.seats().iter().map(|&seat| (seat.to_string(), clocks.left(seat, 0))).collect()),
    }
}
