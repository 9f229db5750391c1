//! What a player knows: the game so far, and never a throw to come.

use std::collections::HashMap;

use ashtapada_rules::{Game, Position, Turn};

/// The state of a game, as far as a choice depends on it: the position, and the earlier positions that can be repeated.
///
/// ```
/// use ashtapada_engine::Situation;
/// use ashtapada_rules::chess::{Chess, Options};
/// use ashtapada_rules::{Game, Position};
/// let mut game = Game::new(Chess::start(&Options::default()).unwrap());
/// for text in ["e2e4", "e7e5", "g1f3"] {
///     let action = game.position().parse_action(text).unwrap();
///     game.play(action, &mut ()).unwrap();
/// }
/// let situation = Situation::from(&game);
/// assert_eq!(situation.position(), game.position());
/// assert_eq!(situation.past().len(), 1); // a pawn move cannot be undone
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation<P> {
    position: P,
    past: Vec<u64>,
    over: bool,
}

impl<P: Position> Situation<P> {
    /// A position without a history.
    pub fn new(position: P) -> Situation<P> {
        Situation::with_past(position, Vec::new())
    }

    /// A position, and the keys of those before it ([`Position::key`]), in the order of play. Positions before the last
    /// irreversible action may be left out ([`Position::reversible`]).
    pub fn with_past(position: P, past: Vec<u64>) -> Situation<P> {
        Situation { position, past, over: false }
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The keys of the positions before that could be repeated, in the order of play; none if the rules do not count
    /// repetitions.
    pub fn past(&self) -> &[u64] {
        &self.past
    }

    /// Who decides now; [`Turn::Over`] also when the game ended by its history, or by agreement.
    pub fn turn(&self) -> Turn {
        if self.over { Turn::Over } else { self.position.turn() }
    }

    /// The same with the position in another type.
    pub(crate) fn with_position<Q>(&self, position: Q) -> Situation<Q> {
        Situation { position, past: self.past.clone(), over: self.over }
    }

    /// The keys of positions that end the game by repetition if they come once more.
    pub(crate) fn last_chances(&self) -> Vec<u64> {
        let limit = usize::from(self.position.repetition_limit());
        if limit == 0 {
            return Vec::new();
        }
        let reach = usize::from(self.position.reversible()).min(self.past.len());
        let mut times: HashMap<u64, usize> = HashMap::new();
        for &key in &self.past[self.past.len() - reach..] {
            *times.entry(key).or_default() += 1;
        }
        let mut last: Vec<u64> =
            times.into_iter().filter(|&(_, times)| times + 1 >= limit).map(|(key, _)| key).collect();
        last.sort_unstable();
        last
    }
}

impl<P: Position> From<&Game<P>> for Situation<P> {
    fn from(game: &Game<P>) -> Situation<P> {
        let position = game.position();
        let repeats = position.repetition_limit() > 0;
        let reach = if repeats { usize::from(position.reversible()).min(game.len()) } else { 0 };
        let past = (game.len() - reach..game.len()).filter_map(|index| game.before(index)).map(P::key).collect();
        Situation { position: position.clone(), past, over: game.turn() == Turn::Over }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::chess::{Chess, Options};

    use super::*;

    #[test]
    fn what_stood_twice_must_not_stand_again() {
        let mut game = Game::new(Chess::start(&Options::default()).unwrap());
        let mut play = |texts: &str| {
            for text in texts.split(' ') {
                let action = game.position().parse_action(text).unwrap();
                game.play(action, &mut ()).unwrap();
            }
            Situation::from(&game)
        };
        assert!(play("g1f3 g8f6 f3g1").last_chances().is_empty());
        // The start stands for the second time; when it has gone, it must not come back.
        let second = play("f6g8");
        assert!(second.last_chances().is_empty());
        let start = second.position().key();
        assert_eq!(play("b1c3").last_chances(), [start]);
        // A pawn move makes it unreachable.
        assert!(play("e7e5").last_chances().is_empty());
    }

    #[test]
    fn an_agreed_end_is_an_end() {
        let mut game = Game::new(Chess::start(&Options::default()).unwrap());
        game.agree(&mut ()).unwrap();
        assert_eq!(Situation::from(&game).turn(), Turn::Over);
    }
}
