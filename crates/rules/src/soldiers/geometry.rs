//! Steps and jumps on the board as operations on sets of points.
//!
//! A set of points is one `u64`. The frame of nine by nine has 81 cells, more than 64, but only 49
//! of them are points: numbered row by row and taken modulo 59 they all stay apart. So a point
//! keeps a number below 64 *and* a step in one direction is the same rotation, of a ring of 59
//! places, wherever it begins: all steps of an army in one direction cost a mask and a rotation.

use super::lines::{FRAME, LINES, length, name, on_37};
use super::moves::Moves;
use crate::{Action, Spot};

/// A set of points, one bit each, by their places on the ring.
pub(super) type Points = u64;

/// A place on the ring that is no point.
const OFF: u8 = 63;

/// The smallest ring on which no two points share a place.
const RING: u32 = ring();

/// Directions of lines: along ranks, files and diagonals, and the long steps on the bases.
const AXES: usize = 6;

/// One direction of lines, which pieces go up or down.
#[derive(Clone, Copy)]
struct Axis {
    /// How far a step up goes around the ring.
    by: u32,
    /// The points with a neighbour above them.
    low: Points,
    /// The points with neighbours below and above them on the same line.
    middle: Points,
}

/// Everything that is made from the lines.
struct Geometry {
    axes: [Axis; AXES],
    steps: [[Action; 64]; ROWS],
    jumps: [[Action; 64]; ROWS],
    spots: [Spot; 64],
    places: [u8; 256],
    all: Points,
    small: Points,
}

const GEOMETRY: Geometry = geometry();
const LINES_OF: [Axis; AXES] = GEOMETRY.axes;
/// Each axis up, and down.
pub(super) const ROWS: usize = 2 * AXES;
/// The steps of each axis, up and then down, by the lower of their two points.
pub(super) const STEPS: [[Action; 64]; ROWS] = GEOMETRY.steps;
/// The jumps of each axis, up and then down, by the point jumped.
static JUMPS: [[Action; 64]; ROWS] = GEOMETRY.jumps;
static SPOTS: [Spot; 64] = GEOMETRY.spots;
static PLACEMENTS: [Action; 64] = {
    let mut actions = [Action::Pass; 64];
    let mut place = 0;
    while place < 64 {
        actions[place] = Action::Place { at: GEOMETRY.spots[place] };
        place += 1;
    }
    actions
};
static PLACES: [u8; 256] = GEOMETRY.places;
/// All 49 points.
pub(super) const ALL: Points = GEOMETRY.all;
/// The 37 points of the smaller board.
pub(super) const SMALL: Points = GEOMETRY.small;

const fn cell(spot: Spot) -> u32 {
    spot.rank() as u32 * FRAME as u32 + spot.file() as u32
}

const fn code(spot: Spot) -> usize {
    (spot.file() | spot.rank() << 4) as usize
}

const fn ring() -> u32 {
    let mut ring = 49;
    'next: while ring < OFF as u32 {
        let mut taken = [None; 64];
        let mut line = 0;
        while line < LINES.len() {
            let mut at = 0;
            while at < length(LINES[line]) {
                let spot = name(LINES[line], at);
                let place = (cell(spot) % ring) as usize;
                match taken[place] {
                    Some(other) if other != code(spot) => {
                        ring += 1;
                        continue 'next;
                    }
                    _ => taken[place] = Some(code(spot)),
                }
                at += 1;
            }
            line += 1;
        }
        return ring;
    }
    panic!("no ring below 63 keeps the points of this board apart")
}

const fn geometry() -> Geometry {
    let mut made = Geometry {
        axes: [Axis { by: 0, low: 0, middle: 0 }; AXES],
        steps: [[Action::Pass; 64]; ROWS],
        jumps: [[Action::Pass; 64]; ROWS],
        spots: [Spot::new(15, 15); 64],
        places: [OFF; 256],
        all: 0,
        small: 0,
    };
    let mut axes = 0;
    let mut line = 0;
    while line < LINES.len() {
        let text = LINES[line];
        let mut at = 0;
        while at < length(text) {
            let here = name(text, at);
            let place = (cell(here) % RING) as usize;
            made.spots[place] = here;
            made.places[code(here)] = place as u8;
            made.all |= 1 << place;
            if on_37(here) {
                made.small |= 1 << place;
            }
            if at >= 1 {
                // The points of a line are apart by the same way around the ring, up or down.
                let before = name(text, at - 1);
                let up = cell(before) < cell(here);
                let (low, high) = if up { (before, here) } else { (here, before) };
                let by = cell(high) - cell(low);
                let mut axis = 0;
                while axis < axes && made.axes[axis].by != by {
                    axis += 1;
                }
                if axis == axes {
                    made.axes[axis].by = by;
                    axes += 1;
                }
                let lower = (cell(low) % RING) as usize;
                made.axes[axis].low |= 1 << lower;
                made.steps[2 * axis][lower] = Action::Step { from: low, to: high, promotion: None };
                made.steps[2 * axis + 1][lower] = Action::Step { from: high, to: low, promotion: None };
                if at + 1 < length(text) {
                    let after = name(text, at + 1);
                    let (low, high) = if up { (before, after) } else { (after, before) };
                    assert!(cell(high) - cell(low) == 2 * by);
                    made.axes[axis].middle |= 1 << place;
                    made.jumps[2 * axis][place] = Action::Capture { from: low, to: high, promotion: None };
                    made.jumps[2 * axis + 1][place] = Action::Capture { from: high, to: low, promotion: None };
                }
            }
            at += 1;
        }
        line += 1;
    }
    assert!(axes == AXES);
    made
}

impl Axis {
    /// At each place what the set has one step above it. Bits beyond the ring are to be masked off.
    #[inline(always)]
    const fn above(self, set: Points) -> Points {
        (set >> self.by) | (set << (RING - self.by))
    }

    /// At each place what the set has one step below it. Bits beyond the ring are to be masked off.
    #[inline(always)]
    const fn below(self, set: Points) -> Points {
        (set << self.by) | (set >> (RING - self.by))
    }

    /// The enemies that can be jumped upwards, and downwards.
    #[inline(always)]
    const fn jumped(self, own: Points, enemy: Points, empty: Points) -> (Points, Points) {
        let enemy = enemy & self.middle;
        (self.below(own) & self.above(empty) & enemy, self.above(own) & self.below(empty) & enemy)
    }
}

/// Does something for every axis, each a constant: rotations by constants are several times as fast.
macro_rules! for_axes {
    ($($number:literal)+, $axis:ident, $index:ident => $body:expr) => {
        $({
            const $index: usize = $number;
            const $axis: Axis = LINES_OF[$index];
            $body
        })+
    };
    ($axis:ident, $index:ident => $body:expr) => {
        for_axes!(0 1 2 3 4 5, $axis, $index => $body)
    };
}

/// The enemies over which `own` can jump to `empty`.
#[inline(always)]
pub(super) fn prey(own: Points, enemy: Points, empty: Points) -> Points {
    let mut set = 0;
    for_axes!(AXIS, _I => {
        let (up, down) = AXIS.jumped(own, enemy, empty);
        set |= up | down;
    });
    set
}

/// Which of `own` can jump over `enemy` to `empty`.
#[inline]
pub(super) fn jumpers(own: Points, enemy: Points, empty: Points) -> Points {
    let mut set = 0;
    for_axes!(AXIS, _I => {
        let (up, down) = AXIS.jumped(own, enemy, empty);
        set |= AXIS.above(up) | AXIS.below(down);
    });
    set & ALL
}

/// Where `own` can step to.
#[inline]
pub(super) fn reach(own: Points, empty: Points) -> Points {
    let mut set = 0;
    for_axes!(AXIS, _I => set |= AXIS.below(own & AXIS.low) | (AXIS.above(own) & AXIS.low));
    set & empty
}

/// Lists the jumps.
#[inline(always)]
pub(super) fn list_jumps(moves: &mut Moves, own: Points, enemy: Points, empty: Points) {
    for_axes!(AXIS, INDEX => {
        let (up, down) = AXIS.jumped(own, enemy, empty);
        if up | down != 0 {
            moves.add::<1>(up, |over| JUMPS[2 * INDEX][over]);
            moves.add::<1>(down, |over| JUMPS[2 * INDEX + 1][over]);
        }
    });
}

/// The place of a spot; [`OFF`] for one that is no point.
#[inline(always)]
pub(super) fn place(spot: Spot) -> u8 {
    PLACES[code(spot)]
}

/// The same, while tables are made.
pub(super) const fn place_of(spot: Spot) -> usize {
    GEOMETRY.places[code(spot)] as usize
}

/// The point at a place.
#[inline(always)]
pub(super) fn spot(place: u8) -> Spot {
    SPOTS[usize::from(place & 63)]
}

/// The action that puts a piece on a place.
#[inline(always)]
pub(super) fn placement(place: usize) -> Action {
    PLACEMENTS[place & 63]
}

/// The set with that one point; empty for a spot that is no point.
#[inline(always)]
pub(super) fn bit(spot: Spot) -> Points {
    (1 << place(spot)) & ALL
}

/// Whether a line joins the two as neighbours.
pub(super) fn joined(from: Spot, to: Spot) -> bool {
    reach(bit(from), bit(to)) != 0
}

/// Whether both are the ends of three neighbouring points on one line, so that a piece can jump
/// from one to the other over their [`middle`].
pub(super) fn jumpable(from: Spot, to: Spot) -> bool {
    jumpers(bit(from), bit(middle(from, to)), bit(to)) != 0
}

/// The point halfway, over which a jump goes: both steps of a jump are equal.
#[inline(always)]
pub(super) const fn middle(from: Spot, to: Spot) -> Spot {
    Spot::new((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2)
}

/// The places of a set, lowest first.
#[inline(always)]
pub(super) fn each(mut set: Points) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}
