//! The position text of four kings: board, seat to throw, phase, points, and what else differs
//! from a plain position. The grammar stands in `docs/formats.md`.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use super::expected::FourKingsExpected;
use super::hot::FREE_CHOICE;
use super::men::{Kind, Man};
use super::options::*;
use super::state::*;
use super::tables::ahead;
use super::text_words;
use crate::draft::Care;
use crate::grid::{SeatSet, Square};
use crate::text::words;
use crate::{Ending, Expected, OptionSet, Seat, TextError};

/// The start of the individual game: an example for errors.
pub(super) const EXAMPLE: &str =
    "wBwb2nKnEnHnB/wHwh2nknenhnb/wEwe6/wKwk6/6ekeK/6eeeE/sbshsesk2eheH/sBsHsEsK2ebeB s throw 0,0,0,0";

/// The endings that follow from the position itself.
pub(super) const ENDINGS: [Ending; 8] = [
    Ending::LastArmy,
    Ending::Annihilation,
    Ending::OnlyKings,
    Ending::OneKing,
    Ending::BothKings,
    Ending::AllKings,
    Ending::NoProgress,
    Ending::Rounds,
];

impl Man {
    /// Its letter; for a pawn the lower-case letter of the piece that stood behind it.
    fn letter(self) -> char {
        let letter = self.kind().role().letter();
        if self.is_pawn() { letter.to_ascii_lowercase() } else { letter }
    }

    /// The piece of an army with that letter.
    fn of_letter(army: Seat, letter: char) -> Option<Man> {
        let men = Kind::ALL.into_iter().flat_map(|kind| [Man::new(army, kind), Man::pawn(army, kind)]);
        men.into_iter().find(|man| man.letter() == letter)
    }
}

/// The seat of a text that is its letter.
pub(super) fn seat_of(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
}

/// The seats of a word, each by its letter.
pub(super) fn letters(seats: SeatSet) -> impl Iterator<Item = char> {
    seats.iter().map(Seat::letter)
}

/// A part of the text with its offset.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub whole: &'a str,
    pub offset: usize,
    pub text: &'a str,
    pub care: Care,
}

impl<'a> Part<'a> {
    /// An error at the beginning of this part.
    pub(super) fn error(self, expected: impl Into<Expected>, example: &str) -> TextError {
        TextError::at(self.whole, self.offset, expected.into(), example)
    }

    /// Reports an impossible position: an error, unless only the form is checked.
    pub(super) fn object(self, expected: impl Into<Expected>, example: &str) -> Result<(), TextError> {
        self.care.object(|| self.error(expected, example))
    }

    /// The rest of this part from a byte on.
    pub(super) fn from(self, start: usize) -> Part<'a> {
        Part { offset: self.offset + start, text: &self.text[start..], ..self }
    }

    /// The parts between blanks.
    fn words(self) -> impl Iterator<Item = Part<'a>> {
        words(self.text).map(move |(at, text)| Part { offset: self.offset + at, text, ..self })
    }

    /// The parts between separators.
    pub(super) fn split(self, by: char) -> impl Iterator<Item = Part<'a>> {
        let mut offset = self.offset;
        self.text.split(by).map(move |text| {
            let part = Part { offset, text, ..self };
            offset += text.len() + by.len_utf8();
            part
        })
    }
}

impl FourKings {
    pub(super) fn to_text(self) -> String {
        self.text_with(&self.turn_text())
    }

    /// The text with a word for whose turn it is.
    pub(super) fn text_with(self, turn: &str) -> String {
        let mut text = String::with_capacity(128);
        self.write_board(&mut text);
        text.push(' ');
        text.push_str(turn);
        text.push(' ');
        match self.ending {
            Some(ending) => {
                text.push_str("over:");
                text.push_str(ending.name());
            }
            None => text.push_str(self.phase.into()),
        }
        match self.dice {
            [0, _] => {}
            [low, 0] => _ = write!(text, ":{low}"),
            [low, high] => _ = write!(text, ":{low},{high}"),
        }
        let [south, west, north, east] = self.points;
        let _ = write!(text, " {south},{west},{north},{east}");
        text_words::write(&self, &mut text);
        text
    }

    /// Who throws and, where it is another, who decides.
    fn turn_text(&self) -> String {
        let (thrower, decider) = (self.thrower, self.decider());
        if matches!(self.phase, Phase::Throw | Phase::Over) || decider == thrower {
            thrower.letter().to_string()
        } else {
            format!("{}/{}", thrower.letter(), decider.letter())
        }
    }

    fn write_board(&self, text: &mut String) {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let square = Square::new(file, rank);
                if !self.occupied().has(square) {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    let _ = write!(text, "{empty}");
                    empty = 0;
                }
                let man = self.man_at(square);
                text.extend([man.army().letter(), man.letter()]);
            }
            if empty > 0 {
                let _ = write!(text, "{empty}");
            }
            if rank > 0 {
                text.push('/');
            }
        }
    }

    pub(super) fn from_text(text: &str, options: &Options, care: Care) -> Result<FourKings, TextError> {
        let whole = Part { whole: text, offset: 0, text, care };
        options.check().map_err(|error| whole.error(Expected::Options { why: error.to_string() }, "goal=points"))?;
        let mut parts = whole.words();
        let end = Part { offset: text.len(), text: "", ..whole };
        let mut position = FourKings::empty(options);
        let board = parts.next().unwrap_or(end);
        position.read_board(board)?;
        let turn = parts.next().unwrap_or(end);
        let decider = position.read_turn(turn)?;
        let phase = parts.next().unwrap_or(end);
        position.read_phase(phase)?;
        position.read_points(parts.next().unwrap_or(end))?;
        for word in parts {
            position.read_word(word)?;
        }
        position.board_key = position.fresh_board_key();
        position.refresh_skips();
        if care == Care::Form {
            return Ok(position);
        }
        let gone = |army| {
            let winner = position.seating.ally(army);
            position.still(winner) && !position.may_be_exchanged(winner)
        };
        if position.boats.iter().any(gone) {
            let boats = whole.words().find(|word| word.text.starts_with("boats=")).unwrap_or(end);
            return Err(boats.error(FourKingsExpected::AllyMoves, "boats=n"));
        }
        position.check_phase(phase)?;
        let wrong = decider.is_some_and(|decider| decider != position.decider());
        if wrong && !matches!(position.phase, Phase::Throw | Phase::Over) {
            let expected = position.turn_text();
            return Err(turn.error(FourKingsExpected::Decider { turn: expected.clone() }, &expected));
        }
        // A seat may be put out in the middle of its own turn, which is then played to its end; but no seat loses its own
        // king in it.
        let stands_still = position.everyone_commands_himself() && position.frozen(position.thrower);
        let begins = matches!(position.phase, Phase::Throw | Phase::Before | Phase::Call)
            || (position.phase == Phase::Move && (position.is(FREE_CHOICE) || stands_still));
        if begins && position.skip.has(position.thrower) {
            let plays = SeatSet::ALL.without(position.skip).first().unwrap_or(position.thrower);
            let example = plays.letter().to_string();
            return Err(turn.error(FourKingsExpected::StillPlaying { army: position.thrower }, &example));
        }
        Ok(position)
    }

    fn read_board(&mut self, part: Part<'_>) -> Result<(), TextError> {
        let mut rank = 7i8;
        let mut file = 0u8;
        let mut chars = part.text.char_indices().peekable();
        while let Some((at, letter)) = chars.next() {
            let here = part.from(at);
            match letter {
                '/' if file == 8 && rank > 0 => {
                    rank -= 1;
                    file = 0;
                }
                '/' if file == 8 => return Err(here.error(Expected::AfterRows, EXAMPLE)),
                '/' => return Err(here.error(Expected::RowShort { row: rank as u8 + 1, left: 8 - file }, EXAMPLE)),
                '1'..='8' => {
                    file += letter as u8 - b'0';
                    if file > 8 {
                        return Err(here.error(Expected::RowFull { row: rank as u8 + 1 }, EXAMPLE));
                    }
                }
                _ => {
                    let army = Seat::from_letter(letter).ok_or_else(|| here.error(FourKingsExpected::Army, EXAMPLE))?;
                    if file == 8 {
                        return Err(here.error(Expected::RowFull { row: rank as u8 + 1 }, EXAMPLE));
                    }
                    let named = chars.next().map_or('?', |(_, named)| named);
                    let man = Man::of_letter(army, named);
                    let man = man.ok_or_else(|| part.from(at + 1).error(FourKingsExpected::Kind, EXAMPLE))?;
                    self.admit(man, Square::new(file, rank as u8), here)?;
                    file += 1;
                }
            }
        }
        if rank == 0 && file == 8 {
            return Ok(());
        }
        let end = part.from(part.text.len());
        let short = Expected::RowShort { row: rank as u8 + 1, left: 8 - file };
        Err(end.error(if file == 8 { Expected::NextRow { row: rank as u8 } } else { short }, EXAMPLE))
    }

    /// Puts a piece on the board if its army can have it there.
    fn admit(&mut self, man: Man, square: Square, here: Part<'_>) -> Result<(), TextError> {
        let army = man.army();
        let own = self.own(army);
        let another = own.iter().any(|other| self.man_at(other) == man);
        if another && (man.is_pawn() || !self.doubles()) {
            let once = FourKingsExpected::Once { army, man: man.role(), role: man.kind().role(), letter: man.letter() };
            here.object(once, EXAMPLE)?;
        }
        if man.is_pawn() && ahead(army, square) == 0 {
            here.object(FourKingsExpected::PawnBehind { army, at: square.spot() }, EXAMPLE)?;
        }
        if own.len() >= 8 {
            here.object(Expected::ArmyFull { army, most: 8 }, EXAMPLE)?;
        }
        self.put(man, square);
        Ok(())
    }

    /// Whether pawns may become what their army still has.
    fn doubles(&self) -> bool {
        self.rules.promotion_by() == PromotionBy::CzSquares || self.rules.promotion_needs() != PromotionNeeds::PieceLost
    }

    /// Reads the seat that throws; returns the one that decides, if the text names it.
    fn read_turn(&mut self, part: Part<'_>) -> Result<Option<Seat>, TextError> {
        let read = |part: Part<'_>| seat_of(part.text).ok_or_else(|| part.error(FourKingsExpected::Thrower, "s/n"));
        let mut seats = part.split('/');
        match (seats.next(), seats.next(), seats.next()) {
            (Some(thrower), decider, None) => {
                self.thrower = read(thrower)?;
                decider.map(read).transpose()
            }
            _ => Err(part.error(FourKingsExpected::Thrower, "s/n")),
        }
    }

    fn read_phase(&mut self, part: Part<'_>) -> Result<(), TextError> {
        let (name, rest) = match part.text.find(':') {
            None => (part.text, None),
            Some(colon) => (&part.text[..colon], Some(part.from(colon + 1))),
        };
        if name == "over" {
            let rest = rest.ok_or_else(|| part.error(FourKingsExpected::OverBy, "over:last-army"))?;
            let ending = ENDINGS.into_iter().find(|known| known.name() == rest.text);
            self.ending = Some(ending.ok_or_else(|| rest.error(FourKingsExpected::OverBy, "over:last-army"))?);
            self.phase = Phase::Over;
            return Ok(());
        }
        self.phase = name.parse().map_err(|_| part.error(FourKingsExpected::Due, "throw"))?;
        let Some(rest) = rest else { return Ok(()) };
        let faces: arrayvec::ArrayVec<u8, 3> = rest
            .split(',')
            .take(3)
            .map(|face| match face.text.as_bytes() {
                [digit @ b'2'..=b'5'] => Ok(digit - b'0'),
                _ => Err(face.error(FourKingsExpected::FaceLeft, "move:2,5")),
            })
            .collect::<Result<_, _>>()?;
        self.dice = match (faces.as_slice(), self.rules.dice()) {
            (&[face], Dice::One | Dice::Two) => [face, 0],
            (&[low, high], Dice::Two) if low <= high => [low, high],
            (&[_, _], Dice::Two) => return Err(rest.error(FourKingsExpected::TwoFaces, "move:2,5")),
            (_, Dice::None) => return Err(part.error(FourKingsExpected::NoDice, "move")),
            (_, Dice::One) => return Err(rest.error(FourKingsExpected::OneFace, "move:3")),
            _ => return Err(rest.error(FourKingsExpected::TwoFaces, "move:2,5")),
        };
        Ok(())
    }

    fn read_points(&mut self, part: Part<'_>) -> Result<(), TextError> {
        let mut count = 0;
        for number in part.split(',') {
            let digits = !number.text.is_empty() && number.text.bytes().all(|b| b.is_ascii_digit());
            let plain = digits && (number.text == "0" || !number.text.starts_with('0'));
            let points = number.text.parse::<u16>().ok().filter(|_| plain && count < 4);
            self.points[count] = points.ok_or_else(|| number.error(FourKingsExpected::Points, "0,3,0,1"))?;
            count += 1;
        }
        if count == 4 { Ok(()) } else { Err(part.error(FourKingsExpected::Points, "0,3,0,1")) }
    }

    /// Checks that the phase is possible.
    fn check_phase(&self, part: Part<'_>) -> Result<(), TextError> {
        if self.ending.is_none()
            && let Some(ending) = self.end_on_board()
        {
            let standing = Seat::ALL.into_iter().filter(|&army| !self.own(army).is_empty());
            let one_side = standing.map(|army| self.seating.side(army)).collect::<SeatSet>().only();
            let expected = match one_side {
                None if !self.occupied().is_empty() => Expected::Over { ending: ending.name().to_string() },
                _ => FourKingsExpected::Enemies.into(),
            };
            return Err(part.error(expected, "over:last-army"));
        }
        let dice = self.rules.dice() != Dice::None;
        let skilled = self.rules.throw().skill().is_some();
        let thrown = self.dice[0] != 0;
        let trouble = match self.phase {
            Phase::Throw if !dice => Some((FourKingsExpected::NothingThrown, "move")),
            Phase::Throw if skilled != (self.called != 0) => {
                Some((FourKingsExpected::CallFirst, "throw 0,0,0,0 called=3"))
            }
            Phase::Call if !skilled => Some((FourKingsExpected::NoCall, "throw")),
            Phase::Move if dice != thrown => Some((FourKingsExpected::MoveFaces, "move:3")),
            Phase::Throw | Phase::Call | Phase::Before if thrown => Some((FourKingsExpected::NotThrown, "throw")),
            Phase::Before if !self.before_is_due() => Some((FourKingsExpected::NothingBefore, "throw")),
            Phase::Offer | Phase::Answer | Phase::Place if !self.swap_fits() => {
                Some((FourKingsExpected::Exchange, "offer 0,0,0,5 exchange=s-e"))
            }
            _ => None,
        };
        match trouble {
            None => Ok(()),
            Some((expected, example)) => Err(part.error(expected, example)),
        }
    }
}
