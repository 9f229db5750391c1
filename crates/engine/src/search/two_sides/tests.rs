use ashtapada_rules::ActionList;
use ashtapada_rules::chess::{Chess, Options};

use super::*;
use crate::evaluate::chess::{CapturesFirst, Handmade};
use crate::limits::Meter;
use crate::search::table::Bound;
use crate::{Limits, Setup, Sides, Situation};

fn best(position: &Chess, past: Vec<u64>, memory: &mut Memory, depth: u32) -> SearchResult {
    search(position, past, memory, depth, Selectivity::USUAL)
}

fn search(position: &Chess, past: Vec<u64>, memory: &mut Memory, depth: u32, selectivity: Selectivity) -> SearchResult {
    let mut list = ActionList::new();
    position.actions(&mut list);
    asked(position, past, memory, depth, |search| search.with(selectivity).best(list.to_vec(), 1, |_| {}))
}

/// What a new search says.
fn asked<T>(
    position: &Chess,
    past: Vec<u64>,
    memory: &mut Memory,
    depth: u32,
    answer: impl FnOnce(Search<'_, Chess, Handmade, CapturesFirst>) -> T,
) -> T {
    let (evaluator, ordering) = (Handmade::default(), CapturesFirst::default());
    let at = Situation::with_past(*position, past);
    let context = Context {
        at: &at,
        evaluator: &evaluator,
        ordering: &ordering,
        sides: Sides::PAIR,
        meter: Meter::new(Limits::depth(depth)),
        noise: 1,
        dice: false,
        alone: None,
        overlooked: [0, 0],
        takes_side: false,
    };
    answer(Search::new(context, memory))
}

fn memory() -> Memory {
    Memory::new(Setup::TABLE, Chess::ACTIONS)
}

#[test]
fn what_was_remembered_of_earlier_choices_misleads_nobody() {
    let start = Chess::parse("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", &Options::default()).unwrap();
    let found = best(&start, Vec::new(), &mut memory(), 3);
    assert_eq!(found.best().actions[0].to_string(), "e4xd5");
    let mut poisoned = memory();
    poisoned.table.begin();
    let mut list = ActionList::new();
    start.actions(&mut list);
    for action in list {
        let mut after = start;
        after.play_unchecked(action, &mut ());
        poisoned.table.put(
            table_key(&after),
            if action == found.best().actions[0] { 9000 } else { -9000 },
            60,
            Bound::Exact,
            0,
        );
    }
    let careful = Selectivity { recall: false, ..Selectivity::USUAL };
    let again = search(&start, Vec::new(), &mut poisoned, 3, careful);
    assert_eq!((again.best().actions[0], again.best().values), (found.best().actions[0], found.best().values));
}

#[test]
fn an_advantage_fades_while_nothing_happens() {
    let values = [0, 30, 60, 90].map(|quiet| {
        let text = format!("4k3/8/8/8/8/8/8/R3K3 w - - {quiet} 60");
        best(&Chess::parse(&text, &Options::default()).unwrap(), Vec::new(), &mut memory(), 1).best().values[0]
    });
    assert!(values.is_sorted_by(|one, other| one > other) && values[3] > 0, "{values:?}");
}

#[test]
fn what_was_before_a_supposed_pass_does_not_come_again() {
    let position = Chess::parse("4k3/8/8/8/8/8/8/R3K3 w - - 10 60", &Options::default()).unwrap();
    let repeats = |played: [u16; 3]| {
        asked(&position, Vec::new(), &mut memory(), 1, |mut search| {
            search.line = vec![position.key(), 1, 2];
            search.played = played.to_vec();
            search.repeats(&position)
        })
    };
    assert!(repeats([3, 4, 5]));
    assert!(!repeats([3, super::history::NULL_MOVE, 5]));
    // Of a pass before it nothing is known any more.
    assert!(!repeats([super::history::NULL_MOVE, 4, 5]));
    // Nor does what would end the game by repetition.
    let ends = |played: u16| {
        asked(&position, vec![position.key(), 1, position.key(), 2], &mut memory(), 1, |mut search| {
            assert_eq!(search.last_chances, [position.key()]);
            (search.line, search.played) = (vec![3], vec![played]);
            search.repeats(&position)
        })
    };
    assert!(ends(4) && !ends(super::history::NULL_MOVE));
}

#[test]
fn what_was_proved_better_than_the_window_is_kept_when_time_runs_out() {
    let position = Chess::start(&Options::default()).unwrap();
    let mut list = ActionList::new();
    position.actions(&mut list);
    // The window lies far below what the position is worth.
    let deepen = |limits: Limits<'static>| {
        asked(&position, Vec::new(), &mut memory(), 1, |mut search| {
            search.context.meter = Meter::new(limits);
            search.line.push(position.key());
            let state = search.context.evaluator.fresh(&position);
            let value = search.deepen(&mut list.to_vec(), &state, 4, 0, Some(-400));
            (value, search.context.meter.nodes())
        })
    };
    let (whole, all) = deepen(Limits::depth(4));
    assert!(whole.is_some_and(|value| value.abs() < 200), "{whole:?}");
    let known: Vec<_> = (1..all).map(|nodes| deepen(Limits::nodes(nodes)).0).collect();
    let first = known.iter().position(Option::is_some).unwrap();
    assert!(2 * first < known.len() && known[first].unwrap() >= -375, "{first} {:?}", known[first]);
    assert!(known[first..].iter().all(Option::is_some));
}

#[test]
fn the_shortest_mate_is_found_and_counted() {
    // Mate by the rook at once, and after a step of the king.
    for (text, plies) in [("7k/8/6K1/8/8/8/8/R7 w - - 0 1", 1), ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 3)] {
        let found = best(&Chess::parse(text, &Options::default()).unwrap(), Vec::new(), &mut memory(), 8);
        assert_eq!(found.best().values[0], WIN / 2 - plies, "{:?}", found.best().actions);
        assert_eq!(found.best().actions.len() as i32, plies);
    }
}
