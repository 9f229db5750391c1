//! The log of a game: what was done, in order.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Action, AnyPosition, Ply, Position, Seat, TextError};
use serde::{Deserialize, Serialize};

/// Why a player gives up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Cause {
    /// By a decision.
    #[default]
    Own,
    /// The time is up, and that decides.
    Time,
    /// The player was away for too long.
    Away,
}

impl Cause {
    fn is_own(&self) -> bool {
        *self == Cause::Own
    }

    /// As it stands after the seat in the text of an act.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Cause::Own => "",
            Cause::Time => " time",
            Cause::Away => " away",
        }
    }
}

/// What an entry of the log does.
///
/// Printing and parsing are exact inverses. Actions of the rules are printed as [`Action`] prints them; the notation of a
/// game (UCI in chess) is read by [`Act::parse_at`], and written by [`Act::text_at`].
///
/// ```
/// use ashtapada_rules::Seat;
/// use ashtapada_table::{Act, Cause};
/// for text in ["e3xe5", "2 5", "pass", "agree", "take-back 12", "resign south", "leave west time", "stand-in west", "back west", "more-time north 60000"] {
///     assert_eq!(text.parse::<Act>().unwrap().to_string(), text);
/// }
/// assert_eq!("resign south".parse(), Ok(Act::Resign { seat: Seat::South, cause: Cause::Own }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Act {
    /// An action of the rules, a throw included.
    Play {
        /// Which.
        action: Action,
    },
    /// Back to the state after an earlier entry: `take-back 12`, 0 being the beginning.
    TakeBack {
        /// The number of that entry.
        to: u32,
    },
    /// The players agree to end the game: `agree`.
    Agree,
    /// A player resigns: `resign south`, because of the clock `resign south time`.
    Resign {
        /// Who.
        seat: Seat,
        /// Why.
        #[serde(default, skip_serializing_if = "Cause::is_own")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A player leaves a game that goes on without him, a computer player in his place: `leave south`.
    Leave {
        /// Who.
        seat: Seat,
        /// Why.
        #[serde(default, skip_serializing_if = "Cause::is_own")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A computer player stands in for somebody who is away: `stand-in south`.
    StandIn {
        /// For whom.
        seat: Seat,
    },
    /// Who was away, and for whom a computer player stood in, is back: `back south`.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A clock that has run out gets more time: `more-time south 60000`.
    MoreTime {
        /// Whose.
        seat: Seat,
        /// How much, in milliseconds.
        millis: u32,
    },
}

impl Act {
    /// Parses an act in a position: as printed, or an action in the notation of the game.
    ///
    /// # Errors
    /// The text cannot be parsed.
    pub fn parse_at(text: &str, position: &AnyPosition) -> Result<Act, TextError> {
        match word(text) {
            Some(act) => Ok(act),
            None => position.parse_action(text).map(|action| Act::Play { action }),
        }
    }

    /// The text of an act, an action in the notation of the game.
    pub fn text_at(&self, position: &AnyPosition) -> String {
        match self {
            Act::Play { action } => position.action_text(*action),
            other => other.to_string(),
        }
    }

    /// The action, if it is one of the rules.
    pub fn action(&self) -> Option<Action> {
        if let Act::Play { action } = *self { Some(action) } else { None }
    }

    /// Whether it is a throw.
    pub fn is_throw(&self) -> bool {
        matches!(self, Act::Play { action: Action::Throw(_) })
    }

    /// Whether it is a ply of the game: an action, or an end by agreement or by giving up.
    pub fn is_ply(&self) -> bool {
        matches!(self, Act::Play { .. } | Act::Agree | Act::Resign { .. })
    }

    /// Whether it ends the game without an action of the rules.
    pub fn is_ending(&self) -> bool {
        matches!(self, Act::Agree | Act::Resign { .. })
    }
}

impl From<Ply> for Act {
    fn from(ply: Ply) -> Act {
        match ply {
            Ply::Action(action) => Act::Play { action },
            Ply::Agree => Act::Agree,
            Ply::Resign(seat) => Act::Resign { seat, cause: Cause::Own },
        }
    }
}

/// Parses an act that is no action of the rules.
fn word(text: &str) -> Option<Act> {
    if text == "agree" {
        return Some(Act::Agree);
    }
    let (word, rest) = text.split_once(' ')?;
    match word {
        "take-back" => plain_number(rest).map(|to| Act::TakeBack { to }),
        "resign" => caused(rest).map(|(seat, cause)| Act::Resign { seat, cause }),
        "leave" => caused(rest).map(|(seat, cause)| Act::Leave { seat, cause }),
        "stand-in" => rest.parse().ok().map(|seat| Act::StandIn { seat }),
        "back" => rest.parse().ok().map(|seat| Act::Back { seat }),
        "more-time" => {
            let (seat, millis) = rest.split_once(' ')?;
            Some(Act::MoreTime { seat: seat.parse().ok()?, millis: plain_number(millis)? })
        }
        _ => None,
    }
}

/// A seat, and why it gives up.
fn caused(text: &str) -> Option<(Seat, Cause)> {
    let (seat, cause) = text.find(' ').map_or((text, ""), |at| text.split_at(at));
    let cause = [Cause::Own, Cause::Time, Cause::Away].into_iter().find(|one| one.name() == cause)?;
    Some((seat.parse().ok()?, cause))
}

/// A number as it is printed: digits alone, none of them a leading zero.
fn plain_number(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Play { action } => action.fmt(f),
            Act::TakeBack { to } => write!(f, "take-back {to}"),
            Act::Agree => f.write_str("agree"),
            Act::Resign { seat, cause } => write!(f, "resign {seat}{}", cause.name()),
            Act::Leave { seat, cause } => write!(f, "leave {seat}{}", cause.name()),
            Act::StandIn { seat } => write!(f, "stand-in {seat}"),
            Act::Back { seat } => write!(f, "back {seat}"),
            Act::MoreTime { seat, millis } => write!(f, "more-time {seat} {millis}"),
        }
    }
}

impl FromStr for Act {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Act, TextError> {
        match word(text) {
            Some(act) => Ok(act),
            None => text.parse().map(|action| Act::Play { action }),
        }
    }
}

/// One entry of a game's log. Stored logs have the acts as text ([`StoredEntry`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<A = Act> {
    /// From 1, without gaps.
    pub seq: u32,
    /// Who decided; `None` for throws, taking back, agreement, more time and who stands in.
    pub seat: Option<Seat>,
    /// What was done.
    pub act: A,
    /// The client's idempotency id of the request; `None` for entries without a request.
    pub client: Option<String>,
    /// When, Unix time in milliseconds.
    pub at: u64,
    /// How long it took from the entry before, in milliseconds while clocks ran; `None` without clocks, and for what was
    /// not played at this table.
    pub spent: Option<u64>,
}

/// An entry as it is stored, its act as text, whose meaning may depend on the position it was played in.
pub type StoredEntry = Entry<String>;

impl Entry {
    /// The entry with its act as text.
    pub fn stored(&self) -> StoredEntry {
        let Entry { seq, seat, act, client, at, spent } = self.clone();
        Entry { seq, seat, act: act.to_string(), client, at, spent }
    }
}

impl StoredEntry {
    /// The entry with its act parsed in a position.
    ///
    /// # Errors
    /// The text cannot be parsed.
    pub fn read_at(self, position: &AnyPosition) -> Result<Entry, TextError> {
        let Entry { seq, seat, act, client, at, spent } = self;
        Ok(Entry { seq, seat, act: Act::parse_at(&act, position)?, client, at, spent })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_printed_is_read() {
        for text in ["take-back", "take-back -1", "take-back 01", "take-back +3", "resign nobody", "agree ", "AGREE"] {
            assert!(text.parse::<Act>().is_err(), "{text}");
        }
        for text in [
            "more-time south",
            "more-time south x",
            "more-time south  5",
            "resign",
            "resign south ",
            "resign south  time",
        ] {
            assert!(text.parse::<Act>().is_err(), "{text}");
        }
    }
}
