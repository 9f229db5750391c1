//! Games that have to be looked after though nobody is there: the time of a player decides, a computer player is due in a
//! game that goes on by itself, or a game that is over has not been counted. The store knows when each is due; its room is
//! opened then, and does the rest.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use ashtapada_table::ProblemKind;
use tracing::{info, warn};

use super::Tables;
use crate::clock;
use crate::guests::Guest;
use crate::store::{DueGame, StoreError};

/// How often it is asked which games are due: so much later than it should a game may end.
const OFTEN: Duration = Duration::from_secs(10);
/// How many games are asked for at once.
const AT_ONCE: u32 = 64;
/// How many rooms are opened each time. They close when there is nothing to do.
const ROOMS: usize = 64;

impl Tables {
    /// Looks after the games that are due, again and again, until the server closes.
    pub(crate) async fn look_after_games(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut often = tokio::time::interval(OFTEN);
        // Tried again after a restart, or when somebody opens them.
        let mut unreadable = HashSet::new();
        loop {
            tokio::select! {
                biased;
                () = closing.begins() => return,
                _ = often.tick() => {}
            }
            match self.look_after(clock::now(), &mut unreadable).await {
                Ok(0) => {}
                Ok(games) => info!(games, "looks after games that nobody watches"),
                Err(error) => warn!(why = %error, "which games are due could not be found out"),
            }
        }
    }

    /// Opens the rooms of games that are due, but for those that cannot be read; how many.
    ///
    /// # Errors
    /// The storage fails.
    pub(crate) async fn look_after(
        self: &Arc<Self>,
        now: u64,
        unreadable: &mut HashSet<String>,
    ) -> Result<usize, StoreError> {
        let (mut opened, mut after): (usize, Option<DueGame>) = (0, None);
        while opened < ROOMS {
            let due = self.store.due(now, after.as_ref(), AT_ONCE).await?;
            for DueGame { id, .. } in &due {
                // One that is live looks after itself.
                if opened == ROOMS || unreadable.contains(id) || self.live(id).is_some() {
                    continue;
                }
                // Why one cannot be opened is logged where it is found out.
                match self.room(id, &Guest::server()).await {
                    Ok(_) => opened += 1,
                    Err(problem) if problem.kind == ProblemKind::Unreadable => {
                        unreadable.insert(id.clone());
                    }
                    Err(_) => {}
                }
            }
            after = due.into_iter().nth(AT_ONCE as usize - 1);
            if after.is_none() {
                break;
            }
        }
        Ok(opened)
    }
}
