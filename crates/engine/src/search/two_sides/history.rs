//! Which quiet actions cut off others, wherever that was.

use ashtapada_rules::{Action, Position};

/// No score is greater.
pub(super) const HISTORY_MAX: i32 = 1 << 14;

/// Stands for a null move.
pub(super) const NULL_MOVE: u16 = u16::MAX;

/// How many scores of answers there are: some share one.
const ANSWERS: usize = 1 << 16;

/// An action in the history: its index, or the one after all others for what is no move, such as `pass` and offers.
#[derive(Clone, Copy)]
pub(super) struct HistoryKey(usize);

impl HistoryKey {
    pub(super) fn action<P: Position>(action: Action, index: u16) -> HistoryKey {
        HistoryKey(if action.to().is_some() { index.into() } else { P::ACTIONS })
    }
}

/// Scores of quiet actions: by themselves, and as answers to the action before and to the one before that.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct History {
    alone: Vec<i32>,
    answers: Vec<i16>,
}

impl History {
    /// For a game with so many actions.
    pub(super) fn new(actions: usize) -> History {
        History { alone: vec![0; actions + 1], answers: vec![0; ANSWERS] }
    }

    /// As large as this one, with nothing in it.
    pub(super) fn empty(&self) -> History {
        History::new(self.alone.len() - 1)
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.alone) + size_of_val(&*self.answers)
    }

    /// Forgets half of everything.
    pub(super) fn halve(&mut self) {
        self.alone.iter_mut().for_each(|score| *score /= 2);
        self.answers.iter_mut().for_each(|score| *score /= 2);
    }

    /// What speaks for an action after those that were played.
    pub(super) fn score(&self, of: HistoryKey, played: &[u16]) -> i32 {
        let answers = places(of, played).map(|place| i32::from(self.answers[place])).sum::<i32>();
        self.alone[of.0] + answers
    }

    /// Something new that speaks for an action or against it: the more, the farther it is from what was known.
    pub(super) fn change(&mut self, of: HistoryKey, played: &[u16], by: i32) {
        let changed = |score: i32| score + by - score * by.abs() / HISTORY_MAX;
        self.alone[of.0] = changed(self.alone[of.0]);
        for place in places(of, played) {
            self.answers[place] = changed(self.answers[place].into()) as i16;
        }
    }
}

/// Where an action stands as an answer.
fn places(of: HistoryKey, played: &[u16]) -> impl Iterator<Item = usize> {
    let last = played.iter().rev().zip([0, 0x5bd1_e995_u32]).filter(|(before, _)| **before != NULL_MOVE);
    last.map(move |(&before, salt)| {
        let key = u32::from(before) << 16 | of.0 as u32;
        (key.wrapping_add(salt).wrapping_mul(0x9e37_79b1) >> 16) as usize
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cut_off_others_is_tried_earlier_and_half_forgotten() {
        let mut history = History::new(100);
        for _ in 0..1000 {
            history.change(HistoryKey(7), &[3, 4], 500);
            history.change(HistoryKey(8), &[3, 4], -500);
        }
        let [good, bad] = [7, 8].map(|index| history.score(HistoryKey(index), &[3, 4]));
        assert!(good > 2 * HISTORY_MAX && bad < -2 * HISTORY_MAX, "{good} {bad}");
        // After other actions only what it is by itself counts.
        assert!(history.score(HistoryKey(7), &[5, 6]) <= HISTORY_MAX);
        assert_eq!(history.score(HistoryKey(9), &[3, 4]), 0);
        let before = history.clone();
        history.halve();
        assert!((history.score(HistoryKey(7), &[3, 4]) - before.score(HistoryKey(7), &[3, 4]) / 2).abs() < 3);
        assert_eq!(before.empty(), History::new(100));
    }

    #[test]
    fn scores_fit_into_their_places() {
        let mut history = History::new(1);
        for by in [HISTORY_MAX / 8, -HISTORY_MAX / 8] {
            (0..10_000).for_each(|_| history.change(HistoryKey(0), &[1, 2], by));
            assert!(history.score(HistoryKey(0), &[1, 2]).abs() <= 3 * HISTORY_MAX);
        }
    }
}
