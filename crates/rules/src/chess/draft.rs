//! Editing positions of chess.

use alloc::string::String;
use alloc::vec::Vec;

use super::castling::{Right, Rights};
use super::generate::passed;
use super::men::{self, Kind};
use super::options::{DelayedExchange, NoneCaptured};
use super::{Chess, ChessExpected, MOVED, Memory, Options, hash, text};
use crate::draft::{Care, Content, Field, FieldId, Man, Sketch, Value, fields};
use crate::grid::{Side, Square, SquareSet};
use crate::{Expected, Seat, Spot, TextError};

fields! {
    /// What can be edited in games of chess besides the pieces and the turn.
    ChessField in Chess {
        /// Whether a seat may still castle on the king's side.
        CastleShort
        /// Whether a seat may still castle on the queen's side.
        CastleLong
        /// Whether a seat's king may still leap as a knight does.
        KingLeap
        /// Whether the side to move has made its move and exchanges a waiting pawn now.
        Exchanging
        /// The en passant square.
        Passing
        /// Plies since a capture, a pawn move or an exchange.
        Clock
        /// The move number.
        MoveNumber
    }
}

/// The largest move number.
const LAST_MOVE: u32 = 1 << 29;

/// The kinds, the king first.
const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

fn square(at: Spot) -> Option<Square> {
    at.on_8x8().then(|| Square::from_index(at.square()))
}

impl Sketch for Chess {
    fn read(text: &str, options: &Options) -> Result<Chess, TextError> {
        text::read(text, options, Care::Form)
    }

    fn write(&self) -> String {
        text::write(self)
    }

    fn refresh(&mut self) {
        let kept: Rights = self.memory.rights().iter().filter(|&right| self.at_home(right)).collect();
        let passing = self.passing().filter(|&at| self.passable().has(at));
        self.memory = Memory::new(kept, passing);
        self.key = hash::fresh(self);
    }

    fn palette(&self) -> Vec<Man> {
        let man = |side: Side, kind| Man { army: side.seat(), role: self.rules.role(kind), origin: None };
        let men = |side: Side| KINDS.map(|kind| man(side, kind));
        Side::BOTH.into_iter().flat_map(men).collect()
    }

    fn man(&self, at: Spot) -> Option<Man> {
        let man = self.men.at(square(at)?)?;
        Some(Man { army: man.side().seat(), role: self.rules.role(man.kind()), origin: None })
    }

    fn set_man(&mut self, at: Spot, man: Option<Man>) {
        let Some(square) = square(at) else { return };
        if self.men.at(square).is_some() {
            self.men.clear(square);
        }
        if let Some(man) = man
            && let (Some(side), Some(kind)) = (Side::of(man.army), self.rules.kind(man.role))
        {
            self.men.put(square, men::Man::new(side, kind));
        }
    }

    fn holder(&self) -> Seat {
        self.side().seat()
    }

    fn set_holder(&mut self, seat: Seat) {
        self.ply = (self.ply & !1) | u32::from(seat == Seat::North);
    }

    fn settle(&mut self) {
        self.ply &= !MOVED;
        self.memory = Memory::new(self.memory.rights(), None);
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut add = |id: ChessField, of: Option<Side>, content| {
            fields.push(Field { id: id.into(), of: of.map(Side::seat), content });
        };
        if self.rules.castling() {
            for right in Right::ALL.into_iter().filter(|&right| self.at_home(right)) {
                let id = if right.is_short() { ChessField::CastleShort } else { ChessField::CastleLong };
                add(id, Some(right.side()), Content::Flag { value: self.memory.rights().has(right) });
            }
        }
        if self.rules.king_leap() {
            for side in Side::BOTH {
                add(
                    ChessField::KingLeap,
                    Some(side),
                    Content::Flag { value: self.memory.rights().has(Right::to_leap(side)) },
                );
            }
        }
        if self.suspends() && !self.waiting().is_empty() {
            add(ChessField::Exchanging, None, Content::Flag { value: self.has_moved() });
        }
        if self.rules.en_passant() {
            let spots = self.passable().iter().map(Square::spot).collect();
            add(ChessField::Passing, None, Content::Spot { value: self.passing().map(Square::spot), spots });
        }
        let clock = Content::Number { value: self.clock.into(), min: 0, max: u16::MAX.into() };
        add(ChessField::Clock, None, clock);
        let number = (self.ply & !MOVED) / 2 + 1;
        add(ChessField::MoveNumber, None, Content::Number { value: number, min: 1, max: LAST_MOVE });
        fields
    }

    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value) {
        let FieldId::Chess(id) = id else { return };
        let (rights, passing) = (self.memory.rights(), self.passing());
        match (id, value) {
            (ChessField::CastleShort | ChessField::CastleLong, &Value::Flag(has)) => {
                let own = |right: &Right| {
                    Some(right.side().seat()) == of && right.is_short() == (id == ChessField::CastleShort)
                };
                let mut rights = rights;
                for right in Right::ALL.into_iter().filter(own) {
                    if has { rights.insert(right) } else { rights.remove(right) }
                }
                self.memory = Memory::new(rights, passing);
            }
            (ChessField::KingLeap, &Value::Flag(has)) => {
                let mut rights = rights;
                if let Some(side) = of.and_then(Side::of) {
                    let right = Right::to_leap(side);
                    if has { rights.insert(right) } else { rights.remove(right) }
                }
                self.memory = Memory::new(rights, passing);
            }
            (ChessField::Exchanging, &Value::Flag(moved)) if moved != self.has_moved() => {
                self.ply ^= MOVED;
                self.memory = Memory::new(rights, None);
            }
            (ChessField::Passing, &Value::Spot(spot)) => {
                self.memory = Memory::new(rights, spot.and_then(square));
            }
            (ChessField::Clock, &Value::Number(plies)) => self.clock = plies as u16,
            (ChessField::MoveNumber, &Value::Number(number)) => {
                self.ply = (self.ply & (MOVED | 1)) | (2 * (number - 1));
            }
            _ => {}
        }
    }

    fn concern(&self, expected: &Expected) -> Option<(FieldId, Option<Seat>)> {
        use ChessExpected as Wanted;
        let (field, of) = match expected {
            Expected::Chess(Wanted::NoRight { right }) => {
                let seat = if right.is_ascii_uppercase() { Seat::South } else { Seat::North };
                let short = matches!(right, 'K' | 'k' | 'H' | 'h');
                (if short { ChessField::CastleShort } else { ChessField::CastleLong }, Some(seat))
            }
            Expected::Chess(Wanted::Passing { .. }) => (ChessField::Passing, None),
            Expected::Chess(Wanted::Clock) => (ChessField::Clock, None),
            Expected::Chess(Wanted::MoveNumber) => (ChessField::MoveNumber, None),
            Expected::Chess(Wanted::ExchangeOrEnd) | Expected::End => (ChessField::Exchanging, None),
            _ => return None,
        };
        Some((field.into(), of))
    }
}

impl Chess {
    /// Whether king and rook stand where a castling right requires them. The right to leap asks for nothing.
    fn at_home(&self, right: Right) -> bool {
        if self.rules.king_leap() {
            return true;
        }
        let stands = |kind, at| self.men.at(at) == Some(men::Man::new(right.side(), kind));
        stands(Kind::King, right.home()) && stands(Kind::Rook, right.corner())
    }

    /// Whether a turn can end with the exchange of a waiting pawn.
    fn suspends(&self) -> bool {
        self.rules.none_captured() == NoneCaptured::Suspended
            && self.rules.delayed_exchange() == DelayedExchange::EndOfTurn
    }

    /// The possible en passant squares: those that an enemy pawn can just have passed, where a pawn can legally capture
    /// it.
    fn passable(&self) -> SquareSet {
        let side = self.next_to_move();
        let enemy_pawns = self.men.pawns() & self.men.of(side.other());
        let passed_by = |&at: &Square| {
            let came_from = at.set().shifted(0, side.forward());
            enemy_pawns.has(passed(at))
                && !self.men.occupied().meets(at.set() | came_from)
                && self.if_passing(at, side).is_some()
        };
        side.rank(5).iter().filter(passed_by).collect()
    }
}
