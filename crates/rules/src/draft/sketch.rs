//! What a family implements for drafts.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Field, FieldId, Man, Value};
use crate::{Expected, Position, Seat, Spot, TextError};

/// How strictly a text is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// It must be well formed; the position may be impossible.
    Form,
    /// The position must be possible, too.
    Sense,
}

impl Care {
    /// The error of an impossible position, unless only the form is checked.
    pub(crate) fn object(self, error: impl FnOnce() -> TextError) -> Result<(), TextError> {
        match self {
            Care::Form => Ok(()),
            Care::Sense => Err(error()),
        }
    }
}

/// A position of a family as plain data, possible or not: nothing is played on it.
///
/// After each change [`Sketch::refresh`] recomputes derived state.
pub(crate) trait Sketch: Position {
    /// Reads a position text, checking its form alone.
    fn read(text: &str, options: &Self::Options) -> Result<Self, TextError>;

    /// Its text, also of an impossible position.
    fn write(&self) -> String;

    /// Recomputes derived state, and clears what does not apply (any more).
    fn refresh(&mut self);

    /// The pieces that can be put on the board.
    fn palette(&self) -> Vec<Man>;

    /// The piece on a spot.
    fn man(&self, at: Spot) -> Option<Man>;

    /// Puts a piece on a spot of the board, in place of what stands there, or empties it.
    fn set_man(&mut self, at: Spot, man: Option<Man>);

    /// Whose turn it is.
    fn holder(&self) -> Seat;

    /// Gives the turn to one of the seats.
    fn set_holder(&mut self, seat: Seat);

    /// After the pieces or the turn were changed: begins a new turn, and clears what depends on the last action.
    fn settle(&mut self);

    /// What else can be edited. Setting one may change those after it, never those before.
    fn fields(&self) -> Vec<Field>;

    /// Sets an existing field to a value that it admits.
    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value);

    /// The field that an error is about, and whose it is; `None` where it is about the pieces or the turn.
    fn concern(&self, expected: &Expected) -> Option<(FieldId, Option<Seat>)>;
}
