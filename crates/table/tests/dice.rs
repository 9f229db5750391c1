//! Fair dice: what nobody may know, choose or draw again, and what a record proves.

mod common;

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::dice::{Contribution, Seed};
use ashtapada_table::proof::{self, Proof, ProofError};
use ashtapada_table::record::Record;
use ashtapada_table::{Act, Cause, Declined, NewGame, Player, Request, SeatPlan, Secret, Table};
use common::{SECRET, something, table};
use fastrand::Rng;

const RULES: [&str; 4] = ["chaturaji-pl-solo", "chaturaji-pl-team", "chaturaji-wikipedia", "caturanga-cz"];

fn carry_out(table: &mut Table, request: Request) -> Act {
    let (seat, act) = table.decide(&request, 0).unwrap();
    table.play(seat, act).unwrap();
    act
}

/// Plays as people and the table's dice do, until so many entries are there or the game is over.
fn play_fairly(table: &mut Table, random: &mut Rng, entries: u32) {
    while table.turn() != Turn::Over && table.last() < entries {
        match table.turn() {
            Turn::Chance(_) => _ = carry_out(table, Request::Roll),
            _ => table.play(table.turn().seat(), something(table, random).unwrap()).unwrap(),
        }
    }
}

#[test]
fn nothing_is_thrown_before_every_seat_has_added_its_seed() {
    let game = NewGame { seats: vec![computer(Seat::North)], ..NewGame::of("chaturaji-pl-solo") };
    let (mut table, _) = Table::set_up(&game, "g", SECRET, 0).unwrap();
    let people = [Seat::South, Seat::West, Seat::East];
    let seed = Seed::new([5; 32]);
    let mut parts: Vec<Contribution> = people
        .map(|seat| Contribution::Commit { seat, commitment: seed.commitment("g", seat) })
        .into_iter()
        .chain(people.map(|seat| Contribution::Reveal { seat, seed }))
        .collect();
    parts.reverse();
    let committed = table.proof_view().unwrap().commitment;
    while let Some(part) = parts.pop() {
        assert_eq!(table.next_throw(), None);
        assert_eq!(table.decide(&Request::Roll, 0), Err(Declined::SeedsMissing));
        table.set_seeds(table.contribute(&part).unwrap());
    }
    assert!(table.decide(&Request::Roll, 0).is_ok());
    assert_eq!(table.proof_view().unwrap().commitment, committed, "committed to before any seed");
    // Where only computer players sit, nobody has to be waited for.
    let alone = NewGame { seats: Seat::ALL.map(computer).to_vec(), ..game };
    assert!(Table::set_up(&alone, "g", SECRET, 0).unwrap().0.next_throw().is_some());
}

fn computer(seat: Seat) -> SeatPlan {
    SeatPlan { seat, player: Player::Bot { bot: "level-1".to_owned() } }
}

/// The first hole: whoever read the secret of a game that had ended could take back its end and play on.
#[test]
fn a_game_whose_secret_is_known_never_goes_on() {
    for rules in RULES {
        let mut random = Rng::with_seed(3);
        let mut game = table(&NewGame::of(rules));
        play_fairly(&mut game, &mut random, 40);
        assert_eq!(game.record().tag("Secret"), None);
        game.play(None, Act::Agree).unwrap();
        assert!(game.record().tag("Secret").is_some());
        for request in [Request::TakeBack { to: None }, Request::Roll, Request::Agree] {
            assert!(game.decide(&request, 0).is_err(), "{rules}: {request:?}");
        }
        assert_eq!(game.decide(&Request::TakeBack { to: None }, 0), Err(Declined::SecretPublished));
        // Who plays on does so in a game with a secret of its own.
        let asked = game.record().new_game();
        let (next, _) = Table::set_up(&asked, "another", Secret::new([8; 32]), 0).unwrap();
        assert_ne!(next.proof_view().unwrap().commitment, game.proof_view().unwrap().commitment);
    }
    // Without dice there is no secret, and the end may be taken back.
    let mut plain = table(&NewGame::of("soldiers16-bl"));
    plain.play(None, Act::Resign { seat: Seat::South, cause: Cause::Own }).unwrap();
    assert_ne!(plain.decide(&Request::TakeBack { to: None }, 0), Err(Declined::SecretPublished));
}

/// The second hole: whoever took back a throw and did something else before it got another throw.
#[test]
fn a_throw_that_was_taken_back_comes_again() {
    for rules in RULES {
        for seed in 0..25 {
            let mut random = Rng::with_seed(seed);
            let mut game = table(&NewGame::of(rules));
            play_fairly(&mut game, &mut random, 12);
            let begun = game.last();
            let line = |game: &mut Table, random: &mut Rng| {
                let mut thrown = Vec::new();
                while thrown.len() < 3 && game.turn() != Turn::Over {
                    match game.turn() {
                        Turn::Chance(_) => thrown.push(carry_out(game, Request::Roll)),
                        _ => game.play(game.turn().seat(), something(game, random).unwrap()).unwrap(),
                    }
                }
                thrown
            };
            let first = line(&mut game, &mut random);
            for _ in 0..3 {
                game.play(None, Act::TakeBack { to: begun }).unwrap();
                assert_eq!(line(&mut game, &mut random), first, "{rules} {seed}");
            }
            game.play(None, Act::Agree).unwrap();
            let record = game.record();
            assert_eq!(record.tag("TakenBack"), Some("3"));
            let found = proof::check(&record.to_string().parse::<Record>().unwrap());
            assert!(matches!(found, Ok(Proof::Fair { taken_back: 3, given: 0, .. })), "{found:?}");
        }
    }
}

#[test]
fn the_seeds_of_all_decide_the_throws() {
    let throws = |secret: Secret, seeds: [u8; 4]| {
        let (mut game, _) = Table::set_up(&NewGame::of("chaturaji-pl-solo"), "example", secret, 0).unwrap();
        game.add_seeds(|seat| Seed::new([seeds[seat.index()]; 32]));
        play_fairly(&mut game, &mut Rng::with_seed(1), 60);
        (1..=game.last())
            .filter_map(|seq| game.entry(seq).filter(|entry| entry.act.is_throw()))
            .map(|e| e.act)
            .collect()
    };
    let first: Vec<Act> = throws(SECRET, [0; 4]);
    assert_eq!(throws(SECRET, [0; 4]), first);
    for seat in 0..4 {
        let mut seeds = [0; 4];
        seeds[seat] = 1;
        assert_ne!(throws(SECRET, seeds), first, "{seat}");
    }
    assert_ne!(throws(Secret::new([8; 32]), [0; 4]), first);
}

#[test]
fn every_tampering_with_a_record_is_found() {
    let mut game = table(&NewGame::of("chaturaji-pl-solo"));
    play_fairly(&mut game, &mut Rng::with_seed(4), 60);
    game.play(None, Act::Agree).unwrap();
    let text = game.record().to_string();
    let check = |text: &str| proof::check(&text.parse::<Record>().unwrap());
    let Ok(Proof::Fair { throws, given: 0, taken_back: 0 }) = check(&text) else { panic!("{:?}", check(&text)) };
    assert!(throws > 15);
    let record: Record = text.parse().unwrap();
    let tag = |name: &str| format!("[{name} \"{}\"]", record.tag(name).unwrap());
    // A tag left out, or of another game.
    for (name, other, expected) in [
        ("Secret", "[Secret \"00\"]", "Secret"),
        ("Seeds", "[Seeds \"\"]", "Seeds"),
        ("Commitment", "[Commitment \"xy\"]", "Commitment"),
    ] {
        let changed = text.replace(&tag(name), other);
        assert!(matches!(check(&changed), Err(ProofError::Tag { tag, .. }) if tag == expected), "{name}");
    }
    assert_eq!(check(&text.replace(&tag("Game"), "[Game \"example2\"]")), Err(ProofError::Commitment));
    assert!(matches!(check(&text.replace(&tag("Seeds"), "")), Err(ProofError::Tag { tag: "Seeds", .. })));
    let zeros = "0".repeat(64);
    assert_eq!(check(&text.replace(record.tag("Secret").unwrap(), &zeros)), Err(ProofError::Commitment));
    let seeds = record.tag("Seeds").unwrap();
    let (one, another) = (seeds.replacen("00", "01", 1), seeds.rsplit_once(' ').unwrap().0);
    assert!(matches!(check(&text.replace(seeds, &one)), Err(ProofError::Throw { .. })));
    assert!(matches!(check(&text.replace(seeds, another)), Err(ProofError::Tag { tag: "Seeds", .. })));
    let more = text.replace(&tag("Game"), &format!("{}\n[ThrownBefore \"999\"]", tag("Game")));
    assert!(matches!(check(&more), Err(ProofError::Tag { tag: "ThrownBefore", .. })));
    // Another throw at the end, which leaves everything before it as it was.
    let cut: Vec<String> = (1..game.last()).map(|seq| game.entry(seq).unwrap().act.to_string()).collect();
    let last = cut.iter().rposition(|act| act.parse::<Act>().unwrap().is_throw()).unwrap();
    let asked = NewGame { actions: cut[..last].to_vec(), ..record.new_game() };
    let (mut forged, _) = Table::set_up(&asked, "forged", SECRET, 0).unwrap();
    let thrown: Act = cut[last].parse().unwrap();
    let other = (2..=5).map(|face| format!("{face}").parse().unwrap()).find(|act: &Act| *act != thrown).unwrap();
    forged.play(None, other).unwrap();
    forged.play(None, Act::Agree).unwrap();
    let forged = Record { tags: record.tags.clone(), ..forged.record() };
    assert!(matches!(proof::check(&forged), Err(ProofError::Throw { .. })));
}

#[test]
fn throws_from_elsewhere_are_told_and_not_proved() {
    let mut game = table(&NewGame::of("chaturaji-pl-team"));
    play_fairly(&mut game, &mut Rng::with_seed(4), 20);
    let (mut next, _) = Table::set_up(&game.record().new_game(), "next", Secret::new([1; 32]), 0).unwrap();
    next.add_seeds(|_| Seed::new([2; 32]));
    let given = (1..=20).filter(|&seq| next.entry(seq).unwrap().act.is_throw()).count();
    play_fairly(&mut next, &mut Rng::with_seed(5), 50);
    next.play(None, Act::Agree).unwrap();
    let found = proof::check(&next.record().to_string().parse::<Record>().unwrap()).unwrap();
    let all = proof::throws(&next.record()).count();
    assert_eq!(found, Proof::Fair { throws: all - given, given, taken_back: 0 });
    assert!(given > 0 && all > given);
}

/// The page's own test computes this game again (`web/test/proof.json`). It is written anew with `UPDATE=1`.
#[test]
fn what_the_page_checks_is_what_the_table_says() {
    let mut game = table(&NewGame::of("chaturaji-wikipedia"));
    play_fairly(&mut game, &mut Rng::with_seed(11), 40);
    game.play(None, Act::Agree).unwrap();
    let page = game.proof_page().unwrap();
    let written = serde_json::to_value(&page).unwrap();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/test/proof.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, serde_json::to_string_pretty(&written).unwrap()).unwrap();
    }
    let known: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert!(known == written, "{file} is not what the table says now: write it anew with UPDATE=1");
    assert!(page.throws.iter().zip(1..).all(|(throw, number)| throw.number == Some(number)));
}
