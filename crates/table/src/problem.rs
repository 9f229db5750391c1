//! What went wrong and what to do, for clients.

use ashtapada_rulebook::Words;
use ashtapada_rules::{Expected, OptionError, Refusal};
use serde::Serialize;

use crate::InWords;
use crate::dice::SeedError;
use crate::name::NameError;
use crate::record::RecordError;
use crate::setup::SetupError;
use crate::table::{Declined, StepError, TableError};

/// What kind of problem it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum ProblemKind {
    /// The request is invalid.
    BadRequest,
    /// An option is invalid.
    BadOption,
    /// A position is malformed or impossible.
    BadPosition,
    /// The actions given with a game cannot be played.
    BadActions,
    /// A record cannot be read.
    BadRecord,
    /// A seat cannot be assigned as requested.
    BadSeat,
    /// The clock plan is invalid.
    BadClock,
    /// The request or the game is too long.
    TooLong,
    /// What was requested does not exist.
    NotFound,
    /// The game has gone on in the meantime.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// Somebody else decides for that seat.
    NotYourSeat,
    /// A computer player does not agree that the game ends so: it expects more of playing on.
    PlaysOn,
    /// Another player decides for that seat.
    OthersSeat,
    /// Somebody else sits there.
    SeatTaken,
    /// Another player at the table has a name that looks the same.
    NameTaken,
    /// It cannot be a name: something in it is invisible, or changes how the text around it looks.
    BadName,
    /// Who only watches wants to act.
    Watching,
    /// The table is played at one screen, that of the computer it is on.
    OneScreen,
    /// A computer player stands in for somebody, who has to agree and cannot be asked.
    Away,
    /// Others play here too, and are not to be stopped or outwitted with the help of the computer.
    OthersPlay,
    /// The dice are thrown by hand.
    HandDice,
    /// The dice are drawn.
    FairDice,
    /// The seats have not all added their seeds to the dice, or a seat's part in them cannot be accepted.
    Seeds,
    /// The seats have begun the dice anew too often.
    SeedsSpent,
    /// The game is over and the secret of its dice is published.
    SecretPublished,
    /// The throws follow from a date, and nothing is taken back.
    ThrowsKnown,
    /// The game counts for ratings, and that does not go with it.
    Counts,
    /// A link of a game that is played by links cannot be read.
    BadLink,
    /// A link tells what did not happen: another past than is known, or throws that were not due.
    FalseLink,
    /// Somebody else has joined a game that is played by links in one's place.
    LinkTaken,
    /// The game is played by links, and what was asked for is for others to do, or for nobody.
    ByLinks,
    /// There is no decision to take back.
    NothingToTakeBack,
    /// The clock still runs.
    ClockRuns,
    /// A stored game cannot be read.
    Unreadable,
    /// Nothing can be saved now.
    Storage,
    /// The server is stopping.
    Stopping,
    /// Another server of the same site has the game now, or is about to.
    Moved,
    /// The client is not allowed to.
    Forbidden,
    /// The client has to sign in first.
    SignedOut,
    /// The request was not received completely in time.
    Timeout,
    /// The client falls too far behind.
    Slow,
    /// Too much is being computed already.
    Busy,
    /// The client asks too often.
    TooSoon,
    /// The fault is the server's.
    Server,
}

/// What went wrong and what to do.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct Problem {
    /// Which kind.
    pub kind: ProblemKind,
    /// A sentence, in the requested language where there is a translation.
    pub message: String,
    /// Set when the rules refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// Set when a position is impossible, not malformed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<Box<Expected>>,
    /// Line and column, from 1, of the error in a text of several lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<(u32, u32)>,
    /// Ids of the invalid options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
}

impl Problem {
    /// A problem of that kind, with a message.
    pub fn new(kind: ProblemKind, message: impl ToString) -> Problem {
        Problem { kind, message: message.to_string(), refusal: None, impossible: None, place: None, options: None }
    }

    /// There is no such game.
    pub fn no_game(id: &str) -> Problem {
        let why = format!("there is no game {id} here; the list of games shows those there are");
        Problem::new(ProblemKind::NotFound, why)
    }

    /// Another server of the site has the game. Whoever asks again soon finds that one, or a free game.
    pub fn moved() -> Problem {
        let why = "another server of this site has this game now; it is stored, and goes on when you connect again";
        Problem::new(ProblemKind::Moved, why)
    }

    /// The game has gone on.
    pub fn stale() -> Problem {
        Problem::new(ProblemKind::Stale, "the game has gone on in the meantime: look again")
    }

    /// The rules do not allow it.
    pub fn illegal(refusal: Refusal) -> Problem {
        Problem { refusal: Some(refusal), ..Problem::new(ProblemKind::Illegal, refusal) }
    }

    /// Why a game cannot be set up.
    pub fn of_setup(error: &SetupError, words: Words) -> Problem {
        let problem = |kind| Problem::new(kind, error.in_words(words));
        match error {
            SetupError::Rules(_) | SetupError::Edition { .. } => problem(ProblemKind::NotFound),
            SetupError::Options { error, .. } => {
                let id = |pair: &str| pair.split_once('=').map_or(pair, |(id, _)| id).to_owned();
                let options = match error {
                    OptionError::Unknown { id, .. } => vec![id.clone()],
                    OptionError::Value { id, .. } => vec![(*id).to_owned()],
                    OptionError::Impossible { option, .. } => vec![id(option)],
                    OptionError::Contradiction { first, second, .. } => vec![id(first), id(second)],
                };
                Problem { options: Some(options), ..problem(ProblemKind::BadOption) }
            }
            SetupError::Position { error, options } => {
                let impossible = words.impossible(&error.expected, options);
                let impossible = impossible.map(|_| Box::new(error.expected.clone()));
                Problem { impossible, ..problem(ProblemKind::BadPosition) }
            }
            SetupError::NoSeat { .. } | SetupError::SeatTwice { .. } => problem(ProblemKind::BadSeat),
            SetupError::Clock(_) => problem(ProblemKind::BadClock),
            SetupError::Absence(_) | SetupError::Rated(_) | SetupError::ByLinks => problem(ProblemKind::BadRequest),
        }
    }

    /// Why a game cannot be set up with the actions given.
    pub fn of_table(error: &TableError, words: Words) -> Problem {
        match error {
            TableError::Setup(error) => Problem::of_setup(error, words),
            TableError::Entry { .. } => Problem::new(ProblemKind::BadActions, error.in_words(words)),
        }
    }

    /// What is wrong with a record.
    pub fn of_record(error: &RecordError, words: Words) -> Problem {
        let (line, column) = error.place();
        let place = Some((line as u32, column as u32));
        Problem { place, ..Problem::new(ProblemKind::BadRecord, error.in_words(words)) }
    }
}

/// In English, for clients whose language is not known.
impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        Problem::new(ProblemKind::BadName, error)
    }
}

/// In English, for clients whose language is not known.
impl From<Declined> for Problem {
    fn from(declined: Declined) -> Problem {
        let kind = match &declined {
            Declined::Illegal(refusal) => return Problem::illegal(*refusal),
            Declined::HandDice => ProblemKind::HandDice,
            Declined::FairDice => ProblemKind::FairDice,
            Declined::NotYourSeat { .. } | Declined::NoPeople => ProblemKind::NotYourSeat,
            Declined::PlayersMissing | Declined::HasCounted | Declined::Counts => ProblemKind::Counts,
            Declined::SeedsMissing => ProblemKind::Seeds,
            Declined::SecretPublished => ProblemKind::SecretPublished,
            Declined::ThrowsKnown => ProblemKind::ThrowsKnown,
            Declined::Elsewhere { .. } | Declined::ByLinks | Declined::Sent => ProblemKind::ByLinks,
            Declined::NothingToTakeBack => ProblemKind::NothingToTakeBack,
            Declined::ClockRuns { .. } => ProblemKind::ClockRuns,
            Declined::TooLong { .. } => ProblemKind::TooLong,
            _ => ProblemKind::BadRequest,
        };
        Problem::new(kind, declined)
    }
}

/// In English, for clients whose language is not known.
impl From<SeedError> for Problem {
    fn from(error: SeedError) -> Problem {
        let kind = if error == SeedError::TooOften { ProblemKind::SeedsSpent } else { ProblemKind::Seeds };
        Problem::new(kind, error)
    }
}

/// In English, for clients whose language is not known.
impl From<StepError> for Problem {
    fn from(error: StepError) -> Problem {
        match error {
            StepError::Refused(refusal) => Problem::illegal(refusal),
            error => Problem::new(ProblemKind::BadRequest, error),
        }
    }
}
