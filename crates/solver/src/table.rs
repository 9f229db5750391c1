//! What the positions of a slice are worth, in two bits each and, if wanted, a number of turns.

use crate::value::{ENDLESS, Score};

/// Four values in a byte.
const IN_BYTE: usize = 4;
/// What two bits mean; draws are zero.
pub(crate) const WON: u8 = 1;
pub(crate) const LOST: u8 = 2;

/// The number of turns to the end, in as many bits as the longest needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turns {
    /// Not known.
    None,
    Bytes(Box<[u8]>),
    Words(Box<[u16]>),
}

/// What the positions of a slice are worth to one side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub values: Box<[u8]>,
    pub turns: Turns,
    pub len: usize,
}

impl Table {
    /// The table of these scores; with turns if wanted.
    pub fn new(scores: impl ExactSizeIterator<Item = Score> + Clone, with_turns: bool) -> Table {
        let len = scores.len();
        let mut values = vec![0; Table::bytes_of(len)];
        let mut longest = 0;
        for (at, score) in scores.clone().enumerate() {
            let (value, turns) = score.parts();
            values[at / IN_BYTE] |= value << (2 * (at % IN_BYTE));
            longest = longest.max(turns);
        }
        let turns = scores.map(|score| score.parts().1);
        let turns = match longest {
            _ if !with_turns => Turns::None,
            ..=0xFF => Turns::Bytes(turns.map(|turns| turns as u8).collect()),
            _ => Turns::Words(turns.collect()),
        };
        Table { values: values.into(), turns, len }
    }

    /// How many bytes the values of so many positions take.
    pub fn bytes_of(len: usize) -> usize {
        len.div_ceil(IN_BYTE)
    }

    /// What a position is worth; without turns, as if the game ended when the next smaller slice is reached.
    #[inline(always)]
    pub fn score(&self, at: usize) -> Score {
        let value = self.values[at / IN_BYTE] >> (2 * (at % IN_BYTE)) & 3;
        if value == 0 {
            return Score::DRAW;
        }
        let turns = match &self.turns {
            Turns::None => 0,
            Turns::Bytes(turns) => turns[at].into(),
            Turns::Words(turns) => turns[at],
        };
        if value == WON { Score::win(turns) } else { Score::loss(turns) }
    }

    /// How many of a part of the positions are won, drawn and lost, and the most turns to a win there.
    pub fn count(&self, part: core::ops::Range<usize>) -> ([u64; 3], u16) {
        let (mut counts, mut longest) = ([0; 3], 0);
        for at in part {
            let (value, turns) = self.score(at).parts();
            counts[match value {
                WON => 0,
                LOST => 2,
                _ => 1,
            }] += 1;
            longest = if value == WON { longest.max(turns) } else { longest };
        }
        (counts, longest)
    }
}

impl Score {
    /// What two bits mean, and the turns.
    #[inline(always)]
    fn parts(self) -> (u8, u16) {
        match self.value() {
            crate::Value::Win(turns) => (WON, turns),
            crate::Value::Draw => (0, 0),
            crate::Value::Loss(turns) => (LOST, turns),
        }
    }
}

/// What is known of a position while its slice is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State(u16);

impl State {
    const WON: u16 = ENDLESS;
    const LOST: u16 = 2 * ENDLESS;
    const TURNS: u16 = ENDLESS - 1;

    /// Not decided; if it is lost, then in so many turns at least.
    pub const fn open(turns: u16) -> State {
        State(turns)
    }

    pub const fn won(turns: u16) -> State {
        State(State::WON | turns)
    }

    pub const fn lost(turns: u16) -> State {
        State(State::LOST | turns)
    }

    #[inline(always)]
    pub const fn is_open(self) -> bool {
        self.0 < State::WON
    }

    #[inline(always)]
    pub const fn is_won(self) -> bool {
        self.0 & State::WON != 0
    }

    /// The turns of what is decided, or those that a loss takes at least.
    #[inline(always)]
    pub const fn turns(self) -> u16 {
        self.0 & State::TURNS
    }

    /// Whether it is decided, in that many turns.
    #[inline(always)]
    pub const fn is_decided_in(self, turns: u16) -> bool {
        self.0 == State::WON | turns || self.0 == State::LOST | turns
    }

    pub const fn score(self) -> Score {
        match self.0 {
            open if open < State::WON => Score::DRAW,
            won if won & State::WON != 0 => Score::win(won & State::TURNS),
            lost => Score::loss(lost & State::TURNS),
        }
    }
}
