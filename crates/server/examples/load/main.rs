//! How much a server carries: many tables with four screens each, at one action per second and table, on this computer alone.
//!
//! `cargo xtask load` builds the server and runs this; by hand:
//! `cargo run --release -p ashtapada-server --example load -- target/release/ashtapada 1000 20 10000 256`
//! (the server, tables, seconds, idle sockets, watched tables of computer players), or `target/release/ashtapada strangers` for
//! what one address can do to the others.

mod idle;
mod long_game;
mod percentiles;
mod server;
mod strangers;
mod tables;
mod watched;

use std::process::ExitCode;
use std::time::Duration;

use server::Server;

/// The most that may be asked for: what one computer carries, for a few minutes.
const MOST: [(&str, u64); 4] =
    [("tables", 5_000), ("seconds", 300), ("idle sockets", 20_000), ("watched tables", 1_000)];

/// What is asked for.
struct Asked {
    server: String,
    tables: u64,
    time: Duration,
    idle: u64,
    watched: u64,
}

impl Asked {
    fn of(mut words: impl Iterator<Item = String>) -> Result<Asked, String> {
        let server = words.next().ok_or("expected the server, for example target/release/ashtapada")?;
        let numbers: Vec<String> = words.collect();
        let number = |at: usize, usual: u64| match numbers.get(at) {
            None => Ok(usual),
            Some(text) => {
                let (what, most) = MOST[at];
                text.parse().ok().filter(|&number| number <= most).ok_or(format!("`{text}`: at most {most} {what}"))
            }
        };
        let time = Duration::from_secs(number(1, 20)?);
        Ok(Asked { server, tables: number(0, 1_000)?, time, idle: number(2, 0)?, watched: number(3, 0)? })
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [server, word] = &words[..]
        && word == "strangers"
    {
        return strangers::measure(server).await;
    }
    let asked = Asked::of(words.into_iter())?;
    // Each with a server of its own, so that none pays for the other.
    if asked.idle > 0 {
        idle::measure(&Server::start(&asked.server).await?, asked.idle).await?;
    }
    if asked.watched > 0 {
        watched::measure(&Server::start(&asked.server).await?, asked.watched, asked.time).await?;
    }
    if asked.tables > 0 {
        tables::measure(&Server::start(&asked.server).await?, asked.tables, asked.time).await?;
    }
    Ok(())
}
