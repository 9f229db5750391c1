//! Random games.

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

/// So many of their positions in which somebody has a choice.
pub fn positions<P: Position>(start: &P, wanted: usize, rng: &mut fastrand::Rng) -> Vec<P> {
    let mut found = Vec::new();
    let mut position = start.clone();
    let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
    while found.len() < wanted {
        let action = match position.turn() {
            Turn::Over => {
                position = start.clone();
                continue;
            }
            Turn::Chance(_) => {
                position.chance(&mut throws);
                Action::Throw(throws[rng.usize(..throws.len())].0)
            }
            Turn::Seat(_) => {
                position.actions(&mut list);
                if list.len() > 1 && rng.u32(..6) == 0 {
                    found.push(position.clone());
                }
                list[rng.usize(..list.len())]
            }
        };
        position.play_unchecked(action, &mut ());
    }
    found
}
