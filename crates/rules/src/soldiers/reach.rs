//! What the powers of an army leave of the tables of a board.

use alloc::boxed::Box;

use super::board::PointSet;
use super::game::{Army, Steps};
use super::tables::{Tables, Words};
use crate::grid::Side;

/// The ways of a point that a position tracks, as a piece there changes them: read together, so they lie together.
#[derive(Clone, Copy)]
#[repr(align(128))]
pub(super) struct Row {
    /// Those that leave it, of those that the side may go.
    pub leaving: Words,
    /// Those that arrive at it.
    pub arriving: Words,
    /// The jumps over it.
    pub over: [u64; 3],
}

/// Where the pieces of a side get by a step, and from where: what its powers leave of the tables of the board.
pub(super) struct Reach {
    /// The tracked ways of each point.
    pub rows: [Row; 64],
    /// The points to which it steps from a point.
    pub to: [PointSet; 64],
    /// The points from which it steps to a point.
    pub from: [PointSet; 64],
}

/// Nothing of these tables is to be read.
impl core::fmt::Debug for Reach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Reach")
    }
}

/// A position compares its game and the number of its layout, from which these tables follow.
impl PartialEq for Reach {
    fn eq(&self, _: &Reach) -> bool {
        true
    }
}
impl Eq for Reach {}

impl Reach {
    pub(super) const fn new(tables: &Tables, army: &Army, steps: Steps, side: Side) -> Reach {
        let none = Row { leaving: [0; 6], arriving: [0; 6], over: [0; 3] };
        let mut reach = Reach { rows: [none; 64], to: [PointSet::EMPTY; 64], from: [PointSet::EMPTY; 64] };
        let mut point = 0;
        while point < 64 {
            let (leaving, arriving, over) = (tables.leaving[point], tables.arriving[point], tables.over[point]);
            reach.rows[point] = Row { leaving, arriving, over };
            point += 1;
        }
        let mut index = 0;
        while index < tables.steps.len() {
            let way = tables.steps.get(index);
            let (from, to) = (way.from.index(), way.to.index());
            if steps.allow(side, tables.spots[from], tables.spots[to]) {
                reach.to[from] = PointSet::from_bits(reach.to[from].bits() | 1 << to);
                reach.from[to] = PointSet::from_bits(reach.from[to].bits() | 1 << from);
            } else if tables.kept {
                reach.rows[from].leaving[index / 64] &= !(1 << (index % 64));
            }
            index += 1;
        }
        point = 0;
        while point < 64 && !army.jumps {
            let words = &mut reach.rows[point].leaving;
            (words[3], words[4], words[5]) = (0, 0, 0);
            point += 1;
        }
        reach
    }

    /// The tables of both armies, which live as long as the program: one for both where it makes no difference whose it is,
    /// since what is shared stays in the cache.
    pub(super) fn both(tables: &Tables, armies: &[Army; 2], steps: [Steps; 2]) -> [&'static Reach; 2] {
        let of = |side: Side| -> &'static Reach {
            let index = side.index();
            Box::leak(Box::new(Reach::new(tables, &armies[index], steps[index], side)))
        };
        let south = of(Side::South);
        let alike = armies[0].jumps == armies[1].jumps && steps == [Steps::Any; 2];
        [south, if alike { south } else { of(Side::North) }]
    }
}
