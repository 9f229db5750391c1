//! Seats that begin alike, seen from one place.

use std::collections::BTreeSet;

use ashtapada_engine::{Playable as _, Symmetry};
use ashtapada_rules::{AnyPosition, Position, Seat};

/// The symmetries of the game that leave the start as it is, apart from whose turn it is.
pub struct Frame {
    symmetries: Vec<Symmetry>,
}

impl Frame {
    /// Of a start.
    pub fn of(start: &AnyPosition) -> Frame {
        let standing = |symmetry: Option<&Symmetry>| -> BTreeSet<_> {
            let image = |piece: ashtapada_rules::Piece| match symmetry {
                Some(symmetry) => (symmetry.spot(piece.at), symmetry.seat(piece.army), piece.role),
                None => (piece.at, piece.army, piece.role),
            };
            start.pieces().into_iter().map(image).collect()
        };
        let as_it_is = standing(None);
        let symmetries = start.symmetries().into_iter().filter(|one| standing(Some(one)) == as_it_is).collect();
        Frame { symmetries }
    }

    /// The place from which a seat is seen: the first of those that begin like it.
    pub fn place_of(&self, seat: Seat) -> Seat {
        self.symmetries.iter().map(|symmetry| symmetry.seat(seat)).min().unwrap_or(seat)
    }

    /// The symmetries that bring one seat to the place of another.
    pub fn bringing(&self, seat: Seat, to: Seat) -> impl Iterator<Item = &Symmetry> {
        self.symmetries.iter().filter(move |symmetry| symmetry.seat(seat) == to)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;

    use super::*;

    fn places(rules: &str) -> Vec<Seat> {
        let start = find(rules).unwrap().start().unwrap();
        let frame = Frame::of(&start);
        start.seats().iter().map(|&seat| frame.place_of(seat)).collect()
    }

    #[test]
    fn who_begins_alike_is_seen_from_one_place() {
        assert_eq!(places("soldiers16-bl"), [Seat::South; 2]);
        assert_eq!(places("chaturaji-pl-solo"), [Seat::South; 4]);
        let cows = places("cows-leopards-bl");
        assert_ne!(cows[0], cows[1]);
    }
}
