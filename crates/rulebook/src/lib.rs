//! The named rule sets: which options each has, its texts, its worked examples.
//!
//! A rule set is a folder `games/<id>/` of this crate: `rules.toml` (family, options, titles, every
//! rule sentence of its document, every decided ambiguity), the rules told in `en.md`, `pl.md`,
//! `cs.md`, and `examples.toml`, positions with what may be played and what then happens. All of it
//! is embedded in the program and read once.

use ashtapada_rules::{AnyOptions, AnyPosition, Family, OptionError, OptionSet, Position};
use serde::Deserialize;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Czech.
    Cs,
}

/// A short text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Localised {
    /// English.
    pub en: String,
    /// Polish.
    pub pl: String,
    /// Czech.
    pub cs: String,
}

impl Localised {
    /// The text in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
            Lang::Cs => &self.cs,
        }
    }
}

/// A named rule set.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// `chaturaji-pl-solo`.
    pub id: String,
    /// Its family.
    pub family: Family,
    /// The document it follows, `S0` to `S4`.
    pub document: String,
    /// Every name it is known by.
    pub names: Vec<String>,
    /// 2 or 4.
    pub players: u8,
    /// Typical length.
    pub minutes: u16,
    /// Whether dice are thrown.
    pub dice: bool,
    /// Its title.
    pub title: Localised,
    /// One sentence about it.
    pub blurb: Localised,
    /// Its options.
    pub options: AnyOptions,
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
}
