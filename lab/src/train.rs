//! `ashtapada-lab train`: networks from games against oneself.

use std::cell::RefCell;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ashtapada_engine::net::{Learnable, Learned, Net, NetFile};
use ashtapada_engine::{Evaluator, MoveOrdering, chess, four_kings, soldiers};
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{AnyPosition, Position};
use ashtapada_table::Beginning;
use ashtapada_train::{Course, Games, Generation, Sample, Samples, Subject};

use crate::failure::Failure;
use crate::parse_number;

/// Train the network of a game by games that computer players play against themselves
///
/// Each generation plays games with the best network so far, fits a network to them, and keeps it
/// only if it wins against the one before. A line for each generation is written to the standard
/// output. Everything follows from the seed. It takes hours.
///
///   ashtapada-lab train soldiers16-bl --out crates/engine/nets/soldiers16-bl.net
///
/// With --positions all positions of the games are added to a file, and those that are there are
/// learned from, too; with --games 0 from these alone.
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
    /// A file of positions, a line each
    #[arg(long)]
    positions: Option<PathBuf>,
    /// How many generations
    #[arg(long, default_value_t = 10, value_parser = parse_number::<u32>)]
    generations: u32,
    /// Generations of which positions are remembered
    #[arg(long, default_value_t = 2, value_parser = parse_number::<usize>)]
    memory: usize,
    /// Games of each generation
    #[arg(long, default_value_t = 24_000, value_parser = parse_number::<u64>)]
    games: u64,
    /// Nodes for each action of a game
    #[arg(long, default_value_t = 300, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// How often each position is used
    #[arg(long, default_value_t = 3, value_parser = parse_number::<u32>)]
    epochs: u32,
    /// How much the result of a game counts beside what was expected, in hundredths
    #[arg(long, default_value_t = 50, value_parser = parse_number::<u32>)]
    result: u32,
    /// How much what was thought later in a game counts beside what was thought of a position (λ of TD(λ)), in hundredths
    #[arg(long, default_value_t = 0, value_parser = parse_number::<u32>)]
    lambda: u32,
    /// The step of Adam at first, in ten-thousandths; a quarter of it for a network that goes on from another
    #[arg(long, default_value_t = 30, value_parser = parse_number::<u32>)]
    rate: u32,
    /// Games at most to compare a network with the one before
    #[arg(long, default_value_t = 400, value_parser = parse_number::<u64>)]
    trial: u64,
    /// Nodes for each action of these; as many as for the others if not given
    #[arg(long, value_parser = parse_number::<u64>)]
    trial_nodes: Option<u64>,
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
        let start = Beginning::new(&self.id, [], None)?.position;
        match &start {
            AnyPosition::Soldiers(start) => {
                let (first, ordering) = (soldiers::Handmade::default(), soldiers::CapturesFirst);
                self.follow::<{ Soldiers::HIDDEN }, _, _, _>(&Subject {
                    start,
                    first,
                    ordering,
                    served: start.served(),
                })
            }
            AnyPosition::Chess(start) => {
                let (first, ordering) = (chess::Handmade::default(), chess::CapturesFirst::default());
                self.follow::<{ Chess::HIDDEN }, _, _, _>(&Subject { start, first, ordering, served: start.served() })
            }
            AnyPosition::FourKings(start) => {
                let (first, ordering) = (four_kings::Handmade::default(), four_kings::CapturesFirst::default());
                self.follow::<{ FourKings::HIDDEN }, _, _, _>(&Subject {
                    start,
                    first,
                    ordering,
                    served: start.served(),
                })
            }
            _ => Err(Failure::Usage(format!("{}: this game has no network", self.id))),
        }
    }

    fn course(&self) -> Course {
        Course {
            games: Games {
                nodes: self.nodes,
                opening: 12,
                whim: 0.02,
                longest: 600,
                lambda: self.lambda.min(100) as f32 / 100.0,
            },
            count: self.games,
            memory: self.memory,
            epochs: self.epochs,
            batch: 8192,
            rate: self.rate as f32 / 10_000.0,
            result: self.result.min(100) as f32 / 100.0,
            trial: self.trial,
            trial_nodes: self.trial_nodes.unwrap_or(self.nodes),
            seed: self.seed,
            jobs: self.jobs,
        }
    }

    /// Trains, tells of each generation, and writes each network that is kept.
    fn follow<const H: usize, P, E, O>(&self, subject: &Subject<'_, P, E, O>) -> Result<(), Failure>
    where
        P: Learnable + Send + Sync + 'static,
        E: Evaluator<P> + Clone + 'static,
        O: MoveOrdering<P> + Clone + 'static,
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let (course, start) = (self.course(), subject.start);
        let from = self.from.as_deref().map(read_net).transpose()?;
        let mut earlier = Samples::default();
        if let Some(path) = self.positions.as_deref().filter(|path| path.exists()) {
            for sample in samples::<P>(path, &start.options())? {
                earlier.add(&[sample?]);
            }
        }
        if self.games == 0 && earlier.is_empty() {
            return Err(Failure::Usage(
                "there is nothing to learn from: give --games, or a file of --positions".to_owned(),
            ));
        }
        let failed = RefCell::new(None);
        let note = |done: Result<(), Failure>| {
            if let Err(error) = done {
                failed.replace(Some(error));
            }
        };
        let mut keep = |samples: &[Sample<P>]| {
            let added = |path: &Path| add(path, samples).map_err(|error| Failure::of_file(path, error));
            note(self.positions.as_deref().map_or(Ok(()), added));
        };
        let mut tell = |generation: &Generation| note(self.tell(start, generation));
        subject
            .train::<H>(&course, self.generations, from.as_deref(), earlier, &mut keep, &mut tell)
            .map_err(|error| Failure::of_game(&self.id, error))?;
        failed.into_inner().map_or(Ok(()), Err)
    }

    fn tell<P: Learnable>(&self, start: &P, generation: &Generation) -> Result<(), Failure> {
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
            std::fs::write(&self.out, NetFile::write(start, weights))
                .map_err(|error| Failure::of_file(&self.out, error))?;
        }
        Ok(())
    }
}

/// The weights in a file.
fn read_net(path: &Path) -> Result<Vec<i16>, Failure> {
    let bytes = std::fs::read(path).map_err(|error| Failure::of_file(path, error))?;
    let file = NetFile::read(&bytes).map_err(|error| Failure::of_file(path, error))?;
    Ok(file.numbers())
}

/// The samples in a file, a line each.
pub fn samples<P: Position>(
    path: &Path,
    options: &P::Options,
) -> Result<impl Iterator<Item = Result<Sample<P>, Failure>>, Failure> {
    let file = File::open(path).map_err(|error| Failure::of_file(path, error))?;
    let read = move |(number, line): (usize, io::Result<String>)| {
        let line = line.map_err(|error| Failure::of_file(path, error))?;
        Sample::read(&line, options).map_err(|error| Failure::of_file(path, format!("line {}: {error}", number + 1)))
    };
    Ok(BufReader::new(file).lines().enumerate().map(read))
}

/// Adds samples to a file.
pub fn add<P: Position>(path: &Path, samples: &[Sample<P>]) -> io::Result<()> {
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    let mut file = BufWriter::new(file);
    samples.iter().try_for_each(|sample| writeln!(file, "{sample}"))?;
    file.flush()
}
