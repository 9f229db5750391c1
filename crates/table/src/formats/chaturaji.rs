//! Games and positions of chess.com's Chaturaji, as FEN4 and PGN4 say them and as our rules do.
//!
//! The board of eight by eight lies in the middle of theirs of fourteen: our a1 is their d4. Red sits in the South, Blue in the
//! West. Our boat is their rook, our elephant their bishop. A pawn of ours remembers which piece it stood before; theirs does not,
//! and these rules do not ask.

mod game;
mod position;
#[cfg(test)]
mod tests;

use ashtapada_rules::{Role, Seat};

pub(super) use game::{read_pgn4, write_pgn4};
pub(super) use position::{read_fen4, write_fen4};

/// The tag with the keys of a FEN4 that say nothing to our rules.
const KEYS: &str = "Fen4Keys";

/// The first file and rank of our board on theirs.
const CORNER: usize = 3;

/// The names of the players in PGN4.
const PLAYERS: [(&str, Seat); 4] =
    [("Red", Seat::South), ("Blue", Seat::West), ("Yellow", Seat::North), ("Green", Seat::East)];

/// The letters of roles here and there.
const LETTERS: [(Role, char); 5] =
    [(Role::King, 'K'), (Role::Elephant, 'B'), (Role::Horse, 'N'), (Role::Boat, 'R'), (Role::Pawn, 'P')];

/// The role of a letter there.
fn role_of(letter: char) -> Option<Role> {
    LETTERS.iter().find(|(_, known)| *known == letter).map(|(role, _)| *role)
}

/// The letter there of a role.
fn letter_of(role: Role) -> char {
    LETTERS.iter().find(|(known, _)| *known == role).map_or('P', |(_, letter)| *letter)
}
