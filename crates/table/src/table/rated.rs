//! Games that count for the ratings of those who play: whether they do, and what counts of them (`docs/ratings.md`).

use ashtapada_rules::{Position, Seat, Turn};
use serde::Serialize;

use super::Table;
use crate::entry::{Act, Cause};
use crate::identity::PlayerId;
use crate::player::Player;

/// Whether a game that was set up to count does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Counting {
    /// It counts for everybody who plays.
    Counts,
    /// It will, if those who still have to sit down are known. Nothing is played before that.
    Waits,
    /// It counts for nobody.
    No {
        /// Why.
        why: Uncounted,
        /// The seats for which it is so, where it is for some.
        seats: Vec<Seat>,
    },
}

/// Why a game that was set up to count does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Uncounted {
    /// Somebody has no account.
    Unknown,
    /// One player sits on two sides.
    Alone,
    /// Only computer players sit there.
    NoPeople,
    /// Something was taken back past a throw, which was then known before it came again.
    ThrowKnown,
}

impl Table {
    /// Whether it was set up to count for ratings.
    pub fn is_rated(&self) -> bool {
        self.header.setup.rated
    }

    /// The seats that play, in the order of play.
    pub fn seats_in_play(&self) -> &'static [Seat] {
        self.beginning.position.seats()
    }

    /// The seats that win and lose together, in the order of play.
    pub fn sides(&self) -> Vec<Vec<Seat>> {
        let mut sides: Vec<Vec<Seat>> = Vec::new();
        for standing in self.beginning.position.standings() {
            let with_ally = |side: &&mut Vec<Seat>| standing.ally.is_some_and(|ally| side.contains(&ally));
            match sides.iter_mut().find(with_ally) {
                Some(side) => side.push(standing.seat),
                None => sides.push(vec![standing.seat]),
            }
        }
        sides
    }

    /// As whom the player of a seat is known beyond this table. Who has left still is who sits there.
    pub fn known_player(&self, seat: Seat) -> Option<PlayerId> {
        match &self.header.setup.seats.iter().find(|plan| plan.seat == seat)?.player {
            Player::Bot { bot } => PlayerId::bot(bot).ok(),
            Player::Human { .. } => self.header.sitters.player(seat).cloned(),
        }
    }

    /// Whether nothing may be played yet, since the players of a game that counts have not all sat down.
    pub fn waits_for_players(&self) -> bool {
        let mut plans = self.header.setup.seats.iter().filter(|plan| plan.player.is_human());
        self.is_rated() && plans.any(|plan| self.header.sitters.is_free(plan.seat))
    }

    /// Whether the game counts; `None` where it was not set up to.
    pub fn counting(&self) -> Option<Counting> {
        if !self.is_rated() {
            return None;
        }
        let no = |why, seats| Some(Counting::No { why, seats });
        let people: Vec<Seat> =
            self.header.setup.seats.iter().filter(|plan| plan.player.is_human()).map(|plan| plan.seat).collect();
        if people.is_empty() {
            return no(Uncounted::NoPeople, Vec::new());
        }
        if self.throws_taken_back() > 0 {
            return no(Uncounted::ThrowKnown, Vec::new());
        }
        let free = |seat: &Seat| self.header.sitters.is_free(*seat);
        let is_unknown = |seat: &Seat| self.known_player(*seat).is_none() && !self.header.sitters.is_gone(*seat);
        let unknown: Vec<Seat> = people.iter().copied().filter(|seat| !free(seat) && is_unknown(seat)).collect();
        if !unknown.is_empty() {
            return no(Uncounted::Unknown, unknown);
        }
        let sides = self.sides();
        let side = |seat: Seat| sides.iter().position(|side| side.contains(&seat));
        for (index, &one) in people.iter().enumerate() {
            let same =
                |other: &Seat| self.known_player(*other).is_some_and(|player| self.known_player(one) == Some(player));
            if let Some(&other) = people[..index].iter().find(|other| same(other) && side(**other) != side(one)) {
                return no(Uncounted::Alone, vec![other, one]);
            }
        }
        Some(if people.iter().any(free) { Counting::Waits } else { Counting::Counts })
    }

    /// The seats whose players left the game before its end: their time was up, unless it is counted in days, or they were
    /// away for too long. Who gives up by a decision does not.
    pub fn leavers(&self) -> Vec<Seat> {
        let live = !self.counts_days();
        let left = self.line(self.place()).filter_map(|node| match node.entry.act {
            Act::Resign { seat, cause: Cause::Away } | Act::Leave { seat, cause: Cause::Away } => Some(seat),
            Act::Resign { seat, cause: Cause::Time } | Act::Leave { seat, cause: Cause::Time } if live => Some(seat),
            _ => None,
        });
        let mut left: Vec<Seat> = left.collect();
        left.sort_by_key(|seat| seat.index());
        left.dedup();
        left
    }

    /// Whether it counts, and has begun: who plays it is settled.
    pub fn is_counted_on(&self) -> bool {
        self.is_rated() && self.last() > 0
    }

    /// Whether it is over and has counted, so that its end stands.
    pub(super) fn has_counted(&self) -> bool {
        self.turn() == Turn::Over && self.counting() == Some(Counting::Counts)
    }
}
