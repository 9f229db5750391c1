//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering};

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

/// A value that fits into 64 bits.
pub(crate) trait Packed: Copy {
    fn pack(self) -> u64;
    fn unpack(bits: u64) -> Self;
}

impl Packed for i32 {
    fn pack(self) -> u64 {
        self as u32 as u64
    }

    fn unpack(bits: u64) -> i32 {
        bits as u32 as i32
    }
}

/// Values of four sides, each within ±32767.
impl Packed for [i32; 4] {
    fn pack(self) -> u64 {
        self.iter().fold(0, |bits, &value| bits << 16 | (value as i16 as u16) as u64)
    }

    fn unpack(bits: u64) -> [i32; 4] {
        [48, 32, 16, 0].map(|shift| ((bits >> shift) as u16 as i16).into())
    }
}

/// What is stored of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry<V> {
    /// Its value.
    pub value: V,
    /// The index of the best action found ([`Position::action_index`](ashtapada_rules::Position::action_index)).
    pub action: u16,
    /// The depth to which it was searched.
    pub depth: i8,
    /// How the value bounds the true one.
    pub bound: Bound,
    /// Whether it was made for this choice.
    pub is_new: bool,
}

/// The place of an entry. The key is stored combined with the rest: two threads may write at the same time, and what is
/// half of one and half of the other matches no key.
#[derive(Debug, Default)]
struct Slot {
    key: AtomicU64,
    value: AtomicU64,
    rest: AtomicU64,
}

/// How many places a position may take.
const WAYS: usize = 2;

/// The places that a position may take, in one cache line: they are read together, and seldom found in the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Line([Slot; WAYS]);

/// Marks a place that is taken, so that nothing that is stored is all zeros.
const TAKEN: u64 = 1 << 63;

/// A table of fixed size that several threads may share.
///
/// It is kept from choice to choice. An entry matches a position if its whole key does. Of the places that a position may
/// take it gets the one whose entry is worth least: old ones first, then shallow ones. Entries of earlier choices are
/// known as such: their actions are worth trying first, but their values may rest on repetitions, counters and limits
/// that no longer hold.
#[derive(Debug)]
pub(crate) struct Table<V> {
    lines: Vec<Line>,
    age: u16,
    values: std::marker::PhantomData<V>,
}

impl<V: Packed> Table<V> {
    /// With as many entries as fit into so many bytes.
    pub(crate) fn new(bytes: usize) -> Table<V> {
        let fit = (bytes / size_of::<Line>()).max(1);
        let lines = (0..1usize << fit.ilog2()).map(|_| Line::default()).collect();
        Table { lines, age: 0, values: std::marker::PhantomData }
    }

    /// Begins the next choice.
    pub(crate) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            // The age has wrapped around: old entries would look new.
            self.lines.fill_with(Default::default);
        }
    }

    #[inline]
    fn slots_of(&self, key: u64) -> &[Slot; WAYS] {
        &self.lines[key as usize & (self.lines.len() - 1)].0
    }

    /// The entry of a position, from this choice or an earlier one.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry<V>> {
        self.slots_of(key).iter().find_map(|slot| {
            let (value, rest) = (slot.value.load(Ordering::Relaxed), slot.rest.load(Ordering::Relaxed));
            let matches = rest != 0 && slot.key.load(Ordering::Relaxed) ^ value ^ rest == key;
            matches.then(|| Entry {
                value: V::unpack(value),
                action: rest as u16,
                depth: (rest >> 16) as u8 as i8,
                bound: [Bound::Exact, Bound::AtLeast, Bound::AtMost][(rest >> 24 & 3).min(2) as usize],
                is_new: (rest >> 32) as u16 == self.age,
            })
        })
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, value: V, depth: i32, bound: Bound, action: u16) {
        let depth = depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        let rest =
            u64::from(action) | u64::from(depth as u8) << 16 | (bound as u64) << 24 | u64::from(self.age) << 32 | TAKEN;
        // The least worth keeping: none, one of this position, an old one, a shallow one.
        let worth = |slot: &Slot| {
            let (value, rest) = (slot.value.load(Ordering::Relaxed), slot.rest.load(Ordering::Relaxed));
            if rest == 0 || slot.key.load(Ordering::Relaxed) ^ value ^ rest == key {
                return i32::MIN;
            }
            let old = self.age.wrapping_sub((rest >> 32) as u16);
            i32::from((rest >> 16) as u8 as i8) - 4 * i32::from(old.min(64))
        };
        let slots = self.slots_of(key);
        let slot = if worth(&slots[0]) <= worth(&slots[1]) { &slots[0] } else { &slots[1] };
        let value = value.pack();
        slot.key.store(key ^ value ^ rest, Ordering::Relaxed);
        slot.value.store(value, Ordering::Relaxed);
        slot.rest.store(rest, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_is_kept() {
        assert_eq!(Table::<i32>::new(0).lines.len(), 1);
        for bytes in [1000, 1 << 20, 3 << 20] {
            let table = Table::<[i32; 4]>::new(bytes);
            let size = table.lines.len() * size_of::<Line>();
            assert!(size <= bytes && 2 * size > bytes, "{bytes}: {size}");
        }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let mut table = Table::new(1 << 10);
        table.begin();
        for (key, value) in [(0, i32::MIN), (5, -7), (6, 0), (u64::MAX, i32::MAX)] {
            for (depth, bound) in [(-3, Bound::Exact), (60, Bound::AtLeast), (61, Bound::AtMost)] {
                table.put(key, value, depth, bound, 65_535);
                let entry = Entry { value, action: 65_535, depth: depth as i8, bound, is_new: true };
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(5 + (1 << 40)), None);
        assert_eq!(<[i32; 4]>::unpack([1, -2, 32_767, -32_767].pack()), [1, -2, 32_767, -32_767]);
    }

    #[test]
    fn what_two_threads_write_at_once_is_never_mixed() {
        // Few places, so that the threads meet; whatever is found is what some thread has put there for that key.
        let mut table = Table::new(1 << 9);
        table.begin();
        let key = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let value = |number: u64, thread: u16| number as i32 * 31 + i32::from(thread);
        let action = |number: u64, thread: u16| number as u16 * 4 + thread;
        std::thread::scope(|scope| {
            for thread in 0..3 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..200_000 {
                        let number = round * 7 % 61;
                        let (own, first) = (value(number, thread), action(number, thread));
                        table.put(key(number), own, thread.into(), Bound::AtLeast, first);
                        let other = (number + 1) % 61;
                        let Some(entry) = table.get(key(other)) else { continue };
                        let by = entry.depth as u16;
                        assert_eq!((entry.value, entry.action), (value(other, by), action(other, by)));
                    }
                });
            }
        });
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let mut table = Table::new(0);
        table.begin();
        let depths = |table: &Table<i32>| (0..9).map(|key| table.get(key).map(|entry| entry.depth)).collect::<Vec<_>>();
        table.put(1, 0, 9, Bound::Exact, 0);
        table.put(2, 0, 3, Bound::Exact, 0);
        table.put(3, 0, 1, Bound::Exact, 0);
        assert_eq!(depths(&table)[1..4], [Some(9), None, Some(1)]);
        table.begin();
        table.begin();
        table.put(4, 0, 2, Bound::Exact, 0);
        table.put(5, 0, 2, Bound::Exact, 0);
        assert_eq!(depths(&table)[1..6], [None, None, None, Some(2), Some(2)]);
        // A position takes one place only.
        table.put(4, 0, 8, Bound::Exact, 0);
        assert_eq!(depths(&table)[4..6], [Some(8), Some(2)]);
    }

    #[test]
    fn old_entries_are_known_as_old() {
        let mut table = Table::new(1 << 10);
        table.begin();
        table.put(5, 7, 3, Bound::Exact, 1);
        assert!(table.get(5).unwrap().is_new);
        for _ in 1..u16::MAX {
            table.begin();
            assert_eq!(table.get(5).map(|entry| entry.is_new), Some(false));
        }
        // Ages begin anew, and nothing old is left.
        table.begin();
        assert!(table.get(5).is_none());
    }
}
