//! Promotion: on arrival, or later for pawns that waited.
//!
//! S0 lets a pawn become the piece it stood in front of at the start, S2 the piece of the file on which it arrives, S1
//! a horse or an elephant on their squares (AMB-13); all of them only after a loss.

use super::hot::*;
use super::men::{Kind, Kinds, Man};
use super::options::*;
use super::parade::Mooring;
use super::state::*;
use super::tables::{HOMES, along, kind_of_file, last_line};
use crate::grid::{SeatSet, Square, SquareSet};
use crate::{Action, ActionList, Event, EventSink, Role, Seat};

/// What a pawn may be promoted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    /// The kinds it may become.
    pub kinds: Kinds,
    /// Whether it may not stay a pawn.
    pub must: bool,
}

const NO_CHANGE: Change = Change { kinds: Kinds::EMPTY, must: false };

impl FourKings {
    /// The squares on which pawns of an army may be promoted.
    #[inline(always)]
    pub(super) fn promotion_zone(&self, army: Seat) -> SquareSet {
        let last = last_line(army);
        if self.is(WIDE_ZONE) { last | HOMES } else { last }
    }

    /// The pawns of an army in its promotion zone.
    #[inline(always)]
    fn pawns_in_zone(&self, army: Seat) -> SquareSet {
        self.own_pawns(army) & self.promotion_zone(army)
    }

    /// The kind that a pawn becomes on a square, whether or not a loss allows it yet.
    pub(super) fn kind_for(&self, pawn: Man, square: Square) -> Option<Kind> {
        let army = pawn.army();
        if !last_line(army).has(square) {
            return None;
        }
        let file = along(army, square);
        match self.rules.promotion_by() {
            PromotionBy::Origin => Some(pawn.kind()),
            PromotionBy::Boat => Some(Kind::Boat),
            PromotionBy::Never => None,
            PromotionBy::ArrivalFile => {
                let near = self.rules.arrival_files() == ArrivalFiles::OwnHalfOnly;
                (!near || file < 4).then(|| kind_of_file(file))
            }
            PromotionBy::CzSquares => {
                let files = match self.rules.cz_promotion_squares() {
                    CzPromotionSquares::BothHalves => 0..8,
                    CzPromotionSquares::Literal => 4..8,
                    CzPromotionSquares::OwnFiles => 0..4,
                };
                let kind = kind_of_file(file);
                (files.contains(&file) && matches!(kind, Kind::Horse | Kind::Elephant)).then_some(kind)
            }
        }
    }

    /// Whether no army can have a new king by promotion: where it needs the loss of the old one, and that loss makes the
    /// army stand still.
    pub(super) fn never_crowns(&self) -> bool {
        self.is(FREEZE) && self.rules.promotion_needs() == PromotionNeeds::PieceLost
    }

    /// Whether a pawn that stands on a square may still come to be promoted there, after what losses ever.
    pub(super) fn may_wait(&self, pawn: Man, square: Square) -> bool {
        let ordinary = self.kind_for(pawn, square).is_some_and(|kind| kind != Kind::King || !self.never_crowns());
        let privileged =
            self.rules.promotion_by() == PromotionBy::CzSquares && self.privileged_squares(pawn.army()).has(square);
        ordinary || privileged
    }

    /// Whether the losses of an army and of its ally's count together, since one player holds both (AMB-66).
    fn losses_are_shared(&self, army: Seat) -> bool {
        !self.out.is_empty() && self.merged(army) && self.rules.losses_by() == LossesBy::Player
    }

    /// The pieces of an army, and of its ally's if losses are shared.
    fn of_player(&self, army: Seat) -> SquareSet {
        let ally = if self.losses_are_shared(army) { self.seating.ally(army) } else { army };
        self.own(army) | self.own(ally)
    }

    /// Whether an army has lost what it must have lost before a pawn may become `kind`.
    pub(super) fn loss_allows(&self, army: Seat, kind: Kind) -> bool {
        match self.rules.promotion_needs() {
            PromotionNeeds::Nothing => true,
            // One promotion for each loss (AMB-17): the kind is missing exactly while a loss is unanswered.
            PromotionNeeds::PieceLost => self.own_kind(army, kind).is_empty(),
            // Pawns leave an army by capture, or by a promotion that needs an earlier capture.
            PromotionNeeds::PawnLost => {
                let whole = if self.losses_are_shared(army) { 8 } else { 4 };
                (self.of_player(army) & self.pawns).len() < whole
            }
        }
    }

    /// Where a privileged pawn may be promoted (AMB-72).
    fn privileged_squares(&self, army: Seat) -> SquareSet {
        match self.rules.cz_privileged_squares() {
            CzPrivilegedSquares::WholeFarEdge => last_line(army),
            CzPrivilegedSquares::Literal16 => HOMES,
            CzPrivilegedSquares::FarEdgeHomes => last_line(army) & HOMES,
        }
    }

    /// Whether a pawn on that square is privileged: its army has nothing but it and a boat (S1).
    pub(super) fn privileged(&self, army: Seat, square: Square) -> bool {
        let own = self.of_player(army);
        self.rules.promotion_by() == PromotionBy::CzSquares
            && own.len() == 2
            && (own & self.pawns).len() == 1
            && own.meets(self.of_kind(Kind::Boat))
            && self.privileged_squares(army).has(square)
    }

    /// What a pawn may be promoted to on a square, its own or one that it moves to.
    pub(super) fn changes(&self, pawn: Man, square: Square) -> Change {
        let army = pawn.army();
        let mut change = match self.kind_for(pawn, square) {
            // A promotion that happens as soon as possible leaves no choice to stay (AMB-15).
            Some(kind) if self.loss_allows(army, kind) => {
                Change { kinds: Kinds::of(kind), must: !self.rules.promotion_optional() || self.is(AT_ONCE) }
            }
            _ => NO_CHANGE,
        };
        if self.privileged(army, square) {
            change.kinds = Kinds::ALL;
        }
        change
    }

    /// What the pawn on a square may be promoted to there.
    fn changes_at(&self, square: Square) -> Change {
        self.changes(self.man_at(square), square)
    }

    /// Whether another of these pawns may become one of the kinds too.
    fn has_rivals(&self, pawns: SquareSet, at: Square, kinds: Kinds) -> bool {
        pawns.without(at.set()).iter().any(|other| self.changes_at(other).kinds.meets(kinds))
    }

    /// Promotions of the waiting pawns of an army where they stand, lowest square first.
    pub(super) fn waiting_promotions(&self, army: Seat) -> impl Iterator<Item = Action> + use<> {
        let position = *self;
        let pawns = self.pawns_in_zone(army);
        let still = !pawns.is_empty() && self.frozen(army);
        pawns.only_if(!still).iter().flat_map(move |at| {
            let promote = move |kind: Kind| Action::Promote { at: at.spot(), role: kind.role() };
            position.changes_at(at).kinds.iter().map(promote)
        })
    }

    /// The armies whose waiting pawns may be promoted before this throw: the thrower's own, and that of an ally who is
    /// out and throws no more.
    fn armies_of_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.thrower;
        let ally = self.seating.ally(own);
        let dropped = self.out.has(ally) && self.skip.has(ally) && ally != own;
        core::iter::once(own).chain(dropped.then_some(ally))
    }

    fn offered_promotions(&self) -> impl Iterator<Item = Action> + use<> {
        let position = *self;
        let free = self.rules.pending_promotion() != PendingPromotion::CostsMove;
        self.armies_of_turn().filter(move |_| free).flat_map(move |army| position.waiting_promotions(army))
    }

    /// Whether there is any of [`FourKings::offered_promotions`], without listing them.
    fn offers_promotion(&self) -> bool {
        self.rules.pending_promotion() != PendingPromotion::CostsMove
            && self.armies_of_turn().any(|army| {
                self.pawns_in_zone(army).iter().any(|at| !self.changes_at(at).kinds.is_empty()) && !self.frozen(army)
            })
    }

    /// Whether a waiting pawn has to be promoted before this throw, even if there is a choice which or to what.
    pub(super) fn promotion_forced(&self) -> bool {
        self.offered_promotions().any(|action| match action {
            Action::Promote { at, .. } => self.changes_at(Square::at(at)).must,
            _ => false,
        })
    }

    /// A forced promotion without a choice: no other role, no other pawn for the same loss.
    fn settled_promotion(&self) -> Option<(Square, Kind)> {
        if self.rules.promotion_optional() || self.rules.pending_promotion() == PendingPromotion::CostsMove {
            return None;
        }
        self.armies_of_turn().filter(|&army| !self.frozen(army)).find_map(|army| {
            let pawns = self.pawns_in_zone(army);
            pawns.iter().find_map(|at| {
                let change = self.changes_at(at);
                let kind = change.kinds.only().filter(|_| change.must)?;
                let alone = self.rules.promotion_needs() != PromotionNeeds::PieceLost
                    || !self.has_rivals(pawns, at, change.kinds);
                alone.then_some((at, kind))
            })
        })
    }

    /// Whether the thrower may take its last king off the board now (AMB-44).
    pub(super) fn may_withdraw(&self) -> bool {
        !self.moment.has(Moment::Kept)
            && (match self.rules.withdraw_last_king() {
                WithdrawLastKing::Off => false,
                WithdrawLastKing::TeamOnly => self.seating.teams,
                WithdrawLastKing::Always => true,
            })
            && !self.own(self.thrower).is_several()
            && self.has_king(self.thrower)
    }

    /// Whether the owner of a last king under command may withdraw it, before the commander decides the rest (AMB-110):
    /// a commander only moves pieces.
    pub(super) fn owner_is_asked(&self) -> bool {
        self.commander(self.thrower) != self.thrower && self.may_withdraw()
    }

    /// The seat that decides before the throw.
    pub(super) fn decider_before(&self) -> Seat {
        if self.owner_is_asked() { self.thrower } else { self.commander(self.thrower) }
    }

    /// Begins the turn of the thrower: what has to be decided before the throw, or the throw.
    #[inline]
    pub(super) fn begin_turn(&mut self, sink: &mut impl EventSink) {
        let own = self.own(self.thrower);
        let asked = self.is(ASK_BEFORE)
            && (!own.is_several() || self.rules.exchange() == Exchange::AnyOwnTurn || self.may_place_freed());
        if (own & self.pawns).meets(self.promotion_zone(self.thrower)) || asked || !self.out.is_empty() {
            self.prepare_turn(sink);
        } else {
            self.phase = self.plain_phase;
        }
    }

    /// Makes the promotions without a choice, then asks for the other decisions, if any.
    #[cold]
    pub(super) fn prepare_turn(&mut self, sink: &mut impl EventSink) {
        while let Some((at, kind)) = self.settled_promotion() {
            self.promote(at, kind, sink);
            if self.check_end(sink) {
                return;
            }
        }
        let offers = self.offers_promotion() || self.may_withdraw() || self.may_offer_early();
        if offers || self.may_place_freed() {
            self.phase = Phase::Before;
        } else {
            self.leave_before();
        }
    }

    /// Ends the decisions before the throw.
    pub(super) fn leave_before(&mut self) {
        self.moment.remove(Moment::Offered);
        self.moment.remove(Moment::Kept);
        self.phase = self.plain_phase;
    }

    /// What may be decided before the throw.
    pub(super) fn before_actions(&self, list: &mut ActionList) {
        list.extend(self.offered_promotions());
        if self.promotion_forced() {
            return;
        }
        self.freed_squares(list);
        if self.may_withdraw() {
            list.push(Action::Withdraw);
        }
        if self.may_offer_early() && !self.owner_is_asked() {
            self.offers(list);
        }
        list.push(Action::Pass);
    }

    /// Promotes the pawn on `at`.
    pub(super) fn promote(&mut self, at: Square, kind: Kind, sink: &mut impl EventSink) {
        let pawn = self.man_at(at);
        let army = pawn.army();
        self.lift(pawn, at);
        self.put(Man::new(army, kind), at);
        self.progress();
        sink.event(Event::Promoted { army, at: at.spot(), role: kind.role() });
        if kind == Kind::King && self.own_kind(army, Kind::King).len() == 1 {
            self.king_back(army, sink);
        }
        if kind == Kind::Boat && self.rules.parade_by_promotion() {
            self.parade(Mooring { army, at, by: self.commander(army) }, sink);
        }
    }

    /// Under `pendingPromotion=immediate`, promotes waiting pawns that can be, where there is no choice. Pawns that
    /// compete for one lost piece wait for their owner's turn and choice (AMB-17).
    #[cold]
    pub(super) fn promote_at_once(&mut self, sink: &mut impl EventSink) {
        let armies: SeatSet = Seat::ALL.into_iter().filter(|&army| !self.frozen(army)).collect();
        for army in armies.iter() {
            let pawns = self.own_pawns(army) & last_line(army);
            for at in pawns {
                let kinds = self.changes_at(at).kinds;
                let rivals = self.rules.promotion_needs() == PromotionNeeds::PieceLost
                    && self.has_rivals(pawns & self.pawns, at, kinds);
                if let Some(kind) = kinds.only()
                    && !rivals
                {
                    self.promote(at, kind, sink);
                }
            }
        }
    }

    /// The role of a promotion as a kind; kings for roles that no pawn can become.
    pub(super) fn promotion_kind(role: Role) -> Kind {
        Kind::of(role).unwrap_or(Kind::King)
    }
}
