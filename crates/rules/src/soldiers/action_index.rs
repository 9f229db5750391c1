//! Action indices, laid out as in the documentation of the family.

use super::board::{Point, PointBoard, PointSet};
use crate::{Action, Spot};

/// The most steps, and the most jumps, of a board.
const WAYS: usize = 512;
const PLACES: usize = 2 * WAYS;
const HUFFS: usize = PLACES + 64;
const WORDS: usize = HUFFS + 64;
/// The number of indices.
pub(super) const COUNT: usize = WORDS + 2;

/// The indices of ways (steps or jumps), by origin and then by target.
pub(super) struct Numbers {
    /// For each point, the number of ways from points before it.
    before: [u16; 64],
    /// For each point, the targets of the ways from it.
    ends: [PointSet; 64],
}

impl Numbers {
    /// From the targets of the ways from each point.
    pub(super) const fn new(ends: [PointSet; 64]) -> Numbers {
        let mut before = [0; 64];
        let mut point = 1;
        while point < 64 {
            before[point] = before[point - 1] + ends[point - 1].len() as u16;
            point += 1;
        }
        Numbers { before, ends }
    }

    fn of(&self, from: Point, to: Point) -> usize {
        let lower = PointSet::from_bits((1 << to.index()) - 1);
        usize::from(self.before[from.index()]) + (self.ends[from.index()] & lower).len() as usize
    }
}

/// The index of an action on a board; 0 for actions of other games.
pub(super) fn index(board: &PointBoard, action: Action) -> usize {
    let point = |at: Spot| board.point(at).map_or(0, Point::index);
    let way = |numbers: &Numbers, from: Spot, to: Spot| match (board.point(from), board.point(to)) {
        (Some(from), Some(to)) => numbers.of(from, to).min(WAYS - 1),
        _ => 0,
    };
    match action {
        Action::Step { from, to, .. } => way(&board.tables.step_numbers, from, to),
        Action::Capture { from, to, .. } => WAYS + way(&board.tables.jump_numbers, from, to),
        Action::Place { at } => PLACES + point(at),
        Action::Huff { at } => HUFFS + point(at),
        Action::Stop => WORDS,
        Action::Pass => WORDS + 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::super::{Bend, boards};
    use super::*;
    use crate::Position;

    /// The indices of all ways of a board are unique and have no gaps. Returns the numbers of steps and jumps.
    fn all(board: &PointBoard) -> (usize, usize) {
        let numbers = |ways: &[super::super::tables::Way]| -> BTreeSet<usize> {
            ways.iter().map(|way| index(board, way.action)).collect()
        };
        let (steps, jumps) = (numbers(board.tables.steps.all()), numbers(board.tables.jumps.all()));
        assert_eq!((steps.len(), jumps.len()), (board.tables.steps.all().len(), board.tables.jumps.all().len()));
        assert_eq!(steps.last().map(|last| last + 1), Some(steps.len()));
        assert_eq!(jumps.last().map(|last| last + 1 - WAYS), Some(jumps.len()));
        (steps.len(), jumps.len())
    }

    #[test]
    fn ways_are_numbered_without_a_gap() {
        assert_eq!(all(&boards::POINTS_49), (192, 144));
        all(&boards::POINTS_37);
    }

    #[test]
    fn a_step_and_a_jump_to_the_same_point_are_told_apart() {
        // On a circle of three points the one beyond the neighbour is a neighbour itself.
        let circle = PointBoard::new("circle", &[("a1 b1 b2 a1", Bend::Around((50, 50)))]).unwrap();
        let game = crate::soldiers::tests::games::on(circle, "", ["a1", "b1"]);
        let [step, jump] = ["a1-b2", "a1xb2"].map(|text| text.parse().unwrap());
        assert_eq!((game.refuse(step), game.refuse(jump)), (None, None));
        assert_ne!(game.action_index(step), game.action_index(jump));
    }

    #[test]
    fn numbers_are_those_of_the_table() {
        let number = |text: &str| index(&boards::POINTS_49, text.parse().unwrap());
        assert_eq!((number("stop"), number("pass")), (1152, COUNT - 1));
        assert_eq!(number("huff e5") - number("@e5"), 64);
        assert_eq!(number("@e5") - 1024, boards::POINTS_49.point("e5".parse().unwrap()).unwrap().index());
    }
}
