//! Moves on their way into the list.

use crate::{Action, ActionList};

/// Room that is made when there is none left.
const ROOM: usize = 48;

/// Moves being listed from sets of places, ways or other numbers below 64.
///
/// How many moves there are is hard to guess: a loop that ends after each few of them ends in a branch that
/// the processor guesses wrong, which takes as long as writing a dozen. So they are written several at once,
/// whether or not there are so many; what was written too much is overwritten by the next, and the list,
/// filled first, is cut to its length at the end.
pub(super) struct Moves<'a> {
    list: &'a mut ActionList,
    count: usize,
}

impl<'a> Moves<'a> {
    /// Writes to the list from its beginning, with room for as many as there mostly are.
    #[inline(always)]
    pub(super) fn new(list: &'a mut ActionList) -> Moves<'a> {
        list.clear();
        let _ = list.try_extend_from_slice(&[Action::Pass; 32]);
        Moves { list, count: 0 }
    }

    /// The list holds more than any position needs: 96 steps along edges, 72 jumps, and what is written too much.
    #[cold]
    #[inline(never)]
    fn make_room(list: &mut ActionList) {
        let _ = list.try_extend_from_slice(&[Action::Pass; ROOM]);
    }

    /// Adds the moves of a set, from its lowest member, `N` at once.
    #[inline(always)]
    pub(super) fn add<const N: usize>(&mut self, mut set: u64, action: impl Fn(usize) -> Action) {
        while set != 0 {
            if self.count + N > self.list.len() {
                Self::make_room(self.list);
            }
            let Some(slots) = self.list.get_mut(self.count..self.count + N) else { return };
            for slot in slots {
                // Behind the last move anything may be written, if only the tables have it.
                *slot = action((set | 1 << 63).trailing_zeros() as usize);
                self.count += usize::from(set != 0);
                set &= set.wrapping_sub(1);
            }
        }
    }

    /// Adds one move.
    pub(super) fn push(&mut self, action: Action) {
        if self.count == self.list.len() {
            Self::make_room(self.list);
        }
        if let Some(slot) = self.list.get_mut(self.count) {
            *slot = action;
            self.count += 1;
        }
    }

    /// There are no more.
    #[inline(always)]
    pub(super) fn end(self) {
        self.list.truncate(self.count);
    }
}
