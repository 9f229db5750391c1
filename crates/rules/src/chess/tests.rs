use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::*;
use crate::{ActionList, Event, Game, Means, OptionSet, Throw};

fn at(text: &str) -> Chess {
    under(text, Options::default())
}

fn under(text: &str, options: Options) -> Chess {
    Chess::parse(text, &options).unwrap()
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

fn legal(position: &Chess) -> Vec<String> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.iter().map(|&action| position.action_text(action)).collect()
}

/// Plays and tells what happened.
fn play(position: &mut Chess, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let action = position.parse_action(text).unwrap();
    position.play(action, &mut events).unwrap();
    events
}

/// Why not.
fn why(position: &Chess, text: &str) -> Refusal {
    position.refuse(position.parse_action(text).unwrap()).expect("the action is refused")
}

fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

fn every_options() -> Vec<Options> {
    let mut all = Vec::new();
    for none_captured in [NoneCaptured::Suspended, NoneCaptured::Illegal, NoneCaptured::Free] {
        for stalemate in [Stalemate::Draw, Stalemate::Loses, Stalemate::Wins] {
            for (castling, en_passant, draw_rules) in
                [(false, false, true), (true, true, true), (true, false, false), (false, true, true)]
            {
                all.push(Options { castling, en_passant, none_captured, stalemate, draw_rules });
            }
        }
    }
    all
}

/// All that anybody might write down.
fn imaginable() -> Vec<Action> {
    let mut all = alloc::vec![Action::Pass, Action::Stop, Action::Accept, Action::Throw(Throw::one(3))];
    for from in (0..64).map(Spot::from_square) {
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King, Role::Pawn, Role::Horse] {
            all.push(Action::Promote { at: from, role });
        }
        for to in (0..64).map(Spot::from_square) {
            for promotion in [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Knight), Some(Role::King)] {
                all.push(Action::Step { from, to, promotion });
                all.push(Action::Capture { from, to, promotion });
            }
        }
    }
    all
}

fn holds_together(position: &Chess) {
    assert_eq!(position.key(), position.fresh_key());
    let text = position.text();
    assert_eq!(Chess::parse(&text, &position.options()).as_ref(), Ok(position), "{text}");
    let mut list = ActionList::new();
    position.actions(&mut list);
    assert_eq!(list.is_empty(), position.outcome().is_some(), "{text}");
    assert_eq!(position.turn() == Turn::Over, position.outcome().is_some(), "{text}");
    for (index, &action) in list.iter().enumerate() {
        assert!(!list[..index].contains(&action), "{text}: twice {action}");
        assert_eq!(position.parse_action(&position.action_text(action)), Ok(action), "{text}");
    }
    assert_eq!(position.men.kings().count_ones(), 2, "{text}");
}

#[test]
fn random_games_hold_together_and_end() {
    let mut state = 7;
    for options in every_options() {
        for _ in 0..6 {
            let mut game = Game::new(Chess::start(&options).unwrap());
            let mut list = ActionList::new();
            for _ in 0..600 {
                holds_together(game.position());
                if game.turn() == Turn::Over {
                    break;
                }
                game.position().actions(&mut list);
                let action = list[random(&mut state) as usize % list.len()];
                let mut events = Vec::new();
                game.play(action, &mut events).unwrap();
                let over = events.iter().any(|event| matches!(event, Event::Over { .. }));
                assert_eq!(over, game.outcome().is_some());
                let check = events.contains(&Event::Check { seat: game.position().seat() });
                let exchange = matches!(action, Action::Promote { .. });
                assert!(exchange || check == game.position().in_check());
            }
        }
    }
}

#[test]
fn refuses_exactly_what_is_not_listed() {
    let all = imaginable();
    let mut state = 99;
    let mut list = ActionList::new();
    for (index, options) in every_options().into_iter().enumerate() {
        let mut position = Chess::start(&options).unwrap();
        for ply in 0..160 {
            if (ply + index) % 64 == 0 {
                position.actions(&mut list);
                for &action in &all {
                    assert_eq!(
                        position.refuse(action).is_none(),
                        list.contains(&action),
                        "{} {action}",
                        position.text()
                    );
                    // What the generator says must be what follows from the moves themselves.
                    let unexplained = position.refuse(action) == Some(Refusal::NoSuchAction);
                    let plain = matches!(
                        action,
                        Action::Step { promotion: None, .. } | Action::Capture { promotion: None, .. }
                    );
                    assert!(!(unexplained && plain), "{} {action}", position.text());
                }
            }
            position.actions(&mut list);
            if list.is_empty() {
                break;
            }
            position.play_unchecked(list[random(&mut state) as usize % list.len()], &mut ());
        }
    }
}

#[test]
fn is_small() {
    assert_eq!(size_of::<Chess>(), 48);
}

#[test]
fn starts_as_the_document_says() {
    let start = Chess::start(&Options::default()).unwrap();
    assert_eq!(start.turn(), Turn::Seat(Seat::South));
    assert_eq!(legal(&start).len(), 20);
    // The queens stand on squares of their colour.
    let queen = |seat| start.squares(seat, Role::Queen);
    assert_eq!((queen(Seat::South), queen(Seat::North)), (1 << 3, 1 << 59));
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
    assert_eq!(why(&museum, "e5d6"), Refusal::NoEnPassant);
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
    assert_eq!(why(&at(text), "e1g1"), Refusal::NoCastling);

    let options = Options { castling: true, ..Options::default() };
    let mut modern = under(text, options);
    let events = play(&mut modern, "e1g1");
    let rook = Event::Moved { army: Seat::South, role: Role::Rook, from: spot("h1"), to: spot("f1") };
    assert!(events.contains(&rook));
    assert_eq!(modern.text(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    assert_eq!(why(&modern, "e8g8"), Refusal::KingAttacked { at: spot("f8"), by: spot("f1") });
    play(&mut modern, "h8h7");
    assert_eq!(why(&under("4k2r/8/8/8/8/8/8/4K3 b - - 0 1", options), "e8g8"), Refusal::CastlingLost);
    let blocked = under("rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", options);
    assert_eq!(why(&blocked, "e8c8"), Refusal::Blocked { by: spot("b8") });
}

#[test]
fn a_move_into_check_names_the_attacker() {
    let position = at("4r2k/8/8/8/8/8/4N3/4K2r w - - 0 1");
    assert!(position.in_check());
    assert_eq!(why(&position, "e2c3"), Refusal::KingAttacked { at: spot("e1"), by: spot("h1") });
    assert_eq!(why(&position, "e1f1"), Refusal::KingAttacked { at: spot("f1"), by: spot("h1") });
    let adjacent = at("8/8/8/3k4/8/3K4/8/R7 w - - 0 1");
    assert_eq!(why(&adjacent, "d3d4"), Refusal::KingAttacked { at: spot("d4"), by: spot("d5") });
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

/// AMB-102, AMB-103: only captured pieces, each once, never a pawn.
#[test]
fn promotion_takes_from_the_pool() {
    // White has lost a rook and a knight (and pawns).
    let position = at("7k/P7/8/8/8/8/8/RNBQKB2 w - - 0 1");
    let promotions: Vec<_> = legal(&position).into_iter().filter(|text| text.starts_with("a7")).collect();
    assert_eq!(promotions, ["a7a8r", "a7a8n"]);
    assert_eq!(why(&position, "a7a8q"), Refusal::NotInPool { role: Role::Queen });
    assert_eq!(why(&position, "a7a8p"), Refusal::WrongPromotion { role: Role::Pawn });
    assert_eq!(why(&position, "a7a8"), Refusal::PromotionDue);

    let mut after = position;
    let events = play(&mut after, "a7a8r");
    let promoted = Event::Promoted { army: Seat::South, at: spot("a8"), role: Role::Rook };
    assert!(events.contains(&promoted) && events.contains(&Event::Check { seat: Seat::North }));
    assert_eq!(after.pool(Seat::South, Role::Rook), 0);
    // A promoted piece that is captured can be had again.
    let mut again = at("R5k1/1n6/8/8/8/8/8/RNBQKB2 b - - 0 1");
    assert_eq!(again.pool(Seat::South, Role::Rook), 0);
    again = at("R6k/8/1n6/8/8/8/8/RNBQKB2 w - - 0 1");
    play(&mut again, "e1e2");
    play(&mut again, "b6a8");
    assert_eq!(again.pool(Seat::South, Role::Rook), 1);
}

/// AMB-101: the suspended pawn.
#[test]
fn a_pawn_waits_suspended_and_is_exchanged_first() {
    let mut position = at("1n4k1/P7/8/8/3p4/8/4N3/RNBQKB1R w - - 0 1");
    assert_eq!(why(&position, "a7a8q"), Refusal::NotInPool { role: Role::Queen });
    let events = play(&mut position, "a7a8");
    assert!(events.contains(&Event::Waiting { army: Seat::South, at: spot("a8") }));
    assert!(position.pieces().iter().any(|piece| piece.at == spot("a8") && piece.waiting));
    play(&mut position, "g8g7");
    // It does not move, and the knight beside is not attacked by it.
    assert_eq!(why(&position, "a8b8"), Refusal::Suspended { at: spot("a8") });
    assert_eq!(position.refuse_spot(spot("a8")), Some(Refusal::Suspended { at: spot("a8") }));
    assert_eq!(why(&position, "a8=n"), Refusal::NotInPool { role: Role::Knight });
}

#[test]
fn the_exchange_comes_before_the_reply() {
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
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    assert_eq!(legal(&position), ["a8=n"]);
    assert_eq!(why(&position, "f1e2"), Refusal::ExchangeDue { at: spot("a8") });
    assert_eq!(why(&position, "pass"), Refusal::ExchangeDue { at: spot("a8") });
    assert_eq!(why(&position, "a8=q"), Refusal::NotInPool { role: Role::Queen });
    let events = play(&mut position, "a8=n");
    assert_eq!(events, [Event::Promoted { army: Seat::South, at: spot("a8"), role: Role::Knight }]);
    // Now the reply, by the same seat.
    assert_eq!(position.turn(), Turn::Seat(Seat::South));
    assert!(legal(&position).contains(&"f1e2".to_string()));
    assert!(legal(&position).contains(&"a8b6".to_string()));
}

#[test]
fn of_several_suspended_pawns_one_is_chosen() {
    let position = at("PP4k1/8/8/8/8/8/4p3/RNBQK2R w - - 0 1");
    assert_eq!(legal(&position), ["a8=b", "a8=n", "b8=b", "b8=n"]);
    let mut position = position;
    play(&mut position, "b8=b");
    // A knight is still to be had by the other pawn.
    assert_eq!(legal(&position), ["a8=n"]);
    play(&mut position, "a8=n");
    assert!(legal(&position).contains(&"b8h2".to_string()));
    assert!(!legal(&position).iter().any(|text| text.contains('=')));
}

/// The exchanged piece attacks the enemy king at once, but a king is never captured.
#[test]
fn an_exchange_may_give_check_out_of_turn() {
    let mut position = at("P3k3/8/8/8/8/8/4p3/RNB1KBNR w - - 0 1");
    let events = play(&mut position, "a8=q");
    assert!(events.contains(&Event::Check { seat: Seat::North }));
    assert_eq!(why(&position, "a8e8"), Refusal::KingNeverCaptured { at: spot("e8") });
    holds_together(&position);
    let events = play(&mut position, "g1f3");
    assert!(events.contains(&Event::Check { seat: Seat::North }));
    assert!(legal(&position).contains(&"e8d7".to_string()));
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
    assert!(Role::ALL.into_iter().all(|role| position.pool(Seat::South, role) == 0));
}

/// AMB-101, the other readings.
#[test]
fn with_nothing_captured_other_readings() {
    let text = "6k1/P7/8/8/8/8/8/RNBQKBNR w - - 0 1";
    let illegal = under(text, Options { none_captured: NoneCaptured::Illegal, ..Options::default() });
    assert_eq!(why(&illegal, "a7a8"), Refusal::EmptyPool);
    assert_eq!(why(&illegal, "a7a8q"), Refusal::EmptyPool);
    let free = under(text, Options { none_captured: NoneCaptured::Free, ..Options::default() });
    let promotions: Vec<_> = legal(&free).into_iter().filter(|text| text.starts_with("a7")).collect();
    assert_eq!(promotions, ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]);
    assert_eq!(why(&free, "a7a8"), Refusal::PromotionDue);
}

#[test]
fn mate_is_announced_and_ends_the_game() {
    let mut position = Chess::start(&Options::default()).unwrap();
    for text in ["f2f3", "e7e5", "g2g4"] {
        play(&mut position, text);
    }
    let events = play(&mut position, "d8h4");
    assert!(events.ends_with(&[Event::Check { seat: Seat::South }, Event::Over { ending: Ending::Checkmate }]));
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.payoff(Seat::North), outcome.payoff(Seat::South)), (1.0, 0.0));
    assert_eq!(why(&position, "e2e4"), Refusal::GameOver);
}

/// AMB-104.
#[test]
fn stalemate_by_option() {
    let text = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let result = |stalemate| under(text, Options { stalemate, ..Options::default() }).outcome().unwrap();
    assert_eq!(result(Stalemate::Draw).payoff(Seat::North), 0.5);
    assert_eq!(result(Stalemate::Loses).payoff(Seat::North), 0.0);
    assert_eq!(result(Stalemate::Wins).payoff(Seat::North), 1.0);
    assert_eq!(result(Stalemate::Wins).ending, Ending::Stalemate);
}

/// AMB-105.
#[test]
fn draws_by_modern_rules() {
    let ending = |text: &str, options| under(text, options).outcome().map(|outcome| outcome.ending);
    let off = Options { draw_rules: false, ..Options::default() };
    let modern = Options::default();
    for text in ["8/8/3k4/8/8/3K4/8/8 w - - 0 1", "8/8/3k4/8/8/3KN3/8/8 w - - 0 1", "5b2/8/3k4/8/8/3K4/8/2B5 w - - 0 1"]
    {
        assert_eq!(ending(text, modern), Some(Ending::InsufficientMaterial), "{text}");
        assert_eq!(ending(text, off), None, "{text}");
    }
    for text in ["2b5/8/3k4/8/8/3K4/8/2B5 w - - 0 1", "5n2/8/3k4/8/8/3K4/8/2B5 w - - 0 1"] {
        assert_eq!(ending(text, modern), None, "{text}");
    }
    let knight = "8/8/3k4/8/8/3KN3/8/8 w - - 0 1";
    assert_eq!(ending(knight, Options { stalemate: Stalemate::Loses, ..modern }), None);

    let mut position = at("7k/8/8/8/8/8/R7/K7 w - - 99 80");
    let events = play(&mut position, "a2a3");
    assert!(events.contains(&Event::Over { ending: Ending::NoProgress }));
    // Mate comes first.
    let mut position = at("7k/R7/6K1/8/8/8/8/8 w - - 99 80");
    play(&mut position, "a7a8");
    assert_eq!(position.outcome().unwrap().ending, Ending::Checkmate);
}

#[test]
fn threefold_repetition() {
    for (options, ends) in [(Options::default(), true), (Options { draw_rules: false, ..Options::default() }, false)] {
        let mut game = Game::new(Chess::start(&options).unwrap());
        for text in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
            assert!(game.outcome().is_none());
            game.play(game.position().parse_action(text).unwrap(), &mut ()).unwrap();
        }
        assert_eq!(game.outcome().map(|outcome| outcome.ending), ends.then_some(Ending::Repetition));
    }
}

/// AMB-106.
#[test]
fn players_may_give_up_or_agree() {
    let mut game = Game::new(Chess::start(&Options::default()).unwrap());
    game.resign(Seat::South, &mut ()).unwrap();
    assert_eq!(game.outcome().unwrap().payoff(Seat::North), 1.0);
    game = Game::new(Chess::start(&Options::default()).unwrap());
    game.agree(&mut ()).unwrap();
    assert!(game.outcome().unwrap().is_shared());
}

#[test]
fn actions_are_written_in_uci_form() {
    let position = at("1n5k/P7/8/8/3p4/8/4N3/RNBQKB2 w - - 0 1");
    let read = |text: &str| position.parse_action(text);
    assert_eq!(read("a7b8r"), Ok(Action::Capture { from: spot("a7"), to: spot("b8"), promotion: Some(Role::Rook) }));
    assert_eq!(read("e2-d4"), Ok(Action::Step { from: spot("e2"), to: spot("d4"), promotion: None }));
    assert_eq!(read("e2d4"), read("e2xd4"));
    assert_eq!(read("a7a8=N"), read("a7a8n"));
    assert_eq!(position.refuse(read("e2-d4").unwrap()), Some(Refusal::IsCapture));
    for (text, column) in [
        ("", 1),
        ("e2", 3),
        ("e9e4", 1),
        ("e2e9", 3),
        ("e2-i4", 4),
        ("a7a8x", 5),
        ("a7a8qq", 5),
        ("a8=z", 4),
        ("żółw", 1),
        ("e2ż", 3),
    ] {
        assert_eq!(read(text).unwrap_err().column, column, "{text}");
    }
}

#[test]
fn bad_positions_say_what_is_wrong() {
    let error = |text: &str| Chess::parse(text, &Options::default()).unwrap_err();
    for (text, column, expected) in [
        ("", 1, "the board"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", 1, "a board with a white king"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", 1, "a board with a white king"),
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", 5, "a man"),
        ("4k3/7/8/8/8/8/8/4K3 w - - 0 1", 6, "1 more squares"),
        ("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", 20, "a space"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", 18, "eight rows"),
        ("4k3/8/8/44/8/8/8/4K3 w - - 0 1", 10, "a man, or the number"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", 21, "w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", 23, "some of KQkq"),
        ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", 25, "a square on row 6"),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", 27, "the number of plies"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 29, "the number of the move"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", 31, "the end"),
        ("4k3/8/8/8/8/8/8/4KP2 w - - 0 1", 1, "no pawn on its own first row"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", 19, "one king"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", 1, "a black king that is not attacked"),
        ("8/8/8/8/8/8/3k4/4K3 w - - 0 1", 1, "a black king that is not attacked"),
        ("4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1", 14, "at most eight pawns"),
    ] {
        let found = error(text);
        assert_eq!((found.line, found.column), (1, column), "{text}: {found}");
        assert!(found.expected.starts_with(expected), "{text}: {found}");
    }
    let illegal = Options { none_captured: NoneCaptured::Illegal, ..Options::default() };
    assert!(Chess::parse("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", &illegal).is_err());
    let castling = Options { castling: true, ..Options::default() };
    assert_eq!(Chess::parse("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", &castling).unwrap_err().column, 25);
    assert_eq!(at("4k3/8/8/8/8/8/8/4K2R w KQ -").text(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn options_are_set_by_name() {
    let mut options = Options::default();
    for spec in options.specs() {
        let value = options.get(spec.id).unwrap();
        options.set(spec.id, &value).unwrap();
    }
    assert_eq!(options, Options::default());
    for (id, value) in [
        ("castling", "true"),
        ("enPassant", "true"),
        ("promotionNoneCaptured", "free"),
        ("stalemate", "wins"),
        ("drawRules", "off"),
    ] {
        options.set(id, value).unwrap();
        assert_eq!(options.get(id).as_deref(), Some(value));
    }
    assert_eq!(Chess::start(&options).unwrap().options(), options);
    assert!(options.set("castling", "maybe").unwrap_err().to_string().contains("castling=false"));
    assert!(options.set("dice", "2").unwrap_err().to_string().contains("promotionNoneCaptured"));
}
