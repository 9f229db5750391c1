//! Which game a question is about.

use std::sync::Arc;

use ashtapada_local::setup::not_too_long;
use ashtapada_local::study::{Ground, set_up, tried};
use ashtapada_rulebook::Words;
use ashtapada_rules::Turn;
use ashtapada_table::{Problem, ProblemKind, Table};

use crate::guests::Guest;
use crate::tables::Tables;

/// The table at the position that is asked about.
///
/// Whoever asks about a table for one screen sees what all its players see. Where players have screens of their own, a
/// running game is looked into only if they agreed to that when the table was set up.
///
/// # Errors
/// There is no such game, it goes on among players with screens of their own, or it cannot be played to there.
pub async fn table(asked: Ground, tables: &Tables, guest: &Guest, words: Words) -> Result<Arc<Table>, Problem> {
    let turn = tables.gate().turn(guest).await?;
    match asked {
        Ground::Game { id, after: None, tried } if tried.is_empty() => {
            not_among_players(tables.table(&id, &turn).await?)
        }
        Ground::Game { id, after, tried: actions } => {
            not_too_long(actions.len())?;
            let table = not_among_players(tables.table(&id, &turn).await?)?;
            let played = table.last() as usize + actions.len();
            turn.run(played, move || Ok(Arc::new(tried(&table, after, &actions, words)?))).await
        }
        Ground::Setup { game } => {
            let played = game.actions.len();
            not_too_long(played)?;
            turn.run(played, move || Ok(Arc::new(set_up(&game, words)?))).await
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
