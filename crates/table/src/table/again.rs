//! The next game of the same group.

use ashtapada_rulebook::leaves_first_player;
use ashtapada_rules::Seat;

use super::Table;
use crate::Sitters;
use crate::clocks::SeatClock;
use crate::player::SeatPlan;
use crate::setup::{NewGame, Setup};

/// The option that says who begins.
const FIRST_PLAYER: &str = "firstPlayer";

impl Table {
    /// The same game once more, from its start, with the same players, each a seat further if `further`; and who of them
    /// sits where. Where a lot decides who begins, it is drawn again.
    ///
    /// ```
    /// use ashtapada_rules::Seat;
    /// use ashtapada_table::{NewGame, SeatKey, Secret, Table};
    /// let asked = NewGame { apart: true, ..NewGame::of("soldiers16-bl") };
    /// let (mut table, _) = Table::set_up(&asked, "k3v", Secret::new([7; 32]), 0)?;
    /// let key: SeatKey = "07".repeat(32).parse()?;
    /// table.set_sitters(table.sitters().with(Seat::South, (&key).into(), "Zofia").unwrap());
    /// let (next, sitters) = table.again(true);
    /// assert!(next.apart && next.actions.is_empty());
    /// assert!(sitters.holds(Seat::North, &key) && sitters.is_free(Seat::South));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn again(&self, further: bool) -> (NewGame, Sitters) {
        // Taken apart, so that whatever else is agreed on one day is thought of here.
        let Setup {
            rules,
            seats,
            dice,
            clock,
            clocks,
            apart,
            absence,
            help,
            open,
            rated,
            options: _,
            edition: _,
            position: _,
            given: _,
            scheme: _,
        } = &self.header.setup;
        let own: Vec<Seat> = seats.iter().map(|plan| plan.seat).collect();
        let to = |place: usize| own[(place + usize::from(further)) % own.len()];
        let moves: Vec<(Seat, Seat)> = own.iter().enumerate().map(|(place, &from)| (from, to(place))).collect();
        let moved = |seat| moves.iter().find(|(from, _)| *from == seat).map_or(seat, |(_, to)| *to);
        let again = seats.iter().enumerate();
        let again = again.map(|(place, plan)| SeatPlan { seat: to(place), player: plan.player.clone() });
        let lot = leaves_first_player(&self.beginning.rules.options);
        let options = self.beginning.changes().into_iter().filter(|(id, _)| !lot || *id != FIRST_PLAYER);
        let game = NewGame {
            edition: None,
            options: options.map(|(id, value)| (id.to_owned(), value)).collect(),
            seats: again.collect(),
            dice: *dice,
            position: None,
            actions: Vec::new(),
            clock: *clock,
            // Odds are given to a player.
            clocks: clocks.iter().map(|own| SeatClock { seat: moved(own.seat), clock: own.clock }).collect(),
            apart: *apart,
            absence: *absence,
            help: *help,
            open: *open,
            rated: *rated,
            ..NewGame::of(rules)
        };
        (game, self.header.sitters.moved(&moves))
    }
}
