//! Who can be seated in a match, and how a seat is lost.

use std::fmt;
use std::sync::Arc;

use ashtapada_engine::{Choice, Clock};
use ashtapada_rules::{AnyPosition, Game};

/// Someone who can be seated in the games of a match: a computer player of this project, or a program of others.
pub trait Entrant: Send + Sync {
    /// The name in reports.
    fn name(&self) -> String;

    /// Takes a seat in a game. The seed is for what it leaves to chance.
    ///
    /// # Errors
    /// It cannot play.
    fn sit(&self, seed: u64) -> Result<Box<dyn Seated>, Forfeit>;
}

impl Entrant for Arc<dyn Entrant> {
    fn name(&self) -> String {
        (**self).name()
    }

    fn sit(&self, seed: u64) -> Result<Box<dyn Seated>, Forfeit> {
        (**self).sit(seed)
    }
}

/// An entrant in a seat of a game.
pub trait Seated {
    /// Chooses an action where its seat is to decide. By `clock` it measures the time that its report tells, unless it
    /// thinks elsewhere.
    ///
    /// # Errors
    /// It has no answer, or not in time: the game is lost for its seat.
    fn choose(&mut self, game: &Game<AnyPosition>, clock: Clock<'_>) -> Result<Choice, Forfeit>;
}

/// Why a game was lost without being played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The kind of reason.
    pub fault: Fault,
    /// What happened, in words.
    pub told: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// No answer in time.
    Time,
    /// The program ended, or could not be started.
    Crash,
    /// What it answered is no legal action.
    Illegal,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 3] = [Fault::Time, Fault::Crash, Fault::Illegal];

    /// Its name in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Fault::Time => "time",
            Fault::Crash => "crash",
            Fault::Illegal => "illegal",
        }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told)
    }
}
