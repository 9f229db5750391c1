//! Who takes part in a match, as it is typed.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use ashtapada_arena::{Contestant, Entrant, NoContestant};
use ashtapada_table::Beginning;

use super::{Entered, NoSpec, Program, Spec, Unfit};

/// A computer player of this project, or a program of others, each with its limit.
///
/// ```
/// use ashtapada_protocol::program::Entry;
/// assert!(matches!("searcher@50ms".parse(), Ok(Entry::Own(_))));
/// assert!(matches!("engine:python3 bot.py@50ms".parse(), Ok(Entry::Other(_))));
/// let error = "nobody@50ms".parse::<Entry>().unwrap_err().to_string();
/// assert!(error.contains("engine:COMMAND@50ms"), "{error}");
/// ```
#[derive(Clone, Debug)]
pub enum Entry {
    /// A computer player of this project.
    Own(Contestant),
    /// A program of others.
    Other(Spec),
}

/// The text names nobody who could play.
#[derive(Debug, thiserror::Error)]
pub enum NoEntry {
    /// No computer player of this project, and nothing that is written like a program.
    #[error("{0}; programs of others are written engine:COMMAND@50ms or uci:COMMAND@50ms")]
    Own(#[from] NoContestant),
    /// It is written like a program, but not quite.
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

/// Whoever an [`Entry`] names, ready to play.
pub struct Participant {
    /// Who takes a seat in the games.
    pub entrant: Arc<dyn Entrant>,
    /// The program, if it is one of others.
    pub program: Option<Arc<Program>>,
}

impl Entry {
    /// Makes it ready for games that begin so; a program is started to see that it can be. Each of its answers may come
    /// `margin` later than its limit says.
    ///
    /// # Errors
    /// The program cannot take part.
    pub fn participant(&self, beginning: &Beginning, margin: Duration) -> Result<Participant, Unfit> {
        Ok(match self {
            Entry::Own(contestant) => Participant { entrant: Arc::new(*contestant), program: None },
            Entry::Other(spec) => {
                let program = Program::new(spec.clone(), beginning, margin)?;
                Participant { entrant: Arc::new(Entered(Arc::clone(&program))), program: Some(program) }
            }
        })
    }
}
