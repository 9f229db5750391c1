//! Whoever plays in a match of the laboratory, as it is typed.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use ashtapada_arena::{Entrant, Limit};
use ashtapada_protocol::program::Entry;
use ashtapada_table::Beginning;

use crate::failure::Failure;
use crate::frozen::{Frozen, FrozenEntrant};

/// A player that never changes, such as `uct@250ms`, or whoever `ashtapada match` takes.
#[derive(Clone, Debug)]
pub enum Opponent {
    Frozen(FrozenEntrant),
    Other(Entry),
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        let named = |name: &str| Frozen::ALL.into_iter().find(|frozen| frozen.id() == name);
        if let Some((name, limit)) = text.split_once('@')
            && let Some(frozen) = named(name)
        {
            let limit: Limit = limit.parse().map_err(|error| format!("'{text}': {error}"))?;
            return Ok(Opponent::Frozen(FrozenEntrant { frozen, limit }));
        }
        let entry = text.parse::<Entry>().map(Opponent::Other);
        entry.map_err(|error| format!("{error}; players that never change are uct@50ms and searcher-1@50ms"))
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Frozen(frozen) => f.write_str(&frozen.name()),
            Opponent::Other(entry) => entry.fmt(f),
        }
    }
}

impl Opponent {
    /// Makes it ready for games that begin so; an answer of a program of others may come `margin` later than its limit says.
    pub fn entrant(&self, begun: &Beginning, margin: Duration) -> Result<Arc<dyn Entrant>, Failure> {
        match self {
            Opponent::Frozen(frozen) => Ok(Arc::new(*frozen)),
            Opponent::Other(entry) => Ok(entry.participant(begun, margin).map_err(Failure::usage)?.entrant),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_written_is_read_again() {
        for text in ["uct@250ms", "searcher-1@1000n", "uct@d3"] {
            let read: Opponent = text.parse().unwrap();
            assert!(matches!(read, Opponent::Frozen(_)) && read.to_string() == text, "{text}");
        }
        for text in ["level-8@25ms", "uci:/usr/games/stockfish@250ms"] {
            let read: Opponent = text.parse().unwrap();
            assert!(matches!(read, Opponent::Other(_)) && read.to_string() == text, "{text}");
        }
        for wrong in ["uct", "uct@0ms", "uct@5s", "searcher-1@", "nobody@5n"] {
            let told = wrong.parse::<Opponent>().unwrap_err();
            assert!(told.contains(wrong) && told.contains("50ms"), "{told}");
        }
    }
}
