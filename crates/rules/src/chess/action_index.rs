//! The numbers of actions, as the front page of the family lays them out.

use crate::{Action, Role, Spot};

/// Where promotions begin.
const PROMOTIONS: usize = 64 * 64;
/// Where exchanges begin.
const EXCHANGES: usize = PROMOTIONS + 2 * 8 * 12;
/// How many numbers there are.
pub(super) const COUNT: usize = EXCHANGES + 2 * 8 * 4;

/// The number of a role that a pawn can become.
const fn role_index(role: Role) -> usize {
    match role {
        Role::Rook => 1,
        Role::Bishop => 2,
        Role::Knight => 3,
        // No other role is legal.
        _ => 0,
    }
}

/// The number of a square on a row of which each side has one: eight for White, eight for Black.
const fn place(file: u8, white: bool) -> usize {
    (if white { 0 } else { 8 }) + (file & 7) as usize
}

/// The number of a square; of a spot beyond the board, that of another.
const fn square(at: Spot) -> usize {
    ((at.rank() & 7) << 3 | at.file() & 7) as usize
}

/// The number of an action; 0 for the actions of other games.
pub(super) const fn index(action: Action) -> usize {
    match action {
        Action::Step { from, to, promotion: None } | Action::Capture { from, to, promotion: None } => {
            64 * square(from) + square(to)
        }
        Action::Step { from, to, promotion: Some(role) } | Action::Capture { from, to, promotion: Some(role) } => {
            let sideways = if to.file() < from.file() {
                0
            } else if to.file() == from.file() {
                1
            } else {
                2
            };
            PROMOTIONS + 12 * place(from.file(), to.rank() > from.rank()) + 4 * sideways + role_index(role)
        }
        Action::Promote { at, role } => EXCHANGES + 4 * place(at.file(), at.rank() == 7) + role_index(role),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_table() {
        let number = |text: &str| index(text.parse().unwrap());
        assert_eq!((number("a1-b1"), number("a1xb1"), number("h8-g8")), (1, 1, 4094));
        assert_eq!((number("a7-a8=Q"), number("a7xb8=N"), number("h2-h1=N")), (4100, 4107, 4283));
        assert_eq!((number("a8=Q"), number("h1=N")), (4288, COUNT - 1));
    }
}
