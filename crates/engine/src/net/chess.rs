//! Chess, as a network sees it.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::{Position, Role, Seat, Turn};

use super::{Inputs, MOST_PLANES, Planes};

const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
const SEATS: [Seat; 2] = [Seat::South, Seat::North];

/// Each kind of piece of each side on each square, and whose turn it is. A pawn that waits stands on its last row, where
/// no other pawn does.
impl Inputs for Chess {
    const SEATS: usize = 2;
    const PLANES: usize = 13;
    const INPUTS: usize = 12 * 64 + 2;
    const ACTIVE: usize = 33;

    fn planes(&self) -> Planes {
        let mut planes = [0; MOST_PLANES];
        for (side, seat) in SEATS.into_iter().enumerate() {
            for (kind, role) in ROLES.into_iter().enumerate() {
                planes[6 * side + kind] = self.squares(seat, role).bits();
            }
        }
        if let Turn::Seat(seat) = self.turn() {
            planes[12] = 1 << usize::from(seat == Seat::North);
        }
        planes
    }

    fn input(&self, seat: usize, plane: usize, bit: usize) -> usize {
        if plane == 12 {
            return 12 * 64 + ((bit ^ seat) & 1);
        }
        let (side, kind) = (plane / 6, plane % 6);
        let square = if seat == 0 { bit } else { bit ^ 56 };
        (6 * (side ^ seat) + kind) * 64 + square
    }
}
