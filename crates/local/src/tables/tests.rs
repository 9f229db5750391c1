mod letters;

use std::collections::BTreeMap;

use ashtapada_rulebook::rule_sets;
use ashtapada_table::dice::Seed;
use serde_json::{Value, json};

use super::*;
use crate::players::Players;

/// Whoever drives the tables: keeps games, and does at once what they ask for.
#[derive(Default)]
struct Driver {
    tables: Tables,
    kept: BTreeMap<String, KeptGame>,
    around: Around,
    players: Players,
    /// What was said over each connection, and what was answered last.
    said: BTreeMap<u32, Vec<Value>>,
    shut: Vec<u32>,
    answer: Option<Result<Value, Problem>>,
    study: Vec<StudyTask>,
    /// How often something is kept before the next time is refused.
    refuses_after: Option<u32>,
}

#[derive(Default)]
struct Around {
    now: Now,
    random: u8,
}

impl Host for Around {
    fn now(&self) -> Now {
        self.now
    }
    fn random(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            self.random = self.random.wrapping_mul(37).wrapping_add(11);
            *byte = self.random;
        }
    }
}

impl Driver {
    fn on(&mut self, event: TableEvent) {
        let effects = self.tables.on(event, &mut self.around);
        // All that is said comes back as whoever drives the tables would give it.
        let mut fails = false;
        for effect in effects {
            match effect {
                TableEffect::Answer { ok, problem, .. } if !fails => {
                    let ok = ok.map(|ok| serde_json::from_str(ok.get()).unwrap());
                    self.answer = Some(ok.ok_or_else(|| problem.unwrap()));
                }
                TableEffect::Say { socket, text } if !fails => {
                    self.said.entry(socket).or_default().push(serde_json::from_str(&text).unwrap());
                }
                TableEffect::Shut { socket } => self.shut.push(socket),
                TableEffect::Load { game } => {
                    let kept = self.kept.get(&game).cloned().map(Box::new);
                    self.on(TableEvent::Loaded { game, kept });
                }
                TableEffect::Keep { head, .. } if self.refuses_after == Some(0) => {
                    (self.refuses_after, fails) = (None, true);
                    let known = self.kept.get(&head.id).map(|kept| Box::new(kept.head.clone()));
                    self.on(TableEvent::Unkept { game: head.id, head: known, why: Unkept::Full });
                }
                TableEffect::Keep { head, before, entries } => {
                    self.refuses_after = self.refuses_after.map(|left| left - 1);
                    let game = self.kept.entry(head.id.clone());
                    let game = game.or_insert_with(|| KeptGame { head: (*head).clone(), entries: Vec::new() });
                    assert_eq!(before.unwrap_or(0) as usize, game.entries.len());
                    game.head = *head;
                    game.entries.extend(entries);
                    assert_eq!(game.head.last as usize, game.entries.len());
                }
                TableEffect::Forget { game } => {
                    self.kept.remove(&game);
                }
                TableEffect::Think { game, thought } if !fails => {
                    let action = self.players.choose(&thought, 7, &|| std::time::Duration::ZERO).ok();
                    self.on(TableEvent::Found { game, number: thought.number, action });
                }
                TableEffect::Study { task, .. } => self.study.push(*task),
                TableEffect::Warn { what } => panic!("{what}"),
                _ => {}
            }
        }
    }

    fn ask(&mut self, path: &str, body: Option<&str>) -> Result<Value, Problem> {
        let (path, body) = (path.to_owned(), body.map(str::to_owned));
        self.on(TableEvent::Ask { number: 1, path, body });
        self.answer.take().expect("an answer")
    }

    fn new_game(&mut self, body: &Value) -> String {
        let made = self.ask("/api/games?lang=en", Some(&body.to_string())).unwrap();
        made["id"].as_str().unwrap().to_owned()
    }

    fn open(&mut self, socket: u32, path: &str, first: &Value) {
        self.on(TableEvent::Open { socket, path: path.to_owned() });
        self.hear(socket, first);
    }

    fn hear(&mut self, socket: u32, message: &Value) {
        self.on(TableEvent::Hear { socket, text: message.to_string() });
    }

    fn enter(&mut self, socket: u32, game: &str) {
        self.open(socket, &format!("/api/games/{game}/socket"), &json!({ "type": "hello", "seen": 0 }));
    }

    /// Lets time pass until nothing happens by itself.
    fn wait(&mut self) {
        for _ in 0..10_000 {
            let Some(left) = self.tables.wakes_in(self.around.now) else { return };
            self.around.now.ticks += left;
            self.around.now.wall += left;
            self.on(TableEvent::Time);
        }
    }

    fn types(&self, socket: u32) -> Vec<&str> {
        self.said[&socket].iter().filter_map(|message| message["type"].as_str()).collect()
    }

    /// Each seat has its part in the dice, if there are any.
    fn throws_fairly(&mut self, socket: u32, game: &str) {
        let table = self.tables.table(game).unwrap();
        let seats: Vec<Seat> =
            table.proof_view().map(|proof| proof.seeds.iter().map(|seed| seed.seat).collect()).unwrap_or_default();
        let seed = Seed::new([7; 32]);
        for &seat in &seats {
            let commitment = seed.commitment(game, seat);
            self.hear(
                socket,
                &json!({ "type": "seed", "part": { "kind": "commit", "seat": seat, "commitment": commitment } }),
            );
        }
        for seat in seats {
            self.hear(socket, &json!({ "type": "seed", "part": { "kind": "reveal", "seat": seat, "seed": seed } }));
        }
    }

    /// Plays as the person at the table, by chance, to the end.
    fn play(&mut self, socket: u32, game: &str) -> usize {
        for number in 0..2_000 {
            self.wait();
            let table = self.tables.table(game).unwrap();
            if table.linked().zip(table.due()).is_some_and(|(linked, due)| !linked.is_here(due)) {
                return number;
            }
            let request = match table.turn() {
                ashtapada_rules::Turn::Over => return number,
                ashtapada_rules::Turn::Chance(_) => json!({ "kind": "roll" }),
                ashtapada_rules::Turn::Seat(_) => {
                    let legal = table.choices().legal;
                    json!({ "kind": "act", "action": legal[number % legal.len()].text })
                }
            };
            let seen = table.last();
            self.hear(
                socket,
                &json!({ "type": "do", "id": format!("m{seen}-{number}"), "seen": seen, "request": request }),
            );
        }
        panic!("the game does not end: {:?}", self.said[&socket].last());
    }
}

fn alone(rules: &str, bots: &[&str]) -> Value {
    let seats: Vec<Value> =
        bots.iter().map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "random" } })).collect();
    json!({ "rules": rules, "options": [], "seats": seats, "dice": "fair", "position": null })
}

#[test]
fn a_game_of_each_family_is_played_against_the_computer_to_its_end_and_is_there_afterwards() {
    for rules in ["chaturaji-pl-solo", "soldiers16-bl", "vilac-9506", "cows-leopards-bl"] {
        let seats = rule_sets().iter().find(|one| one.id == rules).unwrap();
        let bots: &[&str] =
            if seats.family == ashtapada_rules::Family::FourKings { &["west", "north", "east"] } else { &["north"] };
        let mut driver = Driver::default();
        let game = driver.new_game(&alone(rules, bots));
        driver.enter(1, &game);
        assert!(driver.types(1).starts_with(&["snapshot"]), "{:?}", driver.types(1));
        driver.throws_fairly(1, &game);
        let done = driver.play(1, &game);
        assert!(done > 3, "{rules}: {done}");
        driver.on(TableEvent::Close { socket: 1 });
        assert!(driver.tables.open.is_empty(), "nobody looks at it");
        // Another day: only what is kept is there.
        let heads = driver.kept.values().map(|kept| kept.head.clone()).collect();
        let mut later = Driver { kept: std::mem::take(&mut driver.kept), ..Driver::default() };
        later.on(TableEvent::Begin { games: heads });
        let listed = later.ask("/api/games?over=true&limit=4", None).unwrap();
        assert_eq!((&listed["games"][0]["id"], &listed["next"]), (&json!(game), &Value::Null), "{rules}");
        assert_eq!(later.ask("/api/games?over=false&limit=4", None).unwrap()["games"], json!([]));
        let record = later.ask(&format!("/api/games/{game}/record"), None).unwrap();
        assert!(record.as_str().unwrap().contains(&format!("[Rules \"{rules}\"]")));
        let seen = later.ask(&format!("/api/games/{game}?seen=0"), None).unwrap();
        assert_eq!(seen["type"], "snapshot");
        // And in a file it goes elsewhere.
        let file = later.ask("/api/export", None).unwrap();
        let mut elsewhere = Driver::default();
        let imported = elsewhere.ask("/api/import?lang=en", Some(file.as_str().unwrap())).unwrap();
        assert_eq!((imported["games"].as_array().unwrap().len(), &imported["unread"]), (1, &json!([])), "{rules}");
    }
}

#[test]
fn several_records_of_a_file_are_all_read_and_what_is_broken_is_named() {
    let mut driver = Driver::default();
    for rules in ["soldiers16-bl", "vilac-9506", "chaturaji-pl-solo"] {
        driver.new_game(&alone(rules, &[]));
    }
    let file = driver.ask("/api/export", None).unwrap();
    let file = format!("{}\n[Rules \"halma\"]\n\n1. e4\n", file.as_str().unwrap());
    let imported = Driver::default().ask("/api/import", Some(&file)).unwrap();
    assert_eq!(imported["games"].as_array().unwrap().len(), 3, "{imported}");
    assert_eq!(imported["unread"].as_array().unwrap().len(), 1, "{imported}");
}

#[test]
fn a_file_that_is_brought_twice_doubles_nothing_and_lists_again_what_was_taken_off() {
    let mut driver = Driver::default();
    for rules in ["soldiers16-bl", "soldiers16-bl", "chaturaji-pl-solo"] {
        driver.new_game(&alone(rules, &["north"]));
    }
    let file = driver.ask("/api/export", None).unwrap();
    let file = file.as_str().unwrap();
    let summary = |imported: &Value| (imported["games"].as_array().unwrap().len(), imported["known"].clone());
    let mut other = Driver { around: Around { random: 99, ..Around::default() }, ..Driver::default() };
    assert_eq!(summary(&other.ask("/api/import", Some(file)).unwrap()), (3, json!(0)));
    let off = other.kept.keys().next().unwrap().clone();
    other.ask(&format!("/api/games/{off}/listed"), Some(r#"{"listed":false}"#)).unwrap();
    assert_eq!(summary(&other.ask("/api/import", Some(file)).unwrap()), (0, json!(3)));
    assert!(other.kept.values().all(|kept| kept.head.listed) && other.kept.len() == 3);
    // What came from there is the same where it came from.
    let back = other.ask("/api/export", None).unwrap();
    assert_eq!(summary(&driver.ask("/api/import", Some(back.as_str().unwrap())).unwrap()), (0, json!(3)));
}

#[test]
fn of_games_with_dice_from_a_file_it_is_known_which_go_on_by_hand() {
    let mut driver = Driver::default();
    for dice in ["hand", "fair"] {
        let game = json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": [], "dice": dice, "position": null });
        driver.new_game(&game);
    }
    let file = driver.ask("/api/export", None).unwrap();
    let imported = Driver::default().ask("/api/import", file.as_str()).unwrap();
    assert_eq!((&imported["typed"], &imported["linked"]), (&json!(1), &json!(0)));
}

#[test]
fn what_could_not_be_kept_is_shown_to_nobody_and_can_be_played_again() {
    let mut driver = Driver::default();
    let game = driver.new_game(&alone("soldiers16-bl", &[]));
    driver.enter(1, &game);
    let action = driver.tables.table(&game).unwrap().choices().legal[0].text.clone();
    let step = json!({ "type": "do", "id": "a", "seen": 0, "request": { "kind": "act", "action": action } });
    driver.refuses_after = Some(0);
    driver.hear(1, &step);
    assert_eq!(driver.types(1).last(), Some(&"refused"));
    assert!(!driver.types(1).contains(&"played"));
    assert_eq!((driver.shut.as_slice(), driver.kept[&game].entries.len()), (&[1][..], 0));
    driver.enter(2, &game);
    driver.hear(2, &step);
    assert!(driver.types(2).ends_with(&["played", "done"]), "{:?}", driver.types(2));
    assert_eq!(driver.kept[&game].entries.len(), 1);
    // A new game, too.
    driver.refuses_after = Some(0);
    driver.on(TableEvent::Ask {
        number: 1,
        path: "/api/games".to_owned(),
        body: Some(alone("vilac-9506", &[]).to_string()),
    });
    assert_eq!((driver.answer.is_none(), driver.kept.len(), driver.tables.heads.len()), (true, 1, 1));
}

#[test]
fn trials_branch_off_games_that_are_kept_and_questions_come_with_theirs() {
    let mut driver = Driver::default();
    let game = driver.new_game(&alone("vilac-9506", &[]));
    driver.open(1, "/api/trial/socket?lang=pl", &json!({ "type": "branch", "game": game, "after": 0, "tried": [] }));
    driver.hear(1, &json!({ "type": "do", "id": "1", "seen": 0, "request": { "kind": "act", "action": "e2-e4" } }));
    assert_eq!(driver.types(1), ["snapshot", "played", "done"]);
    driver.open(2, "/api/trial/socket", &json!({ "type": "branch", "game": "nowhere", "after": 0, "tried": [] }));
    assert_eq!(driver.said[&2][0]["problem"]["kind"], "not-found");
    let question = json!({ "kind": "analyse", "at": { "kind": "game", "id": game }, "lines": 1, "brief": true });
    driver.open(3, "/api/study/socket?lang=cs", &json!({ "id": 4, "question": question }));
    let task = driver.study.pop().unwrap();
    // It goes to another place as JSON.
    let task: StudyTask = serde_json::from_str(&serde_json::to_string(&task).unwrap()).unwrap();
    let mut told = Vec::new();
    task.answer(&Default::default(), &mut |text| told.push(serde_json::from_str::<Value>(&text).unwrap()));
    let last = told.last().unwrap();
    assert_eq!(
        (&last["id"], &last["found"]["kind"], &last["found"]["done"]),
        (&json!(4), &json!("analysis"), &json!(true))
    );
}

#[test]
fn what_there_is_not_is_said_and_what_needs_a_server_too() {
    let mut driver = Driver::default();
    let kind = |said: Result<Value, Problem>| said.unwrap_err().kind;
    assert_eq!(kind(driver.ask("/api/games/nowhere", None)), ProblemKind::NotFound);
    assert_eq!(kind(driver.ask("/api/games/nowhere/proof", None)), ProblemKind::NotFound);
    assert_eq!(kind(driver.ask("/api/me", None)), ProblemKind::NotFound);
    let apart =
        json!({ "rules": "vilac-9506", "options": [], "seats": [], "dice": "fair", "position": null, "apart": true });
    assert_eq!(kind(driver.ask("/api/games", Some(&apart.to_string()))), ProblemKind::OneScreen);
    driver.enter(1, "nowhere");
    assert_eq!((driver.said[&1][0]["problem"]["kind"].as_str(), driver.shut.as_slice()), (Some("not-found"), &[1][..]));
    assert!(driver.ask("/api/catalogue?lang=pl", None).unwrap()["games"].as_array().unwrap().len() > 5);
    let game = driver.new_game(&alone("vilac-9506", &[]));
    assert_eq!(
        driver.ask(&format!("/api/games/{game}/listed"), Some(r#"{"listed":false}"#)),
        Ok(json!({ "listed": false }))
    );
    assert_eq!(driver.ask("/api/games", None).unwrap()["games"], json!([]));
    driver.ask(&format!("/api/games/{game}/forget"), Some("{}")).unwrap();
    assert!(driver.kept.is_empty() && driver.tables.heads.is_empty());
}
