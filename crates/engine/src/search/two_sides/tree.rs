//! The nodes below the root.

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::history::SUPPOSED;
use super::order::{KILLER, Scored, ScoredList, next, reduction};
use super::{CERTAIN, LIMIT, Search};
use crate::search::table::{Bound, Entry};
use crate::search::{DEEPEST, MOST};
use crate::sides::WIN;
use crate::{Evaluator, MoveOrdering};

/// So many plies from the root answers cost depth again, whatever they answer.
const FARTHEST: usize = 40;

/// What is asked about a position: a value of `side`, exact within a window, so many plies deep.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Plies left.
    pub depth: i32,
    /// Plies from the root.
    pub ply: usize,
    pub alpha: i32,
    pub beta: i32,
    pub side: usize,
    /// Whether a pass that was only supposed led here: another one would ask nothing new.
    pub passed: bool,
}

impl Node {
    /// The same question one ply further from the root.
    pub(super) const fn below(self, depth: i32) -> Node {
        Node { depth, ply: self.ply + 1, passed: false, ..self }
    }

    /// The same question, asked by the other side.
    const fn of_other(self, side: usize) -> Node {
        Node { alpha: -self.beta, beta: -self.alpha, side, ..self }
    }

    const fn is_wide(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// The value of an action's successor: the first in the whole window, a later one at first in the smallest, to see
    /// whether it is better at all, and `less` deep.
    pub(super) fn successor(&mut self, after: &P, state: &E::State, node: Node, less: i32, is_first: bool) -> i32 {
        if is_first {
            return self.value(after, state, node);
        }
        let narrow = Node { beta: node.alpha + 1, ..node };
        let mut value = self.value(after, state, Node { depth: node.depth - less, ..narrow });
        if less > 0 && value > node.alpha {
            value = self.value(after, state, narrow);
        }
        if value > node.alpha && value < node.beta && node.is_wide() {
            value = self.value(after, state, node);
        }
        value
    }

    /// The value of a position.
    fn value(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if !self.means.meter.tick() {
            return 0;
        }
        let decides = match position.turn() {
            Turn::Over => return self.means.end(position, node.ply)[node.side],
            Turn::Chance(_) if node.depth <= 0 => return self.judge(position, state, node.side),
            Turn::Chance(_) => return self.expected(position, state, node),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        if decides == node.side {
            self.decided(position, state, node)
        } else {
            -self.decided(position, state, node.of_other(decides))
        }
    }

    fn judge(&self, position: &P, state: &E::State, side: usize) -> i32 {
        self.means.judge(position, state)[side]
    }

    /// The value of a position in which the side of the node decides.
    fn decided(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let Node { depth, ply, alpha, beta, side, .. } = node;
        if depth <= 0 || ply >= MOST {
            return self.quiet(position, state, node, self.selectivity.captures);
        }
        let dice = self.means.dice;
        if !dice && self.comes_again(position) {
            return self.means.repeated(position, ply)[side];
        }
        let known = self.known(position);
        if let Some(value) = known.and_then(|entry| self.told(&entry, node)) {
            return value;
        }
        let mut list = ActionList::new();
        self.means.actions(position, &mut list);
        // A forced action costs no depth; after throws it does, or blocked armies would pass for ever.
        let forced = list.len() == 1 && !dice && (ply as i32) < DEEPEST;
        let left = if forced { depth } else { depth - 1 };
        let ordering = self.means.ordering;
        let urgent = self.selectivity.is_any() && ordering.is_urgent(position);
        let left = if self.selectivity.urgent && urgent && !forced && ply < FARTHEST { left + 1 } else { left };
        let mut hopeless = false;
        if !node.is_wide()
            && !forced
            && !urgent
            && !dice
            && self.selectivity.is_any()
            && ordering.is_calm(position, &list)
        {
            let standing = self.judge(position, state, side);
            let margin = self.selectivity.margin;
            if margin > 0 && depth <= 3 && standing - margin * depth >= beta && beta.abs() < CERTAIN {
                return standing;
            }
            if let Some(value) = self.supposed(position, node, standing) {
                return value;
            }
            hopeless = margin > 0 && depth <= 3 && standing + margin * (depth + 1) <= alpha && alpha.abs() < CERTAIN;
        }
        let mut scored = ScoredList::new();
        self.score(position, &list, known, ply, &mut scored);
        let mut best = (-LIMIT, scored[0]);
        let mut rest = node;
        let mut tried: ArrayVec<Scored, 32> = ArrayVec::new();
        self.line.push(position.key());
        for place in 0..scored.len() {
            // Of what cannot be tried in full at least something is.
            if hopeless && place >= 6 {
                break;
            }
            let one = next(&mut scored, place);
            let (after, state) = self.means.after(position, state, one.action);
            let late = self.selectivity.late && !urgent && place >= 3 && depth >= 3 && one.score < KILLER;
            let less = if late { reduction(depth, place, one.score) } else { 0 };
            self.played.push(one.index);
            let value = self.successor(&after, &state, rest.below(left), less, place == 0);
            self.played.pop();
            if self.means.meter.spent() {
                self.line.pop();
                return 0;
            }
            if value > best.0 {
                best = (value, one);
            }
            rest.alpha = rest.alpha.max(value);
            if rest.alpha >= beta {
                self.learn(one, &tried, depth, ply);
                break;
            }
            if !one.action.is_tactical() && !tried.is_full() {
                tried.push(one);
            }
        }
        self.line.pop();
        let bound = match best.0 {
            value if value <= alpha => Bound::AtMost,
            value if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.memory.table.put(self.key(position), self.stored(best.0, ply), depth, bound, best.1.index);
        best.0
    }

    /// A bound of the value by that of the position after a pass, if that is high enough.
    fn supposed(&mut self, position: &P, node: Node, standing: i32) -> Option<i32> {
        let Node { depth, beta, .. } = node;
        if !self.selectivity.pass || node.passed || depth < 3 || standing < beta || beta.abs() >= CERTAIN {
            return None;
        }
        let after = self.means.ordering.passed(position)?;
        let state = self.means.evaluator.fresh(&after);
        let less = 3 + depth / 4;
        let below = Node { alpha: beta - 1, passed: true, ..node.below(depth - less) };
        self.line.push(position.key());
        self.played.push(SUPPOSED);
        let value = self.value(&after, &state, below);
        self.played.pop();
        self.line.pop();
        // What is certain only after a pass is not certain.
        (value >= beta && !self.means.meter.spent()).then_some(value.min(CERTAIN - 1))
    }

    /// The value that an entry of the table tells, if it does so deep enough.
    fn told(&self, entry: &Entry<i32>, node: Node) -> Option<i32> {
        let stored = i32::from(entry.depth);
        let fits = if self.selectivity.is_any() { stored >= node.depth } else { stored == node.depth };
        if node.is_wide() || !self.counts(entry) || !fits {
            return None;
        }
        let value = self.recalled(entry.value, node.ply);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= node.beta,
            Bound::AtMost => value <= node.alpha,
        };
        enough.then_some(value)
    }

    /// The expected value over all throws. A throw is not searched to the end once the others leave no doubt that the
    /// mean lies outside the window (Star1).
    fn expected(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        // No value lies outside of these.
        let most = f64::from(WIN / 2);
        let mut mean = 0.0;
        let mut left = 1.0;
        for &(throw, probability) in &throws {
            let weight = probability.as_f64();
            left -= weight;
            let (after, state) = self.means.after(position, state, Action::Throw(throw));
            // What this throw has to be worth for the mean to reach beta or fall to alpha, whatever the rest are worth.
            let low = (f64::from(node.alpha) - 0.5 - mean - left * most) / weight;
            let high = (f64::from(node.beta) + 0.5 - mean + left * most) / weight;
            let alpha = low.floor().max(f64::from(-LIMIT)) as i32;
            let beta = high.ceil().min(f64::from(LIMIT)) as i32;
            let value = self.value(&after, &state, Node { alpha, beta, ..node.below(node.depth) });
            if self.means.meter.spent() {
                return 0;
            }
            mean += f64::from(value) * weight;
            if value <= alpha {
                return (mean + left * most).round() as i32;
            }
            if value >= beta {
                return (mean - left * most).round() as i32;
            }
        }
        mean.round() as i32
    }

    /// The quiescence search: plays out captures and huffs, so many plies. A side that could do something else may stand
    /// pat.
    fn quiet(&mut self, position: &P, state: &E::State, node: Node, left: i32) -> i32 {
        let decides = match position.turn() {
            Turn::Over => return self.means.end(position, node.ply)[node.side],
            Turn::Chance(_) => return self.judge(position, state, node.side),
            Turn::Seat(seat) => self.means.sides.of(seat),
        };
        if decides != node.side {
            return -self.quiet(position, state, node.of_other(decides), left);
        }
        let standing = self.judge(position, state, node.side);
        if left == 0 {
            return standing;
        }
        let ordering = self.means.ordering;
        let mut list = ActionList::new();
        let may_stand = if ordering.is_urgent(position) {
            self.means.actions(position, &mut list);
            false
        } else {
            ordering.tactical(position, &mut list)
        };
        let mut best = if may_stand { standing } else { -LIMIT };
        if best >= node.beta {
            return best;
        }
        let mut scored = ScoredList::new();
        scored.extend(list.iter().map(|&action| Scored {
            score: ordering.priority(position, action),
            index: 0,
            action,
        }));
        if may_stand && !self.selectivity.losing {
            scored.retain(|one| one.score >= 0);
        }
        let mut rest = Node { alpha: node.alpha.max(best), ..node };
        for place in 0..scored.len() {
            if rest.alpha >= rest.beta || !self.means.meter.tick() {
                break;
            }
            let (after, state) = self.means.after(position, state, next(&mut scored, place).action);
            best = best.max(self.quiet(&after, &state, rest.below(0), left - 1));
            rest.alpha = rest.alpha.max(best);
        }
        best
    }

    /// Whether the position repeats one on the current line, or ends the game by repetition: nobody has to repeat, so
    /// it counts as an end.
    fn comes_again(&self, position: &P) -> bool {
        let key = position.key();
        position.repetition_limit() > 0
            && (self.last_chances.contains(&key)
                || self.line.iter().rev().take(usize::from(position.reversible())).any(|&before| before == key))
    }

    /// Values of certain ends count plies: in the table from its position, in the search from the root.
    fn stored(&self, value: i32, ply: usize) -> i32 {
        if self.is_certain(value) { value + value.signum() * ply as i32 } else { value }
    }

    fn recalled(&self, value: i32, ply: usize) -> i32 {
        if self.is_certain(value) { value - value.signum() * ply as i32 } else { value }
    }
}
