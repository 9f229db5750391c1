//! Reading the embedded rule sets.

mod document;
mod entries;
mod error;
mod examples;
mod given;
mod lessons;
mod loader;
mod points;
mod rules;
mod source;
#[cfg(test)]
mod tests;
mod text;
mod values;

use std::rc::Rc;
use std::sync::LazyLock;

use loader::Loader;
use source::Source;

pub use error::{Fault, LoadError, Place};
pub(crate) use source::own_words;

use crate::{EDITION, RuleSet, Status, UnknownRules, nearest};

/// The rule sets that load: those that are published, and the drafts.
fn sets() -> &'static [Vec<RuleSet>; 2] {
    static SETS: LazyLock<[Vec<RuleSet>; 2]> = LazyLock::new(|| {
        let (published, drafts) = load().into_iter().flatten().partition(|rules| rules.status == Status::Published);
        [published, drafts]
    });
    &SETS
}

/// Every published rule set that loads, in order of presentation. [`drafts`] are not among them, so that whatever is
/// asked of each published game is not asked of those.
///
/// A rule set whose files are broken is left out; [`load`] says why, and a test makes sure that
/// none is.
pub fn rule_sets() -> &'static [RuleSet] {
    &sets()[0]
}

/// Every draft that loads, in order of presentation.
pub fn drafts() -> &'static [RuleSet] {
    &sets()[1]
}

/// The rule set with that id, be it a draft.
///
/// # Errors
/// There is none; the error names the most similar id, if one is similar enough.
pub fn find(id: &str) -> Result<&'static RuleSet, UnknownRules> {
    let all = || rule_sets().iter().chain(drafts());
    all().find(|rules| rules.id == id).ok_or_else(|| {
        let nearest = nearest(all().map(|rules| rules.id.as_str()), id);
        UnknownRules { id: id.to_owned(), nearest: nearest.map(str::to_owned) }
    })
}

/// Reads every embedded rule set, the drafts too, in order of presentation.
pub fn load() -> Vec<Result<RuleSet, LoadError>> {
    read(&Source::embedded(), EDITION)
}

/// Reads every rule set of these files, whose options are those of the edition `newest`.
fn read(source: &Source, newest: u32) -> Vec<Result<RuleSet, LoadError>> {
    let loader = match Loader::new(source, newest) {
        Ok(loader) => loader,
        Err(error) => return vec![Err(error)],
    };
    let mut sets: Vec<_> = source.rule_sets().into_iter().map(|name| loader.rule_set(name)).collect();
    drop(loader);
    sets.sort_by_key(|set| set.as_ref().map_or((0, String::new()), |(order, rules)| (*order, rules.id.clone())));
    sets.into_iter().map(|set| set.map(|(_, rules)| Rc::unwrap_or_clone(rules))).collect()
}
