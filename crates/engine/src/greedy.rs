//! One ply: take what there is to take.

use ashtapada_rules::{Action, Turn};
use fastrand::Rng;

use crate::Evaluate;
use crate::evaluate::{advantage, payoff};

/// The action after which the deciding side has the most material more than the others; ties by lot.
/// `list` has at least one action.
pub(crate) fn choose<P: Evaluate>(position: &P, list: &[Action], rng: &mut Rng) -> Action {
    let sides = position.sides();
    let Turn::Seat(seat) = position.turn() else { return list[0] };
    let side = sides.of(seat);
    let gain = |action: Action| {
        let mut after = position.clone();
        after.play_unchecked(action, &mut ());
        match after.outcome() {
            Some(outcome) => payoff(&outcome, &sides, 0)[side],
            None => advantage(&after.material(), &sides)[side],
        }
    };
    let mut best = (i32::MIN, list[0]);
    let mut equals = 0;
    for &action in list {
        let gain = gain(action);
        if gain > best.0 {
            best = (gain, action);
            equals = 1;
        } else if gain == best.0 {
            equals += 1;
            // Each of the equals is kept with the same probability.
            if rng.u32(..equals) == 0 {
                best.1 = action;
            }
        }
    }
    best.1
}
