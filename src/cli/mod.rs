//! The command line: one file for each command, this one for what they share.

mod bench;
mod games;
mod perft;
mod play;
mod query;
mod record;
mod rules;
mod serve;
mod table;

use std::io::{self, Write};
use std::process::ExitCode;

use ashtapada_rulebook::{Lang, RuleSet, find};
use ashtapada_rules::AnyOptions;
use clap::{CommandFactory, Parser, Subcommand};

/// The old Indian board games: play them, learn them, study them.
///
/// Without a command it serves the web page on this computer and opens the browser.
#[derive(Parser)]
#[command(
    version,
    max_term_width = 100,
    after_help = "Begin with `ashtapada` alone, or play here: `ashtapada play soldiers16-bl`."
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web page and open the browser (what happens without a command)
    Serve(serve::Serve),
    /// List the games
    Games(games::Games),
    /// Read the rules of a game
    Rules(rules::Rules),
    /// Play in the terminal
    Play(play::Play),
    /// Count the paths of so many actions: a test of the rules
    Perft(perft::Perft),
    /// Measure how fast random games are played
    Bench(bench::Bench),
    /// Answer questions about positions: JSON lines in, JSON lines out
    Query(query::Query),
    /// Work with game records
    #[command(subcommand)]
    Record(record::Record),
    /// Print a completion script for a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

/// A rule set with options changed.
#[derive(clap::Args)]
struct Chosen {
    /// The game, as `ashtapada games` names it
    #[arg(value_name = "GAME")]
    id: String,
    /// Change an option, for example `--option obligation=none`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Chosen {
    fn resolve(&self) -> Result<(&'static RuleSet, AnyOptions), Failure> {
        let rules = find(&self.id)?;
        let mut changes = Vec::new();
        for text in &self.options {
            let Some((id, value)) = text.split_once('=') else {
                return Err(Failure::Usage(format!(
                    "`--option {text}`: expected NAME=VALUE, for example `--option dice=2`"
                )));
            };
            changes.push((id, value));
        }
        Ok((rules, rules.options_with(changes)?))
    }
}

/// Why a command failed, said to the person at the prompt.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// No such rule set.
    #[error(transparent)]
    Rules(#[from] ashtapada_rulebook::UnknownRules),
    /// An option makes no sense.
    #[error(transparent)]
    Option(#[from] ashtapada_rules::OptionError),
    /// A text is malformed.
    #[error(transparent)]
    Text(#[from] ashtapada_rules::TextError),
    /// A record cannot be replayed; the name of the file first.
    #[error("{0}: {1}")]
    Record(String, Box<ashtapada_rulebook::record::RecordError>),
    /// The throws of a record are not those of its secret; the name of the file first.
    #[error("{0}: {1}")]
    Proof(String, ashtapada_server::proof::ProofError),
    /// A file cannot be read.
    #[error("cannot read {0}: {1}")]
    File(String, io::Error),
    /// The arguments do not fit together.
    #[error("{0}")]
    Usage(String),
    /// Writing to the terminal or a pipe failed.
    #[error("cannot write the answer: {0}")]
    Output(#[from] io::Error),
    /// The server could not start or go on.
    #[error(transparent)]
    Serve(#[from] ashtapada_server::ServeError),
}

/// The language of the terminal.
fn terminal_lang() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Lang::En, |value| Lang::negotiate(&value))
}

/// A whole number, with an error that says so.
fn parse_number<N: std::str::FromStr>(text: &str) -> Result<N, &'static str> {
    text.parse().map_err(|_| "expected a whole number, for example 5")
}

fn parse_lang(text: &str) -> Result<Lang, ashtapada_rulebook::UnknownLang> {
    text.parse()
}

/// Runs the command that the arguments ask for.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => arguments.serve.run(),
        Some(Command::Serve(command)) => command.run(),
        Some(Command::Games(command)) => command.run(),
        Some(Command::Rules(command)) => command.run(),
        Some(Command::Play(command)) => command.run(),
        Some(Command::Perft(command)) => command.run(),
        Some(Command::Bench(command)) => command.run(),
        Some(Command::Query(command)) => command.run(),
        Some(Command::Record(command)) => command.run(),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Arguments::command(), "ashtapada", &mut io::stdout());
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads us has closed the pipe: `ashtapada games | head -1` is no failure.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "ashtapada: {failure}");
            ExitCode::FAILURE
        }
    }
}
