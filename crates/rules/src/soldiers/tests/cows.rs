//! Cows and Leopards.

use super::*;
use crate::soldiers::{SoldiersEvent, SoldiersRefusal};

/// The order of the cows' game: leopard, cow, leopard, cow, then leopards move while cows come in.
#[test]
fn cows_and_leopards() {
    let mut position = start("setup=cows");
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    assert_eq!(position.refuse(action("pass")), Some(SoldiersRefusal::PlaceFirst { left: 2 }.into()));
    assert_eq!(position.refuse(action("@e4")), Some(Refusal::Occupied { at: spot("e4") }));
    play(&mut position, "@e5");
    assert_eq!(position.refuse(action("e4-e3")), Some(SoldiersRefusal::PlaceFirst { left: 16 }.into()));
    play(&mut position, "@a5");
    assert_eq!(position.refuse(action("e5xe3")), Some(SoldiersRefusal::PlaceFirst { left: 1 }.into()), "AMB-91");
    play(&mut position, "@e3, @a3");
    assert_eq!(position.refuse(action("@a7")), Some(SoldiersRefusal::NothingToPlace.into()));
    assert_eq!(
        position.refuse(action("e3-c3")),
        Some(SoldiersRefusal::NoLine { from: spot("e3"), to: spot("c3") }.into())
    );
    // Captures are not compulsory, and may be left in the middle (AMB-92).
    assert!(actions(&position).contains(&"e3-e2".to_string()));
    play(&mut position, "e5xc5");
    assert_eq!(play(&mut position, "stop"), [SoldiersEvent::Stopped { seat: Seat::North, at: spot("c5") }.into()]);
    assert_eq!(position.turn(), Turn::Seat(Seat::South));

    // Cows step and never jump.
    let mut moving = read("setup=cows", "3/3/7/7/9/7/2ccl2/1lc/3 s - 0-11 0-0 0");
    assert_eq!(moving.refuse(action("f2xd2")), Some(SoldiersRefusal::NeverJumps { role: crate::Role::Cow }.into()));
    assert_eq!(moving.refuse(action("f2-d2")), Some(SoldiersRefusal::NeverJumps { role: crate::Role::Cow }.into()));
    assert_eq!(moving.refuse(action("f3-f4")), Some(Refusal::NotYours { at: spot("f3"), owner: Seat::North }));
    play(&mut moving, "d3-c3");
    // The twelfth cow ends the game at once; leopards do not jump each other.
    assert_eq!(moving.refuse(action("f3xd1")), Some(Refusal::OffBoard { at: spot("d1") }));
    let events = play(&mut moving, "f3xd3");
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Target }));
    assert_eq!(moving.outcome().map(|outcome| outcome.share), Some([0, 0, 12, 0]));
}

/// AMB-93, AMB-94: both leopards blocked; one alone is no loss.
#[test]
fn blocked_leopards() {
    // Leopards on c1 and g1 behind a wall two cows deep.
    let mut position = read("setup=cows", "3/3/7/7/9/2ccc2/2ccc2/ccc/lcl s - 0-0 0-0 0");
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    play(&mut position, "e4-e5");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.share), (Ending::Blocked, [12, 0, 0, 0]));

    let mut one_free = read("setup=cows", "l2/3/7/7/9/2ccc2/2ccc2/ccc/1cl s - 0-0 0-0 0");
    play(&mut one_free, "e4-e5");
    assert_eq!(one_free.turn(), Turn::Seat(Seat::North));

    // A leopard that only captures is not blocked.
    let mut captures = read("setup=cows", "3/3/7/7/9/2c1c2/2c1c2/ccc/lcl s - 0-0 0-0 0");
    play(&mut captures, "d4-c4");
    assert_eq!(actions(&captures), ["c1xe3", "g1xe3"]);

    let stuck = "3/3/7/7/9/7/7/l2/cl1 s - 0-0 0-0 0";
    assert_eq!(actions(&read("setup=cows", stuck)), ["pass"]);
    let loses = read("setup=cows noMoves=loses", stuck);
    assert_eq!(loses.outcome().map(|outcome| outcome.share), Some([0, 0, 12, 0]));
}
