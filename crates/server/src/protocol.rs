//! What the server and its clients say to each other: a closed set of small types.
//!
//! Over HTTP (JSON):
//!
//! | method and path | body | answer |
//! |---|---|---|
//! | `GET /api/catalogue?lang=pl` | | [`Catalogue`] |
//! | `GET /api/rules/{id}?lang=pl` | | [`RulesPage`] |
//! | `POST /api/options?lang=pl` | [`OptionCheck`] | [`OptionVerdict`] |
//! | `GET /api/games?after=…&limit=50` | | [`GameList`], last played first |
//! | `POST /api/games` | [`NewGame`] | [`Created`] |
//! | `POST /api/games/{id}/listed` | [`Listing`] | [`Listing`] |
//! | `GET /api/games/{id}/record` | | the game record as text |
//! | `POST /api/line` | [`LineAsk`] | [`LineView`]: actions tried from a position; nothing is kept |
//! | `POST /api/record` | the game record as text | [`NewGame`] that would set it up again |
//! | `GET /api/games/{id}/socket` | | WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//!
//! A request may have 512 KB, and what is played in it 20,000 actions. An error answers with a 4xx or
//! 5xx status and [`Problem`] as body. The TypeScript side of these types is generated from here
//! (`web/src/generated/`).
//!
//! A game is an append-only log of [`Entry`], numbered from 1. A client that connects gets a
//! [`ServerMessage::Snapshot`]; then every new entry as it is logged. Taking back is itself an entry,
//! so the numbers only grow.

mod line;
mod live;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use line::{LineAsk, LineView, Stopped};
pub use live::{ClientMessage, ClockView, Entry, ServerMessage, TableView, Tempo};

/// A seat's name: `south`, `west`, `north`, `east`.
pub type SeatName = String;

/// The gallery.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Catalogue {
    /// Every rule set, in order of presentation.
    pub games: Vec<GameCard>,
    /// The computer players that can take a seat.
    pub bots: Vec<BotCard>,
}

/// A computer player.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct BotCard {
    /// `random`, `greedy`, `searcher`.
    pub id: String,
    /// Its name in the asked language.
    pub name: String,
    /// One sentence about how it plays.
    pub about: String,
}

/// One rule set in the gallery and in the set-up form.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameCard {
    /// `chaturaji-pl-solo`.
    pub id: String,
    /// `four-kings`, `soldiers` or `chess`.
    pub family: String,
    /// In the asked language.
    pub title: String,
    /// One sentence.
    pub blurb: String,
    /// Every name it is known by, for search.
    pub names: Vec<String>,
    /// The document it follows, in words.
    pub document: String,
    /// 2 or 4.
    pub players: u8,
    /// Typical length.
    pub minutes: u16,
    /// Whether dice are thrown.
    pub dice: bool,
    /// The options with their defaults under this rule set.
    pub options: Vec<OptionCard>,
    /// The board.
    pub board: BoardView,
    /// The start, for the small board on the card and for the seats in the set-up form.
    pub start: View,
}

/// An option in the set-up form.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct OptionCard {
    /// `obligation`.
    pub id: String,
    /// Short label in the asked language.
    pub label: String,
    /// What it changes, in a sentence or two.
    pub help: String,
    /// What it can be.
    pub values: OptionValues,
    /// Its value when nothing is changed.
    pub default: String,
    /// Where the default comes from: `document`, `ours` (the document is silent) or `elsewhere` (a
    /// rule of another document, without effect unless others are changed too).
    pub source: String,
}

/// What an option can be.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionValues {
    /// One of these.
    Words {
        /// In order.
        values: Vec<OptionWord>,
    },
    /// `true` or `false`.
    Flag,
    /// A whole number in a range.
    Number {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
        /// A word that may stand instead (`all`).
        word: Option<String>,
    },
    /// `fair` or `skilled:P`, P from 0 to 1.
    Skill,
}

/// A value with its label.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct OptionWord {
    /// `huff`.
    pub value: String,
    /// In the asked language.
    pub label: String,
}

/// The shape of a board.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct BoardView {
    /// `cells` or `points`.
    pub surface: String,
    /// Files.
    pub width: u8,
    /// Ranks.
    pub height: u8,
    /// Whether cells alternate in colour.
    pub chequered: bool,
    /// Every spot: name and coordinates from 0, ranks growing northwards.
    pub spots: Vec<SpotView>,
    /// Pairs of neighbouring points, by name.
    pub lines: Vec<(String, String)>,
    /// Marked squares.
    pub marks: Vec<String>,
    /// Thrones, by seat.
    pub thrones: Vec<(SeatName, String)>,
}

/// One spot of a board.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct SpotView {
    /// `e4`.
    pub name: String,
    /// 0 for file a.
    pub x: u8,
    /// 0 for rank 1.
    pub y: u8,
}

/// Everything to be shown of a position.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct View {
    /// The position as text.
    pub position: String,
    /// Who decides.
    pub turn: TurnView,
    /// Whose throw it is or was, in games with dice; may differ from who decides.
    pub thrower: Option<SeatName>,
    /// The faces thrown and not yet used.
    pub dice: Vec<u8>,
    /// Every legal action, in the rules' order.
    pub legal: Vec<ActionView>,
    /// Where chains of two jumps and more lead that begin now: the spot it begins on, and each it lands on.
    /// A chain that can be stopped is told to its end; where there are very many, not all are told.
    pub chains: Vec<Vec<String>>,
    /// The throws that may come, with exact probability (numerator, denominator).
    pub chance: Vec<ChanceView>,
    /// The pieces on the board.
    pub pieces: Vec<PieceView>,
    /// The seats, in the order of play.
    pub seats: Vec<SeatView>,
    /// The result, once over.
    pub outcome: Option<OutcomeView>,
}

/// Who decides.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct TurnView {
    /// `seat`, `chance` or `over`.
    pub kind: String,
    /// The seat that decides, or whose throw it is.
    pub seat: Option<SeatName>,
}

/// A legal action.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ActionView {
    /// As it is written, and sent back.
    pub text: String,
    /// `step`, `capture`, `place`, `promote`, `huff`, `stop`, `pass`, `call`, `offer-exchange`,
    /// `accept`, `decline`, `withdraw`.
    pub kind: String,
    /// Where the piece stands.
    pub from: Option<String>,
    /// Where it goes, or the spot concerned.
    pub to: Option<String>,
    /// What a pawn becomes (role name).
    pub promotion: Option<String>,
}

/// A throw that may come.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ChanceView {
    /// `3`, `2 5`.
    pub throw: String,
    /// Numerator and denominator.
    pub p: (u32, u32),
}

/// A piece.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct PieceView {
    /// Where.
    pub at: String,
    /// Whose (seat name).
    pub army: SeatName,
    /// `king`, `elephant`, …
    pub role: String,
    /// For a pawn that keeps it, the piece it stood before at the start.
    pub origin: Option<String>,
    /// Waits on its last line.
    pub waiting: bool,
    /// Stands still for good.
    pub frozen: bool,
    /// Who moves it, if not its owner.
    pub commander: Option<SeatName>,
    /// May be taken off now for failing to capture.
    pub huffable: bool,
}

/// A seat.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct SeatView {
    /// Which.
    pub seat: SeatName,
    /// `black`, `green`, `red`, `yellow`, `white`, `light`, `dark`.
    pub colour: String,
    /// Whether it still takes part.
    pub playing: bool,
    /// Points, or pieces captured.
    pub points: u16,
    /// Pieces in hand.
    pub in_hand: u8,
    /// Who commands its army, if not itself.
    pub commander: Option<SeatName>,
    /// Whether its army stands still.
    pub frozen: bool,
    /// Its partner.
    pub ally: Option<SeatName>,
    /// How many captures win.
    pub target: Option<u16>,
    /// What it captured so far: owner and role, in order.
    pub captured: Vec<(SeatName, String)>,
}

/// The result.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct OutcomeView {
    /// How it ended: `checkmate`, `last-army`, …
    pub ending: String,
    /// Share of the win, 0 to 1, and place from 1, by seat.
    pub seats: Vec<SeatResult>,
}

/// A seat's result.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct SeatResult {
    /// Which.
    pub seat: SeatName,
    /// 1 for a win, 0 for a loss.
    pub payoff: f64,
    /// Place.
    pub rank: u8,
}

/// The rules of one rule set, to read.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct RulesPage {
    /// Which.
    pub id: String,
    /// In the asked language.
    pub title: String,
    /// The text as HTML; examples stand as `<figure data-example="name"></figure>`.
    pub html: String,
    /// The examples by name.
    pub examples: Vec<ExampleView>,
    /// Where the text speaks of something: a topic (`refusal-…`, `event-…`, `sign-…`, `option-…`) and the name of
    /// an example that shows it, beside which the rule stands. A refusal is told in general (`refusal-die-says`) and
    /// for each face or piece that has a rule of its own (`refusal-die-says 3`, `refusal-unreachable boat`).
    pub topics: Vec<(String, String)>,
    /// The path of lessons, easy ones first.
    pub lessons: Vec<LessonView>,
}

/// A small task on the position of an example.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct LessonView {
    /// Its name.
    pub name: String,
    /// The example whose first position and options it has.
    pub example: String,
    /// How many actions of the example have been played already.
    pub after: u32,
    /// What is to be done.
    pub task: String,
    /// What is said once it is done.
    pub praise: String,
    /// Events that must all have happened since it began; only the fields given here count.
    pub goal: Vec<GameEvent>,
    /// One way to do it.
    pub solution: Vec<String>,
}

/// A worked example.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ExampleView {
    /// Its name.
    pub name: String,
    /// Its caption.
    pub title: String,
    /// The options it is played under, where they differ from the rule set's.
    pub options: Vec<(String, String)>,
    /// The positions it goes through: the first before anything is played.
    pub frames: Vec<Frame>,
}

/// One position of an example.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Frame {
    /// The action that led here, if any.
    pub action: Option<String>,
    /// What happened.
    pub events: Vec<GameEvent>,
    /// What is seen.
    pub view: View,
}

/// Options to be checked while a table is set up.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export)]
pub struct OptionCheck {
    /// The rule set.
    pub rules: String,
    /// Changes from its defaults.
    pub options: Vec<(String, String)>,
}

/// Whether they make sense, and how the game would then begin.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct OptionVerdict {
    /// In words, when they do not.
    pub problem: Option<Problem>,
    /// The board then.
    pub board: Option<BoardView>,
    /// The start then.
    pub start: Option<View>,
}

/// A table to set up.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct NewGame {
    /// The rule set.
    pub rules: String,
    /// Changes from its defaults.
    pub options: Vec<(String, String)>,
    /// Who sits where; a seat left out is a human of this screen.
    pub seats: Vec<SeatPlan>,
    /// `fair`: the server throws; `hand`: people throw real dice and enter the result.
    pub dice: DiceSource,
    /// A position to begin with instead of the start.
    pub position: Option<String>,
    /// What was played before, throws included: a game taken up again from a record, or a branch of
    /// another game. Written as in [`Entry::action`].
    #[serde(default)]
    pub actions: Vec<String>,
    /// The clocks of the table, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockPlan>,
}

/// How much time a game gives each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ClockPlan {
    /// For the whole game, in seconds: 10 to 36000.
    pub initial: u32,
    /// Added when a seat's turn has passed to another, in seconds: 0 to 600.
    pub increment: u32,
}

/// Where throws come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(rename_all = "lowercase")]
pub enum DiceSource {
    /// The server throws, provably fairly.
    Fair,
    /// Entered by hand.
    Hand,
}

/// Who takes a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SeatPlan {
    /// Which seat.
    pub seat: SeatName,
    /// Who.
    pub player: Player,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person, at this screen (later also on another device).
    Human {
        /// A name to show; empty for the colour's name.
        name: String,
    },
    /// A computer player.
    Bot {
        /// `random`, `greedy`, `searcher`.
        bot: String,
    },
}

/// The table stands.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Created {
    /// Its id, for the address.
    pub id: String,
}

/// Some games of the list, last played first.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameList {
    /// The games; those that cannot be read are left out.
    pub games: Vec<GameSummary>,
    /// What to ask for `after` to get the games after these; `None`: these are the last.
    pub next: Option<String>,
}

/// A game in the list.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameSummary {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// When it was set up, RFC 3339.
    pub created: String,
    /// When it was last played, RFC 3339.
    pub played: String,
    /// Actions so far, throws included.
    pub actions: u32,
    /// Whether it is over.
    pub over: bool,
    /// The position now, to draw.
    pub view: View,
}

/// Whether the list of games shows a game. One that it does not show is kept all the same.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Listing {
    /// Whether it does. Playing on sets it.
    pub listed: bool,
}

/// An event of the rules: `kind` and its fields, spots and seats by name.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameEvent(#[ts(type = "{ kind: string } & Record<string, string | number>")] pub serde_json::Value);

/// A refusal of the rules: message `refusal-<reason>` with the other fields as arguments.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct RefusalView(#[ts(type = "{ reason: string } & Record<string, string | number>")] pub serde_json::Value);

/// Why pieces cannot stand so: message `impossible-<expected>` with the other fields as arguments.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ImpossibleView(#[ts(type = "{ expected: string } & Record<string, string | number>")] pub serde_json::Value);

/// What went wrong and what to do, for people.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Problem {
    /// A stable word: `stale`, `illegal`, `bad-option`, `storage`, `not-found`, `bad-request`, …
    pub kind: String,
    /// A sentence, in the language that was asked for where there is one.
    pub message: String,
    /// Set when the rules refused.
    pub refusal: Option<Box<RefusalView>>,
    /// Set when a position is wrong by its pieces, not by its text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub impossible: Option<Box<ImpossibleView>>,
    /// Line and column, from 1, of what is wrong in a text of several lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<(u32, u32)>,
    /// Ids of the options that cannot be as they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub options: Option<Vec<String>>,
}
