//! Whether one action is the best by a clear margin.

use ashtapada_engine::Situation;
use ashtapada_rules::{Action, AnyPosition};

use crate::{Analyst, Effort};

/// An action that stays the best however deep one looks, and by how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    pub action: Action,
    /// What it is worth to the seat that decides, from 0 to 1, at the last depth.
    pub best: f64,
    /// What the next best is worth.
    pub other: f64,
    /// The least that it was ahead by at any of the last depths.
    pub least: f64,
}

/// So many of the last depths have to agree.
pub const AGREEING: usize = 3;

impl Analyst {
    /// The action that was the best at each of the [last depths](AGREEING) of an analysis, if there is one and another to
    /// compare it with. `None` also where fewer depths were searched.
    pub fn margin(&mut self, at: &Situation<AnyPosition>, effort: &Effort<'_>) -> Option<Margin> {
        let seat = at.turn().seat()?;
        let mut depths: Vec<(Action, f64, f64)> = Vec::new();
        let mut look = |analysis: &crate::Analysis| {
            if let [best, other, ..] = &analysis.branches[..] {
                depths.push((best.action, best.worth.of(seat), other.worth.of(seat)));
            }
        };
        let last = self.analyse(at, effort, &mut look)?;
        look(&last);
        let agreeing = depths.len().checked_sub(AGREEING).map(|first| &depths[first..])?;
        let &(action, best, other) = agreeing.last()?;
        let least = agreeing.iter().map(|(_, best, other)| best - other).fold(1.0, f64::min);
        agreeing.iter().all(|&(one, ..)| one == action).then_some(Margin { action, best, other, least })
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{Family, Position, Seat};

    use super::*;

    fn margin(position: &str, nodes: u64) -> Option<Margin> {
        let position = AnyPosition::parse(position, &Family::Chess.options()).unwrap();
        Analyst::credulous().margin(&Situation::new(position), &Effort::nodes(nodes))
    }

    #[test]
    fn a_queen_to_be_taken_is_clear_and_a_start_is_not() {
        let found = margin("4k3/pp6/8/3q4/8/2N5/PP6/4K3 w - - 0 1", 40_000).unwrap();
        assert_eq!(found.action.to_string(), "c3xd5");
        assert!(found.least > 0.15 && found.best - found.other >= found.least, "{found:?}");
        let start = AnyPosition::start(&Family::Chess.options()).unwrap();
        assert_eq!(start.turn().seat(), Some(Seat::South));
        let found = margin(&start.text(), 40_000);
        assert!(found.is_none_or(|found| found.least < 0.1), "{found:?}");
        // One depth is too few to agree.
        assert_eq!(margin(&start.text(), 1), None);
    }
}
