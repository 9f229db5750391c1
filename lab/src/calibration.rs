//! `ashtapada-lab calibration`: whether what a computer player expects comes true.

use ashtapada_engine::{AnyPlayer, Bot, Player as _, Setup, Sides};
use ashtapada_table::Beginning;
use ashtapada_train::{Calibration, Games, gather, play};
use fastrand::Rng;

use crate::failure::Failure;
use crate::parse_number;

/// Compare what a computer player expects in games against itself with their results
///
/// A line for each tenth of what was expected: the mean expectation, the mean result, and how many
/// there were. A player that knows what it sees gets what it expects. Then the mean square of the
/// difference (the Brier score), and by what factor the values of the search ought to be taken for
/// what it expects to come true.
///
///   ashtapada-lab calibration chaturaji-pl-solo --bot searcher --games 400
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Calibrate {
    /// The game
    #[arg(value_name = "GAME")]
    id: String,
    /// The computer player, which searches within the nodes
    #[arg(long, default_value = "searcher")]
    bot: Bot,
    /// Games
    #[arg(long, default_value_t = 400, value_parser = parse_number::<u64>)]
    games: u64,
    /// Nodes for each action of a game
    #[arg(long, default_value_t = 400, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// Seed of everything
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = parse_number::<usize>)]
    jobs: usize,
}

impl Calibrate {
    /// Plays, and prints the lines.
    pub fn run(self) -> Result<(), Failure> {
        let start = Beginning::new(&self.id, [], None)?.position;
        let games = Games { nodes: self.nodes, opening: 12, whim: 0.0, longest: 600, lambda: 0.0 };
        let samples = gather(self.games, self.jobs, || {
            let mut player = AnyPlayer::new(self.bot, Setup::seeded(self.seed));
            let (seed, start) = (self.seed, &start);
            move |number| {
                player.forget();
                let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
                play(start, &games, &mut player, &mut rng, |_, chosen| chosen.map(|_| ()))
            }
        });
        let mut calibration = Calibration::default();
        let sides = Sides::in_game(&start).count();
        samples.iter().flatten().for_each(|sample| calibration.add(sample, sides));
        println!("expected\tgot\tcount");
        for part in calibration.parts().iter().filter(|part| part.count > 0) {
            println!("{:.3}\t{:.3}\t{}", part.expected, part.result, part.count);
        }
        println!("mean square {:.4}", calibration.brier());
        println!("how sure it ought to be {:.2}", calibration.sureness());
        Ok(())
    }
}
