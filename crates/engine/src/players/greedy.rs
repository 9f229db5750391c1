//! Looks one action ahead.

use ashtapada_rules::{Action, Position};
use fastrand::Rng;

use super::choices;
use crate::evaluate::value_at;
use crate::{Choice, Evaluator, Limits, Line, Player, Report, Setup, Sides, Situation};

/// Plays the action after which the position is worth most to its side, ties by lot. It looks at each action once,
/// whatever its limits.
///
/// ```
/// use ashtapada_engine::{Greedy, Limits, Player, Setup, chess::Material};
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Game, Position};
/// let text = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1";
/// let game = Game::new(Chess::parse(text, &Options::default()).unwrap());
/// let choice = Greedy::new(Material::default(), &Setup::seeded(1)).choose(&game, Limits::nodes(1)).unwrap();
/// assert_eq!(choice.action.to_string(), "e4xd5");
/// ```
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    evaluator: E,
    rng: Rng,
}

impl<E> Greedy<E> {
    /// With an evaluator and the seed of the setup.
    pub fn new(evaluator: E, setup: &Setup) -> Greedy<E> {
        Greedy { evaluator, rng: Rng::with_seed(setup.seed) }
    }

    fn best<P: Position>(&mut self, position: &P, list: &[Action]) -> (Action, Line)
    where
        E: Evaluator<P>,
    {
        let sides = Sides::in_game(position);
        let side = position.turn().seat().map_or(0, |seat| sides.of(seat));
        let state = self.evaluator.fresh(position);
        let mut best = (i32::MIN, list[0], [0; 4]);
        let mut equals = 0;
        for &action in list {
            let values = value_at(&self.evaluator, position, &state, action, &sides);
            let gain = values[side];
            if gain > best.0 {
                best = (gain, action, values);
                equals = 1;
            } else if gain == best.0 {
                equals += 1;
                // Reservoir sampling: each of the equals is chosen with the same probability.
                if self.rng.u32(..equals) == 0 {
                    best = (gain, action, values);
                }
            }
        }
        (best.1, Line::new(vec![best.1], sides.by_seat(&best.2)))
    }
}

impl<P: Position, E: Evaluator<P>> Player<P> for Greedy<E> {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, _: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let list = choices(at, &limits)?;
        let mut report = Report::new();
        let (action, line) = self.best(at.position(), &list);
        (report.depth, report.nodes) = (1, list.len() as u64);
        report.lines.push(line);
        Some(Choice::new(action, report))
    }

    fn forget(&mut self) {}
}
