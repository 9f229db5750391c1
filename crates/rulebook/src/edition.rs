//! Editions: what the options of a rule set were before another reading of its document changed them.

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_rules::{AnyOptions, Family, OptionError, OptionSet};

use crate::words::halves;
use crate::{RuleSet, former};

/// The edition of the rule sets as they are today. Games begin in it; those stored without an edition are of the first.
pub const EDITION: u32 = 3;

/// For each earlier edition, the options of a rule set that had another value than in the edition after it.
pub(crate) type Editions = BTreeMap<u32, BTreeMap<String, String>>;

/// The options of a family whose values in an earlier edition differ from those in the edition after it: those with
/// another default then, and those that did not exist, with the value that stands for what the rules did.
fn of_family(family: Family, edition: u32) -> &'static [(&'static str, &'static str)] {
    match (family, edition) {
        (Family::FourKings, 1) => &[
            ("promotedBoatMayCaptureBoat", "true"),
            ("lossesBy", "colour"),
            ("bothRajasLost", "commandStays"),
            ("throneKillReplacesEntry", "true"),
            ("empireMemory", "false"),
            ("empireSuppressesThroneBonus", "true"),
            ("bonus54NewKing", "true"),
            ("outAllyWins", "true"),
        ],
        (Family::FourKings, 2) => &[("bonus54Counts", "ever")],
        (Family::Chess, 1) => &[("delayedExchange", "free")],
        _ => &[],
    }
}

/// Why the options of an edition cannot be given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditionError {
    /// There is no such edition.
    #[error("there is no edition {edition} of the rules: editions go from 1 to {newest}")]
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
    /// assert_eq!(team.options_of(1, []).unwrap().get("bothRajasLost").unwrap(), "commandStays");
    /// assert_eq!(team.options_of(EDITION, []).unwrap(), team.options);
    /// ```
    ///
    /// # Errors
    /// There is no such edition; or an option is unknown, cannot have that value, or contradicts another.
    pub fn options_of<'a>(
        &self,
        edition: u32,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnyOptions, EditionError> {
        if !(1..=EDITION).contains(&edition) {
            return Err(EditionError::Unknown { edition, newest: EDITION });
        }
        let (mut options, changes) = former::read(self, changes);
        let mut old = BTreeSet::new();
        for earlier in (edition..EDITION).rev() {
            let own = self.editions.get(&earlier).into_iter().flatten();
            let own = own.map(|(id, value)| (id.as_str(), value.as_str()));
            for (id, value) in of_family(self.family, earlier).iter().copied().chain(own) {
                options.set(id, value)?;
                old.insert(id);
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
