//! Why an action is not legal.
//!
//! Legal is what the list of actions holds; only when an action is not there does the question arise, and
//! it is answered from the general to the particular: whose man, how he moves, what stands in the way, what
//! the last row asks for, and last the safety of the king.

use super::attacks;
use super::generate::{Arrival, CastleTrouble, PROMOTIONS};
use super::men::{KING, PAWN, bit, code_of, role_of, seat_of};
use super::{Chess, NO_SQUARE};
use crate::{Action, ActionList, Position, Refusal, Role, Spot};

/// A move as asked for.
#[derive(Clone, Copy)]
struct Asked {
    from: u8,
    to: u8,
    capture: bool,
    promotion: Option<Role>,
}

impl Asked {
    /// The target as others name it.
    fn at(self) -> Spot {
        Spot::from_square(self.to)
    }
}

/// The first square of a set.
fn first(set: u64) -> Spot {
    Spot::from_square(set.trailing_zeros() as u8)
}

impl Chess {
    /// `None` exactly for the listed actions.
    pub(super) fn why_not(&self, action: Action) -> Option<Refusal> {
        let spots = [action.from(), action.to()];
        let off = spots.into_iter().flatten().find(|spot| !spot.on_8x8());
        // Only a man of one's own acts. Knowing that first saves looking for all that is legal.
        let mine = |spot: Spot| self.men.of(self.white()) & bit(spot.square()) != 0;
        if off.is_none() && action.from().is_some_and(mine) {
            let mut list = ActionList::new();
            self.actions(&mut list);
            if list.contains(&action) {
                return None;
            }
        }
        if self.is_over() {
            return Some(Refusal::GameOver);
        }
        if let Some(at) = off {
            return Some(Refusal::OffBoard { at });
        }
        Some(match action {
            Action::Throw(_) => Refusal::NoThrowNow,
            Action::Pass => self.exchange_due().unwrap_or(Refusal::MayNotPass),
            Action::Promote { at, role } => self.why_no_exchange(at.square(), role),
            Action::Step { from, to, promotion } => {
                self.why_no_move(Asked { from: from.square(), to: to.square(), capture: false, promotion })
            }
            Action::Capture { from, to, promotion } => {
                self.why_no_move(Asked { from: from.square(), to: to.square(), capture: true, promotion })
            }
            _ => Refusal::NoSuchAction,
        })
    }

    fn exchange_due(&self) -> Option<Refusal> {
        let due = self.exchange_now();
        (due != 0).then(|| Refusal::ExchangeDue { at: first(due) })
    }

    /// The man to act with must be there, and one's own.
    fn why_not_mine(&self, square: u8) -> Option<Refusal> {
        let (code, at) = (self.men.code(square), Spot::from_square(square));
        if code == 0 {
            Some(Refusal::NoPiece { at })
        } else if seat_of(code) != self.seat() {
            Some(Refusal::NotYours { at, owner: seat_of(code) })
        } else {
            None
        }
    }

    fn why_no_exchange(&self, square: u8, role: Role) -> Refusal {
        if let Some(refusal) = self.why_not_mine(square) {
            return refusal;
        }
        if self.men.code(square) & 7 != PAWN {
            return Refusal::NoSuchAction;
        }
        let last = if self.white() { square >= 56 } else { square < 8 };
        let piece = !matches!(code_of(role), None | Some(PAWN | KING));
        if !last || !piece {
            return self.exchange_due().unwrap_or(Refusal::WrongPromotion { role });
        }
        let can = code_of(role).is_some_and(|code| self.pool_count(self.white(), code) > 0);
        if can { Refusal::ExchangeAfterMove { at: Spot::from_square(square) } } else { Refusal::NotInPool { role } }
    }

    fn why_no_move(&self, asked: Asked) -> Refusal {
        let Asked { from, to, capture, .. } = asked;
        if let Some(refusal) = self.exchange_due().or_else(|| self.why_not_mine(from)) {
            return refusal;
        }
        let code = self.men.code(from) & 7;
        let refusal = match code {
            PAWN => self.why_not_pawn(asked),
            KING if self.is_castling(from, to) => Some(self.why_not_castle(asked)),
            _ => self.why_not_piece(asked, role_of(code)),
        };
        if let Some(refusal) = refusal {
            return refusal;
        }
        // Only of a square that the man could reach it is worth saying that it is taken.
        if self.men.of(self.white()) & bit(to) != 0 {
            return Refusal::OwnPiece { to: asked.at() };
        }
        let taken = self.men.code(to);
        if taken & 7 == KING {
            return Refusal::KingNeverCaptured { at: asked.at() };
        }
        let passing = code == PAWN && to == self.passing();
        match (capture, taken != 0 || passing) {
            (true, false) => return Refusal::NothingToCapture { at: asked.at() },
            (false, true) => return Refusal::IsCapture,
            _ => {}
        }
        self.why_not_promotion(asked, code).unwrap_or_else(|| self.why_unsafe(from, to))
    }

    fn unreachable(&self, asked: Asked, role: Role) -> Refusal {
        Refusal::Unreachable { role, from: Spot::from_square(asked.from), to: asked.at() }
    }

    fn why_not_piece(&self, asked: Asked, role: Role) -> Option<Refusal> {
        let Asked { from, to, .. } = asked;
        let reach = match role {
            Role::Knight => attacks::knight(from),
            Role::King => attacks::king(from),
            Role::Bishop => attacks::bishop_rays(from),
            Role::Rook => attacks::rook_rays(from),
            _ => attacks::bishop_rays(from) | attacks::rook_rays(from),
        };
        if reach & bit(to) == 0 {
            return Some(self.unreachable(asked, role));
        }
        if matches!(role, Role::Knight | Role::King) {
            return None;
        }
        let inside = attacks::between(from, to) & self.men.occupied();
        if inside == 0 {
            return None;
        }
        // Of several in the way, the one met first.
        let nearest = if to > from { inside.trailing_zeros() } else { 63 - inside.leading_zeros() };
        Some(Refusal::Blocked { by: Spot::from_square(nearest as u8) })
    }

    /// Whether the king asks to go two squares from home, to where castling would take him.
    fn is_castling(&self, from: u8, to: u8) -> bool {
        let home = if self.white() { 4 } else { 60 };
        from == home && (to == home + 2 || to == home - 2)
    }

    fn why_not_castle(&self, asked: Asked) -> Refusal {
        if !self.rules.castling() {
            return Refusal::NoCastling;
        }
        if asked.promotion.is_some() {
            return Refusal::NoSuchAction;
        }
        let short = asked.to > asked.from;
        let right = if short { 1 } else { 2 } << if self.white() { 0 } else { 2 };
        match self.castle(right) {
            Err(CastleTrouble::Lost) => Refusal::CastlingLost,
            Err(CastleTrouble::Blocked(by)) => Refusal::Blocked { by: Spot::from_square(by) },
            Err(CastleTrouble::Attacked(at)) => {
                let home = bit(asked.from);
                let by = attacks::attackers(&self.men, !self.white(), at, self.men.occupied() & !home);
                Refusal::KingAttacked { at: Spot::from_square(at), by: first(by) }
            }
            // Castling is open, so the action was only written as a capture.
            Ok(_) => Refusal::NothingToCapture { at: asked.at() },
        }
    }

    fn why_not_pawn(&self, asked: Asked) -> Option<Refusal> {
        let Asked { from, to, capture, .. } = asked;
        let last = if self.white() { from >= 56 } else { from < 8 };
        if last {
            return Some(Refusal::Suspended { at: Spot::from_square(from) });
        }
        let occupied = self.men.occupied();
        let ahead = if self.white() { from + 8 } else { from - 8 };
        if to == ahead {
            if occupied & bit(to) != 0 {
                return Some(Refusal::PawnBlocked { by: asked.at() });
            }
            return None;
        }
        let second = if self.white() { from / 8 == 1 } else { from / 8 == 6 };
        if second && to.abs_diff(from) == 16 && (to > from) == self.white() {
            let inside = occupied & (bit(ahead) | bit(to));
            if inside != 0 {
                let by = if inside & bit(ahead) != 0 { ahead } else { to };
                return Some(Refusal::PawnBlocked { by: Spot::from_square(by) });
            }
            return None;
        }
        if attacks::pawn(self.white(), from) & bit(to) == 0 {
            return Some(self.unreachable(asked, Role::Pawn));
        }
        if occupied & bit(to) != 0 || to == self.passing() {
            return None;
        }
        if !self.rules.en_passant() && self.looks_like_passing(from, to) {
            return Some(Refusal::NoEnPassant);
        }
        Some(if capture { Refusal::NothingToCapture { at: asked.at() } } else { Refusal::PawnOnlyCapturesDiagonally })
    }

    /// Whether an enemy pawn stands beside as if it had just come by two squares past `to`.
    fn looks_like_passing(&self, from: u8, to: u8) -> bool {
        if from / 8 != if self.white() { 4 } else { 3 } {
            return false;
        }
        let (beside, before) = if self.white() { (to - 8, to + 8) } else { (to + 8, to - 8) };
        self.men.pawns() & self.men.of(!self.white()) & bit(beside) != 0 && self.men.code(before) == 0
    }

    fn why_not_promotion(&self, asked: Asked, code: u8) -> Option<Refusal> {
        let last = if self.white() { asked.to >= 56 } else { asked.to < 8 };
        if code != PAWN || !last {
            return asked
                .promotion
                .map(|role| if code == PAWN { Refusal::WrongPromotion { role } } else { Refusal::NoSuchAction });
        }
        match (self.arrival(), asked.promotion) {
            (Arrival::Forbidden, _) => Some(Refusal::EmptyPool),
            (Arrival::Waits, None) => None,
            (Arrival::Becomes(codes), None) => {
                let code = PROMOTIONS.into_iter().find(|code| codes >> code & 1 != 0);
                Some(Refusal::PromotionDue { role: code.map_or(Role::Queen, role_of) })
            }
            (arrival, Some(role)) => match (arrival, code_of(role)) {
                (_, None | Some(PAWN | KING)) => Some(Refusal::WrongPromotion { role }),
                (Arrival::Becomes(codes), Some(code)) if codes >> code & 1 != 0 => None,
                _ => Some(Refusal::NotInPool { role }),
            },
        }
    }

    /// Everything fits, so the own king would be attacked: where, and by whom.
    fn why_unsafe(&self, from: u8, to: u8) -> Refusal {
        let mut after = *self;
        if self.passing() != NO_SQUARE && to == self.passing() && self.men.code(from) & 7 == PAWN {
            after.men.put(super::generate::passed(to), 0);
        }
        after.men.shift(from, to);
        let king = after.men.kings() & after.men.of(self.white());
        let by = after.checkers(self.white());
        if by == 0 {
            return Refusal::NoSuchAction;
        }
        Refusal::KingAttacked { at: first(king), by: first(by) }
    }
}
