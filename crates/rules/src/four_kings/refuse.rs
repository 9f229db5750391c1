//! Why an action is not legal.

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{Action, ActionList, ChanceList, Refusal, Role, Spot, Throw};

/// What the first promotion in a list leads to.
fn promotion_in(list: &ActionList) -> Role {
    let role = |action: &Action| if let Action::Promote { role, .. } = *action { Some(role) } else { None };
    list.iter().find_map(role).unwrap_or(Role::King)
}

impl FourKings {
    /// Why an action is not legal; `None` exactly when it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        if let Action::Throw(throw) = action {
            return self.refuse_throw(throw);
        }
        match self.phase {
            Phase::Over => return Some(Refusal::GameOver),
            _ if self.never(action) => return Some(Refusal::NoSuchAction),
            Phase::Throw => return Some(Refusal::ThrowFirst),
            _ => {}
        }
        // Most moves that are tried in vain fail where they begin: no list is needed to see it.
        if let Some(refusal) = self.refuse_start(action) {
            return Some(refusal);
        }
        let mut list = ActionList::new();
        self.legal(&mut list);
        if list.contains(&action) {
            return None;
        }
        Some(match action {
            Action::Step { from, to, promotion } => self.refuse_move(from, to, promotion, false),
            Action::Capture { from, to, promotion } => self.refuse_move(from, to, promotion, true),
            Action::Promote { at, role } => self.refuse_promotion(at, role),
            Action::Call(_) if self.phase == Phase::Call => Refusal::ImpossibleThrow,
            Action::Call(_) => Refusal::NotNow,
            Action::Place { at } if self.phase == Phase::Place => Refusal::NotAReturn { at },
            Action::Place { .. } | Action::Accept | Action::Decline => Refusal::NotNow,
            Action::OfferExchange { .. } => Refusal::NoExchange,
            Action::Pass if self.phase == Phase::Move => Refusal::MayNotPass,
            Action::Pass if self.phase == Phase::Before => Refusal::PromotionDue { role: promotion_in(&list) },
            Action::Pass => Refusal::NotNow,
            Action::Withdraw => {
                let own = self.own(self.thrower);
                if own.count_ones() == 1 && self.own_kind(self.thrower, KING) != 0 {
                    Refusal::NotNow
                } else {
                    Refusal::NotLastKing
                }
            }
            Action::Huff { .. } | Action::Stop | Action::Throw(_) => Refusal::NoSuchAction,
        })
    }

    /// Whether the rules of this game know no such action, now or later.
    fn never(&self, action: Action) -> bool {
        match action {
            Action::Huff { .. } | Action::Stop => true,
            Action::Call(_) => self.rules.throw().skill().is_none(),
            Action::Place { .. } | Action::OfferExchange { .. } | Action::Accept | Action::Decline => {
                self.rules.exchange() == Exchange::Off
            }
            Action::Withdraw => match self.rules.withdraw_last_king() {
                WithdrawLastKing::Off => true,
                WithdrawLastKing::TeamOnly => !self.seating.teams,
                WithdrawLastKing::Always => false,
            },
            _ => false,
        }
    }

    /// Why a move fails already where it begins.
    fn refuse_start(&self, action: Action) -> Option<Refusal> {
        let (Action::Step { from, to, .. } | Action::Capture { from, to, .. }) = action else { return None };
        if self.phase != Phase::Move {
            return Some(Refusal::NotNow);
        }
        if let Some(&at) = [from, to].iter().find(|at| !at.on_8x8()) {
            return Some(Refusal::OffBoard { at });
        }
        if self.occupied() & bit(from.square()) == 0 {
            return Some(Refusal::NoPiece { at: from });
        }
        self.refuse_piece(from.square())
    }

    fn refuse_throw(&self, throw: Throw) -> Option<Refusal> {
        match self.phase {
            Phase::Over => return Some(Refusal::GameOver),
            Phase::Throw => {}
            _ => return Some(Refusal::NoThrowNow),
        }
        let mut list = ChanceList::new();
        self.throws(&mut list);
        (!list.iter().any(|&(known, _)| known == throw)).then_some(Refusal::ImpossibleThrow)
    }

    /// Why the piece on a square is not the decider's to move now, whatever it would do.
    fn refuse_piece(&self, from: u8) -> Option<Refusal> {
        let (army, code) = (self.army_at(from), self.code_at(from));
        let kind = if code >= PAWN { KING } else { code };
        let may = |named| self.movers(named).iter().any(|&(own, kinds)| own == army && kinds & (1 << kind) != 0);
        if may(self.named()) {
            return None;
        }
        if may(super::generate::ALL_KINDS) {
            return Some(Refusal::DieSays { face: self.dice[0], other: self.dice[1], role: role(code) });
        }
        if self.frozen(army) {
            return Some(Refusal::ArmyFrozen { army: seat(army) });
        }
        let decider = self.decider();
        let paraded = code == BOAT && self.boats & (1 << army) != 0;
        let commander = if paraded { self.seating.ally(army) } else { self.commander(army) };
        if !self.seating.enemies(army, decider) && commander != army && commander != decider {
            return Some(Refusal::UnderCommand { commander: seat(commander) });
        }
        if army == self.thrower && commander != army {
            return Some(Refusal::UnderCommand { commander: seat(commander) });
        }
        Some(Refusal::NotYours { at: spot(from), owner: seat(army) })
    }

    /// Why a move of a piece that may be moved is not legal.
    fn refuse_move(&self, from: Spot, to: Spot, promotion: Option<Role>, captures: bool) -> Refusal {
        let (start, end) = (from.square(), to.square());
        let (army, code) = (self.army_at(start), self.code_at(start));
        let pawn = code >= PAWN;
        if pawn && LAST[usize::from(army)] & bit(start) != 0 {
            return Refusal::PawnOnLastLine;
        }
        if let Some(refusal) = self.refuse_path(army, code, start, end) {
            return refusal;
        }
        let taken = self.occupied() & bit(end) != 0;
        if taken && self.victims(code, bit(end)) == 0 {
            return Refusal::Rank { attacker: role(code), victim: role(self.code_at(end)) };
        }
        if captures != taken {
            return if taken { Refusal::IsCapture } else { Refusal::NothingToCapture { at: to } };
        }
        if !pawn || self.promotion_zone(army) & bit(end) == 0 {
            return match promotion {
                Some(role) => Refusal::WrongPromotion { role },
                // Only `twoDice.mustMaximise` forbids a move that is right in itself.
                None => Refusal::MayNotPass,
            };
        }
        match promotion {
            None => match self.changes(army, code, end) {
                change if change.must => Refusal::PromotionDue { role: role(change.kinds.trailing_zeros() as u8) },
                _ => Refusal::LastLineTooEarly,
            },
            Some(role) => self.refuse_change(army, code, end, role),
        }
    }

    /// Why a piece does not get to a square, its captures apart.
    fn refuse_path(&self, army: u8, code: u8, from: u8, to: u8) -> Option<Refusal> {
        let unreachable = Refusal::Unreachable { role: role(code), from: spot(from), to: spot(to) };
        let taken = self.occupied() & bit(to) != 0;
        let index = usize::from(from);
        let reach = match code {
            KING => KING_STEPS[index],
            ELEPHANT => elephant_reach(from, 0),
            HORSE => HORSE_LEAPS[index],
            BOAT => BOAT_LEAPS[index],
            _ => PAWN_STEPS[usize::from(army)][index] | PAWN_HITS[usize::from(army)][index],
        };
        if reach & bit(to) == 0 {
            return Some(unreachable);
        }
        if code >= PAWN && PAWN_STEPS[usize::from(army)][index] & bit(to) != 0 {
            return taken.then_some(Refusal::PawnBlocked { by: spot(to) });
        }
        if taken && self.friends(army) & bit(to) != 0 {
            let own = self.own(army) & bit(to) != 0;
            return Some(if own { Refusal::OwnPiece { to: spot(to) } } else { Refusal::AllyPiece { to: spot(to) } });
        }
        if code >= PAWN && !taken {
            return Some(Refusal::PawnOnlyCapturesDiagonally);
        }
        if code == ELEPHANT {
            return blocker(from, to, self.occupied()).map(|by| Refusal::Blocked { by: spot(by) });
        }
        None
    }

    fn refuse_promotion(&self, at: Spot, role: Role) -> Refusal {
        if !at.on_8x8() {
            return Refusal::OffBoard { at };
        }
        let square = at.square();
        if self.occupied() & bit(square) == 0 {
            return Refusal::NoPiece { at };
        }
        let (army, code) = (self.army_at(square), self.code_at(square));
        if army != self.thrower && self.commander(army) != self.decider() {
            return Refusal::NotYours { at, owner: seat(army) };
        }
        if code < PAWN || self.promotion_zone(army) & bit(square) == 0 {
            return Refusal::WrongPromotion { role };
        }
        self.refuse_change(army, code, square, role)
    }

    /// Why a pawn does not become that piece on that square.
    fn refuse_change(&self, army: u8, code: u8, square: u8, wanted: Role) -> Refusal {
        match self.kind_for(army, code, square) {
            Some(given) if role(given) == wanted => {
                if self.loss_allows(army, given) {
                    Refusal::NotNow
                } else if self.rules.promotion_needs() == PromotionNeeds::PawnLost {
                    Refusal::NoPawnLost
                } else {
                    Refusal::PieceNotLost { role: wanted }
                }
            }
            _ if self.changes(army, code, square).kinds != 0
                && kind(wanted).is_some()
                && self.privileged(army, square) =>
            {
                Refusal::NotNow
            }
            _ => Refusal::WrongPromotion { role: wanted },
        }
    }
}
