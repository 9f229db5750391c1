//! What was found out about positions that a search meets again.

use ashtapada_rules::Action;

/// What a value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is as high or higher.
    AtLeast,
    /// The true one is as low or lower.
    AtMost,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<V> {
    key: u64,
    /// What it is worth.
    pub value: V,
    /// How deep it was searched.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
    /// The best action found.
    pub action: Action,
}

/// A power of two, so that a key is cut to an index by a mask.
const ENTRIES: usize = 1 << 16;

/// A table of fixed size; newer entries replace older ones.
pub(super) struct Table<V> {
    entries: Vec<Option<Entry<V>>>,
}

impl<V: Copy> Table<V> {
    pub(super) fn new() -> Table<V> {
        Table { entries: vec![None; ENTRIES] }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry<V>> {
        self.entries[key as usize & (ENTRIES - 1)].filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, value: V, depth: i32, bound: Bound, action: Action) {
        self.entries[key as usize & (ENTRIES - 1)] = Some(Entry { key, value, depth, bound, action });
    }
}
