//! Games by links: each device has tables of its own, and nothing but links goes from one to another.

use super::*;
use crate::letter::Letter;

fn devices<const N: usize>() -> [Driver; N] {
    std::array::from_fn(|index| {
        let mut driver = Driver::default();
        driver.around.random = 50 + index as u8;
        driver
    })
}

fn begin(driver: &mut Driver, rules: &str, people: &Value) -> String {
    let options = json!(if rules == "soldiers16-bl" { vec![["firstPlayer", "south"]] } else { Vec::new() });
    let game = json!({ "rules": rules, "dice": "fair", "options": options });
    let body = json!({ "game": game, "people": people }).to_string();
    driver.ask("/api/letters?lang=en", Some(&body)).unwrap()["id"].as_str().unwrap().to_owned()
}

fn send(driver: &mut Driver, game: &str) -> Result<Value, Problem> {
    driver.ask(&format!("/api/games/{game}/letter"), Some("{}"))
}

fn text(letter: &Value) -> String {
    letter["text"].as_str().unwrap().to_owned()
}

fn open(driver: &mut Driver, text: &str) -> Result<Value, Problem> {
    let body =
        json!({ "text": format!("https://example.org/games/#/link/{text}"), "join": true, "name": "Jan" }).to_string();
    driver.ask("/api/letters/open?lang=en", Some(&body))
}

/// Whoever is to move plays and sends the game to the next, until it is over; gives all links.
fn play_on<const N: usize>(devices: &mut [Driver; N], game: &str) -> Vec<String> {
    let mut sent = Vec::new();
    for turn in 0..4_000 {
        let here = |driver: &Driver| {
            let table = driver.kept.get(game)?.table().ok()?;
            let linked = table.linked()?;
            (linked.is_complete() && linked.is_here(table.due()?)).then_some(())
        };
        let at = devices.iter().position(|driver| here(driver).is_some()).expect("somebody is to move");
        let socket = turn + 1;
        devices[at].enter(socket, game);
        devices[at].play(socket, game);
        let letter = send(&mut devices[at], game).unwrap();
        sent.push(text(&letter));
        let over = devices[at].tables.table(game).unwrap().due().is_none();
        devices[at].on(TableEvent::Close { socket });
        for index in (0..N).filter(|index| *index != at) {
            // Whoever plays next opens it, and at the end everybody; also twice.
            let table = devices[index].kept[game].table().unwrap();
            let to = letter["to"].as_array().unwrap();
            let is_for = |seat: &Value| table.linked().unwrap().view().here.iter().any(|own| own.name() == seat);
            if over || to.iter().any(is_for) {
                let opened = open(&mut devices[index], &text(&letter)).unwrap();
                assert!(opened["news"].as_u64().unwrap() > 0, "{opened}");
                assert_eq!(open(&mut devices[index], &text(&letter)).unwrap()["news"], 0);
            }
        }
        if over {
            return sent;
        }
    }
    panic!("the game does not end");
}

#[test]
fn two_people_play_a_game_with_dice_by_links_to_its_end_and_every_throw_is_checked() {
    let mut devices: [Driver; 2] = devices();
    let game = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    // Nothing is thrown before both have promised their numbers.
    devices[0].enter(9_000, &game);
    devices[0].hear(9_000, &json!({ "type": "do", "id": "early", "seen": 0, "request": { "kind": "roll" } }));
    assert_eq!(devices[0].said[&9_000].last().unwrap()["problem"]["kind"], "seeds");
    devices[0].on(TableEvent::Close { socket: 9_000 });
    let invitation = send(&mut devices[0], &game).unwrap();
    assert_eq!(invitation["invites"], true);
    let asked = json!({ "text": text(&invitation) }).to_string();
    let seen = devices[1].ask("/api/letters/open?lang=en", Some(&asked)).unwrap();
    assert_eq!((&seen["kind"], &seen["rules"]), (&json!("invites"), &json!("chaturaji-pl-solo")));
    assert!(devices[1].kept.is_empty(), "nothing is kept of what is only looked at");
    let joined = open(&mut devices[1], &text(&invitation)).unwrap();
    assert_eq!((&joined["kind"], &joined["game"]), (&json!("game"), &json!(game)));
    let back = send(&mut devices[1], &game).unwrap();
    open(&mut devices[0], &text(&back)).unwrap();
    let sent = play_on(&mut devices, &game);
    // Whoever joins says what he is called, and the other device hears of it.
    let names = |driver: &Driver| driver.kept[&game].table().unwrap().seat_plans();
    assert_eq!(names(&devices[0]), names(&devices[1]));
    assert!(names(&devices[0]).iter().any(|plan| plan.player.to_string().contains("Jan")));
    assert_eq!(devices[0].kept[&game].table().unwrap().acts(), devices[1].kept[&game].table().unwrap().acts());
    // Forty turns of each fit into a message.
    let long = sent.get(79).or(sent.last()).unwrap();
    assert!(long.len() < 1_500, "{} letters after {} turns", long.len(), sent.len().min(80));

    // From a file it goes on at one screen, where the computer throws.
    let invited = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    let record = devices[0].ask(&format!("/api/games/{invited}/record"), None).unwrap();
    let [mut other] = self::devices();
    let imported = other.ask("/api/import", record.as_str()).unwrap();
    assert_eq!((&imported["linked"], &imported["typed"]), (&json!(1), &json!(0)), "{imported}");
    let brought = other.kept.values().next().unwrap().table().unwrap();
    assert_eq!((brought.dice(), brought.linked()), (ashtapada_table::DiceSource::Fair, None));

    // Whoever changes a throw, or shows another number, is found out.
    let letter = Letter::read(&sent[20]).unwrap();
    let mut forged = letter.clone();
    let throw = forged.asked.actions.iter_mut().rev().find(|act| act.len() == 1).unwrap();
    *throw = if throw == "2" { "3".to_owned() } else { "2".to_owned() };
    forged.asked.actions.truncate(forged.asked.actions.iter().rposition(|act| act.len() == 1).unwrap() + 1);
    let mut stranger = Driver::default();
    assert_eq!(open(&mut stranger, &forged.text()).unwrap_err().kind, ProblemKind::FalseLink);
    let mut forged = letter.clone();
    forged.people[1].shown = forged.people[0].shown;
    assert_eq!(open(&mut stranger, &forged.text()).unwrap_err().kind, ProblemKind::FalseLink);
    assert!(open(&mut stranger, &letter.text()).is_ok(), "as it was sent, anybody may look at it");

    // An old link changes nothing, and says so.
    let old = open(&mut devices[0], &sent[3]).unwrap();
    assert_eq!((&old["news"], &old["behind"]), (&json!(0), &json!(true)));
}

#[test]
fn an_invitation_is_for_one_person_and_the_second_is_told_so() {
    let mut devices: [Driver; 3] = devices();
    let game = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    let invitation = text(&send(&mut devices[0], &game).unwrap());
    for late in [1, 2] {
        open(&mut devices[late], &invitation).unwrap();
    }
    let back = [1, 2].map(|late| text(&send(&mut devices[late], &game).unwrap()));
    open(&mut devices[0], &back[0]).unwrap();
    assert_eq!(open(&mut devices[0], &back[1]).unwrap_err().kind, ProblemKind::LinkTaken);
    assert_eq!(open(&mut devices[2], &back[0]).unwrap_err().kind, ProblemKind::LinkTaken);
}

#[test]
fn without_dice_whoever_begins_takes_either_side() {
    let mut devices: [Driver; 2] = devices();
    let mut sides = Vec::new();
    for people in [json!([["south"], ["north"]]), json!([["north"], ["south"]])] {
        let game = begin(&mut devices[0], "vilac-9506", &people);
        let table = devices[0].kept[&game].table().unwrap();
        sides.push(table.linked().unwrap().is_here(table.due().unwrap()));
        if sides.len() == 2 {
            let letter = send(&mut devices[0], &game).unwrap();
            assert_eq!((&letter["invites"], &letter["to"]), (&json!(true), &json!(["south"])));
            open(&mut devices[1], &text(&letter)).unwrap();
        }
    }
    assert_eq!(sides, [true, false]);
}

#[test]
fn four_people_play_by_links_each_on_a_device_of_his_own() {
    let mut devices: [Driver; 4] = devices();
    let game = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["west"], ["north"], ["east"], ["south"]]));
    let mut letter = text(&send(&mut devices[0], &game).unwrap());
    for next in [1, 2, 3, 0] {
        open(&mut devices[next], &letter).unwrap();
        if next > 0 {
            letter = text(&send(&mut devices[next], &game).unwrap());
        }
    }
    let begins = devices[0].kept[&game].table().unwrap();
    assert!(begins.linked().unwrap().is_here(begins.due().unwrap()), "who begins was the first to promise");
    // Each hears of the others' turns when it is his own.
    play_on(&mut devices, &game);
}

#[test]
fn a_game_without_dice_begins_with_a_move_and_another_past_is_refused() {
    let mut devices: [Driver; 2] = devices();
    let game = begin(&mut devices[0], "soldiers16-bl", &json!([["south"], ["north"]]));
    assert_eq!(send(&mut devices[0], &game).unwrap_err().kind, ProblemKind::ByLinks, "play first");
    devices[0].enter(1, &game);
    assert_eq!(devices[0].play(1, &game), 1);
    // As long as nothing is sent it can be taken back; then no more, and nobody plays for the other.
    let back =
        |seen: u32, id: &str| json!({ "type": "do", "id": id, "seen": seen, "request": { "kind": "take-back" } });
    devices[0].hear(1, &back(1, "back"));
    assert_eq!(devices[0].tables.table(&game).unwrap().last(), 2);
    assert_eq!(devices[0].play(1, &game), 1);
    let invitation = send(&mut devices[0], &game).unwrap();
    devices[0].hear(1, &back(3, "late"));
    assert_eq!(devices[0].said[&1].last().unwrap()["problem"]["kind"], "by-links");
    let other = json!({ "kind": "resign", "seat": "north" });
    devices[0].hear(1, &json!({ "type": "do", "id": "his", "seen": 3, "request": other }));
    assert_eq!(devices[0].said[&1].last().unwrap()["problem"]["kind"], "by-links");
    devices[0].on(TableEvent::Close { socket: 1 });

    open(&mut devices[1], &text(&invitation)).unwrap();
    assert_eq!(devices[1].kept[&game].table().unwrap().acts().len(), 1);
    let mut other = devices[1].kept.clone();
    devices[1].enter(2, &game);
    devices[1].play(2, &game);
    let answer = send(&mut devices[1], &game).unwrap();
    // Whoever looks at the game while the answer comes connects again.
    devices[0].enter(3, &game);
    let opened = open(&mut devices[0], &text(&answer)).unwrap();
    assert_eq!(opened["news"], 1);
    assert_eq!(devices[0].shut, [3]);

    // Nobody plays for another, though no throw stands in the way.
    let mut forged = Letter::read(&text(&answer)).unwrap();
    let legal = devices[0].kept[&game].table().unwrap().choices().legal;
    forged.asked.actions.push(legal[0].text.clone());
    assert_eq!(open(&mut devices[0], &forged.text()).unwrap_err().kind, ProblemKind::FalseLink);

    // From the same game, another answer.
    let mut twin = Driver { kept: std::mem::take(&mut other), ..Driver::default() };
    twin.on(TableEvent::Begin { games: twin.kept.values().map(|kept| kept.head.clone()).collect() });
    twin.enter(4, &game);
    let legal = twin.tables.table(&game).unwrap().choices().legal;
    let action = &legal.last().unwrap().text;
    let request = json!({ "kind": "act", "action": action });
    twin.hear(4, &json!({ "type": "do", "id": "else", "seen": 1, "request": request }));
    let told = send(&mut twin, &game).unwrap();
    assert_eq!(open(&mut devices[0], &text(&told)).unwrap_err().kind, ProblemKind::FalseLink);
}

#[test]
fn a_link_that_is_broken_is_named_whatever_is_missing() {
    let mut devices: [Driver; 2] = devices();
    let game = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    let whole = text(&send(&mut devices[0], &game).unwrap());
    assert!(whole.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{whole}");
    for end in (0..whole.len()).step_by(3) {
        assert_eq!(open(&mut devices[1], &whole[..end]).unwrap_err().kind, ProblemKind::BadLink, "{end}");
    }
    for odd in ["", "hello", "https://example.org/", "żółw", "AAAA", &whole[1..]] {
        let problem = open(&mut devices[1], odd).unwrap_err();
        assert_eq!(problem.kind, ProblemKind::BadLink, "{odd}");
    }
    let about = |people: Value| {
        let body = json!({ "game": { "rules": "soldiers16-bl", "dice": "fair" }, "people": people }).to_string();
        Driver::default().ask("/api/letters?lang=en", Some(&body)).unwrap_err().kind
    };
    for people in [json!([]), json!([["south", "north"]]), json!([["south"], []]), json!([["south"], ["south"]])] {
        assert_eq!(about(people), ProblemKind::BadRequest);
    }
}

/// The game with the place of its player, for another device of his.
fn hand_over(driver: &mut Driver, game: &str) -> Result<Value, Problem> {
    driver.ask(&format!("/api/games/{game}/place"), Some("{}"))
}

#[test]
fn a_game_goes_on_at_another_device_in_the_middle_of_a_turn_and_the_first_only_looks_on() {
    let [mut desk, mut jan, mut pocket]: [Driver; 3] = devices();
    let game = begin(&mut desk, "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    let invitation = text(&send(&mut desk, &game).unwrap());
    open(&mut jan, &invitation).unwrap();
    let back = text(&send(&mut jan, &game).unwrap());
    open(&mut desk, &back).unwrap();
    let roll =
        |seen: u32| json!({ "type": "do", "id": format!("roll-{seen}"), "seen": seen, "request": { "kind": "roll" } });
    desk.enter(1, &game);
    desk.hear(1, &roll(0));
    let acts = |driver: &Driver| driver.kept[&game].table().unwrap().acts();
    let here = |driver: &Driver| driver.kept[&game].table().unwrap().linked().unwrap().me;
    let thrown = acts(&desk);
    assert_eq!(thrown.len(), 1);
    // What would be thrown next, on either device.
    let mut twin = Driver { kept: desk.kept.clone(), ..Driver::default() };
    twin.on(TableEvent::Begin { games: twin.kept.values().map(|kept| kept.head.clone()).collect() });

    let place = text(&hand_over(&mut desk, &game).unwrap());
    assert!(place.len() < 700 && !place.contains('/'), "{place}");
    assert_eq!((here(&desk), desk.shut.as_slice()), (None, &[1][..]));
    desk.enter(2, &game);
    let moves = desk.tables.table(&game).unwrap().choices().legal;
    let request = json!({ "kind": "act", "action": moves[0].text });
    desk.hear(2, &json!({ "type": "do", "id": "late", "seen": 1, "request": request }));
    assert_eq!(desk.said[&2].last().unwrap()["problem"]["kind"], "by-links");
    assert_eq!(hand_over(&mut desk, &game).unwrap_err().kind, ProblemKind::ByLinks);
    desk.on(TableEvent::Close { socket: 2 });

    let opened = open(&mut pocket, &place).unwrap();
    assert_eq!((&opened["news"], &opened["here"]), (&json!(1), &json!(true)));
    assert_eq!(open(&mut pocket, &place).unwrap()["here"], false, "it plays here already");
    assert_eq!(acts(&pocket), thrown);
    for driver in [&mut twin, &mut pocket] {
        driver.enter(3, &game);
        driver.play(3, &game);
        driver.on(TableEvent::Close { socket: 3 });
    }
    assert_eq!(acts(&twin), acts(&pocket), "the same throws on both");

    // Whoever else plays keeps his own place, whatever he opens.
    let before = here(&jan);
    let sent = text(&send(&mut pocket, &game).unwrap());
    assert_eq!(open(&mut jan, &place).unwrap()["here"], false);
    assert_eq!(here(&jan), before);
    open(&mut jan, &sent).unwrap();
    let mut both = [pocket, jan];
    let last = play_on(&mut both, &game).pop().unwrap();
    assert_eq!(open(&mut desk, &last).unwrap()["behind"], false);
    assert_eq!((acts(&desk), here(&desk)), (acts(&both[0]), None));
    // It goes back the same way.
    let back = text(&hand_over(&mut both[0], &game).unwrap());
    let opened = open(&mut desk, &back).unwrap();
    assert_eq!((&opened["news"], &opened["here"]), (&json!(0), &json!(true)));
    assert_eq!((here(&desk), here(&both[0])), (Some(0), None));
}

#[test]
fn a_place_goes_along_before_anybody_has_joined_and_nobody_gets_one_that_is_not_his() {
    let mut devices: [Driver; 3] = devices();
    let game = begin(&mut devices[0], "chaturaji-pl-solo", &json!([["south", "north"], ["west", "east"]]));
    let invitation = text(&send(&mut devices[0], &game).unwrap());
    let place = text(&hand_over(&mut devices[0], &game).unwrap());
    assert_eq!(open(&mut devices[1], &place).unwrap()["here"], true);
    open(&mut devices[2], &invitation).unwrap();
    let answer = text(&send(&mut devices[2], &game).unwrap());
    assert_eq!(open(&mut devices[1], &answer).unwrap()["news"], 0);
    let [_, pocket, jan] = devices;
    play_on(&mut [pocket, jan], &game);

    let letter = Letter::read(&place).unwrap();
    for person in [1, 9] {
        let mut forged = letter.clone();
        forged.place.as_mut().unwrap().person = person;
        assert_eq!(open(&mut Driver::default(), &forged.text()).unwrap_err().kind, ProblemKind::FalseLink);
    }
    for end in (0..place.len()).step_by(5) {
        assert_eq!(open(&mut Driver::default(), &place[..end]).unwrap_err().kind, ProblemKind::BadLink, "{end}");
    }
}
