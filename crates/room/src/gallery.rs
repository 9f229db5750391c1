//! What those who watch a table say to each other: who of them has spoken, how much they may say, and what the players are
//! told of it when the game is over. Pure.

use std::collections::VecDeque;

use ashtapada_messages::Talk;
use ashtapada_table::{Problem, ProblemKind};

/// How long one waits before saying something else, in milliseconds: as long as a player.
const PAUSE: u64 = 1_500;
/// Together they say one thing in so many milliseconds, and a few at once: however many come, nobody is flooded.
const TOGETHER: u64 = 500;
/// So much at once, in milliseconds of [`TOGETHER`].
const AT_ONCE: u64 = 10 * TOGETHER;
/// So much of what was said is remembered for the players.
const REMEMBERED: usize = 50;
/// So many of those who spoke are known; then whoever has spoken longest ago is somebody new.
const KNOWN: usize = 200;

/// Somebody who watches and has said something.
#[derive(Debug)]
struct Speaker {
    /// What is known of a watcher: its visit, or its connection.
    id: String,
    /// The number by which the others know it.
    number: u32,
    /// When it may say the next thing.
    next: u64,
}

/// The gallery: everybody who watches.
#[derive(Debug, Default)]
pub struct Gallery {
    /// Those who have said something, whoever spoke last at the end.
    speakers: VecDeque<Speaker>,
    /// How many there were so far.
    counted: u32,
    /// By when all that was said together is used up.
    used: u64,
    /// What was said while the game went on.
    said: VecDeque<(u32, Talk)>,
}

impl Gallery {
    /// Notes that a watcher says something now; the number of the watcher, the same for as long as it is known.
    ///
    /// # Errors
    /// It has just said something else, or all of them together say too much.
    pub fn says(&mut self, id: &str, now: u64) -> Result<u32, Problem> {
        let known = self.speakers.iter().position(|speaker| speaker.id == id);
        let wait = known.and_then(|at| self.speakers.get(at)).map_or(0, |speaker| speaker.next);
        if wait > now {
            return Err(Problem::new(ProblemKind::TooSoon, "one thing every 1.5 seconds"));
        }
        if self.used > now + AT_ONCE {
            return Err(Problem::new(ProblemKind::TooSoon, "those who watch say too much at once; wait a moment"));
        }
        self.used = self.used.max(now) + TOGETHER;
        let number = match known.and_then(|at| self.speakers.remove(at)) {
            Some(speaker) => speaker.number,
            None => {
                self.counted += 1;
                self.counted
            }
        };
        self.speakers.push_back(Speaker { id: id.to_owned(), number, next: now + PAUSE });
        if self.speakers.len() > KNOWN {
            self.speakers.pop_front();
        }
        Ok(number)
    }

    /// Remembers what the players may not hear yet.
    pub fn remember(&mut self, number: u32, talk: Talk) {
        self.said.push_back((number, talk));
        if self.said.len() > REMEMBERED {
            self.said.pop_front();
        }
    }

    /// What was remembered, once.
    pub fn remembered(&mut self) -> VecDeque<(u32, Talk)> {
        std::mem::take(&mut self.said)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_messages::Phrase;

    use super::*;

    #[test]
    fn each_watcher_has_a_number_and_says_one_thing_at_a_time() {
        let mut gallery = Gallery::default();
        let mut says = |id: &str, now| gallery.says(id, now).map_err(|problem| problem.kind);
        assert_eq!([says("a", 1_000), says("b", 1_000), says("a", 2_499)], [Ok(1), Ok(2), Err(ProblemKind::TooSoon)]);
        assert_eq!([says("a", 2_500), says("c", 2_500), says("b", 2_500)], [Ok(1), Ok(3), Ok(2)]);
    }

    #[test]
    fn all_together_say_no_more_than_anybody_can_read() {
        let mut gallery = Gallery::default();
        let heard = (0..1_000).filter(|id| gallery.says(&format!("w{id}"), 7_000).is_ok()).count();
        assert_eq!(heard, 11);
        let heard = (0..1_000).filter(|id| gallery.says(&format!("v{id}"), 9_000).is_ok()).count();
        assert_eq!(heard, 4, "two in a second");
        assert!(gallery.speakers.len() <= KNOWN);
        for number in 0..100 {
            gallery.remember(number, Talk::Phrase { phrase: Phrase::Lucky });
        }
        let said = gallery.remembered();
        assert_eq!((said.len(), said.back().map(|(number, _)| *number)), (REMEMBERED, Some(99)));
        assert!(gallery.remembered().is_empty());
    }
}
