//! Starting squares, edges and pawn moves, seen from each seat.

use super::men::Kind;
use crate::Seat;
use crate::grid::{Leaps, Square, SquareSet, leaps};

/// Kinds in the order in which they stand from a seat's left-hand corner.
const FROM_CORNER: [Kind; 4] = [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King];

/// The square `along` steps from the seat's left-hand corner on its own edge, and `ahead` rows before it.
pub(super) const fn square_from(seat: Seat, along: u8, ahead: u8) -> Square {
    match seat {
        Seat::South => Square::new(along, ahead),
        Seat::West => Square::new(ahead, 7 - along),
        Seat::North => Square::new(7 - along, 7 - ahead),
        Seat::East => Square::new(7 - ahead, along),
    }
}

/// How many steps `square` lies from the seat's left-hand corner, along its edge.
#[inline]
pub(super) const fn along(seat: Seat, square: Square) -> u8 {
    match seat {
        Seat::South => square.file(),
        Seat::West => 7 - square.rank(),
        Seat::North => 7 - square.file(),
        Seat::East => square.rank(),
    }
}

/// How many rows `square` lies before the seat's own edge.
pub(super) const fn ahead(seat: Seat, square: Square) -> u8 {
    match seat {
        Seat::South => square.rank(),
        Seat::West => square.file(),
        Seat::North => 7 - square.rank(),
        Seat::East => 7 - square.file(),
    }
}

/// The starting square of the piece of a kind.
pub(super) const fn home(seat: Seat, kind: Kind) -> Square {
    let mut place = 0;
    while FROM_CORNER[place as usize] as u8 != kind as u8 {
        place += 1;
    }
    square_from(seat, place, 0)
}

/// The throne of a seat: where its king begins.
#[inline(always)]
pub(super) const fn throne(seat: Seat) -> Square {
    const THRONE: [Square; 4] = [
        home(Seat::South, Kind::King),
        home(Seat::West, Kind::King),
        home(Seat::North, Kind::King),
        home(Seat::East, Kind::King),
    ];
    THRONE[seat.index()]
}

/// All four thrones.
pub(super) const THRONES: SquareSet = homes(&[Kind::King]);

/// The sixteen squares on which pieces, not pawns, begin.
pub(super) const HOMES: SquareSet = homes(&Kind::ALL);

/// The starting squares of the pieces of these kinds.
const fn homes(kinds: &[Kind]) -> SquareSet {
    let mut bits = 0;
    let mut index = 0;
    while index < 4 * kinds.len() {
        bits |= home(Seat::ALL[index % 4], kinds[index / 4]).set().bits();
        index += 1;
    }
    SquareSet::from_bits(bits)
}

/// The last line of a seat's pawns.
#[inline(always)]
pub(super) const fn last_line(seat: Seat) -> SquareSet {
    const LAST: [SquareSet; 4] = [SquareSet::rank(7), SquareSet::file(7), SquareSet::rank(0), SquareSet::file(0)];
    LAST[seat.index()]
}

/// The kind that stands on a seat's file counted from its corner; the far half mirrors the near one.
pub(super) const fn kind_of_file(file: u8) -> Kind {
    FROM_CORNER[if file < 4 { file } else { 7 - (file & 7) } as usize]
}

/// One square forward, by seat.
pub(super) static PAWN_STEPS: [Leaps; 4] = [leaps(&[(0, 1)]), leaps(&[(1, 0)]), leaps(&[(0, -1)]), leaps(&[(-1, 0)])];
/// One square diagonally forward, by seat.
pub(super) static PAWN_HITS: [Leaps; 4] =
    [leaps(&[(1, 1), (-1, 1)]), leaps(&[(1, 1), (1, -1)]), leaps(&[(1, -1), (-1, -1)]), leaps(&[(-1, 1), (-1, -1)])];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::BOAT;

    fn boat_squares(seat: Seat) -> SquareSet {
        let mut all = home(seat, Kind::Boat).set();
        loop {
            let more = all | all.flat_map(|at| BOAT[at]);
            if more == all {
                return all;
            }
            all = more;
        }
    }

    /// S0 says that no boat can take another in the ordinary way; Forbes, that five blocks can fill.
    #[test]
    fn boats_reach_eight_squares_each_and_fill_five_blocks() {
        let boats = Seat::ALL.map(boat_squares);
        for seat in 0..4 {
            assert_eq!(boats[seat].len(), 8);
            for other in 0..seat {
                assert!(!boats[seat].meets(boats[other]));
            }
        }
        let blocks = SquareSet::FULL
            .iter()
            .filter(|corner| corner.file() < 7 && corner.rank() < 7)
            .map(super::super::parade::block)
            .filter(|&block| boats.iter().all(|&boat| (boat & block).len() == 1))
            .count();
        assert_eq!(blocks, 5);
    }

    #[test]
    fn places_are_those_of_the_diagram() {
        assert_eq!(Kind::ALL.map(|kind| home(Seat::West, kind).index()), [32, 40, 48, 56]);
        assert_eq!(Seat::ALL.map(|seat| throne(seat).index()), [3, 32, 60, 31]);
        for seat in Seat::ALL {
            assert!(kind_of_file(along(seat, throne(seat))) == Kind::King);
            for square in SquareSet::FULL {
                assert_eq!(square_from(seat, along(seat, square), ahead(seat, square)), square);
            }
        }
        assert_eq!((HOMES.len(), THRONES.len()), (16, 4));
    }
}
