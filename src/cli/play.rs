//! `ashtapada play`: a table in the terminal. Here its arguments; who sits where is in `seats`, the play in
//! `host`, what is printed in `show`.

mod host;
mod seats;
mod show;

use std::io::{self, IsTerminal};

use ashtapada_engine::AnyPlayer;
use ashtapada_rulebook::record::Closing;
use ashtapada_rulebook::{RuleSet, Words};
use ashtapada_rules::{AnyPosition, Game, OptionSet};
use seats::Player;

use super::{Chosen, Failure, parse_number, position_of};

/// How long a computer player thinks in a game that can be played again: so many nodes, whatever the time.
const SEEDED: u64 = 100_000;

/// Play in the terminal
///
/// South is yours and the computer takes the other seats, unless you say otherwise. A seat is called as
/// the board calls it, or by its side:
///
///   ashtapada play soldiers16-bl
///   ashtapada play soldiers16-bl --seat dark=human
///   ashtapada play cows-leopards-bl --seat cows=bot:greedy --seat leopards=human
///   ashtapada play chaturaji-pl-team --seat north=human --seat west=bot:random --real-dice
///   ashtapada play kotu-ellima-bl --option target=12 --lang pl
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Play {
    #[command(flatten)]
    chosen: Chosen,
    /// Who takes a seat: SEAT=human or SEAT=bot:random, bot:greedy, bot:searcher; may be repeated
    #[arg(long = "seat", short = 's', value_name = "SEAT=PLAYER")]
    seats: Vec<String>,
    /// Begin with this position instead of the start (`docs/formats.md`)
    #[arg(long)]
    position: Option<String>,
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
        let (rules, mut options) = self.chosen.resolve()?;
        let mut random = self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        ashtapada_rulebook::settle_first_player(&mut options, &mut |below| random.u32(..below))
            .map_err(|error| Failure::Option(error, rules.options.specs()))?;
        let start = position_of(self.position.as_deref(), &options)?;
        let players = seats::take(&self.seats, &start, words).map_err(Failure::Seats)?;
        let out = io::stdout();
        let table = Table {
            rules,
            game: Game::new(start),
            players,
            computers: Default::default(),
            words,
            random,
            nodes: self.seed.map(|_| SEEDED),
            real_dice: self.real_dice,
            closing: None,
            drawn: None,
            input: io::stdin().lock(),
            colours: out.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
            out: out.lock(),
        };
        Ok(table.play()?)
    }
}

/// A table with people and computer players around it.
struct Table<I, O> {
    rules: &'static RuleSet,
    game: Game<AnyPosition>,
    players: [Player; 4],
    words: Words,
    random: fastrand::Rng,
    /// The computer players that have been to decide.
    computers: [Option<AnyPlayer>; 4],
    /// How many nodes a computer player may look at; `None`: its time is limited instead.
    nodes: Option<u64>,
    real_dice: bool,
    closing: Option<Closing>,
    /// How many actions had been played when the board was last drawn.
    drawn: Option<usize>,
    input: I,
    out: O,
    colours: bool,
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::Bot;
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::Seat;

    use super::*;

    /// A whole table with what is typed, and what it answers.
    fn played(id: &str, typed: &str, human: &[Seat]) -> String {
        let rules = ashtapada_rulebook::find(id).unwrap();
        let mut players = [Player::Bot(Bot::Random); 4];
        for seat in human {
            players[seat.index()] = Player::Human;
        }
        let mut out = Vec::new();
        let table = Table {
            rules,
            game: Game::new(rules.start().unwrap()),
            players,
            computers: Default::default(),
            words: Words::new(Lang::EN),
            random: fastrand::Rng::with_seed(1),
            nodes: Some(300),
            real_dice: false,
            closing: None,
            drawn: None,
            input: typed.as_bytes(),
            out: &mut out,
            colours: false,
        };
        table.play().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_game_of_computer_players_ends() {
        for rules in ashtapada_rulebook::rule_sets() {
            let told = played(&rules.id, "", &[]);
            assert!(told.contains("place 1"), "{}: {told}", rules.id);
        }
    }

    #[test]
    fn a_person_is_answered() {
        let told = played("soldiers16-bl", "help\nc4-c6\nwhy c3\nc4-c5\nundo\nnonsense\nquit\n", &Seat::PAIR);
        for part in ["write the game record", "no line joins", "is taken", "expected", "Goodbye"] {
            assert!(told.to_lowercase().contains(&part.to_lowercase()), "{part} is not in {told}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told_in_the_language_of_the_table() {
        let rules = ashtapada_rulebook::find("soldiers16-bl").unwrap();
        for (lang, part) in [("en", "expected"), ("pl", "powinno tu być"), ("cs", "má tu být")] {
            let mut out = Vec::new();
            let table = Table {
                rules,
                game: Game::new(rules.start().unwrap()),
                players: [Player::Human; 4],
                computers: Default::default(),
                words: Words::new(lang.parse().unwrap()),
                random: fastrand::Rng::with_seed(1),
                nodes: Some(300),
                real_dice: false,
                closing: None,
                drawn: None,
                input: &b"c4-z5\n\xff\xfe\nquit\n"[..],
                out: &mut out,
                colours: false,
            };
            table.play().unwrap();
            let told = String::from_utf8(out).unwrap();
            assert_eq!(told.matches(part).count(), 2, "{told}");
            assert!(told.contains("e4-e5"), "{told}");
        }
    }

    #[test]
    fn the_terminal_uses_each_of_its_messages() {
        let code = [
            include_str!("play/host.rs"),
            include_str!("play/seats.rs"),
            include_str!("play/show.rs"),
            include_str!("failure.rs"),
            include_str!("record.rs"),
        ]
        .concat();
        for line in include_str!("../../locales/en/terminal.ftl").lines().filter(|line| line.starts_with("terminal-")) {
            let id = line.split(' ').next().unwrap();
            assert!(code.contains(&format!("\"{id}\"")), "{id} is not used");
        }
    }
}
