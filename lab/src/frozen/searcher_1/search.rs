//! Its searches.

use ashtapada_engine::{Meter, WIN};
use ashtapada_rules::{Action, ActionList, ChanceList, Turn};

use super::judge::{Judge, Team, Worth, advantage, payoff};

/// The deepest line.
const DEEPEST: i32 = 64;
/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value is that of a certain end.
const CERTAIN: i32 = WIN / 4;
/// How many plies of captures are played out beyond the depth.
const CAPTURES: i32 = 12;

/// What a value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Entry<V> {
    key: u64,
    value: V,
    depth: i32,
    bound: Bound,
    action: Action,
}

/// A power of two, so that a key is cut to an index by a mask.
const ENTRIES: usize = 1 << 16;

/// Newer entries replace older ones.
struct Table<V> {
    entries: Vec<Option<Entry<V>>>,
}

impl<V: Copy> Table<V> {
    fn new() -> Table<V> {
        Table { entries: vec![None; ENTRIES] }
    }

    fn get(&self, key: u64) -> Option<Entry<V>> {
        self.entries[key as usize & (ENTRIES - 1)].filter(|entry| entry.key == key)
    }

    fn put(&mut self, key: u64, value: V, depth: i32, bound: Bound, action: Action) {
        self.entries[key as usize & (ENTRIES - 1)] = Some(Entry { key, value, depth, bound, action });
    }
}

/// Puts `first` in front, then lively actions by promise, then the rest by `rest`, the higher the earlier.
fn order<P: Judge>(position: &P, list: &mut ActionList, first: Option<Action>, rest: impl Fn(Action) -> i32) {
    let mut lively = 0;
    for index in 0..list.len() {
        if position.is_lively(list[index]) {
            list.swap(index, lively);
            lively += 1;
        }
    }
    let (lively, quiet) = list.split_at_mut(lively);
    lively.sort_unstable_by_key(|&action| -position.promise(action));
    quiet.sort_unstable_by_key(|&action| -rest(action));
    if let Some(place) = first.and_then(|first| list.iter().position(|&action| action == first)) {
        list[..=place].rotate_right(1);
    }
}

/// A little that depends on position and seed, so that games differ: from -2 to 2.
fn whim(key: u64, seed: u64) -> i32 {
    let mixed = (key ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) % 5) as i32 - 2
}

/// Iterative deepening over `list`: `deepen` searches one depth and puts the best action in front, and says whether
/// nothing more can be found. Returns the depth reached and the nodes.
fn deepen<S>(search: &mut S, meter: fn(&S) -> &Meter<'_>, mut at_depth: impl FnMut(&mut S, i32) -> bool) -> (u32, u64) {
    let mut reached = 0;
    for depth in 1..DEEPEST {
        let certain = at_depth(search, depth);
        reached = if meter(search).spent() { reached } else { depth.unsigned_abs() };
        if is_mostly_spent(meter(search), depth) || certain {
            break;
        }
    }
    (reached, meter(search).nodes())
}

/// Whether a search deeper than `depth` would hardly end within the limits, or is not allowed.
fn is_mostly_spent(meter: &Meter<'_>, depth: i32) -> bool {
    let limits = meter.limits();
    let late = || meter.nodes() >= limits.node_limit() / 2 || meter.stopwatch()() >= limits.time_limit() / 2;
    meter.spent() || depth.unsigned_abs() >= limits.depth_limit() || late()
}

/// Alpha-beta. Values are those of side 0, which wants them high.
pub(super) struct TwoSides<'a> {
    sides: Team,
    meter: Meter<'a>,
    seed: u64,
    table: Table<i32>,
    /// How often an action proved best, by its spots.
    history: Vec<i32>,
    /// Keys of the positions of the line being searched.
    line: Vec<u64>,
    /// Whether throws came up.
    dice: bool,
}

impl<'a> TwoSides<'a> {
    pub(super) fn new(sides: Team, meter: Meter<'a>, seed: u64) -> TwoSides<'a> {
        let (table, history, line) = (Table::new(), vec![0; 1 << 16], Vec::new());
        TwoSides { sides, meter, seed, table, history, line, dice: false }
    }

    pub(super) fn best<P: Judge>(mut self, position: &P, list: &mut [Action]) -> (u32, u64) {
        let high = position.turn().seat().is_some_and(|seat| self.sides.of(seat) == 0);
        self.line.push(position.key());
        deepen(
            &mut self,
            |search| &search.meter,
            |search, depth| {
                let (mut alpha, mut beta) = (-LIMIT, LIMIT);
                let mut best = None;
                for (place, &action) in list.iter().enumerate() {
                    let mut after = position.clone();
                    after.play_unchecked(action, &mut ());
                    let value = search.value(&after, depth - 1, 1, alpha, beta);
                    if search.meter.spent() {
                        break;
                    }
                    if high && value > alpha {
                        (alpha, best) = (value, Some(place));
                    } else if !high && value < beta {
                        (beta, best) = (value, Some(place));
                    }
                }
                if let Some(place) = best {
                    list[..=place].rotate_right(1);
                }
                let value = if high { alpha } else { beta };
                (CERTAIN..LIMIT).contains(&value.abs())
            },
        )
    }

    fn judge<P: Judge>(&self, position: &P) -> i32 {
        let worth = position.worth();
        worth[0] - worth[1] + whim(position.key(), self.seed)
    }

    fn end<P: Judge>(&self, position: &P, ply: usize) -> i32 {
        position.outcome().map_or(0, |outcome| payoff(&outcome, &self.sides, ply)[0])
    }

    fn value<P: Judge>(&mut self, position: &P, depth: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
        if !self.meter.tick() {
            return 0;
        }
        let high = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) if depth <= 0 => return self.judge(position),
            Turn::Chance(_) => return self.expected(position, depth, ply),
            Turn::Seat(_) if depth <= 0 => return self.quiet(position, CAPTURES, ply, alpha, beta),
            Turn::Seat(seat) => self.sides.of(seat) == 0,
        };
        let key = position.key();
        if !self.dice && self.comes_again(position, key) {
            return 0;
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
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
        order(position, &mut list, known.map(|entry| entry.action), |action| self.history[place(action)]);
        // What is forced costs no depth; after throws it does.
        let forced = list.len() == 1 && !self.dice && (ply as i32) < DEEPEST;
        let left = if forced { depth } else { depth - 1 };
        let (low_bound, high_bound) = (alpha, beta);
        let mut best = (if high { -LIMIT } else { LIMIT }, list[0]);
        self.line.push(key);
        for &action in &list {
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            let value = self.value(&after, left, ply + 1, alpha, beta);
            if self.meter.spent() {
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
                let history = &mut self.history[place(action)];
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
        self.table.put(key, to_table(best.0, ply), depth, bound, best.1);
        best.0
    }

    fn expected<P: Judge>(&mut self, position: &P, depth: i32, ply: usize) -> i32 {
        self.dice = true;
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut mean = 0.0;
        for &(throw, probability) in &throws {
            let mut after = position.clone();
            after.play_unchecked(Action::Throw(throw), &mut ());
            let value = self.value(&after, depth, ply + 1, -LIMIT, LIMIT);
            if self.meter.spent() {
                return 0;
            }
            mean += f64::from(value) * probability.as_f64();
        }
        mean.round() as i32
    }

    fn quiet<P: Judge>(&mut self, position: &P, left: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
        let high = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) => return self.judge(position),
            Turn::Seat(seat) => self.sides.of(seat) == 0,
        };
        let standing = self.judge(position);
        if left == 0 {
            return standing;
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        let all = list.len();
        list.retain(|action| position.is_lively(*action));
        let mut best = if high { -LIMIT } else { LIMIT };
        if list.len() < all {
            best = standing;
            if high {
                alpha = alpha.max(standing);
            } else {
                beta = beta.min(standing);
            }
        }
        list.sort_unstable_by_key(|&action| -position.promise(action));
        for &action in &list {
            if alpha >= beta || !self.meter.tick() {
                break;
            }
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            let value = self.quiet(&after, left - 1, ply + 1, alpha, beta);
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

    /// Whether the position stands in the line already: it counts as a draw.
    fn comes_again<P: Judge>(&self, position: &P, key: u64) -> bool {
        position.repetition_limit() > 0
            && self.line.iter().rev().take(usize::from(position.reversible())).any(|&before| before == key)
    }
}

/// An index for the spots of an action.
fn place(action: Action) -> usize {
    let byte = |spot: Option<ashtapada_rules::Spot>| spot.map_or(0, |spot| spot.rank() << 4 | spot.file());
    usize::from(byte(action.from())) << 8 | usize::from(byte(action.to()))
}

/// Certain ends count the plies from the position in the table, from the root in the search.
fn to_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value + value.signum() * ply as i32 } else { value }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if value.abs() >= CERTAIN { value - value.signum() * ply as i32 } else { value }
}

/// max^n: whoever decides takes what is best for himself.
pub(super) struct ManySides<'a> {
    sides: Team,
    meter: Meter<'a>,
    seed: u64,
    table: Table<Worth>,
}

impl<'a> ManySides<'a> {
    pub(super) fn new(sides: Team, meter: Meter<'a>, seed: u64) -> ManySides<'a> {
        ManySides { sides, meter, seed, table: Table::new() }
    }

    pub(super) fn best<P: Judge>(mut self, position: &P, list: &mut [Action]) -> (u32, u64) {
        let side = position.turn().seat().map_or(0, |seat| self.sides.of(seat));
        deepen(
            &mut self,
            |search| &search.meter,
            |search, depth| {
                let mut best = (i32::MIN, 0);
                for (place, &action) in list.iter().enumerate() {
                    let mut after = position.clone();
                    after.play_unchecked(action, &mut ());
                    let value = search.value(&after, depth - 1, 1)[side];
                    if search.meter.spent() {
                        break;
                    }
                    if value > best.0 {
                        best = (value, place);
                    }
                }
                list[..=best.1].rotate_right(1);
                false
            },
        )
    }

    fn judge<P: Judge>(&self, position: &P) -> Worth {
        let key = position.key();
        let mut value = advantage(&position.worth(), &self.sides);
        for (side, value) in value.iter_mut().enumerate() {
            *value += whim(key.rotate_left(side as u32), self.seed);
        }
        value
    }

    fn end<P: Judge>(&self, position: &P, ply: usize) -> Worth {
        position.outcome().map_or([0; 4], |outcome| payoff(&outcome, &self.sides, ply))
    }

    fn value<P: Judge>(&mut self, position: &P, depth: i32, ply: usize) -> Worth {
        if !self.meter.tick() {
            return [0; 4];
        }
        let side = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) if depth <= 0 => return self.judge(position),
            Turn::Chance(_) => return self.expected(position, depth, ply),
            Turn::Seat(_) if depth <= 0 => return self.quiet(position, ply),
            Turn::Seat(seat) => self.sides.of(seat),
        };
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            return entry.value;
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        order(position, &mut list, known.map(|entry| entry.action), |_| 0);
        let mut best: Option<(Worth, Action)> = None;
        for &action in &list {
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            let value = self.value(&after, depth - 1, ply + 1);
            if self.meter.spent() {
                return [0; 4];
            }
            if best.is_none_or(|(best, _)| value[side] > best[side]) {
                best = Some((value, action));
            }
        }
        let Some((value, action)) = best else { return self.judge(position) };
        self.table.put(key, value, depth, Bound::Exact, action);
        value
    }

    fn expected<P: Judge>(&mut self, position: &P, depth: i32, ply: usize) -> Worth {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut mean = [0.0; 4];
        for &(throw, probability) in &throws {
            let mut after = position.clone();
            after.play_unchecked(Action::Throw(throw), &mut ());
            let value = self.value(&after, depth, ply + 1);
            if self.meter.spent() {
                return [0; 4];
            }
            for (mean, value) in mean.iter_mut().zip(value) {
                *mean += f64::from(value) * probability.as_f64();
            }
        }
        mean.map(|value| value.round() as i32)
    }

    fn quiet<P: Judge>(&mut self, position: &P, ply: usize) -> Worth {
        let side = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) => return self.judge(position),
            Turn::Seat(seat) => self.sides.of(seat),
        };
        let mut list = ActionList::new();
        position.actions(&mut list);
        let all = list.len();
        list.retain(|action| position.is_lively(*action));
        let mut best = (list.len() < all || ply as i32 > DEEPEST).then(|| self.judge(position));
        for &action in &list {
            if ply as i32 > DEEPEST || !self.meter.tick() {
                break;
            }
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            let value = self.quiet(&after, ply + 1);
            if best.is_none_or(|best| value[side] > best[side]) {
                best = Some(value);
            }
        }
        best.unwrap_or_else(|| self.judge(position))
    }
}
