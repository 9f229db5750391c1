//! The nodes below the root.

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};

use super::history::NULL_MOVE;
use super::order::{KILLER, Scored, ScoredList, next, skip_quiets};
use super::pruning::{Pruned, Singular};
use super::{CERTAIN, LIMIT, Search};
use crate::search::MOST;
use crate::search::star::Star;
use crate::search::table::{Bound, Entry};
use crate::worth::WIN;
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
    /// Whether a null move led here: another one would ask nothing new.
    pub after_null_move: bool,
    /// The index of an action that is not tried: what are the others worth without it?
    pub excluded: Option<u16>,
}

impl Node {
    /// The same question one ply further from the root.
    pub(super) const fn below(self, depth: i32) -> Node {
        Node { depth, ply: self.ply + 1, after_null_move: false, excluded: None, ..self }
    }

    /// The same question, asked by the other side.
    pub(super) const fn of_other(self, side: usize) -> Node {
        Node { alpha: -self.beta, beta: -self.alpha, side, ..self }
    }

    pub(super) const fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// How a value that was found for it bounds the true one.
    pub(super) const fn bound(&self, value: i32) -> Bound {
        if value <= self.alpha {
            Bound::AtMost
        } else if value >= self.beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        }
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
        if value > node.alpha && value < node.beta && node.is_pv() {
            value = self.value(after, state, node);
        }
        value
    }

    /// The value of a position.
    pub(super) fn value(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if !self.context.meter.tick() {
            return 0;
        }
        let decides = match position.turn() {
            Turn::Over => return self.context.end(position, node.ply)[node.side],
            Turn::Chance(_) if node.depth <= 0 => return self.judge(position, state, node.side),
            Turn::Chance(_) => return self.expected(position, state, node),
            Turn::Seat(seat) => self.context.sides.of(seat),
        };
        if decides == node.side {
            self.decided(position, state, node)
        } else {
            -self.decided(position, state, node.of_other(decides))
        }
    }

    pub(super) fn judge(&mut self, position: &P, state: &E::State, side: usize) -> i32 {
        let context = &self.context;
        let value =
            context.aged(position, self.memory.own.eval_cache.of(position.key(), || context.judge(position, state)));
        if side == 0 { value } else { -value }
    }

    /// The value of a position in which the side of the node decides.
    pub(super) fn decided(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if node.depth <= 0 || node.ply >= MOST {
            return self.quiet(position, state, node);
        }
        let dice = self.context.dice;
        if !dice && self.repeats(position) {
            return self.context.repeated(position, node.ply)[node.side];
        }
        let known = self.known(position);
        if let Some(value) = known.and_then(|entry| self.table_cutoff(&entry, node)) {
            return value;
        }
        let node = self.internal_reduction(node, known);
        let Node { depth, ply, alpha, beta, .. } = node;
        let mut list = ActionList::new();
        let is_urgent = self.selectivity.selective && self.context.ordering.is_urgent(position);
        let lists_later = self.selectivity.selective && !is_urgent && self.context.ordering.has_choice(position);
        if !lists_later {
            self.context.actions(position, &mut list);
        }
        let facts = self.facts(position, state, node, (&list, is_urgent), known);
        if let Some(value) = self.prune_node(position, state, node, &facts) {
            return value;
        }
        if lists_later {
            self.context.actions(position, &mut list);
        }
        // A forced action costs no depth; after throws it does, or blocked armies would pass for ever.
        let left = if facts.is_forced || facts.is_urgent && ply < FARTHEST { depth } else { depth - 1 };
        let deeper = match self.singular(position, state, node, &facts, known) {
            Singular::Extend(plies) => plies,
            Singular::Cut(value) => return value,
        };
        let mut scored = ScoredList::new();
        self.score(position, &list, known, ply, &mut scored);
        scored.retain(|one| node.excluded != Some(one.index));
        let Some(&some) = scored.first() else { return alpha };
        let mut best = (-LIMIT, some);
        let mut rest = node;
        let mut tried: ArrayVec<Scored, 32> = ArrayVec::new();
        let mut quiet = 0;
        let mut prunes_some = false;
        self.line.push(position.key());
        let mut following = 0;
        while following < scored.len() {
            let place = following;
            following += 1;
            let one = next(&mut scored, place);
            let late = self.selectivity.selective && !facts.is_urgent && one.score < KILLER;
            let less = if late { self.reduction(node, &facts, place, one.score) } else { 0 };
            if place > 0 && best.0 > -CERTAIN {
                let pruned = self.prune_action(position, node, &facts, one, left - less, quiet);
                if let Pruned::Quiets = pruned {
                    skip_quiets(&mut scored, following);
                }
                if !matches!(pruned, Pruned::Nothing) {
                    prunes_some = true;
                    continue;
                }
            }
            quiet += usize::from(!one.action.is_tactical());
            let (after, state) = self.context.after(position, state, one.action);
            self.played.push(one.index);
            let below = rest.below(if place == 0 { left + deeper } else { left });
            let value = self.successor(&after, &state, below, less, place == 0);
            self.played.pop();
            if self.context.meter.spent() {
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
        if prunes_some {
            // That they are not better than the window is all that is thought of those left out.
            best.0 = best.0.max(alpha);
        }
        if node.excluded.is_none() {
            let (value, one) = best;
            self.memory.table.put(
                self.key(position),
                self.value_for_table(value, ply),
                depth,
                node.bound(value),
                one.index,
            );
        }
        best.0
    }

    /// The value that an entry of the table tells, if it does so deep enough.
    pub(super) fn table_cutoff(&self, entry: &Entry<i32>, node: Node) -> Option<i32> {
        let depth = i32::from(entry.depth);
        let fits = if self.selectivity.selective { depth >= node.depth } else { depth == node.depth };
        // With dice windows are wide below most throws, and lines end at the next one anyway.
        let keeps_line = node.is_pv() && !self.context.dice;
        if keeps_line || node.excluded.is_some() || !self.counts(entry) || !fits {
            return None;
        }
        let value = self.value_from_table(entry.value, node.ply);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= node.beta,
            Bound::AtMost => value <= node.alpha,
        };
        enough.then_some(value)
    }

    /// The expected value over all throws, as exact as the window asks.
    fn expected(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut star = Star::new([node.alpha, node.beta], self.throws_within(position, state, node.side));
        for &(throw, probability) in &throws {
            let (after, state) = self.context.after(position, state, Action::Throw(throw));
            let [alpha, beta] = star.window(probability, LIMIT);
            // Nothing that this throw can be worth would bring the mean into the window.
            if alpha >= WIN / 2 {
                return node.alpha;
            }
            if beta <= -WIN / 2 {
                return node.beta;
            }
            let value = self.value(&after, &state, Node { alpha, beta, ..node.below(node.depth) });
            if self.context.meter.spent() {
                return 0;
            }
            if let Some(mean) = star.add(value) {
                return mean;
            }
        }
        star.mean()
    }

    /// Whether the position repeats one on the current line, or ends the game by repetition: nobody has to repeat, so
    /// it counts as an end. What was before a null move cannot be repeated after it.
    pub(super) fn repeats(&self, position: &P) -> bool {
        if position.repetition_limit() == 0 {
            return false;
        }
        let (key, back) = (position.key(), usize::from(position.reversible()));
        let line = self.line.iter().rev().zip(self.played.iter().rev()).take(back);
        let mut since = line.take_while(|&(_, &played)| played != NULL_MOVE);
        since.any(|(&before, _)| before == key)
            || self.last_chances.contains(&key)
                && !self.played.iter().rev().take(back).any(|&played| played == NULL_MOVE)
    }

    /// Values of certain ends count plies: in the table from its position, in the search from the root.
    pub(super) fn value_for_table(&self, value: i32, ply: usize) -> i32 {
        if self.is_certain(value) { value + value.signum() * ply as i32 } else { value }
    }

    pub(super) fn value_from_table(&self, value: i32, ply: usize) -> i32 {
        if self.is_certain(value) { value - value.signum() * ply as i32 } else { value }
    }
}
