//! The start, how pieces move, and why they may not.

use super::*;
use crate::chess::ChessRefusal;

#[test]
fn starts_as_the_document_says() {
    let start = Chess::start(&Options::default()).unwrap();
    assert_eq!(start.turn(), Turn::Seat(Seat::South));
    assert_eq!(legal(&start).len(), 20);
    // The queens stand on squares of their colour.
    let queen = |seat| start.squares(seat, Role::Queen);
    assert_eq!((queen(Seat::South), queen(Seat::North)), (Square::new(3, 0).set(), Square::new(3, 7).set()));
    assert_eq!(start.pieces().len(), 32);
}

/// AMB-98.
#[test]
fn a_double_step_needs_both_squares_empty() {
    let position = at("4k3/8/8/8/3n4/4n3/3PP3/4K3 w - - 0 1");
    assert_eq!(why(&position, "e2e4"), Refusal::PawnBlocked { by: spot("e3") });
    assert_eq!(why(&position, "e2e3"), Refusal::PawnBlocked { by: spot("e3") });
    assert_eq!(why(&position, "d2d4"), Refusal::PawnBlocked { by: spot("d4") });
    assert!(legal(&position).contains(&"d2e3".to_string()));
}

/// AMB-99.
#[test]
fn no_capture_in_passing_unless_asked_for() {
    let text = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let mut museum = at(text);
    play(&mut museum, "d7d5");
    assert_eq!(why(&museum, "e5d6"), ChessRefusal::NoEnPassant.into());
    assert_eq!(museum.text(), "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");

    let options = Options { en_passant: true, ..Options::default() };
    let mut modern = under(text, options);
    play(&mut modern, "d7d5");
    assert_eq!(modern.text(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    let events = play(&mut modern, "e5d6");
    assert!(events.contains(&Event::Captured {
        army: Seat::North,
        role: Role::Pawn,
        at: spot("d5"),
        by: Seat::South,
        means: Means::Displacement
    }));
    assert_eq!(modern.text(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

/// AMB-100.
#[test]
fn no_castling_unless_asked_for() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(why(&at(text), "e1g1"), ChessRefusal::NoCastling.into());

    let options = Options { castling: true, ..Options::default() };
    let mut modern = under(text, options);
    let events = play(&mut modern, "e1g1");
    let rook = Event::Moved { army: Seat::South, role: Role::Rook, from: spot("h1"), to: spot("f1") };
    assert!(events.contains(&rook));
    assert_eq!(modern.text(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    assert_eq!(why(&modern, "e8g8"), ChessRefusal::KingAttacked { at: spot("f8"), by: spot("f1") }.into());
    play(&mut modern, "h8h7");
    assert_eq!(why(&under("4k2r/8/8/8/8/8/8/4K3 b - - 0 1", options), "e8g8"), ChessRefusal::CastlingLost.into());
    let blocked = under("rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", options);
    assert_eq!(why(&blocked, "e8c8"), Refusal::Blocked { by: spot("b8") });
}

#[test]
fn a_move_into_check_names_the_attacker() {
    let position = at("4r2k/8/8/8/8/8/4N3/4K2r w - - 0 1");
    assert!(position.in_check());
    assert_eq!(why(&position, "e2c3"), ChessRefusal::KingAttacked { at: spot("e1"), by: spot("h1") }.into());
    assert_eq!(why(&position, "e1f1"), ChessRefusal::KingAttacked { at: spot("f1"), by: spot("h1") }.into());
    let adjacent = at("8/8/8/3k4/8/3K4/8/R7 w - - 0 1");
    assert_eq!(why(&adjacent, "d3d4"), ChessRefusal::KingAttacked { at: spot("d4"), by: spot("d5") }.into());
}

#[test]
fn refusals_are_particular() {
    let start = Chess::start(&Options::default()).unwrap();
    assert_eq!(why(&start, "a1a3"), Refusal::Blocked { by: spot("a2") });
    assert_eq!(why(&start, "a1a2"), Refusal::OwnPiece { to: spot("a2") });
    assert_eq!(why(&start, "e7e5"), Refusal::NotYours { at: spot("e7"), owner: Seat::North });
    assert_eq!(why(&start, "e5e6"), Refusal::NoPiece { at: spot("e5") });
    assert_eq!(why(&start, "e2e5"), Refusal::Unreachable { role: Role::Pawn, from: spot("e2"), to: spot("e5") });
    assert_eq!(why(&start, "e2xe4"), Refusal::NothingToCapture { at: spot("e4") });
    assert_eq!(why(&start, "e2d3"), Refusal::PawnOnlyCapturesDiagonally);
    assert_eq!(why(&start, "pass"), Refusal::MayNotPass);
    assert_eq!(why(&start, "e2e4q"), Refusal::WrongPromotion { role: Role::Queen });
    assert_eq!(start.refuse("i9-e4".parse().unwrap()), Some(Refusal::OffBoard { at: spot("i9") }));
    assert_eq!(start.refuse_spot(spot("a1")), Some(Refusal::Blocked { by: spot("a2") }));
    assert!(matches!(start.refuse_spot(spot("e1")), Some(Refusal::OwnPiece { .. })));
    assert_eq!(start.refuse_spot(spot("e2")), None);
    let rook = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(why(&rook, "a1a8q"), Refusal::NoSuchAction);
}
