//! What is played in the first rounds where no dice are thrown.

use std::collections::BTreeMap;

use ashtapada_engine::Symmetry;
use ashtapada_rulebook::OpeningLine;
use ashtapada_rules::{AnyPosition, Position, Seat};

use super::ROUNDS;
use super::frame::Frame;
use crate::selfplay::{Ply, StrongGame, turns};

/// A line has to be played so often to be told, of a hundred games.
const FEW: usize = 1;

/// The beginnings of games, by their turns.
pub struct Lines<'a> {
    start: &'a AnyPosition,
    frame: &'a Frame,
    games: Vec<Beginning>,
}

struct Beginning {
    turns: Vec<String>,
    tried: bool,
    result: [f64; 4],
}

impl<'a> Lines<'a> {
    /// None yet; told as they go from this position.
    pub fn new(start: &'a AnyPosition, frame: &'a Frame) -> Lines<'a> {
        Lines { start, frame, games: Vec::new() }
    }

    /// Adds a game: of its images that begin like the start, the first in alphabetical order.
    pub fn add(&mut self, game: &StrongGame, plies: &[Ply]) {
        let (Some(ply), Some(first)) = (plies.first(), self.start.turn().seat()) else { return };
        let Some(began) = ply.before.turn().seat() else { return };
        let images = self.frame.bringing(began, first);
        let told = images.filter_map(|symmetry| Some((self.turns(plies, symmetry)?, symmetry)));
        let Some((turns, symmetry)) = told.min_by(|(one, _), (other, _)| one.cmp(other)) else { return };
        let mut result = [0.0; 4];
        for seat in Seat::ALL {
            result[symmetry.seat(seat).index()] = game.result[seat.index()];
        }
        self.games.push(Beginning { turns, tried: game.tried, result });
    }

    /// The turns of the first rounds under a symmetry; none if they cannot be played so.
    fn turns(&self, plies: &[Ply], symmetry: &Symmetry) -> Option<Vec<String>> {
        let mut at = self.start.clone();
        let mut told = Vec::new();
        for turn in turns(plies).into_iter().take(ROUNDS * self.start.seats().len()) {
            let mut actions = Vec::new();
            for ply in &plies[turn] {
                let action = symmetry.action(ply.action);
                actions.push(at.action_text(action));
                at.play(action, &mut ()).ok()?;
            }
            told.push(actions.join(", "));
        }
        Some(told)
    }

    /// The lines as far as a few games have them in common, the most frequent first.
    pub fn tell(&self) -> Vec<OpeningLine> {
        let few = (FEW * self.games.len()).div_ceil(100).max(2);
        let mut common: BTreeMap<&[String], usize> = BTreeMap::new();
        for game in &self.games {
            for length in 0..=game.turns.len() {
                *common.entry(&game.turns[..length]).or_default() += 1;
            }
        }
        let mut lines: BTreeMap<&[String], Vec<&Beginning>> = BTreeMap::new();
        for game in &self.games {
            let lengths = (0..=game.turns.len()).rev();
            let length = lengths.into_iter().find(|&length| common[&game.turns[..length]] >= few).unwrap_or(0);
            lines.entry(&game.turns[..length]).or_default().push(game);
        }
        let mut told: Vec<OpeningLine> = lines.into_iter().map(|(play, games)| line(play, &games)).collect();
        told.sort_by_key(|line| std::cmp::Reverse(line.games));
        told
    }
}

fn line(play: &[String], games: &[&Beginning]) -> OpeningLine {
    let mean = |seat: usize| games.iter().map(|game| game.result[seat]).sum::<f64>() / games.len() as f64;
    OpeningLine {
        play: play.to_vec(),
        games: games.len() as u32,
        tried: games.iter().filter(|game| game.tried).count() as u32,
        result: std::array::from_fn(mean),
    }
}
