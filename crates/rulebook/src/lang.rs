//! The languages of the texts: each folder of `locales` is one.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::files;
use crate::typography::tied;

/// The file that every language has, whatever else of it there is.
pub(crate) const SMALLEST: &str = "told.ftl";

/// The tags, English first.
static TAGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let tag = |path: &'static str| path.strip_prefix("locales/")?.strip_suffix(SMALLEST)?.strip_suffix('/');
    let mut tags: Vec<_> = files::below("locales/").filter_map(|(path, _)| tag(path)).collect();
    tags.sort_by_key(|&tag| (tag != "en", tag));
    tags
});

/// A language of the texts.
///
/// ```
/// use ashtapada_rulebook::Lang;
/// assert_eq!(Lang::negotiate("cs-CZ,cs;q=0.9,en;q=0.8").tag(), "cs");
/// assert_eq!(Lang::negotiate("de-PL, pl_PL.UTF-8").tag(), "pl");
/// assert_eq!(Lang::negotiate("de-PL"), Lang::EN);
/// assert_eq!(Lang::negotiate("la"), Lang::EN);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Lang(u8);

impl Lang {
    /// English, with which the other languages are compared.
    pub const EN: Lang = Lang(0);

    /// All of them, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Lang> {
        (0..TAGS.len() as u8).map(Lang)
    }

    /// Its tag, the name of its folder: `en`, `pl`, `cs`.
    pub fn tag(self) -> &'static str {
        TAGS[self.index()]
    }

    /// Its index in the list of all languages.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// One of its files; empty where there is none.
    pub(crate) fn file(self, name: &str) -> &'static str {
        files::file(&format!("locales/{self}/{name}")).unwrap_or_default()
    }

    /// The first language of a list of preferences (`Accept-Language`, `LANG`) that we have; English if none. The
    /// region does not count: `de-PL` is German, not Polish.
    pub fn negotiate(wishes: &str) -> Lang {
        wishes
            .split([',', ':'])
            .filter_map(|wish| wish.trim().split(['-', '_', '.', ';', '@']).next())
            .find_map(|language| language.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// We do not have that language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a language: {}", TAGS.join(", "))]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::all().find(|lang| lang.tag().eq_ignore_ascii_case(text)).ok_or(UnknownLang)
    }
}

/// A text in every language, with no-break spaces where lines must not be broken.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct Localised(Vec<String>);

impl Localised {
    /// The text for the readers of each language, in the order of [`Lang::all`], with the language that it is in.
    pub(crate) fn each_in(texts: impl Iterator<Item = (Lang, String)>) -> Localised {
        Localised(texts.map(|(lang, text)| tied(&text, lang)).collect())
    }

    /// The text in one language.
    pub fn get(&self, lang: Lang) -> &str {
        self.0.get(lang.index()).map_or("", String::as_str)
    }

    /// The text in each language.
    pub fn each(&self) -> impl Iterator<Item = (Lang, &str)> {
        Lang::all().map(|lang| (lang, self.get(lang)))
    }
}

impl TryFrom<BTreeMap<String, String>> for Localised {
    type Error = String;
    fn try_from(texts: BTreeMap<String, String>) -> Result<Localised, String> {
        let found = Lang::all().zip(by_language(texts)?);
        let found = found.map(|(lang, text)| Ok((lang, text.ok_or_else(|| no_text(lang))?)));
        Ok(Localised::each_in(found.collect::<Result<Vec<_>, String>>()?.into_iter()))
    }
}

/// Texts by the tags of their languages, in the order of [`Lang::all`].
///
/// # Errors
/// One of the tags is none of a language.
pub(crate) fn by_language(mut texts: BTreeMap<String, String>) -> Result<Vec<Option<String>>, String> {
    let found = Lang::all().map(|lang| texts.remove(lang.tag())).collect();
    match texts.keys().next() {
        None => Ok(found),
        Some(tag) => Err(format!("`{tag}` is no language: it has no folder in `locales`")),
    }
}

/// That a text is missing in a language.
pub(crate) fn no_text(lang: Lang) -> String {
    format!("no text in `{lang}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn localised(tags: &[&str]) -> Result<Localised, String> {
        tags.iter().map(|tag| (tag.to_string(), format!("in {tag}"))).collect::<BTreeMap<_, _>>().try_into()
    }

    #[test]
    fn english_comes_first() {
        assert_eq!(Lang::EN.tag(), "en");
        assert_eq!(Lang::all().next(), Some(Lang::default()));
        assert!(Lang::all().len() >= 3);
        assert!("xx".parse::<Lang>().unwrap_err().to_string().contains("en, "));
    }

    #[test]
    fn a_short_text_is_there_in_every_language_and_in_no_other() {
        let text = localised(&["cs", "pl", "en"]).unwrap();
        for lang in Lang::all() {
            assert_eq!(text.get(lang), format!("in {lang}"));
        }
        assert_eq!(localised(&["en", "cs"]).unwrap_err(), "no text in `pl`");
        assert!(localised(&["en", "pl", "cs", "xx"]).unwrap_err().contains("`xx`"));
    }
}
