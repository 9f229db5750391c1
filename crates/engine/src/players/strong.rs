//! The searcher with the best evaluation that there is of a game.

use ashtapada_rules::{Position, Seat};

use super::searcher::same_game;
use crate::net::Learnable;
use crate::{Choice, Evaluator, Limits, MoveOrdering, Player, Report, Searcher, Setup, Situation};

/// What a family does with its networks, where it has any.
pub struct Networks<P, O> {
    /// The seat for which alone they decide: [`Learnable::served`].
    served: fn(&P) -> Option<Seat>,
    /// The searcher by the one that fits the game of a position, if one does: [`Learnable::learned`].
    searcher: NetworkSearcher<P, O>,
}

type NetworkSearcher<P, O> = fn(&P, O, &Setup) -> Option<Box<dyn Player<P>>>;

impl<P, O> Networks<P, O>
where
    P: Learnable<Evaluator: 'static> + Send + Sync + 'static,
    O: MoveOrdering<P> + 'static,
{
    /// Those that ship with this crate.
    pub fn shipped() -> Networks<P, O> {
        let searcher = |position: &P, ordering, setup: &Setup| -> Option<Box<dyn Player<P>>> {
            Some(Box::new(Searcher::new(position.learned()?, ordering, setup)))
        };
        Networks { served: P::served, searcher }
    }
}

/// Makes searchers: one that evaluates by a network where one fits the game, else by a handmade
/// evaluation. A network that serves only one of two unlike sides is for a player of that side: who
/// judges for both does so by one evaluation.
pub struct Strong<P, E, O> {
    handmade: E,
    ordering: O,
    networks: Option<Networks<P, O>>,
    setup: Setup,
    /// A position of the game that it plays at present, whether by a network, and who plays it.
    now: Option<(P, bool, Box<dyn Player<P>>)>,
}

impl<P, E, O> Strong<P, E, O> {
    /// With a handmade evaluation, a move ordering, and the networks of the family.
    pub fn new(handmade: E, ordering: O, networks: Option<Networks<P, O>>, setup: &Setup) -> Strong<P, E, O> {
        Strong { handmade, ordering, networks, setup: setup.clone(), now: None }
    }
}

impl<P, E, O> Player<P> for Strong<P, E, O>
where
    P: Position + Send + Sync + 'static,
    E: Evaluator<P> + Clone + 'static,
    O: MoveOrdering<P> + Clone + 'static,
{
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let position = at.position();
        let serves = |seat| self.setup.takes_side && at.turn().seat() == Some(seat);
        let networks = self.networks.as_ref().filter(|networks| (networks.served)(position).is_none_or(serves));
        let by_network = networks.is_some();
        self.now = self.now.take().filter(|(of, by, _)| *by == by_network && same_game(of, position));
        let (_, _, player) = self.now.get_or_insert_with(|| {
            let ordering = || self.ordering.clone();
            let learned = networks.and_then(|networks| (networks.searcher)(position, ordering(), &self.setup));
            let handmade = || Box::new(Searcher::new(self.handmade.clone(), ordering(), &self.setup));
            (position.clone(), by_network, learned.unwrap_or_else(|| handmade()))
        });
        player.think(at, limits, watch)
    }

    fn forget(&mut self) {
        if let Some((_, _, player)) = &mut self.now {
            player.forget();
        }
    }

    fn kept_bytes(&self) -> usize {
        self.now.as_ref().map_or(0, |(_, _, player)| player.kept_bytes())
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{ActionList, AnyPosition, Position as _};

    use super::*;
    use crate::{Bot, Level, Playable};
    use ashtapada_rules::soldiers::Soldiers;

    #[test]
    fn a_network_that_serves_leopards_is_for_whoever_plays_them() {
        let start = ashtapada_rulebook::find("cows-leopards-bl").unwrap().start().unwrap();
        let AnyPosition::Soldiers(mut position) = start else { panic!("leopards hunt on points") };
        let mut rng = fastrand::Rng::with_seed(1);
        let mut list = ActionList::new();
        let mut differing = [0; 2];
        for _ in 0..30 {
            let Some(seat) = position.turn().seat() else { break };
            let at = Situation::new(position);
            let ask = |bot| {
                let mut player = Soldiers::player(bot, &Setup::seeded(1));
                let choice = player.think(&at, Limits::nodes(300), &mut |_| {}).unwrap();
                (choice.action, choice.report.lines[0].value(seat))
            };
            let [level, both, handmade] = [Bot::Level(Level::STRONGEST, None), Bot::Searcher, Bot::Handmade].map(ask);
            assert_eq!(both, handmade);
            differing[usize::from(seat == position.served().unwrap())] += u32::from(level != handmade);
            position.actions(&mut list);
            position.play_unchecked(list[rng.usize(..list.len())], &mut ());
        }
        assert!(differing[0] == 0 && differing[1] > 5, "{differing:?}");
    }
}
