//! Who plays, and within which limit.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Choice, Clock, Limits, Player as _, Setup};
use ashtapada_rules::{AnyPosition, Game};

use crate::{Entrant, Fault, Forfeit, Seated};

/// How long a contestant may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So long, by the clock of the match.
    Time(Duration),
    /// So many nodes, whatever a node is to the player.
    Nodes(u64),
    /// So deep.
    Depth(u32),
}

impl Limit {
    /// As a limit of one choice.
    pub fn by<'a>(self, clock: Clock<'a>) -> Limits<'a> {
        match self {
            Limit::Time(time) => Limits::time(time, clock),
            Limit::Nodes(nodes) => Limits::nodes(nodes).with_clock(clock),
            Limit::Depth(depth) => Limits::depth(depth).with_clock(clock),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "{nodes}n"),
            Limit::Depth(depth) => write!(f, "d{depth}"),
        }
    }
}

/// The text is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a limit for each action, such as 50ms, 1000n (nodes) or d6 (depth)")]
pub struct NoLimit;

impl FromStr for Limit {
    type Err = NoLimit;

    fn from_str(text: &str) -> Result<Limit, NoLimit> {
        let positive = |digits: &str| digits.parse().ok().filter(|&number: &u64| number > 0);
        let limit = if let Some(digits) = text.strip_suffix("ms") {
            positive(digits).map(|number| Limit::Time(Duration::from_millis(number)))
        } else if let Some(digits) = text.strip_suffix('n') {
            positive(digits).map(Limit::Nodes)
        } else {
            let digits = text.strip_prefix('d').and_then(positive);
            digits.and_then(|number| number.try_into().ok()).map(Limit::Depth)
        };
        limit.ok_or(NoLimit)
    }
}

/// A computer player with a limit, written `searcher@50ms`, `handmade@1000n` or `searcher@d6`.
///
/// ```
/// use ashtapada_arena::Contestant;
/// let contestant: Contestant = "handmade@250ms".parse().unwrap();
/// assert_eq!(contestant.to_string(), "handmade@250ms");
/// assert!("handmade".parse::<Contestant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Which player.
    pub bot: Bot,
    /// Its limit for each action.
    pub limit: Limit,
}

impl Contestant {
    /// The player for one seat in one game.
    pub fn player(&self, seed: u64) -> AnyPlayer {
        AnyPlayer::new(self.bot, Setup::seeded(seed))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.bot, self.limit)
    }
}

/// The text names no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoContestant {
    /// No player has that name.
    #[error("'{0}': {1}")]
    Bot(String, ashtapada_engine::UnknownBot),
    /// The limit is missing or malformed.
    #[error(
        "'{0}': expected a player and its limit for each action, such as searcher@50ms, handmade@1000n (nodes) or searcher@d6 (depth)"
    )]
    Limit(String),
}

impl FromStr for Contestant {
    type Err = NoContestant;

    fn from_str(text: &str) -> Result<Contestant, NoContestant> {
        let malformed = || NoContestant::Limit(text.to_owned());
        let (name, limit) = text.split_once('@').ok_or_else(malformed)?;
        let bot = name.parse().map_err(|error| NoContestant::Bot(text.to_owned(), error))?;
        Ok(Contestant { bot, limit: limit.parse().map_err(|_| malformed())? })
    }
}

impl Entrant for Contestant {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, seed: u64) -> Result<Box<dyn Seated>, Forfeit> {
        Ok(Box::new(Own { player: self.player(seed), limit: self.limit }))
    }
}

/// A computer player in its seat.
struct Own {
    player: AnyPlayer,
    limit: Limit,
}

impl Seated for Own {
    fn choose(&mut self, game: &Game<AnyPosition>, clock: Clock<'_>) -> Result<Choice, Forfeit> {
        let none = || Forfeit { fault: Fault::Illegal, told: "it chose no action".to_owned() };
        self.player.choose(game, self.limit.by(clock)).ok_or_else(none)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["random@1n", "greedy@25ms", "handmade@d3"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        for wrong in
            ["handmade@0ms", "handmade@5", "handmade@-5n", "handmade@", "@5n", "nobody@5n", "handmade@d", "handmade@5s"]
        {
            assert!(wrong.parse::<Contestant>().is_err(), "{wrong}");
        }
    }
}
