//! Where a turn takes days: who wants to be told of it, and whose turn it has become.

use ashtapada_rules::Seat;
use ashtapada_table::{Problem, PushTo};

use super::{ClientNumber, Room};
use crate::problem;
use crate::protocol::ServerMessage;

impl Room {
    /// Notes whether a browser is told of the turns of a client's seats.
    pub(super) async fn set_push(
        &mut self,
        client: ClientNumber,
        to: &PushTo,
        on: bool,
    ) -> Result<ServerMessage, Problem> {
        let seats = self.takes_part(client)?.seats.clone();
        let sitters = self.table.sitters();
        let changed = if !on {
            sitters.untelling(&seats, &to.endpoint)
        } else if self.table.is_apart() && self.table.counts_days() {
            sitters.telling(&seats, &self.pushes.kept(to)?)
        } else {
            return Err(problem::bad_request("only where a turn takes days is anybody told of it"));
        };
        if changed != *sitters {
            self.keep_sitters(changed).await?;
        }
        Ok(ServerMessage::Push { on })
    }

    /// A browser is gone: nobody is told by it any more.
    pub(super) async fn untell(&mut self, endpoint: &str) {
        let changed = self.table.sitters().untelling(&Seat::ALL, endpoint);
        if changed != *self.table.sitters() {
            // If it cannot be stored now, it is found to be gone again at the next turn.
            let _ = self.keep_sitters(changed).await;
        }
    }

    /// Tells whoever has come to move, unless a screen of theirs is here.
    pub(super) fn tell_turn(&mut self) {
        let turn = self.table.waits_for();
        if turn == self.on_turn {
            return;
        }
        self.on_turn = turn;
        if let Some(seat) = turn
            && !self.clients.iter().any(|client| client.seats.contains(&seat))
        {
            self.pushes.tell(&self.table, seat);
        }
    }
}
