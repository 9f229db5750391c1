//! How long a player may think, and what about.

mod meter;

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ashtapada_rules::Action;

pub use meter::Meter;
pub(crate) use meter::NODES_PER_LOOK;

/// Tells the time passed since some fixed moment. The crate never reads a clock itself.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A clock that stands still, where time does not count.
fn no_clock() -> Duration {
    Duration::ZERO
}

/// How long a player thinks unless asked otherwise: a little less than the 300 ms within which it should answer, for
/// machines that are busy.
pub const ANSWER_TIME: Duration = Duration::from_millis(230);

/// Limits of one choice: whichever is reached first ends it. There is always one. And what to choose among, and how many
/// lines to report.
///
/// ```
/// use ashtapada_engine::Limits;
/// use std::time::{Duration, Instant};
/// let begun = Instant::now();
/// let clock = || begun.elapsed();
/// let limits = Limits::time(Duration::from_millis(50), &clock).with_nodes(1_000_000).with_depth(12);
/// assert_eq!((limits.node_limit(), limits.depth_limit()), (1_000_000, 12));
/// ```
///
/// The three best moves, and the better one of two:
///
/// ```
/// use ashtapada_engine::{Bot, Limits, Playable, Setup, Situation};
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Position, Seat};
/// let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
/// let position = Chess::parse(text, &Options::default()).unwrap();
/// let mut player = Chess::player(Bot::Searcher, &Setup::seeded(1));
/// let mut ask = |limits: Limits<'_>| player.think(&Situation::new(position), limits, &mut |_| {}).unwrap();
/// let lines = ask(Limits::depth(3).with_lines(3)).report.lines;
/// assert_eq!((lines.len(), lines[0].actions[0].to_string()), (3, "d1-d8".to_owned()));
/// assert!(lines.is_sorted_by_key(|line| -line.value(Seat::South)));
/// let some = ["d1d7", "h2h3"].map(|text| position.parse_action(text).unwrap());
/// assert!(some.contains(&ask(Limits::depth(3).among(&some)).action));
/// ```
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    time: Duration,
    nodes: u64,
    depth: u32,
    clock: Clock<'a>,
    stop: Option<&'a AtomicBool>,
    among: Option<&'a [Action]>,
    lines: usize,
}

/// No limits.
const NONE: Limits<'static> = Limits {
    time: Duration::MAX,
    nodes: u64::MAX,
    depth: u32::MAX,
    clock: &no_clock,
    stop: None,
    among: None,
    lines: 1,
};

impl<'a> Limits<'a> {
    /// At most so many nodes: actions and throws played inside the search. Such a choice is reproducible, except with
    /// several threads ([`Setup::with_threads`](crate::Setup::with_threads)): these count together, and may pass the limit
    /// by a sixteenth.
    pub const fn nodes(nodes: u64) -> Limits<'a> {
        Limits { nodes, ..NONE }
    }

    /// At most so many actions deep, not counting forced actions and the quiescence search.
    pub const fn depth(depth: u32) -> Limits<'a> {
        Limits { depth, ..NONE }
    }

    /// At most so long, by a clock that is passed in.
    pub const fn time(time: Duration, clock: Clock<'a>) -> Limits<'a> {
        Limits { time, clock, ..NONE }
    }

    /// Until another thread sets the flag.
    pub const fn until(stop: &'a AtomicBool) -> Limits<'a> {
        Limits { stop: Some(stop), ..NONE }
    }

    /// And no more nodes than these.
    pub const fn with_nodes(self, nodes: u64) -> Limits<'a> {
        Limits { nodes, ..self }
    }

    /// And no deeper than this.
    pub const fn with_depth(self, depth: u32) -> Limits<'a> {
        Limits { depth, ..self }
    }

    /// And no longer than until another thread sets the flag.
    pub const fn with_stop(self, stop: &'a AtomicBool) -> Limits<'a> {
        Limits { stop: Some(stop), ..self }
    }

    /// With a clock, so that reports tell how long it took.
    pub const fn with_clock(self, clock: Clock<'a>) -> Limits<'a> {
        Limits { clock, ..self }
    }

    /// Among these actions only. Those that are not legal are passed over; if none is, nothing is chosen.
    pub const fn among(self, actions: &'a [Action]) -> Limits<'a> {
        Limits { among: Some(actions), ..self }
    }

    /// With so many lines in reports, each beginning with another action, all searched equally deep, but by Monte Carlo tree search: the best for the seat
    /// that decides, the best without that one, and so on, as far as there are actions. Among four the best is that with
    /// the largest share of the game. At least one; players that do not search tell no more.
    pub const fn with_lines(self, lines: usize) -> Limits<'a> {
        Limits { lines, ..self }
    }

    /// Whether an action may be chosen.
    pub fn allows(&self, action: Action) -> bool {
        self.among.is_none_or(|among| among.contains(&action))
    }

    /// How many lines are wanted in reports.
    pub const fn lines(&self) -> usize {
        if self.lines == 0 { 1 } else { self.lines }
    }

    /// The most nodes; [`u64::MAX`] for no limit.
    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }

    /// The greatest depth; [`u32::MAX`] for no limit.
    pub const fn depth_limit(&self) -> u32 {
        self.depth
    }

    /// The longest time; [`Duration::MAX`] for no limit.
    pub const fn time_limit(&self) -> Duration {
        self.time
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("time", &self.time)
            .field("nodes", &self.nodes)
            .field("depth", &self.depth)
            .field("stop", &self.stop)
            .field("among", &self.among)
            .field("lines", &self.lines)
            .finish_non_exhaustive()
    }
}
