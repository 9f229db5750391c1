//! A table: the fold of a game's log. Pure: no clock, no storage, no chance.
//!
//! The log is a line that only grows; the game itself may branch, since taking back is an entry. Every entry therefore
//! knows the state it led to: its own, or for `take-back N` the one after entry N. State 0 is the beginning. Positions are
//! kept once, in a [`Game`], so an entry costs the same however long the log is.

mod again;
mod clocks;
mod open;
mod rated;
mod record;
mod request;
mod seeding;
mod shown;
mod step;
pub(crate) mod turns;

use std::collections::HashMap;

use ashtapada_rules::{
    Action, ActionList, AnyPosition, Event, Game, Outcome, Ply, Position, Refusal, Seat, Spot, StateId, TextError, Turn,
};

pub use again::{NotPartners, Reseating};
pub use rated::{Counting, Uncounted};
pub use record::rfc3339;
pub use request::{Declined, Request};
pub use seeding::{DrawnThrow, ProofPage, ProofView, SeedView};
pub use shown::{EntryView, TableView};
pub use step::Step;
use turns::TurnCount;

use crate::clocks::{Clocks, due};
use crate::digest::Digest;
use crate::entry::{Act, Cause, Entry};
use crate::linked::Linked;
use crate::setup::{Beginning, DiceSource, Header, SetupError};
use crate::view::{self, Choices, Taken, View};
use crate::{Player, SeatPlan, Secret, Sitters};

/// The computer player for those who leave a table at which no other sits.
const STAND_IN: &str = "greedy";

/// Why a game cannot be set up, or its log cannot be replayed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The setup is invalid.
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

/// Why an entry cannot follow.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StepError {
    /// The text is not an act.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Refusal),
    /// The game would be too long.
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

/// A game's summary for lists: stored beside the log, so that a list need not replay every game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    /// Actions in effect, throws included.
    pub actions: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The position now, as text.
    pub position: String,
    /// When the game has to be looked after if nobody is there, Unix time in milliseconds ([`Table::due_at`]).
    pub due: Option<u64>,
}

/// A state of the table: a state of the game, and what goes with it.
#[derive(Debug, Clone, Copy)]
struct State {
    game: StateId,
    /// The state before; meaningless for the first.
    before: u32,
    /// The last piece taken so far: its index among all, from 1; 0 for none.
    taken: u32,
    /// Actions so far.
    actions: u32,
    turn: TurnCount,
    /// Meaningless where there are no clocks.
    clocks: Clocks,
    /// Whether a person at this table has acted yet, if people sit here: clocks wait for that.
    begun: bool,
    /// Whose players left the game, by [`Seat::index`].
    left: [bool; 4],
    /// For whom a computer player stands in, by [`Seat::index`].
    away: [bool; 4],
    /// How often each seat has thrown so far, by [`Seat::index`].
    throws: [u32; 4],
}

/// An entry with what it did.
#[derive(Debug, Clone)]
struct Node {
    entry: Entry,
    events: Box<[Event]>,
    state: State,
    /// The number of the state it led to.
    leads_to: u32,
    /// Of the log up to it.
    digest: Digest,
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
/// use ashtapada_table::dice::Seed;
/// use ashtapada_table::{NewGame, Request, Secret, Table};
/// let (mut table, _) = Table::set_up(&NewGame::of("chaturaji-pl-solo"), "example", Secret::new([7; 32]), 0).unwrap();
/// assert_eq!(table.turn(), Turn::Chance(Seat::South));
/// table.add_seeds(|_| Seed::new([1; 32])); // each player's own, where it matters
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
    /// The numbers of the entries made by requests, by the ids of these.
    clients: HashMap<String, u32>,
    /// Who plays for those who left: a computer player as they sit at this table. `None` in a trial, which nobody leaves.
    stand_in: Option<Player>,
}

impl Table {
    /// What does not change during the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who plays on which device, if the game is played by links.
    pub fn linked(&self) -> Option<&Linked> {
        self.header.linked.as_ref()
    }

    /// The same game, played by links.
    #[must_use]
    pub fn by_links(mut self, linked: Linked) -> Table {
        self.header.setup.dice = DiceSource::Link;
        self.set_linked(linked);
        self
    }

    /// Those who play by links say what they are called when they join.
    pub fn set_seats(&mut self, seats: Vec<SeatPlan>) {
        self.header.setup.seats = seats;
    }

    /// What was sent and has come changes who has shown what.
    pub fn set_linked(&mut self, linked: Linked) {
        self.header.linked = Some(linked);
    }

    /// Whose turn it is, also to throw.
    pub fn due(&self) -> Option<Seat> {
        due(self.turn())
    }

    /// The acts in effect, as text, each with whose turn it was.
    pub fn acts(&self) -> Vec<(Option<Seat>, String)> {
        let act = |node: &Node| {
            let before = self.game.position_at(self.state(node.state.before).game);
            (due(before.turn()), node.entry.act.text_at(&before))
        };
        self.plies().into_iter().map(act).collect()
    }

    /// What the game began with.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// The summary for lists of games.
    pub fn glance(&self) -> Glance {
        let over = self.turn() == Turn::Over;
        Glance { actions: self.now().actions, over, position: self.position().text(), due: None }
    }

    /// Number of the last entry, 0 before the first.
    pub fn last(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The digest of the log up to the entry of that number, 0 being before the first; `None` if there is no such entry.
    pub fn digest(&self, seq: u32) -> Option<Digest> {
        if seq == 0 { Some(Digest::default()) } else { self.node(seq).map(|node| node.digest) }
    }

    /// Whether this log begins with what somebody knows who has seen so many entries; without a digest, whether it is as
    /// long.
    pub fn is_known(&self, seen: u32, digest: Option<Digest>) -> bool {
        self.digest(seen).is_some_and(|own| digest.is_none_or(|known| known == own))
    }

    /// The entry of that number.
    pub fn entry(&self, seq: u32) -> Option<&Entry> {
        self.node(seq).map(|node| &node.entry)
    }

    /// The game at its current state; what was taken back remains in it as other branches.
    pub fn game(&self) -> &Game<AnyPosition> {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.game.position()
    }

    /// The position that an entry was played in; `None` if there is no such entry.
    pub fn position_before(&self, seq: u32) -> Option<AnyPosition> {
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
        self.outcome_at(self.place())
    }

    /// The result at a state: those who left are last, whatever their armies scored without them.
    fn outcome_at(&self, number: u32) -> Option<Outcome> {
        let state = self.state(number);
        self.game.outcome_at(state.game).map(|outcome| outcome.with_last(state.left))
    }

    /// Who decides for a seat: its player, or a computer player once that one has left, or while it stands in.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        let gone = self.now().left[seat.index()] || self.stands_in(seat);
        if let Some(stand_in) = self.stand_in.as_ref().filter(|_| gone) {
            return Some(stand_in);
        }
        self.header.setup.seats.iter().find(|plan| plan.seat == seat).map(|plan| &plan.player)
    }

    /// Whether the players have screens of their own, and each acts for his own seats only.
    pub fn is_apart(&self) -> bool {
        self.header.setup.apart
    }

    /// How many options differ from the rule set's.
    pub fn changed_options(&self) -> u32 {
        self.beginning.changes().len() as u32
    }

    /// Who sits where, every seat once, in the order of play; where players have screens of their own, by their names.
    pub fn seat_plans(&self) -> Vec<SeatPlan> {
        self.header.seat_plans()
    }

    /// Who sits in the seats of people, where they have screens of their own.
    pub fn sitters(&self) -> &Sitters {
        &self.header.sitters
    }

    /// Makes a change of who sits where part of the table.
    pub fn set_sitters(&mut self, sitters: Sitters) {
        self.header.sitters = sitters;
    }

    /// The seats of people who have not left the game, in the order of play.
    pub fn people(&self) -> Vec<Seat> {
        let plans = self.header.setup.seats.iter().filter(|plan| plan.player.is_human());
        plans.map(|plan| plan.seat).filter(|seat| !self.now().left[seat.index()]).collect()
    }

    /// Whether a player has left those who played on.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.now().left[seat.index()]
    }

    /// Whether a computer player stands in for somebody who is away.
    pub fn stands_in(&self, seat: Seat) -> bool {
        self.now().away[seat.index()]
    }

    /// The people who can be asked what they agree to: those who have not left the game, and for whom nobody stands in.
    pub fn asked(&self) -> Vec<Seat> {
        self.people().into_iter().filter(|&seat| !self.stands_in(seat)).collect()
    }

    /// The people for whom a computer player stands in though the seat is theirs: what takes something from them has to wait
    /// until they are back.
    pub fn absent(&self) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| self.stands_in(*seat) && !self.header.sitters.is_free(*seat);
        self.people().into_iter().filter(is_theirs).collect()
    }

    /// The result if the game were ended by agreement now; `None` if it is over.
    pub fn outcome_by_agreement(&self) -> Option<Outcome> {
        let ended = self.game.consider(Ply::Agree, &mut ()).ok()?.outcome()?;
        Some(ended.with_last(self.now().left))
    }

    /// The computer players that have a say in whether the game is ended by agreement: all that still decide for an army
    /// of their own, or stand in for somebody.
    pub fn computers_asked(&self) -> Vec<(Seat, &str)> {
        let seats = self.seats_in_play().iter().filter(|&&seat| !self.is_aside(seat));
        seats
            .filter_map(|&seat| match self.player(seat)? {
                Player::Bot { bot } => Some((seat, bot.as_str())),
                Player::Human { .. } => None,
            })
            .collect()
    }

    /// What it is for a seat to be away for too long, where that counts as giving up.
    pub fn absent_gives_up(&self, seat: Seat) -> Act {
        self.gives_up(seat, Cause::Away)
    }

    /// Whether a seat decides nothing any more.
    pub fn is_aside(&self, seat: Seat) -> bool {
        let standings = self.position().standings();
        self.now().left[seat.index()] || standings.iter().any(|own| own.seat == seat && own.aside.is_some())
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

    /// Whether the throw that is due is made without being asked for: nobody's hand throws, and fewer than half of the throws
    /// that may come allow anything but passing.
    pub fn throws_by_itself(&self) -> bool {
        self.dice().is_thrown_here() && matches!(self.turn(), Turn::Chance(_)) && view::is_vain(self.position())
    }

    /// The entry that the request with that id made.
    pub fn made_by(&self, client: &str) -> Option<&Entry> {
        self.entry(*self.clients.get(client)?)
    }

    /// The number of the current state.
    pub(crate) fn place(&self) -> u32 {
        self.nodes.last().map_or(0, |node| node.leads_to)
    }

    fn now(&self) -> &State {
        self.state(self.place())
    }

    fn state(&self, number: u32) -> &State {
        self.node(number).map_or(&self.first, |node| &node.state)
    }

    /// How many throws led to a state.
    fn throws_at(&self, number: u32) -> u32 {
        self.state(number).throws.iter().sum()
    }

    fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number.checked_sub(1)? as usize)
    }

    /// The entries that led to a state, without what was taken back, the last first.
    fn line(&self, mut number: u32) -> impl Iterator<Item = &Node> {
        std::iter::from_fn(move || {
            let node = self.node(number)?;
            number = node.state.before;
            Some(node)
        })
    }

    /// The `N` of the `take-back N` that undoes the last decision of a person, or all from the decision after entry `asked`
    /// on. `None` if no person has decided, or nobody there.
    ///
    /// A throw is a decision only where people enter real dice: a drawn throw stands.
    pub fn take_back_to(&self, asked: Option<u32>) -> Option<u32> {
        let by_hand = self.dice() == DiceSource::Hand;
        let is_decision = |node: &&Node| match node.entry.act {
            Act::Play { action: Action::Throw(_) } => by_hand,
            act => act.is_ply() || matches!(act, Act::Leave { .. }),
        };
        let mut decided = self.line(self.place()).filter(is_decision).skip_while(|node| node.entry.client.is_none());
        let found = match asked {
            None => decided.next(),
            Some(asked) => decided.find(|node| node.state.before == asked),
        };
        Some(found?.state.before)
    }

    /// The `N` of the `take-back N` that undoes the last act in effect, if that came after entry `base`.
    pub(crate) fn last_before(&self, base: u32) -> Option<u32> {
        self.node(self.place()).filter(|node| node.entry.seq > base).map(|node| node.state.before)
    }

    /// A branch of the game after entry `seq`: a separate table without clocks and without a secret. An ending by
    /// agreement or resignation is taken back.
    pub(crate) fn branch(&self, seq: u32) -> Table {
        let mut branch = self.clone();
        branch.clients.clear();
        branch.header.setup.clock = None;
        branch.header.setup.clocks.clear();
        branch.header.secret = Secret::new([0; 32]);
        branch.truncate(seq);
        let state = *branch.now();
        if branch.node(branch.place()).is_some_and(|node| node.entry.act.is_ending()) {
            // Taking back to an earlier state cannot fail.
            let _ = branch.play(None, Act::TakeBack { to: state.before });
        }
        branch
    }

    /// Forgets the entries after number `last`.
    pub(crate) fn truncate(&mut self, last: u32) {
        self.nodes.truncate(last as usize);
        self.game.go_to(self.now().game);
    }

    /// Who left still decides for himself: in a trial.
    pub(crate) fn nobody_stands_in(&mut self) {
        self.stand_in = None;
    }

    pub(crate) fn seats_mut(&mut self) -> &mut [SeatPlan] {
        &mut self.header.setup.seats
    }

    /// The view of the position now.
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
