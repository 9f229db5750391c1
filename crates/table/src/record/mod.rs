//! Game records: a whole game as text, in the manner of PGN.
//!
//! Tags first (the rule set and its edition, every option that differs from it, a position if the game does not begin at
//! the start, who sat where), then turns with their throws. The grammar is in `docs/formats.md`.
//!
//! ```
//! use ashtapada_table::record::Record;
//! let record: Record = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n\n1. c4-c5 2. c6xc4\n".parse().unwrap();
//! assert_eq!(record.game.len(), 2);
//! assert_eq!(record.to_string().parse::<Record>().unwrap().to_string(), record.to_string());
//! ```

mod header;
mod lexer;
mod read;
mod write;

use ashtapada_rules::{AnyPosition, Ending, Event, Game, Outcome, Ply, Position, Refusal, Seat, TextError};
use serde::Serialize;

pub(crate) use read::Replay;
pub(crate) use write::{on_one_line, quoted};

use crate::clocks::{ClockPlan, SeatClock};
use crate::entry::{Act, Cause};
use crate::player::{Player, SeatPlan, tag_of};
use crate::setup::{Beginning, DiceSource, NewGame, SetupError};

/// A game with what it began with, and its tags.
///
/// Printing gives the text of the record; parsing replays the game.
#[derive(Clone, Debug)]
pub struct Record {
    /// Rules, options and the first position.
    pub beginning: Beginning,
    /// Tags other than `Rules`, `Edition`, `Option`, `Position`, `Result` and `Termination`, in order.
    pub tags: Vec<(String, String)>,
    /// The game.
    pub game: Game<AnyPosition>,
    /// Why the player who gave up last did, where that ended the game.
    pub cause: Cause,
    /// Comments, each with the ply (from 0) after which it is written, in order. Those of a record that is read are not
    /// kept.
    pub comments: Vec<(usize, String)>,
}

/// How a game ended that a player lost on time, or by being away for too long: as in PGN.
const TIME: &str = "time forfeit";
const AWAY: &str = "abandoned";

/// Why the last player gave up, as a record says how the game ended.
fn cause_of(termination: &str) -> Cause {
    match termination {
        _ if termination.eq_ignore_ascii_case(TIME) => Cause::Time,
        _ if termination.eq_ignore_ascii_case(AWAY) => Cause::Away,
        _ => Cause::Own,
    }
}

/// The tag that says whose player left a game that went on.
pub(crate) const LEFT: &str = "Left";

/// The tag with the date from which the throws of a game follow.
pub(crate) const THROWS_OF: &str = "ThrowsOf";

/// The tag of a game with dice between people who sent it to one another.
pub const BY_LINKS: &str = "ByLinks";

/// The tag of a clock that only one seat has: `SouthClock`.
pub(crate) fn clock_tag(seat: Seat) -> String {
    format!("{}Clock", tag_of(seat))
}

/// The rules of a text that does not name its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GivenRules {
    /// The rule set.
    pub rules: String,
    /// Changes from its options.
    pub options: Vec<(String, String)>,
}

/// How a text is read that is to become another one.
#[derive(Clone, Copy, Default)]
pub(crate) struct Manner<'a> {
    /// The rules of a text that names none; without them it is refused.
    pub rules: Option<&'a GivenRules>,
    /// Whether variations are passed over rather than refused.
    pub variations: bool,
    /// Whether comments are kept.
    pub comments: bool,
}

/// How much was passed over that is no part of the game.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    /// Variations, each with those within it.
    pub variations: usize,
    /// Judgements of moves and positions.
    pub judgements: usize,
    /// Comments before the first ply, where comments are kept.
    pub early_comments: usize,
}

/// What was expected in a record that could not be parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, strum::VariantArray)]
#[serde(tag = "expected", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Expected {
    /// A comment is not closed.
    #[error("a comment closed with }}")]
    CommentEnd,
    /// A tag has no name.
    #[error("the name of a tag")]
    TagName,
    /// A tag has no value.
    #[error("the value of the tag in double quotes")]
    TagValue,
    /// An invalid escape.
    #[error("only \\\" and \\\\ after a backslash")]
    Escape,
    /// The value of a tag is not closed.
    #[error("a double quote that closes the value on the same line")]
    ValueEnd,
    /// A tag is not closed.
    #[error("] at the end of the tag")]
    TagEnd,
    /// An option without a value.
    #[error("an option written as name=value")]
    OptionTag,
    /// No rule set is named.
    #[error("a tag that names the rule set, before the first turn")]
    RulesTag,
    /// The edition is no number.
    #[error("the number of an edition of the rules")]
    EditionTag,
    /// The seat that resigns is not named.
    #[error("the seat that resigns")]
    Resigning,
    /// Another record begins.
    #[error("the end of the record, since this works on one game at a time; cut the file into one for each game")]
    OneRecord,
    /// A comment is closed that is none.
    #[error("no }} outside a comment: one comment cannot contain another")]
    CommentStart,
    /// A variation begins or ends.
    #[error(
        "only the moves of the game: variations in parentheses are not read, so delete them or make comments of them in {{…}}"
    )]
    MainLine,
    /// A variation is not closed.
    #[error("a variation closed with )")]
    VariationEnd,
    /// A variation is closed that never began.
    #[error("no ) without the ( that begins a variation")]
    VariationStart,
    /// A tag contradicts an earlier one.
    #[error("the same value as in the tag above: a game has only one")]
    OneValue,
    /// A tag announces a position, and there is none.
    #[error("a tag FEN or Position with the position that SetUp announces")]
    PositionTag,
    /// The game ended otherwise.
    #[error("the result that follows from the game")]
    ResultOfGame,
    /// A control character: the file is in another encoding, or no text.
    #[error("plain text without control characters; save the file as UTF-8")]
    PlainText,
}

impl Expected {
    /// All of them.
    pub const ALL: &[Expected] = <Expected as strum::VariantArray>::VARIANTS;
}

/// Why a record cannot be read. Lines and columns count from 1.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The text is malformed.
    #[error("{0}")]
    Syntax(#[from] TextError<Expected>),
    /// An action is malformed.
    #[error("{0}")]
    Action(#[from] TextError),
    /// The game cannot be set up.
    #[error("line {line}, column {column}: {error}")]
    Setup {
        /// Line.
        line: usize,
        /// Column.
        column: usize,
        /// Why. Line and column of an error in a position count from the beginning of the record.
        error: Box<SetupError>,
    },
    /// An action is not legal there.
    #[error("line {line}, column {column}: `{act}` cannot be played: {refusal}; the position is `{}`", .position.text())]
    Illegal {
        /// Line.
        line: usize,
        /// Column.
        column: usize,
        /// What was to be played.
        act: String,
        /// Why not.
        refusal: Refusal,
        /// The position then.
        position: Box<AnyPosition>,
    },
    /// These are the ends of a chain of jumps, and several routes join them.
    #[error("line {line}, column {column}: `{act}` can mean {}", .readings.join(", "))]
    Ambiguous {
        /// Line.
        line: usize,
        /// Column.
        column: usize,
        /// What was to be played.
        act: String,
        /// The routes.
        readings: Vec<String>,
    },
}

impl RecordError {
    /// Where: line and column, from 1.
    pub fn place(&self) -> (usize, usize) {
        match self {
            RecordError::Syntax(error) => (error.line, error.column),
            RecordError::Action(error) => (error.line, error.column),
            RecordError::Setup { line, column, error } => match error.as_ref() {
                SetupError::Position { error, .. } => (error.line, error.column),
                _ => (*line, *column),
            },
            RecordError::Illegal { line, column, .. } | RecordError::Ambiguous { line, column, .. } => (*line, *column),
        }
    }
}

impl Record {
    /// A record of a game in progress or finished, with what it began with.
    pub fn new(beginning: Beginning, game: Game<AnyPosition>) -> Record {
        Record { beginning, tags: Vec::new(), game, cause: Cause::Own, comments: Vec::new() }
    }

    /// Reads a record, handing over each ply with its events as it is replayed.
    ///
    /// # Errors
    /// It is malformed, or an action in it is not legal; every error has line and column.
    pub fn replay(text: &str, each: &mut dyn FnMut(Ply, &[Event])) -> Result<Record, RecordError> {
        read::record(text, Manner::default(), each).map(|(record, _)| record)
    }

    /// Reads a text in some manner; what was passed over comes with it.
    pub(crate) fn read_as(text: &str, manner: Manner<'_>) -> Result<(Record, Passed), RecordError> {
        read::record(text, manner, &mut |_, _| ())
    }

    /// The result, if the game is over: those who left are last, whatever their armies scored without them.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome().map(|outcome| outcome.with_last(self.left().map(|left| left.is_some())))
    }

    /// Whose player left a game that went on, by [`Seat::index`], and after how many plies; a malformed tag says it of nobody.
    pub fn left(&self) -> [Option<usize>; 4] {
        let mut left = [None; 4];
        for one in self.tag(LEFT).unwrap_or_default().split(", ") {
            let mut words = one.split(' ');
            if let Some(Ok(seat)) = words.next().map(str::parse::<Seat>)
                && self.game.position().seats().contains(&seat)
            {
                left[seat.index()] = Some(words.next().and_then(|plies| plies.parse().ok()).unwrap_or(0));
            }
        }
        left
    }

    /// How the game ended, as records say it; `None` while it goes on.
    pub fn termination(&self) -> Option<&'static str> {
        let ending = self.outcome()?.ending;
        Some(match self.cause {
            Cause::Time if ending == Ending::Resignation => TIME,
            Cause::Away if ending == Ending::Resignation => AWAY,
            _ => ending.name(),
        })
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Who sat there, if the record has it, by a name that can be shown.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        let (_, value) = self.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(seat.name()))?;
        value.parse().ok()
    }

    /// The clocks of the table it was played at; `None` also if the tag is malformed.
    pub fn clock(&self) -> Option<ClockPlan> {
        self.tag("Clock")?.parse().ok()
    }

    /// Where the throws of a table that resumes it come from; by hand, if it does not say where its own came from. Those of a game
    /// by links depend on numbers that no record has, so another table draws them fairly.
    pub fn dice(&self) -> DiceSource {
        match self.tag(THROWS_OF).map(str::parse) {
            Some(Ok(day)) => DiceSource::Day(day),
            _ if self.tag("Commitment").is_some() || self.tag(BY_LINKS).is_some() => DiceSource::Fair,
            _ => DiceSource::Hand,
        }
    }

    /// The clocks of seats that had another, where they go with that of the table.
    pub fn clocks(&self) -> Vec<SeatClock> {
        let own = |&seat: &Seat| Some(SeatClock { seat, clock: self.tag(&clock_tag(seat))?.parse().ok()? });
        let own = self.game.position().seats().iter().filter_map(own);
        own.filter(|own| own.goes_with(self.clock())).collect()
    }

    /// The request for a table that resumes the game.
    pub fn new_game(&self) -> NewGame {
        let Beginning { rules, edition, position, .. } = &self.beginning;
        let acts = self.game.steps(0).map(|(before, ply)| Act::from(ply).text_at(&before));
        let plan = |&seat: &Seat| Some(SeatPlan { seat, player: self.player(seat)? });
        NewGame {
            rules: rules.id.clone(),
            edition: (*edition != ashtapada_rulebook::EDITION).then_some(*edition),
            options: self.beginning.changes().into_iter().map(|(id, value)| (id.to_owned(), value)).collect(),
            seats: position.seats().iter().filter_map(plan).collect(),
            dice: self.dice(),
            position: (!self.beginning.is_start()).then(|| position.text()),
            actions: acts.collect(),
            clock: self.clock(),
            clocks: self.clocks(),
            apart: false,
            absence: None,
            help: false,
            open: false,
            rated: false,
        }
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::replay(text, &mut |_, _| ())
    }
}
