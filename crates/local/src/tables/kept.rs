//! Games as whoever keeps them holds them: as JSON, a head and a log.

use ashtapada_messages::problem::{bad_request, unreadable};
use ashtapada_rules::Seat;
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, Linked, Problem, Secret, Setup, Sitters, StoredEntry, Table, Timing};
use serde::{Deserialize, Serialize};

/// What is kept of a game besides its log, and what a list shows of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptHead {
    /// Its id.
    pub id: String,
    /// When it was set up, Unix time in milliseconds.
    pub created: u64,
    /// When it was played last, Unix time in milliseconds.
    pub played: u64,
    /// What was agreed.
    pub setup: Setup,
    /// The secret of its throws, 64 hexadecimal digits.
    pub secret: String,
    /// What its seats have added to it.
    pub seeds: Seeds,
    /// Who sits there.
    pub sitters: Sitters,
    /// How many entries the log has.
    pub last: u32,
    /// How many actions are in effect.
    pub actions: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The position now, as text.
    pub position: String,
    /// How the clock was noted to stand.
    pub timing: Option<Timing>,
    /// Whether the list of games shows it.
    pub listed: bool,
    /// Who plays on which device, if it is played by links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub linked: Option<Linked>,
}

/// An entry of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptEntry {
    /// Its number, from 1.
    pub seq: u32,
    /// Who decided.
    pub seat: Option<Seat>,
    /// What was done, as text.
    pub act: String,
    /// The client's id of the request.
    pub client: Option<String>,
    /// When, Unix time in milliseconds.
    pub at: u64,
    /// How long it took, in milliseconds.
    pub spent: Option<u64>,
}

/// A whole game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptGame {
    /// All but its log.
    pub head: KeptHead,
    /// Its log.
    pub entries: Vec<KeptEntry>,
}

impl KeptHead {
    /// That of a game which begins, or was read from elsewhere.
    pub(super) fn of(table: &Table, played: u64) -> KeptHead {
        let Header { id, created, setup, secret, seeds, sitters, linked } = table.header().clone();
        let Glance { actions, over, position, .. } = table.glance();
        KeptHead {
            id,
            created,
            played,
            setup,
            secret: hex(secret.bytes()),
            seeds,
            sitters,
            last: table.last(),
            actions,
            over,
            position,
            timing: None,
            listed: true,
            linked,
        }
    }

    /// The game, as tables have it.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn header(&self) -> Result<Header, Problem> {
        let KeptHead { id, created, setup, seeds, sitters, linked, .. } = self.clone();
        let secret = bytes(&self.secret).ok_or_else(|| bad_request("the secret of the game is not 32 bytes long"))?;
        Ok(Header { id, created, setup, secret: Secret::new(secret), seeds, sitters, linked })
    }

    pub(super) fn glance(&self) -> Glance {
        Glance { actions: self.actions, over: self.over, position: self.position.clone(), due: None }
    }
}

impl KeptGame {
    /// The table, with its log replayed.
    ///
    /// # Errors
    /// It cannot be replayed.
    pub fn table(&self) -> Result<Table, Problem> {
        let log = self.entries.iter().cloned().map(StoredEntry::from).collect();
        Table::open(self.head.header()?, log).map_err(|error| unreadable(&error))
    }

    /// The game of a table as it stands.
    pub(super) fn of(table: &Table, head: KeptHead) -> KeptGame {
        let entries = (1..=table.last()).filter_map(|seq| table.entry(seq).map(|entry| entry.stored().into()));
        KeptGame { head, entries: entries.collect() }
    }
}

impl From<StoredEntry> for KeptEntry {
    fn from(entry: StoredEntry) -> KeptEntry {
        let StoredEntry { seq, seat, act, client, at, spent } = entry;
        KeptEntry { seq, seat, act, client, at, spent }
    }
}

impl From<KeptEntry> for StoredEntry {
    fn from(entry: KeptEntry) -> StoredEntry {
        let KeptEntry { seq, seat, act, client, at, spent } = entry;
        StoredEntry { seq, seat, act, client, at, spent }
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&hex[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}
