//! What can be chosen in the museum chess.

use alloc::string::{String, ToString};

use crate::{OptionError, OptionSet, OptionSpec, Values};

/// What happens when a pawn reaches the last row and none of its side's pieces has been captured
/// (`promotionNoneCaptured`, AMB-101).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NoneCaptured {
    /// The pawn stands suspended on the last row and is exchanged as soon as a piece of its side is captured.
    #[default]
    Suspended,
    /// The pawn may not go to the last row yet.
    Illegal,
    /// Promotion does not ask for captured pieces at all: always any of queen, rook, bishop, knight.
    ///
    /// Free promotion makes more pieces of a kind than a set holds, so "which of them was captured" has
    /// no answer any more; therefore the pool is not consulted under this value at all.
    Free,
}

/// What it means to have no legal move without standing in check (`stalemate`, AMB-104).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stalemate {
    /// Nobody wins.
    #[default]
    Draw,
    /// The side without a move loses.
    Loses,
    /// The side without a move wins.
    Wins,
}

/// The options of the museum chess. The default is the document with our readings of its silences.
///
/// ```
/// use ashtapada_rules::{OptionSet, chess::{NoneCaptured, Options}};
/// let mut options = Options::default();
/// options.set("promotionNoneCaptured", "illegal").unwrap();
/// assert_eq!(options.none_captured, NoneCaptured::Illegal);
/// assert_eq!(options.get("castling").as_deref(), Some("false"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// `castling`: the document knows none (AMB-100).
    pub castling: bool,
    /// `enPassant`: the document knows none (AMB-99).
    pub en_passant: bool,
    /// `promotionNoneCaptured` (AMB-101).
    pub none_captured: NoneCaptured,
    /// `stalemate` (AMB-104).
    pub stalemate: Stalemate,
    /// `drawRules=modern`: insufficient material, threefold repetition, fifty moves (AMB-105).
    pub draw_rules: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            castling: false,
            en_passant: false,
            none_captured: NoneCaptured::Suspended,
            stalemate: Stalemate::Draw,
            draw_rules: true,
        }
    }
}

const FLAG: [&str; 2] = ["false", "true"];
const NONE_CAPTURED: [&str; 3] = ["suspended", "illegal", "free"];
const STALEMATE: [&str; 3] = ["draw", "loses", "wins"];
const DRAW_RULES: [&str; 2] = ["modern", "off"];

const SPECS: [OptionSpec; 5] = [
    OptionSpec { id: "castling", values: Values::Flag },
    OptionSpec { id: "enPassant", values: Values::Flag },
    OptionSpec { id: "promotionNoneCaptured", values: Values::Words(&NONE_CAPTURED) },
    OptionSpec { id: "stalemate", values: Values::Words(&STALEMATE) },
    OptionSpec { id: "drawRules", values: Values::Words(&DRAW_RULES) },
];

impl OptionSet for Options {
    fn specs(&self) -> &'static [OptionSpec] {
        &SPECS
    }

    fn get(&self, id: &str) -> Option<String> {
        let value = match id {
            "castling" => FLAG[usize::from(self.castling)],
            "enPassant" => FLAG[usize::from(self.en_passant)],
            "promotionNoneCaptured" => NONE_CAPTURED[self.none_captured as usize],
            "stalemate" => STALEMATE[self.stalemate as usize],
            "drawRules" => DRAW_RULES[usize::from(!self.draw_rules)],
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        match id {
            "castling" => self.castling = choice("castling", value, &FLAG)? == 1,
            "enPassant" => self.en_passant = choice("enPassant", value, &FLAG)? == 1,
            "promotionNoneCaptured" => {
                let values = [NoneCaptured::Suspended, NoneCaptured::Illegal, NoneCaptured::Free];
                self.none_captured = values[choice("promotionNoneCaptured", value, &NONE_CAPTURED)?];
            }
            "stalemate" => {
                let values = [Stalemate::Draw, Stalemate::Loses, Stalemate::Wins];
                self.stalemate = values[choice("stalemate", value, &STALEMATE)?];
            }
            "drawRules" => self.draw_rules = choice("drawRules", value, &DRAW_RULES)? == 0,
            _ => {
                let known = SPECS.map(|spec| spec.id).join(", ");
                return Err(OptionError::Unknown { id: id.to_string(), known });
            }
        }
        Ok(())
    }

    /// Any combination makes sense.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

/// Which of `words` the value is.
fn choice(id: &'static str, value: &str, words: &[&'static str]) -> Result<usize, OptionError> {
    words.iter().position(|&word| word == value).ok_or_else(|| OptionError::Value {
        id,
        value: value.to_string(),
        expected: words.join(" or "),
        example: words[0].to_string(),
    })
}

/// Options in one byte, so that a position stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rules(u8);

impl Rules {
    pub(super) const fn new(options: &Options) -> Rules {
        Rules(
            options.castling as u8
                | (options.en_passant as u8) << 1
                | (options.draw_rules as u8) << 2
                | (options.none_captured as u8) << 3
                | (options.stalemate as u8) << 5,
        )
    }

    pub(super) const fn options(self) -> Options {
        Options {
            castling: self.castling(),
            en_passant: self.en_passant(),
            none_captured: self.none_captured(),
            stalemate: self.stalemate(),
            draw_rules: self.draw_rules(),
        }
    }

    /// Whether castling or captures in passing ask for the past.
    #[inline(always)]
    pub(super) const fn remembers(self) -> bool {
        self.0 & 3 != 0
    }

    pub(super) const fn castling(self) -> bool {
        self.0 & 1 != 0
    }

    pub(super) const fn en_passant(self) -> bool {
        self.0 & 2 != 0
    }

    pub(super) const fn draw_rules(self) -> bool {
        self.0 & 4 != 0
    }

    pub(super) const fn none_captured(self) -> NoneCaptured {
        match (self.0 >> 3) & 3 {
            0 => NoneCaptured::Suspended,
            1 => NoneCaptured::Illegal,
            _ => NoneCaptured::Free,
        }
    }

    pub(super) const fn stalemate(self) -> Stalemate {
        match (self.0 >> 5) & 3 {
            0 => Stalemate::Draw,
            1 => Stalemate::Loses,
            _ => Stalemate::Wins,
        }
    }
}
