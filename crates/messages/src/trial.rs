//! Trials: tables that live as long as their client is connected and are not stored.

use ashtapada_rulebook::Words;
use ashtapada_table::{EntryView, NewGame, Problem, Request, Table, TableError, Trial};

use crate::view::KnownLog;
use crate::{ClientMessage, ServerMessage, problem, view};

/// The trial of one client.
///
/// ```
/// use ashtapada_messages::trial::Desk;
/// use ashtapada_messages::{ClientMessage, ServerMessage};
/// use ashtapada_rulebook::{Lang, Words};
/// use ashtapada_table::{NewGame, Request};
///
/// let (mut desk, first) = Desk::begin(&NewGame::of("vilac-9506"), &[], Words::new(Lang::EN)).unwrap();
/// assert!(matches!(first[..], [ServerMessage::Snapshot { .. }]));
/// let request = Request::Act { action: "e2-e4".to_owned() };
/// let answers = desk.hear(ClientMessage::Do { id: "1".to_owned(), seen: 0, digest: None, request }, &mut |_| 0);
/// assert!(matches!(&answers[..], [ServerMessage::Played { .. }, ServerMessage::Done { id }] if id == "1"));
/// ```
pub struct Desk {
    trial: Box<Trial>,
}

impl Desk {
    /// A trial of a game set up as requested, and the first messages to its client.
    ///
    /// # Errors
    /// The request is invalid.
    pub fn begin(game: &NewGame, tried: &[String], words: Words) -> Result<(Desk, Vec<ServerMessage>), Problem> {
        let (trial, stopped) = Trial::begin(game, tried).map_err(|error| Problem::of_table(&error, words))?;
        Ok(Desk::open(trial, 0, stopped, words))
    }

    /// A trial of a branch of a game after the last entry that its client knows.
    ///
    /// # Errors
    /// What the client knows is not what happened in the game.
    pub fn branch(
        table: &Table,
        known: KnownLog,
        tried: &[String],
        words: Words,
    ) -> Result<(Desk, Vec<ServerMessage>), Problem> {
        if !table.is_known(known.seen, known.digest) {
            return Err(Problem::stale());
        }
        let (trial, stopped) = Trial::of(table, known.seen, tried);
        Ok(Desk::open(trial, known.seen, stopped, words))
    }

    fn open(trial: Trial, seen: u32, stopped: Option<TableError>, words: Words) -> (Desk, Vec<ServerMessage>) {
        let mut first = vec![view::trial(&trial, seen)];
        first.extend(stopped.map(|error| ServerMessage::Trouble { problem: Problem::of_table(&error, words) }));
        (Desk { trial: Box::new(trial) }, first)
    }

    /// How many entries the trial has.
    pub fn length(&self) -> u32 {
        self.trial.table().last()
    }

    /// The answers to a message; for throws, `pick(n)` gives a number below `n`, each equally likely.
    pub fn hear(&mut self, message: ClientMessage, pick: &mut impl FnMut(u32) -> u32) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Do { id, seen, request, .. } => {
                let last = self.trial.table().last();
                let done = if seen == last { self.carry_out(&request, pick) } else { Err(Problem::stale()) };
                match done {
                    Ok(entries) => {
                        let choices = self.trial.table().choices();
                        vec![ServerMessage::Played { entries, choices, clock: None }, ServerMessage::Done { id }]
                    }
                    Err(problem) => vec![ServerMessage::Refused { id, problem }],
                }
            }
            ClientMessage::More { seen } => vec![view::trial(&self.trial, seen)],
            ClientMessage::Why { from, to } => {
                vec![ServerMessage::Because { from, to, refusal: self.trial.table().why(from, to) }]
            }
            ClientMessage::Record => vec![ServerMessage::Record { text: self.trial.record().to_string() }],
            // The server plays nothing by itself here, and no throw is drawn from a secret.
            ClientMessage::Tempo { .. }
            | ClientMessage::Step
            | ClientMessage::Seed { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::Rise { .. }
            | ClientMessage::Push { .. }
            | ClientMessage::Decline
            | ClientMessage::Talk { .. }
            | ClientMessage::Report { .. }
            | ClientMessage::Next { .. } => Vec::new(),
            ClientMessage::Hello { .. } | ClientMessage::Begin { .. } | ClientMessage::Branch { .. } => {
                vec![ServerMessage::Trouble { problem: problem::bad_request("the trial has begun") }]
            }
        }
    }

    fn carry_out(&mut self, request: &Request, pick: &mut impl FnMut(u32) -> u32) -> Result<Vec<EntryView>, Problem> {
        let last = self.trial.table().last();
        self.trial.carry_out(request, pick)?;
        Ok(self.trial.table().entries(last, view::CHUNK))
    }
}
