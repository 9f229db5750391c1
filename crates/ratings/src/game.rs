//! What of a finished game counts.

use serde::{Deserialize, Serialize};

/// A player in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated<P> {
    pub player: P,
    /// Whether the player left the game before its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// Those who win and lose together: a team, or one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side<P> {
    /// The place, from 1. Sides that share a place have drawn.
    pub place: u8,
    /// Its players, one for each seat.
    pub players: Vec<Seated<P>>,
}

impl<P> Side<P> {
    /// Whether somebody of the side left while others of it stayed: these lost nothing by their play.
    pub(crate) fn was_let_down(&self) -> bool {
        self.players.iter().any(|seated| seated.left)
    }
}

/// A finished game: its sides, each with its place.
///
/// ```
/// use ashtapada_ratings::Game;
/// let game = Game::of([(1, vec!["Zofia", "Jan"]), (2, vec!["Eva", "Petr"])]);
/// assert_eq!(game.players().collect::<Vec<_>>(), [&"Zofia", &"Jan", &"Eva", &"Petr"]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game<P> {
    pub sides: Vec<Side<P>>,
}

impl<P> Game<P> {
    /// A game that nobody left, from places and players.
    pub fn of(sides: impl IntoIterator<Item = (u8, Vec<P>)>) -> Game<P> {
        let side = |(place, players): (u8, Vec<P>)| {
            let seated = players.into_iter().map(|player| Seated { player, left: false });
            Side { place, players: seated.collect() }
        };
        Game { sides: sides.into_iter().map(side).collect() }
    }

    /// Those who played, once for each seat.
    pub fn players(&self) -> impl Iterator<Item = &P> {
        self.sides.iter().flat_map(|side| &side.players).map(|seated| &seated.player)
    }
}
