//! What is said at a table, over its socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BoardView, ClockPlan, DiceSource, GameEvent, Problem, RefusalView, SeatName, SeatPlan, View};

/// What a client says.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First message: what the client has already (0 for nothing).
    Hello {
        /// Number of the last entry it knows.
        seen: u32,
    },
    /// A seat decides. Refused if the log has grown past `seen`.
    Act {
        /// Idempotency id: the same id is carried out once.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
        /// The action as text.
        action: String,
    },
    /// Throw the dice (the server draws).
    Roll {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
    },
    /// Enter a throw of real dice.
    EnterThrow {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
        /// `3`, `2 5`.
        throw: String,
    },
    /// Take back to before the last decision of a person.
    TakeBack {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
    },
    /// The players agree to end the game here.
    Agree {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
    },
    /// A seat gives up.
    Resign {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
        /// Which seat.
        seat: SeatName,
    },
    /// The game goes on though a seat's time is up: it gets more, as much as
    /// [`ClockView::more`] tells.
    MoreTime {
        /// Idempotency id.
        id: String,
        /// Number of the last entry the client knew.
        seen: u32,
        /// Which seat.
        seat: SeatName,
    },
    /// How fast the server is to play by itself at this table, for everyone who watches; clocks stand still
    /// while it pauses. It is not kept:
    /// a table that nobody watches any more forgets it.
    Tempo {
        /// How fast.
        tempo: Tempo,
    },
    /// The next thing the server plays by itself is to come now, also while it pauses.
    Step,
    /// Why can this not be played? `to` absent: why can nothing be done with what stands there?
    Why {
        /// Where.
        from: String,
        /// Where to.
        to: Option<String>,
    },
}

/// What the server says.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table, after `Hello`.
    Snapshot {
        /// The table.
        table: Box<TableView>,
        /// The entries after the client's `seen`.
        entries: Vec<Entry>,
        /// The position now.
        view: View,
        /// The clocks now, where there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockView>,
    },
    /// New entries and the position after them.
    Played {
        /// In order.
        entries: Vec<Entry>,
        /// The position now.
        view: View,
        /// The clocks now, where there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockView>,
    },
    /// The clocks now: when they stop or go on though nothing was played.
    Clock {
        /// The clocks.
        clock: ClockView,
    },
    /// The message with this id was carried out and is durable.
    Done {
        /// The client's idempotency id.
        id: String,
    },
    /// The message with this id was not carried out.
    Refused {
        /// The client's idempotency id.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// The answer to `Why`.
    Because {
        /// Where.
        from: String,
        /// Where to.
        to: Option<String>,
        /// Why not; `None`: it can be played.
        refusal: Option<RefusalView>,
    },
    /// A computer player is thinking.
    Thinking {
        /// Which seat.
        seat: SeatName,
    },
    /// How fast the server plays by itself now: when that changes, and after a snapshot where it is not
    /// `normal`.
    Tempo {
        /// How fast.
        tempo: Tempo,
    },
    /// Something is wrong with the connection or the server; said in words.
    Trouble {
        /// What.
        problem: Problem,
    },
}

/// How fast the server plays by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
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
}

/// What does not change during a game.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// Options that differ from the rule set's.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Where throws come from.
    pub dice: DiceSource,
    /// The board.
    pub board: BoardView,
    /// The position at the start, to replay from.
    pub start: View,
    /// SHA-256 of the server's secret, published before the first throw.
    pub commitment: Option<String>,
    /// How much time each seat has, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockPlan>,
}

/// Clocks at a moment. They wait for the first thing that a person does, and stand still while the table is paused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
pub struct ClockView {
    /// Milliseconds left, by seat, in the order of play; 0: the time is up.
    pub left: Vec<(SeatName, u32)>,
    /// Whose clock runs, if one does.
    pub runs: Option<SeatName>,
    /// What is given when the time is up and the game is to go on, in milliseconds: a tenth of what there was, in
    /// whole minutes, rounded up.
    pub more: u32,
    /// Whether they still wait for somebody who plays here to begin. What is done before that takes no time and earns
    /// none; where only computers play, nothing is waited for.
    pub waits: bool,
}

/// One entry of a game's log.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Entry {
    /// From 1, without gaps.
    pub seq: u32,
    /// Who decided; absent for throws, taking back, agreement and more time.
    pub seat: Option<SeatName>,
    /// The action as text, or `take-back N` (keep the first N entries' effect), `agree`, `resign south`,
    /// `more-time south 60000` (milliseconds).
    pub action: String,
    /// What happened.
    pub events: Vec<GameEvent>,
    /// The position after it, to step through: without what may be played there (`legal` and
    /// `chance` are empty).
    pub view: View,
    /// Milliseconds left after it, by seat, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<Vec<(SeatName, u32)>>,
}
