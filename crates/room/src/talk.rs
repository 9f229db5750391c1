//! What players say to each other: at tables for everybody phrases and reactions only, which each reads in his own language.
//! How much of it, and how many reports, one seat may send. Pure.

use ashtapada_messages::{Talk, problem};
use ashtapada_rules::Seat;
use ashtapada_table::name::cleaned_to;
use ashtapada_table::{Problem, ProblemKind};

/// How long one waits before saying something else, in milliseconds.
const PAUSE: u64 = 1_500;
/// The longest words, in letters.
const LONGEST: usize = 140;

/// How many reports of a seat are stored, as long as the room is open: names change, but nobody fills the disk.
const REPORTS: u8 = 12;

/// What each seat has said and reported, as far as it limits what it says next.
#[derive(Debug, Default)]
pub struct TalkLimits {
    /// When each seat may say the next thing, by [`Seat::index`].
    next: [u64; 4],
    /// How many reports of each seat were stored.
    reports: [u8; 4],
}

impl TalkLimits {
    /// Notes that a seat says something now.
    ///
    /// # Errors
    /// It has just said something else.
    pub fn says(&mut self, seat: Seat, now: u64) -> Result<(), Problem> {
        let next = &mut self.next[seat.index()];
        if *next > now {
            return Err(Problem::new(ProblemKind::TooSoon, "one thing every 1.5 seconds"));
        }
        *next = now + PAUSE;
        Ok(())
    }

    /// Checks that a seat may report somebody.
    ///
    /// # Errors
    /// It has done so too often.
    pub fn may_report(&self, seat: Seat) -> Result<(), Problem> {
        match self.reports[seat.index()] >= REPORTS {
            true => {
                Err(problem::bad_request("so many reports from one seat are enough; whoever runs the site reads them"))
            }
            false => Ok(()),
        }
    }

    /// Notes that a report of a seat was stored.
    pub fn has_reported(&mut self, seat: Seat) {
        self.reports[seat.index()] += 1;
    }
}

/// What is said, as others are told it at a table that is `open` to everybody or not.
///
/// # Errors
/// Nobody may say that there.
pub fn checked(talk: Talk, open: bool) -> Result<Talk, Problem> {
    match talk {
        Talk::Words { .. } if open => {
            Err(problem::bad_request("at an open table there are phrases only: send a `phrase` or a `reaction`"))
        }
        Talk::Words { text } => {
            // One more than there may be, so that too many are too many.
            let text = cleaned_to(&text, LONGEST + 1);
            if text.is_empty() || text.chars().count() > LONGEST {
                return Err(problem::bad_request(format!("words have 1 to {LONGEST} letters")));
            }
            Ok(Talk::Words { text })
        }
        talk => Ok(talk),
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_messages::Phrase;

    use super::*;

    #[test]
    fn each_seat_says_one_thing_at_a_time() {
        let mut limits = TalkLimits::default();
        let mut says = |seat, now| limits.says(seat, now).map_err(|problem| problem.kind);
        assert_eq!(says(Seat::South, 1_000), Ok(()));
        assert_eq!([says(Seat::South, 2_499), says(Seat::North, 2_499)], [Err(ProblemKind::TooSoon), Ok(())]);
        assert_eq!(says(Seat::South, 2_500), Ok(()));
        for _ in 0..REPORTS {
            limits.may_report(Seat::South).unwrap();
            limits.has_reported(Seat::South);
        }
        assert!(limits.may_report(Seat::South).is_err() && limits.may_report(Seat::North).is_ok());
    }

    #[test]
    fn words_are_for_those_who_know_each_other() {
        let words = |text: &str, open| checked(Talk::Words { text: text.to_owned() }, open);
        assert_eq!(words("  Hello  ", false), Ok(Talk::Words { text: "Hello".to_owned() }));
        assert!(words("Hello", true).is_err() && words(" ", false).is_err());
        assert!(words(&"a".repeat(LONGEST), false).is_ok() && words(&"a".repeat(LONGEST + 1), false).is_err());
        let phrase = Talk::Phrase { phrase: Phrase::Hello };
        assert_eq!(checked(phrase.clone(), true), Ok(phrase));
    }
}
