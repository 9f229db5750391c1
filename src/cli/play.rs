//! `ashtapada play`: a table in the terminal. Here are its arguments; the seats are in `seats`, the game loop in
//! `host`, prompts in `prompt`, what can be done after the end in `over`, output in `show`, `hint`, `why`, `time` and `result`.

mod hint;
mod host;
mod over;
mod prompt;
mod result;
mod seats;
mod show;
mod time;
mod why;

use std::io::{self, IsTerminal};

use ashtapada_engine::AnyPlayer;
use ashtapada_rulebook::Words;
use ashtapada_rules::{AnyPosition, Game, Position, Seat, Turn};
use ashtapada_table::{Beginning, DiceSource, Setup};
use seats::Player;
use time::Times;

use super::{Chosen, Failure, parse_number};

/// How many nodes a computer player searches in a game with a seed, so that the same game can be played again.
const SEEDED: u64 = 100_000;

/// Play in the terminal
///
/// South is yours and computer players of level 3 take the other seats, unless you say otherwise.
/// Name a seat as the board does, or by its side:
///
///   ashtapada play soldiers16-bl
///   ashtapada play soldiers16-bl --seat dark=human
///   ashtapada play cows-leopards-bl --seat cows=bot:level-4 --seat leopards=human
///   ashtapada play chaturaji-pl-team --seat north=human --seat west=bot:level-2 --real-dice
///   ashtapada play kotu-ellima-bl --option target=12 --lang pl
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Play {
    #[command(flatten)]
    chosen: Chosen,
    /// Who takes a seat: SEAT=human or SEAT=bot:level-1 (the weakest) to bot:level-8; may be repeated.
    /// In games of four kings also with a character: bot:level-5-cautious, -greedy, -loyal or -avenger
    #[arg(long = "seat", short = 's', value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    /// You throw real dice and type what they show
    #[arg(long)]
    real_dice: bool,
    /// Seed of the dice and the computer players, to play the same game again
    #[arg(long, value_parser = parse_number::<u64>)]
    seed: Option<u64>,
}

impl Play {
    /// Plays until the game is over or the person leaves.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let mut random = self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        let asked = self.chosen.new_game(if self.real_dice { DiceSource::Hand } else { DiceSource::Fair })?;
        let setup = Setup::agree(&asked, &mut |below| random.u32(..below))?;
        let beginning = setup.begin()?;
        // If every result of the lot gives the same options, none was drawn.
        let lots = [|_| 0, |below| below - 1].map(|mut pick| Setup::agree(&asked, &mut pick));
        let drawn = lots.into_iter().any(|other| other.is_ok_and(|other| other.options != setup.options));
        let lot = Some(first(&beginning.position)).filter(|_| drawn);
        let players = seats::take(&self.seats, &beginning.position, words).map_err(Failure::Seats)?;
        let people: Vec<Seat> =
            beginning.position.seats().iter().copied().filter(|seat| players[seat.index()] == Player::Human).collect();
        let words = words.spoken_to(<[Seat; 1]>::try_from(people).ok().map(|[only]| only));
        let out = io::stdout();
        let dice = random.u64(..);
        let table = Table {
            game: Game::new(beginning.position.clone()),
            beginning,
            players,
            computers: Default::default(),
            words,
            random,
            dice,
            nodes: self.seed.map(|_| SEEDED),
            real_dice: self.real_dice,
            drawn: None,
            times: Times::default(),
            asked_twice: String::new(),
            saved: None,
            lot,
            terminal: out.is_terminal(),
            input: io::stdin().lock(),
            colours: out.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
            out: out.lock(),
        };
        Ok(table.play()?)
    }
}

/// A table with people and computer players around it.
struct Table<I, O> {
    beginning: Beginning,
    game: Game<AnyPosition>,
    players: [Player; 4],
    words: Words,
    random: fastrand::Rng,
    /// From which the throws follow: the n-th throw of the game comes again after it was taken back.
    dice: u64,
    /// The computer players, each created when it first has to decide.
    computers: [Option<AnyPlayer>; 4],
    /// How many nodes a computer player may search; `None`: its time is limited instead.
    nodes: Option<u64>,
    real_dice: bool,
    /// How many actions had been played when the board was last drawn.
    drawn: Option<usize>,
    /// How long each seat has taken.
    times: Times,
    /// The command that has to be typed again to confirm it; empty if there is none.
    asked_twice: String,
    /// How many actions the record had when it was last saved, unless some were taken back since.
    saved: Option<usize>,
    /// The first player, if determined by lot.
    lot: Option<Seat>,
    /// Whether the output goes to a terminal.
    terminal: bool,
    input: I,
    out: O,
    colours: bool,
}

/// The seat whose turn or throw it is.
fn first(position: &AnyPosition) -> Seat {
    match position.turn() {
        Turn::Seat(seat) | Turn::Chance(seat) => seat,
        Turn::Over => Seat::South,
    }
}

#[cfg(test)]
mod tests;
