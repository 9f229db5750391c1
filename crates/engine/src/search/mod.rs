//! Searches, generic over [`Position`] and [`Evaluator`]: they know no game in particular.
//!
//! - `two_sides`: alpha-beta, with chance nodes where dice are thrown; also for teams, since partners
//!   are one side;
//! - `many_sides`: max^n, with chance nodes: every side maximizes its own value.
//!
//! Both use iterative deepening until a limit is reached, move ordering, a transposition table, and a quiescence search
//! at the end of a line.

pub(crate) mod many_sides;
mod table;
pub(crate) mod two_sides;

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, MOST_ACTIONS, Position, Turn};

use crate::limits::Meter;
use crate::{Evaluator, MoveOrdering, Sides, Situation, Values};
use table::Table;

/// The greatest search depth: chains of jumps are many plies. Usual limits end a search long before.
const DEEPEST: i32 = 64;

/// The parameters of a search.
pub(crate) struct Means<'a, P, E, O> {
    /// The game so far.
    pub at: &'a Situation<P>,
    pub evaluator: &'a E,
    pub ordering: &'a O,
    pub sides: Sides,
    pub meter: Meter<'a>,
    /// The seed of the small noise added to evaluations.
    pub whim: u64,
}

/// The best line found so far.
pub(crate) struct Found {
    pub depth: u32,
    pub nodes: u64,
    pub values: Values,
    /// The best line, beginning with the action chosen.
    pub line: Vec<Action>,
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Means<'_, P, E, O> {
    /// The position after an action, with its evaluator state.
    #[inline(always)]
    fn after(&self, position: &P, state: &E::State, action: Action) -> (P, E::State) {
        let mut after = position.clone();
        after.play_unchecked(action, &mut ());
        let state = self.evaluator.follow(state, position, action, &after);
        (after, state)
    }

    /// The static evaluation of a position that is not over.
    #[inline]
    fn judge(&self, position: &P, state: &E::State) -> Values {
        self.evaluator.evaluate(position, state, &self.sides)
    }

    /// What the end of the game is worth to each side.
    fn end(&self, position: &P, ply: usize) -> Values {
        position.outcome().map_or([0; 4], |outcome| self.sides.payoff(&outcome, ply))
    }

    /// Puts `first` (from the transposition table) in front, then tactical actions by priority, then the rest by
    /// `rest`, the higher the earlier.
    fn order(&self, position: &P, list: &mut ActionList, first: Option<Action>, rest: impl Fn(Action) -> i32) {
        let mut tactical = 0;
        for index in 0..list.len() {
            if self.ordering.is_tactical(position, list[index]) {
                list.swap(index, tactical);
                tactical += 1;
            }
        }
        let (tactical, quiet) = list.split_at_mut(tactical);
        sort_by(tactical, |action| self.ordering.priority(position, action));
        sort_by(quiet, rest);
        if let Some(place) = first.and_then(|first| list.iter().position(|&action| action == first)) {
            list[..=place].rotate_right(1);
        }
    }
}

/// Sorts actions by `score`, the highest first. It is called once for each action.
fn sort_by(list: &mut [Action], score: impl Fn(Action) -> i32) {
    if list.len() < 2 {
        return;
    }
    let mut scored: ArrayVec<(i32, Action), MOST_ACTIONS> = ArrayVec::new();
    scored.extend(list.iter().map(|&action| (score(action), action)));
    scored.sort_unstable_by_key(|&(score, _)| -score);
    for (place, (_, action)) in list.iter_mut().zip(&scored) {
        *place = *action;
    }
}

/// The principal variation from an action on: the best actions found for this choice, as far as the transposition table
/// has them, at most to the next throw.
fn line_after<P: Position, V: Copy>(table: &Table<V>, position: &P, first: Action, longest: usize) -> Vec<Action> {
    let mut line = vec![first];
    let mut position = position.clone();
    let mut list = ActionList::new();
    loop {
        position.play_unchecked(line[line.len() - 1], &mut ());
        let Turn::Seat(_) = position.turn() else { return line };
        let Some(entry) = table.get(position.key()).filter(|entry| table.is_new(entry)) else { return line };
        position.actions(&mut list);
        if line.len() >= longest || !list.contains(&entry.action) {
            return line;
        }
        line.push(entry.action);
    }
}

/// A small noise that depends on position and seed, so that games differ: from -2 to 2.
fn whim(key: u64, seed: u64) -> i32 {
    let mixed = (key ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) % 5) as i32 - 2
}
