//! What is known of all players, and how one game after another changes it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Game, Rating, update};

/// What is known of a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    pub rating: Rating,
    /// How many games counted.
    pub games: u32,
    /// How many of them the player left.
    pub left: u32,
}

/// What a game changed for one of its players.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Change<P> {
    pub player: P,
    /// The rating before the game.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
    /// Whether the player left the game.
    pub left: bool,
}

/// The standings of players by name. Who is not in it is new.
#[derive(Debug, Clone, PartialEq)]
pub struct Book<P>(BTreeMap<P, Standing>);

impl<P> Default for Book<P> {
    fn default() -> Book<P> {
        Book(BTreeMap::new())
    }
}

impl<P: Ord> FromIterator<(P, Standing)> for Book<P> {
    fn from_iter<T: IntoIterator<Item = (P, Standing)>>(known: T) -> Book<P> {
        Book(known.into_iter().collect())
    }
}

impl<P: Ord + Clone> Book<P> {
    /// What is known of a player.
    pub fn standing(&self, player: &P) -> Standing {
        self.0.get(player).copied().unwrap_or_default()
    }

    /// Everybody who has played.
    pub fn standings(&self) -> impl Iterator<Item = (&P, &Standing)> {
        self.0.iter()
    }

    /// Enters a game; what it changed for each player, once for whoever has several seats.
    ///
    /// Who left comes in where the game says, last. The others of a side that somebody left keep their ratings: they did not
    /// lose by their play.
    pub fn enter(&mut self, game: &Game<P>) -> Vec<Change<P>> {
        let mut players: Vec<&P> = Vec::new();
        let mut number = |player| match players.iter().position(|known| *known == player) {
            Some(number) => number,
            None => {
                players.push(player);
                players.len() - 1
            }
        };
        let (mut leavers, mut let_down) = (Vec::new(), Vec::new());
        let mut sides = Vec::with_capacity(game.sides.len());
        for side in &game.sides {
            let mut own = Vec::with_capacity(side.players.len());
            for seated in &side.players {
                let number = number(&seated.player);
                own.push(number);
                if seated.left {
                    leavers.push(number);
                } else if side.was_let_down() {
                    let_down.push(number);
                }
            }
            sides.push((side.place, own));
        }
        let before: Vec<Rating> = players.iter().map(|player| self.standing(player).rating).collect();
        let mut after: Vec<Rating> = before.iter().map(|rating| rating.loosened()).collect();
        update(&mut after, &sides);
        let mut changes = Vec::with_capacity(players.len());
        for (number, player) in players.into_iter().enumerate() {
            let left = leavers.contains(&number);
            let spared = !left && let_down.contains(&number);
            let change = Change {
                player: player.clone(),
                before: before[number],
                after: if spared { before[number] } else { after[number] },
                left,
            };
            let standing = self.0.entry(player.clone()).or_default();
            standing.rating = change.after;
            standing.games += 1;
            standing.left += u32::from(left);
            changes.push(change);
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seated, Side};

    /// A game of random sides, places, players and leavers.
    fn some_game(random: &mut fastrand::Rng) -> Game<u8> {
        let teams = random.bool();
        let sides = if teams { 2 } else { random.usize(2..=4) };
        let side = |side: u8, random: &mut fastrand::Rng| {
            let seat = |seat: u8, random: &mut fastrand::Rng| Seated {
                player: 4 * side + 2 * seat + random.u8(0..2),
                left: random.u8(0..10) == 0,
            };
            let players = (0..if teams { 2 } else { 1 }).map(|own| seat(own, random)).collect();
            Side { place: random.u8(1..=3), players }
        };
        Game { sides: (0..sides as u8).map(|own| side(own, random)).collect() }
    }

    #[test]
    fn whatever_is_played_ratings_are_numbers_within_bounds_and_games_are_counted_once() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut book = Book::default();
        let mut counted = [0_u32; 16];
        for _ in 0..5_000 {
            let game = some_game(&mut random);
            let changes = book.enter(&game);
            for change in &changes {
                assert!(change.after.mean.is_finite() && change.after.mean.abs() < 500.0, "{change:?}");
                assert!(change.after.spread > 0.0 && change.after.spread <= 25.0 / 3.0, "{change:?}");
                counted[usize::from(change.player)] += 1;
            }
        }
        for (player, standing) in book.standings() {
            assert_eq!(standing.games, counted[usize::from(*player)]);
            assert!(standing.left <= standing.games);
        }
    }

    #[test]
    fn winners_gain_what_they_can_and_a_draw_between_equals_moves_nobody() {
        let mut random = fastrand::Rng::with_seed(8);
        for _ in 0..1_000 {
            let known = |rating| Standing { rating, ..Standing::default() };
            let rating =
                |random: &mut fastrand::Rng| Rating { mean: 50.0 * random.f64(), spread: 1.0 + 7.0 * random.f64() };
            let [one, two] = [0; 2].map(|_| rating(&mut random));
            let book: Book<&str> = [("one", known(one)), ("two", known(two))].into_iter().collect();
            let changes = book.clone().enter(&Game::of([(1, vec!["one"]), (2, vec!["two"])]));
            assert!(changes[0].after.mean > one.mean && changes[1].after.mean < two.mean);
            // The less likely a win is, the more it gains.
            let other: Book<&str> =
                [("one", known(one)), ("two", known(Rating { mean: two.mean + 5.0, ..two }))].into_iter().collect();
            let against_stronger = other.clone().enter(&Game::of([(1, vec!["one"]), (2, vec!["two"])]));
            assert!(against_stronger[0].after.mean > changes[0].after.mean);
            let equal: Book<&str> = [("one", known(one)), ("two", known(one))].into_iter().collect();
            let drawn = equal.clone().enter(&Game::of([(1, vec!["one"]), (1, vec!["two"])]));
            assert!((drawn[0].after.mean - one.mean).abs() < 1e-9 && drawn[0].after.spread < one.spread + 0.01);
        }
    }

    #[test]
    fn the_order_of_seats_does_not_matter() {
        let mut random = fastrand::Rng::with_seed(9);
        for _ in 0..200 {
            let game = some_game(&mut random);
            let mut turned = game.clone();
            turned.sides.rotate_left(1);
            turned.sides.iter_mut().for_each(|side| side.players.reverse());
            let (mut one, mut two) = (Book::default(), Book::default());
            one.enter(&game);
            two.enter(&turned);
            for (player, standing) in one.standings() {
                assert!((standing.rating.mean - two.standing(player).rating.mean).abs() < 1e-9, "{game:?}");
            }
        }
    }

    #[test]
    fn who_leaves_a_team_loses_and_the_partner_does_not() {
        let mut game = Game::of([(1, vec!["a", "b"]), (2, vec!["left", "partner"])]);
        game.sides[1].players[0].left = true;
        let mut book = Book::default();
        let changes = book.enter(&game);
        let of = |name| changes.iter().find(|change| change.player == name).unwrap();
        assert!(of("a").after.mean > 25.0 && of("left").after.mean < 25.0 && of("left").left);
        assert_eq!(of("partner").after, of("partner").before);
        assert_eq!((book.standing(&"left").left, book.standing(&"partner").left), (1, 0));
        assert_eq!(book.standing(&"partner").games, 1);
    }

    #[test]
    fn who_sits_in_three_seats_has_one_change() {
        let mut book = Book::default();
        let changes =
            book.enter(&Game::of([(1, vec!["one"]), (2, vec!["many"]), (3, vec!["many"]), (4, vec!["many"])]));
        assert_eq!(changes.iter().map(|change| change.player).collect::<Vec<_>>(), ["one", "many"]);
        assert!(changes[1].after.mean < 25.0);
    }
}
