//! The command line: one file for each command, this one for what they share.

mod backup;
mod before;
mod bench;
// The tests of the store use more of it.
#[cfg(all(test, unix))]
#[allow(dead_code)]
#[path = "../../crates/store/src/postgres/cluster.rs"]
mod cluster;
mod contest;
mod convert;
#[cfg(test)]
mod documented;
mod encoding;
mod engine;
mod export;
mod failure;
mod fold;
mod games;
mod import;
mod log;
mod pager;
mod perft;
mod play;
mod query;
mod ratings;
mod record;
mod reports;
mod review;
mod rules;
#[cfg(test)]
#[allow(dead_code)]
#[path = "../../crates/store/src/scratch.rs"]
mod scratch;
mod serve;
mod site;
mod solve;
mod source;
mod suggest;
mod table;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use ashtapada_rulebook::{Lang, Words};
use ashtapada_table::{Beginning, DiceSource, NewGame};
use clap::{CommandFactory, Parser, Subcommand};
use failure::Failure;

/// The old Indian board games: play them, learn them, study them.
///
/// Without a command it serves the web page on this computer and opens the browser.
#[derive(Parser)]
#[command(
    version,
    max_term_width = 100,
    after_help = "Examples:\n  ashtapada                          the table in the browser\n  ashtapada play soldiers16-bl       a game in this terminal\n  ashtapada rules soldiers16-bl      its rules\n  ashtapada help play                more about a command"
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
    /// Language of the output, such as en, pl or cs (default: that of the system, else English)
    #[arg(long, global = true, value_parser = parse_lang)]
    lang: Option<Lang>,
}

/// The commands, as the help lists them: to play and read, to keep a server, to program; what each does is told by its
/// own arguments.
#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Games(games::Games),
    Rules(rules::Rules),
    #[command(subcommand)]
    Record(record::Record),
    Convert(convert::Convert),
    Review(review::Review),
    Verify(verify::Verify),
    Backup(backup::Backup),
    Export(export::Export),
    Import(import::Import),
    Site(site::Site),
    Ratings(ratings::Ratings),
    Reports(reports::Reports),
    Query(query::Query),
    Engine(engine::Engine),
    Match(contest::Contest),
    Solve(solve::Solve),
    Perft(perft::Perft),
    Bench(bench::Bench),
    /// Print a completion script for a shell
    ///
    /// For example, in ~/.bashrc:  source <(ashtapada completions bash)
    #[command(verbatim_doc_comment)]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

/// A game that begins otherwise than its rule set has it.
#[derive(clap::Args)]
struct Chosen {
    /// The game, as `ashtapada games` names it
    #[arg(value_name = "GAME")]
    id: String,
    /// Change an option, for example `--option obligation=none`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Begin with this position instead of the start (`docs/formats.md`)
    #[arg(long)]
    position: Option<String>,
}

impl Chosen {
    /// The options as they were typed, split into names and values.
    fn changes(&self) -> Result<Vec<(&str, &str)>, Failure> {
        self.options.iter().map(|text| text.split_once('=').ok_or_else(|| Failure::OptionForm(text.clone()))).collect()
    }

    /// The rules and the position that the game begins with.
    fn begin(&self) -> Result<Beginning, Failure> {
        Ok(Beginning::new(&self.id, self.changes()?, self.position.as_deref())?)
    }

    /// The game to be set up, with people in all seats.
    fn new_game(&self, dice: DiceSource) -> Result<NewGame, Failure> {
        let owned = |(id, value): (&str, &str)| (id.to_owned(), value.to_owned());
        let options = self.changes()?.into_iter().map(owned).collect();
        Ok(NewGame { options, position: self.position.clone(), dice, ..NewGame::of(&self.id) })
    }
}

/// The language of the terminal.
fn terminal_lang() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Lang::EN, |value| Lang::negotiate(&value))
}

/// Parses a whole number, with an error that says what was expected.
fn parse_number<N: std::str::FromStr>(text: &str) -> Result<N, &'static str> {
    text.parse().map_err(|_| "expected a whole number, for example 5")
}

fn parse_lang(text: &str) -> Result<Lang, ashtapada_rulebook::UnknownLang> {
    text.parse()
}

/// Runs the command that the arguments ask for.
pub fn main() -> ExitCode {
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    if let Some(misplaced) = before::misplaced(&Arguments::command(), &typed) {
        // Which language was asked for stands anywhere; one that is none is told when the rest is right.
        let arguments = Arguments::command().ignore_errors(true).try_get_matches_from(std::env::args_os()).ok();
        let asked = arguments.and_then(|known| known.try_get_one::<Lang>("lang").ok().flatten().copied());
        return fail(&Failure::Misplaced(misplaced), Words::new(asked.unwrap_or_else(terminal_lang)));
    }
    let arguments = Arguments::try_parse().unwrap_or_else(|error| suggest::refuse(error, terminal_lang()));
    let words = Words::new(arguments.lang.unwrap_or_else(terminal_lang));
    let done = match arguments.command {
        None => arguments.serve.run(),
        Some(Command::Serve(command)) => command.run(),
        Some(Command::Backup(command)) => command.run(words),
        Some(Command::Export(command)) => command.run(words),
        Some(Command::Import(command)) => command.run(words),
        Some(Command::Site(command)) => command.run(words),
        Some(Command::Games(command)) => command.run(words),
        Some(Command::Ratings(command)) => command.run(words),
        Some(Command::Reports(command)) => command.run(words),
        Some(Command::Rules(command)) => command.run(words),
        Some(Command::Play(command)) => command.run(words),
        Some(Command::Solve(command)) => command.run(words),
        Some(Command::Perft(command)) => command.run(),
        Some(Command::Bench(command)) => command.run(),
        Some(Command::Match(command)) => command.run(),
        Some(Command::Engine(command)) => command.run(),
        Some(Command::Query(command)) => command.run(),
        Some(Command::Record(command)) => command.run(words),
        Some(Command::Convert(command)) => command.run(words),
        Some(Command::Review(command)) => command.run(words),
        Some(Command::Verify(command)) => command.run(words),
        Some(Command::Completions { shell }) => completions(shell),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe: `ashtapada games | head -1` is not a failure.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => fail(&failure, words),
    }
}

fn fail(failure: &Failure, words: Words) -> ExitCode {
    let _ = writeln!(io::stderr(), "{}", fold::fold(&format!("ashtapada: {}", failure.told(words))));
    ExitCode::from(failure.code())
}

fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "ashtapada", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}
