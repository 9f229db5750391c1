//! Lines as acts of a game's log: what can be played can be stored and replayed, what cannot changes nothing.
#![no_main]

use ashtapada_rulebook::rule_sets;
use ashtapada_table::{Act, NewGame, Secret, StoredEntry, Table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (which, lines) = input;
    let rules = &rule_sets()[usize::from(which) % rule_sets().len()];
    let (mut table, _) = Table::set_up(&NewGame::of(&rules.id), "fuzz", Secret::new([1; 32]), 0).expect("the usual game");
    let mut log: Vec<StoredEntry> = Vec::new();
    for line in lines.lines() {
        if let Ok(act) = line.parse::<Act>() {
            assert_eq!(act.to_string().parse(), Ok(act));
        }
        let seq = table.last() + 1;
        let entry = StoredEntry { seq, seat: None, act: line.to_owned(), client: None, at: 0, spent: None };
        let before = table.glance();
        match table.append(entry.clone()) {
            Ok(()) => log.push(table.entry(seq).expect("the entry just played").stored()),
            Err(_) => assert_eq!((table.last(), table.glance()), (seq - 1, before)),
        }
    }
    let again = Table::open(table.header().clone(), log).expect("what was played can be replayed");
    assert_eq!(again.glance(), table.glance());
    assert_eq!(again.entries(0, usize::MAX).len(), table.entries(0, usize::MAX).len());
});
