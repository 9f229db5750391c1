//! What the people of a table agree on beside the game: what happens while one of them is away, and whether the computer
//! may help.

use serde::{Deserialize, Serialize};

/// The shortest and longest time that a player may be away before something happens, in minutes.
const MINUTES: std::ops::RangeInclusive<u8> = 1..=60;

/// What happens when a player has been away for too long.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Meanwhile {
    /// A computer player plays until the player is back.
    #[default]
    Computer,
    /// It counts as giving up.
    Resign,
    /// The others wait.
    Wait,
}

/// What happens where players have screens of their own and one of them is away, while another is there.
///
/// ```
/// use ashtapada_table::{Absence, Meanwhile};
/// let usual = Absence::default();
/// assert_eq!((usual.minutes, usual.meanwhile), (3, Meanwhile::Computer));
/// assert!(Absence { minutes: 0, ..usual }.checked().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Absence {
    /// After how many minutes: 1 to 60.
    pub minutes: u8,
    /// What.
    pub meanwhile: Meanwhile,
}

impl Default for Absence {
    fn default() -> Absence {
        Absence { minutes: 3, meanwhile: Meanwhile::Computer }
    }
}

/// A player cannot be waited for so long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a player who is away is waited for from 1 to 60 minutes, not {minutes}")]
pub struct AbsenceError {
    /// What was asked for.
    pub minutes: u8,
}

/// A game cannot count for ratings as it is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RatedError {
    /// The players have no screens of their own.
    #[error("a game that counts needs a screen for each player: set `apart`")]
    OneScreen,
    /// Throws come from hands.
    #[error("the server throws the dice of a game that counts: set `dice` to `fair`")]
    HandDice,
    /// Throws are known beforehand.
    #[error("nobody knows the dice of a game that counts beforehand: set `dice` to `fair`")]
    DayDice,
    /// It does not begin at the start.
    #[error("a game that counts begins at the start: leave out `position` and `actions`")]
    Begun,
    /// The players have different times.
    #[error("all have the same time in a game that counts: leave out `clocks`")]
    Odds,
    /// The computer is to help.
    #[error("the computer helps nobody in a game that counts: leave out `help`")]
    Helped,
    /// Its rules are a draft.
    #[error("the rules of a game that counts are published ones, not a draft")]
    Draft,
}

impl Absence {
    /// The same as it is settled for a game. Where a turn takes `days` nobody has to be there, so nothing comes of being
    /// away. In a game that counts nobody else plays for who is away, who either gives up or is waited for.
    pub(crate) fn settled(self, days: bool, rated: bool) -> Absence {
        let meanwhile = match self.meanwhile {
            _ if days => Meanwhile::Wait,
            Meanwhile::Computer if rated => Meanwhile::Resign,
            own => own,
        };
        Absence { meanwhile, ..self }
    }

    /// The same, if it is valid.
    ///
    /// # Errors
    /// The time is out of range.
    pub fn checked(self) -> Result<Absence, AbsenceError> {
        if MINUTES.contains(&self.minutes) { Ok(self) } else { Err(AbsenceError { minutes: self.minutes }) }
    }
}
