//! Moves on an 8×8 board: converted from and to actions, and precomputed.

use crate::grid::Square;
use crate::{Action, Role};

/// A move of one piece to another square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it is a capture.
    pub captures: bool,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl Move {
    /// The move of an action whose squares are known to lie on the board, if it is a move.
    pub(crate) const fn of(action: Action) -> Option<Move> {
        let (from, to, captures, promotion) = match action {
            Action::Step { from, to, promotion } => (from, to, false, promotion),
            Action::Capture { from, to, promotion } => (from, to, true, promotion),
            _ => return None,
        };
        Some(Move { from: Square::at(from), to: Square::at(to), captures, promotion })
    }

    /// The move as an action.
    #[inline(always)]
    pub(crate) const fn action(self) -> Action {
        let Move { from, to, captures, promotion } = self;
        let (from, to) = (from.spot(), to.spot());
        if captures { Action::Capture { from, to, promotion } } else { Action::Step { from, to, promotion } }
    }
}

/// The index of steps in a row of [`MOVES`].
pub(crate) const STEP: usize = 0;
/// The index of captures in a row of [`MOVES`].
pub(crate) const CAPTURE: usize = 1;

/// Precomputed actions without promotion: for each origin the steps and the captures to each target. One load instead
/// of building an action.
pub(crate) static MOVES: [[[Action; 64]; 2]; 64] = {
    let mut moves = [[[Action::Pass; 64]; 2]; 64];
    let mut index = 0;
    while index < 64 * 64 {
        let (from, to) = (index / 64, index % 64);
        let (start, end) = (Square::from_index(from as u8), Square::from_index(to as u8));
        let step = Move { from: start, to: end, captures: false, promotion: None };
        moves[from][STEP][to] = step.action();
        moves[from][CAPTURE][to] = Move { captures: true, ..step }.action();
        index += 1;
    }
    moves
};
