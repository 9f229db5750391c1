//! The soldiers: duty, huffing, chains, and how a game ends.

use super::*;
use crate::Sign;
use crate::soldiers::{SoldiersEvent, SoldiersRefusal};

fn huffed(army: Seat, at: &str) -> Event {
    let by = army.opposite();
    Event::Captured { army, role: crate::Role::Soldier, at: spot(at), by, means: Means::Huff }
}

fn missed(seat: Seat, from: &str, to: &str) -> Event {
    SoldiersEvent::DutyFailed { seat, from: spot(from), to: spot(to) }.into()
}

/// AMB-81, AMB-83, AMB-85: a step where a capture is possible is legal, and costs the piece at once.
#[test]
fn a_failed_duty_costs_the_piece() {
    let mut position = start("");
    play(&mut position, "e4-e5");
    assert!(actions(&position).contains(&"e6xe4".to_string()));
    let events = play(&mut position, "d6-d5");
    assert_eq!(events[1..], [missed(Seat::North, "e6", "e4"), huffed(Seat::North, "e6")]);
    assert_eq!((position.turn(), position.standings()[0].points), (Turn::Seat(Seat::South), 1));

    let mut uncounted = start("huffCountsAsCapture=false");
    play(&mut uncounted, "e4-e5, d6-d5");
    assert_eq!(uncounted.standings()[0].points, 0);

    let mut strict = start("obligation=strict");
    play(&mut strict, "e4-e5");
    assert_eq!(actions(&strict), ["e6xe4"]);
    assert_eq!(strict.refuse(action("d6-d5")), Some(SoldiersRefusal::MustCapture { at: spot("e6") }.into()));

    let mut free = start("obligation=none");
    assert_eq!(play(&mut free, "e4-e5, d6-d5").len(), 1);
}

/// AMB-82: who may be huffed, and who chooses.
#[test]
fn one_of_several_is_huffed() {
    let pieces = "s:c3,e4,f4 n:e5,f5,a5";
    let mut position = composed("", pieces, SOUTH);
    assert_eq!(play(&mut position, "e4-d4").last(), Some(&missed(Seat::South, "e4", "e6")));
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    assert_eq!(position.text(), "3/3/7/7/n3nn3/2S1S2/1s5/3/3 n huff 0-0 0-0 1");
    assert_eq!(actions(&position), ["huff d4", "huff f4"]);
    let marked: Vec<Spot> =
        position.pieces().iter().filter(|piece| piece.signs.has(Sign::Huffable)).map(|piece| piece.at).collect();
    assert_eq!(marked, [spot("d4"), spot("f4")]);
    assert_eq!(position.refuse(action("a5-b5")), Some(SoldiersRefusal::HuffFirst.into()));
    assert_eq!(position.refuse(action("pass")), Some(SoldiersRefusal::HuffFirst.into()));
    assert_eq!(position.refuse(action("huff c3")), Some(SoldiersRefusal::NotHuffable { at: spot("c3") }.into()));
    assert_eq!(position.refuse(action("huff e1")), Some(Refusal::NoPiece { at: spot("e1") }));
    assert_eq!(play(&mut position, "huff f4"), [huffed(Seat::South, "f4")]);
    // It was not a move: North goes on.
    assert_eq!(position.turn(), Turn::Seat(Seat::North));

    let mut owner = composed("huff.chooser=owner", pieces, SOUTH);
    play(&mut owner, "e4-d4");
    assert_eq!(owner.turn(), Turn::Seat(Seat::South));
    assert_eq!(actions(&owner), ["huff d4", "huff f4"]);
    play(&mut owner, "huff d4");
    assert_eq!((owner.turn(), owner.standings()[1].points), (Turn::Seat(Seat::North), 1));

    let mut mover = composed("huff.chooser=movedPieceFirst", pieces, SOUTH);
    assert_eq!(play(&mut mover, "e4-d4").last(), Some(&huffed(Seat::South, "d4")));

    let mut lenient = composed("huff.mayDecline=true", pieces, SOUTH);
    play(&mut lenient, "c3-c4");
    assert_eq!(actions(&lenient), ["huff e4", "huff f4", "pass"]);
    assert_eq!(play(&mut lenient, "pass"), [Event::Passed { seat: Seat::North }]);
    assert_eq!(lenient.turn(), Turn::Seat(Seat::North));
}

/// AMB-84: a chain may change direction, and has to go on.
#[test]
fn chains_go_on() {
    let pieces = "s:e1,c4 n:e2,e4,f4,a5";
    let mut position = composed("", pieces, SOUTH);
    assert_eq!(play(&mut position, "e1xe3").len(), 2);
    assert_eq!(actions(&position), ["e3xe5", "e3xg5", "stop"]);
    assert_eq!(position.refuse(action("c4-c5")), Some(SoldiersRefusal::ChainGoesOn { at: spot("e3") }.into()));
    assert_eq!(position.refuse(action("e3-d3")), Some(SoldiersRefusal::ChainGoesOn { at: spot("e3") }.into()));
    assert_eq!(position.refuse(action("e3-e5")), Some(Refusal::IsCapture));
    let mut short = position;
    let events = play(&mut short, "stop");
    let south = Seat::South;
    let expected =
        [SoldiersEvent::Stopped { seat: south, at: spot("e3") }.into(), missed(south, "e3", "e5"), huffed(south, "e3")];
    assert_eq!(events, expected);
    play(&mut position, "e3xg5");
    assert_eq!(position.turn(), Turn::Seat(Seat::North));

    for (pairs, may_stop, huffs) in [
        ("mustContinue=false", true, false),
        ("obligation=strict", false, false),
        ("obligation=strict mustContinue=false", true, false),
        ("obligation=none", true, false),
        ("obligation=none mustContinue=true", false, false),
    ] {
        let mut position = composed(pairs, pieces, SOUTH);
        play(&mut position, "e1xe3");
        assert_eq!(actions(&position).contains(&"stop".to_string()), may_stop, "{pairs}");
        if may_stop {
            assert_eq!(play(&mut position, "stop").len() > 1, huffs, "{pairs}");
        } else {
            assert_eq!(
                position.refuse(action("stop")),
                Some(SoldiersRefusal::MustCapture { at: spot("e3") }.into()),
                "{pairs}"
            );
        }
    }
    let mut single = composed("multiJump=false", pieces, SOUTH);
    play(&mut single, "e1xe3");
    assert_eq!(single.turn(), Turn::Seat(Seat::North));
    assert_eq!(single.refuse(Action::Stop), Some(SoldiersRefusal::OneJumpOnly.into()));
}

/// AMB-79: on the long base of a triangle a chain can come back to a point it has jumped.
#[test]
fn jumped_pieces_go_at_once_or_after_the_chain() {
    let pieces = "s:c1,c4 n:e1,f2,e2,a5";
    let mut at_once = composed("", pieces, SOUTH);
    assert!(play(&mut at_once, "c1xg1, g1xe3, e3xe1").len() == 2);
    assert_eq!(at_once.standings()[0].points, 3);

    let mut after = composed("removal=after", pieces, SOUTH);
    assert_eq!(play(&mut after, "c1xg1").len(), 1);
    play(&mut after, "g1xe3");
    assert_eq!(after.turn(), Turn::Seat(Seat::North), "e1 is still in the way");
    assert_eq!(after.standings()[0].points, 2);

    let mut open = composed("removal=after", "s:c1,c4 n:e1,f2,e4,a5", SOUTH);
    play(&mut open, "c1xg1, g1xe3");
    assert_eq!(open.text(), "3/3/7/7/n8/1s1n3/3s3/2N/1N1 s e3 0-0 0-0 0");
    assert_eq!(open.refuse(action("e3xg1")), Some(Refusal::NothingToCapture { at: spot("f2") }));
    assert_eq!(play(&mut open, "e3xe5").len(), 4);
}

/// AMB-86, AMB-90: the game is over as soon as the target is reached, though the chain could go on.
#[test]
fn the_target_wins() {
    let mut position = composed("target=1", "s:e1 n:e2,e4,a5", SOUTH);
    let events = play(&mut position, "e1xe3");
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Target }));
    let mut after = composed("target=1 removal=after", "s:e1 n:e2,e4,a5", SOUTH);
    let events = play(&mut after, "e1xe3");
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Target }));
    assert_eq!(after.standings()[0].points, 1);
    assert_eq!(position.outcome().map(|outcome| outcome.share), Some([12, 0, 0, 0]));
    assert_eq!(position.refuse(action("a5-a7")), Some(Refusal::GameOver));

    let mut last = composed("target=16", "s:e1 n:e2", SOUTH);
    play(&mut last, "e1xe3");
    assert_eq!(last.outcome().map(|outcome| outcome.ending), Some(Ending::Annihilation));
    let mut all = composed("", "s:e1 n:e2", SOUTH);
    play(&mut all, "e1xe3");
    assert_eq!(all.outcome().map(|outcome| outcome.ending), Some(Ending::Target));
}

/// AMB-87.
#[test]
fn a_side_without_moves() {
    let pieces = "s:d2,e1,e3,g1,a3 n:c1";
    for (pairs, shares) in [("", [12, 0]), ("noMoves=draw", [6, 6])] {
        let mut position = composed(pairs, pieces, SOUTH);
        play(&mut position, "a3-a5");
        let outcome = position.outcome().unwrap();
        assert_eq!((outcome.ending, [outcome.share[0], outcome.share[2]]), (Ending::NoMoves, shares));
    }
    let mut position = composed("noMoves=pass", pieces, SOUTH);
    play(&mut position, "a3-a5");
    assert_eq!(actions(&position), ["pass"]);
    assert!(matches!(play(&mut position, "pass")[..], [Event::TurnLost { seat: Seat::North, face: 0, .. }]));
    assert_eq!(position.refuse(Action::Pass), Some(Refusal::MayNotPass));
}

/// AMB-88: fifty moves each without a capture.
#[test]
fn no_captures_end_the_game() {
    for (pairs, taken, shares) in [
        ("noCaptureMoves=2", "3-1", [6, 6]),
        ("noCaptureMoves=2 noCaptureEnds=moreCaptures", "3-1", [12, 0]),
        ("noCaptureMoves=2 noCaptureEnds=moreCaptures", "1-1", [6, 6]),
    ] {
        let mut position = read(pairs, &alloc::format!("3/3/7/7/n8/7/s6/3/3 n - {taken} 0-0 2"));
        play(&mut position, "a5-a7, a3-b4");
        let outcome = position.outcome().unwrap();
        assert_eq!((outcome.ending, [outcome.share[0], outcome.share[2]]), (Ending::NoProgress, shares));
    }
}
