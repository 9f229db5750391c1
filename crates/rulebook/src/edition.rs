//! Editions: what the options of a rule set were before another reading of its document changed them.

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_rules::{AnyOptions, OptionError, OptionSet};

use crate::RuleSet;
use crate::words::halves;

/// The edition of the rule sets as they are today. Games begin in it; a game or record that names no edition is of edition 1.
pub const EDITION: u32 = 1;

/// For each earlier edition, the options of a rule set that had another value than in the edition after it.
pub(crate) type Editions = BTreeMap<u32, BTreeMap<String, String>>;

/// Why the options of an edition cannot be given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditionError {
    /// There is no such edition.
    #[error("there is no edition {edition} of the rules: the newest is {newest}")]
    Unknown {
        /// The edition that was asked for.
        edition: u32,
        /// [`EDITION`].
        newest: u32,
    },
    /// An option is unknown, cannot have that value, or contradicts another.
    #[error(transparent)]
    Option(#[from] OptionError),
}

impl RuleSet {
    /// The options as they were in an edition, with some changed.
    ///
    /// An old value that contradicts the changes is replaced by today's.
    ///
    /// ```
    /// use ashtapada_rulebook::{EDITION, find};
    /// use ashtapada_rules::OptionSet;
    /// let team = find("chaturaji-pl-team").unwrap();
    /// assert_eq!(team.options_of(EDITION, []).unwrap(), team.options);
    /// assert_eq!(team.options_of(EDITION, [("rounds", "40")]).unwrap().get("rounds").unwrap(), "40");
    /// ```
    ///
    /// # Errors
    /// There is no such edition; or an option is unknown, cannot have that value, or contradicts another.
    pub fn options_of<'a>(
        &self,
        edition: u32,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnyOptions, EditionError> {
        self.options_until(EDITION, edition, changes)
    }

    /// The same, as if another edition were the newest.
    pub(crate) fn options_until<'a>(
        &self,
        newest: u32,
        edition: u32,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnyOptions, EditionError> {
        if !(1..=newest).contains(&edition) {
            return Err(EditionError::Unknown { edition, newest });
        }
        let mut options = self.options.clone();
        let mut old = BTreeSet::new();
        for earlier in (edition..newest).rev() {
            for (id, value) in self.editions.get(&earlier).into_iter().flatten() {
                options.set(id, value)?;
                old.insert(id.as_str());
            }
        }
        for (id, value) in changes {
            options.set(id, value)?;
            old.remove(id);
        }
        while let Err(error) = options.check() {
            let Some(id) = contradicting(&error, &old) else { return Err(error.into()) };
            let today = self.options.get(id).unwrap_or_default();
            options.set(id, &today)?;
            old.remove(id);
        }
        Ok(options)
    }
}

/// The option of `among` that is part of the contradiction, if one is.
fn contradicting<'a>(error: &OptionError, among: &BTreeSet<&'a str>) -> Option<&'a str> {
    let pairs: &[&String] = match error {
        OptionError::Contradiction { first, second, .. } => &[first, second],
        OptionError::Impossible { option, .. } => &[option],
        _ => return None,
    };
    pairs.iter().find_map(|pair| among.get(halves(pair).0).copied())
}
