//! The `key=value` words of a position text: what differs from a plain position.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::command::Reasons;
use super::empire::Fall;
use super::expected::FourKingsExpected;
use super::men::Kind;
use super::options::*;
use super::seats::SeatPairs;
use super::state::*;
use super::text::{Part, letters, seat_of};
use crate::grid::SeatSet;
use crate::{Seat, TextError};

impl Moment {
    /// Those that a position text names; a due offer implies [`Moment::Killed`].
    const NAMED: [Moment; 4] = [Moment::Progress, Moment::Offered, Moment::Early, Moment::Kept];
}

fn write_seats(text: &mut String, key: &str, set: SeatSet) {
    if !set.is_empty() {
        let _ = write!(text, " {key}=");
        text.extend(letters(set));
    }
}

fn write_list(text: &mut String, key: &str, words: impl Iterator<Item = String>) {
    for (index, word) in words.enumerate() {
        if index == 0 {
            let _ = write!(text, " {key}={word}");
        } else {
            let _ = write!(text, ",{word}");
        }
    }
}

fn write_pairs(text: &mut String, key: &str, set: SeatPairs) {
    write_list(text, key, set.iter().map(|(one, other)| [one.letter(), other.letter()].iter().collect()));
}

/// Appends the words that a position needs.
pub(super) fn write(position: &FourKings, text: &mut String) {
    if position.idle != 0 {
        let _ = write!(text, " idle={}", position.idle);
    }
    if position.rounds != 0 {
        let _ = write!(text, " rounds={}", position.rounds);
    }
    if position.called != 0 {
        let _ = write!(text, " called={}", position.called);
    }
    let command = |army: Seat| {
        let reasons = position.command.of(army);
        (!reasons.is_empty()).then(|| format!("{}:{}", army.letter(), reasons.text()))
    };
    write_list(text, "command", Seat::ALL.into_iter().filter_map(command));
    write_seats(text, "boats", position.boats);
    write_seats(text, "withdrawn", position.withdrawn);
    write_seats(text, "freed", position.freed);
    write_seats(text, "returned", position.returned);
    write_seats(text, "out", position.out);
    write_pairs(text, "thrones", position.entered);
    write_pairs(text, "taken", position.taken);
    write_seats(text, "empire", position.empires);
    write_seats(text, "bonus", position.bonuses);
    write_list(text, "fall", Seat::ALL.into_iter().filter_map(|side| position.fall_word(side)));
    if matches!(position.phase, Phase::Offer | Phase::Answer | Phase::Place) {
        let Swap { by, own, other, waiting } = position.swap;
        let _ = write!(text, " exchange={}{}{}", by.letter(), own.map_or('-', Seat::letter), other.letter());
        if !waiting.is_empty() {
            text.push(':');
            text.extend(letters(waiting));
        }
    }
    let moments = Moment::NAMED.into_iter().filter(|&moment| position.moment.has(moment));
    write_list(text, "now", moments.map(|moment| <&str>::from(moment).into()));
}

fn read_seats(value: Part<'_>) -> Result<SeatSet, TextError> {
    let seats: Option<SeatSet> = value.text.chars().map(Seat::from_letter).collect();
    // Each once, clockwise from South.
    let plain = |seats: &SeatSet| !seats.is_empty() && letters(*seats).eq(value.text.chars());
    seats.filter(plain).ok_or_else(|| value.error(FourKingsExpected::Seats, "sn"))
}

fn read_pairs(value: Part<'_>) -> Result<SeatPairs, TextError> {
    let mut set = SeatPairs::default();
    for pair in value.split(',') {
        let mut letters = pair.text.chars().map(Seat::from_letter);
        match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(one)), Some(Some(other)), None) => set.insert(one, other),
            _ => return Err(pair.error(FourKingsExpected::SeatPairs, "sw,ne")),
        }
    }
    Ok(set)
}

impl FourKings {
    /// Reads one word into the position.
    pub(super) fn read_word(&mut self, part: Part<'_>) -> Result<(), TextError> {
        let Some(cut) = part.text.find('=') else {
            return Err(part.error(FourKingsExpected::Word, "idle=4"));
        };
        let value = part.from(cut + 1);
        let key = &part.text[..cut];
        let allowed = |sense: bool| {
            if sense { Ok(()) } else { Err(part.error(FourKingsExpected::NotHere { word: key.into() }, "idle=4")) }
        };
        match key {
            "idle" => {
                let plain = !value.text.starts_with(['0', '+']);
                let idle = value.text.parse().ok().filter(|_| plain);
                self.idle = idle.ok_or_else(|| value.error(FourKingsExpected::Idle, "idle=4"))?;
            }
            "rounds" => {
                let last = self.rules.rounds().get() as u8;
                allowed(last != 0)?;
                let plain = !value.text.starts_with(['0', '+']);
                let most = last - u8::from(self.phase != Phase::Over);
                let played = value.text.parse().ok().filter(|&played| plain && played > 0);
                self.rounds = played.ok_or_else(|| value.error(FourKingsExpected::Rounds, "rounds=3"))?;
                if self.rounds > most {
                    value.object(FourKingsExpected::Rounds, "rounds=3")?;
                }
            }
            "called" => match value.text.as_bytes() {
                [face @ b'2'..=b'5'] if self.phase == Phase::Throw => self.called = face - b'0',
                _ => return Err(value.error(FourKingsExpected::Called, "called=3")),
            },
            "command" => self.read_command(value)?,
            "boats" => {
                allowed(self.rules.parade() == Parade::TwoAndCommand)?;
                self.boats = read_seats(value)?;
                if self.boats.iter().any(|army| self.own_kind(army, Kind::Boat).is_empty()) {
                    value.object(FourKingsExpected::WithBoat, "boats=n")?;
                }
            }
            "withdrawn" => {
                self.withdrawn = read_seats(value)?;
                if self.withdrawn.iter().any(|army| !self.own(army).is_empty()) {
                    value.object(FourKingsExpected::WithoutPieces, "withdrawn=n")?;
                }
            }
            "freed" => {
                allowed(self.rules.king_return() != KingReturn::Off)?;
                self.freed = read_seats(value)?;
                if self.freed.iter().any(|army| self.has_king(army)) {
                    value.object(FourKingsExpected::WithoutKing, "freed=n")?;
                }
            }
            "returned" => {
                allowed(self.rules.king_return() != KingReturn::Off)?;
                self.returned = read_seats(value)?;
                if self.returned.iter().any(|army| self.freed.has(army)) {
                    value.object(FourKingsExpected::NotFreed, "returned=n")?;
                }
            }
            "out" => {
                allowed(self.rules.ally_throne() == AllyThrone::CommandAllyOut)?;
                self.out = read_seats(value)?;
                if self.out.iter().any(|army| self.out.has(self.seating.ally(army))) {
                    value.object(FourKingsExpected::OneOut, "out=n")?;
                }
            }
            "thrones" => self.entered = read_pairs(value)?,
            "taken" => self.taken = read_pairs(value)?,
            "empire" => {
                self.empires = self.empires | read_seats(value)?;
                if self.empires.iter().any(|side| self.seating.side(side) != side) {
                    return Err(value.error(FourKingsExpected::FirstSeats, "empire=s"));
                }
            }
            "bonus" => self.bonuses = self.bonuses | read_seats(value)?,
            "fall" => {
                allowed(self.remembers_falls())?;
                for word in value.split(',') {
                    self.read_fall(word)?;
                }
            }
            "exchange" => self.read_exchange(value)?,
            "now" => {
                for word in value.split(',') {
                    let moment = Moment::NAMED.into_iter().find(|&known| <&str>::from(known) == word.text);
                    self.moment.insert(moment.ok_or_else(|| word.error(FourKingsExpected::Moment, "now=progress"))?);
                }
            }
            _ => return Err(part.error(FourKingsExpected::Word, "idle=4")),
        }
        Ok(())
    }

    /// How the later of two dead kings of a side fell, as a word: `w:throne+king-s`.
    fn fall_word(&self, side: Seat) -> Option<String> {
        let fall = self.fall_of(side);
        if fall == Fall::default() || self.seating.side(side) != side {
            return None;
        }
        let king = fall.by_king.map(|captor| format!("king-{}", captor.letter()));
        let parts: Vec<String> = fall.on_throne.then(|| "throne".into()).into_iter().chain(king).collect();
        Some(format!("{}:{}", side.letter(), parts.join("+")))
    }

    fn read_fall(&mut self, word: Part<'_>) -> Result<(), TextError> {
        let error = || word.error(FourKingsExpected::Fall, "fall=w:throne+king-s");
        let (side, how) = word.text.split_once(':').ok_or_else(error)?;
        let side = seat_of(side).filter(|&side| self.seating.side(side) == side).ok_or_else(error)?;
        let (on_throne, king) = match how.strip_prefix("throne") {
            Some("") => (true, None),
            Some(rest) => (true, Some(rest.strip_prefix('+').ok_or_else(error)?)),
            None => (false, Some(how)),
        };
        let captor = |king: &str| king.strip_prefix("king-").and_then(seat_of).ok_or_else(error);
        let by_king = king.map(captor).transpose()?;
        let dead = self.king_killed(side) && self.king_killed(self.seating.ally(side));
        if !dead || self.fall_of(side) != Fall::default() {
            word.care.object(error)?;
        }
        self.set_fall(side, Fall { on_throne, by_king });
        Ok(())
    }

    fn read_command(&mut self, value: Part<'_>) -> Result<(), TextError> {
        let example = "command=n:throne";
        if !self.seating.teams {
            return Err(value.error(FourKingsExpected::NotHere { word: "command".into() }, "idle=4"));
        }
        for word in value.split(',') {
            let read = |(army, reasons)| Some((seat_of(army)?, Reasons::read(reasons)?));
            let (army, reasons) = word
                .text
                .split_once(':')
                .and_then(read)
                .ok_or_else(|| word.error(FourKingsExpected::Command, example))?;
            if !self.command.of(self.seating.ally(army)).is_empty() {
                word.object(FourKingsExpected::OneCommander, example)?;
            }
            self.command.set(army, reasons);
        }
        Ok(())
    }

    fn read_exchange(&mut self, value: Part<'_>) -> Result<(), TextError> {
        let (kings, waiting) = match value.text.find(':') {
            None => (value.text, None),
            Some(colon) => (&value.text[..colon], Some(value.from(colon + 1))),
        };
        let mut letters = kings.chars();
        let mut next = || letters.next().unwrap_or(' ');
        let (by, own, other) = (Seat::from_letter(next()), next(), Seat::from_letter(next()));
        let own = if own == '-' { Some(None) } else { Seat::from_letter(own).map(Some) };
        let (Some(by), Some(own), Some(other), 3) = (by, own, other, kings.len()) else {
            return Err(value.error(FourKingsExpected::ExchangeWord, "exchange=ssn:w"));
        };
        self.swap = Swap { by, own, other, waiting: waiting.map_or(Ok(SeatSet::EMPTY), read_seats)? };
        Ok(())
    }

    /// Whether the exchange under way is possible.
    pub(super) fn swap_fits(&self) -> bool {
        let Swap { by, own, other, waiting } = self.swap;
        if self.rules.exchange() == Exchange::Off || !self.seating.enemies(by, other) {
            return false;
        }
        let ours = own.is_some_and(|own| !self.seating.enemies(by, own));
        match self.phase {
            Phase::Offer => {
                let moved = FourKings { phase: Phase::Move, ..*self };
                own.is_none() && waiting.is_empty() && moved.may_offer_after_kill()
            }
            Phase::Answer => ours && !waiting.is_empty() && waiting.iter().all(|seat| self.seating.enemies(seat, by)),
            _ => {
                ours && !waiting.is_empty()
                    && waiting.without(self.swap.kings()).is_empty()
                    && self.king_killed(self.placing())
                    && self.return_squares(self.placing()).is_several()
            }
        }
    }

    /// Whether something may be decided before the throw.
    pub(super) fn before_is_due(&self) -> bool {
        let mut list = crate::ActionList::new();
        self.before_actions(&mut list);
        list.len() > 1 || self.promotion_forced()
    }
}
