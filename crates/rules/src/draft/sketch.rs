//! What a family does for drafts.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Field, FieldId, Man, Value};
use crate::{Position, Seat, Spot, TextError};

/// How much is asked of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// That it is well formed: what it says may be impossible.
    Form,
    /// That it is a position which can be.
    Sense,
}

impl Care {
    /// An error of sense, where it is asked for.
    pub(crate) fn object(self, error: impl FnOnce() -> TextError) -> Result<(), TextError> {
        match self {
            Care::Form => Ok(()),
            Care::Sense => Err(error()),
        }
    }
}

/// The state of a family taken as data, whether it can be or not: nothing is played on it.
///
/// After each change [`Sketch::refresh`] works out again what follows from the rest.
pub(crate) trait Sketch: Position {
    /// Reads a position text by its form alone.
    fn read(text: &str, options: &Self::Options) -> Result<Self, TextError>;

    /// As text: all that matters, be it impossible.
    fn write(&self) -> String;

    /// Works out what follows from the rest, and forgets what has no meaning (any more).
    fn refresh(&mut self);

    /// The men that can be put on the board.
    fn palette(&self) -> Vec<Man>;

    /// Who stands on a spot.
    fn man(&self, at: Spot) -> Option<Man>;

    /// Puts a man on a spot of the board, or empties it.
    fn set_man(&mut self, at: Spot, man: Option<Man>);

    /// Whose turn it is.
    fn holder(&self) -> Seat;

    /// Gives the turn to one of the seats.
    fn set_holder(&mut self, seat: Seat);

    /// After the pieces or the turn were changed: what happened just before holds no more, a turn begins.
    fn settle(&mut self);

    /// What else can be edited. Setting one may change those after it, never those before.
    fn fields(&self) -> Vec<Field>;

    /// Sets a field that there is to a value that it admits.
    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value);
}
