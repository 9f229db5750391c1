//! A board of points as a value: from its lines come the steps and the jumps.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::tables::{Fault, Tables};
use crate::board::in_frame;
use crate::grid::{Indexed, Set};
use crate::{Board, Coordinates, Line, Seat, Spot, Surface};

/// A point of a board, by its index below 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

/// A set of points.
pub type PointSet = Set<Point>;

impl Point {
    /// Its index, 0 to 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The point with that index; only the six low bits count.
    #[inline(always)]
    pub(super) const fn new(index: u8) -> Point {
        Point(index & 63)
    }
}

impl Indexed for Point {
    #[inline(always)]
    fn index(self) -> u8 {
        self.0 & 63
    }

    #[inline(always)]
    fn from_index(index: u8) -> Point {
        Point::new(index)
    }
}

/// How the points of a board are numbered.
#[derive(Clone, Copy)]
pub(super) enum Numbering {
    /// As they are listed.
    Listed,
    /// Row by row through a frame of nine files, modulo so many places.
    Ring(u8),
}

/// A board of points and lines, with the steps and jumps that follow from it.
///
/// Those of 49 and of 37 points are [known](PointBoard::known). Any other, with straight or curved lines and up to 64
/// points, is made by [`PointBoard::new`] and lives as long as the program.
///
/// ```
/// use ashtapada_rules::soldiers::{Bend, PointBoard};
/// // Two crossing lines of three points each.
/// let cross = PointBoard::new("cross", &[("b1 b2 b3", Bend::Straight), ("a2 b2 c2", Bend::Straight)]).unwrap();
/// assert_eq!(cross.shape().spots.len(), 5);
/// let error = PointBoard::new("twice", &[("a1 a2", Bend::Straight), ("a2 a1", Bend::Straight)]).unwrap_err();
/// assert_eq!(error.to_string(), "two lines join a1 and a2");
/// ```
pub struct PointBoard {
    name: &'static str,
    shape: &'static Board,
    pub(super) tables: Tables,
}

/// The shape of a line of a custom board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bend {
    /// Straight from point to point.
    Straight,
    /// Around a centre.
    Around(Coordinates),
}

/// Why lines do not make a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// A line names something that is no point.
    #[error("line {line}: expected points such as `a1 b1 c1`, separated by one space, found `{found}`")]
    NotAPoint {
        /// Which line, from 1.
        line: usize,
        /// The text found.
        found: alloc::string::String,
    },
    /// A line has fewer than two points.
    #[error("line {line} needs two points or more")]
    TooShort {
        /// Which line, from 1.
        line: usize,
    },
    /// There are too many points, steps or jumps, or two ways would be the same action.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl PointBoard {
    /// A board made at compile time.
    pub(super) const fn constant(name: &'static str, shape: &'static Board, numbering: Numbering) -> PointBoard {
        match Tables::new(shape, numbering) {
            Ok(tables) => PointBoard { name, shape, tables },
            Err(_) => panic!("the lines of a known board make no board"),
        }
    }

    /// A custom board: each line with its points and shape. The coordinates of points follow from files and ranks.
    ///
    /// # Errors
    /// See [`BoardError`].
    pub fn new(name: &str, lines: &[(&str, Bend)]) -> Result<&'static PointBoard, BoardError> {
        PointBoard::placed(name, lines, &[])
    }

    /// As [`PointBoard::new`], with other coordinates for some points.
    ///
    /// # Errors
    /// See [`BoardError`].
    pub fn placed(
        name: &str,
        lines: &[(&str, Bend)],
        places: &[(Spot, Coordinates)],
    ) -> Result<&'static PointBoard, BoardError> {
        let mut read = Vec::with_capacity(lines.len());
        for (index, (text, bend)) in lines.iter().enumerate() {
            let point =
                |name: &str| name.parse().map_err(|_| BoardError::NotAPoint { line: index + 1, found: name.into() });
            let points: Vec<Spot> = text.split(' ').map(point).collect::<Result<_, _>>()?;
            if points.len() < 2 {
                return Err(BoardError::TooShort { line: index + 1 });
            }
            let centre = match *bend {
                Bend::Straight => None,
                Bend::Around(centre) => Some(centre),
            };
            read.push((points, centre));
        }
        let mut spots: Vec<Spot> = read.iter().flat_map(|(points, _)| points.iter().copied()).collect();
        spots.sort_by_key(|spot| (spot.rank(), spot.file()));
        spots.dedup();
        let place = |spot: &Spot| {
            let given = places.iter().find(|(placed, _)| placed == spot).map(|&(_, at)| at);
            given.unwrap_or_else(|| in_frame(*spot))
        };
        let width = spots.iter().map(|spot| spot.file() + 1).max().unwrap_or(0);
        let height = spots.iter().map(|spot| spot.rank() + 1).max().unwrap_or(0);
        let coordinates: Vec<Coordinates> = spots.iter().map(place).collect();
        // Checked before anything is leaked.
        let borrowed: Vec<&[Spot]> = read.iter().map(|(points, _)| points.as_slice()).collect();
        let tables = Tables::of(&spots, &borrowed, Numbering::Listed)?;
        let kept = |points: Vec<Spot>| &*Box::leak(points.into_boxed_slice());
        let lines: Vec<Line> = read.into_iter().map(|(points, centre)| Line { points: kept(points), centre }).collect();
        let coordinates = Box::leak(coordinates.into_boxed_slice());
        let shape = shape(width, height, kept(spots), coordinates, Box::leak(lines.into_boxed_slice()));
        let name: &'static str = Box::leak(Box::from(name));
        Ok(Box::leak(Box::new(PointBoard { name, shape: Box::leak(Box::new(shape)), tables })))
    }

    /// The points of a text such as `c3 d3`, at compile time; each is on the board.
    pub(super) const fn named(&self, text: &str) -> PointSet {
        let bytes = text.as_bytes();
        let (mut bits, mut at) = (0, 0);
        while at < bytes.len() {
            let point = self.tables.point_at(Spot::new(bytes[at] - b'a', bytes[at + 1] - b'1'));
            bits |= 1 << point;
            at += 3;
        }
        PointSet::from_bits(bits)
    }

    /// Its name: `49`, `37`, or that of a custom board.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The board to draw.
    pub fn shape(&self) -> &'static Board {
        self.shape
    }

    /// The point of a spot, if the board has it.
    #[inline(always)]
    pub fn point(&self, spot: Spot) -> Option<Point> {
        self.tables.point(spot)
    }

    /// The spot of a point.
    #[inline(always)]
    pub fn spot(&self, point: Point) -> Spot {
        self.tables.spots[point.index()]
    }

    /// The neighbours of a point along the lines.
    #[inline(always)]
    pub fn neighbours(&self, point: Point) -> PointSet {
        self.tables.neighbours[point.index()]
    }

    /// The point over which a piece jumps from one point to another; `None` where there is no such jump.
    #[inline(always)]
    pub fn between(&self, from: Point, to: Point) -> Option<Point> {
        self.tables.between(from, to)
    }
}

/// Boards are compared by identity.
impl PartialEq for PointBoard {
    #[inline]
    fn eq(&self, other: &PointBoard) -> bool {
        core::ptr::eq(self, other)
    }
}
impl Eq for PointBoard {}

impl core::hash::Hash for PointBoard {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl core::fmt::Debug for PointBoard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PointBoard").field("name", &self.name).field("points", &self.shape.spots.len()).finish()
    }
}

/// A board for two players with these points, rank by rank from the first, and these lines.
pub(super) const fn shape(
    width: u8,
    height: u8,
    spots: &'static [Spot],
    coordinates: &'static [Coordinates],
    lines: &'static [Line],
) -> Board {
    Board {
        surface: Surface::Points,
        width,
        height,
        chequered: false,
        spots,
        coordinates,
        lines,
        marks: &[],
        thrones: &[],
        thrones_count: false,
        seats: &Seat::PAIR,
    }
}

/// The points of a text such as `c3 d3`, with two characters each, at compile time.
pub(super) const fn points<const N: usize>(text: &str) -> [Spot; N] {
    let bytes = text.as_bytes();
    assert!(bytes.len() == 3 * N - 1);
    let mut points = [Spot::new(0, 0); N];
    let mut index = 0;
    while index < N {
        points[index] = Spot::new(bytes[3 * index] - b'a', bytes[3 * index + 1] - b'1');
        index += 1;
    }
    points
}
