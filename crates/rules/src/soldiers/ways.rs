//! Every step on the board as one bit, so that a side's steps cost two operations a word.
//!
//! A *way* is a step from a point to a neighbour, one of the two directions of an edge. There are 192
//! of them, three words, numbered in the order in which actions are listed. A position keeps the ways
//! that leave the pieces of each side and those that arrive at taken points: the first without the
//! second are what the side can do, in order, and a piece that comes or goes changes a few bits.

use super::geometry::{self, ROWS};
use super::moves::Moves;
use crate::Action;

/// A set of ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ways([u64; 3]);

struct Tables {
    steps: [[Action; 64]; 3],
    from: [Ways; 64],
    to: [Ways; 64],
}

const TABLES: Tables = tables();
static STEPS: [[Action; 64]; 3] = TABLES.steps;
static FROM: [Ways; 64] = TABLES.from;
static TO: [Ways; 64] = TABLES.to;

const fn tables() -> Tables {
    let mut made = Tables { steps: [[Action::Pass; 64]; 3], from: [Ways::NONE; 64], to: [Ways::NONE; 64] };
    let mut way = 0;
    let mut index = 0;
    while index < 64 * ROWS {
        let action = geometry::STEPS[index / 64][index % 64];
        if let Action::Step { from, to, .. } = action {
            let bit = 1 << (way % 64);
            made.steps[way / 64][way % 64] = action;
            made.from[geometry::place_of(from)].0[way / 64] |= bit;
            made.to[geometry::place_of(to)].0[way / 64] |= bit;
            way += 1;
        }
        index += 1;
    }
    assert!(way == 192);
    made
}

impl Ways {
    pub(super) const NONE: Ways = Ways([0; 3]);

    /// Puts in, or takes out, the ways that leave a place.
    #[inline(always)]
    pub(super) fn toggle_from(&mut self, place: u8) {
        self.toggle(&FROM[usize::from(place & 63)]);
    }

    /// Puts in, or takes out, the ways that arrive at a place.
    #[inline(always)]
    pub(super) fn toggle_to(&mut self, place: u8) {
        self.toggle(&TO[usize::from(place & 63)]);
    }

    #[inline(always)]
    fn toggle(&mut self, other: &Ways) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word ^= other;
        }
    }

    /// Those that are not among the `others`.
    #[inline(always)]
    pub(super) fn without(&self, others: &Ways) -> Ways {
        Ways(core::array::from_fn(|word| self.0[word] & !others.0[word]))
    }

    /// Whether there is any.
    #[inline(always)]
    pub(super) fn any(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] != 0
    }

    /// Lists the steps.
    #[inline(always)]
    pub(super) fn list(self, moves: &mut Moves) {
        for (steps, set) in STEPS.iter().zip(self.0) {
            moves.add::<4>(set, |way| steps[way]);
        }
    }
}
