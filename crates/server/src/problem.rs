//! What went wrong, as it is told to clients.

use ashtapada_rulebook::record::RecordError;
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{OptionError, Refusal};

use crate::protocol::Problem;
use crate::store::StoreError;
use crate::table::{StepError, TableError};
use crate::view;

impl Problem {
    /// A problem of that kind, told in a sentence.
    pub fn new(kind: &str, message: impl ToString) -> Problem {
        Problem {
            kind: kind.to_owned(),
            message: message.to_string(),
            refusal: None,
            impossible: None,
            place: None,
            options: None,
        }
    }

    /// There is no such game.
    pub fn no_game(id: &str) -> Problem {
        Problem::new("not-found", format!("there is no game {id} here; the list of games shows those there are"))
    }

    /// A request or game above the limit, which `allowed` names.
    pub fn too_long(allowed: impl ToString) -> Problem {
        Problem::new("too-long", allowed)
    }

    /// The server stops.
    pub fn stopping() -> Problem {
        Problem::new("stopping", "the server is stopping; the game is kept and goes on when it is back")
    }

    /// The rules do not allow an action.
    pub fn illegal(refusal: Refusal) -> Problem {
        Problem { refusal: Some(Box::new(view::refusal(&refusal))), ..Problem::new("illegal", refusal) }
    }

    /// Why a game cannot be set up or replayed, told in `words`.
    pub fn of_table(error: TableError, words: Words) -> Problem {
        match error {
            TableError::Rules(error) => Problem::new("not-found", words.unknown_rules(&error)),
            TableError::Options { error, specs } => {
                let named = |pair: &str| pair.split_once('=').map_or(pair, |(id, _)| id).to_owned();
                let options = match &error {
                    OptionError::Unknown { id, .. } => vec![id.clone()],
                    OptionError::Value { id, .. } => vec![(*id).to_owned()],
                    OptionError::Contradiction { first, second, .. } => vec![named(first), named(second)],
                };
                Problem { options: Some(options), ..Problem::new("bad-option", words.option_error(&error, specs)) }
            }
            TableError::Position { error, options } => Problem {
                impossible: words
                    .impossible(&error.expected, &options)
                    .map(|_| Box::new(view::impossible(&error.expected))),
                ..Problem::new("bad-position", words.position_error(&error, &options))
            },
            TableError::Entry { .. } => Problem::new(
                "unreadable",
                format!("this game cannot be replayed under the rules of this version: {error}"),
            ),
        }
    }

    /// What is wrong with a record, told in `words`.
    pub fn of_record(error: &RecordError, words: Words) -> Problem {
        let (line, column) = error.place();
        let place = Some((line as u32, column as u32));
        Problem { place, ..Problem::new("bad-record", words.record_error(error)) }
    }

    /// Why an entry cannot follow, told in `words`. What the rules refuse is told by its fields too.
    pub fn of_step(error: StepError, words: Words) -> Problem {
        match error {
            StepError::Refused(refusal) => Problem::illegal(refusal),
            StepError::Text(error) => Problem::new("bad-actions", words.text_error(&error)),
            error => Problem::new("bad-request", error),
        }
    }
}

/// For those whose language is not known.
impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        Problem::of_table(error, Words::new(Lang::EN))
    }
}

/// For those whose language is not known.
impl From<StepError> for Problem {
    fn from(error: StepError) -> Problem {
        Problem::of_step(error, Words::new(Lang::EN))
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => Problem::new("stale", "the game has gone on in the meantime: look again"),
            StoreError::Repeated => Problem::new("bad-request", "that message was carried out before"),
            StoreError::Missing { game, .. } => Problem::no_game(game),
            StoreError::Unavailable(why) => Problem::new("storage", why),
            StoreError::Damaged(why) => Problem::new("unreadable", why),
        }
    }
}
