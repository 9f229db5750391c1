//! Positions as text: FEN, the form that all chess programs know.

use alloc::format;
use alloc::string::String;

use super::castling::{Right, Rights};
use super::expected::ChessExpected;
use super::generate::passed;
use super::men::{Kind, Man, Men};
use super::options::{DelayedExchange, NoneCaptured, Rules};
use super::{Chess, MOVED, Memory, Options, hash};
use crate::draft::Care;
use crate::grid::{Side, Square, SquareSet};
use crate::text::words;
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

    /// The letter of the rook's file, by which some programs name the right.
    fn corner_letter(self) -> char {
        self.side().cased(if self.is_short() { 'H' } else { 'A' })
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
            text.push(man.side().cased(chess.rules.role(man.kind()).letter()));
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
    text += &format!(" {passing} {} {}", chess.clock, (chess.ply & !MOVED) / 2 + 1);
    if chess.has_moved() {
        text.push(' ');
        text.push_str(EXCHANGE);
    }
    text
}

/// The seventh field, where the side to move has made its move and exchanges a pawn now.
const EXCHANGE: &str = "exchange";

fn push_number(text: &mut String, number: u8) {
    if number > 0 {
        text.push((b'0' + number) as char);
    }
}

/// The fields of a text that are still to be read.
struct Fields<'a> {
    text: &'a str,
    /// Where the rest begins.
    at: usize,
    care: Care,
}

impl<'a> Fields<'a> {
    /// The next field and its offset, if there is one.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (at, field) = words(&self.text[self.at..]).next()?;
        let start = self.at + at;
        self.at = start + field.len();
        Some((start, field))
    }

    /// The next of the six fields of FEN; `None` where the text ends before it, and where only an exchange follows.
    fn field(&mut self) -> Option<(usize, &'a str)> {
        let before = self.at;
        let field = self.next().filter(|&(_, field)| field != EXCHANGE);
        if field.is_none() {
            self.at = before;
        }
        field
    }

    fn error(&self, at: usize, expected: impl Into<Expected>) -> TextError {
        TextError::at(self.text, at, expected.into(), EXAMPLE)
    }

    /// Reports an impossible position: an error, unless only the form is checked.
    fn object(&self, at: usize, expected: impl Into<Expected>) -> Result<(), TextError> {
        self.care.object(|| self.error(at, expected))
    }

    /// Reads a number from 0, if its field is there and says something.
    fn number(&mut self, most: u32, expected: ChessExpected) -> Result<Option<u32>, TextError> {
        let Some((at, field)) = self.field().filter(|(_, field)| !is_dash(field)) else { return Ok(None) };
        let digits = field.bytes().all(|byte| byte.is_ascii_digit());
        let number = field.parse().ok().filter(|&number| digits && number <= most);
        number.map(Some).ok_or_else(|| self.error(at, expected))
    }
}

/// Whether a field says that there is nothing: `-`, or what text editors make of it.
fn is_dash(field: &str) -> bool {
    matches!(field, "-" | "‐" | "‑" | "–" | "—" | "−")
}

/// Reads a position as people's files have it: whatever follows the board may be missing (White is to move, without
/// rights, at the first move), numbers may be 0, rights may be named in any order or by the files of their rooks. Rights
/// and en passant squares that are of no use are dropped.
pub(super) fn read(text: &str, options: &Options, care: Care) -> Result<Chess, TextError> {
    let mut fields = Fields { text, at: 0, care };
    let (at, board) = fields.next().ok_or_else(|| fields.error(text.len(), Expected::Board { rows: 8 }))?;
    let rules = Rules::new(options);
    let men = read_board(&fields, rules, at, board)?;

    let ply = match fields.field() {
        None | Some((_, "w" | "W")) => 0,
        Some((_, "b" | "B")) => 1,
        Some((at, _)) => return Err(fields.error(at, ChessExpected::WhiteOrBlack)),
    };
    let has_moved = text.split_whitespace().skip(1).last() == Some(EXCHANGE);
    let ply = if has_moved { ply | MOVED } else { ply };
    let mut chess = Chess { men, key: 0, ply, clock: 0, rules, memory: Memory::default() };
    if care == Care::Sense {
        check_kings(&fields, &chess)?;
    }

    let rights = fields.field().map_or(Ok(Rights::EMPTY), |(at, rights)| read_rights(&fields, &chess, at, rights))?;
    let passing = fields.field().map_or(Ok(None), |(at, passing)| read_passing(&fields, &chess, at, passing))?;
    chess.memory = Memory::new(rights, passing);
    chess.clock = fields.number(u16::MAX.into(), ChessExpected::Clock)?.unwrap_or(0) as u16;
    // Some programs count from 0.
    let number = fields.number(1 << 29, ChessExpected::MoveNumber)?.unwrap_or(1);
    chess.ply += 2 * (number.max(1) - 1);

    if let Some((start, word)) = fields.next() {
        if word != EXCHANGE || fields.next().is_some() {
            return Err(fields.error(start, ChessExpected::ExchangeOrEnd));
        }
        if chess.exchange_now().is_empty() || chess.rules.delayed_exchange() == DelayedExchange::Free {
            fields.object(start, Expected::End)?;
        }
    }
    chess.key = hash::fresh(&chess);
    Ok(chess)
}

fn read_board(fields: &Fields, rules: Rules, start: usize, board: &str) -> Result<Men, TextError> {
    let mut men = Men::default();
    let (mut rank, mut file) = (7u8, 0u8);
    for (offset, letter) in board.char_indices() {
        let at = start + offset;
        if letter == '/' {
            if file != 8 {
                return Err(fields.error(at, Expected::RowShort { row: rank + 1, left: 8 - file }));
            }
            if rank == 0 {
                return Err(fields.error(at, Expected::AfterRows));
            }
            (rank, file) = (rank - 1, 0);
            continue;
        }
        if file == 8 {
            let expected = if rank == 0 { Expected::AfterRows } else { Expected::RowFull { row: rank + 1 } };
            return Err(fields.error(at, expected));
        }
        if let digit @ '1'..='8' = letter {
            let empty = digit as u8 - b'0';
            if file + empty > 8 {
                return Err(fields.error(at, Expected::RowFull { row: rank + 1 }));
            }
            file += empty;
            continue;
        }
        let Some(kind) = rules.kind_of_letter(letter) else {
            return Err(fields.error(at, ChessExpected::Man));
        };
        let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
        men.put(Square::new(file, rank), Man::new(side, kind));
        if let Some(expected) = too_many(&men, side, kind) {
            fields.object(at, expected)?;
        }
        file += 1;
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
    ChessExpected::OneKing { army: side.seat(), letter: side.cased(Role::King.letter()) }.into()
}

/// What is expected if a side has more of some piece, or of all, than is possible.
fn too_many(men: &Men, side: Side, kind: Kind) -> Option<Expected> {
    let (own, army) = (men.of(side), side.seat());
    let count = (men.kind(kind) & own).len();
    if kind == Kind::King && count > 1 {
        Some(one_king(side))
    } else if kind == Kind::Pawn && count > 8 {
        Some(ChessExpected::EightPawns { army }.into())
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
            return Err(fields.error(0, ChessExpected::PawnOnFirst { army, at: at.spot() }));
        }
        if let Some(at) = (pawns & side.rank(7)).first()
            && chess.rules.none_captured() != NoneCaptured::Suspended
        {
            return Err(fields.error(0, ChessExpected::PawnOnLast { army, at: at.spot() }));
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
        let expected = ChessExpected::KingSafe {
            army: waiting.seat(),
            at: men.king(waiting).spot(),
            role: men.at(by).map_or(Role::King, |man| chess.rules.role(man.kind())),
            by: by.spot(),
        };
        return Err(fields.error(0, expected));
    }
    Ok(())
}

/// Reads castling rights: some of `KQkq` in any order, or the files of the rooks (`HAha`).
fn read_rights(fields: &Fields, chess: &Chess, start: usize, letters: &str) -> Result<Rights, TextError> {
    let mut rights = Rights::EMPTY;
    if is_dash(letters) {
        return Ok(rights);
    }
    for (offset, letter) in letters.char_indices() {
        let at = start + offset;
        let right = Right::ALL.into_iter().find(|right| right.letter() == letter || right.corner_letter() == letter);
        if right.is_none() && !matches!(letter.to_ascii_lowercase(), 'a'..='h') {
            return Err(fields.error(at, ChessExpected::Castling));
        }
        if !chess.rules.castling() && !chess.rules.king_leap() {
            continue;
        }
        let stands = |right: Right, kind, square| chess.men.at(square) == Some(Man::new(right.side(), kind));
        let has =
            |right: &Right| stands(*right, Kind::King, right.home()) && stands(*right, Kind::Rook, right.corner());
        // The right to leap is written with the letters of the kings alone, and asks for no rook.
        let leaps = |right: &Right| chess.rules.king_leap() && right.is_short();
        match right.filter(|right| if chess.rules.king_leap() { leaps(right) } else { has(right) }) {
            Some(right) => rights.insert(right),
            None => fields.object(at, ChessExpected::NoRight { right: letter })?,
        }
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

/// Reads the en passant square; `None` also where nobody can capture there.
fn read_passing(fields: &Fields, chess: &Chess, start: usize, passing: &str) -> Result<Option<Square>, TextError> {
    if is_dash(passing) {
        return Ok(None);
    }
    let row = passing_row(chess);
    let error = || fields.error(start, ChessExpected::Passing { row: row + 1 });
    let square: Square = passing.parse().map_err(|_| error())?;
    if !chess.rules.en_passant() || square.rank() != row {
        return Ok(None);
    }
    let side = chess.next_to_move();
    let enemy_pawns = chess.men.pawns() & chess.men.of(side.other());
    let came_from = square.set().shifted(0, side.forward());
    let can_have_passed = enemy_pawns.has(passed(square)) && !chess.men.occupied().meets(square.set() | came_from);
    Ok(if can_have_passed { chess.if_passing(square, side) } else { None })
}
