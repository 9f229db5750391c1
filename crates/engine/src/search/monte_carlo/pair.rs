//! What is different between two sides. Values are those of the search of two sides, and the better of them is what a
//! position is worth; a position that comes again on the way from the root, or ends the game by repetition, is a draw. What
//! can be searched to its end is not searched again.

use std::cmp::Ordering;

use ashtapada_rules::{Position, Turn};

use super::tree::{Kind, Node, Shares};
use super::{EXPLORE, Search, TEMPER};
use crate::search::Context;
use crate::search::two_sides::CERTAIN;
use crate::worth::{WHOLE, WIN};
use crate::{Evaluator, MoveOrdering};

/// The advantage, in hundredths of a pawn, that promises half of what lies between an even game and a win.
const HALF: f32 = 200.0;

/// What [`TEMPER`] is between two sides. Chosen by matches, as is [`Units::hopeless`].
const PAIR_TEMPER: f32 = 0.05;

/// What the values in the tree are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Units {
    /// Of four: shares of the whole.
    Shares,
    /// Of two, with dice: results.
    Results,
    /// Of two, without dice: hundredths of a pawn.
    Pawns,
}

impl Units {
    pub(super) fn of<P: Position, E: Evaluator<P>, O: MoveOrdering<P>>(context: &Context<'_, P, E, O>) -> Units {
        match (context.sides.count(), context.dice) {
            (2, false) => Units::Pawns,
            (2, true) => Units::Results,
            _ => Units::Shares,
        }
    }

    /// How much of the whole a value promises; of two sides, how much more than half of it. It never ceases to grow: who is
    /// far ahead still tells what is better.
    #[inline]
    pub(super) fn promise(self, value: f32) -> f32 {
        match self {
            Units::Shares => value,
            Units::Results => value * (WHOLE as f32 / WIN as f32),
            Units::Pawns => value / (HALF + value.abs()) * (WHOLE as f32 / 2.0),
        }
    }

    /// How much worse than the best an action is that is hardly ever looked at.
    pub(super) fn hopeless(self) -> i32 {
        match self {
            Units::Shares => WHOLE,
            Units::Results => WIN / 20,
            Units::Pawns => 50,
        }
    }

    /// How much an action that nobody has tried may seem worse, and what makes it less likely by a factor of e.
    pub(super) fn curiosity(self) -> (f32, f32) {
        match self {
            Units::Shares => (EXPLORE, TEMPER),
            Units::Results | Units::Pawns => (EXPLORE, PAIR_TEMPER),
        }
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    pub(super) fn is_pair(&self) -> bool {
        self.units != Units::Shares
    }

    /// What a position is worth that follows the last one of the path, and whether nothing can follow it. `among` are those
    /// judged before that the same side chooses among, which tell what need not be known exactly.
    pub(super) fn judge_pair(&mut self, after: &P, state: &E::State, kind: Kind, among: &[Node]) -> (Shares, bool) {
        let ply = self.path.len();
        let (value, is_over) = match after.turn() {
            Turn::Over => (self.context.end(after, ply)[0], true),
            Turn::Seat(_) if self.comes_again(after) => (self.context.repeated(after, ply)[0], true),
            _ => {
                let (side, hopeless) = self.hopeless(kind, among);
                let value = self.context.calm((after, state), ply, (side, hopeless), self.selectivity);
                (if side == 0 { value } else { -value }, false)
            }
        };
        (pair(value), is_over)
    }

    /// The value for a side below which it is enough to know that an action is worth no more, which is then what it seems to be
    /// worth until it is looked at: not at the root, where values are shown, nor where a limit of depth may keep it from that.
    fn hopeless(&self, kind: Kind, among: &[Node]) -> (usize, i32) {
        let Kind::Choice(side) = kind else { return (0, i32::MIN) };
        let side = usize::from(side);
        let best = among.iter().map(|node| node.shares[side] as i32).max();
        let is_looked_at = self.path.len() > 1 && !self.context.meter.ends_at(i32::MAX);
        let best = best.filter(|_| self.selectivity.selective && is_looked_at);
        (side, best.map_or(i32::MIN, |best| best - self.units.hopeless()))
    }

    /// As in the search of two sides: nobody has to repeat, so once is enough.
    fn comes_again(&self, after: &P) -> bool {
        let key = after.key();
        let mut line = self.line.iter().rev().take(usize::from(after.reversible()));
        let counts = !self.context.dice && after.repetition_limit() > 0;
        counts && (self.last_chances.contains(&key) || line.any(|&before| before == key))
    }

    /// Whether something can still be found out about a node, as far as that is known; of four it is never asked.
    pub(super) fn is_open(&self, index: usize) -> bool {
        !self.is_pair() || self.tree.node(index).kind.is_open()
    }

    /// Whether more can be found out about a node than how soon a certain end comes.
    pub(super) fn is_unclear(&self, index: usize) -> bool {
        self.is_open(index) && !(self.units == Units::Pawns && self.tree.node(index).shares[0].abs() >= CERTAIN as f32)
    }

    /// Notes whether nothing more can be found out about a node, so many plies from the root: all below it is known, or there
    /// is no better end.
    pub(super) fn settle(&mut self, at: usize, ply: usize) {
        let node = self.tree.node(at);
        let soonest = (WIN / 2 - ply as i32 - 1) as f32;
        let all = || self.tree.below(at).all(|below| !self.is_open(below));
        let kind = match node.kind {
            Kind::Choice(side) if node.shares[usize::from(side)] >= soonest || all() => Kind::Settled(side),
            Kind::Chance if all() => Kind::Over,
            _ => return,
        };
        self.tree.node_mut(at).kind = kind;
    }

    /// Which of two actions promises more for sure to whoever decides: the less an action was tried, the less is sure, unless
    /// it is proved.
    pub(super) fn compared(&self, at: usize, one: usize, other: usize) -> Ordering {
        let (Kind::Choice(side) | Kind::Settled(side)) = self.tree.node(at).kind else { return Ordering::Equal };
        let value = |index: usize| self.tree.node(index).shares[usize::from(side)];
        let sure = |index: usize| {
            let doubt = if self.is_unclear(index) { self.bonus(at, index) } else { 0.0 };
            self.units.promise(value(index)) - doubt
        };
        sure(one).total_cmp(&sure(other)).then(value(one).total_cmp(&value(other)))
    }
}

/// The values of two sides.
pub(super) fn pair(value: i32) -> Shares {
    [value as f32, -value as f32, 0.0, 0.0]
}
