//! Reading the embedded rule sets.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ashtapada_rules::{Family, OptionError, OptionSet};
use include_dir::{Dir, include_dir};
use serde::Deserialize;

use crate::{Ambiguity, Example, Lang, Lesson, Localised, RuleSet, Sentence, UnknownRules};

static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/games");

/// What is wrong with a rule set's files. Embedded rule sets have none of these: a test loads them.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A file is missing.
    #[error("{folder} lacks the file {file}")]
    Missing {
        /// The folder.
        folder: String,
        /// The file.
        file: String,
    },
    /// A file is not what it should be: the message has line and column.
    #[error("{folder}/{file}: {error}")]
    Toml {
        /// The folder.
        folder: String,
        /// The file.
        file: &'static str,
        /// Where and what.
        error: Box<toml::de::Error>,
    },
    /// The options make no sense.
    #[error("{folder}/rules.toml: {error}")]
    Options {
        /// The folder.
        folder: String,
        /// Which and why.
        error: OptionError,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    id: String,
    /// Place in the gallery, from 1; those without come last.
    #[serde(default = "last")]
    order: u16,
    /// Options decided by us that no numbered ambiguity is about.
    #[serde(default)]
    ours: Vec<String>,
    family: Family,
    document: String,
    names: Vec<String>,
    players: u8,
    minutes: u16,
    dice: bool,
    title: Localised,
    blurb: Localised,
    options: BTreeMap<String, String>,
    #[serde(rename = "sentence")]
    sentences: Vec<Sentence>,
    #[serde(default, rename = "ambiguity")]
    ambiguities: Vec<Ambiguity>,
}

fn last() -> u16 {
    u16::MAX
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Examples {
    #[serde(rename = "example")]
    examples: Vec<Example>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lessons {
    #[serde(rename = "lesson")]
    lessons: Vec<Lesson>,
}

/// Every rule set that loads, in order of presentation.
///
/// A rule set whose files are broken is left out; [`load`] says why, and a test makes sure that
/// none is.
pub fn rule_sets() -> &'static [RuleSet] {
    static SETS: LazyLock<Vec<RuleSet>> = LazyLock::new(|| load().into_iter().filter_map(Result::ok).collect());
    &SETS
}

/// The rule set with that id.
///
/// # Errors
/// There is none; the error names the nearest.
pub fn find(id: &str) -> Result<&'static RuleSet, UnknownRules> {
    rule_sets().iter().find(|rules| rules.id == id).ok_or_else(|| {
        let nearest = rule_sets().iter().max_by(|a, b| {
            let like = |rules: &RuleSet| strsim::jaro_winkler(&rules.id, id);
            like(a).total_cmp(&like(b))
        });
        // Farther off than this it would be a wild guess.
        let nearest = nearest.filter(|rules| strsim::jaro_winkler(&rules.id, id) > 0.7);
        UnknownRules { id: id.to_owned(), nearest: nearest.map(|rules| rules.id.clone()) }
    })
}

/// Reads every embedded rule set, in order of presentation.
pub fn load() -> Vec<Result<RuleSet, LoadError>> {
    let mut sets: Vec<Result<(u16, RuleSet), LoadError>> = GAMES.dirs().map(read).collect();
    sets.sort_by_key(|set| set.as_ref().map_or((0, String::new()), |(order, rules)| (*order, rules.id.clone())));
    sets.into_iter().map(|set| set.map(|(_, rules)| rules)).collect()
}

fn read(folder: &Dir<'_>) -> Result<(u16, RuleSet), LoadError> {
    let name = folder.path().to_string_lossy().into_owned();
    let file = |file: &str| {
        folder
            .get_file(folder.path().join(file))
            .and_then(|found| found.contents_utf8())
            .ok_or_else(|| LoadError::Missing { folder: name.clone(), file: file.to_owned() })
    };
    let broken = |file: &'static str| {
        let folder = name.clone();
        move |error| LoadError::Toml { folder, file, error: Box::new(error) }
    };
    let header: Header = toml::from_str(file("rules.toml")?).map_err(broken("rules.toml"))?;
    let examples: Examples = toml::from_str(file("examples.toml")?).map_err(broken("examples.toml"))?;
    let lessons: Lessons = toml::from_str(file("lessons.toml")?).map_err(broken("lessons.toml"))?;
    let text = Lang::all().map(|lang| file(&format!("{lang}.md")).map(str::to_owned)).collect::<Result<_, _>>()?;
    let mut options = header.family.options();
    let wrong = |error| LoadError::Options { folder: name.clone(), error };
    for (id, value) in &header.options {
        options.set(id, value).map_err(wrong)?;
    }
    options.check().map_err(wrong)?;
    let rules = RuleSet {
        id: header.id,
        family: header.family,
        document: header.document,
        names: header.names,
        players: header.players,
        minutes: header.minutes,
        dice: header.dice,
        title: header.title,
        blurb: header.blurb,
        options,
        ours: header.ours,
        named: header.options.into_keys().collect(),
        sentences: header.sentences,
        ambiguities: header.ambiguities,
        text: Localised::of(text),
        examples: examples.examples,
        lessons: lessons.lessons,
    };
    Ok((header.order, rules))
}
