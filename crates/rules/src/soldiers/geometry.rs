//! Steps and jumps on the board as operations on sets of points.
//!
//! A set of points is one `u64`. The frame of nine by nine has 81 cells, more than 64, but only 49
//! of them are points: numbered row by row and taken modulo 59 they all stay apart. So a point
//! keeps a number below 64 *and* a step in one direction is the same rotation, of a ring of 59
//! places, wherever it begins: all steps of an army in one direction cost a mask and a rotation.

use super::lines::{FRAME, LINES, length, name, on_37};
use crate::{Action, ActionList, Spot};

/// A set of points, one bit each, by their places on the ring.
pub(super) type Points = u64;

/// A place on the ring that is no point.
const OFF: u8 = 63;

/// The smallest ring on which no two points share a place.
const RING: u32 = ring();

/// Directions of lines: along ranks, files and diagonals, and the long steps on the bases.
const DIRECTIONS: usize = 12;

/// One direction of steps.
#[derive(Clone, Copy)]
struct Way {
    /// How far a step goes around the ring.
    by: u32,
    /// The points with a neighbour in this direction.
    step: Points,
    /// The points with a neighbour in this direction and another beyond it on the same line.
    jump: Points,
}

/// Everything that is made from the lines.
struct Geometry {
    ways: [Way; DIRECTIONS],
    moves: [[Action; 64]; 2 * DIRECTIONS],
    spots: [Spot; 64],
    places: [u8; 256],
    all: Points,
    small: Points,
}

const GEOMETRY: Geometry = geometry();
const WAYS: [Way; DIRECTIONS] = GEOMETRY.ways;
/// The jumps of each direction, then the steps of each, as actions by the place they end on.
static MOVES: [[Action; 64]; 2 * DIRECTIONS] = GEOMETRY.moves;
static SPOTS: [Spot; 64] = GEOMETRY.spots;
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
        ways: [Way { by: 0, step: 0, jump: 0 }; DIRECTIONS],
        moves: [[Action::Pass; 64]; 2 * DIRECTIONS],
        spots: [Spot::new(15, 15); 64],
        places: [OFF; 256],
        all: 0,
        small: 0,
    };
    let mut ways = 0;
    let mut line = 0;
    while line < LINES.len() {
        let text = LINES[line];
        let last = length(text) - 1;
        let mut at = 0;
        while at <= last {
            let from = name(text, at);
            let place = cell(from) % RING;
            made.spots[place as usize] = from;
            made.places[code(from)] = place as u8;
            made.all |= 1 << place;
            if on_37(from) {
                made.small |= 1 << place;
            }
            // Along the line, in both senses.
            let mut sense = 0;
            while sense < 2 {
                let ahead = if sense == 0 { last - at } else { at };
                if ahead >= 1 {
                    let to = name(text, if sense == 0 { at + 1 } else { at - 1 });
                    let end = cell(to) % RING;
                    let by = (end + RING - place) % RING;
                    let mut way = 0;
                    while way < ways && made.ways[way].by != by {
                        way += 1;
                    }
                    if way == ways {
                        made.ways[way].by = by;
                        ways += 1;
                    }
                    made.ways[way].step |= 1 << place;
                    made.moves[DIRECTIONS + way][end as usize] = Action::Step { from, to, promotion: None };
                    if ahead >= 2 {
                        let to = name(text, if sense == 0 { at + 2 } else { at - 2 });
                        made.ways[way].jump |= 1 << place;
                        made.moves[way][(cell(to) % RING) as usize] = Action::Capture { from, to, promotion: None };
                    }
                }
                sense += 1;
            }
            at += 1;
        }
        line += 1;
    }
    assert!(ways == DIRECTIONS);
    made
}

impl Way {
    /// The set moved one step around the ring. Bits beyond the ring are to be masked off.
    #[inline(always)]
    const fn turn(self, set: Points) -> Points {
        (set << self.by) | (set >> (RING - self.by))
    }

    /// The set moved one step back.
    #[inline(always)]
    const fn turn_back(self, set: Points) -> Points {
        (set >> self.by) | (set << (RING - self.by))
    }

    /// Where steps from `own` in this direction end.
    #[inline(always)]
    const fn stepped(self, own: Points, empty: Points) -> Points {
        self.turn(own & self.step) & empty
    }

    /// Where jumps from `own` over `enemy` in this direction end.
    #[inline(always)]
    const fn jumped(self, own: Points, enemy: Points, empty: Points) -> Points {
        self.turn(self.turn(own & self.jump) & enemy) & empty
    }

    /// Which of `own` can jump over `enemy` in this direction.
    #[inline(always)]
    const fn jumpers(self, own: Points, enemy: Points, empty: Points) -> Points {
        self.turn_back(self.turn_back(empty) & enemy) & own & self.jump
    }
}

/// Does something for the directions of the given numbers, each a constant: rotations by constants
/// are several times as fast.
macro_rules! for_ways {
    ($($number:literal)+, $way:ident, $index:ident => $body:expr) => {
        $({
            const $index: usize = $number;
            const $way: Way = WAYS[$index];
            $body
        })+
    };
    ($way:ident, $index:ident => $body:expr) => {
        for_ways!(0 1 2 3 4 5 6 7 8 9 10 11, $way, $index => $body)
    };
}

/// Which of `own` can jump over `enemy` to `empty`.
#[inline]
pub(super) fn jumpers(own: Points, enemy: Points, empty: Points) -> Points {
    let mut set = 0;
    for_ways!(WAY, _I => set |= WAY.jumpers(own, enemy, empty));
    set
}

/// Where `own` can step to.
#[inline]
pub(super) fn reach(own: Points, empty: Points) -> Points {
    let mut set = 0;
    for_ways!(WAY, _I => set |= WAY.stepped(own, empty));
    set
}

/// Whether any of `own` can step.
#[inline]
pub(super) fn can_step(own: Points, empty: Points) -> bool {
    // Mostly some piece can step along a rank or file; then nothing else needs to be looked at.
    let mut set = 0;
    for_ways!(0 1 2 3, WAY, _I => set |= WAY.stepped(own, empty));
    set != 0 || reach(own, empty) != 0
}

/// No position has more moves: an edge gives at most one step, three points on a line one jump.
const MOST: usize = 96 + 72;

/// Moves of many pieces, being listed. The list is filled first and cut to its length at the end:
/// so most moves can be written without asking whether they exist.
pub(super) struct Moves<'a> {
    list: &'a mut ActionList,
    count: usize,
}

impl<'a> Moves<'a> {
    /// Writes to the list from its beginning.
    #[inline(always)]
    pub(super) fn new(list: &'a mut ActionList) -> Moves<'a> {
        list.clear();
        // There is room: the list holds more.
        let _ = list.try_extend_from_slice(&[Action::Pass; MOST + AHEAD]);
        Moves { list, count: 0 }
    }

    /// Adds the moves of one row of [`MOVES`], where mostly there are few or none.
    #[inline(always)]
    fn add_rare(&mut self, row: usize, mut ends: Points) {
        while ends != 0 {
            if let Some(slot) = self.list.get_mut(self.count) {
                *slot = MOVES[row][(ends.trailing_zeros() & 63) as usize];
            }
            self.count += 1;
            ends &= ends - 1;
        }
    }

    /// Adds the moves of one row of [`MOVES`], where mostly there are one or two.
    #[inline(always)]
    fn add(&mut self, row: usize, mut ends: Points) {
        let Some(slots) = self.list.get_mut(self.count..self.count + AHEAD) else { return };
        for slot in slots {
            // The place that is no point stops the search of an empty set.
            let first = (ends | 1 << OFF).trailing_zeros();
            *slot = MOVES[row][(first & 63) as usize];
            self.count += usize::from(ends != 0);
            ends &= ends.wrapping_sub(1);
        }
        self.add_rare(row, ends);
    }

    /// Adds the jumps.
    #[inline(always)]
    pub(super) fn jumps(&mut self, own: Points, enemy: Points, empty: Points) {
        for_ways!(WAY, INDEX => self.add_rare(INDEX, WAY.jumped(own, enemy, empty)));
    }

    /// Adds the steps.
    #[inline(always)]
    pub(super) fn steps(&mut self, own: Points, empty: Points) {
        for_ways!(WAY, INDEX => {
            let ends = WAY.stepped(own, empty);
            // Only twelve points have neighbours along a base.
            if WAY.step.count_ones() < 10 {
                self.add_rare(DIRECTIONS + INDEX, ends);
            } else {
                self.add(DIRECTIONS + INDEX, ends);
            }
        });
    }

    /// There are no more.
    #[inline(always)]
    pub(super) fn end(self) {
        self.list.truncate(self.count);
    }
}

/// Moves of one direction that are written unasked.
const AHEAD: usize = 2;

/// The place of a spot; [`OFF`] for one that is no point.
#[inline(always)]
pub(super) fn place(spot: Spot) -> u8 {
    PLACES[code(spot)]
}

/// The point at a place.
#[inline(always)]
pub(super) fn spot(place: u8) -> Spot {
    SPOTS[usize::from(place & 63)]
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
