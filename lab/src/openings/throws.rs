//! What is done with each throw in the first rounds.

use std::collections::BTreeMap;

use ashtapada_engine::Symmetry;
use ashtapada_rulebook::{OpeningChoice, OpeningThrow};
use ashtapada_rules::{Action, ActionList, Position, Seat, Throw, Turn};

use super::ROUNDS;
use super::frame::Frame;
use crate::selfplay::{Ply, StrongGame, turns};

/// What is chosen less often than this is not told.
const FEW: u32 = 3;
/// So many choices of a throw are told, and of a throw of two dice.
const TOLD: [usize; 2] = [4, 2];

/// The turns of the first rounds, by throw.
pub struct Throws<'a> {
    frame: &'a Frame,
    seats: usize,
    turns: BTreeMap<(Seat, u32, Throw), Thrown>,
}

#[derive(Default)]
struct Thrown {
    times: u32,
    lost: u32,
    free: u32,
    choices: BTreeMap<String, Chosen>,
}

#[derive(Default)]
struct Chosen {
    times: u32,
    result: f64,
    position: Option<String>,
}

impl<'a> Throws<'a> {
    /// None yet, of a game with so many seats.
    pub fn new(frame: &'a Frame, seats: usize) -> Throws<'a> {
        Throws { frame, seats, turns: BTreeMap::new() }
    }

    /// Adds the turns of a game.
    pub fn add(&mut self, game: &StrongGame, plies: &[Ply]) {
        for (number, turn) in turns(plies).into_iter().take(ROUNDS * self.seats).enumerate() {
            let [thrown, decided @ ..] = &plies[turn] else { continue };
            let (Action::Throw(throw), Turn::Chance(seat)) = (thrown.action, thrown.before.turn()) else { continue };
            let place = self.frame.place_of(seat);
            let entry = self.turns.entry((place, (number / self.seats) as u32 + 1, throw)).or_default();
            entry.times += 1;
            if decided.iter().all(|ply| ply.action == Action::Pass) {
                entry.lost += 1;
                continue;
            }
            entry.free += u32::from(decided.first().is_some_and(is_free));
            let told = |symmetry: &Symmetry| -> String {
                let actions: Vec<_> = decided.iter().map(|ply| symmetry.action(ply.action).to_string()).collect();
                actions.join(", ")
            };
            let Some(text) = self.frame.bringing(seat, place).map(told).min() else { continue };
            let as_it_is: Vec<_> = decided.iter().map(|ply| ply.action.to_string()).collect();
            let chosen = entry.choices.entry(text.clone()).or_default();
            chosen.times += 1;
            chosen.result += game.result[seat.index()];
            if chosen.position.is_none() && seat == place && as_it_is.join(", ") == text {
                chosen.position = Some(thrown.before.text());
            }
        }
    }

    /// What was done with each throw.
    pub fn tell(self) -> Vec<OpeningThrow> {
        self.turns.into_iter().map(|((seat, round, throw), thrown)| tell(seat, round, throw, thrown)).collect()
    }
}

fn is_free(ply: &Ply) -> bool {
    let mut list = ActionList::new();
    ply.before.actions(&mut list);
    list.len() > 1
}

fn tell(seat: Seat, round: u32, throw: Throw, thrown: Thrown) -> OpeningThrow {
    let Thrown { times, lost, free, choices } = thrown;
    let told = choices.into_iter().filter(|(_, chosen)| chosen.times >= FEW);
    let mut choice: Vec<OpeningChoice> = told
        .filter_map(|(play, chosen)| {
            let result = chosen.result / f64::from(chosen.times);
            Some(OpeningChoice { play, times: chosen.times, result, position: chosen.position? })
        })
        .collect();
    choice.sort_by_key(|choice| std::cmp::Reverse(choice.times));
    choice.truncate(TOLD[usize::from(throw.faces().1.is_some())]);
    OpeningThrow { seat, round, throw: throw.to_string(), times, lost, free, choice }
}
