//! Who is away.

use ashtapada_messages::{ClientMessage, Tempo};
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::Request;
use ashtapada_table::dice::{Contribution, Seed};
use serde_json::{Value, json};

use super::{Desk, stand_in};

#[test]
fn a_computer_player_stands_in_until_the_player_is_back() {
    let (mut at, anna, jan) = Desk::begun(json!({ "absence": stand_in() }));
    at.goes(jan);
    at.wait(20_000);
    at.room.tell_seats(&at.memory);
    let effects = std::mem::take(&mut at.room.effects);
    at.carry(effects);
    let told = at.heard_by(anna).pop().unwrap();
    assert_eq!((&told["type"], &told["away"]), (&json!("seats"), &json!([{ "seat": "north", "left": 40_000 }])));
    at.wait(39_999);
    at.time();
    assert!(!at.room.table.stands_in(Seat::North));
    at.wait(1);
    at.time();
    assert_eq!(at.log()[1], "stand-in north");
    assert!(!at.room.machine.is_idle(), "the computer decides");
    assert!(at.play(&mut fastrand::Rng::with_seed(1)));
    assert_eq!(at.log().len(), 3);

    assert_eq!(at.asks(anna, Request::TakeBack { to: None })["problem"]["kind"], "away");
    let jan = at.comes(Seat::North, 2);
    at.time();
    assert_eq!(at.log().last().unwrap(), "back north");
    assert_eq!(at.room.table.people(), at.room.table.asked());
    assert_eq!(at.heard_by(jan).pop().unwrap()["stand_ins"], json!([]));
    // What was stored is what is.
    let table = at.memory.table().unwrap();
    assert!(!table.stands_in(Seat::North) && table.last() == at.room.table.last());
    assert!(!table.record().to_string().contains("stand-in"));
}

/// Who is away agrees to nothing, and loses nothing by that: what is taken back, ended or given waits until they are back.
#[test]
fn nothing_is_decided_over_the_heads_of_those_for_whom_a_computer_stands_in() {
    let clock = json!({ "initial": 60, "increment": 0 });
    let (mut at, anna, jan) = Desk::begun(json!({ "absence": stand_in(), "clock": clock }));
    // What was proposed before is proposed no longer.
    assert_eq!(at.asks(anna, Request::TakeBack { to: None })["type"], "noted");
    at.goes(jan);
    at.wait(60_000);
    at.time();
    assert!(at.room.table.absent() == [Seat::North] && at.room.proposals.view(&at.room.quorum()).is_none());
    // North's time is up as well; where the clock does not decide the others could end the game by it.
    assert!(at.room.table.time_is_up(Seat::North, at.room.spent()));
    let log = at.log();
    for refused in [
        Request::TakeBack { to: None },
        Request::TakeBack { to: Some(0) },
        Request::Agree,
        Request::MoreTime { seat: Seat::South },
        Request::Resign { seat: Seat::North },
    ] {
        assert_eq!(at.asks(anna, refused.clone())["problem"]["kind"], "away", "{refused:?}");
    }
    assert_eq!(at.log(), log);
    // A pause takes nothing from anybody, nor does a gift to who is away.
    assert_eq!(at.asks(anna, Request::Pause)["type"], "done");
    assert_eq!(at.asks(anna, Request::MoreTime { seat: Seat::North })["type"], "done");

    // Back again, they are asked as ever.
    let jan = at.comes(Seat::North, 2);
    at.time();
    assert_eq!(at.log().last().unwrap(), "back north");
    for request in [Request::TakeBack { to: Some(0) }, Request::Agree] {
        assert_eq!(at.asks(anna, request.clone())["type"], "noted", "{request:?}");
        at.says(jan, ClientMessage::Decline);
    }
    assert_eq!(at.asks(anna, Request::TakeBack { to: Some(0) })["type"], "noted");
    assert_eq!(at.asks(jan, Request::TakeBack { to: Some(0) })["type"], "done");
}

/// A seat is not given back after the end, and who comes back then is asked all the same.
#[test]
fn an_end_that_somebody_missed_is_taken_back_with_them_alone() {
    let (mut at, anna, jan) = Desk::begun(json!({ "absence": stand_in() }));
    at.goes(jan);
    at.wait(60_000);
    at.time();
    assert_eq!(at.asks(anna, Request::Resign { seat: Seat::South })["type"], "done");
    assert_eq!(at.asks(anna, Request::TakeBack { to: None })["problem"]["kind"], "away");
    let jan = at.comes(Seat::North, 2);
    at.time();
    assert_eq!(at.asks(anna, Request::TakeBack { to: None })["type"], "noted");
    assert_eq!(at.asks(jan, Request::TakeBack { to: None })["type"], "done");
}

/// Nobody has to be asked for a seat that nobody has.
#[test]
fn beside_a_computer_in_a_free_seat_those_decide_who_are_here() {
    let mut at = Desk::of_friends(json!({}));
    let anna = at.comes(Seat::South, 1);
    at.asks(anna, Request::StandIn { seat: Seat::North });
    at.plays(anna);
    assert_eq!(at.room.table.absent(), []);
    assert_eq!(at.asks(anna, Request::TakeBack { to: None })["type"], "done");
    assert_eq!(at.asks(anna, Request::Resign { seat: Seat::South })["type"], "done");
}

#[test]
fn nobody_is_replaced_while_nobody_waits() {
    let (mut at, anna, jan) = Desk::seated(json!({ "absence": stand_in() }));
    at.goes(anna);
    at.wait(50_000);
    at.goes(jan);
    at.wait(900_000);
    assert_eq!(at.absence_left(), None);
    at.comes(Seat::North, 2);
    assert_eq!(at.absence_left(), Some(60_000), "counted anew");
}

#[test]
fn being_away_counts_as_giving_up_where_that_was_agreed() {
    let mut at = Desk::of_friends(json!({ "absence": { "minutes": 10, "meanwhile": "resign" } }));
    at.comes(Seat::South, 1);
    let jan = at.comes(Seat::North, 2);
    at.goes(jan);
    at.wait(600_000);
    at.time();
    assert_eq!(at.log(), ["resign north away"]);
    assert_eq!(at.room.table.outcome().unwrap().ending, Ending::Resignation);
    let mut at = Desk::of_friends(json!({ "absence": { "minutes": 1, "meanwhile": "wait" } }));
    at.comes(Seat::South, 1);
    let jan = at.comes(Seat::North, 2);
    at.goes(jan);
    assert_eq!(at.absence_left(), None);
}

#[test]
fn nobody_has_to_be_there_where_a_turn_takes_days() {
    let clock = json!({ "initial": 86_400, "increment": 0, "kind": "turn", "decides": true });
    for meanwhile in ["computer", "resign", "wait"] {
        let absence = json!({ "minutes": 1, "meanwhile": meanwhile });
        let (mut at, anna, jan) = Desk::begun(json!({ "clock": clock, "absence": absence }));
        at.goes(jan);
        at.wait(3_600_000);
        at.room.tell_seats(&at.memory);
        let effects = std::mem::take(&mut at.room.effects);
        at.carry(effects);
        assert_eq!((at.absence_left(), &at.heard_by(anna).pop().unwrap()["away"]), (None, &json!([])), "{meanwhile}");
        at.time();
        assert_eq!(at.log().len(), 1, "{meanwhile}");
    }
}

#[test]
fn a_free_seat_is_filled_on_request_and_given_to_who_sits_down() {
    let mut at = Desk::of_friends(json!({}));
    let anna = at.comes(Seat::South, 1);
    let watcher = at.comes(Seat::South, 9);
    assert_eq!(at.asks(watcher, Request::StandIn { seat: Seat::North })["type"], "refused");
    assert_eq!(at.asks(anna, Request::StandIn { seat: Seat::South })["type"], "refused");
    let filled = at.asks(anna, Request::StandIn { seat: Seat::North });
    assert_eq!(filled["type"], "done", "{filled}");
    assert_eq!(at.absence_left(), None, "nobody is waited for");
    at.comes(Seat::North, 2);
    at.time();
    assert_eq!(at.log(), ["stand-in north", "back north"]);
}

#[test]
fn who_keeps_back_a_seed_loses_the_place_and_the_seats_begin_anew() {
    let seats: Vec<Value> =
        ["west", "east"].map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } })).to_vec();
    let (mut at, anna, jan) = Desk::seated(json!({
        "rules": "chaturaji-pl-solo", "seats": seats, "absence": stand_in(),
    }));
    let game = at.room.table.header().id.clone();
    for (client, seat, of) in [(anna, Seat::South, 1), (jan, Seat::North, 2)] {
        let commitment = Seed::new([of; 32]).commitment(&game, seat);
        at.says(client, ClientMessage::Seed { part: Contribution::Commit { seat, commitment } });
    }
    let reveal = |seat, of| ClientMessage::Seed { part: Contribution::Reveal { seat, seed: Seed::new([of; 32]) } };
    at.says(anna, reveal(Seat::South, 1));
    assert!(at.room.table.withholds_seed(Seat::North) && !at.room.table.withholds_seed(Seat::South));
    at.wait(60_000);
    at.time();
    assert_eq!(at.log(), ["stand-in north"]);
    let proof = at.room.table.proof_view().unwrap();
    assert_eq!(proof.round, 1, "under another secret");
    assert_eq!(proof.seeds.iter().filter(|seed| seed.commitment.is_none()).count(), 1, "Anna's is missing");
    assert_eq!(at.memory.header().seeds, at.room.table.header().seeds);
    let (seat, seed) = (Seat::South, Seed::new([3; 32]));
    at.says(
        anna,
        ClientMessage::Seed { part: Contribution::Commit { seat, commitment: seed.commitment(&game, seat) } },
    );
    at.says(anna, reveal(Seat::South, 3));
    assert!(!at.room.table.waits_for_seeds());
    // Whoever kept it back may play on with the others.
    at.time();
    assert_eq!(at.log().last().unwrap(), "back north");
}

#[test]
fn a_pause_needs_all_and_more_time_is_a_gift() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let (mut at, anna, jan) = Desk::begun(json!({ "clock": clock }));
    assert_eq!(at.says(jan, ClientMessage::Tempo { tempo: Tempo::Paused })["problem"]["kind"], "others-play");
    assert_eq!(at.asks(jan, Request::Pause)["type"], "noted");
    assert_eq!(at.room.tempo, Tempo::Normal);
    assert_eq!(at.asks(anna, Request::Pause)["type"], "done");
    at.wait(300_000);
    assert_eq!((at.room.tempo, at.decides_in()), (Tempo::Paused, None));
    // Whoever plays on ends the pause.
    at.plays(jan);
    assert_eq!((at.room.tempo, at.decides_in()), (Tempo::Normal, Some(60_000)));

    assert_eq!(at.asks(anna, Request::MoreTime { seat: Seat::South })["problem"]["kind"], "others-seat");
    assert_eq!(at.asks(jan, Request::MoreTime { seat: Seat::South })["type"], "done");
    assert_eq!(at.decides_in(), Some(120_000));
}

/// Nothing comes of an absence after the end, so nobody has to look after it again and again.
#[test]
fn who_is_away_at_the_end_of_a_game_is_waited_for_no_longer() {
    let (mut at, anna, jan) = Desk::seated(json!({ "absence": stand_in() }));
    at.goes(jan);
    assert_eq!(at.absence_left(), Some(60_000));
    at.asks(anna, Request::Resign { seat: Seat::South });
    at.wait(90_000);
    assert_eq!((at.absence_left(), at.room.wakes_in(at.room.now().ticks)), (None, None));
}
