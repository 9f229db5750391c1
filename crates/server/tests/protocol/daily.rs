//! The games of a day: one table that counts for each key, the same game for whoever plays the same, and what it came to.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ashtapada_server::Pace;
use ashtapada_server::store::{DailyEntry, MemoryStore, Store};
use ashtapada_table::SeatKey;
use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::Record;
use ashtapada_table::rulebook::Day;
use serde_json::{Value, json};

use crate::support::{Client, Running, in_memory, kind, start, start_at};

fn today() -> Day {
    Day::at(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64)
}

async fn begin(server: &Running, game: &str, digit: &str, name: &str) -> Value {
    let asked = json!({"key": digit.repeat(64), "name": name}).to_string();
    let (status, body) = server.ask("POST", &format!("/api/daily-games/today/{game}"), &asked).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).unwrap()
}

fn id(begun: &Value) -> String {
    begun["id"].as_str().unwrap().to_owned()
}

async fn sit(server: &Running, game: &str, digit: &str) -> Client {
    server.sit_down(game, "south", digit).await
}

/// The game with throws, and that without.
const THROW: &str = "throw";
const HUNT: &str = "hunt";

/// Plays the first action that there is to the end.
async fn play(client: &mut Client, own: &str) {
    loop {
        match client.turn() {
            "over" => return,
            "chance" if client.view["turn"]["seat"] == own => _ = client.ask(json!({"type": "roll"})).await,
            "seat" if client.view["turn"]["seat"] == own && client.legal() != ["pass"] => {
                let first = client.legal()[0].clone();
                assert_eq!(client.act(&first).await["type"], "done");
            }
            _ => _ = client.hear_of("played").await,
        }
    }
}

async fn page(server: &Running, date: &str, at: &str) -> Value {
    server.get(&format!("/api/daily-games/{date}/{THROW}?at={at}")).await
}

#[tokio::test]
async fn whoever_plays_the_same_has_the_same_game_and_the_first_counts() {
    // Between two moments of the same day.
    let day = today();
    let server = in_memory().await;
    let mut records = Vec::new();
    for digit in ["1", "2"] {
        let begun = begin(&server, THROW, digit, "Zofia").await;
        assert_eq!((&begun["counts"], &begun["day"]), (&json!(true), &json!(day)));
        let game = id(&begun);
        let mut client = sit(&server, &game, digit).await;
        client.ask(json!({"type": "roll"})).await;
        // Where the throw moves nothing, as on some days, the others play on meanwhile.
        let back = loop {
            let back = client.ask(json!({"type": "take-back"})).await;
            if kind(&back) != "stale" {
                break back;
            }
        };
        assert_eq!(kind(&back), "throws-known");
        // As long as it goes on it is the game of the day.
        assert_eq!(id(&begin(&server, THROW, digit, "Jan").await), game);
        assert_eq!(page(&server, "today", &game).await["own"], Value::Null);
        play(&mut client, "south").await;
        let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
        let record: Record = record.parse().unwrap();
        assert!(matches!(proof::check(&record), Ok(Proof::OfDay { given: 0, day: of, .. }) if of == day));
        records.push(record.game.plies().collect::<Vec<_>>());

        let own = page(&server, "today", &game).await;
        let points = client.view["seats"].as_array().unwrap().iter().find(|seat| seat["seat"] == "south").unwrap();
        assert_eq!(own["own"]["score"], json!({"kind": "points", "points": points["points"]}));
        assert_eq!(own["own"]["counts"], true);
        assert_eq!(own["own"]["standing"], json!({"place": 1, "below": 0}));
        assert_eq!(own["own"]["rounds"].as_array().unwrap().len(), 15);
        assert_eq!(own["played"], digit.parse::<u32>().unwrap());
        assert_eq!((&own["best"], &own["open"]), (&Value::Null, &json!(true)));
        assert_eq!(own["throws"].as_array().unwrap().len(), 15);

        // Others are for fun.
        let again = begin(&server, THROW, digit, "").await;
        assert_eq!(again["counts"], false);
        assert_ne!(id(&again), game);
    }
    assert_eq!(records[0], records[1], "computer players play alike");
    assert_eq!(server.get("/api/daily-games/today/throw").await["results"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_is_given_up_is_the_one_of_its_day_and_comes_to_nothing() {
    let server = in_memory().await;
    let game = id(&begin(&server, THROW, "1", "").await);
    let mut client = sit(&server, &game, "1").await;
    client.ask(json!({"type": "resign", "seat": "south"})).await;
    while client.turn() != "over" {
        client.say(json!({"type": "tempo", "tempo": "unseen"})).await;
        client.hear_of("played").await;
    }
    let told = page(&server, "today", &game).await;
    assert_eq!((&told["own"], &told["played"]), (&Value::Null, &json!(0)));
    assert_eq!(begin(&server, THROW, "1", "").await["counts"], false);
    server.stop().await;
}

#[tokio::test]
async fn the_strongest_player_plays_the_throws_of_the_day_and_shows_its_game_afterwards() {
    let store = Arc::new(MemoryStore::default());
    let server = start(store.clone()).await;
    let game = id(&begin(&server, THROW, "1", "").await);
    let strongest = loop {
        let told = page(&server, "today", &game).await;
        if !told["strongest"].is_null() {
            break told["strongest"].clone();
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(strongest["rounds"].as_array().unwrap().len(), 15);
    assert_eq!(strongest["game"], Value::Null, "it would give the game away");
    server.stop().await;
    // It is kept.
    let again = start(store.clone()).await;
    assert_eq!(again.get("/api/daily-games/today/throw").await["strongest"], strongest);
    assert_eq!(store.ids(None, 9).await.unwrap().len(), 2);
    again.stop().await;
}

#[tokio::test]
async fn the_best_game_of_a_day_is_shown_when_it_is_over() {
    let store = Arc::new(MemoryStore::default());
    let server = start_at(store.clone(), Pace::hurried()).await;
    let player = |digit: &str| digit.repeat(64).parse::<SeatKey>().unwrap().hash();
    let entry = |day, digit: &str, points| DailyEntry {
        day,
        daily: THROW.to_owned(),
        player: player(digit),
        game: format!("game-{digit}-{day}"),
        name: "Lída".to_owned(),
        points: Some(points),
    };
    let (day, earlier) = (today(), Day(today().0 - 2));
    for of in [day, earlier] {
        for (digit, points) in [("1", 9), ("2", 23), ("3", 9)] {
            store.daily().enter(&entry(of, digit, points)).await.unwrap();
        }
    }
    let points = |points| json!({"kind": "points", "points": points});
    let results = json!([[points(9), 2], [points(23), 1]]);
    let told = server.get(&format!("/api/daily-games/{earlier}/throw")).await;
    assert_eq!(told["best"], json!({"game": format!("game-2-{earlier}"), "name": "Lída", "score": points(23)}));
    assert_eq!((&told["results"], &told["played"]), (&results, &json!(3)));
    assert_eq!(told["open"], false);
    let told = server.get(&format!("/api/daily-games/{day}/throw")).await;
    assert_eq!((&told["best"], &told["results"]), (&Value::Null, &results));
    // What cannot be told.
    let soldiers = server.soldiers(json!([])).await;
    for (path, status) in [
        (Day(day.0 + 1).to_string(), 404),
        (format!("{}/throw", Day(day.0 + 1)), 404),
        ("tomorrow".to_owned(), 400),
        ("today/nothing".to_owned(), 404),
        (format!("today/throw?at={soldiers}"), 400),
        ("today/throw?at=nothing".to_owned(), 404),
    ] {
        assert_eq!(server.ask("GET", &format!("/api/daily-games/{path}"), "").await.0, status, "{path}");
    }
    for body in ["{}", r#"{"key": "07"}"#] {
        assert_eq!(server.ask("POST", "/api/daily-games/today/throw", body).await.0, 400);
    }
    let asked = json!({"key": "1".repeat(64)}).to_string();
    assert_eq!(server.ask("POST", &format!("/api/daily-games/{earlier}/throw"), &asked).await.0, 400);
    server.stop().await;
}

#[tokio::test]
async fn a_game_without_dice_is_played_alike_and_comes_to_its_turns() {
    let server = in_memory().await;
    let day = server.get("/api/daily-games/today").await;
    let ids: Vec<&str> = day["games"].as_array().unwrap().iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!((ids, &day["day"]), (vec![THROW, HUNT], &json!(today())));
    let told = &day["games"][1];
    assert!(told["role"].is_string() && told["throws"] == json!([]), "{told}");
    let own = told["seat"].as_str().unwrap();
    let mut records = Vec::new();
    for digit in ["1", "2"] {
        let game = id(&begin(&server, HUNT, digit, "Zofia").await);
        // The other game of the day is another one.
        assert_ne!(id(&begin(&server, THROW, digit, "").await), game);
        let mut client = server.sit_down(&game, own, digit).await;
        play(&mut client, own).await;
        let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
        let record: Record = record.parse().unwrap();
        records.push(record.game.plies().collect::<Vec<_>>());
        let told = server.get(&format!("/api/daily-games/today/{HUNT}?at={game}")).await;
        let score = match client.view["outcome"]["payoff"][own].as_f64() {
            Some(1.0) => "won",
            Some(0.0) => "lost",
            share => panic!("{share:?} for playing the first that there is"),
        };
        assert_eq!((&told["own"]["score"]["kind"], &told["own"]["counts"]), (&json!(score), &json!(true)));
        assert_eq!(told["results"], json!([[told["own"]["score"], told["played"]]]));
        assert_eq!(told["own"]["standing"], json!({"place": 1, "below": 0}));
        // Of another game of the day it is none.
        assert_eq!(server.ask("GET", &format!("/api/daily-games/today/{THROW}?at={game}"), "").await.0, 400);
    }
    assert_eq!(records[0], records[1], "computer players play alike");
    server.stop().await;
}

#[tokio::test]
async fn positions_are_told_by_day_by_what_is_past_and_in_a_row() {
    let server = in_memory().await;
    let now = server.get("/api/daily/today").await;
    assert_eq!((&now["day"], now["positions"].as_array().unwrap().len()), (&json!(today()), 4));
    assert_eq!(server.get(&format!("/api/daily/{}", today())).await, now);
    let past = server.get("/api/daily/today/past").await;
    let last = &past["positions"][0];
    assert_eq!(last["day"], json!(today().before()));
    let then = server.get(&format!("/api/daily/{}", last["day"].as_str().unwrap())).await;
    let lists = |of: &Value| of["positions"].as_array().unwrap().clone();
    assert!(lists(&then).iter().any(|one| one["list"] == last["list"] && one["rules"] == last["rules"]));
    assert_eq!(server.get("/api/rush/7").await["number"], 7);
    for path in ["/api/daily/yesterday", "/api/daily/yesterday/past", "/api/rush/-1", "/api/rush/4294967296"] {
        assert_eq!(server.ask("GET", path, "").await.0, 400, "{path}");
    }
    server.stop().await;
}
