//! Alpha-beta for two sides, with chance nodes.
//!
//! Values are those of side 0, which wants them high; side 1 wants them low. The sides need not alternate: chains of
//! jumps, huffs and partners need no special treatment.

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::table::{Bound, Table};
use super::{DEEPEST, Found, Means, line_after, sort_by, whim};
use crate::sides::WIN;
use crate::{Evaluator, MoveOrdering};

/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value is taken for that of a certain end; with dice, the mean over many lost or won throws may reach it.
const CERTAIN: i32 = WIN / 4;
/// How many plies of captures are played out beyond the depth.
const CAPTURES: i32 = 12;

/// What is kept from choice to choice.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    table: Table<i32>,
    /// The history heuristic: a score of each action, by its [`place`].
    history: Vec<i32>,
}

/// The index of an action in the history: its number, or one shared index for actions that are no moves, such as `pass`
/// and offers.
fn place<P: Position>(position: &P, action: Action) -> usize {
    if action.to().is_some() { position.action_index(action) } else { P::ACTIONS }
}

impl Memory {
    /// With a transposition table of so many bytes, for a game with so many actions.
    pub(crate) fn new(bytes: usize, actions: usize) -> Memory {
        Memory { table: Table::new(bytes), history: vec![0; actions + 1] }
    }

    /// Begins the next choice, and halves the history.
    fn begin(&mut self) {
        self.table.begin();
        for count in &mut self.history {
            *count /= 2;
        }
    }
}

pub(crate) struct Search<'a, P, E, O> {
    means: Means<'a, P, E, O>,
    memory: &'a mut Memory,
    /// Keys of the positions on the current line.
    line: Vec<u64>,
    /// Keys of earlier positions of the game that end it if they come once more.
    last_chances: Vec<u64>,
    /// Whether the search has met a chance node.
    dice: bool,
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    pub(crate) fn new(means: Means<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        memory.begin();
        let last_chances = means.at.last_chances();
        Search { means, memory, line: Vec::new(), last_chances, dice: false }
    }

    /// The best action of `list`, which is tried in its order. `watch` is called with the result of each complete
    /// depth.
    pub(crate) fn best(mut self, mut list: Vec<Action>, mut watch: impl FnMut(&Found)) -> Found {
        let position = self.means.at.position();
        let high = self.is_high(position);
        let state = self.means.evaluator.fresh(position);
        self.line.push(position.key());
        let mut found = Found { depth: 0, nodes: 0, values: [0; 4], line: vec![list[0]] };
        let mut known = None;
        for depth in 1..DEEPEST {
            let (mut alpha, mut beta) = (-LIMIT, LIMIT);
            let mut best = None;
            for (place, &action) in list.iter().enumerate() {
                let (after, state) = self.means.after(position, &state, action);
                let value = self.value(&after, &state, depth - 1, 1, alpha, beta);
                if self.means.meter.spent() {
                    break;
                }
                if high && value > alpha {
                    (alpha, best) = (value, Some(place));
                } else if !high && value < beta {
                    (beta, best) = (value, Some(place));
                }
            }
            let value = if high { alpha } else { beta };
            // A depth cut short has at least searched the previous best action deeper.
            if let Some(place) = best {
                list[..=place].rotate_right(1);
                known = Some(value);
            }
            let complete = !self.means.meter.spent();
            found.depth = if complete { depth.unsigned_abs() } else { found.depth };
            found.nodes = self.means.meter.nodes();
            if let Some(value) = known {
                found.values = [value, -value, 0, 0];
                found.line = line_after(&self.memory.table, position, list[0], depth.unsigned_abs() as usize);
            }
            if complete {
                watch(&found);
            }
            if self.means.meter.mostly_spent(depth) || (CERTAIN..LIMIT).contains(&value.abs()) {
                break;
            }
        }
        if known.is_none() {
            found.values = self.means.judge(position, &state);
        }
        found
    }

    fn is_high(&self, position: &P) -> bool {
        position.turn().seat().is_some_and(|seat| self.means.sides.of(seat) == 0)
    }

    fn judge(&self, position: &P, state: &E::State) -> i32 {
        self.means.judge(position, state)[0] + whim(position.key(), self.means.whim)
    }

    fn end(&self, position: &P, ply: usize) -> i32 {
        self.means.end(position, ply)[0]
    }

    fn value(&mut self, position: &P, state: &E::State, depth: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
        if !self.means.meter.tick() {
            return 0;
        }
        let high = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) if depth <= 0 => return self.judge(position, state),
            Turn::Chance(_) => return self.expected(position, state, depth, ply),
            Turn::Seat(_) if depth <= 0 => return self.quiet(position, state, CAPTURES, ply, alpha, beta),
            Turn::Seat(seat) => self.means.sides.of(seat) == 0,
        };
        let key = position.key();
        if !self.dice && self.comes_again(position, key) {
            return 0;
        }
        let known = self.memory.table.get(key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth && self.memory.table.is_new(entry)) {
            let value = from_table(entry.value, ply);
            match entry.bound {
                Bound::Exact => return value,
                Bound::AtLeast if value >= beta => return value,
                Bound::AtMost if value <= alpha => return value,
                _ => {}
            }
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        let history = &self.memory.history;
        let rest = |action| history[place(position, action)];
        self.means.order(position, &mut list, known.map(|entry| entry.action), rest);
        // A forced action costs no depth; after throws it does, or blocked armies would pass for ever.
        let forced = list.len() == 1 && !self.dice && (ply as i32) < DEEPEST;
        let left = if forced { depth } else { depth - 1 };
        let (low_bound, high_bound) = (alpha, beta);
        let mut best = (if high { -LIMIT } else { LIMIT }, list[0]);
        self.line.push(key);
        for &action in &list {
            let (after, state) = self.means.after(position, state, action);
            let value = self.value(&after, &state, left, ply + 1, alpha, beta);
            if self.means.meter.spent() {
                self.line.pop();
                return 0;
            }
            if if high { value > best.0 } else { value < best.0 } {
                best = (value, action);
            }
            if high {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                let history = &mut self.memory.history[place(position, action)];
                *history = history.saturating_add(depth * depth);
                break;
            }
        }
        self.line.pop();
        let bound = match best.0 {
            value if value <= low_bound => Bound::AtMost,
            value if value >= high_bound => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.memory.table.put(key, to_table(best.0, ply), depth, bound, best.1);
        best.0
    }

    /// The expected value over all throws.
    fn expected(&mut self, position: &P, state: &E::State, depth: i32, ply: usize) -> i32 {
        self.dice = true;
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut mean = 0.0;
        for &(throw, probability) in &throws {
            let (after, state) = self.means.after(position, state, Action::Throw(throw));
            let value = self.value(&after, &state, depth, ply + 1, -LIMIT, LIMIT);
            if self.means.meter.spent() {
                return 0;
            }
            mean += f64::from(value) * probability.as_f64();
        }
        mean.round() as i32
    }

    /// The quiescence search: plays out captures. A side that could do something else may stand pat.
    fn quiet(&mut self, position: &P, state: &E::State, left: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
        let high = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) => return self.judge(position, state),
            Turn::Seat(seat) => self.means.sides.of(seat) == 0,
        };
        let standing = self.judge(position, state);
        if left == 0 {
            return standing;
        }
        let ordering = self.means.ordering;
        let mut list = ActionList::new();
        position.actions(&mut list);
        let all = list.len();
        list.retain(|action| ordering.is_tactical(position, *action));
        let mut best = if high { -LIMIT } else { LIMIT };
        if list.len() < all {
            best = standing;
            if high {
                alpha = alpha.max(standing);
            } else {
                beta = beta.min(standing);
            }
        }
        sort_by(&mut list, |action| ordering.priority(position, action));
        for &action in &list {
            if alpha >= beta || !self.means.meter.tick() {
                break;
            }
            let (after, state) = self.means.after(position, state, action);
            let value = self.quiet(&after, &state, left - 1, ply + 1, alpha, beta);
            if high {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
        }
        best
    }

    /// Whether the position repeats one on the current line, or ends the game by repetition: nobody has to repeat, so
    /// it counts as a draw.
    fn comes_again(&self, position: &P, key: u64) -> bool {
        position.repetition_limit() > 0
            && (self.last_chances.contains(&key)
                || self.line.iter().rev().take(usize::from(position.reversible())).any(|&before| before == key))
    }
}

/// Values of certain ends count plies: in the table from its position, in the search from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value + value.signum() * ply as i32 } else { value }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value - value.signum() * ply as i32 } else { value }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::chess::{Chess, Options};

    use super::*;
    use crate::evaluate::chess::{CapturesFirst, Handmade};
    use crate::limits::Meter;
    use crate::{Limits, Setup, Sides, Situation};

    /// White can take a queen.
    const QUEEN: &str = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1";

    fn best(position: &Chess, memory: &mut Memory) -> Found {
        let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
        let at = Situation::new(*position);
        let meter = Meter::new(Limits::depth(3));
        let means = Means { at: &at, evaluator: &evaluator, ordering: &ordering, sides: Sides::PAIR, meter, whim: 1 };
        let mut list = ActionList::new();
        position.actions(&mut list);
        Search::new(means, memory).best(list.to_vec(), |_| {})
    }

    #[test]
    fn what_was_remembered_of_earlier_choices_misleads_nobody() {
        let start = Chess::parse(QUEEN, &Options::default()).unwrap();
        let take: Action = "e4xd5".parse().unwrap();
        let mut fresh = Memory::new(Setup::TABLE, Chess::ACTIONS);
        let found = best(&start, &mut fresh);
        assert_eq!(found.line[0], take);

        // The reply that was best is illegal now, and taking was searched deep and found to lose.
        let mut after = start;
        after.play_unchecked(take, &mut ());
        let mut poisoned = Memory::new(Setup::TABLE, Chess::ACTIONS);
        poisoned.begin();
        poisoned.table.put(after.key(), -LIMIT, 60, Bound::Exact, Action::Stop);
        let again = best(&start, &mut poisoned);
        assert_eq!((again.line[0], again.values), (take, found.values));
        assert!(!again.line.contains(&Action::Stop));
    }

    #[test]
    fn what_was_learned_before_counts_half() {
        let mut memory = Memory::new(0, 2);
        memory.history[1] = 9;
        memory.begin();
        assert_eq!(memory.history, [0, 4, 0]);
    }
}
