//! Tables as messages.

use ashtapada_table::{ClockView, Table, Trial};

use crate::ServerMessage;

/// The most entries of a log in one message: fewer bytes than may wait for a client.
pub const CHUNK: usize = 250;

/// The snapshot for a client that knows the entries up to number `seen`; of many new entries, the first.
pub fn snapshot(table: &Table, seen: u32, clock: Option<ClockView>) -> ServerMessage {
    let entries = table.entries(seen, CHUNK);
    let known = entries.last().map_or(seen, |entry| entry.seq);
    let more = known < table.last();
    ServerMessage::Snapshot {
        table: Box::new(table.table_view()),
        entries,
        more,
        base: 0,
        choices: table.choices(),
        clock,
    }
}

/// The same of a trial.
pub fn trial(trial: &Trial, seen: u32) -> ServerMessage {
    match snapshot(trial.table(), seen, None) {
        ServerMessage::Snapshot { entries, more, choices, clock, .. } => {
            let table = Box::new(trial.table_view());
            ServerMessage::Snapshot { table, entries, more, base: trial.base(), choices, clock }
        }
        other => other,
    }
}
