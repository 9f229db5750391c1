//! Which game a question is about.

use std::sync::Arc;

use ashtapada_rulebook::Words;
use ashtapada_rules::Turn;
use ashtapada_table::{Problem, ProblemKind, Table, TableError, Trial};

use super::Ground;
use crate::guests::Guest;
use crate::problem;
use crate::setup::not_too_long;
use crate::tables::Tables;

impl Ground {
    /// The table at the position that is asked about.
    ///
    /// Whoever asks about a table for one screen sees what all its players see. Where players have screens of their own, a
    /// running game is looked into only if they agreed to that when the table was set up.
    ///
    /// # Errors
    /// There is no such game, it goes on among players with screens of their own, or it cannot be played to there.
    pub async fn table(self, tables: &Tables, guest: &Guest, words: Words) -> Result<Arc<Table>, Problem> {
        let turn = tables.gate().turn(guest).await?;
        match self {
            Ground::Game { id, after: None, tried } if tried.is_empty() => {
                not_among_players(tables.table(&id, &turn).await?)
            }
            Ground::Game { id, after, tried } => {
                not_too_long(tried.len())?;
                let table = not_among_players(tables.table(&id, &turn).await?)?;
                let actions = table.last() as usize + tried.len();
                let reach = move || {
                    let after = after.unwrap_or(table.last()).min(table.last());
                    reached(Trial::of(&table, after, &tried), words)
                };
                turn.run(actions, reach).await
            }
            Ground::Setup { game } => {
                let actions = game.actions.len();
                not_too_long(actions)?;
                let reach = move || {
                    let begun = Trial::begin(&game, &[]).map_err(|error| Problem::of_table(&error, words))?;
                    reached(begun, words)
                };
                turn.run(actions, reach).await
            }
        }
    }
}

fn not_among_players(table: Arc<Table>) -> Result<Arc<Table>, Problem> {
    let helped = table.header().setup.help;
    match table.is_apart() && !helped && table.turn() != Turn::Over {
        true => Err(Problem::new(ProblemKind::OthersPlay, "while people play, the computer helps nobody")),
        false => Ok(table),
    }
}

fn reached((trial, stopped): (Trial, Option<TableError>), words: Words) -> Result<Arc<Table>, Problem> {
    match stopped {
        None => Ok(Arc::new(trial.into_table())),
        Some(error) => Err(Problem::of_table(&error, words)),
    }
}

/// The entry before which nothing was played.
pub fn at_least_one(table: &Table) -> Result<(), Problem> {
    if table.game().is_empty() { Err(problem::bad_request("nothing was played in this game yet")) } else { Ok(()) }
}
