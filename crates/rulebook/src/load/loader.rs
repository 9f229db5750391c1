//! Assembles a rule set from its own files and those of the rule sets that it builds on.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use ashtapada_rules::OptionSet;
use ashtapada_rules::soldiers::PointGame;
use toml::Spanned;

use super::document::{self, Documents};
use super::entries::{self, Find};
use super::error::{Fault, LoadError};
use super::examples::{ExampleEntry, ExamplesFile};
use super::given;
use super::lessons::{LessonEntry, LessonsFile};
use super::points::Points;
use super::rules::{Known, Rules, RulesFile};
use super::source::{Filled, Source};
use super::text::Text;
use super::values::Values;
use crate::{Example, Lang, Lesson, Localised, RuleSet, Status};

/// A rule set's own `rules.toml`.
struct Layer<'a> {
    name: &'a str,
    file: Filled<'a>,
    rules: RulesFile,
}

/// A rule set, and its position in the gallery.
pub(super) type Placed = (u16, Rc<RuleSet>);

/// Reads rule sets.
pub(super) struct Loader<'a> {
    source: &'a Source<'a>,
    documents: Documents,
    layers: BTreeMap<&'a str, Result<Layer<'a>, LoadError>>,
    /// Parsed files of examples without placeholders, which are the same for all rule sets that build on them.
    examples: RefCell<BTreeMap<String, Rc<ExamplesFile>>>,
    /// The games of points made so far, by the rule sets that describe them.
    games: RefCell<BTreeMap<String, &'static PointGame>>,
    /// The rule sets read so far; `None` while one is being read.
    rule_sets: RefCell<BTreeMap<String, Option<Result<Placed, LoadError>>>>,
    /// The newest edition of the rules.
    newest: u32,
}

impl<'a> Loader<'a> {
    /// Reads the documents and every `rules.toml`, whose options are those of the edition `newest`.
    ///
    /// # Errors
    /// A document cannot be read.
    pub fn new(source: &'a Source<'a>, newest: u32) -> Result<Loader<'a>, LoadError> {
        let layer = |name| {
            let path = format!("games/{name}/rules.toml");
            let file = source.file(&path).ok_or(LoadError::Missing { file: path })?.plain();
            Ok(Layer { name, rules: file.parse()?, file })
        };
        Ok(Loader {
            source,
            documents: document::read(source)?,
            layers: source.rule_sets().into_iter().map(|name| (name, layer(name))).collect(),
            examples: RefCell::default(),
            games: RefCell::default(),
            rule_sets: RefCell::default(),
            newest,
        })
    }

    /// The rule set of that name.
    ///
    /// # Errors
    /// Its files, or those of the rule sets that it builds on, are invalid.
    pub fn rule_set(&self, name: &str) -> Result<Placed, LoadError> {
        if let Some(Some(known)) = self.rule_sets.borrow().get(name) {
            return known.clone();
        }
        self.rule_sets.borrow_mut().insert(name.to_owned(), None);
        let read = self.read(name).map(|(order, rules)| (order, Rc::new(rules)));
        self.rule_sets.borrow_mut().insert(name.to_owned(), Some(read.clone()));
        read
    }

    /// The rule set that a file names, to take something from it.
    fn find(&self, name: &Spanned<String>, file: &Filled) -> Result<Rc<RuleSet>, LoadError> {
        let fail = |fault: Fault| Err(fault.at(file.place(name.span().start)));
        let name = name.get_ref();
        if !self.layers.contains_key(name.as_str()) {
            return fail(Fault::NoRules(name.clone()));
        }
        if let Some(None) = self.rule_sets.borrow().get(name) {
            return fail(Fault::Circle(vec![name.clone()]));
        }
        self.rule_set(name).map(|(_, rules)| rules)
    }

    /// The game of points that the rule set of that name describes: made once, since it lives as long as the program.
    fn game(&self, name: &str, points: &Points) -> Result<&'static PointGame, Fault> {
        if let Some(game) = self.games.borrow().get(name) {
            return Ok(game);
        }
        let game = points.game(name)?;
        self.games.borrow_mut().insert(name.to_owned(), game);
        Ok(game)
    }

    fn read(&self, name: &str) -> Result<(u16, RuleSet), LoadError> {
        let chain = self.chain(name)?;
        let Some(Layer { file, rules: own, .. }) = chain.last() else {
            return Err(LoadError::Missing { file: format!("games/{name}/rules.toml") });
        };
        let status = own.status;
        let mut rules = Rules::default();
        for layer in &chain {
            given::check(layer.rules.texts(), status, &layer.file)?;
            let find: Find = &|name, file| self.find(name, file);
            let known = Known {
                name: layer.name,
                documents: &self.documents,
                find,
                game: &|points| self.game(layer.name, points),
                newest: self.newest,
            };
            rules.add(&layer.rules, &layer.file, &known)?;
        }
        let lacks = |field| Fault::Lacks { kind: "rule set", name: name.to_owned(), field }.at(file.place(0));
        let family = rules.family.ok_or_else(|| lacks("family"))?;
        if status == Status::Published {
            rules.tile.as_ref().ok_or_else(|| lacks("tile"))?;
            if rules.document.is_none() && rules.source.is_none() {
                return Err(lacks("source"));
            }
        }
        let mut options = rules.own_options().ok_or_else(|| lacks("board"))?;
        let wrong = |error| Fault::Options(error).at(file.place(0));
        for (id, value) in &rules.options {
            options.set(id, value).map_err(wrong)?;
        }
        options.check().map_err(wrong)?;
        let examples = self.examples(&chain, &rules.values, status)?;
        let introduced_by = entries::known::<ExampleEntry>(&examples, &own.introduced_by, file)?;
        let rule_set = RuleSet {
            id: name.to_owned(),
            family,
            status,
            names: own.names.clone(),
            title: own.title.get_ref().whole(),
            blurb: own.blurb.get_ref().whole(),
            options,
            states: rules.states(),
            sentences: rules.sentences(&self.documents),
            text: self.text(&chain, &rules.values, status)?,
            examples,
            introduced_by,
            lessons: self.lessons(&chain, &rules.values, status)?,
            perft: own.perft.clone(),
            document: rules.document,
            source: rules.source,
            named_in: rules.named,
            players: rules.players.ok_or_else(|| lacks("players"))?,
            tile: rules.tile,
            native: own.native.clone(),
            formats: own.formats.clone(),
            ways: own.ways(),
            dice: rules.dice.ok_or_else(|| lacks("dice"))?,
            named: rules.options.into_keys().collect(),
            editions: rules.editions,
            ambiguities: rules.ambiguities,
        };
        Ok((own.order, rule_set))
    }

    /// The layers of the rule set of that name and of those that it builds on, its own last.
    fn chain(&self, name: &str) -> Result<Vec<&Layer<'a>>, LoadError> {
        let layer = |name: &str| self.layers.get(name).map(|layer| layer.as_ref().map_err(Clone::clone));
        let mut chain: Vec<&Layer> = layer(name).transpose()?.into_iter().collect();
        while let Some(Layer { file, rules: RulesFile { like: Some(like), .. }, .. }) = chain.last() {
            let fail = |fault: Fault| Err(fault.at(file.place(like.span().start)));
            let Some(parent) = layer(like.get_ref()) else {
                return fail(Fault::NoRules(like.get_ref().clone()));
            };
            let names = || chain.iter().map(|layer| layer.name);
            if names().any(|name| name == like.get_ref()) {
                return fail(Fault::Circle(names().chain([like.get_ref().as_str()]).map(str::to_owned).collect()));
            }
            chain.push(parent?);
        }
        chain.reverse();
        Ok(chain)
    }

    fn examples(&self, chain: &[&Layer], values: &Values, status: Status) -> Result<Vec<Example>, LoadError> {
        let mut examples = Vec::new();
        for layer in chain {
            entries::remove::<ExampleEntry>(&mut examples, &layer.rules.drop.examples, &layer.file)?;
            let Some(filled) = self.filled(layer, "examples.toml", values)? else { continue };
            let own = self.examples_of(layer, &filled)?;
            given::check(own.texts(), status, &filled)?;
            entries::merge(&mut examples, &own.examples, &filled, &|name, file| self.find(name, file))?;
        }
        Ok(examples)
    }

    /// The examples in a rule set's own file, which is parsed only once if it has no placeholders.
    fn examples_of(&self, layer: &Layer, filled: &Filled) -> Result<Rc<ExamplesFile>, LoadError> {
        if let Some(known) = self.examples.borrow().get(layer.name).filter(|_| filled.is_plain()) {
            return Ok(known.clone());
        }
        let file: Rc<ExamplesFile> = Rc::new(filled.parse()?);
        if filled.is_plain() {
            self.examples.borrow_mut().insert(layer.name.to_owned(), file.clone());
        }
        Ok(file)
    }

    fn lessons(&self, chain: &[&Layer], values: &Values, status: Status) -> Result<Vec<Lesson>, LoadError> {
        let mut lessons = Vec::new();
        for layer in chain {
            entries::remove::<LessonEntry>(&mut lessons, &layer.rules.drop.lessons, &layer.file)?;
            let Some(filled) = self.filled(layer, "lessons.toml", values)? else { continue };
            let own: LessonsFile = filled.parse()?;
            given::check(own.texts(), status, &filled)?;
            entries::merge(&mut lessons, &own.lessons, &filled, &|name, file| self.find(name, file))?;
        }
        Ok(lessons)
    }

    /// A file of a rule set with its numbers filled in, if it exists.
    fn filled(&self, layer: &Layer, file: &str, values: &Values) -> Result<Option<Filled<'_>>, LoadError> {
        let file = self.source.file(&format!("games/{}/{file}", layer.name));
        file.map(|file| file.filled(|asked| values.number(asked))).transpose()
    }

    fn text(&self, chain: &[&Layer], values: &Values, status: Status) -> Result<Localised, LoadError> {
        let name = chain.last().map_or("", |layer| layer.name);
        let lacks = |lang| self.source.lacks(lang);
        let english = if lacks(Lang::EN) { Text::default() } else { self.text_in(Lang::EN, chain, values)? };
        let mut texts = Vec::new();
        for lang in Lang::all() {
            if lacks(lang) {
                texts.push((lang, String::new()));
                continue;
            }
            if status == Status::Draft && self.waits_for(lang, chain) {
                texts.push((Lang::EN, english.markdown()));
                continue;
            }
            let file = || format!("games/{name}/{lang}.md");
            let text = self.text_in(lang, chain, values)?;
            if !lacks(Lang::EN) {
                if text.keys().next().is_none() {
                    return Err(LoadError::Missing { file: file() });
                }
                text.check_keys(&english, file())?;
            }
            texts.push((lang, text.markdown()));
        }
        Ok(Localised::each_in(texts.into_iter()))
    }

    /// Whether a text that there is in English is still missing in that language.
    fn waits_for(&self, lang: Lang, chain: &[&Layer]) -> bool {
        let has = |layer: &Layer, lang: Lang| self.source.file(&format!("games/{}/{lang}.md", layer.name)).is_some();
        chain.iter().any(|layer| has(layer, Lang::EN) && !has(layer, lang))
    }

    fn text_in(&self, lang: Lang, chain: &[&Layer], values: &Values) -> Result<Text, LoadError> {
        let mut text = Text::default();
        for (depth, layer) in chain.iter().enumerate() {
            text.remove(&layer.rules.drop, &layer.file)?;
            if let Some(file) = self.source.file(&format!("games/{}/{lang}.md", layer.name)) {
                text.add(&file.filled(|asked| values.word(asked, lang))?, depth == 0)?;
            }
        }
        Ok(text)
    }
}
