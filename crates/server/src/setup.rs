//! Setting up tables: ids, secrets, and which computer players there are.

use ashtapada_engine::Bot;
use ashtapada_rulebook::Words;
use ashtapada_table::{LONGEST, NewGame, Player, Problem, ProblemKind, Secret, StoredEntry, Table};

use crate::problem;

/// Characters of a game's id: none that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes of the operating system.
///
/// # Errors
/// It has none to give.
pub fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| problem::server(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

/// Checks that a request does not have more actions than are allowed.
///
/// # Errors
/// There are too many.
pub fn not_too_long(actions: usize) -> Result<(), Problem> {
    if actions > LONGEST as usize { Err(problem::too_long(format!("{LONGEST} actions at most"))) } else { Ok(()) }
}

/// Sets up a game as requested, with a secret and an id of its own; returns it with its log so far.
///
/// # Errors
/// The request is invalid; the message is in the language of `words`.
pub fn set_up(asked: &NewGame, now: u64, words: Words) -> Result<(Table, Vec<StoredEntry>), Problem> {
    not_too_long(asked.actions.len())?;
    for plan in &asked.seats {
        if let Player::Bot { bot } = &plan.player
            && Bot::playable(bot).is_none()
        {
            let known = Bot::OFFERED.map(Bot::id).join(", ");
            return Err(Problem::new(ProblemKind::BadSeat, format!("`{bot}`: expected a computer player: {known}")));
        }
    }
    let secret = Secret::new(random::<32>()?);
    let id: String = random::<12>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect();
    let (table, log) = Table::set_up(asked, &id, secret, now).map_err(|error| Problem::of_table(&error, words))?;
    Ok((table, log.iter().map(|entry| entry.stored()).collect()))
}
