//! Requests of players, turned into acts or declined.

use ashtapada_rules::{Action, Position, Refusal, Seat, TextError, Turn};
use serde::{Deserialize, Serialize};

use super::{StepError, Table};
use crate::entry::{Act, Cause};
use crate::player::Player;
use crate::setup::DiceSource;

/// A request of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Request {
    /// To play an action, in the notation of the game.
    Act {
        /// Its text.
        action: String,
    },
    /// To throw the dice of the table.
    Roll,
    /// To enter a throw of real dice.
    EnterThrow {
        /// `3`, `2 5`.
        throw: String,
    },
    /// To take back a decision and what followed, the last decision of a person among it.
    TakeBack {
        /// The number of the entry before it, 0 for the beginning; `None`: before the last decision of a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<u32>,
    },
    /// To end the game as all players agree.
    Agree,
    /// To resign. Where several others play for themselves, they play on, and a computer player takes the place.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// To give more time to a seat whose time is up; where players have screens of their own, also before that.
    MoreTime {
        /// Which seat.
        seat: Seat,
    },
    /// To stop the clocks and the computer players until somebody goes on.
    Pause,
    /// To let a computer player play for a seat that nobody has taken, until somebody sits down there.
    StandIn {
        /// Which seat.
        seat: Seat,
    },
    /// In a trial: to go back to the state after an entry, and play on from there.
    Follow {
        /// The number of that entry, 0 for the beginning; `None`: from where the game stands.
        back_to: Option<u32>,
        /// The acts to play then, as text.
        actions: Vec<String>,
    },
}

/// Why a table declines a request.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Declined {
    /// The text is not an action.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(Refusal),
    /// A throw was requested like an action: dice are thrown, not named.
    #[error("dice are not thrown by naming what they show")]
    ThrowNamed,
    /// What was entered is not a throw.
    #[error("expected what the dice show, for example 3 or 2 5")]
    NotAThrow,
    /// The dice of the table are thrown by hand.
    #[error("the dice of this table are thrown by hand: enter what they show")]
    HandDice,
    /// The dice of the table are drawn.
    #[error("the dice of this table are thrown by the server")]
    FairDice,
    /// The seat is played by the computer.
    #[error("{seat} is played by the computer")]
    NotYourSeat {
        /// Which seat.
        seat: Seat,
    },
    /// No person sits at the table.
    #[error("only computer players sit at this table")]
    NoPeople,
    /// The seat does not play here.
    #[error("no {seat} plays here")]
    NoSeat {
        /// Which.
        seat: Seat,
    },
    /// The seat is played on another device.
    #[error("{seat} is played on another device: send the link, and wait for the one that comes back")]
    Elsewhere {
        /// Which seat.
        seat: Seat,
    },
    /// The game is played by links, and that needs all at once.
    #[error("by links a game is played to its end, or resigned by whose turn it is")]
    ByLinks,
    /// The others have seen it.
    #[error("what was sent is not taken back")]
    Sent,
    /// There is no decision to take back.
    #[error("there is no decision of a person to take back")]
    NothingToTakeBack,
    /// The secret of the dice is published, so nothing can be thrown with it any more.
    #[error("the game is over and the secret of its dice is published: play on from here in a new game")]
    SecretPublished,
    /// It is a game of a day: all its throws are known.
    #[error("everybody plays this game of the day alike: nothing is taken back")]
    ThrowsKnown,
    /// Not all seats have added their seeds to the dice.
    #[error("the dice are not ready: a seat has not added its seed yet")]
    SeedsMissing,
    /// Not all players of a game that counts have sat down.
    #[error("this game counts: it begins when all its players have sat down")]
    PlayersMissing,
    /// The game has counted.
    #[error("the game is over and has counted: play on from here in a new game")]
    HasCounted,
    /// Nobody else plays for a player of a game that counts.
    #[error("this game counts: nobody plays for anybody else in it")]
    Counts,
    /// Only trials do that.
    #[error("games are taken back step by step")]
    NotATrial,
    /// Trials do not do that.
    #[error("nothing is at stake here: there is no game to end")]
    NotATable,
    /// The game would be too long.
    #[error("no more than {most} actions are played here")]
    TooLong {
        /// How many may be played.
        most: u32,
    },
    /// The table has no clocks.
    #[error("this table is played without clocks")]
    NoClocks,
    /// The seat still has time.
    #[error("the time of {seat} is not up")]
    ClockRuns {
        /// Which seat.
        seat: Seat,
    },
}

impl From<StepError> for Declined {
    fn from(error: StepError) -> Declined {
        match error {
            StepError::Text(error) => Declined::Text(error),
            StepError::Refused(refusal) => Declined::Illegal(refusal),
            // Only a caller that numbers entries itself can be wrong about the number.
            StepError::Number { .. } => Declined::Illegal(Refusal::NoSuchAction),
            StepError::TooLong { most } => Declined::TooLong { most },
        }
    }
}

impl Table {
    /// What a request adds to the log, if it is allowed: the seat that decides, and the act. A clock has run for
    /// `spent` milliseconds since the last entry.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub fn decide(&self, request: &Request, spent: u64) -> Result<(Option<Seat>, Act), Declined> {
        let position = self.position();
        let legal = |action: Action| match position.refuse(action) {
            Some(refusal) => Err(Declined::Illegal(refusal)),
            None => Ok(Act::Play { action }),
        };
        match request {
            Request::Act { action } => {
                let action = position.parse_action(action)?;
                if let Turn::Seat(seat) = self.turn() {
                    self.may_decide(seat)?;
                }
                if matches!(action, Action::Throw(_)) {
                    return Err(Declined::ThrowNamed);
                }
                self.not_over()?;
                self.may_begin()?;
                Ok((self.turn().seat(), legal(action)?))
            }
            Request::Roll => {
                if self.dice() == DiceSource::Hand {
                    return Err(Declined::HandDice);
                }
                if let Turn::Chance(seat) = self.turn() {
                    self.may_decide(seat)?;
                }
                self.not_over()?;
                self.may_begin()?;
                if self.waits_for_seeds() || self.linked().is_some_and(|linked| !linked.is_complete()) {
                    return Err(Declined::SeedsMissing);
                }
                let throw = self.next_throw().ok_or(Declined::Illegal(Refusal::NoThrowNow))?;
                Ok((None, Act::Play { action: throw }))
            }
            Request::EnterThrow { throw } => {
                if self.dice().is_thrown_here() {
                    return Err(Declined::FairDice);
                }
                let throw = position.parse_action(throw)?;
                if !matches!(throw, Action::Throw(_)) {
                    return Err(Declined::NotAThrow);
                }
                self.not_over()?;
                Ok((None, legal(throw)?))
            }
            &Request::TakeBack { to } => {
                self.may_go_back()?;
                if self.has_counted() {
                    return Err(Declined::HasCounted);
                }
                let to = self.take_back_to(to).ok_or(Declined::NothingToTakeBack)?;
                if self.linked().is_some_and(|linked| to < linked.fixed) {
                    return Err(Declined::Sent);
                }
                Ok((None, Act::TakeBack { to }))
            }
            Request::Agree => {
                if !self.header.setup.seats.iter().any(|plan| plan.player.is_human()) {
                    return Err(Declined::NoPeople);
                }
                if self.linked().is_some() {
                    return Err(Declined::ByLinks);
                }
                self.not_over()?;
                Ok((None, Act::Agree))
            }
            &Request::Resign { seat } => {
                // A seat whose time is up, also a computer's, may be resigned by anyone at the screen, and that ends the
                // game: its clock would stand at zero for whoever played on.
                let timed_out = self.time_is_up(seat, spent);
                if !timed_out {
                    self.may_decide(seat)?;
                }
                let in_turn = self.due() == Some(seat);
                if self.linked().is_some() && (!in_turn || self.others_play_on(seat)) {
                    return Err(Declined::ByLinks);
                }
                self.not_over()?;
                let ends = Act::Resign { seat, cause: Cause::Own };
                Ok((Some(seat), if timed_out { ends } else { self.gives_up(seat, Cause::Own) }))
            }
            &Request::MoreTime { seat } => {
                let plan = self.clock().ok_or(Declined::NoClocks)?;
                // Where each plays for himself at his own screen, it is a gift of the others.
                if !self.is_apart() && !self.time_is_up(seat, spent) {
                    return Err(Declined::ClockRuns { seat });
                }
                self.not_over()?;
                Ok((None, Act::MoreTime { seat, millis: plan.more() }))
            }
            Request::StandIn { .. } if self.is_rated() => Err(Declined::Counts),
            &Request::StandIn { seat } => {
                let free = self.is_apart() && self.people().contains(&seat) && self.sitters().is_free(seat);
                if !free || self.stands_in(seat) {
                    return Err(Declined::NoSeat { seat });
                }
                self.not_over()?;
                Ok((None, Act::StandIn { seat }))
            }
            // That is for whoever measures the time.
            Request::Pause => Err(Declined::NoClocks),
            Request::Follow { .. } => Err(Declined::NotATrial),
        }
    }

    fn may_begin(&self) -> Result<(), Declined> {
        if self.waits_for_players() { Err(Declined::PlayersMissing) } else { Ok(()) }
    }

    fn not_over(&self) -> Result<(), Declined> {
        if self.turn() == Turn::Over { Err(Declined::Illegal(Refusal::GameOver)) } else { Ok(()) }
    }

    /// Whether a person may decide for that seat. Anyone may for any person's seat: all sit before the same screen.
    fn may_decide(&self, seat: Seat) -> Result<(), Declined> {
        if self.linked().is_some_and(|linked| !linked.is_here(seat)) {
            return Err(Declined::Elsewhere { seat });
        }
        match self.player(seat) {
            Some(Player::Human { .. }) => Ok(()),
            Some(Player::Bot { .. }) => Err(Declined::NotYourSeat { seat }),
            None => Err(Declined::NoSeat { seat }),
        }
    }

    /// Whether the entry of that number is what a request asks for: a request sent again must be the same.
    pub fn is_what_was_asked(&self, seq: u32, request: &Request) -> bool {
        let (Some(entry), Some(before)) = (self.entry(seq), self.position_before(seq)) else { return false };
        let is_throw = entry.act.is_throw();
        let is_that = |text: &str| before.parse_action(text).is_ok_and(|action| entry.act == Act::Play { action });
        match request {
            Request::Act { action } => !is_throw && is_that(action),
            Request::Roll => is_throw,
            Request::EnterThrow { throw } => is_throw && is_that(throw),
            &Request::TakeBack { to: asked } => {
                matches!(entry.act, Act::TakeBack { to } if asked.is_none_or(|asked| asked == to))
            }
            Request::Agree => entry.act == Act::Agree,
            Request::Resign { seat: asked } => {
                matches!(entry.act, Act::Resign { seat, .. } | Act::Leave { seat, .. } if seat == *asked)
            }
            Request::MoreTime { seat: asked } => matches!(entry.act, Act::MoreTime { seat, .. } if seat == *asked),
            &Request::StandIn { seat } => entry.act == Act::StandIn { seat },
            Request::Pause | Request::Follow { .. } => false,
        }
    }
}
