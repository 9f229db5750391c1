//! The computer players, generic over evaluation and move ordering.

mod greedy;
mod random;
mod searcher;
mod strong;

pub use greedy::Greedy;
pub use random::Random;
pub use searcher::Searcher;
pub use strong::Strong;

use ashtapada_rules::{ActionList, Position, Turn};

use crate::Situation;

/// The legal actions of the seat to decide; `None` when no seat is.
pub(crate) fn legal<P: Position>(at: &Situation<P>) -> Option<ActionList> {
    let Turn::Seat(_) = at.turn() else { return None };
    let mut list = ActionList::new();
    at.position().actions(&mut list);
    (!list.is_empty()).then_some(list)
}
