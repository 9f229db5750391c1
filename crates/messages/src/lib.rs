//! What the server and its clients send each other: a closed set of small types, without sockets and storage.
//!
//! How a program uses them, with examples, is in `docs/protocol.md`. Over HTTP (JSON):
//!
//! | method and path | body | answer |
//! |---|---|---|
//! | `GET /api/catalogue?lang=pl` | | [`Catalogue`] |
//! | `GET /api/rules/{id}?lang=pl` | | [`RulesPage`](ashtapada_table::catalogue::RulesPage) |
//! | `GET /api/guided/{id}?lang=pl` | | [`GuidedView`](ashtapada_table::catalogue::GuidedView), the guided first game of a rule set |
//! | `GET /api/openings/{id}` | | [`OpeningsPage`](ashtapada_table::catalogue::OpeningsPage), how strong players begin |
//! | `GET /api/daily/2026-11-22` | | [`DailyPage`](ashtapada_table::catalogue::DailyPage), the positions of that day |
//! | `POST /api/position?lang=pl` | [`PositionAsk`] | [`PositionView`]: a position, or what becomes of it; nothing is stored |
//! | `POST /api/draft?lang=pl` | [`DraftAsk`](ashtapada_table::DraftAsk) | [`DraftView`](ashtapada_table::DraftView): a position being set up, possible or not; nothing is stored |
//! | `GET /api/moments` | | a list of [`Moment`](ashtapada_table::catalogue::Moment): stretches of real games, to look at |
//! | `GET /api/throws` | | [`ThrowsPage`]: all throws of this server, counted |
//! | `GET /api/here` | | [`ServerInfo`]: by which addresses the server is reached |
//! | `/api/me`, and what is below it | | who somebody is, by passkey: `Me` and its neighbours |
//! | `GET /api/feeds/{token}` | | the games that wait for somebody, as an Atom feed |
//! | `GET /api/codes/{code}` | | `CodeView`: the table with that short code |
//! | `POST /api/looks` | a list of names | the looks of each, as a list of lists: names that share one can be taken for each other |
//! | `GET /api/lobby/socket` | | WebSocket: open tables and searches for people, `LobbyAsk` in, `LobbyNews` out |
//! | `GET /api/games?over=false&after=…&limit=50` | | [`GameList`], last played first: games that go on, or that are over, or both |
//! | `POST /api/games` | [`NewGame`] | [`Created`] |
//! | `GET /api/games/{id}?seen=0&digest=…` | | [`ServerMessage::Snapshot`] |
//! | `POST /api/games/{id}/listed` | [`Listing`] | [`Listing`] |
//! | `GET /api/games/{id}/record` | | the game record as text |
//! | `GET /api/games/{id}/proof` | | [`ProofPage`](ashtapada_table::ProofPage): what its throws can be recomputed from |
//! | `GET /api/games/{id}/stream?after=0` | | its log as server-sent events: `table`, then each [`EntryView`] as `entry`, and `over` |
//! | `GET /api/openapi.json` | | this table and all types for programs, as an OpenAPI document |
//! | `POST /api/record` | the game record as text | [`NewGame`] that would set it up again |
//! | `GET /api/games/{id}/socket` | | WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//! | `GET /api/trial/socket` | | the same for a table that is not stored; it opens with [`ClientMessage::Begin`] or [`ClientMessage::Branch`] |
//! | `GET /api/study/socket` | | WebSocket: questions about positions and games, `StudyAsk` in, `StudyAnswer` out |
//!
//! A request may have 512 KB and 20,000 actions; an answer has at most 250 entries of a log. An error answers with a
//! 4xx or 5xx status and [`Problem`] as body. The TypeScript side of these types, and of those of the crates below, is
//! generated from them (`web/src/generated/wire.ts`). Types above that are not linked are the server’s own.
//!
//! A game is an append-only log of [entries](EntryView), numbered from 1. A client that connects gets a
//! [`ServerMessage::Snapshot`] and asks for the rest of a long log with [`ClientMessage::More`]; then every new entry comes
//! as it is logged. Taking back is itself an entry, so the numbers only grow.
//!
//! [`trial`] answers for tables that are not stored.
#![warn(missing_docs)]

mod http;
mod offer;
pub mod problem;
mod talk;
pub mod trial;
pub mod view;

use ashtapada_ratings::{Shown, Standing};
use ashtapada_rules::{Refusal, Seat, Spot};
use ashtapada_table::dice::Contribution;
use ashtapada_table::{
    Choices, ClockView, Counting, Digest, EntryView, NewGame, PlayerId, Problem, ProofView, PushTo, Request, SeatKey,
    SeatPlan, TableView,
};
pub use http::{
    BotCard, Catalogue, CharacterCard, Created, GameList, GameSummary, Listing, PositionAsk, PositionView, ServerInfo,
    ThrowCount, ThrowKind, ThrowsPage,
};
pub use offer::OpenTable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
pub use talk::{Phrase, Reaction, ReportReason, Talk};
use ts_rs::TS;

/// The version of the protocol. It grows when a program written for the one before could no longer play; new messages,
/// fields and kinds of problems do not change it, so programs pass over what they do not know.
pub const PROTOCOL: u32 = 1;

/// What a client sends over its socket.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First message at a table: how much of the log the client knows.
    Hello {
        /// Number of the last entry it knows, 0 for nothing.
        seen: u32,
        /// The digest of that entry: by it the server finds out whether its log has another past by now, as after a backup was
        /// restored.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        digest: Option<Digest>,
        /// The keys of the seats it acts for, where players have screens of their own.
        #[serde(default)]
        #[ts(as = "Option<Vec<(Seat, SeatKey)>>", optional)]
        keys: Vec<(Seat, SeatKey)>,
        /// The version of the protocol that the client speaks; without it, the server's own.
        #[serde(default)]
        #[ts(optional)]
        protocol: Option<u32>,
        /// Who comes again: the connections of before are given up, and whatever still arrives over them is not heard.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        visit: Option<Visit>,
    },
    /// Takes a free seat, or changes the name of one's own, where players have screens of their own. Whoever shows the key
    /// later acts for the seat, also from elsewhere. Sent again it changes nothing.
    Sit {
        /// Which seat.
        seat: Seat,
        /// Its key from now on.
        key: SeatKey,
        /// What the player is to be called.
        name: String,
    },
    /// Gives up one's own seat, so that somebody else can take it.
    Rise {
        /// Which seat.
        seat: Seat,
        /// Its key.
        key: SeatKey,
    },
    /// Does not agree to what another player would like to do, or takes back one's own wish.
    Decline,
    /// Says something, which is not stored: who has a seat to everybody at the table, who watches to the others who watch,
    /// and to the players only when the game is over.
    Talk {
        /// What.
        talk: Talk,
    },
    /// At an open table: another player's name or conduct is improper. Whoever runs the server is told.
    Report {
        /// Whose.
        seat: Seat,
        /// Why, where the player says so.
        #[serde(default)]
        #[ts(optional)]
        reason: Option<ReportReason>,
    },
    /// Where a turn takes days: this browser is to be told when it is the turn of the client's seats, or no longer.
    Push {
        /// The browser.
        to: PushTo,
        /// Whether it is to be told.
        on: bool,
    },
    /// Begins the next game with the same people, when this one is over. There is one next game, whoever asks for it and
    /// however often.
    Next {
        /// Whether each takes the seat after his own.
        further: bool,
        /// In games of teams of two: two who play together there, by their seats here. One of them changes places with the
        /// partner of the other.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        partners: Option<(Seat, Seat)>,
    },
    /// First message of a trial: a table that is not stored.
    Begin {
        /// How the table is set up.
        game: Box<NewGame>,
        /// Actions tried after that; unlike those of `game`, they can be taken back.
        tried: Vec<String>,
    },
    /// First message of a trial that branches off a stored game.
    Branch {
        /// The game.
        game: String,
        /// After which entry; the client knows those up to it.
        after: u32,
        /// The digest of that entry. Refused as `stale` if the game has another past.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        digest: Option<Digest>,
        /// Actions tried from there.
        tried: Vec<String>,
    },
    /// Requests the rest of the log.
    More {
        /// Number of the last entry it knows.
        seen: u32,
    },
    /// A request to the table. Refused if the log has grown past `seen`, or is another one.
    Do {
        /// The client's idempotency id of the request: a stored table carries it out once.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
        /// The digest of that entry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        digest: Option<Digest>,
        /// What.
        request: Request,
    },
    /// A seat's part in the dice of the table: nothing is thrown before every seat has added its own. Sent again it is the
    /// same. Answered by [`ServerMessage::Seeds`] to all, or by [`ServerMessage::Trouble`].
    Seed {
        /// Which part.
        part: Contribution,
    },
    /// Sets how fast the server plays by itself at this table, for all its clients; clocks stand still while it pauses.
    /// A table that nobody watches any more forgets it.
    Tempo {
        /// How fast.
        tempo: Tempo,
    },
    /// The server plays its next action now, also while it pauses.
    Step,
    /// Asks why this cannot be played; without `to`, why nothing can be done with what stands there.
    Why {
        /// Where.
        from: Spot,
        /// Where to.
        to: Option<Spot>,
    },
    /// Requests the record of a trial.
    Record,
}

/// Which page or program comes to a table, and how often it has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Visit {
    /// Which: 1 to 64 letters of its choice, the same at each of its connections and nobody else's. A connection of before
    /// is given up for one that acts for the same seats.
    pub page: String,
    /// The number of the connection: it grows with each.
    pub number: u32,
}

/// What the server sends over a socket.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table, after `Hello`, `Begin` or `Branch`; and after `More`, with the next entries.
    Snapshot {
        /// The table.
        table: Box<TableView>,
        /// The entries after those the client knows: the first of them, where there are many.
        entries: Vec<EntryView>,
        /// Whether there are entries after these.
        more: bool,
        /// The last entry before anything was tried, in a trial; else 0.
        base: u32,
        /// What may be done now.
        choices: Choices,
        /// The clocks now, where there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockView>,
        /// Whether what the client knew is not what happened, so that the entries are those from the first on: it forgets all
        /// it knew.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        anew: bool,
    },
    /// New entries, and what may be done after them.
    Played {
        /// In order.
        entries: Vec<EntryView>,
        /// What may be done now.
        choices: Choices,
        /// The clocks now, where there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockView>,
    },
    /// The clocks now: sent when they stop or go on though nothing was played.
    Clock {
        /// The clocks.
        clock: ClockView,
    },
    /// Who sits at a table whose players have screens of their own: after a snapshot, and whenever it changes.
    Seats {
        /// Who sits where.
        seats: Vec<SeatPlan>,
        /// The seats of people that nobody has taken.
        free: Vec<Seat>,
        /// The seats whose players are here.
        here: Vec<Seat>,
        /// The seats of the client itself.
        yours: Vec<Seat>,
        /// How many others watch.
        watching: u32,
        /// The seats whose players are away, and for which something comes of that.
        away: Vec<AwayView>,
        /// The computer players who stand in for people.
        stand_ins: Vec<SeatPlan>,
        /// The short code by which others find the table.
        code: String,
        /// The seats in which programs sit that are somebody's.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Seat>>", optional)]
        programs: Vec<Seat>,
    },
    /// A player says something.
    Talked {
        /// Who.
        seat: Seat,
        /// What.
        talk: Talk,
    },
    /// Somebody who watches says something. Those who watch are told at once, the players when the game is over.
    WatcherTalked {
        /// Who: nobody is told more of watchers than a number, which each has from the first thing it says.
        watcher: u32,
        /// What.
        talk: Talk,
        /// Whether it is the client itself.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        yours: bool,
    },
    /// The client has reported that player.
    Reported {
        /// Whom.
        seat: Seat,
    },
    /// Whether the browser that the client has named is told from now on.
    Push {
        /// Whether it is.
        on: bool,
    },
    /// The same people play on there, each with the same key.
    Next {
        /// The id of the next game.
        game: String,
        /// Who asked for it, by the seat here; not known any more once the room was closed in between.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<Seat>,
    },
    /// Whether a game that was set up to count for ratings does, and how those who play are rated: after a snapshot, and
    /// whenever it changes.
    Rated {
        /// That.
        rated: RatedView,
    },
    /// What players would like to do with the consent of the others: none any more without `wish`.
    Wish {
        /// What, and whose consent there is.
        wish: Option<WishView>,
        /// Who declined the one before, where somebody did.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        declined: Option<Seat>,
    },
    /// The request with this id waits for the consent of other players.
    Noted {
        /// The client's id of the request.
        id: String,
    },
    /// The seats have added to the dice, and it is durable.
    Seeds {
        /// What throws are drawn from now.
        proof: ProofView,
    },
    /// The request with this id was carried out and is durable.
    Done {
        /// The client's id of the request.
        id: String,
    },
    /// The request with this id was not carried out.
    Refused {
        /// The client's id of the request.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// The answer to `Why`.
    Because {
        /// Where.
        from: Spot,
        /// Where to.
        to: Option<Spot>,
        /// Why not; `None`: it can be played.
        refusal: Option<Refusal>,
    },
    /// A computer player is thinking.
    Thinking {
        /// Which seat.
        seat: Seat,
    },
    /// How fast the server plays by itself now: sent when that changes, and after a snapshot if it is not `normal`.
    Tempo {
        /// How fast.
        tempo: Tempo,
    },
    /// The answer to `Record`.
    Record {
        /// The game record.
        text: String,
    },
    /// Something is wrong with the connection or the server.
    Trouble {
        /// What.
        problem: Problem,
    },
}

/// A game that was set up to count for ratings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct RatedView {
    /// Whether it does.
    pub counting: Counting,
    /// Those who are known.
    pub seats: Vec<RatedSeat>,
}

/// A player at such a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct RatedSeat {
    /// Which seat.
    pub seat: Seat,
    /// Who.
    pub player: PlayerId,
    /// The rating before the game, or after it once it has counted.
    pub rating: RatingView,
    /// By how many points the game has changed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<i32>,
}

/// The rating of a player in a family, on the scale of `docs/ratings.md`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct RatingView {
    /// The estimate, 1500 for who has not played.
    pub points: i32,
    /// The strength is that much lower or higher at most, in 19 cases of 20.
    pub either_way: i32,
    /// How many games counted.
    pub games: u32,
    /// How many of them the player left.
    pub left: u32,
}

impl RatingView {
    /// What is shown of a standing.
    pub fn of(standing: &Standing) -> RatingView {
        let Shown { points, either_way } = standing.rating.shown();
        RatingView { points, either_way, games: standing.games, left: standing.left }
    }
}

/// A player who is away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct AwayView {
    /// Which seat.
    pub seat: Seat,
    /// How many milliseconds more the table waits before what was agreed on happens.
    pub left: u32,
}

/// A request that needs the consent of several players.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
pub struct WishView {
    /// What is to be done.
    pub request: Request,
    /// The seats that want it; whoever proposed it is first.
    pub by: Vec<Seat>,
    /// All seats whose consent is needed.
    pub of: Vec<Seat>,
}

/// How fast the server plays by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Tempo {
    /// Not at all, except when asked for the next step.
    Paused,
    /// With time to think along.
    Slow,
    /// So that people can follow.
    #[default]
    Normal,
    /// As fast as it can be seen.
    Fast,
    /// Without any pause, to see how it ends: until the game is over or a person has to decide. Entries are sent many at
    /// once.
    Unseen,
}
