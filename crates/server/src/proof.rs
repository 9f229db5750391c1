//! Checking afterwards that the throws of a game were drawn fairly.

use ashtapada_rulebook::record::Record;
use ashtapada_rules::{Action, ChanceList, Position};

use crate::dice;

/// What the record of a game proves about its throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// No dice were drawn by a server.
    NoDice,
    /// The secret is not told yet: the game is not over.
    Secret,
    /// All of so many throws follow from the secret, and the secret is the one committed to.
    Fair {
        /// How many.
        throws: usize,
        /// How many before them were thrown elsewhere, before the game was taken up at the server's table.
        given: usize,
    },
}

/// The throws are not what the secret gives.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// A tag is missing or malformed.
    #[error("the tag `{tag}` is missing or is not {expected}")]
    Tag {
        /// Which.
        tag: &'static str,
        /// What it should be.
        expected: &'static str,
    },
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that was committed to before the first throw")]
    Commitment,
    /// A throw is another than the secret gives.
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

/// Computes every throw of a record again from the secret that its tags tell.
///
/// # Errors
/// A throw is another, the secret is not the one committed to, or a tag is malformed.
pub fn check(record: &Record) -> Result<Proof, ProofError> {
    let tag = |name: &str| record.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    let Some(commitment) = tag("Commitment") else { return Ok(Proof::NoDice) };
    let Some(secret) = tag("Secret") else { return Ok(Proof::Secret) };
    let wrong = |tag, expected| ProofError::Tag { tag, expected };
    let secret = unhex(secret).ok_or(wrong("Secret", "64 hexadecimal digits"))?;
    if dice::commitment(&secret) != commitment {
        return Err(ProofError::Commitment);
    }
    let game = tag("Game").ok_or(wrong("Game", "the game's id"))?;
    let mut indices = tag("Throws").unwrap_or_default().split_whitespace();
    let (mut throws, mut given) = (0, 0);
    for (number, action) in record.game.actions().enumerate() {
        let (Action::Throw(thrown), Some(before)) = (action, record.game.before(number)) else { continue };
        let number_of = indices.next();
        // Thrown before the game came to the server's table: nothing can be said of it.
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
        let drawn = dice::draw(&secret, game, index, &chances);
        if drawn != Some(thrown) {
            let drawn = drawn.map_or_else(|| "none".to_owned(), |throw| throw.to_string());
            return Err(ProofError::Throw { number: given + throws, thrown: thrown.to_string(), drawn });
        }
    }
    Ok(Proof::Fair { throws, given })
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.try_into().ok().filter(|_| digits.len() == 64)
}
