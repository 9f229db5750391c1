//! max^n for more than two sides, with chance nodes: whoever decides takes what is best for himself.

use ashtapada_rules::{Action, ActionList, ChanceList, Turn};

use super::table::{Bound, Table};
use super::{DEEPEST, order, whim};
use crate::budget::Meter;
use crate::evaluate::{Worth, advantage, payoff};
use crate::{Evaluate, Sides};

pub(super) struct Search<'a> {
    sides: Sides,
    meter: Meter<'a>,
    seed: u64,
    table: Table<Worth>,
}

impl<'a> Search<'a> {
    pub(super) fn new(sides: Sides, meter: Meter<'a>, seed: u64) -> Search<'a> {
        Search { sides, meter, seed, table: Table::new() }
    }

    /// The best of `list`, which is tried in its order.
    pub(super) fn best<P: Evaluate>(&mut self, position: &P, mut list: Vec<Action>) -> Action {
        let side = position.turn().seat().map_or(0, |seat| self.sides.of(seat));
        for depth in 1..DEEPEST {
            let mut best = (i32::MIN, 0);
            for (place, &action) in list.iter().enumerate() {
                let mut after = position.clone();
                after.play_unchecked(action, &mut ());
                let value = self.value(&after, depth - 1, 1)[side];
                if self.meter.spent() {
                    break;
                }
                if value > best.0 {
                    best = (value, place);
                }
            }
            // A depth cut short has at least looked deeper at what was best before.
            list[..=best.1].rotate_right(1);
            if self.meter.mostly_spent() {
                break;
            }
        }
        list[0]
    }

    fn judge<P: Evaluate>(&self, position: &P) -> Worth {
        let key = position.key();
        let mut value = advantage(&position.worth(), &self.sides);
        for (side, value) in value.iter_mut().enumerate() {
            *value += whim(key.rotate_left(side as u32), self.seed);
        }
        value
    }

    fn end<P: Evaluate>(&self, position: &P, ply: usize) -> Worth {
        position.outcome().map_or([0; 4], |outcome| payoff(&outcome, &self.sides, ply))
    }

    fn value<P: Evaluate>(&mut self, position: &P, depth: i32, ply: usize) -> Worth {
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

    /// The mean over all throws.
    fn expected<P: Evaluate>(&mut self, position: &P, depth: i32, ply: usize) -> Worth {
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

    /// Plays out the captures of whoever is to move: he takes what is best for him, or lets it stand.
    fn quiet<P: Evaluate>(&mut self, position: &P, ply: usize) -> Worth {
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
