//! A named rule set.

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_rules::{AnyOptions, AnyPosition, Family, OptionError, OptionSet, Position};

use crate::edition::Editions;
use crate::{Example, Lang, Length, Lesson, Localised, NativeName, Paths, Way, Words, lengths, rule_sets};

/// A sentence of the document that states a rule, in our words, with the examples that prove it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// `S3.7`: the document and the running number of its rule sentence.
    pub id: String,
    /// The rule, paraphrased.
    pub says: String,
    /// Examples that would fail if it were otherwise.
    pub examples: Vec<String>,
}

/// A point that the document leaves open, and what was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ambiguity {
    /// `AMB-82`.
    pub id: String,
    /// What we do.
    pub decided: String,
    /// Options that choose otherwise.
    pub options: Vec<String>,
    /// Examples that would fail under the other reading.
    pub examples: Vec<String>,
}

/// A named rule set: a value of its family's options, with its texts and examples.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// `chaturaji-pl-solo`.
    pub id: String,
    /// Its family.
    pub family: Family,
    /// Whether it is finished.
    pub status: Status,
    /// The document it follows, `S0` to `S4`; `ours` if it is a companion of ours to a game of one. None if it follows
    /// something else, which its `source` names.
    pub document: Option<String>,
    /// What it follows, in words, if that is not one of the documents.
    pub source: Option<Localised>,
    /// The document that names it without telling its rules, if one does.
    pub named_in: Option<String>,
    /// Every name it is known by.
    pub names: Vec<String>,
    /// 2 or 4.
    pub players: u8,
    /// The tile of the first page that it is on ([`tiles`](crate::tiles)). Only a draft has none.
    pub tile: Option<String>,
    /// Its name where it is at home, for a tile of its own, whose id is that of the rule set.
    pub native: Option<NativeName>,
    /// The text formats of others that are made for it: `pgn`.
    pub formats: Vec<String>,
    /// The ways to begin it with one tap, at least one.
    pub ways: Vec<Way>,
    /// Whether dice are thrown.
    pub dice: bool,
    /// Its title.
    pub title: Localised,
    /// One sentence about it.
    pub blurb: Localised,
    /// Its options.
    pub options: AnyOptions,
    /// The options set in its `rules.toml` or in those of the rule sets that it builds on: those that say something
    /// about this game.
    pub named: BTreeSet<String>,
    /// What was different in earlier editions; [`RuleSet::options_of`] gives the options of one.
    pub(crate) editions: Editions,
    /// The options whose value its own document states, if it is read literally, each with the sentence that does.
    pub states: BTreeMap<String, String>,
    /// The rule sentences of the documents that apply here.
    pub sentences: Vec<Sentence>,
    /// The decided ambiguities.
    pub ambiguities: Vec<Ambiguity>,
    /// The rules as text, in Markdown; a line `{{name}}` stands for an example.
    pub text: Localised,
    /// The worked examples.
    pub examples: Vec<Example>,
    /// The names of the examples that introduce it on one screen: what is most unlike other games; empty, where the lessons do.
    pub introduced_by: Vec<String>,
    /// The lessons in order, easy ones first.
    pub lessons: Vec<Lesson>,
    /// How many paths there are from the start.
    pub perft: Vec<Paths>,
}

/// Whether a rule set is finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Status {
    /// It has all its texts in every language, examples and lessons, its tile, and what was measured of its games.
    #[default]
    Published,
    /// It can be played and read. Of its texts only those in English are asked for; nothing else is.
    Draft,
}

/// What the documents have to do with a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Kinship {
    /// One of them tells its rules.
    Described,
    /// One of them names it; its rules come from elsewhere.
    Named,
    /// None of them knows it.
    Relative,
}

/// Where the value of an option comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum OptionSource {
    /// The rule set's own document states it.
    Document,
    /// The document leaves it open, or there is none; it was decided here.
    Ours,
    /// It belongs to another description of a game of the family, or has no effect here unless others are changed too.
    /// Forms do not offer it; the command line and the API take it.
    Elsewhere,
}

/// No rule set has that id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no rules `{id}`{}; `ashtapada games` lists them all", .nearest.as_ref().map_or(String::new(), |near| format!(" (did you mean `{near}`?)")))]
pub struct UnknownRules {
    /// The id that was asked for.
    pub id: String,
    /// The most similar id, if one is similar enough.
    pub nearest: Option<String>,
}

impl RuleSet {
    /// Its options with some changed.
    ///
    /// # Errors
    /// An option is unknown, cannot have that value, or contradicts another.
    pub fn options_with<'a>(
        &self,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnyOptions, OptionError> {
        let mut options = self.options.clone();
        for (id, value) in changes {
            options.set(id, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// The start under its own options.
    ///
    /// # Errors
    /// Its options contradict each other (a test makes sure that they do not).
    pub fn start(&self) -> Result<AnyPosition, OptionError> {
        AnyPosition::start(&self.options)
    }

    /// What it follows, in words: the title of its document, or its own source.
    pub fn follows(&self, words: Words) -> String {
        match (&self.source, &self.document) {
            (Some(source), _) => source.get(words.lang()).to_owned(),
            (None, Some(document)) => words.tied(&words.text(&format!("document-{document}"))),
            (None, None) => words.tied(&words.text("document-none")),
        }
    }

    /// What the documents have to do with it.
    pub fn kinship(&self) -> Kinship {
        match (&self.document, &self.named_in) {
            (Some(_), _) => Kinship::Described,
            (None, Some(_)) => Kinship::Named,
            (None, None) => Kinship::Relative,
        }
    }

    /// How long its games are; `None` if nobody has measured it.
    pub fn length(&self) -> Option<Length> {
        lengths().rules.get(&self.id).copied()
    }

    /// The example of that name.
    pub fn example(&self, name: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.name == name)
    }

    /// Where the value of an option comes from.
    ///
    /// ```
    /// use ashtapada_rulebook::{OptionSource, find};
    /// let solo = find("chaturaji-pl-solo").unwrap();
    /// assert_eq!(solo.source_of("promotionBy"), OptionSource::Document);
    /// assert_eq!(solo.source_of("kingLoss"), OptionSource::Ours);
    /// assert_eq!(solo.source_of("bonus54"), OptionSource::Elsewhere);
    /// ```
    pub fn source_of(&self, option: &str) -> OptionSource {
        let asked = |ambiguity: &Ambiguity| ambiguity.options.iter().any(|id| id == option);
        if self.states.contains_key(option) {
            OptionSource::Document
        } else if self.named.contains(option) || self.ambiguities.iter().any(asked) {
            OptionSource::Ours
        } else {
            OptionSource::Elsewhere
        }
    }

    /// Whether a value of an option belongs to another description. Rule sets of other documents have it because their
    /// document states it, or show it in an example; none that follows the same document has or shows it; and no
    /// ambiguity here asks about the option.
    ///
    /// ```
    /// use ashtapada_rulebook::find;
    /// let solo = find("chaturaji-pl-solo").unwrap();
    /// assert!(solo.is_foreign("promotionNeeds", "pawnLost") && !solo.is_foreign("dice", "2"));
    /// ```
    pub fn is_foreign(&self, option: &str, value: &str) -> bool {
        let asked = |ambiguity: &Ambiguity| ambiguity.options.iter().any(|id| id == option);
        let own = (self.status == Status::Draft).then_some(self);
        let family = || rule_sets().iter().filter(|rules| rules.family == self.family).chain(own);
        let has = |rules: &RuleSet| rules.options.get(option).as_deref() == Some(value);
        let shows = |rules: &RuleSet| {
            rules.examples.iter().any(|example| example.options.get(option).is_some_and(|shown| shown == value))
        };
        // Without a document it follows a source that no other does.
        let is_home =
            |rules: &RuleSet| rules.id == self.id || self.document.is_some() && rules.document == self.document;
        let at_home = |rules: &RuleSet| is_home(rules) && (has(rules) || shows(rules));
        let elsewhere =
            |rules: &RuleSet| !is_home(rules) && (shows(rules) || has(rules) && rules.states.contains_key(option));
        !self.ambiguities.iter().any(asked) && !family().any(at_home) && family().any(elsewhere)
    }

    /// What readers see of a code span of the text that is the id of an option, or of an option with a value
    /// (`dice=2`): their labels.
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words, find};
    /// let named = |code| find("chaturaji-pl-solo").unwrap().option_name(code, Words::new(Lang::EN));
    /// assert_eq!(named("dice=0").as_deref(), Some("Dice: none"));
    /// assert_eq!(named("a1-b2"), None);
    /// ```
    pub fn option_name(&self, code: &str, words: Words) -> Option<String> {
        let (id, value) = code.split_once('=').map_or((code, None), |(id, value)| (id, Some(value)));
        self.options.get(id)?;
        let label = words.option_label(id);
        Some(value.map_or_else(|| label.clone(), |value| format!("{label}: {}", words.value_label(id, value))))
    }

    /// The text of the rules for a terminal, with each example as its caption and options by their labels.
    pub fn plain_text(&self, lang: Lang) -> String {
        let words = Words::new(lang);
        let mut told = String::new();
        for line in self.text.get(lang).lines() {
            let name = line.trim().strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}"));
            match name.and_then(|name| self.example(name)) {
                Some(example) => told.extend(["  ▸ ", example.title.get(lang)]),
                None => {
                    for (index, part) in line.split('`').enumerate() {
                        // What is between two backticks.
                        let name = if index % 2 == 1 { self.option_name(part, words) } else { None };
                        match name {
                            Some(name) => told.push_str(&words.with("terminal-quoted", &[("text", &name)])),
                            None => told.push_str(part),
                        }
                    }
                }
            }
            told.push('\n');
        }
        told
    }
}
