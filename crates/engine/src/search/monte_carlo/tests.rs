use std::sync::atomic::AtomicBool;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::four_kings::{FourKings, Options};
use ashtapada_rules::{AnyPosition, OptionSet};
use fastrand::Rng;

use super::*;
use crate::evaluate::four_kings::{CapturesFirst, Handmade};
use crate::limits::Meter;
use crate::search::exact::{CAPTURES, Exact, random};
use crate::{Limits, Setup, Sides, Situation};

/// Searches with a handmade evaluation, in a tree of so many bytes.
fn searched<R>(
    at: &Situation<FourKings>,
    limits: Limits<'_>,
    bytes: usize,
    search: impl FnOnce(Search<'_, FourKings, Handmade, CapturesFirst>, Vec<Action>) -> R,
) -> R {
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    let means = means(at, &evaluator, &ordering, limits);
    let mut list = ActionList::new();
    at.position().actions(&mut list);
    search(Search::new(means, bytes), list.to_vec())
}

fn means<'a>(
    at: &'a Situation<FourKings>,
    evaluator: &'a Handmade,
    ordering: &'a CapturesFirst,
    limits: Limits<'a>,
) -> Means<'a, FourKings, Handmade, CapturesFirst> {
    let meter = Meter::new(limits);
    Means { at, evaluator, ordering, sides: Sides::FOUR, meter, whim: 3, dice: true, alone: None, blind: [0, 0] }
}

fn best(at: &Situation<FourKings>, limits: Limits<'_>, bytes: usize) -> Found {
    searched(at, limits, bytes, |search, list| search.best(list, 3, |_| {}))
}

fn situation(text: &str) -> Situation<FourKings> {
    Situation::new(FourKings::parse(text, &Options::default()).unwrap())
}

/// South has thrown an elephant at the start of a game.
fn begun() -> Situation<FourKings> {
    let mut position = FourKings::start(&Options::default()).unwrap();
    position.play("3".parse().unwrap(), &mut ()).unwrap();
    Situation::new(position)
}

#[test]
fn a_win_in_one_is_found() {
    // The last piece of the last enemy: the points are even but for what it brings.
    let at = situation("8/8/8/8/8/8/wH7/sE5sK1 s move:4 5,5,0,5");
    let found = best(&at, Limits::nodes(2000), Setup::TABLE);
    assert_eq!(found.best().actions[0].to_string(), "a1xa2");
}

/// Once everything is tried to a depth, all is worth what max^n says.
#[test]
fn a_complete_tree_is_worth_what_plain_recursion_finds() {
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    for rules in rule_sets() {
        let AnyPosition::FourKings(start) = AnyPosition::start(&rules.options).unwrap() else { continue };
        if Sides::in_game(&start).count() != 4 {
            continue;
        }
        for position in random::positions(&start, 20, &mut Rng::with_seed(11)) {
            let side = Sides::FOUR.of(position.turn().seat().unwrap());
            let at = Situation::new(position);
            let reference = means(&at, &evaluator, &ordering, Limits::depth(2));
            let exact = Exact { means: &reference, line: Vec::new() }.root(2);
            let lines = exact.len();
            let found = searched(&at, Limits::depth(2), 64 << 20, |search, list| {
                let mut search = search.exactly(CAPTURES);
                search.run(&list, |_| {});
                search.tree.below(0).map(|index| search.tree.node(index).clone()).collect::<Vec<_>>()
            });
            assert_eq!(found.len(), lines);
            for (node, (action, values)) in found.iter().zip(exact) {
                assert_eq!(node.action, action);
                let off = (node.shares[side] - values[side] as f32).abs();
                assert!(off <= 1.0, "{} {action}: {} and {}", at.position().text(), node.shares[side], values[side]);
            }
        }
    }
}

#[test]
fn throws_are_tried_as_often_as_they_are_likely() {
    let mut options = Options::default();
    options.set("dice", "2").unwrap();
    let mut position = FourKings::start(&options).unwrap();
    position.play("3 3".parse().unwrap(), &mut ()).unwrap();
    let at = Situation::new(position);
    searched(&at, Limits::nodes(30_000), Setup::TABLE, |mut search, list| {
        search.run(&list, |_| {});
        let mut throws = 0;
        for index in 0..search.tree.len() {
            let node = search.tree.node(index);
            if node.kind != Kind::Chance || node.visits < 2 {
                continue;
            }
            let all: u32 = search.tree.below(index).map(|below| search.tree.node(below).visits).sum();
            for throw in search.tree.below(index).map(|below| search.tree.node(below)) {
                throws += 1;
                let due = throw.weight * all as f32;
                assert!((throw.visits as f32 - due).abs() < 1.5, "{} of {all}, {}", throw.visits, throw.weight);
            }
        }
        assert!(throws > 100);
    });
}

#[test]
fn the_same_seed_finds_the_same_and_depth_is_that_of_the_line() {
    let found = [(); 2].map(|()| best(&begun(), Limits::nodes(3000), Setup::TABLE));
    let told = found.each_ref().map(|found| {
        let line = |line: &Variation| (line.values, line.actions.clone());
        (found.nodes, found.depth, found.lines.iter().map(line).collect::<Vec<_>>())
    });
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0].2.len(), 2);
    assert!(told[0].0 <= 3000 && told[0].1 >= 2, "{told:?}");
}

#[test]
fn limits_end_it_wherever_they_are() {
    for nodes in 0..200 {
        let found = best(&begun(), Limits::nodes(nodes), Setup::TABLE);
        assert!(found.nodes <= nodes && !found.lines.is_empty());
    }
    let stop = AtomicBool::new(true);
    assert!(best(&begun(), Limits::until(&stop), Setup::TABLE).nodes <= 1000);
    // Without any other limit a full tree ends it.
    let never = AtomicBool::new(false);
    for bytes in [0, 100, 1000, 10_000] {
        let room = bytes / size_of::<Node>();
        searched(&begun(), Limits::until(&never), bytes, |mut search, list| {
            search.run(&list, |_| {});
            assert!(search.tree.len() <= room.max(1), "{} of {room}", search.tree.len());
        });
    }
}
