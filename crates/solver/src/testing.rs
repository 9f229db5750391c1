//! A small game for the tests.

use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Start};
use ashtapada_rules::{Colour, OptionSet};

use crate::Game;

/// Two against two on nine points in a square with diagonals, under options such as `obligation=none`.
pub(crate) fn square(changes: &str) -> Game {
    let lines = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"];
    let board = PointBoard::new("square", &lines.map(|line| (line, Bend::Straight))).unwrap();
    let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
    let mut options =
        Options::of(PointGame::new("square", armies, &[], &[Start::new(board, ["a1 b1", "a3 b3"])]).unwrap());
    for (id, value) in changes.split(' ').filter_map(|change| change.split_once('=')) {
        options.set(id, value).unwrap();
    }
    Game::of(&options).unwrap()
}
