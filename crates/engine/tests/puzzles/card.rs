//! The sections of a rule card. Readers never see their keys, so these are read from the files in which it is written.

use std::collections::BTreeSet;

use serde::Deserialize;

/// What `rules.toml` says about the text.
#[derive(Deserialize, Default)]
struct Rules {
    /// The rule set that it builds on.
    like: Option<String>,
    #[serde(default)]
    drop: Dropped,
}

/// What it does not take over.
#[derive(Deserialize, Default)]
struct Dropped {
    #[serde(default)]
    sections: Vec<String>,
}

/// The keys of the sections that the card of a rule set has: its own and those that it takes over.
pub fn sections(id: &str) -> BTreeSet<String> {
    let rules: Rules = toml::from_str(&read(id, "rules.toml")).unwrap_or_else(|error| panic!("{id}: {error}"));
    let mut keys = rules.like.map_or_else(BTreeSet::new, |like| sections(&like));
    for key in rules.drop.sections {
        keys.remove(&key);
    }
    keys.extend(read(id, "en.md").lines().filter_map(key).map(str::to_owned));
    keys
}

/// The key at the end of a line: `{#capturing}` or `{#chains follows=capturing}`.
fn key(line: &str) -> Option<&str> {
    let (_, key) = line.rsplit_once("{#")?;
    key.strip_suffix('}')?.split(' ').next()
}

fn read(id: &str, file: &str) -> String {
    let path = format!("{}/../rulebook/games/{id}/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
