//! What the server and its clients send each other: a closed set of small types.
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
//! | `GET /api/here` | | [`Here`]: by which addresses the server is reached |
//! | `/api/me`, and what is below it | | who somebody is, by passkey: [`Me`](crate::accounts::Me) and its neighbours |
//! | `GET /api/feeds/{token}` | | the games that wait for somebody, as an Atom feed |
//! | `GET /api/codes/{code}` | | [`CodeView`](crate::lobby::CodeView): the table with that short code |
//! | `POST /api/looks` | a list of names | what each looks like, as a list: those that can be taken for each other look the same |
//! | `GET /api/lobby/socket` | | WebSocket: open tables and searches for people, [`LobbyAsk`](crate::lobby::LobbyAsk) in, [`LobbyNews`](crate::lobby::LobbyNews) out |
//! | `GET /api/games?over=false&after=…&limit=50` | | [`GameList`], last played first: games that go on, or that are over, or both |
//! | `POST /api/games` | [`NewGame`] | [`Created`] |
//! | `GET /api/games/{id}?seen=0` | | [`ServerMessage::Snapshot`] |
//! | `POST /api/games/{id}/listed` | [`Listing`] | [`Listing`] |
//! | `GET /api/games/{id}/record` | | the game record as text |
//! | `GET /api/games/{id}/proof` | | [`ProofPage`](ashtapada_table::ProofPage): what its throws can be recomputed from |
//! | `GET /api/games/{id}/stream?after=0` | | its log as server-sent events: `table`, then each [`EntryView`] as `entry`, and `over` |
//! | `GET /api/openapi.json` | | this table and all types for programs, as an OpenAPI document |
//! | `POST /api/record` | the game record as text | [`NewGame`] that would set it up again |
//! | `GET /api/games/{id}/socket` | | WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//! | `GET /api/trial/socket` | | the same for a table that is not stored; it opens with [`ClientMessage::Begin`] or [`ClientMessage::Branch`] |
//! | `GET /api/study/socket` | | WebSocket: questions about positions and games, [`StudyAsk`](crate::study::StudyAsk) in, [`StudyAnswer`](crate::study::StudyAnswer) out |
//!
//! A request may have 512 KB and 20,000 actions; an answer has at most 250 entries of a log. An error answers with a
//! 4xx or 5xx status and [`Problem`] as body. The TypeScript side of these types, and of those of the crates below, is
//! generated from them (`web/src/generated/`).
//!
//! A game is an append-only log of [entries](EntryView), numbered from 1. A client that connects gets a
//! [`ServerMessage::Snapshot`] and asks for the rest of a long log with [`ClientMessage::More`]; then every new entry comes
//! as it is logged. Taking back is itself an entry, so the numbers only grow.

use ashtapada_ratings::{Shown, Standing};
use ashtapada_rules::{Board, Family, Refusal, Seat, Spot, Throw, Traits};
use ashtapada_table::catalogue::{GameCard, TileCard};
use ashtapada_table::dice::Contribution;
use ashtapada_table::{
    Choices, ClockView, Counting, EntryView, NewGame, PlayerId, Problem, ProofView, PushTo, Request, SeatKey, SeatPlan,
    TableView, View,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The version of the protocol. It grows when a program written for the one before could no longer play; new messages,
/// fields and kinds of problems do not change it, so programs pass over what they do not know.
pub const PROTOCOL: u32 = 1;

/// The gallery.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct Catalogue {
    /// Every rule set, in order of presentation.
    pub games: Vec<GameCard>,
    /// The games with their variants, in order of presentation.
    pub tiles: Vec<TileCard>,
    /// The computer players that can take a seat.
    pub bots: Vec<BotCard>,
    /// What computer players of a level may like to do.
    pub characters: Vec<CharacterCard>,
}

/// A computer player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct BotCard {
    /// `random`, `greedy`, `searcher`: the language files have names for it that fit each game.
    pub id: String,
}

/// A character of computer players.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct CharacterCard {
    /// `cautious`: a computer player's name has it at its end, as in `level-5-cautious`.
    pub id: String,
    /// The families in whose games it is offered.
    pub families: Vec<Family>,
}

/// A position to look at, and actions to play from it.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
#[ts(export)]
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
#[ts(export)]
pub struct PositionView {
    /// What holds for all positions of the game.
    pub traits: Traits,
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
#[ts(export)]
pub struct Created {
    /// Its id, for the address.
    pub id: String,
}

/// How the server can be reached.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct Here {
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
#[ts(export)]
pub struct ThrowsPage {
    /// How many games had any.
    pub games: u32,
    /// Those of one die, and those of two dice.
    pub kinds: Vec<ThrowKind>,
}

/// The throws of one kind, and how far they are from what is to be expected.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
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
#[ts(export)]
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
#[ts(export)]
pub struct GameList {
    /// The games; those that cannot be read are left out.
    pub games: Vec<GameSummary>,
    /// The value of `after` that gets the games after these; `None`: these are the last.
    pub next: Option<String>,
}

/// A game in the list.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
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
    /// The board.
    pub board: Board,
    /// The position now, to draw.
    pub view: View,
}

/// Whether the list of games shows a game. One that it does not show is stored all the same.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
pub struct Listing {
    /// Whether it does. Playing on sets it.
    pub listed: bool,
}

/// What a client sends over its socket.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First message at a table: how much of the log the client knows.
    Hello {
        /// Number of the last entry it knows, 0 for nothing.
        seen: u32,
        /// The keys of the seats it acts for, where players have screens of their own.
        #[serde(default)]
        #[ts(as = "Option<Vec<(Seat, SeatKey)>>", optional)]
        keys: Vec<(Seat, SeatKey)>,
        /// The version of the protocol that the client speaks; without it, the server's own.
        #[serde(default)]
        #[ts(optional)]
        protocol: Option<u32>,
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
    /// Says something to everybody at the table; only who has a seat may. It is not stored.
    Talk {
        /// What.
        talk: Talk,
    },
    /// At an open table: another player's name or conduct is improper. Whoever runs the server is told.
    Report {
        /// Whose.
        seat: Seat,
        /// Why; programs from before there were reasons give none.
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
        /// Actions tried from there.
        tried: Vec<String>,
    },
    /// Requests the rest of the log.
    More {
        /// Number of the last entry it knows.
        seen: u32,
    },
    /// A request to the table. Refused if the log has grown past `seen`.
    Do {
        /// The client's idempotency id of the request: a stored table carries it out once.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
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

/// What the server sends over a socket.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export)]
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
#[ts(export)]
pub struct RatedView {
    /// Whether it does.
    pub counting: Counting,
    /// Those who are known.
    pub seats: Vec<RatedSeat>,
}

/// A player at such a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(export)]
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
#[ts(export)]
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
#[ts(export)]
pub struct AwayView {
    /// Which seat.
    pub seat: Seat,
    /// How many milliseconds more the table waits before what was agreed on happens.
    pub left: u32,
}

/// What players say to each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Talk {
    /// One of the phrases, which each reads in his own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// A sign of what one feels.
    Reaction {
        /// Which.
        reaction: Reaction,
    },
    /// Words of one's own, 1 to 140 letters: not at open tables.
    Words {
        /// Plain text.
        text: String,
    },
}

/// Why a player is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// The name is offensive.
    Name,
    /// Harasses others by what is said.
    Talk,
    /// Leaves or stalls on purpose.
    Leaving,
    /// Plays unfairly, for example for an opponent.
    Unfair,
}

/// A phrase that everybody reads in his own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// A lucky throw.
    Lucky,
    /// I am thinking.
    Thinking,
    /// Take your time.
    NoHurry,
    /// I am away for a moment.
    Away,
    /// I am back.
    Back,
    /// Sorry.
    Sorry,
    /// Thank you.
    Thanks,
    /// Another game?
    Another,
    /// Goodbye.
    Bye,
}

/// A sign of what one feels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Joy.
    Smile,
    /// Laughter.
    Laugh,
    /// Surprise.
    Wow,
    /// Sorrow.
    Sad,
    /// Applause.
    Applause,
}

/// A request that needs the consent of several players.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
#[ts(export)]
pub struct WishView {
    /// What is to be done.
    pub request: Request,
    /// The seats that want it.
    pub by: Vec<Seat>,
    /// All seats whose consent is needed.
    pub of: Vec<Seat>,
}

/// How fast the server plays by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export)]
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
