//! A table that is not stored: to look through a game, to branch off it, to play with an example.
//!
//! People sit in all seats, every state can be returned to, and throws are drawn at random or entered freely.

use ashtapada_rules::{Action, ChanceList, Position, Refusal, draw};

use crate::entry::Act;
use crate::player::{SeatPlan, tag_of};
use crate::record::Record;
use crate::setup::NewGame;
use crate::table::{Declined, Request, StepError, Table, TableError, TableView};
use crate::{Player, Secret};

/// The greatest length of a trial, in entries.
pub const LONGEST: u32 = 20_000;

/// A table that is not stored, to try things out.
///
/// ```
/// use ashtapada_table::{NewGame, Request, Trial};
/// let (mut trial, stopped) = Trial::begin(&NewGame::of("soldiers16-bl"), &[]).unwrap();
/// assert!(stopped.is_none());
/// trial.carry_out(&Request::Act { action: "e4-e5".into() }, &mut |_| 0).unwrap();
/// trial.carry_out(&Request::TakeBack { to: None }, &mut |_| 0).unwrap();
/// assert_eq!(trial.table().last(), 2);
/// ```
#[derive(Debug, Clone)]
pub struct Trial {
    table: Table,
    /// The seats of the game it comes from.
    seats: Vec<SeatPlan>,
    /// The last entry before anything was tried.
    base: u32,
}

impl Trial {
    /// A trial of a game set up as requested, with its actions and then those of `tried`, as far as they can be played;
    /// and why the rest cannot.
    ///
    /// # Errors
    /// The request is invalid.
    pub fn begin(asked: &NewGame, tried: &[String]) -> Result<(Trial, Option<TableError>), TableError> {
        let without = NewGame { actions: Vec::new(), clock: None, ..asked.clone() };
        let (mut table, _) = Table::set_up(&without, "", Secret::new([0; 32]), 0)?;
        let stopped = follow(&mut table, &asked.actions);
        let seats = table.header().setup.seats.clone();
        let (trial, failed) = Trial::at(table, seats, if stopped.is_none() { tried } else { &[] });
        Ok((trial, stopped.or(failed)))
    }

    /// A branch of a game after entry `seq`, with what was tried there. An ending by agreement or resignation is
    /// undone, so that one can play on.
    pub fn of(table: &Table, seq: u32, tried: &[String]) -> (Trial, Option<TableError>) {
        Trial::at(table.branch(seq), table.header().setup.seats.clone(), tried)
    }

    fn at(mut table: Table, seats: Vec<SeatPlan>, tried: &[String]) -> (Trial, Option<TableError>) {
        table.seat_people();
        let base = table.last();
        let stopped = follow(&mut table, tried);
        (Trial { table, seats, base }, stopped)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table alone.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// What does not change during the trial. It has no proof: no throw is drawn from a secret here.
    pub fn table_view(&self) -> TableView {
        TableView { proof: None, ..self.table.table_view() }
    }

    /// The last entry before anything was tried.
    pub fn base(&self) -> u32 {
        self.base
    }

    /// Carries out a request; for throws, `pick(n)` gives a number below `n`, each equally likely.
    ///
    /// # Errors
    /// It cannot be done; then nothing has changed.
    pub fn carry_out(&mut self, request: &Request, pick: &mut impl FnMut(u32) -> u32) -> Result<(), Declined> {
        let position = self.table.position();
        match request {
            Request::Act { action } | Request::EnterThrow { throw: action } => {
                let action = position.parse_action(action)?;
                self.play(Act::Play { action })
            }
            Request::Roll => {
                let mut throws = ChanceList::new();
                position.chance(&mut throws);
                let throw = draw(&throws, pick).ok_or(Declined::Illegal(Refusal::NoThrowNow))?;
                self.play(Act::Play { action: Action::Throw(throw) })
            }
            Request::TakeBack { .. } => {
                let to = self.table.last_before(self.base).ok_or(Declined::NothingToTakeBack)?;
                self.play(Act::TakeBack { to })
            }
            Request::Follow { back_to, actions } => self.follow(*back_to, actions),
            // Nobody is there to resign to, and no clock runs.
            Request::Agree | Request::Resign { .. } => Err(Declined::NotATable),
            Request::MoreTime { .. } | Request::Pause => Err(Declined::NoClocks),
            &Request::StandIn { seat } => Err(Declined::NoSeat { seat }),
        }
    }

    fn play(&mut self, act: Act) -> Result<(), Declined> {
        if self.table.last() >= LONGEST {
            return Err(Declined::TooLong { most: LONGEST });
        }
        let seat = self.table.decider(act);
        self.table.play(seat, act).map_err(Declined::from)
    }

    fn follow(&mut self, back_to: Option<u32>, actions: &[String]) -> Result<(), Declined> {
        let last = self.table.last();
        let back = back_to.map(|to| self.play(Act::TakeBack { to })).transpose();
        let done = back
            .and_then(|_| actions.iter().try_for_each(|text| self.play(Act::parse_at(text, self.table.position())?)));
        if done.is_err() {
            self.table.truncate(last);
        }
        done
    }

    /// The actions that led to the position now as a record, with the players of the game it comes from.
    pub fn record(&self) -> Record {
        let mut record = self.table.bare_record();
        record.tags = self.seats.iter().map(|plan| (tag_of(plan.seat), plan.player.to_string())).collect();
        record
    }
}

/// Plays the actions as far as they can be played; returns why the rest cannot.
fn follow(table: &mut Table, actions: &[String]) -> Option<TableError> {
    let room = LONGEST.saturating_sub(table.last()) as usize;
    let (played, rest) = actions.split_at(actions.len().min(room));
    let too_long = |table: &Table, next: &String| {
        table.stopped(table.last() + 1, next.clone(), StepError::TooLong { most: LONGEST })
    };
    table.follow(played, 0).or_else(|| rest.first().map(|next| too_long(table, next)))
}

impl Table {
    /// Assigns a person to every seat; people who sit there keep their names.
    fn seat_people(&mut self) {
        self.nobody_stands_in();
        for plan in self.seats_mut() {
            if !plan.player.is_human() {
                plan.player = Player::nameless();
            }
        }
    }
}
