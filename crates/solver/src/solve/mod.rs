//! Solving one slice from those that its captures lead to.
//!
//! - `layout`: how the positions of a slice are numbered;
//! - `entries`: what is known of them meanwhile; `agenda`: from where to go on;
//! - `first`: what captures and want of moves decide at once, and how many moves within the slice each position has;
//! - `rounds`: from what is decided back to the positions before it, in the order of the number of turns if that is wanted.
//!
//! A position is won when one turn leads to a lost one, and lost when every turn leads to a won one: so each counts those
//! of its turns that are not known to lose. What is never decided is a draw.

mod agenda;
mod entries;
mod first;
mod layout;
mod rounds;

use std::collections::BTreeMap;

use ashtapada_rules::grid::Side;

use crate::combinations::{bits, sets};
use crate::symmetry::Symmetries;
use crate::table::Table;
use crate::value::ENDLESS;
use crate::{Game, Slice, Tables};
use agenda::Agenda;
use entries::{Brief, Entry, Timed};
use layout::Places;
pub(crate) use layout::{Layout, Place};

/// Why a slice could not be solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The game has no such positions, or they are over.
    #[error("the game has no slice {slice}")]
    Unknown {
        /// Which.
        slice: Slice,
    },
    /// A slice that its captures lead to is not solved.
    #[error("slice {slice} has to be solved first")]
    Missing {
        /// Which.
        slice: Slice,
    },
    /// Its tables would be too large.
    #[error("slice {slice} is too large to be solved: {positions} positions")]
    TooLarge {
        /// Which.
        slice: Slice,
        /// How many positions it has.
        positions: u64,
    },
    /// A win takes longer than is counted.
    #[error("slice {slice} has a win in {ENDLESS} turns or more")]
    TooLong {
        /// Which.
        slice: Slice,
    },
}

/// A slice being solved.
struct Work<'a, E> {
    game: &'a Game,
    smaller: &'a Tables<'a>,
    slice: Slice,
    layout: Layout<'a>,
    /// What exchanges the sides, where a position with the inner side to move is the one with the sides exchanged.
    swap: Option<&'a Symmetries>,
    /// By rank: the sets of the inner side, squeezed into what the outer one leaves free.
    sets: Vec<u64>,
    /// By the side to move; none for one that has no table.
    entries: [Vec<E>; 2],
    /// By the side to move and the number of the position: turns that do not fit into its entry.
    more: [BTreeMap<usize, u16>; 2],
    agenda: Agenda,
    places: Places,
    /// Of the block that is looked at: where the chunks begin from which to go back.
    begins: Vec<usize>,
    /// The ranks of the positions there, and whether they are won.
    decided: Vec<(usize, bool)>,
    /// The positions before those, and whether those are won.
    before: Vec<(usize, bool)>,
}

/// The outer set that a block of positions has in common.
struct Block {
    /// The number of its first position.
    base: usize,
    outer: u64,
    free: u64,
    /// The points that are free, as sets of one.
    points: Vec<u64>,
}

impl Block {
    /// A set of the inner side, not squeezed any more.
    #[inline(always)]
    fn spread(&self, squeezed: u64) -> u64 {
        bits(squeezed).fold(0, |set, bit| set | self.points[bit])
    }
}

impl<'a, E: Entry> Work<'a, E> {
    fn new(game: &'a Game, smaller: &'a Tables<'a>, slice: Slice) -> Work<'a, E> {
        let layout = Layout::new(game, slice);
        let sets = sets(game.moves.ways.points - layout.outer_men(), layout.inner_men()).collect::<Vec<u64>>();
        let agenda = Agenda::new(layout.orbits.count(), sets.len());
        let movers = game.movers(slice);
        let entries = Side::BOTH.map(|side| vec![E::OPEN; if movers.contains(&side) { layout.len() } else { 0 }]);
        let swap = game.swap.as_ref().filter(|_| movers.len() == 1);
        let (more, places, begins, decided, before) =
            (Default::default(), Places::new(), Vec::new(), Vec::new(), Vec::new());
        Work { game, smaller, slice, layout, swap, sets, entries, more, agenda, places, begins, decided, before }
    }

    fn block(&self, number: usize) -> Block {
        let outer = self.layout.orbits.set(number);
        let free = self.game.moves.all() & !outer;
        Block { base: number * self.sets.len(), outer, free, points: bits(free).map(|bit| 1 << bit).collect() }
    }

    fn outer(&self) -> Side {
        self.layout.outer
    }

    /// Solves it: the tables for each side to move.
    fn tables(mut self, turns: bool) -> Result<Vec<Table>, SolveError> {
        self.decide_at_once();
        self.decide_backwards()?;
        // What is known of one side's positions goes before the next table is made.
        let table = |side: &Side| {
            let entries = core::mem::take(&mut self.entries[side.index()]);
            Table::new(entries.iter().map(|entry| entry.score()), turns)
        };
        Ok(self.game.movers(self.slice).iter().map(table).collect())
    }
}

/// Solves a slice: its tables for each side to move.
pub(crate) fn solve(game: &Game, smaller: &Tables, slice: Slice, turns: bool) -> Result<Vec<Table>, SolveError> {
    if !game.has(slice) {
        return Err(SolveError::Unknown { slice });
    }
    if !game.is_small_enough(slice) {
        return Err(SolveError::TooLarge { slice, positions: game.positions_of(slice) });
    }
    let needed = |other: &Slice| *other != slice && other.south <= slice.south && other.north <= slice.north;
    if let Some(slice) = game.slices().into_iter().find(|other| needed(other) && !smaller.has(*other)) {
        return Err(SolveError::Missing { slice });
    }
    if turns {
        Work::<Timed>::new(game, smaller, slice).tables(true)
    } else {
        Work::<Brief>::new(game, smaller, slice).tables(false)
    }
}

/// How many bytes solving a slice takes besides tables, and what belongs to the game, the longest win being in so many turns.
pub(crate) fn working_bytes(movers: usize, blocks: u64, block: u64, longest: Option<u64>) -> u64 {
    let (entry, times) = longest.map_or((size_of::<Brief>(), 1), |turns| (size_of::<Timed>(), turns));
    let entries = (movers * entry) as u64 * blocks * block;
    let sets = block * size_of::<u64>() as u64;
    entries + sets + 2 * times * Agenda::words(blocks as usize, block as usize) as u64 * 8
}
