//! Evaluation and move ordering: values that a player is given.

pub mod chess;
pub mod four_kings;
pub mod soldiers;

use std::sync::Arc;

use ashtapada_rules::{Action, ActionList, Position};

use crate::worth::shares;
use crate::{Sides, Values};

/// An evaluation of positions: handmade, learned, or by playouts. It is a value that contains its weights; many
/// searches may share one.
///
/// What is costly to compute from scratch can be kept in a state that is updated incrementally: sums over pieces, or
/// the first layer of a network. The search computes the state of its root with [`fresh`](Evaluator::fresh) and the
/// states after it, also after throws, with [`follow`](Evaluator::follow).
///
/// An evaluation must be invariant under every [`Symmetry`](crate::Symmetry) of the game: symmetric positions have the
/// same values, the value of each side going to the side that it is mapped to.
///
/// The crate documentation has an example.
pub trait Evaluator<P: Position>: Send + Sync {
    /// The incremental state; `()` if there is none.
    type State: Clone + Send;

    /// The state of a position, computed from scratch.
    fn fresh(&self, position: &P) -> Self::State;

    /// The state of the position `after`, to which `action` led from the position `before` with that state, or a pass that is
    /// only supposed ([`MoveOrdering::passed`]): equal to `fresh(after)`, and quicker.
    fn follow(&self, state: &Self::State, before: &P, action: Action, after: &P) -> Self::State {
        let _ = (state, before, action);
        self.fresh(after)
    }

    /// What a position with that state is worth to each side, far below [`WIN`](crate::WIN). Called for positions in
    /// which a seat decides or a throw is due, not for the end of a game.
    ///
    /// The sides are usually those [in the game](Sides::in_game); a search may also evaluate each partner separately.
    fn evaluate(&self, position: &P, state: &Self::State, sides: &Sides) -> Values;

    /// How much of a game between two sides without dice is still undecided for a side that wants to win it, in hundredths of a
    /// pawn: what a player who takes that side adds to the value of a position, so that it does not let go of the chances that
    /// are left. Whoever judges for both sides does not ask. 0 where nothing is known.
    #[inline]
    fn undecided(&self, position: &P, side: usize) -> i32 {
        let _ = (position, side);
        0
    }

    /// What each of four sides can expect of the game, in ten-thousandths of the whole: the softmax of the values, unless an
    /// evaluation knows better.
    #[inline]
    fn shares(&self, position: &P, state: &Self::State, sides: &Sides) -> Values {
        shares(&self.evaluate(position, state, sides))
    }
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

    #[inline]
    fn undecided(&self, position: &P, side: usize) -> i32 {
        (**self).undecided(position, side)
    }

    #[inline]
    fn shares(&self, position: &P, state: &E::State, sides: &Sides) -> Values {
        (**self).shares(position, state, sides)
    }
}

/// Move ordering: what a search knows of actions before it tries them.
pub trait MoveOrdering<P: Position>: Send + Sync {
    /// Fills the list with the legal actions that are [tactical](Action::is_tactical), which the quiescence search plays
    /// out, in the order of [`Position::actions`]. Returns whether there are others.
    fn tactical(&self, position: &P, list: &mut ActionList) -> bool {
        position.actions(list);
        let all = list.len();
        list.retain(|action| action.is_tactical());
        list.len() < all
    }

    /// Whether the side to decide has to answer a threat, such as a check: the position is not what it looks like, and the
    /// quiescence search tries every action.
    fn is_urgent(&self, position: &P) -> bool {
        let _ = position;
        false
    }

    /// Whether a side to whom nothing is urgent can be taken to have several actions, quiet ones among them: then they are
    /// listed only where they are tried.
    fn has_choice(&self, position: &P) -> bool {
        let _ = position;
        false
    }

    /// Whether a position in which nothing is urgent can be judged by its evaluation, without playing out these actions. The list is
    /// empty where there is a [choice](MoveOrdering::has_choice).
    fn is_calm(&self, position: &P, list: &ActionList) -> bool {
        let _ = position;
        !list.iter().any(|action| action.is_tactical())
    }

    /// The position as if the seat to decide had passed, where a side that is content even so would hardly be worse off by
    /// an action of its own; or as if the seat to throw could not use its throw. `None` where the rules make passing something
    /// else, or it proves nothing.
    fn null_move(&self, position: &P) -> Option<P> {
        let _ = position;
        None
    }

    /// How promising an action looks, the highest first: captures of valuable pieces by cheap ones. 0 where nothing is
    /// known; negative for captures that lose more than they win.
    fn priority(&self, position: &P, action: Action) -> i32;

    /// How much the other side wins by answering a quiet action with captures where it ends, in hundredths of a pawn, at least;
    /// 0 where nothing is known.
    fn loses(&self, position: &P, action: Action) -> i32 {
        let _ = (position, action);
        0
    }
}

/// The value of the position after an action, which may end the game.
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
