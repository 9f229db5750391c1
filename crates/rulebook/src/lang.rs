//! The languages of the texts.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// A language of the texts.
///
/// ```
/// use ashtapada_rulebook::Lang;
/// assert_eq!("pl".parse(), Ok(Lang::Pl));
/// assert_eq!(Lang::negotiate("cs-CZ,cs;q=0.9,en;q=0.8"), Lang::Cs);
/// ```
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

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Pl, Lang::Cs];

    /// Its tag: `en`, `pl`, `cs`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Cs => "cs",
        }
    }

    /// The first language of a list of wishes (`Accept-Language`, `LANG`) that we speak; English if none.
    pub fn negotiate(wishes: &str) -> Lang {
        wishes
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '=')
            .find_map(|word| word.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// We do not speak that language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a language: en, pl or cs")]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(text)).ok_or(UnknownLang)
    }
}

/// A short text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
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
