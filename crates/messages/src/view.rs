//! Tables as messages.

use ashtapada_table::{ClockView, Digest, Table, Trial};

use crate::ServerMessage;

/// The most entries of a log in one message: fewer bytes than may wait for a client.
pub const CHUNK: usize = 250;

/// How much of a log a client knows: so many entries, and the digest of the last of them, if it shows one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct KnownLog {
    /// Number of the last entry it knows, 0 for nothing.
    pub seen: u32,
    /// Its digest.
    pub digest: Option<Digest>,
}

impl KnownLog {
    /// What a client knows that was told all of it over the same connection.
    pub fn upto(seen: u32) -> KnownLog {
        KnownLog { seen, digest: None }
    }
}

/// The snapshot for a client that knows so much; of many new entries, the first. Who knows what is not in this log gets all of
/// it anew.
pub fn snapshot(table: &Table, known: KnownLog, clock: Option<ClockView>) -> ServerMessage {
    let anew = !table.is_known(known.seen, known.digest);
    let seen = if anew { 0 } else { known.seen };
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
        anew,
    }
}

/// The same of a trial.
pub fn trial(trial: &Trial, seen: u32) -> ServerMessage {
    match snapshot(trial.table(), KnownLog::upto(seen), None) {
        ServerMessage::Snapshot { entries, more, choices, clock, anew, .. } => {
            let table = Box::new(trial.table_view());
            ServerMessage::Snapshot { table, entries, more, base: trial.base(), choices, clock, anew }
        }
        other => other,
    }
}
