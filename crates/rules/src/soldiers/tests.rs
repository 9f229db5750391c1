//! Counts and worked cases. What holds for every position is in `tests/properties.rs`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::geometry::{BOARD, each};
use super::{Options, Soldiers};
use crate::{Action, ActionList, Ending, Event, Means, OptionSet, Position, Refusal, Seat, Spot, Turn};

fn options(pairs: &str) -> Options {
    let mut options = Options::default();
    for pair in pairs.split_whitespace() {
        let (id, value) = pair.split_once('=').unwrap();
        options.set(id, value).unwrap();
    }
    options
}

fn start(pairs: &str) -> Soldiers {
    Soldiers::start(&options(pairs)).unwrap()
}

fn read(pairs: &str, text: &str) -> Soldiers {
    Soldiers::parse(text, &options(pairs)).unwrap_or_else(|error| panic!("{error}"))
}

fn actions(position: &Soldiers) -> Vec<String> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

/// Plays actions divided by commas; the events of the last one.
fn play(position: &mut Soldiers, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(", ") {
        events.clear();
        let result = position.play(action(text), &mut events);
        assert_eq!(result, Ok(()), "{text} in {}", position.text());
        assert_eq!(position.key(), position.fresh_key());
    }
    events
}

/// A board with only these pieces: `s:e3,d4 n:e5`, then the side to decide.
fn composed(pairs: &str, pieces: &str, side: char) -> Soldiers {
    let mut rows = String::new();
    let board = start(pairs);
    let at = |name: &str| {
        let (letter, _) = pieces
            .split(' ')
            .filter_map(|army| army.split_once(':'))
            .find(|(_, at)| at.split(',').any(|a| a == name))?;
        Some(letter.to_string())
    };
    for rank in (0..9).rev() {
        let mut run = 0;
        for spot in board.board().spots.iter().filter(|spot| spot.rank() == rank) {
            match at(&spot.to_string()) {
                Some(letter) => {
                    if run > 0 {
                        rows += &run.to_string();
                    }
                    run = 0;
                    rows += &letter;
                }
                None => run += 1,
            }
        }
        if run > 0 {
            rows += &run.to_string();
        }
        rows += if rank == 0 { "" } else { "/" };
    }
    read(pairs, &alloc::format!("{rows} {side} - 0-0 0-0 0"))
}

/// `RULES.md` B1, word for word.
const ADJACENCY: &str = "c1:d2 e1 | e1:c1 e2 g1 | g1:e1 f2 | d2:c1 e2 e3 | e2:d2 e1 e3 f2 | f2:e2 e3 g1 |
a3:a5 b4 | b4:a3 b5 c5 | a5:a3 a7 b5 | b5:a5 b4 b6 c5 | a7:a5 b6 | b6:a7 b5 c5 |
i3:h4 i5 | h4:g5 h5 i3 | i5:h5 i3 i7 | h5:g5 h4 h6 i5 | i7:h6 i5 | h6:g5 h5 i7 |
c9:d8 e9 | e9:c9 e8 g9 | g9:e9 f8 | d8:c9 e7 e8 | e8:d8 e7 e9 f8 | f8:e7 e8 g9 |
c3:c4 d3 d4 | d3:c3 d4 e3 | e3:d2 d3 d4 e2 e4 f2 f3 f4 | f3:e3 f4 g3 | g3:f3 f4 g4 |
c4:c3 c5 d4 | d4:c3 c4 c5 d3 d5 e3 e4 e5 | e4:d4 e3 e5 f4 | f4:e3 e4 e5 f3 f5 g3 g4 g5 | g4:f4 g3 g5 |
c5:b4 b5 b6 c4 c6 d4 d5 d6 | d5:c5 d4 d6 e5 | e5:d4 d5 d6 e4 e6 f4 f5 f6 | f5:e5 f4 f6 g5 | g5:f4 f5 f6 g4 g6 h4 h5 h6 |
c6:c5 c7 d6 | d6:c5 c6 c7 d5 d7 e5 e6 e7 | e6:d6 e5 e7 f6 | f6:e5 e6 e7 f5 f7 g5 g6 g7 | g6:f6 g5 g7 |
c7:c6 d6 d7 | d7:c7 d6 e7 | e7:d6 d7 d8 e6 e8 f6 f7 f8 | f7:e7 f6 g7 | g7:f6 f7 g6";

#[test]
fn every_point_has_its_neighbours() {
    let mut points = 0;
    let mut edges = 0;
    for entry in ADJACENCY.split('|') {
        let (from, to) = entry.trim().split_once(':').unwrap();
        let mut neighbours: Vec<Spot> = to.split_whitespace().map(spot).collect();
        neighbours.sort_unstable();
        let reach = BOARD.reach(BOARD.bit(spot(from)), BOARD.all);
        let mut found: Vec<Spot> = each(reach).map(|place| BOARD.spot(place)).collect();
        found.sort_unstable();
        assert_eq!(found, neighbours, "{from}");
        points += 1;
        edges += found.len();
    }
    assert_eq!((points, edges), (49, 2 * 96));
    for (pairs, count) in [("", 49), ("board=37", 37)] {
        let board = start(pairs).board();
        assert_eq!(board.spots.len(), count);
        assert!(board.spots.is_sorted());
        for &(a, b) in board.lines {
            assert!(BOARD.joined(a, b) && BOARD.joined(b, a) && board.has(a) && board.has(b));
        }
    }
}

/// 144 directed jumps, each along one straight line and with equal steps.
#[test]
fn jumps_follow_the_lines() {
    let mut count = 0;
    for (from, to) in each(BOARD.all).flat_map(|from| each(BOARD.all).map(move |to| (BOARD.spot(from), BOARD.spot(to))))
    {
        let along = super::lines::LINES.iter().any(|line| {
            let names: Vec<Spot> = line.split(' ').map(spot).collect();
            names.windows(3).any(|three| (three[0], three[2]) == (from, to) || (three[2], three[0]) == (from, to))
        });
        assert_eq!(BOARD.jumpable(from, to), along, "{from} {to}");
        count += usize::from(along);
    }
    assert_eq!(count, 144);
}

/// The counts of `RULES.md` B2.
#[test]
fn first_moves() {
    for (pairs, text, count) in [
        ("setup=soldiers16", "nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss s - 0-0 0-0 0", 9),
        ("setup=peralikatuma", "nnn/nnn/nnnnnns/nnnnnns/nnn3sss/nssssss/nssssss/sss/sss s - 0-0 0-0 0", 6),
        (
            "setup=peralikatuma sideTriangle=left",
            "nnn/nnn/snnnnnn/snnnnnn/sss3nnn/ssssssn/ssssssn/sss/sss s - 0-0 0-0 0",
            6,
        ),
        ("setup=kotuEllima", "nnn/nnn/nnnnnns/nnnnnns/nnnn1ssss/nssssss/nssssss/sss/sss s - 0-0 0-0 0", 4),
        ("board=37", "nnn/nnn/nnnnn/nnnnn/5/sssss/sssss/sss/sss s - 0-0 0-0 0", 9),
        ("setup=cows", "3/3/7/2ccc2/3c1c3/2ccc2/7/3/3 n - 0-0 16-2 0", 41),
        ("setup=cows cows.start8=none", "3/3/7/7/9/7/7/3/3 n - 0-0 24-2 0", 49),
    ] {
        let position = start(pairs);
        assert_eq!(position.text(), text);
        assert_eq!(actions(&position).len(), count, "{pairs}");
    }
    assert_eq!(start("").turn(), Turn::Seat(Seat::South));
    assert_eq!(start("firstPlayer=north").turn(), Turn::Seat(Seat::North));
    // Kotu ellima begins with a move into the centre, always answered by a capture.
    let mut position = start("setup=kotuEllima");
    assert!(actions(&position).iter().all(|action| action.ends_with("-e5")));
    play(&mut position, "f5-e5");
    assert!(actions(&position).contains(&"d5xf5".to_string()));
}

fn huffed(army: Seat, at: &str) -> Event {
    let by = army.opposite();
    Event::Captured { army, role: crate::Role::Soldier, at: spot(at), by, means: Means::Huff }
}

/// AMB-81, AMB-83, AMB-85: a step though there is a capture is legal, and costs the piece at once.
#[test]
fn a_failed_duty_costs_the_piece() {
    let mut position = start("");
    play(&mut position, "e4-e5");
    assert!(actions(&position).contains(&"e6xe4".to_string()));
    let events = play(&mut position, "d6-d5");
    assert_eq!(events[1..], [Event::DutyFailed { seat: Seat::North }, huffed(Seat::North, "e6")]);
    assert_eq!((position.turn(), position.standings()[0].points), (Turn::Seat(Seat::South), 1));

    let mut uncounted = start("huffCountsAsCapture=false");
    play(&mut uncounted, "e4-e5, d6-d5");
    assert_eq!(uncounted.standings()[0].points, 0);

    let mut strict = start("obligation=strict");
    play(&mut strict, "e4-e5");
    assert_eq!(actions(&strict), ["e6xe4"]);
    assert_eq!(strict.refuse(action("d6-d5")), Some(Refusal::MustCapture { at: spot("e6") }));

    let mut free = start("obligation=none");
    assert_eq!(play(&mut free, "e4-e5, d6-d5").len(), 1);
}

/// AMB-82: who may be huffed, and who chooses.
#[test]
fn one_of_several_is_huffed() {
    let pieces = "s:c3,e4,f4 n:e5,f5,a5";
    let mut position = composed("", pieces, 's');
    assert_eq!(play(&mut position, "e4-d4").last(), Some(&Event::DutyFailed { seat: Seat::South }));
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    assert_eq!(position.text(), "3/3/7/7/n3nn3/2S1S2/1s5/3/3 n huff 0-0 0-0 1");
    assert_eq!(actions(&position), ["huff d4", "huff f4"]);
    let marked: Vec<Spot> = position.pieces().iter().filter(|piece| piece.huffable).map(|piece| piece.at).collect();
    assert_eq!(marked, [spot("d4"), spot("f4")]);
    assert_eq!(position.refuse(action("a5-b5")), Some(Refusal::HuffFirst));
    assert_eq!(position.refuse(action("pass")), Some(Refusal::HuffFirst));
    assert_eq!(position.refuse(action("huff c3")), Some(Refusal::NotHuffable { at: spot("c3") }));
    assert_eq!(position.refuse(action("huff e1")), Some(Refusal::NoPiece { at: spot("e1") }));
    assert_eq!(play(&mut position, "huff f4"), [huffed(Seat::South, "f4")]);
    // It was not a move: North goes on.
    assert_eq!(position.turn(), Turn::Seat(Seat::North));

    let mut owner = composed("huff.chooser=owner", pieces, 's');
    play(&mut owner, "e4-d4");
    assert_eq!(owner.turn(), Turn::Seat(Seat::South));
    assert_eq!(actions(&owner), ["huff d4", "huff f4"]);
    play(&mut owner, "huff d4");
    assert_eq!((owner.turn(), owner.standings()[1].points), (Turn::Seat(Seat::North), 1));

    let mut mover = composed("huff.chooser=movedPieceFirst", pieces, 's');
    assert_eq!(play(&mut mover, "e4-d4").last(), Some(&huffed(Seat::South, "d4")));

    let mut lenient = composed("huff.mayDecline=true", pieces, 's');
    play(&mut lenient, "c3-c4");
    assert_eq!(actions(&lenient), ["huff e4", "huff f4", "pass"]);
    assert_eq!(play(&mut lenient, "pass"), [Event::Passed { seat: Seat::North }]);
    assert_eq!(lenient.turn(), Turn::Seat(Seat::North));
}

/// AMB-84: a chain may change direction, and has to go on.
#[test]
fn chains_go_on() {
    let pieces = "s:e1,c4 n:e2,e4,f4,a5";
    let mut position = composed("", pieces, 's');
    assert_eq!(play(&mut position, "e1xe3").len(), 2);
    assert_eq!(actions(&position), ["e3xe5", "e3xg5", "stop"]);
    assert_eq!(position.refuse(action("c4-c5")), Some(Refusal::ChainGoesOn { at: spot("e3") }));
    assert_eq!(position.refuse(action("e3-d3")), Some(Refusal::ChainGoesOn { at: spot("e3") }));
    assert_eq!(position.refuse(action("e3-e5")), Some(Refusal::IsCapture));
    let mut short = position;
    let events = play(&mut short, "stop");
    let south = Seat::South;
    let expected =
        [Event::Stopped { seat: south, at: spot("e3") }, Event::DutyFailed { seat: south }, huffed(south, "e3")];
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
        let mut position = composed(pairs, pieces, 's');
        play(&mut position, "e1xe3");
        assert_eq!(actions(&position).contains(&"stop".to_string()), may_stop, "{pairs}");
        if may_stop {
            assert_eq!(play(&mut position, "stop").len() > 1, huffs, "{pairs}");
        } else {
            assert_eq!(position.refuse(action("stop")), Some(Refusal::MustCapture { at: spot("e3") }), "{pairs}");
        }
    }
    let mut single = composed("multiJump=false", pieces, 's');
    play(&mut single, "e1xe3");
    assert_eq!(single.turn(), Turn::Seat(Seat::North));
    assert_eq!(single.refuse(Action::Stop), Some(Refusal::OneJumpOnly));
}

/// AMB-79: on the long base of a triangle a chain can come back to a point it has jumped.
#[test]
fn jumped_pieces_go_at_once_or_after_the_chain() {
    let pieces = "s:c1,c4 n:e1,f2,e2,a5";
    let mut at_once = composed("", pieces, 's');
    assert!(play(&mut at_once, "c1xg1, g1xe3, e3xe1").len() == 2);
    assert_eq!(at_once.standings()[0].points, 3);

    let mut after = composed("removal=after", pieces, 's');
    assert_eq!(play(&mut after, "c1xg1").len(), 1);
    play(&mut after, "g1xe3");
    assert_eq!(after.turn(), Turn::Seat(Seat::North), "e1 is still in the way");
    assert_eq!(after.standings()[0].points, 2);

    let mut open = composed("removal=after", "s:c1,c4 n:e1,f2,e4,a5", 's');
    play(&mut open, "c1xg1, g1xe3");
    assert_eq!(open.text(), "3/3/7/7/n8/1s1n3/3s3/2N/1N1 s e3 0-0 0-0 0");
    assert_eq!(open.refuse(action("e3xg1")), Some(Refusal::NothingToCapture { at: spot("f2") }));
    assert_eq!(play(&mut open, "e3xe5").len(), 4);
}

/// AMB-86, AMB-90: the agreed number is looked at when the turn is over, before any huff.
#[test]
fn the_target_wins() {
    let mut position = composed("target=1", "s:e1 n:e2,e4,a5", 's');
    play(&mut position, "e1xe3");
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    let events = play(&mut position, "stop");
    assert_eq!(events[1..], [Event::Over { ending: Ending::Target }]);
    assert_eq!(position.outcome().map(|outcome| outcome.share), Some([12, 0, 0, 0]));
    assert_eq!(position.refuse(action("a5-a7")), Some(Refusal::GameOver));

    let mut last = composed("target=16", "s:e1 n:e2", 's');
    play(&mut last, "e1xe3");
    assert_eq!(last.outcome().map(|outcome| outcome.ending), Some(Ending::Annihilation));
    let mut all = composed("", "s:e1 n:e2", 's');
    play(&mut all, "e1xe3");
    assert_eq!(all.outcome().map(|outcome| outcome.ending), Some(Ending::Target));
}

/// AMB-87.
#[test]
fn a_side_without_moves() {
    let pieces = "s:d2,e1,e3,g1,a3 n:c1";
    for (pairs, shares) in [("", [12, 0]), ("noMoves=draw", [6, 6])] {
        let mut position = composed(pairs, pieces, 's');
        play(&mut position, "a3-a5");
        let outcome = position.outcome().unwrap();
        assert_eq!((outcome.ending, [outcome.share[0], outcome.share[2]]), (Ending::NoMoves, shares));
    }
    let mut position = composed("noMoves=pass", pieces, 's');
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

/// The order of the cows' game: leopard, cow, leopard, cow, then leopards move while cows come in.
#[test]
fn cows_and_leopards() {
    let mut position = start("setup=cows");
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    assert_eq!(position.refuse(action("pass")), Some(Refusal::PlaceFirst { left: 2 }));
    assert_eq!(position.refuse(action("@e4")), Some(Refusal::Occupied { at: spot("e4") }));
    play(&mut position, "@e5");
    assert_eq!(position.refuse(action("e4-e3")), Some(Refusal::PlaceFirst { left: 16 }));
    play(&mut position, "@a5");
    assert_eq!(position.refuse(action("e5xe3")), Some(Refusal::PlaceFirst { left: 1 }), "AMB-91");
    play(&mut position, "@e3, @a3");
    assert_eq!(position.refuse(action("@a7")), Some(Refusal::NothingToPlace));
    assert_eq!(position.refuse(action("e3-c3")), Some(Refusal::NoLine { from: spot("e3"), to: spot("c3") }));
    // Captures are not compulsory, and may be left in the middle (AMB-92).
    assert!(actions(&position).contains(&"e3-e2".to_string()));
    play(&mut position, "e5xc5");
    assert_eq!(play(&mut position, "stop"), [Event::Stopped { seat: Seat::North, at: spot("c5") }]);
    assert_eq!(position.turn(), Turn::Seat(Seat::South));

    // Cows step and never jump.
    let mut moving = read("setup=cows", "3/3/7/7/9/7/2ccl2/1lc/3 s - 0-11 0-0 0");
    assert_eq!(moving.refuse(action("f2xd2")), Some(Refusal::CowsNeverJump));
    assert_eq!(moving.refuse(action("f2-d2")), Some(Refusal::CowsNeverJump));
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
    assert_eq!((outcome.ending, outcome.share), (Ending::LeopardsBlocked, [12, 0, 0, 0]));

    let mut one_free = read("setup=cows", "l2/3/7/7/9/2ccc2/2ccc2/ccc/1cl s - 0-0 0-0 0");
    play(&mut one_free, "e4-e5");
    assert_eq!(one_free.turn(), Turn::Seat(Seat::North));

    // A leopard that only captures is not blocked.
    let mut captures = read("setup=cows", "3/3/7/7/9/2c1c2/2c1c2/ccc/lcl s - 0-0 0-0 0");
    play(&mut captures, "d4-c4");
    assert_eq!(actions(&captures), ["c1xe3", "g1xe3"]);

    let stuck = "3/3/7/7/9/7/7/l2/cl1 s - 0-0 0-0 0";
    assert_eq!(actions(&read("setup=cows", stuck)), ["pass"]);
    let loses = read("setup=cows cowsNoMove=loses", stuck);
    assert_eq!(loses.outcome().map(|outcome| outcome.share), Some([0, 0, 12, 0]));
}
