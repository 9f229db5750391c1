//! Who is known at a table, and who is forgotten there.

use std::sync::Arc;

use ashtapada_table::{Problem, ProblemKind, Sitters};
use tokio::sync::oneshot;

use crate::guests::Guest;
use crate::problem;
use crate::room::{Command, Counts, Knowing, not_yours};
use crate::tables::Tables;

/// How many seats of deleted accounts are looked at in one go.
const IN_ONE_GO: u32 = 200;

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
        let header = self.store().game(game).await?.ok_or_else(|| Problem::no_game(game))?;
        // It never ends, and so never counts.
        if let Some(sitters) = change.applied(&header.sitters, Counts::No)? {
            self.store().set_sitters(game, &sitters).await?;
        }
        Ok(())
    }

    /// Takes those off their seats whose accounts are gone, and forgets who they are in reports. What cannot be changed now,
    /// for example since another server has the game, is left for the next time; of games that count and go on the id
    /// stays until they are over.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn forget(self: &Arc<Self>) -> Result<(), Problem> {
        let mut after = None;
        loop {
            let unknown = self.told("forget", self.accounts().unknown(after.as_ref(), IN_ONE_GO).await)?;
            for (player, game) in &unknown {
                // Why not is logged where it is found out.
                let _ = self.know(game, Knowing::Forget { player: player.clone() }, &Guest::server()).await;
            }
            after = unknown.into_iter().nth(IN_ONE_GO as usize - 1);
            if after.is_none() {
                break;
            }
        }
        // Whoever still sits somewhere may be reported there.
        Ok(self.store().reports().forget_gone().await?)
    }
}
