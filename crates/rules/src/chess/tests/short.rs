//! Actions as chess players write them.

use super::*;
use crate::chess::ChessExpected;

/// Under options that never call a position a draw for want of pieces.
fn short(position: &str, action: &str) -> String {
    written(&under(position, Options { draw_rules: DrawRules::Off, ..Options::default() }), action)
}

fn written(position: &Chess, action: &str) -> String {
    let action = position.parse_action(action).unwrap();
    assert_eq!(position.refuse(action), None, "{action}");
    position.short_text(action).unwrap()
}

#[test]
fn moves_are_written_as_chess_players_do() {
    let start = Chess::start(&Options::default()).unwrap();
    assert_eq!(written(&start, "e2e4"), "e4");
    assert_eq!(written(&start, "g1f3"), "Nf3");
    assert_eq!(short("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
    assert_eq!(short("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5"), "Nxd5");
    assert_eq!(short("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d2"), "Kd2");
}

#[test]
fn pieces_that_could_go_to_the_same_square_are_told_apart() {
    // By the file, else by the rank, else by both.
    assert_eq!(short("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2"), "Nbd2");
    assert_eq!(short("R7/6k1/8/8/8/8/8/R3K3 w - - 0 1", "a1a4"), "R1a4");
    assert_eq!(short("8/2k5/8/8/Q6Q/8/8/K6Q w - - 0 1", "h4e4"), "Qh4e4");
    // A pinned piece could not, and a pawn is no rival of a piece.
    assert_eq!(short("k3r3/8/8/8/4N3/2N5/8/4K3 w - - 0 1", "c3d5"), "Nd5");
    assert_eq!(short("k3r3/8/8/8/4N3/8/6N1/4K3 w - - 0 1", "g2f4"), "Nf4");
    assert_eq!(short("7k/8/8/8/8/4PB2/8/4K3 w - - 0 1", "e3e4"), "e4");
    assert_eq!(short("7k/8/8/8/8/4PB2/8/4K3 w - - 0 1", "f3e4"), "Be4");
}

#[test]
fn check_and_mate_are_marked() {
    assert_eq!(short("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8+");
    assert_eq!(short("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
    // Stalemate is no mate.
    assert_eq!(short("k7/8/8/1Q6/8/8/8/4K3 w - - 0 1", "b5b6"), "Qb6");
}

#[test]
fn promotions_name_the_piece() {
    let pool = "7k/P7/8/8/8/8/8/1NBQKB2 w - - 0 1";
    assert_eq!(short(pool, "a7a8r"), "a8=R+");
    assert_eq!(short(pool, "a7a8n"), "a8=N");
    assert_eq!(short("1n5k/P7/8/8/8/8/8/1NBQKB2 w - - 0 1", "a7b8r"), "axb8=R+");
    // A pawn that waits becomes nothing yet; its exchange is written by itself, and brings the check of the turn.
    assert_eq!(short("1n4k1/P7/8/8/3p4/8/4N3/RNBQKB1R w - - 0 1", "a7a8"), "a8");
    let mut waiting = at("P5k1/8/8/8/8/8/8/1NBQKBNR w - - 0 1");
    assert_eq!(written(&waiting, "g1f3"), "Nf3");
    play(&mut waiting, "g1f3");
    assert_eq!(written(&waiting, "a8=r"), "a8=R+");
}

#[test]
fn castling_and_en_passant_are_written_where_the_options_have_them() {
    let options = Options { castling: true, en_passant: true, ..Options::default() };
    let castles = under("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", options);
    assert_eq!(written(&castles, "e1g1"), "O-O");
    assert_eq!(written(&castles, "e1c1"), "O-O-O");
    let passing = under("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", options);
    assert_eq!(written(&passing, "e5d6"), "exd6");
}

#[test]
fn every_move_is_read_as_it_is_written() {
    let options = Options { castling: true, en_passant: true, none_captured: NoneCaptured::Free, ..Options::default() };
    let mut random = fastrand::Rng::with_seed(5);
    let mut position = Chess::start(&options).unwrap();
    for _ in 0..2_000 {
        let mut list = ActionList::new();
        position.actions(&mut list);
        for &action in &list {
            let text = position.short_text(action).unwrap();
            assert_eq!(position.parse_action(&text), Ok(action), "{text} in {}", position.text());
        }
        match list.get(random.usize(..list.len().max(1))) {
            Some(&action) => position.play_unchecked(action, &mut ()),
            None => position = Chess::start(&options).unwrap(),
        }
    }
}

#[test]
fn short_moves_are_read_as_people_write_them() {
    let options = Options { castling: true, en_passant: true, none_captured: NoneCaptured::Free, ..Options::default() };
    let text = "r3k2r/6P1/8/3pP3/8/2N3N1/8/R3K2R w KQkq d6 0 1";
    let position = Chess::parse(text, &options).unwrap();
    for (typed, uci) in [
        ("0-0", "e1g1"),
        ("O-O-O!?", "e1c1"),
        ("e1h1", "e1g1"),
        ("e1a1", "e1c1"),
        ("exd6e.p.", "e5d6"),
        ("ed6", "e5d6"),
        ("Nc3d5", "c3d5"),
        ("N3d5", "c3d5"),
        ("Nxd5", "c3d5"),
        ("N:d5+", "c3d5"),
        ("g8=Q+", "g7g8q"),
        ("g8Q", "g7g8q"),
        ("gxh8=N", "g7h8n"),
        ("E5-E6", "e5e6"),
        ("E5D6", "e5d6"),
        ("G7H8Q", "g7h8q"),
    ] {
        let read = position.parse_action(typed).unwrap();
        assert_eq!(position.action_text(read), uci, "{typed}");
        assert_eq!(position.refuse(read), None, "{typed}");
    }
    for (typed, expected) in [
        ("Ne4", ChessExpected::WhichPiece),
        ("Nd8", ChessExpected::PieceThatCanGo),
        ("Bd3", ChessExpected::PieceThatCanGo),
        ("Nf", ChessExpected::ChessMove),
    ] {
        assert_eq!(position.parse_action(typed).unwrap_err().expected, expected.into(), "{typed}");
    }
    // What is meant is plain though it is not legal: the refusal says why.
    let read = position.parse_action("Ke3").unwrap();
    assert_eq!((position.action_text(read).as_str(), position.refuse(read).is_some()), ("e1e3", true));
    // A waiting pawn is exchanged where it stands.
    assert_eq!(at("P5k1/8/8/8/8/8/8/1NBQKBNR w - - 0 1").parse_action("a8=R").unwrap().to_string(), "a8=R");
}
