//! What is kept of a table's clock beside its log: what has passed since the last entry.

use serde::{Deserialize, Serialize};

use crate::Table;

/// The clock of a table at a moment, noted when it starts or stops: the log alone says only what each entry took.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timing {
    /// The number of the last entry then.
    pub seq: u32,
    /// For how many milliseconds the clock had run since that entry.
    pub spent: u64,
    /// Since when it runs, Unix time in milliseconds; `None` where it stood.
    pub since: Option<u64>,
    /// What the network has taken of the time of each seat and was given back, by [`Seat::index`](ashtapada_rules::Seat::index), in milliseconds.
    pub given_back: [u64; 4],
    /// Whether the table was paused.
    pub paused: bool,
}

/// When somebody counted time: between two moments, how much of it does not count.
pub trait Lived {
    /// How many of the milliseconds between two times count.
    fn lived(&self, from: u64, to: u64) -> u64;
    /// When that which counted the time at a moment stopped to, if it is known to have stopped.
    fn ended_after(&self, from: u64) -> Option<u64>;
}

impl Table {
    /// For how many milliseconds a clock has run since the last entry, by what was noted of it when it was last looked
    /// after. A clock that runs unwatched has gone on since; any other one until whoever measured it stopped, and if that
    /// is not known it is in the player's favour.
    pub fn spent_since(&self, noted: Option<&Timing>, now: u64, lives: &impl Lived) -> u64 {
        let Some(last) = self.entry(self.last()).filter(|_| self.clock_may_run()) else { return 0 };
        let unwatched = self.clock_runs_unwatched();
        let (before, since) = match noted {
            Some(noted) if noted.seq == last.seq => (noted.spent, noted.since),
            // It ran when the entry was added.
            Some(Timing { since: Some(_), .. }) => (0, Some(last.at)),
            Some(Timing { paused: true, .. }) => (0, None),
            _ => (0, Some(last.at).filter(|_| unwatched)),
        };
        let Some(since) = since else { return before };
        before
            + match unwatched {
                true => lives.lived(since, now),
                false => lives.ended_after(since).map_or(0, |ended| ended.min(now).saturating_sub(since)),
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::{ClockPlan, NewGame, Request, Secret};

    /// Down from 5,000 to 8,000, as long as it is remembered.
    struct Down;

    impl Lived for Down {
        fn lived(&self, from: u64, to: u64) -> u64 {
            (to - from) - 8_000_u64.min(to).saturating_sub(5_000.max(from))
        }
        fn ended_after(&self, from: u64) -> Option<u64> {
            (from <= 5_000).then_some(5_000)
        }
    }

    /// Two people, of whom one has played at 1,000.
    fn table(clock: &str, apart: bool) -> Table {
        let clock: ClockPlan = clock.parse().unwrap();
        let options = vec![("firstPlayer".to_owned(), "south".to_owned())];
        let asked = NewGame { clock: Some(clock), apart, options, ..NewGame::of("soldiers16-bl") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        let action = table.choices().legal[0].text.clone();
        let (seat, act) = table.decide(&Request::Act { action }, 0).unwrap();
        let client = Some("x".to_owned());
        let entry = crate::Entry { seq: 1, seat, act, client, at: 1_000, spent: Some(0) };
        let step = table.step(entry).unwrap();
        assert_eq!(step.glance().due, (apart && table.clock().unwrap().decides).then_some(61_000));
        table.accept(step);
        table
    }

    #[test]
    fn a_clock_that_decides_runs_unwatched_where_players_are_apart() {
        let table = table("60+0 decides", true);
        assert_eq!(table.spent_since(None, 4_000, &Down), 3_000);
        assert_eq!(table.spent_since(None, 9_000, &Down), 5_000, "not while the server was down");
        let noted = Timing { seq: 1, spent: 500, since: Some(2_000), ..Timing::default() };
        assert_eq!(table.spent_since(Some(&noted), 4_000, &Down), 2_500);
        let paused = Timing { since: None, paused: true, ..noted };
        assert_eq!(table.spent_since(Some(&paused), 4_000, &Down), 500);
        // What was noted before the last entry says only whether it ran.
        assert_eq!(table.spent_since(Some(&Timing { seq: 0, ..noted }), 4_000, &Down), 3_000);
        assert_eq!(table.spent_since(Some(&Timing { seq: 0, ..paused }), 4_000, &Down), 0);
        assert_eq!(table.due_at(500, 4_000), Some(63_500));
    }

    #[test]
    fn any_other_clock_ran_while_it_was_watched() {
        for table in [table("60+0 decides", false), table("60+0", true)] {
            assert_eq!((table.spent_since(None, 4_000, &Down), table.due_at(0, 4_000)), (0, None));
            let noted = Timing { seq: 1, spent: 500, since: Some(2_000), ..Timing::default() };
            assert_eq!(table.spent_since(Some(&noted), 9_000, &Down), 3_500, "until the server was down");
            let stopped = Timing { since: None, ..noted };
            assert_eq!(table.spent_since(Some(&stopped), 9_000, &Down), 500);
            let unknown = Timing { since: Some(8_500), ..noted };
            assert_eq!(table.spent_since(Some(&unknown), 9_000, &Down), 500, "in favour of the player");
        }
    }
}
