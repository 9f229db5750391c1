//! Principal variation search for two sides, without dice and with them.
//!
//! Every value is that of the side to decide at the node it belongs to; the sides need not alternate: chains of jumps,
//! huffs and partners need no special treatment. What a value is, is told by `exact` in the tests, a search without any
//! pruning; [`Selectivity::none`] gives those values, and whatever departs from them is a field of [`Selectivity`].

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::table::{Bound, Entry, Table};
use super::{DEEPEST, Found, MOST, Means, line_after};
use crate::sides::WIN;
use crate::{Evaluator, MoveOrdering};

/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value is taken for that of a certain end; with dice, the mean over many lost or won throws may reach it.
const CERTAIN: i32 = WIN / 4;
/// Half of the first window around the value of the depth before.
const WINDOW: i32 = 25;
/// The greatest score of an action in the history.
const HISTORY: i32 = 1 << 14;

/// What the search leaves out because it will hardly matter. It may err; the rest of the search does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Selectivity {
    /// Quiet actions tried late are searched less deep at first.
    pub late: bool,
    /// How many plies of captures are played out beyond the depth.
    pub captures: i32,
    /// Near the end of the depth a side that is far ahead is content, and one far behind tries captures only: for each
    /// ply left this many hundredths of a pawn; 0 for never.
    pub margin: i32,
}

impl Selectivity {
    /// What proved strongest.
    pub(crate) const USUAL: Selectivity = Selectivity { late: true, captures: 12, margin: 90 };

    /// Nothing is left out but captures beyond so many.
    #[cfg(test)]
    pub(crate) const fn none(captures: i32) -> Selectivity {
        Selectivity { late: false, captures, margin: 0 }
    }

    /// Whether every value is the exact one of its depth.
    const fn is_exact(&self) -> bool {
        !self.late && self.margin == 0
    }
}

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    table: Table<i32>,
    /// How often an action cut off others, by its [`place`].
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

/// Two actions for each ply that cut off others there.
type Killers = [[Option<Action>; 2]; MOST];

pub(crate) struct Search<'a, P, E, O> {
    means: Means<'a, P, E, O>,
    memory: &'a mut Memory,
    selectivity: Selectivity,
    killers: Killers,
    /// Keys of the positions on the current line.
    line: Vec<u64>,
    /// Keys of earlier positions of the game that end it if they come once more.
    last_chances: Vec<u64>,
    /// Whether it is a game of dice.
    dice: bool,
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    pub(crate) fn new(means: Means<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        memory.begin();
        let last_chances = means.at.last_chances();
        let selectivity = Selectivity::USUAL;
        let killers = [[None; 2]; MOST];
        let dice = means.at.position().traits().die.is_some();
        Search { means, memory, selectivity, killers, line: Vec::new(), last_chances, dice }
    }

    /// Leaving out only what is said here.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn with(self, selectivity: Selectivity) -> Self {
        Search { selectivity, ..self }
    }

    /// The best action of `list`, which is tried in its order. `watch` is called with the result of each complete
    /// depth.
    pub(crate) fn best(mut self, mut list: Vec<Action>, mut watch: impl FnMut(&Found)) -> Found {
        let position = self.means.at.position();
        let side = self.side(position);
        let state = self.means.evaluator.fresh(position);
        self.line.push(position.key());
        let mut found = Found { depth: 0, nodes: 0, values: [0; 4], line: vec![list[0]] };
        let mut known = None;
        for depth in 1..DEEPEST {
            let value = self.deepen(&mut list, &state, depth, side, known);
            // A depth cut short has at least searched the previous best action deeper.
            known = value.or(known);
            let complete = !self.means.meter.spent();
            found.depth = if complete { depth.unsigned_abs() } else { found.depth };
            found.nodes = self.means.meter.nodes();
            if let Some(value) = known {
                let own = if side == 0 { value } else { -value };
                found.values = [own, -own, 0, 0];
                found.line = line_after(&self.memory.table, position, list[0], depth.unsigned_abs() as usize);
            }
            if complete {
                watch(&found);
            }
            let certain = known.is_some_and(|value| value.abs() >= CERTAIN) && !self.dice;
            if self.means.meter.mostly_spent(depth) || certain {
                break;
            }
        }
        if known.is_none() {
            found.values = self.means.judge(position, &state);
        }
        found
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
        let mut wide = WINDOW;
        let (mut low, mut high) = match known {
            Some(value) if depth > 3 && value.abs() < CERTAIN => (value - wide, value + wide),
            _ => (-LIMIT, LIMIT),
        };
        loop {
            let value = self.root(list, state, depth, side, low, high);
            if self.means.meter.spent() {
                // Below the window it is a bound at best: the action of the depth before stays in front.
                return value.filter(|&value| value > low);
            }
            wide *= 4;
            match value {
                Some(value) if value <= low && low > -LIMIT => low = (value - wide).max(-LIMIT),
                Some(value) if value >= high && high < LIMIT => high = (value + wide).min(LIMIT),
                value => return value,
            }
        }
    }

    /// Searches the root in a window.
    fn root(
        &mut self,
        list: &mut [Action],
        state: &E::State,
        depth: i32,
        side: usize,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        let position = self.means.at.position();
        let mut alpha = low;
        let mut best: Option<(i32, usize)> = None;
        for (place, &action) in list.iter().enumerate() {
            let (after, state) = self.means.after(position, state, action);
            let value = self.successor(&after, &state, depth - 1, 0, 1, alpha, high, side, best.is_none());
            if self.means.meter.spent() {
                break;
            }
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, place));
            }
            alpha = alpha.max(value);
            if alpha >= high {
                break;
            }
        }
        let (value, place) = best?;
        // What failed low proves no action better than the one in front.
        if value > low || low == -LIMIT {
            list[..=place].rotate_right(1);
        }
        Some(value)
    }

    /// The side to decide; where a throw is due, that of the thrower.
    fn side(&self, position: &P) -> usize {
        match position.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => self.means.sides.of(seat),
            Turn::Over => 0,
        }
    }

    fn judge(&self, position: &P, state: &E::State, side: usize) -> i32 {
        self.means.judge(position, state)[side]
    }

    /// The value of an action's successor for `side`, which chose it: the first in the whole window, a later one at
    /// first in the smallest, to see whether it is better at all, and `less` deep.
    #[expect(clippy::too_many_arguments, reason = "a node of a search")]
    fn successor(
        &mut self,
        after: &P,
        state: &E::State,
        depth: i32,
        less: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        side: usize,
        is_first: bool,
    ) -> i32 {
        if is_first {
            return self.value(after, state, depth, ply, alpha, beta, side);
        }
        let mut value = self.value(after, state, depth - less, ply, alpha, alpha + 1, side);
        if less > 0 && value > alpha {
            value = self.value(after, state, depth, ply, alpha, alpha + 1, side);
        }
        if value > alpha && value < beta && beta - alpha > 1 {
            value = self.value(after, state, depth, ply, alpha, beta, side);
        }
        value
    }

    /// The value of a position for `side`.
    #[expect(clippy::too_many_arguments, reason = "a node of a search")]
    fn value(
        &mut self,
        position: &P,
        state: &E::State,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        side: usize,
    ) -> i32 {
        if !self.means.meter.tick() {
            return 0;
        }
        let decides = match position.turn() {
            Turn::Over => return self.means.end(position, ply)[side],
            Turn::Chance(_) if depth <= 0 => return self.judge(position, state, side),
            Turn::Chance(_) => return self.expected(position, state, depth, ply, alpha, beta, side),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        if decides == side {
            self.decided(position, state, depth, ply, alpha, beta, side)
        } else {
            -self.decided(position, state, depth, ply, -beta, -alpha, decides)
        }
    }

    /// The value of a position in which `side` decides.
    #[expect(clippy::too_many_arguments, reason = "a node of a search")]
    fn decided(
        &mut self,
        position: &P,
        state: &E::State,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        side: usize,
    ) -> i32 {
        if depth <= 0 || ply >= MOST {
            return self.quiet(position, state, self.selectivity.captures, ply, alpha, beta, side);
        }
        let key = position.key();
        if !self.dice && self.comes_again(position, key) {
            return 0;
        }
        let is_wide = beta - alpha > 1;
        let known = self.memory.table.get(key);
        if let Some(value) = known.filter(|entry| !is_wide && self.fits(entry, depth)).and_then(|entry| {
            let value = from_table(entry.value, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            enough.then_some(value)
        }) {
            return value;
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        // A forced action costs no depth; after throws it does, or blocked armies would pass for ever.
        let forced = list.len() == 1 && !self.dice && (ply as i32) < DEEPEST;
        let left = if forced { depth } else { depth - 1 };
        let ordering = self.means.ordering;
        let margin = self.selectivity.margin;
        let near = margin > 0 && !is_wide && !forced && depth <= 3 && !self.dice;
        let urgent = (near || self.selectivity.late) && ordering.is_urgent(position);
        // Only where nothing can be captured is a position what it looks like.
        let calm = || !list.iter().any(|&action| ordering.is_tactical(position, action));
        let hopeless = if near && !urgent && calm() {
            let standing = self.judge(position, state, side);
            if standing - margin * depth >= beta && beta.abs() < CERTAIN {
                return standing;
            }
            standing + margin * (depth + 1) <= alpha && alpha.abs() < CERTAIN
        } else {
            false
        };
        let mut scored = Scored::new();
        self.score(position, &list, known, ply, &mut scored);
        let before = alpha;
        let mut best = (-LIMIT, list[0]);
        let mut tried: ArrayVec<Action, 32> = ArrayVec::new();
        self.line.push(key);
        for index in 0..scored.len() {
            let (score, action) = next(&mut scored, index);
            // Of what cannot be tried in full at least something is.
            if hopeless && index >= 6 {
                break;
            }
            let (after, state) = self.means.after(position, state, action);
            let late = self.selectivity.late && !urgent && index >= 3 && depth >= 3 && score < KILLER;
            let less = if late { reduction(depth, index, score) } else { 0 };
            let value = self.successor(&after, &state, left, less, ply + 1, alpha, beta, side, index == 0);
            if self.means.meter.spent() {
                self.line.pop();
                return 0;
            }
            if value > best.0 {
                best = (value, action);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.learn(position, action, &tried, depth, ply);
                break;
            }
            if score < TACTICAL && !tried.is_full() {
                tried.push(action);
            }
        }
        self.line.pop();
        let bound = match best.0 {
            value if value <= before => Bound::AtMost,
            value if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.memory.table.put(key, to_table(best.0, ply), depth, bound, position.action_index(best.1) as u16);
        best.0
    }

    /// Whether an entry tells the value at this depth.
    fn fits(&self, entry: &Entry<i32>, depth: i32) -> bool {
        let stored = i32::from(entry.depth);
        entry.is_new && if self.selectivity.is_exact() { stored == depth } else { stored >= depth }
    }

    /// What to try first: the action of the table, then captures, then what cut off others at this ply, then the rest by
    /// history. It fills a list of the caller's, since the whole of it is long and would be copied.
    fn score(&self, position: &P, list: &ActionList, known: Option<Entry<i32>>, ply: usize, scored: &mut Scored) {
        let ordering = self.means.ordering;
        let first = known.map(|entry| usize::from(entry.action));
        let killers = &self.killers[ply];
        scored.extend(list.iter().map(|&action| {
            let score = if first == Some(position.action_index(action)) {
                FIRST
            } else if ordering.is_tactical(position, action) {
                TACTICAL + ordering.priority(position, action)
            } else if killers.contains(&Some(action)) {
                KILLER
            } else {
                self.memory.history[place(position, action)]
            };
            (score, action)
        }));
    }

    /// Remembers that a quiet action made the others needless.
    fn learn(&mut self, position: &P, action: Action, tried: &[Action], depth: i32, ply: usize) {
        if self.means.ordering.is_tactical(position, action) {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let bonus = (depth * depth * 16).min(HISTORY / 8);
        let history = &mut self.memory.history;
        let mut change = |action, by: i32| {
            let score = &mut history[place(position, action)];
            *score += by - *score * by.abs() / HISTORY;
        };
        change(action, bonus);
        for &other in tried {
            change(other, -bonus);
        }
    }

    /// The expected value over all throws, for `side`. A throw is not searched to the end once the others leave no doubt
    /// that the mean lies outside the window (Star1).
    #[expect(clippy::too_many_arguments, reason = "a node of a search")]
    fn expected(
        &mut self,
        position: &P,
        state: &E::State,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        side: usize,
    ) -> i32 {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        // No value lies outside of these.
        let most = f64::from(WIN / 2);
        let mut mean = 0.0;
        let mut left = 1.0;
        for &(throw, probability) in &throws {
            let weight = probability.as_f64();
            left -= weight;
            let (after, state) = self.means.after(position, state, Action::Throw(throw));
            // What this throw has to be worth for the mean to reach beta or fall to alpha, whatever the rest are worth.
            let low = ((f64::from(alpha) - 0.5 - mean - left * most) / weight).floor().max(f64::from(-LIMIT)) as i32;
            let high = ((f64::from(beta) + 0.5 - mean + left * most) / weight).ceil().min(f64::from(LIMIT)) as i32;
            let value = self.value(&after, &state, depth, ply + 1, low, high, side);
            if self.means.meter.spent() {
                return 0;
            }
            mean += f64::from(value) * weight;
            if value <= low {
                return (mean + left * most).round() as i32;
            }
            if value >= high {
                return (mean - left * most).round() as i32;
            }
        }
        mean.round() as i32
    }

    /// The quiescence search: plays out captures and huffs. A side that could do something else may stand pat.
    #[expect(clippy::too_many_arguments, reason = "a node of a search")]
    fn quiet(
        &mut self,
        position: &P,
        state: &E::State,
        left: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        side: usize,
    ) -> i32 {
        let decides = match position.turn() {
            Turn::Over => return self.means.end(position, ply)[side],
            Turn::Chance(_) => return self.judge(position, state, side),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        if decides != side {
            return -self.quiet(position, state, left, ply, -beta, -alpha, decides);
        }
        let standing = self.judge(position, state, side);
        if left == 0 {
            return standing;
        }
        let ordering = self.means.ordering;
        let urgent = ordering.is_urgent(position);
        let mut list = ActionList::new();
        position.actions(&mut list);
        let mut scored = Scored::new();
        let tried = list.iter().filter(|&&action| urgent || ordering.is_tactical(position, action));
        scored.extend(tried.map(|&action| (ordering.priority(position, action), action)));
        let mut best = if scored.len() < list.len() { standing } else { -LIMIT };
        alpha = alpha.max(best);
        for index in 0..scored.len() {
            if alpha >= beta || !self.means.meter.tick() {
                break;
            }
            let (_, action) = next(&mut scored, index);
            let (after, state) = self.means.after(position, state, action);
            best = best.max(self.quiet(&after, &state, left - 1, ply + 1, alpha, beta, side));
            alpha = alpha.max(best);
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

/// Actions with what speaks for trying them early.
type Scored = ArrayVec<(i32, Action), { ashtapada_rules::MOST_ACTIONS }>;

const FIRST: i32 = 1 << 30;
const TACTICAL: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;

/// Moves the best of those from `index` on there. Often few are needed, so they are not sorted.
fn next(scored: &mut Scored, index: usize) -> (i32, Action) {
    let mut best = index;
    for other in index + 1..scored.len() {
        if scored[other].0 > scored[best].0 {
            best = other;
        }
    }
    // The others keep their order.
    scored[index..=best].rotate_right(1);
    scored[index]
}

/// How much less deep a late action is searched at first.
fn reduction(depth: i32, index: usize, score: i32) -> i32 {
    let late = (depth as f64).ln() * (index as f64).ln() / 2.0 + 0.5;
    (late as i32 - score / (HISTORY / 2)).clamp(0, depth - 1)
}

/// Values of certain ends count plies: in the table from its position, in the search from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value + value.signum() * ply as i32 } else { value }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value - value.signum() * ply as i32 } else { value }
}
