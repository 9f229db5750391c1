//! No-break spaces: what must not be torn apart at the end of a line.
//!
//! The page does the same with the messages that it formats (`web/src/text/tied.ts`); both read `tests/tied.json`.

use crate::Lang;

/// The space at which no line is broken.
const TIE: char = '\u{a0}';

/// What custom keeps together in a language.
struct Custom {
    /// Words of one letter that must not stand at the end of a line.
    singles: &'static str,
    /// Words between two numbers, which are not counted by the first: `1 to 8`.
    joining: &'static [&'static str],
}

fn custom(lang: Lang) -> Custom {
    match lang.tag() {
        "pl" => Custom { singles: "aiouwz", joining: &["albo", "do", "lub", "na"] },
        "cs" => Custom { singles: "aikosuvz", joining: &["až", "do", "na", "nebo"] },
        _ => Custom { singles: "", joining: &["and", "in", "of", "or", "to"] },
    }
}

/// The text with no-break spaces before dashes, between a number and what it counts and, where custom asks for it,
/// after words of one letter.
///
/// Applied to the texts themselves when they are loaded, so that what is filled in later stays as it is.
pub(crate) fn tied(text: &str, lang: Lang) -> String {
    let custom = custom(lang);
    let mut tied = String::with_capacity(text.len() + text.len() / 32);
    let mut told = 0;
    for (at, _) in text.match_indices(' ') {
        if custom.ties(&text[..at], &text[at + 1..]) {
            tied.push_str(&text[told..at]);
            tied.push(TIE);
            told = at + 1;
        }
    }
    tied.push_str(&text[told..]);
    tied
}

impl Custom {
    /// Whether a line must not be broken between `before` and `after`.
    fn ties(&self, before: &str, after: &str) -> bool {
        after.starts_with('–')
            || self.ends_with_single(before) && !after.starts_with(char::is_whitespace)
            || ends_with_number(before, after) && self.begins_with_counted(after)
    }

    fn is_single(&self, c: char) -> bool {
        c.to_lowercase().all(|c| self.singles.contains(c))
    }

    fn ends_with_single(&self, before: &str) -> bool {
        let mut back = before.chars().rev();
        back.next().is_some_and(|last| self.is_single(last)) && !back.next().is_some_and(char::is_alphanumeric)
    }

    /// Whether a sign of percent or a word begins that can be counted, such as the unit `s`.
    fn begins_with_counted(&self, after: &str) -> bool {
        let end = after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len());
        let word = &after[..end];
        let mut letters = word.chars();
        match (letters.next(), letters.next()) {
            (None, _) => after.starts_with('%'),
            (Some(only), None) => only == 's' || !self.is_single(only),
            _ => !self.joining.contains(&word),
        }
    }
}

/// Whether the last word is a number. An ordinal has a full stop, which only before a small letter is no end of a
/// sentence; at the beginning of a line it is one of a list.
fn ends_with_number(before: &str, after: &str) -> bool {
    let ordinal = before.strip_suffix('.');
    let number = ordinal.unwrap_or(before);
    let rest = number.trim_end_matches(|c: char| c.is_ascii_digit());
    if rest.len() == number.len() || rest.ends_with(char::is_alphabetic) {
        return false;
    }
    let begins_line = || rest.rsplit('\n').next().is_none_or(|line| line.trim().is_empty());
    ordinal.is_none() || after.starts_with(char::is_lowercase) && !begins_line()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page's tests read the same file.
    #[test]
    fn lines_are_not_broken_after_numbers_and_words_of_one_letter() {
        let table: Vec<[String; 3]> = serde_json::from_str(include_str!("../tests/tied.json")).unwrap();
        for [tag, plain, expected] in table {
            let expected = expected.replace('~', "\u{a0}");
            let lang = tag.parse().unwrap();
            assert_eq!(tied(&plain, lang), expected, "{tag}");
            assert_eq!(tied(&expected, lang), expected, "{tag}: done twice");
        }
    }

    #[test]
    fn lists_stay_lists() {
        let list = "Kroky:\n\n1. první\n  2. druhý\n- 3 – 4\n";
        assert_eq!(tied(list, "cs".parse().unwrap()), list.replace(" –", "\u{a0}–"));
    }
}
