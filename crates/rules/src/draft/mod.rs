//! Positions being edited: pieces placed, moved and removed, whose turn it is, and whatever else a family
//! records, as [fields](Field) with names and values.
//!
//! A [`Draft`] need not be possible: a board that is being filled has no kings yet. [`Draft::position`] makes a
//! [`Position`] of it, or says what is wrong; it parses the draft's text, so that what is possible is decided in one
//! place.
//!
//! ```
//! use ashtapada_rules::chess::{ChessExpected, ChessField};
//! use ashtapada_rules::draft::{Draft, Edit, Man, Value};
//! use ashtapada_rules::{Family, Position, Role, Seat};
//! let mut draft = Draft::start(&Family::Chess.options())?;
//! draft.edit(&Edit::Clear).unwrap();
//! let man = |army, role| Man { army, role, origin: None };
//! draft.edit(&Edit::Put { at: "e1".parse().unwrap(), man: man(Seat::South, Role::King) }).unwrap();
//! draft.edit(&Edit::Put { at: "d2".parse().unwrap(), man: man(Seat::South, Role::Queen) }).unwrap();
//! let error = draft.position().unwrap_err();
//! assert_eq!(error.expected, ChessExpected::OneKing { army: Seat::North, letter: 'k' }.into());
//!
//! draft.edit(&Edit::Put { at: "d8".parse().unwrap(), man: man(Seat::North, Role::King) }).unwrap();
//! draft.edit(&Edit::Turn { seat: Seat::North }).unwrap();
//! draft.edit(&Edit::Set { field: ChessField::Clock.into(), of: None, value: Value::Number(7) }).unwrap();
//! assert_eq!(draft.position().unwrap().text(), "3k4/8/8/8/8/8/3Q4/4K3 b - - 7 1");
//! # Ok::<(), ashtapada_rules::OptionError>(())
//! ```

mod concern;
mod field;
mod sketch;

use alloc::string::String;
use alloc::vec::Vec;

pub(crate) use field::fields;
pub use field::{Content, Field, FieldId, Value};
pub(crate) use sketch::{Care, Sketch};

use crate::{AnyOptions, AnyPosition, Board, OptionError, Piece, Position, Role, Seat, Spot, Standing, TextError};

/// A piece that is not on the board: what can be put there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct Man {
    /// Whose army it belongs to.
    pub army: Seat,
    /// What it is.
    pub role: Role,
    /// For a pawn of four kings under promotion by origin, the piece it stood in front of at the start.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub origin: Option<Role>,
}

impl From<Piece> for Man {
    fn from(piece: Piece) -> Man {
        Man { army: piece.army, role: piece.role, origin: piece.origin }
    }
}

/// One change of a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "edit", rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Edit {
    /// A piece is put on a spot, in place of what may stand there.
    Put {
        /// Where.
        at: Spot,
        /// Which: one of the [palette](Draft::palette).
        man: Man,
    },
    /// A spot is emptied.
    Remove {
        /// Which.
        at: Spot,
    },
    /// The piece on a spot is moved to another, in place of what may stand there. Does nothing if there is no piece.
    Move {
        /// From where.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// The board is emptied.
    Clear,
    /// Everything is reset to the start of the game.
    Start,
    /// The turn is given to a seat.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A field is set.
    Set {
        /// Which.
        field: FieldId,
        /// Whose.
        of: Option<Seat>,
        /// To what.
        value: Value,
    },
}

/// An edit that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The board has no such spot.
    #[error("there is no {at} on this board")]
    NoSpot {
        /// Which.
        at: Spot,
    },
    /// No army has such a piece.
    #[error("no {role} of {army} belongs to this game, or it needs an origin: take one from the palette")]
    NoMan {
        /// Whose it should be.
        army: Seat,
        /// What it should be.
        role: Role,
    },
    /// That seat does not play.
    #[error("{seat} does not play in this game")]
    NoSeat {
        /// Which.
        seat: Seat,
    },
    /// There is no such field now.
    #[error("a draft has no field `{field}`{} now: see its fields", of_seat(.of))]
    NoField {
        /// Which.
        field: FieldId,
        /// Whose.
        of: Option<Seat>,
    },
    /// The field cannot have that value.
    #[error("the field `{field}` cannot have that value: see what it could be")]
    Value {
        /// Which.
        field: FieldId,
    },
}

fn of_seat(of: &Option<Seat>) -> String {
    of.map_or_else(String::new, |seat| alloc::format!(" of {seat}"))
}

/// A position being edited, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    sketch: AnyPosition,
}

impl Draft {
    fn new(mut sketch: AnyPosition) -> Draft {
        sketch.refresh();
        Draft { sketch }
    }

    /// A draft of a position.
    pub fn of(position: &AnyPosition) -> Draft {
        Draft::new(position.clone())
    }

    /// A draft of the start of the game.
    ///
    /// # Errors
    /// The options contradict each other.
    pub fn start(options: &AnyOptions) -> Result<Draft, OptionError> {
        AnyPosition::start(options).map(Draft::new)
    }

    /// A draft of a position text, which has to be well formed; the position may be impossible.
    ///
    /// ```
    /// use ashtapada_rules::{Family, draft::Draft};
    /// let options = Family::Chess.options();
    /// let draft = Draft::parse("8/8/8/8/8/8/8/4K3 w - - 0 1", &options).unwrap();
    /// assert_eq!(draft.pieces().len(), 1);
    /// assert!(draft.position().is_err());
    /// assert!(Draft::parse("8/8/8", &options).is_err());
    /// ```
    ///
    /// # Errors
    /// The text is malformed.
    pub fn parse(text: &str, options: &AnyOptions) -> Result<Draft, TextError> {
        AnyPosition::read(text, options).map(Draft::new)
    }

    /// The options of the game.
    pub fn options(&self) -> AnyOptions {
        self.sketch.options()
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.sketch.board()
    }

    /// The seats, with their colours, in the order of play. The other fields are computed as for a position.
    pub fn standings(&self) -> Vec<Standing> {
        self.sketch.standings()
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> Vec<Piece> {
        self.sketch.pieces()
    }

    /// The pieces that can be put on the board, by seat in the order of play.
    pub fn palette(&self) -> Vec<Man> {
        self.sketch.palette()
    }

    /// Whose turn it is; among four kings, whose throw it is or was.
    pub fn turn(&self) -> Seat {
        self.sketch.holder()
    }

    /// What can be edited besides the pieces and the turn. Setting a field may change those after it (what is due
    /// decides which faces there are), never those before.
    pub fn fields(&self) -> Vec<Field> {
        self.sketch.fields()
    }

    /// The position, if it is possible.
    ///
    /// # Errors
    /// What is wrong with it; line and column are those of [`Draft::text`].
    pub fn position(&self) -> Result<AnyPosition, TextError> {
        AnyPosition::parse(&self.sketch.write(), &self.options())
    }

    /// As text: the exact inverse of [`Draft::parse`], and the text of the position if it is possible.
    pub fn text(&self) -> String {
        self.position().map_or_else(|_| self.sketch.write(), |position| position.text())
    }

    /// Applies an edit. When pieces or the turn change, what depends on the last action is cleared (a chain, a named
    /// throw, an en passant square), and derived state is recomputed.
    ///
    /// # Errors
    /// There is no such spot, piece or field; the draft is then unchanged. Whether the position is possible is not
    /// checked.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditError> {
        let sketch = &mut self.sketch;
        let board = sketch.board();
        let on_board = |at: Spot| if board.has(at) { Ok(at) } else { Err(EditError::NoSpot { at }) };
        match edit {
            &Edit::Put { at, man } => {
                if !sketch.palette().contains(&man) {
                    return Err(EditError::NoMan { army: man.army, role: man.role });
                }
                let at = on_board(at)?;
                sketch.set_man(at, None);
                sketch.set_man(at, Some(man));
                sketch.settle();
            }
            &Edit::Remove { at } => {
                sketch.set_man(on_board(at)?, None);
                sketch.settle();
            }
            &Edit::Move { from, to } => {
                let (from, to) = (on_board(from)?, on_board(to)?);
                let Some(man) = sketch.man(from).filter(|_| from != to) else { return Ok(()) };
                sketch.set_man(from, None);
                sketch.set_man(to, None);
                sketch.set_man(to, Some(man));
                sketch.settle();
            }
            Edit::Clear => {
                board.spots.iter().for_each(|&at| sketch.set_man(at, None));
                sketch.settle();
            }
            Edit::Start => {
                if let Ok(start) = AnyPosition::start(&sketch.options()) {
                    *sketch = start;
                }
            }
            &Edit::Turn { seat } => {
                if !sketch.seats().contains(&seat) {
                    return Err(EditError::NoSeat { seat });
                }
                if seat != sketch.holder() {
                    sketch.set_holder(seat);
                    sketch.settle();
                }
            }
            Edit::Set { field: id, of, value } => {
                let fields = sketch.fields();
                let field = fields.iter().find(|field| field.id == *id && field.of == *of);
                let field = field.ok_or(EditError::NoField { field: *id, of: *of })?;
                if !field.content.admits(value) {
                    return Err(EditError::Value { field: *id });
                }
                sketch.assign(*id, *of, value);
            }
        }
        sketch.refresh();
        Ok(())
    }
}
