//! max^n for more than two sides, with chance nodes: the side that decides maximizes its own value. Values are shares of
//! the whole game, so that the mean over throws is what can be expected, and nobody helps a third one to win.

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::table::{Bound, Table};
use super::{DEEPEST, Found, Means, line_after, whim};
use crate::sides::{WHOLE, shares, values_of};
use crate::{Evaluator, MoveOrdering, Values};

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    table: Table<Values>,
}

impl Memory {
    /// With a transposition table of so many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory { table: Table::new(bytes) }
    }
}

pub(crate) struct Search<'a, P, E, O> {
    means: Means<'a, P, E, O>,
    table: &'a mut Table<Values>,
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    pub(crate) fn new(means: Means<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        memory.table.begin();
        Search { means, table: &mut memory.table }
    }

    /// The best action of `list`, which is tried in its order. `watch` is called with the result of each complete
    /// depth.
    pub(crate) fn best(mut self, mut list: Vec<Action>, mut watch: impl FnMut(&Found)) -> Found {
        let position = self.means.at.position();
        let side = position.turn().seat().map_or(0, |seat| self.means.sides.of(seat));
        let state = self.means.evaluator.fresh(position);
        let mut found = Found { depth: 0, nodes: 0, values: [0; 4], line: vec![list[0]] };
        let mut known = None;
        for depth in 1..DEEPEST {
            let mut best: Option<(Values, usize)> = None;
            for (place, &action) in list.iter().enumerate() {
                let (after, state) = self.means.after(position, &state, action);
                let values = self.value(&after, &state, depth - 1, 1);
                if self.means.meter.spent() {
                    break;
                }
                if best.is_none_or(|(best, _)| values[side] > best[side]) {
                    best = Some((values, place));
                }
            }
            // A depth cut short has at least searched the previous best action deeper.
            if let Some((values, place)) = best {
                list[..=place].rotate_right(1);
                known = Some(values);
            }
            let complete = !self.means.meter.spent();
            found.depth = if complete { depth.unsigned_abs() } else { found.depth };
            found.nodes = self.means.meter.nodes();
            if let Some(values) = known {
                found.values = values_of(&values);
                found.line = line_after(self.table, position, list[0], depth.unsigned_abs() as usize);
            }
            if complete {
                watch(&found);
            }
            if self.means.meter.mostly_spent(depth) {
                break;
            }
        }
        if known.is_none() {
            found.values = self.means.judge(position, &state);
        }
        found
    }

    fn judge(&self, position: &P, state: &E::State) -> Values {
        let key = position.key();
        let mut values = shares(&self.means.judge(position, state));
        for (side, value) in values.iter_mut().enumerate() {
            *value += whim(key.rotate_left(side as u32), self.means.whim);
        }
        values
    }

    fn end(&self, position: &P) -> Values {
        position.outcome().map_or([WHOLE / 4; 4], |outcome| self.means.sides.whole(&outcome))
    }

    fn value(&mut self, position: &P, state: &E::State, depth: i32, ply: usize) -> Values {
        if !self.means.meter.tick() {
            return [0; 4];
        }
        let side = match position.turn() {
            Turn::Over => return self.end(position),
            Turn::Chance(_) if depth <= 0 => return self.judge(position, state),
            Turn::Chance(_) => return self.expected(position, state, depth, ply),
            Turn::Seat(_) if depth <= 0 => return self.quiet(position, state, ply),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth && entry.is_new) {
            return entry.value;
        }
        let mut list = ActionList::new();
        position.actions(&mut list);
        self.means.order(position, &mut list, known.map(|entry| entry.action));
        let mut best: Option<(Values, Action)> = None;
        for &action in &list {
            let (after, state) = self.means.after(position, state, action);
            let values = self.value(&after, &state, depth - 1, ply + 1);
            if self.means.meter.spent() {
                return [0; 4];
            }
            if best.is_none_or(|(best, _)| values[side] > best[side]) {
                best = Some((values, action));
            }
        }
        let Some((values, action)) = best else { return self.judge(position, state) };
        self.table.put(key, values, depth, Bound::Exact, position.action_index(action) as u16);
        values
    }

    /// The expected values over all throws.
    fn expected(&mut self, position: &P, state: &E::State, depth: i32, ply: usize) -> Values {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut mean = [0.0; 4];
        for &(throw, probability) in &throws {
            let (after, state) = self.means.after(position, state, Action::Throw(throw));
            let values = self.value(&after, &state, depth, ply + 1);
            if self.means.meter.spent() {
                return [0; 4];
            }
            for (mean, value) in mean.iter_mut().zip(values) {
                *mean += f64::from(value) * probability.as_f64();
            }
        }
        mean.map(|value| value.round() as i32)
    }

    /// The quiescence search: the side to move makes the capture that is best for it, or stands pat.
    fn quiet(&mut self, position: &P, state: &E::State, ply: usize) -> Values {
        let side = match position.turn() {
            Turn::Over => return self.end(position),
            Turn::Chance(_) => return self.judge(position, state),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        let ordering = self.means.ordering;
        let mut list = ActionList::new();
        position.actions(&mut list);
        let all = list.len();
        list.retain(|action| ordering.is_tactical(position, *action));
        let mut best = (list.len() < all || ply as i32 > DEEPEST).then(|| self.judge(position, state));
        for &action in &list {
            if ply as i32 > DEEPEST || !self.means.meter.tick() {
                break;
            }
            let (after, state) = self.means.after(position, state, action);
            let values = self.quiet(&after, &state, ply + 1);
            if best.is_none_or(|best| values[side] > best[side]) {
                best = Some(values);
            }
        }
        best.unwrap_or_else(|| self.judge(position, state))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::four_kings::{FourKings, Options};

    use super::*;
    use crate::evaluate::four_kings::{CapturesFirst, Handmade};
    use crate::limits::Meter;
    use crate::{Limits, Setup, Sides, Situation};

    fn best(position: &FourKings, memory: &mut Memory) -> Found {
        let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
        let at = Situation::new(*position);
        let meter = Meter::new(Limits::depth(2));
        let means = Means { at: &at, evaluator: &evaluator, ordering: &ordering, sides: Sides::FOUR, meter, whim: 1 };
        let mut list = ActionList::new();
        position.actions(&mut list);
        Search::new(means, memory).best(list.to_vec(), |_| {})
    }

    #[test]
    fn what_was_remembered_of_earlier_choices_misleads_nobody() {
        // After the throw of West, South's elephant has taken a horse.
        let text = "7nK/8/8/wK6eK/8/8/wH7/sE2sK4 s move:4 0,0,0,0";
        let start = FourKings::parse(text, &Options::default()).unwrap();
        let found = best(&start, &mut Memory::new(Setup::TABLE));
        assert_eq!(found.line[0].to_string(), "a1xa2");

        let mut poisoned = Memory::new(Setup::TABLE);
        poisoned.table.begin();
        let mut after = start;
        after.play_unchecked(found.line[0], &mut ());
        let mut throws = ChanceList::new();
        after.chance(&mut throws);
        for (throw, _) in throws {
            let mut thrown = after;
            thrown.play_unchecked(Action::Throw(throw), &mut ());
            poisoned.table.put(thrown.key(), [-9_000; 4], 60, Bound::Exact, 0);
        }
        let again = best(&start, &mut poisoned);
        assert_eq!((again.line[0], again.values), (found.line[0], found.values));
    }
}
