//! How long a player may think, and what about.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ashtapada_rules::Action;

use crate::search::Crew;

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

    /// With so many lines in reports, each beginning with another action, all searched equally deep: the best for the seat
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

/// The clock is read once in so many nodes: a power of two, some tens of microseconds.
pub(crate) const NODES_PER_LOOK: u64 = 256;

/// Counts nodes and time against the limits.
#[derive(Clone, Copy)]
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    start: Duration,
    nodes: u64,
    spent: bool,
    /// The threads that search together, if there are several.
    crew: Option<&'a Crew>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Meter<'a> {
        Meter { limits, start: (limits.clock)(), nodes: 0, spent: false, crew: None }
    }

    /// The meters of a crew: that of the first thread, and those of its helpers.
    pub(crate) fn of_crew(limits: Limits<'a>, crew: &'a Crew) -> (Meter<'a>, Vec<Meter<'a>>) {
        let first = Meter { crew: (crew.helpers() > 0).then_some(crew), ..Meter::new(limits) };
        (first, vec![first; crew.helpers()])
    }

    /// Counts one node. Returns whether it may still be searched.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        if self.spent || self.nodes >= self.limits.nodes {
            self.spent = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.is_over() {
            self.spent = true;
        }
        true
    }

    /// Counts one node that takes some tens of microseconds itself: the clock is read each time.
    pub(crate) fn tick_long(&mut self) -> bool {
        self.spent |= self.nodes >= self.limits.nodes || self.is_over();
        self.nodes += u64::from(!self.spent);
        !self.spent
    }

    /// Whether the time is up, the stop flag is set, or the crew is done.
    #[cold]
    fn is_over(&self) -> bool {
        let done = self.crew.is_some_and(|crew| crew.report(NODES_PER_LOOK) >= self.limits.nodes || crew.is_done());
        done || self.passed() >= self.limits.time || self.limits.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Whether a limit is reached.
    #[inline]
    pub(crate) fn spent(&self) -> bool {
        self.spent
    }

    /// Whether nothing deeper than `depth` is to be searched. What is left of the limits is used: a depth that is cut short
    /// tells something, too.
    pub(crate) fn ends_at(&self, depth: i32) -> bool {
        self.spent || depth.unsigned_abs() >= self.limits.depth
    }

    /// Whether a search deeper than `depth` would hardly end within the limits, or is not allowed.
    pub(crate) fn mostly_spent(&self, depth: i32) -> bool {
        let late = || self.nodes() >= self.limits.nodes / 2 || self.passed() >= self.limits.time / 2;
        self.ends_at(depth) || late()
    }

    /// How many nodes were counted; those of others in a crew as far as they have told.
    pub(crate) fn nodes(&self) -> u64 {
        self.crew.map_or(self.nodes, |crew| crew.nodes() + self.nodes % NODES_PER_LOOK)
    }

    /// The time passed since the start.
    fn passed(&self) -> Duration {
        (self.limits.clock)().saturating_sub(self.start)
    }

    /// A function that gives the time passed since the start without borrowing the meter.
    pub(crate) fn stopwatch(&self) -> impl Fn() -> Duration + use<'a> {
        let (clock, start) = (self.limits.clock, self.start);
        move || clock().saturating_sub(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;

    #[test]
    fn nodes_are_counted() {
        let mut meter = Meter::new(Limits::nodes(3));
        assert_eq!((0..5).filter(|_| meter.tick()).count(), 3);
        assert!(meter.spent());
        assert_eq!(meter.nodes(), 3);
    }

    #[test]
    fn time_is_looked_at() {
        let time = AtomicU64::new(0);
        let clock = || Duration::from_millis(time.fetch_add(1, Ordering::Relaxed) + 1);
        let mut meter = Meter::new(Limits::time(Duration::from_millis(3), &clock));
        let nodes = (0..100_000).take_while(|_| meter.tick()).count() as u64;
        assert_eq!(nodes, 3 * NODES_PER_LOOK);
    }

    #[test]
    fn a_word_stops_it() {
        let stop = AtomicBool::new(false);
        let mut meter = Meter::new(Limits::until(&stop));
        assert_eq!((0..10_000).take_while(|_| meter.tick()).count(), 10_000);
        stop.store(true, Ordering::Relaxed);
        assert!((0..10_000).take_while(|_| meter.tick()).count() as u64 <= NODES_PER_LOOK);
    }

    #[test]
    fn a_crew_counts_together() {
        let crew = Crew::new(4, 1 << 16);
        let (first, mut meters) = Meter::of_crew(Limits::nodes(1 << 16), &crew);
        meters.push(first);
        let mut counted = 0u64;
        // All of them in turn.
        while meters.iter_mut().fold(false, |ticks, meter| meter.tick() | ticks) {
            counted += 1;
        }
        let nodes = meters[3].nodes();
        assert!((1 << 16..(1 << 16) + (1 << 12)).contains(&nodes), "{nodes}");
        assert!((counted * 4).abs_diff(1 << 16) < 1 << 12, "{counted}");
        // Fewer nodes than are worth it.
        assert!(Meter::of_crew(Limits::nodes(100), &Crew::new(4, 100)).1.is_empty());
    }

    #[test]
    fn helpers_go_on_until_the_first_has_ended() {
        let crew = Crew::new(2, u64::MAX);
        let mut helper = Meter::of_crew(Limits::depth(9), &crew).1[0];
        assert_eq!((0..10_000).take_while(|_| helper.tick()).count(), 10_000);
        crew.end();
        assert!((0..10_000).take_while(|_| helper.tick()).count() as u64 <= NODES_PER_LOOK);
    }

    #[test]
    fn depth_is_a_limit() {
        let meter = Meter::new(Limits::depth(2));
        assert!(!meter.ends_at(1) && meter.ends_at(2));
    }
}
