//! What is tried first.

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, Position};

use super::Search;
use super::history::{HISTORY_MAX, HistoryKey};
use crate::search::MOST;
use crate::search::table::Entry;
use crate::{Evaluator, MoveOrdering};

/// The scores of the action of the table, of captures (and more), of what cut off others at this ply.
pub(super) const FIRST: i32 = 1 << 30;
pub(super) const TACTICAL: i32 = 1 << 20;
pub(super) const KILLER: i32 = 1 << 16;
/// Captures that lose more than they win come last.
pub(super) const LOSING: i32 = -(1 << 16);

/// Two actions for each ply that cut off others there.
pub(super) type Killers = [[Option<Action>; 2]; MOST];
pub(super) const NO_KILLERS: Killers = [[None; 2]; MOST];

/// An action with what speaks for trying it early.
#[derive(Clone, Copy)]
pub(super) struct Scored {
    pub score: i32,
    pub index: u16,
    pub action: Action,
}

pub(super) type ScoredList = ArrayVec<Scored, { ashtapada_rules::MOST_ACTIONS }>;

/// Moves the best of those from `place` on there. Often few are needed, so they are not sorted.
pub(super) fn next(list: &mut ScoredList, place: usize) -> Scored {
    let mut best = place;
    for other in place + 1..list.len() {
        if list[other].score > list[best].score {
            best = other;
        }
    }
    list.swap(place, best);
    list[place]
}

/// Strikes out the quiet actions from `place` on.
pub(super) fn skip_quiets(list: &mut ScoredList, place: usize) {
    let mut end = place;
    for other in place..list.len() {
        if list[other].action.is_tactical() {
            list.swap(end, other);
            end += 1;
        }
    }
    list.truncate(end);
}

/// How much less deep a late action is searched at first, and so many half plies more.
pub(super) fn reduction(depth: i32, place: usize, score: i32, halves: i32) -> i32 {
    const LOGARITHMS: [u8; 64] = logarithms();
    let log = |number: usize| i32::from(LOGARITHMS[number.min(63)]);
    let late = (log(depth.unsigned_abs() as usize) * log(place) / 2 + 128 * halves + 128) / 256;
    (late - score / (HISTORY_MAX / 2)).clamp(0, depth - 1)
}

/// Sixteen times the natural logarithms of 0 to 63, that of 0 as 0.
const fn logarithms() -> [u8; 64] {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        // ln n = ln (n - 1) + 2 artanh(1 / (2 n - 1)), summed in 2^20ths.
        let mut sum: u64 = 0;
        let mut step = 2;
        while step <= number {
            let odd = 2 * step as u64 - 1;
            sum += (2 << 20) / odd + (2 << 20) / (3 * odd * odd * odd) + (2 << 20) / (5 * odd * odd * odd * odd * odd);
            step += 1;
        }
        table[number] = ((sum * 16 + (1 << 19)) >> 20) as u8;
        number += 1;
    }
    table
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Search<'_, P, E, O> {
    /// What to try first: the action of the table, then captures, then what cut off others at this ply, then the rest by
    /// history. It fills a list of the caller's, since the whole of it is long and would be copied.
    pub(super) fn score(
        &self,
        position: &P,
        list: &ActionList,
        known: Option<Entry<i32>>,
        ply: usize,
        scored: &mut ScoredList,
    ) {
        let ordering = self.context.ordering;
        let first = known.map(|entry| entry.action);
        let killers = &self.killers[ply];
        scored.extend(list.iter().map(|&action| {
            let index = position.action_index(action) as u16;
            let score = if first == Some(index) {
                FIRST
            } else if action.is_tactical() {
                match ordering.priority(position, action) {
                    losing @ ..0 => LOSING + losing,
                    priority => TACTICAL + priority,
                }
            } else if killers.contains(&Some(action)) {
                KILLER
            } else {
                self.memory.own.history.score(HistoryKey::action::<P>(action, index), &self.played)
            };
            Scored { score, index, action }
        }));
    }

    /// Remembers that a quiet action made the others needless.
    pub(super) fn learn(&mut self, best: Scored, tried: &[Scored], depth: i32, ply: usize) {
        if best.action.is_tactical() {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best.action) {
            *killers = [Some(best.action), killers[0]];
        }
        let bonus = (depth * depth * 16).min(HISTORY_MAX / 8);
        let (history, played) = (&mut self.memory.own.history, &self.played);
        let of = |one: Scored| HistoryKey::action::<P>(one.action, one.index);
        history.change(of(best), played, bonus);
        for &other in tried {
            history.change(of(other), played, -bonus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_logarithms() {
        for (number, &log) in logarithms().iter().enumerate().skip(1) {
            assert!((f64::from(log) - 16.0 * (number as f64).ln()).abs() < 0.6, "{number}: {log}");
        }
    }

    #[test]
    fn the_later_and_the_less_successful_the_less_deep() {
        assert_eq!(reduction(3, 1, 0, 0), 0);
        assert!(reduction(12, 30, 0, 0) > reduction(12, 6, 0, 0));
        assert!(reduction(12, 6, 0, 0) > reduction(4, 6, 0, 0));
        assert!(reduction(8, 10, HISTORY_MAX, 0) < reduction(8, 10, 0, 0));
        assert!(reduction(8, 10, -HISTORY_MAX, 0) > reduction(8, 10, 0, 0));
        for depth in 1..64 {
            assert!((0..depth).contains(&reduction(depth, 80, -HISTORY_MAX, 0)));
        }
    }

    #[test]
    fn the_best_comes_first_and_quiet_actions_can_be_left() {
        let [from, to] = [0, 1].map(|file| ashtapada_rules::Spot::new(file, 0));
        let capture = Action::Capture { from, to, promotion: None };
        let all = [(3, Action::Pass), (9, capture), (4, Action::Pass), (-9, capture)];
        let mut list = ScoredList::new();
        list.extend(all.into_iter().zip(0..).map(|((score, action), index)| Scored { score, index, action }));
        let mut kept = list.clone();
        let order: Vec<u16> = (0..4).map(|place| next(&mut list, place).index).collect();
        assert_eq!(order, [1, 2, 0, 3]);
        next(&mut kept, 0);
        skip_quiets(&mut kept, 1);
        assert_eq!(kept.iter().map(|one| one.index).collect::<Vec<_>>(), [1, 3]);
    }
}
