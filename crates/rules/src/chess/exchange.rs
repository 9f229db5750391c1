//! Pawns on their last rank: the pool of captured pieces, suspension, and the exchange.

use super::Chess;
use super::men::{Kind, Kinds};
use super::options::{DelayedExchange, NoneCaptured, PromotionTo};
use crate::grid::{Side, SquareSet};
use crate::{Action, ActionList};

/// What a pawn may be promoted to, in the order of the list of actions.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The kinds of a set that a pawn may be promoted to, in the order of the list of actions.
pub(super) fn promotions(kinds: Kinds) -> impl Iterator<Item = Kind> {
    PROMOTIONS.into_iter().filter(move |&kind| kinds.has(kind))
}

/// What happens to a pawn that arrives on its last rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrival {
    /// It becomes one of these.
    Becomes(Kinds),
    /// It stays there and waits.
    Waits,
    /// It may not go there.
    Forbidden,
}

impl Chess {
    /// The suspended pawns of the side to move.
    #[inline(always)]
    pub(super) fn waiting(&self) -> SquareSet {
        let side = self.side();
        self.men.pawns() & self.men.of(side) & side.rank(7)
    }

    /// The suspended pawns of the side to move, if its pool has a piece for them.
    #[inline(always)]
    pub(super) fn exchanges(&self) -> SquareSet {
        let waiting = self.waiting();
        if waiting.is_empty() || self.pool_of(self.side()).is_empty() { SquareSet::EMPTY } else { waiting }
    }

    /// The suspended pawns that can be exchanged now. If there are any, nothing else is legal.
    pub(super) fn exchange_now(&self) -> SquareSet {
        if self.has_moved() || self.rules.delayed_exchange() == DelayedExchange::Free {
            self.exchanges()
        } else {
            SquareSet::EMPTY
        }
    }

    /// The suspended pawns whose exchange is the whole turn if no move is legal; none while in check.
    pub(super) fn exchange_alone(&self) -> SquareSet {
        if self.in_check() { SquareSet::EMPTY } else { self.exchanges() }
    }

    #[cold]
    pub(super) fn fill_exchanges(&self, pawns: SquareSet, list: &mut ActionList) {
        let pool = self.pool_of(self.side());
        for at in pawns {
            list.extend(promotions(pool).map(|kind| Action::Promote { at: at.spot(), role: self.rules.role(kind) }));
        }
    }

    /// How many pieces of one kind a side can get back: those of a full set less those on the board (AMB-103); none if
    /// there are more on the board than in a set.
    pub(super) fn pool_count(&self, side: Side, kind: Kind) -> u8 {
        let set = match kind {
            Kind::Queen => 1,
            Kind::Rook | Kind::Bishop | Kind::Knight => 2,
            Kind::King | Kind::Pawn => 0u8,
        };
        set.saturating_sub((self.men.kind(kind) & self.men.of(side)).len() as u8)
    }

    /// The kinds of which [`Chess::pool_count`] is not 0.
    #[cold]
    pub(super) fn pool_of(&self, side: Side) -> Kinds {
        PROMOTIONS.into_iter().filter(|&kind| self.pool_count(side, kind) > 0).collect()
    }

    /// What would happen to a pawn of the side to move on its last rank.
    #[cold]
    pub(super) fn arrival(&self) -> Arrival {
        let rule = self.rules.none_captured();
        if self.rules.promotion_to() == PromotionTo::Counsellor {
            return Arrival::Becomes(Kinds::of(Kind::Queen));
        }
        if rule == NoneCaptured::Free {
            return Arrival::Becomes(PROMOTIONS.into_iter().collect());
        }
        let pool = self.pool_of(self.side());
        match rule {
            _ if !pool.is_empty() => Arrival::Becomes(pool),
            NoneCaptured::Illegal => Arrival::Forbidden,
            _ => Arrival::Waits,
        }
    }
}
