//! Who is known at a table.

use std::sync::Arc;

use ashtapada_table::{Problem, ProblemKind, Sitters};
use tokio::sync::oneshot;

use super::Tables;
use crate::guests::Guest;
use crate::problem;
use crate::room::{Command, Counts, Knowing, not_yours};

impl Knowing {
    /// Who sits there afterwards; `None` if that is how it is already.
    ///
    /// # Errors
    /// The key is not that of the seat, or the seat belongs to somebody known.
    pub fn applied(&self, sitters: &Sitters, counts: Counts) -> Result<Option<Sitters>, Problem> {
        let after = match (self, counts) {
            (Knowing::Is { seat, player, .. }, _) if sitters.player(*seat) == Some(player) => return Ok(None),
            (Knowing::Is { seat, key, player }, _) => sitters.known(*seat, key, player).ok_or_else(not_yours)?,
            (Knowing::Forget { player }, Counts::No) => sitters.forgetting(player),
            (Knowing::Forget { player }, Counts::GoesOn) => sitters.unnaming(player),
            (Knowing::Forget { player }, Counts::Over) => sitters.forgetting_after(player),
        };
        Ok(Some(after).filter(|after| after != sitters))
    }
}

impl Tables {
    /// Changes who is known at a table. That goes through its room, since nothing else may change who sits there.
    ///
    /// # Errors
    /// It is not the seat of whoever asks, another server has the game, or the storage fails.
    pub async fn know(self: &Arc<Self>, game: &str, change: Knowing, guest: &Guest) -> Result<(), Problem> {
        let room = match self.room(game, guest).await {
            // It has no room and never will.
            Err(problem) if problem.kind == ProblemKind::Unreadable => return self.know_unread(game, &change).await,
            room => room?,
        };
        let (to, answer) = oneshot::channel();
        // A room that has closed in between drops what it was sent.
        let _ = room.send(Command::Know { change, to }).await;
        answer.await.unwrap_or_else(|_| Err(problem::server("the table could not be opened; try again")))
    }

    async fn know_unread(&self, game: &str, change: &Knowing) -> Result<(), Problem> {
        let header = self.store.game(game).await?.ok_or_else(|| Problem::no_game(game))?;
        // It never ends, and so never counts.
        if let Some(sitters) = change.applied(&header.sitters, Counts::No)? {
            self.store.set_sitters(game, &sitters).await?;
        }
        Ok(())
    }
}
