//! Which games can be played, by which players, and their symmetries.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, AnyPosition, Position};

use crate::character::{self, InCharacter, Taste};
use crate::evaluate::{chess, four_kings, soldiers};
use crate::symmetry::{self, Symmetry};
use crate::{
    AnyPlayer, Bot, Character, Evaluator, Four, Greedy, Limits, MoveOrdering, Networks, Perfect, Player, Random,
    Searcher, Setup, Situation, Strong,
};

/// A game that the players of this crate play.
pub trait Playable: Position + Send + Sync + 'static {
    /// A new player for one game.
    fn player(bot: Bot, setup: &Setup) -> Box<dyn Player<Self>>;

    /// The symmetries of this game, which hold in all its positions; the identity first.
    fn symmetries(&self) -> Vec<Symmetry>;
}

/// The tastes of a family.
type Tastes<P> = fn(Character) -> Option<Box<dyn Taste<P>>>;

/// A player with the evaluators, the move ordering, the networks and the tastes of a family. It needs neither of the last two.
fn usual<P, M, E, O>(
    bot: Bot,
    setup: &Setup,
    material: M,
    (evaluator, ordering): (E, O),
    networks: Option<Networks<P, O>>,
    tastes: Tastes<P>,
) -> Box<dyn Player<P>>
where
    P: Position + Send + Sync + 'static,
    M: Evaluator<P> + 'static,
    E: Evaluator<P> + Clone + 'static,
    O: MoveOrdering<P> + Clone + 'static,
{
    let strong = |setup: Setup| Box::new(Strong::new(evaluator.clone(), ordering.clone(), networks, &setup));
    let four = |four| setup.clone().with_four(four);
    match bot {
        Bot::Level(level, character) => {
            let strong = strong(setup.clone().with_level(level).taking_side());
            match character.and_then(tastes) {
                Some(taste) => Box::new(InCharacter::new(strong, taste)),
                None => strong,
            }
        }
        Bot::Random => Box::new(Random::new(setup)),
        Bot::Greedy => Box::new(Greedy::new(material, setup)),
        Bot::Searcher | Bot::Perfect => strong(setup.clone()),
        Bot::Paranoid => strong(four(Four::AllAgainstOne)),
        Bot::BestReply => strong(four(Four::BestReply)),
        Bot::Mcts => strong(four(Four::MonteCarlo)),
        Bot::Handmade => Box::new(Searcher::new(evaluator, ordering, setup)),
    }
}

/// Who plays as a bot where nothing else is known of its family.
type Made<P> = fn(Bot, &Setup, Box<dyn Player<P>>) -> Box<dyn Player<P>>;

macro_rules! playable {
    ($($position:ty: $family:ident, $networks:expr, $tastes:expr, $made:expr;)+) => {$(
        impl Playable for $position {
            fn player(bot: Bot, setup: &Setup) -> Box<dyn Player<Self>> {
                let judgement = ($family::Handmade::default(), $family::CapturesFirst::default());
                let made: Made<Self> = $made;
                made(bot, setup, usual(bot, setup, $family::Material::default(), judgement, $networks, $tastes))
            }

            fn symmetries(&self) -> Vec<Symmetry> {
                symmetry::$family(self)
            }
        }
    )+};
}

playable! {
    FourKings: four_kings, Some(Networks::shipped()), character::four_kings::taste, |_, _, usual| usual;
    Soldiers: soldiers, Some(Networks::shipped()), |_| None, solved;
    Chess: chess, Some(Networks::shipped()), |_| None, |_, _, usual| usual;
}

/// In games on points the perfect player knows what is solved.
fn solved(bot: Bot, setup: &Setup, usual: Box<dyn Player<Soldiers>>) -> Box<dyn Player<Soldiers>> {
    if bot == Bot::Perfect { Box::new(Perfect::new(usual, setup)) } else { usual }
}

impl Playable for AnyPosition {
    fn player(bot: Bot, setup: &Setup) -> Box<dyn Player<Self>> {
        Box::new(AnyPlayer::new(bot, setup.clone()))
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        match self {
            AnyPosition::FourKings(position) => position.symmetries(),
            AnyPosition::Soldiers(position) => position.symmetries(),
            AnyPosition::Chess(position) => position.symmetries(),
            // Of a family that no player here knows.
            _ => symmetry::unknown(self),
        }
    }
}

/// The action that a new computer player chooses in a position; `None` when no seat is to decide.
///
/// For a whole game, make a [`Player`] once and keep it.
pub fn choose<P: Playable>(bot: Bot, position: &P, seed: u64, limits: Limits<'_>) -> Option<Action> {
    let mut player = P::player(bot, &Setup::seeded(seed));
    player.think(&Situation::new(position.clone()), limits, &mut |_| {}).map(|choice| choice.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least that a family needs: evaluations and a move ordering.
    fn plain(bot: Bot) -> Box<dyn Player<Chess>> {
        let judgement = (chess::Handmade::default(), chess::CapturesFirst::default());
        usual(bot, &Setup::seeded(1), chess::Material::default(), judgement, None, |_| None)
    }

    #[test]
    fn a_family_without_networks_and_tastes_has_all_players() {
        let text = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w - - 4 4";
        let at = Situation::new(Chess::parse(text, &Default::default()).unwrap());
        let chosen = |mut player: Box<dyn Player<Chess>>| player.think(&at, Limits::nodes(2_000), &mut |_| {}).unwrap();
        for bot in Bot::ALL {
            let choice = chosen(plain(bot));
            assert_eq!(at.position().refuse(choice.action), None, "{bot}");
        }
        // Where there is a network, it is what judges.
        let lines = |player| chosen(player).report.lines;
        assert_eq!(lines(plain(Bot::Searcher)), lines(plain(Bot::Handmade)));
        assert_ne!(lines(Chess::player(Bot::Searcher, &Setup::seeded(1))), lines(plain(Bot::Handmade)));
    }
}
