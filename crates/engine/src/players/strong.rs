//! The searcher with the best evaluation that there is of a game.

use super::searcher::same_game;
use crate::net::Learnable;
use crate::{Choice, Evaluator, Limits, MoveOrdering, Player, Report, Searcher, Setup, Situation};

/// Makes searchers: one that evaluates by a network where one fits the game ([`Learnable::learned`]), else by a handmade
/// evaluation.
pub struct Strong<P, E, O> {
    handmade: E,
    ordering: O,
    setup: Setup,
    /// A position of the game that it plays at present, and who plays it.
    now: Option<(P, Box<dyn Player<P>>)>,
}

impl<P, E, O> Strong<P, E, O> {
    /// With a handmade evaluation and a move ordering.
    pub fn new(handmade: E, ordering: O, setup: &Setup) -> Strong<P, E, O> {
        Strong { handmade, ordering, setup: setup.clone(), now: None }
    }
}

impl<P, E, O> Player<P> for Strong<P, E, O>
where
    P: Learnable<Evaluator: 'static> + Send + Sync + 'static,
    E: Evaluator<P> + Clone + 'static,
    O: MoveOrdering<P> + Clone + 'static,
{
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let position = at.position();
        self.now = self.now.take().filter(|(of, _)| same_game(of, position));
        let (_, player) = self.now.get_or_insert_with(|| {
            let ordering = self.ordering.clone();
            let player: Box<dyn Player<P>> = match position.learned() {
                Some(learned) => Box::new(Searcher::new(learned, ordering, &self.setup)),
                None => Box::new(Searcher::new(self.handmade.clone(), ordering, &self.setup)),
            };
            (position.clone(), player)
        });
        player.think(at, limits, watch)
    }

    fn forget(&mut self) {
        if let Some((_, player)) = &mut self.now {
            player.forget();
        }
    }
}
