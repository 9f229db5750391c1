//! Chess, as a network sees it.

use std::sync::Arc;

use ashtapada_rules::chess::Chess;
use ashtapada_rules::{Position, Role, Seat, Turn};

use super::{Inputs, Learnable, Learned, MOST_PLANES, Net, Planes, Shelved, on_shelf};
use crate::evaluate::chess::ends;

const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
const SEATS: [Seat; 2] = [Seat::South, Seat::North];
/// The files a to d.
const LEFT: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// Each kind of piece of each side on each square. A pawn that waits stands on its last row, where no other pawn does. Each
/// side looks at the board in a mirror while its king stands on the left half: nobody castles.
impl Inputs for Chess {
    const SEATS: usize = 2;
    const PLANES: usize = 12;
    const INPUTS: usize = 12 * 64;
    const ACTIVE: usize = 32;
    const VIEWS: usize = 2;
    /// A phase for every four pieces on the board.
    const PHASES: usize = 8;

    fn planes(&self) -> Planes {
        let mut planes = [0; MOST_PLANES];
        for (side, seat) in SEATS.into_iter().enumerate() {
            for (kind, role) in ROLES.into_iter().enumerate() {
                planes[6 * side + kind] = self.squares(seat, role).bits();
            }
        }
        planes[Self::PLANES] = u64::from(self.turn() == Turn::Seat(Seat::North));
        planes
    }

    #[inline]
    fn view(planes: &Planes, seat: usize) -> usize {
        usize::from(planes[6 * seat + 5] & LEFT != 0)
    }

    #[inline]
    fn phase(planes: &Planes) -> usize {
        let pieces: u32 = planes[..Self::PLANES].iter().map(|plane| plane.count_ones()).sum();
        (pieces.saturating_sub(1) / 4).min(7) as usize
    }

    #[inline]
    fn known(&self, value: i32) -> i32 {
        ends::known(self, value)
    }

    fn input(&self, seat: usize, view: usize, plane: usize, bit: usize) -> usize {
        let (side, kind) = (plane / 6, plane % 6);
        let square = bit ^ if seat == 0 { 0 } else { 56 } ^ if view == 0 { 0 } else { 7 };
        (6 * (side ^ seat) + kind) * 64 + square
    }
}

impl Learnable for Chess {
    const HIDDEN: usize = 128;
    type Evaluator = Learned<Arc<Net<128>>>;
    const ESSENTIAL: &'static [&'static str] = &["counsellor", "elephant"];
    const SHELF: &'static [Shelved] = &[on_shelf!("vilac-9506.net")];

    fn usual(&self) -> Self::Options {
        Self::Options::default()
    }

    fn learned(&self) -> Option<Self::Evaluator> {
        Learned::shipped(self)
    }
}
