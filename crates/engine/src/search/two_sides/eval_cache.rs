//! Static values of positions that come again: a search looks at many positions more than once, less deep at first. They hold
//! for the same sides only.

/// Static values by the keys of positions; a new one takes the place of an old one.
#[derive(Clone, Debug)]
pub(super) struct EvalCache {
    known: Vec<(u64, i32)>,
}

/// How many values.
const COUNT: usize = 1 << 15;

impl EvalCache {
    pub(super) fn new() -> EvalCache {
        // At first each place has a key that belongs to another.
        EvalCache { known: (0..COUNT as u64).map(|place| (!place, 0)).collect() }
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.known)
    }

    /// The value of a position, worked out if it is not known.
    #[inline]
    pub(super) fn of(&mut self, key: u64, judge: impl FnOnce() -> i32) -> i32 {
        let place = &mut self.known[key as usize % COUNT];
        if place.0 != key {
            *place = (key, judge());
        }
        place.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_not_judged_again() {
        let mut eval_cache = EvalCache::new();
        for key in [0, 1, COUNT as u64, u64::MAX] {
            assert_eq!(eval_cache.of(key, || 7), 7);
            assert_eq!(eval_cache.of(key, || 8), 7);
        }
        // It has given way to another in the same place.
        assert_eq!(eval_cache.of(0, || 9), 9);
    }
}
