//! Iterative deepening at a root whose actions are all searched one after the other.

use ashtapada_rules::{Action, Position};

use super::{DEEPEST, SearchResult, Variation, line_after};
use crate::Values;
use crate::limits::Meter;

/// A search of the successors of a root to one depth after the other.
pub(super) trait Deepening<P: Position> {
    /// What an action is worth to it.
    type Value: Copy;

    fn meter(&self) -> &Meter<'_>;

    /// What the actions of the root are worth at a depth, with their places in the list, the best first; or of those before
    /// the search was cut short. Only the best `lines` have to be exact.
    fn deepen(&mut self, list: &[Action], depth: i32, lines: usize) -> Vec<(Self::Value, usize)>;

    /// A value as it is shown.
    fn shown(&self, value: Self::Value) -> Values;

    /// The index of the best action of a position, as far as this choice has found it.
    fn known(&self, position: &P) -> Option<u16>;

    /// The best actions of `list`, which is tried in its order, as many as `lines`; `found` is what is known before. `watch`
    /// is called with the result of each complete depth.
    fn deepened(
        &mut self,
        root: &P,
        mut found: SearchResult,
        mut list: Vec<Action>,
        lines: usize,
        mut watch: impl FnMut(&SearchResult),
    ) -> SearchResult {
        for depth in 1..DEEPEST {
            let rated = self.deepen(&list, depth, lines);
            if found.takes(depth, self.meter(), lines, !rated.is_empty()) {
                let line = |&(value, place): &(Self::Value, usize)| Variation {
                    values: self.shown(value),
                    actions: line_after(root, list[place], depth.unsigned_abs() as usize, |at| self.known(at)),
                };
                found.lines = rated.iter().take(lines).map(line).collect();
                list[..=rated[0].1].rotate_right(1);
            }
            if !self.meter().spent() {
                watch(&found);
            }
            if self.meter().ends_at(depth) {
                break;
            }
        }
        found
    }
}
