//! `rules.toml`: what a rule set defines, and what it inherits from the one that it is `like`.

use std::collections::BTreeMap;

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{self, PointGame};
use ashtapada_rules::{AnyOptions, Family, OptionSet, Seat};
use serde::Deserialize;
use toml::Spanned;

use super::document::{BySentence, Documents, SentenceId};
use super::entries::{self, Entry, Find, Head, Wrong};
use super::error::{Fault, LoadError};
use super::given::Given;
use super::points::{BoardEntry, ChoiceEntry, Points, SideEntry, Sides};
use super::source::Filled;
use super::values::Values;
use crate::edition::Editions;
use crate::{Ambiguity, Localised, NativeName, Paths, RuleSet, Sentence, Status, Way};

/// A rule set's own `rules.toml`. What is not given is inherited from the rule set that it is `like`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesFile {
    /// The rule set that this one builds on.
    pub like: Option<Spanned<String>>,
    /// Position in the gallery, from 1; rule sets without one come last.
    #[serde(default = "last")]
    pub order: u16,
    pub names: Vec<String>,
    /// Whether it is finished; not inherited.
    #[serde(default)]
    pub status: Status,
    pub title: Given,
    pub blurb: Given,
    /// The ways to begin it; none: one way, by its title.
    #[serde(default, rename = "way")]
    ways: Vec<WayEntry>,
    family: Option<Family>,
    document: Option<String>,
    /// What it follows, in words, if that is not one of the documents.
    source: Option<Given>,
    players: Option<u8>,
    /// The document that names it, for a rule set that follows something else; not inherited.
    pub named: Option<Spanned<String>>,
    /// The tile of the first page that it is on.
    tile: Option<String>,
    /// Its name where it is at home: with it, it has a tile of its own, called like the rule set.
    pub native: Option<NativeName>,
    dice: Option<bool>,
    #[serde(default)]
    numbers: BTreeMap<String, u16>,
    #[serde(default)]
    words: BTreeMap<String, Given>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, String>,
    /// The options whose value the document states, each with the sentence that does.
    #[serde(default)]
    states: BTreeMap<Spanned<String>, Spanned<String>>,
    /// The examples that introduce it on one screen, after the goal; not inherited.
    #[serde(default)]
    pub introduced_by: Vec<Spanned<String>>,
    /// The options that had another value in an earlier edition than in the one after it.
    #[serde(default)]
    edition: BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, String>>,
    /// The examples of each sentence.
    #[serde(default)]
    sentences: BySentence<Vec<String>>,
    #[serde(default, rename = "ambiguity")]
    ambiguities: Vec<AmbiguityEntry>,
    /// How many paths there are from the start; not inherited.
    #[serde(default)]
    pub perft: Vec<Paths>,
    /// The text formats of others that are made for it; not inherited.
    #[serde(default)]
    pub formats: Vec<String>,
    /// What is not inherited.
    #[serde(default)]
    pub drop: Dropped,
    /// The board of a game of points.
    pub board: Option<Spanned<BoardEntry>>,
    /// Its sides.
    pub side: Option<Spanned<Sides<SideEntry>>>,
    /// The side of it that always begins.
    pub first: Option<Spanned<Side>>,
    /// The options of it alone.
    #[serde(default, rename = "choice")]
    pub choices: Vec<Spanned<ChoiceEntry>>,
}

impl RulesFile {
    /// The ways to begin it: those given, else one by its title.
    pub fn ways(&self) -> Vec<Way> {
        match self.ways.as_slice() {
            [] => vec![Way { title: self.title.get_ref().whole(), seat: None }],
            ways => ways.iter().map(|way| Way { title: way.title.get_ref().whole(), seat: way.seat }).collect(),
        }
    }

    /// Its short texts.
    pub fn texts(&self) -> impl Iterator<Item = &Given> {
        let named = [&self.title, &self.blurb].into_iter().chain(&self.source);
        named.chain(self.ways.iter().map(|way| &way.title)).chain(self.words.values())
    }
}

/// A way to begin it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WayEntry {
    title: Given,
    seat: Option<Seat>,
}

fn last() -> u16 {
    u16::MAX
}

/// The names of what is not inherited.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Dropped {
    options: Vec<Spanned<String>>,
    sentences: Vec<Spanned<String>>,
    ambiguities: Vec<Spanned<String>>,
    /// Examples are removed from the texts as well.
    pub examples: Vec<Spanned<String>>,
    pub lessons: Vec<Spanned<String>>,
    pub sections: Vec<Spanned<String>>,
}

/// An ambiguity.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AmbiguityEntry {
    id: Spanned<String>,
    from: Option<Spanned<String>>,
    decided: Option<String>,
    options: Option<Vec<String>>,
    examples: Option<Vec<String>>,
}

impl Entry for AmbiguityEntry {
    type Whole = Ambiguity;
    const KIND: &'static str = "ambiguity";

    fn head(&self) -> Head<'_> {
        Head { name: &self.id, follows: None, from: self.from.as_ref() }
    }

    fn all(rules: &RuleSet) -> &[Ambiguity] {
        &rules.ambiguities
    }

    fn name_of(whole: &Ambiguity) -> &str {
        &whole.id
    }

    fn on(&self, base: Option<&Ambiguity>) -> Result<Ambiguity, Wrong> {
        Ok(Ambiguity {
            id: self.id.get_ref().clone(),
            decided: self.part("decided", &self.decided, base, |base| &base.decided)?,
            options: self.part("options", &self.options, base, |base| &base.options)?,
            examples: self.part("examples", &self.examples, base, |base| &base.examples)?,
        })
    }
}

/// The `rules.toml` of a rule set, merged with those of the rule sets that it builds on.
#[derive(Default)]
pub(super) struct Rules {
    pub family: Option<Family>,
    pub document: Option<String>,
    pub source: Option<Localised>,
    pub named: Option<String>,
    pub players: Option<u8>,
    pub tile: Option<String>,
    pub dice: Option<bool>,
    points: Points,
    /// The game of points that the rule set or one that it builds on describes.
    game: Option<&'static PointGame>,
    pub values: Values,
    pub options: BTreeMap<String, String>,
    states: BTreeMap<String, SentenceId>,
    pub editions: Editions,
    sentences: BTreeMap<SentenceId, Vec<String>>,
    pub ambiguities: Vec<Ambiguity>,
}

/// What a rule set is read with.
pub(super) struct Known<'a> {
    /// The name of the rule set whose own file is merged.
    pub name: &'a str,
    pub documents: &'a Documents,
    pub find: Find<'a>,
    /// Makes a game of points, or finds the one that was made of it before.
    pub game: &'a dyn Fn(&Points) -> Result<&'static PointGame, Fault>,
    /// The newest edition of the rules: tables of options belong to those before it.
    pub newest: u32,
}

impl Rules {
    /// Merges a rule set's own `rules.toml` into these.
    ///
    /// # Errors
    /// It drops or changes something that does not exist, or lacks something that it does not inherit.
    pub fn add(&mut self, own: &RulesFile, file: &Filled, known: &Known) -> Result<(), LoadError> {
        let Known { documents, find, .. } = *known;
        self.family = own.family.or(self.family);
        if own.document.is_some() || own.source.is_some() {
            self.document.clone_from(&own.document);
            self.source = own.source.as_ref().map(|source| source.get_ref().whole());
        }
        self.players = own.players.or(self.players);
        let tile = own.tile.clone().or_else(|| own.native.as_ref().map(|_| known.name.to_owned()));
        self.tile = tile.or_else(|| self.tile.take());
        self.named = own.named.as_ref().map(|named| known_document(named, documents, file)).transpose()?;
        self.dice = own.dice.or(self.dice);
        self.values.numbers.extend(own.numbers.clone());
        self.values.words.extend(own.words.iter().map(|(name, word)| (name.clone(), word.get_ref().whole())));
        if let Some(at) = self.points.add(own) {
            self.game = Some((known.game)(&self.points).map_err(|fault| fault.at(file.place(at)))?);
        }
        self.add_options(own, file)?;
        self.add_editions(own, file, known.newest)?;
        self.add_sentences(own, file, documents)?;
        self.add_states(own, file)?;
        entries::remove::<AmbiguityEntry>(&mut self.ambiguities, &own.drop.ambiguities, file)?;
        entries::merge(&mut self.ambiguities, &own.ambiguities, file, find)?;
        self.ambiguities
            .sort_by_key(|ambiguity| ambiguity.id.split_once('-').and_then(|(_, number)| number.parse::<u32>().ok()));
        Ok(())
    }

    /// The options that the family, or its game of points, has by itself; `None` while neither is known.
    pub fn own_options(&self) -> Option<AnyOptions> {
        match (self.family?, self.game) {
            (Family::Soldiers, game) => Some(soldiers::Options::of(game?).into()),
            (family, _) => Some(family.options()),
        }
    }

    fn add_options(&mut self, own: &RulesFile, file: &Filled) -> Result<(), LoadError> {
        for id in &own.drop.options {
            if self.options.remove(id.get_ref()).is_none() {
                return Err(self.no_option(id, file));
            }
            self.states.remove(id.get_ref());
        }
        for (id, value) in &own.options {
            self.check_option(id, value, file)?;
            self.options.insert(id.get_ref().clone(), value.clone());
            // What was stated is the inherited value.
            self.states.remove(id.get_ref());
        }
        Ok(())
    }

    fn no_option(&self, id: &Spanned<String>, file: &Filled) -> LoadError {
        let known = self.options.keys().map(String::as_str);
        Fault::unknown("option", id.get_ref(), known).at(file.place(id.span().start))
    }

    /// The options whose value the document states; the sentences have to be known already.
    fn add_states(&mut self, own: &RulesFile, file: &Filled) -> Result<(), LoadError> {
        self.states.retain(|_, sentence| self.sentences.contains_key(sentence));
        for (option, sentence) in &own.states {
            if !self.options.contains_key(option.get_ref()) {
                return Err(self.no_option(option, file));
            }
            let id = sentence_id(sentence.get_ref()).filter(|id| self.sentences.contains_key(id));
            let unknown = || Fault::unknown("sentence", sentence.get_ref(), []).at(file.place(sentence.span().start));
            self.states.insert(option.get_ref().clone(), id.ok_or_else(unknown)?);
        }
        Ok(())
    }

    fn add_editions(&mut self, own: &RulesFile, file: &Filled, newest: u32) -> Result<(), LoadError> {
        for (edition, values) in &own.edition {
            let number = edition.get_ref().parse().ok().filter(|number| (1..newest).contains(number));
            let unknown =
                || Fault::NoEdition { edition: edition.get_ref().clone(), newest }.at(file.place(edition.span().start));
            let earlier = self.editions.entry(number.ok_or_else(unknown)?).or_default();
            earlier.extend(values.iter().map(|(id, value)| (id.get_ref().clone(), value.clone())));
            for (id, value) in values {
                self.check_option(id, value, file)?;
            }
        }
        Ok(())
    }

    /// Checks that the family has such an option, and that it may have that value.
    fn check_option(&self, id: &Spanned<String>, value: &str, file: &Filled) -> Result<(), LoadError> {
        match self.own_options().map(|mut options| options.set(id.get_ref(), value)) {
            Some(Err(error)) => Err(Fault::Options(error).at(file.place(id.span().start))),
            _ => Ok(()),
        }
    }

    fn add_sentences(&mut self, own: &RulesFile, file: &Filled, documents: &Documents) -> Result<(), LoadError> {
        let unknown = |id: &str, at: usize| Fault::unknown("sentence", id, []).at(file.place(at));
        for id in &own.drop.sentences {
            let known = sentence_id(id.get_ref()).and_then(|id| self.sentences.remove(&id));
            known.ok_or_else(|| unknown(id.get_ref(), id.span().start))?;
        }
        for (document, sentences) in &own.sentences {
            for (number, examples) in sentences {
                let id = number.get_ref().parse().ok().map(|number| (document.clone(), number));
                let known = id.filter(|id| documents.contains_key(id));
                let id =
                    known.ok_or_else(|| unknown(&format!("{document}.{}", number.get_ref()), number.span().start))?;
                self.sentences.insert(id, examples.clone());
            }
        }
        Ok(())
    }

    /// The options whose value a sentence of the rule set's own document states. What is inherited from a game of another
    /// document was stated of that game.
    pub fn states(&self) -> BTreeMap<String, String> {
        let own = self.states.iter().filter(|(_, sentence)| self.document.as_deref() == Some(&sentence.0));
        own.map(|(option, (document, number))| (option.clone(), format!("{document}.{number}"))).collect()
    }

    /// The sentences of the documents that apply here, in their order.
    pub fn sentences(&self, documents: &Documents) -> Vec<Sentence> {
        let whole = |(id, examples): (&SentenceId, &Vec<String>)| Sentence {
            id: format!("{}.{}", id.0, id.1),
            says: documents.get(id).cloned().unwrap_or_default(),
            examples: examples.clone(),
        };
        self.sentences.iter().map(whole).collect()
    }
}

/// A document by its id, if there is one.
fn known_document(id: &Spanned<String>, documents: &Documents, file: &Filled) -> Result<String, LoadError> {
    let name = id.get_ref();
    let mut known: Vec<&str> = documents.keys().map(|(document, _)| document.as_str()).collect();
    known.dedup();
    match known.contains(&name.as_str()) {
        true => Ok(name.clone()),
        false => Err(Fault::unknown("document", name, known).at(file.place(id.span().start))),
    }
}

/// The inverse of how a sentence is written: `S3.26`.
fn sentence_id(text: &str) -> Option<SentenceId> {
    let (document, number) = text.split_once('.')?;
    Some((document.to_owned(), number.parse().ok()?))
}
