//! Checking afterwards that the throws of a game were drawn fairly, from its record alone.

use ashtapada_rulebook::Day;
use ashtapada_rules::{Action, ChanceList, Ply, Position, Seat, Throw, Turn};

use crate::dice::{Commitment, DayDice, Dice, Secret, Seed};
use crate::record::{Record, THROWS_OF};

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
        /// How often something was taken back past a throw, which was known then before it came again.
        taken_back: usize,
    },
    /// All of so many throws follow from a date.
    OfDay {
        /// Which.
        day: Day,
        /// How many.
        throws: usize,
        /// How many throws before them were made elsewhere.
        given: usize,
    },
}

/// Why throws are not proved.
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
    /// The record has throws and no commitment.
    #[error("the record has throws, and no tag `Commitment` that vouches for them")]
    Unproved,
    /// The secret is not published yet.
    #[error("the secret is published when the game is over")]
    Unpublished,
    /// Throws were made before the game came to the table.
    #[error("{given} throws were made before the game came to this table: nothing is proved about them")]
    Elsewhere {
        /// How many.
        given: usize,
    },
    /// The secret does not match the commitment.
    #[error("the secret does not match the commitment made before the first throw")]
    Commitment,
    /// A throw differs from what the secret, or the date, gives.
    #[error("throw {number} of the game is {thrown}, but it should have been {drawn}")]
    Throw {
        /// Which throw, from 1.
        number: usize,
        /// What the record says.
        thrown: String,
        /// What it should have been.
        drawn: String,
    },
}

/// A throw of a record, with what could have been thrown.
#[derive(Debug, Clone)]
pub struct Thrown {
    /// What was thrown.
    pub throw: Throw,
    /// Whose throw it was.
    pub seat: Seat,
    /// What could have been thrown, in the order of the rules.
    pub chances: ChanceList,
}

/// The throws of a record, in order.
pub fn throws(record: &Record) -> impl Iterator<Item = Thrown> {
    record.game.steps(0).filter_map(|(before, ply)| {
        let (Ply::Action(Action::Throw(throw)), Turn::Chance(seat)) = (ply, before.turn()) else { return None };
        let mut chances = ChanceList::new();
        before.chance(&mut chances);
        Some(Thrown { throw, seat, chances })
    })
}

/// Recomputes every throw of a record from the tags in it: its secret and the seeds of its seats, or the date from which its
/// throws follow.
///
/// # Errors
/// A throw differs, the secret does not match the commitment, or a tag is missing or malformed.
pub fn check(record: &Record) -> Result<Proof, ProofError> {
    if let Some(day) = record.tag(THROWS_OF) {
        return throws_of_day(record, day.parse().map_err(|_| wrong(THROWS_OF, "a day such as 2026-11-22"))?);
    }
    let Some(commitment) = record.tag("Commitment") else { return Ok(Proof::NoDice) };
    let commitment: Commitment = commitment.parse().map_err(|_| wrong("Commitment", HEX))?;
    let Some(secret) = record.tag("Secret") else { return Ok(Proof::Secret) };
    let secret: Secret = secret.parse().map_err(|_| wrong("Secret", HEX))?;
    let game = record.tag("Game").ok_or(wrong("Game", "the name of the game"))?;
    if secret.commitment(game) != commitment {
        return Err(ProofError::Commitment);
    }
    throws_follow(record, secret, game)
}

const HEX: &str = "64 hexadecimal digits";

const fn wrong(tag: &'static str, expected: &'static str) -> ProofError {
    ProofError::Tag { tag, expected }
}

/// Draws every throw of a record again.
fn throws_follow(record: &Record, secret: Secret, game: &str) -> Result<Proof, ProofError> {
    let seats = record.game.position().seats();
    let dice = Dice::new(secret, game, seeds(record, seats)?);
    let (given, taken_back) = (count(record, "ThrownBefore")?, count(record, "TakenBack")?);
    let mut all = 0;
    for thrown in throws(record) {
        all += 1;
        if all > given {
            thrown.must_be(dice.draw(all as u64, &thrown.chances), all)?;
        }
    }
    Ok(Proof::Fair { throws: own(all, given)?, given, taken_back })
}

/// Draws every throw of a record again that follows from a date.
fn throws_of_day(record: &Record, day: Day) -> Result<Proof, ProofError> {
    let (dice, given) = (DayDice::of(day), count(record, "ThrownBefore")?);
    let (mut all, mut of_seat) = (0, [0_u64; 4]);
    for thrown in throws(record) {
        let number = &mut of_seat[thrown.seat.index()];
        (all, *number) = (all + 1, *number + 1);
        if all > given {
            thrown.must_be(dice.draw(thrown.seat, *number, &thrown.chances), all)?;
        }
    }
    Ok(Proof::OfDay { day, throws: own(all, given)?, given })
}

/// How many of all throws were not made elsewhere.
fn own(all: usize, given: usize) -> Result<usize, ProofError> {
    all.checked_sub(given).ok_or(wrong("ThrownBefore", "at most the number of throws"))
}

/// The number in a tag; 0 without the tag.
fn count(record: &Record, tag: &'static str) -> Result<usize, ProofError> {
    match record.tag(tag).map(str::parse::<usize>) {
        None => Ok(0),
        Some(Ok(count)) => Ok(count),
        Some(Err(_)) => Err(wrong(tag, "a number")),
    }
}

/// The seeds of all seats, in the order of play.
fn seeds(record: &Record, seats: &[Seat]) -> Result<Vec<Seed>, ProofError> {
    let told = record.tag("Seeds").unwrap_or_default();
    let pairs: Option<Vec<(Seat, Seed)>> = told
        .split_whitespace()
        .map(|pair| {
            let (seat, seed) = pair.split_once('=')?;
            Some((seat.parse().ok()?, seed.parse().ok()?))
        })
        .collect();
    let seed = |pairs: &[(Seat, Seed)], seat| pairs.iter().find(|(of, _)| *of == seat).map(|(_, seed)| *seed);
    pairs
        .filter(|pairs| pairs.len() == seats.len())
        .and_then(|pairs| seats.iter().map(|&seat| seed(&pairs, seat)).collect())
        .ok_or(wrong("Seeds", "a seed of 64 hexadecimal digits for every seat, as in south=1f…"))
}

impl Thrown {
    fn must_be(&self, drawn: Option<Throw>, number: usize) -> Result<(), ProofError> {
        if drawn == Some(self.throw) {
            return Ok(());
        }
        let drawn = drawn.map_or_else(|| "none".to_owned(), |throw| throw.to_string());
        Err(ProofError::Throw { number, thrown: self.throw.to_string(), drawn })
    }
}
