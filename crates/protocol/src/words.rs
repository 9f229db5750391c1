//! Words of a line: between any blanks, compared without regard to case where they are known.

/// The first word of a text, empty if there is none, and the rest without blanks before it.
pub fn next(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// What is before and after the first word that is `word`.
pub fn split_at<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut rest = text;
    loop {
        let (one, after) = next(rest);
        if one.is_empty() {
            return None;
        }
        if one.eq_ignore_ascii_case(word) {
            let before = text.len() - rest.trim_start().len();
            return Some((&text[..before], after));
        }
        rest = after;
    }
}

/// As much of a text as a message can bear.
pub fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_no_part_of_another() {
        assert_eq!(split_at("a removes b  Moves\tc d", "moves"), Some(("a removes b  ", "c d")));
        assert_eq!(split_at("moves", "moves"), Some(("", "")));
        assert_eq!(split_at(" removes ", "moves"), None);
        assert_eq!(next(" \t a\u{a0}b "), ("a", "b "));
        assert_eq!(next("  "), ("", ""));
    }
}
