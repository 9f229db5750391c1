//! The searcher of November 2026, as it was before there were stronger ones: full-window alpha-beta between two
//! sides and max^n between four, a table of 65,536 positions made anew for each choice, and an evaluation of a handful of
//! terms. It is given a position and never its history.
//!
//! Nothing here is improved: only what the rules ask of their users may change. `crates/engine/tests/kept/choices.tsv` has
//! choices that the original made (commit e782857).

mod judge;
mod search;

use ashtapada_engine::{Choice, Limits, Meter, Player, Report, Setup, Situation};
use ashtapada_rules::Action;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;

use super::choices;
use judge::Judge;

/// The first searcher of this project, frozen.
///
/// Each choice depends only on the position, the seed and the limits.
#[derive(Clone, Debug)]
pub struct Searcher1 {
    seed: u64,
}

impl Searcher1 {
    /// With the seed of the setup.
    pub fn new(setup: &Setup) -> Searcher1 {
        Searcher1 { seed: setup.seed }
    }

    fn find<P: Judge>(&self, at: &Situation<P>, limits: Limits<'_>) -> Option<Choice> {
        let list = choices(at, &limits)?;
        if let [only] = list.as_slice() {
            return Some(Choice::new(*only, Report::new()));
        }
        let position = at.position();
        let meter = Meter::new(limits);
        let passed = meter.stopwatch();
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let seed = rng.u64(..);
        let mut list: Vec<Action> = list.to_vec();
        // Equals are told apart by the order in which they are tried.
        rng.shuffle(&mut list);
        list.sort_by_key(|&action| -position.promise(action));
        let (depth, nodes) = if position.sides().count() == 2 {
            search::TwoSides::new(position.sides(), meter, seed).best(position, &mut list)
        } else {
            search::ManySides::new(position.sides(), meter, seed).best(position, &mut list)
        };
        let mut report = Report::new();
        (report.depth, report.nodes, report.time) = (depth, nodes, passed());
        Some(Choice::new(list[0], report))
    }
}

macro_rules! players {
    ($($position:ty),+) => {$(
        impl Player<$position> for Searcher1 {
            fn think(
                &mut self,
                at: &Situation<$position>,
                limits: Limits<'_>,
                _: &mut dyn FnMut(&Report),
            ) -> Option<Choice> {
                self.find(at, limits)
            }

            fn forget(&mut self) {}
        }
    )+};
}

players!(FourKings, Soldiers, Chess);
