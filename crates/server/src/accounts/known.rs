//! Who is known at a table, and who is forgotten there.

use std::sync::Arc;

use ashtapada_table::{Problem, ProblemKind, Sitters};
use tokio::sync::oneshot;

use crate::guests::Guest;
use crate::problem;
use crate::room::{Command, Knowing, not_yours};
use crate::tables::Tables;

/// How many seats of deleted accounts are looked at in one go.
const IN_ONE_GO: u32 = 200;

impl Knowing {
    /// Who sits there afterwards; `None` if that is how it is already.
    ///
    /// # Errors
    /// The key is not that of the seat, or the seat belongs to somebody known.
    pub fn applied(&self, sitters: &Sitters) -> Result<Option<Sitters>, Problem> {
        match self {
            Knowing::Is { seat, player, .. } if sitters.player(*seat) == Some(player) => Ok(None),
            Knowing::Is { seat, key, player } => sitters.known(*seat, key, player).map(Some).ok_or_else(not_yours),
            Knowing::Forget { player } if sitters.seats_of(player).is_empty() => Ok(None),
            Knowing::Forget { player } => Ok(Some(sitters.forgetting(player))),
        }
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
        if let Some(sitters) = change.applied(&header.sitters)? {
            self.store().set_sitters(game, &sitters).await?;
        }
        Ok(())
    }

    /// Takes those off their seats whose accounts are gone, and forgets who they are in reports. What cannot be changed now,
    /// for example since another server has the game, is left for the next time.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn forget(self: &Arc<Self>) -> Result<(), Problem> {
        loop {
            let unknown = self.told("forget", self.accounts().unknown(IN_ONE_GO).await)?;
            let mut forgotten = 0;
            for (player, game) in unknown {
                forgotten += u32::from(self.know(&game, Knowing::Forget { player }, &Guest::server()).await.is_ok());
            }
            if forgotten < IN_ONE_GO {
                break;
            }
        }
        // Whoever still sits somewhere may be reported there.
        Ok(self.store().reports().forget_gone().await?)
    }
}
