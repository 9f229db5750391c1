//! The numbers and words of a rule set that replace placeholders such as `{army}` in shared files.

use std::collections::BTreeMap;

use crate::{Lang, Localised};

/// Named numbers, and named words in every language.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Values {
    pub numbers: BTreeMap<String, u16>,
    pub words: BTreeMap<String, Localised>,
}

impl Values {
    /// The number that `army`, `army-1` or `army+2` stands for.
    pub fn number(&self, asked: &str) -> Option<String> {
        let number = |name: &str| self.numbers.get(name).copied();
        let value = if let Some((name, less)) = asked.split_once('-') {
            number(name)?.checked_sub(less.parse().ok()?)
        } else if let Some((name, more)) = asked.split_once('+') {
            number(name)?.checked_add(more.parse().ok()?)
        } else {
            number(asked)
        };
        value.map(|value| value.to_string())
    }

    /// The word of that name, else the number.
    pub fn word(&self, asked: &str, lang: Lang) -> Option<String> {
        self.words.get(asked).map(|word| word.get(lang).to_owned()).or_else(|| self.number(asked))
    }
}
