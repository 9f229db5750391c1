//! What was found out about positions that a search meets again.

use ashtapada_rules::Action;

/// What a value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is as high or higher.
    AtLeast,
    /// The true one is as low or lower.
    AtMost,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<V> {
    key: u64,
    /// What it is worth.
    pub value: V,
    /// The best action found.
    pub action: Action,
    age: u16,
    /// How deep it was searched.
    pub depth: i8,
    /// What the value says.
    pub bound: Bound,
}

/// A table of fixed size; newer entries replace older ones.
///
/// It is kept from choice to choice. An entry is of the position asked about if its whole key is. Those of earlier
/// choices are told by their age: their actions are worth trying first, but their values may rest on repetitions, counters
/// and limits that no longer hold.
#[derive(Clone, Debug)]
pub(crate) struct Table<V> {
    entries: Vec<Option<Entry<V>>>,
    age: u16,
}

impl<V: Copy> Table<V> {
    /// With as many entries, a power of two so that a key is cut to an index by a mask, as so many bytes can hold.
    pub(crate) fn new(bytes: usize) -> Table<V> {
        let fit = (bytes / size_of::<Option<Entry<V>>>()).max(1);
        Table { entries: vec![None; 1 << fit.ilog2()], age: 0 }
    }

    /// Begins the next choice.
    pub(crate) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            // So long ago that ages come again.
            self.entries.fill(None);
        }
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// What is remembered of a position, from this choice or an earlier one.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry<V>> {
        self.entries[self.index(key)].filter(|entry| entry.key == key)
    }

    /// Whether an entry was made for this choice.
    #[inline]
    pub(crate) fn is_new(&self, entry: &Entry<V>) -> bool {
        entry.age == self.age
    }

    #[inline]
    pub(crate) fn put(&mut self, key: u64, value: V, depth: i32, bound: Bound, action: Action) {
        let index = self.index(key);
        let depth = depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        self.entries[index] = Some(Entry { key, value, action, age: self.age, depth, bound });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_is_kept() {
        assert_eq!(Table::<i32>::new(crate::Setup::TABLE).entries.len(), 1 << 16);
        assert_eq!(Table::<[i32; 4]>::new(crate::Setup::TABLE).entries.len(), 1 << 16);
        assert_eq!(Table::<i32>::new(0).entries.len(), 1);
        for bytes in [1000, 1 << 20, 3 << 20] {
            let table = Table::<i32>::new(bytes);
            let size = table.entries.len() * size_of::<Option<Entry<i32>>>();
            assert!(size <= bytes && 2 * size > bytes, "{bytes}: {size}");
        }
    }

    #[test]
    fn the_whole_key_is_compared() {
        let mut table = Table::new(1 << 10);
        table.begin();
        table.put(5, 7, 3, Bound::Exact, Action::Pass);
        assert_eq!(table.get(5).map(|entry| (entry.value, entry.depth)), Some((7, 3)));
        assert!(table.get(5 + (1 << 40)).is_none());
    }

    #[test]
    fn old_entries_are_known_as_old() {
        let mut table = Table::new(1 << 10);
        table.begin();
        table.put(5, 7, 3, Bound::Exact, Action::Pass);
        assert!(table.is_new(&table.get(5).unwrap()));
        for _ in 1..=u16::MAX {
            table.begin();
            assert!(table.get(5).is_none_or(|entry| !table.is_new(&entry)));
        }
        // Ages begin anew, and nothing old is left.
        table.begin();
        assert!(table.get(5).is_none());
    }
}
