//! A client of a room: a page or a program that is connected to it, and whom it acts for.

use ashtapada_messages::Visit;
use ashtapada_rules::Seat;
use ashtapada_table::{PlayerId, SeatKey, Sitters};

use crate::event::ClientNumber;

/// A client, and whom it acts for.
#[derive(Debug)]
pub struct Client {
    /// Its number.
    pub number: ClientNumber,
    /// The page or program, and how often it has come.
    pub visit: Option<Visit>,
    /// The player, if somebody is signed in there.
    pub player: Option<PlayerId>,
    /// Whether it is on this computer.
    pub local: bool,
    /// The seats it acts for, where players have screens of their own.
    pub seats: Vec<Seat>,
    /// How long a message takes to it and back, in milliseconds; 0 until that was measured.
    pub lag: u64,
}

impl Client {
    /// Whether it acts for no seat where players have screens of their own.
    pub fn watches(&self) -> bool {
        self.seats.is_empty()
    }

    /// By what the room knows who of those who watch it is: the page or program, as often as it comes.
    pub fn speaker(&self) -> String {
        match &self.visit {
            Some(visit) => format!("visit {}", visit.page),
            None => format!("client {}", self.number),
        }
    }

    /// Whether it is the same page or program as another, come again. That ends the other's connection, so whoever says it
    /// has to act for all the seats that the other acts for: anybody can name a page and a number.
    pub fn replaces(&self, other: &Client) -> bool {
        let again = |one: &Visit, before: &Visit| one.page == before.page && one.number >= before.number;
        self.visit.as_ref().zip(other.visit.as_ref()).is_some_and(|(one, before)| again(one, before))
            && other.seats.iter().all(|seat| self.seats.contains(seat))
    }
}

/// The seats that a client acts for: by its keys, and as who it is.
pub fn seats_of(sitters: &Sitters, keys: &[(Seat, SeatKey)], player: Option<&PlayerId>) -> Vec<Seat> {
    let mut own: Vec<Seat> =
        keys.iter().filter(|(seat, key)| sitters.holds(*seat, key)).map(|(seat, _)| *seat).collect();
    own.extend(player.into_iter().flat_map(|player| sitters.seats_of(player)));
    own.sort_by_key(|seat| seat.index());
    own.dedup();
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(page: &str, number: u32, seats: &[Seat]) -> Client {
        let visit = Some(Visit { page: page.to_owned(), number });
        Client { number: 0, visit, player: None, local: false, seats: seats.to_vec(), lag: 0 }
    }

    #[test]
    fn a_page_replaces_what_it_was_before_and_nobody_with_more_seats() {
        let before = client("a", 2, &[Seat::South]);
        assert!(client("a", 3, &[Seat::South]).replaces(&before) && client("a", 2, &[Seat::South]).replaces(&before));
        for other in [client("a", 1, &[Seat::South]), client("b", 3, &[Seat::South]), client("a", 3, &[])] {
            assert!(!other.replaces(&before), "{other:?}");
        }
        let nameless = Client { visit: None, ..client("a", 9, &[Seat::South]) };
        assert!(!nameless.replaces(&before) && !before.replaces(&nameless));
    }
}
