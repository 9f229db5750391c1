//! The `key=value` words of a position text: what differs from a plain position.

use alloc::string::String;
use core::fmt::Write;

use super::empire::{BY_KING, ON_THRONE};
use super::options::*;
use super::state::*;
use super::tables::*;
use super::text::Part;
use crate::{Expected, Seat, TextError};

const CAUSES: [&str; 4] = ["", "throne", "loss", "throne+loss"];
const MOMENTS: [(u8, &str); 4] = [(PROGRESS, "progress"), (OFFERED, "offered"), (EARLY, "early"), (KEPT, "kept")];

fn letter(index: u8) -> char {
    seat(index).letter()
}

fn write_seats(text: &mut String, key: &str, set: u8) {
    if set & 15 != 0 {
        let _ = write!(text, " {key}=");
        text.extend((0..4).filter(|seat| set & (1 << seat) != 0).map(letter));
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

fn write_pairs(text: &mut String, key: &str, set: u16) {
    let pairs = (0..16u8).filter(|pair| set & (1 << pair) != 0);
    write_list(text, key, pairs.map(|pair| [letter(pair >> 2), letter(pair & 3)].iter().collect()));
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
    let commanded = (0..4u8).filter(|&army| position.command_of(army) != 0);
    let command = |army| alloc::format!("{}:{}", letter(army), CAUSES[usize::from(position.command_of(army))]);
    write_list(text, "command", commanded.map(command));
    write_seats(text, "boats", position.boats);
    write_seats(text, "withdrawn", position.withdrawn);
    write_seats(text, "out", position.out);
    write_pairs(text, "thrones", position.entered);
    write_pairs(text, "taken", position.taken);
    write_seats(text, "empire", position.marks);
    write_seats(text, "bonus", position.marks >> 4);
    write_list(text, "fall", (0..4u8).filter_map(|side| position.fall_word(side)));
    if matches!(position.phase, Phase::Offer | Phase::Answer | Phase::Place) {
        let swap = position.swap;
        let own = if swap.own == NOBODY { '-' } else { letter(swap.own) };
        let _ = write!(text, " exchange={}{own}{}", letter(swap.by), letter(swap.other));
        if swap.waiting != 0 {
            text.push(':');
            text.extend((0..4).filter(|seat| swap.waiting & (1 << seat) != 0).map(letter));
        }
    }
    let moments = MOMENTS.iter().filter(|(bit, _)| position.moment & bit != 0);
    write_list(text, "now", moments.map(|(_, word)| String::from(*word)));
}

fn read_seats(value: Part<'_>) -> Result<u8, TextError> {
    let error = || value.error(Expected::Seats, "sn");
    let mut set = 0u8;
    for letter in value.text.chars() {
        let seat = 1 << Seat::from_letter(letter).ok_or_else(error)? as u8;
        if set >= seat {
            return Err(error());
        }
        set |= seat;
    }
    if set == 0 { Err(error()) } else { Ok(set) }
}

fn read_pairs(value: Part<'_>) -> Result<u16, TextError> {
    let mut set = 0;
    for pair in value.split(',') {
        let mut letters = pair.text.chars().map(Seat::from_letter);
        match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(one)), Some(Some(other)), None) => {
                set |= 1 << (one as u8 * 4 + other as u8);
            }
            _ => return Err(pair.error(Expected::SeatPairs, "sw,ne")),
        }
    }
    Ok(set)
}

impl FourKings {
    /// Reads one word into the position.
    pub(super) fn read_word(&mut self, part: Part<'_>) -> Result<(), TextError> {
        let Some(cut) = part.text.find('=') else {
            return Err(part.error(Expected::Word, "idle=4"));
        };
        let value = part.from(cut + 1);
        let key = &part.text[..cut];
        let allowed = |sense: bool| {
            if sense { Ok(()) } else { Err(part.error(Expected::NotHere { word: key.into() }, "idle=4")) }
        };
        match key {
            "idle" => {
                let plain = !value.text.starts_with(['0', '+']);
                let idle = value.text.parse().ok().filter(|_| plain);
                self.idle = idle.ok_or_else(|| value.error(Expected::Idle, "idle=4"))?;
            }
            "rounds" => {
                let last = self.rules.rounds().get() as u8;
                allowed(last != 0)?;
                let plain = !value.text.starts_with(['0', '+']);
                let most = last - u8::from(self.phase != Phase::Over);
                let played = value.text.parse().ok().filter(|played| plain && (1..=most).contains(played));
                self.rounds = played.ok_or_else(|| value.error(Expected::Rounds, "rounds=3"))?;
            }
            "called" => match value.text.as_bytes() {
                [face @ b'2'..=b'5'] if self.phase == Phase::Throw => self.called = face - b'0',
                _ => return Err(value.error(Expected::Called, "called=3")),
            },
            "command" => self.read_command(value)?,
            "boats" => {
                allowed(self.rules.parade() == Parade::TwoAndCommand)?;
                self.boats = read_seats(value)?;
                let lost = (0..4u8).any(|army| self.boats & (1 << army) != 0 && self.own_kind(army, BOAT) == 0);
                if lost {
                    return Err(value.error(Expected::WithBoat, "boats=n"));
                }
            }
            "withdrawn" => {
                self.withdrawn = read_seats(value)?;
                if (0..4u8).any(|army| self.withdrawn & (1 << army) != 0 && self.own(army) != 0) {
                    return Err(value.error(Expected::WithoutPieces, "withdrawn=n"));
                }
            }
            "out" => {
                allowed(self.rules.ally_throne() == AllyThrone::CommandAllyOut)?;
                self.out = read_seats(value)?;
                if (0..4u8).any(|army| self.out & (1 << army) != 0 && self.out & (1 << self.seating.ally(army)) != 0) {
                    return Err(value.error(Expected::OneOut, "out=n"));
                }
            }
            "thrones" => self.entered = read_pairs(value)?,
            "taken" => self.taken = read_pairs(value)?,
            "empire" => {
                let sides = read_seats(value)?;
                if (0..4u8).any(|side| sides & (1 << side) != 0 && self.seating.side(side) != side) {
                    return Err(value.error(Expected::FirstSeats, "empire=s"));
                }
                self.marks |= sides;
            }
            "bonus" => self.marks |= read_seats(value)? << 4,
            "fall" => {
                allowed(self.remembers_falls())?;
                for word in value.split(',') {
                    self.read_fall(word)?;
                }
            }
            "exchange" => self.read_exchange(value)?,
            "now" => {
                for word in value.split(',') {
                    let moment = MOMENTS.iter().find(|known| known.1 == word.text);
                    self.moment |= moment.ok_or_else(|| word.error(Expected::Moment, "now=progress"))?.0;
                }
            }
            _ => return Err(part.error(Expected::Word, "idle=4")),
        }
        Ok(())
    }

    /// How the later of two dead kings of a side fell, as a word: `w:throne+king-s`.
    fn fall_word(&self, side: u8) -> Option<String> {
        let fall = self.falls >> self.fall_shift(side) & 15;
        if fall == 0 || self.seating.side(side) != side {
            return None;
        }
        let throne = if fall & ON_THRONE != 0 { "throne" } else { "" };
        let plus = if fall == (ON_THRONE | BY_KING | fall & 12) { "+" } else { "" };
        let king = if fall & BY_KING != 0 { alloc::format!("king-{}", letter(fall >> 2)) } else { String::new() };
        Some(alloc::format!("{}:{throne}{plus}{king}", letter(side)))
    }

    fn read_fall(&mut self, word: Part<'_>) -> Result<(), TextError> {
        let error = || word.error(Expected::Fall, "fall=w:throne+king-s");
        let (side, how) = word.text.split_once(':').ok_or_else(error)?;
        let seat_of = |text: &str| {
            let mut letters = text.chars();
            letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none()).map(|seat| seat as u8)
        };
        let side = seat_of(side).filter(|&side| self.seating.side(side) == side).ok_or_else(error)?;
        let mut fall = 0;
        for (index, part) in how.split('+').enumerate() {
            fall |= match (index, part, part.strip_prefix("king-").and_then(seat_of)) {
                (0, "throne", _) => ON_THRONE,
                (_, _, Some(captor)) if fall & BY_KING == 0 => BY_KING | captor << 2,
                _ => return Err(error()),
            };
        }
        let dead = self.king_killed(side) && self.king_killed(self.seating.ally(side));
        if !dead || self.falls >> self.fall_shift(side) & 15 != 0 {
            return Err(error());
        }
        self.falls |= fall << self.fall_shift(side);
        Ok(())
    }

    fn read_command(&mut self, value: Part<'_>) -> Result<(), TextError> {
        let example = "command=n:throne";
        if !self.seating.teams {
            return Err(value.error(Expected::NotHere { word: "command".into() }, "idle=4"));
        }
        for word in value.split(',') {
            let (army, cause) = word.text.split_once(':').unwrap_or((word.text, ""));
            let mut letters = army.chars();
            let army = match (letters.next().and_then(Seat::from_letter), letters.next()) {
                (Some(seat), None) => seat as u8,
                _ => return Err(word.error(Expected::Command, example)),
            };
            let cause = CAUSES.iter().position(|&known| !known.is_empty() && known == cause);
            let cause = cause.ok_or_else(|| word.error(Expected::Command, example))?;
            if self.command_of(self.seating.ally(army)) != 0 {
                return Err(word.error(Expected::OneCommander, example));
            }
            self.set_command(army, cause as u8);
        }
        Ok(())
    }

    fn read_exchange(&mut self, value: Part<'_>) -> Result<(), TextError> {
        let example = "exchange=ssn:w";
        let (kings, waiting) = match value.text.find(':') {
            None => (value.text, None),
            Some(colon) => (&value.text[..colon], Some(value.from(colon + 1))),
        };
        let mut letters = kings.chars();
        let mut next = || letters.next().unwrap_or(' ');
        let (by, own, other) = (Seat::from_letter(next()), next(), Seat::from_letter(next()));
        let own = if own == '-' { Some(NOBODY) } else { Seat::from_letter(own).map(|seat| seat as u8) };
        let (Some(by), Some(own), Some(other), 3) = (by, own, other, kings.len()) else {
            return Err(value.error(Expected::ExchangeWord, example));
        };
        let waiting = waiting.map_or(Ok(0), read_seats)?;
        self.swap = Swap { by: by as u8, own, other: other as u8, waiting };
        Ok(())
    }

    /// Whether the exchange under way is one that can be.
    pub(super) fn swap_fits(&self) -> bool {
        let Swap { by, own, other, waiting } = self.swap;
        if self.rules.exchange() == Exchange::Off || !self.seating.enemies(by, other) {
            return false;
        }
        let ours = own != NOBODY && !self.seating.enemies(by, own);
        let mut stage = *self;
        stage.phase = Phase::Move;
        match self.phase {
            Phase::Offer => own == NOBODY && waiting == 0 && stage.may_offer_after_kill(),
            Phase::Answer => {
                let seats = (0..4u8).filter(|seat| waiting & (1 << seat) != 0);
                ours && waiting != 0 && seats.clone().all(|seat| self.seating.enemies(seat, by))
            }
            _ => {
                ours && waiting != 0
                    && waiting & !((1 << own) | (1 << other)) == 0
                    && self.king_killed(first(u64::from(self.placing())))
                    && self.return_squares(first(u64::from(self.placing()))).count_ones() > 1
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
