//! Why an action is not legal.

use super::men::{Kind, Kinds, Man};
use super::options::*;
use super::state::*;
use super::tables::{PAWN_HITS, PAWN_STEPS, last_line};
use crate::four_kings::FourKingsRefusal;
use crate::grid::{self, KING, Square};
use crate::moves::Move;
use crate::{Action, ActionList, ChanceList, Refusal, Role, Spot, Throw};

/// The role of the first promotion in a list.
fn promotion_in(list: &ActionList) -> Role {
    let role = |action: &Action| if let Action::Promote { role, .. } = *action { Some(role) } else { None };
    list.iter().find_map(role).unwrap_or(Role::King)
}

impl FourKings {
    /// Why an action is not legal; `None` exactly when it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Refusal> {
        self.allow(action).err()
    }

    fn allow(&self, action: Action) -> Result<(), Refusal> {
        if let Action::Throw(throw) = action {
            return self.allow_throw(throw);
        }
        match self.phase {
            Phase::Over => return Err(Refusal::GameOver),
            _ if self.never(action) => return Err(Refusal::NoSuchAction),
            Phase::Throw => return Err(Refusal::ThrowFirst),
            _ => {}
        }
        // Most illegal moves fail by their origin: that is seen without generating the list.
        if let Action::Step { from, to, .. } | Action::Capture { from, to, .. } = action {
            self.allow_from(from, to)?;
        }
        let mut list = ActionList::new();
        self.legal(&mut list);
        if list.contains(&action) {
            return Ok(());
        }
        match Move::of(action) {
            Some(asked) => self.allow_move(asked)?,
            None => return Err(self.misplaced(action, &list)),
        }
        // Only `twoDice.mustMaximise` forbids a pseudo-legal move.
        Err(FourKingsRefusal::WastesDie.into())
    }

    /// Whether the rules of this game never have such an action.
    fn never(&self, action: Action) -> bool {
        match action {
            Action::Huff { .. } | Action::Stop => true,
            Action::Call(_) => self.rules.throw().skill().is_none(),
            Action::Place { .. } if self.rules.king_return() != KingReturn::Off => false,
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

    fn allow_throw(&self, throw: Throw) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return Err(Refusal::GameOver),
            Phase::Throw => {}
            _ => return Err(Refusal::NoThrowNow),
        }
        let mut list = ChanceList::new();
        self.throws(&mut list);
        if list.iter().any(|&(known, _)| known == throw) { Ok(()) } else { Err(Refusal::ImpossibleThrow) }
    }

    /// Why an action of this game, other than a move, is not in the list.
    fn misplaced(&self, action: Action, list: &ActionList) -> Refusal {
        match action {
            Action::Promote { at, role } => self.no_promotion(at, role),
            Action::Call(_) if self.phase == Phase::Call => Refusal::ImpossibleThrow,
            Action::Call(_) => Refusal::NotNow,
            Action::Place { at } if self.phase == Phase::Place || self.may_place_freed() => {
                FourKingsRefusal::NotAReturn { at }.into()
            }
            Action::Place { .. } | Action::Accept | Action::Decline => Refusal::NotNow,
            Action::OfferExchange { .. } => FourKingsRefusal::NoExchange.into(),
            Action::Pass if self.phase == Phase::Move => Refusal::MayNotPass,
            Action::Pass if self.phase == Phase::Before => Refusal::PromotionDue { role: promotion_in(list) },
            Action::Pass => Refusal::NotNow,
            Action::Withdraw if self.own(self.thrower).len() == 1 && self.has_king(self.thrower) => Refusal::NotNow,
            Action::Withdraw => FourKingsRefusal::NotLastKing.into(),
            _ => Refusal::NoSuchAction,
        }
    }

    /// What forbids any move of the piece on `from`, wherever on the board it goes.
    fn allow_from(&self, from: Spot, to: Spot) -> Result<(), Refusal> {
        if self.phase != Phase::Move {
            return Err(Refusal::NotNow);
        }
        let on_board = |at: Spot| Square::of(at).ok_or(Refusal::OffBoard { at });
        let (start, _) = (on_board(from)?, on_board(to)?);
        if !self.occupied().has(start) {
            return Err(Refusal::NoPiece { at: from });
        }
        self.allow_piece(start)
    }

    /// Whether the piece on a square may be moved now by the seat that decides, wherever it would go.
    fn allow_piece(&self, from: Square) -> Result<(), Refusal> {
        let man = self.man_at(from);
        let army = man.army();
        let may =
            |named: Kinds| self.movers(named).iter().any(|&(own, kinds)| own == army && kinds.has(man.moved_as()));
        if may(self.named()) {
            return Ok(());
        }
        if may(Kinds::ALL) {
            return Err(FourKingsRefusal::DieSays { face: self.dice[0], other: self.dice[1], role: man.role() }.into());
        }
        if self.frozen(army) {
            return Err(FourKingsRefusal::ArmyFrozen { army }.into());
        }
        let decider = self.decider();
        let paraded = man.is(Kind::Boat) && self.boat_obeys_ally(army);
        let commander = if paraded { self.seating.ally(army) } else { self.commander(army) };
        let commanded = commander != army;
        let own_side = !self.seating.enemies(army, decider) && commander != decider;
        Err(if commanded && (own_side || army == self.thrower) {
            FourKingsRefusal::UnderCommand { commander }.into()
        } else {
            Refusal::NotYours { at: from.spot(), owner: army }
        })
    }

    /// Whether a move of a piece that may be moved is pseudo-legal.
    fn allow_move(&self, asked: Move) -> Result<(), Refusal> {
        let Move { from, to, captures, promotion } = asked;
        let man = self.man_at(from);
        let army = man.army();
        if man.is_pawn() && last_line(army).has(from) {
            return Err(FourKingsRefusal::PawnOnLastLine.into());
        }
        self.allow_path(man, from, to)?;
        let taken = self.occupied().has(to);
        if taken && self.victims(man.role(), to.set()).is_empty() {
            return Err(FourKingsRefusal::Rank { attacker: man.role(), victim: self.man_at(to).role() }.into());
        }
        match (captures, taken) {
            (false, true) => return Err(Refusal::IsCapture),
            (true, false) => return Err(Refusal::NothingToCapture { at: to.spot() }),
            _ => {}
        }
        let arrives = man.is_pawn() && self.promotion_zone(army).has(to);
        match promotion {
            None if !arrives => Ok(()),
            None => {
                let change = self.changes(man, to);
                let due = change.kinds.first().filter(|_| change.must);
                Err(due.map_or(FourKingsRefusal::LastLineTooEarly.into(), |kind| Refusal::PromotionDue {
                    role: kind.role(),
                }))
            }
            Some(role) if !arrives => Err(Refusal::WrongPromotion { role }),
            Some(role) => Err(self.no_change(man, to, role)),
        }
    }

    /// Whether a piece can reach a square, apart from what it may capture.
    fn allow_path(&self, man: Man, from: Square, to: Square) -> Result<(), Refusal> {
        let army = man.army();
        let (steps, hits) = (PAWN_STEPS[army.index()][from], PAWN_HITS[army.index()][from]);
        let reach = match man.kind() {
            _ if man.is_pawn() => steps | hits,
            Kind::King => KING[from],
            kind => self.reach_alone(kind, from),
        };
        if !reach.has(to) {
            return Err(Refusal::Unreachable { role: man.role(), from: from.spot(), to: to.spot() });
        }
        let (taken, at) = (self.occupied().has(to), to.spot());
        if man.is_pawn() && steps.has(to) {
            return if taken { Err(Refusal::PawnBlocked { by: at }) } else { Ok(()) };
        }
        if self.own(army).has(to) {
            return Err(Refusal::OwnPiece { to: at });
        }
        if self.friends(army).has(to) {
            return Err(Refusal::AllyPiece { to: at });
        }
        if man.is_pawn() && !taken {
            return Err(Refusal::PawnOnlyCapturesDiagonally);
        }
        match grid::first_between(from, to, self.occupied()) {
            Some(by) if !man.is_pawn() && self.slides(man.kind()) => Err(Refusal::Blocked { by: by.spot() }),
            _ => Ok(()),
        }
    }

    /// Why a waiting pawn cannot be promoted.
    fn no_promotion(&self, at: Spot, role: Role) -> Refusal {
        let Some(square) = Square::of(at) else {
            return Refusal::OffBoard { at };
        };
        if !self.occupied().has(square) {
            return Refusal::NoPiece { at };
        }
        let man = self.man_at(square);
        let army = man.army();
        if army != self.thrower && self.commander(army) != self.decider() {
            return Refusal::NotYours { at, owner: army };
        }
        if !man.is_pawn() || !self.promotion_zone(army).has(square) {
            return Refusal::WrongPromotion { role };
        }
        self.no_change(man, square, role)
    }

    /// Why a pawn cannot become that piece on that square.
    fn no_change(&self, pawn: Man, square: Square, wanted: Role) -> Refusal {
        let army = pawn.army();
        match self.kind_for(pawn, square) {
            Some(given) if given.role() == wanted => {
                if self.loss_allows(army, given) {
                    Refusal::NotNow
                } else if given == Kind::King && self.never_crowns() {
                    Refusal::WrongPromotion { role: wanted }
                } else if self.rules.promotion_needs() == PromotionNeeds::PawnLost {
                    FourKingsRefusal::NoPawnLost.into()
                } else {
                    FourKingsRefusal::PieceNotLost { role: wanted }.into()
                }
            }
            _ if Kind::of(wanted).is_some() && self.privileged(army, square) => Refusal::NotNow,
            _ => Refusal::WrongPromotion { role: wanted },
        }
    }
}
