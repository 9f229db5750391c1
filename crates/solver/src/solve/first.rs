//! What captures and want of moves decide at once.

use ashtapada_rules::grid::Side;

use super::entries::Entry;
use super::{Block, Work};
use crate::combinations::bits;
use crate::game::Men;
use crate::moves::Turned;
use crate::value::Score;

impl Work<'_> {
    /// Looks at every position: what its captures are worth, and how many turns within the slice it has.
    pub(super) fn decide_at_once(&mut self) {
        for number in 0..self.layout.orbits.count() {
            let block = self.block(number);
            let weights = self.weights(&block);
            for rank in 0..self.sets.len() {
                let inner = block.spread(self.sets[rank]);
                for mover in Side::BOTH {
                    self.decide(mover, &block, inner, block.base + rank, &weights);
                }
            }
        }
    }

    /// How often each step of the outer side is counted when it is taken back: as often as symmetries keep the set that it leads to.
    /// Without a weight it is once.
    fn weights(&self, block: &Block) -> Vec<(u64, u64, u16)> {
        let steps = &self.game.moves.ways.steps[self.outer().index()];
        let mut weights = Vec::new();
        for from in bits(block.outer) {
            for to in bits(steps[from] & block.free) {
                let place = self.layout.place(block.outer ^ 1 << from ^ 1 << to);
                let keeping = self.layout.orbits.keeping(place.number);
                if keeping > 1 {
                    weights.push((1 << from, 1 << to, keeping.into()));
                }
            }
        }
        weights
    }

    #[inline(always)]
    fn decide(&mut self, mover: Side, block: &Block, inner: u64, at: usize, weights: &[(u64, u64, u16)]) {
        let is_outer = mover == self.outer();
        let (own, other) = if is_outer { (block.outer, inner) } else { (inner, block.outer) };
        let (mut best, mut quiet) = (Score::NONE, 0u16);
        let score = |own: u64, other: u64| {
            let sets = if mover == Side::South { [own, other] } else { [other, own] };
            self.smaller.score(Men { sets, mover: mover.other() })
        };
        self.game.moves.turns(mover, own, other, |turned| match turned {
            Turned::Stepped { from, to } => {
                let weight =
                    |to| weights.iter().find(|&&(start, end, _)| (start, end) == (from, to)).map_or(1, |found| found.2);
                quiet += if !is_outer || weights.is_empty() {
                    to.count_ones() as u16
                } else {
                    bits(to).map(|to| weight(1 << to)).sum()
                };
            }
            Turned::Took { own, other } => best = best.max(score(own, other).before()),
            Turned::Huffed { own, marked } => {
                let left = bits(marked).map(|huffed| score(own ^ 1 << huffed, other));
                best = best.max(left.max().unwrap_or(Score::NONE).before());
            }
            Turned::Passed => quiet += 1,
        });
        if quiet == 0 && best == Score::NONE {
            best = self.game.stuck(mover);
        }
        let taken = (best != Score::NONE).then(|| best.value());
        let entry = Entry::new(taken, quiet);
        if !entry.state.is_open() {
            self.agenda.add(entry.state.turns(), mover.index(), at);
        }
        self.entries[mover.index()][at] = entry;
    }
}
