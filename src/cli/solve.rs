//! `ashtapada solve`: perfect play in a small game, worked out.

use std::fmt::Display;
use std::io::{self, BufRead as _, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ashtapada_rulebook::Words;
use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{AnyPosition, Position as _};
use ashtapada_solver::{Folder, Game, Shelf, Slice, Tables, Tally, Value};
use cpu_time::ProcessTime;

use super::serve::data_folder;
use super::{Chosen, Failure, parse_number};

/// Positions a second that are expected of one core.
const EXPECTED: u64 = 3_000_000;
/// So many bytes of a file a hundred positions take, about, with turns and without.
const IN_FILE: u64 = 60;
const IN_FILE_WITHOUT: u64 = 10;

/// With so many men it is told where whoever moves loses.
const FEW: u8 = 6;
/// More actions than a win has.
const MOST_ACTIONS: usize = 5000;

/// Work out perfect play in a small game on points: who wins, from every position
///
/// It says first what it takes, and asks. What is solved stays in a folder, where the page and the
/// player `perfect` find it; it can be stopped at any time, and goes on from there.
///
///   ashtapada solve pretwa
///   ashtapada solve pretwa --option obligation=none --check 2000
///   ashtapada solve soldiers16-bl --men 5     endings of at most five men
///   ashtapada solve pretwa --slice 2-1        one part alone, from the parts before it
///   ashtapada solve pretwa --list             which parts there are, for several machines
///   ashtapada solve fox-geese-13 --no-turns   only who wins: neither the page nor the player uses that
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Solve {
    #[command(flatten)]
    chosen: Chosen,
    /// Only endings of at most so many men of both sides together
    #[arg(long, value_name = "NUMBER", value_parser = parse_number::<u8>)]
    men: Option<u8>,
    /// Only the positions with so many men of South and of North, for example 3-2; those that captures lead to must be solved
    #[arg(long, value_name = "SOUTH-NORTH", value_parser = str::parse::<Slice>)]
    slice: Option<Slice>,
    /// Only list the parts with their numbers of positions, those that can be solved side by side on one line
    #[arg(long, conflicts_with = "slice")]
    list: bool,
    /// Only who wins, not in how many turns: a quarter of the memory
    #[arg(long)]
    no_turns: bool,
    /// Check so many random positions by the rules' own actions afterwards
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = parse_number::<u64>)]
    check: u64,
    /// Folder of all solved games (default: in the data folder of this system)
    #[arg(long, value_name = "PATH")]
    solved: Option<PathBuf>,
    /// Do not ask
    #[arg(long, short)]
    yes: bool,
}

/// The folder of solved games: the one that is given, or `solved` in the data folder.
pub fn solved_folder(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    given.map_or_else(|| data_folder(None).map(|data| data.join("solved")), Ok)
}

fn failed(error: impl Display) -> Failure {
    Failure::Solve(error.to_string())
}

impl Solve {
    /// Solves, and tells what came out.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let begin = self.chosen.begin()?;
        let AnyPosition::Soldiers(position) = begin.position else {
            return Err(failed("only games on points and lines can be solved: there, nothing is thrown"));
        };
        let game = Game::of(&position.options()).map_err(failed)?;
        let slices = self.slices(&game)?;
        if self.list {
            return Ok(list(&mut io::stdout().lock(), &game, &slices)?);
        }
        if let Some(slice) = slices.iter().find(|slice| !game.is_small_enough(**slice)) {
            let count = grouped(game.entries_of(*slice));
            return Err(failed(format!(
                "this game is too large: {count} positions of {} men against {} alone; endings can be solved, for example \
                 --men 5",
                slice.south, slice.north
            )));
        }
        let shelf = solved_folder(self.solved)?;
        let folder = Folder::of(&game, &shelf).map_err(failed)?;
        let title = ashtapada_rulebook::find(&self.chosen.id)?.title.get(words.lang()).to_owned();
        let mut out = io::stdout().lock();
        let left = slices.iter().copied().filter(|&slice| !folder.file(slice).exists());
        let mut tables = if self.no_turns { Tables::without_turns(&game) } else { Tables::new(&game) };
        announce(&mut out, &title, &tables, &slices, (left.collect(), folder.file(slices[0]).parent()))?;
        if !self.yes && io::stdin().is_terminal() && !agreed(&mut out)? {
            return Ok(());
        }
        if let [only] = slices[..] {
            for before in game.slices().into_iter().take_while(|slice| *slice != only) {
                folder.read(&mut tables, before).map_err(failed)?;
            }
        }
        solve(&mut out, &mut tables, &folder, &slices)?;
        tell(&mut out, &tables, &slices, &position)?;
        remarkable(&mut out, &tables, &slices, &Shelf::at(&shelf))?;
        check(&mut out, &tables, &slices, self.check)
    }

    /// What is to be solved, in that order.
    fn slices(&self, game: &Game) -> Result<Vec<Slice>, Failure> {
        let mut slices = game.slices();
        let all = slices.len();
        match (self.slice, self.men) {
            (Some(slice), _) => slices.retain(|&other| other == slice),
            (None, Some(men)) => slices.retain(|slice| slice.south + slice.north <= men),
            (None, None) => {}
        }
        if slices.is_empty() {
            return Err(failed(format!("the game has no such positions: {all} other numbers of men can be solved")));
        }
        Ok(slices)
    }
}

/// Lists the parts: each line follows from those before it, and from nothing of its own.
fn list(out: &mut impl Write, game: &Game, slices: &[Slice]) -> io::Result<()> {
    for together in slices.chunk_by(|one, other| one.south + one.north == other.south + other.north) {
        let parts = together.iter().map(|&slice| format!("{slice}:{}", game.entries_of(slice)));
        writeln!(out, "{}", parts.collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

/// Says beforehand what it takes.
fn announce(
    out: &mut impl Write,
    title: &str,
    tables: &Tables<'_>,
    slices: &[Slice],
    (left, folder): (Vec<Slice>, Option<&Path>),
) -> io::Result<()> {
    let (game, turns) = (tables.game(), tables.have_turns());
    let sum = |slices: &[Slice]| slices.iter().map(|&slice| game.entries_of(slice)).sum::<u64>();
    let (all, missing) = (sum(slices), sum(&left));
    let working = slices.iter().map(|&slice| game.working_bytes(slice, turns)).max().unwrap_or(0);
    let alike = if game.sides_are_alike() { ", as are the two sides" } else { "" };
    writeln!(out, "{title}: {} positions in {} parts, by numbers of men", grouped(all), slices.len())?;
    writeln!(out, "{} symmetries of the board are used{alike}", game.symmetries())?;
    if let Some(folder) = folder {
        writeln!(out, "kept in {}", folder.display())?;
    }
    if missing < all {
        writeln!(out, "{} of the parts are there already", slices.len() - left.len())?;
    }
    let (kept, in_file) = if turns { (all, IN_FILE) } else { (all / 4, IN_FILE_WITHOUT) };
    let (memory, disk) = (kept + working, missing * in_file / 100);
    let time = told_time(Duration::from_secs(missing / EXPECTED));
    writeln!(out, "it takes about {} MB of memory, {} MB of disk, {time} of one core", memory >> 20, disk >> 20)
}

fn agreed(out: &mut impl Write) -> io::Result<bool> {
    write!(out, "Begin? [y/N] ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(answer.trim().eq_ignore_ascii_case("y") || answer.trim().eq_ignore_ascii_case("yes"))
}

/// Solves what is missing, each part as soon as those before it are there.
fn solve(out: &mut impl Write, tables: &mut Tables<'_>, folder: &Folder, slices: &[Slice]) -> Result<(), Failure> {
    let game = tables.game();
    let all: u64 = slices.iter().map(|&slice| game.entries_of(slice)).sum();
    let (begin, mut busy, mut solved, mut done) = (Instant::now(), 0.0, 0, 0);
    writeln!(out, "\n   men    positions              hash")?;
    for &slice in slices {
        let (count, now) = (game.entries_of(slice), ProcessTime::now());
        let is_new = folder.complete(tables, slice).map_err(failed)?;
        let seconds = now.elapsed().as_secs_f64();
        let hash = tables.hash(slice).unwrap_or_default();
        done += count;
        let how = if is_new {
            (busy, solved) = (busy + seconds, solved + count);
            let left = (all - done) as f64 / (solved as f64 / begin.elapsed().as_secs_f64());
            let percent = 100 * done / all.max(1);
            format!("{percent:>3} %, {} left", told_time(Duration::from_secs_f64(left)))
        } else {
            "there already".to_owned()
        };
        writeln!(out, "{:>6} {count:>12}  {}  {how}", slice.to_string(), hex(&hash[..8]))?;
    }
    if solved > 0 {
        let speed = solved as f64 / 1e6 / busy;
        writeln!(out, "{busy:.1} s of a processor, {speed:.2} million positions a second")?;
    }
    Ok(())
}

/// Tells what came out.
fn tell(out: &mut impl Write, tables: &Tables<'_>, slices: &[Slice], at: &Soldiers) -> Result<(), Failure> {
    let game = tables.game();
    let mut all = Tally::default();
    let longest = |told: &str, tally: Tally| {
        if tables.have_turns() { format!("; {told}{}", tally.longest) } else { String::new() }
    };
    let title = if tables.have_turns() { "; longest win in turns" } else { "" };
    writeln!(out, "\nmen of whoever moves, of the other: won, drawn, lost{title}")?;
    for &slice in slices {
        for mover in Side::BOTH {
            let is_new = mover == Side::South || game.movers(slice).len() == 2;
            if let Some(tally) = tables.tally(slice, mover).filter(|_| is_new) {
                let (own, other) = match mover {
                    Side::South => (slice.south, slice.north),
                    Side::North => (slice.north, slice.south),
                };
                let side = if game.sides_are_alike() { "" } else { &format!("{mover:?} ") };
                let Tally { won, drawn, lost, .. } = tally;
                writeln!(out, "{side}{own}-{other}: {won} {drawn} {lost}{}", longest("", tally))?;
                all += tally;
            }
        }
    }
    let Tally { won, drawn, lost, .. } = all;
    writeln!(out, "all {}: {won} won, {drawn} drawn, {lost} lost{}", all.positions(), longest("longest ", all))?;
    match tables.probe(at) {
        Some(value) => writeln!(out, "{}: {} for {}", at.text(), worth(tables, value), at.side().seat().name())?,
        None => writeln!(out, "{}: not solved", at.text())?,
    }
    for (turn, value) in tables.judge(at).unwrap_or_default() {
        writeln!(out, "  {} {}", turn.text(), worth(tables, value))?;
    }
    Ok(())
}

/// Tells the longest win, as it is played, and where whoever moves loses.
fn remarkable(out: &mut impl Write, tables: &Tables<'_>, slices: &[Slice], shelf: &Shelf) -> io::Result<()> {
    let wins = slices.iter().filter_map(|&slice| tables.longest_win(slice));
    if let Some((position, turns)) = wins.max_by_key(|&(_, turns)| turns) {
        writeln!(out, "longest win, in {turns} turns, from {}", position.text())?;
        let line = shelf.oracle(&position.options()).map(|oracle| oracle.line(&position, MOST_ACTIONS));
        let line: Vec<String> = line.unwrap_or_default().iter().map(ToString::to_string).collect();
        writeln!(out, "  {}", line.join(" "))?;
    }
    let few = slices.iter().copied().filter(|slice| slice.south + slice.north <= FEW);
    let found: Vec<_> = few.filter_map(|slice| Some((slice, tables.zugzwangs(slice)?))).collect();
    let all: u64 = found.iter().map(|(_, (count, _))| count).sum();
    writeln!(out, "with at most {FEW} men whoever moves loses on {all} boards")?;
    for (slice, (count, one)) in found {
        if let Some(one) = one {
            writeln!(out, "  {slice}: {count}, for example {}", one.text())?;
        }
    }
    Ok(())
}

/// A value in words, with the number of turns if that is known.
fn worth(tables: &Tables<'_>, value: Value) -> String {
    match value {
        Value::Win(_) if !tables.have_turns() => "won".to_owned(),
        Value::Loss(_) if !tables.have_turns() => "lost".to_owned(),
        value => value.to_string(),
    }
}

/// Checks random positions.
fn check(out: &mut impl Write, tables: &Tables<'_>, slices: &[Slice], count: u64) -> Result<(), Failure> {
    let game = tables.game();
    let mut random = fastrand::Rng::with_seed(48);
    let all: u64 = slices.iter().map(|&slice| game.entries_of(slice)).sum();
    for _ in 0..count {
        let mut number = random.u64(..all);
        for &slice in slices {
            if number < game.entries_of(slice) {
                let (mover, each) = ((number / game.positions_of(slice)) as usize, game.positions_of(slice));
                tables.check(slice, game.movers(slice)[mover], number % each).map_err(failed)?;
                break;
            }
            number -= game.entries_of(slice);
        }
    }
    if count > 0 {
        writeln!(out, "{count} random positions follow from the next ones by the rules' own actions")?;
    }
    Ok(())
}

fn told_time(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..100 => format!("{} s", seconds.max(1)),
        seconds @ 100..6000 => format!("{} minutes", (seconds + 30) / 60),
        seconds => format!("{} hours", (seconds + 1800) / 3600),
    }
}

/// With commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_are_told_as_people_read_them() {
        assert_eq!(grouped(89_103_805), "89,103,805");
        assert_eq!(grouped(120), "120");
        assert_eq!(told_time(Duration::from_secs(150)), "3 minutes");
    }
}
