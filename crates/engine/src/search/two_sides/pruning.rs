//! What is left out because it will hardly matter between two sides, or searched less deep at first: actions that come late.
//! Where values are no results, whole nodes that their static value or a shallower search settles, and actions that can
//! hardly be better, too; with dice, throws that can hardly change a mean. It may err;
//! [`Selectivity::none`](super::Selectivity) does none of it.
//!
//! In the words of chess programmers:
//!
//! - `shortcut`: reverse futility pruning (`CONTENT`), razoring (`RESIGNED`), null move (`supposed`);
//! - `apart`: singular extension, multi-cut and negative extension;
//! - `unknown`: internal iterative reduction;
//! - `reduction`: late move reductions, by depth, place and history;
//! - `sift`: late move pruning (`FEWEST`), futility pruning (`QUIET_WINS`), static exchange pruning (`LOSES`).

use ashtapada_rules::{Action, ActionList, Position};

use super::history::SUPPOSED;
use super::order::{KILLER, LOSING, Scored, reduction};
use super::tree::Node;
use super::{CERTAIN, Search};
use crate::search::DEEPEST;
use crate::search::table::{Bound, Entry};
use crate::worth::WIN;
use crate::{Evaluator, MoveOrdering};

// Margins are in hundredths of a pawn, most of them for each ply left.

/// So much ahead a side is content with what it has, so many plies before the end of the depth.
const CONTENT: i32 = 90;
const CONTENT_DEPTH: i32 = 6;
/// So far behind it only plays out captures.
const RESIGNED: i32 = 250;
const RESIGNED_DEPTH: i32 = 3;
/// What a quiet action can hardly win: at all, and for each ply left.
const QUIET_WINS: [i32; 2] = [100, 90];
const QUIET_DEPTH: i32 = 7;
/// As many quiet actions are tried, and the square of the depth.
const FEWEST: usize = 4;
const FEWEST_DEPTH: i32 = 8;
/// What an action may lose in exchanges: a quiet one, and a capture.
const LOSES_QUIETLY: i32 = 30;
const LOSES: i32 = 100;
const LOSES_DEPTH: i32 = 6;
/// A pass is supposed so many plies less deep, and one more for each so much by which the side is ahead.
const PASS: i32 = 4;
const PASS_AHEAD: i32 = 200;
/// From this depth on an action is set apart that is better than all others by so much.
const APART_DEPTH: i32 = 7;
const APART: i32 = 2;
/// A position of which nothing is known is searched one ply less deep.
const UNKNOWN_DEPTH: i32 = 4;

/// A throw is hardly worth more than its position before it, or less, by so much of a result.
const SWING: i32 = 6 * WIN / 100;

/// What is known of a node before its actions are tried.
pub(super) struct Glance {
    /// Whether there is but one action, without dice.
    pub is_forced: bool,
    /// Whether something urgent has to be answered.
    pub is_urgent: bool,
    /// The static value, or a better bound from the table.
    standing: i32,
    /// Whether the static value is higher than before the side's last action.
    improves: bool,
    /// Whether anything may be left out here.
    is_selective: bool,
}

/// What the others are worth tells of the action that the table knows.
pub(super) enum Apart {
    /// It is searched so many plies deeper.
    Deeper(i32),
    /// Even the others are worth as much as this, which is enough.
    Enough(i32),
}

/// Whether an action is tried.
pub(super) enum Sieve {
    Try,
    /// Not this one.
    Leave,
    /// Neither this nor any other quiet one.
    LeaveQuiet,
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// The question about a position that may be unknown: then less deep, since what to try first is not known either.
    pub(super) fn unknown(&self, node: Node, known: Option<Entry<i32>>) -> Node {
        let less = known.is_none() && node.depth >= UNKNOWN_DEPTH && self.is_selective();
        Node { depth: node.depth - i32::from(less), ..node }
    }

    /// The least and the most that throws which are not looked at yet are taken to be worth to a side.
    pub(super) fn throws_within(&mut self, position: &P, state: &E::State, side: usize) -> [i32; 2] {
        let most = WIN / 2;
        if !self.selectivity.selective {
            return [-most, most];
        }
        let standing = self.judge(position, state, side);
        [standing - SWING, standing + SWING].map(|value| value.clamp(-most, most))
    }

    fn is_selective(&self) -> bool {
        self.selectivity.selective && !self.means.in_results()
    }

    /// Looks at a position before its actions are tried. Where there is a [choice](MoveOrdering::has_choice) they are not listed
    /// yet.
    #[inline]
    pub(super) fn glance(
        &mut self,
        position: &P,
        state: &E::State,
        node: Node,
        (list, is_urgent): (&ActionList, bool),
        known: Option<Entry<i32>>,
    ) -> Glance {
        let Node { ply, side, .. } = node;
        let ordering = self.means.ordering;
        let is_forced = list.len() == 1 && !self.means.dice && (ply as i32) < DEEPEST;
        let mut glance = Glance { is_forced, is_urgent, standing: 0, improves: false, is_selective: false };
        self.standing[ply] = None;
        if !self.is_selective() || is_urgent {
            return glance;
        }
        glance.standing = self.judge(position, state, side);
        self.standing[ply] = Some((glance.standing, side));
        let before = ply.checked_sub(2).and_then(|before| self.standing[before]);
        glance.improves = before.is_some_and(|(value, of)| of == side && glance.standing > value);
        glance.is_selective = !node.is_wide() && !is_forced && ordering.is_calm(position, list);
        if glance.is_selective
            && let Some(entry) = known.filter(|entry| self.counts(entry))
        {
            let value = self.recalled(entry.value, ply);
            let is_better = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value > glance.standing,
                Bound::AtMost => value < glance.standing,
            };
            if is_better && value.abs() < CERTAIN {
                glance.standing = value;
            }
        }
        glance
    }

    /// The value of a node that need not be searched.
    #[inline]
    pub(super) fn shortcut(&mut self, position: &P, state: &E::State, node: Node, glance: &Glance) -> Option<i32> {
        let Node { depth, alpha, beta, .. } = node;
        if !glance.is_selective || node.without.is_some() || alpha.abs() >= CERTAIN || beta.abs() >= CERTAIN {
            return None;
        }
        let content = CONTENT * (depth - i32::from(glance.improves));
        if depth <= CONTENT_DEPTH && glance.standing - content >= beta {
            return Some(glance.standing);
        }
        if depth <= RESIGNED_DEPTH && glance.standing + RESIGNED * depth <= alpha {
            let value = self.quiet(position, state, node);
            if value <= alpha {
                return Some(value);
            }
        }
        self.supposed(position, state, node, glance.standing)
    }

    /// A bound of the value by that of the position after a pass, if that is high enough.
    fn supposed(&mut self, position: &P, state: &E::State, node: Node, standing: i32) -> Option<i32> {
        let Node { depth, beta, .. } = node;
        if node.passed || depth < 3 || standing < beta {
            return None;
        }
        let after = self.means.ordering.passed(position)?;
        let state = self.means.evaluator.follow(state, position, Action::Pass, &after);
        let less = PASS + depth / 4 + ((standing - beta) / PASS_AHEAD).min(3);
        let below = Node { alpha: beta - 1, passed: true, ..node.below(depth - less) };
        self.line.push(position.key());
        self.played.push(SUPPOSED);
        let value = self.value(&after, &state, below);
        self.played.pop();
        self.line.pop();
        // What is certain only after a pass is not certain.
        (value >= beta && !self.means.meter.spent()).then_some(value.min(CERTAIN - 1))
    }

    /// Whether the action that the table knows is better than all others by far, and worth another ply: these are searched half
    /// as deep.
    pub(super) fn apart(
        &mut self,
        position: &P,
        state: &E::State,
        node: Node,
        glance: &Glance,
        known: Option<Entry<i32>>,
    ) -> Apart {
        let Node { depth, ply, beta, .. } = node;
        let may_ask = self.is_selective() && depth >= APART_DEPTH && node.without.is_none() && !glance.is_forced;
        let deep = |entry: &Entry<i32>| entry.bound != Bound::AtMost && i32::from(entry.depth) >= depth - 3;
        let Some(entry) = known.filter(|entry| may_ask && self.counts(entry) && deep(entry)) else {
            return Apart::Deeper(0);
        };
        let value = self.recalled(entry.value, ply);
        if value.abs() >= CERTAIN || ply as i32 >= DEEPEST {
            return Apart::Deeper(0);
        }
        let low = value - APART * depth;
        let others = Node { depth: (depth - 1) / 2, alpha: low - 1, beta: low, without: Some(entry.action), ..node };
        let killers = self.killers[ply];
        let found = self.decided(position, state, others);
        self.killers[ply] = killers;
        match found {
            found if found < low => Apart::Deeper(1),
            _ if low >= beta && !node.is_wide() => Apart::Enough(low),
            _ => Apart::Deeper(-i32::from(value >= beta)),
        }
    }

    /// How much less deep a late action is searched at first.
    #[inline]
    pub(super) fn reduction(&self, node: Node, glance: &Glance, place: usize, score: i32) -> i32 {
        let first = if self.means.dice { 3 } else { 2 };
        if place < first || node.depth < first as i32 {
            return 0;
        }
        let halves = if self.means.dice { 0 } else { i32::from(!node.is_wide()) + i32::from(!glance.improves) };
        reduction(node.depth, place, score, halves)
    }

    /// Whether an action is tried, that would be searched so deep, after so many quiet ones. Those after it are no better, and
    /// would be searched no deeper.
    #[inline]
    pub(super) fn sift(
        &self,
        position: &P,
        node: Node,
        glance: &Glance,
        one: Scored,
        left: i32,
        quiet: usize,
    ) -> Sieve {
        let Node { depth, alpha, .. } = node;
        // The shortest way to a certain end may be a quiet one.
        if !glance.is_selective || alpha.abs() >= CERTAIN {
            return Sieve::Try;
        }
        if one.action.is_tactical() {
            let loses = depth <= LOSES_DEPTH && one.score < LOSING / 2 && LOSING - one.score > LOSES * depth;
            return if loses { Sieve::Leave } else { Sieve::Try };
        }
        let left = left.max(0);
        if one.score < KILLER {
            let enough = (FEWEST + (depth * depth).unsigned_abs() as usize) / if glance.improves { 1 } else { 2 };
            let [at_all, each] = QUIET_WINS;
            let is_late = depth <= FEWEST_DEPTH && quiet >= enough;
            if is_late || left <= QUIET_DEPTH && glance.standing + at_all + each * left <= alpha {
                return Sieve::LeaveQuiet;
            }
        }
        let loses =
            left <= LOSES_DEPTH && self.means.ordering.loses(position, one.action) > LOSES_QUIETLY * left.max(1);
        if loses { Sieve::Leave } else { Sieve::Try }
    }
}
