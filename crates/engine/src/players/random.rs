//! Any legal action.

use ashtapada_rules::Position;
use fastrand::Rng;

use super::choices;
use crate::{Choice, Limits, Player, Report, Setup, Situation};

/// Plays any legal action, all equally likely, without evaluating any.
///
/// ```
/// use ashtapada_engine::{Limits, Player, Random, Setup};
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Game, Position};
/// let game = Game::new(Chess::start(&Options::default()).unwrap());
/// let choice = Random::new(&Setup::seeded(1)).choose(&game, Limits::nodes(1)).unwrap();
/// assert_eq!(game.position().refuse(choice.action), None);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// With the seed of the setup.
    pub fn new(setup: &Setup) -> Random {
        Random { rng: Rng::with_seed(setup.seed) }
    }
}

impl<P: Position> Player<P> for Random {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, _: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let list = choices(at, &limits)?;
        let action = match list.as_slice() {
            [only] => *only,
            several => several[self.rng.usize(..several.len())],
        };
        Some(Choice::new(action, Report::new()))
    }

    fn forget(&mut self) {}
}
