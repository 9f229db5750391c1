//! The transposition table.

use ashtapada_rules::Action;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The stored value is the true one.
    Exact,
    /// A lower bound: the true value is as high or higher.
    AtLeast,
    /// An upper bound: the true value is as low or lower.
    AtMost,
}

/// What is stored of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<V> {
    key: u64,
    /// Its value.
    pub value: V,
    /// The best action found.
    pub action: Action,
    age: u16,
    /// The depth to which it was searched.
    pub depth: i8,
    /// How the value bounds the true one.
    pub bound: Bound,
}

/// A table of fixed size; newer entries replace older ones.
///
/// It is kept from choice to choice. An entry matches a position if its whole key does. Entries of earlier choices are
/// known by their age: their actions are worth trying first, but their values may rest on repetitions, counters and
/// limits that no longer hold.
#[derive(Clone, Debug)]
pub(crate) struct Table<V> {
    entries: Vec<Option<Entry<V>>>,
    age: u16,
}

impl<V: Copy> Table<V> {
    /// With as many entries as fit into so many bytes: a power of two, so that a mask makes a key an index.
    pub(crate) fn new(bytes: usize) -> Table<V> {
        let fit = (bytes / size_of::<Option<Entry<V>>>()).max(1);
        Table { entries: vec![None; 1 << fit.ilog2()], age: 0 }
    }

    /// Begins the next choice.
    pub(crate) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            // The age has wrapped around: old entries would look new.
            self.entries.fill(None);
        }
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The entry of a position, from this choice or an earlier one.
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
