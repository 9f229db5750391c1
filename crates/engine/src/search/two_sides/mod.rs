//! Principal variation search for two sides, without dice and with them.
//!
//! Every value is that of the side to decide at the node it belongs to; the sides need not alternate: chains of jumps,
//! huffs and partners need no special treatment. What a value is, is told by `exact` in the tests, a search without any
//! pruning; [`Selectivity::none`] gives those values, and whatever departs from them is switched by [`Selectivity`].
//!
//! - here: what is kept, the deepening at the root, and its windows;
//! - `tree`: the nodes below; `pruning`: what is left out there; `quiet`: beyond the depth;
//! - `order`: what is tried first; `history`: what proved good elsewhere.

mod history;
mod judged;
mod order;
mod pruning;
mod quiet;
mod tree;

use ashtapada_rules::{Action, Position, Turn};

use super::table::{Entry, Table};
use super::{Crew, DEEPEST, Found, MOST, Means, Team, Variation, line_after, table_key};
use crate::sides::WIN;
use crate::{Evaluator, MoveOrdering};
use history::History;
use judged::Judged;
use order::{Killers, NO_KILLERS};
use tree::Node;

/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value is that of a certain end: without dice only.
const CERTAIN: i32 = WIN / 4;

/// Combined with the keys of the table, by the side whose choice it is.
const SALTS: [u64; 2] = [0, 0xd1b5_4a32_d192_ed03];

/// What the search leaves out, and what it relies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Selectivity {
    /// Whether what will hardly matter is left out, or searched less deep at first (`pruning`), and answers to something urgent
    /// cost no depth. That may err; the rest of the search does not.
    pub selective: bool,
    /// How many plies of captures are played out beyond the depth.
    pub captures: i32,
    /// Whether values found for earlier choices count, though they may rest on repetitions that no longer threaten.
    pub recall: bool,
}

impl Selectivity {
    /// What proved strongest.
    pub(crate) const USUAL: Selectivity = Selectivity { selective: true, captures: 12, recall: true };

    /// Nothing is left out but captures beyond so many.
    #[cfg(test)]
    pub(crate) const fn none(captures: i32) -> Selectivity {
        Selectivity { selective: false, captures, recall: false }
    }
}

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    table: Table<i32>,
    first: Lore,
    /// Those of helpers.
    others: Vec<Lore>,
}

/// What one thread keeps to itself.
#[derive(Debug)]
struct Lore {
    history: History,
    judged: Judged,
}

impl Lore {
    fn new(history: History) -> Lore {
        Lore { history, judged: Judged::new() }
    }
}

/// What one thread has of it.
struct Share<'a> {
    table: &'a Table<i32>,
    lore: &'a mut Lore,
}

impl Memory {
    /// With a transposition table of so many bytes, for a game with so many actions.
    pub(crate) fn new(bytes: usize, actions: usize) -> Memory {
        Memory { table: Table::new(bytes), first: Lore::new(History::new(actions)), others: Vec::new() }
    }

    /// Begins the next choice with so many helpers, and halves the histories.
    fn begin(&mut self, helpers: usize) -> (Share<'_>, Vec<Share<'_>>) {
        let Memory { table, first, others } = self;
        table.begin();
        others.resize_with(helpers, || Lore::new(first.history.empty()));
        others.iter_mut().chain([&mut *first]).for_each(|lore| lore.history.halve());
        let table = &*table;
        let others = others.iter_mut().map(|lore| Share { table, lore });
        (Share { table, lore: first }, others.collect())
    }
}

pub(crate) struct Search<'a, P, E, O> {
    means: Means<'a, P, E, O>,
    memory: Share<'a>,
    selectivity: Selectivity,
    killers: Killers,
    /// Keys of the positions on the current line.
    line: Vec<u64>,
    /// Indices of the actions on the current line.
    played: Vec<u16>,
    /// Static values on the current line, by ply, each with the side whose it is.
    standing: [Option<(i32, usize)>; MOST],
    /// Keys of earlier positions of the game that end it if they come once more.
    last_chances: Vec<u64>,
    /// The first depth that is searched.
    first: i32,
    /// Part of all keys.
    salt: u64,
}

/// As [`Search::best`], with helpers, every other of which is one depth ahead.
pub(crate) fn together<P, E, O>(
    (first, helpers): Team<'_, P, E, O>,
    crew: &Crew,
    memory: &mut Memory,
    list: Vec<Action>,
    lines: usize,
    watch: impl FnMut(&Found),
) -> Found
where
    P: Position + Sync,
    E: Evaluator<P>,
    O: MoveOrdering<P>,
{
    let (own, others) = memory.begin(helpers.len());
    let first = Search::of(first, own);
    let helpers = helpers.into_iter().zip(others).enumerate();
    let helpers: Vec<_> = helpers
        .map(|(number, (means, share))| Search { first: 2 - number as i32 % 2, ..Search::of(means, share) })
        .collect();
    let help = |helper: Search<'_, P, E, O>| drop(helper.best(list.clone(), lines, |_| {}));
    crew.work(|| first.best(list.clone(), lines, watch), helpers, help)
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    /// Alone.
    #[cfg(test)]
    pub(crate) fn new(means: Means<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        Search::of(means, memory.begin(0).0)
    }

    fn of(means: Means<'a, P, E, O>, memory: Share<'a>) -> Self {
        let last_chances = means.at.last_chances();
        let (selectivity, killers) = (Selectivity::USUAL, NO_KILLERS);
        let seat = means.at.position().turn().seat();
        let salt = seat.map_or(0, |seat| SALTS[means.sides.of(seat)]);
        Search {
            means,
            memory,
            selectivity,
            killers,
            line: Vec::new(),
            played: Vec::new(),
            standing: [None; MOST],
            last_chances,
            first: 1,
            salt,
        }
    }

    /// Leaving out only what is said here.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn with(self, selectivity: Selectivity) -> Self {
        Search { selectivity, ..self }
    }

    /// The best actions of `list`, which is tried in its order, as many as `lines`. `watch` is called with the result of
    /// each complete depth.
    pub(crate) fn best(mut self, mut list: Vec<Action>, lines: usize, mut watch: impl FnMut(&Found)) -> Found {
        let position = self.means.at.position();
        let side = match position.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => self.means.sides.of(seat),
            Turn::Over => 0,
        };
        let state = self.means.evaluator.fresh(position);
        self.line.push(position.key());
        let standing = self.judge(position, &state, side);
        let mut found = Found::nothing(list[0], self.means.shown(standing, side));
        let mut known: Vec<(i32, Variation)> = Vec::new();
        for depth in self.first..DEEPEST {
            let deeper = self.deepest(&mut list, &state, depth, side, &known, lines);
            if found.takes(depth, &self.means.meter, lines, !deeper.is_empty()) {
                known = deeper;
                found.lines = known.iter().map(|(_, line)| line.clone()).collect();
            }
            if !self.means.meter.spent() {
                watch(&found);
            }
            if self.means.meter.ends_at(depth) || known.iter().all(|&(value, _)| self.is_sure(value, depth)) {
                break;
            }
        }
        found
    }

    /// The best lines of a depth, each among the actions that those before it leave: all that are wanted, or those before
    /// the search was cut short. Their actions come to the front of the list.
    fn deepest(
        &mut self,
        list: &mut [Action],
        state: &E::State,
        depth: i32,
        side: usize,
        known: &[(i32, Variation)],
        lines: usize,
    ) -> Vec<(i32, Variation)> {
        let position = self.means.at.position();
        let mut deeper = Vec::new();
        for place in 0..lines.min(list.len()) {
            let before = known.get(place).map(|&(value, _)| value);
            let Some(value) = self.deepen(&mut list[place..], state, depth, side, before) else { break };
            let best = |at: &P| self.known(at).filter(|entry| self.counts(entry)).map(|entry| entry.action);
            let actions = line_after(position, list[place], depth.unsigned_abs() as usize, best);
            deeper.push((value, Variation { values: self.means.shown(value, side), actions }));
            if self.means.meter.spent() {
                break;
            }
        }
        // What the search leaves out may make a later one better.
        deeper.sort_by_key(|&(value, _)| -value);
        for (place, (_, line)) in list.iter_mut().zip(&deeper) {
            *place = line.actions[0];
        }
        deeper
    }

    /// Searches the root to a depth, at first in a window around the value of the depth before, and puts the best action
    /// in front. `None` if not even the first action was searched.
    fn deepen(
        &mut self,
        list: &mut [Action],
        state: &E::State,
        depth: i32,
        side: usize,
        known: Option<i32>,
    ) -> Option<i32> {
        let mut wide = self.means.window();
        let (mut alpha, mut beta) = match known {
            Some(value) if depth > 3 && !self.is_certain(value) => (value - wide, value + wide),
            _ => (-LIMIT, LIMIT),
        };
        loop {
            let value = self.root(list, state, Node { depth, ply: 0, alpha, beta, side, passed: false, without: None });
            if self.means.meter.spent() {
                // Below the window it is a bound at best: the action of the depth before stays in front.
                return value.filter(|&value| value > alpha);
            }
            wide *= 4;
            match value {
                Some(value) if value <= alpha && alpha > -LIMIT => alpha = (value - wide).max(-LIMIT),
                Some(value) if value >= beta && beta < LIMIT => beta = (value + wide).min(LIMIT),
                value => return value,
            }
        }
    }

    /// Searches the root in a window.
    fn root(&mut self, list: &mut [Action], state: &E::State, node: Node) -> Option<i32> {
        let position = self.means.at.position();
        let mut rest = node;
        let mut best: Option<(i32, usize)> = None;
        for (place, &action) in list.iter().enumerate() {
            let (after, state) = self.means.after(position, state, action);
            self.played.push(position.action_index(action) as u16);
            let value = self.successor(&after, &state, rest.below(node.depth - 1), 0, best.is_none());
            self.played.pop();
            if self.means.meter.spent() {
                break;
            }
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, place));
            }
            rest.alpha = rest.alpha.max(value);
            if rest.alpha >= rest.beta {
                break;
            }
        }
        let (value, place) = best?;
        // What failed low proves no action better than the one in front.
        if value > node.alpha || node.alpha == -LIMIT {
            list[..=place].rotate_right(1);
        }
        Some(value)
    }

    /// What the table has of a position. A draw is worth less to the side whose choice it is, so that values found for one
    /// side are not for the other.
    fn known(&self, position: &P) -> Option<Entry<i32>> {
        self.memory.table.get(self.key(position))
    }

    fn key(&self, position: &P) -> u64 {
        table_key(position) ^ self.salt
    }

    /// Whether the value of an entry counts, not only its action.
    fn counts(&self, entry: &Entry<i32>) -> bool {
        entry.is_new || self.selectivity.recall
    }

    /// Whether a value is that of a certain end which no greater depth could bring nearer.
    fn is_sure(&self, value: i32, depth: i32) -> bool {
        self.is_certain(value) && WIN / 2 - value.abs() <= depth
    }

    /// Whether a value is that of a certain end. With dice it may be a mean over many.
    fn is_certain(&self, value: i32) -> bool {
        value.abs() >= CERTAIN && !self.means.in_results()
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::ActionList;
    use ashtapada_rules::chess::{Chess, Options};

    use super::*;
    use crate::evaluate::chess::{CapturesFirst, Handmade};
    use crate::limits::Meter;
    use crate::search::table::Bound;
    use crate::{Limits, Setup, Sides, Situation};

    fn best(position: &Chess, past: Vec<u64>, memory: &mut Memory, depth: u32) -> Found {
        search(position, past, memory, depth, Selectivity::USUAL)
    }

    fn search(position: &Chess, past: Vec<u64>, memory: &mut Memory, depth: u32, selectivity: Selectivity) -> Found {
        let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
        let at = Situation::with_past(*position, past);
        let means = Means {
            at: &at,
            evaluator: &evaluator,
            ordering: &ordering,
            sides: Sides::PAIR,
            meter: Meter::new(Limits::depth(depth)),
            whim: 1,
            dice: false,
            alone: None,
            blind: [0, 0],
        };
        let mut list = ActionList::new();
        position.actions(&mut list);
        Search::new(means, memory).with(selectivity).best(list.to_vec(), 1, |_| {})
    }

    fn memory() -> Memory {
        Memory::new(Setup::TABLE, Chess::ACTIONS)
    }

    #[test]
    fn what_was_remembered_of_earlier_choices_misleads_nobody() {
        let start = Chess::parse("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &Options::default()).unwrap();
        let found = best(&start, Vec::new(), &mut memory(), 3);
        assert_eq!(found.best().actions[0].to_string(), "e4xd5");
        let mut poisoned = memory();
        poisoned.table.begin();
        let mut list = ActionList::new();
        start.actions(&mut list);
        for action in list {
            let mut after = start;
            after.play_unchecked(action, &mut ());
            poisoned.table.put(
                table_key(&after),
                if action == found.best().actions[0] { 9000 } else { -9000 },
                60,
                Bound::Exact,
                0,
            );
        }
        let careful = Selectivity { recall: false, ..Selectivity::USUAL };
        let again = search(&start, Vec::new(), &mut poisoned, 3, careful);
        assert_eq!((again.best().actions[0], again.best().values), (found.best().actions[0], found.best().values));
    }

    #[test]
    fn an_advantage_fades_while_nothing_happens() {
        let values = [0, 30, 60, 90].map(|quiet| {
            let text = format!("4k3/8/8/8/8/8/8/R3K3 w - - {quiet} 60");
            best(&Chess::parse(&text, &Options::default()).unwrap(), Vec::new(), &mut memory(), 1).best().values[0]
        });
        assert!(values.is_sorted_by(|one, other| one > other) && values[3] > 0, "{values:?}");
    }

    #[test]
    fn the_shortest_mate_is_found_and_counted() {
        // Mate by the rook at once, and after a step of the king.
        for (text, plies) in [("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1), ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 3)] {
            let found = best(&Chess::parse(text, &Options::default()).unwrap(), Vec::new(), &mut memory(), 8);
            assert_eq!(found.best().values[0], WIN / 2 - plies, "{:?}", found.best().actions);
            assert_eq!(found.best().actions.len() as i32, plies);
        }
    }
}
