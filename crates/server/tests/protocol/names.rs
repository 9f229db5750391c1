//! Names that hide something or look like another's: at every way in by which somebody gives a name.

use ashtapada_room::names::look_alike;
use ashtapada_table::name::{NameError, checked};
use serde_json::{Value, json};

use crate::accounts::browser::Browser;
use crate::accounts::device::Device;
use crate::support::{Client, Running, in_memory, kind};

/// A hundred names: what each is, what becomes of it, and whom it looks like.
const TABLE: &str = include_str!("../kept/names.tsv");
/// Those that the names of the table are compared with.
const KNOWN: [&str; 6] = ["Anna", "Bob", "Igor", "Mamie", "Νίκος", "Карол"];

/// The names of a verdict, with what the table says of each.
fn judged(verdict: &str) -> Vec<(String, String)> {
    let rows = TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.filter(|row| row[1] == verdict).map(|row| (unescaped(row[0]), unescaped(row[2]))).collect()
}

/// The text with its `\u{…}` as characters.
fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| {
        let (code, rest) = part.split_once('}').unwrap();
        let c = char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap();
        format!("{out}{c}{rest}")
    })
}

fn key(of: char) -> String {
    of.to_string().repeat(64)
}

async fn apart(server: &Running) -> String {
    server.new_game(json!({"rules": "soldiers16-bl", "options": [], "dice": "fair", "apart": true})).await
}

async fn comes(server: &Running, game: &str) -> Client {
    let mut client = server.knock(game).await;
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.hear_of("seats").await;
    client
}

fn sits(seat: &str, of: char, name: &str) -> Value {
    json!({"type": "sit", "seat": seat, "key": key(of), "name": name})
}

/// The name at a seat.
fn named(seats: &Value, seat: &str) -> Value {
    let own = seats["seats"].as_array().unwrap().iter().find(|one| one["seat"] == seat).unwrap();
    own["player"]["name"].clone()
}

#[test]
fn a_hundred_names_are_judged_as_the_table_says() {
    let mut rows = 0;
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [name, verdict, what, _] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let name = unescaped(name);
        let alike = || KNOWN.into_iter().filter(|known| look_alike(&name, known)).collect::<Vec<_>>();
        match verdict {
            "refused" => {
                let code = match checked(&name) {
                    Err(NameError::Hidden(c) | NameError::Mark(c)) => format!("U+{:04X}", u32::from(c)),
                    other => panic!("{line}: {other:?}"),
                };
                assert_eq!(code, what, "{line}");
            }
            "becomes" => assert_eq!(checked(&name).as_deref(), Ok(unescaped(what).as_str()), "{line}"),
            "like" => {
                assert_eq!(checked(&name).as_deref(), Ok(name.as_str()), "{line}");
                assert_eq!(alike(), [what], "{line}");
            }
            "fine" => {
                assert_eq!(checked(&name).as_deref(), Ok(name.as_str()), "{line}");
                assert_eq!(alike(), [""; 0], "{line}");
            }
            _ => panic!("{line}"),
        }
        rows += 1;
    }
    assert!(rows >= 100, "{rows}");
}

#[tokio::test]
async fn what_hides_or_turns_the_text_round_is_refused_at_every_way_in() {
    let server = in_memory().await;
    let game = apart(&server).await;
    let mut guest = comes(&server, &game).await;
    let mut lobby = server.lobby().await;
    let mut zofia = Browser::new(&server);
    zofia.make(&mut Device::new(1), "Zofia").await;
    let bad = (400, "bad-name".to_owned());
    let refused = judged("refused");
    assert!(refused.len() > 50, "{}", refused.len());
    for (name, code) in refused {
        guest.say(sits("south", 'a', &name)).await;
        let trouble = guest.hear_of("trouble").await;
        assert_eq!(kind(&trouble), "bad-name", "{name:?}");
        assert!(trouble["problem"]["message"].as_str().unwrap().contains(&code), "{trouble}");
        lobby.say(json!({"type": "look", "key": key('b'), "rules": "soldiers16-bl", "name": name, "minutes": 5})).await;
        assert_eq!(kind(&lobby.hear_of("trouble").await), "bad-name", "{name:?}");
        let asked = json!({"name": name});
        for path in ["/api/me/name", "/api/me/programs", "/api/me/new"] {
            assert_eq!(zofia.refused("POST", path, asked.clone()).await, bad, "{path}: {name:?}");
        }
        let seats = json!([{"seat": "south", "player": {"kind": "human", "name": name}}]);
        let game = json!({"rules": "soldiers16-bl", "options": [], "dice": "fair", "seats": seats});
        let (status, body) = server.ask("POST", "/api/games", &game.to_string()).await;
        assert!(status == 400 && body.contains("\"bad-name\""), "{name:?}: {status} {body}");
    }
    assert_eq!(zofia.get("GET", "/api/me", Value::Null).await["account"]["name"], "Zofia");
}

#[tokio::test]
async fn names_of_all_scripts_are_kept_and_have_one_form() {
    let server = in_memory().await;
    let game = apart(&server).await;
    let mut guest = comes(&server, &game).await;
    let mut zofia = Browser::new(&server);
    zofia.make(&mut Device::new(1), "Zofia").await;
    let kept = judged("fine").into_iter().map(|(name, _)| (name.clone(), name));
    for (name, form) in kept.chain(judged("becomes")) {
        guest.say(sits("south", 'a', &name)).await;
        assert_eq!(named(&guest.hear_of("seats").await, "south"), json!(form), "{name:?}");
        if !form.is_empty() {
            let me = zofia.get("POST", "/api/me/name", json!({"name": name})).await;
            assert_eq!(me["account"]["name"], json!(form), "{name:?}");
        }
    }
}

#[tokio::test]
async fn who_looks_like_another_is_told_so_and_numbered_with_an_account() {
    let server = in_memory().await;
    for (name, like) in judged("like") {
        let game = apart(&server).await;
        let mut first = comes(&server, &game).await;
        first.say(sits("south", 'a', &like)).await;
        first.hear_of("seats").await;
        let mut second = comes(&server, &game).await;
        second.say(sits("north", 'b', &name)).await;
        assert_eq!(kind(&second.hear_of("trouble").await), "name-taken", "{name} {like}");
        second.say(sits("north", 'b', &format!("{name} II"))).await;
        assert_eq!(named(&second.hear_of("seats").await, "north"), json!(format!("{name} II")));
    }
}

#[tokio::test]
async fn words_of_ones_own_hide_nothing() {
    let server = in_memory().await;
    let game = apart(&server).await;
    let mut anna = comes(&server, &game).await;
    anna.say(sits("south", 'a', "Anna")).await;
    anna.hear_of("seats").await;
    anna.say(json!({"type": "talk", "talk": {"kind": "words", "text": "\u{202e}olleh\u{1b}[2J \u{200b}you"}})).await;
    assert_eq!(anna.hear_of("talked").await["talk"]["text"], "olleh[2J you");
}
