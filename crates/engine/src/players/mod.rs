//! The computer players, generic over evaluation and move ordering.

mod greedy;
mod perfect;
mod random;
mod searcher;
mod strong;

pub use greedy::Greedy;
pub use perfect::Perfect;
pub use random::Random;
pub use searcher::Searcher;
pub use strong::{Networks, Strong};

use ashtapada_rules::{ActionList, Position, Turn};

use crate::{Limits, Situation};

/// The legal actions of the seat to decide; `None` when no seat is.
pub(crate) fn legal<P: Position>(at: &Situation<P>) -> Option<ActionList> {
    let Turn::Seat(_) = at.turn() else { return None };
    let mut list = ActionList::new();
    at.position().actions(&mut list);
    (!list.is_empty()).then_some(list)
}

/// Those of them that may be chosen; `None` when there are none.
pub(crate) fn choices<P: Position>(at: &Situation<P>, limits: &Limits<'_>) -> Option<ActionList> {
    let mut list = legal(at)?;
    list.retain(|action| limits.allows(*action));
    (!list.is_empty()).then_some(list)
}
