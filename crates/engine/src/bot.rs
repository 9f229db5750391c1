//! Which computer players there are.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::Family;

use crate::{Character, Level};

/// A computer player, by name.
///
/// ```
/// use ashtapada_engine::{Bot, Character, Level};
/// use ashtapada_rules::Family;
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert_eq!(Bot::Searcher.id(), "searcher");
/// assert_eq!(Bot::OFFERED[0].id(), "level-1");
/// assert_eq!(Bot::playable("handmade", Family::Chess), None);
/// assert_eq!("level-5-greedy".parse(), Ok(Bot::Level(Level::new(5).unwrap(), Some(Character::Greedy))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Bot {
    /// As strong as that level, with a character or without one. Where a family knows no characters, they change nothing.
    Level(Level, Option<Character>),
    /// Any legal action, all equally likely: [`Random`](crate::Random).
    Random,
    /// One action deep: the most material after its own action, ties by lot: [`Greedy`](crate::Greedy).
    Greedy,
    /// Searches within its limits, with the best evaluation that there is: [`Strong`](crate::Strong).
    Searcher,
    /// The same search with a handmade evaluation: [`Searcher`](crate::Searcher).
    Handmade,
    /// As [`Bot::Searcher`], but where each of four plays for himself it takes the others for one side:
    /// [`Four::AllAgainstOne`](crate::Four).
    Paranoid,
    /// As [`Bot::Searcher`], but where each of four plays for himself only one of the others moves between two turns:
    /// [`Four::BestReply`](crate::Four).
    BestReply,
    /// As [`Bot::Searcher`], but by Monte Carlo tree search, among four and between two sides:
    /// [`Four::MonteCarlo`](crate::Four).
    Mcts,
    /// As the strongest, and without a fault where its game is solved: [`Perfect`](crate::Perfect).
    Perfect,
}

impl Bot {
    /// All of them, without characters.
    pub const ALL: [Bot; 16] = {
        let mut all = [Bot::Random; 16];
        let others =
            [Bot::Greedy, Bot::Searcher, Bot::Handmade, Bot::Paranoid, Bot::BestReply, Bot::Mcts, Bot::Perfect];
        let mut index = 0;
        while index < 15 {
            all[index + 1] = if index < 8 { Bot::OFFERED[index] } else { others[index - 8] };
            index += 1;
        }
        all
    };

    /// Those that people are offered to play against, the weakest first; in some families also with the characters that
    /// [`Character::offered`] gives.
    pub const OFFERED: [Bot; 8] = {
        let mut offered = [Bot::Level(Level::WEAKEST, None); 8];
        let mut index = 0;
        while index < 8 {
            offered[index] = Bot::Level(Level::ALL[index], None);
            index += 1;
        }
        offered
    };

    /// Those that people were offered before there were levels: games with them go on, and may be begun again.
    pub const FORMER: [Bot; 3] = [Bot::Random, Bot::Greedy, Bot::Searcher];

    /// The one of that name among those that sit at people's tables in games of a family.
    ///
    /// ```
    /// use ashtapada_engine::Bot;
    /// use ashtapada_rules::Family;
    /// assert!(Bot::playable("level-5-loyal", Family::FourKings).is_some());
    /// assert!(Bot::playable("level-5-loyal", Family::Chess).is_none());
    /// ```
    pub fn playable(id: &str, family: Family) -> Option<Bot> {
        let bot = id.parse().ok()?;
        let known = match bot {
            Bot::Level(_, Some(character)) => Character::offered(family).contains(&character),
            Bot::Level(_, None) => true,
            Bot::Perfect => family == Family::Soldiers,
            other => Bot::FORMER.contains(&other),
        };
        known.then_some(bot)
    }

    /// The names of those that people are offered in games of a family, for messages: all levels, and one of them with
    /// each character.
    pub fn offered_names(family: Family) -> Vec<String> {
        let levels = Bot::OFFERED.iter().map(|bot| bot.id().to_owned());
        let characters = Character::offered(family).iter().map(|character| format!("level-5-{character}"));
        levels.chain(characters).collect()
    }

    /// Its character, if it has one.
    pub const fn character(self) -> Option<Character> {
        match self {
            Bot::Level(_, character) => character,
            _ => None,
        }
    }

    /// Its name on the command line, in files and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Bot::Level(level, None) => level.id(),
            Bot::Level(level, Some(character)) => IDS[level.number() as usize - 1][character as usize],
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Searcher => "searcher",
            Bot::Handmade => "handmade",
            Bot::Paranoid => "paranoid",
            Bot::BestReply => "best-reply",
            Bot::Mcts => "mcts",
            Bot::Perfect => "perfect",
        }
    }
}

macro_rules! ids {
    ($($level:literal)+) => {
        [$([
            concat!("level-", $level, "-cautious"),
            concat!("level-", $level, "-greedy"),
            concat!("level-", $level, "-loyal"),
            concat!("level-", $level, "-avenger"),
        ]),+]
    };
}

/// The names of the levels with each character, in the order of [`Character::ALL`].
const IDS: [[&str; 4]; 8] = ids!(1 2 3 4 5 6 7 8);

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no such computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a computer player: level-1 to level-8, in games of four kings also with a character (level-5-cautious, -greedy, \
     -loyal, -avenger), perfect, random, greedy, searcher, handmade, paranoid, best-reply or mcts"
)]
pub struct UnknownBot;

impl FromStr for Bot {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        let with_character = |level| Character::ALL.map(|character| Bot::Level(level, Some(character)));
        let all = Bot::ALL.into_iter().chain(Level::ALL.into_iter().flat_map(with_character));
        all.into_iter().find(|bot| bot.id() == text).ok_or(UnknownBot)
    }
}
