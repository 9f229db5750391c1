//! How games end.

use super::*;
use crate::chess::ChessEvent;

#[test]
fn mate_is_announced_and_ends_the_game() {
    let mut position = Chess::start(&Options::default()).unwrap();
    for text in ["f2f3", "e7e5", "g2g4"] {
        play(&mut position, text);
    }
    let events = play(&mut position, "d8h4");
    assert!(
        events.ends_with(&[ChessEvent::Check { seat: Seat::South }.into(), Event::Over { ending: Ending::Checkmate }])
    );
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
    let off = Options { draw_rules: DrawRules::Off, ..Options::default() };
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
    for (options, ends) in
        [(Options::default(), true), (Options { draw_rules: DrawRules::Off, ..Options::default() }, false)]
    {
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
fn what_a_draw_rule_ended_can_go_on() {
    let over = |text: &str| {
        let position = at(text);
        assert_eq!(position.turn(), Turn::Over, "{text}");
        position.undrawn()
    };
    // After a hundred plies one move is left, and another quiet one ends it again.
    let mut open = over("7k/8/8/8/8/8/R7/K7 w - - 140 80").unwrap();
    assert_eq!(open.turn(), Turn::Seat(Seat::South));
    play(&mut open, "a2a3");
    assert_eq!(open.ending(), Some(Ending::NoProgress));
    // Too little stays too little, whatever is played.
    let mut open = over("7k/8/8/8/8/8/8/KN6 w - - 100 80").unwrap();
    play(&mut open, "b1c3");
    assert_eq!(open.turn(), Turn::Seat(Seat::North));
    assert_eq!(open.key(), open.fresh_key());
    // What is over by the moves is over, also on the hundredth ply.
    for text in ["7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "7k/5KQ1/8/8/8/8/8/8 b - - 100 80", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"]
    {
        assert_eq!(over(text), None, "{text}");
    }
    assert_eq!(Chess::start(&Options::default()).unwrap().undrawn(), None);
}
