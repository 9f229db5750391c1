//! Principal variation search for two sides, without dice and with them.
//!
//! Every value is that of the side to decide at the node it belongs to; the sides need not alternate: chains of jumps,
//! huffs and partners need no special treatment. What a value is, is told by `exact` in the tests, a search without any
//! pruning; [`Selectivity::none`] gives those values, and whatever departs from them is switched by [`Selectivity`].
//!
//! - here: the deepening at the root, and its windows; `memory`: what is kept, `eval_cache` with it;
//! - `tree`: the nodes below; `pruning`: what is left out there; `quiet`: beyond the depth;
//! - `order`: what is tried first; `history`: what proved good elsewhere.

mod eval_cache;
mod history;
mod memory;
mod order;
mod pruning;
mod quiet;
#[cfg(test)]
mod tests;
mod tree;

use ashtapada_rules::{Action, Position, Turn};

use super::table::Entry;
use super::{Context, Crew, DEEPEST, MOST, SearchResult, Team, Variation, line_after, table_key};
use crate::worth::WIN;
use crate::{Evaluator, MoveOrdering};
pub(crate) use memory::Memory;
use memory::Share;
use order::{Killers, NO_KILLERS};
use tree::Node;

/// Beyond every value.
const LIMIT: i32 = 2 * WIN;
/// From here on a value is that of a certain end: without dice only.
pub(super) const CERTAIN: i32 = WIN / 4;

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

pub(crate) struct Search<'a, P, E, O> {
    context: Context<'a, P, E, O>,
    memory: Share<'a>,
    selectivity: Selectivity,
    killers: Killers,
    /// Keys of the positions on the current line.
    line: Vec<u64>,
    /// Indices of the actions on the current line.
    played: Vec<u16>,
    /// Static values on the current line, by ply, each with the side whose it is.
    static_eval: [Option<(i32, usize)>; MOST],
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
    watch: impl FnMut(&SearchResult),
) -> SearchResult
where
    P: Position + Sync,
    E: Evaluator<P>,
    O: MoveOrdering<P>,
{
    let (own, others) = memory.begin(helpers.len());
    let first = Search::of(first, own);
    let helpers = helpers.into_iter().zip(others).enumerate();
    let helpers: Vec<_> = helpers
        .map(|(number, (context, share))| Search { first: 2 - number as i32 % 2, ..Search::of(context, share) })
        .collect();
    let help = |helper: Search<'_, P, E, O>| drop(helper.best(list.clone(), lines, |_| {}));
    crew.work(|| first.best(list.clone(), lines, watch), helpers, help)
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    /// Alone.
    #[cfg(test)]
    pub(crate) fn new(context: Context<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        Search::of(context, memory.begin(0).0)
    }

    fn of(context: Context<'a, P, E, O>, memory: Share<'a>) -> Self {
        let last_chances = context.at.last_chances();
        let (selectivity, killers) = (Selectivity::USUAL, NO_KILLERS);
        let seat = context.at.position().turn().seat();
        let salt = seat.map_or(0, |seat| SALTS[context.sides.of(seat)]);
        Search {
            context,
            memory,
            selectivity,
            killers,
            line: Vec::new(),
            played: Vec::new(),
            static_eval: [None; MOST],
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
    pub(crate) fn best(
        mut self,
        mut list: Vec<Action>,
        lines: usize,
        mut watch: impl FnMut(&SearchResult),
    ) -> SearchResult {
        let position = self.context.at.position();
        let side = match position.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => self.context.sides.of(seat),
            Turn::Over => 0,
        };
        let state = self.context.evaluator.fresh(position);
        self.line.push(position.key());
        let static_eval = self.judge(position, &state, side);
        self.static_eval[0] = (!self.context.ordering.is_urgent(position)).then_some((static_eval, side));
        let mut found = SearchResult::nothing(list[0], self.context.shown(static_eval, side));
        let mut known: Vec<(i32, Variation)> = Vec::new();
        for depth in self.first..DEEPEST {
            let deeper = self.deepest(&mut list, &state, depth, side, &known, lines);
            if found.takes(depth, &self.context.meter, lines, !deeper.is_empty()) {
                known = deeper;
                found.lines = known.iter().map(|(_, line)| line.clone()).collect();
            }
            if !self.context.meter.spent() {
                watch(&found);
            }
            if self.context.meter.ends_at(depth) || known.iter().all(|&(value, _)| self.is_sure(value, depth)) {
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
        let position = self.context.at.position();
        let mut deeper = Vec::new();
        for place in 0..lines.min(list.len()) {
            let before = known.get(place).map(|&(value, _)| value);
            let Some(value) = self.deepen(&mut list[place..], state, depth, side, before) else { break };
            let best = |at: &P| self.known(at).filter(|entry| self.counts(entry)).map(|entry| entry.action);
            let actions = line_after(position, list[place], depth.unsigned_abs() as usize, best);
            deeper.push((value, Variation { values: self.context.shown(value, side), actions }));
            if self.context.meter.spent() {
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
    /// in front. Cut short it is `None` if the action in front is not known to be worth anything at this depth; what is known
    /// may be a lower bound.
    fn deepen(
        &mut self,
        list: &mut [Action],
        state: &E::State,
        depth: i32,
        side: usize,
        known: Option<i32>,
    ) -> Option<i32> {
        let mut window = self.context.window();
        let (mut alpha, mut beta) = match known {
            Some(value) if depth > 3 && !self.is_certain(value) => (value - window, value + window),
            _ => (-LIMIT, LIMIT),
        };
        // What the action in front was last proved to be worth at least, in a window that was too low for it.
        let mut proved = None;
        loop {
            let value = self.root(
                list,
                state,
                Node { depth, ply: 0, alpha, beta, side, after_null_move: false, excluded: None },
            );
            if self.context.meter.spent() {
                // Below the window it is an upper bound, which says nothing of what is in front.
                return value.map_or(proved, |value| (value > alpha).then_some(value));
            }
            window *= 4;
            match value {
                Some(value) if value <= alpha && alpha > -LIMIT => {
                    alpha = (value - window).max(-LIMIT);
                    proved = None;
                }
                Some(value) if value >= beta && beta < LIMIT => {
                    beta = (value + window).min(LIMIT);
                    proved = Some(value);
                }
                value => return value,
            }
        }
    }

    /// Searches the root in a window.
    fn root(&mut self, list: &mut [Action], state: &E::State, node: Node) -> Option<i32> {
        let position = self.context.at.position();
        let mut rest = node;
        let mut best: Option<(i32, usize)> = None;
        for (place, &action) in list.iter().enumerate() {
            let (after, state) = self.context.after(position, state, action);
            self.played.push(position.action_index(action) as u16);
            let value = self.successor(&after, &state, rest.below(node.depth - 1), 0, best.is_none());
            self.played.pop();
            if self.context.meter.spent() {
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
        value.abs() >= CERTAIN && !self.context.in_results()
    }
}
