//! Action indices, laid out as in the documentation of the family.

use crate::{Action, Role, Spot};

/// The first index of promotions.
const PROMOTIONS: usize = 64 * 64;
/// The first index of exchanges.
const EXCHANGES: usize = PROMOTIONS + 2 * 8 * 12;
/// The number of indices.
pub(super) const COUNT: usize = EXCHANGES + 2 * 8 * 4;

/// The index of a role that a pawn can be promoted to.
const fn role_index(role: Role) -> usize {
    match role {
        Role::Rook => 1,
        Role::Bishop | Role::Elephant => 2,
        Role::Knight | Role::Horse => 3,
        // No other role is legal.
        _ => 0,
    }
}

/// The index of a square on a rank that each side has one of: 0 to 7 for White, 8 to 15 for Black.
const fn place(file: u8, white: bool) -> usize {
    (if white { 0 } else { 8 }) + (file & 7) as usize
}

/// The index of a square; for a spot off the board, that of some square.
const fn square(at: Spot) -> usize {
    ((at.rank() & 7) << 3 | at.file() & 7) as usize
}

/// The index of an action; 0 for actions of other games.
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
