//! What the positions of a slice are worth, as codes: in two bits each, or with the number of turns in one byte or two.

use crate::Value;
use crate::value::{ENDLESS, Score};

/// Four values in a byte.
const IN_BYTE: usize = 4;
/// What two bits mean; draws are zero.
const WON: u8 = 1;
const LOST: u8 = 2;
/// The most turns of which a code fits into a byte.
const MOST_IN_BYTE: u16 = 126;

/// The codes of positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Codes {
    /// Only who wins: four in a byte, from the lowest bits; 0 drawn, 1 won, 2 lost.
    Values(Box<[u8]>),
    /// 0 drawn; 1, 3, 5 … lost in 0, 1, 2 … turns; 2, 4, 6 … won.
    Bytes(Box<[u8]>),
    /// The same with two bytes each.
    Words(Box<[u16]>),
}

/// What the positions of a slice are worth to one side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub codes: Codes,
    pub len: usize,
}

/// The code of a score.
fn code(score: Score) -> u16 {
    match score.value() {
        Value::Draw => 0,
        Value::Loss(turns) => 2 * turns + 1,
        Value::Win(turns) => 2 * turns + 2,
    }
}

/// The score of a code.
const fn decoded(code: u16) -> Score {
    match code {
        0 => Score::DRAW,
        code if code % 2 == 1 => Score::loss(code / 2),
        code => Score::win(code / 2 - 1),
    }
}

/// The scores of codes of one byte.
const DECODED: [Score; 256] = {
    let mut table = [Score::DRAW; 256];
    let mut code = 0;
    while code < 256 {
        table[code] = decoded(code as u16);
        code += 1;
    }
    table
};

/// What a table says of a position whose codes have so many bytes, none if four share one: its bytes are asked for.
pub(crate) fn score_in(width: u8, at: usize, mut byte: impl FnMut(usize) -> Option<u8>) -> Option<Score> {
    Some(match width {
        0 => value_of_bits(byte(at / IN_BYTE)?, at),
        1 => DECODED[usize::from(byte(at)?)],
        _ => decoded(u16::from_le_bytes([byte(2 * at)?, byte(2 * at + 1)?])),
    })
}

/// How many bytes a table takes in a file.
pub(crate) fn bytes_of(len: usize, width: u8) -> usize {
    if width == 0 { Table::bytes_of(len) } else { len * usize::from(width) }
}

/// The score of a position from the byte that it shares.
#[inline(always)]
fn value_of_bits(byte: u8, at: usize) -> Score {
    match byte >> (2 * (at % IN_BYTE)) & 3 {
        WON => Score::win(0),
        LOST => Score::loss(0),
        _ => Score::DRAW,
    }
}

/// Two bits for a score.
fn two_bits(score: Score) -> u8 {
    match score.value() {
        Value::Draw => 0,
        Value::Win(_) => WON,
        Value::Loss(_) => LOST,
    }
}

impl Table {
    /// The table of these scores; with turns if wanted.
    pub fn new(scores: impl ExactSizeIterator<Item = Score> + Clone, with_turns: bool) -> Table {
        let len = scores.len();
        if !with_turns {
            return Table { codes: Codes::Values(packed(scores, len)), len };
        }
        let longest = scores.clone().filter_map(|score| score.value().turns()).max().unwrap_or(0);
        let codes = match longest {
            ..=MOST_IN_BYTE => Codes::Bytes(scores.map(|score| code(score) as u8).collect()),
            _ => Codes::Words(scores.map(code).collect()),
        };
        Table { codes, len }
    }

    /// How many bytes the values of so many positions take, without turns.
    pub fn bytes_of(len: usize) -> usize {
        len.div_ceil(IN_BYTE)
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        match &self.codes {
            Codes::Values(codes) | Codes::Bytes(codes) => codes.len(),
            Codes::Words(codes) => 2 * codes.len(),
        }
    }

    /// Whether it has turns.
    pub fn has_turns(&self) -> bool {
        !matches!(self.codes, Codes::Values(_))
    }

    /// What a position is worth; without turns, as if the game ended when the next smaller slice is reached.
    #[inline(always)]
    pub fn score(&self, at: usize) -> Score {
        match &self.codes {
            Codes::Bytes(codes) => DECODED[usize::from(codes[at])],
            Codes::Words(codes) => decoded(codes[at]),
            Codes::Values(values) => value_of_bits(values[at / IN_BYTE], at),
        }
    }

    /// The same without turns.
    pub fn values(&self) -> Box<[u8]> {
        match &self.codes {
            Codes::Values(values) => values.clone(),
            _ => packed((0..self.len).map(|at| self.score(at)), self.len),
        }
    }

    /// Where the win stands that takes the most turns, and how many; `None` without a win.
    pub fn longest_win(&self) -> Option<(usize, u16)> {
        let turns = |at| match self.score(at).value() {
            Value::Win(turns) => Some((at, turns)),
            _ => None,
        };
        (0..self.len).filter_map(turns).max_by_key(|&(_, turns)| turns)
    }

    /// How many of a part of the positions are won, drawn and lost, and the most turns to a win there.
    pub fn count(&self, part: core::ops::Range<usize>) -> ([u64; 3], u16) {
        part.fold(([0; 3], 0), |([won, drawn, lost], longest), at| match self.score(at).value() {
            Value::Win(turns) => ([won + 1, drawn, lost], longest.max(turns)),
            Value::Draw => ([won, drawn + 1, lost], longest),
            Value::Loss(_) => ([won, drawn, lost + 1], longest),
        })
    }
}

/// Two bits for each score.
fn packed(scores: impl Iterator<Item = Score>, len: usize) -> Box<[u8]> {
    let mut values = vec![0; Table::bytes_of(len)];
    for (at, score) in scores.enumerate() {
        values[at / IN_BYTE] |= two_bits(score) << (2 * (at % IN_BYTE));
    }
    values.into()
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
