//! Counts of paths, which show that a game is the one that was meant.

use std::collections::BTreeMap;

use serde::Deserialize;

/// How many paths of so many actions there are from the start under some options.
///
/// The numbers of another program that plays by the same rules show that both understood them alike. A test counts them
/// again.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paths {
    /// The options under which it is so, where they differ from the rule set's own.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The number of paths of one action, of two, and so on.
    pub counts: Vec<u64>,
}
