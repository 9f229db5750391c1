//! What the lobby is told of a table whose players have screens of their own.

use ashtapada_rules::Turn;

use super::Room;
use crate::lobby::OpenTable;

impl Room {
    /// Tells the lobby how the table stands now: it is offered while it is open, goes on, and somebody is there.
    pub(super) fn tell_lobby(&mut self) {
        if !self.table.is_apart() {
            return;
        }
        let id = &self.table.header().id;
        let over = self.table.turn() == Turn::Over;
        match over {
            true => self.lobby.forget(id),
            false => self.code = self.lobby.code_of(id).to_string(),
        }
        let setup = &self.table.header().setup;
        if !setup.open || over || self.clients.is_empty() {
            return self.lobby.withdraw(id);
        }
        let people = self.table.people();
        let view = OpenTable {
            id: id.clone(),
            rules: setup.rules.clone(),
            changed: self.table.changed_options(),
            seats: self.table.seat_plans(),
            free: people.into_iter().filter(|&seat| self.table.sitters().is_free(seat)).collect(),
            programs: self.table.sitters().programs(),
            rated: setup.rated,
            clock: setup.clock,
            clocks: setup.clocks.clone(),
            begun: self.table.last() > 0,
            watching: self.clients.iter().filter(|client| client.seats.is_empty()).count() as u32,
        };
        self.lobby.offer(view);
    }
}
