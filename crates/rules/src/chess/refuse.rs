//! Why an action is not legal.
//!
//! The list of actions decides what is legal. An action that is not in it is examined from the general to the
//! particular: whose piece it is, how it moves, what stands in the way, the rules of the last rank, and last the safety
//! of the king.

use super::Chess;
use super::attacks;
use super::castling::{CastleTrouble, Right};
use super::exchange::{Arrival, promotions};
use super::generate::passed;
use super::men::{Kind, Man};
use super::options::PromotionTo;
use crate::chess::ChessRefusal;
use crate::grid::{KING, KNIGHT, Square, SquareSet, bishop_rays, first_between, rook_rays};
use crate::moves::Move;
use crate::{Action, ActionList, Position, Refusal, Role, Spot};

fn unreachable(role: Role, asked: Move) -> Refusal {
    Refusal::Unreachable { role, from: asked.from.spot(), to: asked.to.spot() }
}

impl Chess {
    /// Why an action is not legal; `None` exactly when it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        self.allow(action).err()
    }

    fn allow(&self, action: Action) -> Result<(), Refusal> {
        let off = [action.from(), action.to()].into_iter().flatten().find(|spot| !spot.on_8x8());
        // Only own pieces act: testing that first saves generating the list.
        let own = |at: Spot| self.men.of(self.side()).has(Square::at(at));
        if off.is_none() && action.from().is_some_and(own) {
            let mut list = ActionList::new();
            self.actions(&mut list);
            if list.contains(&action) {
                return Ok(());
            }
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if let Some(at) = off {
            return Err(Refusal::OffBoard { at });
        }
        match (Move::of(action), action) {
            (Some(asked), _) => {
                self.allow_move(asked)?;
                Err(self.unsafe_king(asked))
            }
            (_, Action::Promote { at, role }) => Err(self.no_exchange(Square::at(at), role)),
            (_, Action::Throw(_)) => Err(Refusal::NoThrowNow),
            (_, Action::Pass) => Err(self.exchange_due().unwrap_or(Refusal::MayNotPass)),
            _ => Err(Refusal::NoSuchAction),
        }
    }

    /// The refusal while an exchange has to come first.
    fn exchange_due(&self) -> Option<Refusal> {
        self.exchange_now().first().map(|at| ChessRefusal::ExchangeDue { at: at.spot() }.into())
    }

    /// The piece on a square, if it belongs to the side to move.
    fn allow_man(&self, square: Square) -> Result<Man, Refusal> {
        let at = square.spot();
        match self.men.at(square) {
            None => Err(Refusal::NoPiece { at }),
            Some(man) if man.side() != self.side() => Err(Refusal::NotYours { at, owner: man.side().seat() }),
            Some(man) => Ok(man),
        }
    }

    /// Why a piece cannot be exchanged.
    fn no_exchange(&self, square: Square, role: Role) -> Refusal {
        match self.allow_man(square) {
            Err(refusal) => return refusal,
            Ok(man) if !man.is(Kind::Pawn) => return Refusal::NoSuchAction,
            Ok(_) => {}
        }
        let last = self.side().rank(7).has(square);
        match self.rules.kind(role).filter(|kind| last && !matches!(kind, Kind::Pawn | Kind::King)) {
            None => self.exchange_due().unwrap_or(Refusal::WrongPromotion { role }),
            Some(kind) if self.pool_count(self.side(), kind) > 0 => {
                ChessRefusal::ExchangeAfterMove { at: square.spot() }.into()
            }
            Some(_) => ChessRefusal::NotInPool { role }.into(),
        }
    }

    /// Whether a move is pseudo-legal: legal but for the safety of the king.
    fn allow_move(&self, asked: Move) -> Result<(), Refusal> {
        let Move { from, to, captures, .. } = asked;
        if let Some(due) = self.exchange_due() {
            return Err(due);
        }
        let man = self.allow_man(from)?;
        match man.kind() {
            Kind::Pawn => self.allow_pawn(asked)?,
            Kind::King if self.castling_asked(asked).is_some() => self.allow_king_to_castle(asked)?,
            Kind::King if KNIGHT[from].has(to) && self.rules.king_leap() => self.allow_king_to_leap(asked)?,
            kind => self.allow_path(kind, asked)?,
        }
        // That the square is taken matters only if the piece could reach it.
        let taken = self.men.at(to);
        if taken.is_some_and(|taken| taken.side() == man.side()) {
            return Err(Refusal::OwnPiece { to: asked.to.spot() });
        }
        if taken.is_some_and(|taken| taken.is(Kind::King)) {
            return Err(ChessRefusal::KingNeverCaptured { at: asked.to.spot() }.into());
        }
        let passes = man.is(Kind::Pawn) && self.passing() == Some(to);
        match (captures, taken.is_some() || passes) {
            (true, false) => Err(Refusal::NothingToCapture { at: asked.to.spot() }),
            (false, true) => Err(Refusal::IsCapture),
            _ => self.allow_promotion(man, asked),
        }
    }

    fn allow_path(&self, kind: Kind, asked: Move) -> Result<(), Refusal> {
        let Move { from, to, .. } = asked;
        let slides = match kind {
            Kind::Knight | Kind::King => SquareSet::EMPTY,
            Kind::Bishop => bishop_rays(from),
            Kind::Rook => rook_rays(from),
            Kind::Queen | Kind::Pawn => bishop_rays(from) | rook_rays(from),
        };
        let steps = match kind {
            Kind::Knight => Some(KNIGHT[from]),
            Kind::King => Some(KING[from]),
            other => self.steps_of(other, self.side(), from),
        };
        if !steps.unwrap_or(slides).has(to) {
            return Err(unreachable(self.rules.role(kind), asked));
        }
        match first_between(from, to, self.men.occupied()) {
            Some(by) if steps.is_none() => Err(Refusal::Blocked { by: by.spot() }),
            _ => Ok(()),
        }
    }

    /// The king's one leap.
    fn allow_king_to_leap(&self, asked: Move) -> Result<(), Refusal> {
        let side = self.side();
        if !self.memory.rights().has(Right::to_leap(side)) {
            return Err(ChessRefusal::LeapSpent.into());
        }
        match self.checkers(side).first() {
            Some(by) => Err(ChessRefusal::KingAttacked { at: asked.from.spot(), by: by.spot() }.into()),
            None => Ok(()),
        }
    }

    /// The castling right for a king's move of two squares from its home.
    fn castling_asked(&self, asked: Move) -> Option<Right> {
        let asks = |right: &Right| right.home() == asked.from && right.king_to() == asked.to;
        Right::of(self.side()).into_iter().find(asks)
    }

    fn allow_king_to_castle(&self, asked: Move) -> Result<(), Refusal> {
        if !self.rules.castling() {
            return Err(ChessRefusal::NoCastling.into());
        }
        let Some(right) = self.castling_asked(asked).filter(|_| asked.promotion.is_none()) else {
            return Err(Refusal::NoSuchAction);
        };
        match self.allow_castling(right) {
            Err(CastleTrouble::Lost) => Err(ChessRefusal::CastlingLost.into()),
            Err(CastleTrouble::Blocked(by)) => Err(Refusal::Blocked { by: by.spot() }),
            Err(CastleTrouble::Attacked(at)) => {
                let without_king = self.men.occupied().without(asked.from.set());
                let by = self.attackers(self.side().other(), at, without_king);
                Err(ChessRefusal::KingAttacked { at: at.spot(), by: by.lowest().spot() }.into())
            }
            // Castling is legal, so the action was written as a capture.
            Ok(()) => Err(Refusal::NothingToCapture { at: asked.to.spot() }),
        }
    }

    fn allow_pawn(&self, asked: Move) -> Result<(), Refusal> {
        let Move { from, to, captures, .. } = asked;
        let (side, occupied) = (self.side(), self.men.occupied());
        if side.rank(7).has(from) {
            return Err(ChessRefusal::Suspended { at: from.spot() }.into());
        }
        let one = from.set().shifted(0, side.forward());
        let two = (one & side.rank(2)).shifted(0, side.forward()).only_if(self.rules.double_step());
        if (one | two).has(to) {
            let way = if one.has(to) { [one, SquareSet::EMPTY] } else { [one, two] };
            return match way.into_iter().find_map(|step| (step & occupied).first()) {
                Some(by) => Err(Refusal::PawnBlocked { by: by.spot() }),
                None => Ok(()),
            };
        }
        if !attacks::pawn(side, from).has(to) {
            return Err(unreachable(Role::Pawn, asked));
        }
        if occupied.has(to) || self.passing() == Some(to) {
            return Ok(());
        }
        Err(match captures {
            _ if !self.rules.en_passant() && self.looks_like_passing(from, to) => ChessRefusal::NoEnPassant.into(),
            true => Refusal::NothingToCapture { at: asked.to.spot() },
            false => Refusal::PawnOnlyCapturesDiagonally,
        })
    }

    /// Whether an enemy pawn stands beside `from` as if it had just moved two squares past `to`.
    fn looks_like_passing(&self, from: Square, to: Square) -> bool {
        let enemy = self.side().other();
        let came_from = to.set().shifted(0, -enemy.forward());
        enemy.rank(3).has(from)
            && (self.men.pawns() & self.men.of(enemy)).has(passed(to))
            && !self.men.occupied().meets(came_from)
    }

    fn allow_promotion(&self, man: Man, asked: Move) -> Result<(), Refusal> {
        let arrives = man.is(Kind::Pawn) && self.side().rank(7).has(asked.to);
        match asked.promotion {
            None if !arrives => return Ok(()),
            Some(_) if !man.is(Kind::Pawn) => return Err(Refusal::NoSuchAction),
            Some(role) if !arrives => return Err(Refusal::WrongPromotion { role }),
            _ => {}
        }
        match (self.arrival(), asked.promotion) {
            (Arrival::Forbidden, _) => Err(ChessRefusal::EmptyPool.into()),
            (Arrival::Waits, None) => Ok(()),
            (Arrival::Becomes(kinds), None) => {
                let role = promotions(kinds).next().map_or(Role::Queen, |kind| self.rules.role(kind));
                Err(Refusal::PromotionDue { role })
            }
            (arrival, Some(role)) => match (self.rules.kind(role), arrival) {
                (None | Some(Kind::Pawn | Kind::King), _) => Err(Refusal::WrongPromotion { role }),
                (Some(kind), Arrival::Becomes(kinds)) if kinds.has(kind) => Ok(()),
                (Some(_), _) if self.rules.promotion_to() == PromotionTo::Counsellor => {
                    Err(Refusal::WrongPromotion { role })
                }
                _ => Err(ChessRefusal::NotInPool { role }.into()),
            },
        }
    }

    /// The move is pseudo-legal, so the own king would be attacked: where, and by which piece.
    fn unsafe_king(&self, asked: Move) -> Refusal {
        let Move { from, to, .. } = asked;
        let side = self.side();
        let mut after = *self;
        if self.passing() == Some(to) && self.men.pawns().has(from) {
            after.men.clear(passed(to));
        }
        after.men.shift(from, to);
        match after.checkers(side).first() {
            Some(by) => ChessRefusal::KingAttacked { at: after.men.king(side).spot(), by: by.spot() }.into(),
            None => Refusal::NoSuchAction,
        }
    }
}
