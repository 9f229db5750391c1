//! `ashtapada train`: networks from games against oneself.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ashtapada_engine::net::{Learnable, NetFile, NotANet};
use ashtapada_engine::{chess, four_kings, soldiers};
use ashtapada_rules::AnyPosition;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_table::Beginning;
use ashtapada_train::{Course, Games, Generation, Pace, Subject};

use super::{Failure, parse_number};

/// Train the network of a game by games that computer players play against themselves
///
/// Each generation plays games with the best network so far, fits a network to them, and keeps it
/// only if it wins against the one before. A line for each generation is written to the standard
/// output. Everything follows from the seed. It takes hours.
///
///   ashtapada train soldiers16-bl --out crates/engine/nets/soldiers16-bl.net
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Train {
    /// The game
    #[arg(value_name = "GAME")]
    id: String,
    /// Where the best network is written
    #[arg(long)]
    out: PathBuf,
    /// Go on from this network
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many generations
    #[arg(long, default_value_t = 10, value_parser = parse_number::<u32>)]
    generations: u32,
    /// Games of each generation
    #[arg(long, default_value_t = 24_000, value_parser = parse_number::<u64>)]
    games: u64,
    /// Nodes for each action of a game
    #[arg(long, default_value_t = 300, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// Games at most to compare a network with the one before
    #[arg(long, default_value_t = 400, value_parser = parse_number::<u64>)]
    trial: u64,
    /// Seed of everything
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = parse_number::<usize>)]
    jobs: usize,
}

impl Train {
    /// Trains, and writes the best network whenever there is a better one.
    pub fn run(self) -> Result<(), Failure> {
        let course = Course {
            games: Games { nodes: self.nodes, opening: 12, whim: 0.02, longest: 600 },
            count: self.games,
            memory: 2,
            epochs: 3,
            batch: 8192,
            pace: Pace { rate: 0.003, result: 0.5 },
            trial: self.trial,
            seed: self.seed,
            jobs: self.jobs,
        };
        let from = self.from.as_deref().map(read).transpose()?;
        let from = from.as_deref();
        let start = Beginning::new(&self.id, [], None)?.position;
        match &start {
            AnyPosition::Soldiers(start) => {
                let subject =
                    Subject { start, first: soldiers::Handmade::default(), ordering: soldiers::CapturesFirst };
                self.follow(start, |tell| subject.train::<{ Soldiers::HIDDEN }>(&course, self.generations, from, tell))
            }
            AnyPosition::Chess(start) => {
                let (first, ordering) = (chess::Handmade::default(), chess::CapturesFirst::default());
                let subject = Subject { start, first, ordering };
                self.follow(start, |tell| subject.train::<{ Chess::HIDDEN }>(&course, self.generations, from, tell))
            }
            AnyPosition::FourKings(start) => {
                let (first, ordering) = (four_kings::Handmade::default(), four_kings::CapturesFirst::default());
                let subject = Subject { start, first, ordering };
                self.follow(start, |tell| subject.train::<{ FourKings::HIDDEN }>(&course, self.generations, from, tell))
            }
            _ => Err(self.failure("it has no network")),
        }
    }

    fn failure(&self, why: impl ToString) -> Failure {
        Failure::Game(self.id.clone(), why.to_string())
    }

    /// Trains, tells of each generation, and writes each network that is kept.
    fn follow<P: Learnable>(
        &self,
        start: &P,
        train: impl FnOnce(&mut dyn FnMut(&Generation)) -> Result<(), NotANet>,
    ) -> Result<(), Failure> {
        let mut failed = None;
        train(&mut |generation| {
            if let Err(error) = self.tell(start, generation) {
                failed = Some(error);
            }
        })
        .map_err(|error| self.failure(error))?;
        failed.map_or(Ok(()), |error| Err(error.into()))
    }

    fn tell<P: Learnable>(&self, start: &P, generation: &Generation) -> io::Result<()> {
        let Generation { number, games, samples, sureness, loss: [before, after], trial, kept, weights } = generation;
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "{number}\t{games} games\t{samples} samples\tsureness {sureness:.1}\tloss {before:.4} {after:.4}\t{:.3} ({:.3} to {:.3})\t{}",
            trial.value,
            trial.low,
            trial.high,
            if *kept { "kept" } else { "-" }
        )?;
        out.flush()?;
        if let Some(weights) = weights {
            std::fs::write(&self.out, NetFile::write(start, weights))?;
        }
        Ok(())
    }
}

/// The weights in a file.
fn read(path: &Path) -> Result<Vec<i16>, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::Game(path.display().to_string(), error.to_string());
    let bytes = std::fs::read(path).map_err(|error| wrong(&error))?;
    let file = NetFile::read(&bytes).map_err(|error| wrong(&error))?;
    Ok(file.numbers())
}
