//! Random games under random options, from the start and from random endings: all options that are accepted can be
//! played to the end.

use fastrand::Rng;

use super::men::Man;
use super::random::{check, play_on};
use super::*;
use crate::Values;
use crate::grid::SeatSet;

/// Random options near those of one of the sets; `None` if they contradict each other.
fn random_options(random: &mut Rng) -> Option<Options> {
    let (_, values) = SETS[random.usize(..SETS.len())];
    let mut options = options(values, &[]);
    for spec in options.specs() {
        if random.usize(..6) != 0 {
            continue;
        }
        let value = match spec.values {
            Values::Words(words) => words[random.usize(..words.len())].to_string(),
            Values::Flag => random.bool().to_string(),
            Values::Number { min, .. } | Values::NumberOr { min, .. } => (min + random.u16(..20)).to_string(),
            Values::Skill => ["fair", "skilled:0", "skilled:0.5", "skilled:1"][random.usize(..4)].to_string(),
        };
        options.set(spec.id, &value).unwrap();
    }
    options.check().ok().map(|()| options)
}

/// A random position with few pieces; `None` if the game would be over.
fn random_ending(options: &Options, random: &mut Rng) -> Option<FourKings> {
    let mut position = FourKings::empty(options);
    for army in Seat::ALL {
        let pieces = Kind::ALL.map(|kind| Man::new(army, kind));
        let pawns = Kind::ALL.map(|kind| Man::pawn(army, kind));
        for man in pieces.into_iter().chain(pawns) {
            let square = Square::from_index(random.u8(..64));
            let placed = position.occupied().has(square);
            let wanted = random.usize(..if man.is(Kind::King) { 2 } else { 5 }) == 0;
            if wanted && !placed && (!man.is_pawn() || tables::ahead(army, square) > 0) {
                position.put(man, square);
            }
        }
    }
    position.refresh_skips();
    if position.end_on_board().is_some() || position.skip == SeatSet::ALL {
        return None;
    }
    position.end_turn(&mut ());
    Some(position)
}

/// Every piece that may move has a seat that can move it at some time.
fn everything_has_a_mover(position: &FourKings) {
    if position.turn() == Turn::Over {
        return;
    }
    for army in Seat::ALL.into_iter().filter(|&army| !position.still(army)) {
        for kind in Kind::ALL.into_iter().filter(|&kind| !position.own_kind(army, kind).is_empty()) {
            let moved_by = |thrower: Seat| {
                let turn = FourKings { thrower, ..position.with_die(kind.face()) };
                !turn.skip.has(thrower)
                    && turn.movers(turn.named()).iter().any(|&(own, kinds)| own == army && kinds.has(kind))
            };
            assert!(Seat::ALL.into_iter().any(moved_by), "nobody moves {kind:?} of {army} in {}", position.text());
        }
    }
}

fn games(seed: u64, count: u32) {
    let mut random = Rng::with_seed(seed);
    let mut played = 0;
    while played < count {
        let Some(options) = random_options(&mut random) else { continue };
        let start = match random.usize(..4) {
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

/// Prints the options of the game that failed.
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
