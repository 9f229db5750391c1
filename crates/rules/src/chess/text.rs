//! Positions as text: FEN, the form that all chess programs know.

use alloc::format;
use alloc::string::String;

use super::generate::passed;
use super::men::{BISHOP, BLACK, KING, KNIGHT, Men, PAWN, QUEEN, ROOK, bit, role_of};
use super::options::{DelayedExchange, NoneCaptured, Rules};
use super::{Chess, MOVED, Memory, NO_SQUARE, Options, hash};
use crate::{Expected, Seat, Spot, TextError};

const EXAMPLE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";

/// The rights in the order of FEN.
const RIGHTS: [(char, u8); 4] = [('K', 1), ('Q', 2), ('k', 4), ('q', 8)];

/// Writes all six fields.
pub(super) fn write(chess: &Chess) -> String {
    let mut text = String::with_capacity(80);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let code = chess.men.code(rank * 8 + file);
            if code == 0 {
                empty += 1;
                continue;
            }
            push_number(&mut text, empty);
            empty = 0;
            let letter = role_of(code).letter();
            text.push(if code & BLACK == 0 { letter } else { letter.to_ascii_lowercase() });
        }
        push_number(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text.push_str(if chess.white() { " w " } else { " b " });
    for (letter, right) in RIGHTS {
        if chess.memory.rights() & right != 0 {
            text.push(letter);
        }
    }
    if chess.memory.rights() == 0 {
        text.push('-');
    }
    let passing = match chess.passing() {
        NO_SQUARE => String::from("-"),
        square => format!("{}", Spot::from_square(square)),
    };
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

    fn is_done(&self) -> bool {
        self.text[self.at..].trim_matches(' ').is_empty()
    }
}

/// Reads a position. The two counters may be left out; rights to castle and captures in passing are read and
/// dropped where the options know none.
pub(super) fn read(text: &str, options: &Options) -> Result<Chess, TextError> {
    let mut fields = Fields { text, at: 0 };
    let (at, board) = fields.next(Expected::Board { rows: 8 })?;
    let men = read_board(&fields, at, board)?;

    let (at, turn) = fields.next(Expected::WhiteOrBlack)?;
    let white = match turn {
        "w" => true,
        "b" => false,
        _ => return Err(fields.error(at, Expected::WhiteOrBlack)),
    };
    let ply = if white { 0 } else { 1 };
    let ply = if text.trim_end_matches(' ').ends_with(EXCHANGE) { ply | MOVED } else { ply };
    let mut chess = Chess { men, key: 0, ply, clock: 0, rules: Rules::new(options), memory: Memory::default() };
    check_kings(&fields, &chess)?;

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
        if chess.exchange_now() == 0 || chess.rules.delayed_exchange() == DelayedExchange::Free {
            return Err(fields.error(start, Expected::End));
        }
    }
    chess.key = hash::fresh(&chess);
    Ok(chess)
}

/// A whole number in digits, as [`write`] would print it.
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
        let code = match letter.to_ascii_uppercase() {
            'P' => PAWN,
            'N' => KNIGHT,
            'B' => BISHOP,
            'R' => ROOK,
            'Q' => QUEEN,
            'K' => KING,
            _ => return Err(fields.error(at, Expected::Man)),
        };
        let white = letter.is_ascii_uppercase();
        let square = rank * 8 + file;
        men.put(square, if white { code } else { code | BLACK });
        if let Some(expected) = too_many(&men, white, code) {
            return Err(fields.error(at, expected));
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

/// The seat of a side.
fn army(white: bool) -> Seat {
    if white { Seat::South } else { Seat::North }
}

/// More men than a set can come to.
fn too_many(men: &Men, white: bool, code: u8) -> Option<Expected> {
    let own = men.of(white);
    let count = |set: u64| (set & own).count_ones();
    if code == KING && count(men.kings()) > 1 {
        Some(Expected::OneKing { army: army(white), letter: if white { 'K' } else { 'k' } })
    } else if code == PAWN && count(men.pawns()) > 8 {
        Some(Expected::EightPawns { army: army(white) })
    } else if own.count_ones() > 16 {
        Some(Expected::ArmyFull { army: army(white), most: 16 })
    } else {
        None
    }
}

/// Kings there, no pawn where it cannot stand, and nobody left his king attacked.
fn check_kings(fields: &Fields, chess: &Chess) -> Result<(), TextError> {
    let men = &chess.men;
    for (white, letter) in [(true, 'K'), (false, 'k')] {
        let army = army(white);
        if men.kings() & men.of(white) == 0 {
            return Err(fields.error(0, Expected::OneKing { army, letter }));
        }
        let (first, last) = if white { (0xFF, 0xFF << 56) } else { (0xFF << 56, 0xFFu64) };
        let pawns = men.pawns() & men.of(white);
        if pawns & first != 0 {
            let at = Spot::from_square((pawns & first).trailing_zeros() as u8);
            return Err(fields.error(0, Expected::PawnOnFirst { army, at }));
        }
        if pawns & last != 0 && chess.rules.none_captured() != NoneCaptured::Suspended {
            let at = Spot::from_square((pawns & last).trailing_zeros() as u8);
            return Err(fields.error(0, Expected::PawnOnLast { army, at }));
        }
    }
    // A piece that a suspended pawn was just exchanged for may attack the king of the side not to move.
    let own_last = if chess.white() { 0xFF << 56 } else { 0xFFu64 };
    let exchanged = match chess.rules.delayed_exchange() {
        DelayedExchange::Free => own_last & !men.pawns() & !men.kings(),
        DelayedExchange::EndOfTurn => 0,
    };
    // Who has moved must not stand in check; the other side does when its turn begins.
    let waiting = chess.white() == chess.has_moved();
    let attackers = chess.checkers(waiting) & !exchanged;
    if attackers != 0 {
        let first = |set: u64| Spot::from_square(set.trailing_zeros() as u8);
        let expected = Expected::KingSafe {
            army: army(waiting),
            at: first(men.kings() & men.of(waiting)),
            role: role_of(men.code(attackers.trailing_zeros() as u8)),
            by: first(attackers),
        };
        return Err(fields.error(0, expected));
    }
    Ok(())
}

fn read_rights(fields: &Fields, chess: &Chess, start: usize, letters: &str) -> Result<u8, TextError> {
    let mut rights = 0;
    if letters == "-" {
        return Ok(rights);
    }
    let mut known = RIGHTS.into_iter();
    for (offset, letter) in letters.char_indices() {
        let Some((_, right)) = known.find(|&(other, _)| other == letter) else {
            return Err(fields.error(start + offset, Expected::Castling));
        };
        if !chess.rules.castling() {
            continue;
        }
        let (home, own) = if right < 4 { (4, 0) } else { (60, BLACK) };
        let corner = if right & 5 != 0 { home + 3 } else { home - 4 };
        if chess.men.code(home) != KING | own || chess.men.code(corner) != ROOK | own {
            return Err(fields.error(start + offset, Expected::NoRight { right: letter }));
        }
        rights |= right;
    }
    Ok(rights)
}

/// The row, from 0, of a square that a pawn can just have passed.
fn passing_row(chess: &Chess) -> u8 {
    if chess.white_moves_next() { 5 } else { 2 }
}

fn read_passing(fields: &Fields, chess: &Chess, start: usize, passing: &str) -> Result<u8, TextError> {
    if passing == "-" {
        return Ok(NO_SQUARE);
    }
    let row = passing_row(chess);
    let expected = Expected::Passing { row: row + 1 };
    let square = match passing.parse::<Spot>() {
        Ok(spot) if spot.on_8x8() && spot.rank() == row => spot.square(),
        _ => return Err(fields.error(start, expected)),
    };
    if !chess.rules.en_passant() {
        return Ok(NO_SQUARE);
    }
    let white = chess.white_moves_next();
    let before = if white { square + 8 } else { square - 8 };
    let pawn = chess.men.pawns() & chess.men.of(!white) & bit(passed(square)) != 0;
    if !pawn || chess.men.code(square) != 0 || chess.men.code(before) != 0 {
        return Err(fields.error(start, expected));
    }
    Ok(chess.if_passing(square, white))
}
