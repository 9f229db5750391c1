//! Random games under random options, from the start and from random endings: whatever is accepted can be
//! played to its end.

use super::random::{Random, check, play_on};
use super::*;
use crate::Values;

/// Random options near those of one of the sets; `None` if they contradict each other.
fn random_options(random: &mut Random) -> Option<Options> {
    let (_, values) = SETS[random.below(SETS.len())];
    let mut options = options(values, &[]);
    for spec in options.specs() {
        if random.below(6) != 0 {
            continue;
        }
        let value = match spec.values {
            Values::Words(words) => words[random.below(words.len())].to_string(),
            Values::Flag => (random.below(2) == 0).to_string(),
            Values::Number { min, .. } | Values::NumberOr { min, .. } => (min + random.below(20) as u16).to_string(),
            Values::Skill => ["fair", "skilled:0", "skilled:0.5", "skilled:1"][random.below(4)].to_string(),
        };
        options.set(spec.id, &value).unwrap();
    }
    options.check().ok().map(|()| options)
}

/// A position with few pieces, as far as it can be one; `None` if the game would be over.
fn random_ending(options: &Options, random: &mut Random) -> Option<FourKings> {
    let mut position = FourKings::empty(options);
    for army in 0..4 {
        for code in 0..8 {
            let square = random.below(64) as u8;
            let placed = position.occupied() & bit(square) != 0;
            let wanted = random.below(if code == state::kind(crate::Role::King)? { 2 } else { 5 }) == 0;
            if wanted && !placed && (code < PAWN || tables::ahead(army, square) > 0) {
                position.put(army, code, square);
            }
        }
    }
    position.refresh_skips();
    if position.end_on_board().is_some() || position.skip == 0b1111 {
        return None;
    }
    position.end_turn(&mut ());
    Some(position)
}

/// Nothing that may move is left without a seat that could ever move it.
fn everything_has_a_mover(position: &FourKings) {
    if position.turn() == Turn::Over {
        return;
    }
    for army in (0..4u8).filter(|&army| !position.still(army)) {
        for kind in (0..4u8).filter(|&kind| position.own_kind(army, kind) != 0) {
            let moved_by = |thrower: u8| {
                let mut turn = *position;
                turn.thrower = thrower;
                turn.dice = [5 - kind, 0];
                turn.skip & (1 << thrower) == 0
                    && turn.movers(turn.named()).iter().any(|&(own, kinds)| own == army && kinds & (1 << kind) != 0)
            };
            assert!((0..4).any(moved_by), "nobody moves {kind} of {army} in {}", position.text());
        }
    }
}

fn games(seed: u64, count: u32) {
    let mut random = Random(seed);
    let mut played = 0;
    while played < count {
        let Some(options) = random_options(&mut random) else { continue };
        let start = match random.below(4) {
            0 => FourKings::start(&options).ok(),
            _ => random_ending(&options, &mut random),
        };
        let Some(start) = start else { continue };
        played += 1;
        let told = || options.changes_from(&Options::default());
        let guard = Told(told());
        play_on(start, &mut random, |position| {
            check(position, &options);
            everything_has_a_mover(position);
        });
        core::mem::forget(guard);
    }
}

/// Tells the options of the game that failed.
struct Told(Vec<(&'static str, String)>);

impl Drop for Told {
    fn drop(&mut self) {
        extern crate std;
        std::eprintln!("under {:?}", self.0);
    }
}

#[test]
fn whatever_is_accepted_can_be_played() {
    games(0x9e37_79b9_7f4a_7c15, 60);
}
