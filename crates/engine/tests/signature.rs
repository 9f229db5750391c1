//! The signature of the search: how many nodes it takes to a fixed depth. A change that is to leave the search as it is must
//! not change it; whoever changes the search writes the new one, and says why:
//!
//!   WRITE_SIGNATURE=1 cargo test -p ashtapada-engine --test signature
//!
//! Logarithms and exponentials come from the system, so that it is kept for one.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod kept;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup, Situation};

/// Positions of each rule set, from the beginning to the end of the file.
const POSITIONS: usize = 6;

#[test]
fn searches_take_as_many_nodes_as_before() {
    let mut rows: BTreeMap<&str, Vec<[&str; 2]>> = BTreeMap::new();
    for row in kept::CHOICES.lines() {
        let [id, changes, text, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("five columns: {row}") };
        rows.entry(id).or_default().push([changes, text]);
    }
    let mut signature = String::new();
    for (id, rows) in rows {
        let nodes: u64 = rows.iter().step_by(rows.len().div_ceil(POSITIONS)).map(|&row| nodes(row)).sum();
        writeln!(signature, "{id}\t{nodes}").unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/signature.tsv");
    if std::env::var_os("WRITE_SIGNATURE").is_some() {
        std::fs::write(path, &signature).unwrap();
    }
    assert_eq!(signature, include_str!("kept/signature.tsv"));
}

fn nodes([changes, text]: [&str; 2]) -> u64 {
    let position = kept::position(changes, text);
    let thrown = text.contains("move:");
    let limits = Limits::depth(if thrown { 3 } else { 6 });
    let mut player = AnyPlayer::new(Bot::Searcher, Setup::seeded(1).with_table(1 << 20));
    let choice = player.think(&Situation::new(position), limits, &mut |_| {});
    choice.map_or(0, |choice| choice.report.nodes)
}
