//! Steps and jumps on the board as operations on sets of points.
//!
//! A set of points is one `u64`. The frame of nine by nine has 81 cells, more than 64, but only 49
//! of them are points: numbered row by row and taken modulo 59 they all stay apart. So a point
//! keeps a number below 64 *and* a step in one direction is the same rotation, of a ring of 59
//! places, wherever it begins: all steps of an army in one direction cost a mask and a rotation.

use super::lines::{FRAME, LINES, length, name, on_37};
use crate::{Action, Spot};

/// A set of points, one bit each, by their places on the ring.
pub(super) type Points = u64;

/// A place on the ring that is no point.
pub(super) const OFF: u8 = 63;

/// The smallest ring on which no two points share a place.
const RING: u32 = ring();

/// Directions of lines: along ranks, files and diagonals, and the long steps on the bases.
const WAYS: usize = 12;

/// One direction of steps.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// How far a step goes around the ring.
    by: u32,
    /// The points with a neighbour in this direction.
    step: Points,
    /// The points with a neighbour in this direction and another beyond it on the same line.
    jump: Points,
    /// The steps of this direction as actions, by the place they end on.
    steps: [Action; 64],
    /// The jumps of this direction as actions, by the place they end on.
    jumps: [Action; 64],
}

/// The board, ready for play.
pub(super) struct Geometry {
    ways: [Way; WAYS],
    /// The point at each place.
    spots: [Spot; 64],
    /// The place of each spot, `OFF` for one that is no point.
    places: [u8; 256],
    /// All 49 points.
    pub(super) all: Points,
    /// The 37 points of the smaller board.
    pub(super) small: Points,
}

/// The board of 49 points; the one of 37 is a part of it.
pub(super) static BOARD: Geometry = geometry();

const fn cell(spot: Spot) -> u32 {
    spot.rank() as u32 * FRAME as u32 + spot.file() as u32
}

const fn place(spot: Spot) -> u32 {
    cell(spot) % RING
}

const fn code(spot: Spot) -> usize {
    (spot.file() | spot.rank() << 4) as usize
}

const fn same(a: Spot, b: Spot) -> bool {
    code(a) == code(b)
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
                    Some(other) if !same(other, spot) => {
                        ring += 1;
                        continue 'next;
                    }
                    _ => taken[place] = Some(spot),
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
    let nowhere = Spot::new(15, 15);
    let mut board = Geometry {
        ways: [Way { by: 0, step: 0, jump: 0, steps: [Action::Pass; 64], jumps: [Action::Pass; 64] }; WAYS],
        spots: [nowhere; 64],
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
            let spot = name(text, at);
            let bit = 1 << place(spot);
            board.spots[place(spot) as usize] = spot;
            board.places[code(spot)] = place(spot) as u8;
            board.all |= bit;
            if on_37(spot) {
                board.small |= bit;
            }
            // Along the line in both senses.
            let mut sense = 0;
            while sense < 2 {
                let ahead = if sense == 0 { last - at } else { at };
                if ahead >= 1 {
                    let to = name(text, if sense == 0 { at + 1 } else { at - 1 });
                    let by = (place(to) + RING - place(spot)) % RING;
                    let mut way = 0;
                    while way < ways && board.ways[way].by != by {
                        way += 1;
                    }
                    if way == ways {
                        board.ways[way].by = by;
                        ways += 1;
                    }
                    board.ways[way].step |= bit;
                    board.ways[way].steps[place(to) as usize] = Action::Step { from: spot, to, promotion: None };
                    if ahead >= 2 {
                        let to = name(text, if sense == 0 { at + 2 } else { at - 2 });
                        board.ways[way].jump |= bit;
                        board.ways[way].jumps[place(to) as usize] = Action::Capture { from: spot, to, promotion: None };
                    }
                }
                sense += 1;
            }
            at += 1;
        }
        line += 1;
    }
    assert!(ways == WAYS);
    board
}

impl Way {
    /// The set moved one step around the ring. Bits beyond the ring are to be masked off.
    #[inline(always)]
    const fn turn(&self, set: Points) -> Points {
        (set << self.by) | (set >> (RING - self.by))
    }

    /// Where steps from `own` in this direction end.
    #[inline(always)]
    pub(super) const fn stepped(&self, own: Points, empty: Points) -> Points {
        self.turn(own & self.step) & empty
    }

    /// Where jumps from `own` over `enemy` in this direction end.
    #[inline(always)]
    pub(super) const fn jumped(&self, own: Points, enemy: Points, empty: Points) -> Points {
        self.turn(self.turn(own & self.jump) & enemy) & empty
    }

    /// Which of `own` can jump over `enemy` in this direction.
    #[inline(always)]
    const fn jumpers(&self, own: Points, enemy: Points, empty: Points) -> Points {
        // Backwards from the landing point: the opposite rotation.
        let over = ((empty >> self.by) | (empty << (RING - self.by))) & enemy;
        ((over >> self.by) | (over << (RING - self.by))) & own & self.jump
    }
}

impl Geometry {
    /// Each direction.
    #[inline(always)]
    pub(super) fn ways(&self) -> &[Way; WAYS] {
        &self.ways
    }

    /// Which of `own` can jump over `enemy` to `empty`.
    #[inline(always)]
    pub(super) fn jumpers(&self, own: Points, enemy: Points, empty: Points) -> Points {
        self.ways.iter().fold(0, |set, way| set | way.jumpers(own, enemy, empty))
    }

    /// Where `own` can step to.
    #[inline(always)]
    pub(super) fn reach(&self, own: Points, empty: Points) -> Points {
        self.ways.iter().fold(0, |set, way| set | way.stepped(own, empty))
    }

    /// The place of a spot; `OFF` for one that is no point.
    #[inline(always)]
    pub(super) fn place(&self, spot: Spot) -> u8 {
        self.places[code(spot)]
    }

    /// The point at a place.
    #[inline(always)]
    pub(super) fn spot(&self, place: u8) -> Spot {
        self.spots[usize::from(place & 63)]
    }

    /// The set with that one point; empty for a spot that is no point.
    #[inline(always)]
    pub(super) fn bit(&self, spot: Spot) -> Points {
        (1 << self.place(spot)) & self.all
    }

    /// Whether a line joins the two as neighbours.
    pub(super) fn joined(&self, from: Spot, to: Spot) -> bool {
        self.reach(self.bit(from), self.bit(to)) != 0
    }

    /// Whether both are the ends of three neighbouring points on one line, so that a piece can
    /// jump from one to the other over [`middle`].
    pub(super) fn jumpable(&self, from: Spot, to: Spot) -> bool {
        self.jumpers(self.bit(from), self.bit(middle(from, to)), self.bit(to)) != 0
    }
}

impl Way {
    /// The step of this direction that ends on the place.
    #[inline(always)]
    pub(super) fn step_to(&self, place: u32) -> Action {
        self.steps[(place & 63) as usize]
    }

    /// The jump of this direction that ends on the place.
    #[inline(always)]
    pub(super) fn jump_to(&self, place: u32) -> Action {
        self.jumps[(place & 63) as usize]
    }
}

/// The point halfway, over which a jump goes: both steps of a jump are equal.
#[inline(always)]
pub(super) const fn middle(from: Spot, to: Spot) -> Spot {
    Spot::new((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2)
}

/// The places of a set, lowest first.
pub(super) fn each(mut set: Points) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}
