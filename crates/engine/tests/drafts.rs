//! Computer players play what is in the rulebook as a draft, to its end.

use ashtapada_engine::{AnyPlayer, Bot, Level, Limits, Player, Setup};
use ashtapada_rulebook::{RuleSet, drafts};
use ashtapada_rules::{Action, AnyPosition, ChanceList, Game, Position, Turn};

/// No game here is longer, for all of them end when nothing happens for long.
const LONGEST: usize = 6000;

/// Plays a game of a rule set between players of a level; returns it when it is over.
fn play(rules: &RuleSet, level: Level) -> Game<AnyPosition> {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut game = Game::new(AnyPosition::start(&rules.options).unwrap());
    let bot = Bot::Level(level, None);
    let mut players = [1, 2, 3, 4].map(|seed| AnyPlayer::new(bot, Setup::seeded(seed).with_table(1 << 16)));
    while game.turn() != Turn::Over {
        assert!(game.len() < LONGEST, "{}: {}", rules.id, game.position().text());
        let action = if let Turn::Seat(seat) = game.turn() {
            players[seat.index()].choose(&game, Limits::nodes(60)).unwrap().action
        } else {
            let mut throws = ChanceList::new();
            game.position().chance(&mut throws);
            Action::Throw(throws[rng.usize(..throws.len())].0)
        };
        game.play(action, &mut ()).unwrap();
    }
    game
}

#[test]
fn every_draft_is_played_to_its_end() {
    for rules in drafts() {
        let game = play(rules, Level::ALL[2]);
        assert!(game.outcome().is_some(), "{}", rules.id);
        println!("{:24} {:5} actions, {:?}", rules.id, game.len(), game.outcome().unwrap().ending);
    }
}
