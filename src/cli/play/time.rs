//! How long each seat has taken. It is told on request; in the terminal nobody loses by it.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use ashtapada_rules::{Position, Seat};

use super::Table;

/// The time that each seat has taken, and whose passes now.
#[derive(Debug, Default)]
pub(super) struct Times {
    taken: [Duration; 4],
    due: Option<(Seat, Instant)>,
}

impl Times {
    /// From now on a throw or a decision of this seat is due, or nobody's.
    pub fn pass_to(&mut self, seat: Option<Seat>, now: Instant) {
        if let Some((before, since)) = self.due {
            self.taken[before.index()] += now.duration_since(since);
        }
        self.due = seat.map(|seat| (seat, now));
    }

    /// What a seat has taken until now, in whole seconds: `1:05`.
    fn text(&self, seat: Seat, now: Instant) -> String {
        let running = self.due.filter(|(due, _)| *due == seat).map(|(_, since)| now.duration_since(since));
        let seconds = (self.taken[seat.index()] + running.unwrap_or_default()).as_secs();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl<I: BufRead, O: Write> Table<I, O> {
    /// Prints what each seat has taken.
    pub(super) fn show_times(&mut self) -> io::Result<()> {
        let now = Instant::now();
        for &seat in self.game.position().seats() {
            let (name, time) = (self.name(seat), self.times.text(seat, now));
            self.say("terminal-time", &[("name", &name), ("time", &time)])?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_takes_its_own_time() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let mut times = Times::default();
        times.pass_to(Some(Seat::South), at(0));
        times.pass_to(Some(Seat::South), at(5));
        times.pass_to(Some(Seat::West), at(65));
        times.pass_to(Some(Seat::South), at(68));
        let told = [Seat::South, Seat::West, Seat::North].map(|seat| times.text(seat, at(70)));
        assert_eq!(told, ["1:07", "0:03", "0:00"]);
        times.pass_to(None, at(3_700));
        assert_eq!(times.text(Seat::South, at(9_000)), "61:37");
    }
}
