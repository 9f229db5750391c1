//! What the lobby is told of a table whose players have screens of their own.

use ashtapada_rules::Turn;
use ashtapada_table::{Player, SeatPlan};

use super::Room;
use crate::lobby::OpenTable;

/// Before the names of programs, so that everybody sees what they play with.
const PROGRAM: &str = "⚙";

impl Room {
    /// Who sits where, as it is shown: programs are marked.
    pub(super) fn shown_seats(&self) -> Vec<SeatPlan> {
        let programs = self.table.sitters().programs();
        let mut plans = self.table.seat_plans();
        for plan in plans.iter_mut().filter(|plan| programs.contains(&plan.seat)) {
            if let Player::Human { name } = &mut plan.player {
                *name = format!("{PROGRAM} {name}").trim_end().to_owned();
            }
        }
        plans
    }

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
            seats: self.shown_seats(),
            free: people.into_iter().filter(|&seat| self.table.sitters().is_free(seat)).collect(),
            stand_ins: self.stand_ins(),
            programs: self.table.sitters().programs(),
            rated: setup.rated,
            ratings: self.range_of_ratings(),
            clock: setup.clock,
            clocks: setup.clocks.clone(),
            begun: self.table.last() > 0,
            watching: self.clients.iter().filter(|client| client.seats.is_empty()).count() as u32,
        };
        self.lobby.offer(view);
    }
}
