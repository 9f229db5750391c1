//! Boards as data: what interfaces draw.

use crate::{Seat, Spot};

/// Whether pieces stand in cells or on the crossings of lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Surface {
    /// Pieces stand in cells.
    Cells,
    /// Pieces stand on points joined by lines.
    Points,
}

/// The shape of a board: enough to draw it and to move on it with a cursor.
///
/// File and rank of a [`Spot`] are its coordinates, in units of one cell, ranks growing northwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Board {
    /// Cells or points.
    pub surface: Surface,
    /// Files of the frame.
    pub width: u8,
    /// Ranks of the frame.
    pub height: u8,
    /// Whether the cells are chequered.
    pub chequered: bool,
    /// Every spot, rank by rank from the first.
    pub spots: &'static [Spot],
    /// Each pair of neighbouring points, once. Empty for cells.
    pub lines: &'static [(Spot, Spot)],
    /// Squares with a mark on the cloth. Empty for points.
    pub marks: &'static [Spot],
    /// The throne of each seat that has one.
    pub thrones: &'static [(Seat, Spot)],
    /// The seats that play on it, in the order of play from South.
    pub seats: &'static [Seat],
}

impl Board {
    /// Whether the board has that spot.
    pub fn has(&self, spot: Spot) -> bool {
        self.spots.contains(&spot)
    }
}
