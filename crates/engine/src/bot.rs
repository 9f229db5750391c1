//! Which computer players there are.

use std::fmt;
use std::str::FromStr;

/// A computer player, by name.
///
/// ```
/// use ashtapada_engine::Bot;
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert_eq!(Bot::Searcher.id(), "searcher");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Bot {
    /// Any legal action, all equally likely: [`Random`](crate::Random).
    Random,
    /// One action deep: the most material after its own action, ties by lot: [`Greedy`](crate::Greedy).
    Greedy,
    /// Searches within its limits: [`Searcher`](crate::Searcher).
    Searcher,
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Bot; 3] = [Bot::Random, Bot::Greedy, Bot::Searcher];

    /// Its name on the command line, in files and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Searcher => "searcher",
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
#[error("expected a computer player: random, greedy or searcher")]
pub struct UnknownBot;

impl FromStr for Bot {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL.into_iter().find(|bot| bot.id() == text).ok_or(UnknownBot)
    }
}
