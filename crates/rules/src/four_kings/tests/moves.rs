//! Moves, captures, parade and promotion: `RULES` A2, A3.

use alloc::format;

use super::*;
use crate::four_kings::{FourKingsEvent, FourKingsRefusal, Merit};
use crate::{Game, Idle, Means, Role, Seat, Sign};

fn solo(text: &str) -> FourKings {
    at(&options(SOLO, &[]), text)
}

#[test]
fn the_throw_names_the_piece() {
    let mut game = FourKings::start(&options(SOLO, &[])).unwrap();
    assert_eq!(refusal(&game, "a2-a3"), Refusal::ThrowFirst);
    assert_eq!(refusal(&game, "2 5"), Refusal::ImpossibleThrow);
    play(&mut game, "5");
    assert_eq!(legal(&game), ["d1-e1", "d1-e2", "a2-a3", "b2-b3", "c2-c3", "d2-d3"]);
    assert_eq!(refusal(&game, "b1-c3"), FourKingsRefusal::DieSays { face: 5, other: 0, role: Role::Horse }.into());
    assert_eq!(refusal(&game, "a2-a4").id(), "unreachable");
    assert_eq!(refusal(&game, "pass"), Refusal::MayNotPass);
    assert_eq!(refusal(&game, "b8-c8"), Refusal::NotYours { at: "b8".parse().unwrap(), owner: Seat::West });
    play(&mut game, "a2-a3; 2");
    assert_eq!(game.turn(), Turn::Seat(Seat::West));
    assert_eq!(legal(&game), ["a8-c6"]);
}

#[test]
fn throws_made_again_are_no_repetition() {
    let options = options(SOLO, &[("blockedThrow", "rethrow"), ("repetition", "draw")]);
    let mut game = Game::new(FourKings::start(&options).unwrap());
    // South moves without progress, and West cannot use a 4 as long as the elephant is shut in.
    for action in ["3", "b1-c3", "4", "pass", "4", "pass", "4", "pass", "4", "pass"] {
        game.play(action.parse().unwrap(), &mut ()).unwrap();
    }
    assert_eq!(game.turn(), Turn::Chance(Seat::West));
    // Positions of different turns still count.
    for action in ["3", "a7-c6", "3", "g8-f6", "3", "h2-f3", "3", "c3-b1", "3", "c6-a7", "3", "f6-g8", "3", "f3-h2"] {
        game.play(action.parse().unwrap(), &mut ()).unwrap();
    }
    assert_eq!(game.outcome(), None);
}

/// AMB-4: a throw that cannot be used is lost, by the one action `pass`; or is thrown again.
#[test]
fn amb_4_blocked_throw() {
    let mut game = FourKings::start(&options(SOLO, &[])).unwrap();
    play(&mut game, "4");
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(play(&mut game, "pass"), [Event::TurnLost { seat: Seat::South, face: 4, why: Idle::Blocked }]);
    assert_eq!(game.turn(), Turn::Chance(Seat::West));

    let mut game = FourKings::start(&options(SOLO, &[("blockedThrow", "rethrow")])).unwrap();
    play(&mut game, "4; pass");
    assert_eq!(game.turn(), Turn::Chance(Seat::South));

    // `rethrow` does so for a lost piece as well, `rethrowBlocked` does not: S0 says that such a throw is lost.
    let shut_in = "4nK3/8/8/wK7/7eK/8/sb7/sEsK6 s throw 0,0,0,0";
    for (value, faces, again) in [
        ("rethrow", "4", true),
        ("rethrow", "3", true),
        ("rethrowBlocked", "4", true),
        ("rethrowBlocked", "3", false),
        ("loseMove", "4", false),
    ] {
        let mut game = at(&options(SOLO, &[("blockedThrow", value)]), shut_in);
        play(&mut game, &format!("{faces}; pass"));
        assert_eq!(game.turn() == Turn::Chance(Seat::South), again, "{value}, {faces}");
    }
    // Of two dice, one that names a lost piece is enough.
    for (faces, again) in [("4 4", true), ("3 4", false), ("2 3", false)] {
        let mut game = at(&options(SOLO, &[("blockedThrow", "rethrowBlocked"), ("dice", "2")]), shut_in);
        play(&mut game, &format!("{faces}; pass"));
        assert_eq!(game.turn() == Turn::Chance(Seat::South), again, "{faces}");
    }

    let mut game = solo("7nK/8/8/8/8/8/8/sKsH6 s throw 0,0,0,0");
    play(&mut game, "2");
    assert_eq!(play(&mut game, "pass"), [Event::TurnLost { seat: Seat::South, face: 2, why: Idle::NoPiece }]);
}

/// Of two dice, the first must leave a move for the second.
#[test]
fn a_move_that_wastes_the_other_die() {
    let mut game = FourKings::start(&options(SOLO, &[("dice", "2"), ("twoDice.mustMaximise", "true")])).unwrap();
    play(&mut game, "4 5");
    assert_eq!(refusal(&game, "a2-a3"), FourKingsRefusal::WastesDie.into());
    assert_eq!(play(&mut game, "c2-c3").len(), 1);
}

/// AMB-5: passing a move that could be made.
#[test]
fn amb_5_may_pass() {
    let mut game = FourKings::start(&options(SOLO, &[("mayPass", "true")])).unwrap();
    play(&mut game, "2");
    assert_eq!(legal(&game), ["a1-c3", "pass"]);
    assert_eq!(play(&mut game, "pass"), [Event::Passed { seat: Seat::South }]);
}

/// The order of S0 is black, green, red, yellow, clockwise from South.
#[test]
fn seats_play_clockwise() {
    let mut game = FourKings::start(&options(SOLO, &[])).unwrap();
    for seat in [Seat::South, Seat::West, Seat::North, Seat::East, Seat::South] {
        assert_eq!(game.turn(), Turn::Chance(seat));
        play(&mut game, "4; pass");
    }
    let colours: Vec<_> = game.standings().iter().map(|standing| standing.colour.name()).collect();
    assert_eq!(colours, ["black", "green", "red", "yellow"]);
}

/// AMB-2: an ally's piece may not be captured, unless the option says so.
#[test]
fn amb_2_allies_are_not_captured() {
    let text = "7nK/8/8/8/3nH4/8/2wH5/sKsH1sE4 s move:4 0,0,0,0";
    let team = at(&options(TEAM, &[]), text);
    assert_eq!(refusal(&team, "d1xd4"), Refusal::AllyPiece { to: "d4".parse().unwrap() });
    assert_eq!(refusal(&team, "d1-d8"), Refusal::Blocked { by: "d4".parse().unwrap() });
    assert!(legal(&at(&options(TEAM, &[("captureAlly", "true")]), text)).contains(&"d1xd4".to_string()));
    assert!(legal(&solo(text)).contains(&"d1xd4".to_string()));
}

#[test]
fn captures_score_their_values() {
    for (victim, points) in [("wk", 1), ("wB", 2), ("wH", 3), ("wE", 4), ("wK", 5)] {
        let text = alloc::format!("7nK/8/8/8/3{victim}4/8/8/sK2sE2wb1 s move:4 0,0,0,0");
        let mut game = solo(&text);
        let events = play(&mut game, "d1xd4");
        assert!(
            events.contains(&FourKingsEvent::Scored { seat: Seat::South, points, merit: Merit::Capture }.into()),
            "{events:?}"
        );
        assert_eq!(i16::try_from(game.points[0]), Ok(points));
    }
}

#[test]
fn pawns_capture_diagonally_only() {
    let game = solo("7nK/8/8/8/2wB5/3sk4/8/sK7 s move:5 0,0,0,0");
    assert_eq!(legal(&game), ["a1-b1", "a1-a2", "a1-b2", "d3xc4", "d3-d4"]);
    assert_eq!(refusal(&game, "d3-e4"), Refusal::PawnOnlyCapturesDiagonally);
    let game = solo("7nK/8/8/8/3wB4/3sk4/8/sK7 s move:5 0,0,0,0");
    assert_eq!(refusal(&game, "d3-d4"), Refusal::PawnBlocked { by: "d4".parse().unwrap() });
    assert_eq!(refusal(&game, "d3xd4"), Refusal::PawnBlocked { by: "d4".parse().unwrap() });
}

/// The rank rules of S0 and S1: AMB-49, AMB-62.
#[test]
fn amb_49_62_ranks() {
    let text = "7nK/8/8/8/2wH1wb3/3sk4/8/sK7 s move:5 0,0,0,0";
    assert!(legal(&solo(text)).contains(&"d3xc4".to_string()));
    let game = at(&options(SOLO, &[("rankRule", "plRanks")]), text);
    assert_eq!(refusal(&game, "d3xc4"), FourKingsRefusal::Rank { attacker: Role::Pawn, victim: Role::Horse }.into());
    let text = "7nK/8/8/8/eB3wB3/8/2sB5/sK7 s move:2 0,0,0,0";
    for (rule, allowed) in [("off", true), ("plRanks", true), ("cz", false)] {
        let game = at(&options(SOLO, &[("rankRule", rule), ("promotedBoatMayCaptureBoat", "true")]), text);
        assert_eq!(legal(&game).contains(&"c2xe4".to_string()), allowed);
    }
}

/// AMB-3: whether a boat may take a boat in the ordinary way.
#[test]
fn amb_3_boat_takes_boat() {
    let text = "7nK/8/8/8/4wB3/8/2sB5/sK7 s move:2 0,0,0,0";
    assert_eq!(
        refusal(&solo(text), "c2xe4"),
        FourKingsRefusal::Rank { attacker: Role::Boat, victim: Role::Boat }.into()
    );
    let game = at(&options(SOLO, &[("promotedBoatMayCaptureBoat", "true")]), text);
    assert!(legal(&game).contains(&"c2xe4".to_string()));
}

/// The parade of S2's picture: green from c3 to e5 takes three boats. AMB-12: it is not optional.
#[test]
fn amb_12_parade_takes_three_boats() {
    let mut game = solo("7nK/8/8/3eB4/3nBwB3/2sB5/8/sK6eK s move:2 0,0,0,0");
    let events = play(&mut game, "c3-e5");
    let captured = events.iter().filter(|event| matches!(event, Event::Captured { means: Means::Parade, .. })).count();
    assert_eq!(captured, 3);
    assert_eq!(game.points, [6, 0, 0, 0]);
    assert!(events.contains(&FourKingsEvent::Parade { seat: Seat::South, corner: "d4".parse().unwrap() }.into()));
    assert!(events.contains(&FourKingsEvent::Finished { seat: Seat::West }.into()));
}

/// A pawn waits only where it may still come to be promoted.
#[test]
fn a_pawn_without_hope_does_not_wait() {
    let near = [("arrivalFiles", "ownHalfOnly")];
    for (set, changes, due, row, others, action, waits) in [
        // Without a king the army stands still, so its pawn never gets to be one.
        (NO_DICE, &[][..], "move", "3sk4", "8", "d7-d8", false),
        (NO_DICE, &[][..], "move", "3sh4", "8", "d7-d8", true),
        (SOLO, &[][..], "move:5", "3sk4", "8", "d7-d8", true),
        // S1: a horse stood on g8, and a boat on a8, where the last pawn may be promoted; nothing on b8.
        (CZ, &[][..], "move:5", "6sk1", "sbshse5", "g7-g8", true),
        (CZ, &[][..], "move:5", "sk7", "1sbshse4", "a7-a8", true),
        (CZ, &[][..], "move:5", "1sk6", "sb1shse4", "b7-b8", false),
        (WIKI, &[][..], "move:3,5", "6sk1", "8", "g7-g8", true),
        (WIKI, &near[..], "move:3,5", "6sk1", "8", "g7-g8", false),
    ] {
        let text = format!("4nK3/{row}/8/wK7/7eK/8/{others}/sKsBsHsE4 s {due} 0,0,0,0");
        let mut game = at(&options(set, changes), &text);
        let at = action[3..].parse().unwrap();
        let events = play(&mut game, action);
        assert_eq!(events.contains(&Event::Waiting { army: Seat::South, at }), waits, "{text}");
        assert_eq!(game.pieces().iter().any(|piece| piece.at == at && piece.signs.has(Sign::Waiting)), waits, "{text}");
    }
    let crown = "4nK3/3sk4/8/wK7/7eK/8/8/sKsB6 s";
    let here = |set, due| refusal(&at(&options(set, &[]), &format!("{crown} {due} 0,0,0,0")), "d7-d8=K");
    assert_eq!(here(NO_DICE, "move"), Refusal::WrongPromotion { role: Role::King });
    assert_eq!(here(SOLO, "move:5"), FourKingsRefusal::PieceNotLost { role: Role::King }.into());
}

/// AMB-13 to AMB-16: origin, waiting, promotion before the owner's throw, which may be declined.
#[test]
fn amb_13_to_16_promotion_by_origin() {
    let mut game = solo("7nK/shse6/8/8/8/8/8/sKsE5eK s move:5 0,0,0,0");
    // The elephant is there: its pawn may go on but not be promoted. The horse is lost.
    assert_eq!(legal(&game), ["a1-a2", "a1-b2", "a7-a8", "a7-a8=H", "b7-b8"]);
    assert_eq!(refusal(&game, "b7-b8=E"), FourKingsRefusal::PieceNotLost { role: Role::Elephant }.into());
    assert_eq!(refusal(&game, "a7-a8=K"), Refusal::WrongPromotion { role: Role::King });
    assert!(play(&mut game, "b7-b8").contains(&Event::Waiting { army: Seat::South, at: "b8".parse().unwrap() }));

    let mut game = solo("1se4nEnK/8/8/8/8/8/8/sK6eK e throw 0,0,0,0");
    play(&mut game, "5; h1-h2");
    assert_eq!(game.turn(), Turn::Seat(Seat::South));
    assert_eq!(legal(&game), ["b8=E", "pass"]);
    assert_eq!(refusal(&game, "5"), Refusal::NoThrowNow);
    let mut declined = game;
    play(&mut declined, "pass; 5");
    assert_eq!(refusal(&declined, "b8-b7"), FourKingsRefusal::PawnOnLastLine.into());
    play(&mut game, "b8=E; 4");
    assert!(legal(&game).contains(&"b8xg8".to_string()));

    // AMB-15: at once, or as a move.
    let text = "1se4nEnK/8/8/8/8/3sE4/8/sK2eE3eK e move:4 0,0,0,0";
    let mut game = at(&options(SOLO, &[("pendingPromotion", "immediate")]), text);
    let change = Event::Promoted { army: Seat::South, at: "b8".parse().unwrap(), role: Role::Elephant };
    assert!(play(&mut game, "d1xd3").contains(&change));
    let mut game = at(&options(SOLO, &[("pendingPromotion", "costsMove")]), text);
    play(&mut game, "d1xd3; 5");
    assert_eq!(legal(&game), ["a1-b1", "a1-a2", "a1-b2", "b8=E"]);
    play(&mut game, "b8=E");
    assert_eq!(game.turn(), Turn::Chance(Seat::North));
}

/// AMB-15, AMB-17: immediate promotion leaves no choice to stay; pawns that compete wait for their owner's choice.
#[test]
fn amb_15_17_changes_at_once() {
    let text = "7nK/1se6/8/8/8/8/8/sK6eK s move:5 0,0,0,0";
    let game = at(&options(SOLO, &[("pendingPromotion", "immediate")]), text);
    assert_eq!(refusal(&game, "b7-b8"), Refusal::PromotionDue { role: Role::Elephant });
    assert!(legal(&game).contains(&"b7-b8=E".to_string()));

    let wiki = options(WIKI, &[("dice", "1"), ("pendingPromotion", "immediate")]);
    let mut game = at(&wiki, "1sh4sk1/8/8/7nK/8/3sH4/8/sK2eE3eK e move:4 0,0,0,0");
    let mut one = at(&wiki, "1sh6/8/8/7nK/8/3sH4/8/sK2eE3eK e move:4 0,0,0,0");
    play(&mut game, "d1xd3");
    assert_eq!(legal(&game), ["b8=H", "g8=H"]);
    assert!(play(&mut one, "d1xd3").iter().any(|event| matches!(event, Event::Promoted { role: Role::Horse, .. })));
}

/// AMB-14: whether a pawn may enter the last line before it can be promoted.
#[test]
fn amb_14_entering_early() {
    let text = "7nK/1se6/8/8/8/8/8/sKsE5eK s move:5 0,0,0,0";
    let game = at(&options(SOLO, &[("enterLastLineEarly", "false")]), text);
    assert_eq!(refusal(&game, "b7-b8"), FourKingsRefusal::LastLineTooEarly.into());
}

/// S2: two dice in any order, doubles, passing on each; AMB-50 to AMB-53.
#[test]
fn amb_50_to_53_two_dice() {
    let mut game = FourKings::start(&options(WIKI, &[])).unwrap();
    play(&mut game, "3 5");
    assert_eq!(legal(&game).len(), 9);
    play(&mut game, "b1-c3");
    assert_eq!(game.turn(), Turn::Seat(Seat::South));
    assert_eq!(refusal(&game, "c3-b1"), FourKingsRefusal::DieSays { face: 5, other: 0, role: Role::Horse }.into());
    play(&mut game, "pass; 3 3; a7-c6; c6-d4");
    assert_eq!(game.turn(), Turn::Chance(Seat::North));
    // AMB-52: a 4 alone cannot be used before the pawn has made way.
    let text = "7nK/8/8/8/8/8/shsHse5/sEsB4wK1 s throw 0,0,0,0";
    let mut game = at(&options(SOLO, &[("dice", "2"), ("twoDice.mustMaximise", "true")]), text);
    play(&mut game, "4 5");
    assert!(legal(&game).iter().all(|action| action.starts_with('a')), "{:?}", legal(&game));
}

/// S2 promotes by the file of arrival, forced, mirrored beyond the own half (AMB-76); one promotion
/// for one loss (AMB-17).
#[test]
fn amb_17_76_promotion_by_file() {
    let text = "7nK/sh5sk1/8/8/8/8/8/sK6eK s move:5 0,0,0,0";
    let game = at(&options(WIKI, &[("dice", "1")]), text);
    assert_eq!(legal(&game), ["a1-b1", "a1-a2", "a1-b2", "a7-a8=B", "g7xh8=B", "g7-g8=H", "pass"]);
    assert_eq!(refusal(&game, "a7-a8"), Refusal::PromotionDue { role: Role::Boat });
    let game = at(&options(WIKI, &[("dice", "1"), ("arrivalFiles", "ownHalfOnly")]), text);
    assert!(legal(&game).contains(&"g7-g8".to_string()));
    // Two pawns wait for one horse: the owner chooses which.
    let mut game = at(&options(WIKI, &[("dice", "1")]), "1sh4sk1/8/8/7nK/8/8/8/sK6eK e throw 0,0,0,0");
    play(&mut game, "5; h1-h2");
    assert_eq!(legal(&game), ["b8=H", "g8=H"]);
    assert_eq!(refusal(&game, "pass"), Refusal::PromotionDue { role: Role::Horse });
    play(&mut game, "g8=H");
    assert_eq!(game.turn(), Turn::Chance(Seat::South));
    // A single one is promoted automatically.
    let mut game = at(&options(WIKI, &[("dice", "1")]), "1sh6/8/8/7nK/8/8/8/sK6eK e throw 0,0,0,0");
    let events = play(&mut game, "5; h1-h2");
    assert_eq!(game.turn(), Turn::Chance(Seat::South));
    assert!(matches!(events.last(), Some(Event::Promoted { role: Role::Horse, .. })));
}

/// AMB-75: 54 for all three kings while the own king stands.
#[test]
fn amb_75_bonus() {
    let text = "7nB/8/8/8/8/8/8/sK5sEeK s move:4 10,0,0,0 taken=sw,sn";
    for (bonus, points) in [("off", 15), ("totalAndEnd", 54), ("replaceKings", 54), ("add", 69)] {
        let mut game = at(&options(WIKI, &[("dice", "1"), ("bonus54", bonus)]), text);
        let events = play(&mut game, "g1xh1");
        assert_eq!(game.points[0], points, "{bonus} {events:?}");
        let ended = game.outcome().map(|outcome| outcome.ending);
        assert_eq!(ended, (bonus == "totalAndEnd").then_some(Ending::AllKings));
    }
}

/// AMB-75: the 54 stand in place of what the kings were worth, whatever that is.
#[test]
fn amb_75_the_54_replace_what_the_kings_gave() {
    for (values, before, points) in [("5-4-3-2-1", 10, 54), ("3-5-3-5-1", 6, 54), ("nothing", 0, 54)] {
        let text = alloc::format!("7nB/8/8/8/8/8/8/sK5sEeK s move:4 {before},0,0,0 taken=sw,sn");
        let rules = options(WIKI, &[("dice", "1"), ("bonus54", "replaceKings"), ("pointValues", values)]);
        let mut game = at(&rules, &text);
        play(&mut game, "g1xh1");
        assert_eq!(game.points[0], points, "{values}");
    }
}

/// AMB-75: a boat that takes the third king on the fourth square of a parade still leaves the score at 54.
#[test]
fn amb_75_nothing_is_added_to_the_54() {
    let text = "7nH/8/8/3eBnK3/3nBwB3/2sB5/8/3sK4 s move:2,3 10,0,0,0 taken=sw,se";
    let mut game = at(&options(WIKI, &[]), text);
    let events = play(&mut game, "c3xe5");
    assert_eq!(game.points, [54, 0, 0, 0]);
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::AllKings }));
    // Where play goes on, the parade is made.
    let mut game = at(&options(WIKI, &[("bonus54", "add")]), text);
    play(&mut game, "c3xe5");
    assert_eq!(game.points, [10 + 5 + 54 + 6, 0, 0, 0]);
}

/// AMB-9, AMB-10: a seat without pieces is skipped; one army alone ends the game.
#[test]
fn amb_9_10_end_of_the_individual_game() {
    let mut game = solo("7nK/8/8/8/8/8/8/sK4wKsE1 s move:4 3,0,9,0");
    assert!(play(&mut game, "g1xf1").contains(&FourKingsEvent::Finished { seat: Seat::West }.into()));
    assert_eq!(game.turn(), Turn::Chance(Seat::North));
    let mut game = solo("8/8/8/8/8/8/8/sK4wKsE1 s move:4 3,0,9,0");
    play(&mut game, "g1xf1");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.rank), (Ending::LastArmy, [2, 3, 1, 3]));
    // Fifty full rounds without capture or pawn move.
    let mut game = solo("7nK/8/8/8/8/8/8/sKsE6 n throw 0,0,0,0 idle=98");
    assert_eq!(game.quiet_turns(), 98);
    play(&mut game, "5; h8-h7; 5; a1-a2");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::NoProgress));
}

/// The skilled throw: exact odds.
#[test]
fn skilled_throw() {
    let mut game = FourKings::start(&options(SOLO, &[("throw", "skilled:0.2")])).unwrap();
    assert_eq!(legal(&game), ["call 2", "call 3", "call 4", "call 5"]);
    play(&mut game, "call 3");
    let mut throws = ChanceList::new();
    game.chance(&mut throws);
    let odds: Vec<_> = throws.iter().map(|(_, p)| (p.numerator, p.denominator)).collect();
    assert_eq!(odds, [(1, 5), (2, 5), (1, 5), (1, 5)]);
    play(&mut game, "3; b1-c3");
    assert_eq!(game.turn(), Turn::Seat(Seat::West));
}
