//! `ashtapada-lab strength`: the table of how strong the computer players are.

mod rounds;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use ashtapada_arena::{Interval, Round, Schedule, Standing};
use ashtapada_rulebook::find;

use crate::contest::{arranged, thread_time};
use crate::failure::Failure;
use crate::opponent::Opponent;
use crate::parse_number;
use rounds::{RoundResult, Sum};

/// Measure the computer players against the bars that they are meant to reach
///
/// A table in Markdown, a row for each rule set and opponent. It takes minutes with --quick, whose
/// intervals are wide, and hours without. Nothing else should run beside it. The opponents of chess
/// are Debian's package stockfish, whose row is left out where it is not installed.
///
/// With --rounds each round that was played is added to a file, and what is there is not played
/// again: so the hours can be cut into pieces. A file belongs to one state of the program.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Strength {
    /// Few games, in minutes
    #[arg(long)]
    quick: bool,
    /// Neighbouring levels against each other instead
    #[arg(long)]
    levels: bool,
    /// Only rows of this game
    #[arg(long = "rules", value_name = "GAME")]
    id: Option<String>,
    /// Games of each row (default: 200, quick 8)
    #[arg(long, value_parser = parse_number::<u64>)]
    games: Option<u64>,
    /// A file of the rounds that were played
    #[arg(long, value_name = "FILE")]
    rounds: Option<PathBuf>,
    /// Games at the same time, each on a thread of its own
    #[arg(long, default_value_t = 1, value_parser = parse_number::<u32>)]
    jobs: u32,
}

/// What is to be reached: by whom, against whom, under which rules, and the mean result in hundredths.
struct Bar {
    who: &'static str,
    against: &'static str,
    rules: &'static [&'static str],
    least: f64,
}

const SOLDIERS: &[&str] = &["soldiers16-bl", "soldiers16-free", "peralikatuma-bl", "kotu-ellima-bl", "peralikatuma-37"];
const SOLO: &[&str] = &["chaturaji-pl-solo", "chaturaji-wikipedia"];
const STOCKFISH: &str = "/usr/games/stockfish";

const BARS: [Bar; 8] = [
    Bar { who: "level-8@25ms", against: "uct@250ms", rules: SOLDIERS, least: 97.0 },
    Bar { who: "level-8@50ms", against: "searcher-1@50ms", rules: SOLDIERS, least: 75.0 },
    Bar { who: "level-8@50ms", against: "uct@500ms", rules: &["cows-leopards-bl"], least: 90.0 },
    Bar { who: "level-8@50ms", against: "uct@250ms", rules: SOLO, least: 45.0 },
    Bar { who: "level-8@50ms", against: "searcher-1@50ms", rules: SOLO, least: 45.0 },
    Bar { who: "level-8@25ms", against: "uct@250ms", rules: &["chaturaji-pl-team", "caturanga-cz"], least: 80.0 },
    Bar { who: "level-8@25ms", against: "uct@250ms", rules: &["chaturaji-pl-nodice"], least: 95.0 },
    Bar {
        who: "level-8@250ms",
        against: "uci:/usr/games/stockfish;UCI_LimitStrength=true;UCI_Elo=2500@250ms",
        rules: &["vilac-9506"],
        least: 50.0,
    },
];

/// The rule sets whose levels are compared: one at least for each ladder of levels.
const LADDERS: [&str; 7] = [
    "soldiers16-bl",
    "vilac-9506",
    "chaturaji-pl-nodice",
    "chaturaji-pl-team",
    "caturanga-cz",
    "chaturaji-pl-solo",
    "chaturaji-wikipedia",
];

impl Strength {
    /// Plays, and prints row after row.
    pub fn run(self) -> Result<(), Failure> {
        // A misspelt name is told before anything is measured.
        self.id.as_deref().map(find).transpose()?;
        let mut out = io::stdout();
        writeln!(out, "| rule set | player | against | games | result | shared | million nodes/s | meant to be |")?;
        writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- |")?;
        if self.levels {
            for rules in self.wanted(&LADDERS) {
                for number in 1..8 {
                    // What a level can do is part of it; only the strongest knows no limit of its own.
                    let limit = |number: u8| if number == 8 { "100ms" } else { "1000000n" };
                    let [one, other] = [number + 1, number].map(|level| format!("level-{level}@{}", limit(level)));
                    let meant = if SOLO.contains(&rules) { "35 to 45 %" } else { "65 to 75 %" };
                    self.row(&mut out, [&one, &other], rules, meant)?;
                }
            }
            return Ok(());
        }
        for Bar { who, against, rules, least } in BARS {
            for rules in self.wanted(rules) {
                if against.contains(STOCKFISH) && !std::path::Path::new(STOCKFISH).exists() {
                    writeln!(out, "| {rules} | {who} | stockfish is not installed | | | | | {least} % |")?;
                    continue;
                }
                self.row(&mut out, [who, against], rules, &format!("{least} %"))?;
            }
        }
        Ok(())
    }

    /// Those of the rule sets whose rows are asked for.
    fn wanted(&self, rules: &'static [&'static str]) -> impl Iterator<Item = &'static str> {
        rules.iter().copied().filter(|rules| self.id.as_ref().is_none_or(|id| id == rules))
    }

    fn row(&self, out: &mut impl Write, players: [&str; 2], rules: &str, meant: &str) -> Result<(), Failure> {
        let games = self.games.unwrap_or(if self.quick { 8 } else { 200 });
        let mut known = match &self.rounds {
            Some(path) => rounds::read(path, rules, players).map_err(|error| Failure::of_file(path, error))?,
            None => BTreeMap::new(),
        };
        known.retain(|&round, played| round * played.games < games);
        let opponents: Vec<Opponent> =
            players.iter().map(|player| player.parse().map_err(Failure::Usage)).collect::<Result<_, _>>()?;
        let new = Mutex::new((Vec::new(), Ok(())));
        let watch = |number, round: &Round, standing: &Standing| {
            let played = RoundResult::new(rules, players, number, round);
            let mut new = new.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(path) = &self.rounds
                && let Err(error) = rounds::add(path, &played)
            {
                new.1 = Err(Failure::of_file(path, error));
            }
            new.0.push(played);
            let _ = standing.show(round, &opponents, &mut io::stderr());
        };
        let schedule = Schedule { jobs: self.jobs, known: known.keys().copied().collect(), ..Schedule::of(games) };
        arranged(&opponents, rules)?.play(&schedule, &thread_time, &watch);
        let _ = writeln!(io::stderr());
        let (new, written) = new.into_inner().unwrap_or_else(PoisonError::into_inner);
        written?;
        let sum = Sum::of(known.values().chain(&new));
        let Interval { value, low, high } = sum.interval();
        let [value, low, high, shared] = [value, low, high, sum.shared()].map(|part| 100.0 * part);
        let [who, against] = players.map(|player| player.trim_start_matches("uci:/usr/games/").replace(";", " "));
        writeln!(
            out,
            "| {rules} | {who} | {against} | {} | {value:.1} % ({low:.1} to {high:.1}) | {shared:.0} % | {:.2} | {meant} |",
            sum.games,
            sum.speed() / 1e6
        )?;
        out.flush()?;
        Ok(())
    }
}
