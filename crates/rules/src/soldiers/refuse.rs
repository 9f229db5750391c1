//! Why something may not be done.

use super::Soldiers;
use super::geometry::{self, Points, each, middle};
use super::options::Obligation;
use super::state::{Phase, seat};
use crate::{Action, Refusal, Spot};

impl Soldiers {
    /// `Ok` exactly for the legal actions.
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Step { from, to, promotion: None } => self.why_not_step(from, to),
            Action::Capture { from, to, promotion: None } => self.why_not_jump(from, to),
            Action::Place { at } => self.why_not_place(at),
            Action::Huff { at } => self.why_not_huff(at),
            Action::Stop => self.why_not_stop(),
            Action::Pass => self.why_not_pass(),
            _ => Err(Refusal::NoSuchAction),
        }
    }

    /// The set of one point, if the board in play has it.
    fn on_board(&self, at: Spot) -> Result<Points, Refusal> {
        match geometry::bit(at) & self.points() {
            0 => Err(Refusal::OffBoard { at }),
            bit => Ok(bit),
        }
    }

    /// What forbids any move of the piece on `from`, wherever it goes.
    fn why_not_from(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        let bit = self.on_board(from)?;
        self.on_board(to)?;
        if self.phase == Phase::Huff {
            return Err(Refusal::HuffFirst);
        }
        match self.owner(bit) {
            None => return Err(Refusal::NoPiece { at: from }),
            Some(side) if side != self.side => return Err(Refusal::NotYours { at: from, owner: seat(side) }),
            Some(_) => {}
        }
        if let Phase::Chain { at } = self.phase
            && at != geometry::place(from)
        {
            return Err(Refusal::ChainGoesOn { at: geometry::spot(at) });
        }
        match self.hand[self.side] {
            0 => Ok(()),
            left => Err(Refusal::PlaceFirst { left }),
        }
    }

    fn why_not_step(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        self.why_not_from(from, to)?;
        if !geometry::joined(from, to) {
            // Perhaps a capture was meant.
            let captures = self.why_not_jump(from, to);
            return Err(match captures {
                Ok(()) => Refusal::IsCapture,
                Err(refusal @ (Refusal::CowsNeverJump | Refusal::JumpsOwn { .. })) if from != to => refusal,
                Err(_) => Refusal::NoLine { from, to },
            });
        }
        if self.empty() & geometry::bit(to) == 0 {
            return Err(Refusal::Occupied { at: to });
        }
        if let Phase::Chain { at } = self.phase {
            return Err(Refusal::ChainGoesOn { at: geometry::spot(at) });
        }
        match (self.options.duty(), each(self.hunters()).next()) {
            (Obligation::Strict, Some(place)) => Err(Refusal::MustCapture { at: geometry::spot(place) }),
            _ => Ok(()),
        }
    }

    fn why_not_jump(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        self.why_not_from(from, to)?;
        let landing = self.empty() & geometry::bit(to) != 0;
        if !geometry::jumpable(from, to) {
            return Err(match (geometry::joined(from, to), landing) {
                (true, true) => Refusal::NothingToCapture { at: to },
                (true, false) => Refusal::Occupied { at: to },
                (false, _) => Refusal::NoLine { from, to },
            });
        }
        if !self.jumps(self.side) {
            return Err(Refusal::CowsNeverJump);
        }
        let at = middle(from, to);
        let over = self.on_board(at)?;
        if self.men[self.side] & over != 0 {
            return Err(Refusal::JumpsOwn { over: at });
        }
        if self.enemies() & over == 0 {
            return Err(Refusal::NothingToCapture { at });
        }
        if landing { Ok(()) } else { Err(Refusal::Occupied { at: to }) }
    }

    fn why_not_place(&self, at: Spot) -> Result<(), Refusal> {
        if !self.cows() {
            return Err(Refusal::NoSuchAction);
        }
        let bit = self.on_board(at)?;
        if let Phase::Chain { at } = self.phase {
            return Err(Refusal::ChainGoesOn { at: geometry::spot(at) });
        }
        if self.hand[self.side] == 0 {
            return Err(Refusal::NothingToPlace);
        }
        if self.empty() & bit != 0 { Ok(()) } else { Err(Refusal::Occupied { at }) }
    }

    fn why_not_huff(&self, at: Spot) -> Result<(), Refusal> {
        if self.options.duty() != Obligation::Huff {
            return Err(Refusal::NoSuchAction);
        }
        let bit = self.on_board(at)?;
        if self.owner(bit).is_none() {
            return Err(Refusal::NoPiece { at });
        }
        if self.phase == Phase::Huff && self.marked & bit != 0 { Ok(()) } else { Err(Refusal::NotHuffable { at }) }
    }

    fn why_not_stop(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Chain { .. } if self.options.may_stop() => Ok(()),
            Phase::Chain { at } => Err(Refusal::MustCapture { at: geometry::spot(at) }),
            _ if !self.options.chains() => Err(Refusal::OneJumpOnly),
            _ => Err(Refusal::NothingToStop),
        }
    }

    fn why_not_pass(&self) -> Result<(), Refusal> {
        match (self.phase, self.hand[self.side]) {
            (Phase::Huff, _) if self.options.huff_may_decline => Ok(()),
            (Phase::Huff, _) => Err(Refusal::HuffFirst),
            (Phase::Chain { at }, _) => Err(Refusal::ChainGoesOn { at: geometry::spot(at) }),
            (_, 0) if !self.can_act() => Ok(()),
            (_, 0) => Err(Refusal::MayNotPass),
            (_, left) => Err(Refusal::PlaceFirst { left }),
        }
    }
}
