//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

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

/// A value as it is stored, in one word or two. The lower half of the first word is left for the rest of the entry.
pub(crate) trait Packed: Copy {
    /// How many words.
    const WORDS: usize;
    fn pack(self) -> [u64; 2];
    fn unpack(words: [u64; 2]) -> Self;
}

impl Packed for i32 {
    const WORDS: usize = 1;

    fn pack(self) -> [u64; 2] {
        [u64::from(self as u32) << 32, 0]
    }

    fn unpack([word, _]: [u64; 2]) -> i32 {
        (word >> 32) as i32
    }
}

/// Values of four sides, each within ±32767.
impl Packed for [i32; 4] {
    const WORDS: usize = 2;

    fn pack(self) -> [u64; 2] {
        [0, self.iter().fold(0, |bits, &value| bits << 16 | u64::from(value as i16 as u16))]
    }

    fn unpack([_, word]: [u64; 2]) -> [i32; 4] {
        [48, 32, 16, 0].map(|shift| ((word >> shift) as u16 as i16).into())
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

/// The places that a position may take, in one cache line: they are read together, and seldom found in the cache. A place
/// is a few words; the first is the key, combined with the others: two threads may write at the same time, and what is half
/// of one and half of the other matches no key.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Line([AtomicU64; 8]);

/// One place of a line.
#[derive(Clone, Copy)]
struct Slot<'a>(&'a [AtomicU64]);

impl Slot<'_> {
    /// The words of an entry, and the key it has.
    #[inline]
    fn load(self) -> ([u64; 2], u64) {
        let mut words = [0; 2];
        for (word, stored) in words.iter_mut().zip(&self.0[1..]) {
            *word = stored.load(Ordering::Relaxed);
        }
        (words, self.0[0].load(Ordering::Relaxed) ^ words[0] ^ words[1])
    }

    #[inline]
    fn store(self, words: [u64; 2], key: u64) {
        self.0[0].store(key ^ words[0] ^ words[1], Ordering::Relaxed);
        for (stored, word) in self.0[1..].iter().zip(words) {
            stored.store(word, Ordering::Relaxed);
        }
    }
}

/// What is stored beside the value: the action, the depth, the bound, and for which choice it was made.
#[derive(Clone, Copy)]
struct Rest(u32);

/// So many choices are told apart, the last of them the present one.
const AGES: u32 = 1 << 6;

impl Rest {
    /// Never 0: so a place that is not taken is known.
    const fn new(action: u16, depth: i8, bound: Bound, age: u32) -> Rest {
        Rest(action as u32 | (depth as u8 as u32) << 16 | (bound as u32 + 1) << 24 | age << 26)
    }

    const fn of(words: [u64; 2]) -> Rest {
        Rest(words[0] as u32)
    }

    const fn is_taken(self) -> bool {
        self.0 != 0
    }

    const fn depth(self) -> i8 {
        (self.0 >> 16) as u8 as i8
    }

    const fn bound(self) -> Bound {
        match self.0 >> 24 & 3 {
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => Bound::Exact,
        }
    }

    const fn age(self) -> u32 {
        self.0 >> 26
    }
}

/// The room of tables that are gone, for those that come. Given back to an allocator, it would be nibbled at by small things,
/// so that there would be no room in it for another table: many players who keep little together would take much.
static SPARE: Mutex<Vec<Vec<Line>>> = Mutex::new(Vec::new());
/// So many of them are held ready, at most.
const SPARES: usize = 4;
/// Larger ones, which a program asks for with few players, are not.
const LARGEST_SPARE: usize = 8 << 20;

/// Room for so many lines, empty.
fn room(count: usize) -> Vec<Line> {
    let spare = {
        let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
        spare.iter().position(|lines| lines.len() == count).map(|place| spare.swap_remove(place))
    };
    let Some(mut lines) = spare else { return (0..count).map(|_| Line::default()).collect() };
    lines.fill_with(Line::default);
    lines
}

/// A table of fixed size that several threads may share.
///
/// It is kept from choice to choice. An entry matches a position if its whole key does. Of the places that a position may
/// take it gets the one whose entry is worth least: old ones first, then shallow ones. Entries of earlier choices are
/// known as such: their actions are worth trying first, but their values may rest on repetitions, counters and limits
/// that no longer hold.
#[derive(Debug)]
pub(crate) struct Table<V> {
    lines: Vec<Line>,
    age: u32,
    values: std::marker::PhantomData<V>,
}

impl<V> Drop for Table<V> {
    fn drop(&mut self) {
        if size_of_val(&*self.lines) <= LARGEST_SPARE {
            let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
            if spare.len() == SPARES {
                spare.remove(0);
            }
            spare.push(std::mem::take(&mut self.lines));
        }
    }
}

impl<V: Packed> Table<V> {
    /// With as many entries as fit into so many bytes.
    pub(crate) fn new(bytes: usize) -> Table<V> {
        let fit = (bytes / size_of::<Line>()).max(1);
        Table { lines: room(1 << fit.ilog2()), age: 0, values: std::marker::PhantomData }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.lines)
    }

    /// Begins the next choice.
    pub(crate) fn begin(&mut self) {
        self.age += 1;
        if self.age == AGES {
            // What was made for earlier choices than can be told apart is as old as can be.
            self.age = 1;
            for slot in self.lines.iter().flat_map(Table::<V>::slots) {
                let (mut words, key) = slot.load();
                words[0] &= !u64::from((AGES - 1) << 26);
                slot.store(words, key);
            }
        }
    }

    #[inline]
    fn slots(line: &Line) -> impl Iterator<Item = Slot<'_>> {
        line.0.chunks_exact(1 + V::WORDS).map(Slot)
    }

    #[inline]
    fn line(&self, key: u64) -> &Line {
        &self.lines[key as usize & (self.lines.len() - 1)]
    }

    /// The entry of a position, from this choice or an earlier one.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry<V>> {
        Table::<V>::slots(self.line(key)).find_map(|slot| {
            let (words, stored) = slot.load();
            let rest = Rest::of(words);
            (stored == key && rest.is_taken()).then(|| Entry {
                value: V::unpack(words),
                action: rest.0 as u16,
                depth: rest.depth(),
                bound: rest.bound(),
                is_new: rest.age() == self.age,
            })
        })
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, value: V, depth: i32, bound: Bound, action: u16) {
        let depth = depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        // The least worth keeping: none, one of this position, an old one, a shallow one.
        let worth = |slot: &Slot<'_>| {
            let (words, stored) = slot.load();
            let rest = Rest::of(words);
            if !rest.is_taken() || stored == key {
                return i32::MIN;
            }
            let old = (self.age + AGES - rest.age()) % AGES;
            i32::from(rest.depth()) - 4 * old as i32
        };
        let Some(slot) = Table::<V>::slots(self.line(key)).min_by_key(worth) else { return };
        let mut words = value.pack();
        words[0] |= u64::from(Rest::new(action, depth, bound, self.age).0);
        slot.store(words, key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_of_a_table_that_is_gone_is_empty_for_the_next() {
        const BYTES: usize = 3 << 17;
        for round in 0..3_u16 {
            let mut table = Table::<i32>::new(BYTES);
            table.begin();
            assert!((0..500).all(|key| table.get(key).is_none()), "{round}");
            (0..500).for_each(|key| table.put(key, 7, 3, Bound::Exact, round));
        }
    }

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
        assert_eq!(table.get(1), None);
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
        for (key, depth) in [(1, 9), (2, 3), (3, 5), (4, 4), (5, 1)] {
            table.put(key, 0, depth, Bound::Exact, 0);
        }
        assert_eq!(depths(&table)[1..6], [Some(9), None, Some(5), Some(4), Some(1)]);
        table.begin();
        table.begin();
        for key in 6..9 {
            table.put(key, 0, 2, Bound::Exact, 0);
        }
        assert_eq!(depths(&table)[1..], [Some(9), None, None, None, None, Some(2), Some(2), Some(2)]);
        // A position takes one place only.
        table.put(6, 0, 8, Bound::Exact, 0);
        assert_eq!(depths(&table)[1..], [Some(9), None, None, None, None, Some(8), Some(2), Some(2)]);
        // Values of four sides take more room.
        let mut table = Table::new(0);
        table.begin();
        (1..4).for_each(|key| table.put(key, [1, 2, 3, 4], key as i32, Bound::Exact, 0));
        assert_eq!([1, 2, 3].map(|key| table.get(key).map(|entry| entry.depth)), [None, Some(2), Some(3)]);
    }

    #[test]
    fn old_entries_are_known_as_old() {
        let mut table = Table::new(0);
        table.begin();
        table.put(5, -7, 3, Bound::Exact, 1);
        assert!(table.get(5).unwrap().is_new);
        // Also when ages begin anew.
        for _ in 0..3 * AGES {
            table.begin();
            assert_eq!(table.get(5).map(|entry| (entry.value, entry.depth, entry.is_new)), Some((-7, 3, false)));
        }
        // Of the old ones the older gives way.
        (6..9).for_each(|key| table.put(key, 0, 3, Bound::Exact, 0));
        table.begin();
        table.put(9, 0, 1, Bound::Exact, 0);
        assert_eq!((5..10).map(|key| table.get(key).is_some()).collect::<Vec<_>>(), [false, true, true, true, true]);
    }
}
