//! `ashtapada-lab perfection`: how far the computer players are from perfect play, in a game that is solved.

use std::path::PathBuf;

use ashtapada_engine::{AnyPlayer, Bot, Level, Limits, Player as _, Setup, Situation};
use ashtapada_rules::{ActionList, AnyPosition, Game, Position as _, Turn};
use ashtapada_solver::{Oracle, Shelf, Value};
use ashtapada_table::Beginning;
use ashtapada_train::gather;
use fastrand::Rng;

use crate::failure::Failure;
use crate::parse_number;

/// How often computer players keep what a position is worth, in a game that `ashtapada solve` has solved
///
/// Each level plays against itself, from the start and after some moves by chance. A decision is
/// counted where it matters: where some moves keep what the position is worth and others do not.
/// What is told: of how many decisions how many kept it, by what they were to keep.
///
///   ashtapada-lab perfection pretwa --solved ~/solved --games 40
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Perfection {
    /// The game
    #[arg(value_name = "GAME")]
    id: String,
    /// Change an option, for example `--option obligation=none`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Folder of all solved games
    #[arg(long, value_name = "PATH")]
    solved: PathBuf,
    /// Games of each player
    #[arg(long, default_value_t = 40, value_parser = parse_number::<u64>)]
    games: u64,
    /// Moves by chance before each game
    #[arg(long, default_value_t = 4, value_parser = parse_number::<u32>)]
    opening: u32,
    /// Nodes for each action, at most; levels look at fewer
    #[arg(long, default_value_t = 20_000, value_parser = parse_number::<u64>)]
    nodes: u64,
    /// Seed of everything
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u64>)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = parse_number::<usize>)]
    jobs: usize,
}

/// A game is given up after so many actions.
const LONGEST: usize = 300;

/// Decisions that mattered, and those that kept what there was: of wins and of draws.
#[derive(Clone, Copy, Default)]
struct Count {
    won: [u32; 2],
    drawn: [u32; 2],
}

impl Count {
    fn add(&mut self, best: Value, kept: bool) {
        let of = if matches!(best, Value::Win(_)) { &mut self.won } else { &mut self.drawn };
        of[0] += 1;
        of[1] += u32::from(kept);
    }
}

impl Perfection {
    /// Plays, and prints a line for each player.
    pub fn run(self) -> Result<(), Failure> {
        let changes = self.options.iter().filter_map(|text| text.split_once('='));
        let start = Beginning::new(&self.id, changes, None)?.position;
        let AnyPosition::Soldiers(position) = &start else {
            return Err(Failure::Usage("only games on points and lines are solved".to_owned()));
        };
        let shelf = Shelf::at(&self.solved);
        let oracle = shelf.oracle(&position.options()).ok_or_else(|| {
            Failure::Usage(format!("{} is not solved in {}: ashtapada solve {0}", self.id, self.solved.display()))
        })?;
        println!("player\tmattered\tkept\twins to keep\tkept\tdraws to keep\tkept");
        for bot in Level::ALL.map(|level| Bot::Level(level, None)).into_iter().chain([Bot::Random]) {
            let counts = gather(self.games, self.jobs, || {
                let (seed, opening, nodes, start, oracle) = (self.seed, self.opening, self.nodes, &start, &oracle);
                move |number| {
                    let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
                    let mut player = AnyPlayer::new(bot, Setup::seeded(rng.u64(..)));
                    play(start, opening, &mut player, nodes, &mut rng, oracle)
                }
            });
            let mut all = Count::default();
            for count in counts {
                for side in 0..2 {
                    all.won[side] += count.won[side];
                    all.drawn[side] += count.drawn[side];
                }
            }
            let share = |[count, kept]: [u32; 2]| 100.0 * f64::from(kept) / f64::from(count.max(1));
            let both = [all.won[0] + all.drawn[0], all.won[1] + all.drawn[1]];
            let (won, drawn) = (all.won, all.drawn);
            println!(
                "{bot}\t{}\t{:.1} %\t{}\t{:.1} %\t{}\t{:.1} %",
                both[0],
                share(both),
                won[0],
                share(won),
                drawn[0],
                share(drawn)
            );
        }
        Ok(())
    }
}

/// One game of a player against itself.
fn play(
    start: &AnyPosition,
    opening: u32,
    player: &mut AnyPlayer,
    nodes: u64,
    rng: &mut Rng,
    oracle: &Oracle,
) -> Count {
    let (mut game, mut count) = (Game::new(start.clone()), Count::default());
    while game.turn() != Turn::Over && game.len() < LONGEST {
        let mut legal = ActionList::new();
        game.position().actions(&mut legal);
        let action = if (game.len() as u32) < opening {
            rng.choice(legal.as_slice()).copied()
        } else {
            player.think(&Situation::from(&game), Limits::nodes(nodes), &mut |_| {}).map(|choice| choice.action)
        };
        let Some(action) = action else { break };
        if let AnyPosition::Soldiers(position) = game.position()
            && game.len() as u32 >= opening
            && let Some(judged) = oracle.judge(position)
            && let (Some(&(_, best)), Some(&(_, worst))) = (judged.first(), judged.last())
            && core::mem::discriminant(&best) != core::mem::discriminant(&worst)
            && let Some(&(_, value)) = judged.iter().find(|(one, _)| *one == action)
        {
            count.add(best, core::mem::discriminant(&best) == core::mem::discriminant(&value));
        }
        if game.play(action, &mut ()).is_err() {
            break;
        }
    }
    count
}
