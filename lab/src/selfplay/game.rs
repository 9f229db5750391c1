//! A game of strong players as a line of a file.

use std::ops::Range;

use ashtapada_rulebook::find;
use ashtapada_rules::{Action, AnyPosition, Event, Position, Seat, Turn};
use serde::{Deserialize, Serialize};

/// A finished game: enough to play it again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrongGame {
    /// The rule set.
    pub rules: String,
    /// The seed of all games, and the number of this one.
    pub seed: u64,
    /// Its number.
    pub index: u32,
    /// Whether the first action was any legal one, and not chosen.
    pub tried: bool,
    /// Nodes searched for each decision in the first five rounds.
    pub nodes: u64,
    /// Nodes searched for each decision after them.
    pub later: u64,
    /// The position that it began with.
    pub start: String,
    /// Its actions and throws.
    pub actions: Vec<String>,
    /// What each seat got of the win, from 0 to 1, in the order South, West, North, East.
    pub result: [f64; 4],
}

/// One action of a game with what it did.
pub struct Ply {
    /// The position before it.
    pub before: AnyPosition,
    /// The action or throw.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
}

impl StrongGame {
    /// Plays it again.
    ///
    /// # Errors
    /// The rule set is not one any more, or the rules have changed since.
    pub fn replay(&self) -> Result<Vec<Ply>, String> {
        let rules = find(&self.rules).map_err(|error| error.to_string())?;
        let parsed = AnyPosition::parse(&self.start, &rules.options);
        let mut position = parsed.map_err(|error| error.to_string())?;
        let mut plies = Vec::with_capacity(self.actions.len());
        for text in &self.actions {
            let action = position.parse_action(text).map_err(|error| error.to_string())?;
            let (before, mut events) = (position.clone(), Vec::new());
            let refused = |refusal| format!("game {} of {}: `{text}` is refused: {refusal}", self.index, self.rules);
            position.play(action, &mut events).map_err(refused)?;
            plies.push(Ply { before, action, events });
        }
        Ok(plies)
    }
}

/// The plies of a game, turn by turn: a turn is a throw with what is done with it, or what one seat does without dice.
pub fn turns(plies: &[Ply]) -> Vec<Range<usize>> {
    let mut turns: Vec<Range<usize>> = Vec::new();
    let mut last = Turn::Over;
    for (index, ply) in plies.iter().enumerate() {
        let turn = ply.before.turn();
        let goes_on = match (last, turn) {
            (Turn::Chance(_), Turn::Seat(_)) => true,
            (Turn::Seat(one), Turn::Seat(other)) => one == other,
            _ => false,
        };
        last = turn;
        match turns.last_mut().filter(|_| goes_on) {
            Some(turn) => turn.end = index + 1,
            None => turns.push(index..index + 1),
        }
    }
    turns
}

/// Whose turn it is, or whose throw.
pub fn owner(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Chance(seat) | Turn::Seat(seat) => Some(seat),
        Turn::Over => None,
    }
}
