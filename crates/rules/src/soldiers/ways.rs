//! The steps and jumps of a position.
//!
//! A position tracks the ways that leave the pieces of each side, those that arrive at occupied points, and those that
//! jump over the pieces of each side. The moves of a side are then a few operations on three words, in the order of the
//! list, and a piece put on or taken off changes a few bits. Boards with too many ways are searched way by way: slower,
//! but simple enough to test the other method against.

use super::board::{Point, PointSet};
use super::moves::Moves;
use super::reach::Row;
use super::state::Soldiers;
use super::tables::{Tables, Way, Words};
use crate::grid::Side;

/// The ways that a position tracks; all empty on boards that have too many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Kept {
    leaving: [Words; 2],
    closed: Words,
    over: [[u64; 3]; 2],
}

#[inline(always)]
fn toggle<const N: usize>(words: &mut [u64; N], others: &[u64; N]) {
    *words = core::array::from_fn(|word| words[word] ^ others[word]);
}

impl Kept {
    pub(super) const NONE: Kept = Kept { leaving: [[0; 6]; 2], closed: [0; 6], over: [[0; 3]; 2] };

    /// Updates the sets for a piece of `side` put on the point of that row or taken off.
    #[inline(always)]
    pub(super) fn toggle(&mut self, row: &Row, side: Side) {
        toggle(&mut self.leaving[side.index()], &row.leaving);
        toggle(&mut self.closed, &row.arriving);
    }

    /// Updates the sets for a piece of `side` on the point of that row that can be jumped from now on, or no longer.
    #[inline(always)]
    pub(super) fn toggle_prey(&mut self, row: &Row, side: Side) {
        toggle(&mut self.over[side.index()], &row.over);
    }

    #[inline(always)]
    fn steps(&self, side: Side) -> [u64; 3] {
        let step = |word: usize| self.leaving[side.index()][word] & !self.closed[word];
        [step(0), step(1), step(2)]
    }

    /// The jumps of a side among the ways of `leaving`.
    #[inline(always)]
    fn jumps_among(&self, side: Side, leaving: &Words) -> [u64; 3] {
        let over = &self.over[side.other().index()];
        let jump = |word: usize| leaving[3 + word] & !self.closed[3 + word] & over[word];
        [jump(0), jump(1), jump(2)]
    }

    #[inline(always)]
    fn jumps(&self, side: Side) -> [u64; 3] {
        self.jumps_among(side, &self.leaving[side.index()])
    }
}

#[inline(always)]
fn any(words: [u64; 3]) -> bool {
    words[0] | words[1] | words[2] != 0
}

impl Soldiers {
    fn tables(&self) -> &'static Tables {
        &self.layout.board.tables
    }

    /// The tracked ways of a point for a side.
    #[inline(always)]
    pub(super) fn row(&self, side: Side, at: Point) -> &'static Row {
        &self.layout.reach[side.index()].rows[at.index()]
    }

    /// The steps of a side, one by one.
    fn each_step(&self, side: Side) -> impl Iterator<Item = &'static Way> {
        let (own, empty, reach) = (self.men(side), self.empty_points(), self.layout.reach[side.index()]);
        let all = self.tables().steps.all().iter();
        all.filter(move |way| own.has(way.from) && empty.has(way.to) && reach.to[way.from.index()].has(way.to))
    }

    /// The jumps of pieces of a side, one by one.
    pub(super) fn each_jump(&self, side: Side, own: PointSet) -> impl Iterator<Item = &'static Way> {
        let prey = if self.jumps(side) { self.prey(side.other()) } else { PointSet::EMPTY };
        let empty = self.empty_points();
        let all = self.tables().jumps.all().iter();
        all.filter(move |way| own.has(way.from) && prey.has(way.over) && empty.has(way.to))
    }

    /// Whether a side has a step.
    #[inline(always)]
    pub(super) fn can_step(&self, side: Side) -> bool {
        if self.tables().kept { any(self.kept.steps(side)) } else { self.each_step(side).next().is_some() }
    }

    /// Whether a side has a jump.
    #[inline(always)]
    pub(super) fn can_jump(&self, side: Side) -> bool {
        if self.tables().kept {
            any(self.kept.jumps(side))
        } else {
            self.each_jump(side, self.men(side)).next().is_some()
        }
    }

    /// Whether the piece of a side on a point has a jump.
    #[inline(always)]
    pub(super) fn can_jump_from(&self, side: Side, at: Point) -> bool {
        let tables = self.tables();
        if tables.kept {
            any(self.kept.jumps_among(side, &self.row(side, at).leaving))
        } else {
            self.each_jump(side, PointSet::of(at)).next().is_some()
        }
    }

    /// The pieces of a side that have a jump.
    pub(super) fn jumpers(&self, side: Side) -> PointSet {
        let tables = self.tables();
        if !tables.kept {
            return self.each_jump(side, self.men(side)).map(|way| way.from).collect();
        }
        let mut set = PointSet::EMPTY;
        for (word, bits) in self.kept.jumps(side).into_iter().enumerate() {
            for bit in PointSet::from_bits(bits) {
                set |= PointSet::of(tables.jumps.all()[64 * word + bit.index()].from);
            }
        }
        set
    }

    /// The points to which pieces of a side can step.
    pub(super) fn reach(&self, side: Side) -> PointSet {
        let to = &self.layout.reach[side.index()].to;
        self.men(side).iter().fold(PointSet::EMPTY, |reach, at| reach | to[at.index()]) & self.empty_points()
    }

    /// Lists the steps of a side.
    #[inline(always)]
    pub(super) fn list_steps(&self, side: Side, moves: &mut Moves) {
        let tables = self.tables();
        if !tables.kept {
            return self.each_step(side).for_each(|way| moves.push(way.action));
        }
        for (word, bits) in self.kept.steps(side).into_iter().enumerate() {
            moves.add::<4>(bits, |way| tables.actions[word][way]);
        }
    }

    /// Lists the jumps of a side.
    #[inline(always)]
    pub(super) fn list_jumps(&self, side: Side, moves: &mut Moves) {
        let tables = self.tables();
        if !tables.kept {
            return self.each_jump(side, self.men(side)).for_each(|way| moves.push(way.action));
        }
        for (word, bits) in self.kept.jumps(side).into_iter().enumerate() {
            moves.add::<1>(bits, |way| tables.actions[3 + word][way]);
        }
    }

    /// Lists the jumps of the piece of a side on a point.
    #[inline(always)]
    pub(super) fn list_jumps_from(&self, side: Side, at: Point, moves: &mut Moves) {
        let tables = self.tables();
        if !tables.kept {
            return self.each_jump(side, PointSet::of(at)).for_each(|way| moves.push(way.action));
        }
        for (word, bits) in self.kept.jumps_among(side, &self.row(side, at).leaving).into_iter().enumerate() {
            moves.add::<1>(bits, |way| tables.actions[3 + word][way]);
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{Action, ActionList, Position, Turn};

    /// The tracked ways are those that a search of all ways finds.
    #[test]
    fn what_is_kept_is_what_is_found() {
        let mut random = 7u64;
        for changes in ["", "board=37", "setup=cows", "setup=kotuEllima removal=after", "obligation=none"] {
            let options = crate::soldiers::tests::games::choose(changes);
            for _ in 0..20 {
                let mut position = Soldiers::start(&options).unwrap();
                while position.turn() != Turn::Over {
                    for side in Side::BOTH {
                        let (mut steps, mut jumps) = (ActionList::new(), ActionList::new());
                        let mut moves = Moves::new(&mut steps);
                        position.list_steps(side, &mut moves);
                        moves.end();
                        let mut moves = Moves::new(&mut jumps);
                        position.list_jumps(side, &mut moves);
                        moves.end();
                        let found: Vec<Action> = position.each_step(side).map(|way| way.action).collect();
                        assert_eq!(steps.as_slice(), found);
                        let ways: Vec<&Way> = position.each_jump(side, position.men(side)).collect();
                        assert_eq!(jumps.as_slice(), ways.iter().map(|way| way.action).collect::<Vec<_>>());
                        assert_eq!(position.can_jump(side), !ways.is_empty());
                        assert_eq!(position.jumpers(side), ways.iter().map(|way| way.from).collect());
                    }
                    let mut list = ActionList::new();
                    position.actions(&mut list);
                    random = crate::grid::mix(random.wrapping_add(crate::grid::GOLDEN));
                    position.play_unchecked(list[random as usize % list.len()], &mut ());
                }
            }
        }
    }
}
