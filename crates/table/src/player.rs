//! Who sits at a table.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use ashtapada_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::name;

const NAMELESS: &str = "human";
const PERSON: &str = "human:";
const BOT: &str = "bot:";

/// A player.
///
/// Printed as records have it: a person's name, `human` for a person without one, `bot:searcher` for a computer player. A
/// name that could be taken for something else has `human:` before it.
///
/// ```
/// use ashtapada_table::Player;
/// let zofia = Player::Human { name: "Zofia".into() };
/// assert_eq!(zofia.to_string(), "Zofia");
/// assert_eq!("bot:greedy".parse(), Ok(Player::Bot { bot: "greedy".into() }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Player {
    /// A person.
    Human {
        /// A name to show; empty for the colour's name.
        name: String,
    },
    /// A computer player.
    Bot {
        /// Which: `random`, `greedy`, `searcher`.
        bot: String,
    },
}

impl Player {
    /// A person without a name.
    pub const fn nameless() -> Player {
        Player::Human { name: String::new() }
    }

    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human { .. })
    }

    /// The same player with a name that can be shown: without what [names](name) do not have, and not too long.
    #[must_use]
    pub fn presentable(self) -> Player {
        match self {
            Player::Human { name } => Player::Human { name: name::cleaned(&name) },
            bot => bot,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot { bot } => write!(f, "{BOT}{bot}"),
            Player::Human { name } if name.is_empty() => f.write_str(NAMELESS),
            Player::Human { name } if name == NAMELESS || name.starts_with(BOT) || name.starts_with(PERSON) => {
                write!(f, "{PERSON}{name}")
            }
            Player::Human { name } => f.write_str(name),
        }
    }
}

impl FromStr for Player {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Player, Infallible> {
        Ok(match (text.strip_prefix(BOT), text.strip_prefix(PERSON)) {
            (Some(bot), _) => Player::Bot { bot: bot.to_owned() },
            (None, Some(name)) => Player::Human { name: name.to_owned() },
            (None, None) if text == NAMELESS => Player::nameless(),
            (None, None) => Player::Human { name: text.to_owned() },
        })
    }
}

/// Who takes a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeatPlan {
    /// Which seat.
    pub seat: Seat,
    /// Who.
    pub player: Player,
}

/// The tag of a seat in records: `South`.
pub(crate) fn tag_of(seat: Seat) -> String {
    let mut name = seat.to_string();
    name[..1].make_ascii_uppercase();
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back() {
        let person = |name: &str| Player::Human { name: name.to_owned() };
        let bot = |bot: &str| Player::Bot { bot: bot.to_owned() };
        for (player, text) in [
            (person(""), "human"),
            (person("Zofia “Żółć”"), "Zofia “Żółć”"),
            (bot("searcher"), "bot:searcher"),
            (person("bot:searcher"), "human:bot:searcher"),
            (person("human"), "human:human"),
            (person("human:human"), "human:human:human"),
            (person("human:bot:greedy"), "human:human:bot:greedy"),
            (person("robot"), "robot"),
        ] {
            assert_eq!(player.to_string(), text);
            assert_eq!(text.parse(), Ok(player));
        }
    }

    #[test]
    fn names_can_be_shown() {
        let player = Player::Human { name: format!(" a\u{1b}[1m\n{} ", "b".repeat(60)) }.presentable();
        let Player::Human { name } = player else { panic!("still a person") };
        assert!(name.starts_with("a[1m b") && name.chars().count() <= name::LONGEST, "{name}");
    }
}
