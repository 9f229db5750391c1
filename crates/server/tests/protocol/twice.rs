//! Whatever a client sends may arrive twice, late, and over two lines at once: it changes nothing more than it did the first
//! time.

use ashtapada_rules::Seat;
use ashtapada_table::dice::Seed;
use serde_json::{Value, json};

use crate::support::{Client, Running, bot, in_memory, kind};

const KEY: &str = "aa";
const OLD: &str = "bb";

fn sit(name: &str) -> Value {
    json!({"type": "sit", "seat": "south", "key": KEY.repeat(32), "name": name})
}

/// Two lines of one client, the old one not yet given up: what it says goes over both, twice.
struct Twice {
    lines: [Client; 2],
}

impl Twice {
    async fn enter(server: &Running, game: &str) -> Twice {
        let mut lines = [server.knock(game).await, server.knock(game).await];
        for line in &mut lines {
            line.say(json!({"type": "hello", "seen": 0})).await;
            line.hear_of("snapshot").await;
        }
        Twice { lines }
    }

    async fn say(&mut self, message: &Value) {
        for line in &mut self.lines {
            line.say(message.clone()).await;
            line.say(message.clone()).await;
        }
    }

    /// What each line is told up to the answer to a question that it asks now, so that all before it has been heard.
    async fn told(&mut self) -> Vec<Value> {
        let mut told = Vec::new();
        for line in &mut self.lines {
            line.say(json!({"type": "why", "from": "a1", "to": null})).await;
            loop {
                let heard = line.hear().await.expect("the line holds");
                if heard["type"] == "because" {
                    break;
                }
                told.push(heard);
            }
        }
        told
    }

    /// The same, where nothing is to be refused.
    async fn accepted(&mut self) -> Vec<Value> {
        let told = self.told().await;
        let refused = told.iter().find(|message| message["type"] == "trouble" || message["type"] == "refused");
        assert_eq!(refused, None);
        told
    }

    /// The same, where everything is to be refused for one reason.
    async fn refused(&mut self, why: &str) {
        let told = self.told().await;
        let refused: Vec<&str> = told.iter().filter(|told| told["type"] == "trouble").map(kind).collect();
        assert_eq!(refused, [why; 4], "{told:?}");
    }
}

async fn dice(server: &Running, game: &str) -> Value {
    server.get(&format!("/api/games/{game}")).await["table"]["proof"].clone()
}

async fn log(server: &Running, game: &str) -> Vec<Value> {
    server.get(&format!("/api/games/{game}")).await["entries"].as_array().unwrap().clone()
}

#[tokio::test]
async fn what_arrives_twice_and_late_changes_nothing() {
    let server = in_memory().await;
    let seats: Vec<Value> = ["west", "north", "east"].map(|seat| bot(seat, "level-1")).into();
    let asked = json!({"rules": "chaturaji-pl-solo", "seats": seats, "dice": "fair", "apart": true});
    let game = server.new_game(asked).await;
    let mut anna = Twice::enter(&server, &game).await;

    // Sitting down; getting up with a key that is not the seat's any more.
    anna.say(&sit("Anna")).await;
    anna.accepted().await;
    anna.say(&json!({"type": "rise", "seat": "south", "key": OLD.repeat(32)})).await;
    anna.refused("others-seat").await;
    assert_eq!(server.get(&format!("/api/games/{game}")).await["table"]["seats"][0]["player"]["name"], "Anna");

    // The dice: a part comes too early, twice, as another one, and again when everything is settled.
    let (seat, seed, other) = (Seat::South, Seed::new([1; 32]), Seed::new([2; 32]));
    let commit = |seed: &Seed| json!({"type": "seed", "part": {"kind": "commit", "seat": seat, "commitment": seed.commitment(&game, seat)}});
    let reveal = |seed: &Seed| json!({"type": "seed", "part": {"kind": "reveal", "seat": seat, "seed": seed}});
    anna.say(&reveal(&seed)).await;
    anna.refused("seeds").await;
    anna.say(&commit(&seed)).await;
    anna.accepted().await;
    anna.say(&commit(&other)).await;
    anna.refused("seeds").await;
    anna.say(&reveal(&seed)).await;
    anna.accepted().await;
    let settled = dice(&server, &game).await;
    assert_eq!(
        (&settled["ready"], &settled["round"], &settled["seeds"][0]["seed"]),
        (&json!(true), &json!(0), &json!(seed))
    );
    anna.say(&commit(&seed)).await;
    anna.say(&reveal(&seed)).await;
    anna.accepted().await;
    anna.say(&json!({"type": "seed", "part": {"kind": "anew", "seat": "south"}})).await;
    anna.refused("seeds").await;
    assert_eq!(dice(&server, &game).await, settled);

    // The pace, and a wish that there is not: told to each line when it changes, and not again.
    anna.say(&json!({"type": "tempo", "tempo": "paused"})).await;
    anna.say(&json!({"type": "decline"})).await;
    let told = anna.accepted().await;
    assert_eq!(told.iter().filter(|told| told["type"] == "tempo").count(), 2, "{told:?}");

    // A request is carried out once, and answered each time; also when the game has gone on since.
    let roll = json!({"type": "do", "id": "r", "seen": 0, "request": {"kind": "roll"}});
    anna.say(&roll).await;
    let told = anna.accepted().await;
    assert_eq!(told.iter().filter(|told| told["type"] == "done" && told["id"] == "r").count(), 4, "{told:?}");
    assert_eq!(log(&server, &game).await.len(), 1);
    let legal = anna.lines[0].legal();
    if legal != ["pass"] {
        let act = json!({"type": "do", "id": "a", "seen": 1, "request": {"kind": "act", "action": legal[0]}});
        anna.say(&act).await;
        anna.say(&roll).await;
        let told = anna.accepted().await;
        assert_eq!(told.iter().filter(|told| told["type"] == "done").count(), 8, "{told:?}");
    }
    let entries = log(&server, &game).await;
    assert_eq!(entries.len(), if legal == ["pass"] { 1 } else { 2 });

    anna.say(&sit("Anna")).await;
    anna.accepted().await;
    let seats = server.get(&format!("/api/games/{game}")).await["table"]["seats"].clone();
    assert_eq!(seats[0]["player"]["name"], "Anna");
    assert_eq!(dice(&server, &game).await, settled);
    assert_eq!(log(&server, &game).await, entries);
}

/// A connection of a page, under its number.
async fn comes(server: &Running, game: &str, number: u32) -> Client {
    let mut line = server.knock(game).await;
    let keys = json!([["south", KEY.repeat(32)]]);
    line.say(json!({"type": "hello", "seen": 0, "keys": keys, "visit": {"page": "a-page", "number": number}})).await;
    line
}

#[tokio::test]
async fn what_was_sent_over_a_connection_that_was_given_up_comes_to_nothing_after_the_next_one() {
    let server = in_memory().await;
    let game = server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true, "open": true})).await;
    let mut before = comes(&server, &game, 1).await;
    before.hear_of("snapshot").await;
    before.say(sit("Ann")).await;
    while before.hear_of("seats").await["yours"] != json!(["south"]) {}
    let mut now = comes(&server, &game, 2).await;
    now.hear_of("snapshot").await;
    now.say(sit("Anna")).await;
    while now.hear_of("seats").await["seats"][0]["player"]["name"] != "Anna" {}
    now.say(json!({"type": "tempo", "tempo": "fast"})).await;
    now.hear_of("tempo").await;
    let view = async || server.get(&format!("/api/games/{game}")).await["table"].clone();
    let stands = view().await;
    // All of it arrives late, and at last another hello.
    for late in [
        sit("Ann"),
        json!({"type": "tempo", "tempo": "slow"}),
        json!({"type": "rise", "seat": "south", "key": KEY.repeat(32)}),
        json!({"type": "do", "id": "late", "seen": 0, "request": {"kind": "resign", "seat": "south"}}),
        json!({"type": "talk", "talk": {"kind": "phrase", "phrase": "bye"}}),
    ] {
        before.say_late(late).await;
    }
    let mut older = comes(&server, &game, 1).await;
    assert_eq!(kind(&older.hear_of("trouble").await), "stale");
    now.say(json!({"type": "why", "from": "a1", "to": null})).await;
    let told = loop {
        let heard = now.hear().await.expect("the line holds");
        if heard["type"] == "because" {
            break None;
        }
        if heard["type"] != "seats" {
            break Some(heard);
        }
    };
    assert_eq!(told, None, "nothing has changed");
    assert_eq!((view().await, log(&server, &game).await.len()), (stands, 0));
    // Another page of the same person is another matter.
    let mut phone = server.knock(&game).await;
    phone.say(json!({"type": "hello", "seen": 0, "visit": {"page": "another", "number": 1}})).await;
    phone.hear_of("snapshot").await;
    now.say(sit("Zofia")).await;
    while phone.hear_of("seats").await["seats"][0]["player"]["name"] != "Zofia" {}
}

/// A page and a number are no secret: they end no connection of somebody else.
#[tokio::test]
async fn nobody_ends_the_connection_of_another_by_naming_its_visit() {
    let server = in_memory().await;
    let game = server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true})).await;
    let mut program = comes(&server, &game, 7).await;
    program.hear_of("snapshot").await;
    program.say(sit("Program")).await;
    while program.hear_of("seats").await["yours"] != json!(["south"]) {}
    for number in [7, 8, u32::MAX] {
        let mut eve = server.knock(&game).await;
        let keys = json!([["south", "66".repeat(32)]]);
        eve.say(json!({"type": "hello", "seen": 0, "keys": keys, "visit": {"page": "a-page", "number": number}})).await;
        let first = eve.hear().await.expect("an answer");
        // Whoever names the number of now is taken for what came late.
        assert_eq!(kind(&first), if number == 7 { "stale" } else { "snapshot" }, "{first}");
        program.say(json!({"type": "why", "from": "a1", "to": null})).await;
        program.hear_of("because").await;
    }
    // Nor does it keep the program from coming again, whose connection of before is given up.
    let mut again = comes(&server, &game, 8).await;
    again.hear_of("snapshot").await;
    while again.hear_of("seats").await["yours"] != json!(["south"]) {}
    while program.hear().await.is_some() {}
}
