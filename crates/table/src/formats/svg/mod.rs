//! Diagrams of positions: pictures that stand by themselves, readable in black on white.
//!
//! South and the seats of games for two are told apart by white and black men, four armies by the form of their men too: discs
//! for South (white) and North (black), squares for West (white) and East (black). A letter says what a piece is, unless all
//! of its side are the same; a small letter in games where pawns remember which piece they stood before.

mod board;
mod men;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use ashtapada_rulebook::Words;
use ashtapada_rules::{AnyPosition, Board, Coordinates, Position, Spot, Surface};

use super::{Written, loss};
use crate::record::Record;

/// Room around the cells, for coordinates.
const BORDER: i32 = 50;
/// Room around the points, for men on the rim and coordinates.
const MARGIN: i32 = 100;

/// Draws the last position of a game.
pub(super) fn write(record: &Record, words: Words) -> Written {
    let title = record.beginning.rules.title.get(words.lang());
    Written { text: draw(record.game.position(), title, words), losses: loss::beside_the_position(record) }
}

/// Draws a position under a title, with the letters of the reader's language.
///
/// ```
/// use ashtapada_rulebook::{Lang, Words};
/// use ashtapada_table::{Beginning, formats::svg};
/// let start = Beginning::new("soldiers16-bl", [], None).unwrap().position;
/// let drawn = svg::draw(&start, "Sixteen Soldiers", Words::new(Lang::EN));
/// assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert_eq!(drawn.matches("<circle class=\"man\"").count(), 32);
/// ```
pub fn draw(position: &AnyPosition, title: &str, words: Words) -> String {
    let sheet = Sheet::of(position.board());
    let (width, height) = (sheet.width, sheet.height);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\" \
         role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">",
        width / 2,
        height / 2
    );
    let _ = writeln!(out, "<title>{}</title>\n<desc>{}</desc>", escaped(title), escaped(&position.text()));
    let _ = writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>");
    board::draw(&mut out, &sheet);
    men::draw(&mut out, &sheet, position, words);
    out.push_str("</svg>\n");
    out
}

/// A text between tags or in quotes. What no XML may contain is replaced.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// Where things are on the picture, in hundredths of a cell from its upper left corner.
struct Sheet {
    board: &'static Board,
    width: i32,
    height: i32,
    /// The place of what lies at the origin of the board's coordinates.
    origin: (i32, i32),
}

impl Sheet {
    fn of(board: &'static Board) -> Sheet {
        let bounds = |of: fn(Coordinates) -> i16| {
            let all = || board.spots.iter().map(|&spot| i32::from(of(board.coordinates(spot))));
            (all().min().unwrap_or(0), all().max().unwrap_or(0))
        };
        let ((west, east), (south, north)) = (bounds(|at| at.0), bounds(|at| at.1));
        let room = match board.surface {
            Surface::Cells => BORDER + 50,
            Surface::Points => MARGIN,
        };
        Sheet {
            board,
            width: east - west + 2 * room,
            height: north - south + 2 * room,
            origin: (room - west, room + north),
        }
    }

    /// The place of some coordinates of the board.
    fn place(&self, (east, north): Coordinates) -> (i32, i32) {
        (self.origin.0 + i32::from(east), self.origin.1 - i32::from(north))
    }

    fn at(&self, spot: Spot) -> (i32, i32) {
        self.place(self.board.coordinates(spot))
    }
}
