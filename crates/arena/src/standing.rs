//! What has come of a match so far.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use crate::{Count, Interval, Match, Played, Round, Tally, elo_difference, ratings};

/// The games of a match, added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The results of the rounds, for each contestant.
    pub tallies: Vec<Tally>,
    /// What each contestant needed.
    pub counts: Vec<Count>,
    /// The games that each contestant lost without playing on, by [`Fault`](crate::Fault).
    pub forfeits: Vec<[u64; 3]>,
    /// How many games were played.
    pub games: u64,
    /// How many of them were drawn or shared.
    pub drawn: u64,
    /// How many the first contestant won.
    pub won: u64,
    /// The actions and throws of all of them.
    pub actions: u64,
    /// Where four play for themselves, the games of each round, since ratings depend on their order.
    rounds: Option<BTreeMap<u64, Vec<Played>>>,
}

impl Standing {
    /// No games of a match yet.
    pub fn new(arranged: &Match) -> Standing {
        let players = arranged.contestants();
        Standing {
            tallies: vec![Tally::new(); players],
            counts: vec![Count::default(); players],
            forfeits: vec![[0; 3]; players],
            games: 0,
            drawn: 0,
            won: 0,
            actions: 0,
            rounds: (arranged.sides() > 2).then(BTreeMap::new),
        }
    }

    /// Adds the games of a round with its number.
    pub fn add(&mut self, number: u64, round: &Round) {
        for (index, tally) in self.tallies.iter_mut().enumerate() {
            tally.add(round.result(index));
        }
        for game in &round.games {
            self.games += 1;
            self.drawn += u64::from(game.outcome.is_shared());
            self.won += u64::from(game.results[0] > 0.999);
            self.actions += game.actions.len() as u64;
            for (sum, &count) in self.counts.iter_mut().zip(&game.counts) {
                *sum += count;
            }
            if let Some((index, why)) = &game.forfeit {
                self.forfeits[*index][why.fault as usize] += 1;
            }
        }
        if let Some(rounds) = &mut self.rounds {
            rounds.insert(number, round.games.clone());
        }
    }

    /// Tells whoever waits who lost a game of a round without playing on, and what has come of the match with it, in a line
    /// that the next one replaces on a terminal.
    ///
    /// # Errors
    /// Those of writing.
    pub fn show(&self, round: &Round, players: &[impl fmt::Display], out: &mut impl Write) -> io::Result<()> {
        for (index, why) in round.forfeits() {
            writeln!(out, "\r{} has lost a game: {why}", players[*index])?;
        }
        write!(out, "\r{self}   ")
    }

    /// The difference of strength between two sides, in Elo points for the first; none where four play for themselves.
    pub fn elo(&self) -> Option<Interval> {
        self.rounds.is_none().then(|| elo_difference(self.tallies[0].interval()))
    }

    /// The ratings of the contestants where four play for themselves; none between two sides.
    pub fn ratings(&self) -> Option<Vec<Interval>> {
        self.rounds.as_ref().map(|rounds| ratings(self.tallies.len(), rounds.values().flatten()))
    }
}

/// A short line, to be shown while the match goes on.
impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Interval { value, low, high } = self.tallies[0].interval();
        let [value, low, high] = [value, low, high].map(|part| 100.0 * part);
        write!(f, "{} games: {value:.1} % ({low:.1} to {high:.1})", self.games)
    }
}
