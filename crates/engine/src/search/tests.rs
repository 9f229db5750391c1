//! What all searches share.

use ashtapada_rules::chess::{Chess, Options};
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{ActionList, Position};

use super::{CERTAIN, CONTEMPT, Context};
use crate::evaluate::chess::{CapturesFirst, Handmade};
use crate::evaluate::soldiers;
use crate::limits::Meter;
use crate::{Limits, Sides, Situation};

/// What a search in a position of chess with these parameters says.
fn ask<T>(text: &str, (overlooked, noise, dice): ([u16; 2], u64, bool), answer: impl Fn(&Asked<'_>, &Chess) -> T) -> T {
    let position = Chess::parse(text, &Options::default()).unwrap();
    let at = Situation::new(position);
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    let (sides, meter) = (Sides::PAIR, Meter::new(Limits::nodes(1)));
    let context = Context {
        at: &at,
        evaluator: &evaluator,
        ordering: &ordering,
        sides,
        meter,
        noise,
        dice,
        alone: None,
        overlooked,
        takes_side: false,
    };
    answer(&context, &position)
}

type Asked<'a> = Context<'a, Chess, Handmade, CapturesFirst>;

/// The actions that are left of those of a position, for who overlooks so many of 1024 quiet ones and captures.
fn seen(text: &str, overlooked: [u16; 2], noise: u64) -> ActionList {
    ask(text, (overlooked, noise, false), |context, position| {
        let mut list = ActionList::new();
        context.actions(position, &mut list);
        list
    })
}

#[test]
fn whoever_is_to_decide_thinks_little_of_a_draw_where_no_dice_are_thrown() {
    let repeated = |to_move: &str, dice| {
        let text = format!("4k3/8/8/8/8/8/4P3/4K3 {to_move} - - 0 1");
        ask(&text, ([0, 0], 0, dice), |context, position| context.repeated(position, 3))
    };
    assert_eq!(repeated("w", false), [-CONTEMPT, CONTEMPT, 0, 0]);
    assert_eq!(repeated("b", false), [CONTEMPT, -CONTEMPT, 0, 0]);
    assert_eq!(repeated("w", true), [0; 4]);
}

#[test]
fn as_much_is_overlooked_as_is_said() {
    const START: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 2 3";
    let all = seen(START, [0, 0], 0).len();
    let mean = |overlooked| {
        (0..200).map(|noise| seen(START, overlooked, noise).len()).sum::<usize>() as f64 / (200 * all) as f64
    };
    assert!((mean([512, 512]) - 0.5).abs() < 0.03, "{}", mean([512, 512]));
    assert!((mean([256, 256]) - 0.75).abs() < 0.03, "{}", mean([256, 256]));
    // Of everything that is overlooked one action is left.
    assert_eq!(seen(START, [1024, 1024], 3).len(), 1);
    // Captures are overlooked as often as is said of captures.
    for noise in 0..20 {
        let left = seen(START, [1024, 0], noise);
        assert!(left.iter().all(|action| action.is_tactical()) && left.len() == 1, "{left:?}");
    }
    // The same position, the same actions; with another whim others.
    assert_eq!(seen(START, [512, 512], 5), seen(START, [512, 512], 5));
    assert_ne!(seen(START, [512, 512], 5), seen(START, [512, 512], 6));
}

#[test]
fn what_is_undecided_counts_for_whoever_takes_a_side_and_is_no_advantage() {
    let read = |text: &str| Soldiers::parse(text, &Default::default()).unwrap();
    let many = read("nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss n - 0-0 0-0 0");
    let few = read("nnn/3/7/7/9/7/7/3/sss n - 13-13 0-0 0");
    let (evaluator, ordering) = (soldiers::Handmade::default(), soldiers::CapturesFirst);
    let at = Situation::new(many);
    let context = |takes_side| Context {
        at: &at,
        evaluator: &evaluator,
        ordering: &ordering,
        sides: Sides::PAIR,
        meter: Meter::new(Limits::nodes(1)),
        noise: 1,
        dice: false,
        alone: None,
        overlooked: [0, 0],
        takes_side,
    };
    // Values are those of South, and North is to decide.
    let value = |takes_side, position: &Soldiers| {
        let context = context(takes_side);
        context.aged(position, context.judge(position, &()))
    };
    assert_eq!((value(false, &many), value(false, &few)), (0, 0));
    assert!(value(true, &many) < value(true, &few) - 300, "{} {}", value(true, &many), value(true, &few));
    assert_eq!(context(true).shown(value(true, &many), 0), [0; 4]);
    // After many quiet actions it counts for less, and as much less is taken off.
    let quiet = Situation::new(read("nnn/nnn/1nnnnn1/1nnnnn1/9/1sssss1/1sssss1/sss/sss n - 0-0 0-0 48"));
    let late = Context { at: &quiet, ..context(true) };
    let faded = late.aged(quiet.position(), late.judge(quiet.position(), &()));
    assert!(faded < 0 && faded > value(true, &many), "{faded}");
    assert_eq!(late.shown(faded, 0), [0; 4]);
    // What is certain is shown as it is.
    assert_eq!(context(true).shown(CERTAIN, 0), [CERTAIN, -CERTAIN, 0, 0]);
    assert_eq!(context(true).shown(CONTEMPT, 0), [CONTEMPT, -CONTEMPT, 0, 0]);
}
