//! Counts of pieces and of what they could do, on sets: for players that look at many positions.

use super::Soldiers;
use super::geometry::{self, Points};
use super::state::{NORTH, SOUTH, Side};
use crate::Seat;

impl Soldiers {
    /// How many pieces `seat` has on the board. 0 for the seats that do not play, like all the counts here.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Seat, soldiers::{Options, Soldiers}};
    /// let start = Soldiers::start(&Options::default()).unwrap();
    /// assert_eq!(start.strength(Seat::South), 16);
    /// assert_eq!(start.captured(Seat::South), 0);
    /// assert_eq!(start.movable(Seat::South), 5);
    /// assert_eq!(start.hunting(Seat::South), 0);
    /// ```
    pub fn strength(&self, seat: Seat) -> u32 {
        side(seat).map_or(0, |side| self.men[side].count_ones())
    }

    /// How many captures count for `seat`.
    pub fn captured(&self, seat: Seat) -> u32 {
        side(seat).map_or(0, |side| u32::from(self.taken[side]))
    }

    /// How many of its pieces on the board can step, were `seat` to move.
    pub fn movable(&self, seat: Seat) -> u32 {
        // Every line goes both ways: the pieces that can step are those reached from empty points.
        side(seat).map_or(0, |side| geometry::reach(self.empty(), self.men[side]).count_ones())
    }

    /// To how many points its pieces can step, were `seat` to move.
    pub fn reach(&self, seat: Seat) -> u32 {
        side(seat).map_or(0, |side| geometry::reach(self.men[side], self.empty()).count_ones())
    }

    /// How many of its pieces can capture, were `seat` to move.
    pub fn hunting(&self, seat: Seat) -> u32 {
        side(seat).map_or(0, |side| self.hunters_of(side).count_ones())
    }

    fn hunters_of(&self, side: Side) -> Points {
        if self.jumps(side) { geometry::jumpers(self.men[side], self.men[1 - side], self.empty()) } else { 0 }
    }
}

fn side(seat: Seat) -> Option<Side> {
    match seat {
        Seat::South => Some(SOUTH),
        Seat::North => Some(NORTH),
        Seat::West | Seat::East => None,
    }
}
