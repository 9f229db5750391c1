//! `ashtapada engine`: the computer players for other programs.

use std::io;

use ashtapada_engine::Bot;
use ashtapada_protocol::engine::{Settings, serve};

use super::{Failure, parse_number};

/// Let other programs use the computer players: UCI for chess, and the same verbs for every game
///
/// Chess programs run it as any UCI engine. Every other game, and what UCI cannot say of the museum
/// chess, has the extended form of docs/engine-protocol.md:
///
///   position rules chaturaji-pl-solo startpos actions 3
///   go movetime 500
///
/// is answered with `info …` lines and `bestaction …`. Throws come in among the actions: the engine
/// never throws.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Engine {
    /// The game of positions that name none (`setoption name Rules`)
    #[arg(long = "rules", value_name = "GAME", default_value = ashtapada_protocol::USUAL_RULES)]
    id: String,
    /// Who chooses (`setoption name Player`)
    #[arg(long, value_name = "PLAYER", default_value = "searcher")]
    player: Bot,
    /// Seed of what is left to chance in its choices (`setoption name Seed`)
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// MiB for the table of positions (`setoption name Hash`)
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=1024))]
    hash: u64,
}

impl Engine {
    /// Serves standard input until it ends.
    pub fn run(self) -> Result<(), Failure> {
        let mut settings = Settings::of(&self.id)?;
        (settings.bot, settings.seed, settings.hash) = (self.player, self.seed, self.hash);
        Ok(serve(io::stdin().lock(), io::stdout(), settings)?)
    }
}
