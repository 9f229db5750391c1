//! The turns of a game: runs of actions on one seat's throw, or in games without dice by one seat.

use ashtapada_rules::{Action, AnyPosition, Position, Seat};

/// The turn that an action belongs to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct TurnCount {
    /// Its number, from 1; 0 before the first.
    pub number: u32,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Whether its throw has been made. Something may be decided before.
    thrown: bool,
}

impl TurnCount {
    /// The turn of an action that follows in a position.
    #[must_use]
    pub fn after(self, before: &AnyPosition, action: Action) -> TurnCount {
        let owner = before.thrower().or(before.turn().seat());
        let is_throw = matches!(action, Action::Throw(_));
        if self.number == 0 || owner != self.owner || (is_throw && self.thrown) {
            return TurnCount { number: self.number + 1, owner, thrown: is_throw };
        }
        TurnCount { thrown: self.thrown || is_throw, ..self }
    }
}
