//! Material alone.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::{Action, Role, Seat};

use super::{OLD, PIECES};
use crate::{Evaluator, Sides, Values};

/// The material of a seat, wherever the pieces stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Material {
    /// For a queen, rook, bishop and knight.
    pub pieces: [i32; 4],
    /// For a counsellor, elephant and horse of the old games.
    pub old: [i32; 3],
    /// For a pawn.
    pub pawn: i32,
}

impl Default for Material {
    fn default() -> Material {
        Material { pieces: [900, 500, 330, 320], old: [150, 130, 320], pawn: 100 }
    }
}

impl Material {
    /// The value of a piece; a king, who is never captured, counts as a pawn.
    pub(super) fn value(&self, role: Role) -> i32 {
        let old = || OLD.iter().position(|&other| other == role).map_or(self.pawn, |index| self.old[index]);
        PIECES.iter().position(|&other| other == role).map_or_else(old, |index| self.pieces[index])
    }

    pub(super) fn of(&self, position: &Chess, seat: Seat) -> i32 {
        let count = |role| position.squares(seat, role).len() as i32;
        let pieces = PIECES.iter().zip(self.pieces).map(|(&role, value)| count(role) * value);
        let modern = count(Role::Pawn) * self.pawn + pieces.sum::<i32>();
        if position.has_modern_men() {
            return modern;
        }
        let old = OLD.iter().zip(self.old).map(|(&role, value)| count(role) * value);
        modern + old.sum::<i32>()
    }
}

impl Evaluator<Chess> for Material {
    /// The material of each seat.
    type State = [i32; 4];

    fn fresh(&self, position: &Chess) -> [i32; 4] {
        [self.of(position, Seat::South), 0, self.of(position, Seat::North), 0]
    }

    #[inline]
    fn follow(&self, state: &[i32; 4], _: &Chess, action: Action, after: &Chess) -> [i32; 4] {
        if let Action::Step { promotion: None, .. } = action { *state } else { self.fresh(after) }
    }

    fn evaluate(&self, _: &Chess, state: &[i32; 4], sides: &Sides) -> Values {
        sides.advantage(&sides.sum(state))
    }
}
