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
    /// What its page shows to everybody.
    pub shown: Shown,
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
    /// The game of the same people before it, where only its key was shown: it opens the seat here, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub before: Option<String>,
    /// How it ended: told where only games that are over are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<EndView>,
}

/// What the page of a player shows to everybody, beside the name and the ratings: what its owner has chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Shown {
    /// What is shown; nothing, as long as nothing was chosen.
    pub items: Vec<ShownItem>,
}

/// Something that a player may show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ShownItem {
    /// How many games of which rules were played to their end, rated or not.
    Games,
    /// How the games that counted ended, by rules.
    Results,
    /// How many of the last games that counted were won, or lost, in a row.
    Streak,
    /// The army that was commanded most often.
    Army,
}

impl ShownItem {
    const ALL: [ShownItem; 4] = [ShownItem::Games, ShownItem::Results, ShownItem::Streak, ShownItem::Army];

    fn word(self) -> &'static str {
        match self {
            ShownItem::Games => "games",
            ShownItem::Results => "results",
            ShownItem::Streak => "streak",
            ShownItem::Army => "army",
        }
    }
}

impl Shown {
    /// Read from what is stored; a word that is not known shows nothing.
    pub fn stored(text: &str) -> Shown {
        let words: Vec<&str> = text.split(' ').collect();
        Shown { items: ShownItem::ALL.into_iter().filter(|item| words.contains(&item.word())).collect() }
    }

    /// As it is stored: each once, in their order.
    pub fn text(&self) -> String {
        let chosen = ShownItem::ALL.into_iter().filter(|item| self.has(*item)).map(ShownItem::word);
        chosen.collect::<Vec<_>>().join(" ")
    }

    /// Whether something is shown.
    pub fn has(&self, item: ShownItem) -> bool {
        self.items.contains(&item)
    }
}

/// The people whoever asks has played with, by the games of the account and those of keys that are shown.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct PeopleAsk {
    /// Keys of games that the browser keeps: game and key. At most 100 are looked at.
    #[serde(default)]
    pub keys: Vec<(String, SeatKey)>,
}

/// People one has played with, whom one played with last first; fifty at most.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct People {
    /// The people.
    pub people: Vec<CompanionView>,
}

/// A person one has played with, as one's own games tell of her.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct CompanionView {
    /// The name in the last game together.
    pub name: String,
    /// How many games one has played together, of the newest of one's own.
    pub games: u32,
    /// When one last played together, RFC 3339.
    pub played: String,
    /// The last game together; where that is over, the last one of the two alone if there was one.
    pub game: String,
    /// Its rule set.
    pub rules: String,
    /// Whether it is over, so that its next game can be begun.
    pub over: bool,
    /// How many other people sat there, this one included.
    pub together: u32,
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

#[cfg(test)]
mod tests {
    use super::{Shown, ShownItem};

    #[test]
    fn what_is_shown_is_stored_by_words_and_nothing_unless_it_was_chosen() {
        assert_eq!(Shown::stored(""), Shown::default());
        let shown = Shown { items: vec![ShownItem::Army, ShownItem::Games, ShownItem::Army] };
        assert_eq!(shown.text(), "games army");
        assert_eq!(Shown::stored(&shown.text()).items, [ShownItem::Games, ShownItem::Army]);
        assert_eq!(Shown::stored("games everything").items, [ShownItem::Games]);
        for item in ShownItem::ALL {
            assert_eq!(serde_json::to_value(item).unwrap(), item.word());
        }
    }
}
