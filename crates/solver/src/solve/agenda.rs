//! Which blocks have positions that are decided in so many turns.

/// By number of turns: the blocks from which to go back, for each side to move.
pub(super) struct Agenda {
    /// By turns and side: a bit for each block.
    blocks: Vec<[Vec<u64>; 2]>,
    words: usize,
}

impl Agenda {
    pub fn new(blocks: usize) -> Agenda {
        Agenda { blocks: Vec::new(), words: blocks.div_ceil(64) }
    }

    /// A position of a block is decided in so many turns.
    #[inline(always)]
    pub fn add(&mut self, turns: u16, side: usize, block: usize) {
        let turns = usize::from(turns);
        if turns >= self.blocks.len() {
            self.lengthen(turns);
        }
        self.blocks[turns][side][block / 64] |= 1 << (block % 64);
    }

    #[cold]
    fn lengthen(&mut self, turns: usize) {
        self.blocks.resize_with(turns + 1, || [vec![0; self.words], vec![0; self.words]]);
    }

    /// The most turns that anything takes so far.
    pub fn last(&self) -> usize {
        self.blocks.len()
    }

    /// The blocks with positions that are decided in so many turns, with a side to move.
    pub fn take(&mut self, turns: usize, side: usize) -> Vec<u64> {
        self.blocks.get_mut(turns).map(|sides| core::mem::take(&mut sides[side])).unwrap_or_default()
    }
}
