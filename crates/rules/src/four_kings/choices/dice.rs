//! The dice and how they are thrown.

use alloc::format;
use alloc::string::{String, ToString};

use crate::Values;
use crate::options::{Choice, words};

words! {
    /// How many dice.
    Dice {
        /// Free choice of the piece.
        None = "0",
        /// One die.
        One = "1",
        /// Two dice thrown together, two moves.
        Two = "2",
    }
}
words! {
    /// What the die looks like, and how its faces are read.
    DieKind {
        /// A long die with the faces 2 to 5.
        Stick = "stick2345",
        /// A cube, thrown again on 1 and 6.
        Cube = "d6reroll",
        /// A cube of which 1 counts as 5 and 6 as 4: those two come twice as often.
        Six = "d6",
    }
}
words! {
    /// A throw that cannot be used (AMB-4).
    BlockedThrow {
        /// The move is lost.
        LoseMove = "loseMove",
        /// The dice are thrown again, if any face could be used.
        Rethrow = "rethrow",
        /// Only the die that cannot be used is lost.
        DieLost = "dieLost",
        /// The dice are thrown again, if any face could be used; but a throw whose piece is lost is lost.
        RethrowBlocked = "rethrowBlocked",
    }
}

impl BlockedThrow {
    /// Whether some throws that cannot be used are thrown again.
    pub(in crate::four_kings) const fn throws_again(self) -> bool {
        matches!(self, BlockedThrow::Rethrow | BlockedThrow::RethrowBlocked)
    }
}

/// How the dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throwing(u16);

impl Throwing {
    /// The four faces are equally likely.
    pub const FAIR: Throwing = Throwing(u16::MAX);

    /// The thrower names a face, which comes with this probability in thousandths; else the four
    /// faces are equally likely. More than 1000 counts as 1000.
    pub const fn skilled(thousandths: u16) -> Throwing {
        Throwing(if thousandths > 1000 { 1000 } else { thousandths })
    }

    /// The skill in thousandths; `None` when the throw is fair.
    pub const fn skill(self) -> Option<u16> {
        if self.0 == u16::MAX { None } else { Some(self.0) }
    }
}

impl Choice for Throwing {
    const VALUES: Values = Values::Skill;
    const BITS: u32 = 16;
    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from(self.0)
    }
    #[inline(always)]
    fn unpack(bits: u64) -> Throwing {
        Throwing(bits as u16)
    }
    fn show(self) -> String {
        match self.skill() {
            None => "fair".to_string(),
            Some(1000) => "skilled:1".to_string(),
            Some(0) => "skilled:0".to_string(),
            Some(skill) => format!("skilled:{}", format!("0.{skill:03}").trim_end_matches('0')),
        }
    }
    fn read(text: &str) -> Option<Throwing> {
        if text == "fair" {
            return Some(Throwing::FAIR);
        }
        let (whole, decimals) = match text.strip_prefix("skilled:")?.split_once('.') {
            None => (text.strip_prefix("skilled:")?, ""),
            Some((whole, decimals)) if !decimals.is_empty() => (whole, decimals),
            Some(_) => return None,
        };
        if decimals.len() > 3 || !decimals.bytes().all(|b| b.is_ascii_digit()) || !matches!(whole, "0" | "1") {
            return None;
        }
        let thousandths = format!("{whole}{decimals:0<3}").parse().ok()?;
        (thousandths <= 1000).then_some(Throwing(thousandths))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skill_is_exact() {
        for text in ["fair", "skilled:0", "skilled:1", "skilled:0.5", "skilled:0.125", "skilled:0.05"] {
            assert_eq!(Throwing::read(text).map(Choice::show).as_deref(), Some(text));
        }
        for text in ["skilled", "skilled:", "skilled:2", "skilled:1.5", "skilled:0.1234", "skilled:0.", "skilled:-0"] {
            assert_eq!(Throwing::read(text), None);
        }
    }
}
