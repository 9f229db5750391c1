//! Best-reply search for one of four who play for themselves: between two turns of his only one of the others moves, whoever
//! can expect to harm him most; the rest pass. So it sees twice as many of his own turns as a search of all of theirs.
//!
//! Dice stay dice: whoever replies throws first. Which of them it is, is settled before the throw, by what can be expected
//! over all throws: nobody waits for the others' luck.

#[cfg(test)]
mod tests;

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Seat, Turn};

use super::deepening::Deepening;
use super::star::Star;
use super::table::{Bound, Table};
use super::{Context, MOST, SearchResult, table_key};
use crate::limits::Meter;
use crate::worth::WIN;
use crate::{Evaluator, MoveOrdering, Values};

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    table: Table<i32>,
}

impl Memory {
    /// With a transposition table of so many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory { table: Table::new(bytes) }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

pub(crate) struct Search<'a, P, E, O> {
    context: Context<'a, P, E, O>,
    table: &'a Table<i32>,
    /// Who searches.
    own: Seat,
}

/// No value lies outside of these.
const LIMIT: i32 = WIN / 2;

/// What is asked about a position: its value to the one who searches, exact within a window, so many plies deep.
#[derive(Clone, Copy)]
struct Node {
    depth: i32,
    ply: usize,
    alpha: i32,
    beta: i32,
    /// Who replies to his last turn, if that is settled.
    replies: Option<Seat>,
}

impl Node {
    const fn below(self, depth: i32) -> Node {
        Node { depth, ply: self.ply + 1, ..self }
    }
}

impl<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'a, P, E, O> {
    /// For the seat that is to decide.
    pub(crate) fn new(context: Context<'a, P, E, O>, memory: &'a mut Memory) -> Self {
        memory.table.begin();
        let own = context.at.turn().seat().unwrap_or(Seat::South);
        Search { context, table: &memory.table, own }
    }

    /// The best actions of `list`, which is tried in its order, as many as `lines`. `watch` is called with the result of
    /// each complete depth.
    pub(crate) fn best(mut self, list: Vec<Action>, lines: usize, watch: impl FnMut(&SearchResult)) -> SearchResult {
        let position = self.context.at.position();
        let standing = self.context.judge(position, &self.context.evaluator.fresh(position));
        let nothing = SearchResult::nothing(list[0], self.shown(standing));
        self.deepened(position, nothing, list, lines, watch)
    }

    fn value(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        if !self.context.meter.tick() {
            return 0;
        }
        match position.turn() {
            Turn::Over => self.context.end(position, node.ply)[0],
            // Who is out of the game gets no turn, however many pass.
            _ if node.ply >= MOST => self.context.judge(position, state),
            Turn::Chance(_) if node.depth <= 0 => self.context.judge(position, state),
            Turn::Seat(_) if node.depth <= 0 => self.quiet(position, state, node),
            Turn::Seat(seat) => self.decided(position, state, seat, node),
            Turn::Chance(seat) if seat == self.own => self.expected(position, state, Node { replies: None, ..node }),
            Turn::Chance(_) if node.replies.is_none() => self.reply(position, state, node),
            Turn::Chance(seat) if node.replies == Some(seat) => self.expected(position, state, node),
            Turn::Chance(_) => match self.passed(position, state) {
                Some((after, state)) => self.value(&after, &state, node.below(node.depth)),
                None => self.expected(position, state, node),
            },
        }
    }

    /// The worst that the throw of one of the others can be expected to bring, while the rest pass.
    fn reply(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let (mut position, mut state) = (position.clone(), state.clone());
        let mut worst = WIN;
        for _ in 1..Seat::ALL.len() {
            let Turn::Chance(seat) = position.turn() else { break };
            if seat == self.own {
                break;
            }
            let asked = Node { beta: node.beta.min(worst), replies: Some(seat), ..node };
            worst = worst.min(self.expected(&position, &state, asked));
            if worst <= node.alpha || self.context.meter.spent() {
                break;
            }
            let Some(passed) = self.passed(&position, &state) else { break };
            (position, state) = passed;
        }
        worst
    }

    /// The position as if whoever is to throw could not use his throw.
    fn passed(&self, position: &P, state: &E::State) -> Option<(P, E::State)> {
        let after = self.context.ordering.null_move(position)?;
        let state = self.context.evaluator.follow(state, position, Action::Pass, &after);
        Some((after, state))
    }

    /// The expected value over all throws, as exact as the window asks.
    fn expected(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let mut star = Star::new([node.alpha, node.beta], [-LIMIT, LIMIT]);
        for &(throw, probability) in &throws {
            let (after, state) = self.context.after(position, state, Action::Throw(throw));
            let [alpha, beta] = star.window(probability, WIN);
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

    /// The value of a position in which a seat decides.
    fn decided(&mut self, position: &P, state: &E::State, seat: Seat, node: Node) -> i32 {
        let key = table_key(position) ^ u64::from(node.replies.is_some()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.is_new && i32::from(entry.depth) >= node.depth) {
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => entry.value >= node.beta,
                Bound::AtMost => entry.value <= node.alpha,
            };
            if enough {
                return entry.value;
            }
        }
        let mut list = ActionList::new();
        self.context.actions(position, &mut list);
        self.context.order(position, &mut list, known.map(|entry| entry.action));
        let own = seat == self.own;
        let replies = if own { None } else { node.replies.or(Some(seat)) };
        let mut rest = Node { replies, ..node };
        let mut best: Option<(i32, Action)> = None;
        for &action in &list {
            let (after, state) = self.context.after(position, state, action);
            let value = self.value(&after, &state, rest.below(node.depth - 1));
            if self.context.meter.spent() {
                return 0;
            }
            if best.is_none_or(|(best, _)| if own { value > best } else { value < best }) {
                best = Some((value, action));
            }
            if rest.cuts(value, own) {
                break;
            }
        }
        let Some((value, action)) = best else { return self.context.judge(position, state) };
        let bound = match value {
            low if low <= node.alpha => Bound::AtMost,
            high if high >= node.beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.table.put(key, value, node.depth, bound, position.action_index(action) as u16);
        value
    }

    /// The quiescence search: whoever decides makes the captures that he likes best, or none. Its depths are below zero.
    fn quiet(&mut self, position: &P, state: &E::State, node: Node) -> i32 {
        let seat = match position.turn() {
            Turn::Over => return self.context.end(position, node.ply)[0],
            Turn::Chance(_) => return self.context.judge(position, state),
            Turn::Seat(seat) => seat,
        };
        let own = seat == self.own;
        let standing = self.context.judge(position, state);
        if node.depth <= -self.context.captures_of_four() {
            return standing;
        }
        let mut list = ActionList::new();
        let mut best = self.context.ordering.tactical(position, &mut list).then_some(standing);
        let mut rest = node;
        if best.is_some_and(|standing| rest.cuts(standing, own)) {
            return standing;
        }
        for &action in &list {
            if !self.context.meter.tick() {
                break;
            }
            let (after, state) = self.context.after(position, state, action);
            let value = self.quiet(&after, &state, rest.below(node.depth - 1));
            best = Some(best.map_or(value, |best| if own { best.max(value) } else { best.min(value) }));
            if rest.cuts(value, own) {
                break;
            }
        }
        best.unwrap_or(standing)
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Deepening<P> for Search<'_, P, E, O> {
    type Value = i32;

    fn meter(&self) -> &Meter<'_> {
        &self.context.meter
    }

    /// Beyond the best `lines` these are upper bounds.
    fn deepen(&mut self, list: &[Action], depth: i32, lines: usize) -> Vec<(i32, usize)> {
        let position = self.context.at.position();
        let state = self.context.evaluator.fresh(position);
        let mut rated: Vec<(i32, usize)> = Vec::with_capacity(list.len());
        for (place, &action) in list.iter().enumerate() {
            let alpha = rated.get(lines - 1).map_or(-WIN, |&(value, _)| value);
            let (after, state) = self.context.after(position, &state, action);
            let node = Node { depth: depth - 1, ply: 1, alpha, beta: WIN, replies: None };
            let value = self.value(&after, &state, node);
            if self.context.meter.spent() {
                break;
            }
            // Equals stay in their order.
            let better = rated.partition_point(|&(other, _)| other >= value);
            rated.insert(better, (value, place));
        }
        rated
    }

    fn shown(&self, value: i32) -> Values {
        self.context.shown(value, 0)
    }

    fn known(&self, position: &P) -> Option<u16> {
        self.table.get(table_key(position)).filter(|entry| entry.is_new).map(|entry| entry.action)
    }
}

impl Node {
    /// Narrows the window by a value that whoever decides can have. Returns whether the rest do not matter.
    fn cuts(&mut self, value: i32, own: bool) -> bool {
        if own {
            self.alpha = self.alpha.max(value);
        } else {
            self.beta = self.beta.min(value);
        }
        self.alpha >= self.beta
    }
}
