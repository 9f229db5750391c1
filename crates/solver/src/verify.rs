//! Checking solved slices: every value follows from those of the next positions, by the rules' own actions.
//!
//! Nothing here knows how the solver moves or propagates: the rules list the actions, and only what a position is worth is
//! looked up.

use ashtapada_rules::Position;
use ashtapada_rules::grid::Side;

use crate::{Slice, Tables, Value, WholeTurn};

/// A position whose value does not follow from those of the next ones.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{position} is {found:?} in the tables, and {follows:?} by the turns that the rules allow there")]
pub struct Contradiction {
    /// The position as text.
    pub position: String,
    /// What the tables say.
    pub found: Option<Value>,
    /// What follows from the next positions.
    pub follows: Option<Value>,
}

impl Tables<'_> {
    /// Checks the position of a number below [`Game::positions_of`](crate::Game::positions_of) that the table of a slice
    /// has for a side to move.
    ///
    /// # Errors
    /// Its value does not follow.
    pub fn check(&self, slice: Slice, mover: Side, number: u64) -> Result<(), Contradiction> {
        let Some((position, found)) = self.entry(slice, mover, number) else {
            let position = format!("position {number} of {slice}");
            return Err(Contradiction { position, found: None, follows: None });
        };
        let turns = WholeTurn::all(&position);
        let follows = if turns.is_empty() {
            self.probe(&position)
        } else {
            let values: Option<Vec<Value>> = turns.iter().map(|turn| self.value_of(turn)).collect();
            values.and_then(|values| values.into_iter().max())
        };
        let agrees = match (found, follows) {
            (Some(found), Some(follows)) if self.have_turns() => found == follows,
            (Some(found), Some(follows)) => core::mem::discriminant(&found) == core::mem::discriminant(&follows),
            _ => false,
        };
        let error = || Contradiction { position: position.text(), found, follows };
        if agrees { Ok(()) } else { Err(error()) }
    }

    /// Checks every position of a slice, for each side to move that it has a table for. Returns how many those are.
    ///
    /// # Errors
    /// The first whose value does not follow.
    pub fn check_all(&self, slice: Slice) -> Result<u64, Contradiction> {
        let (movers, positions) = (self.game().movers(slice), self.game().positions_of(slice));
        for &mover in movers {
            (0..positions).try_for_each(|number| self.check(slice, mover, number))?;
        }
        Ok(positions * movers.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Codes;
    use crate::testing;

    #[test]
    fn every_value_follows_and_a_wrong_one_does_not() {
        for changes in ["", "obligation=none", "obligation=huff huff.chooser=opponent", "noMoves=pass"] {
            let game = testing::square(changes);
            for mut tables in [Tables::new(&game), Tables::without_turns(&game)] {
                let slices = game.slices();
                slices.iter().for_each(|&slice| tables.solve(slice).unwrap());
                let checked: u64 = slices.iter().map(|&slice| tables.check_all(slice).unwrap()).sum();
                assert_eq!(checked, game.positions());
                let last = *slices.last().unwrap();
                let mut wrong = tables.tables(last).unwrap().to_vec();
                wrong[0].codes = Codes::Values(wrong[0].values().iter().map(|values| values ^ 1).collect());
                tables.insert(last, wrong);
                let error = tables.check_all(last).unwrap_err().to_string();
                assert!(error.contains("by the turns that the rules allow there"), "{error}");
            }
        }
    }
}
