//! Error messages in every language.

use std::collections::BTreeSet;

use ashtapada_rulebook::{Lang, Words};
use ashtapada_table::record::{Expected, Record};
use ashtapada_table::{ClockPlan, InWords, NewGame, Player, SeatPlan, Secret, Table};

/// The sentence in each language, all of them different.
fn in_every_language(error: &impl InWords) -> Vec<String> {
    let told: Vec<String> = Lang::all().map(|lang| error.in_words(Words::new(lang))).collect();
    assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), Lang::all().len(), "{told:?}");
    for sentence in &told {
        assert!(!sentence.starts_with("record-") && !sentence.starts_with("setup-"), "{sentence}");
    }
    told
}

#[test]
fn a_record_that_cannot_be_read() {
    let records = [
        ("[Rules soldiers16-bl]", (1, 8)),
        ("[ \"soldiers16-bl\"]", (1, 3)),
        ("[Rules \"soldiers16-bl", (1, 9)),
        ("[Rules \"soldiers16-bl\"", (1, 23)),
        ("[Rules \"soldiers\\16-bl\"]", (1, 9)),
        ("{ a comment", (1, 1)),
        ("1. c4-c5", (1, 1)),
        ("[Rules \"soldiers\"]", (1, 9)),
        ("[Rules \"soldiers16-bl\"]\n[Edition \"two\"]", (2, 11)),
        ("[Rules \"soldiers16-bl\"]\n[Edition \"9\"]", (2, 11)),
        ("[Rules \"soldiers16-bl\"]\n[Option \"dice\"]", (2, 10)),
        ("[Rules \"soldiers16-bl\"]\n[Option \"dice=2\"]", (2, 10)),
        ("[Rules \"soldiers16-bl\"]\n[Option \"obligation=perhaps\"]", (2, 10)),
        ("[Rules \"soldiers16-bl\"]\n[Position \"nothing\"]", (2, 19)),
        ("[Rules \"vilac-9506\"]\n[Position \"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\"]", (2, 12)),
        ("[Rules \"soldiers16-bl\"]\n1. c4-c6", (2, 4)),
        ("[Rules \"soldiers16-bl\"]\n1. c4-z5", (2, 7)),
        ("[Rules \"soldiers16-bl\"]\n1. resign  nobody", (2, 12)),
        ("[Rules \"soldiers16-bl\"]\n1. resign", (2, 10)),
        ("[Rules \"soldiers16-bl\"]\n1. c4-c5\n\n[Rules \"soldiers16-bl\"]", (4, 1)),
    ];
    for (text, place) in records {
        let error = text.parse::<Record>().unwrap_err();
        for sentence in in_every_language(&error) {
            assert!(sentence.contains(&format!(" {}, ", place.0)), "{text:?}: {sentence}");
        }
        assert_eq!(error.place(), place, "{text:?}: {error}");
    }
}

#[test]
fn a_game_that_cannot_be_set_up() {
    let seat = |seat: &str| SeatPlan { seat: seat.parse().unwrap(), player: Player::nameless() };
    let clock = |initial, increment| Some(ClockPlan { initial, increment, ..ClockPlan::default() });
    let usual = || NewGame::of("soldiers16-bl");
    let games = [
        NewGame::of("soldiers61-bl"),
        NewGame { edition: Some(9), ..usual() },
        NewGame { options: vec![("target".into(), "many".into())], ..usual() },
        NewGame { position: Some("nothing".into()), ..usual() },
        NewGame { seats: vec![seat("west")], ..usual() },
        NewGame { seats: vec![seat("north"), seat("north")], ..usual() },
        NewGame { clock: clock(1, 0), ..usual() },
        NewGame { clock: clock(600, 1000), ..usual() },
        NewGame { actions: vec!["c4-c6".into()], ..usual() },
        NewGame { actions: vec!["take-back 5".into()], ..usual() },
        NewGame { actions: vec!["?".into()], ..usual() },
    ];
    for asked in games {
        let error = Table::set_up(&asked, "x", Secret::new([0; 32]), 0).unwrap_err();
        in_every_language(&error);
    }
    in_every_language(&"600".parse::<ClockPlan>().unwrap_err());
}

#[test]
fn every_expectation_of_a_record_has_its_phrase() {
    for lang in Lang::all() {
        let words = Words::new(lang);
        for expected in Expected::ALL {
            let id = serde_json::to_value(expected).unwrap()["expected"].as_str().unwrap().to_owned();
            let phrase = words.text(&format!("record-expected-{id}"));
            assert!(!phrase.contains("record-expected"), "{lang} {id}");
            if lang == Lang::EN {
                assert_eq!(phrase, expected.to_string());
            }
        }
    }
}
