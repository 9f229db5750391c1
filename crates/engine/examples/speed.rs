//! How many nodes a second the searcher looks at, on one thread, in positions of random games:
//! `cargo run --release -p ashtapada-engine --example speed -- chess soldiers`.
//!
//! Rates are per second of processor time; machines are shared and differ, so compare figures of one run.

use ashtapada_engine::{Bot, Limits, Playable, Setup, Situation};
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Position, Turn};
use cpu_time::ThreadTime;

/// What is measured: a name, and the game in words.
const GAMES: [(&str, &str); 6] = [
    ("soldiers", "soldiers"),
    ("cows", "cows-leopards-bl obligation=none target=12 noMoves=pass"),
    ("chess", "chess"),
    ("solo", "four-kings"),
    ("team", "four-kings teams=opposite parade=two+command kingLoss=partnerCommands onlyKings=draw"),
    ("nodice", "four-kings dice=0 teams=opposite kingLoss=freeze goal=bothKings onlyKings=playOn"),
];
/// Positions of each game, one in so many actions.
const POSITIONS: usize = 12;
const APART: usize = 8;
/// Each is searched so far.
const NODES: u64 = 100_000;

#[path = "../tests/kept/games.rs"]
mod games;

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

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for (name, game) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|wanted| wanted == name) {
            continue;
        }
        let (mut nodes, mut depth) = (0, 0);
        let positions = positions(&games::start(game));
        let mut player = AnyPosition::player(Bot::Searcher, &Setup::seeded(1));
        let begun = ThreadTime::now();
        for position in &positions {
            let situation = Situation::new(position.clone());
            let Some(choice) = player.think(&situation, Limits::nodes(NODES), &mut |_| {}) else { continue };
            nodes += choice.report.nodes;
            depth += choice.report.depth;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let depth = f64::from(depth) / positions.len() as f64;
        println!("{name:10} {:6.2} million nodes/s, {depth:4.1} deep", nodes as f64 / seconds / 1e6);
    }
}
