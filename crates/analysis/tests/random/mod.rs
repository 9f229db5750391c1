//! Games to ask about.

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player, Setup};
use ashtapada_rules::{Action, AnyPosition, ChanceList, Game, Position, Turn, draw};

/// A game of random players with random dice, so many actions long at most.
pub fn game(start: AnyPosition, seed: u64, longest: usize) -> Game<AnyPosition> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut player = AnyPlayer::new(Bot::Random, Setup::seeded(seed));
    let mut game = Game::new(start);
    while game.len() < longest {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let mut throws = ChanceList::new();
                game.position().chance(&mut throws);
                Action::Throw(draw(&throws, &mut |below| random.u32(..below)).unwrap())
            }
            Turn::Seat(_) => player.choose(&game, Limits::nodes(1)).unwrap().action,
        };
        game.play(action, &mut ()).unwrap();
    }
    game
}
