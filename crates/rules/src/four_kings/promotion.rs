//! Pawns that change: on arrival, or before a throw when they waited.
//!
//! S0 lets a pawn become the piece it stood before at the start, S2 the piece of the file on
//! which it arrives, S1 a horse or an elephant on their squares (AMB-13); all of them only after a loss.

use super::options::*;
use super::state::*;
use super::tables::*;
use crate::{Action, ActionList, Event, EventSink, Role};

/// Into what a pawn may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    /// The kinds it may become.
    pub kinds: u8,
    /// Whether it may not stay a pawn.
    pub must: bool,
}

const NO_CHANGE: Change = Change { kinds: 0, must: false };

impl FourKings {
    /// The squares on which pawns of an army may change.
    #[inline(always)]
    pub(super) fn promotion_zone(&self, army: u8) -> Set {
        let last = LAST[usize::from(army & 3)];
        if self.is(WIDE_ZONE) { last | HOMES } else { last }
    }

    /// The kind that the square gives by the rule, loss or no loss.
    pub(super) fn kind_for(&self, army: u8, code: u8, square: u8) -> Option<u8> {
        if LAST[usize::from(army & 3)] & bit(square) == 0 {
            return None;
        }
        let file = along(army, square);
        match self.rules.promotion_by() {
            PromotionBy::Origin => Some(code & 3),
            PromotionBy::ArrivalFile => {
                let near = self.rules.arrival_files() == ArrivalFiles::OwnHalfOnly;
                (!near || file < 4).then(|| BY_FILE[usize::from(file)])
            }
            PromotionBy::CzSquares => {
                let files = match self.rules.cz_promotion_squares() {
                    CzPromotionSquares::BothHalves => 0..8,
                    CzPromotionSquares::Literal => 4..8,
                    CzPromotionSquares::OwnFiles => 0..4,
                };
                let kind = BY_FILE[usize::from(file)];
                (files.contains(&file) && (kind == HORSE || kind == ELEPHANT)).then_some(kind)
            }
        }
    }

    /// Whether losses are counted for an army and its ally's together: one player holds both (AMB-66).
    fn losses_are_shared(&self, army: u8) -> bool {
        self.out != 0 && self.merged(army) && self.rules.losses_by() == LossesBy::Player
    }

    /// The pieces of whoever plays an army, as far as losses are counted by player.
    fn of_player(&self, army: u8) -> Set {
        let ally = if self.losses_are_shared(army) { self.seating.ally(army) } else { army };
        self.own(army) | self.own(ally)
    }

    /// Whether an army has lost what it must have lost before a pawn may become `kind`.
    pub(super) fn loss_allows(&self, army: u8, kind: u8) -> bool {
        match self.rules.promotion_needs() {
            // One promotion for each loss (AMB-17): the kind is missing exactly while a loss is unanswered.
            PromotionNeeds::PieceLost => self.own_kind(army, kind) == 0,
            // Pawns leave an army by capture, or by a promotion that needs an earlier capture.
            PromotionNeeds::PawnLost => {
                let whole = if self.losses_are_shared(army) { 8 } else { 4 };
                (self.of_player(army) & self.pawns).count_ones() < whole
            }
        }
    }

    /// Whether a pawn on that square is privileged: its army has nothing but it and a boat (S1).
    pub(super) fn privileged(&self, army: u8, square: u8) -> bool {
        let own = self.of_player(army);
        self.rules.promotion_by() == PromotionBy::CzSquares
            && own.count_ones() == 2
            && (own & self.pawns).count_ones() == 1
            && own & self.of_kind(BOAT) != 0
            && bit(square)
                & match self.rules.cz_privileged_squares() {
                    CzPrivilegedSquares::WholeFarEdge => LAST[usize::from(army & 3)],
                    CzPrivilegedSquares::Literal16 => HOMES,
                    CzPrivilegedSquares::FarEdgeHomes => LAST[usize::from(army & 3)] & HOMES,
                }
                != 0
    }

    /// Into what a pawn with that code may change on that square.
    pub(super) fn changes(&self, army: u8, code: u8, square: u8) -> Change {
        let mut change = match self.kind_for(army, code, square) {
            // A change that comes by itself the moment it can leaves no choice to stay (AMB-15).
            Some(kind) if self.loss_allows(army, kind) => {
                Change { kinds: 1 << kind, must: !self.rules.promotion_optional() || self.is(AT_ONCE) }
            }
            _ => NO_CHANGE,
        };
        if self.privileged(army, square) {
            change.kinds = 0b1111;
        }
        change
    }

    /// Changes that waiting pawns of an army may make where they stand, lowest square first.
    pub(super) fn waiting_promotions(&self, army: u8) -> impl Iterator<Item = Action> + use<> {
        let position = *self;
        let pawns = self.own(army) & self.pawns & self.promotion_zone(army);
        let pawns = if pawns != 0 && self.frozen(army) { 0 } else { pawns };
        squares(pawns).flat_map(move |at| {
            let change = position.changes(army, position.code_at(at), at);
            (0..4u8)
                .filter(move |kind| change.kinds & (1 << kind) != 0)
                .map(move |kind| Action::Promote { at: spot(at), role: role(kind) })
        })
    }

    /// The armies whose waiting pawns may change before this throw: the thrower's own, and that of an
    /// ally who is out and has no throw any more.
    fn armies_of_turn(&self) -> impl Iterator<Item = u8> + use<> {
        let own = self.thrower;
        let ally = self.seating.ally(own);
        let dropped = self.out & (1 << ally) != 0 && self.skip & (1 << ally) != 0 && ally != own;
        core::iter::once(own).chain(dropped.then_some(ally))
    }

    fn offered_promotions(&self) -> impl Iterator<Item = Action> + use<> {
        let position = *self;
        let free = self.rules.pending_promotion() != PendingPromotion::CostsMove;
        self.armies_of_turn().filter(move |_| free).flat_map(move |army| position.waiting_promotions(army))
    }

    /// Whether there is any of [`FourKings::offered_promotions`], without making them.
    fn offers_promotion(&self) -> bool {
        self.rules.pending_promotion() != PendingPromotion::CostsMove
            && self.armies_of_turn().any(|army| {
                let pawns = self.own(army) & self.pawns & self.promotion_zone(army);
                squares(pawns).any(|at| self.changes(army, self.code_at(at), at).kinds != 0) && !self.frozen(army)
            })
    }

    /// Whether a waiting pawn has to change before this throw, though it may be open which or into what.
    pub(super) fn promotion_forced(&self) -> bool {
        self.offered_promotions().any(|action| match action {
            Action::Promote { at, .. } => {
                let at = at.square();
                self.changes(self.army_at(at), self.code_at(at), at).must
            }
            _ => false,
        })
    }

    /// A forced change that leaves nothing to choose: no other role, no other pawn for the same loss.
    fn settled_promotion(&self) -> Option<(u8, u8)> {
        let mut found = None;
        if self.rules.promotion_optional() {
            return found;
        }
        for army in self.armies_of_turn() {
            let pawns = self.own(army) & self.pawns & self.promotion_zone(army);
            let forced = |at: u8| {
                let change = self.changes(army, self.code_at(at), at);
                (change.must && change.kinds.is_power_of_two()).then_some(change.kinds)
            };
            for at in squares(pawns) {
                let Some(kinds) = forced(at) else { continue };
                let rivals = squares(pawns)
                    .filter(|&other| other != at && self.changes(army, self.code_at(other), other).kinds & kinds != 0)
                    .count();
                if found.is_none() && (rivals == 0 || self.rules.promotion_needs() == PromotionNeeds::PawnLost) {
                    found = Some((at, kinds.trailing_zeros() as u8));
                }
            }
        }
        found.filter(|_| self.rules.pending_promotion() != PendingPromotion::CostsMove)
    }

    /// Whether the thrower may take his last king off the board now (AMB-44).
    pub(super) fn may_withdraw(&self) -> bool {
        let own = self.own(self.thrower);
        self.moment & KEPT == 0
            && (match self.rules.withdraw_last_king() {
                WithdrawLastKing::Off => false,
                WithdrawLastKing::TeamOnly => self.seating.teams,
                WithdrawLastKing::Always => true,
            })
            && own & (own.wrapping_sub(1)) == 0
            && self.own_kind(self.thrower, KING) != 0
    }

    /// Whether the owner of a last king under command is asked whether he withdraws it, before his commander decides
    /// the rest (AMB-110): a commander only moves pieces.
    pub(super) fn owner_is_asked(&self) -> bool {
        self.commander(self.thrower) != self.thrower && self.may_withdraw()
    }

    /// Who decides before the throw.
    pub(super) fn decider_before(&self) -> u8 {
        if self.owner_is_asked() { self.thrower } else { self.commander(self.thrower) }
    }

    /// Begins the turn of the thrower: what has to be decided before the throw, or the throw.
    #[inline]
    pub(super) fn begin_turn(&mut self, sink: &mut impl EventSink) {
        let own = self.own(self.thrower);
        let asked =
            self.is(ASK_BEFORE) && (own & own.wrapping_sub(1) == 0 || self.rules.exchange() == Exchange::AnyOwnTurn);
        if own & self.pawns & self.promotion_zone(self.thrower) != 0 || asked || self.out != 0 {
            self.prepare_turn(sink);
        } else {
            self.phase = self.plain_phase;
        }
    }

    /// Makes the changes that leave no choice, then asks for the others, if any.
    #[cold]
    pub(super) fn prepare_turn(&mut self, sink: &mut impl EventSink) {
        while let Some((at, kind)) = self.settled_promotion() {
            self.promote(at, kind, sink);
            if self.check_end(sink) {
                return;
            }
        }
        let offers = self.offers_promotion() || self.may_withdraw() || self.may_offer_early();
        if !offers {
            self.moment &= !(OFFERED | KEPT);
        }
        self.phase = if offers { Phase::Before } else { self.plain_phase };
    }

    /// What may be decided before the throw.
    pub(super) fn before_actions(&self, list: &mut ActionList) {
        list.extend(self.offered_promotions());
        if self.promotion_forced() {
            return;
        }
        if self.may_withdraw() {
            list.push(Action::Withdraw);
        }
        if self.may_offer_early() && !self.owner_is_asked() {
            self.offers(list);
        }
        list.push(Action::Pass);
    }

    /// Changes the pawn on `at`.
    pub(super) fn promote(&mut self, at: u8, kind: u8, sink: &mut impl EventSink) {
        let army = self.army_at(at);
        self.lift(army, self.code_at(at), at);
        self.put(army, kind, at);
        self.moment |= PROGRESS;
        self.idle = 0;
        sink.event(Event::Promoted { army: seat(army), at: spot(at), role: role(kind) });
        if kind == KING && self.own_kind(army, KING).count_ones() == 1 {
            self.king_back(army, sink);
        }
        if kind == BOAT && self.rules.parade_by_promotion() {
            self.parade(army, at, self.commander(army), sink);
        }
    }

    /// Under `pendingPromotion=immediate`, changes waiting pawns that may, where there is nothing to choose.
    /// Pawns that compete for one lost piece wait for their owner's turn, who chooses (AMB-17).
    #[cold]
    pub(super) fn promote_at_once(&mut self, sink: &mut impl EventSink) {
        for army in (0..4u8).filter(|&army| !self.frozen(army)).collect::<arrayvec::ArrayVec<u8, 4>>() {
            let pawns = self.own(army) & self.pawns & LAST[usize::from(army)];
            for at in squares(pawns) {
                let change = self.changes(army, self.code_at(at), at);
                let rivals = self.rules.promotion_needs() == PromotionNeeds::PieceLost
                    && squares(pawns & self.pawns & !bit(at))
                        .any(|other| self.changes(army, self.code_at(other), other).kinds & change.kinds != 0);
                if change.kinds.is_power_of_two() && !rivals {
                    self.promote(at, change.kinds.trailing_zeros() as u8, sink);
                }
            }
        }
    }

    /// The role of a promotion as a kind; kings for roles that no pawn can become.
    pub(super) fn promotion_kind(role: Role) -> u8 {
        kind(role).unwrap_or(KING)
    }
}
