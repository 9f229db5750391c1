//! Where positions are that are decided, by when one goes back from them.

/// So many positions of a block are noted as one.
pub(super) const CHUNK: usize = 16;
/// From so many chunks one goes back together at most.
const TOGETHER: usize = 1 << 10;

/// By time: from which chunks of positions to go back, for each side to move.
pub(super) struct Agenda {
    /// By time and side: a bit for each chunk.
    noted: Vec<[Vec<u64>; 2]>,
    /// How many positions a block has.
    block: usize,
    /// How many chunks.
    in_block: usize,
    words: usize,
}

impl Agenda {
    /// For so many blocks with so many positions each.
    pub fn new(blocks: usize, block: usize) -> Agenda {
        Agenda { noted: Vec::new(), block, in_block: block.div_ceil(CHUNK), words: Agenda::words(blocks, block) }
    }

    /// How many words it takes for each side, at each time.
    pub fn words(blocks: usize, block: usize) -> usize {
        (blocks * block.div_ceil(CHUNK)).div_ceil(64)
    }

    /// One has to go back from a position at that time.
    #[inline(always)]
    pub fn add(&mut self, time: u16, side: usize, at: usize) {
        let time = usize::from(time);
        if time >= self.noted.len() {
            self.lengthen(time);
        }
        let chunk = at / self.block * self.in_block + at % self.block / CHUNK;
        self.noted[time][side][chunk / 64] |= 1 << (chunk % 64);
    }

    #[cold]
    fn lengthen(&mut self, time: usize) {
        self.noted.resize_with(time + 1, || [vec![0; self.words], vec![0; self.words]]);
    }

    /// After all times at which there is anything to do so far.
    pub fn end(&self) -> usize {
        self.noted.len()
    }

    /// Nothing is to be done at a time any more.
    pub fn close(&mut self, time: usize) {
        self.noted[time] = [Vec::new(), Vec::new()];
    }

    /// Takes the next chunks with a side to move, all of one block: its number, and where in the block they begin. `word` is how
    /// far one has come; what is noted before that waits for the next time round.
    pub fn next(&mut self, time: usize, side: usize, word: &mut usize, begins: &mut Vec<usize>) -> Option<usize> {
        begins.clear();
        let words = &mut self.noted[time][side];
        *word += words.get(*word..)?.iter().position(|&set| set != 0)?;
        let block = (64 * *word + words[*word].trailing_zeros() as usize) / self.in_block;
        let (first, end) = (block * self.in_block, (block + 1) * self.in_block);
        while let Some(set) = words.get_mut(*word).filter(|_| 64 * *word < end && begins.len() < TOGETHER) {
            let chunk = 64 * *word + set.trailing_zeros() as usize;
            if *set == 0 {
                *word += 1;
            } else if chunk < end {
                *set &= *set - 1;
                begins.push((chunk - first) * CHUNK);
            } else {
                break;
            }
        }
        Some(block)
    }
}
