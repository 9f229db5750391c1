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

/// The name, numbered if need be, so that it can be taken for none of the others.
pub(crate) fn unlike(name: &str, others: &[String]) -> String {
    let taken = |name: &str| others.iter().any(|other| !name.is_empty() && look_alike(name, other));
    let numbered = (2..).map(|number| format!("{} ({number})", name.chars().take(30).collect::<String>()));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_the_name_of_another_is_told_apart() {
        let mut names: Vec<String> = Vec::new();
        for name in ["Anna", "anna", "Jan", "Аnna", "", ""] {
            let name = unlike(name, &names);
            names.push(name);
        }
        assert_eq!(names, ["Anna", "anna (2)", "Jan", "Аnna (3)", "", ""]);
    }
}
