//! The next game of the same group.

use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::Turn;
use ashtapada_table::{Problem, Reseating};

use super::{ClientNumber, Room};
use crate::protocol::ServerMessage;
use crate::store::StoreError;
use crate::{clock, problem, setup};

impl Room {
    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// Somebody begins the next game with the same people; if another was quicker, it is that one's.
    pub(super) async fn begin_next(&mut self, client: ClientNumber, change: Reseating) -> Result<(), Problem> {
        self.takes_part(client)?;
        if !self.table.is_apart() || !self.is_over() {
            return Err(problem::bad_request("the next game of this group begins when this one is over"));
        }
        self.look_for_next().await?;
        if self.next.is_none() {
            // The id follows from this game's, so that there is one next game, also after a restart.
            let id = self.pushes.secret().next_id(&self.table.header().id).await?;
            let (asked, sitters) = self.table.again(change).map_err(problem::bad_request)?;
            let (mut table, log) = setup::set_up_as(&id, &asked, clock::now(), Words::new(Lang::EN))?;
            table.set_sitters(sitters);
            match self.store.create(table.header(), &log, &table.glance()).await {
                Ok(()) | Err(StoreError::Taken { .. }) => self.next = Some(id),
                Err(error) => return Err(error.into()),
            }
        }
        self.tell_next();
        Ok(())
    }

    /// Tells those who may know where the group plays on.
    fn tell_next(&mut self) {
        let told: Vec<ClientNumber> = self.clients.iter().map(|client| client.number).collect();
        for client in told {
            if let Some(next) = self.next_game(client) {
                self.tell(client, &next);
            }
        }
    }

    /// Finds out whether the group plays on already.
    pub(super) async fn look_for_next(&mut self) -> Result<(), Problem> {
        if self.next.is_none() && self.table.is_apart() && self.is_over() {
            let next = self.pushes.secret().next_id(&self.table.header().id).await?;
            self.next = self.store.game(&next).await?.map(|game| game.id);
        }
        Ok(())
    }

    /// Where the group plays on, for a client that may know: whoever has a seat. At open tables everybody may; where one
    /// finds a game that is over (in the list of a player's games, for example), that leads to no private table.
    pub(super) fn next_game(&self, client: ClientNumber) -> Option<ServerMessage> {
        let may_know = self.table.header().setup.open || self.client(client).is_some_and(|one| !one.seats.is_empty());
        self.next.clone().filter(|_| may_know).map(|game| ServerMessage::Next { game })
    }
}
