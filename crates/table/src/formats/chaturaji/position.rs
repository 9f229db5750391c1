//! Positions: FEN4 and our position text.

use ashtapada_rules::{AnyPosition, Expected as Wanted, Game, Piece, Position, Role, Seat, TextError, line_and_column};

use super::super::fen4::{Cell, Fen4, Places, SIZE, Value};
use super::super::loss::{self, Loss};
use super::super::{Expected, Format, FormatError, Given, Read, Written};
use super::{CORNER, KEYS, letter_of, role_of};
use crate::record::{GivenRules, Record, RecordError};
use crate::setup::{Beginning, SetupError};

/// Our position text for a FEN4, and where what stands in it stands in the FEN4.
struct Told {
    text: String,
    /// An offset in the text, and one in the FEN4; ascending.
    places: Vec<(usize, usize)>,
}

impl Told {
    /// Where in the FEN4 is what stands at an offset in our text.
    fn place(&self, at: usize) -> usize {
        self.places.iter().rev().find(|(own, _)| *own <= at).map_or(0, |(_, there)| *there)
    }
}

/// A text in which a FEN4 stands, from an offset on.
#[derive(Clone, Copy)]
pub(super) struct Within<'a> {
    pub text: &'a str,
    pub at: usize,
}

impl Within<'_> {
    fn fail<T>(self, at: usize, expected: Expected) -> Result<T, FormatError> {
        Err(TextError::at(self.text, self.at + at, expected, "").into())
    }
}

/// What stands on our squares, rank by rank: whose, and its letter there.
type Pieces = [[Option<(Seat, char)>; 8]; 8];

/// The four letters of the pawns of an army: each is that of a piece before which one stood at the start.
const ORIGINS: [char; 4] = ['b', 'h', 'e', 'k'];

/// Which of [`ORIGINS`] a pawn has as long as it has gone straight on.
fn home_lane(army: Seat, file: usize, rank: usize) -> usize {
    match army {
        Seat::South => file,
        Seat::West => 7 - rank.min(7),
        Seat::North => 7 - file.min(7),
        Seat::East => rank,
    }
}

/// The letters of all pawns, by file and rank: of its lane where it can be, each letter once in an army.
fn origins(board: &Pieces) -> [[char; 8]; 8] {
    let mut letters = [[' '; 8]; 8];
    for army in Seat::ALL {
        let mut free = [true; 4];
        for keeps_lane in [true, false] {
            for (rank, file) in (0..64).map(|square| (square / 8, square % 8)) {
                if board[rank][file] != Some((army, 'P')) || letters[rank][file] != ' ' {
                    continue;
                }
                let lane = home_lane(army, file, rank);
                let origin = if keeps_lane { Some(lane) } else { free.iter().position(|&free| free) };
                // A fifth pawn is one too many, which the rules say.
                let origin = if keeps_lane { origin } else { origin.or(Some(0)) };
                if let Some(origin) = origin.filter(|&origin| origin < 4 && (free[origin] || !keeps_lane)) {
                    free[origin] = false;
                    letters[rank][file] = ORIGINS[origin];
                }
            }
        }
    }
    letters
}

/// Our position text for a FEN4.
fn told(fen: &Fen4, places: &Places, within: Within<'_>) -> Result<Told, FormatError> {
    let board = pieces(fen, places, within)?;
    let origins = origins(&board);
    let mut told = Told { text: String::new(), places: Vec::new() };
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let Some((army, letter)) = board[rank][file] else {
                empty += 1;
                continue;
            };
            push_run(&mut told.text, &mut empty);
            told.places.push((told.text.len(), places.board[CORNER + rank][CORNER + file]));
            let kind = if letter == 'P' { origins[rank][file] } else { role_of(letter).map_or('K', Role::letter) };
            told.text.extend([army.letter(), kind]);
        }
        push_run(&mut told.text, &mut empty);
        told.text.push(if rank == 0 { ' ' } else { '/' });
    }
    told.places.push((told.text.len(), places.turn));
    told.text.push(fen.turn.letter());
    told.text.push_str(" move ");
    if fen.points.iter().any(|&points| points < 0) {
        return within.fail(places.turn, Expected::Fen4Points);
    }
    let points = fen.points.map(|points| points.to_string());
    told.text.push_str(&points.join(","));
    if fen.clock > 0 {
        told.text.push_str(&format!(" idle={}", fen.clock));
    }
    Ok(told)
}

fn push_run(text: &mut String, run: &mut u8) {
    if *run > 0 {
        text.push(char::from(b'0' + *run));
    }
    *run = 0;
}

/// What stands on our squares.
fn pieces(fen: &Fen4, places: &Places, within: Within<'_>) -> Result<Pieces, FormatError> {
    let mut board = [[None; 8]; 8];
    for (rank, cells) in fen.board.iter().enumerate() {
        for (file, &cell) in cells.iter().enumerate() {
            let at = places.board[rank][file];
            let inside = (CORNER..CORNER + 8).contains(&rank) && (CORNER..CORNER + 8).contains(&file);
            match (cell, inside) {
                (Cell::Clear | Cell::Wall, false) | (Cell::Empty, true) => {}
                (Cell::Piece { dead, owner: Some(owner), letter }, true) if role_of(letter).is_some() => {
                    // Here the dead are those whose king has been taken.
                    if dead && letter == 'K' {
                        return within.fail(at, Expected::Fen4Fallen);
                    }
                    if dead != fen.out[owner.index()] {
                        return within.fail(at, Expected::Fen4Dead);
                    }
                    board[rank - CORNER][file - CORNER] = Some((owner, letter));
                }
                (Cell::Piece { .. }, true) => return within.fail(at, Expected::Fen4Piece),
                _ => return within.fail(at, Expected::Fen4Small),
            }
        }
    }
    Ok(board)
}

/// Begins a game with the position of a FEN4.
pub(super) fn begin(fen: &str, within: Within<'_>, given: &GivenRules) -> Result<(Fen4, Beginning), FormatError> {
    let shifted = |error: TextError<Expected>| {
        let (line, column) = line_and_column(within.text, within.at);
        let column = if error.line == 1 { column + error.column - 1 } else { error.column };
        FormatError::Text(TextError { line: line + error.line - 1, column, ..error })
    };
    let (position, places) = Fen4::read(fen).map_err(shifted)?;
    let told = told(&position, &places, within)?;
    let changes = || given.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let mut begun = Beginning::new(&given.rules, changes(), Some(&told.text));
    // A game that is over has to say so in ours.
    if let Err(SetupError::Position { error: TextError { expected: Wanted::Over { ending }, .. }, .. }) = &begun {
        let over = told.text.replacen(" move ", &format!(" over:{ending} "), 1);
        begun = Beginning::new(&given.rules, changes(), Some(&over));
    }
    let beginning = begun.map_err(|mut error| {
        let at = match &error {
            SetupError::Position { error, .. } => told.place(error.column - 1),
            _ => places.turn,
        };
        let (line, column) = line_and_column(within.text, within.at + at);
        if let SetupError::Position { error, .. } = &mut error {
            (error.line, error.column) = (line, column);
        }
        RecordError::Setup { line, column, error: Box::new(error) }
    })?;
    Ok((position, beginning))
}

/// The keys that every position of this game has.
fn usual_keys() -> Vec<(String, Value)> {
    vec![("dim".to_owned(), Value::Text("8x8".to_owned())), ("boxOffset".to_owned(), Value::Number(1))]
}

/// The tag that keeps the keys of a FEN4, if they are not the usual ones.
pub(super) fn keys_tag(fen: &Fen4) -> Option<(String, String)> {
    let pairs: Vec<String> = fen.extra.iter().map(|(key, value)| format!("'{key}':{value}")).collect();
    (fen.extra != usual_keys()).then(|| (KEYS.to_owned(), format!("{{{}}}", pairs.join(","))))
}

/// Reads a position, as a game that begins with it.
pub(in super::super) fn read_fen4(text: &str, given: &Given) -> Result<Read, FormatError> {
    let (fen, beginning) = begin(text, Within { text, at: 0 }, &given.rules(Format::Fen4))?;
    let game = Game::new(beginning.position.clone());
    let mut record = Record::new(beginning, game);
    Format::Fen4.needs_four_kings(&record)?;
    record.tags.extend(keys_tag(&fen));
    Ok(Read { record, losses: castling(&fen).into_iter().collect() })
}

/// The right to castle, which these rules do not have.
pub(super) fn castling(fen: &Fen4) -> Option<Loss> {
    let may = fen.short.contains(&true) || fen.long.contains(&true);
    may.then(|| Loss::Words { names: vec!["castling".to_owned()] })
}

/// Writes the last position.
pub(in super::super) fn write_fen4(record: &Record) -> Result<Written, FormatError> {
    Format::Fen4.needs_four_kings(record)?;
    let position = record.game.position();
    let text = fen4_of(record, position).to_string();
    let mut losses: Vec<Loss> = loss::of_rules(record, Format::Fen4).into_iter().collect();
    losses.extend(loss::beside_the_position(record).into_iter().filter_map(without_keys));
    losses.extend(of_position(position));
    Ok(Written { text, losses })
}

/// The same loss without the tag that is written.
fn without_keys(loss: Loss) -> Option<Loss> {
    match loss {
        Loss::Tags { names } => {
            let names: Vec<String> = names.into_iter().filter(|name| name != KEYS).collect();
            (!names.is_empty()).then_some(Loss::Tags { names })
        }
        loss => Some(loss),
    }
}

/// What our position text says that FEN4 does not: who took which king, how many rounds have been played.
pub(super) fn of_position(position: &AnyPosition) -> Option<Loss> {
    let text = position.text();
    let words = text.split(' ').skip(4).filter(|word| !word.starts_with("idle="));
    let names: Vec<String> = words.map(str::to_owned).collect();
    (!names.is_empty()).then_some(Loss::Words { names })
}

fn is_dead(piece: &Piece, pieces: &[Piece]) -> bool {
    !pieces.iter().any(|king| king.role == Role::King && king.army == piece.army)
}

/// A position as FEN4.
pub(super) fn fen4_of(record: &Record, position: &AnyPosition) -> Fen4 {
    let pieces = position.pieces();
    let mut board = [[Cell::Clear; SIZE]; SIZE];
    for rank in &mut board[CORNER..CORNER + 8] {
        rank[CORNER..CORNER + 8].fill(Cell::Empty);
    }
    for piece in &pieces {
        let (file, rank) = (usize::from(piece.at.file()) + CORNER, usize::from(piece.at.rank()) + CORNER);
        let (dead, letter) = (is_dead(piece, &pieces), letter_of(piece.role));
        board[rank][file] = Cell::Piece { dead, owner: Some(piece.army), letter };
    }
    let kings = Seat::ALL.map(|seat| pieces.iter().any(|piece| piece.role == Role::King && piece.army == seat));
    let mut points = [0; 4];
    for standing in position.standings() {
        points[standing.seat.index()] = i32::from(standing.points);
    }
    let text = position.text();
    let mut words = text.split(' ').skip(1);
    let turn = words.next().and_then(|turn| Seat::from_letter(turn.chars().next()?)).unwrap_or(Seat::South);
    let clock = words.find_map(|word| word.strip_prefix("idle=")?.parse().ok()).unwrap_or(0);
    let extra = record.tag(KEYS).and_then(Fen4::keys).unwrap_or_else(usual_keys);
    Fen4 { turn, out: kings.map(|stands| !stands), short: [false; 4], long: [false; 4], points, clock, extra, board }
}
