//! How the first five rounds are played.

use std::collections::BTreeMap;

use ashtapada_rulebook::Plan;
use ashtapada_rules::{Action, Event, Position, Role, Seat};

use super::frame::Frame;
use crate::selfplay::{OPENING_ROUNDS, Ply, owner, turns};

/// What was seen of a place.
#[derive(Default)]
struct Seen {
    seats: u32,
    turns: u32,
    lost: u32,
    moved: BTreeMap<Role, u32>,
    first: BTreeMap<Role, u32>,
    taken: u32,
    king: u32,
    stand: BTreeMap<String, f64>,
    stood: u32,
}

/// The plans of all places, and when and what is first taken.
pub struct Plans<'a> {
    frame: &'a Frame,
    seats: &'static [Seat],
    seen: BTreeMap<Seat, Seen>,
    first_captures: Vec<u32>,
    taken: BTreeMap<Role, u32>,
    games: usize,
}

impl<'a> Plans<'a> {
    /// None seen yet.
    pub fn new(frame: &'a Frame, seats: &'static [Seat]) -> Plans<'a> {
        let (seen, first_captures, taken) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
        Plans { frame, seats, seen, first_captures, taken, games: 0 }
    }

    /// Adds a game.
    pub fn add(&mut self, plies: &[Ply]) {
        self.games += 1;
        let opening = OPENING_ROUNDS * self.seats.len();
        let all = turns(plies);
        let captured = all.iter().enumerate().find_map(|(number, turn)| {
            let taken = plies[turn.clone()].iter().flat_map(|ply| &ply.events).find_map(captured)?;
            Some(((number / self.seats.len()) as u32 + 1, taken))
        });
        if let Some((round, role)) = captured {
            self.first_captures.push(round);
            *self.taken.entry(role).or_default() += 1;
        }
        let early = || all.iter().take(opening).map(|turn| &plies[turn.clone()]);
        let after = all.get(opening).map(|turn| &plies[turn.start]);
        for &seat in self.seats {
            let place = self.frame.place_of(seat);
            let seen = self.seen.entry(place).or_default();
            seen.add(seat, early().filter(|turn| turn.first().and_then(|ply| owner(ply.before.turn())) == Some(seat)));
            if let Some(ply) = after {
                let images: Vec<_> = self.frame.bringing(seat, place).collect();
                seen.stood += 1;
                let own = ply.before.pieces().into_iter().filter(|piece| piece.army == seat);
                for (piece, symmetry) in own.flat_map(|piece| images.iter().map(move |image| (piece, image))) {
                    *seen.stand.entry(symmetry.spot(piece.at).to_string()).or_default() += 1.0 / images.len() as f64;
                }
            }
        }
    }

    /// The round of the first capture, the median; none where less than half of the games had one.
    pub fn first_capture(&self) -> Option<u32> {
        let mut rounds = self.first_captures.clone();
        rounds.sort_unstable();
        rounds.get(self.games.div_ceil(2).checked_sub(1)?).copied()
    }

    /// In how many games something was taken in the first five rounds.
    pub fn early_captures(&self) -> u32 {
        self.first_captures.iter().filter(|&&round| round as usize <= OPENING_ROUNDS).count() as u32
    }

    /// What was taken first.
    pub fn taken(&self) -> &BTreeMap<Role, u32> {
        &self.taken
    }

    /// The plan of each place.
    pub fn tell(self) -> Vec<Plan> {
        self.seen.into_iter().map(|(seat, seen)| seen.tell(seat)).collect()
    }
}

fn captured(event: &Event) -> Option<Role> {
    if let Event::Captured { role, .. } = event { Some(*role) } else { None }
}

impl Seen {
    fn add<'p>(&mut self, seat: Seat, turns: impl Iterator<Item = &'p [Ply]>) {
        self.seats += 1;
        let (mut first, mut king) = (true, false);
        for turn in turns {
            self.turns += 1;
            let mut decisions = turn.iter().filter(|ply| !matches!(ply.action, Action::Throw(_)));
            self.lost += u32::from(decisions.all(|ply| ply.action == Action::Pass));
            // A chain of jumps is one move of its piece.
            let moved: Option<Role> = turn.iter().flat_map(|ply| &ply.events).find_map(|event| match event {
                Event::Moved { role, .. } => Some(*role),
                _ => None,
            });
            if let Some(role) = moved {
                *self.moved.entry(role).or_default() += 1;
                *self.first.entry(role).or_default() += u32::from(std::mem::take(&mut first));
                king |= role == Role::King;
            }
            let events = || turn.iter().flat_map(|ply| &ply.events);
            let own = |event: &&Event| matches!(event, Event::Captured { by, .. } if *by == seat);
            self.taken += events().filter(own).count() as u32;
        }
        self.king += u32::from(king);
    }

    fn tell(self, seat: Seat) -> Plan {
        let Seen { seats, turns, lost, moved, mut first, taken, king, stand, stood } = self;
        first.retain(|_, count| *count > 0);
        let hundredths = |count: f64| (100.0 * count / f64::from(stood.max(1))).round() as u32;
        let stand = stand.into_iter().map(|(spot, count)| (spot, hundredths(count)));
        let stand = stand.filter(|(_, hundredths)| *hundredths > 0).collect();
        Plan { seat, seats, turns, lost, moved, first, taken, king, stand }
    }
}
