//! What a position is worth, and in which order actions are tried: values that a player is given.

pub mod chess;
pub mod four_kings;
pub mod soldiers;

use std::sync::Arc;

use ashtapada_rules::{Action, Position};

use crate::{Sides, Values};

/// An idea of what positions are worth: handmade, learned, or found by playing out. A value with its weights, to be
/// exchanged for another; many searches may share one.
///
/// What is costly to work out anew can be carried along in a state, and changed by what an action changes: sums over
/// pieces, or the first layer of a network. The search makes the state of its first position with
/// [`fresh`](Evaluator::fresh) and those after it, throws included, with [`follow`](Evaluator::follow).
///
/// An evaluation must not see more than the rules do: positions that a [`Symmetry`](crate::Symmetry) of the game takes
/// into one another have the same values, those of each side going to the side that it becomes.
///
/// The front page of the crate has an example.
pub trait Evaluator<P: Position>: Send + Sync {
    /// What is carried along. `()` if there is nothing.
    type State: Clone + Send;

    /// The state of a position, worked out from nothing.
    fn fresh(&self, position: &P) -> Self::State;

    /// The state of the position `after`, to which `action` led from the position `before` with that state: equal to
    /// `fresh(after)`, and quicker.
    fn follow(&self, state: &Self::State, before: &P, action: Action, after: &P) -> Self::State {
        let _ = (state, before, action);
        self.fresh(after)
    }

    /// What a position with that state is worth to each side, far below [`WIN`](crate::WIN). Asked of positions in
    /// which a seat decides or a throw is due, not at the end of a game.
    ///
    /// Mostly the sides are those [in the game](Sides::in_game); a search may also ask what each partner has for himself.
    fn evaluate(&self, position: &P, state: &Self::State, sides: &Sides) -> Values;
}

impl<P: Position, E: Evaluator<P>> Evaluator<P> for Arc<E> {
    type State = E::State;

    fn fresh(&self, position: &P) -> E::State {
        (**self).fresh(position)
    }

    #[inline]
    fn follow(&self, state: &E::State, before: &P, action: Action, after: &P) -> E::State {
        (**self).follow(state, before, action, after)
    }

    #[inline]
    fn evaluate(&self, position: &P, state: &E::State, sides: &Sides) -> Values {
        (**self).evaluate(position, state, sides)
    }
}

/// What a search has to know of actions before it tries them. A value, to be exchanged for another; it changes how soon
/// something is found.
pub trait MoveOrdering<P: Position>: Send + Sync {
    /// Whether an action changes who has what: it is played out before a position is judged.
    fn is_tactical(&self, position: &P, action: Action) -> bool;

    /// How promising an action looks, the highest first: captures of much by little. 0 for those of which nothing is
    /// known.
    fn priority(&self, position: &P, action: Action) -> i32;
}

/// What an action leads to: the end of the game, or a position of that worth.
pub(crate) fn value_at<P: Position, E: Evaluator<P>>(
    evaluator: &E,
    position: &P,
    state: &E::State,
    action: Action,
    sides: &Sides,
) -> Values {
    let mut after = position.clone();
    after.play_unchecked(action, &mut ());
    match after.outcome() {
        Some(outcome) => sides.payoff(&outcome, 0),
        None => evaluator.evaluate(&after, &evaluator.follow(state, position, action, &after), sides),
    }
}
