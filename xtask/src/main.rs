//! The project's build helper. `cargo xtask test` runs every check that has to pass before a change
//! lands, and installs what they need; `cargo xtask help` lists the rest.

mod house;
mod locks;
mod needs;
mod packages;
mod steps;
mod tidy;
mod wasm;
mod weekly;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test        every check: format, lints, Rust and TypeScript tests, fuzzing (briefly), whole games in Chromium and Firefox
cargo xtask quick       format, lints and unit tests of both parts, in about five minutes: without root, browsers or services
cargo xtask house       only what keeps the plan of the house: no circle of files in the server, no rule set named in code
cargo xtask rust        only the Rust part of it
cargo xtask web         only the TypeScript part of it
cargo xtask browser     only what runs in Chromium: the games, and the budgets
cargo xtask firefox     only the games in Firefox
cargo xtask budgets     only what the page costs, written to docs/budgets.md
cargo xtask fuzz [N]    every fuzz target for N seconds each (default 20)
cargo xtask strength    measures the computer players against their bars: --quick in minutes, --full in hours, --levels the levels; no part of `test`
cargo xtask models [N]  plays N random games of each rule set (default 1000) beside a second model of its rules, in minutes; no part of `test`, which plays a few
cargo xtask proofs [N]  holds the searches against plain recursion in N times as many positions as `test` (default 50), in minutes; no part of `test`
cargo xtask mutants [K/N]  changes the search in every N-th place, from the K-th on (default 0/16), and tells which changes no test notices; half an hour, no part of `test`
cargo xtask load [TABLES SECONDS IDLE]  how much a server carries here, over loopback (default 1000 20 10000); no part of `test`
cargo xtask strangers   what one address of a site can do to the others: memory taken, and what they notice; three minutes, no part of `test`
cargo xtask soak MINUTES  kills the server and cuts connections while games are played, and checks that nothing is lost; a short one is part of `test`
cargo xtask wasm        builds what plays in browsers, plays games of each rule set in it, and lays it where the next build of the program takes it along
cargo xtask packages    packs the page without a server for Python, Node and any web space into target/packages, and tries each; no part of `test`
cargo xtask locks       only that: whether the lock files beside the workspace's fit what they lock
cargo xtask weekly [NAME …]  what `test` leaves out, once a week, for hours: packages, longer fuzzing, models, proofs, soak, every, load, strangers, mutants, strength; or those that are named
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => tidy::leaving_nothing(steps::all),
        ["quick"] => tidy::leaving_nothing(steps::quick),
        ["house"] => house::check(),
        ["rust"] => tidy::leaving_nothing(steps::rust),
        ["web"] => steps::web(),
        // A part of `test` that is done beside others.
        ["beside"] => steps::beside(),
        ["browser"] => tidy::leaving_nothing(steps::browser),
        ["firefox"] => tidy::leaving_nothing(steps::firefox),
        ["budgets"] => steps::budgets(),
        ["strength", how @ ..] => steps::strength(how),
        ["load", how @ ..] => steps::load(how),
        ["strangers"] => steps::strangers(),
        ["soak", minutes] => match minutes.parse() {
            Ok(minutes) => steps::soak(minutes),
            Err(_) => Err(format!("`soak {minutes}`: expected a number of minutes, for example `cargo xtask soak 10`")),
        },
        ["wasm"] => wasm::build_and_play(),
        ["packages"] => packages::make_and_try(),
        ["locks"] => locks::fit(),
        ["weekly", names @ ..] => weekly::run(names),
        ["fuzz"] => steps::fuzz(20),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => steps::fuzz(seconds),
            Err(_) => Err(format!("`fuzz {seconds}`: expected a number of seconds, for example `cargo xtask fuzz 60`")),
        },
        ["models"] => steps::models(1000),
        ["models", games] => match games.parse() {
            Ok(games) => steps::models(games),
            Err(_) => Err(format!("`models {games}`: expected a number, for example `cargo xtask models 200`")),
        },
        ["proofs"] => steps::proofs(50),
        ["proofs", times] => match times.parse() {
            Ok(times) => steps::proofs(times),
            Err(_) => Err(format!("`proofs {times}`: expected a number, for example `cargo xtask proofs 200`")),
        },
        ["mutants"] => steps::mutants("0/16"),
        ["mutants", part] => steps::mutants(part),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("expected one of these:\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
