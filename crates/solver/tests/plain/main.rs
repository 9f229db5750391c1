//! Boards so small that plain iteration solves them: value by value the same, under every ruling.

mod games;
mod iteration;

use std::mem::discriminant;

use ashtapada_rules::soldiers::Options;
use ashtapada_solver::{Game, Tables};

use games::{bows, forward, hunt, lozenge, rulings, square, unequal, wheel};
use iteration::Plain;

/// Solves a game both ways, with and without turns, and compares each position.
fn compare(options: &Options, ruling: &str) {
    let game = Game::of(options).unwrap();
    let (mut tables, mut brief) = (Tables::new(&game), Tables::without_turns(&game));
    for slice in game.slices() {
        tables.solve(slice).unwrap();
        brief.solve(slice).unwrap();
        assert_eq!(brief.hash(slice), tables.hash(slice), "{slice} under {ruling}");
    }
    let plain = Plain::solve(options);
    for (position, value) in plain.values() {
        let text = ashtapada_rules::Position::text(position);
        assert_eq!(tables.probe(position), Some(value), "{text} under {ruling}");
        let wins = brief.probe(position).as_ref().map(discriminant);
        assert_eq!(wins, Some(discriminant(&value)), "{text} under {ruling}");
    }
}

/// Compares a game under each ruling in which all the words occur.
fn compare_all(options: &Options, words: &[&str], share: usize) {
    let mut count = 0;
    for (number, (ruling, options)) in rulings(options).into_iter().enumerate() {
        if words.iter().all(|word| ruling.contains(word)) && number % share == 0 {
            compare(&options, &ruling);
            count += 1;
        }
    }
    assert!(count > 0);
}

#[test]
fn two_against_two_under_every_ruling() {
    compare_all(&square(["a1 b1", "a3 b3"]), &[], 1);
}

#[test]
fn three_against_three_under_some_rulings() {
    compare_all(&square(["a1 b1 c1", "a3 b3 c3"]), &[], 61);
}

#[test]
fn two_triangles_that_touch() {
    compare_all(&bows(), &[], 53);
}

#[test]
fn jumps_round_a_circle() {
    compare_all(&wheel(), &["noMoves=loses"], 37);
}

#[test]
fn a_board_with_symmetries_that_keep_many_sets() {
    compare_all(&lozenge(), &["noMoves=pass"], 37);
}

#[test]
fn men_who_never_step_back() {
    compare_all(&forward(), &[], 31);
}

#[test]
fn armies_that_are_not_alike() {
    compare_all(&hunt(), &["obligation=none"], 7);
    compare_all(&hunt(), &["obligation=huff"], 41);
    compare_all(&unequal(), &[], 71);
}
