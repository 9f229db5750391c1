//! A board of chess, square by square: who stands where, and what can go where.

use crate::told::Told;

/// A square: its file and rank, from 0.
pub type Square = (i8, i8);

/// An empty square.
pub const EMPTY: char = '.';

/// The pieces by square, as letters: capitals are White's.
#[derive(Clone, PartialEq, Debug)]
pub struct Mailbox(pub [[char; 8]; 8]);

/// All squares, rank by rank.
pub fn squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

/// The name of a square.
pub fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The square of that name.
pub fn square(name: &str) -> Square {
    let name = name.as_bytes();
    ((name[0] - b'a') as i8, (name[1] - b'1') as i8)
}

/// Whether the piece is White's.
pub fn is_white(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

/// The letter of White's or of Black's piece of that kind.
pub fn of(white: bool, kind: char) -> char {
    if white { kind } else { kind.to_ascii_lowercase() }
}

impl Mailbox {
    /// What stands on a square of the board.
    pub fn at(&self, (file, rank): Square) -> char {
        self.0[rank as usize][file as usize]
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, (file, rank): Square, piece: char) {
        self.0[rank as usize][file as usize] = piece;
    }

    /// Whether a piece of that side stands on a square.
    pub fn has(&self, at: Square, white: bool) -> bool {
        self.at(at) != EMPTY && is_white(self.at(at)) == white
    }

    /// How many of a piece there are.
    pub fn count(&self, piece: char) -> usize {
        squares().filter(|&at| self.at(at) == piece).count()
    }

    /// Whether nothing stands between two squares of a line.
    fn is_clear(&self, from: Square, to: Square) -> bool {
        let (right, up) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut at = (from.0 + right, from.1 + up);
        while at != to {
            if self.at(at) != EMPTY {
                return false;
            }
            at = (at.0 + right, at.1 + up);
        }
        true
    }

    /// Whether the piece on one square attacks another; pawns aslant only.
    pub fn attacks(&self, told: &Told, from: Square, to: Square) -> bool {
        let piece = self.at(from);
        let (right, up) = (to.0 - from.0, to.1 - from.1);
        let ahead = if is_white(piece) { up } else { -up };
        let (aside, along) = (right.abs(), up.abs());
        if (aside, along) == (0, 0) {
            return false;
        }
        let straight = aside == 0 || along == 0;
        match piece.to_ascii_uppercase() {
            'K' => aside <= 1 && along <= 1,
            'M' => aside == 1 && along == 1,
            'N' | 'H' => aside * along == 2,
            'Q' => (straight || aside == along) && self.is_clear(from, to),
            'R' => straight && self.is_clear(from, to),
            'B' => aside == along && self.is_clear(from, to),
            'E' => match told.option("elephant", "bishop") {
                "leap" => aside == 2 && along == 2,
                "straightLeap" => straight && aside + along == 2,
                _ => (aside == 1 && along == 1) || (aside == 0 && ahead == 1),
            },
            // One that waits on the last rank attacks nothing, and ahead of it is nothing.
            'P' => aside == 1 && ahead == 1,
            _ => false,
        }
    }

    /// Whether a side attacks a square.
    pub fn is_attacked(&self, told: &Told, at: Square, by_white: bool) -> bool {
        squares().any(|from| self.has(from, by_white) && self.attacks(told, from, at))
    }

    /// Whether a side's king is attacked.
    pub fn is_check(&self, told: &Told, white: bool) -> bool {
        let king = squares().find(|&at| self.at(at) == of(white, 'K'));
        king.is_some_and(|king| self.is_attacked(told, king, !white))
    }

    /// The rows, the eighth first, with the lengths of the gaps.
    pub fn text(&self) -> String {
        let row = |row: &[char; 8]| {
            let mut text: String = row.iter().collect();
            for gap in (1..=8).rev() {
                text = text.replace(&EMPTY.to_string().repeat(gap), &gap.to_string());
            }
            text
        };
        let rows: Vec<String> = self.0.iter().rev().map(row).collect();
        rows.join("/")
    }
}
