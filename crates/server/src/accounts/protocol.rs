//! What the server and its clients say about accounts.

use ashtapada_rules::{Family, Outcome, Seat};
use ashtapada_table::{Cause, PlayerId, SeatKey, SeatPlan};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::protocol::RatingView;
use crate::ratings::protocol::PlayedView;

/// Who somebody is here.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct MyAccount {
    /// The account, if somebody is signed in.
    pub account: Option<AccountView>,
    /// Where passkeys can be used.
    pub passkeys: PasskeysAt,
}

/// Where passkeys can be used: browsers offer none at a numeric address or without a secure connection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PasskeysAt {
    /// Here.
    Here,
    /// At another address of the same computer.
    Address {
        /// That address, such as `http://localhost:4949`.
        address: String,
    },
    /// Nowhere, as this server is reached.
    Nowhere,
}

/// An account, for its owner.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct AccountView {
    /// Who it is at tables.
    pub player: PlayerId,
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
    /// What it is opened with, oldest first.
    pub passkeys: Vec<PasskeyView>,
    /// In how many browsers somebody is signed in.
    pub sessions: u32,
    /// Whether there is an address of a feed, which is told only when it is made.
    pub feed: bool,
}

/// A passkey, for its owner.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct PasskeyView {
    /// Its id, in hexadecimal digits.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was added, RFC 3339.
    pub created: String,
    /// When it was last used.
    pub used: Option<String>,
}

/// The name of an account.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct AccountName {
    /// Up to 40 letters.
    pub name: String,
}

/// What a browser answers to the challenge of a passkey.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct PasskeyAnswer {
    /// What the account, or the passkey where one is added, is to be called.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// The credential as browsers write it in JSON.
    #[ts(type = "unknown")]
    pub credential: serde_json::Value,
}

/// The games of whoever asks: those of the account, and those of keys that are shown.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct MyGamesAsk {
    /// Keys of games that the browser keeps: game and key. At most 100 are looked at.
    #[serde(default)]
    pub keys: Vec<(String, SeatKey)>,
    /// Only those that go on, or only those that are over.
    #[serde(default)]
    #[ts(optional)]
    pub over: Option<bool>,
    /// The `next` of the games before these.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<String>,
}

/// Games of somebody: those that wait first, then last played first.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct MyGames {
    /// The games.
    pub games: Vec<MyGame>,
    /// The value of `after` that gets older games of the account; `None`: there are none.
    pub next: Option<String>,
}

/// A game of somebody.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct MyGame {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// The seats of whoever asks.
    pub yours: Vec<Seat>,
    /// Whether it has to go on with one of these.
    pub waits: bool,
    /// Whether it is over.
    pub over: bool,
    /// When it was last played, RFC 3339.
    pub played: String,
    /// Actions so far, throws included.
    pub actions: u32,
    /// Whether it belongs to the account, and not only to this browser.
    pub account: bool,
    /// How it ended: told where only games that are over are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<EndView>,
}

/// A seat of this browser that becomes one of the account.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct BringSeat {
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// Its key.
    pub key: SeatKey,
}

/// The address of a feed, told once.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct FeedAddress {
    /// Its path at this server.
    pub path: String,
}

/// Everything that is stored of an account, but for who has reported it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Export {
    /// The account, with its passkeys.
    pub account: AccountView,
    /// The programs of the account.
    pub programs: Vec<ExportedProgram>,
    /// The games.
    pub games: Vec<ExportedGame>,
    /// The rating in each family of games.
    pub ratings: Vec<(Family, RatingView)>,
    /// The games that counted, the last first.
    pub counted: Vec<PlayedView>,
    /// Whom the account has reported, oldest first.
    pub reports: Vec<ExportedReport>,
}

/// That a player was reported, for whoever did that.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ExportedReport {
    /// When, RFC 3339.
    pub at: String,
    /// At which table.
    pub game: String,
    /// Who was reported.
    pub seat: Seat,
    /// Why.
    pub reason: Option<String>,
}

/// A program of an account.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ExportedProgram {
    /// Who it is at tables.
    pub player: PlayerId,
    /// What it is called.
    pub name: String,
    /// When it was made, RFC 3339.
    pub created: String,
}

/// A game of an account.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ExportedGame {
    /// The game.
    #[serde(flatten)]
    pub game: MyGame,
    /// Where it is played or looked at.
    pub table: String,
    /// Where its record is.
    pub record: String,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
pub struct EndView {
    /// Why, and who got what.
    pub outcome: Outcome,
    /// Who gave up, and by what: whoever left those who played on, and whoever resigned at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(Seat, Cause)>>", optional)]
    pub gave_up: Vec<(Seat, Cause)>,
}
