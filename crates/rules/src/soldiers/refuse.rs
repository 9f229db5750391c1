//! Why an action is not legal.

use super::Soldiers;
use super::board::Point;
use super::state::{CHAINS, HUFF, MAY_DECLINE, MAY_STOP, Phase, STRICT};
use crate::soldiers::SoldiersRefusal;
use crate::{Action, Refusal, Spot};

impl Soldiers {
    /// Why an action is not legal; `None` exactly when it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        self.allow(action).err()
    }

    fn allow(&self, action: Action) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Step { from, to, promotion: None } => self.allow_step(from, to),
            Action::Capture { from, to, promotion: None } => self.allow_jump(from, to),
            Action::Place { at } => self.allow_placement(at),
            Action::Huff { at } => self.allow_huff(at),
            Action::Stop => self.allow_stop(),
            Action::Pass => self.allow_pass(),
            _ => Err(Refusal::NoSuchAction),
        }
    }

    /// The point of a spot.
    fn on_board(&self, at: Spot) -> Result<Point, Refusal> {
        self.layout.board.point(at).ok_or(Refusal::OffBoard { at })
    }

    fn chain_goes_on(&self, at: Point) -> Refusal {
        SoldiersRefusal::ChainGoesOn { at: self.layout.board.spot(at) }.into()
    }

    /// What forbids any move of the piece on `from`, wherever it goes; else both points.
    fn allow_from(&self, from: Spot, to: Spot) -> Result<(Point, Point), Refusal> {
        let (start, end) = (self.on_board(from)?, self.on_board(to)?);
        if self.phase == Phase::Huff {
            return Err(SoldiersRefusal::HuffFirst.into());
        }
        match self.owner(start) {
            None => return Err(Refusal::NoPiece { at: from }),
            Some(side) if side != self.side => return Err(Refusal::NotYours { at: from, owner: side.seat() }),
            Some(_) => {}
        }
        if let Phase::Chain { at } = self.phase
            && at != start
        {
            return Err(self.chain_goes_on(at));
        }
        match self.hand[self.side.index()] {
            0 => Ok((start, end)),
            left => Err(SoldiersRefusal::PlaceFirst { left }.into()),
        }
    }

    fn allow_step(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        let (start, end) = self.allow_from(from, to)?;
        let (side, role) = (self.side.index(), self.role(self.side));
        if self.layout.board.neighbours(start).has(end) && !self.layout.reach[side].to[start.index()].has(end) {
            return Err(SoldiersRefusal::NotThatWay { role, from, to }.into());
        }
        if !self.layout.board.neighbours(start).has(end) {
            // Perhaps a capture was meant.
            return Err(match self.allow_jump(from, to) {
                Ok(()) => Refusal::IsCapture,
                Err(
                    refusal @ (Refusal::Soldiers(SoldiersRefusal::NeverJumps { .. })
                    | Refusal::Soldiers(SoldiersRefusal::JumpsOwn { .. })),
                ) if from != to => refusal,
                Err(_) => SoldiersRefusal::NoLine { from, to }.into(),
            });
        }
        if !self.empty_points().has(end) {
            return Err(Refusal::Occupied { at: to });
        }
        if let Phase::Chain { at } = self.phase {
            return Err(self.chain_goes_on(at));
        }
        match self.hunters(self.side).first() {
            Some(hunter) if self.is(STRICT) => {
                Err(SoldiersRefusal::MustCapture { at: self.layout.board.spot(hunter) }.into())
            }
            _ => Ok(()),
        }
    }

    fn allow_jump(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        let (start, end) = self.allow_from(from, to)?;
        let landing = self.empty_points().has(end);
        let Some(over) = self.layout.board.between(start, end) else {
            return Err(match (self.layout.board.neighbours(start).has(end), landing) {
                (true, true) => Refusal::NothingToCapture { at: to },
                (true, false) => Refusal::Occupied { at: to },
                (false, _) => SoldiersRefusal::NoLine { from, to }.into(),
            });
        };
        if !self.jumps(self.side) {
            return Err(SoldiersRefusal::NeverJumps { role: self.role(self.side) }.into());
        }
        let at = self.layout.board.spot(over);
        if self.men(self.side).has(over) {
            return Err(SoldiersRefusal::JumpsOwn { over: at }.into());
        }
        if !self.prey(self.side.other()).has(over) {
            return Err(Refusal::NothingToCapture { at });
        }
        if landing { Ok(()) } else { Err(Refusal::Occupied { at: to }) }
    }

    fn allow_placement(&self, at: Spot) -> Result<(), Refusal> {
        if !self.places() {
            return Err(Refusal::NoSuchAction);
        }
        let point = self.on_board(at)?;
        if let Phase::Chain { at } = self.phase {
            return Err(self.chain_goes_on(at));
        }
        if self.hand[self.side.index()] == 0 {
            return Err(SoldiersRefusal::NothingToPlace.into());
        }
        if self.empty_points().has(point) { Ok(()) } else { Err(Refusal::Occupied { at }) }
    }

    fn allow_huff(&self, at: Spot) -> Result<(), Refusal> {
        if !self.is(HUFF) {
            return Err(Refusal::NoSuchAction);
        }
        let point = self.on_board(at)?;
        if self.owner(point).is_none() {
            return Err(Refusal::NoPiece { at });
        }
        if self.phase == Phase::Huff && self.marked.has(point) {
            Ok(())
        } else {
            Err(SoldiersRefusal::NotHuffable { at }.into())
        }
    }

    fn allow_stop(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Chain { .. } if self.is(MAY_STOP) => Ok(()),
            Phase::Chain { at } => Err(SoldiersRefusal::MustCapture { at: self.layout.board.spot(at) }.into()),
            _ if !self.is(CHAINS) => Err(SoldiersRefusal::OneJumpOnly.into()),
            _ => Err(SoldiersRefusal::NothingToStop.into()),
        }
    }

    fn allow_pass(&self) -> Result<(), Refusal> {
        match (self.phase, self.hand[self.side.index()]) {
            (Phase::Huff, _) if self.is(MAY_DECLINE) => Ok(()),
            (Phase::Huff, _) => Err(SoldiersRefusal::HuffFirst.into()),
            (Phase::Chain { at }, _) => Err(self.chain_goes_on(at)),
            (_, 0) if !self.can_act() => Ok(()),
            (_, 0) => Err(Refusal::MayNotPass),
            (_, left) => Err(SoldiersRefusal::PlaceFirst { left }.into()),
        }
    }
}
