//! What is agreed before a game.

use ashtapada_rules::{Position, Seat};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{
    Absence, Beginning, ClockPlan, Header, Meanwhile, NewGame, Player, Reseating, SeatPlan, Secret, Setup, SetupError,
    Sitters, Table,
};

fn asked(rules: &str, options: &[(&str, &str)], position: Option<String>) -> NewGame {
    let options = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    NewGame { options, position, ..NewGame::of(rules) }
}

/// What is agreed when the lot gives `lot`.
fn agreed(asked: &NewGame, lot: u32) -> Setup {
    Setup::agree(asked, &mut |below| lot % below).unwrap()
}

fn first(rules: &str, options: &[(&str, &str)], position: Option<&String>, lot: u32) -> String {
    let setup = agreed(&asked(rules, options, position.cloned()), lot);
    setup.options.into_iter().find(|(id, _)| id == "firstPlayer").unwrap().1
}

/// The start with these options, as text.
fn start(rules: &str, options: &[(&str, &str)]) -> String {
    Beginning::new(rules, options.iter().copied(), None).unwrap().position.text()
}

#[test]
fn who_is_to_play_in_a_given_position_begins() {
    for seat in ["south", "north"] {
        let position = start("soldiers16-bl", &[("firstPlayer", seat)]);
        for lot in 0..2 {
            assert_eq!(first("soldiers16-bl", &[], Some(&position), lot), seat);
        }
    }
    for seat in ["south", "west", "north", "east"] {
        let position = start("chaturaji-pl-solo", &[("firstPlayer", seat)]);
        for lot in 0..4 {
            assert_eq!(first("chaturaji-pl-solo", &[("firstPlayer", "random")], Some(&position), lot), seat);
        }
    }
}

#[test]
fn who_was_named_begins_though_a_position_is_given() {
    let position = start("soldiers16-bl", &[("firstPlayer", "south")]);
    assert_eq!(first("soldiers16-bl", &[("firstPlayer", "north")], Some(&position), 0), "north");
}

#[test]
fn a_lot_falls_on_either_side_where_no_position_is_given() {
    assert_eq!([0, 1].map(|lot| first("soldiers16-bl", &[], None, lot)), ["south", "north"]);
}

#[test]
fn no_lot_is_drawn_where_a_game_is_taken_up_again() {
    let played = NewGame { actions: vec!["e4-e5".into()], ..NewGame::of("soldiers16-bl") };
    for lot in [0, 1] {
        let setup = Setup::agree(&played, &mut |below| lot % below).unwrap();
        let (_, first) = setup.options.iter().find(|(id, _)| id == "firstPlayer").unwrap();
        assert_eq!(first, "south");
    }
}

#[test]
fn the_start_of_the_rules_is_no_position_of_its_own() {
    let begins = start("soldiers16-bl", &[("firstPlayer", "north")]);
    assert_eq!(agreed(&asked("soldiers16-bl", &[], Some(begins.clone())), 0).position, None);
    let fewer = begins.replacen("nnn", "nn1", 1);
    assert_eq!(agreed(&asked("soldiers16-bl", &[], Some(fewer.clone())), 0).position, Some(fewer));
}

#[test]
fn every_seat_is_taken_once_in_the_order_of_play() {
    let bot = SeatPlan { seat: Seat::North, player: Player::Bot { bot: "greedy".into() } };
    let plan = |seats: Vec<SeatPlan>| Setup::agree(&NewGame { seats, ..NewGame::of("chaturaji-pl-solo") }, &mut |_| 0);
    let seats = plan(vec![bot.clone()]).unwrap().seats;
    assert_eq!(
        seats.iter().map(|plan| plan.seat).collect::<Vec<_>>(),
        [Seat::South, Seat::West, Seat::North, Seat::East]
    );
    assert_eq!(seats[2], bot);
    assert!(seats[0].player.is_human());
    assert_eq!(plan(vec![bot.clone(), bot.clone()]), Err(SetupError::SeatTwice { seat: Seat::North }));
    let west = SeatPlan { seat: Seat::West, ..bot };
    let two = Setup::agree(&NewGame { seats: vec![west], ..NewGame::of("vilac-9506") }, &mut |_| 0);
    assert_eq!(two, Err(SetupError::NoSeat { seat: Seat::West, seats: &[Seat::South, Seat::North] }));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let refused = |asked: &NewGame| Setup::agree(asked, &mut |_| 0).unwrap_err();
    assert!(matches!(refused(&NewGame::of("soldiers")), SetupError::Rules(_)));
    assert!(matches!(refused(&asked("soldiers16-bl", &[("dice", "2")], None)), SetupError::Options { .. }));
    let edition = |edition| NewGame { edition: Some(edition), ..NewGame::of("soldiers16-bl") };
    assert!(matches!(refused(&edition(0)), SetupError::Edition(_)));
    assert!(matches!(refused(&edition(99)), SetupError::Edition(_)));
    let clock = Some(ClockPlan { initial: 1, ..ClockPlan::default() });
    assert!(matches!(refused(&NewGame { clock, ..NewGame::of("soldiers16-bl") }), SetupError::Clock(_)));
    let nowhere = asked("soldiers16-bl", &[], Some("nowhere".into()));
    assert!(Table::set_up(&nowhere, "x", Secret::new([0; 32]), 0).is_err());
}

#[test]
fn nobody_is_waited_for_where_a_turn_takes_days_unless_it_was_agreed_before() {
    let absence = Some(Absence { minutes: 3, meanwhile: Meanwhile::Resign });
    let days: ClockPlan = "3d/turn".parse().unwrap();
    let live: ClockPlan = "600+5".parse().unwrap();
    let asked = |clock, rated| NewGame { apart: true, clock, absence, rated, ..NewGame::of("soldiers16-bl") };
    let meanwhile = |clock, rated| agreed(&asked(clock, rated), 0).absence.map(|terms| terms.meanwhile);
    for rated in [false, true] {
        assert_eq!(meanwhile(Some(days), rated), Some(Meanwhile::Wait));
        assert_eq!(meanwhile(Some(live), rated), Some(Meanwhile::Resign));
    }
    // A game keeps what was stored with it, and the next one of the same people has the terms of today.
    let before = Setup { absence, ..agreed(&asked(Some(days), false), 0) };
    let stored: Setup = serde_json::from_str(&serde_json::to_string(&before).unwrap()).unwrap();
    assert_eq!(stored.absence, absence);
    let secret = Secret::new([7; 32]);
    let header = Header {
        id: "k3v".to_owned(),
        created: 0,
        setup: stored,
        secret,
        seeds: Seeds::default(),
        sitters: Sitters::default(),
        linked: None,
    };
    let table = Table::open(header, Vec::new()).unwrap();
    assert_eq!(table.header().setup.absence, absence);
    let next = agreed(&table.again(Reseating::default()).unwrap().0, 0);
    assert_eq!(next.absence.map(|terms| terms.meanwhile), Some(Meanwhile::Wait));
}

#[test]
fn a_setup_that_was_stored_without_an_edition_is_of_the_first() {
    let setup = agreed(&NewGame::of("chaturaji-pl-team"), 0);
    assert_eq!(setup.edition, ashtapada_rulebook::EDITION);
    let mut stored = serde_json::to_value(&setup).unwrap();
    assert_eq!(serde_json::from_value::<Setup>(stored.clone()).unwrap(), setup);
    stored.as_object_mut().unwrap().remove("edition");
    // An option that it does not name, since it was added later, is as the rule set has it.
    let options = stored["options"].as_array_mut().unwrap();
    options.retain(|pair| pair[0] != "bothRajasLost");
    let old: Setup = serde_json::from_value(stored).unwrap();
    assert_eq!(old.edition, 1);
    let begun = old.begin().unwrap();
    assert_eq!(begun.options, setup.begin().unwrap().options);
}

#[test]
fn a_position_is_agreed_on_in_one_form() {
    let asked = |text: &str| agreed(&asked("vilac-9506", &[], Some(text.to_owned())), 0).position;
    let written = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    for text in ["4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3  w qK e3 0 0", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"] {
        assert_eq!(asked(text), written, "{text}");
    }
    assert_eq!(asked("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0"), None, "the start is no position");
}
