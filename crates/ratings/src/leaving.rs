//! Who leaves games again and again is not brought together with others for a while (`docs/ratings.md`).

/// So many of a player's last games are looked at.
pub const LOOKED_AT: u32 = 20;
/// Nothing comes of fewer games left than that.
const AT_LEAST: usize = 3;
/// More than one game left in so many is too much.
const ONE_IN: usize = 5;
/// For how long others are spared, from the last game that was left, in milliseconds: a day.
pub const SPARED: u64 = 24 * 60 * 60 * 1000;

/// One of a player's last games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recent {
    /// When it ended, Unix time in milliseconds.
    pub at: u64,
    /// Whether the player left it.
    pub left: bool,
}

/// From when on a player may be brought together with others again: `None` at once. Of the last [`LOOKED_AT`] games at least
/// three, and more than one in five, have to have been left; and the last of these less than a day ago.
///
/// ```
/// use ashtapada_ratings::leaving::{Recent, SPARED, waits_until};
/// let games: Vec<Recent> = (0..10).map(|at| Recent { at, left: at < 3 }).collect();
/// assert_eq!(waits_until(&games, 5), Some(2 + SPARED));
/// assert_eq!(waits_until(&games, 2 + SPARED), None);
/// assert_eq!(waits_until(&games[1..], 5), None, "two are not many");
/// ```
pub fn waits_until(games: &[Recent], now: u64) -> Option<u64> {
    let left: Vec<u64> = games.iter().filter(|game| game.left).map(|game| game.at).collect();
    let again = left.iter().max()? + SPARED;
    (left.len() >= AT_LEAST && left.len() * ONE_IN > games.len() && now < again).then_some(again)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_in_five_is_borne_and_more_is_not() {
        let games = |left: u64, all: u64| (0..all).map(|at| Recent { at, left: at < left }).collect::<Vec<_>>();
        assert_eq!(waits_until(&games(4, 20), 30), None);
        assert_eq!(waits_until(&games(5, 20), 30), Some(4 + SPARED));
        assert_eq!(waits_until(&games(2, 2), 30), None);
        assert_eq!(waits_until(&games(3, 3), 30), Some(2 + SPARED));
        assert_eq!(waits_until(&[], 30), None);
    }
}
