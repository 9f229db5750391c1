//! The written form of positions and actions (`docs/formats.md`, "Positions: points and lines").

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt::Write;

use super::board::{Point, PointSet};
use super::boards::{POINTS_37, POINTS_49};
use super::expected::SoldiersExpected;
use super::options::Options;
use super::state::{CHAINS, HUFF, MAY_DECLINE, Phase, REMOVES_AFTER, Soldiers};
use crate::draft::Care;
use crate::grid::Side;
use crate::text::words;
use crate::{Action, Board, Expected, OptionSet, Position, Spot, TextError};

/// The letters of South's and North's pieces: of their roles, or of their seats if those begin alike.
fn letters(position: &Soldiers) -> [char; 2] {
    match Side::BOTH.map(|side| position.role(side).letter().to_ascii_lowercase()) {
        [south, north] if south != north => [south, north],
        _ => ['s', 'n'],
    }
}

/// The points of one rank, from the west.
fn row(board: &'static Board, rank: u8) -> impl Iterator<Item = Spot> {
    board.spots.iter().copied().filter(move |spot| spot.rank() == rank)
}

/// The board by whose points a row is read. For that of 37 points it may be the one of 49, if nothing stands on the
/// missing points: so the same text can be read for both.
fn board_of_row(board: &'static Board, rank: u8, given: &str) -> &'static Board {
    if !core::ptr::eq(board, POINTS_37.shape()) {
        return board;
    }
    let largest = POINTS_49.shape();
    let run = |letter: char| letter.to_digit(10).map_or((true, 1), |run| (false, run as usize));
    let stands = given.chars().map(run).flat_map(|(stands, times)| core::iter::repeat_n(stands, times));
    let is_as_long = stands.clone().count() == row(largest, rank).count();
    let fits = |(spot, stands): (Spot, bool)| !stands || board.has(spot);
    if is_as_long && row(largest, rank).zip(stands).all(fits) { largest } else { board }
}

/// The position as text.
pub(super) fn write(position: &Soldiers) -> String {
    let mut text = String::new();
    let letters = letters(position);
    let board = position.board();
    for rank in (0..board.height).rev() {
        let mut run = 0u8;
        for point in row(board, rank).filter_map(|spot| position.layout.board.point(spot)) {
            let Some(side) = position.owner(point) else {
                run += 1;
                continue;
            };
            write_run(&mut text, run);
            run = 0;
            let letter = letters[side.index()];
            text.push(if position.marked.has(point) { letter.to_ascii_uppercase() } else { letter });
        }
        write_run(&mut text, run);
        text.push(if rank == 0 { ' ' } else { '/' });
    }
    text.push(position.side.seat().letter());
    let (taken, hand) = (position.taken, position.hand);
    // Writing to a string cannot fail.
    let _ = match position.phase {
        Phase::Chain { at } => write!(text, " {}", position.layout.board.spot(at)),
        Phase::Huff => write!(text, " huff"),
        Phase::Move | Phase::Over { .. } => write!(text, " -"),
    };
    let _ = write!(text, " {}-{} {}-{} {}", taken[0], taken[1], hand[0], hand[1], position.quiet);
    text
}

/// A run of empty points, in one digit each up to nine: a row of a wide board may need several.
fn write_run(text: &mut String, mut run: u8) {
    while run > 0 {
        let part = run.min(9);
        text.push(char::from(b'0' + part));
        run -= part;
    }
}

/// A text being read, with the example for its errors.
struct Reader<'a> {
    text: &'a str,
    example: String,
    care: Care,
}

/// A field: its text and where it begins.
type Field<'a> = (usize, &'a str);

impl<'a> Reader<'a> {
    fn fail<T>(&self, at: usize, expected: impl Into<Expected>) -> Result<T, TextError> {
        Err(TextError::at(self.text, at, expected.into(), self.example.as_str()))
    }

    /// Reports an impossible position: an error, unless only the form is checked.
    fn object(&self, at: usize, expected: impl Into<Expected>) -> Result<(), TextError> {
        self.care.object(|| TextError::at(self.text, at, expected.into(), self.example.as_str()))
    }

    /// The six fields, with blanks between; `expected` is what each should be.
    fn fields(&self, expected: [Expected; 6]) -> Result<[Field<'a>; 6], TextError> {
        let mut words = words(self.text);
        let mut fields = [(0, ""); 6];
        for (field, expected) in fields.iter_mut().zip(expected) {
            match words.next() {
                Some(word) => *field = word,
                None => return self.fail(self.text.len(), expected),
            }
        }
        match words.next() {
            None => Ok(fields),
            Some((at, _)) => self.fail(at, Expected::End),
        }
    }

    /// A plain number without leading zeros.
    fn number(&self, (at, text): Field, max: u16, expected: impl Into<Expected>) -> Result<u16, TextError> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
        match text.parse() {
            Ok(number) if plain && number <= max => Ok(number),
            _ => self.fail(at, expected),
        }
    }

    /// Two numbers with `-` between: of South and of North.
    fn pair(&self, (at, text): Field, max: [u16; 2], expected: SoldiersExpected) -> Result<[u8; 2], TextError> {
        let Some((south, north)) = text.split_once('-') else {
            return self.fail(at, expected);
        };
        let south_number = self.number((at, south), max[0], expected.clone())?;
        let north_number = self.number((at + south.len() + 1, north), max[1], expected)?;
        Ok([south_number as u8, north_number as u8])
    }

    /// The rows: the points of each side, and those with capital letters.
    fn rows(&self, (at, text): Field, position: &mut Soldiers) -> Result<PointSet, TextError> {
        let letters = letters(position);
        let [south, north] = letters;
        let board = position.board();
        let height = usize::from(board.height);
        let mut offset = at;
        let mut marked = PointSet::EMPTY;
        for (index, given) in text.split('/').enumerate() {
            let Some(rank) = height.checked_sub(index + 1) else {
                return self.fail(offset.saturating_sub(1), Expected::AfterRows);
            };
            let mut points = row(board_of_row(board, rank as u8, given), rank as u8);
            let mut before = None;
            for (place, letter) in given.char_indices() {
                let here = offset + place;
                // Only the longest run may be followed by another.
                let run = letter.to_digit(10).filter(|&run| run > 0 && before.is_none_or(|before| before == 9));
                before = run;
                let side = letters.iter().position(|&known| known == letter.to_ascii_lowercase());
                if run.is_none() && side.is_none() {
                    let second = letter.is_ascii_digit() && letter != '0';
                    let piece = SoldiersExpected::PointPiece { south, north }.into();
                    return self.fail(here, if second { Expected::OneRun } else { piece });
                }
                for _ in 0..run.unwrap_or(1) {
                    let Some(spot) = points.next() else {
                        return self.fail(here, Expected::RowFull { row: rank as u8 + 1 });
                    };
                    if let (Some(side), Some(point)) = (side, position.layout.board.point(spot)) {
                        let point = PointSet::of(point);
                        position.compose(Side::BOTH[side], point);
                        if letter.is_ascii_uppercase() {
                            marked |= point;
                        }
                    }
                }
            }
            offset += given.len();
            let left = points.count() as u8;
            if left > 0 {
                return self.fail(offset, Expected::RowShort { row: rank as u8 + 1, left });
            }
            offset += 1;
        }
        match text.split('/').count() {
            rows if rows == height => Ok(marked),
            rows => self.fail(at + text.len(), Expected::NextRow { row: (height - rows) as u8 }),
        }
    }
}

/// Reads a position of the game that the options name.
pub(super) fn read(text: &str, options: &Options, care: Care) -> Result<Soldiers, TextError> {
    if let Err(error) = options.check() {
        let expected = Expected::Options { why: error.to_string() };
        return Err(TextError::at(text, 0, expected, Soldiers::begin(&Options::default()).text()));
    }
    let start = Soldiers::begin(options);
    let reader = Reader { text, example: start.text(), care };
    let mut position = start.cleared();
    let most = |side: Side| if start.takes(side) { start.army_of(side.other()).into() } else { 0 };
    let most_taken = Side::BOTH.map(most);
    let most_held = start.hand.map(u16::from);
    let most_quiet = start.patience();
    let captures = SoldiersExpected::Captures { south: most_taken[0], north: most_taken[1] };
    let hands = SoldiersExpected::Hands { south: most_held[0], north: most_held[1] };
    let still = SoldiersExpected::Quiet { most: most_quiet };
    let [rows, side, phase, taken, hand, quiet] = reader.fields([
        Expected::Board { rows: start.board().height },
        SoldiersExpected::Side.into(),
        SoldiersExpected::Phase.into(),
        captures.clone().into(),
        hands.clone().into(),
        still.clone().into(),
    ])?;

    let marked = reader.rows(rows, &mut position)?;
    position.side = match side.1 {
        "s" => Side::South,
        "n" => Side::North,
        _ => return reader.fail(side.0, SoldiersExpected::Side),
    };
    position.taken = reader.pair(taken, most_taken, captures)?;
    position.hand = reader.pair(hand, most_held, hands)?;
    position.quiet = reader.number(quiet, most_quiet, still)?;
    check_numbers(&reader, rows.0, &position)?;
    position.marked = marked;
    check_phase(&reader, rows.0, phase, &mut position)?;
    if position.phase == Phase::Move && care == Care::Sense {
        position.settle(&mut ());
    }
    Ok(position)
}

/// Checks that there are pieces, that no side has more of them than the game has, and that at most one has won.
fn check_numbers(reader: &Reader, at: usize, position: &Soldiers) -> Result<(), TextError> {
    let men = |side: Side| position.men(side).len() + u32::from(position.hand[side.index()]);
    if Side::BOTH.iter().all(|&side| men(side) == 0) {
        reader.object(at, SoldiersExpected::BothSides)?;
    }
    for side in Side::BOTH {
        let most = position.army_of(side);
        let gone = position.taken[side.other().index()];
        if men(side) + u32::from(gone) > u32::from(most) {
            reader.object(at, SoldiersExpected::SideFull { army: side.seat(), most })?;
        } else if men(side) < u32::from(most) && !position.jumps(side.other()) && !position.is(HUFF) {
            reader.object(at, SoldiersExpected::SideWhole { army: side.seat(), count: most })?;
        }
    }
    if Side::BOTH.iter().all(|&side| position.won(side).is_some()) {
        reader.object(at, SoldiersExpected::OneWinner)?;
    }
    Ok(())
}

/// Checks that a chain can go on or a huff is possible, and that nothing is marked otherwise. Recomputes derived state.
fn check_phase(reader: &Reader, rows: usize, (at, text): Field, position: &mut Soldiers) -> Result<(), TextError> {
    let (own, other) = (position.side, position.side.other());
    let marked = position.marked;
    match text {
        "-" => {
            if !marked.is_empty() {
                reader.object(rows, SoldiersExpected::NoMarks)?;
            }
        }
        "huff" => {
            if !position.is(HUFF) {
                return reader.fail(at, SoldiersExpected::NoHuff);
            }
            let least = if position.is(MAY_DECLINE) { 1 } else { 2 };
            let strangers = marked.without(position.men(position.offender()));
            if !strangers.is_empty() || marked.len() < least {
                reader.object(rows, SoldiersExpected::HuffMarks { least: least as u8 })?;
            }
            if position.won(own).or(position.won(other)).is_some() {
                reader.object(at, SoldiersExpected::NoPhase)?;
            }
            position.phase = Phase::Huff;
        }
        _ => {
            let point = text.parse().ok().and_then(|spot: Spot| position.layout.board.point(spot));
            let Some(point) = point else {
                return reader.fail(at, SoldiersExpected::Phase);
            };
            let stay = marked.without(position.men(other)).is_empty() && !marked.is_empty();
            if if position.is(REMOVES_AFTER) { !stay } else { !marked.is_empty() } {
                reader.object(rows, SoldiersExpected::ChainMarks)?;
            }
            position.phase = Phase::Chain { at: point };
            position.refresh();
            if !can_jump_on(position, point) {
                reader.object(at, SoldiersExpected::ChainPoint)?;
            }
            if position.quiet != 0 {
                reader.object(reader.text.len() - 1, SoldiersExpected::ChainQuiet)?;
            }
            if position.reached() {
                reader.object(at, SoldiersExpected::NoPhase)?;
            }
        }
    }
    position.refresh();
    Ok(())
}

/// Whether the piece on a point may be in a chain and can go on.
fn can_jump_on(position: &Soldiers, at: Point) -> bool {
    let own = position.side;
    position.is(CHAINS)
        && position.jumps(own)
        && position.hand[own.index()] == 0
        && position.men(own).has(at)
        && position.can_jump_from(own, at)
}

/// Reads an action. Points may also be numbered as draughts players do: from 1 in the reading order of the drawing,
/// beginning with the leftmost point of the top row.
pub(super) fn read_action(text: &str, board: &'static Board) -> Result<Action, TextError> {
    let (sign, rest) = match text {
        _ if text.starts_with("huff ") => text.split_at(5),
        _ if text.starts_with('@') => text.split_at(1),
        _ => text.split_at(0),
    };
    if !rest.starts_with(|first: char| first.is_ascii_digit()) || (sign.is_empty() && !rest.contains(['-', 'x'])) {
        return text.parse().map_err(in_our_words);
    }
    let points = in_reading_order(board);
    let most = board.spots.len() as u8;
    let fail = |column: usize| TextError::at(text, column - 1, SoldiersExpected::PointNumber { most }.into(), "12-16");
    let mut named = sign.to_string();
    let mut column = sign.len() + 1;
    for (index, number) in rest.split(['-', 'x']).enumerate() {
        if index > 0 {
            // The sign between the numbers; both are one byte.
            named.push(char::from(text.as_bytes()[column - 1]));
            column += 1;
        }
        let spot = Some(number)
            .filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0'))
            .and_then(|number| number.parse::<usize>().ok())
            .and_then(|number| points.get(number.checked_sub(1)?));
        let Some(spot) = spot else { return Err(fail(column)) };
        named.push_str(&spot.to_string());
        column += number.len();
    }
    named.parse().map_err(|_: TextError| fail(1))
}

/// Adapts an error about an action to these games, which have no dice and no promotion.
fn in_our_words(error: TextError) -> TextError {
    let (expected, example) = match error.expected {
        Expected::Spot if error.example.starts_with('@') => (Expected::Spot, "@e5"),
        Expected::Huffed => (Expected::Huffed, "huff e4"),
        Expected::Spot | Expected::SecondSpot => (error.expected, "e4-e5"),
        _ => (SoldiersExpected::Move.into(), "e4-e5"),
    };
    TextError { expected, example: example.into(), ..error }
}

/// The points as they are read on a drawing of the board: row by row from the top, each from the left.
fn in_reading_order(board: &'static Board) -> Vec<Spot> {
    let mut points = board.spots.to_vec();
    points.sort_by_key(|&spot| {
        let (east, north) = board.coordinates(spot);
        (Reverse(north), east)
    });
    points
}
