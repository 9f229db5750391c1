//! Action indices, laid out as in the documentation of the family.

use super::tables::throne;
use crate::{Action, Role, Seat, Spot};

const PROMOTIONS: usize = 64 * 64;
const CHANGES: usize = PROMOTIONS + 64 * 36;
const PLACES: usize = CHANGES + 64 * 4;
const CALLS: usize = PLACES + 64;
const OFFERS: usize = CALLS + 6;
const WORDS: usize = OFFERS + 5;
/// The number of indices.
pub(super) const COUNT: usize = WORDS + 4;

/// The index of a role that a pawn can be promoted to.
const fn role_index(role: Role) -> usize {
    match role {
        Role::Elephant => 1,
        Role::Horse => 2,
        Role::Boat => 3,
        // Kings; no other role is legal.
        _ => 0,
    }
}

/// The index of a square; for a spot off the board, that of some square.
const fn square(at: Spot) -> usize {
    ((at.rank() & 7) << 3 | at.file() & 7) as usize
}

/// The direction along one axis: 0 for down, 1 for neither, 2 for up.
const fn way(from: u8, to: u8) -> usize {
    if to < from {
        0
    } else if to == from {
        1
    } else {
        2
    }
}

/// The index, among offers, of one that names the king of this throne.
fn throne_index(at: Spot) -> usize {
    1 + Seat::ALL.iter().position(|&seat| throne(seat).spot() == at).unwrap_or(0)
}

/// The index of an action; 0 for actions of other games and for throws.
pub(super) fn index(action: Action) -> usize {
    match action {
        Action::Step { from, to, promotion: None } | Action::Capture { from, to, promotion: None } => {
            64 * square(from) + square(to)
        }
        Action::Step { from, to, promotion: Some(role) } | Action::Capture { from, to, promotion: Some(role) } => {
            let gone = 3 * way(from.file(), to.file()) + way(from.rank(), to.rank());
            PROMOTIONS + 36 * square(from) + 4 * gone + role_index(role)
        }
        Action::Promote { at, role } => CHANGES + 4 * square(at) + role_index(role),
        Action::Place { at } => PLACES + square(at),
        Action::Call(face) => CALLS + usize::from(face.clamp(1, 6) - 1),
        Action::OfferExchange { throne } => OFFERS + throne.map_or(0, throne_index),
        Action::Accept => WORDS,
        Action::Decline => WORDS + 1,
        Action::Withdraw => WORDS + 2,
        Action::Pass => WORDS + 3,
        Action::Throw(_) | Action::Huff { .. } | Action::Stop => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_table() {
        let number = |text: &str| index(text.parse().unwrap());
        assert_eq!((number("a1-b1"), number("a1xb1"), number("h8-g8")), (1, 1, 4094));
        assert_eq!((number("a7-a8=K"), number("h8xg7=B"), number("h8-h7=E")), (5844, 6367, 6377));
        assert_eq!((number("a1=K"), number("h8=B"), number("@a1"), number("@h8")), (6400, 6655, 6656, 6719));
        assert_eq!((number("call 1"), number("call 6")), (6720, 6725));
        assert_eq!((number("offer-exchange"), number("offer-exchange @h4")), (6726, 6730));
        assert_eq!((number("accept"), number("pass")), (6731, COUNT - 1));
    }
}
