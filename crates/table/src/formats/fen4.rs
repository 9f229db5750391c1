//! Positions of four armies as chess.com writes them (FEN4), as data. What they mean for a game is told in `chaturaji.rs`.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Seat, TextError};

use super::Expected;

/// The number of files and ranks.
pub(super) const SIZE: usize = 14;

/// How deep lists of values may be nested.
const DEPTH: usize = 8;

const EXAMPLE: &str = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-";

/// A value for each army, clockwise from Red.
type Four<T> = [T; 4];

/// The armies by their letters, clockwise from Red, who sits in the South.
pub(super) const ARMIES: [(char, Seat); 4] =
    [('R', Seat::South), ('B', Seat::West), ('Y', Seat::North), ('G', Seat::East)];

/// A position as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fen4 {
    /// Who is to move.
    pub turn: Seat,
    /// Who is out of the game.
    pub out: Four<bool>,
    /// Who may castle to the king's side.
    pub short: Four<bool>,
    /// Who may castle to the queen's side.
    pub long: Four<bool>,
    /// The points.
    pub points: Four<i32>,
    /// Plies since the last capture or pawn move.
    pub clock: u32,
    /// What else is said, in order; what nobody knows is kept.
    pub extra: Vec<(String, Value)>,
    /// What stands where: rank by rank from the first, each from file a.
    pub board: [[Cell; SIZE]; SIZE],
}

/// What is on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// A wall that is drawn as nothing.
    Clear,
    /// A wall.
    Wall,
    /// A piece.
    Piece {
        /// Whether it is a dead one, that no player moves.
        dead: bool,
        /// Whose it is, or was.
        owner: Option<Seat>,
        /// Its letter.
        letter: char,
    },
}

/// The value of an extra key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Value>),
}

/// Where each square of a position stands in its text, as the board of [`Fen4`]; the first is that of the army to move.
pub(super) struct Places {
    /// Of the army to move.
    pub turn: usize,
    /// Of the squares.
    pub board: [[usize; SIZE]; SIZE],
}

/// Reads the parts of a text one after another.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Failed = TextError<Expected>;

impl<'a> Reader<'a> {
    fn fail<T>(&self, at: usize, expected: Expected) -> Result<T, Failed> {
        Err(TextError::at(self.text, at, expected, EXAMPLE))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Passes over a sign, if it comes next; returns whether it did.
    fn take(&mut self, sign: char) -> bool {
        let found = self.rest().starts_with(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    fn need(&mut self, sign: char, expected: Expected) -> Result<(), Failed> {
        if self.take(sign) { Ok(()) } else { self.fail(self.at, expected) }
    }

    fn skip_blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// The text up to one of these signs, or the end.
    fn until(&mut self, signs: &[char]) -> (usize, &'a str) {
        let (at, rest) = (self.at, self.rest());
        let part = &rest[..rest.find(signs).unwrap_or(rest.len())];
        self.at += part.len();
        (at, part)
    }

    /// Four values between commas, and the `-` after them.
    fn four<T: Copy + Default>(&mut self, expected: Expected, read: fn(&str) -> Option<T>) -> Result<Four<T>, Failed> {
        let mut four = [T::default(); 4];
        for (index, value) in four.iter_mut().enumerate() {
            if index > 0 {
                self.need(',', expected)?;
            }
            // A negative number begins with the sign that also ends the field.
            let start = self.at;
            self.take('-');
            self.until(&[',', '-', '/', '\n']);
            *value = match read(self.text[start..self.at].trim()) {
                Some(read) => read,
                None => return self.fail(start, expected),
            };
        }
        self.need('-', expected)?;
        Ok(four)
    }

    fn extra(&mut self) -> Result<Vec<(String, Value)>, Failed> {
        let mut extra = Vec::new();
        self.skip_blanks();
        if !self.take('{') {
            return Ok(extra);
        }
        loop {
            self.skip_blanks();
            if extra.is_empty() && self.take('}') {
                break;
            }
            let key = self.quoted()?;
            self.skip_blanks();
            self.need(':', Expected::Fen4Key)?;
            let value = self.value(0)?;
            extra.push((key, value));
            self.skip_blanks();
            if self.take('}') {
                break;
            }
            self.need(',', Expected::Fen4Key)?;
        }
        self.need('-', Expected::Fen4Dash)?;
        Ok(extra)
    }

    fn quoted(&mut self) -> Result<String, Failed> {
        self.need('\'', Expected::Fen4Key)?;
        let (_, text) = self.until(&['\'', '\n']);
        self.need('\'', Expected::Fen4Key)?;
        Ok(text.to_owned())
    }

    fn value(&mut self, depth: usize) -> Result<Value, Failed> {
        self.skip_blanks();
        if self.rest().starts_with('\'') {
            return self.quoted().map(Value::Text);
        }
        if depth < DEPTH && self.take('(') {
            let mut list = Vec::new();
            loop {
                self.skip_blanks();
                if list.is_empty() && self.take(')') {
                    return Ok(Value::List(list));
                }
                list.push(self.value(depth + 1)?);
                self.skip_blanks();
                if self.take(')') {
                    return Ok(Value::List(list));
                }
                self.need(',', Expected::Fen4Value)?;
            }
        }
        let (at, word) = self.until(&[',', '}', ')', ' ', '\n', '\r']);
        match word {
            "true" => Ok(Value::Flag(true)),
            "false" => Ok(Value::Flag(false)),
            number => number.parse().map(Value::Number).or_else(|_| self.fail(at, Expected::Fen4Value)),
        }
    }

    fn board(&mut self, places: &mut Places) -> Result<[[Cell; SIZE]; SIZE], Failed> {
        let mut board = [[Cell::Empty; SIZE]; SIZE];
        for (index, (rank, places)) in board.iter_mut().zip(&mut places.board).rev().enumerate() {
            self.skip_blanks();
            if index > 0 {
                self.need('/', Expected::Fen4Rank)?;
                self.skip_blanks();
            }
            self.rank(rank, places)?;
        }
        self.skip_blanks();
        if self.rest().is_empty() { Ok(board) } else { self.fail(self.at, Expected::End) }
    }

    fn rank(&mut self, rank: &mut [Cell; SIZE], places: &mut [usize; SIZE]) -> Result<(), Failed> {
        let mut file = 0;
        loop {
            let (at, item) = self.until(&[',', '/', '\n', '\r', ' ']);
            let (cell, count) = match item.parse::<usize>() {
                Ok(run) if (1..=SIZE).contains(&run) && item.starts_with(|c: char| c.is_ascii_digit()) => {
                    (Cell::Empty, run)
                }
                _ => match cell(item) {
                    Some(cell) => (cell, 1),
                    None => return self.fail(at, Expected::Fen4Piece),
                },
            };
            let Some(cells) = rank.get_mut(file..file + count) else { return self.fail(at, Expected::Fen4Squares) };
            cells.fill(cell);
            places[file..file + count].fill(at);
            file += count;
            if !self.take(',') {
                return if file == SIZE { Ok(()) } else { self.fail(self.at, Expected::Fen4Squares) };
            }
        }
    }
}

/// A wall or a piece.
fn cell(item: &str) -> Option<Cell> {
    match item {
        "x" => return Some(Cell::Clear),
        "X" => return Some(Cell::Wall),
        _ => {}
    }
    let mut letters: Vec<char> = item.chars().collect();
    let dead = letters.first() == Some(&'d');
    if dead {
        letters.remove(0);
    }
    let owner_of = |letter: char| ARMIES.iter().find(|(army, _)| army.to_ascii_lowercase() == letter);
    let (owner, letter) = match *letters.as_slice() {
        [letter] if dead => (None, letter),
        [owner, letter] => (Some(owner_of(owner)?.1), letter),
        _ => return None,
    };
    letter.is_uppercase().then_some(Cell::Piece { dead, owner, letter })
}

fn bit(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

impl Fen4 {
    /// The keys and values of a text in braces, as they stand in a position.
    pub fn keys(text: &str) -> Option<Vec<(String, Value)>> {
        let text = format!("{text}-");
        let mut reader = Reader { text: &text, at: 0 };
        let extra = reader.extra().ok()?;
        reader.rest().is_empty().then_some(extra)
    }

    /// Reads a position; where its parts stand comes with it.
    pub fn read(text: &str) -> Result<(Fen4, Places), Failed> {
        let mut reader = Reader { text, at: 0 };
        reader.take('\u{feff}');
        reader.skip_blanks();
        let mut places = Places { turn: reader.at, board: [[0; SIZE]; SIZE] };
        let army = ARMIES.iter().find(|&&(letter, _)| reader.take(letter));
        let Some(&(_, turn)) = army else { return reader.fail(reader.at, Expected::Fen4Turn) };
        reader.need('-', Expected::Fen4Dash)?;
        let out = reader.four(Expected::Fen4Bits, bit)?;
        let short = reader.four(Expected::Fen4Bits, bit)?;
        let long = reader.four(Expected::Fen4Bits, bit)?;
        let points = reader.four(Expected::Fen4Points, |text| text.parse().ok())?;
        let (at, clock) = reader.until(&['-']);
        let Ok(clock) = clock.trim().parse() else { return reader.fail(at, Expected::Fen4Clock) };
        reader.need('-', Expected::Fen4Dash)?;
        let extra = reader.extra()?;
        let board = reader.board(&mut places)?;
        Ok((Fen4 { turn, out, short, long, points, clock, extra, board }, places))
    }
}

impl FromStr for Fen4 {
    type Err = Failed;

    fn from_str(text: &str) -> Result<Fen4, Failed> {
        Fen4::read(text).map(|(position, _)| position)
    }
}

/// The letter of an army.
pub(super) fn letter_of(seat: Seat) -> char {
    ARMIES[seat.index()].0
}

impl fmt::Display for Fen4 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = |bits: Four<bool>| bits.map(|bit| u8::from(bit).to_string()).join(",");
        let points = self.points.map(|points| points.to_string()).join(",");
        write!(f, "{}-{}-{}-", letter_of(self.turn), bits(self.out), bits(self.short))?;
        write!(f, "{}-{points}-{}-", bits(self.long), self.clock)?;
        if !self.extra.is_empty() {
            let pairs: Vec<String> = self.extra.iter().map(|(key, value)| format!("'{key}':{value}")).collect();
            write!(f, "{{{}}}-", pairs.join(","))?;
        }
        for (index, rank) in self.board.iter().rev().enumerate() {
            f.write_str(if index > 0 { "/\n" } else { "\n" })?;
            write_rank(rank, f)?;
        }
        writeln!(f)
    }
}

fn write_rank(rank: &[Cell; SIZE], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut items: Vec<String> = Vec::new();
    let mut empty = 0;
    for cell in rank {
        if *cell == Cell::Empty {
            empty += 1;
            continue;
        }
        if empty > 0 {
            items.push(empty.to_string());
            empty = 0;
        }
        items.push(cell.to_string());
    }
    if empty > 0 {
        items.push(empty.to_string());
    }
    f.write_str(&items.join(","))
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Cell::Empty => f.write_str("1"),
            Cell::Clear => f.write_str("x"),
            Cell::Wall => f.write_str("X"),
            Cell::Piece { dead, owner, letter } => {
                let owner = owner.map_or(String::new(), |owner| letter_of(owner).to_ascii_lowercase().to_string());
                write!(f, "{}{owner}{letter}", if dead { "d" } else { "" })
            }
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => write!(f, "'{text}'"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Flag(flag) => write!(f, "{flag}"),
            Value::List(list) => {
                write!(f, "({})", list.iter().map(Value::to_string).collect::<Vec<_>>().join(","))
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
