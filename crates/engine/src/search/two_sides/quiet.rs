//! Beyond the depth: captures and huffs are played out.

use ashtapada_rules::{Action, ActionList, Position, Turn};

use super::order::{FIRST, Scored, ScoredList, next};
use super::tree::Node;
use super::{LIMIT, Search, Selectivity};
use crate::search::Context;
use crate::{Evaluator, MoveOrdering};

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// The value of a position at the end of the depth, in which the side of the node decides.
    pub(super) fn quiet(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if self.context.dice || !self.selectivity.selective {
            return self.captures(position, state, node, None).0;
        }
        let (node, known) = (Node { depth: 0, ..node }, self.known(position));
        if let Some(value) = known.and_then(|entry| self.table_cutoff(&entry, node)) {
            return value;
        }
        let (value, best) = self.captures(position, state, node, known.map(|entry| entry.action));
        if !self.context.meter.spent() {
            let found = best.map(|action| position.action_index(action) as u16);
            let best = found.or(known.map(|entry| entry.action)).unwrap_or(NO_ACTION);
            self.memory.table.put(
                self.key(position),
                self.value_for_table(value, node.ply),
                0,
                node.bound(value),
                best,
            );
        }
        value
    }

    /// As [`Context::captures`], with static values that are known.
    fn captures(&mut self, position: &P, state: &E::State, node: Node, known: Option<u16>) -> (i32, Option<Action>) {
        let Search { context, memory, selectivity, .. } = self;
        let eval_cache = &mut memory.own.eval_cache;
        let mut judge = |context: &Context<'_, P, E, O>, position: &P, state: &E::State| {
            eval_cache.of(position.key(), || context.judge(position, state))
        };
        context.captures(&mut judge, position, state, node, *selectivity, known)
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Context<'_, P, E, O> {
    /// The value of a position for a side when captures and huffs are played out; where it is no more than `alpha`, the true one
    /// may be less.
    pub(in crate::search) fn calm(
        &mut self,
        (position, state): (&P, &E::State),
        ply: usize,
        (side, alpha): (usize, i32),
        selectivity: Selectivity,
    ) -> i32 {
        let alpha = alpha.max(-LIMIT);
        let node = Node { depth: 0, ply, alpha, beta: LIMIT, side, after_null_move: false, excluded: None };
        self.play_out(&mut Self::judge, position, state, node, selectivity)
    }

    /// The value of a position when captures and huffs are played out.
    fn play_out(
        &mut self,
        judge: &mut impl FnMut(&Self, &P, &E::State) -> i32,
        position: &P,
        state: &E::State,
        node: Node,
        selectivity: Selectivity,
    ) -> i32 {
        let side = match position.turn() {
            Turn::Over => return self.end(position, node.ply)[node.side],
            Turn::Chance(_) => return self.static_eval(judge, position, state, node.side),
            Turn::Seat(seat) => self.sides.of(seat),
        };
        if side == node.side {
            self.captures(judge, position, state, node, selectivity, None).0
        } else {
            -self.captures(judge, position, state, node.of_other(side), selectivity, None).0
        }
    }

    /// The static value for a side.
    fn static_eval(
        &self,
        judge: &mut impl FnMut(&Self, &P, &E::State) -> i32,
        position: &P,
        state: &E::State,
        side: usize,
    ) -> i32 {
        let first = self.aged(position, judge(self, position, state));
        if side == 0 { first } else { -first }
    }

    /// Plays out captures and huffs where the side of the node decides, as many plies as the selectivity says. If it could do
    /// something else it may stand pat. `judge` gives static values for the first side; the action of index `known` is tried
    /// first. Returns the value, and the action that is better than standing pat.
    fn captures(
        &mut self,
        judge: &mut impl FnMut(&Self, &P, &E::State) -> i32,
        position: &P,
        state: &E::State,
        node: Node,
        selectivity: Selectivity,
        known: Option<u16>,
    ) -> (i32, Option<Action>) {
        let static_eval = self.static_eval(judge, position, state, node.side);
        if selectivity.captures == 0 {
            return (static_eval, None);
        }
        let ordering = self.ordering;
        let is_urgent = ordering.is_urgent(position);
        if selectivity.selective && static_eval >= node.beta && !is_urgent && ordering.has_choice(position) {
            return (static_eval, None);
        }
        let mut list = ActionList::new();
        let may_stand = if is_urgent {
            self.actions(position, &mut list);
            false
        } else {
            ordering.tactical(position, &mut list)
        };
        let mut best = if may_stand { (static_eval, None) } else { (-LIMIT, None) };
        if best.0 >= node.beta {
            return best;
        }
        let mut scored = ScoredList::new();
        scored.extend(list.iter().map(|&action| {
            let is_known = known.is_some_and(|index| usize::from(index) == position.action_index(action));
            let score = if is_known { FIRST } else { ordering.priority(position, action) };
            Scored { score, index: 0, action }
        }));
        if may_stand && selectivity.selective {
            // What loses more than it wins is not played out.
            scored.retain(|one| one.score >= 0);
        }
        let mut rest = Node { alpha: node.alpha.max(best.0), ..node };
        for place in 0..scored.len() {
            if rest.alpha >= rest.beta || !self.meter.tick() {
                break;
            }
            let one = next(&mut scored, place);
            let (after, state) = self.after(position, state, one.action);
            let less = Selectivity { captures: selectivity.captures - 1, ..selectivity };
            let value = self.play_out(judge, &after, &state, rest.below(0), less);
            if value > best.0 {
                best = (value, Some(one.action));
            }
            rest.alpha = rest.alpha.max(value);
        }
        best
    }
}

/// Stored where no action is better than standing pat.
const NO_ACTION: u16 = u16::MAX;
