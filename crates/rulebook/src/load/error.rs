//! What can be wrong with the files of a rule set, and where.

use std::fmt;

use ashtapada_rules::OptionError;

use crate::nearest;

/// What is wrong with a rule set's files. Embedded rule sets have none of these: a test loads them.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// A file is missing.
    #[error("the file {file} is missing")]
    Missing {
        /// Its path.
        file: String,
    },
    /// A file has invalid content.
    #[error("{place}: {fault}")]
    At {
        /// Where.
        place: Place,
        /// What is wrong.
        fault: Box<Fault>,
    },
}

/// A place in a file, written `games/soldiers16-bl/rules.toml:3:9`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The path of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// What is wrong at a place of a file.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is not TOML, or does not have the structure of such a file.
    #[error("{0}")]
    Toml(String),
    /// An option is unknown, cannot have that value, or contradicts another.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Board and sides make no game of points.
    #[error("this makes no game: {0}")]
    Game(String),
    /// `[edition.…]` does not name an earlier edition.
    #[error("`{edition}` is not an edition before the newest, which is {newest}")]
    NoEdition {
        /// The name that was given.
        edition: String,
        /// The number of the newest.
        newest: u32,
    },
    /// `like` or `from` does not name a rule set.
    #[error("there is no rule set `{0}`")]
    NoRules(String),
    /// A rule set builds on itself, through the others named.
    #[error("this goes in a circle: {}", .0.join(" → "))]
    Circle(Vec<String>),
    /// A name does not exist in the rule sets that this one builds on.
    #[error("there is no {kind} `{name}`{}", .known.as_ref().map_or(String::new(), |known| format!("; did you mean `{known}`?")))]
    Unknown {
        /// `example`, `lesson`, `section`, …
        kind: &'static str,
        /// The name.
        name: String,
        /// The known name that looks most like it.
        known: Option<String>,
    },
    /// Two entries of one file have the same name.
    #[error("the {kind} `{name}` occurs twice here")]
    Twice {
        /// What it is.
        kind: &'static str,
        /// The name.
        name: String,
    },
    /// A new entry lacks a part, which it cannot inherit.
    #[error("the {kind} `{name}` is not inherited, so it needs `{field}`")]
    Lacks {
        /// What it is.
        kind: &'static str,
        /// Its name.
        name: String,
        /// The part.
        field: &'static str,
    },
    /// `{army-1}` with an unknown name, or with a result below 0.
    #[error("`{{{0}}}` stands for nothing: `[numbers]` and `[words]` of rules.toml do not give it")]
    NoValue(String),
    /// The key of a section of a text cannot be read.
    #[error("the key should be written `{{#key}}` or `{{#key follows=other}}`, in small letters, digits and hyphens")]
    Key,
    /// The beginning of a text or a heading has no key.
    #[error("a key is missing at the end of this line: `{{#key}}`")]
    NoKey,
    /// A section that is not inherited does not say where to insert it.
    #[error("the section `{0}` is not inherited, so it has to say where it belongs: `{{#{0} follows=…}}`")]
    NoPlace(String),
    /// A language lacks a section that another has, or has them in another order.
    #[error("the sections are not those of the English text, which has {} where this has {}", key(.expected), key(.found))]
    Sections {
        /// The section of the English text, unless it ends there.
        expected: Option<String>,
        /// The section of this one, unless it ends there.
        found: Option<String>,
    },
}

fn key(section: &Option<String>) -> String {
    section.as_ref().map_or("its end".to_owned(), |key| format!("`{key}`"))
}

impl Fault {
    pub(super) fn at(self, place: Place) -> LoadError {
        LoadError::At { place, fault: Box::new(self) }
    }

    /// The error for a name that is not among the known ones.
    pub(super) fn unknown<'a>(kind: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Fault {
        Fault::Unknown { kind, name: name.to_owned(), known: nearest(known, name).map(str::to_owned) }
    }
}
