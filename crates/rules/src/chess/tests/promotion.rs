//! Pawns on their last rank: the pool and the exchange.

use super::*;
use crate::Sign;
use crate::chess::{ChessEvent, ChessRefusal};

/// AMB-102, AMB-103: only captured pieces, each once, never a pawn.
#[test]
fn promotion_takes_from_the_pool() {
    // White has lost a rook and a knight (and pawns).
    let position = at("7k/P7/8/8/8/8/8/RNBQKB2 w - - 0 1");
    let promotions: Vec<_> = legal(&position).into_iter().filter(|text| text.starts_with("a7")).collect();
    assert_eq!(promotions, ["a7a8r", "a7a8n"]);
    assert_eq!(why(&position, "a7a8q"), ChessRefusal::NotInPool { role: Role::Queen }.into());
    assert_eq!(why(&position, "a7a8p"), Refusal::WrongPromotion { role: Role::Pawn });
    assert_eq!(why(&position, "a7a8"), Refusal::PromotionDue { role: Role::Rook });

    let mut after = position;
    let events = play(&mut after, "a7a8r");
    let promoted = Event::Promoted { army: Seat::South, at: spot("a8"), role: Role::Rook };
    assert!(events.contains(&promoted) && events.contains(&ChessEvent::Check { seat: Seat::North }.into()));
    assert_eq!(after.pool(Seat::South, Role::Rook), 0);
    // A promoted piece that is captured returns to the pool.
    let mut again = at("R5k1/1n6/8/8/8/8/8/RNBQKB2 b - - 0 1");
    assert_eq!(again.pool(Seat::South, Role::Rook), 0);
    again = at("R7/7k/1n6/8/8/8/8/RNBQKB2 w - - 0 1");
    play(&mut again, "e1e2");
    play(&mut again, "b6a8");
    assert_eq!(again.pool(Seat::South, Role::Rook), 1);
}

/// AMB-101: the suspended pawn.
#[test]
fn a_pawn_waits_suspended_and_is_exchanged_first() {
    let mut position = at("1n4k1/P7/8/8/3p4/8/4N3/RNBQKB1R w - - 0 1");
    assert_eq!(why(&position, "a7a8q"), ChessRefusal::NotInPool { role: Role::Queen }.into());
    let events = play(&mut position, "a7a8");
    assert!(events.contains(&Event::Waiting { army: Seat::South, at: spot("a8") }));
    assert!(position.pieces().iter().any(|piece| piece.at == spot("a8") && piece.signs.has(Sign::Waiting)));
    play(&mut position, "g8g7");
    // It does not move, and does not attack the knight beside it.
    assert_eq!(why(&position, "a8b8"), ChessRefusal::Suspended { at: spot("a8") }.into());
    assert_eq!(position.refuse_spot(spot("a8")), Some(ChessRefusal::Suspended { at: spot("a8") }.into()));
    assert_eq!(why(&position, "a8=n"), ChessRefusal::NotInPool { role: Role::Knight }.into());
}

/// The options under which an exchange comes before the move.
fn free() -> Options {
    Options { delayed_exchange: DelayedExchange::Free, ..Options::default() }
}

#[test]
fn the_exchange_ends_the_next_turn() {
    let mut position = at("P5k1/8/8/8/3p4/8/2P1N3/RNBQKB1R b - - 0 1");
    play(&mut position, "d4d3");
    play(&mut position, "h1h2");
    let events = play(&mut position, "d3e2");
    assert!(events.contains(&Event::Captured {
        army: Seat::South,
        role: Role::Knight,
        at: spot("e2"),
        by: Seat::North,
        means: Means::Displacement
    }));
    // First the move, and only then the exchange.
    assert_eq!(why(&position, "a8=n"), ChessRefusal::ExchangeAfterMove { at: spot("a8") }.into());
    assert_eq!(why(&position, "a8=q"), ChessRefusal::NotInPool { role: Role::Queen }.into());
    let before = position.text();
    play(&mut position, "f1e2");
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    assert!(position.text().ends_with(" w - - 0 3 exchange"), "{}", position.text());
    assert_eq!(legal(&position), ["a8=n"]);
    assert_eq!(why(&position, "e2d3"), ChessRefusal::ExchangeDue { at: spot("a8") }.into());
    assert_eq!(why(&position, "pass"), ChessRefusal::ExchangeDue { at: spot("a8") }.into());
    random::holds_together(&position);
    let events = play(&mut position, "a8=n");
    assert_eq!(events, [Event::Promoted { army: Seat::South, at: spot("a8"), role: Role::Knight }]);
    assert_eq!(position.turn(), Turn::Seat(Seat::North));

    // The other reading: the exchange first, which costs nothing, and the new piece may move at once.
    let mut position = under(&before, free());
    assert_eq!(legal(&position), ["a8=n"]);
    assert_eq!(why(&position, "f1e2"), ChessRefusal::ExchangeDue { at: spot("a8") }.into());
    play(&mut position, "a8=n");
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    assert!(legal(&position).contains(&"f1e2".to_string()));
    assert!(legal(&position).contains(&"a8b6".to_string()));
}

#[test]
fn of_several_suspended_pawns_one_is_chosen() {
    let mut position = at("PP4k1/8/8/8/8/8/4p3/RNBQK2R w - - 0 1");
    play(&mut position, "a1a2");
    assert_eq!(legal(&position), ["a8=b", "a8=n", "b8=b", "b8=n"]);
    play(&mut position, "b8=b");
    // A knight is still available to the other pawn.
    assert_eq!(legal(&position), ["a8=n"]);
    play(&mut position, "a8=n");
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    let mut position = under("PP4k1/8/8/8/8/8/4p3/RNBQK2R w - - 0 1", free());
    play(&mut position, "b8=b");
    play(&mut position, "a8=n");
    assert!(legal(&position).contains(&"b8h2".to_string()));
    assert!(!legal(&position).iter().any(|text| text.contains('=')));
}

/// Check is announced when the turn passes, and not before the new piece stands.
#[test]
fn an_exchange_gives_check_at_the_end_of_the_turn() {
    let mut position = at("P3k3/8/8/8/8/8/4p3/RNB1KBNR w - - 0 1");
    let events = play(&mut position, "g1f3");
    assert!(!events.iter().any(|event| matches!(event, Event::Chess(ChessEvent::Check { .. }))));
    let events = play(&mut position, "a8=q");
    assert!(events.contains(&ChessEvent::Check { seat: Seat::North }.into()));
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    assert!(legal(&position).contains(&"e8d7".to_string()));
}

/// Where the exchange comes first, the new piece attacks the enemy king at once; but a king is never captured.
#[test]
fn an_exchange_before_the_move_may_give_check_out_of_turn() {
    let mut position = under("P3k3/8/8/8/8/8/4p3/RNB1KBNR w - - 0 1", free());
    let events = play(&mut position, "a8=q");
    assert!(events.contains(&ChessEvent::Check { seat: Seat::North }.into()));
    assert_eq!(why(&position, "a8e8"), ChessRefusal::KingNeverCaptured { at: spot("e8") }.into());
    random::holds_together(&position);
    let events = play(&mut position, "g1f3");
    assert!(events.contains(&ChessEvent::Check { seat: Seat::North }.into()));
    assert!(legal(&position).contains(&"e8d7".to_string()));
}

/// With no legal move and no check, the exchange is the turn; in check it is no way out.
#[test]
fn without_a_move_the_exchange_is_the_turn() {
    let mut position = at("P7/8/8/8/8/1qk5/8/K7 w - - 0 1");
    assert_eq!(legal(&position), ["a8=q", "a8=r", "a8=b", "a8=n"]);
    play(&mut position, "a8=r");
    assert_eq!(position.turn(), Turn::Seat(Seat::North));
    random::holds_together(&position);
    let mated = at("P7/8/8/8/8/2k5/1q6/K7 w - - 0 1");
    assert_eq!(mated.outcome().map(|outcome| outcome.ending), Some(Ending::Checkmate));
}

/// An en passant capture stays possible after an exchange that ends the turn.
#[test]
fn an_exchange_does_not_close_a_capture_in_passing() {
    let options = Options { en_passant: true, ..Options::default() };
    let mut position = under("P5k1/8/8/8/3p4/8/4P3/RNBQKB1R w - - 0 1", options);
    play(&mut position, "e2e4");
    assert_eq!(position.text(), "P5k1/8/8/8/3pP3/8/8/RNBQKB1R w - e3 0 1 exchange");
    random::holds_together(&position);
    play(&mut position, "a8=n");
    assert!(legal(&position).contains(&"d4e3".to_string()), "{}", position.text());
}

#[test]
fn a_suspended_pawn_blocks_and_is_captured() {
    // The pawn shields its king from the rook; the king beside it is not attacked.
    let mut position = at("r3P1K1/3k4/8/8/8/3p4/8/RNBQ1BNR b - - 0 1");
    assert!(!position.in_check());
    assert_eq!(why(&position, "a8f8"), Refusal::Blocked { by: spot("e8") });
    assert!(legal(&position).contains(&"d7e8".to_string()));
    play(&mut position, "a8e8");
    // A captured pawn gives nothing to the pool (AMB-102).
    assert!(position.in_check());
    assert!(Role::ALL.iter().all(|&role| position.pool(Seat::South, role) == 0));
}

/// AMB-101, the other readings.
#[test]
fn with_nothing_captured_other_readings() {
    let text = "6k1/P7/8/8/8/8/8/RNBQKBNR w - - 0 1";
    let illegal = under(text, Options { none_captured: NoneCaptured::Illegal, ..Options::default() });
    assert_eq!(why(&illegal, "a7a8"), ChessRefusal::EmptyPool.into());
    assert_eq!(why(&illegal, "a7a8q"), ChessRefusal::EmptyPool.into());
    let free = under(text, Options { none_captured: NoneCaptured::Free, ..Options::default() });
    let promotions: Vec<_> = legal(&free).into_iter().filter(|text| text.starts_with("a7")).collect();
    assert_eq!(promotions, ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]);
    assert_eq!(why(&free, "a7a8"), Refusal::PromotionDue { role: Role::Queen });
}
