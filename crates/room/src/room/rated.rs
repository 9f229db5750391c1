//! A game that counts for ratings: what those who play are rated is looked up, and it is counted when it is over.
//!
//! The store counts a game once, however often it is asked to: here it is asked at the end, and again whenever a room opens on
//! a game that is over. The last entry makes the game due, so that its room opens again if the server was killed before
//! it was counted; then it is due no longer.

use ashtapada_messages::ServerMessage;
use ashtapada_table::{Counting, PlayerKind, Problem};

use super::Room;
use crate::backend::{Backend, BackendError};
use crate::event::IdentityChange;
use crate::rating::{gone, known_players, result};

impl Room {
    /// Counts the game if it is over, and tells everybody what has changed of the ratings.
    pub(super) async fn keep_ratings(&mut self, backend: &impl Backend) {
        if !self.table.is_rated() {
            return;
        }
        let done = match self.look_up_players(backend).await {
            Ok(()) => self.count(backend).await,
            failed => failed,
        };
        self.pass_time(backend);
        if let Err(error) = done {
            // Tried again with the next message, or when the room opens next.
            return self.warn("the ratings of a game could not be looked up or kept", Problem::from(error).message);
        }
        if self.ratings.tell(&self.table) {
            self.tell_lobby(backend);
            if let Some(rated) = self.ratings.told().cloned() {
                self.tell_all(ServerMessage::Rated { rated });
            }
        }
    }

    async fn look_up_players(&mut self, backend: &impl Backend) -> Result<(), BackendError> {
        let family = self.table.beginning().rules.family;
        for (seat, id) in self.ratings.unknown(&self.table) {
            let standing = backend.standing(&id, family).await?;
            let person = match id.kind() {
                PlayerKind::Bot => None,
                PlayerKind::Account => Some(id.which().to_owned()),
                PlayerKind::Program => match backend.account(&id).await? {
                    Some(program) => program.owner,
                    // A program that was removed is still that of whoever had it.
                    None => self.table.sitters().person(seat).map(str::to_owned),
                },
            };
            self.ratings.has_found(id, standing, person);
        }
        self.note_persons(backend).await
    }

    /// Notes at the seats of programs whose they are, so that this is known until the game is over.
    async fn note_persons(&mut self, backend: &impl Backend) -> Result<(), BackendError> {
        if self.is_over() {
            return Ok(());
        }
        let sitters = self.ratings.with_persons(&self.table);
        if sitters != *self.table.sitters() {
            let kept = backend.set_sitters(&sitters).await;
            self.heard_from(kept, backend)?;
            self.table.set_sitters(sitters);
        }
        Ok(())
    }

    async fn count(&mut self, backend: &impl Backend) -> Result<(), BackendError> {
        if !self.is_over() {
            // An end that counts for nobody may be taken back.
            self.ratings.set_settled(false);
            return Ok(());
        }
        if self.ratings.is_settled() {
            return Ok(());
        }
        if gone(&self.table).next().is_some() {
            // It was counted when they were known.
            self.ratings.had_counted(backend.changes().await?);
        }
        if self.ratings.counting(&self.table) == Some(Counting::Counts)
            && let Some(game) = result(&self.table)
        {
            self.ratings.has_counted(backend.count(&self.table, game).await?);
            self.look_up_players(backend).await?;
        }
        let kept = backend.set_timing(self.clock.noted(), None).await;
        self.heard_from(kept, backend)?;
        self.ratings.set_settled(true);
        self.forget_those_gone(backend).await
    }

    /// Forgets the players whose accounts went while the game had still to be counted.
    async fn forget_those_gone(&mut self, backend: &impl Backend) -> Result<(), BackendError> {
        for (_, player) in known_players(&self.table).collect::<Vec<_>>() {
            if player.kind() == PlayerKind::Bot || backend.account(&player).await?.is_some() {
                continue;
            }
            if let Err(problem) = self.identify(IdentityChange::Forget { player }, backend).await {
                self.warn("a player whose account is gone is not forgotten yet", problem.message);
            }
        }
        Ok(())
    }
}
