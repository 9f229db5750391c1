//! Any of the families behind one type, for servers, files and the command line.
//! The engine uses the typed positions.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{
    Action, ActionList, Board, ChanceList, Die, Ending, EventSink, Expected, Look, OptionError, OptionSet, OptionSpec,
    Outcome, Piece, Position, Refusal, Seat, Spot, Standing, TextError, Turn, chess,
    draft::{Field, FieldId, Man, Sketch, Value},
    four_kings, soldiers,
};

/// Which family of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Family {
    /// Four armies on 8×8.
    FourKings,
    /// Points and lines.
    Soldiers,
    /// Two armies of chess.
    Chess,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 3] = [Family::FourKings, Family::Soldiers, Family::Chess];

    /// Its stable id, `four-kings` and so on: in addresses, in JSON and in databases.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The options with the family's own defaults.
    pub fn options(self) -> AnyOptions {
        match self {
            Family::FourKings => AnyOptions::FourKings(four_kings::Options::default()),
            Family::Soldiers => AnyOptions::Soldiers(soldiers::Options::default()),
            Family::Chess => AnyOptions::Chess(chess::Options::default()),
        }
    }
}

/// Options of any family.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum AnyOptions {
    /// Of four kings.
    FourKings(four_kings::Options),
    /// Of the soldiers' games.
    Soldiers(soldiers::Options),
    /// Of chess.
    Chess(chess::Options),
}

/// A position of any family.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum AnyPosition {
    /// Of four kings.
    FourKings(four_kings::FourKings),
    /// Of the soldiers' games.
    Soldiers(soldiers::Soldiers),
    /// Of chess.
    Chess(chess::Chess),
}

/// Runs `$body` with `$inner` bound to the typed value of whichever family.
macro_rules! each {
    ($on:expr, $kind:ident, $inner:ident => $body:expr) => {
        match $on {
            $kind::FourKings($inner) => $body,
            $kind::Soldiers($inner) => $body,
            $kind::Chess($inner) => $body,
        }
    };
}

/// Conversions from the types of one family.
macro_rules! from_family {
    ($($family:ident: $options:ty, $position:ty;)*) => {$(
        impl From<$options> for AnyOptions {
            fn from(options: $options) -> AnyOptions {
                AnyOptions::$family(options)
            }
        }

        impl From<$position> for AnyPosition {
            fn from(position: $position) -> AnyPosition {
                AnyPosition::$family(position)
            }
        }
    )*};
}

from_family! {
    FourKings: four_kings::Options, four_kings::FourKings;
    Soldiers: soldiers::Options, soldiers::Soldiers;
    Chess: chess::Options, chess::Chess;
}

const fn largest(numbers: &[usize]) -> usize {
    let (mut largest, mut index) = (0, 0);
    while index < numbers.len() {
        if numbers[index] > largest {
            largest = numbers[index];
        }
        index += 1;
    }
    largest
}

impl AnyOptions {
    /// The family.
    pub fn family(&self) -> Family {
        match self {
            AnyOptions::FourKings(_) => Family::FourKings,
            AnyOptions::Soldiers(_) => Family::Soldiers,
            AnyOptions::Chess(_) => Family::Chess,
        }
    }
}

impl OptionSet for AnyOptions {
    fn specs(&self) -> &'static [OptionSpec] {
        each!(self, AnyOptions, inner => inner.specs())
    }
    fn get(&self, id: &str) -> Option<String> {
        each!(self, AnyOptions, inner => inner.get(id))
    }
    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        each!(self, AnyOptions, inner => inner.set(id, value))
    }
    fn check(&self) -> Result<(), OptionError> {
        each!(self, AnyOptions, inner => inner.check())
    }
}

impl AnyPosition {
    /// The family.
    pub fn family(&self) -> Family {
        match self {
            AnyPosition::FourKings(_) => Family::FourKings,
            AnyPosition::Soldiers(_) => Family::Soldiers,
            AnyPosition::Chess(_) => Family::Chess,
        }
    }
}

impl Position for AnyPosition {
    type Options = AnyOptions;

    fn start(options: &AnyOptions) -> Result<Self, OptionError> {
        Ok(match options {
            AnyOptions::FourKings(options) => AnyPosition::FourKings(Position::start(options)?),
            AnyOptions::Soldiers(options) => AnyPosition::Soldiers(Position::start(options)?),
            AnyOptions::Chess(options) => AnyPosition::Chess(Position::start(options)?),
        })
    }
    fn options(&self) -> AnyOptions {
        match self {
            AnyPosition::FourKings(inner) => AnyOptions::FourKings(inner.options()),
            AnyPosition::Soldiers(inner) => AnyOptions::Soldiers(inner.options()),
            AnyPosition::Chess(inner) => AnyOptions::Chess(inner.options()),
        }
    }
    fn parse(text: &str, options: &AnyOptions) -> Result<Self, TextError> {
        Ok(match options {
            AnyOptions::FourKings(options) => AnyPosition::FourKings(Position::parse(text, options)?),
            AnyOptions::Soldiers(options) => AnyPosition::Soldiers(Position::parse(text, options)?),
            AnyOptions::Chess(options) => AnyPosition::Chess(Position::parse(text, options)?),
        })
    }
    fn die(&self) -> Option<Die> {
        each!(self, AnyPosition, inner => inner.die())
    }
    fn look(&self) -> Look {
        each!(self, AnyPosition, inner => inner.look())
    }
    fn turn(&self) -> Turn {
        each!(self, AnyPosition, inner => inner.turn())
    }
    fn thrower(&self) -> Option<Seat> {
        each!(self, AnyPosition, inner => inner.thrower())
    }
    fn faces_left(&self) -> (Option<u8>, Option<u8>) {
        each!(self, AnyPosition, inner => inner.faces_left())
    }
    fn jumping(&self) -> Option<Spot> {
        each!(self, AnyPosition, inner => inner.jumping())
    }
    fn refuse_spot(&self, at: Spot) -> Option<Refusal> {
        each!(self, AnyPosition, inner => inner.refuse_spot(at))
    }
    fn attacks(&self) -> Vec<(Spot, Spot)> {
        each!(self, AnyPosition, inner => inner.attacks())
    }
    fn actions(&self, list: &mut ActionList) {
        each!(self, AnyPosition, inner => inner.actions(list))
    }
    const ACTIONS: usize =
        largest(&[four_kings::FourKings::ACTIONS, soldiers::Soldiers::ACTIONS, chess::Chess::ACTIONS]);
    fn action_index(&self, action: Action) -> usize {
        each!(self, AnyPosition, inner => inner.action_index(action))
    }
    fn chance(&self, list: &mut ChanceList) {
        each!(self, AnyPosition, inner => inner.chance(list))
    }
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        each!(self, AnyPosition, inner => inner.play_unchecked(action, sink))
    }
    fn refuse(&self, action: Action) -> Option<Refusal> {
        each!(self, AnyPosition, inner => inner.refuse(action))
    }
    fn outcome(&self) -> Option<Outcome> {
        each!(self, AnyPosition, inner => inner.outcome())
    }
    fn key(&self) -> u64 {
        each!(self, AnyPosition, inner => inner.key())
    }
    fn fresh_key(&self) -> u64 {
        each!(self, AnyPosition, inner => inner.fresh_key())
    }
    fn repetition_limit(&self) -> u8 {
        each!(self, AnyPosition, inner => inner.repetition_limit())
    }
    fn quiet_turns(&self) -> u16 {
        each!(self, AnyPosition, inner => inner.quiet_turns())
    }
    fn quiet_rounds(&self) -> u16 {
        each!(self, AnyPosition, inner => inner.quiet_rounds())
    }
    fn is_settled(&self) -> bool {
        each!(self, AnyPosition, inner => inner.is_settled())
    }
    fn reversible(&self) -> u16 {
        each!(self, AnyPosition, inner => inner.reversible())
    }
    fn undrawn(&self) -> Option<Self> {
        Some(match self {
            AnyPosition::FourKings(inner) => AnyPosition::FourKings(inner.undrawn()?),
            AnyPosition::Soldiers(inner) => AnyPosition::Soldiers(inner.undrawn()?),
            AnyPosition::Chess(inner) => AnyPosition::Chess(inner.undrawn()?),
        })
    }
    fn outcome_by(&self, ending: Ending) -> Outcome {
        each!(self, AnyPosition, inner => inner.outcome_by(ending))
    }
    fn outcome_resigned(&self, seat: Seat) -> Outcome {
        each!(self, AnyPosition, inner => inner.outcome_resigned(seat))
    }
    fn seats(&self) -> &'static [Seat] {
        each!(self, AnyPosition, inner => inner.seats())
    }
    fn board(&self) -> &'static Board {
        each!(self, AnyPosition, inner => inner.board())
    }
    fn pieces(&self) -> Vec<Piece> {
        each!(self, AnyPosition, inner => inner.pieces())
    }
    fn standings(&self) -> Vec<Standing> {
        each!(self, AnyPosition, inner => inner.standings())
    }
    fn text(&self) -> String {
        each!(self, AnyPosition, inner => inner.text())
    }
    fn action_text(&self, action: Action) -> String {
        each!(self, AnyPosition, inner => inner.action_text(action))
    }
    fn short_text(&self, action: Action) -> Option<String> {
        each!(self, AnyPosition, inner => inner.short_text(action))
    }
    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        each!(self, AnyPosition, inner => inner.parse_action(text))
    }
}

impl Sketch for AnyPosition {
    fn read(text: &str, options: &AnyOptions) -> Result<Self, TextError> {
        Ok(match options {
            AnyOptions::FourKings(options) => AnyPosition::FourKings(Sketch::read(text, options)?),
            AnyOptions::Soldiers(options) => AnyPosition::Soldiers(Sketch::read(text, options)?),
            AnyOptions::Chess(options) => AnyPosition::Chess(Sketch::read(text, options)?),
        })
    }
    fn write(&self) -> String {
        each!(self, AnyPosition, inner => inner.write())
    }
    fn refresh(&mut self) {
        each!(self, AnyPosition, inner => Sketch::refresh(inner))
    }
    fn palette(&self) -> Vec<Man> {
        each!(self, AnyPosition, inner => inner.palette())
    }
    fn man(&self, at: Spot) -> Option<Man> {
        each!(self, AnyPosition, inner => inner.man(at))
    }
    fn set_man(&mut self, at: Spot, man: Option<Man>) {
        each!(self, AnyPosition, inner => inner.set_man(at, man))
    }
    fn holder(&self) -> Seat {
        each!(self, AnyPosition, inner => inner.holder())
    }
    fn set_holder(&mut self, seat: Seat) {
        each!(self, AnyPosition, inner => inner.set_holder(seat))
    }
    fn settle(&mut self) {
        each!(self, AnyPosition, inner => Sketch::settle(inner))
    }
    fn fields(&self) -> Vec<Field> {
        each!(self, AnyPosition, inner => inner.fields())
    }
    fn assign(&mut self, id: FieldId, of: Option<Seat>, value: &Value) {
        each!(self, AnyPosition, inner => inner.assign(id, of, value))
    }
    fn concern(&self, expected: &Expected) -> Option<(FieldId, Option<Seat>)> {
        each!(self, AnyPosition, inner => inner.concern(expected))
    }
}
