//! What can still happen: whether the ranking can change, and whether a seat that decides nothing may decide again.
//!
//! Both are computed from what is on the board and from the options, never by playing on.

use super::command::Reason;
use super::men::{Kind, Kinds};
use super::options::*;
use super::state::*;
use crate::Seat;
use crate::grid::SeatSet;

/// What could let a seat decide again that decides nothing now: its army is lost, frozen, or under its ally's command.
/// Without any of these it has finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Comeback {
    /// Its king may come back by an exchange.
    pub exchange: bool,
    /// Its king may come back when its ally captures an enemy king.
    pub rescue: bool,
    /// A pawn of its army may become a king.
    pub king: bool,
    /// Command passes to it when its ally's king falls.
    pub ally: bool,
}

/// Points that a seat or a side may still score, far more than any game has.
const ENDLESS: u16 = 10_000;

impl FourKings {
    /// The kinds that a pawn of an army may become some time, whether or not a loss allows it yet.
    fn future_of(&self, pawn: Kind) -> Kinds {
        match self.rules.promotion_by() {
            PromotionBy::Origin => Kinds::of(pawn),
            PromotionBy::ArrivalFile | PromotionBy::CzSquares => Kinds::ALL,
            PromotionBy::Boat => Kinds::of(Kind::Boat),
            PromotionBy::Never => Kinds::EMPTY,
        }
    }

    /// Whether a pawn of an army may become a king.
    fn may_crown(&self, army: Seat) -> bool {
        let pawns = self.own_pawns(army);
        let heir = |at| pawns.has(at) && self.future_of(self.man_at(at).kind()).has(Kind::King);
        !self.never_crowns() && self.own(army).iter().any(heir)
    }

    /// Whether an army has a king or may have one again, exchanges apart.
    fn may_have_king(&self, army: Seat) -> bool {
        self.has_king(army) || self.may_crown(army)
    }

    /// Whether the king of an army is, or may come to be, one that an exchange can bring back.
    fn may_fall(&self, army: Seat) -> bool {
        self.may_be_exchanged(army) || self.may_have_king(army)
    }

    /// The pieces of a side.
    fn side_size(&self, seat: Seat) -> u32 {
        self.seating.friends_of(seat).map(|army| self.own(army).len()).sum()
    }

    /// Whether the side of `seat` may still offer an exchange. After a kill that was the last piece of a side the game
    /// is over, so that the enemy needs more than a king.
    fn may_still_offer(&self, seat: Seat) -> bool {
        let falls = self.seating.friends_of(seat).any(|army| self.may_fall(army));
        let kills = self.seating.enemies_of(seat).any(|enemy| {
            let early = self.rules.exchange() == Exchange::AnyOwnTurn && self.may_fall(enemy);
            early || (self.may_have_king(enemy) && self.side_size(enemy) > 1)
        });
        self.rules.exchange() != Exchange::Off && falls && kills
    }

    /// What a piece that stands on the board may be worth to its captor, at most.
    fn worth(&self, army: Seat) -> u16 {
        let pawns = self.own_pawns(army);
        let throne_kill = if self.rules.throne_kill() == ThroneKill::Off { 0 } else { 2 };
        let of_kind = |kind: Kind| {
            let value = self.value_of_kind(kind) as u16;
            if kind == Kind::King { value + throne_kill } else { value }
        };
        let worth = |at| {
            let kind = self.man_at(at).kind();
            if !pawns.has(at) {
                return of_kind(kind);
            }
            self.future_of(kind).iter().map(of_kind).max().unwrap_or(1).max(1)
        };
        self.own(army).iter().map(worth).sum()
    }

    /// What a seat and its side may still score by entering thrones.
    fn throne_points(&self, seat: Seat) -> u16 {
        let off = self.rules.throne_entry() == ThroneEntry::Off && self.rules.cz_enemy_throne() == CzEnemyThrone::None;
        if off || !self.seating.friends_of(seat).any(|army| self.may_have_king(army)) {
            return 0;
        }
        if self.rules.throne_entry() == ThroneEntry::EveryEntry {
            return ENDLESS;
        }
        let each = self.rules.throne_entry() == ThroneEntry::OncePerRajaPerThrone;
        let entrants = self.seating.friends_of(seat).filter(|&king| each || king == self.seating.side(seat));
        let open = |king| self.seating.enemies_of(seat).filter(move |&owner| !self.entered.has(king, owner)).count();
        entrants.map(open).sum::<usize>() as u16
    }

    /// Whether a seat may still have the reward for all three enemy kings.
    fn may_have_bonus(&self, seat: Seat) -> bool {
        let missing = SeatSet::ALL.without(self.taken.seconds(seat) | SeatSet::of(seat));
        self.rules.bonus54() != Bonus54::Off
            && !self.bonuses.has(seat)
            && self.may_have_king(seat)
            && missing.iter().all(|army| self.may_have_king(army))
            && Seat::ALL.into_iter().any(|army| army != seat && self.may_have_king(army))
    }

    /// How many points the side of a seat may still score, at most.
    fn gain(&self, seat: Seat) -> u16 {
        if self.side_size(seat) == 0 {
            return 0;
        }
        let captures: u16 = self.seating.enemies_of(seat).map(|enemy| self.worth(enemy)).sum();
        let empire = self.rules.empire() != Empire::Off && !self.empires.has(self.seating.side(seat));
        let bonus = self.seating.friends_of(seat).any(|one| self.may_have_bonus(one));
        captures + self.throne_points(seat) + if empire { 7 } else { 0 } + if bonus { 54 } else { 0 }
    }

    /// Whether the game may still end in a way that does not ask for the points: with kings alone on both sides, by
    /// repetition, or with an ally put out of the game.
    fn may_ignore_points(&self) -> bool {
        let draws = self.rules.only_kings() == OnlyKings::Draw && {
            let kings = Seat::ALL.into_iter().filter(|&army| self.may_have_king(army));
            let sides: SeatSet = kings.map(|army| self.seating.side(army)).collect();
            sides.is_several()
        };
        let merits = self.rules.forked_kings() || self.rules.draw_bonus();
        let outs = self.rules.ally_throne() == AllyThrone::CommandAllyOut && !self.rules.out_ally_wins();
        draws || outs || merits || self.rules.repetition() == Repetition::Draw
    }

    /// Whether the ranking by points can no longer change.
    ///
    /// Sound and not complete: every point that a piece, a throne, an empire or the reward of S2 may still give to a side
    /// is counted for it, whether it can be had or not. Where points do not decide, or kings may come back, it says
    /// nothing.
    pub(super) fn is_settled(&self) -> bool {
        let exchanges = self.swap != Swap::NONE || Seat::ALL.into_iter().any(|seat| self.may_still_offer(seat));
        // The reward that makes the score 54 may also take points away.
        let lowers = self.rules.bonus54() == Bonus54::TotalAndEnd
            && Seat::ALL.into_iter().any(|seat| self.may_have_bonus(seat) && self.points[seat.index()] > 54);
        let returns = self.rules.king_return() != KingReturn::Off;
        if self.ending.is_some() || !self.counts_points() || exchanges || returns || lowers || self.may_ignore_points()
        {
            return false;
        }
        let apart = |one: Seat, other: Seat| {
            let (own, others) = (self.side_points(one), self.side_points(other));
            let (gain, gains) = (self.gain(one), self.gain(other));
            own > others.saturating_add(gains)
                || others > own.saturating_add(gain)
                || (own == others && gain == 0 && gains == 0)
        };
        let sides: SeatSet = Seat::ALL.into_iter().map(|seat| self.seating.side(seat)).collect();
        sides.iter().all(|one| sides.iter().filter(|&other| other > one).all(|other| apart(one, other)))
    }

    /// If a seat decides nothing any more: what could change that. It may still throw.
    pub(super) fn aside(&self, seat: Seat) -> Option<Comeback> {
        let ally = self.seating.ally(seat);
        if self.out.has(seat) || (self.merged(seat) && self.skip.has(seat)) {
            return Some(Comeback::default());
        }
        let commanded = self.commander(seat) != seat && !self.boat_obeys_ally(ally);
        if self.ending.is_some() || !(commanded || self.skip.has(seat)) {
            return None;
        }
        let gone = self.own(seat).is_empty();
        let killers = self.side_size(seat) > 0;
        // A king of its own frees the seat from command by the loss of one, not from the ally's command by the throne.
        let freed = !self.command.of(seat).has(Reason::Throne) || !self.has_king(ally);
        let flips =
            self.rules.king_loss() == KingLoss::PartnerCommands && self.rules.both_rajas_lost() == BothRajasLost::Flip;
        Some(Comeback {
            exchange: self.may_be_exchanged(seat) && killers && freed && self.may_still_offer(seat),
            rescue: self.king_may_return(seat) && !self.still(ally),
            king: commanded && !gone && freed && !self.has_king(seat) && self.may_crown(seat),
            ally: commanded && !gone && self.has_king(ally) && (self.has_king(seat) || flips),
        })
    }

    /// Full rounds in a row without a capture, a pawn's move or anything else that cannot be undone.
    pub(super) fn quiet(&self) -> u16 {
        let seats = 4 - self.skip.len() as u16;
        self.idle / seats.max(1)
    }
}
