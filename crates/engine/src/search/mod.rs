//! Searches: they know nothing of any game but [`Position`] and [`Evaluate`].
//!
//! - `two_sides`: alpha-beta, with chance nodes where dice are thrown; also for teams, since partners
//!   are one side;
//! - `many_sides`: max^n, with chance nodes: every side looks after itself.
//!
//! Both deepen step by step until the budget is spent, try promising actions first, remember the
//! best action of positions in a small table, and at the end of a line play out captures.

mod many_sides;
mod table;
mod two_sides;

use ashtapada_rules::{Action, ActionList};
use fastrand::Rng;

use crate::budget::Meter;
use crate::{Budget, Clock, Evaluate};

/// The deepest line: chains of jumps are many plies. Far beyond what a budget allows.
const DEEPEST: i32 = 64;

/// The best action found within the budget. `list` has at least one action.
pub(crate) fn choose<P: Evaluate>(
    position: &P,
    list: &[Action],
    rng: &mut Rng,
    budget: Budget,
    clock: Clock<'_>,
) -> Action {
    let meter = Meter::new(budget, clock);
    let seed = rng.u64(..);
    let mut list: Vec<Action> = list.to_vec();
    // Equals are told apart by the order in which they are tried.
    rng.shuffle(&mut list);
    list.sort_by_key(|&action| -position.promise(action));
    if position.sides().count() == 2 {
        two_sides::Search::new(position.sides(), meter, seed).best(position, list)
    } else {
        many_sides::Search::new(position.sides(), meter, seed).best(position, list)
    }
}

/// Puts `first` (remembered from before) in front, then lively actions by promise, then the rest by
/// `rest`, the higher the earlier.
fn order<P: Evaluate>(position: &P, list: &mut ActionList, first: Option<Action>, rest: impl Fn(Action) -> i32) {
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
