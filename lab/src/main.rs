//! `ashtapada-lab`: how the computer players are made and measured, and what the rulebook knows from their games.

mod calibration;
mod contest;
mod daily;
#[cfg(test)]
mod documented;
mod failure;
mod frozen;
mod lengths;
mod measured;
mod moments;
mod openings;
mod opponent;
mod perfection;
mod selfplay;
mod strength;
mod tables;
mod train;
mod tune;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use failure::Failure;

/// The laboratory of Ashtapada: makes and measures its computer players, and what its rulebook knows from their games.
///
/// What each measurement found so far is told in the folder lab.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// The commands, as the help lists them: to measure the computer players and to make them, and to fill the rulebook.
#[derive(Subcommand)]
enum Command {
    Strength(strength::Strength),
    #[command(name = "match")]
    Contest(contest::Contest),
    Calibration(calibration::Calibrate),
    Perfection(perfection::Perfection),
    Train(train::Train),
    Tune(tune::Tune),
    #[command(name = "selfplay")]
    SelfPlay(selfplay::SelfPlay),
    Openings(openings::Measure),
    #[command(subcommand)]
    Daily(daily::Command),
    Lengths(lengths::Lengths),
    Moments(moments::Moments),
    Measured(measured::List),
}

/// The day of today, such as 2026-11-22.
fn today() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let stamp = ashtapada_table::rfc3339(now.as_millis() as u64);
    stamp.split('T').next().unwrap_or_default().to_owned()
}

/// Parses a whole number, with an error that says what was expected.
fn parse_number<N: std::str::FromStr>(text: &str) -> Result<N, &'static str> {
    text.parse().map_err(|_| "expected a whole number, for example 5")
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Strength(command) => command.run(),
        Command::Contest(command) => command.run(),
        Command::Calibration(command) => command.run(),
        Command::Perfection(command) => command.run(),
        Command::Train(command) => command.run(),
        Command::Tune(command) => command.run(),
        Command::SelfPlay(command) => command.run(),
        Command::Openings(command) => command.run(),
        Command::Daily(command) => command.run(),
        Command::Lengths(command) => command.run(),
        Command::Moments(command) => command.run(),
        Command::Measured(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe: `ashtapada-lab lengths | head -1` is not a failure.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "ashtapada-lab: {failure}");
            ExitCode::from(failure.code())
        }
    }
}
