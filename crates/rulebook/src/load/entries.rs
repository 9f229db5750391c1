//! Ordered lists of named entries: examples, lessons, ambiguities. A rule set changes, drops and adds them by name.

use std::collections::BTreeSet;
use std::rc::Rc;

use toml::Spanned;

use super::error::{Fault, LoadError};
use super::source::Filled;
use crate::RuleSet;

/// An entry as a file gives it: complete, or the differences from the inherited one of that name.
pub(super) trait Entry {
    /// The complete entry.
    type Whole;
    /// What to call it in errors.
    const KIND: &'static str;
    /// Its name, what it follows, and where it is taken from.
    fn head(&self) -> Head<'_>;
    /// The name of a complete entry.
    fn name_of(whole: &Self::Whole) -> &str;
    /// All complete entries of a rule set.
    fn all(rules: &RuleSet) -> &[Self::Whole];
    /// The complete entry, with what this one does not give taken from `base`; or what is wrong, and where.
    fn on(&self, base: Option<&Self::Whole>) -> Result<Self::Whole, Wrong>;

    /// A field as given, else as inherited.
    fn part<T: Clone>(
        &self,
        field: &'static str,
        given: &Option<T>,
        base: Option<&Self::Whole>,
        part: fn(&Self::Whole) -> &T,
    ) -> Result<T, Wrong> {
        given.as_ref().or(base.map(part)).cloned().ok_or_else(|| {
            let name = self.head().name;
            (Fault::Lacks { kind: Self::KIND, name: name.get_ref().clone(), field }, name.span().start)
        })
    }
}

/// What every entry has.
pub(super) struct Head<'e> {
    pub name: &'e Spanned<String>,
    /// The entry after which this one is inserted.
    pub follows: Option<&'e Spanned<String>>,
    /// The rule set whose entry of that name this one is, apart from what is given here.
    pub from: Option<&'e Spanned<String>>,
}

/// What is wrong, and at which byte.
pub(super) type Wrong = (Fault, usize);

/// Finds the rule set that a file names.
pub(super) type Find<'f> = &'f dyn Fn(&Spanned<String>, &Filled) -> Result<Rc<RuleSet>, LoadError>;

/// Removes the named entries from the list.
///
/// # Errors
/// One does not exist.
pub(super) fn remove<E: Entry>(
    list: &mut Vec<E::Whole>,
    names: &[Spanned<String>],
    file: &Filled,
) -> Result<(), LoadError> {
    for name in names {
        list.remove(index_of::<E>(list, name, file)?);
    }
    Ok(())
}

/// Checks that there are entries of these names, and gives the names.
///
/// # Errors
/// One does not exist.
pub(super) fn known<E: Entry>(
    list: &[E::Whole],
    names: &[Spanned<String>],
    file: &Filled,
) -> Result<Vec<String>, LoadError> {
    names.iter().map(|name| index_of::<E>(list, name, file).map(|_| name.get_ref().clone())).collect()
}

/// Applies the entries of a file to the list. An entry is inserted after the one that it `follows`; else it replaces
/// the inherited one; else it is inserted after the entry before it in the file, else at the end. `find` gives the rule
/// sets from which entries are taken.
///
/// # Errors
/// A name is unknown or used twice, or a new entry is incomplete.
pub(super) fn merge<E: Entry>(
    list: &mut Vec<E::Whole>,
    entries: &[E],
    file: &Filled,
    find: Find,
) -> Result<(), LoadError> {
    let mut last = list.len();
    let mut seen = BTreeSet::new();
    for entry in entries {
        let Head { name, follows, from } = entry.head();
        if !seen.insert(name.get_ref()) {
            let fault = Fault::Twice { kind: E::KIND, name: name.get_ref().clone() };
            return Err(fault.at(file.place(name.span().start)));
        }
        let found = list.iter().position(|whole| E::name_of(whole) == name.get_ref());
        let inherited = found.map(|index| list.remove(index));
        let whole = match from {
            None => entry.on(inherited.as_ref()),
            Some(from) => {
                let rules = find(from, file)?;
                let all = E::all(&rules);
                entry.on(Some(&all[index_of::<E>(all, name, file)?]))
            }
        };
        let whole = whole.map_err(|(fault, at)| fault.at(file.place(at)))?;
        let index = match (follows, found) {
            (Some(other), _) => index_of::<E>(list, other, file)? + 1,
            (None, Some(index)) => index,
            (None, None) => last,
        };
        list.insert(index, whole);
        last = index + 1;
    }
    Ok(())
}

fn index_of<E: Entry>(list: &[E::Whole], name: &Spanned<String>, file: &Filled) -> Result<usize, LoadError> {
    list.iter().position(|whole| E::name_of(whole) == name.get_ref()).ok_or_else(|| {
        let known = list.iter().map(E::name_of);
        Fault::unknown(E::KIND, name.get_ref(), known).at(file.place(name.span().start))
    })
}
