//! What every store must do with ratings.

use ashtapada_ratings::{Book, Game, Rating, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;

use super::accounts::{person, program};
use crate::{AccountError, Change, MemoryStore, RatedGame, Ratings, StandingsPage, Store};

pub fn player(name: &str) -> PlayerId {
    name.parse().unwrap()
}

pub fn game(id: &str, family: Family, at: u64, sides: &[(u8, &str)]) -> RatedGame {
    let result = Game::of(sides.iter().map(|&(place, name)| (place, vec![player(name)])));
    RatedGame { game: id.to_owned(), family, at, result }
}

const ANNA: &str = "account:anna";
const JAN: &str = "account:jan";
const PROGRAM: &str = "program:p1";
const LEVEL: &str = "bot:level-5";

fn names(page: &StandingsPage) -> Vec<String> {
    page.players.iter().map(|rated| rated.player.to_string()).collect()
}

/// Makes the accounts of those who play, where they have none.
async fn introduce(store: &dyn Store) {
    for account in [person("anna"), person("jan"), program("p1", "anna")] {
        let made = store.accounts().create_account(&account, None).await;
        assert!(matches!(made, Ok(()) | Err(AccountError::Taken)), "{made:?}");
    }
}

/// The suite.
pub async fn conforms(store: &dyn Store) {
    introduce(store).await;
    let ratings = store.ratings();
    // Nobody has played.
    assert_eq!(ratings.changes("g1").await, Ok(None));
    assert_eq!(ratings.best(Family::Chess, None, 10).await, Ok(StandingsPage { players: vec![], next: None }));
    assert_eq!(ratings.standings(&player(ANNA)).await, Ok(vec![]));
    assert_eq!(ratings.void("g1").await, Ok(false));

    // A game is counted once, and says the same whenever it is counted.
    let games = [
        game("g1", Family::Chess, 10, &[(1, ANNA), (2, JAN)]),
        game("g2", Family::Chess, 20, &[(1, ANNA), (1, LEVEL)]),
        game("g3", Family::FourKings, 30, &[(1, PROGRAM), (2, ANNA), (3, LEVEL), (3, JAN)]),
        game("g4", Family::Chess, 40, &[(2, PROGRAM), (1, JAN)]),
    ];
    let mut book = Book::default();
    let mut expected: Vec<Change> = book.enter(&games[0].result);
    expected.sort_by(|one, other| one.player.cmp(&other.player));
    assert_eq!(ratings.count(&games[0]).await, Ok(expected.clone()));
    assert_eq!(ratings.count(&games[0]).await, Ok(expected.clone()));
    assert_eq!(ratings.changes("g1").await, Ok(Some(expected)));
    let (one, two, three) = tokio::join!(ratings.count(&games[1]), ratings.count(&games[1]), ratings.count(&games[1]));
    assert!(one.is_ok() && one == two && two == three, "{one:?} {two:?} {three:?}");
    for game in &games {
        ratings.count(game).await.unwrap();
    }

    // Each family has ratings of its own, to the last bit what the method gives.
    book.enter(&games[1].result);
    book.enter(&games[3].result);
    let anna = ratings.standings(&player(ANNA)).await.unwrap();
    assert_eq!(anna.iter().map(|(family, _)| *family).collect::<Vec<_>>(), [Family::FourKings, Family::Chess]);
    assert_eq!(anna[1].1, book.standing(&player(ANNA)));
    assert_eq!((anna[0].1.games, anna[1].1.games), (1, 2));

    // Best first, in parts.
    let all = ratings.best(Family::Chess, None, 10).await.unwrap();
    let order: Vec<Rating> = all.players.iter().map(|rated| rated.standing.rating).collect();
    assert!(order.windows(2).all(|pair| pair[0].at_least() >= pair[1].at_least()), "{order:?}");
    assert_eq!((names(&all).len(), all.next.clone()), (4, None));
    let first = ratings.best(Family::Chess, None, 3).await.unwrap();
    let next = first.next.as_ref().map(|next| next.to_string().parse().unwrap());
    let rest = ratings.best(Family::Chess, next.as_ref(), 3).await.unwrap();
    assert_eq!([names(&first), names(&rest)].concat(), names(&all));
    assert_eq!(rest.next, None);

    // The history of a player, the last first, in parts.
    let played = ratings.history(&player(JAN), None, 2).await.unwrap();
    assert_eq!(played.iter().map(|own| (own.game.as_str(), own.at)).collect::<Vec<_>>(), [("g4", 40), ("g3", 30)]);
    assert_eq!(played[0].after, book.standing(&player(JAN)).rating);
    let earlier = ratings.history(&player(JAN), Some(played[1].number), 2).await.unwrap();
    assert_eq!(earlier.iter().map(|own| own.game.as_str()).collect::<Vec<_>>(), ["g1"]);
    assert_eq!((earlier[0].before, earlier[0].after), (Rating::default(), played[0].before));

    // How they ended, too.
    let ended = ratings.results(&player(JAN), 2).await.unwrap();
    assert_eq!(ended, [3, 2].map(|at: usize| (games[at].game.clone(), games[at].result.clone())));
    assert_eq!(ratings.results(&player("account:nobody"), 9).await, Ok(vec![]));

    // Who is hidden is on no list, and has a rating all the same.
    assert_eq!(ratings.set_hidden(&player(ANNA), false).await, Ok(false));
    assert_eq!(ratings.set_hidden(&player(ANNA), true).await, Ok(true));
    assert_eq!(ratings.set_hidden(&player(ANNA), true).await, Ok(false));
    // Also who has none yet.
    assert_eq!(ratings.set_hidden(&player("account:nobody"), true).await, Ok(true));
    assert!(!names(&ratings.best(Family::Chess, None, 10).await.unwrap()).contains(&ANNA.to_owned()));
    assert_eq!(ratings.standings(&player(ANNA)).await, Ok(anna));
    assert_eq!(ratings.set_hidden(&player(ANNA), false).await, Ok(true));
    assert_eq!(ratings.set_hidden(&player(ANNA), false).await, Ok(false));
    assert_eq!(ratings.best(Family::Chess, None, 10).await, Ok(all));

    // After a game was declared void all is as if it had never been played; others are as they were.
    let four = ratings.best(Family::FourKings, None, 10).await;
    assert_eq!(ratings.void("g1").await, Ok(true));
    assert_eq!((ratings.void("g1").await, ratings.void("none").await), (Ok(false), Ok(false)));
    let without = MemoryStore::default();
    introduce(&without).await;
    for game in &games[1..] {
        without.count(game).await.unwrap();
    }
    assert_eq!(ratings.best(Family::Chess, None, 10).await, without.best(Family::Chess, None, 10).await);
    assert_eq!(ratings.changes("g4").await, Ratings::changes(&without, "g4").await);
    assert_eq!((ratings.changes("g1").await, ratings.count(&games[0]).await), (Ok(Some(vec![])), Ok(vec![])));
    assert_eq!(ratings.best(Family::FourKings, None, 10).await, four);
    let left: Vec<String> =
        ratings.history(&player(JAN), None, 9).await.unwrap().into_iter().map(|own| own.game).collect();
    assert_eq!(left, ["g4", "g3"]);
    let left: Vec<String> = ratings.results(&player(JAN), 9).await.unwrap().into_iter().map(|(game, _)| game).collect();
    assert_eq!(left, ["g4", "g3"]);
    let later = game("g5", Family::Chess, 50, &[(1, JAN), (2, ANNA)]);
    assert_eq!(ratings.count(&later).await, without.count(&later).await);

    // Whose account is gone is on no list, nor are the programs that went with it; what they played stays.
    let standings = ratings.standings(&player(ANNA)).await.unwrap();
    store.accounts().delete_account("anna").await.unwrap();
    let mut left = names(&ratings.best(Family::Chess, None, 10).await.unwrap());
    left.sort_unstable();
    assert_eq!(left, [JAN, LEVEL]);
    assert_eq!(ratings.best(Family::FourKings, None, 1).await.unwrap().players.len(), 1, "pages are full");
    assert_eq!(ratings.standings(&player(ANNA)).await, Ok(standings.clone()));
    // A game that she had begun counts for the other when it ends, and for an id that leads to nobody.
    let lost = game("g6", Family::Chess, 60, &[(1, JAN), (2, ANNA)]);
    let changes = ratings.count(&lost).await.unwrap();
    assert!(changes[1].player == player(JAN) && changes[1].after.mean > changes[1].before.mean, "{changes:?}");
    let games = |of: &[(Family, Standing)]| of.iter().find(|(family, _)| *family == Family::Chess).unwrap().1.games;
    assert_eq!(games(&ratings.standings(&player(ANNA)).await.unwrap()), games(&standings) + 1);
    let listed = names(&ratings.best(Family::Chess, None, 10).await.unwrap());
    assert!(listed.contains(&JAN.to_owned()) && !listed.contains(&ANNA.to_owned()), "{listed:?}");
}
