//! Which games can be played, by which players, and their symmetries.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, AnyPosition, Position};

use crate::character::{self, InCharacter, Taste};
use crate::evaluate::{chess, four_kings, soldiers};
use crate::net::Learnable;
use crate::symmetry::{self, Symmetry};
use crate::{
    AnyPlayer, Bot, Character, Evaluator, Four, Greedy, Limits, MoveOrdering, Player, Random, Searcher, Setup,
    Situation, Strong,
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

/// A player with the evaluators, the move ordering and the tastes of a family.
fn usual<P, M, E, O>(
    bot: Bot,
    setup: &Setup,
    material: M,
    (evaluator, ordering): (E, O),
    tastes: Tastes<P>,
) -> Box<dyn Player<P>>
where
    P: Learnable<Evaluator: 'static> + Send + Sync + 'static,
    M: Evaluator<P> + 'static,
    E: Evaluator<P> + Clone + 'static,
    O: MoveOrdering<P> + Clone + 'static,
{
    let four = |four, evaluator, ordering| Box::new(Strong::new(evaluator, ordering, &setup.clone().with_four(four)));
    match bot {
        Bot::Level(level, character) => {
            let strong = Box::new(Strong::new(evaluator, ordering, &setup.clone().with_level(level).taking_side()));
            match character.and_then(tastes) {
                Some(taste) => Box::new(InCharacter::new(strong, taste)),
                None => strong,
            }
        }
        Bot::Random => Box::new(Random::new(setup)),
        Bot::Greedy => Box::new(Greedy::new(material, setup)),
        Bot::Searcher => Box::new(Strong::new(evaluator, ordering, setup)),
        Bot::Paranoid => four(Four::AllAgainstOne, evaluator, ordering),
        Bot::BestReply => four(Four::BestReply, evaluator, ordering),
        Bot::Mcts => four(Four::MonteCarlo, evaluator, ordering),
        Bot::Handmade => Box::new(Searcher::new(evaluator, ordering, setup)),
    }
}

macro_rules! playable {
    ($($position:ty: $family:ident, $tastes:expr;)+) => {$(
        impl Playable for $position {
            fn player(bot: Bot, setup: &Setup) -> Box<dyn Player<Self>> {
                let judgement = ($family::Handmade::default(), $family::CapturesFirst::default());
                usual(bot, setup, $family::Material::default(), judgement, $tastes)
            }

            fn symmetries(&self) -> Vec<Symmetry> {
                symmetry::$family(self)
            }
        }
    )+};
}

playable! {
    FourKings: four_kings, character::four_kings::taste;
    Soldiers: soldiers, |_| None;
    Chess: chess, |_| None;
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
