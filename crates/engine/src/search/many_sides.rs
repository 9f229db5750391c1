//! max^n for more than two sides, with chance nodes: the side that decides maximizes its own value. Values are shares of
//! the whole game, so that the mean over throws is what can be expected, and nobody helps a third one to win.

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::deepening::Deepening;
use super::table::{Bound, Table};
use super::{Context, Crew, SearchResult, Team, table_key};
use crate::limits::Meter;
use crate::worth::values_of;
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

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

pub(crate) struct Search<'a, P, E, O> {
    context: Context<'a, P, E, O>,
    table: &'a Table<Values>,
    /// How many plies of captures are played out beyond the depth.
    captures: i32,
    /// Whether what is known of a greater depth will not do.
    exact: bool,
}

/// Whether a side prefers the one to the other: what it gets itself, then that nobody else gets much. Of equals the order
/// of values decides, so that the choice does not depend on what is tried first.
pub(super) fn is_better(one: &Values, other: &Values, side: usize) -> bool {
    rank(one, side) > rank(other, side)
}

/// What is compared.
pub(super) fn rank(values: &Values, side: usize) -> impl Ord + use<> {
    let most = (0..4).filter(|&of| of != side).map(|of| values[of]).max();
    (values[side], std::cmp::Reverse(most), *values)
}

/// As [`Search::best`], with helpers. These begin with other actions than the first thread, which then finds in the table
/// what they have put there.
pub(crate) fn together<P, E, O>(
    (first, helpers): Team<'_, P, E, O>,
    crew: &Crew,
    memory: &mut Memory,
    list: Vec<Action>,
    lines: usize,
    watch: impl FnMut(&SearchResult),
) -> SearchResult
where
    P: Position + Sync,
    E: Evaluator<P>,
    O: MoveOrdering<P>,
{
    let threads = helpers.len() + 1;
    let first = Search::new(first, memory);
    let helpers = helpers.into_iter().enumerate().map(|(number, context)| {
        let mut list = list.clone();
        let begin = (number + 1) * list.len() / threads;
        list.rotate_left(begin);
        (Search { context, ..first }, list)
    });
    let helpers: Vec<_> = helpers.collect();
    crew.work(|| first.best(list, lines, watch), helpers, |(helper, list)| drop(helper.best(list, lines, |_| {})))
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    pub(crate) fn new(context: Context<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        memory.table.begin();
        let captures = context.captures_of_four();
        Search { context, table: &memory.table, captures, exact: false }
    }

    /// With so many plies of captures, and nothing from other depths.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn exactly(self, captures: i32) -> Self {
        Search { captures, exact: true, ..self }
    }

    /// The best actions of `list`, which is tried in its order, as many as `lines`. `watch` is called with the result of
    /// each complete depth.
    pub(crate) fn best(mut self, list: Vec<Action>, lines: usize, watch: impl FnMut(&SearchResult)) -> SearchResult {
        let position = self.context.at.position();
        let standing = self.context.judge_shares(position, &self.context.evaluator.fresh(position));
        let nothing = SearchResult::nothing(list[0], values_of(&standing));
        self.deepened(position, nothing, list, lines, watch)
    }

    fn value(&mut self, position: &P, state: &E::State, depth: i32) -> Values {
        if !self.context.meter.tick() {
            return [0; 4];
        }
        let side = match position.turn() {
            Turn::Over => return self.context.end_shares(position),
            Turn::Chance(_) if depth <= 0 => return self.context.judge_shares(position, state),
            Turn::Chance(_) => return self.expected(position, state, depth),
            Turn::Seat(_) if depth <= 0 => return self.context.quiet_shares(position, state, self.captures),
            Turn::Seat(seat) => self.context.sides.of(seat),
        };
        let key = table_key(position);
        let known = self.table.get(key);
        let fits = |stored: i32| if self.exact { stored == depth } else { stored >= depth };
        if let Some(entry) = known.filter(|entry| fits(entry.depth.into()) && entry.is_new) {
            return entry.value;
        }
        let mut list = ActionList::new();
        self.context.actions(position, &mut list);
        self.context.order(position, &mut list, known.map(|entry| entry.action));
        let mut best: Option<(Values, Action)> = None;
        for &action in &list {
            let (after, state) = self.context.after(position, state, action);
            let values = self.value(&after, &state, depth - 1);
            if self.context.meter.spent() {
                return [0; 4];
            }
            if best.is_none_or(|(best, _)| is_better(&values, &best, side)) {
                best = Some((values, action));
            }
        }
        let Some((values, action)) = best else { return self.context.judge_shares(position, state) };
        self.table.put(key, values, depth, Bound::Exact, position.action_index(action) as u16);
        values
    }

    /// The expected values over all throws.
    fn expected(&mut self, position: &P, state: &E::State, depth: i32) -> Values {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut mean = [0.0; 4];
        for &(throw, probability) in &throws {
            let (after, state) = self.context.after(position, state, Action::Throw(throw));
            let values = self.value(&after, &state, depth);
            if self.context.meter.spent() {
                return [0; 4];
            }
            for (mean, value) in mean.iter_mut().zip(values) {
                *mean += f64::from(value) * probability.as_f64();
            }
        }
        mean.map(|value| value.round() as i32)
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Deepening<P> for Search<'_, P, E, O> {
    type Value = Values;

    fn meter(&self) -> &Meter<'_> {
        &self.context.meter
    }

    /// All of them are exact.
    fn deepen(&mut self, list: &[Action], depth: i32, _: usize) -> Vec<(Values, usize)> {
        let position = self.context.at.position();
        let side = position.turn().seat().map_or(0, |seat| self.context.sides.of(seat));
        let state = self.context.evaluator.fresh(position);
        let mut rated = Vec::with_capacity(list.len());
        for (place, &action) in list.iter().enumerate() {
            let (after, state) = self.context.after(position, &state, action);
            let values = self.value(&after, &state, depth - 1);
            if self.context.meter.spent() {
                break;
            }
            rated.push((values, place));
        }
        // Equals stay in their order.
        rated.sort_by_key(|(values, _)| std::cmp::Reverse(rank(values, side)));
        rated
    }

    fn shown(&self, values: Values) -> Values {
        values_of(&values)
    }

    fn known(&self, position: &P) -> Option<u16> {
        self.table.get(table_key(position)).filter(|entry| entry.is_new).map(|entry| entry.action)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::four_kings::{FourKings, Options};

    use super::*;
    use crate::evaluate::four_kings::{CapturesFirst, Handmade};
    use crate::limits::Meter;
    use crate::{Limits, Setup, Sides, Situation};

    /// Says that West wins, whatever happens.
    struct Lost;

    impl Evaluator<FourKings> for Lost {
        type State = ();

        fn fresh(&self, _: &FourKings) {}

        fn evaluate(&self, _: &FourKings, (): &(), _: &Sides) -> Values {
            [-800, 800, -800, -800]
        }
    }

    fn best(position: &FourKings, memory: &mut Memory) -> SearchResult {
        best_by(&Handmade::default(), position, memory)
    }

    fn best_by(evaluator: &impl Evaluator<FourKings>, position: &FourKings, memory: &mut Memory) -> SearchResult {
        let ordering = CapturesFirst::default();
        let at = Situation::new(*position);
        let meter = Meter::new(Limits::depth(2));
        let context = Context {
            at: &at,
            evaluator,
            ordering: &ordering,
            sides: Sides::FOUR,
            meter,
            noise: 1,
            dice: true,
            alone: None,
            overlooked: [0, 0],
            takes_side: false,
        };
        let mut list = ActionList::new();
        position.actions(&mut list);
        Search::new(context, memory).best(list.to_vec(), 1, |_| {})
    }

    #[test]
    fn whoever_cannot_win_plays_for_a_place() {
        // West's last piece ends the game, and brings South three points: enough to be second, or not.
        for (north, second) in [(8, true), (10, false)] {
            let text = format!("8/8/8/8/8/8/wH7/sE5sK1 s move:4 6,40,{north},0");
            let position = FourKings::parse(&text, &Options::default()).unwrap();
            let found = best_by(&Lost, &position, &mut Memory::new(Setup::TABLE));
            assert_eq!(found.best().actions[0].to_string() == "a1xa2", second, "{text}");
        }
    }

    #[test]
    fn what_was_remembered_of_earlier_choices_misleads_nobody() {
        // After the throw of West, South's elephant has taken a horse.
        let text = "7nK/8/8/wK6eK/8/8/wH7/sE2sK4 s move:4 0,0,0,0";
        let start = FourKings::parse(text, &Options::default()).unwrap();
        let found = best(&start, &mut Memory::new(Setup::TABLE));
        assert_eq!(found.best().actions[0].to_string(), "a1xa2");

        let mut poisoned = Memory::new(Setup::TABLE);
        poisoned.table.begin();
        let mut after = start;
        after.play_unchecked(found.best().actions[0], &mut ());
        let mut throws = ChanceList::new();
        after.chance(&mut throws);
        for (throw, _) in throws {
            let mut thrown = after;
            thrown.play_unchecked(Action::Throw(throw), &mut ());
            poisoned.table.put(table_key(&thrown), [-9_000; 4], 60, Bound::Exact, 0);
        }
        let again = best(&start, &mut poisoned);
        assert_eq!((again.best().actions[0], again.best().values), (found.best().actions[0], found.best().values));
    }
}
