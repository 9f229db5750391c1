//! What names look like: those that can be taken for each other share a look.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// The looks of a name: names that share one can be taken for each other. Skeletons by UTS 39, of the name as it is written
/// and without regard to case. Letters of other scripts are compared as small and as capital letters, since they may look like
/// ours in one of these only.
///
/// ```
/// use ashtapada_room::names::{look_alike, looks_of};
/// let cyrillic = "\u{410}nna";
/// assert!(cyrillic != "Anna" && look_alike(cyrillic, "anna"));
/// assert!(looks_of("Anna").iter().all(|look| !looks_of("Hanna").contains(look)));
/// ```
pub fn looks_of(name: &str) -> Vec<String> {
    let plain: String = name.nfkd().map(plainer).collect();
    // A skeleton may bring capitals back: that of a zero is one.
    let small = |text: &str| squeezed(&text.to_lowercase().replace('ς', "σ")).to_lowercase();
    // A capital I looks like a small l: only where capitals count, or Ian would be Lan.
    let written = format!("={}", squeezed(&plain));
    let mut looks = vec![written, small(&plain), small(&as_ours(&plain)), small(&as_ours(&plain.to_uppercase()))];
    looks.sort_unstable();
    looks.dedup();
    looks
}

/// Whether one name can be taken for the other.
pub fn look_alike(one: &str, other: &str) -> bool {
    let looks = looks_of(other);
    looks_of(one).iter().any(|look| looks.contains(look))
}

/// The skeleton without spaces.
fn squeezed(text: &str) -> String {
    skeleton(text).filter(|c| !c.is_whitespace()).collect()
}

/// With the letters of ours that letters of other scripts look like.
fn as_ours(text: &str) -> String {
    let ours = |c: char| match c {
        c if c.is_ascii() => c.to_string(),
        c => skeleton(c.encode_utf8(&mut [0; 4])).collect(),
    };
    text.chars().map(ours).collect()
}

/// Small capitals, and letters in black frames, as letters: Unicode has no other form of them.
fn plainer(c: char) -> char {
    const SMALL: [(char, char); 20] = [
        ('ᴀ', 'a'),
        ('ʙ', 'b'),
        ('ᴅ', 'd'),
        ('ᴇ', 'e'),
        ('ꜰ', 'f'),
        ('ɢ', 'g'),
        ('ʜ', 'h'),
        ('ɪ', 'i'),
        ('ᴊ', 'j'),
        ('ᴋ', 'k'),
        ('ʟ', 'l'),
        ('ᴍ', 'm'),
        ('ɴ', 'n'),
        ('ᴏ', 'o'),
        ('ᴘ', 'p'),
        ('ʀ', 'r'),
        ('ꜱ', 's'),
        ('ᴛ', 't'),
        ('ᴜ', 'u'),
        ('ʏ', 'y'),
    ];
    let is_framed = |&first: &char| (u32::from(first)..u32::from(first) + 26).contains(&u32::from(c));
    let framed = ['\u{1f150}', '\u{1f170}'].into_iter().find(is_framed);
    match framed {
        Some(first) => char::from(b'a' + (u32::from(c) - u32::from(first)) as u8),
        None => SMALL.iter().find(|&&(small, _)| small == c).map_or(c, |&(_, letter)| letter),
    }
}

/// The name, numbered if need be, so that it can be taken for none of the others.
pub fn unlike(name: &str, others: &[String]) -> String {
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

    #[test]
    fn alike_is_alike_from_both_sides() {
        for (one, other, alike) in [
            ("Igor", "lgor", true),
            ("igor", "IGOR", true),
            ("Ian", "Lan", false),
            ("Nina", "Vina", false),
            ("ANNA", "\u{a4ee}nna", true),
            ("карол", "КАРОЛ", true),
            ("ΝΙΚΟΣ", "νικος", true),
            ("Zoe", "Zoé", false),
            ("", "", true),
        ] {
            assert_eq!((look_alike(one, other), look_alike(other, one)), (alike, alike), "{one} {other}");
        }
    }
}
