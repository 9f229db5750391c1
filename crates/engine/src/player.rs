//! What a player is asked, and what it answers.

use std::time::Duration;

use ashtapada_rules::{Action, Game, Position, Seat};
use ashtapada_solver::Shelf;

use crate::{Level, Limits, Situation};

/// A computer player: made once for a game, and asked for a choice whenever it is to decide.
///
/// It may decide for one seat or for several. It may keep what it found out about positions for later choices, as a
/// cache: a new player in its place plays on as well. Asked about a game under other rules, it forgets what it kept.
///
/// A choice that is limited by nodes or depth depends only on how the player was made and on what it was asked before.
///
/// ```
/// use ashtapada_engine::{Bot, Limits, Playable, Setup};
/// use ashtapada_rules::soldiers::{Options, Soldiers};
/// use ashtapada_rules::{Game, Position, Seat};
/// let mut game = Game::new(Soldiers::start(&Options::default()).unwrap());
/// let mut player = Soldiers::player(Bot::Searcher, &Setup::seeded(7));
/// let choice = player.choose(&game, Limits::nodes(2000)).unwrap();
/// game.play(choice.action, &mut ()).unwrap();
/// let line = &choice.report.lines[0];
/// assert_eq!((line.actions[0], line.value(Seat::South)), (choice.action, -line.value(Seat::North)));
/// ```
pub trait Player<P: Position>: Send {
    /// Chooses an action of the seat to decide, within the limits; `None` when no seat is to decide, or none of the actions
    /// [allowed](Limits::among) is legal. `watch` is called with each new interim report.
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice>;

    /// Clears what was found out about positions. The random numbers go on.
    fn forget(&mut self);

    /// How many bytes it keeps for later choices until it is told to [`Player::forget`]: nothing, unless it says otherwise.
    fn kept_bytes(&self) -> usize {
        0
    }

    /// As [`Player::think`], in a game and without interim reports.
    fn choose(&mut self, game: &Game<P>, limits: Limits<'_>) -> Option<Choice> {
        self.think(&Situation::from(game), limits, &mut |_| {})
    }
}

impl<P: Position> Player<P> for Box<dyn Player<P>> {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        (**self).think(at, limits, watch)
    }

    fn forget(&mut self) {
        (**self).forget();
    }

    fn kept_bytes(&self) -> usize {
        (**self).kept_bytes()
    }
}

/// What was chosen, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// A legal action.
    pub action: Action,
    /// What was found when the choice was made.
    pub report: Report,
}

impl Choice {
    /// An action with the report behind it.
    pub fn new(action: Action, report: Report) -> Choice {
        Choice { action, report }
    }
}

/// What a player has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// The greatest depth, in actions, that was searched completely; 0 if none was. A forced action may not count. Of
    /// [Monte Carlo tree search](Four::MonteCarlo) it is the length of the best line.
    pub depth: u32,
    /// Actions and throws played inside the search.
    pub nodes: u64,
    /// How long it took by the clock of the limits.
    pub time: Duration,
    /// The best lines, the best first: as many as the player reports. None from a player that evaluates nothing.
    pub lines: Vec<Line>,
}

impl Report {
    /// Nothing found yet.
    pub fn new() -> Report {
        Report::default()
    }

    /// How many nodes were searched in a second; 0 if the clock stood still.
    pub fn nodes_per_second(&self) -> f64 {
        let seconds = self.time.as_secs_f64();
        if seconds > 0.0 { self.nodes as f64 / seconds } else { 0.0 }
    }
}

/// A line of play and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Line {
    /// The actions, whichever seat decides each, up to the first throw at most. There is at least one.
    pub actions: Vec<Action>,
    /// What the position is worth to each seat if this is played, by [`Seat::index`]: hundredths of a pawn, as
    /// [`Values`](crate::Values). Partners have the same; the values of seats that the game does not have mean nothing.
    pub values: [i32; 4],
}

impl Line {
    /// A line of these actions with these values.
    pub fn new(actions: Vec<Action>, values: [i32; 4]) -> Line {
        Line { actions, values }
    }

    /// What it is worth to a seat.
    pub fn value(&self, seat: Seat) -> i32 {
        self.values[seat.index()]
    }
}

/// How a player is made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Setup {
    /// Seed for choices among equals: the same seed gives the same choices.
    pub seed: u64,
    /// The most bytes that its transposition table may take, or its tree in Monte Carlo tree search. The table is allocated when it is first needed, and smaller for
    /// levels that search little.
    pub table: usize,
    /// How to search where each of four plays for himself.
    pub four: Four,
    /// How strong to play.
    pub level: Level,
    /// On how many threads to search, where the search can be shared: best-reply search and Monte Carlo tree search take one.
    pub threads: usize,
    /// Whether to play one side of a game, whichever it is at each choice, and not to judge for both.
    pub takes_side: bool,
    /// The solved games that it knows.
    pub shelf: Option<Shelf>,
}

/// How to search where each of four plays for himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Four {
    /// max^n: everybody wants as much as possible for himself.
    #[default]
    EachHisOwn,
    /// Paranoid search: the others want nothing but to harm whoever is to decide. It is wrong and can be pruned, so it
    /// sees further.
    AllAgainstOne,
    /// Best-reply search: between two turns of whoever is to decide only one of the others moves, the one that can harm him
    /// most.
    BestReply,
    /// Monte Carlo tree search: everybody wants as much as possible for himself, and what looks best is looked at most
    /// closely. This one also plays between two sides, where all others leave it to alpha-beta.
    MonteCarlo,
}

impl Setup {
    /// The usual size of the transposition table, in bytes.
    pub const TABLE: usize = 4 << 20;

    /// With that seed and a transposition table of the usual size.
    pub const fn seeded(seed: u64) -> Setup {
        Setup {
            seed,
            table: Setup::TABLE,
            four: Four::EachHisOwn,
            level: Level::STRONGEST,
            threads: 1,
            takes_side: false,
            shelf: None,
        }
    }

    /// With a transposition table of at most so many bytes.
    pub fn with_table(self, bytes: usize) -> Setup {
        Setup { table: bytes, ..self }
    }

    /// With that way to search among four.
    pub fn with_four(self, four: Four) -> Setup {
        Setup { four, ..self }
    }

    /// At that level.
    pub fn with_level(self, level: Level) -> Setup {
        Setup { level, ..self }
    }

    /// For one side of a game, and not to judge for both: by a network that serves that side alone ([`Learnable::served`]), and,
    /// between two sides without dice, letting go of no chance to win that is left ([`Evaluator::undecided`]).
    ///
    /// [`Learnable::served`]: crate::net::Learnable::served
    /// [`Evaluator::undecided`]: crate::Evaluator::undecided
    pub fn taking_side(self) -> Setup {
        Setup { takes_side: true, ..self }
    }

    /// Knowing these solved games, which [`Bot::Perfect`](crate::Bot::Perfect) plays without a fault.
    pub fn with_shelf(self, shelf: &Shelf) -> Setup {
        Setup { shelf: Some(shelf.clone()), ..self }
    }

    /// On so many threads, which share the transposition table; at least one. Who searches on several finds more in the same
    /// time, but not the same each time. Levels below the strongest search on one.
    ///
    /// ```
    /// use ashtapada_engine::{Bot, Limits, Playable, Setup, Situation};
    /// use ashtapada_rules::chess::{Chess, Options};
    /// use ashtapada_rules::Position;
    /// let position = Chess::parse("7k/8/5K2/8/8/8/8/R7 w - - 0 1", &Options::default()).unwrap();
    /// let mut player = Chess::player(Bot::Searcher, &Setup::seeded(1).with_threads(2));
    /// let choice = player.think(&Situation::new(position), Limits::depth(5), &mut |_| {}).unwrap();
    /// assert_eq!(choice.report.lines[0].actions.len(), 3); // mate with the second move
    /// ```
    pub fn with_threads(self, threads: usize) -> Setup {
        Setup { threads, ..self }
    }
}
