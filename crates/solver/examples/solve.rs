//! Solves a game: says how large it is, solves slice by slice into a folder, and tells what came out.
//!
//! ```text
//! cargo run --release -p ashtapada-solver --example solve -- pretwa obligation=none folder=/tmp/pretwa
//! ```
//!
//! After the rule set come options of the game, and these:
//!
//! - `folder=PATH`: where the solved slices are kept; what is there already is not solved again;
//! - `men=N`: only endings of at most so many men of both sides together;
//! - `turns=false`: only who wins, in a fifth of the memory;
//! - `check=N`: checks so many random positions by the rules' own actions.

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use ashtapada_rules::soldiers::{Options, Soldiers};
use ashtapada_rules::{AnyOptions, Position};
use ashtapada_solver::{Folder, Game, Slice, Tables, Tally};
use cpu_time::ProcessTime;

/// Positions a second that are expected of one core.
const EXPECTED: u64 = 3_000_000;

struct Wishes {
    options: Options,
    folder: Option<Folder>,
    men: u8,
    turns: bool,
    check: u64,
}

fn main() -> ExitCode {
    // Said as a sentence: returned from `main` it would be told as data.
    run().map_or_else(
        |error| {
            eprintln!("{error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

fn run() -> Result<(), Box<dyn Error>> {
    let wishes = wishes()?;
    let game = Game::of(&wishes.options)?;
    let slices: Vec<Slice> =
        game.slices().into_iter().filter(|slice| slice.south + slice.north <= wishes.men).collect();
    announce(&game, &slices, wishes.turns);
    let mut tables = if wishes.turns { Tables::new(&game) } else { Tables::without_turns(&game) };
    let (begin, mut busy, mut solved) = (Instant::now(), 0.0, 0);
    for &slice in &slices {
        let (positions, now) = (positions(&game, slice), ProcessTime::now());
        let is_new = match &wishes.folder {
            Some(folder) => folder.complete(&mut tables, slice)?,
            None => tables.solve(slice).map(|()| true)?,
        };
        let (seconds, hash) = (now.elapsed().as_secs_f64(), tables.hash(slice).unwrap_or_default());
        busy += seconds;
        let speed = positions as f64 / 1e6 / seconds;
        let how = if is_new { format!("{seconds:.2} s, {speed:.2} million a second") } else { "kept".into() };
        println!("{slice:>6} {positions:>11} {} {how}", hex(&hash[..8]));
        solved += if is_new { positions } else { 0 };
    }
    let (seconds, speed) = (begin.elapsed().as_secs_f64(), solved as f64 / 1e6 / busy);
    println!("{seconds:.1} s, of which {busy:.1} s of a processor: {speed:.2} million new positions a second");
    tell(&tables, &slices)?;
    check(&tables, &slices, wishes.check)
}

/// What the command line asks for.
fn wishes() -> Result<Wishes, Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let name = words.next().ok_or("which rule set?")?;
    let AnyOptions::Soldiers(mut options) = ashtapada_rulebook::find(&name)?.options else {
        return Err("that is no game on points and lines".into());
    };
    let (mut folder, mut men, mut turns, mut check) = (None, u8::MAX, true, 0);
    for word in words {
        let (id, value) = word.split_once('=').ok_or("expected name=value")?;
        match id {
            "folder" => folder = Some(Folder::at(value)?),
            "men" => men = value.parse()?,
            "turns" => turns = value.parse()?,
            "check" => check = value.parse()?,
            _ => ashtapada_rules::OptionSet::set(&mut options, id, value)?,
        }
    }
    Ok(Wishes { options, folder, men, turns, check })
}

/// How many positions the tables of a slice have.
fn positions(game: &Game, slice: Slice) -> u64 {
    game.positions_of(slice) * game.movers(slice).len() as u64
}

/// Says beforehand what it takes.
fn announce(game: &Game, slices: &[Slice], turns: bool) {
    let all: u64 = slices.iter().map(|&slice| positions(game, slice)).sum();
    let working = slices.iter().map(|&slice| game.working_bytes(slice)).max().unwrap_or(0);
    let kept = all / 4 + if turns { all } else { 0 };
    let alike = if game.sides_are_alike() { "the sides are alike" } else { "the sides differ" };
    println!("{} slices, {all} positions; {} symmetries, {alike}", slices.len(), game.symmetries());
    println!("about {} MB, {} s on one core", (working + kept) >> 20, all / EXPECTED);
}

/// Tells what came out.
fn tell(tables: &Tables<'_>, slices: &[Slice]) -> Result<(), Box<dyn Error>> {
    let game = tables.game();
    let mut all = Tally::default();
    println!("mover's men, other's: won, drawn, lost; longest win");
    for &slice in slices {
        for mover in ashtapada_rules::grid::Side::BOTH {
            let is_new = mover == ashtapada_rules::grid::Side::South || game.movers(slice).len() == 2;
            if let Some(tally) = tables.tally(slice, mover).filter(|_| is_new) {
                let side = if game.sides_are_alike() { "" } else { &format!("{mover:?} ") };
                println!("{side}{slice}: {} {} {}; {}", tally.won, tally.drawn, tally.lost, tally.longest);
                all += tally;
            }
        }
    }
    println!("all {}: {} {} {}; {}", all.positions(), all.won, all.drawn, all.lost, all.longest);
    let start = Soldiers::start(game.options())?;
    match tables.probe(&start) {
        Some(value) => println!("the start is {value} for {:?}", start.side()),
        None => println!("the start is not solved"),
    }
    for (turn, value) in tables.judge(&start).unwrap_or_default() {
        println!("  {} {value}", turn.text());
    }
    println!("{} bytes of tables, game {}", tables.bytes(), hex(&game.digest()[..8]));
    Ok(())
}

/// Checks random positions.
fn check(tables: &Tables<'_>, slices: &[Slice], count: u64) -> Result<(), Box<dyn Error>> {
    let game = tables.game();
    let mut random = fastrand::Rng::with_seed(48);
    let all: u64 = slices.iter().map(|&slice| positions(game, slice)).sum();
    for _ in 0..count {
        let mut number = random.u64(..all);
        for &slice in slices {
            if number < positions(game, slice) {
                let (mover, each) = ((number / game.positions_of(slice)) as usize, game.positions_of(slice));
                tables.check(slice, game.movers(slice)[mover], number % each)?;
                break;
            }
            number -= positions(game, slice);
        }
    }
    println!("{count} random positions checked");
    Ok(())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
