//! Filling the list of actions.

use crate::{Action, ActionList};

/// By how many actions a full list grows.
const ROOM: usize = 48;

/// Lists moves from sets of points, ways or other indices below 64.
///
/// How many moves there are is hard to predict: a loop over a few of them ends in a mispredicted branch, which takes as
/// long as writing a dozen. So several are written at once, whether or not there are so many; the surplus is
/// overwritten by the next moves, and the list, filled with placeholders first, is truncated at the end.
pub(super) struct Moves<'a> {
    list: &'a mut ActionList,
    count: usize,
}

impl<'a> Moves<'a> {
    /// Writes to the list from its beginning, with room for a usual number of moves.
    #[inline(always)]
    pub(super) fn new(list: &'a mut ActionList) -> Moves<'a> {
        list.clear();
        let _ = list.try_extend_from_slice(&[Action::Pass; 32]);
        Moves { list, count: 0 }
    }

    /// The list has room for any position: on the board of 49 points at most 96 steps, 72 jumps, and the surplus.
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
                // After the last move, any entry of the tables may be written.
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

    /// Truncates the list to the moves added.
    #[inline(always)]
    pub(super) fn end(self) {
        self.list.truncate(self.count);
    }
}
