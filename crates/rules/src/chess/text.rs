//! Positions as text: FEN, the form that all chess programs know.

use alloc::format;
use alloc::string::String;

use super::castling::{Right, Rights};
use super::generate::passed;
use super::men::{Kind, Man, Men};
use super::options::{DelayedExchange, NoneCaptured, Rules};
use super::{Chess, MOVED, Memory, Options, hash};
use crate::draft::Care;
use crate::grid::{Side, Square, SquareSet};
use crate::{Expected, Role, TextError};

const EXAMPLE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";

impl Side {
    /// A letter as FEN writes it: capital for White.
    fn cased(self, letter: char) -> char {
        if self == Side::South { letter } else { letter.to_ascii_lowercase() }
    }
}

impl Right {
    /// Its letter: that of the king or queen on whose side the rook stands.
    fn letter(self) -> char {
        let role = if self.is_short() { Role::King } else { Role::Queen };
        self.side().cased(role.letter())
    }
}

/// Writes the six fields of FEN, and a seventh while an exchange is due.
pub(super) fn write(chess: &Chess) -> String {
    let mut text = String::with_capacity(80);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let Some(man) = chess.men.at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            push_number(&mut text, empty);
            empty = 0;
            text.push(man.side().cased(man.role().letter()));
        }
        push_number(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text.push_str(if chess.side() == Side::South { " w " } else { " b " });
    let rights = chess.memory.rights();
    text.extend(rights.iter().map(Right::letter));
    if rights.is_empty() {
        text.push('-');
    }
    let passing = chess.passing().map_or_else(|| String::from("-"), |at| format!("{at}"));
    let word = if chess.has_moved() { EXCHANGE } else { "" };
    text + &format!(" {passing} {} {}{word}", chess.clock, (chess.ply & !MOVED) / 2 + 1)
}

/// The seventh field, where the side to move has made its move and exchanges a pawn now.
const EXCHANGE: &str = " exchange";

fn push_number(text: &mut String, number: u8) {
    if number > 0 {
        text.push((b'0' + number) as char);
    }
}

/// The fields of a text with their offsets.
struct Fields<'a> {
    text: &'a str,
    at: usize,
    care: Care,
}

impl<'a> Fields<'a> {
    /// The next field and its offset.
    fn next(&mut self, expected: Expected) -> Result<(usize, &'a str), TextError> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start_matches(' ').len());
        let rest = &self.text[start..];
        let end = start + rest.find(' ').unwrap_or(rest.len());
        self.at = end;
        if start == end {
            return Err(self.error(start, expected));
        }
        Ok((start, &self.text[start..end]))
    }

    fn error(&self, at: usize, expected: Expected) -> TextError {
        TextError::at(self.text, at, expected, EXAMPLE)
    }

    /// Reports an impossible position: an error, unless only the form is checked.
    fn object(&self, at: usize, expected: Expected) -> Result<(), TextError> {
        self.care.object(|| self.error(at, expected))
    }

    fn is_done(&self) -> bool {
        self.text[self.at..].trim_matches(' ').is_empty()
    }
}

/// Reads a position. The two counters may be left out; castling rights and en passant squares are read and dropped
/// where the options have none.
pub(super) fn read(text: &str, options: &Options, care: Care) -> Result<Chess, TextError> {
    let mut fields = Fields { text, at: 0, care };
    let (at, board) = fields.next(Expected::Board { rows: 8 })?;
    let men = read_board(&fields, at, board)?;

    let (at, turn) = fields.next(Expected::WhiteOrBlack)?;
    let ply = match turn {
        "w" => 0,
        "b" => 1,
        _ => return Err(fields.error(at, Expected::WhiteOrBlack)),
    };
    let ply = if text.trim_end_matches(' ').ends_with(EXCHANGE) { ply | MOVED } else { ply };
    let mut chess = Chess { men, key: 0, ply, clock: 0, rules: Rules::new(options), memory: Memory::default() };
    if care == Care::Sense {
        check_kings(&fields, &chess)?;
    }

    let (at, rights) = fields.next(Expected::Castling)?;
    let rights = read_rights(&fields, &chess, at, rights)?;

    let (at, passing) = fields.next(Expected::Passing { row: passing_row(&chess) + 1 })?;
    let passing = read_passing(&fields, &chess, at, passing)?;
    chess.memory = Memory::new(rights, passing);

    if !fields.is_done() {
        let (at, clock) = fields.next(Expected::Clock)?;
        chess.clock = number(clock).and_then(|n| n.try_into().ok()).ok_or_else(|| fields.error(at, Expected::Clock))?;
        let (at, count) = fields.next(Expected::MoveNumber)?;
        let count = number(count).filter(|n| (1..=1 << 29).contains(n));
        let count = count.ok_or_else(|| fields.error(at, Expected::MoveNumber))?;
        chess.ply += 2 * (count - 1);
    }
    if !fields.is_done() {
        let (start, word) = fields.next(Expected::End)?;
        if word != EXCHANGE.trim_start() || !fields.is_done() {
            return Err(fields.error(start, Expected::ExchangeOrEnd));
        }
        if chess.exchange_now().is_empty() || chess.rules.delayed_exchange() == DelayedExchange::Free {
            fields.object(start, Expected::End)?;
        }
    }
    chess.key = hash::fresh(&chess);
    Ok(chess)
}

/// Parses a whole number in the form of [`write`].
fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

fn read_board(fields: &Fields, start: usize, board: &str) -> Result<Men, TextError> {
    let mut men = Men::default();
    let (mut rank, mut file) = (7u8, 0u8);
    let mut after_digit = false;
    for (offset, letter) in board.char_indices() {
        let at = start + offset;
        if letter == '/' {
            if file != 8 {
                return Err(fields.error(at, Expected::RowShort { row: rank + 1, left: 8 - file }));
            }
            if rank == 0 {
                return Err(fields.error(at, Expected::AfterRows));
            }
            (rank, file, after_digit) = (rank - 1, 0, false);
            continue;
        }
        if file == 8 {
            let expected = if rank == 0 { Expected::AfterRows } else { Expected::RowFull { row: rank + 1 } };
            return Err(fields.error(at, expected));
        }
        if let digit @ '1'..='8' = letter {
            let empty = digit as u8 - b'0';
            if after_digit || file + empty > 8 {
                let full = Expected::RowFull { row: rank + 1 };
                return Err(fields.error(at, if after_digit { Expected::OneRun } else { full }));
            }
            (file, after_digit) = (file + empty, true);
            continue;
        }
        let Some(kind) = Kind::of_letter(letter) else {
            return Err(fields.error(at, Expected::Man));
        };
        let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
        men.put(Square::new(file, rank), Man::new(side, kind));
        if let Some(expected) = too_many(&men, side, kind) {
            fields.object(at, expected)?;
        }
        (file, after_digit) = (file + 1, false);
    }
    if (rank, file) != (0, 8) {
        let short = Expected::RowShort { row: rank + 1, left: 8 - file };
        let expected = if file == 8 { Expected::NextRow { row: rank } } else { short };
        return Err(fields.error(start + board.len(), expected));
    }
    Ok(men)
}

/// The expectation that a side has one king.
fn one_king(side: Side) -> Expected {
    Expected::OneKing { army: side.seat(), letter: side.cased(Role::King.letter()) }
}

/// What is expected if a side has more of some piece, or of all, than is possible.
fn too_many(men: &Men, side: Side, kind: Kind) -> Option<Expected> {
    let (own, army) = (men.of(side), side.seat());
    let count = (men.kind(kind) & own).len();
    if kind == Kind::King && count > 1 {
        Some(one_king(side))
    } else if kind == Kind::Pawn && count > 8 {
        Some(Expected::EightPawns { army })
    } else if own.len() > 16 {
        Some(Expected::ArmyFull { army, most: 16 })
    } else {
        None
    }
}

/// Checks that both kings are there, that no pawn stands where it cannot, and that the king of the side not to move is
/// safe.
fn check_kings(fields: &Fields, chess: &Chess) -> Result<(), TextError> {
    let men = &chess.men;
    for side in Side::BOTH {
        let (own, army) = (men.of(side), side.seat());
        if !own.meets(men.kings()) {
            return Err(fields.error(0, one_king(side)));
        }
        let pawns = own & men.pawns();
        if let Some(at) = (pawns & side.rank(0)).first() {
            return Err(fields.error(0, Expected::PawnOnFirst { army, at: at.spot() }));
        }
        if let Some(at) = (pawns & side.rank(7)).first()
            && chess.rules.none_captured() != NoneCaptured::Suspended
        {
            return Err(fields.error(0, Expected::PawnOnLast { army, at: at.spot() }));
        }
    }
    // A piece that a suspended pawn was just exchanged for may attack the king of the side not to move.
    let exchanged = match chess.rules.delayed_exchange() {
        DelayedExchange::Free => chess.side().rank(7).without(men.pawns() | men.kings()),
        DelayedExchange::EndOfTurn => SquareSet::EMPTY,
    };
    // The side that has moved must not be in check; the side whose turn begins may be.
    let waiting = chess.next_to_move().other();
    if let Some(by) = chess.checkers(waiting).without(exchanged).first() {
        let expected = Expected::KingSafe {
            army: waiting.seat(),
            at: men.king(waiting).spot(),
            role: men.at(by).map_or(Role::King, Man::role),
            by: by.spot(),
        };
        return Err(fields.error(0, expected));
    }
    Ok(())
}

fn read_rights(fields: &Fields, chess: &Chess, start: usize, letters: &str) -> Result<Rights, TextError> {
    let mut rights = Rights::EMPTY;
    if letters == "-" {
        return Ok(rights);
    }
    let mut known = Right::ALL.into_iter();
    for (offset, letter) in letters.char_indices() {
        let Some(right) = known.find(|right| right.letter() == letter) else {
            return Err(fields.error(start + offset, Expected::Castling));
        };
        if !chess.rules.castling() {
            continue;
        }
        let stands = |kind, at| chess.men.at(at) == Some(Man::new(right.side(), kind));
        if !stands(Kind::King, right.home()) || !stands(Kind::Rook, right.corner()) {
            fields.object(start + offset, Expected::NoRight { right: letter })?;
            continue;
        }
        rights.insert(right);
    }
    Ok(rights)
}

/// The rank, from 0, of the en passant square.
fn passing_row(chess: &Chess) -> u8 {
    match chess.next_to_move() {
        Side::South => 5,
        Side::North => 2,
    }
}

fn read_passing(fields: &Fields, chess: &Chess, start: usize, passing: &str) -> Result<Option<Square>, TextError> {
    if passing == "-" {
        return Ok(None);
    }
    let row = passing_row(chess);
    let error = || fields.error(start, Expected::Passing { row: row + 1 });
    let square = passing.parse().ok().filter(|square: &Square| square.rank() == row).ok_or_else(error)?;
    if !chess.rules.en_passant() {
        return Ok(None);
    }
    let side = chess.next_to_move();
    let enemy_pawns = chess.men.pawns() & chess.men.of(side.other());
    let came_from = square.set().shifted(0, side.forward());
    if !enemy_pawns.has(passed(square)) || chess.men.occupied().meets(square.set() | came_from) {
        fields.care.object(error)?;
        return Ok(None);
    }
    Ok(chess.if_passing(square, side))
}
