//! Games recorded under earlier editions of the rules: each is replayed as it was, to the position (`last`) and the result
//! (`outcome`) that its first lines name. A record that names no edition is of the first.
//!
//! Some were played with bugs that are fixed now. They are replayed all the same: `refused` lists the plies that
//! today's rules refuse, and `now` is the position where the corrected rule has remembered more.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ashtapada_rulebook::EDITION;
use ashtapada_rules::Position;
use ashtapada_table::record::{Record, RecordError};
use ashtapada_table::{Secret, Table};

fn kept() -> impl Iterator<Item = (String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap()))
}

/// The edition that a record names, or the first.
fn edition(text: &str) -> u32 {
    let tag = text.lines().find_map(|line| line.strip_prefix("[Edition \"")?.strip_suffix("\"]"));
    tag.map_or(1, |number| number.parse().unwrap())
}

/// The value of a comment line with that name.
fn comment<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix("; ")?.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn old_records_end_as_they_did() {
    let mut read = BTreeMap::new();
    for (name, text) in kept() {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.beginning.edition, edition(&text), "{name}");
        assert!(record.beginning.edition < EDITION, "{name}");
        let last = comment(&text, "now").or(comment(&text, "last"));
        assert_eq!(Some(record.game.position().text().as_str()), last, "{name}");
        let outcome = record.outcome().map(|outcome| {
            let shares = outcome.share.map(i32::from);
            format!("{:?} {shares:?} {:?}", outcome.ending, outcome.rank)
        });
        let refused: Vec<String> =
            record.refused.iter().map(|(ply, refusal)| format!("{ply} {}", refusal.id())).collect();
        assert_eq!(refused.join(", "), comment(&text, "refused").unwrap_or_default(), "{name}");
        assert_eq!(outcome.as_deref(), comment(&text, "outcome").filter(|&text| text != "none"), "{name}");
        *read.entry(record.beginning.edition).or_insert(0) += 1;
    }
    assert_eq!(read, BTreeMap::from([(1, 43), (2, 2)]));
}

#[test]
fn old_records_are_written_and_taken_up_again_in_their_edition() {
    for (name, text) in kept() {
        let record: Record = text.parse().unwrap();
        let written = record.to_string();
        assert!(written.contains(&format!("[Edition \"{}\"]", edition(&text))), "{name}");
        let again: Record = written.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((again.to_string(), again.refused), (written, record.refused.clone()), "{name}");
        assert_eq!(record.new_game().edition, Some(edition(&text)), "{name}");
    }
}

#[test]
fn old_records_are_played_on() {
    for (name, text) in kept() {
        let record: Record = text.parse().unwrap();
        let (table, _) = Table::set_up(&record.new_game(), "again", Secret::new([0; 32]), 0)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.position(), record.game.position(), "{name}");
        let marked = table.entries(0, usize::MAX).into_iter().filter_map(|entry| entry.refused).count();
        assert_eq!(marked, record.refused.len(), "{name}");
    }
}

/// What no edition allowed is refused even where no edition is named.
#[test]
fn a_mistake_in_a_record_is_no_fault_of_an_edition() {
    for (rules, turns) in [
        ("chaturaji-pl-solo", "1. 5: b6-c7"),
        ("chaturaji-pl-team", "1. 5: b6-c7"),
        ("chaturaji-pl-team", "1. 3: pass 2. 4: a6-c7"),
        ("chaturaji-pl-team", "1. 3: d1-e2"),
        ("soldiers16-bl", "1. c4-c6"),
        ("soldiers16-bl", "1. stop"),
        ("vilac-9506", "1. e2e5"),
    ] {
        let error = format!("[Rules \"{rules}\"]\n{turns}").parse::<Record>().unwrap_err();
        assert!(matches!(error, RecordError::Illegal { .. }), "{rules} {turns}: {error}");
    }
}
