//! Games between people who share no table: each has the game on a device of his own, and sends what he has played to the next as
//! a link. How throws are fair there: `docs/fair-dice.md`.

use ashtapada_rules::{ChanceList, Seat, Throw};
use serde::{Deserialize, Serialize};

use crate::dice::{Chain, Link};

/// One of those who play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correspondent {
    /// The seats that he plays.
    pub seats: Vec<Seat>,
    /// What his chain begins with; `None` while he has not joined.
    pub first: Option<Link>,
    /// The last link that he has shown.
    pub shown: Option<Link>,
    /// How many he has shown: one for each time that it was his turn.
    pub turns: u32,
}

/// What a device knows of a game that is played by links.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Linked {
    /// All who play, in the order in which they join. Who is the first to move is the first here.
    pub people: Vec<Correspondent>,
    /// Who of them plays on this device; `None`: one only looks on.
    pub me: Option<usize>,
    /// The end of the chain of this device: it is shown to nobody.
    pub end: Option<Link>,
    /// How many entries of the log were sent or have come: those are not taken back.
    pub fixed: u32,
}

/// The same as data for interfaces.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LinkedView {
    /// The seats that are played on this device.
    pub here: Vec<Seat>,
    /// The seats of each of those who play, in the order in which they join.
    pub people: Vec<Vec<Seat>>,
    /// How many of them have joined.
    pub joined: usize,
    /// How many entries of the log were sent or have come: those are not taken back.
    pub fixed: u32,
}

impl Linked {
    /// Whoever plays a seat.
    pub fn person(&self, seat: Seat) -> Option<usize> {
        self.people.iter().position(|one| one.seats.contains(&seat))
    }

    /// Whether a seat is played on this device.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.me.is_some() && self.person(seat) == self.me
    }

    /// How many have joined.
    pub fn joined(&self) -> usize {
        self.people.iter().take_while(|one| one.first.is_some()).count()
    }

    /// Whether all have.
    pub fn is_complete(&self) -> bool {
        self.joined() == self.people.len()
    }

    /// Somebody on this device is the next to join, with a chain of this end.
    pub fn join(&mut self, game: &str, end: Link) {
        let next = self.joined();
        if let Some(one) = self.people.get_mut(next) {
            one.first = Some(Chain::new(game, end).link(0));
            (self.me, self.end) = (Some(next), Some(end));
        }
    }

    /// The link that a person of this device throws by after so many turns of his.
    pub fn own_link(&self, game: &str, turns: u32) -> Option<Link> {
        Some(Chain::new(game, self.end?).link(turns))
    }

    /// The throw of that number of the game, of a seat whose player throws by `link`; `None` if none may come, or one has not
    /// joined.
    pub fn draw(&self, game: &str, (seat, link): (Seat, &Link), number: u64, throws: &ChanceList) -> Option<Throw> {
        let person = self.person(seat)?;
        let others = self.people.iter().enumerate().filter(|(index, _)| *index != person);
        let shown: Option<Vec<Link>> = others.map(|(_, other)| other.shown.or(other.first)).collect();
        link.draw(game, number, &shown?, throws)
    }

    /// The next throw of a seat of this device.
    pub(crate) fn next(&self, game: &str, seat: Seat, number: u64, throws: &ChanceList) -> Option<Throw> {
        let me = self.me.filter(|me| self.person(seat) == Some(*me))?;
        let link = self.own_link(game, self.people.get(me)?.turns + 1)?;
        self.draw(game, (seat, &link), number, throws)
    }

    /// What interfaces are told.
    pub fn view(&self) -> LinkedView {
        LinkedView {
            here: self.me.and_then(|me| self.people.get(me)).map_or_else(Vec::new, |me| me.seats.clone()),
            people: self.people.iter().map(|one| one.seats.clone()).collect(),
            joined: self.joined(),
            fixed: self.fixed,
        }
    }
}
