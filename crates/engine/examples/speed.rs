//! How many nodes a second the strongest level looks at, on one thread, in positions of random games of rule sets:
//! `cargo run --release -p ashtapada-engine --example speed -- soldiers16-bl chess` (all of them if none is named).
//!
//! Rates are per second of processor time; machines are shared and differ, so compare figures of one run, and two programs
//! only by runs in turn.

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup, Situation};
use ashtapada_rulebook::{find, rule_sets};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Position, Turn};
use cpu_time::ThreadTime;

/// Positions of each game, one in so many actions.
const POSITIONS: usize = 12;
const APART: usize = 8;
/// Each is searched so far.
const NODES: u64 = 100_000;

/// Positions of random games in which a seat has something to decide.
fn positions(start: &AnyPosition) -> Vec<AnyPosition> {
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
    let mut found = Vec::new();
    let mut position = start.clone();
    let mut actions = 0;
    while found.len() < POSITIONS {
        match position.turn() {
            Turn::Over => position = start.clone(),
            Turn::Chance(_) => {
                position.chance(&mut throws);
                position.play_unchecked(Action::Throw(throws[rng.usize(..throws.len())].0), &mut ());
            }
            Turn::Seat(_) => {
                position.actions(&mut list);
                actions += 1;
                if list.len() > 1 && actions % APART == 0 {
                    found.push(position.clone());
                }
                position.play_unchecked(list[rng.usize(..list.len())], &mut ());
            }
        }
    }
    found
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    if wanted.is_empty() {
        wanted = rule_sets().iter().map(|rules| rules.id.clone()).collect();
    }
    let bot: Bot = "level-8".parse()?;
    for id in wanted {
        let positions = positions(&find(&id)?.start()?);
        let mut player = AnyPlayer::new(bot, Setup::seeded(1));
        let (mut nodes, mut depth) = (0, 0);
        let begun = ThreadTime::now();
        for position in &positions {
            let situation = Situation::new(position.clone());
            let Some(choice) = player.think(&situation, Limits::nodes(NODES), &mut |_| {}) else { continue };
            nodes += choice.report.nodes;
            depth += choice.report.depth;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let depth = f64::from(depth) / positions.len() as f64;
        println!("{id:31} {:6.2} million nodes/s, {depth:4.1} deep", nodes as f64 / seconds / 1e6);
    }
    Ok(())
}
