//! What may be kept up to a weight of all of it together: what was used longest ago goes first.

use std::hash::Hash;

use lru::LruCache;

/// Values by their keys, each with a weight.
#[derive(Debug)]
pub struct WeightedLru<K: Hash + Eq, V> {
    kept: LruCache<K, (V, u64)>,
    weight: u64,
    most: u64,
}

impl<K: Hash + Eq, V> WeightedLru<K, V> {
    /// Nothing yet, and never more than so much.
    pub fn new(most: u64) -> WeightedLru<K, V> {
        WeightedLru { kept: LruCache::unbounded(), weight: 0, most }
    }

    /// The value of a key, which is used by that.
    pub fn get(&mut self, key: &K) -> Option<&V> {
        self.kept.get(key).map(|(value, _)| value)
    }

    /// Keeps a value, and gives those for which there is no room any more: perhaps the new one itself.
    pub fn put(&mut self, key: K, value: V, weight: u64) -> Vec<V> {
        self.weight += weight;
        if let Some((_, before)) = self.kept.put(key, (value, weight)) {
            self.weight -= before;
        }
        let mut gone = Vec::new();
        while self.weight > self.most
            && let Some((_, (value, weight))) = self.kept.pop_lru()
        {
            self.weight -= weight;
            gone.push(value);
        }
        gone
    }

    /// How much is kept.
    #[cfg(test)]
    pub fn weight(&self) -> u64 {
        self.weight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_longest_ago_goes_first_and_no_more_than_the_weight_is_kept() {
        let mut kept = WeightedLru::new(10);
        assert!(kept.put("a", 1, 4).is_empty() && kept.put("b", 2, 4).is_empty());
        assert_eq!(kept.get(&"a"), Some(&1));
        assert_eq!(kept.put("c", 3, 4), [2]);
        assert_eq!((kept.get(&"a").copied(), kept.get(&"b").copied(), kept.weight()), (Some(1), None, 8));
        assert_eq!(kept.put("a", 5, 1), [] as [i32; 0], "in the place of the one before");
        assert_eq!((kept.get(&"a").copied(), kept.weight()), (Some(5), 5));
        assert_eq!(kept.put("d", 7, 11), [3, 5, 7], "it is too heavy itself");
        assert_eq!(kept.weight(), 0);
    }
}
