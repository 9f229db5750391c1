//! Setting up tables: their ids and secrets.

use ashtapada_local::setup::{ID, check_names, letters};
use ashtapada_rulebook::Words;
use ashtapada_table::{NewGame, Problem, Secret, StoredEntry, Table};

use crate::problem;

/// Random bytes of the operating system.
///
/// # Errors
/// It has none to give.
pub fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| problem::internal(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

/// A new id, of a game or a program.
///
/// # Errors
/// The system has no random numbers to give.
pub fn new_id() -> Result<String, Problem> {
    Ok(letters(&random::<ID>()?))
}

/// Sets up a game as requested, with a secret and an id of its own; returns it with its log so far.
///
/// # Errors
/// The request is invalid; the message is in the language of `words`.
pub fn set_up(asked: &NewGame, now: u64, words: Words) -> Result<(Table, Vec<StoredEntry>), Problem> {
    check_names(asked)?;
    set_up_as(&new_id()?, asked, now, words)
}

/// The same under a given id.
///
/// # Errors
/// The request is invalid; the message is in the language of `words`.
pub fn set_up_as(id: &str, asked: &NewGame, now: u64, words: Words) -> Result<(Table, Vec<StoredEntry>), Problem> {
    ashtapada_local::setup::set_up(id, asked, Secret::new(random::<32>()?), now, words)
}
