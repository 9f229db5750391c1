//! Bitboards and counts of pieces and their moves, for computer players.

use super::Soldiers;
use super::board::{PointBoard, PointSet};
use super::game::PointGame;
use crate::grid::Side;

impl Soldiers {
    /// The game, apart from its options.
    #[inline(always)]
    pub fn game(&self) -> &'static PointGame {
        self.layout.game
    }

    /// The board in play.
    #[inline(always)]
    pub fn point_board(&self) -> &'static PointBoard {
        self.layout.board
    }

    /// The points on which pieces of a side stand.
    ///
    /// ```
    /// use ashtapada_rules::{Position, grid::Side, soldiers::{Options, Soldiers}};
    /// let start = Soldiers::start(&Options::default()).unwrap();
    /// assert_eq!(start.points(Side::South).len(), 16);
    /// assert_eq!((start.army(Side::North), start.captured(Side::South)), (16, 0));
    /// assert_eq!(start.movable(Side::South).len(), 5);
    /// assert_eq!(start.hunting(Side::South).len(), 0);
    /// ```
    #[inline(always)]
    pub fn points(&self, side: Side) -> PointSet {
        self.men(side)
    }

    /// How many pieces a side of the game begins with, those that it still has to place included.
    #[inline(always)]
    pub fn army(&self, side: Side) -> u32 {
        self.army_of(side).into()
    }

    /// How many captures count for a side.
    #[inline(always)]
    pub fn captured(&self, side: Side) -> u32 {
        u32::from(self.taken[side.index()])
    }

    /// How many pieces a side has still to place.
    #[inline(always)]
    pub fn in_hand(&self, side: Side) -> u32 {
        u32::from(self.hand[side.index()])
    }

    /// The pieces of a side that can step, were it to move.
    pub fn movable(&self, side: Side) -> PointSet {
        let from = &self.layout.reach[side.index()].from;
        self.empty_points().iter().fold(PointSet::EMPTY, |reach, at| reach | from[at.index()]) & self.men(side)
    }

    /// The points to which pieces of a side can step, were it to move.
    pub fn reachable(&self, side: Side) -> PointSet {
        self.reach(side)
    }

    /// The points that pieces of a side can come to by steps alone, if the other side never moves: where it is hemmed in, few.
    pub fn roaming(&self, side: Side) -> PointSet {
        let (to, empty) = (&self.layout.reach[side.index()].to, self.empty_points());
        let mut found = self.reach(side);
        let mut newest = found;
        while !newest.is_empty() {
            let next = newest.iter().fold(PointSet::EMPTY, |reach, at| reach | to[at.index()]) & empty;
            newest = next & !found;
            found |= newest;
        }
        found
    }

    /// The pieces of a side that can capture, were it to move.
    pub fn hunting(&self, side: Side) -> PointSet {
        self.hunters(side)
    }

    /// The side that alone captures, if only one does: the leopards of Cows and Leopards.
    #[inline(always)]
    pub fn hunter(&self) -> Option<Side> {
        self.layout.game.hunter()
    }
}
