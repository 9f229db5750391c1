//! Four armies on one board: who stands where, and where each piece can go.

use std::collections::BTreeSet;

use crate::mailbox::{Square, name, squares};
use crate::told::Told;

/// The seats in the order of play, clockwise.
pub const SEATS: [char; 4] = ['s', 'w', 'n', 'e'];

/// The number of an army among the seats.
pub fn index(army: char) -> usize {
    SEATS.iter().position(|&seat| seat == army).unwrap()
}

/// How all armies stand at the start, the eighth rank first.
const START: &str = "wBwb2nKnEnHnB/wHwh2nknenhnb/wEwe6/wKwk6/6ekeK/6eeeE/sbshsesk2eheH/sBsHsEsK2ebeB";

/// A piece: the seat of its army, and its letter; a pawn has the small letter of the piece that it stood in front of.
pub type Piece = (char, char);

/// The board.
#[derive(Clone, PartialEq, Debug)]
pub struct Armies(pub [[Option<Piece>; 8]; 8]);

/// The way that the pawns of an army go.
fn ahead(army: char) -> (i8, i8) {
    match army {
        's' => (0, 1),
        'w' => (1, 0),
        'n' => (0, -1),
        _ => (-1, 0),
    }
}

/// Whether a square lies on the last line of an army.
pub fn is_last(army: char, (file, rank): Square) -> bool {
    let (right, up) = ahead(army);
    !(0..8).contains(&(file + right)) || !(0..8).contains(&(rank + up))
}

impl Armies {
    /// The start.
    pub fn start() -> Armies {
        let mut board = Armies([[None; 8]; 8]);
        for (row, rank) in START.split('/').zip((0..8).rev()) {
            let mut file = 0;
            let mut army = None;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as i8;
                } else if let Some(army) = army.take() {
                    board.set((file, rank), Some((army, letter)));
                    file += 1;
                } else {
                    army = Some(letter);
                }
            }
        }
        board
    }

    /// What stands on a square.
    pub fn at(&self, (file, rank): Square) -> Option<Piece> {
        self.0[rank as usize][file as usize]
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, (file, rank): Square, piece: Option<Piece>) {
        self.0[rank as usize][file as usize] = piece;
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        squares().filter_map(|at| Some((at, self.at(at)?))).collect()
    }

    /// Whether an army has pieces.
    pub fn stands(&self, army: char) -> bool {
        self.pieces().iter().any(|(_, piece)| piece.0 == army)
    }

    /// Where the king of an army stands, if it does.
    pub fn king(&self, army: char) -> Option<Square> {
        squares().find(|&at| self.at(at) == Some((army, 'K')))
    }

    fn is_clear(&self, from: Square, to: Square) -> bool {
        let (right, up) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let between = (1..8).map(|far| (from.0 + far * right, from.1 + far * up));
        between.take_while(|&at| at != to).all(|at| self.at(at).is_none())
    }

    /// Whether the piece on one square attacks another.
    pub fn attacks(&self, told: &Told, from: Square, to: Square) -> bool {
        let Some((army, kind)) = self.at(from) else { return false };
        let (right, up) = (to.0 - from.0, to.1 - from.1);
        let (aside, along) = (right.abs(), up.abs());
        if from == to {
            return false;
        }
        let rook = (aside == 0 || along == 0) && self.is_clear(from, to);
        let bishop = aside == along && self.is_clear(from, to);
        match kind {
            'K' => aside <= 1 && along <= 1,
            'H' => aside * along == 2,
            'E' if told.option("elephantMove", "rook") == "bishop" => bishop,
            'E' => rook,
            'B' if told.option("boatMove", "leap") == "rook" => rook,
            'B' => aside == 2 && along == 2,
            _ => {
                aside == 1 && along == 1 && (right, up) != (0, 0) && {
                    let (file, rank) = ahead(army);
                    right * file + up * rank == 1
                }
            }
        }
    }

    /// Where the piece on a square can go: to empty squares, and to those of others whom it may take.
    pub fn moves(&self, told: &Told, from: Square, takes: impl Fn(Piece) -> bool) -> BTreeSet<Square> {
        let Some((army, kind)) = self.at(from) else { return BTreeSet::new() };
        let is_pawn = kind.is_ascii_lowercase();
        let reached = |&to: &Square| {
            let attacked = self.attacks(told, from, to);
            match self.at(to) {
                Some(victim) => attacked && takes(victim),
                None if is_pawn => (to.0 - from.0, to.1 - from.1) == ahead(army),
                None => attacked,
            }
        };
        squares().filter(reached).collect()
    }

    /// The pairs of an attacking square and the army whose king is attacked from there, by any army that acts.
    pub fn threats(&self, told: &Told, acts: impl Fn(char) -> bool) -> BTreeSet<(Square, char)> {
        let mut threats = BTreeSet::new();
        for army in SEATS {
            let Some(king) = self.king(army) else { continue };
            for (from, piece) in self.pieces() {
                if piece.0 != army && acts(piece.0) && self.attacks(told, from, king) {
                    threats.insert((from, army));
                }
            }
        }
        threats
    }

    /// The rows, the eighth first.
    pub fn text(&self) -> String {
        let row = |row: &[Option<Piece>; 8]| {
            let mut text = String::new();
            let mut gap = 0;
            for piece in row.iter().chain([&Some((' ', ' '))]) {
                match piece {
                    None => gap += 1,
                    Some((army, kind)) => {
                        if gap > 0 {
                            text += &gap.to_string();
                        }
                        gap = 0;
                        text.extend([*army, *kind]);
                    }
                }
            }
            text.trim_end().to_owned()
        };
        let rows: Vec<String> = self.0.iter().rev().map(row).collect();
        rows.join("/")
    }
}

/// A move as it is written.
pub fn written(from: Square, to: Square, captures: bool) -> String {
    format!("{}{}{}", name(from), if captures { 'x' } else { '-' }, name(to))
}
