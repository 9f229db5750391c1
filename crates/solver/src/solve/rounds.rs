//! From what is decided back to the positions before it, in the order of the number of turns if that is wanted.

use core::hint::black_box;
use std::collections::BTreeMap;

use ashtapada_rules::soldiers::NoMoves;

use super::agenda::CHUNK;
use super::entries::Entry;
use super::layout::Place;
use super::{Block, SolveError, Work};
use crate::combinations::{bits, squeeze};
use crate::symmetry::Symmetries;
use crate::value::ENDLESS;

/// So many positions are looked at together.
const TOGETHER: usize = 64;

/// A step of the outer side, taken back.
struct Back {
    /// Where the man came from, which has to be empty.
    from: u64,
    /// Where the outer set was.
    place: Place,
    /// The symmetries that keep the set of that orbit, besides the identity.
    keeping: Vec<u8>,
}

impl<E: Entry> Work<'_, E> {
    /// Goes back from what is decided, in the order of the times at which that is due, until nothing more is decided.
    pub(super) fn decide_backwards(&mut self) -> Result<(), SolveError> {
        let mut time = 0;
        while time < self.agenda.end() {
            if time + 2 >= usize::from(ENDLESS) {
                return Err(SolveError::TooLong { slice: self.slice });
            }
            if !self.go_back(time as u16) {
                self.agenda.close(time);
                time += 1;
            }
        }
        Ok(())
    }

    /// Goes back from what is due now. Returns whether there was anything; more may have become due meanwhile.
    fn go_back(&mut self, now: u16) -> bool {
        let mut any = false;
        for side in [self.outer(), self.outer().other()] {
            let mut word = 0;
            while let Some(number) = self.agenda.next(now.into(), side.index(), &mut word, &mut self.begins) {
                any = true;
                let block = self.block(number);
                self.find_decided(side.index(), &block, now);
                match self.swap {
                    _ if side != self.outer() => self.take_back_outer(&block, now),
                    Some(swap) => self.take_back_swapped(&block, swap, now),
                    None => self.take_back_inner(&block, now),
                }
            }
        }
        any
    }

    /// Finds the positions in the chunks of a block from which one goes back now: their ranks, and whether they are won.
    fn find_decided(&mut self, side: usize, block: &Block, now: u16) {
        self.decided.clear();
        let entries = &mut self.entries[side][block.base..block.base + self.sets.len()];
        for &begin in &self.begins {
            for (rank, entry) in entries.iter_mut().enumerate().skip(begin).take(CHUNK) {
                if let Some(won) = entry.take(now) {
                    self.decided.push((rank, won));
                }
            }
        }
    }

    /// The positions with the outer side to move: the inner side moved there, within the block.
    fn take_back_inner(&mut self, block: &Block, now: u16) {
        let inner = self.outer().other();
        let moves = &self.game.moves;
        let passes = moves.ruling.stuck[inner.index()] == NoMoves::Pass;
        // By point that is free, and squeezed like sets of the inner side: where a step there came from.
        let back: Vec<u64> =
            bits(block.free).map(|at| squeeze(moves.ways.back[inner.index()][at] & block.free, block.free)).collect();
        for &(rank, won) in &self.decided {
            let set = self.sets[rank];
            for to in bits(set) {
                for from in bits(back[to] & !set) {
                    let before = self.game.combinations.rank(set ^ 1 << to ^ 1 << from);
                    self.before.push((block.base + before, won));
                }
            }
            if passes && !moves.can_act(inner, block.spread(set), block.outer) {
                self.before.push((block.base + rank, won));
            }
        }
        self.reach(inner.index(), now);
    }

    /// The positions with the inner side to move: the outer side moved there, from other blocks.
    fn take_back_outer(&mut self, block: &Block, now: u16) {
        let outer = self.outer();
        let passes = self.game.moves.ruling.stuck[outer.index()] == NoMoves::Pass;
        let backs = self.backs(block);
        let mut possible = vec![0; backs.len() + 1];
        for &(rank, won) in &self.decided {
            let set = block.spread(self.sets[rank]);
            // Those that are possible, found without a branch that nobody can predict.
            let mut count = 0;
            for (number, back) in backs.iter().enumerate() {
                possible[count] = number;
                count += usize::from(back.from & set == 0);
            }
            for back in possible[..count].iter().map(|&number| &backs[number]) {
                self.layout.numbers(&back.place, &back.keeping, set, |before| self.before.push((before, won)));
            }
            if passes && !self.game.moves.can_act(outer, block.outer, set) {
                self.before.push((block.base + rank, won));
            }
        }
        self.reach(outer.index(), now);
    }

    /// The positions with the inner side to move are those with the sides exchanged: the inner side moved there, from other
    /// blocks.
    fn take_back_swapped(&mut self, block: &Block, swap: &Symmetries, now: u16) {
        let (outer, inner) = (self.outer(), self.outer().other());
        let moves = &self.game.moves;
        let passes = moves.ruling.stuck[inner.index()] == NoMoves::Pass;
        let other = swap.image(0, block.outer);
        for &(rank, won) in &self.decided {
            let set = block.spread(self.sets[rank]);
            let mut note = |before: u64| {
                let place = self.layout.place(swap.image(0, before));
                let keeping = self.layout.keeping(&place);
                self.layout.numbers(&place, &keeping, other, |before| self.before.push((before, won)));
            };
            for to in bits(set) {
                for from in bits(moves.ways.back[inner.index()][to] & block.free & !set) {
                    note(set ^ 1 << to ^ 1 << from);
                }
            }
            if passes && !moves.can_act(inner, set, block.outer) {
                note(set);
            }
        }
        self.reach(outer.index(), now);
    }

    /// The steps of the outer side that lead to a block.
    fn backs(&self, block: &Block) -> Vec<Back> {
        let ways = &self.game.moves.ways.back[self.outer().index()];
        let mut backs = Vec::new();
        for to in bits(block.outer) {
            for from in bits(ways[to] & block.free) {
                let place = self.layout.place(block.outer ^ 1 << to ^ 1 << from);
                backs.push(Back { from: 1 << from, place, keeping: self.layout.keeping(&place) });
            }
        }
        backs
    }

    /// The positions found before others, with a side to move, lead to those, which are won or lost for the opponent.
    fn reach(&mut self, mover: usize, now: u16) {
        let (entries, more) = (&mut self.entries[mover], &mut self.more[mover]);
        for together in self.before.chunks(TOGETHER) {
            // They lie far apart. All are fetched before any is looked at, so that they are under way at the same time.
            black_box(together.iter().fold(0, |any, &(at, _)| any | entries[at].touched()));
            for &(at, won) in together {
                if let Some(time) = entries[at].reaches(won, now, || takes_one(more, at)) {
                    self.agenda.add(time, mover, at);
                }
            }
        }
        self.before.clear();
    }
}

/// Takes one of the turns of a position that did not fit into its entry, if there is one.
#[cold]
fn takes_one(more: &mut BTreeMap<usize, u16>, at: usize) -> bool {
    more.get_mut(&at).filter(|left| **left > 0).map(|left| *left -= 1).is_some()
}
