//! The men of a diagram, and who is to move.

use std::fmt::Write as _;

use ashtapada_rulebook::Words;
use ashtapada_rules::{AnyPosition, Piece, Position, Role, Seat, Sign, Surface, Turn};

use super::{Sheet, escaped};

/// How large a man is: half the side of a square, the radius of a disc.
const RADIUS: i32 = 36;

pub(super) fn draw(out: &mut String, sheet: &Sheet, position: &AnyPosition, words: Words) {
    let pieces = position.pieces();
    let alike = |army: Seat| {
        let mut roles = pieces.iter().filter(|piece| piece.army == army).map(|piece| piece.role);
        roles.next().is_some_and(|first| matches!(first, Role::Soldier | Role::Man) && roles.all(|role| role == first))
    };
    let plain = Seat::ALL.map(alike);
    for piece in &pieces {
        let letter = if plain[piece.army.index()] { String::new() } else { letter(piece, words) };
        man(out, sheet, piece, &letter);
    }
    if let Turn::Seat(seat) | Turn::Chance(seat) = position.turn() {
        to_move(out, sheet, seat);
    }
}

/// What says what a piece is; of a pawn that remembers which piece it stood before, that piece's in small letters.
fn letter(piece: &Piece, words: Words) -> String {
    let of = |role: Role| words.text(&format!("letter-{role}"));
    piece.origin.map_or_else(|| of(piece.role), |origin| of(origin).to_lowercase())
}

fn man(out: &mut String, sheet: &Sheet, piece: &Piece, letter: &str) {
    let (x, y) = sheet.at(piece.at);
    let dark = matches!(piece.army, Seat::North | Seat::East);
    let (fill, ink) = if dark { ("#000", "#fff") } else { ("#fff", "#000") };
    let dashes = if piece.signs.has(Sign::Waiting) { " stroke-dasharray=\"10 6\"" } else { "" };
    // A dark man has a light rim, so that it stands off from what is dark beneath it.
    let rim = if piece.signs.has(Sign::Waiting) && dark { "#fff" } else { "#000" };
    let style = format!("fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"4\"{dashes}");
    let _ = match piece.army {
        Seat::South | Seat::North => {
            write!(out, "<circle class=\"man\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\" {style}/>")
        }
        Seat::West | Seat::East => {
            let (left, top, side) = (x - RADIUS, y - RADIUS, 2 * RADIUS);
            write!(out, "<rect class=\"man\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" {style}/>")
        }
    };
    if !letter.is_empty() {
        let size = if letter.chars().count() > 1 { 36 } else { 46 };
        let baseline = y + size * 35 / 100;
        let letter = escaped(letter);
        let _ = write!(
            out,
            "<text x=\"{x}\" y=\"{baseline}\" font-size=\"{size}\" font-weight=\"bold\" fill=\"{ink}\">{letter}</text>"
        );
    }
    if piece.signs.has(Sign::Huffable) || piece.signs.has(Sign::Checked) {
        let _ =
            write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"44\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\"/>");
    }
    if piece.signs.has(Sign::Frozen) {
        let reach = RADIUS - 4;
        let _ = write!(
            out,
            "<path d=\"M{} {}l{} {}\" stroke=\"{ink}\" stroke-width=\"4\"/>",
            x - reach,
            y + reach,
            2 * reach,
            -2 * reach
        );
    }
    out.push('\n');
}

/// A small triangle at the side of whoever is to move, pointing to the board.
fn to_move(out: &mut String, sheet: &Sheet, seat: Seat) {
    let (width, height) = (sheet.width, sheet.height);
    // Between the coordinates: in the middle of cells, which are even in number, or else in a corner.
    let (x, y) = match sheet.board.surface {
        Surface::Cells => (width / 2, height / 2),
        Surface::Points => (width - 25, 25),
    };
    let d = match seat {
        Seat::South => format!("M{x} {}l12 22h-24Z", height - 36),
        Seat::West => format!("M36 {y}l-22-12v24Z"),
        Seat::North => format!("M{x} 36l12-22h-24Z"),
        Seat::East => format!("M{} {y}l22-12v24Z", width - 36),
    };
    let _ = writeln!(out, "<path class=\"turn\" d=\"{d}\"/>");
}
