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

/// Who of a group sits where in its next game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reseating {
    /// Two who play together there, by their seats here: one of them changes places with the partner of the other.
    pub partners: Option<(Seat, Seat)>,
    /// Whether each then takes the seat after his own.
    pub further: bool,
}

/// Two seats cannot be partners in the next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("only where teams of two play can two of them be named who play together next: two different seats")]
pub struct NotPartners;

impl Reseating {
    /// The seats that those of `sides`, in the order of play, take in the next game: from which to which.
    fn moves(self, seats: &[Seat], sides: &[Vec<Seat>]) -> Result<Vec<(Seat, Seat)>, NotPartners> {
        let mut swapped = None;
        if let Some((one, other)) = self.partners {
            let ally = |of: Seat| {
                sides.iter().find_map(|side| match side[..] {
                    [one, other] if of == one => Some(other),
                    [one, other] if of == other => Some(one),
                    _ => None,
                })
            };
            let left = ally(one).filter(|_| one != other && ally(other).is_some()).ok_or(NotPartners)?;
            swapped = Some((left, other));
        }
        let to = |from: Seat| {
            let place = match swapped {
                Some((left, other)) if from == left => other,
                Some((left, other)) if from == other => left,
                _ => from,
            };
            let place = seats.iter().position(|seat| *seat == place)?;
            seats.get((place + usize::from(self.further)) % seats.len()).copied()
        };
        Ok(seats.iter().filter_map(|&from| Some((from, to(from)?))).collect())
    }
}

impl Table {
    /// The same game once more, from its start, with the same players, who change places as asked; and who of them sits
    /// where. Where a lot decides who begins, it is drawn again.
    ///
    /// # Errors
    /// Those who are to play together cannot.
    ///
    /// ```
    /// use ashtapada_rules::Seat;
    /// use ashtapada_table::{NewGame, Reseating, SeatKey, Secret, Table};
    /// let asked = NewGame { apart: true, ..NewGame::of("soldiers16-bl") };
    /// let (mut table, _) = Table::set_up(&asked, "k3v", Secret::new([7; 32]), 0)?;
    /// let key: SeatKey = "07".repeat(32).parse()?;
    /// table.set_sitters(table.sitters().with(Seat::South, (&key).into(), "Zofia").unwrap());
    /// let (next, sitters) = table.again(Reseating { further: true, ..Reseating::default() })?;
    /// assert!(next.apart && next.actions.is_empty());
    /// assert!(sitters.holds(Seat::North, &key) && sitters.is_free(Seat::South));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn again(&self, change: Reseating) -> Result<(NewGame, Sitters), NotPartners> {
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
        } = &self.header.setup;
        let own: Vec<Seat> = seats.iter().map(|plan| plan.seat).collect();
        let moves = change.moves(&own, &self.sides())?;
        let moved = |seat| moves.iter().find(|(from, _)| *from == seat).map_or(seat, |(_, to)| *to);
        // A group that plays with the computer where nobody came does so again; elsewhere somebody may still come.
        let stays = |seat| !open && self.header.sitters.is_free(seat) && self.stands_in(seat);
        let again = seats.iter().map(|plan| {
            let stand_in = self.stand_in.as_ref().filter(|_| stays(plan.seat));
            SeatPlan { seat: moved(plan.seat), player: stand_in.unwrap_or(&plan.player).clone() }
        });
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
        Ok((game, self.header.sitters.moved(&moves)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_together_next_changes_places_with_one_partner() {
        let [south, west, north, east] = [Seat::South, Seat::West, Seat::North, Seat::East];
        let (seats, sides) = ([south, west, north, east], [vec![south, north], vec![west, east]]);
        let moves = |partners, further| Reseating { partners: Some(partners), further }.moves(&seats, &sides);
        let to = |moves: Vec<(Seat, Seat)>, seat| moves.into_iter().find(|(from, _)| *from == seat).unwrap().1;
        for (one, other) in [(south, west), (west, south), (south, east), (north, west), (east, north), (south, north)]
        {
            for further in [false, true] {
                let moves = moves((one, other), further).unwrap();
                let together = [to(moves.clone(), one), to(moves.clone(), other)];
                assert!(sides.iter().any(|side| together.iter().all(|seat| side.contains(seat))), "{one} {other}");
                let mut taken: Vec<Seat> = moves.iter().map(|(_, to)| *to).collect();
                taken.sort_unstable();
                assert_eq!(taken, Seat::ALL, "everybody has a seat");
            }
        }
        assert_eq!(moves((south, north), false).unwrap(), seats.map(|seat| (seat, seat)), "as it is");
        assert_eq!(to(moves((south, west), false).unwrap(), south), south, "who was named first stays");
        assert_eq!(moves((south, south), false), Err(NotPartners));
        let alone: Vec<Vec<Seat>> = seats.iter().map(|&seat| vec![seat]).collect();
        let asked = Reseating { partners: Some((south, west)), further: false };
        assert_eq!(asked.moves(&seats, &alone), Err(NotPartners));
        assert_eq!(asked.moves(&[south, north], &[vec![south], vec![north]]), Err(NotPartners));
    }
}
