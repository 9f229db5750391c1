//! `ashtapada-lab tune`: the weights of the evaluation of chess from games against oneself.

use std::fmt::Write as _;
use std::path::PathBuf;

use ashtapada_engine::chess::{CapturesFirst, GROUPS, Handmade, Weights};
use ashtapada_engine::{Searcher, Setup};
use ashtapada_rules::chess::Chess;
use ashtapada_rules::{Action, AnyPosition, Position as _};
use ashtapada_table::Beginning;
use ashtapada_train::{Games, Judged, Sample, Tuning, gather, play, tune};
use fastrand::Rng;

use crate::failure::Failure;
use crate::parse_number;
use crate::train::{add, samples};

/// Fit the weights of the evaluation of chess to games that the computer plays against itself
///
/// Quiet positions of the games are kept in a file, a line each: the position, the result for the
/// side that begins, and what the computer expected there. All lines of the file are fitted, also
/// those of earlier runs; a line for each epoch tells how well.
///
///   ashtapada-lab tune vilac-9506 --positions chess.txt --games 20000 --out weights.rs
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Tune {
    /// The game
    #[arg(value_name = "GAME")]
    id: String,
    /// The file of positions
    #[arg(long)]
    positions: PathBuf,
    /// Where the weights are written, as Rust
    #[arg(long)]
    out: PathBuf,
    /// Games to play before
    #[arg(long, default_value_t = 0, value_parser = parse_number::<u64>)]
    games: u64,
    /// Nodes for each action of a game
    #[arg(long, default_value_t = 2_000, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// How much the result of a game counts beside what was expected, in hundredths
    #[arg(long, default_value_t = 70, value_parser = parse_number::<u32>)]
    result: u32,
    /// How often each position is used
    #[arg(long, default_value_t = 20, value_parser = parse_number::<u32>)]
    epochs: u32,
    /// Seed of everything
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = parse_number::<usize>)]
    jobs: usize,
}

impl Tune {
    /// Plays, fits, and writes the weights.
    pub fn run(self) -> Result<(), Failure> {
        let AnyPosition::Chess(start) = Beginning::new(&self.id, [], None)?.position else {
            return Err(Failure::Usage(format!(
                "{}: only chess is evaluated by terms with weights of this kind",
                self.id
            )));
        };
        self.play(&start)?;
        let mut positions = self.read(&start.options())?;
        let tuning = Tuning { epochs: self.epochs, batch: 16_384, rate: 10.0, decay: 1e-10, seed: self.seed };
        let mut epoch = 0;
        let weights = tune(&mut positions, &tuning, |loss| {
            epoch += 1;
            println!("{epoch}\tloss {loss:.5}");
        });
        std::fs::write(&self.out, written(&weights)).map_err(|error| Failure::of_file(&self.out, error))
    }

    /// Adds positions of new games to the file.
    fn play(&self, start: &Chess) -> Result<(), Failure> {
        let games = Games { nodes: self.nodes, opening: 10, whim: 0.01, longest: 400, lambda: 0.0 };
        let played = gather(self.games, self.jobs, || {
            let setup = Setup::seeded(self.seed);
            let mut player = Searcher::new(Handmade::default(), CapturesFirst::default(), &setup);
            let seed = self.seed;
            move |number| {
                ashtapada_engine::Player::<Chess>::forget(&mut player);
                let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
                play(start, &games, &mut player, &mut rng, quiet)
            }
        });
        add(&self.positions, &played.concat()).map_err(|error| Failure::of_file(&self.positions, error))
    }

    fn read(&self, options: &ashtapada_rules::chess::Options) -> Result<Vec<Judged>, Failure> {
        let part = self.result.min(100) as f32 / 100.0;
        let judged = |sample: Sample<Chess>| {
            let thought = sample.thought.unwrap_or(sample.result)[0];
            let expected = part * sample.result[0] + (1.0 - part) * thought;
            Handmade::account(&sample.seen).map(|account| Judged { account, expected })
        };
        let judged = |sample: Result<Sample<Chess>, Failure>| sample.map(judged).transpose();
        samples(&self.positions, options)?.filter_map(judged).collect()
    }
}

/// The position, unless something is to be taken on it: there the evaluation is never asked.
fn quiet(position: &Chess, chosen: Option<Action>) -> Option<Chess> {
    let calm = !position.in_check() && chosen.is_some_and(|action| !action.is_tactical());
    calm.then_some(*position)
}

/// As a module of Rust, a line for each group of terms.
fn written(weights: &Weights) -> String {
    let mut text = String::from(
        "//! The weights of the terms, fitted to games: written by `ashtapada-lab tune`.\n\n\
         use super::Weights;\n\n#[rustfmt::skip]\npub(super) const WEIGHTS: Weights = [\n",
    );
    let mut rest = weights.iter();
    for &(name, count) in GROUPS {
        let _ = writeln!(text, "    // {name}");
        let group: Vec<&[i16; 2]> = rest.by_ref().take(count).collect();
        for row in group.chunks(8) {
            let row: Vec<String> = row.iter().map(|[middle, end]| format!("[{middle}, {end}],")).collect();
            let _ = writeln!(text, "    {}", row.join(" "));
        }
    }
    text + "];\n"
}
