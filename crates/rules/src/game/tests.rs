use alloc::vec;

use super::*;
use crate::ActionList;
use crate::chess::{Chess, Options};

fn play(game: &mut Game<Chess>, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split(' ') {
        events.clear();
        let action = game.position().parse_action(text).unwrap();
        assert_eq!(game.play(action, &mut events), Ok(()), "{text}");
    }
    events
}

fn start() -> Game<Chess> {
    Game::new(Chess::start(&Options::default()).unwrap())
}

#[test]
fn repetition_counts_along_each_branch() {
    let mut game = start();
    let shuffle = "g1f3 g8f6 f3g1 f6g8";
    play(&mut game, shuffle);
    let once = game.state();
    play(&mut game, "b1c3 b8c6");
    let aside = game.state();
    game.go_to(once);
    let events = play(&mut game, shuffle);
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Repetition }));
    assert_eq!(game.turn(), Turn::Over);
    let over = game.state();
    // On the branch aside the position has not come three times.
    game.go_to(aside);
    play(&mut game, "c3b1 c6b8");
    assert_eq!(game.turn(), Turn::Over);
    game.go_to(aside);
    play(&mut game, "e2e4");
    assert_eq!(game.outcome(), None);
    game.go_to(over);
    assert_eq!((game.len(), game.turn()), (8, Turn::Over));
    game.go_to(StateId::FIRST);
    assert!(game.is_empty());
}

#[test]
fn an_agreed_end_is_taken_back_by_itself() {
    let mut game = start();
    play(&mut game, "e2e4");
    game.resign(Seat::North, &mut ()).unwrap();
    assert_eq!(game.agree(&mut ()), Err(Refusal::GameOver));
    assert_eq!(game.outcome().unwrap().share, [12, 0, 0, 0]);
    assert_eq!(game.take_back(), Some(Ply::Resign(Seat::North)));
    assert_eq!(game.resign(Seat::West, &mut ()), Err(Refusal::NoSuchAction));
    assert_eq!((game.len(), game.outcome()), (1, None));
    game.agree(&mut ()).unwrap();
    assert_eq!(game.plies().last(), Some(Ply::Agree));
    assert_eq!(game.actions().count(), 1);
}

#[test]
fn what_was_taken_back_is_forgotten() {
    let mut game = start();
    play(&mut game, "e2e4 e7e5 g1f3");
    while game.take_back().is_some() {}
    assert_eq!((game.states.len(), game.last_with.len()), (1, 1));
    play(&mut game, "d2d4");
    let kept = game.state();
    play(&mut game, "d7d5");
    game.go_to(kept);
    assert_eq!(game.take_back().map(|_| game.states.len()), Some(3), "another state follows from it");
}

#[test]
fn every_position_is_found_again_and_few_are_kept() {
    let mut game = start();
    let mut known = Vec::new();
    for ply in 0..200 {
        let mut list = ActionList::new();
        game.position().actions(&mut list);
        let action = list[(ply * 7 + 3) % list.len()];
        known.push((game.state(), *game.position()));
        game.play(action, &mut ()).unwrap();
        if game.turn() == Turn::Over || ply % 37 == 36 {
            // On from a state before, as another branch.
            let (earlier, _) = known[known.len() / 2];
            game.go_to(earlier);
        }
        if ply % 23 == 22 {
            let undone = game.state();
            assert!(game.take_back().is_some());
            known.retain(|(state, _)| *state != undone);
        }
    }
    for (state, position) in &known {
        assert_eq!(&game.position_at(*state), position);
    }
    let (last, position) = known.last().unwrap();
    game.go_to(*last);
    assert_eq!(game.position(), position);
    assert!(game.steps(0).enumerate().all(|(index, (before, _))| game.before(index) == Some(before)));
    assert_eq!(game.steps(0).count(), game.len());
    assert!(game.states.kept_count() * 8 <= game.states.len(), "{} of {}", game.states.kept_count(), game.states.len());
}

#[test]
fn a_game_that_was_drawn_and_goes_on_is_found_again() {
    let mut game = start();
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(2);
    play(&mut game, shuffle.trim());
    assert!(game.turn() == Turn::Over && game.play_on());
    let text = "7k/7p/8/8/8/7P/R7/K7 w - - 99 80";
    let mut late = Game::new(Chess::parse(text, &Options::default()).unwrap());
    play(&mut late, "a2b2");
    assert!(late.turn() == Turn::Over && late.play_on());
    for (game, next) in [(&mut game, "e2e4 e7e5 d2d4"), (&mut late, "h7h6 b2c2 h8g8")] {
        let reopened = game.state();
        let mut known = vec![*game.position()];
        for text in next.split(' ') {
            play(game, text);
            known.push(*game.position());
        }
        let steps: Vec<Chess> = game.steps(game.len() - 3).map(|(before, _)| before).collect();
        assert_eq!(steps, known[..3]);
        assert_eq!(game.before(game.len() - 1), Some(known[2]));
        game.go_to(reopened);
        assert_eq!((game.position(), game.outcome()), (&known[0], None));
    }
}
