//! What tastes a computer player has besides wanting to win.
//!
//! A [`Character`] is a name; what it likes is a [`Taste`], a value of the family. The searches know neither: a player
//! [in character](InCharacter) asks another for its best lines, and of those nearly as good as the best it plays what it
//! likes most.

pub(crate) mod four_kings;
mod in_character;

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Action, Family, Position};

use crate::Situation;
pub(crate) use in_character::InCharacter;

/// What a computer player of some level likes to do.
///
/// ```
/// use ashtapada_engine::{Bot, Character};
/// use ashtapada_rules::Family;
/// let bot: Bot = "level-5-cautious".parse().unwrap();
/// assert_eq!(bot.character(), Some(Character::Cautious));
/// assert!(Character::offered(Family::FourKings).contains(&Character::Cautious));
/// assert!(Character::offered(Family::Chess).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
    /// Keeps its kings and pieces where nobody can take them.
    Cautious,
    /// Takes what can be taken, and points at once.
    Greedy,
    /// Guards its partner. Where each plays for himself, it takes only from those who have taken from it.
    Loyal,
    /// Takes from the one who took from it last.
    Avenger,
}

impl Character {
    /// All of them.
    pub const ALL: [Character; 4] = [Character::Cautious, Character::Greedy, Character::Loyal, Character::Avenger];

    /// Those that show in games of a family.
    pub const fn offered(family: Family) -> &'static [Character] {
        match family {
            Family::FourKings => &Character::ALL,
            _ => &[],
        }
    }

    /// Its name on the command line, in files and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Character::Cautious => "cautious",
            Character::Greedy => "greedy",
            Character::Loyal => "loyal",
            Character::Avenger => "avenger",
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no such character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a character: cautious, greedy, loyal or avenger")]
pub struct UnknownCharacter;

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Character, UnknownCharacter> {
        Character::ALL.into_iter().find(|character| character.id() == text).ok_or(UnknownCharacter)
    }
}

/// What a player likes about its actions, besides what they are worth.
pub(crate) trait Taste<P: Position>: Send {
    /// How much the seat to decide likes each of these actions, in any numbers: what counts is how much less than the most
    /// liked one is another, up to 100 less.
    fn likes(&self, at: &Situation<P>, actions: &[Action]) -> Vec<i32>;
}
