//! Checking afterwards that the throws of a game were drawn fairly.

use ashtapada_rules::{Action, ChanceList, Ply, Position};

use crate::dice::Secret;
use crate::record::Record;

/// What the record of a game proves about its throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// No dice were drawn from a secret.
    NoDice,
    /// The secret is not published yet: the game is not over.
    Secret,
    /// All of so many throws follow from the secret, and the secret is the one committed to.
    Fair {
        /// How many.
        throws: usize,
        /// How many throws before them were made elsewhere, before the game was resumed at this table.
        given: usize,
    },
}

/// The throws are not what the secret gives.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// A tag is missing or malformed.
    #[error("the tag `{tag}` is missing or is not {expected}")]
    Tag {
        /// Which.
        tag: &'static str,
        /// What it should be.
        expected: &'static str,
    },
    /// The secret does not match the commitment.
    #[error("the secret does not match the commitment made before the first throw")]
    Commitment,
    /// A throw differs from what the secret gives.
    #[error("throw {number} of the game is {thrown}, but the secret gives {drawn}")]
    Throw {
        /// Which throw, from 1.
        number: usize,
        /// What the record says.
        thrown: String,
        /// What the secret gives.
        drawn: String,
    },
}

/// Recomputes every throw of a record from the secret in its tags.
///
/// # Errors
/// A throw differs, the secret does not match the commitment, or a tag is missing or malformed.
pub fn check(record: &Record) -> Result<Proof, ProofError> {
    let Some(commitment) = record.tag("Commitment") else { return Ok(Proof::NoDice) };
    let Some(secret) = record.tag("Secret") else { return Ok(Proof::Secret) };
    let wrong = |tag, expected| ProofError::Tag { tag, expected };
    let secret: Secret = secret.parse().map_err(|_| wrong("Secret", "64 hexadecimal digits"))?;
    if secret.commitment() != commitment {
        return Err(ProofError::Commitment);
    }
    let game = record.tag("Game").ok_or(wrong("Game", "the game's id"))?;
    let mut indices = record.tag("Throws").unwrap_or_default().split_whitespace();
    let (mut throws, mut given) = (0, 0);
    for (number, ply) in record.game.plies().enumerate() {
        let (Ply::Action(Action::Throw(thrown)), Some(before)) = (ply, record.game.before(number)) else { continue };
        let number_of = indices.next();
        // Thrown before the game came to this table: it cannot be checked.
        if number_of == Some("-") && throws == 0 {
            given += 1;
            continue;
        }
        let Some(Ok(index)) = number_of.map(str::parse::<u64>) else {
            return Err(wrong("Throws", "the number of the log's entry of each throw"));
        };
        let mut chances = ChanceList::new();
        before.chance(&mut chances);
        throws += 1;
        let drawn = secret.draw(game, index, &chances);
        if drawn != Some(thrown) {
            let drawn = drawn.map_or_else(|| "none".to_owned(), |throw| throw.to_string());
            return Err(ProofError::Throw { number: given + throws, thrown: thrown.to_string(), drawn });
        }
    }
    Ok(Proof::Fair { throws, given })
}
