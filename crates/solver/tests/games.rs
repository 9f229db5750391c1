//! The games of the rule sets: known counts, and perfect play that ends when it says.

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Options, Soldiers};
use ashtapada_rules::{AnyOptions, OptionSet, Position, Turn};
use ashtapada_solver::{Game, Slice, Tables, Tally, Unsolvable, Value};

fn options(name: &str, changes: &[(&str, &str)]) -> Options {
    let AnyOptions::Soldiers(mut options) = ashtapada_rulebook::find(name).unwrap().options else { panic!("{name}") };
    for (id, value) in changes {
        options.set(id, value).unwrap();
    }
    options
}

/// The slices with at most so many men.
fn solve(game: &Game, men: u8) -> (Tables<'_>, Vec<Slice>) {
    let slices: Vec<Slice> = game.slices().into_iter().filter(|slice| slice.south + slice.north <= men).collect();
    let mut tables = Tables::new(game);
    slices.iter().for_each(|&slice| tables.solve(slice).unwrap());
    (tables, slices)
}

/// How many turns a game takes in which both sides play as the tables say; `None` if it is not decided.
fn played(tables: &Tables<'_>, mut position: Soldiers) -> Option<u16> {
    let value = tables.probe(&position).unwrap();
    for turns in 0..=value.turns()? {
        if position.turn() == Turn::Over {
            return Some(turns);
        }
        let (best, _) = tables.judge(&position).unwrap().into_iter().next().unwrap();
        position = best.leaves.into_iter().max_by_key(|left| tables.probe(left).unwrap()).unwrap();
    }
    None
}

/// Perfect play from some positions of each slice ends when it says, and the values follow from those of the next positions.
fn check(game: &Game, men: u8) {
    let (tables, slices) = solve(game, men);
    let mut random = fastrand::Rng::with_seed(48);
    let mut decided = 0;
    for slice in slices {
        for &mover in game.movers(slice) {
            for _ in 0..40 {
                let number = random.u64(..game.positions_of(slice));
                tables.check(slice, mover, number).unwrap();
                let position = tables.position(slice, mover, number).unwrap();
                if let Some(turns) = tables.probe(&position).and_then(Value::turns) {
                    assert_eq!(played(&tables, position), Some(turns), "{}", position.text());
                    decided += 1;
                }
            }
        }
    }
    assert!(decided > 20, "only {decided}");
}

/// Counted by Lim and Nievergelt, “Computing Tigers and Goats” (2004): the databases of the sliding phase.
#[test]
fn bagh_chal_has_the_known_number_of_sliding_positions() {
    let game = Game::of(&options("bagh-chal", &[])).unwrap();
    let sliding: Vec<Slice> = game.slices().into_iter().filter(|slice| slice.north == 4).collect();
    assert_eq!(sliding.iter().map(|slice| slice.south).collect::<Vec<_>>(), [16, 17, 18, 19, 20]);
    let count: u64 =
        sliding.iter().map(|&slice| game.inequivalent(slice).unwrap() * game.movers(slice).len() as u64).sum();
    assert_eq!(count, 88_260_972);
}

#[test]
fn positions_are_counted_as_they_stand_on_the_board() {
    let game = Game::of(&options("pretwa", &[])).unwrap();
    let (tables, slices) = solve(&game, 5);
    for slice in slices {
        let tally = tables.tally(slice, ashtapada_rules::grid::Side::South).unwrap();
        // 19 points: first those of the one side, then those of the other.
        let choose = |n: u64, k: u8| (1..=u64::from(k)).fold(1, |product, i| product * (n + 1 - i) / i);
        let expected = choose(19, slice.south) * choose(19 - u64::from(slice.south), slice.north);
        assert_eq!(tally.positions(), expected);
    }
}

#[test]
fn perfect_play_ends_when_it_says() {
    for ruling in ["strict", "none", "huff"] {
        check(&Game::of(&options("pretwa", &[("obligation", ruling)])).unwrap(), 6);
    }
    check(&Game::of(&options("lau-kata-kati", &[("noMoves", "pass")])).unwrap(), 5);
    check(&Game::of(&options("dash-guti", &[("multiJump", "true"), ("waist", "closed")])).unwrap(), 5);
    check(&Game::of(&options("soldiers16-bl", &[])).unwrap(), 3);
}

/// Without turns, the same is found in a quarter of the memory or little more.
#[test]
fn who_wins_does_not_depend_on_whether_turns_are_counted() {
    let both = |name: &str, changes: &[(&str, &str)], men: u8| {
        let game = Game::of(&options(name, changes)).unwrap();
        let (tables, slices) = solve(&game, men);
        let mut brief = Tables::without_turns(&game);
        let mut random = fastrand::Rng::with_seed(48);
        for &slice in &slices {
            brief.solve(slice).unwrap();
            assert_eq!(brief.hash(slice), tables.hash(slice), "{name} {changes:?} {slice}");
            for &mover in game.movers(slice) {
                let (with, without) = (tables.tally(slice, mover).unwrap(), brief.tally(slice, mover).unwrap());
                assert_eq!(Tally { longest: 0, ..with }, without, "{name} {changes:?} {slice}");
                for _ in 0..20 {
                    brief.check(slice, mover, random.u64(..game.positions_of(slice))).unwrap();
                }
            }
        }
        assert!(brief.bytes() < tables.bytes() / 3);
        let largest = slices.into_iter().max_by_key(|&slice| game.positions_of(slice)).unwrap();
        assert!(game.working_bytes(largest, false) < game.working_bytes(largest, true) / 2);
    };
    for ruling in ["strict", "none", "huff"] {
        both("pretwa", &[("obligation", ruling)], 6);
        both("soldiers16-bl", &[("obligation", ruling)], 3);
    }
    both("pretwa", &[("noMoves", "pass"), ("target", "6")], 8);
    both("dash-guti", &[("multiJump", "true"), ("waist", "closed")], 5);
    both("fox-geese-13", &[], 5);
    both("fox-geese-13", &[("geeseSteps", "forward"), ("obligation", "huff")], 4);
}

#[test]
fn what_is_no_slice_is_refused() {
    let game = Game::of(&options("pretwa", &[])).unwrap();
    let refused = |south, north| Tables::new(&game).solve(Slice { south, north }).map_err(|error| error.to_string());
    assert_eq!(refused(1, 1), Ok(()));
    for (south, north) in [(0, 1), (1, 2), (10, 1), (255, 255)] {
        assert_eq!(refused(south, north), Err(format!("the game has no slice {south}-{north}")));
    }
    assert_eq!(refused(3, 3), Err("slice 1-1 has to be solved first".into()));
    let large = Game::of(&options("soldiers16-bl", &[])).unwrap();
    assert!(!large.is_small_enough(Slice { south: 16, north: 16 }));
}

#[test]
fn what_depends_on_the_past_is_refused() {
    let refused = |changes: &[(&str, &str)]| Game::of(&options("soldiers16-bl", changes)).err();
    assert_eq!(refused(&[]), None);
    assert_eq!(refused(&[("noCaptureEnds", "moreCaptures")]), Some(Unsolvable::MoreCaptures));
    assert_eq!(refused(&[("huff.mayDecline", "true")]), Some(Unsolvable::DeclinedHuff));
    assert_eq!(refused(&[("huffCountsAsCapture", "false"), ("target", "10")]), Some(Unsolvable::HiddenCaptures));
    assert!(matches!(refused(&[("target", "17")]), Some(Unsolvable::Options(_))));
}

/// The longest win of each slice takes as long as it says, and where whoever moves loses, both do.
#[test]
fn the_longest_win_and_the_boards_where_whoever_moves_loses() {
    let game = Game::of(&options("pretwa", &[])).unwrap();
    let (tables, slices) = solve(&game, 4);
    let longest = slices.iter().filter_map(|&slice| tables.longest_win(slice)).max_by_key(|&(_, turns)| turns);
    let (position, turns) = longest.unwrap();
    assert_eq!(played(&tables, position), Some(turns));
    let tallies = slices.iter().flat_map(|&slice| Side::BOTH.map(|side| tables.tally(slice, side).unwrap().longest));
    assert_eq!(tallies.max(), Some(turns));

    let found: Vec<_> = slices.iter().map(|&slice| (slice, tables.zugzwangs(slice).unwrap())).collect();
    assert_eq!(found.iter().map(|(_, (count, _))| count).sum::<u64>(), 48);
    for (slice, (count, one)) in found {
        // One after the other, as the board stands.
        let number = |at: u64| tables.position(slice, Side::South, at).unwrap();
        let lost = |position: &Soldiers| matches!(tables.probe(position), Some(Value::Loss(_)));
        let other = |position: &Soldiers| {
            let sets = Side::BOTH.map(|side| position.men(side));
            Soldiers::arranged(&position.options(), sets, position.side().other())
        };
        let both = (0..game.positions_of(slice)).map(number).filter(|at| lost(at) && lost(&other(at))).count();
        assert_eq!((both > 0, one.is_some()), (count > 0, count > 0), "{slice}");
        assert!(one.is_none_or(|one| lost(&one) && lost(&other(&one))));
    }
}
