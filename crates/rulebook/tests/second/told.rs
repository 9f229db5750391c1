//! What a rule set tells, read from its `rules.toml` and those that it is like. Nothing here comes from the loader.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use toml::{Table, Value};

/// The folder of the rule sets.
fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/games"))
}

/// What one rule set tells, with all that it inherits.
#[derive(Clone, Debug)]
pub struct Told {
    /// The family.
    pub family: String,
    /// Its options, of those that are not left to the family.
    pub options: BTreeMap<String, String>,
    /// The side that always begins.
    pub first: Option<String>,
    /// The board of a game of points.
    pub board: Table,
    /// The sides of a game of points: south and north.
    pub sides: [Table; 2],
    /// The values of its own options, by option and value.
    pub choices: BTreeMap<String, Vec<Table>>,
}

/// The ids of all rule sets, the drafts too.
pub fn ids() -> Vec<String> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap());
    let mut ids: Vec<String> = entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
    ids.sort();
    ids
}

fn table(within: &Table, key: &str) -> Table {
    within.get(key).and_then(Value::as_table).cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Reads a rule set.
pub fn read(id: &str) -> Told {
    let own: Table = fs::read_to_string(folder().join(id).join("rules.toml")).unwrap().parse().unwrap();
    let parent = own.get("like").map(|like| read(like.as_str().unwrap()));
    let mut told = parent.unwrap_or_else(|| Told {
        family: own["family"].as_str().unwrap().to_owned(),
        options: BTreeMap::new(),
        first: None,
        board: Table::new(),
        sides: [Table::new(), Table::new()],
        choices: BTreeMap::new(),
    });
    for dropped in table(&own, "drop").get("options").and_then(Value::as_array).into_iter().flatten() {
        told.options.remove(dropped.as_str().unwrap());
    }
    told.options.extend(table(&own, "options").iter().map(|(id, value)| (id.clone(), text(value))));
    if let Some(first) = own.get("first") {
        told.first = Some(text(first));
    }
    if let Some(board) = own.get("board") {
        told.board = board.as_table().unwrap().clone();
    }
    for (side, name) in told.sides.iter_mut().zip(["south", "north"]) {
        side.extend(table(&table(&own, "side"), name));
    }
    for choice in own.get("choice").and_then(Value::as_array).into_iter().flatten() {
        let values = choice["values"].as_array().unwrap();
        let values = values.iter().map(|value| value.as_table().unwrap().clone()).collect();
        told.choices.insert(text(&choice["option"]), values);
    }
    told
}

impl Told {
    /// The same with some options changed.
    pub fn with(&self, changes: &[(String, String)]) -> Told {
        let mut told = self.clone();
        told.options.extend(changes.iter().cloned());
        told
    }

    /// The value of an option, or what the family has.
    pub fn option<'a>(&'a self, id: &str, otherwise: &'a str) -> &'a str {
        self.options.get(id).map_or(otherwise, String::as_str)
    }

    /// Whether an option that is true or false is true.
    pub fn flag(&self, id: &str, otherwise: bool) -> bool {
        self.option(id, if otherwise { "true" } else { "false" }) == "true"
    }

    /// The number that an option has; 0 where it has none.
    pub fn number(&self, id: &str, otherwise: &str) -> u32 {
        self.option(id, otherwise).parse().unwrap_or(0)
    }

    /// Board, sides and who begins are as the chosen values of its own options make them.
    pub fn settle(&mut self) {
        for (option, values) in self.choices.clone() {
            let chosen = |value: &&Table| self.options.get(&option) == Some(&text(&value["value"]));
            let value = values.iter().find(chosen).unwrap_or(&values[0]);
            if let Some(board) = value.get("board") {
                self.board = board.as_table().unwrap().clone();
            }
            for (side, name) in self.sides.iter_mut().zip(["south", "north"]) {
                side.extend(table(value, name));
            }
            if let Some(first) = value.get("first") {
                self.first = Some(text(first));
            }
        }
        for (option, values) in self.choices.clone() {
            let chosen = |value: &&Table| self.options.get(&option) == Some(&text(&value["value"]));
            if let Some(jumps) = values.iter().find(chosen).and_then(|value| value.get("arcJumps")) {
                self.board.insert("arcJumps".into(), jumps.clone());
            }
        }
    }
}
