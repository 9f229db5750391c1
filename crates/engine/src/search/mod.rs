//! Searches, generic over [`Position`] and [`Evaluator`]: they know no game in particular.
//!
//! - `two_sides`: principal variation search, with chance nodes where dice are thrown; also for teams, since partners
//!   are one side;
//! - `many_sides`: max^n, with chance nodes: every side maximizes its own value.
//!
//! Both use iterative deepening until a limit is reached, move ordering, a transposition table, and a quiescence search
//! at the end of a line.

#[cfg(test)]
mod exact;
pub(crate) mod many_sides;
mod table;
pub(crate) mod two_sides;

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, MOST_ACTIONS, Position, Turn};

use crate::limits::Meter;
use crate::{Evaluator, MoveOrdering, Sides, Situation, Values};
use table::{Packed, Table};

/// The greatest search depth: chains of jumps are many plies. Usual limits end a search long before.
const DEEPEST: i32 = 64;
/// The most plies of a line, those of forced actions and of throws included.
const MOST: usize = 128;

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

    /// Puts `first` (from the transposition table) in front, then tactical actions by priority, then the rest.
    fn order(&self, position: &P, list: &mut ActionList, first: Option<u16>) {
        let first = first.map(usize::from);
        let mut scored: ArrayVec<(i32, Action), MOST_ACTIONS> = ArrayVec::new();
        scored.extend(list.iter().map(|&action| {
            let score = if first == Some(position.action_index(action)) {
                i32::MAX
            } else if self.ordering.is_tactical(position, action) {
                1 + self.ordering.priority(position, action)
            } else {
                0
            };
            (score, action)
        }));
        scored.sort_by_key(|&(score, _)| -score);
        for (place, (_, action)) in list.iter_mut().zip(&scored) {
            *place = *action;
        }
    }
}

/// The principal variation from an action on: the best actions found for this choice, as far as the transposition table
/// has them, at most to the next throw.
fn line_after<P: Position, V: Packed>(table: &Table<V>, position: &P, first: Action, longest: usize) -> Vec<Action> {
    let mut line = vec![first];
    let mut position = position.clone();
    loop {
        position.play_unchecked(line[line.len() - 1], &mut ());
        let Turn::Seat(_) = position.turn() else { return line };
        let Some(entry) = table.get(position.key()).filter(|entry| entry.is_new) else { return line };
        let next = position.action_at(entry.action.into()).filter(|_| line.len() < longest);
        let Some(next) = next else { return line };
        line.push(next);
    }
}

/// A small noise that depends on position and seed, so that games differ: from -2 to 2.
fn whim(key: u64, seed: u64) -> i32 {
    let mixed = (key ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) % 5) as i32 - 2
}
