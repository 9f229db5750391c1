//! What a player knows: the game so far, and never a throw to come.

use std::collections::HashMap;

use ashtapada_rules::{Action, Event, Game, Ply, Position, Seat, Turn};

/// The state of a game, as far as a choice depends on it: the position, the earlier positions that can be repeated, and
/// who took from whom.
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
    /// By seat and army, the number of the last ply with which the one took from the other, counted from 1; 0 for none.
    taken: [[u32; 4]; 4],
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
        Situation { position, past, taken: [[0; 4]; 4], over: false }
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

    /// The number of the ply, counted from 1, with which a seat last took a piece of an army; `None` if it never did. Known
    /// of games of four seats alone, and only from the game itself.
    ///
    /// ```
    /// use ashtapada_engine::Situation;
    /// use ashtapada_rules::four_kings::{FourKings, Options};
    /// use ashtapada_rules::{Game, Position, Seat};
    /// let text = "7nK/8/8/wK6eK/8/8/wH7/sE2sK4 s move:4 0,0,0,0";
    /// let mut game = Game::new(FourKings::parse(text, &Options::default()).unwrap());
    /// game.play("a1xa2".parse().unwrap(), &mut ()).unwrap();
    /// let situation = Situation::from(&game);
    /// assert_eq!(situation.last_taken(Seat::South, Seat::West), Some(1));
    /// assert_eq!(situation.last_taken(Seat::West, Seat::South), None);
    /// ```
    pub fn last_taken(&self, by: Seat, from: Seat) -> Option<u32> {
        Some(self.taken[by.index()][from.index()]).filter(|&ply| ply > 0)
    }

    /// Who decides now; [`Turn::Over`] also when the game ended by its history, or by agreement.
    pub fn turn(&self) -> Turn {
        if self.over { Turn::Over } else { self.position.turn() }
    }

    /// The same with the position in another type.
    pub fn with_position<Q>(&self, position: Q) -> Situation<Q> {
        Situation { position, past: self.past.clone(), taken: self.taken, over: self.over }
    }

    /// The keys of positions that end the game by repetition if they come once more.
    pub fn last_chances(&self) -> Vec<u64> {
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
        let past = game.steps(game.len() - reach).map(|(before, _)| before.key()).collect();
        Situation { position: position.clone(), past, taken: taken(game), over: game.turn() == Turn::Over }
    }
}

/// Who took from whom, and when last. Between two sides nobody asks.
fn taken<P: Position>(game: &Game<P>) -> [[u32; 4]; 4] {
    let mut taken = [[0; 4]; 4];
    if game.position().seats().len() < 3 {
        return taken;
    }
    let mut events = Vec::new();
    for (index, (mut before, ply)) in game.steps(0).enumerate() {
        let Ply::Action(action) = ply else { continue };
        if matches!(action, Action::Throw(_)) {
            continue;
        }
        events.clear();
        before.play_unchecked(action, &mut events);
        for event in &events {
            if let Event::Captured { army, by, .. } = *event {
                taken[by.index()][army.index()] = index as u32 + 1;
            }
        }
    }
    taken
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
