//! Computer players.
//!
//! A player is given a *position*, never a game: it knows nothing of how the position came about, nor
//! of the throws to come. Three play here, all of them simple:
//!
//! - [`Bot::Random`]: any legal action, all equally likely;
//! - [`Bot::Greedy`]: the action after which the pieces stand best, one ply deep;
//! - [`Bot::Searcher`]: searches as deep as its [`Budget`] allows.
//!
//! An offer, an answer, a placement, a huff or a pass is an action like any other, so nothing here
//! treats them apart. What a position is worth is told by [`Evaluate`], one implementation for each
//! family in `evaluate/`; the searches in `search/` know nothing of any game.
//!
//! The crate has no clock of its own: whoever asks passes one in. A choice limited by nodes alone
//! depends only on the position and the seed.
//!
//! ```
//! use ashtapada_engine::{Bot, Budget, choose, no_clock};
//! use ashtapada_rules::{Family, Position};
//! # use ashtapada_rules::AnyPosition;
//! let start = AnyPosition::start(&Family::Chess.options()).unwrap();
//! let action = choose(Bot::Searcher, &start, 1, Budget::nodes(2000), &no_clock).unwrap();
//! assert_eq!(start.refuse(action), None);
//! ```

mod bot;
mod budget;
mod evaluate;
mod greedy;
mod search;

pub use bot::{Bot, UnknownBot};
pub use budget::{Budget, Clock, no_clock};
pub use evaluate::{Evaluate, Sides};

use ashtapada_rules::{Action, ActionList, AnyPosition};

/// What `bot` plays in a position of any family; `None` when no seat is to decide.
///
/// The same seed, position and node limit give the same answer.
pub fn choose(bot: Bot, position: &AnyPosition, seed: u64, budget: Budget, clock: Clock<'_>) -> Option<Action> {
    match position {
        AnyPosition::FourKings(position) => choose_in(bot, position, seed, budget, clock),
        AnyPosition::Soldiers(position) => choose_in(bot, position, seed, budget, clock),
        AnyPosition::Chess(position) => choose_in(bot, position, seed, budget, clock),
        // Of a family that no player here knows.
        _ => None,
    }
}

/// What `bot` plays in a typed position; `None` when no seat is to decide.
pub fn choose_in<P: Evaluate>(bot: Bot, position: &P, seed: u64, budget: Budget, clock: Clock<'_>) -> Option<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    if list.len() < 2 {
        return list.first().copied();
    }
    let mut rng = fastrand::Rng::with_seed(seed);
    Some(match bot {
        Bot::Random => list[rng.usize(..list.len())],
        Bot::Greedy => greedy::choose(position, &list, &mut rng),
        Bot::Searcher => search::choose(position, &list, &mut rng, budget, clock),
    })
}
