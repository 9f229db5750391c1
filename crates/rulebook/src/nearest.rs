//! What somebody may have meant by a name that does not exist.

/// The most similar of these names, if one is similar enough not to be a wild guess.
///
/// ```
/// use ashtapada_rulebook::nearest;
/// assert_eq!(nearest(["target", "removal"], "targt"), Some("target"));
/// assert_eq!(nearest(["target", "removal"], "zz"), None);
/// ```
pub fn nearest<'a>(names: impl IntoIterator<Item = &'a str>, meant: &str) -> Option<&'a str> {
    let likeness = names.into_iter().map(|name| (strsim::jaro_winkler(name, meant), name));
    likeness.filter(|(near, _)| *near > 0.7).max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, name)| name)
}
