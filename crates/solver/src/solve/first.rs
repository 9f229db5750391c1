//! What captures and want of moves decide at once.

use ashtapada_rules::grid::Side;

use super::entries::Entry;
use super::{Block, Work};
use crate::combinations::bits;
use crate::game::Men;
use crate::moves::Turned;
use crate::value::Score;

impl<E: Entry> Work<'_, E> {
    /// Looks at every position: what its captures are worth, and how many turns within the slice it has.
    pub(super) fn decide_at_once(&mut self) {
        for number in 0..self.layout.orbits.count() {
            let block = self.block(number);
            let special = if self.swap.is_none() { self.weights(&block) } else { Vec::new() };
            for rank in 0..self.sets.len() {
                let inner = block.spread(self.sets[rank]);
                let each = self.swap.map_or(1, |swap| self.weight(swap.image(0, inner)));
                for &mover in self.game.movers(self.slice) {
                    let special = if mover == self.outer() { special.as_slice() } else { &[] };
                    self.decide(mover, &block, inner, block.base + rank, Weights { each, special });
                }
            }
        }
    }

    /// How often a turn is counted that leads to this outer set: so often is it taken back.
    #[inline(always)]
    fn weight(&self, outer: u64) -> u16 {
        self.layout.orbits.keeping(self.layout.place(outer).number).into()
    }

    /// The steps of the outer side of a block that are counted more than once.
    fn weights(&self, block: &Block) -> Vec<(u64, u64, u16)> {
        let steps = &self.game.moves.ways.steps[self.outer().index()];
        let mut weights = Vec::new();
        for from in bits(block.outer) {
            for to in bits(steps[from] & block.free) {
                let weight = self.weight(block.outer ^ 1 << from ^ 1 << to);
                if weight > 1 {
                    weights.push((1 << from, 1 << to, weight));
                }
            }
        }
        weights
    }

    #[inline(always)]
    fn decide(&mut self, mover: Side, block: &Block, inner: u64, at: usize, weights: Weights<'_>) {
        let (own, other) = if mover == self.outer() { (block.outer, inner) } else { (inner, block.outer) };
        let (mut best, mut quiet) = (Score::NONE, 0u16);
        let mut score = |own: u64, other: u64| {
            let sets = if mover == Side::South { [own, other] } else { [other, own] };
            let men = Men { sets, mover: mover.other() };
            // It was made sure that no smaller slice is missing.
            self.smaller.score(men, |layout, outer| self.places.get(layout, outer)).unwrap_or(Score::DRAW)
        };
        self.game.moves.turns(mover, own, other, |turned| match turned {
            Turned::Stepped { from, to } => quiet += weights.of(from, to),
            Turned::Took { own, other } => best = best.max(score(own, other).before()),
            Turned::Huffed { own, marked } => {
                let left = bits(marked).map(|huffed| score(own ^ 1 << huffed, other));
                best = best.max(left.max().unwrap_or(Score::NONE).before());
            }
            Turned::Passed => quiet += weights.each,
        });
        if quiet == 0 && best == Score::NONE {
            best = self.game.stuck(mover);
        }
        let taken = (best != Score::NONE).then(|| best.value());
        let (entry, more) = E::new(taken, quiet);
        if let Some(time) = entry.due() {
            self.agenda.add(time, mover.index(), at);
        }
        if more > 0 {
            self.more[mover.index()].insert(at, more);
        }
        self.entries[mover.index()][at] = entry;
    }
}

/// How often the turns of a position that stay in the slice are counted: as often as symmetries keep the set by whose orbit
/// the position after them is numbered, since one of several numbers of the same position takes the turn back for each of
/// them.
#[derive(Clone, Copy)]
struct Weights<'a> {
    each: u16,
    /// The steps for which it is another number.
    special: &'a [(u64, u64, u16)],
}

impl Weights<'_> {
    /// The steps from a point to several others.
    #[inline(always)]
    fn of(&self, from: u64, to: u64) -> u16 {
        let steps = self.special.iter().filter(|&&(start, end, _)| start == from && end & to != 0);
        let more = steps.map(|&(_, _, weight)| weight - self.each).sum::<u16>();
        self.each * to.count_ones() as u16 + more
    }
}
