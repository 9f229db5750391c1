//! Who takes part, as it is typed.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use ashtapada_arena::{Contestant, Entrant, NoContestant};
use ashtapada_protocol::program::{Entered, NoSpec, Program, Spec, Unfit};
use ashtapada_table::Beginning;

/// A computer player of this project, or a program of others, each with its limit.
#[derive(Clone, Debug)]
pub enum Entry {
    Own(Contestant),
    Other(Spec),
}

/// The text names nobody who could play.
#[derive(Debug, thiserror::Error)]
pub enum NoEntry {
    #[error("{0}; programs of others are written engine:COMMAND@50ms or uci:COMMAND@50ms")]
    Own(#[from] NoContestant),
    #[error(transparent)]
    Other(#[from] NoSpec),
}

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Entry, NoEntry> {
        Ok(if Spec::is_meant(text) { Entry::Other(text.parse()?) } else { Entry::Own(text.parse()?) })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Own(contestant) => contestant.fmt(f),
            Entry::Other(spec) => spec.fmt(f),
        }
    }
}

/// One who takes part, ready to play.
pub struct Ready {
    pub entrant: Arc<dyn Entrant>,
    /// If it is a program of others.
    pub program: Option<Arc<Program>>,
}

impl Entry {
    /// Makes it ready for games that begin so; a program is started to see that it can be.
    pub fn ready(&self, beginning: &Beginning, margin: Duration) -> Result<Ready, Unfit> {
        Ok(match self {
            Entry::Own(contestant) => Ready { entrant: Arc::new(*contestant), program: None },
            Entry::Other(spec) => {
                let program = Program::new(spec.clone(), beginning, margin)?;
                Ready { entrant: Arc::new(Entered(Arc::clone(&program))), program: Some(program) }
            }
        })
    }
}
