//! Which computer players there are.

use std::fmt;
use std::str::FromStr;

use crate::Level;

/// A computer player, by name.
///
/// ```
/// use ashtapada_engine::Bot;
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert_eq!(Bot::Searcher.id(), "searcher");
/// assert_eq!(Bot::OFFERED[0].id(), "level-1");
/// assert_eq!(Bot::playable("uct"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Bot {
    /// As strong as that level.
    Level(Level),
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
    /// The searcher of November 2026: [`Searcher1`](crate::Searcher1). Like [`Bot::Uct`] it never changes, so that
    /// strength can be measured by it.
    Searcher1,
    /// Plain UCT with random playouts: [`Uct`](crate::Uct). It never changes, so that strength can be measured by it.
    Uct,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 15] = {
        let mut all = [Bot::Random; 15];
        let others = [Bot::Greedy, Bot::Searcher, Bot::Handmade, Bot::Paranoid, Bot::Searcher1, Bot::Uct];
        let mut index = 0;
        while index < 14 {
            all[index + 1] = if index < 8 { Bot::OFFERED[index] } else { others[index - 8] };
            index += 1;
        }
        all
    };

    /// Those that people are offered to play against, the weakest first.
    pub const OFFERED: [Bot; 8] = {
        let mut offered = [Bot::Level(Level::WEAKEST); 8];
        let mut index = 0;
        while index < 8 {
            offered[index] = Bot::Level(Level::ALL[index]);
            index += 1;
        }
        offered
    };

    /// Those that people were offered before there were levels: games with them go on, and may be begun again.
    pub const FORMER: [Bot; 3] = [Bot::Random, Bot::Greedy, Bot::Searcher];

    /// The one of that name among those that sit at people's tables.
    pub fn playable(id: &str) -> Option<Bot> {
        Bot::OFFERED.into_iter().chain(Bot::FORMER).find(|bot| bot.id() == id)
    }

    /// Its name on the command line, in files and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Bot::Level(level) => level.id(),
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Searcher => "searcher",
            Bot::Handmade => "handmade",
            Bot::Paranoid => "paranoid",
            Bot::Searcher1 => "searcher-1",
            Bot::Uct => "uct",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no such computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a computer player: level-1 to level-8, random, greedy, searcher, handmade, paranoid, searcher-1 or uct"
)]
pub struct UnknownBot;

impl FromStr for Bot {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL.into_iter().find(|bot| bot.id() == text).ok_or(UnknownBot)
    }
}
