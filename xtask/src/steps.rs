//! The checks, one function each.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{house, locks, needs, tidy, wasm};

/// Done, or what went wrong in a sentence.
pub type Done = Result<(), String>;

/// The folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs a program in the root of the project; fails if the program does.
pub fn run(program: &str, words: &[&str]) -> Done {
    run_in(&root(), program, words, &[])
}

/// The same in a folder of it, with variables set.
pub fn run_in(folder: &Path, program: &str, words: &[&str], vars: &[(&str, &str)]) -> Done {
    println!("\n$ {program} {}", words.join(" "));
    let mut command = Command::new(program);
    command.args(words).envs(tidy::variables()).envs(vars.iter().copied()).current_dir(folder);
    let status = command.status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{program} {}` failed ({status})", words.join(" "))),
        Err(error) => Err(format!("`{program}` cannot be run: {error}; is it installed?")),
    }
}

/// Everything.
pub fn all() -> Done {
    has_npm()?;
    locks::fit()?;
    wasm::has_compiler()?;
    // Most of its time one processor is enough for it.
    let module = Beside::begin(&["wasm"])?;
    // With its page the program that these tests build is the one that the browsers visit: nothing is built twice.
    let built = rust_is_built(&[]);
    module.end()?;
    let vars = built?;
    // Many of these tests wait for disks, clocks and networks: meanwhile the others are done.
    let beside = Beside::begin(&["beside"])?;
    let tested = rust_is_tested(&vars);
    let others = beside.end();
    tested.and(others)?;
    chromium_is_there()?;
    visit("e2e")?;
    visit_alone(&ALONE)?;
    visit("budgets")?;
    firefox_is_there()?;
    visit("firefox")
}

/// Format, lints and unit tests of both parts: what is known soon, and needs neither root nor browsers nor services.
pub fn quick() -> Done {
    has_npm()?;
    formatted_and_in_plan()?;
    // Linted as the tests are built, so that nothing is built twice.
    let vars = [("ASHTAPADA_SKIP_WEB", "1")];
    let cargo = |words: &[&str]| run_in(&root(), "cargo", words, &vars);
    cargo(&["clippy", "--workspace", "--lib", "--bins", "--all-features", "--", "-D", "warnings"])?;
    cargo(&["test", "--workspace", "--lib", "--bins", "--all-features"])?;
    web()
}

fn formatted_and_in_plan() -> Done {
    run("cargo", &["fmt", "--all", "--check"])?;
    house::check()
}

/// Format, lints, licences of dependencies, tests, documentation of the Rust part. They need no page.
pub fn rust() -> Done {
    let vars = rust_is_built(&[("ASHTAPADA_SKIP_WEB", "1")])?;
    lints(&vars)?;
    rust_is_tested(&vars)
}

/// What is done beside the tests of Rust: its lints, all of the TypeScript part, and fuzzing for a moment.
pub fn beside() -> Done {
    lints(&Variables::new())?;
    web()?;
    fuzz(10)
}

/// With the variables of the build, or the page would be built anew.
fn lints(vars: &Variables) -> Done {
    run_with(vars, &["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])?;
    // As others take them, without features; the tests of one crate are a newcomer's first command. The rules stand apart, since
    // with the others they have the standard library.
    for packages in [&["rules"][..], &["rulebook", "table", "analysis", "store"]] {
        let packages = packages.iter().map(|name| format!("--package=ashtapada-{name}")).collect::<Vec<_>>();
        let packages = packages.iter().map(String::as_str);
        let words = ["clippy"].into_iter().chain(packages).chain(["--all-targets", "--", "-D", "warnings"]);
        run_with(vars, &words.collect::<Vec<_>>())?;
    }
    Ok(())
}

/// Variables that a step is run with.
type Variables = Vec<(&'static str, String)>;

/// Checks the format and builds everything; returns the variables that the tests need.
fn rust_is_built(more: &[(&'static str, &str)]) -> Result<Variables, String> {
    // A test kills the start of a store at each of its system calls.
    if cfg!(target_os = "linux") {
        needs::system("strace", "strace")?;
    }
    // Tests of the storage start a database server of their own.
    if cfg!(unix) {
        needs::postgres()?;
    }
    // A chess program that runs the engine in a test. It is fetched for that only, like the licence checker below.
    let python = needs::python_package(&root().join("target/python"), "chess", "1.11.2")?;
    formatted_and_in_plan()?;
    let vars = more.iter().map(|&(name, value)| (name, value.to_owned()));
    let vars: Variables = vars.chain([("ASHTAPADA_PYTHON", python)]).collect();
    run_with(&vars, &["test", "--workspace", "--all-features", "--no-run"])?;
    Ok(vars)
}

/// Runs cargo with variables.
fn run_with(vars: &Variables, words: &[&str]) -> Done {
    let vars: Vec<(&str, &str)> = vars.iter().map(|(name, value)| (*name, value.as_str())).collect();
    run_in(&root(), "cargo", words, &vars)
}

/// Runs the tests that were built; then what the tests write, and the licences and advisories of the dependencies.
fn rust_is_tested(vars: &Variables) -> Done {
    run_with(vars, &["test", "--workspace", "--all-features"])?;
    generated_is_committed()?;
    needs::cargo_tool("deny", "^0.20")?;
    run("cargo", &["deny", "--log-level", "error", "check", "licenses", "bans", "sources"])?;
    advisories()
}

/// Compares the dependencies with the database of RustSec (`cargo audit` reads the same), where it can be fetched.
fn advisories() -> Done {
    if run("cargo", &["deny", "--log-level", "error", "fetch", "db"]).is_err() {
        println!("the advisories cannot be fetched: the dependencies were NOT compared with them");
        return Ok(());
    }
    run("cargo", &["deny", "--log-level", "error", "--offline", "check", "advisories"])
}

/// Checks that the TypeScript types of the messages, written by the tests above, are committed.
fn generated_is_committed() -> Done {
    run("git", &["diff", "--exit-code", "--stat", "--", "web/src/generated"]).map_err(|_| {
        "web/src/generated/wire.ts differs from what is committed: commit what the tests have written".to_owned()
    })
}

/// Steps that are done beside others; what they say is shown at their end.
struct Beside {
    words: String,
    running: Option<std::thread::JoinHandle<std::io::Result<std::process::Output>>>,
}

impl Beside {
    /// Begins these steps of this program.
    fn begin(words: &[&str]) -> Result<Beside, String> {
        let program = std::env::current_exe().map_err(|error| format!("this program is not found: {error}"))?;
        let mut command = Command::new(program);
        command.args(words).envs(tidy::variables()).current_dir(root());
        let running = Some(std::thread::spawn(move || command.output()));
        Ok(Beside { words: words.join(" "), running })
    }

    /// Waits for their end.
    fn end(mut self) -> Done {
        let done = self.running.take().map(std::thread::JoinHandle::join);
        let Some(Ok(Ok(output))) = done else { return Err(format!("`xtask {}` cannot be run", self.words)) };
        println!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if output.status.success() { Ok(()) } else { Err(format!("`xtask {}` failed", self.words)) }
    }
}

fn has_npm() -> Done {
    if needs::has("npm") {
        return Ok(());
    }
    Err("`npm` is missing; install Node.js 20 or newer (nodejs.org, or your system's package)".to_owned())
}

/// Types, lints and tests of the TypeScript part.
pub fn web() -> Done {
    has_npm()?;
    let web = root().join("web");
    run_in(&web, "npm", &["ci", "--no-audit", "--no-fund"], &[])?;
    for script in ["check", "lint", "test"] {
        run_in(&web, "npm", &["run", script], &[])?;
    }
    Ok(())
}

/// The tests of the page in Chromium, and what the page costs.
pub fn browser() -> Done {
    chromium_is_there()?;
    build()?;
    visit("e2e")?;
    visit_alone(&ALONE)?;
    visit("budgets")
}

/// What the page costs, measured and held to its budgets; written to `docs/budgets.md`.
pub fn budgets() -> Done {
    chromium_is_there()?;
    build()?;
    visit("budgets")
}

/// Every rule set to its end in Chromium, by mouse, touch and keyboard; and all tests of the page that need no server without one.
pub fn every() -> Done {
    chromium_is_there()?;
    build()?;
    visit("every")?;
    visit_alone(&[])
}

/// A whole game of each family in Firefox.
pub fn firefox() -> Done {
    firefox_is_there()?;
    build()?;
    visit("firefox")
}

fn chromium_is_there() -> Done {
    needs::system("chromium", "chromium fonts-dejavu-core")?;
    // Until the page's own fonts have come it is written in one of these, in their measures: without it the page would move.
    if Path::new("/etc/debian_version").exists() {
        needs::system_file("/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf", "fonts-liberation")?;
    }
    // Whoever has it is done sooner, nobody needs it; older releases of Debian do not have it.
    if let Err(missing) = needs::system("chromium-headless-shell", "chromium-headless-shell") {
        println!("{missing}: tests take longer, with the windows of `chromium`");
    }
    Ok(())
}

fn firefox_is_there() -> Done {
    needs::system("firefox-esr", "firefox-esr fonts-dejavu-core")
}

/// Builds the program in the profile of the tests.
fn build() -> Done {
    run("cargo", &["build"])
}

/// Runs a script of the page with the program that was built last.
fn visit(script: &str) -> Done {
    let binary = root().join("target/debug/ashtapada");
    let binary = binary.to_string_lossy();
    run_in(&root().join("web"), "npm", &["run", script], &[("ASHTAPADA_BIN", &binary)])
}

/// The files of tests that are run without a server for every change: not a minute's.
const ALONE: [&str; 3] = ["daily", "setup", "terms"];

/// The tests of the page in these files, or in all, against the page without a server; those that need one are left out.
fn visit_alone(files: &[&str]) -> Done {
    let binary = root().join("target/debug/ashtapada");
    let binary = binary.to_string_lossy();
    let words = [&["run", "e2e", "--"], files].concat();
    run_in(&root().join("web"), "npm", &words, &[("ASHTAPADA_BIN", &binary), ("ASHTAPADA_BACKEND", "alone")])
}

/// Runs every fuzz target for this many seconds.
pub fn fuzz(seconds: u32) -> Done {
    needs::cargo_tool("fuzz", "^0.13")?;
    let listed = Command::new("cargo")
        .args(["fuzz", "list"])
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(root())
        .output()
        .map_err(|error| format!("`cargo fuzz list` cannot be run: {error}"))?;
    let targets = String::from_utf8_lossy(&listed.stdout).into_owned();
    if targets.trim().is_empty() {
        return Err("`cargo fuzz list` names no target".to_owned());
    }
    // The sanitizer needs a nightly compiler's runtime on some systems; the targets use no unsafe code, and none of them looks
    // at the page.
    let cargo = |what: &str, words: &[&str]| {
        let words = [&["fuzz", what, "--sanitizer", "none"], words].concat();
        run_in(&root(), "cargo", &words, &[("RUSTC_BOOTSTRAP", "1"), ("ASHTAPADA_SKIP_WEB", "1")])
    };
    cargo("build", &[])?;
    let limit = format!("-max_total_time={seconds}");
    let run = |target: &str| cargo("run", &[target, "--", &limit, "-verbosity=0"]);
    // Two at a time: each keeps one processor busy.
    for pair in targets.lines().collect::<Vec<_>>().chunks(2) {
        std::thread::scope(|scope| {
            let running: Vec<_> = pair.iter().map(|target| scope.spawn(|| run(target))).collect();
            running
                .into_iter()
                .try_for_each(|one| one.join().unwrap_or_else(|_| Err("a fuzz target panicked".to_owned())))
        })?;
    }
    Ok(())
}

/// Plays so many random games of each rule set beside a second model of its rules.
pub fn models(games: u32) -> Done {
    let words = ["test", "--release", "--package", "ashtapada-rulebook", "--test", "second"];
    run_in(&root(), "cargo", &words, &[("GAMES", &games.to_string())])
}

/// Holds the searches against plain recursion in so many times as many positions as the tests do.
pub fn proofs(times: u32) -> Done {
    let words = ["test", "--release", "--package", "ashtapada-engine", "--lib", "plain_recursion"];
    run_in(&root(), "cargo", &words, &[("PROOFS", &times.to_string())])
}

/// Changes the search in one place after another and runs the quick tests that should notice; `part` is `K/N`: every N-th
/// place from the K-th on.
pub fn mutants(part: &str) -> Done {
    let numbers = part.split_once('/').and_then(|(from, every)| from.parse::<u32>().ok().zip(every.parse().ok()));
    if numbers.is_none_or(|(from, every)| from >= every) {
        return Err(format!("`mutants {part}`: expected a part, for example `cargo xtask mutants 0/16`"));
    }
    needs::cargo_tool("mutants", "^27")?;
    let place = ["--package", "ashtapada-engine", "--file", "crates/engine/src/search/**", "--output", "target"];
    let sample = ["--shard", part, "--sharding", "round-robin", "--no-shuffle"];
    let tests = ["--", "--lib", "--test", "signature", "--test", "puzzles"];
    let words: Vec<&str> = ["mutants"].into_iter().chain(place).chain(sample).chain(tests).collect();
    run("cargo", &words)
}

/// The table of how strong the computer players are.
pub fn strength(how: &[&str]) -> Done {
    if let Err(missing) = needs::system_file("/usr/games/stockfish", "stockfish") {
        println!("{missing}: the row of chess is left out");
    }
    let words = ["run", "--release", "--package", "ashtapada-lab", "--", "strength"];
    // `--full` is what happens without `--quick`.
    let how = how.iter().copied().filter(|&word| word != "--full");
    run("cargo", &words.into_iter().chain(how).collect::<Vec<_>>())
}

/// How much a server carries on this computer: tables, seconds, idle sockets, watched tables of computer players.
pub fn load(how: &[&str]) -> Done {
    run("cargo", &["build", "--release", "--package", "ashtapada"])?;
    let program = root().join("target/release/ashtapada");
    let program = program.to_string_lossy();
    let words = ["run", "--release", "--package", "ashtapada-server", "--example", "load", "--", &program];
    let usual = ["1000", "20", "10000", "256"];
    let how = if how.is_empty() { &usual } else { how };
    run("cargo", &words.into_iter().chain(how.iter().copied()).collect::<Vec<_>>())
}

/// What one address of a site can do to the others.
pub fn strangers() -> Done {
    load(&["strangers"])
}

/// Games over a bad network with a server that is killed again and again, for so many minutes.
pub fn soak(minutes: u32) -> Done {
    let words = ["test", "--package", "ashtapada-server", "--test", "protocol", "--", "--exact", "--nocapture"];
    let words: Vec<&str> = words.into_iter().chain(["soak::kills_and_cuts_lose_nothing"]).collect();
    run_in(&root(), "cargo", &words, &[("ASHTAPADA_SOAK_MINUTES", &minutes.to_string())])
}
