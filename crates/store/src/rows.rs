//! What databases hold of a game, which may be damaged, turned back into the game.

use ashtapada_rules::Seat;
use ashtapada_table::{Header, Secret, Setup, Timing};

/// The columns of a game, as they are stored.
pub struct GameRow<'a> {
    pub created: i64,
    pub setup: &'a str,
    pub secret: Vec<u8>,
    pub seeds: &'a str,
    pub sitters: &'a str,
}

impl GameRow<'_> {
    /// The game with that id.
    ///
    /// # Errors
    /// What cannot be read, in words that tell nothing of secrets, seeds and names.
    pub fn header(self, id: &str) -> Result<Header, String> {
        let setup: Setup = serde_json::from_str(self.setup).map_err(|error| error.to_string())?;
        let secret = self.secret.try_into().map(Secret::new).map_err(|_| "its secret is not 32 bytes long")?;
        // What the parser says would tell of seeds and names.
        let unread =
            |what: &str, error: serde_json::Error| format!("its {what} cannot be read, from column {}", error.column());
        let seeds = serde_json::from_str(self.seeds).map_err(|error| unread("seeds", error))?;
        let sitters = serde_json::from_str(self.sitters).map_err(|error| unread("sitters", error))?;
        Ok(Header { id: id.to_owned(), created: self.created as u64, setup, secret, seeds, sitters })
    }
}

/// The seat of an entry.
///
/// # Errors
/// There is no such seat.
pub fn seat(name: Option<&str>) -> Result<Option<Seat>, String> {
    name.map(|name| name.parse::<Seat>().map_err(|error| error.to_string())).transpose()
}

/// How a clock stood.
///
/// # Errors
/// It cannot be read.
pub fn timing(text: &str) -> Result<Timing, String> {
    serde_json::from_str(text).map_err(|error| format!("what was noted of its clock cannot be read: {error}"))
}
