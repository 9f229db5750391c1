//! Error messages in the reader's language, with the texts of the rulebook.

use ashtapada_rulebook::{Phrase, Words};
use ashtapada_rules::{Seat, TextError};

use crate::clocks::ClockError;
use crate::record::{self, RecordError};
use crate::setup::SetupError;
use crate::table::{StepError, TableError};
use crate::terms::RatedError;

impl Phrase for record::Expected {
    const PREFIX: &'static str = "record-expected";
}

/// An error with a message in the reader's language.
///
/// ```
/// use ashtapada_rulebook::Words;
/// use ashtapada_table::{Beginning, InWords};
/// let error = Beginning::new("soldiers61-bl", [], None).unwrap_err();
/// let polish = Words::new("pl".parse().unwrap());
/// assert!(error.in_words(polish).contains("soldiers16-bl"));
/// ```
pub trait InWords {
    /// The message.
    fn in_words(&self, words: Words) -> String;
}

fn name(seat: Seat, words: Words) -> String {
    words.text(&format!("seat-{seat}"))
}

impl InWords for TextError {
    fn in_words(&self, words: Words) -> String {
        words.text_error(self)
    }
}

impl InWords for ClockError {
    fn in_words(&self, words: Words) -> String {
        match self {
            ClockError::Text => words.text("setup-clock"),
            ClockError::Initial { seconds } => words.with("setup-clock-initial", &[("seconds", &seconds.to_string())]),
            ClockError::Turn => words.text("setup-clock-turn"),
            ClockError::Own { seat } => words.with("setup-clock-own", &[("seat", seat.name())]),
            ClockError::Increment { seconds } => {
                words.with("setup-clock-increment", &[("seconds", &seconds.to_string())])
            }
        }
    }
}

impl InWords for SetupError {
    fn in_words(&self, words: Words) -> String {
        match self {
            SetupError::Rules(error) => words.unknown_rules(error),
            SetupError::Edition(error) => words.edition_error(error, &[]),
            SetupError::Options { error, specs } => words.option_error(error, specs),
            SetupError::Position { error, options } => words.position_error(error, options),
            SetupError::NoSeat { seat, seats } => {
                let names: Vec<String> = seats.iter().map(|&seat| name(seat, words)).collect();
                words.with("setup-no-seat", &[("seat", &name(*seat, words)), ("seats", &names.join(", "))])
            }
            SetupError::SeatTwice { seat } => words.with("setup-seat-twice", &[("seat", &name(*seat, words))]),
            SetupError::Clock(error) => error.in_words(words),
            SetupError::Rated(error) => words.text(match error {
                RatedError::OneScreen => "setup-rated-one-screen",
                RatedError::HandDice => "setup-rated-hand-dice",
                RatedError::DayDice => "setup-rated-day-dice",
                RatedError::Begun => "setup-rated-begun",
                RatedError::Odds => "setup-rated-odds",
                RatedError::Helped => "setup-rated-helped",
                RatedError::Draft => "setup-rated-draft",
            }),
            SetupError::ByLinks => words.text("setup-by-links"),
            SetupError::Absence(error) => words.with("setup-absence", &[("minutes", &error.minutes.to_string())]),
        }
    }
}

impl InWords for TableError {
    fn in_words(&self, words: Words) -> String {
        match self {
            TableError::Setup(error) => error.in_words(words),
            TableError::Entry { seq, act, why, position } => {
                let why = match why.as_ref() {
                    StepError::Refused(refusal) => words.refusal(refusal, position.as_ref()),
                    StepError::Text(error) => words.text_error(error),
                    other => other.to_string(),
                };
                words.step_error(*seq as usize, act, &why)
            }
        }
    }
}

impl InWords for RecordError {
    fn in_words(&self, words: Words) -> String {
        match self {
            RecordError::Syntax(error) => words.error_in_lines(error),
            RecordError::Action(error) => words.error_in_lines(error),
            RecordError::Setup { error, .. } => match error.as_ref() {
                SetupError::Position { error, options } => match words.impossible(&error.expected, options) {
                    Some(why) => words.wrong_at(self.place(), &why),
                    None => words.error_in_lines(error),
                },
                error => words.wrong_at(self.place(), &error.in_words(words)),
            },
            RecordError::Illegal { act, refusal, position, .. } => {
                words.illegal_at(self.place(), act, &words.refusal(refusal, position.as_ref()))
            }
            RecordError::Ambiguous { act, readings, .. } => {
                let why = words.with("typed-ambiguous", &[("readings", &readings.join(", "))]);
                words.illegal_at(self.place(), act, &why)
            }
        }
    }
}
