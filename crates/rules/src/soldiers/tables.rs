//! Steps and jumps of a board, derived from its lines: at compile time for the boards of the rule sets, at run time for
//! custom ones. Both use the same function.
//!
//! A *way* is one step or one jump, in one direction. The 49 points have 192 steps and 144 jumps. Ways are numbered in
//! the order in which actions are listed: direction by direction as the lines first show them, forwards and then
//! backwards, by the number of the lower end (steps) or of the jumped point (jumps).

use super::action_index::Numbers;
use super::board::{Numbering, Point, PointSet};
use crate::{Action, Board, Spot};

/// The most points of a board.
const POINTS: usize = 64;
/// The most steps, and the most jumps, of any board: eight from each point.
const WAYS: usize = 8 * POINTS;
/// The most steps, and the most jumps, that a position tracks incrementally: three words of each.
const KEPT: usize = 3 * 64;
/// No point.
const NONE: u8 = 64;

/// Why lines do not make a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// There are more than 64 points.
    #[error("a board has at most {POINTS} points")]
    Points,
    /// There are more than 512 steps or jumps.
    #[error("a board has at most {WAYS} steps and as many jumps")]
    Ways,
    /// A line has a point that the board lacks.
    #[error("a line leads over {at}, which is not a point of the board")]
    Unknown {
        /// The point.
        at: Spot,
    },
    /// The same two points are joined twice.
    #[error("two lines join {from} and {to}")]
    Joined {
        /// One point.
        from: Spot,
        /// The other.
        to: Spot,
    },
    /// Two jumps have the same beginning and end.
    #[error("there are two jumps from {from} to {to}, which no action could tell apart")]
    Ambiguous {
        /// Where they begin.
        from: Spot,
        /// Where they end.
        to: Spot,
    },
}

/// A way: origin, jumped point (only for a jump), target.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub from: Point,
    pub over: Point,
    pub to: Point,
    pub action: Action,
}

/// Ways in the order in which they are listed.
pub(super) struct Ways {
    list: [Way; WAYS],
    count: usize,
}

impl Ways {
    const fn none() -> Ways {
        let zero = Point::new(0);
        Ways { list: [Way { from: zero, over: zero, to: zero, action: Action::Pass }; WAYS], count: 0 }
    }

    const fn add(&mut self, way: Way) -> Result<(), Fault> {
        if self.count == WAYS {
            return Err(Fault::Ways);
        }
        self.list[self.count] = way;
        self.count += 1;
        Ok(())
    }

    pub(super) const fn len(&self) -> usize {
        self.count
    }

    pub(super) const fn get(&self, index: usize) -> Way {
        self.list[index]
    }

    #[inline(always)]
    pub(super) fn all(&self) -> &[Way] {
        &self.list[..self.count]
    }
}

/// Bit sets of ways, as a position stores them: three words of steps, then three of jumps.
pub(super) type Words = [u64; 6];

/// The tables derived from the lines of a board.
pub(super) struct Tables {
    pub spots: [Spot; POINTS],
    points: [u8; 256],
    pub all: PointSet,
    pub neighbours: [PointSet; POINTS],
    between: [[u8; POINTS]; POINTS],
    pub steps: Ways,
    pub jumps: Ways,
    /// The action indices of steps and jumps.
    pub step_numbers: Numbers,
    pub jump_numbers: Numbers,
    pub placements: [Action; POINTS],
    /// Whether there are few enough ways to track them incrementally.
    pub kept: bool,
    /// Of tracked ways: the actions, and by point the ways that leave it (whichever side goes them), arrive at it, and jump
    /// over it.
    pub actions: [[Action; 64]; 6],
    pub leaving: [Words; POINTS],
    pub arriving: [Words; POINTS],
    pub over: [[u64; 3]; POINTS],
}

const fn code(spot: Spot) -> usize {
    (spot.rank() as usize) << 4 | spot.file() as usize
}

/// The directions of lines, as the differences of the codes of neighbours, in the order in which they first appear.
struct Directions {
    by: [usize; WAYS],
    count: usize,
}

impl Directions {
    /// The number of the direction between two neighbours.
    const fn number(&mut self, one: Spot, other: Spot) -> usize {
        let by = code(one).abs_diff(code(other));
        let mut number = 0;
        while number < self.count && self.by[number] != by {
            number += 1;
        }
        if number == self.count && number < WAYS {
            self.by[number] = by;
            self.count += 1;
        }
        number
    }
}

impl Tables {
    /// The tables of a shape.
    pub(super) const fn new(shape: &Board, numbering: Numbering) -> Result<Tables, Fault> {
        let mut lines: [&[Spot]; POINTS] = [&[]; POINTS];
        let mut index = 0;
        while index < shape.lines.len() {
            lines[index] = shape.lines[index].points;
            index += 1;
        }
        let (lines, _) = lines.as_slice().split_at(shape.lines.len());
        Tables::of(shape.spots, lines, numbering)
    }

    /// The tables of points and lines.
    pub(super) const fn of(spots: &[Spot], lines: &[&[Spot]], numbering: Numbering) -> Result<Tables, Fault> {
        let mut made = Tables {
            spots: [Spot::new(15, 15); POINTS],
            points: [NONE; 256],
            all: PointSet::EMPTY,
            neighbours: [PointSet::EMPTY; POINTS],
            between: [[NONE; POINTS]; POINTS],
            steps: Ways::none(),
            jumps: Ways::none(),
            step_numbers: Numbers::new([PointSet::EMPTY; POINTS]),
            jump_numbers: Numbers::new([PointSet::EMPTY; POINTS]),
            placements: [Action::Pass; POINTS],
            kept: false,
            actions: [[Action::Pass; 64]; 6],
            leaving: [[0; 6]; POINTS],
            arriving: [[0; 6]; POINTS],
            over: [[0; 3]; POINTS],
        };
        if spots.len() > POINTS {
            return Err(Fault::Points);
        }
        let mut index = 0;
        while index < spots.len() {
            let spot = spots[index];
            let number = match numbering {
                Numbering::Listed => index,
                Numbering::Ring(places) => (spot.rank() as usize * 9 + spot.file() as usize) % places as usize,
            };
            made.spots[number] = spot;
            made.points[code(spot)] = number as u8;
            made.all = PointSet::from_bits(made.all.bits() | 1 << number);
            made.placements[number] = Action::Place { at: spot };
            index += 1;
        }
        match made.draw(lines) {
            Ok(()) => Ok(made),
            Err(fault) => Err(fault),
        }
    }

    /// Adds the ways along the lines.
    const fn draw(&mut self, lines: &[&[Spot]]) -> Result<(), Fault> {
        let mut directions = Directions { by: [0; WAYS], count: 0 };
        let mut line = 0;
        while line < lines.len() {
            let points = lines[line];
            let mut at = 0;
            while at < points.len() {
                if self.points[code(points[at])] == NONE {
                    return Err(Fault::Unknown { at: points[at] });
                }
                if at > 0 {
                    directions.number(points[at - 1], points[at]);
                }
                at += 1;
            }
            line += 1;
        }
        // Direction by direction, forwards and backwards, point by point: the order of the list.
        let mut row = 0;
        while row < 2 * directions.count {
            let mut number = 0;
            while number < POINTS {
                if let Err(fault) = self.add_ways(lines, directions.by[row / 2], row % 2 == 0, number as u8) {
                    return Err(fault);
                }
                number += 1;
            }
            row += 1;
        }
        self.number();
        self.keep();
        Ok(())
    }

    /// Adds the steps in one direction whose lower point has this number, and the jumps over the point of this number.
    const fn add_ways(&mut self, lines: &[&[Spot]], by: usize, forwards: bool, number: u8) -> Result<(), Fault> {
        let mut line = 0;
        while line < lines.len() {
            let points = lines[line];
            let mut at = 1;
            while at < points.len() {
                let (before, here) = (points[at - 1], points[at]);
                let up = code(before) < code(here);
                let (low, high) = if up { (before, here) } else { (here, before) };
                if code(high) - code(low) == by {
                    if self.points[code(low)] == number {
                        let (from, to) = if forwards { (low, high) } else { (high, low) };
                        if let Err(fault) = self.add_step(from, to) {
                            return Err(fault);
                        }
                    }
                    // A circle ends where it begins, and a jump may lead over that point as over any other.
                    let closed = points.len() > 2 && code(points[0]) == code(points[points.len() - 1]);
                    let after = if at + 1 < points.len() {
                        Some(points[at + 1])
                    } else if closed {
                        Some(points[1])
                    } else {
                        None
                    };
                    if let Some(after) = after
                        && self.points[code(here)] == number
                    {
                        let (from, to) = if up == forwards { (before, after) } else { (after, before) };
                        if let Err(fault) = self.add_jump(from, here, to) {
                            return Err(fault);
                        }
                    }
                }
                at += 1;
            }
            line += 1;
        }
        Ok(())
    }

    const fn add_step(&mut self, from: Spot, to: Spot) -> Result<(), Fault> {
        let (start, end) = (self.points[code(from)], self.points[code(to)]);
        let before = &mut self.neighbours[start as usize];
        if before.bits() >> end & 1 != 0 || start == end {
            return Err(Fault::Joined { from, to });
        }
        *before = PointSet::from_bits(before.bits() | 1 << end);
        let (from_point, to_point) = (Point::new(start), Point::new(end));
        let action = Action::Step { from, to, promotion: None };
        self.steps.add(Way { from: from_point, over: from_point, to: to_point, action })
    }

    const fn add_jump(&mut self, from: Spot, over: Spot, to: Spot) -> Result<(), Fault> {
        let (start, end) = (self.points[code(from)], self.points[code(to)]);
        let middle = self.points[code(over)];
        let between = &mut self.between[start as usize][end as usize];
        if *between != NONE || start == end {
            return Err(Fault::Ambiguous { from, to });
        }
        *between = middle;
        let action = Action::Capture { from, to, promotion: None };
        self.jumps.add(Way { from: Point::new(start), over: Point::new(middle), to: Point::new(end), action })
    }

    /// Assigns action indices to the ways.
    const fn number(&mut self) {
        let mut ends = [PointSet::EMPTY; POINTS];
        let mut index = 0;
        while index < self.jumps.count {
            let way = self.jumps.list[index];
            let from = &mut ends[way.from.index()];
            *from = PointSet::from_bits(from.bits() | 1 << way.to.index());
            index += 1;
        }
        self.step_numbers = Numbers::new(self.neighbours);
        self.jump_numbers = Numbers::new(ends);
    }

    /// Builds the tables for incremental tracking, if there are few enough ways.
    const fn keep(&mut self) {
        self.kept = self.steps.count <= KEPT && self.jumps.count <= KEPT;
        if !self.kept {
            return;
        }
        let mut index = 0;
        while index < KEPT {
            let (word, bit) = (index / 64, 1 << (index % 64));
            if index < self.steps.count {
                let way = self.steps.list[index];
                self.actions[word][index % 64] = way.action;
                self.leaving[way.from.index()][word] |= bit;
                self.arriving[way.to.index()][word] |= bit;
            }
            if index < self.jumps.count {
                let way = self.jumps.list[index];
                self.actions[3 + word][index % 64] = way.action;
                self.leaving[way.from.index()][3 + word] |= bit;
                self.arriving[way.to.index()][3 + word] |= bit;
                self.over[way.over.index()][word] |= bit;
            }
            index += 1;
        }
    }

    /// The number of the point of a spot that the board has.
    pub(super) const fn point_at(&self, spot: Spot) -> u8 {
        let number = self.points[code(spot)];
        assert!(number < NONE);
        number
    }

    /// The point of a spot, if the board has it.
    #[inline(always)]
    pub(super) fn point(&self, spot: Spot) -> Option<Point> {
        let number = self.points[code(spot)];
        (number < NONE).then(|| Point::new(number))
    }

    /// The point jumped between two points, if there is such a jump.
    #[inline(always)]
    pub(super) fn between(&self, from: Point, to: Point) -> Option<Point> {
        let number = self.between[from.index()][to.index()];
        (number < NONE).then(|| Point::new(number))
    }
}
