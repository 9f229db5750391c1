//! What names look like: those that can be taken for each other look the same.

use unicode_security::confusable_detection::skeleton;

/// What a name looks like: names of which this is the same can be taken for each other.
///
/// ```
/// use ashtapada_server::names::look_of;
/// let cyrillic = "\u{410}nna";
/// assert!(cyrillic != "Anna" && look_of(cyrillic) == look_of("anna"));
/// assert_ne!(look_of("Anna"), look_of("Hanna"));
/// ```
pub fn look_of(name: &str) -> String {
    skeleton(&name.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

/// Whether one name can be taken for the other.
pub fn look_alike(one: &str, other: &str) -> bool {
    look_of(one) == look_of(other)
}
