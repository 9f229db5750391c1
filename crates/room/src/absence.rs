//! Since when players are away while others are there. Pure: who is there and the time come with each call.

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Absence, Meanwhile, Table};

/// The players who are away from a table whose players have screens of their own.
#[derive(Debug, Default)]
pub struct Absences {
    /// Since when each seat is, by [`Seat::index`], by the time of the room.
    since: [Option<u64>; 4],
    /// Until when nothing comes of it, since it could not be stored.
    held: u64,
}

/// What the table agreed on for who is away, unless everybody waits.
pub fn terms(table: &Table) -> Option<Absence> {
    table.header().setup.absence.filter(|terms| terms.meanwhile != Meanwhile::Wait)
}

/// The seats that somebody has taken, of players who have not left the game.
pub fn taken(table: &Table) -> Vec<Seat> {
    let people = table.people().into_iter();
    people.filter(|&seat| table.is_apart() && !table.sitters().is_free(seat)).collect()
}

impl Absences {
    /// Notes who is away now; `is_here` tells who is at the table with all that the game waits for.
    pub fn note(&mut self, table: &Table, now: u64, is_here: impl Fn(Seat) -> bool) {
        let taken = taken(table);
        // A game that waits for players has not begun: whoever goes may come back, or leave the seat to others.
        let over = table.turn() == Turn::Over || table.waits_for_players();
        let mut since = [None; 4];
        for &seat in &taken {
            let others = taken.iter().any(|&other| other != seat && is_here(other));
            if !over && others && !is_here(seat) {
                since[seat.index()] = Some(self.since[seat.index()].unwrap_or(now));
            }
        }
        self.since = since;
    }

    /// The seats for which the table waits, and for how many milliseconds more.
    pub fn waited_for(&self, table: &Table, now: u64) -> Vec<(Seat, u64)> {
        let Some(terms) = terms(table) else { return Vec::new() };
        let whole = u64::from(terms.minutes) * 60_000;
        let away = table.people().into_iter().filter(|&seat| !table.stands_in(seat));
        away.filter_map(|seat| Some((seat, (self.since[seat.index()]? + whole).saturating_sub(now)))).collect()
    }

    /// In how many milliseconds something comes of an absence that is over in `left`.
    pub fn due_in(&self, left: u64, now: u64) -> u64 {
        left.max(self.held.saturating_sub(now))
    }

    /// What came of an absence could not be stored: begins to wait anew for everybody who is away, and tries nothing before a
    /// time.
    pub fn begin_anew(&mut self, held: u64) {
        (self.since, self.held) = ([None; 4], held);
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::dice::Seed;
    use ashtapada_table::{Claim, NewGame, Request, SeatKey, Secret};

    use super::*;

    fn key(of: u8) -> SeatKey {
        format!("{of:02}").repeat(32).parse().unwrap()
    }

    /// A table of two who have sat down, where a computer player stands in after five minutes; it has begun.
    fn table() -> Table {
        let absence = Absence { minutes: 5, meanwhile: Meanwhile::Computer };
        let options = vec![("firstPlayer".to_owned(), "south".to_owned())];
        let asked = NewGame { apart: true, absence: Some(absence), options, ..NewGame::of("soldiers16-bl") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        let mut sitters = table.sitters().clone();
        for (seat, of) in [(Seat::South, 1), (Seat::North, 2)] {
            sitters = sitters.with(seat, Claim { key: &key(of), player: None }, "").unwrap();
        }
        table.set_sitters(sitters);
        let (by, act) = table.decide(&Request::Act { action: "e4-e5".to_owned() }, 0).unwrap();
        table.play(by, act).unwrap();
        table
    }

    #[test]
    fn who_goes_is_waited_for_while_another_is_there() {
        let (table, mut away) = (table(), Absences::default());
        away.note(&table, 1_000, |_| true);
        assert_eq!(away.waited_for(&table, 1_000), []);
        away.note(&table, 2_000, |seat| seat == Seat::South);
        assert_eq!(away.waited_for(&table, 2_000), [(Seat::North, 300_000)]);
        away.note(&table, 60_000, |seat| seat == Seat::South);
        assert_eq!(away.waited_for(&table, 62_000), [(Seat::North, 240_000)], "since she went");
        away.note(&table, 63_000, |_| false);
        assert_eq!(away.waited_for(&table, 63_000), [], "nobody waits for anybody");
        away.note(&table, 64_000, |seat| seat == Seat::South);
        assert_eq!(away.waited_for(&table, 64_000), [(Seat::North, 300_000)]);
        away.begin_anew(105_000);
        assert_eq!((away.due_in(0, 100_000), away.due_in(9_000, 100_000), away.due_in(0, 106_000)), (5_000, 9_000, 0));
        away.note(&table, 100_000, |seat| seat == Seat::South);
        assert_eq!(away.waited_for(&table, 100_000), [(Seat::North, 300_000)]);
        assert_eq!(away.waited_for(&table, 400_000), [(Seat::North, 0)]);
    }
}
