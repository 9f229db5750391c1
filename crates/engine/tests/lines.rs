//! What a choice can be asked besides its limits: among which actions, for how many lines, on how many threads.

mod random;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ashtapada_engine::{AnyPlayer, Bot, Choice, Limits, Line, Player, Report, Setup, Sides, Situation, WIN};
use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{Action, ActionList, AnyPosition, Family, Position, Seat};

fn actions(position: &AnyPosition) -> Vec<Action> {
    let mut list = ActionList::new();
    position.actions(&mut list);
    list.to_vec()
}

fn ask(bot: Bot, position: &AnyPosition, limits: Limits<'_>) -> Option<Choice> {
    AnyPlayer::new(bot, Setup::seeded(1)).think(&Situation::new(position.clone()), limits, &mut |_| {})
}

#[test]
fn nobody_chooses_what_is_not_among_them() {
    let mut rng = fastrand::Rng::with_seed(3);
    for rules in rule_sets() {
        let start = AnyPosition::start(&rules.options).unwrap();
        for position in random::positions(&start, 3, &mut rng) {
            let mut all = actions(&position);
            rng.shuffle(&mut all);
            let (some, others) = all.split_at(rng.usize(1..all.len()));
            for bot in Bot::ALL {
                let mut reports: Vec<Report> = Vec::new();
                let mut player = AnyPlayer::new(bot, Setup::seeded(1));
                let limits = Limits::nodes(300).with_lines(3).among(some);
                let choice = player
                    .think(&Situation::new(position.clone()), limits, &mut |report| reports.push(report.clone()))
                    .unwrap();
                let told = reports.iter().chain([&choice.report]).flat_map(|report| &report.lines);
                let mut firsts: Vec<Action> = told.map(|line| line.actions[0]).collect();
                firsts.push(choice.action);
                assert!(firsts.iter().all(|action| some.contains(action)), "{bot} {}: {some:?}", position.text());
                assert!(choice.report.lines.len() <= some.len().min(3));
                // What is not legal cannot be chosen.
                let stranger = Action::Throw(ashtapada_rules::Throw::one(1));
                assert_eq!(
                    player.think(&Situation::new(position.clone()), limits.among(&[stranger]), &mut |_| {}),
                    None
                );
            }
            // The best of the others is what is best when they alone are left.
            let best = ask(Bot::Searcher, &position, Limits::depth(2).among(others)).unwrap().action;
            assert!(others.contains(&best));
        }
    }
}

#[test]
fn a_single_action_is_searched_if_there_are_others() {
    let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
    let mate = [position.parse_action("d1d8").unwrap()];
    let choice = ask(Bot::Searcher, &position, Limits::depth(3).among(&mate)).unwrap();
    assert_eq!((choice.action, choice.report.lines[0].value(Seat::South)), (mate[0], WIN / 2 - 1));
}

/// What a line is worth to a seat: between two sides its value, among four the share of the whole that the values promise.
fn worth(line: &Line, seat: Seat, sides: usize) -> f64 {
    let odds = |value: i32| 10f64.powf(f64::from(value) / 400.0);
    let all: f64 = line.values.into_iter().map(odds).sum();
    if sides == 2 { line.value(seat).into() } else { odds(line.value(seat)) / all }
}

#[test]
fn lines_are_distinct_and_the_better_ones_come_first() {
    let mut rng = fastrand::Rng::with_seed(5);
    for rules in rule_sets() {
        let start = AnyPosition::start(&rules.options).unwrap();
        for position in random::positions(&start, 6, &mut rng) {
            let seat = position.turn().seat().unwrap();
            let sides = Sides::in_game(&position);
            let legal = actions(&position);
            let check = |report: &Report, complete: bool| {
                let lines = &report.lines;
                assert!(!complete || lines.len() == legal.len().min(4), "{}", position.text());
                let mut firsts: Vec<Action> = lines.iter().map(|line| line.actions[0]).collect();
                assert!(firsts.iter().all(|action| legal.contains(action)));
                firsts.sort_by_key(|action| legal.iter().position(|other| other == action));
                firsts.dedup();
                assert_eq!(firsts.len(), lines.len(), "{}", position.text());
                let worth: Vec<f64> = lines.iter().map(|line| worth(line, seat, sides.count())).collect();
                // Rounded to whole units, the four values tell a share within 0.0015: two of them may be 0.003 off.
                assert!(worth.is_sorted_by(|one, other| one + 0.003 > *other), "{}: {lines:?}", position.text());
            };
            let mut player = AnyPlayer::new(Bot::Searcher, Setup::seeded(1));
            for limits in [Limits::depth(3), Limits::nodes(700)] {
                let at = Situation::new(position.clone());
                let choice = player.think(&at, limits.with_lines(4), &mut |report| check(report, true)).unwrap();
                check(&choice.report, choice.report.depth > 0);
                assert_eq!(choice.report.lines[0].actions[0], choice.action);
            }
        }
    }
}

/// South takes both soldiers of North in one chain.
const WON: &str = "3/3/7/7/1sn1n4/7/3s3/3/3 s - 0-0 0-0 0";

/// With that many threads.
fn together(threads: usize) -> AnyPlayer {
    AnyPlayer::new(Bot::Searcher, Setup::seeded(1).with_threads(threads))
}

#[test]
fn several_threads_find_what_there_is() {
    let chess = |text: &str| Situation::new(AnyPosition::parse(text, &Family::Chess.options()).unwrap());
    let soldiers = |text: &str| Situation::new(AnyPosition::parse(text, &Family::Soldiers.options()).unwrap());
    for threads in [2, 4] {
        for (text, plies) in [("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1), ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 3)] {
            let choice = together(threads).think(&chess(text), Limits::depth(8), &mut |_| {}).unwrap();
            let line = &choice.report.lines[0];
            assert_eq!(line.value(Seat::South), WIN / 2 - plies, "{threads} threads: {line:?}");
            assert_eq!(line.actions.len() as i32, plies, "{line:?}");
        }
        let two = together(threads).think(&soldiers(WON), Limits::nodes(400_000), &mut |_| {}).unwrap();
        let value = two.report.lines[0].value(Seat::South);
        assert!((WIN / 4..WIN).contains(&value), "{threads} threads: {:?}", two.report);
    }
}

#[test]
fn among_four_a_depth_is_worth_the_same_on_several_threads() {
    let mut rng = fastrand::Rng::with_seed(9);
    let start = AnyPosition::start(&Family::FourKings.options()).unwrap();
    for position in random::positions(&start, 4, &mut rng) {
        let at = Situation::new(position);
        let limits = Limits::depth(2).with_lines(2);
        let values = |threads| {
            let choice = together(threads).think(&at, limits, &mut |_| {}).unwrap();
            choice.report.lines.iter().map(|line| line.values).collect::<Vec<_>>()
        };
        assert_eq!(values(1), values(3));
    }
}

#[test]
fn all_threads_stop() {
    for family in [Family::Soldiers, Family::Chess, Family::FourKings] {
        let mut rng = fastrand::Rng::with_seed(2);
        let start = AnyPosition::start(&family.options()).unwrap();
        let at = Situation::new(random::positions(&start, 1, &mut rng).remove(0));
        for threads in [2, 4] {
            let mut player = together(threads);
            let begun = Instant::now();
            let clock = || begun.elapsed();
            assert!(player.think(&at, Limits::time(Duration::from_millis(30), &clock), &mut |_| {}).is_some());
            let stop = AtomicBool::new(false);
            thread::scope(|scope| {
                scope.spawn(|| {
                    thread::sleep(Duration::from_millis(30));
                    stop.store(true, Ordering::Relaxed);
                });
                assert!(player.think(&at, Limits::until(&stop), &mut |_| {}).is_some());
            });
            // The nodes of all are counted.
            let limit = 40_000;
            let nodes = player.think(&at, Limits::nodes(limit), &mut |_| {}).unwrap().report.nodes;
            assert!(nodes <= limit + limit / 16, "{family:?}, {threads} threads: {nodes}");
        }
    }
}
