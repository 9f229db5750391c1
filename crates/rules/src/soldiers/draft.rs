//! Editing positions of games on points and lines.

use alloc::string::String;
use alloc::vec::Vec;

use super::board::{Point, PointSet};
use super::state::{CHAINS, HUFF, Phase, REMOVES_AFTER, Soldiers};
use super::{Options, SoldiersExpected, text};
use crate::draft::{Care, Content, Field, FieldId, Man, Sketch, Value, fields};
use crate::grid::Side;
use crate::{Expected, Seat, Spot, TextError};

fields! {
    /// What can be edited in games on points and lines besides the pieces and the turn.
    SoldiersField in Soldiers {
        /// The captures that count for a seat.
        Captured
        /// The pieces that a seat has still to place.
        InHand
        /// The piece in the middle of a chain of jumps.
        Chain
        /// Whether a piece that failed to capture is taken off now.
        Huff
        /// The pieces that were jumped and are still on the board, or that may be taken off.
        Marked
        /// Moves of either side since a capture or a placement.
        Quiet
    }
}

impl Sketch for Soldiers {
    fn read(text: &str, options: &Options) -> Result<Soldiers, TextError> {
        text::read(text, options, Care::Form)
    }

    fn write(&self) -> String {
        text::write(self)
    }

    fn refresh(&mut self) {
        if matches!(self.phase, Phase::Over { .. }) {
            self.phase = Phase::Move;
        }
        self.marked &= self.markable();
        Soldiers::refresh(self);
    }

    fn palette(&self) -> Vec<Man> {
        Side::BOTH.map(|side| self.man_of(side)).into()
    }

    fn man(&self, at: Spot) -> Option<Man> {
        self.layout.board.point(at).and_then(|point| self.owner(point)).map(|side| self.man_of(side))
    }

    fn set_man(&mut self, at: Spot, man: Option<Man>) {
        let Some(point) = self.layout.board.point(at) else { return };
        for side in Side::BOTH {
            let stands = man.is_some_and(|man| man == self.man_of(side));
            self.set_stands(side, point, stands);
        }
    }

    fn holder(&self) -> Seat {
        self.side.seat()
    }

    fn set_holder(&mut self, seat: Seat) {
        self.side = Side::of(seat).unwrap_or(self.side);
    }

    /// Pieces on the board are neither captured nor in hand; those off it that were not captured are in hand, up to the
    /// number at the start.
    fn settle(&mut self) {
        self.phase = Phase::Move;
        let most = Soldiers::begin(&self.own_options()).hand;
        for side in Side::BOTH {
            let off = self.army_of(side).saturating_sub(self.men(side).len() as u8);
            let lost = &mut self.taken[side.other().index()];
            *lost = off.min(*lost);
            let left = off - *lost;
            self.hand[side.index()] = left.min(most[side.index()]);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut add = |id: SoldiersField, of: Option<Side>, content| {
            fields.push(Field { id: id.into(), of: of.map(Side::seat), content });
        };
        let number = |value: u8, max: u8| Content::Number { value: value.into(), min: 0, max: max.into() };
        let most = Soldiers::begin(&self.own_options()).hand;
        for side in Side::BOTH {
            if self.takes(side) {
                add(SoldiersField::Captured, Some(side), number(self.taken[side.index()], self.army_of(side.other())));
            }
            if most[side.index()] > 0 {
                add(SoldiersField::InHand, Some(side), number(self.hand[side.index()], most[side.index()]));
            }
        }
        if self.is(CHAINS) && self.jumps(self.side) {
            let chain = self.chain();
            let spots = self.men(self.side).iter().filter(|&at| Some(at) == chain || self.could_jump_on(at));
            let spots = spots.map(|at| self.layout.board.spot(at)).collect();
            add(SoldiersField::Chain, None, Content::Spot { value: chain.map(|at| self.layout.board.spot(at)), spots });
        }
        if self.is(HUFF) {
            add(SoldiersField::Huff, None, Content::Flag { value: self.phase == Phase::Huff });
        }
        let markable = self.markable();
        if !markable.is_empty() {
            let spots = |set: PointSet| set.iter().map(|at| self.layout.board.spot(at)).collect();
            add(SoldiersField::Marked, None, Content::Spots { value: spots(self.marked), spots: spots(markable) });
        }
        let quiet = Content::Number { value: self.quiet.into(), min: 0, max: self.patience().into() };
        add(SoldiersField::Quiet, None, quiet);
        fields
    }

    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value) {
        let FieldId::Soldiers(id) = id else { return };
        match (id, value, of.and_then(Side::of)) {
            (SoldiersField::Captured, &Value::Number(number), Some(side)) => self.taken[side.index()] = number as u8,
            (SoldiersField::InHand, &Value::Number(number), Some(side)) => self.hand[side.index()] = number as u8,
            (SoldiersField::Chain, &Value::Spot(spot), _) => {
                match spot.and_then(|spot| self.layout.board.point(spot)) {
                    // A chain begins with a capture.
                    Some(at) => self.turn_to(Phase::Chain { at }, 0),
                    None if self.chain().is_some() => self.turn_to(Phase::Move, self.quiet),
                    None => {}
                }
            }
            (SoldiersField::Huff, Value::Flag(true), _) => self.turn_to(Phase::Huff, self.quiet),
            (SoldiersField::Huff, Value::Flag(false), _) if self.phase == Phase::Huff => {
                self.turn_to(Phase::Move, self.quiet);
            }
            (SoldiersField::Marked, Value::Spots(spots), _) => {
                self.marked = spots.iter().filter_map(|&spot| self.layout.board.point(spot)).collect();
            }
            (SoldiersField::Quiet, &Value::Number(number), _) => self.quiet = number as u16,
            _ => {}
        }
    }

    fn concern(&self, expected: &Expected) -> Option<(FieldId, Option<Seat>)> {
        use SoldiersExpected as Wanted;
        let Expected::Soldiers(expected) = expected else { return None };
        let (field, of) = match expected {
            Wanted::Captures { .. } => (SoldiersField::Captured, None),
            Wanted::Hands { .. } => (SoldiersField::InHand, Some(Seat::North)),
            Wanted::Quiet { .. } | Wanted::ChainQuiet => (SoldiersField::Quiet, None),
            Wanted::HuffMarks { .. } | Wanted::ChainMarks | Wanted::NoMarks => (SoldiersField::Marked, None),
            Wanted::ChainPoint | Wanted::Phase => (SoldiersField::Chain, None),
            Wanted::NoHuff => (SoldiersField::Huff, None),
            _ => return None,
        };
        Some((field.into(), of))
    }
}

impl Soldiers {
    fn man_of(&self, side: Side) -> Man {
        Man { army: side.seat(), role: self.role(side), origin: None }
    }

    fn chain(&self) -> Option<Point> {
        match self.phase {
            Phase::Chain { at } => Some(at),
            _ => None,
        }
    }

    /// Whether a piece of the side to move could jump on if nothing were marked.
    fn could_jump_on(&self, at: Point) -> bool {
        self.hand[self.side.index()] == 0 && self.can_jump_from(self.side, at)
    }

    /// The pieces that can be marked now.
    fn markable(&self) -> PointSet {
        match self.phase {
            Phase::Chain { .. } if self.is(REMOVES_AFTER) => self.men(self.side.other()),
            Phase::Huff => self.men(self.offender()),
            _ => PointSet::EMPTY,
        }
    }

    fn turn_to(&mut self, phase: Phase, quiet: u16) {
        if phase != self.phase {
            self.phase = phase;
            self.marked = PointSet::EMPTY;
            self.quiet = quiet;
        }
    }
}
