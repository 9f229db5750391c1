//! Where positions are that are decided in so many turns.

use crate::combinations::bits;

/// So many positions of a block are noted as one.
pub(super) const CHUNK: usize = 16;

/// By number of turns: from which chunks of positions to go back, for each side to move.
pub(super) struct Agenda {
    /// By turns and side: a bit for each chunk.
    noted: Vec<[Vec<u64>; 2]>,
    /// How many positions a block has.
    block: usize,
    words: usize,
}

impl Agenda {
    /// For so many blocks with so many positions each.
    pub fn new(blocks: usize, block: usize) -> Agenda {
        let words = (blocks * block.div_ceil(CHUNK)).div_ceil(64);
        Agenda { noted: Vec::new(), block, words }
    }

    /// A position is decided in so many turns.
    #[inline(always)]
    pub fn add(&mut self, turns: u16, side: usize, at: usize) {
        let turns = usize::from(turns);
        if turns >= self.noted.len() {
            self.lengthen(turns);
        }
        let chunk = at / self.block * self.block.div_ceil(CHUNK) + at % self.block / CHUNK;
        self.noted[turns][side][chunk / 64] |= 1 << (chunk % 64);
    }

    #[cold]
    fn lengthen(&mut self, turns: usize) {
        self.noted.resize_with(turns + 1, || [vec![0; self.words], vec![0; self.words]]);
    }

    /// More turns than anything takes so far.
    pub fn end(&self) -> usize {
        self.noted.len()
    }

    /// The blocks with positions that are decided in so many turns, with a side to move, and where in the block those begin.
    pub fn take(&mut self, turns: usize, side: usize) -> impl Iterator<Item = (usize, Vec<usize>)> + use<> {
        let words = self.noted.get_mut(turns).map(|sides| core::mem::take(&mut sides[side])).unwrap_or_default();
        let in_block = self.block.div_ceil(CHUNK);
        let mut chunks =
            words.into_iter().enumerate().flat_map(|(word, set)| bits(set).map(move |bit| 64 * word + bit)).peekable();
        core::iter::from_fn(move || {
            let block = chunks.peek()? / in_block;
            let mut begins = Vec::new();
            while let Some(chunk) = chunks.next_if(|chunk| chunk / in_block == block) {
                begins.push(chunk % in_block * CHUNK);
            }
            Some((block, begins))
        })
    }
}
