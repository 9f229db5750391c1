//! Alpha-beta for two sides, with chance nodes.
//!
//! Values are those of side 0, which wants them high; side 1 wants them low. The sides need not take
//! turns one by one: chains of jumps, huffs and partners are nothing special.

use ashtapada_rules::{Action, ActionList, ChanceList, Turn};

use super::table::{Bound, Table};
use super::{DEEPEST, order, whim};
use crate::budget::Meter;
use crate::evaluate::{WIN, payoff};
use crate::{Evaluate, Sides};

/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value tells of a certain end, not of a guess.
const CERTAIN: i32 = WIN / 4;
/// How many plies of captures are played out beyond the depth.
const CAPTURES: i32 = 12;

pub(super) struct Search<'a> {
    sides: Sides,
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

impl<'a> Search<'a> {
    pub(super) fn new(sides: Sides, meter: Meter<'a>, seed: u64) -> Search<'a> {
        let (table, history, line) = (Table::new(), vec![0; 1 << 16], Vec::new());
        Search { sides, meter, seed, table, history, line, dice: false }
    }

    /// The best of `list`, which is tried in its order.
    pub(super) fn best<P: Evaluate>(&mut self, position: &P, mut list: Vec<Action>) -> Action {
        let high = self.is_high(position);
        self.line.push(position.key());
        for depth in 1..DEEPEST {
            let (mut alpha, mut beta) = (-LIMIT, LIMIT);
            let mut best = None;
            for (place, &action) in list.iter().enumerate() {
                let mut after = position.clone();
                after.play_unchecked(action, &mut ());
                let value = self.value(&after, depth - 1, 1, alpha, beta);
                if self.meter.spent() {
                    break;
                }
                if high && value > alpha {
                    (alpha, best) = (value, Some(place));
                } else if !high && value < beta {
                    (beta, best) = (value, Some(place));
                }
            }
            // A depth cut short has at least looked deeper at what was best before.
            if let Some(place) = best {
                list[..=place].rotate_right(1);
            }
            let value = if high { alpha } else { beta };
            if self.meter.mostly_spent() || (CERTAIN..LIMIT).contains(&value.abs()) {
                break;
            }
        }
        list[0]
    }

    fn is_high<P: Evaluate>(&self, position: &P) -> bool {
        position.turn().seat().is_some_and(|seat| self.sides.of(seat) == 0)
    }

    fn judge<P: Evaluate>(&self, position: &P) -> i32 {
        let worth = position.worth();
        worth[0] - worth[1] + whim(position.key(), self.seed)
    }

    fn end<P: Evaluate>(&self, position: &P, ply: usize) -> i32 {
        position.outcome().map_or(0, |outcome| payoff(&outcome, &self.sides, ply)[0])
    }

    fn value<P: Evaluate>(&mut self, position: &P, depth: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
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
        // What is forced costs no depth; after throws it does, or blocked armies would pass for ever.
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

    /// The mean over all throws.
    fn expected<P: Evaluate>(&mut self, position: &P, depth: i32, ply: usize) -> i32 {
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

    /// Plays out captures: each side may stop taking whenever something else is allowed.
    fn quiet<P: Evaluate>(&mut self, position: &P, left: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
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

    /// Whether the position stands in the line already: nobody has to repeat, so it counts as a draw.
    fn comes_again<P: Evaluate>(&self, position: &P, key: u64) -> bool {
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
