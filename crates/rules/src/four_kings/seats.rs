//! Maps and sets of seats and of pairs of seats, in a few bits.

use crate::Seat;
use crate::grid::SeatSet;

/// A map from seats to seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatMap(u8);

impl SeatMap {
    /// The seat that a seat is mapped to.
    #[inline(always)]
    pub(super) const fn of(self, seat: Seat) -> Seat {
        Seat::from_index((self.0 >> (2 * seat as u8)) as usize)
    }
}

impl FromIterator<(Seat, Seat)> for SeatMap {
    /// From each seat and the one that it is mapped to.
    fn from_iter<I: IntoIterator<Item = (Seat, Seat)>>(pairs: I) -> SeatMap {
        SeatMap(pairs.into_iter().fold(0, |map, (seat, kept)| map | (kept as u8) << (2 * seat as u8)))
    }
}

/// A set of pairs of seats, such as captors and the owners of what they captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatPairs(u16);

/// One bit for each pair.
const fn bit(first: Seat, second: Seat) -> u16 {
    1 << (first as u16 * 4 + second as u16)
}

impl SeatPairs {
    /// Its bits: number `4 * first + second` for a pair.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    pub(super) const fn has(self, first: Seat, second: Seat) -> bool {
        self.0 & bit(first, second) != 0
    }

    pub(super) fn insert(&mut self, first: Seat, second: Seat) {
        self.0 |= bit(first, second);
    }

    pub(super) fn remove(&mut self, first: Seat, second: Seat) {
        self.0 &= !bit(first, second);
    }

    /// The seats that stand second in a pair with `first`.
    pub(super) fn seconds(self, first: Seat) -> SeatSet {
        SeatSet::from_bits((self.0 >> (4 * first as u16)) as u8 & 0b1111)
    }

    /// Every pair, by the first seat and then the second.
    pub(super) fn iter(self) -> impl Iterator<Item = (Seat, Seat)> {
        Seat::ALL.into_iter().flat_map(move |first| self.seconds(first).iter().map(move |second| (first, second)))
    }
}

impl FromIterator<(Seat, Seat)> for SeatPairs {
    fn from_iter<I: IntoIterator<Item = (Seat, Seat)>>(pairs: I) -> SeatPairs {
        let mut set = SeatPairs::default();
        pairs.into_iter().for_each(|(first, second)| set.insert(first, second));
        set
    }
}
