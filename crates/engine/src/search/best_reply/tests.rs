use ashtapada_rulebook::rule_sets;
use ashtapada_rules::AnyPosition;
use ashtapada_rules::four_kings::{FourKings, Options};
use fastrand::Rng;

use super::*;
use crate::evaluate::four_kings::{CapturesFirst, Handmade};
use crate::limits::Meter;
use crate::search::exact::random;
use crate::{Limits, Setup, Sides, Situation};

type Ways<'a> = Context<'a, FourKings, Handmade, CapturesFirst>;

/// Runs with the means of the seat that is to decide.
fn with_means<R>(position: FourKings, limits: Limits<'_>, run: impl FnOnce(Ways<'_>) -> R) -> R {
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    let at = Situation::new(position);
    let seat = position.turn().seat().unwrap();
    run(Context {
        at: &at,
        evaluator: &evaluator,
        ordering: &ordering,
        sides: Sides::alone(seat),
        meter: Meter::new(limits),
        noise: 3,
        dice: position.die().is_some(),
        alone: Some(seat),
        overlooked: [0, 0],
        takes_side: false,
    })
}

/// The same by plain recursion: what a position is worth to `own`, where somebody may have replied already.
fn plain(context: &Ways<'_>, position: &FourKings, depth: i32, own: Seat, replied: Option<Seat>) -> i32 {
    let state = context.evaluator.fresh(position);
    let after = |position: &FourKings, action| context.after(position, &state, action).0;
    let expected = |position: &FourKings, replied| {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let worth = throws.iter().map(|&(throw, chance)| {
            let thrown = after(position, Action::Throw(throw));
            f64::from(plain(context, &thrown, depth, own, replied)) * chance.as_f64()
        });
        worth.sum::<f64>().round() as i32
    };
    match position.turn() {
        Turn::Over => context.end(position, 0)[0],
        Turn::Chance(_) if depth <= 0 => context.judge(position, &state),
        Turn::Seat(_) if depth <= 0 => calm(context, position, own, context.captures_of_four()),
        Turn::Seat(seat) => {
            let mut list = ActionList::new();
            position.actions(&mut list);
            let replied = if seat == own { None } else { replied.or(Some(seat)) };
            let worth = list.iter().map(|&action| plain(context, &after(position, action), depth - 1, own, replied));
            if seat == own { worth.max().unwrap() } else { worth.min().unwrap() }
        }
        Turn::Chance(seat) if seat == own => expected(position, None),
        Turn::Chance(seat) if replied == Some(seat) => expected(position, replied),
        Turn::Chance(_) if replied.is_some() => plain(context, &position.passed().unwrap(), depth, own, replied),
        Turn::Chance(_) => {
            let others = std::iter::successors(Some(*position), FourKings::passed);
            let others = others.map_while(|at| match at.turn() {
                Turn::Chance(seat) if seat != own => Some((at, seat)),
                _ => None,
            });
            others.map(|(at, seat)| expected(&at, Some(seat))).min().unwrap()
        }
    }
}

/// The quiescence search of it.
fn calm(context: &Ways<'_>, position: &FourKings, own: Seat, left: i32) -> i32 {
    let state = context.evaluator.fresh(position);
    let seat = match position.turn() {
        Turn::Over => return context.end(position, 0)[0],
        Turn::Chance(_) => return context.judge(position, &state),
        Turn::Seat(_) if left == 0 => return context.judge(position, &state),
        Turn::Seat(seat) => seat,
    };
    let mut list = ActionList::new();
    let stand = context.ordering.tactical(position, &mut list).then(|| context.judge(position, &state));
    let taken = list.iter().map(|&action| calm(context, &context.after(position, &state, action).0, own, left - 1));
    let all = stand.into_iter().chain(taken);
    if seat == own { all.max().unwrap() } else { all.min().unwrap() }
}

#[test]
fn it_finds_what_plain_recursion_finds() {
    for rules in rule_sets() {
        let AnyPosition::FourKings(start) = AnyPosition::start(&rules.options).unwrap() else { continue };
        if Sides::in_game(&start).count() != 4 {
            continue;
        }
        // Without dice every ply is a choice.
        let deepest = if start.die().is_some() { 3 } else { 2 };
        let mut memory = Memory::new(Setup::TABLE);
        let mut rng = Rng::with_seed(13);
        for position in random::positions(&start, 25, &mut rng) {
            let depth = rng.u32(1..=deepest);
            with_means(position, Limits::depth(depth), |context| {
                let own = position.turn().seat().unwrap();
                let mut list = ActionList::new();
                position.actions(&mut list);
                let mut worth: Vec<i32> = list
                    .iter()
                    .map(|&action| {
                        let mut after = position;
                        after.play_unchecked(action, &mut ());
                        plain(&context, &after, depth as i32 - 1, own, None)
                    })
                    .collect();
                worth.sort_unstable_by_key(|&value| -value);
                let mut search = Search::new(context, &mut memory);
                let found = search.deepen(&list, depth as i32, 2);
                for (one, worth) in found.iter().zip(worth).take(2) {
                    // The mean over throws is rounded where it is cut off, too.
                    assert!((one.0 - worth).abs() <= 1, "depth {depth}: {} {found:?} {worth}", position.text());
                }
            });
        }
    }
}

#[test]
fn a_win_in_one_is_found() {
    let text = "8/8/8/8/8/8/wH7/sE5sK1 s move:4 5,5,0,5";
    let position = FourKings::parse(text, &Options::default()).unwrap();
    let found = with_means(position, Limits::nodes(2000), |context| {
        let mut list = ActionList::new();
        position.actions(&mut list);
        Search::new(context, &mut Memory::new(Setup::TABLE)).best(list.to_vec(), 1, |_| {})
    });
    assert_eq!(found.best().actions[0].to_string(), "a1xa2");
}
