//! How a game ended, in words.

use std::io::{self, BufRead, Write};

use ashtapada_rules::{Outcome, Position, Seat};

use super::Table;
use super::show::capital;
use crate::cli::fold::fold;

impl<I: BufRead, O: Write> Table<I, O> {
    /// Shows the last board and the result.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        self.show()?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let seats = self.game.position().seats();
        let winners: Vec<Seat> = seats.iter().copied().filter(|seat| outcome.share[seat.index()] > 0).collect();
        let names = self.names(&winners);
        // A side named after its pieces is plural.
        let many = self.game.position().standings().iter().any(|standing| standing.side.is_some());
        let count = if many { 2 } else { winners.len() }.to_string();
        let id = match outcome.is_shared() {
            true if winners.len() == seats.len() => "terminal-draw",
            true => "terminal-shared",
            false => "terminal-wins",
        };
        let result = self.words.with(id, &[("names", &names), ("count", &count)]);
        writeln!(self.out, "{}", fold(&capital(&result)))?;
        if seats.len() > 2 { self.places(&outcome) } else { Ok(()) }
    }

    /// Prints the places, the best first.
    fn places(&mut self, outcome: &Outcome) -> io::Result<()> {
        let mut standings = self.game.position().standings();
        standings.sort_by_key(|standing| outcome.rank[standing.seat.index()]);
        for standing in standings {
            let rank = outcome.rank[standing.seat.index()].to_string();
            let name = self.name(standing.seat);
            let points = standing.points.to_string();
            let id = if standing.scores { "terminal-place-points" } else { "terminal-place" };
            self.say(id, &[("rank", &rank), ("name", &name), ("count", &points)])?;
        }
        Ok(())
    }

    /// A list of names: “Green, Red and Yellow”.
    fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.name(seat)).collect();
        match names.as_slice() {
            [first @ .., last] if !first.is_empty() => {
                self.words.with("terminal-and", &[("first", &first.join(", ")), ("last", last)])
            }
            _ => names.concat(),
        }
    }
}
