//! Where pieces reach on eight by eight squares; square a1 is bit 0, h8 bit 63.

const fn leaps(deltas: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut index = 0;
        while index < deltas.len() {
            let file = square as i8 % 8 + deltas[index].0;
            let rank = square as i8 / 8 + deltas[index].1;
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[square] |= 1 << (rank * 8 + file);
            }
            index += 1;
        }
        square += 1;
    }
    table
}

/// The leap of a horse or knight.
pub(super) static HORSE: [u64; 64] = leaps(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]);
/// The leap of a boat.
pub(super) static BOAT: [u64; 64] = leaps(&[(2, 2), (2, -2), (-2, 2), (-2, -2)]);
/// The step of a king.
pub(super) static KING: [u64; 64] = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// All squares next to those of `set` in each of eight directions, one function for each.
const STEPS: [fn(u64) -> u64; 8] = [
    |set| set << 8,
    |set| set >> 8,
    |set| (set & !FILE_H) << 1,
    |set| (set & !FILE_A) >> 1,
    |set| (set & !FILE_H) << 9,
    |set| (set & !FILE_A) << 7,
    |set| (set & !FILE_H) >> 7,
    |set| (set & !FILE_A) >> 9,
];

fn slide(from: u64, occupied: u64, steps: &[fn(u64) -> u64]) -> u64 {
    let mut reach = 0;
    for step in steps {
        let mut front = step(from);
        while front != 0 {
            reach |= front;
            front = step(front & !occupied);
        }
    }
    reach
}

/// What elephants or rooks on `from` reach, the first piece on each line included.
pub(super) fn straight(from: u64, occupied: u64) -> u64 {
    slide(from, occupied, &STEPS[..4])
}

/// What bishops on `from` reach, the first piece on each line included.
pub(super) fn diagonal(from: u64, occupied: u64) -> u64 {
    slide(from, occupied, &STEPS[4..])
}

/// What pieces that leap by `table` reach from `from`.
pub(super) fn leaping(from: u64, table: &[u64; 64]) -> u64 {
    each(from).fold(0, |reach, square| reach | table[square])
}

/// The squares of a set, lowest first.
pub(super) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as usize;
            set &= set - 1;
            square
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reach_in_the_corner() {
        assert_eq!(HORSE[0].count_ones(), 2);
        assert_eq!(BOAT[0], 1 << 18);
        assert_eq!(straight(1, 0).count_ones(), 14);
        assert_eq!(straight(1, 1 << 8 | 1 << 2).count_ones(), 3);
        assert_eq!(diagonal(1, 0).count_ones(), 7);
        assert_eq!(diagonal(1 << 27, 0).count_ones(), 13);
    }
}
