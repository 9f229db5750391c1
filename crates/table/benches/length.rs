//! Whether the length of a game matters: the same work at a table of 50 actions and at one of 5,000, for each action, in
//! one run. A ratio near 1 says that it does not. `cargo bench -p ashtapada-table`

use std::hint::black_box;
use std::time::Instant;

use ashtapada_rules::{Action, ActionList, Position, Turn};
use ashtapada_table::{Act, NewGame, Request, Secret, StoredEntry, Table, Trial};

const SHORT: u32 = 50;
const LONG: u32 = 5_000;

/// A game of so many actions: two beads go to and fro, and no rule ends it.
fn table(actions: u32) -> Table {
    let options = [("noCaptureMoves", "off"), ("repetition", "off"), ("firstPlayer", "south")];
    let asked = NewGame {
        options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).to_vec(),
        position: Some("3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0".to_owned()),
        ..NewGame::of("soldiers16-free")
    };
    let (mut table, _) = Table::set_up(&asked, "bench", Secret::new([1; 32]), 0).expect("the game can be set up");
    for number in 0..actions {
        let text = ["c4-c5", "c6-d6", "c5-c4", "d6-c6"][number as usize % 4];
        play(&mut table, text);
    }
    table
}

fn play(table: &mut Table, text: &str) {
    let act: Act = text.parse().expect("an action");
    table.play(table.turn().seat(), act).expect("a legal move");
}

fn log(table: &Table) -> Vec<StoredEntry> {
    (1..=table.last()).filter_map(|seq| table.entry(seq)).map(|entry| entry.stored()).collect()
}

/// The least time of several tries, in nanoseconds for each of `parts`.
fn time(parts: u32, mut work: impl FnMut()) -> f64 {
    let tries = (0..15).map(|_| {
        let begun = Instant::now();
        work();
        begun.elapsed().as_nanos() as f64 / f64::from(parts)
    });
    tries.fold(f64::INFINITY, f64::min)
}

fn some_action(table: &Table) -> Option<Action> {
    let Turn::Seat(_) = table.turn() else { return None };
    let mut list = ActionList::new();
    table.position().actions(&mut list);
    list.first().copied()
}

fn main() {
    let tables = [table(SHORT), table(LONG)];
    let logs = tables.each_ref().map(log);
    let mut rows: Vec<(&str, [f64; 2])> = Vec::new();
    let mut row = |name, work: &dyn Fn(usize) -> f64| rows.push((name, [work(0), work(1)]));
    row("open, each action", &|which| {
        let (header, log) = (tables[which].header(), &logs[which]);
        time(log.len() as u32, || {
            black_box(Table::open(header.clone(), log.clone()).expect("it opens"));
        })
    });
    row("send whole, each action", &|which| {
        let table = &tables[which];
        time(table.last(), || {
            black_box(table.entries(0, usize::MAX));
        })
    });
    row("play one more", &|which| {
        let mut table = tables[which].clone();
        time(100, || {
            for _ in 0..100 {
                let action = some_action(&table).expect("a move");
                table.play(None, Act::Play { action }).expect("it is legal");
                table.play(None, Act::TakeBack { to: table.last() - 1 }).expect("back");
            }
        })
    });
    row("one click in a branch from the end", &|which| {
        let (mut trial, _) = Trial::of(&tables[which], tables[which].last(), &[]);
        time(100, || {
            for _ in 0..50 {
                let action = trial.table().choices().legal[0].text.clone();
                trial.carry_out(&Request::Act { action }, &mut |_| 0).expect("it is legal");
                black_box(trial.table().entries(trial.table().last() - 1, 1));
                trial.carry_out(&Request::TakeBack { to: None }, &mut |_| 0).expect("back");
            }
        })
    });
    row("leave for a branch, each action", &|which| {
        let table = &tables[which];
        time(table.last(), || {
            black_box(Trial::of(table, table.last() / 2, &[]));
        })
    });
    println!("{:36}{SHORT:>10}{LONG:>10}   ratio   (microseconds)", "");
    for (name, [short, long]) in rows {
        println!("{name:36}{:10.2}{:10.2}{:8.2}", short / 1e3, long / 1e3, long / short);
    }
}
