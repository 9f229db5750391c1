//! Beyond the depth: captures and huffs are played out.

use ashtapada_rules::{Action, ActionList, Position, Turn};

use super::order::{FIRST, Scored, ScoredList, next};
use super::tree::Node;
use super::{LIMIT, Search};
use crate::search::table::Entry;
use crate::{Evaluator, MoveOrdering};

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// The value of a position at the end of the depth.
    pub(super) fn quiet(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if self.means.dice || !self.selectivity.selective {
            return self.play_out(position, state, node, self.selectivity.captures, None).0;
        }
        let (node, known) = (Node { depth: 0, ..node }, self.known(position));
        if let Some(value) = known.and_then(|entry| self.told(&entry, node)) {
            return value;
        }
        let (value, best) = self.play_out(position, state, node, self.selectivity.captures, known);
        if !self.means.meter.spent() {
            let found = best.map(|action| position.action_index(action) as u16);
            let best = found.or(known.map(|entry| entry.action)).unwrap_or(NO_ACTION);
            self.memory.table.put(self.key(position), self.stored(value, node.ply), 0, node.bound(value), best);
        }
        value
    }

    /// Plays out captures and huffs, so many plies. A side that could do something else may stand pat. Returns the value, and
    /// the action that is better than that.
    fn play_out(
        &mut self,
        position: &P,
        state: &E::State,
        node: Node,
        left: i32,
        known: Option<Entry<i32>>,
    ) -> (i32, Option<Action>) {
        let decides = match position.turn() {
            Turn::Over => return (self.means.end(position, node.ply)[node.side], None),
            Turn::Chance(_) => return (self.judge(position, state, node.side), None),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        if decides != node.side {
            let (value, best) = self.play_out(position, state, node.of_other(decides), left, known);
            return (-value, best);
        }
        let standing = self.judge(position, state, node.side);
        if left == 0 {
            return (standing, None);
        }
        let ordering = self.means.ordering;
        let mut list = ActionList::new();
        let may_stand = if ordering.is_urgent(position) {
            self.means.actions(position, &mut list);
            false
        } else {
            ordering.tactical(position, &mut list)
        };
        let mut best = if may_stand { (standing, None) } else { (-LIMIT, None) };
        if best.0 >= node.beta {
            return best;
        }
        let mut scored = ScoredList::new();
        scored.extend(list.iter().map(|&action| {
            let is_known = known.is_some_and(|entry| usize::from(entry.action) == position.action_index(action));
            let score = if is_known { FIRST } else { ordering.priority(position, action) };
            Scored { score, index: 0, action }
        }));
        if may_stand && self.selectivity.selective {
            // What loses more than it wins is not played out.
            scored.retain(|one| one.score >= 0);
        }
        let mut rest = Node { alpha: node.alpha.max(best.0), ..node };
        for place in 0..scored.len() {
            if rest.alpha >= rest.beta || !self.means.meter.tick() {
                break;
            }
            let one = next(&mut scored, place);
            let (after, state) = self.means.after(position, state, one.action);
            let (value, _) = self.play_out(&after, &state, rest.below(0), left - 1, None);
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
