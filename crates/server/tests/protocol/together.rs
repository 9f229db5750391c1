//! Finding a table and each other: codes, open tables, searches; talk, and the next game of the same group.

use std::sync::Arc;

use ashtapada_rules::Seat;
use ashtapada_server::store::{MemoryStore, SqliteStore, Store};
use serde_json::{Value, json};

use crate::support::{Client, Running, Scratch, in_memory, kind, on_file, start};

fn key(of: &str) -> String {
    of.repeat(64)
}

async fn table(server: &Running, open: bool) -> String {
    let options = json!([["firstPlayer", "south"]]);
    let asked = json!({"rules": "soldiers16-bl", "options": options, "dice": "fair", "apart": true, "open": open});
    server.new_game(asked).await
}

/// Comes and sits down.
async fn sit(server: &Running, game: &str, seat: &str, of: &str, name: &str) -> Client {
    let mut client = server.knock(game).await;
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.hear_of("seats").await;
    client.say(json!({"type": "sit", "seat": seat, "key": key(of), "name": name})).await;
    let seats = client.hear_of("seats").await;
    assert!(seats["yours"].as_array().unwrap().contains(&json!(seat)), "{seats}");
    client
}

async fn look(server: &Running, of: &str, rules: &str, name: &str) -> Client {
    let mut client = server.lobby().await;
    client.say(json!({"type": "look", "key": key(of), "rules": rules, "name": name, "minutes": 5})).await;
    client
}

#[tokio::test]
async fn a_table_is_found_by_its_code_while_it_goes_on() {
    let server = in_memory().await;
    let game = table(&server, false).await;
    let mut anna = server.knock(&game).await;
    anna.say(json!({"type": "hello", "seen": 0})).await;
    let code = anna.hear_of("seats").await["code"].as_str().unwrap().to_owned();
    assert_eq!(code.len(), 6);
    assert_eq!(server.get(&format!("/api/codes/{}", code.to_lowercase())).await["id"], json!(game));
}

#[tokio::test]
async fn open_tables_are_offered_while_somebody_is_there_and_others_to_nobody() {
    let server = in_memory().await;
    let (open, private) = (table(&server, true).await, table(&server, false).await);
    let mut eve = server.lobby().await;
    assert_eq!(eve.hear_of("offers").await["tables"], json!([]), "nobody is there");
    let mut anna = sit(&server, &open, "south", "a", "Anna").await;
    let _jan = sit(&server, &private, "south", "b", "Jan").await;
    let offered = loop {
        let offers = eve.hear_of("offers").await;
        if offers["tables"][0]["free"] == json!(["north"]) {
            break offers;
        }
    };
    let tables = offered["tables"].as_array().unwrap();
    assert_eq!((tables.len(), &tables[0]["id"]), (1, &json!(open)));
    assert_eq!(tables[0]["seats"][0]["player"]["name"], "Anna");
    assert_eq!((&tables[0]["begun"], &tables[0]["watching"]), (&json!(false), &json!(0)));
    assert!(tables[0].get("stand_ins").is_none());
    // Where the computer plays until somebody comes that is told, and that one can sit down there all the same.
    assert_eq!(anna.ask(json!({"type": "stand-in", "seat": "north"})).await["type"], "done");
    let filled = loop {
        let offers = eve.hear_of("offers").await;
        if let Some(plan) = offers["tables"][0]["stand_ins"].get(0) {
            break (plan["seat"].clone(), plan["player"]["kind"].clone(), offers["tables"][0]["free"].clone());
        }
    };
    assert_eq!(filled, (json!("north"), json!("bot"), json!(["north"])));
    drop(anna);
    while eve.hear_of("offers").await["tables"] != json!([]) {}
}

#[tokio::test]
async fn what_is_played_at_open_tables_can_be_watched_and_private_tables_are_told_to_nobody() {
    let server = in_memory().await;
    let (open, private) = (table(&server, true).await, table(&server, false).await);
    assert_eq!(server.get("/api/live").await["tables"], json!([]));
    let mut anna = sit(&server, &open, "south", "a", "Anna").await;
    let mut jan = sit(&server, &open, "north", "b", "Jan").await;
    let mut ewa = sit(&server, &private, "south", "c", "Ewa").await;
    let _ola = sit(&server, &private, "north", "d", "Ola").await;
    for player in [&mut anna, &mut ewa] {
        let played = player.ask(json!({"type": "act", "action": "e4-e5"})).await;
        assert_eq!(played["type"], "done", "{played}");
    }
    let shown = loop {
        let live = server.get("/api/live").await;
        if live["tables"] != json!([]) {
            break live["tables"].clone();
        }
    };
    assert_eq!((shown.as_array().unwrap().len(), &shown[0]["table"]["id"]), (1, &json!(open)));
    let again = server.get(&format!("/api/live?shown={private},{open}")).await;
    assert_eq!(again["tables"].as_array().unwrap().len(), 1, "once, and no private one by its id: {again}");
    assert_eq!(shown[0]["table"]["seats"][1]["player"]["name"], "Jan");
    assert_eq!(shown[0]["view"]["turn"], json!({"kind": "seat", "seat": "north"}), "as it stands now");
    // What is over is not played any more.
    jan.hear_of("played").await;
    assert_eq!(jan.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    while server.get("/api/live").await["tables"] != json!([]) {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn two_who_look_for_people_at_once_meet_at_one_table_and_the_same_ask_is_the_same_seat() {
    let server = in_memory().await;
    let (mut anna, mut jan) =
        tokio::join!(look(&server, "a", "soldiers16-bl", "Anna"), look(&server, "b", "soldiers16-bl", "Anna"));
    let (one, other) = (anna.hear_of("met").await, jan.hear_of("met").await);
    assert_eq!(one["game"], other["game"]);
    assert_ne!(one["seat"], other["seat"]);
    let mut again = look(&server, "a", "soldiers16-bl", "Anna").await;
    assert_eq!(again.hear_of("met").await, one);
    let game = one["game"].as_str().unwrap();
    let mut seated = server.knock(game).await;
    seated.say(json!({"type": "hello", "seen": 0, "keys": [[one["seat"], key("a")]]})).await;
    let seats = seated.hear_of("seats").await;
    assert_eq!((&seats["yours"], &seats["free"]), (&json!([one["seat"]]), &json!([])));
    let mut names: Vec<&str> = (0..2).map(|at| seats["seats"][at]["player"]["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Anna", "Anna (2)"]);
}

#[tokio::test]
async fn open_tables_are_told_as_the_client_wants_them() {
    let server = in_memory().await;
    let clock = json!({"initial": 300, "increment": 5});
    let bot = json!([{"seat": "north", "player": {"kind": "bot", "bot": "level-7"}}]);
    let asked =
        json!({"rules": "vilac-9506", "dice": "fair", "apart": true, "open": true, "clock": clock, "seats": bot});
    let (plain, clocked) = (table(&server, true).await, server.new_game(asked).await);
    let _anna = sit(&server, &plain, "south", "a", "Anna").await;
    let _jan = sit(&server, &clocked, "south", "b", "Jan").await;
    let mut eve = server.lobby().await;
    let speeds = eve.hear_of("speeds").await;
    assert_eq!(speeds["speeds"][0], json!({"speed": "none"}));
    while eve.hear_of("offers").await["tables"].as_array().unwrap().len() < 2 {}
    for (filter, id) in [
        (json!({"pace": "live"}), &clocked),
        (json!({"machines": "none"}), &plain),
        (json!({"rules": "soldiers16-bl", "pace": "none"}), &plain),
        (json!({"machines": "strong", "rules": "vilac-9506"}), &clocked),
    ] {
        eve.say(json!({"type": "show", "filter": filter})).await;
        let offers = loop {
            let offers = eve.hear_of("offers").await;
            if offers["others"] == json!(1) && offers["tables"][0]["id"] == json!(id) {
                break offers;
            }
        };
        assert_eq!(offers["tables"].as_array().unwrap().len(), 1, "{filter}");
        eve.say(json!({"type": "show", "filter": {}})).await;
        while eve.hear_of("offers").await["others"] != json!(0) {}
    }
    eve.say(json!({"type": "show", "filter": {"pace": "days"}})).await;
    while eve.hear_of("offers").await["others"] != json!(2) {}
}

/// Looks for people at soldiers with wishes.
async fn wish(server: &Running, of: &str, wishes: Value) -> Client {
    let mut client = server.lobby().await;
    let rules = "soldiers16-bl";
    client
        .say(json!({"type": "look", "key": key(of), "rules": rules, "name": "", "minutes": 5, "wishes": wishes}))
        .await;
    client
}

#[tokio::test]
async fn those_who_want_the_same_meet_and_play_so() {
    let server = in_memory().await;
    let mut anna = wish(&server, "a", json!({"speed": "quick", "options": [["obligation", "none"]]})).await;
    let search = anna.hear_of("search").await;
    assert_eq!(search["wishes"], json!({"speed": "quick", "options": [["obligation", "none"]]}));
    // Another clock, other rules: nobody is led to what he did not ask for.
    let mut jan = wish(&server, "b", json!({"speed": "days", "any_options": true})).await;
    let mut eve = wish(&server, "c", json!({})).await;
    assert_eq!(jan.hear_of("search").await["people"], json!(1));
    assert_eq!(eve.hear_of("search").await["people"], json!(1));
    eve.say(json!({"type": "stop"})).await;
    let mut ola = wish(&server, "d", json!({"level": 3, "any_options": true})).await;
    let game = anna.hear_of("met").await["game"].clone();
    assert_eq!(ola.hear_of("met").await["game"], game);
    let snapshot = server.get(&format!("/api/games/{}", game.as_str().unwrap())).await;
    let table = &snapshot["table"];
    assert_eq!(table["clock"], json!({"initial": 300, "increment": 5, "decides": true}));
    assert!(table["options"].as_array().unwrap().contains(&json!(["obligation", "none"])), "{table}");
    eve.say(json!({"type": "look", "key": key("e"), "rules": "soldiers16-bl", "name": "", "minutes": 5,
        "wishes": {"level": 9}}))
        .await;
    assert_eq!(kind(&eve.hear_of("trouble").await), "bad-request");
}

#[tokio::test]
async fn who_stops_looking_is_led_to_nobody() {
    let server = in_memory().await;
    let mut anna = look(&server, "a", "vilac-9506", "Anna").await;
    assert_eq!(anna.hear_of("search").await["of"], json!(2));
    anna.say(json!({"type": "stop"})).await;
    let mut jan = look(&server, "b", "vilac-9506", "Jan").await;
    let search = jan.hear_of("search").await;
    assert_eq!(search["people"], json!(1), "{search}");
    jan.say(json!({"type": "look", "key": key("c"), "rules": "none", "name": "", "minutes": 5})).await;
    jan.hear_of("trouble").await;
    jan.say(json!({"type": "look", "key": key("c"), "rules": "vilac-9506", "name": "", "minutes": 60})).await;
    jan.hear_of("trouble").await;
}

async fn talked(client: &mut Client, talk: Value) -> Value {
    client.say(json!({"type": "talk", "talk": talk})).await;
    loop {
        let message = client.hear().await.expect("an answer");
        if message["type"] == "talked" || message["type"] == "trouble" {
            return message;
        }
    }
}

/// Whom somebody reports, whoever runs the server finds, once, also when the server was started anew.
#[tokio::test]
async fn who_was_reported_is_kept() {
    let scratch = Scratch::new("reports");
    let server = on_file(&scratch.file()).await;
    let open = table(&server, true).await;
    let private = table(&server, false).await;
    let _anna = sit(&server, &open, "south", "a", "Anna").await;
    let mut jan = sit(&server, &open, "north", "b", "Jan").await;
    for reason in ["leaving", "talk"] {
        jan.say(json!({"type": "report", "seat": "south", "reason": reason})).await;
        assert_eq!(jan.hear_of("reported").await["seat"], "south");
    }
    // Oneself, and at a table of friends nobody.
    jan.say(json!({"type": "report", "seat": "north"})).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "bad-request");
    let mut ola = sit(&server, &private, "south", "c", "Ola").await;
    let _ewa = sit(&server, &private, "north", "d", "Ewa").await;
    ola.say(json!({"type": "report", "seat": "north"})).await;
    assert_eq!(kind(&ola.hear_of("trouble").await), "bad-request");
    server.stop().await;
    let server = on_file(&scratch.file()).await;
    let mut jan = sit(&server, &open, "north", "b", "Jan").await;
    jan.say(json!({"type": "report", "seat": "south"})).await;
    jan.hear_of("reported").await;
    server.stop().await;
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let kept = store.reports().reported(0, 9).await.unwrap();
    let [(_, report)] = &kept[..] else { panic!("{kept:?}") };
    assert_eq!((report.game.as_str(), report.name.as_str()), (open.as_str(), "Anna"));
    assert_eq!((report.seat, report.by, report.reason.as_deref()), (Seat::South, Seat::North, Some("leaving")));
    assert!(report.at > 1_700_000_000_000 && report.player.is_none());
}

/// A report is of the person, and not of the seat.
#[tokio::test]
async fn whoever_sits_there_next_can_be_reported_too() {
    let store = Arc::new(MemoryStore::default());
    let server = start(store.clone()).await;
    let open = table(&server, true).await;
    let mut anna = sit(&server, &open, "south", "a", "Anna").await;
    let mut jan = sit(&server, &open, "north", "b", "Jan").await;
    let report = json!({"type": "report", "seat": "south", "reason": "name"});
    jan.say(report.clone()).await;
    jan.hear_of("reported").await;
    anna.say(json!({"type": "rise", "seat": "south", "key": key("a")})).await;
    while anna.hear_of("seats").await["yours"] != json!([]) {}
    jan.say(report.clone()).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "bad-request", "nobody sits there");
    let _ola = sit(&server, &open, "south", "c", "Ola").await;
    jan.say(report.clone()).await;
    jan.hear_of("reported").await;
    let kept = store.reports().reported(0, 9).await.unwrap();
    let names: Vec<&str> = kept.iter().map(|(_, report)| report.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Ola"]);
    // By ever new names nobody fills the disk.
    for number in 3..=13 {
        let _ola = sit(&server, &open, "south", "c", &format!("Ola {number}")).await;
        jan.say(report.clone()).await;
        let heard = jan.hear_of(if number <= 12 { "reported" } else { "trouble" }).await;
        assert!(number <= 12 || kind(&heard) == "bad-request", "{heard}");
    }
    assert_eq!(store.reports().reported(0, 99).await.unwrap().len(), 12);
}

#[tokio::test]
async fn strangers_have_phrases_and_friends_their_own_words() {
    let server = in_memory().await;
    let words = json!({"kind": "words", "text": " Come on\u{7}! "});
    let hello = json!({"kind": "phrase", "phrase": "hello"});
    let open = table(&server, true).await;
    let mut anna = sit(&server, &open, "south", "a", "Anna").await;
    let mut jan = sit(&server, &open, "north", "b", "Jan").await;
    assert_eq!(kind(&talked(&mut anna, words.clone()).await), "bad-request");
    assert_eq!(talked(&mut anna, hello.clone()).await["seat"], "south");
    assert_eq!(jan.hear_of("talked").await["talk"], hello);
    assert_eq!(kind(&talked(&mut anna, hello.clone()).await), "too-soon");
    jan.say(json!({"type": "report", "seat": "south", "reason": "leaving"})).await;
    assert_eq!(jan.hear_of("reported").await["seat"], "south");
    let mut eve = server.knock(&open).await;
    eve.say(json!({"type": "hello", "seen": 0})).await;
    eve.say(json!({"type": "talk", "talk": hello})).await;
    let own = json!({"type": "watcher-talked", "watcher": 1, "talk": hello, "yours": true});
    assert_eq!(eve.hear_of("watcher-talked").await, own);
    // The players hear of it when it can be advice no more.
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    let heard = json!({"type": "watcher-talked", "watcher": 1, "talk": hello});
    assert_eq!(jan.hear_of("watcher-talked").await, heard);

    let private = table(&server, false).await;
    let mut anna = sit(&server, &private, "south", "a", "Anna").await;
    let said = talked(&mut anna, words).await;
    assert_eq!(said["talk"]["text"], "Come on!");
    let mut jan = sit(&server, &private, "north", "b", "Jan").await;
    let long = json!({"kind": "words", "text": "a".repeat(141)});
    assert_eq!(kind(&talked(&mut jan, long).await), "bad-request");
}

#[tokio::test]
async fn names_that_look_alike_are_told_to_look_the_same() {
    let server = in_memory().await;
    let names = json!(["Anna", "\u{410}nna", "a n n a", "Hanna"]).to_string();
    let (status, looks) = server.ask("POST", "/api/looks", &names).await;
    let looks: Vec<Vec<String>> = serde_json::from_str(&looks).unwrap();
    assert_eq!(status, 200);
    let alike = |one: usize, other: usize| looks[one].iter().any(|look| looks[other].contains(look));
    assert!(alike(0, 1) && alike(0, 2) && !alike(0, 3), "{looks:?}");
    let (status, body) = server.ask("POST", "/api/looks", &json!(vec!["a"; 101]).to_string()).await;
    assert_eq!(status, 400, "{body}");
}

#[tokio::test]
async fn there_is_one_next_game_whoever_asks_for_it_and_each_keeps_the_key() {
    let scratch = Scratch::new("next-game");
    let server = on_file(&scratch.file()).await;
    let game = table(&server, false).await;
    let mut anna = sit(&server, &game, "south", "a", "Anna").await;
    let mut jan = sit(&server, &game, "north", "b", "Jan").await;
    jan.say(json!({"type": "next", "further": true})).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "bad-request", "this one goes on");
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    jan.hear_of("played").await;
    let next = json!({"type": "next", "further": true});
    anna.say(next.clone()).await;
    jan.say(next.clone()).await;
    let (one, other) = (anna.hear_of("next").await, jan.hear_of("next").await);
    assert_eq!(one, other);
    assert_eq!(one["by"], "south", "the others are told who asked");
    server.stop().await;

    // After a restart it is still the same, and whoever comes back to the old table is told of it.
    let server = on_file(&scratch.file()).await;
    let mut jan = server.knock(&game).await;
    jan.say(json!({"type": "hello", "seen": 0, "keys": [["north", key("b")]]})).await;
    assert_eq!(jan.hear_of("next").await["game"], one["game"]);
    jan.say(json!({"type": "next", "further": false})).await;
    assert_eq!(jan.hear_of("next").await["game"], one["game"]);
    let mut jan = server.knock(one["game"].as_str().unwrap()).await;
    jan.say(json!({"type": "hello", "seen": 0, "keys": [["north", key("b")], ["south", key("b")]]})).await;
    let seats = jan.hear_of("seats").await;
    assert_eq!((&seats["yours"], &seats["free"]), (&json!(["south"]), &json!([])), "each a seat further");
    assert_eq!(seats["seats"][0]["player"]["name"], "Jan");
    server.stop().await;
}

#[tokio::test]
async fn a_group_of_four_chooses_who_plays_with_whom_next() {
    let server = in_memory().await;
    let asked =
        json!({"rules": "chaturaji-pl-nodice", "options": [["firstPlayer", "south"]], "dice": "fair", "apart": true});
    let game = server.new_game(asked).await;
    let group = [("south", "a", "Anna"), ("west", "b", "Jan"), ("north", "c", "Eva"), ("east", "d", "Ola")];
    let mut people = Vec::new();
    for (seat, of, name) in group {
        people.push(sit(&server, &game, seat, of, name).await);
    }
    let [anna, jan, ..] = &mut people[..] else { panic!("four people") };
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    jan.hear_of("played").await;
    // Nobody plays with himself.
    jan.say(json!({"type": "next", "further": false, "partners": ["west", "west"]})).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "bad-request");
    jan.say(json!({"type": "next", "further": false, "partners": ["west", "south"]})).await;
    let next = jan.hear_of("next").await["game"].as_str().unwrap().to_owned();
    assert_eq!(anna.hear_of("next").await["game"], json!(next));
    let mut jan = server.knock(&next).await;
    let keys = json!([["south", key("b")], ["west", key("b")], ["north", key("b")], ["east", key("b")]]);
    jan.say(json!({"type": "hello", "seen": 0, "keys": keys})).await;
    let seats = jan.hear_of("seats").await;
    let names: Vec<&str> =
        seats["seats"].as_array().unwrap().iter().map(|plan| plan["player"]["name"].as_str().unwrap()).collect();
    // Jan stays where he was, and Anna has come to his partner's place.
    assert_eq!((names, &seats["yours"]), (vec!["Ola", "Jan", "Eva", "Anna"], &json!(["west"])));
}
