//! From what is decided back to the positions before it, in the order of the number of turns.

use ashtapada_rules::soldiers::NoMoves;

use super::entries::Entry;
use super::layout::Place;
use super::{Block, SolveError, Work};
use crate::combinations::{bits, squeeze};
use crate::value::ENDLESS;

/// So many states are looked at together.
const TOGETHER: usize = 32;

/// A step of the outer side, taken back.
struct Back {
    /// Where the man came from, which has to be empty.
    from: u64,
    /// Where the outer set was.
    place: Place,
    /// The symmetries that keep the set of that orbit, besides the identity.
    keeping: Vec<u8>,
}

impl Work<'_> {
    /// Goes back from what is decided in no turn, in one, in two, until nothing more is decided.
    pub(super) fn decide_backwards(&mut self) -> Result<(), SolveError> {
        let mut turns = 0;
        while turns < self.agenda.last() {
            if turns + 2 >= usize::from(ENDLESS) {
                return Err(SolveError::TooLong { slice: self.slice });
            }
            let (outer, inner) = (self.outer(), self.outer().other());
            for number in members(&self.agenda.take(turns, outer.index())) {
                self.take_back_inner(&self.block(number), turns as u16);
            }
            for number in members(&self.agenda.take(turns, inner.index())) {
                self.take_back_outer(&self.block(number), turns as u16);
            }
            turns += 1;
        }
        Ok(())
    }

    /// Finds the positions of a block that are decided in so many turns: their ranks, and whether they are won.
    fn find_decided(&mut self, side: usize, block: &Block, turns: u16) -> Vec<(usize, bool)> {
        let mut found = core::mem::take(&mut self.decided);
        found.clear();
        let entries = &self.entries[side][block.base..block.base + self.sets.len()];
        for (chunk, entries) in entries.chunks(TOGETHER).enumerate() {
            if entries.iter().fold(false, |any, entry| any | entry.state.is_decided_in(turns)) {
                let decided = |(at, entry): (usize, &Entry)| {
                    entry.state.is_decided_in(turns).then_some((chunk * TOGETHER + at, entry.state.is_won()))
                };
                found.extend(entries.iter().enumerate().filter_map(decided));
            }
        }
        found
    }

    /// The positions with the outer side to move: the inner side moved there, within the block.
    fn take_back_inner(&mut self, block: &Block, turns: u16) {
        let (outer, inner) = (self.outer(), self.outer().other());
        let moves = &self.game.moves;
        let passes = moves.ruling.stuck[inner.index()] == NoMoves::Pass;
        // By point that is free, and squeezed like sets of the inner side: where a step there came from.
        let back: Vec<u64> =
            bits(block.free).map(|at| squeeze(moves.ways.back[inner.index()][at] & block.free, block.free)).collect();
        let decided = self.find_decided(outer.index(), block, turns);
        for &(rank, won) in &decided {
            let set = self.sets[rank];
            for to in bits(set) {
                for from in bits(back[to] & !set) {
                    let before = block.base + self.game.combinations.rank(set ^ 1 << to ^ 1 << from);
                    self.reach(inner.index(), block.number, before, won, turns);
                }
            }
            if passes && !moves.can_act(inner, block.spread(set), block.outer) {
                self.reach(inner.index(), block.number, block.base + rank, won, turns);
            }
        }
        self.decided = decided;
    }

    /// The positions with the inner side to move: the outer side moved there, from other blocks.
    fn take_back_outer(&mut self, block: &Block, turns: u16) {
        let (outer, inner) = (self.outer(), self.outer().other());
        let passes = self.game.moves.ruling.stuck[outer.index()] == NoMoves::Pass;
        let backs = self.backs(block);
        let decided = self.find_decided(inner.index(), block, turns);
        for &(rank, won) in &decided {
            let set = block.spread(self.sets[rank]);
            for back in backs.iter().filter(|back| back.from & set == 0) {
                let image = self.game.symmetries.image(back.place.symmetry, set);
                let before = self.layout.number_of_image(&back.place, image);
                self.reach(outer.index(), back.place.number, before, won, turns);
                for &symmetry in &back.keeping {
                    let same = self.game.symmetries.image(symmetry, image);
                    let before = self.layout.number_of_image(&back.place, same);
                    self.reach(outer.index(), back.place.number, before, won, turns);
                }
            }
            if passes && !self.game.moves.can_act(outer, block.outer, set) {
                self.reach(outer.index(), block.number, block.base + rank, won, turns);
            }
        }
        self.decided = decided;
    }

    /// The steps of the outer side that lead to a block.
    fn backs(&self, block: &Block) -> Vec<Back> {
        let ways = &self.game.moves.ways.back[self.outer().index()];
        let mut backs = Vec::new();
        for to in bits(block.outer) {
            for from in bits(ways[to] & block.free) {
                let place = self.layout.place(block.outer ^ 1 << to ^ 1 << from);
                let keeping = if self.layout.orbits.keeping(place.number) == 1 {
                    Vec::new()
                } else {
                    self.game.symmetries.keeping(self.layout.orbits.set(place.number)).skip(1).collect()
                };
                backs.push(Back { from: 1 << from, place, keeping });
            }
        }
        backs
    }

    /// A position in which a side is to move leads to one that is won or lost for the opponent.
    #[inline(always)]
    fn reach(&mut self, mover: usize, block: usize, at: usize, won: bool, turns: u16) {
        if let Some(turns) = self.entries[mover][at].reaches(won, turns) {
            self.agenda.add(turns, mover, block);
        }
    }
}

/// The members of a set of several words.
fn members(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(word, &set)| bits(set).map(move |bit| 64 * word + bit))
}
