//! What every store must do, as one suite that runs against each.

pub(super) mod accounts;
mod daily;
mod ratings;
pub(super) mod reports;

use std::sync::Arc;

use ashtapada_rules::Seat;
use ashtapada_table::dice::{Seed, Seeds};
use ashtapada_table::{
    Absence, ClockPlan, DiceSource, Glance, Header, Player, SeatClock, SeatKey, SeatPlan, Secret, Setup, Sitters,
    StoredEntry, Timing,
};

use super::{Bus, BusEvent, BusListener, DueGame, GamePage, ListFilter, MemoryStore, NoteTooLong, Store, StoreError};
use crate::bus::LONGEST;

pub(super) fn game(id: &str) -> Header {
    Header {
        id: id.to_owned(),
        created: 1_000,
        setup: Setup {
            rules: "soldiers16-bl".to_owned(),
            edition: 1,
            options: vec![("obligation".to_owned(), "huff".to_owned())],
            seats: vec![
                SeatPlan { seat: Seat::South, player: Player::Human { name: "Zofia “Żółć”".to_owned() } },
                SeatPlan { seat: Seat::North, player: Player::Bot { bot: "greedy".to_owned() } },
            ],
            dice: DiceSource::Fair,
            position: None,
            given: 0,
            clock: Some(ClockPlan { initial: 600, increment: 5, ..ClockPlan::default() }),
            clocks: vec![SeatClock { seat: Seat::North, clock: ClockPlan { initial: 60, ..ClockPlan::default() } }],
            apart: true,
            absence: Some(Absence::default()),
            help: true,
            open: true,
            rated: true,
        },
        secret: Secret::new([7; 32]),
        seeds: Seeds::default(),
        sitters: Sitters::default(),
        linked: None,
    }
}

pub(super) fn entry(seq: u32, client: Option<&str>) -> StoredEntry {
    StoredEntry {
        seq,
        seat: Some(Seat::South),
        act: format!("c{seq}-c4"),
        client: client.map(str::to_owned),
        at: 2_000 + u64::from(seq),
        spent: Some(100 * u64::from(seq)),
    }
}

pub(super) fn glance(actions: u32) -> Glance {
    Glance { actions, over: false, position: format!("position {actions}"), due: None }
}

/// The suite.
pub(super) async fn conforms(store: &dyn Store) {
    // The first secret of the site is kept.
    let known = store.secret([1; 32]).await.unwrap();
    assert_eq!(store.secret([2; 32]).await, Ok(known));
    // Nothing is there.
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(store.game("a").await, Ok(None));
    assert_eq!(store.log("a", 0).await, Ok(vec![]));
    assert_eq!(store.newest(ListFilter::All, None, 10).await, Ok(GamePage { games: vec![], next: None }));
    assert!(matches!(store.append("a", &entry(1, None), &glance(1)).await, Err(StoreError::Missing { .. })));

    // A game comes back as it was given, once.
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    assert_eq!(store.ids(None, 10).await, Ok(vec!["a".to_owned()]));
    assert_eq!(store.ids(Some("a"), 10).await, Ok(vec![]));
    assert!(matches!(store.create(&game("a"), &[], &glance(0)).await, Err(StoreError::Taken { seq: 0, .. })));

    // The log grows by one, without gaps, each number once.
    let throw = StoredEntry { seat: None, act: "2 5".to_owned(), spent: None, ..entry(2, None) };
    store.append("a", &entry(1, Some("x")), &glance(1)).await.unwrap();
    store.append("a", &throw, &glance(2)).await.unwrap();
    let taken = StoreError::Taken { game: "a".to_owned(), seq: 2 };
    assert_eq!(store.append("a", &entry(2, Some("other")), &glance(9)).await, Err(taken));
    let missing = StoreError::Missing { game: "a".to_owned(), seq: 4 };
    assert_eq!(store.append("a", &entry(4, None), &glance(9)).await, Err(missing));
    assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, Some("x")), throw.clone()]));
    assert_eq!(store.log("a", 1).await, Ok(vec![throw.clone()]));
    assert_eq!(store.log("a", 2).await, Ok(vec![]));

    // A client's id is carried out once in a game, and does not bind another game.
    assert_eq!(store.append("a", &entry(3, Some("x")), &glance(9)).await, Err(StoreError::Repeated));
    store.create(&game("b"), &[], &glance(0)).await.unwrap();
    store.append("b", &entry(1, Some("x")), &glance(1)).await.unwrap();

    // The list: last played first, with what the last entry left behind; what failed left nothing.
    store.append("a", &entry(3, Some("y")), &Glance { over: true, ..glance(3) }).await.unwrap();
    let list = store.newest(ListFilter::All, None, 10).await.unwrap().games;
    assert_eq!(list.iter().map(|listed| listed.game.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(list[0].played, 2_003);
    assert_eq!(list[0].glance, Glance { over: true, ..glance(3) });
    assert_eq!(list[1].glance, glance(1));
    let first = store.newest(ListFilter::All, None, 1).await.unwrap();
    assert_eq!(first.games, list[..1]);
    let rest = store.newest(ListFilter::All, first.next.as_ref(), 10).await.unwrap();
    assert_eq!(rest, GamePage { games: list[1..].to_vec(), next: None });

    // What is taken off the list is off it, and kept; it comes back when asked for, or when played on.
    let ids = async || {
        store
            .newest(ListFilter::All, None, 10)
            .await
            .unwrap()
            .games
            .into_iter()
            .map(|listed| listed.game.id)
            .collect::<Vec<_>>()
    };
    store.set_listed("a", false).await.unwrap();
    store.set_listed("b", false).await.unwrap();
    assert_eq!(ids().await, [""; 0]);
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    store.set_listed("a", true).await.unwrap();
    assert_eq!(ids().await, ["a"]);
    store.append("b", &StoredEntry { at: 5_000, ..entry(2, None) }, &glance(2)).await.unwrap();
    assert_eq!(ids().await, ["b", "a"]);
    let missing = StoreError::Missing { game: "c".to_owned(), seq: 0 };
    assert_eq!(store.set_listed("c", false).await, Err(missing));

    // What the seats add to the dice is kept, the last of it, and the log stays as it is.
    let mut seeds = Seeds { round: 3, ..Seeds::default() };
    seeds.revealed[0] = Some(Seed::new([1; 32]));
    store.set_seeds("a", &Seeds::default()).await.unwrap();
    store.set_seeds("a", &seeds).await.unwrap();
    assert_eq!(store.game("a").await, Ok(Some(Header { seeds, ..game("a") })));
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    store.set_seeds("a", &Seeds::default()).await.unwrap();
    let missing = StoreError::Missing { game: "none".to_owned(), seq: 0 };
    assert_eq!(store.set_seeds("none", &Seeds::default()).await, Err(missing));

    // So is who sits where.
    let key: SeatKey = "07".repeat(32).parse().unwrap();
    let sitters = Sitters::default().with(Seat::South, (&key).into(), "Zofia “Żółć”").unwrap();
    store.set_sitters("a", &sitters).await.unwrap();
    assert_eq!(store.game("a").await, Ok(Some(Header { sitters, ..game("a") })));
    store.set_sitters("a", &Sitters::default()).await.unwrap();
    let missing = StoreError::Missing { game: "none".to_owned(), seq: 0 };
    assert_eq!(store.set_sitters("none", &Sitters::default()).await, Err(missing));

    // Two writers want the same number: exactly one gets it.
    let (one, two) = (entry(4, Some("one")), entry(4, Some("two")));
    let (at_four, at_four_too) = (glance(4), glance(4));
    let (first, second) = tokio::join!(store.append("a", &one, &at_four), store.append("a", &two, &at_four_too));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert_eq!(store.log("a", 3).await.unwrap().len(), 1);

    // What was played elsewhere comes with the game, and the log goes on from there.
    let known = [entry(1, None), throw.clone()];
    store.create(&Header { created: 1, ..game("c") }, &known, &glance(2)).await.unwrap();
    assert_eq!(store.log("c", 0).await, Ok(known.to_vec()));
    assert!(matches!(store.append("c", &entry(2, None), &glance(9)).await, Err(StoreError::Taken { seq: 2, .. })));
    store.append("c", &StoredEntry { at: 2, ..entry(3, None) }, &glance(3)).await.unwrap();
    begun_games(store).await;
    meetings(store).await;
    accounts::conform(store).await;
    ratings::conforms(store).await;
    reports::conforms(store).await;
    daily::conforms(store).await;
    clocks(store).await;
}

/// How clocks stand, and which games are due.
async fn clocks(store: &dyn Store) {
    assert_eq!(store.timing("b").await, Ok(None));
    let noted = Timing { seq: 2, spent: 700, since: Some(9_000), given_back: [0, 5, 0, 0], paused: true };
    store.set_timing("b", &Timing::default(), None).await.unwrap();
    store.set_timing("b", &noted, Some(50)).await.unwrap();
    assert_eq!((store.timing("b").await, store.timing("none").await), (Ok(Some(noted)), Ok(None)));
    let missing = StoreError::Missing { game: "none".to_owned(), seq: 0 };
    assert_eq!(store.set_timing("none", &noted, None).await, Err(missing));

    // The first that is due comes first; what is due later, over or not due at all does not.
    let due = |at: u64, id: &str| DueGame { at, id: id.to_owned() };
    for (id, at) in [("due-late", Some(90)), ("due-too", Some(50)), ("due-first", Some(0)), ("due-never", None)] {
        store.create(&game(id), &[], &Glance { due: at, ..glance(0) }).await.unwrap();
    }
    let first = vec![due(0, "due-first"), due(50, "b"), due(50, "due-too")];
    assert_eq!(store.due(89, None, 10).await, Ok(first.clone()));
    assert_eq!(store.due(89, None, 1).await, Ok(first[..1].to_vec()));
    assert_eq!(store.due(90, Some(&first[1]), 10).await, Ok(vec![first[2].clone(), due(90, "due-late")]));
    // Every entry says anew when the game is due, and leaves what was noted of the clock.
    store.append("b", &entry(3, None), &Glance { due: Some(70), ..glance(3) }).await.unwrap();
    assert_eq!(store.due(89, Some(&first[2]), 10).await, Ok(vec![due(70, "b")]));
    assert_eq!(store.timing("b").await, Ok(Some(noted)));
    store.append("b", &entry(4, None), &glance(4)).await.unwrap();
    assert_eq!(store.due(89, None, 10).await, Ok(vec![first[0].clone(), first[2].clone()]));
}

/// What is listed, and what is removed: `a` is over, `b` goes on, and in `c` nobody has done anything.
async fn begun_games(store: &dyn Store) {
    let ids = async |filter| -> Vec<String> {
        store.newest(filter, None, 10).await.unwrap().games.into_iter().map(|listed| listed.game.id).collect()
    };
    store.append("a", &entry(5, None), &Glance { over: true, ..glance(5) }).await.unwrap();
    assert_eq!(
        (ids(ListFilter::Going).await, ids(ListFilter::Over).await),
        (vec!["b".to_owned()], vec!["a".to_owned()])
    );
    assert_eq!(ids(ListFilter::All).await.len(), 2, "nobody has done anything in `c`");
    store.append("c", &StoredEntry { at: 3, ..entry(4, Some("z")) }, &glance(4)).await.unwrap();
    assert_eq!(ids(ListFilter::Going).await, ["b", "c"]);

    // Untouched, played by computers alone, brought here with moves, set up by hand, over, looked at, and young.
    let with = |id: &str, change: fn(&mut Header)| {
        let mut header = game(id);
        change(&mut header);
        header
    };
    store.create(&game("untouched"), &[], &glance(0)).await.unwrap();
    store.create(&game("computers"), &[], &glance(0)).await.unwrap();
    store.append("computers", &entry(1, None), &glance(1)).await.unwrap();
    store
        .create(&with("brought", |it| it.setup.given = 2), &[entry(1, None), entry(2, None)], &glance(2))
        .await
        .unwrap();
    store.create(&with("placed", |it| it.setup.position = Some("p".to_owned())), &[], &glance(0)).await.unwrap();
    store.create(&game("over"), &[], &Glance { over: true, ..glance(0) }).await.unwrap();
    store.create(&game("seen"), &[], &glance(0)).await.unwrap();
    store.create(&with("young", |it| it.created = 9_000), &[], &glance(0)).await.unwrap();
    assert_eq!(store.tidy(500, &[]).await, Ok(0), "nothing is that old");
    assert_eq!(store.tidy(8_000, &["seen".to_owned()]).await, Ok(2));
    assert_eq!(store.log("computers", 0).await, Ok(vec![]));
    for (id, kept) in [("untouched", false), ("computers", false)]
        .into_iter()
        .chain(["a", "b", "c", "brought", "placed", "over", "seen", "young"].map(|id| (id, true)))
    {
        assert_eq!(store.game(id).await.unwrap().is_some(), kept, "{id}");
    }
    // Whatever somebody has done is still there.
    assert_eq!(store.log("c", 0).await.unwrap().len(), 4);
}

/// Who looked for others is given a seat once, and nothing is stored where that fails; other tables are not concerned.
async fn meetings(store: &dyn Store) {
    let keys: Vec<SeatKey> = (1..4).map(|of| format!("{of:02x}").repeat(32).parse().unwrap()).collect();
    let with = |id: &str, [south, north]: [usize; 2]| {
        let sitters = Sitters::default().with(Seat::South, (&keys[south]).into(), "Zofia");
        let sitters =
            sitters.and_then(|sitters| sitters.with(Seat::North, (&keys[north]).into(), "Jan")).unwrap_or_default();
        Header { sitters, ..game(id) }
    };
    assert_eq!(store.met(&keys[0].hash()).await, Ok(None));
    store.create_met(&with("m", [0, 1]), &[], &glance(0)).await.unwrap();
    assert_eq!(store.game("m").await, Ok(Some(with("m", [0, 1]))));
    assert_eq!(store.create_met(&with("n", [1, 2]), &[], &glance(0)).await, Err(StoreError::Seated));
    assert_eq!(store.game("n").await, Ok(None));
    for (key, met) in keys.iter().zip([Some("m"), Some("m"), None]) {
        assert_eq!(store.met(&key.hash()).await, Ok(met.map(str::to_owned)));
    }
    let taken = StoreError::Taken { game: "m".to_owned(), seq: 0 };
    assert_eq!(store.create_met(&with("m", [2, 2]), &[], &glance(0)).await, Err(taken));
    store.create(&with("n", [0, 1]), &[], &glance(0)).await.unwrap();
}

#[tokio::test]
async fn memory_conforms() {
    conforms(&MemoryStore::default()).await;
}

/// Checks what every bus must do: each of three servers hears the others. `hears` listens at the first since before the
/// others joined.
pub async fn carries([one, two, three]: [Arc<dyn Bus>; 3], mut hears: BusListener) {
    // The others are new to it, and it may ask them what they have to say.
    let mut new = Vec::new();
    while new.len() < 2 {
        if let BusEvent::Missed { from } = heard(&mut hears).await {
            new.push(from);
        }
    }
    let mut others = [two.number(), three.number()];
    new.sort_unstable();
    others.sort_unstable();
    assert_eq!(new, others);

    // In order, once, whatever is in it and however much it is; and never to oneself.
    let mut others = three.listen();
    // A server hears what is told from when it has joined, which takes a moment.
    let waits = std::time::Duration::from_millis(100);
    while tokio::time::timeout(waits, others.next()).await.is_err() {
        assert_eq!(two.tell("hello"), Ok(()));
    }
    let texts: Vec<String> =
        (0..500).map(|number| format!("{number} \"\\ \n\0 ż {}", "x".repeat(number * 7 % 3_000))).collect();
    for text in &texts {
        assert_eq!(two.tell(text), Ok(()));
    }
    assert_eq!(two.tell(&"x".repeat(LONGEST)), Err(NoteTooLong));
    assert_eq!(one.tell("own"), Ok(()));
    for hears in [&mut hears, &mut others] {
        let mut came = Vec::new();
        while came.len() < texts.len() {
            match heard(hears).await {
                BusEvent::Note { text, .. } if text == "hello" => {}
                BusEvent::Note { from, text } if from == two.number() => came.push(text),
                BusEvent::Note { from, text } => assert_eq!((from, text.as_str()), (one.number(), "own")),
                BusEvent::Missed { .. } => {}
                BusEvent::Gone { from } => panic!("{from} is gone"),
            }
        }
        assert_eq!(came, texts);
    }

    // Who leaves says what it had to say.
    assert_eq!(two.tell("good night"), Ok(()));
    two.leave().await;
    let from = two.number();
    assert_eq!(heard(&mut hears).await, BusEvent::Note { from, text: "good night".to_owned() });
    assert_eq!(heard(&mut hears).await, BusEvent::Gone { from });
}

async fn heard(hears: &mut BusListener) -> BusEvent {
    let heard = tokio::time::timeout(std::time::Duration::from_secs(60), hears.next()).await;
    heard.expect("something is told").unwrap().expect("nothing is missed")
}
