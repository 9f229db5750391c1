//! `ashtapada`: play, learn and study the old Indian board games from the command line or the browser.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
