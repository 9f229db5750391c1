//! Making tables: set up from a request, or opened from their log.

use std::collections::HashMap;

use ashtapada_rules::{Game, Position, Seat, StateId};

use super::{STAND_IN, State, StepError, Table, TableError, TurnCount};
use crate::clocks::{Clocks, due};
use crate::dice::{Secret, Seeds};
use crate::entry::{Act, Entry, StoredEntry};
use crate::player::Player;
use crate::setup::{Header, NewGame, Setup};
use crate::sitting::Sitters;

impl Table {
    /// Sets up a table as requested, with the acts already played; returns these as entries too, to be stored.
    ///
    /// # Errors
    /// The request is invalid, or its acts cannot be played.
    pub fn set_up(asked: &NewGame, id: &str, secret: Secret, now: u64) -> Result<(Table, Vec<Entry>), TableError> {
        let mut pick = |below: u32| secret.number(id, 0, u64::from(below)) as u32;
        let setup = Setup::agree(asked, &mut pick)?;
        let mut table = Table::new(Header {
            id: id.to_owned(),
            created: now,
            setup,
            secret,
            seeds: Seeds::default(),
            sitters: Sitters::default(),
            linked: None,
        })?;
        // However it was written.
        if table.header.setup.position.is_some() {
            table.header.setup.position = Some(table.beginning.position.text());
        }
        table.begin_seeds();
        if let Some(error) = table.follow(&asked.actions, now) {
            return Err(error);
        }
        let log = table.nodes.iter().map(|node| node.entry.clone()).collect();
        Ok((table, log))
    }

    /// Opens a stored game by replaying its log.
    ///
    /// # Errors
    /// The setup is invalid, or an entry cannot be played under these rules.
    pub fn open(header: Header, log: Vec<StoredEntry>) -> Result<Table, TableError> {
        let mut table = Table::new(header)?;
        for entry in log {
            table.append(entry)?;
        }
        Ok(table)
    }

    /// Replays one more entry of the stored log.
    ///
    /// # Errors
    /// It does not follow the last, or cannot be played.
    pub fn append(&mut self, entry: StoredEntry) -> Result<(), TableError> {
        let (seq, act) = (entry.seq, entry.act.clone());
        let step = entry
            .read_at(self.position())
            .map_err(StepError::Text)
            .and_then(|entry| self.step(entry))
            .map_err(|why| self.stopped(seq, act, why))?;
        self.accept(step);
        Ok(())
    }

    pub(crate) fn stopped(&self, seq: u32, act: String, why: StepError) -> TableError {
        TableError::Entry { seq, act, why: Box::new(why), position: Box::new(self.position().clone()) }
    }

    fn new(header: Header) -> Result<Table, TableError> {
        let beginning = header.setup.begin()?;
        let game = Game::new(beginning.position.clone());
        let first = State {
            game: StateId::FIRST,
            before: 0,
            taken: 0,
            actions: 0,
            turn: TurnCount::default(),
            clocks: match header.setup.clock {
                Some(_) => Clocks::start(|seat| header.setup.clock_of(seat), due(game.turn())),
                None => Clocks::default(),
            },
            begun: !header.setup.seats.iter().any(|plan| plan.player.is_human()),
            left: [false; 4],
            away: [false; 4],
            throws: [0; 4],
        };
        let computer = header.setup.seats.iter().map(|plan| &plan.player).find(|player| !player.is_human());
        let stand_in = computer.cloned().unwrap_or_else(|| Player::Bot { bot: STAND_IN.to_owned() });
        let (nodes, taken, clients) = (Vec::new(), Vec::new(), HashMap::new());
        Ok(Table { header, beginning, game, first, nodes, taken, clients, stand_in: Some(stand_in) })
    }

    /// Plays acts from elsewhere as far as they can be played; returns why the next cannot.
    pub fn follow(&mut self, acts: &[String], at: u64) -> Option<TableError> {
        for text in acts {
            let seq = self.last() + 1;
            let played = Act::parse_at(text, self.position()).map_err(StepError::Text).and_then(|act| {
                let entry = Entry { seq, seat: self.decider(act), act, client: None, at, spent: None };
                self.step(entry)
            });
            match played {
                Ok(step) => self.accept(step),
                Err(why) => return Some(self.stopped(seq, text.clone(), why)),
            }
        }
        None
    }

    /// Who decides on an act now.
    pub(crate) fn decider(&self, act: Act) -> Option<Seat> {
        match act {
            Act::Resign { seat, .. } | Act::Leave { seat, .. } => Some(seat),
            Act::Play { .. } => self.turn().seat(),
            Act::TakeBack { .. } | Act::Agree => None,
            Act::MoreTime { .. } | Act::StandIn { .. } | Act::Back { .. } => None,
        }
    }

    /// Plays one act: computes the entry and makes it part of the table.
    ///
    /// # Errors
    /// It cannot follow; the table is then unchanged.
    pub fn play(&mut self, seat: Option<Seat>, act: Act) -> Result<(), StepError> {
        let entry = Entry { seq: self.last() + 1, seat, act, client: None, at: 0, spent: None };
        let step = self.step(entry)?;
        self.accept(step);
        Ok(())
    }
}
