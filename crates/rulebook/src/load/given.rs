//! Short texts as a file gives them: in every language, or in a draft at least in English.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::error::Fault;
use super::source::Filled;
use crate::lang::{by_language, no_text};
use crate::{Lang, LoadError, Localised, Status};

/// A short text in some languages, English among them.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(try_from = "BTreeMap<String, String>")]
pub(super) struct Texts(Vec<Option<String>>);

/// A short text, and where it is given.
pub(super) type Given = Spanned<Texts>;

impl TryFrom<BTreeMap<String, String>> for Texts {
    type Error = String;
    fn try_from(texts: BTreeMap<String, String>) -> Result<Texts, String> {
        let found = by_language(texts)?;
        if found[Lang::EN.index()].is_none() { Err(no_text(Lang::EN)) } else { Ok(Texts(found)) }
    }
}

impl Texts {
    /// The text in every language: in English where a language lacks it.
    pub fn whole(&self) -> Localised {
        let english = self.0[Lang::EN.index()].clone().unwrap_or_default();
        let filled = |(lang, text): (Lang, &Option<String>)| match text {
            Some(text) => (lang, text.clone()),
            None => (Lang::EN, english.clone()),
        };
        Localised::each_in(Lang::all().zip(&self.0).map(filled))
    }

    /// The first language that lacks it.
    fn lacks(&self) -> Option<Lang> {
        Lang::all().zip(&self.0).find_map(|(lang, text)| text.is_none().then_some(lang))
    }
}

/// Checks that texts are there in every language, unless the rule set that needs them is a draft.
///
/// # Errors
/// One is not.
pub(super) fn check<'g>(
    texts: impl IntoIterator<Item = &'g Given>,
    status: Status,
    file: &Filled,
) -> Result<(), LoadError> {
    for text in texts.into_iter().filter(|_| status == Status::Published) {
        if let Some(lang) = text.get_ref().lacks() {
            return Err(Fault::Toml(no_text(lang)).at(file.place(text.span().start)));
        }
    }
    Ok(())
}
