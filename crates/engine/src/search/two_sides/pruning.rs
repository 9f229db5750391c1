//! What is left out because it will hardly matter between two sides, or searched less deep at first: actions that come late.
//! Where values are no results, whole nodes that their static value or a shallower search settles, and actions that can
//! hardly be better, too; with dice, throws that can hardly change a mean. It may err;
//! [`Selectivity::none`](super::Selectivity) does none of it.
//!
//! - `prune_node`: reverse futility pruning, razoring, null move;
//! - `singular`: singular extension, multi-cut and negative extension;
//! - `internal_reduction`: internal iterative reduction;
//! - `reduction`: late move reductions, by depth, place and history;
//! - `prune_action`: late move pruning, futility pruning, static exchange pruning.

use ashtapada_rules::{Action, ActionList, Position};

use super::history::NULL_MOVE;
use super::order::{KILLER, LOSING, Scored, reduction};
use super::tree::Node;
use super::{CERTAIN, Search};
use crate::search::DEEPEST;
use crate::search::table::{Bound, Entry};
use crate::worth::WIN;
use crate::{Evaluator, MoveOrdering};

// Margins are in hundredths of a pawn, most of them for each ply left.

/// So much ahead a side is content with what it has, so many plies before the end of the depth.
const REVERSE_FUTILITY_MARGIN: i32 = 90;
const REVERSE_FUTILITY_DEPTH: i32 = 6;
/// So far behind it only plays out captures.
const RAZORING_MARGIN: i32 = 250;
const RAZORING_DEPTH: i32 = 3;
/// What a quiet action can hardly win: at all, and for each ply left.
const FUTILITY_MARGINS: [i32; 2] = [100, 90];
const FUTILITY_DEPTH: i32 = 7;
/// As many quiet actions are tried, and the square of the depth.
const LATE_MOVE_COUNT: usize = 4;
const LATE_MOVE_DEPTH: i32 = 8;
/// What an action may lose in exchanges: a quiet one, and a capture.
const QUIET_EXCHANGE_MARGIN: i32 = 30;
const EXCHANGE_MARGIN: i32 = 100;
const EXCHANGE_DEPTH: i32 = 6;
/// A pass is supposed so many plies less deep, and one more for each so much by which the side is ahead.
const NULL_MOVE_REDUCTION: i32 = 4;
const NULL_MOVE_ADVANTAGE: i32 = 200;
/// From this depth on an action is set apart that is better than all others by so much.
const SINGULAR_DEPTH: i32 = 7;
const SINGULAR_MARGIN: i32 = 2;
/// A position of which nothing is known is searched one ply less deep.
const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// A throw is hardly worth more than its position before it, or less, by so much of a result.
const THROW_SWING: i32 = 6 * WIN / 100;

/// What is known of a node before its actions are tried.
pub(super) struct NodeFacts {
    /// Whether there is but one action, without dice.
    pub is_forced: bool,
    /// Whether something urgent has to be answered.
    pub is_urgent: bool,
    /// The static value, or a better bound from the table.
    static_eval: i32,
    /// Whether the static value is higher than before the side's last action.
    improving: bool,
    /// Whether anything may be left out here.
    is_selective: bool,
}

/// What the others are worth tells of the action that the table knows.
pub(super) enum Singular {
    /// It is searched so many plies deeper.
    Extend(i32),
    /// Even the others are worth as much as this, which is enough.
    Cut(i32),
}

/// Whether an action is tried.
pub(super) enum Pruned {
    Nothing,
    /// Not this one.
    This,
    /// Neither this nor any other quiet one.
    Quiets,
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// The question about a position that may be unknown: then less deep, since what to try first is not known either.
    pub(super) fn internal_reduction(&self, node: Node, known: Option<Entry<i32>>) -> Node {
        let less = known.is_none() && node.depth >= INTERNAL_REDUCTION_DEPTH && self.is_selective();
        Node { depth: node.depth - i32::from(less), ..node }
    }

    /// The least and the most that throws which are not looked at yet are taken to be worth to a side.
    pub(super) fn throws_within(&mut self, position: &P, state: &E::State, side: usize) -> [i32; 2] {
        let most = WIN / 2;
        if !self.selectivity.selective {
            return [-most, most];
        }
        let static_eval = self.judge(position, state, side);
        [static_eval - THROW_SWING, static_eval + THROW_SWING].map(|value| value.clamp(-most, most))
    }

    fn is_selective(&self) -> bool {
        self.selectivity.selective && !self.context.in_results()
    }

    /// Looks at a position before its actions are tried. Where there is a [choice](MoveOrdering::has_choice) they are not listed
    /// yet.
    #[inline]
    pub(super) fn facts(
        &mut self,
        position: &P,
        state: &E::State,
        node: Node,
        (list, is_urgent): (&ActionList, bool),
        known: Option<Entry<i32>>,
    ) -> NodeFacts {
        let Node { ply, side, .. } = node;
        let ordering = self.context.ordering;
        let is_forced = list.len() == 1 && !self.context.dice && (ply as i32) < DEEPEST;
        let mut facts = NodeFacts { is_forced, is_urgent, static_eval: 0, improving: false, is_selective: false };
        self.static_eval[ply] = None;
        if !self.is_selective() || is_urgent {
            return facts;
        }
        facts.static_eval = self.judge(position, state, side);
        self.static_eval[ply] = Some((facts.static_eval, side));
        let before = ply.checked_sub(2).and_then(|before| self.static_eval[before]);
        facts.improving = before.is_some_and(|(value, of)| of == side && facts.static_eval > value);
        facts.is_selective = !node.is_pv() && !is_forced && ordering.is_calm(position, list);
        if facts.is_selective
            && let Some(entry) = known.filter(|entry| self.counts(entry))
        {
            let value = self.value_from_table(entry.value, ply);
            let is_better = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value > facts.static_eval,
                Bound::AtMost => value < facts.static_eval,
            };
            if is_better && value.abs() < CERTAIN {
                facts.static_eval = value;
            }
        }
        facts
    }

    /// The value of a node that need not be searched.
    #[inline]
    pub(super) fn prune_node(&mut self, position: &P, state: &E::State, node: Node, facts: &NodeFacts) -> Option<i32> {
        let Node { depth, alpha, beta, .. } = node;
        if !facts.is_selective || node.excluded.is_some() || alpha.abs() >= CERTAIN || beta.abs() >= CERTAIN {
            return None;
        }
        let margin = REVERSE_FUTILITY_MARGIN * (depth - i32::from(facts.improving));
        if depth <= REVERSE_FUTILITY_DEPTH && facts.static_eval - margin >= beta {
            return Some(facts.static_eval);
        }
        if depth <= RAZORING_DEPTH && facts.static_eval + RAZORING_MARGIN * depth <= alpha {
            let value = self.quiet(position, state, node);
            if value <= alpha {
                return Some(value);
            }
        }
        self.null_move(position, state, node, facts.static_eval)
    }

    /// A bound of the value by that of the position after a pass, if that is high enough.
    fn null_move(&mut self, position: &P, state: &E::State, node: Node, static_eval: i32) -> Option<i32> {
        let Node { depth, beta, .. } = node;
        if node.after_null_move || depth < 3 || static_eval < beta {
            return None;
        }
        let after = self.context.ordering.null_move(position)?;
        let state = self.context.evaluator.follow(state, position, Action::Pass, &after);
        let less = NULL_MOVE_REDUCTION + depth / 4 + ((static_eval - beta) / NULL_MOVE_ADVANTAGE).min(3);
        let below = Node { alpha: beta - 1, after_null_move: true, ..node.below(depth - less) };
        self.line.push(position.key());
        self.played.push(NULL_MOVE);
        let value = self.value(&after, &state, below);
        self.played.pop();
        self.line.pop();
        // What is certain only after a pass is not certain.
        (value >= beta && !self.context.meter.spent()).then_some(value.min(CERTAIN - 1))
    }

    /// Whether the action that the table knows is better than all others by far, and worth another ply: these are searched half
    /// as deep.
    pub(super) fn singular(
        &mut self,
        position: &P,
        state: &E::State,
        node: Node,
        facts: &NodeFacts,
        known: Option<Entry<i32>>,
    ) -> Singular {
        let Node { depth, ply, beta, .. } = node;
        let may_ask = self.is_selective() && depth >= SINGULAR_DEPTH && node.excluded.is_none() && !facts.is_forced;
        let deep = |entry: &Entry<i32>| entry.bound != Bound::AtMost && i32::from(entry.depth) >= depth - 3;
        let Some(entry) = known.filter(|entry| may_ask && self.counts(entry) && deep(entry)) else {
            return Singular::Extend(0);
        };
        let value = self.value_from_table(entry.value, ply);
        if value.abs() >= CERTAIN || ply as i32 >= DEEPEST {
            return Singular::Extend(0);
        }
        let low = value - SINGULAR_MARGIN * depth;
        let others = Node { depth: (depth - 1) / 2, alpha: low - 1, beta: low, excluded: Some(entry.action), ..node };
        let killers = self.killers[ply];
        let found = self.decided(position, state, others);
        self.killers[ply] = killers;
        match found {
            found if found < low => Singular::Extend(1),
            _ if low >= beta && !node.is_pv() => Singular::Cut(low),
            _ => Singular::Extend(-i32::from(value >= beta)),
        }
    }

    /// How much less deep a late action is searched at first.
    #[inline]
    pub(super) fn reduction(&self, node: Node, facts: &NodeFacts, place: usize, score: i32) -> i32 {
        let first = if self.context.dice { 3 } else { 2 };
        if place < first || node.depth < first as i32 {
            return 0;
        }
        let halves = if self.context.dice { 0 } else { i32::from(!node.is_pv()) + i32::from(!facts.improving) };
        reduction(node.depth, place, score, halves)
    }

    /// Whether an action is tried, that would be searched so deep, after so many quiet ones. Those after it are no better, and
    /// would be searched no deeper.
    #[inline]
    pub(super) fn prune_action(
        &self,
        position: &P,
        node: Node,
        facts: &NodeFacts,
        one: Scored,
        left: i32,
        quiet: usize,
    ) -> Pruned {
        let Node { depth, alpha, .. } = node;
        // The shortest way to a certain end may be a quiet one.
        if !facts.is_selective || alpha.abs() >= CERTAIN {
            return Pruned::Nothing;
        }
        if one.action.is_tactical() {
            let loses =
                depth <= EXCHANGE_DEPTH && one.score < LOSING / 2 && LOSING - one.score > EXCHANGE_MARGIN * depth;
            return if loses { Pruned::This } else { Pruned::Nothing };
        }
        let left = left.max(0);
        if one.score < KILLER {
            let enough =
                (LATE_MOVE_COUNT + (depth * depth).unsigned_abs() as usize) / if facts.improving { 1 } else { 2 };
            let [at_all, each] = FUTILITY_MARGINS;
            let is_late = depth <= LATE_MOVE_DEPTH && quiet >= enough;
            if is_late || left <= FUTILITY_DEPTH && facts.static_eval + at_all + each * left <= alpha {
                return Pruned::Quiets;
            }
        }
        let loses = left <= EXCHANGE_DEPTH
            && self.context.ordering.loses(position, one.action) > QUIET_EXCHANGE_MARGIN * left.max(1);
        if loses { Pruned::This } else { Pruned::Nothing }
    }
}
