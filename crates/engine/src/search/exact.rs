//! What the searches must find: the same values by plain recursion, without a table, a window or an order.

#[path = "../../tests/random/mod.rs"]
pub(super) mod random;

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::many_sides::is_better;
use super::{Context, DEEPEST};
use crate::{Evaluator, MoveOrdering, Values};

/// How many plies of captures are played out beyond the depth: few, or plain recursion takes for ever.
pub(super) const CAPTURES: i32 = 2;

/// Plain recursion. With two sides each maximizes its own value too: one value is the negative of the other.
pub(super) struct Exact<'a, 'b, P, E, O> {
    pub context: &'b Context<'a, P, E, O>,
    /// Keys of the positions on the current line.
    pub line: Vec<u64>,
    /// Whether a repetition counts where the depth ends, too.
    pub to_the_end: bool,
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Exact<'_, '_, P, E, O> {
    /// The values of every action at the root.
    pub(super) fn root(&mut self, depth: i32) -> Vec<(Action, Values)> {
        let position = self.context.at.position();
        let state = self.context.evaluator.fresh(position);
        self.line = vec![position.key()];
        actions(position)
            .into_iter()
            .map(|action| {
                let (after, state) = self.context.after(position, &state, action);
                (action, self.value(&after, &state, depth - 1, 1))
            })
            .collect()
    }

    fn value(&mut self, position: &P, state: &E::State, depth: i32, ply: usize) -> Values {
        let context = self.context;
        let dice = context.dice;
        let side = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) if depth <= 0 => return self.judge(position, state),
            Turn::Chance(_) => {
                let mut throws = ChanceList::new();
                position.chance(&mut throws);
                let mut mean = [0.0; 4];
                for &(throw, probability) in &throws {
                    let (after, state) = context.after(position, state, Action::Throw(throw));
                    let values = self.value(&after, &state, depth, ply + 1);
                    for (mean, value) in mean.iter_mut().zip(values) {
                        *mean += f64::from(value) * probability.as_f64();
                    }
                }
                return mean.map(|value| value.round() as i32);
            }
            Turn::Seat(_) if (depth > 0 || self.to_the_end) && self.comes_again(position) => {
                return context.repeated(position, ply);
            }
            Turn::Seat(_) if depth <= 0 => return self.quiet(position, state, CAPTURES, ply),
            Turn::Seat(seat) => context.sides.of(seat),
        };
        let list = actions(position);
        let free = self.two() && list.len() == 1 && !dice && (ply as i32) < DEEPEST;
        self.line.push(position.key());
        let values = list.iter().map(|&action| {
            let (after, state) = context.after(position, state, action);
            self.value(&after, &state, if free { depth } else { depth - 1 }, ply + 1)
        });
        let best = best(values, side);
        self.line.pop();
        best.unwrap_or([0; 4])
    }

    fn comes_again(&self, position: &P) -> bool {
        let key = position.key();
        let mut line = self.line.iter().rev().take(usize::from(position.reversible()));
        let counts = self.two() && !self.context.dice && position.repetition_limit() > 0;
        counts && (self.context.at.last_chances().contains(&key) || line.any(|&before| before == key))
    }

    fn two(&self) -> bool {
        self.context.sides.count() == 2
    }

    fn judge(&self, position: &P, state: &E::State) -> Values {
        if self.two() {
            let value = self.context.aged(position, self.context.judge(position, state));
            [value, -value, 0, 0]
        } else {
            self.context.judge_shares(position, state)
        }
    }

    fn end(&self, position: &P, ply: usize) -> Values {
        if self.two() { self.context.end(position, ply) } else { self.context.end_shares(position) }
    }

    fn quiet(&mut self, position: &P, state: &E::State, left: i32, ply: usize) -> Values {
        let context = self.context;
        let side = match position.turn() {
            Turn::Over => return self.end(position, ply),
            Turn::Chance(_) => return self.judge(position, state),
            Turn::Seat(seat) => context.sides.of(seat),
        };
        let standing = self.judge(position, state);
        if left == 0 {
            return standing;
        }
        let list = actions(position);
        let urgent = self.two() && context.ordering.is_urgent(position);
        let tactical: Vec<Action> = list.iter().copied().filter(|&action| urgent || action.is_tactical()).collect();
        let stand = (tactical.len() < list.len()).then_some(standing);
        let captures = tactical.iter().map(|&action| {
            let (after, state) = context.after(position, state, action);
            self.quiet(&after, &state, left - 1, ply + 1)
        });
        best(stand.into_iter().chain(captures), side).unwrap_or(standing)
    }
}

/// The values that are best for a side.
fn best(all: impl Iterator<Item = Values>, side: usize) -> Option<Values> {
    all.reduce(|best, values| if is_better(&values, &best, side) { values } else { best })
}

fn actions<P: Position>(position: &P) -> Vec<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.to_vec()
}

mod tests {
    use ashtapada_rulebook::rule_sets;
    use ashtapada_rules::AnyPosition;
    use fastrand::Rng;

    use super::*;
    use crate::evaluate::{chess, four_kings, soldiers};
    use crate::limits::Meter;
    use crate::search::two_sides::Selectivity;
    use crate::search::{many_sides, two_sides};
    use crate::worth::values_of;
    use crate::{Limits, Setup, Sides, Situation};

    /// How many positions of a game are compared, and how deep.
    #[derive(Clone, Copy)]
    struct Extent {
        positions: usize,
        deepest: u32,
    }

    /// Compares search and recursion. `alone`: among four, one against the rest.
    fn agree<P: Position, E: Evaluator<P>, O: MoveOrdering<P>>(
        start: &P,
        (evaluator, ordering): (&E, &O),
        extent: Extent,
        alone: bool,
        id: &str,
    ) {
        let mut rng = Rng::with_seed(7);
        let mut many = many_sides::Memory::new(Setup::TABLE);
        // What is kept is kept for the same sides only.
        let fresh = |sides| (sides, two_sides::Memory::new(Setup::TABLE, P::ACTIONS));
        let mut two = fresh(Sides::in_game(start));
        for position in random::positions(start, extent.positions, &mut rng) {
            let seat = position.turn().seat().unwrap();
            let (sides, alone) = match Sides::in_game(&position) {
                four if alone && four.count() == 4 => (Sides::alone(seat), Some(seat)),
                sides => (sides, None),
            };
            if sides.count() == 2 && two.0 != sides {
                two = fresh(sides);
            }
            let dice = position.die().is_some();
            let at = Situation::new(position);
            let depth = rng.u32(1..=extent.deepest);
            let meter = || Meter::new(Limits::depth(depth));
            let context = || Context {
                at: &at,
                evaluator,
                ordering,
                sides,
                meter: meter(),
                noise: 5,
                dice,
                alone,
                overlooked: [0, 0],
                takes_side: true,
            };
            let reference = context();
            let expected = Exact { context: &reference, line: Vec::new(), to_the_end: false }.root(depth as i32);
            let side = sides.of(seat);
            let text = at.position().text();
            let mut ranked: Vec<Values> = expected.iter().map(|&(_, values)| values).collect();
            ranked.sort_by(|one, other| is_better(other, one, side).cmp(&is_better(one, other, side)));
            // The best line alone, and some of the best.
            for lines in [1, rng.usize(2..6)] {
                let list = actions(at.position());
                let found = if sides.count() == 2 {
                    let search = two_sides::Search::new(context(), &mut two.1).with(Selectivity::none(CAPTURES));
                    search.best(list, lines, |_| {})
                } else {
                    many_sides::Search::new(context(), &mut many).exactly(CAPTURES).best(list, lines, |_| {})
                };
                assert_eq!(found.lines.len(), lines.min(ranked.len()), "{id}, {text}");
                let mut told: Vec<Action> = Vec::new();
                for (line, values) in found.lines.iter().zip(&ranked) {
                    let two = sides.count() == 2;
                    let shown = if two { reference.shown(values[side], side) } else { values_of(values) };
                    let first = line.actions[0];
                    assert_eq!(line.values, shown, "{id}, depth {depth}, {lines} lines: {text} {first}");
                    let own = expected.iter().find(|(action, _)| *action == first).unwrap();
                    assert_eq!(own.1[side], values[side], "{id}, depth {depth}, {lines} lines: {text} {first}");
                    assert!(!told.contains(&first), "{id}, {text} {first}");
                    told.push(first);
                }
            }
        }
    }

    /// How many times as many positions as usual are compared: `cargo xtask proofs` asks for more.
    fn times() -> usize {
        std::env::var("PROOFS").map_or(1, |times| times.parse().expect("PROOFS is a number"))
    }

    #[test]
    fn searches_find_what_plain_recursion_finds() {
        let times = times();
        for rules in rule_sets() {
            let id = &rules.id;
            match AnyPosition::start(&rules.options).unwrap() {
                AnyPosition::FourKings(start) => {
                    let (handmade, order) = (four_kings::Handmade::default(), four_kings::CapturesFirst::default());
                    let extent = Extent { positions: 40 * times, deepest: 2 };
                    agree(&start, (&handmade, &order), extent, false, id);
                    agree(&start, (&handmade, &order), extent, true, id);
                }
                AnyPosition::Soldiers(start) => {
                    let extent = Extent { positions: 100 * times, deepest: 3 };
                    agree(&start, (&soldiers::Handmade::default(), &soldiers::CapturesFirst), extent, false, id);
                }
                AnyPosition::Chess(start) => {
                    let (handmade, order) = (chess::Handmade::default(), chess::CapturesFirst::default());
                    agree(&start, (&handmade, &order), Extent { positions: 40 * times, deepest: 2 }, false, id);
                }
                _ => unreachable!(),
            }
        }
    }
}
