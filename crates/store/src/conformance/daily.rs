//! What every store must do with the games of days.

use ashtapada_table::rulebook::Day;
use ashtapada_table::{KeyHash, SeatKey};

use crate::{DailyEntry, Store};

/// Two games of a day.
const ONE: &str = "throw";
const OTHER: &str = "other";

fn player(digit: &str) -> KeyHash {
    digit.repeat(64).parse::<SeatKey>().unwrap().hash()
}

fn entry(day: i64, digit: &str) -> DailyEntry {
    DailyEntry {
        day: Day(day),
        daily: ONE.to_owned(),
        player: player(digit),
        game: format!("day-{day}-{digit}"),
        name: "“Żółć”".to_owned(),
        points: None,
    }
}

/// The suite.
pub async fn conforms(store: &dyn Store) {
    let games = store.daily();
    let (day, next) = (Day(20_779), Day(20_780));
    assert_eq!(games.entered(day, ONE, &player("1")).await, Ok(None));
    assert_eq!(games.results(day, ONE).await, Ok(vec![]));
    assert_eq!(games.best_of_day(day, ONE).await, Ok(None));

    // The first game of a player on a day counts, and no other.
    let first = entry(day.0, "1");
    assert_eq!(games.enter(&first).await, Ok(first.clone()));
    let again = DailyEntry { game: "another".to_owned(), name: "Jan".to_owned(), ..first.clone() };
    assert_eq!(games.enter(&again).await, Ok(first.clone()));
    assert_eq!(games.entered(day, ONE, &player("1")).await, Ok(Some(first.clone())));
    assert_eq!(games.entered(next, ONE, &player("1")).await, Ok(None));
    for other in [entry(day.0, "2"), entry(day.0, "3"), entry(day.0, "4"), entry(next.0, "1")] {
        assert_eq!(games.enter(&other).await, Ok(other));
    }
    // The other game of that day is played as well.
    let other = DailyEntry { daily: OTHER.to_owned(), game: "other-game".to_owned(), ..first.clone() };
    assert_eq!(games.entered(day, OTHER, &player("1")).await, Ok(None));
    assert_eq!(games.enter(&other).await, Ok(other.clone()));
    assert_eq!(games.entered(day, OTHER, &player("1")).await, Ok(Some(other.clone())));
    assert_eq!(games.results(day, ONE).await, Ok(vec![]), "nobody has finished");
    assert_eq!(games.score("other-game", 9_970, 6_000).await, Ok(true));

    // What a game came to is kept once; one that does not count comes to nothing.
    assert_eq!(games.score("another", 99, 5).await, Ok(false));
    for (digit, points, at) in [("1", 7, 9_000), ("2", 12, 8_000), ("3", 12, 7_000)] {
        assert_eq!(games.score(&format!("day-{}-{digit}", day.0), points, at).await, Ok(true));
    }
    assert_eq!(games.score(&first.game, 30, 9_999).await, Ok(false));
    let known = games.entered(day, ONE, &player("1")).await;
    assert_eq!(known, Ok(Some(DailyEntry { points: Some(7), ..first })));
    assert_eq!(games.results(day, ONE).await, Ok(vec![(7, 1), (12, 2)]));
    // Of the best the one that was over first.
    let best = games.best_of_day(day, ONE).await;
    assert_eq!(best, Ok(Some(DailyEntry { points: Some(12), ..entry(day.0, "3") })));
    assert_eq!(games.results(next, ONE).await, Ok(vec![]));
    assert_eq!(games.results(day, OTHER).await, Ok(vec![(9_970, 1)]));
    assert_eq!(games.best_of_day(day, OTHER).await, Ok(Some(DailyEntry { points: Some(9_970), ..other })));
}
