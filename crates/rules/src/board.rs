//! Boards as data: what interfaces draw.

use crate::{Seat, Spot};

/// Whether pieces stand in cells or on the crossings of lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Surface {
    /// Pieces stand in cells.
    Cells,
    /// Pieces stand on points joined by lines.
    Points,
}

/// Coordinates on a drawing, in hundredths of a cell: east and north of the spot on file a and rank 1.
pub type Coordinates = (i16, i16);

/// One line of a board of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Line {
    /// The points on it, each the neighbour of the next. A circle ends with the point it begins with.
    pub points: &'static [Spot],
    /// The centre of an arc; `None` for a straight line.
    pub centre: Option<Coordinates>,
}

/// The shape of a board: enough to draw it and to move on it with a cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Board {
    /// Cells or points.
    pub surface: Surface,
    /// The number of files.
    pub width: u8,
    /// The number of ranks.
    pub height: u8,
    /// Whether the cells are chequered.
    pub chequered: bool,
    /// Every spot, rank by rank from the first.
    pub spots: &'static [Spot],
    /// The coordinates of each of `spots`.
    pub coordinates: &'static [Coordinates],
    /// The lines that join points. Empty for cells.
    pub lines: &'static [Line],
    /// Squares with a mark on the cloth. Empty for points.
    pub marks: &'static [Spot],
    /// The throne of each seat that has one.
    pub thrones: &'static [(Seat, Spot)],
    /// Whether anything comes of a throne under the rules played; else they are squares like others.
    #[cfg_attr(feature = "serde", serde(rename = "thronesCount"))]
    pub thrones_count: bool,
    /// The seats that play on it, in the order of play from South.
    pub seats: &'static [Seat],
}

impl Board {
    /// Whether the board has that spot.
    pub fn has(&self, spot: Spot) -> bool {
        self.spots.contains(&spot)
    }

    /// The coordinates of a spot.
    pub fn coordinates(&self, spot: Spot) -> Coordinates {
        let given = self.spots.iter().position(|&known| known == spot).and_then(|index| self.coordinates.get(index));
        given.copied().unwrap_or_else(|| in_frame(spot))
    }

    /// Each pair of neighbouring points, once.
    pub fn edges(&self) -> impl Iterator<Item = (Spot, Spot)> {
        self.lines.iter().flat_map(|line| line.points.windows(2).map(|pair| (pair[0], pair[1])))
    }
}

/// The default coordinates of a spot, by its file and rank.
pub(crate) const fn in_frame(spot: Spot) -> Coordinates {
    (100 * spot.file() as i16, 100 * spot.rank() as i16)
}

/// The default coordinates of spots.
pub(crate) const fn all_in_frame<const N: usize>(spots: &[Spot; N]) -> [Coordinates; N] {
    let mut all = [(0, 0); N];
    let mut index = 0;
    while index < N {
        all[index] = in_frame(spots[index]);
        index += 1;
    }
    all
}

/// The cells of a board of eight by eight, rank by rank from the first.
pub(crate) static CELLS: [Spot; 64] = {
    let mut spots = [Spot::new(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        spots[square] = Spot::from_square(square as u8);
        square += 1;
    }
    spots
};

/// The coordinates of [`CELLS`].
pub(crate) static CELL_COORDINATES: [Coordinates; 64] = all_in_frame(&CELLS);
