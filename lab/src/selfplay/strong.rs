//! One game of the strongest computer player against itself.

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup};
use ashtapada_rulebook::{RuleSet, settle_first_player};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Game, Position, Seat, Turn, draw};
use fastrand::Rng;

use super::StrongGame;

/// Rounds in which the players think longest: in these the game is laid out.
pub const OPENING_ROUNDS: usize = 5;
/// A game of so many actions and throws has no result; no rule set has games of such a length.
const LONGEST: usize = 20_000;

/// How games are played.
#[derive(Clone, Copy)]
pub struct Strength {
    /// The seed of all games.
    pub seed: u64,
    /// Nodes for each decision in the first rounds.
    pub nodes: u64,
    /// Nodes for each decision after them.
    pub later: u64,
}

impl Strength {
    /// Plays game number `index`: the same for the same seed, however many others are played.
    ///
    /// # Errors
    /// The rules refuse what a player chose, or a game did not end: a fault of ours.
    pub fn play(self, rules: &RuleSet, index: u32) -> Result<StrongGame, String> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(index));
        let mut rng = Rng::with_seed(seed);
        let mut options = rules.options.clone();
        settle_first_player(&mut options, &mut |count| rng.u32(..count)).map_err(|error| error.to_string())?;
        let start = AnyPosition::start(&options).map_err(|error| error.to_string())?;
        // Without dice, players who choose alike would play the same game again and again.
        let tried = start.die().is_none() && index % 2 == 1;
        let opening = OPENING_ROUNDS * start.seats().len();
        let mut players = Seat::ALL.map(|seat| AnyPlayer::new(Bot::Searcher, Setup::seeded(seed ^ seat as u64)));
        let mut game = Game::new(start.clone());
        let (mut actions, mut turns, mut owner) = (Vec::new(), 0, None);
        while game.len() < LONGEST {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let mut throws = ChanceList::new();
                    game.position().chance(&mut throws);
                    let throw = draw(&throws, &mut |count| rng.u32(..count)).ok_or("no throw is possible")?;
                    Action::Throw(throw)
                }
                Turn::Seat(seat) => {
                    let mut list = ActionList::new();
                    game.position().actions(&mut list);
                    let limits = Limits::nodes(if turns <= opening { self.nodes } else { self.later });
                    match list.as_slice() {
                        [only] => *only,
                        any if tried && game.is_empty() => any[rng.usize(..any.len())],
                        _ => players[seat.index()].choose(&game, limits).ok_or("nobody found anything to play")?.action,
                    }
                }
            };
            if let Turn::Seat(seat) | Turn::Chance(seat) = game.turn()
                && owner.replace(seat) != Some(seat)
            {
                turns += 1;
            }
            actions.push(game.position().action_text(action));
            game.play(action, &mut ()).map_err(|refusal| refusal.to_string())?;
        }
        let outcome = game.outcome().ok_or("the game did not end")?;
        let Strength { seed, nodes, later } = self;
        let result = Seat::ALL.map(|seat| outcome.payoff(seat));
        Ok(StrongGame {
            rules: rules.id.clone(),
            seed,
            index,
            tried,
            nodes,
            later,
            start: start.text(),
            actions,
            result,
        })
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;

    use super::*;
    use crate::selfplay::turns;

    /// The same seed gives the same game, and its file has all that is needed to play it again.
    #[test]
    fn a_game_is_played_again_from_its_file() {
        let strength = Strength { seed: 3, nodes: 60, later: 20 };
        for id in ["soldiers16-bl", "vilac-9506", "chaturaji-pl-solo", "cows-leopards-bl"] {
            let game = strength.play(find(id).unwrap(), 1).unwrap();
            assert_eq!(game, strength.play(find(id).unwrap(), 1).unwrap());
            assert_eq!(game.tried, id != "chaturaji-pl-solo");
            let read: StrongGame = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
            assert_eq!(read, game);
            let plies = read.replay().unwrap();
            assert_eq!(plies.len(), game.actions.len());
            let turns = turns(&plies);
            assert_eq!((turns[0].start, turns[turns.len() - 1].end), (0, plies.len()));
            assert!(turns.windows(2).all(|pair| pair[0].end == pair[1].start), "{id}");
            // The others were not asked: another game differs.
            assert_ne!(game.actions, strength.play(find(id).unwrap(), 2).unwrap().actions);
        }
    }
}
