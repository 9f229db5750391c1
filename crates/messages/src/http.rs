//! What is asked and answered over HTTP.

use ashtapada_rules::{Board, Family, Look, Seat, Spot, Throw};
use ashtapada_table::catalogue::{GameCard, TileCard};
use ashtapada_table::{Choices, EntryView, Problem, SeatPlan, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The gallery.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct Catalogue {
    /// Every published rule set, in order of presentation.
    pub games: Vec<GameCard>,
    /// The drafts, in order of presentation: they can be read and played, and are listed by themselves.
    pub drafts: Vec<GameCard>,
    /// The games with their variants, in order of presentation.
    pub tiles: Vec<TileCard>,
    /// The computer players that can take a seat.
    pub bots: Vec<BotCard>,
    /// What computer players of a level may like to do.
    pub characters: Vec<CharacterCard>,
}

/// A computer player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct BotCard {
    /// `random`, `greedy`, `searcher`: the language files have names for it that fit each game.
    pub id: String,
}

/// A character of computer players.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct CharacterCard {
    /// `cautious`: a computer player's name has it at its end, as in `level-5-cautious`.
    pub id: String,
    /// The families in whose games it is offered.
    pub families: Vec<Family>,
}

/// A position to look at, and actions to play from it.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct PositionAsk {
    /// The rule set.
    pub rules: String,
    /// The edition of its rules, where it is not today's.
    #[serde(default)]
    #[ts(optional)]
    pub edition: Option<u32>,
    /// Changes from its defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The position; `None`: the start.
    #[serde(default)]
    pub position: Option<String>,
    /// The actions to play from it, throws included.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub actions: Vec<String>,
    /// Whether the answer is to list which pieces attack which in the final position.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub attacks: bool,
}

/// The answer: the position after the actions.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct PositionView {
    /// What is shown of all positions of the game.
    pub look: Look,
    /// The board.
    pub board: Board,
    /// The position before the actions.
    pub start: View,
    /// The position after the actions.
    pub view: View,
    /// What may be done there.
    pub choices: Choices,
    /// The entries of the last turn; of one in which nothing has been decided yet also those of the turn before.
    pub last: Vec<EntryView>,
    /// Why the actions could not all be played: those before it were.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stopped: Option<Problem>,
    /// Attacker and attacked, when asked for: every capture that either army could make if it were to move now, with any
    /// throw.
    pub attacks: Vec<(Spot, Spot)>,
}

/// A table was created.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct Created {
    /// Its id, for the address.
    pub id: String,
}

/// How the server can be reached.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ServerInfo {
    /// The version of the protocol that the server speaks.
    pub protocol: u32,
    /// Whether whoever asks is on the computer of the server.
    pub local: bool,
    /// The addresses by which devices of the same network reach it, such as `http://192.168.1.7:4949`; none if it serves this
    /// computer alone.
    pub addresses: Vec<String>,
}

/// All throws ever drawn in the games that are kept here.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ThrowsPage {
    /// How many games had any.
    pub games: u32,
    /// Those of one die, and those of two dice.
    pub kinds: Vec<ThrowKind>,
}

/// The throws of one kind, and how far they are from what is to be expected.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ThrowKind {
    /// How many dice are thrown at once: 1 or 2.
    pub dice: u8,
    /// How many throws there were.
    pub throws: u32,
    /// Every throw that there is.
    pub counts: Vec<ThrowCount>,
    /// The degrees of freedom: one less than there are different throws.
    pub freedom: u32,
    /// Pearson's chi-square; `None`: there are too few throws to conclude anything.
    pub chi_square: Option<f64>,
    /// How likely fair dice are to stray at least as far; `None` as above.
    pub p: Option<f64>,
}

/// How often a throw came.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ThrowCount {
    /// Which.
    pub throw: Throw,
    /// How often it came.
    pub seen: u32,
    /// How often it was to be expected.
    pub expected: f64,
}

/// Some games of the list, last played first.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct GameList {
    /// The games; those that cannot be read are left out.
    pub games: Vec<GameSummary>,
    /// The value of `after` that gets the games after these; `None`: these are the last.
    pub next: Option<String>,
}

/// A game in the list.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
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
    /// The board.
    pub board: Board,
    /// The position now, to draw.
    pub view: View,
    /// The seats that are played on this device, if the game is played by links.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub here: Option<Vec<Seat>>,
}

/// Whether the list of games shows a game. One that it does not show is stored all the same.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
pub struct Listing {
    /// Whether it does. Playing on sets it.
    pub listed: bool,
}
