//! Games that count, and programs that are known by a token.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_rules::Seat;
use ashtapada_server::store::{
    Account, AccountKind, MemoryStore, RatedGame, SqliteStore, Store, Token, TokenHash, TokenKind,
};
use ashtapada_table::{Act, Cause, Entry, Table};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::bot::{Orders, play};
use crate::crash::spawn;
use crate::support::{Client, Running, Scratch, kind, start};

/// Longer than any of these games takes, so that one that does not end fails.
const LONG: Duration = Duration::from_secs(240);

/// A person who is signed in with a cookie of that name.
pub async fn person(store: &MemoryStore, id: &str) {
    enrol(store, id).await;
}

/// The same in any store.
pub async fn enrol(store: &dyn Store, id: &str) {
    let account =
        Account { id: id.to_owned(), name: id.to_owned(), kind: AccountKind::Person, owner: None, created: 1 };
    store.accounts().create_account(&account, None).await.unwrap();
    let (account, name) = (id.to_owned(), String::new());
    let token = Token { hash: TokenHash::of(id), account, kind: TokenKind::Session, name, created: 1, expires: None };
    store.accounts().add_token(&token).await.unwrap();
}

/// A server with its storage, and people who are signed in there.
pub async fn with_people(people: &[&str]) -> (Arc<MemoryStore>, Running) {
    let store = Arc::new(MemoryStore::default());
    for who in people {
        person(&store, who).await;
    }
    (store.clone(), start(store).await)
}

pub async fn ask(server: &Running, who: &str, method: &str, path: &str, body: Value) -> (u16, Value) {
    let lines =
        if who.contains(' ') { format!("Authorization: {who}\r\n") } else { format!("Cookie: ashtapada={who}\r\n") };
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (head, body) = server.ask_with(method, path, &lines, &body).await;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(&body).unwrap_or_default())
}

/// A program of a person: its id and its token.
pub async fn program(server: &Running, owner: &str, name: &str) -> (String, String) {
    let (status, made) = ask(server, owner, "POST", "/api/me/programs", json!({"name": name})).await;
    assert_eq!(status, 201, "{made}");
    let text = |field: &str| made[field].as_str().unwrap().to_owned();
    (text("id"), text("token"))
}

pub async fn rated(server: &Running, rules: &str, seats: Value) -> String {
    let asked = json!({"rules": rules, "seats": seats, "dice": "fair", "apart": true, "rated": true});
    server.new_game(asked).await
}

/// Somebody comes to a table and sits down.
pub async fn sit(server: &Running, game: &str, who: &str, seat: &str, key: &str) -> Client {
    let cookie = format!("ashtapada={who}");
    let path = format!("/api/games/{game}/socket");
    let mut client = server.try_to_connect_as(&path, &[("cookie", &cookie)]).await.unwrap();
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.hear_of("seats").await;
    client.sit_down(seat, key, "").await;
    client
}

/// Listens until the table tells of ratings what is expected.
pub async fn hear_rated(client: &mut Client, expected: impl Fn(&Value) -> bool) -> Value {
    let hearing = async {
        loop {
            let heard = client.hear_of("rated").await["rated"].clone();
            if expected(&heard) {
                return heard;
            }
        }
    };
    timeout(LONG, hearing).await.expect("it is told")
}

#[tokio::test]
async fn two_programs_play_a_game_that_counts_once() {
    let store = Arc::new(MemoryStore::default());
    let server = start(store.clone()).await;
    let game = rated(&server, "soldiers16-bl", json!([])).await;
    let mut watcher = server.knock(&game).await;
    watcher.say(json!({"type": "hello", "seen": 0})).await;
    let mut playing = Vec::new();
    for (number, (seat, owner)) in [(Seat::South, "anna"), (Seat::North, "jan")].into_iter().enumerate() {
        person(&store, owner).await;
        let (id, token) = program(&server, owner, &format!("Program {number}")).await;
        let orders = Orders {
            link: format!("http://{}/game/{game}", server.address),
            seat: Some(seat),
            player: (number == 0).then(|| "level-2".parse().unwrap()),
            name: String::new(),
            secret: [number as u8 + 1; 32],
            token: Some(token),
            pause: Duration::ZERO,
        };
        playing.push((id, tokio::spawn(timeout(LONG, play(orders)))));
        // The first one sits there, and would begin, before the other comes.
        while number == 0 && watcher.hear_of("seats").await["free"] != json!(["north"]) {}
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut ids = Vec::new();
    for (id, playing) in playing {
        playing.await.unwrap().expect("the game ends").unwrap();
        ids.push(id);
    }
    let told = hear_rated(&mut watcher, |rated| rated["seats"][0]["change"].is_i64()).await;
    assert_eq!(told["counting"]["kind"], "counts", "{told}");
    let list = server.get("/api/ratings/soldiers").await;
    let players = list["players"].as_array().unwrap();
    assert_eq!(players.len(), 2, "{list}");
    for player in players {
        let id = player["player"].as_str().unwrap().strip_prefix("program:").unwrap();
        assert!(ids.iter().any(|known| known == id), "{player}");
        assert!(player["name"].as_str().unwrap().starts_with("Program "), "{player}");
        assert!(told["seats"].as_array().unwrap().iter().any(|seat| seat["rating"] == player["rating"]), "{told}");
        assert_eq!((&player["rating"]["games"], &player["rating"]["left"]), (&json!(1), &json!(0)));
        assert!(player["rating"]["either_way"].as_i64().unwrap() < 500);
    }
    let moved: Vec<i64> =
        told["seats"].as_array().unwrap().iter().map(|seat| seat["change"].as_i64().unwrap()).collect();
    assert_eq!(moved[0], -moved[1], "both were new: {told}");
    // Neither another look nor a restart counts it again.
    server.stop().await;
    let server = start(store.clone()).await;
    let mut watcher = server.knock(&game).await;
    watcher.say(json!({"type": "hello", "seen": 0})).await;
    assert_eq!(hear_rated(&mut watcher, |_| true).await, told);
    assert_eq!(server.get("/api/ratings/soldiers").await, list);
    let address = format!("/api/me/programs/{}", ids[1]);
    assert_eq!(ask(&server, "jan", "DELETE", &address, Value::Null).await.0, 204);
    let left = server.get("/api/ratings/soldiers").await;
    assert_eq!(left["players"].as_array().unwrap().len(), 1, "whoever is gone is on no list: {left}");
    let own = server.get(&format!("/api/ratings/players/program:{}", ids[0])).await;
    assert_eq!((own["families"][0][0].as_str(), own["games"][0]["game"].as_str()), (Some("soldiers"), Some(&*game)));
}

#[tokio::test]
async fn a_finished_game_that_was_not_counted_is_counted_when_it_is_opened() {
    let (store, server) = with_people(&["anna", "jan"]).await;
    let game = rated(&server, "vilac-9506", json!([])).await;
    sit(&server, &game, "anna", "south", "a").await;
    sit(&server, &game, "jan", "north", "b").await;
    server.stop().await;
    // The server was killed between the last entry and the counting.
    let act = "resign north".to_owned();
    let entry = ashtapada_table::StoredEntry { seq: 1, seat: Some(Seat::North), act, client: None, at: 7, spent: None };
    let glance = ashtapada_table::Glance { actions: 0, over: true, position: String::new(), due: None };
    store.append(&game, &entry, &glance).await.unwrap();
    assert_eq!(store.ratings().changes(&game).await, Ok(None));
    let server = start(store.clone()).await;
    let mut watcher = server.knock(&game).await;
    watcher.say(json!({"type": "hello", "seen": 0})).await;
    let told = hear_rated(&mut watcher, |rated| rated["seats"][0]["change"].is_i64()).await;
    assert!(told["seats"][0]["change"].as_i64().unwrap() > 0, "{told}");
    let changes = store.ratings().changes(&game).await.unwrap().unwrap();
    assert!(changes[0].after.mean > 25.0 && changes[1].after.mean < 25.0);
}

#[tokio::test]
async fn a_rated_game_is_counted_once_whenever_the_server_was_killed_though_nobody_opens_it() {
    let scratch = Scratch::new("rated-kills");
    let file = scratch.file();
    let store = SqliteStore::open(&file).await.unwrap();
    for who in ["anna", "jan"] {
        enrol(&store, who).await;
    }
    store.close().await;
    let mut games = Vec::new();
    for round in 0..5 {
        let (mut child, server) = spawn(&file);
        let game = rated(&server, "vilac-9506", json!([])).await;
        let mut anna = sit(&server, &game, "anna", "south", "a").await;
        sit(&server, &game, "jan", "north", "b").await;
        if round > 0 {
            let request = json!({"kind": "resign", "seat": "south"});
            anna.say(json!({"type": "do", "id": "1", "seen": 0, "request": request})).await;
            // Around the moments at which the last entry is stored, and counted.
            tokio::time::sleep(Duration::from_millis(round * 4)).await;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        games.push(game);
    }
    let store = SqliteStore::open(&file).await.unwrap();
    // In the first game exactly between the two.
    let header = store.game(&games[0]).await.unwrap().unwrap();
    let table = Table::open(header, Vec::new()).unwrap();
    let act = Act::Resign { seat: Seat::South, cause: Cause::Own };
    let entry = Entry { seq: 1, seat: Some(Seat::South), act, client: Some("1".to_owned()), at: 7, spent: None };
    let step = table.step(entry).unwrap();
    store.append(&games[0], &step.entry().stored(), step.glance()).await.unwrap();
    assert_eq!(store.ratings().changes(&games[0]).await, Ok(None));
    let mut over = Vec::new();
    for game in &games {
        if !store.log(game, 0).await.unwrap().is_empty() {
            over.push(game.clone());
        }
    }
    over.sort_unstable();
    store.close().await;
    for restart in 0..2 {
        let (mut child, server) = spawn(&file);
        let counted = async {
            loop {
                let own = server.get("/api/ratings/players/account:jan").await;
                let mut counted: Vec<String> = own["games"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|game| game["game"].as_str().unwrap().to_owned())
                    .collect();
                counted.sort_unstable();
                if counted.len() >= over.len() {
                    return (counted, own["families"][0][1]["games"].clone());
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let counted = timeout(LONG, counted).await.expect("all are counted");
        assert_eq!(counted, (over.clone(), json!(over.len())), "start {restart}");
        child.kill().unwrap();
        child.wait().unwrap();
    }
    // A kill may have come after a game was counted and before that was noted. A server that lives notes it, and counts
    // nothing again.
    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = start(store.clone()).await;
    let noted = async {
        while store.due(u64::MAX >> 1, None, 10).await.unwrap().iter().any(|due| over.contains(&due.id)) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONG, noted).await.expect("nothing is left to be looked after");
    let own = server.get("/api/ratings/players/account:jan").await;
    assert_eq!(own["families"][0][1]["games"], json!(over.len()));
    server.stop().await;
}

#[tokio::test]
async fn who_is_not_known_is_told_before_the_game_begins_and_seats_stay_then() {
    let (_, server) = with_people(&["anna", "jan"]).await;
    let game = rated(&server, "vilac-9506", json!([])).await;
    let mut anna = sit(&server, &game, "anna", "south", "a").await;
    hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "waits").await;
    // Nothing is played while a seat is free.
    let action = json!({"type": "do", "id": "1", "seen": 0, "request": {"kind": "act", "action": "e2e4"}});
    anna.say(action.clone()).await;
    let refused = anna.hear_of("refused").await;
    assert_eq!(kind(&refused), "counts", "{refused}");
    let mut stranger = sit(&server, &game, "nobody", "north", "c").await;
    let told = hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "no").await;
    assert_eq!(told["counting"], json!({"kind": "no", "why": "unknown", "seats": ["north"]}));
    stranger.say(json!({"type": "rise", "seat": "north", "key": "c".repeat(64)})).await;
    hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "waits").await;
    let mut jan = sit(&server, &game, "jan", "north", "b").await;
    let told = hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "counts").await;
    assert_eq!(told["seats"][1]["rating"], json!({"points": 1500, "either_way": 500, "games": 0, "left": 0}));
    anna.say(action).await;
    anna.hear_of("done").await;
    jan.say(json!({"type": "rise", "seat": "north", "key": "b".repeat(64)})).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "counts");
}

#[tokio::test]
async fn the_program_of_a_person_does_not_count_against_that_person() {
    let (_, server) = with_people(&["anna"]).await;
    let (_, token) = program(&server, "anna", "Mine").await;
    let game = rated(&server, "vilac-9506", json!([])).await;
    let mut anna = sit(&server, &game, "anna", "south", "a").await;
    let path = format!("/api/games/{game}/socket");
    let mut robot = server.try_to_connect_as(&path, &[("authorization", &format!("Bearer {token}"))]).await.unwrap();
    robot.say(json!({"type": "hello", "seen": 0})).await;
    robot.hear_of("seats").await;
    robot.say(json!({"type": "sit", "seat": "north", "key": "d".repeat(64), "name": ""})).await;
    let told = hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "no").await;
    assert_eq!(told["counting"], json!({"kind": "no", "why": "alone", "seats": ["south", "north"]}));
}

#[tokio::test]
async fn who_left_too_many_games_is_not_paired_for_a_while() {
    let store = Arc::new(MemoryStore::default());
    person(&store, "anna").await;
    person(&store, "jan").await;
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    for number in 0..3 {
        let player = |id: &str| ashtapada_table::PlayerId::account(id).unwrap();
        let mut result = ashtapada_ratings::Game::of([(1, vec![player("jan")]), (2, vec![player("anna")])]);
        result.sides[1].players[0].left = true;
        let family = ashtapada_rules::Family::Chess;
        let game = RatedGame { game: format!("g{number}"), family, at: now - 1_000, result };
        store.ratings().count(&game).await.unwrap();
    }
    let server = start(store.clone()).await;
    for (who, expected) in [("anna", "trouble"), ("jan", "search"), ("nobody", "search")] {
        let cookie = format!("ashtapada={who}");
        let mut client = server.try_to_connect_as("/api/lobby/socket", &[("cookie", &cookie)]).await.unwrap();
        let key = format!("{:02x}", who.len()).repeat(32);
        let look = json!({"type": "look", "key": key, "rules": "vilac-9506", "name": "", "minutes": 15});
        client.say(look).await;
        let told = loop {
            let heard = timeout(LONG, client.hear()).await.expect("an answer").expect("the line holds");
            if ["trouble", "search", "met"].contains(&heard["type"].as_str().unwrap()) {
                break heard;
            }
        };
        assert_eq!(told["type"], expected, "{told}");
        if expected == "trouble" {
            assert_eq!(kind(&told), "too-soon");
        }
        client.say(json!({"type": "stop"})).await;
    }
    // Only those who are known play for ratings, with others who want to.
    let look = |of: &str| json!({"type": "look", "key": of.repeat(64), "rules": "vilac-9506", "name": of, "minutes": 15, "wishes": {"rated": true}});
    let mut stranger = server.try_to_connect("/api/lobby/socket").await.unwrap();
    stranger.say(look("c")).await;
    assert_eq!(kind(&stranger.hear_of("trouble").await), "signed-out");
    person(&store, "eva").await;
    let mut game = Value::Null;
    let mut lines = Vec::new();
    for (who, key) in [("jan", "d"), ("eva", "e")] {
        let cookie = format!("ashtapada={who}");
        let mut client = server.try_to_connect_as("/api/lobby/socket", &[("cookie", &cookie)]).await.unwrap();
        client.say(look(key)).await;
        lines.push(client);
    }
    for client in &mut lines {
        game = timeout(LONG, client.hear_of("met")).await.expect("they meet")["game"].clone();
    }
    let mut watcher = server.knock(game.as_str().unwrap()).await;
    watcher.say(json!({"type": "hello", "seen": 0})).await;
    hear_rated(&mut watcher, |rated| rated["counting"]["kind"] == "counts").await;
    let own = server.get("/api/ratings/players/account:anna").await;
    assert!(own["waits"].is_string() && own["families"][0][1]["left"] == 3, "{own}");
}

#[tokio::test]
async fn the_lobby_tells_ratings_and_keeps_near_ones_own() {
    let store = Arc::new(MemoryStore::default());
    for who in ["anna", "jan", "eva"] {
        person(&store, who).await;
    }
    // Jan has won again and again, and is far above who has not played.
    let player = |id: &str| ashtapada_table::PlayerId::account(id).unwrap();
    for number in 0..12 {
        let result = ashtapada_ratings::Game::of([(1, vec![player("jan")]), (2, vec![player("ola")])]);
        let family = ashtapada_rules::Family::Chess;
        store.ratings().count(&RatedGame { game: format!("g{number}"), family, at: 1, result }).await.unwrap();
    }
    let server = start(store.clone()).await;
    let asked = json!({"rules": "vilac-9506", "dice": "fair", "apart": true, "rated": true, "open": true});
    let game = server.new_game(asked).await;
    let _anna = sit(&server, &game, "anna", "south", "a").await;
    let show = json!({"type": "show", "filter": {"rated": "near"}});
    let look = |of: &str| json!({"type": "look", "key": of.repeat(64), "rules": "vilac-9506", "name": of, "minutes": 15, "wishes": {"near": true}});
    let mut lines = Vec::new();
    for (who, key, near) in [("eva", "e", true), ("jan", "d", false), ("nobody", "c", false)] {
        let cookie = format!("ashtapada={who}");
        let mut client = server.try_to_connect_as("/api/lobby/socket", &[("cookie", &cookie)]).await.unwrap();
        // Everybody sees it, with the rating of who sits there.
        let told = loop {
            let offers = timeout(LONG, client.hear_of("offers")).await.expect("tables are offered");
            if let Some(table) = offers["tables"].as_array().unwrap().iter().find(|table| !table["ratings"].is_null()) {
                break table["ratings"].clone();
            }
        };
        assert_eq!(told, json!([1500, 1500]));
        client.say(show.clone()).await;
        // Where it is near, nothing changes, and so nothing new is told.
        let mut left_out = near;
        while !left_out {
            let offers = timeout(LONG, client.hear_of("offers")).await.expect("it is told");
            left_out = offers["others"] == 1 && offers["tables"] == json!([]);
        }
        client.say(look(key)).await;
        if who == "nobody" {
            assert_eq!(kind(&client.hear_of("trouble").await), "signed-out");
        } else {
            assert_eq!(timeout(LONG, client.hear_of("search")).await.expect("it goes on")["people"], 1);
        }
        lines.push(client);
    }
    // Eva and Jan are too far from each other; Anna, who has not played either, meets Eva.
    let mut anna = server.try_to_connect_as("/api/lobby/socket", &[("cookie", "ashtapada=anna")]).await.unwrap();
    anna.say(look("a")).await;
    let game = timeout(LONG, anna.hear_of("met")).await.expect("they meet")["game"].clone();
    assert_eq!(timeout(LONG, lines[0].hear_of("met")).await.expect("they meet")["game"], game);
}

#[tokio::test]
async fn programs_are_made_by_people_and_their_tokens_shown_once() {
    let (_, server) = with_people(&["anna", "jan"]).await;
    let (id, token) = program(&server, "anna", "Ćma").await;
    let (status, list) = ask(&server, "anna", "GET", "/api/me/programs", Value::Null).await;
    assert_eq!((status, list[0]["id"].as_str(), list[0]["name"].as_str()), (200, Some(&*id), Some("Ćma")));
    assert!(!list.to_string().contains(&token));
    assert_eq!(ask(&server, "jan", "GET", "/api/me/programs", Value::Null).await.1, json!([]));
    assert_eq!(ask(&server, "forged", "GET", "/api/me/programs", Value::Null).await.0, 401);
    let bearer = format!("Bearer {token}");
    assert_eq!(ask(&server, &bearer, "POST", "/api/me/programs", json!({"name": "child"})).await.0, 403);
    for name in ["", "\u{7}"] {
        assert_eq!(ask(&server, "anna", "POST", "/api/me/programs", json!({"name": name})).await.0, 400);
    }
    // It is shown as a program where it sits.
    let game = rated(&server, "vilac-9506", json!([])).await;
    let path = format!("/api/games/{game}/socket");
    let mut robot = server.try_to_connect_as(&path, &[("authorization", &bearer)]).await.unwrap();
    robot.say(json!({"type": "hello", "seen": 0})).await;
    robot.hear_of("seats").await;
    robot.say(json!({"type": "sit", "seat": "south", "key": "d".repeat(64), "name": "Ćma"})).await;
    let seats = loop {
        let seats = robot.hear_of("seats").await;
        if seats["programs"] == json!(["south"]) {
            break seats;
        }
    };
    assert_eq!(seats["seats"][0]["player"]["name"], "⚙ Ćma");
    // Nobody removes the program of another.
    let address = format!("/api/me/programs/{id}");
    assert_eq!(ask(&server, "jan", "DELETE", &address, Value::Null).await.0, 404);
    assert_eq!(ask(&server, "anna", "DELETE", &address, Value::Null).await.0, 204);
    assert!(server.try_to_connect_as(&path, &[("authorization", &bearer)]).await.is_err());
    for _ in 0..20 {
        program(&server, "jan", "one of many").await;
    }
    assert_eq!(ask(&server, "jan", "POST", "/api/me/programs", json!({"name": "one too many"})).await.0, 400);
}
