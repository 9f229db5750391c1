//! Who is known at a table.

use std::sync::Arc;

use ashtapada_room::{CountStage, IdentityChange};
use ashtapada_table::{Problem, ProblemKind};
use tokio::sync::oneshot;

use super::Tables;
use crate::guests::Guest;
use crate::problem;
use crate::room::Command;

impl Tables {
    /// Changes who is known at a table. That goes through its room, since nothing else may change who sits there.
    ///
    /// # Errors
    /// It is not the seat of whoever asks, another server has the game, or the storage fails.
    pub async fn know(self: &Arc<Self>, game: &str, change: IdentityChange, guest: &Guest) -> Result<(), Problem> {
        let room = match self.room(game, guest).await {
            // It has no room and never will.
            Err(problem) if problem.kind == ProblemKind::Unreadable => return self.know_unread(game, &change).await,
            room => room?,
        };
        let (answer, done) = oneshot::channel();
        // A room that has closed in between drops what it was sent.
        let _ = room.send(Command::Identify { change, answer }).await;
        done.await.unwrap_or_else(|_| Err(problem::server("the table could not be opened; try again")))
    }

    async fn know_unread(&self, game: &str, change: &IdentityChange) -> Result<(), Problem> {
        let header = self.store.game(game).await?.ok_or_else(|| Problem::no_game(game))?;
        // It never ends, and so never counts.
        if let Some(sitters) = change.applied(&header.sitters, CountStage::No)? {
            self.store.set_sitters(game, &sitters).await?;
        }
        Ok(())
    }
}
