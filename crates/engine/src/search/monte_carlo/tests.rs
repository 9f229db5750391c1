use std::sync::atomic::AtomicBool;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::chess::{self, Chess};
use ashtapada_rules::four_kings::{FourKings, Options};
use ashtapada_rules::{AnyPosition, OptionSet};
use fastrand::Rng;

use super::*;
use crate::evaluate;
use crate::evaluate::four_kings::{CapturesFirst, Handmade};
use crate::limits::Meter;
use crate::search::exact::{CAPTURES, Exact, random};
use crate::worth::WIN;
use crate::{Limits, Setup, Sides, Situation};

/// Searches with a handmade evaluation, in a tree of so many bytes.
fn searched<R>(
    at: &Situation<FourKings>,
    limits: Limits<'_>,
    bytes: usize,
    search: impl FnOnce(Search<'_, FourKings, Handmade, CapturesFirst>, Vec<Action>) -> R,
) -> R {
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    let context = context(at, &evaluator, &ordering, limits);
    let mut list = ActionList::new();
    at.position().actions(&mut list);
    search(Search::new(context, bytes), list.to_vec())
}

fn context<'a>(
    at: &'a Situation<FourKings>,
    evaluator: &'a Handmade,
    ordering: &'a CapturesFirst,
    limits: Limits<'a>,
) -> Context<'a, FourKings, Handmade, CapturesFirst> {
    let meter = Meter::new(limits);
    Context {
        at,
        evaluator,
        ordering,
        sides: Sides::FOUR,
        meter,
        noise: 3,
        dice: true,
        alone: None,
        overlooked: [0, 0],
        takes_side: true,
    }
}

fn best(at: &Situation<FourKings>, limits: Limits<'_>, bytes: usize) -> SearchResult {
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
            let reference = context(&at, &evaluator, &ordering, Limits::depth(2));
            let exact = Exact { context: &reference, line: Vec::new(), to_the_end: true }.root(2);
            let lines = exact.len();
            let found = searched(&at, Limits::depth(2), 64 << 20, |search, list| {
                let mut search = search.exactly(CAPTURES);
                search.run(&list, |_| {});
                search.tree.below(0).map(|index| *search.tree.node(index)).collect::<Vec<_>>()
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

/// The means of whoever is to decide in a game of two sides.
fn means_of_pair<'a, P: Position, E: Evaluator<P>, O: MoveOrdering<P>>(
    at: &'a Situation<P>,
    (evaluator, ordering): (&'a E, &'a O),
    limits: Limits<'a>,
) -> Context<'a, P, E, O> {
    let (sides, dice) = (Sides::in_game(at.position()), at.position().die().is_some());
    Context {
        at,
        evaluator,
        ordering,
        sides,
        meter: Meter::new(limits),
        noise: 3,
        dice,
        alone: None,
        overlooked: [0, 0],
        takes_side: true,
    }
}

/// The actions of a position.
fn actions<P: Position>(position: &P) -> Vec<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.to_vec()
}

/// Of random positions with a history in which some of what can follow has come as often as it may: every action is worth
/// what plain recursion says. Returns how many of the actions lead to a draw by repetition.
fn agrees<P: Position, E: Evaluator<P>, O: MoveOrdering<P>>(start: &P, by: (&E, &O), deepest: u32, id: &str) -> usize {
    let mut rng = Rng::with_seed(11);
    let mut repetitions = 0;
    for position in random::positions(start, 20, &mut rng) {
        let mut past = Vec::new();
        for action in actions(&position).into_iter().filter(|_| rng.u32(..3) == 0) {
            let mut after = position.clone();
            after.play_unchecked(action, &mut ());
            past.extend(vec![after.key(); usize::from(position.repetition_limit().saturating_sub(1))]);
        }
        past.truncate(position.reversible().into());
        let text = position.text();
        let at = Situation::with_past(position, past);
        let depth = rng.u32(1..=deepest);
        let reference = means_of_pair(&at, by, Limits::depth(depth));
        let side = reference.sides.of(at.position().turn().seat().unwrap());
        let mut expected = Exact { context: &reference, line: Vec::new(), to_the_end: true }.root(depth as i32);
        let mut search = Search::new(means_of_pair(&at, by, Limits::depth(depth)), 256 << 20);
        search.selectivity = Selectivity::none(CAPTURES);
        search.run(&actions(at.position()), |_| {});
        assert_eq!(search.tree.node(0).kind, Kind::Settled(side as u8), "{id}, depth {depth}: {text}");
        // Where an action wins at once, nothing else is looked at.
        const AT_ONCE: i32 = WIN / 2 - 1;
        let wins = expected.iter().filter(|(_, values)| values[side] == AT_ONCE).count();
        for (index, (action, values)) in search.tree.below(0).zip(&expected) {
            let node = search.tree.node(index);
            assert_eq!(node.action, *action);
            if wins > 0 && values[side] < AT_ONCE {
                assert!(node.shares[side] < AT_ONCE as f32, "{id}: {text} {action}");
                continue;
            }
            let off = (node.shares[side] - values[side] as f32).abs();
            let same = if reference.dice { off <= 1.0 } else { off == 0.0 };
            assert!(same, "{id}, depth {depth}: {text} {action}: {:?} and {values:?}", node.shares);
            repetitions += usize::from(*values == reference.repeated(at.position(), 1));
        }
        // What is shown is the best of them, in their order.
        expected.sort_by_key(|(_, values)| -values[side]);
        let known = if wins > 0 { wins } else { 3 };
        let found = search.found(known, &SearchResult::nothing(Action::Pass, [0; 4]));
        for (line, (_, values)) in found.lines.iter().zip(&expected) {
            let shown = reference.shown(values[side], side);
            assert!((line.values[0] - shown[0]).abs() <= i32::from(reference.dice), "{id}: {text}");
        }
    }
    repetitions
}

/// Once everything is tried to a depth, all is worth what plain recursion finds between two sides.
#[test]
fn a_complete_tree_of_two_sides_is_worth_what_plain_recursion_finds() {
    let mut kinds = [0; 3];
    let mut repetitions = 0;
    for rules in rule_sets() {
        let id = rules.id.as_str();
        match AnyPosition::start(&rules.options).unwrap() {
            AnyPosition::FourKings(start) if Sides::in_game(&start).count() == 2 => {
                kinds[0] += 1;
                agrees(&start, (&Handmade::default(), &CapturesFirst::default()), 2, id);
            }
            AnyPosition::FourKings(_) => {}
            AnyPosition::Soldiers(start) => {
                let by = (&evaluate::soldiers::Handmade::default(), &evaluate::soldiers::CapturesFirst);
                kinds[1] += 1;
                repetitions += agrees(&start, by, 3, id);
            }
            AnyPosition::Chess(start) => {
                let by = (&evaluate::chess::Handmade::default(), &evaluate::chess::CapturesFirst::default());
                kinds[2] += 1;
                repetitions += agrees(&start, by, 2, id);
            }
            _ => unreachable!(),
        }
    }
    assert!(kinds.iter().all(|&kind| kind > 0) && repetitions > 50, "{kinds:?} {repetitions}");
}

/// Searches a position of chess that came after others.
fn in_chess<R>(
    text: &str,
    past: Vec<u64>,
    limits: Limits<'_>,
    bytes: usize,
    search: impl FnOnce(Search<'_, Chess, evaluate::chess::Handmade, evaluate::chess::CapturesFirst>, Vec<Action>) -> R,
) -> R {
    let at = Situation::with_past(Chess::parse(text, &chess::Options::default()).unwrap(), past);
    let by = (&evaluate::chess::Handmade::default(), &evaluate::chess::CapturesFirst::default());
    search(Search::new(means_of_pair(&at, by, limits), bytes), actions(at.position()))
}

/// Grows the tree of a position of chess completely to a depth, and compares the actions with plain recursion.
fn in_chess_exactly(
    text: &str,
    depth: u32,
    look: impl FnOnce(Search<'_, Chess, evaluate::chess::Handmade, evaluate::chess::CapturesFirst>),
) {
    let at = Situation::new(Chess::parse(text, &chess::Options::default()).unwrap());
    let by = (&evaluate::chess::Handmade::default(), &evaluate::chess::CapturesFirst::default());
    let reference = means_of_pair(&at, by, Limits::depth(depth));
    let expected = Exact { context: &reference, line: Vec::new(), to_the_end: true }.root(depth as i32);
    let mut search = Search::new(means_of_pair(&at, by, Limits::depth(depth)), 64 << 20);
    search.selectivity = Selectivity::none(CAPTURES);
    search.run(&actions(at.position()), |_| {});
    for (index, (action, values)) in search.tree.below(0).zip(expected) {
        assert_eq!(search.tree.node(index).values()[0], values[0], "{text}, depth {depth}: {action}");
    }
    look(search);
}

#[test]
fn a_line_that_comes_back_to_itself_is_a_draw() {
    // Kings and a pawn: the first moves can be taken back.
    in_chess_exactly("4k3/8/8/8/8/8/4P3/4K3 w - - 9 30", 5, |search| {
        let repeated = pair(search.context.repeated(search.context.at.position(), 1)[0]);
        let mut repetitions = 0;
        let mut open = vec![(0, *search.context.at.position(), Vec::new())];
        while let Some((at, position, mut line)) = open.pop() {
            line.push(position.key());
            for index in search.tree.below(at) {
                let node = search.tree.node(index);
                let mut after = position;
                after.play_unchecked(node.action, &mut ());
                if line.contains(&after.key()) {
                    assert_eq!((node.kind, node.shares), (Kind::Over, repeated), "{}", after.text());
                    repetitions += 1;
                }
                open.push((index, after, line.clone()));
            }
        }
        assert!(repetitions > 20, "{repetitions}");
    });
}

#[test]
fn what_is_forced_costs_no_depth() {
    // The rook gives check, and the king has one square: the answer to it is still seen.
    in_chess_exactly("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2, |search| {
        let check = search.tree.below(0).find(|&index| search.tree.node(index).action.to_string() == "a1-h1").unwrap();
        assert_eq!(search.tree.below(check).len(), 1);
        let king = search.tree.below(check).start;
        assert!(search.tree.below(king).len() > 1);
    });
}

#[test]
fn what_is_proved_ends_the_search_and_is_chosen() {
    let never = AtomicBool::new(false);
    // Mate by the rook at once, and after a step of the king.
    for (text, plies) in [("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1), ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 3)] {
        let limits = if plies == 1 { Limits::until(&never) } else { Limits::nodes(20_000) };
        let found = in_chess(text, Vec::new(), limits, Setup::TABLE, |search, list| search.best(list, 1, |_| {}));
        assert_eq!(found.best().values[0], WIN / 2 - plies, "{:?}", found.best().actions);
        assert_eq!(found.best().actions.len() as i32, plies);
    }
}

#[test]
fn a_full_tree_of_two_sides_is_thinned_out_and_grows_on() {
    const START: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 2 3";
    for bytes in [0, 1000, 50_000, 500_000] {
        in_chess(START, Vec::new(), Limits::nodes(60_000), bytes, |mut search, list| {
            search.run(&list, |_| {});
            assert!(search.context.meter.spent() || bytes < 2000);
            assert!(search.tree.len() * (size_of::<Node>() + EXTRA) <= bytes.max(size_of::<Node>() + EXTRA));
            assert_tree(&search);
        });
    }
}

#[test]
fn what_is_left_of_a_tree_is_worth_what_it_was() {
    const START: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 2 3";
    let limits = Limits::nodes(30_000);
    let all = in_chess(START, Vec::new(), limits, 16 << 20, |mut search, list| {
        search.run(&list, |_| {});
        search.tree.len()
    });
    // As large, and nearly full.
    let room = all + MOST_ACTIONS + 1;
    let bytes = room * (size_of::<Node>() + EXTRA);
    in_chess(START, Vec::new(), limits, bytes, |mut search, list| {
        search.run(&list, |_| {});
        let roots = |search: &Search<'_, _, _, _>| {
            let of = |index| (search.tree.node(index).action, search.tree.node(index).shares);
            search.tree.below(0).map(of).collect::<Vec<_>>()
        };
        let before = roots(&search);
        assert!(search.tree.len() == all && all > room / 2 + 1, "{} and {all}", search.tree.len());
        let most = search.tree.below(0).max_by_key(|&index| search.tree.node(index).visits).unwrap();
        let often = search.tree.below(most).map(|index| search.tree.node(index).visits).collect::<Vec<_>>();
        search.tree.thin_out();
        assert!((100..=room / 2 + 1).contains(&search.tree.len()), "{}", search.tree.len());
        assert_eq!(roots(&search), before);
        // What was passed most often is still there.
        assert_eq!(search.tree.below(most).map(|index| search.tree.node(index).visits).collect::<Vec<_>>(), often);
        assert_tree(&search);
    });
}

/// What is hopeless seems worth no less than it is, and is still hopeless.
#[test]
fn only_what_is_hopeless_is_not_known_exactly() {
    const START: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 2 3";
    in_chess(START, Vec::new(), Limits::nodes(20_000), Setup::TABLE, |mut search, list| {
        search.run(&list, |_| {});
        search.context.meter = Meter::new(Limits::nodes(u64::MAX));
        let root = *search.context.at.position();
        let [mut exact, mut hopeless] = [0; 2];
        let mut open = vec![(0, root, 0)];
        while let Some((at, position, ply)) = open.pop() {
            let Kind::Choice(side) = search.tree.node(at).kind else { continue };
            let side = usize::from(side);
            let mut best = i32::MIN;
            // Otherwise some of them have become better or worse since.
            let is_new = search.tree.below(at).all(|index| search.tree.node(index).visits == 0);
            for index in search.tree.below(at) {
                let node = *search.tree.node(index);
                let state = search.context.evaluator.fresh(&position);
                let (after, state) = search.context.after(&position, &state, node.action);
                open.push((index, after, ply + 1));
                let value = node.shares[side] as i32;
                if node.kind == Kind::Leaf && (is_new || ply == 0 && node.visits == 0) {
                    let full = (side, i32::MIN);
                    let true_value = search.context.calm((&after, &state), ply + 1, full, search.selectivity);
                    if value == true_value {
                        exact += 1;
                    } else {
                        assert!(ply > 0 && true_value < value && value <= best - search.units.hopeless(), "{node:?}");
                        hopeless += 1;
                    }
                }
                best = best.max(value);
            }
        }
        assert!(exact > 100 && hopeless > 100, "{exact} {hopeless}");
    });
}

/// Every node but the root lies below exactly one other, and is worth what the best below it is worth.
fn assert_tree<P: Position, E: Evaluator<P>, O: MoveOrdering<P>>(search: &Search<'_, P, E, O>) {
    let mut above = vec![0; search.tree.len()];
    for index in 0..search.tree.len() {
        let node = search.tree.node(index);
        let below = search.tree.below(index);
        assert_eq!(below.is_empty(), matches!(node.kind, Kind::Leaf | Kind::Over), "{node:?}");
        if let Kind::Choice(side) | Kind::Settled(side) = node.kind {
            let side = usize::from(side);
            let best = below.clone().map(|index| search.tree.node(index).shares[side]).fold(f32::MIN, f32::max);
            // Of four, values that come to the same in whole numbers are told apart by what the others get.
            let within = if search.is_pair() { 0.0 } else { 1.0 };
            assert!(node.visits == 0 || best - node.shares[side] <= within, "{best} {node:?}");
        }
        below.for_each(|index| above[index] += 1);
    }
    assert!(above[0] == 0 && above[1..].iter().all(|&above| above == 1));
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
}

#[test]
fn a_full_tree_of_four_is_thinned_out_and_grows_on() {
    for bytes in [0, 100, 1000, 10_000, 200_000] {
        searched(&begun(), Limits::nodes(60_000), bytes, |mut search, list| {
            search.run(&list, |_| {});
            assert!(search.context.meter.spent() || bytes < 2000);
            assert!(search.tree.len() * (size_of::<Node>() + EXTRA) <= bytes.max(size_of::<Node>() + EXTRA));
            assert_tree(&search);
        });
    }
}
