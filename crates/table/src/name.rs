//! Names of people: what may stand in them, so that a name cannot hide anything, reach beyond itself or turn round the text
//! beside it, and the one form in which it is kept.
//!
//! Letters, digits, marks and signs of all scripts may. Whether two names can be taken for each other is another question,
//! which the server answers.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

/// The longest name, in characters.
pub const LONGEST: usize = 40;

/// So many marks may stand over and under one letter, as in Hebrew with vowels and accents.
const MOST_MARKS: usize = 4;

/// Why a text cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// It has a character that nobody sees, that changes the direction of what follows, or that controls a terminal.
    #[error("a name cannot contain the character U+{:04X}, which is invisible or changes how the text around it looks; leave it out", u32::from(*.0))]
    Hidden(char),
    /// It has a mark without a letter, or too many over one.
    #[error("a name cannot contain U+{:04X} there: a mark needs a letter, and a letter has at most {MOST_MARKS} marks", u32::from(*.0))]
    Mark(char),
}

/// A name as it is kept: composed letters (NFC), single spaces, at most [`LONGEST`] characters. Empty for a player without a
/// name.
///
/// ```
/// use ashtapada_table::name::{NameError, checked};
/// assert_eq!(checked("  Zo\u{308}e\t Z ").as_deref(), Ok("Zöe Z"));
/// assert_eq!(checked("\u{202e}Bob"), Err(NameError::Hidden('\u{202e}')));
/// ```
///
/// # Errors
/// It has something in it that names do not.
pub fn checked(text: &str) -> Result<String, NameError> {
    let name = composed(text, LONGEST);
    let letters: Vec<char> = name.chars().collect();
    (0..letters.len()).find_map(|at| fault(&letters, at)).map_or(Ok(name), Err)
}

/// A name without what cannot be in one: for names in files.
///
/// ```
/// assert_eq!(ashtapada_table::name::cleaned("\u{202e}Bob\u{1b}[2J"), "Bob[2J");
/// ```
pub fn cleaned(text: &str) -> String {
    cleaned_to(text, LONGEST)
}

/// The same for other words of people, with at most so many characters.
pub fn cleaned_to(text: &str, longest: usize) -> String {
    let mut name = composed(text, longest);
    loop {
        let mut kept: Vec<char> = Vec::new();
        let letters: Vec<char> = name.chars().collect();
        for at in 0..letters.len() {
            if fault(&letters, at).is_none() {
                kept.push(letters[at]);
            }
        }
        // What stood apart may stand together now.
        let again = composed(&kept.into_iter().collect::<String>(), longest);
        if again == name {
            return name;
        }
        name = again;
    }
}

fn composed(text: &str, longest: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let whole: Vec<char> = words.join(" ").nfc().collect();
    match whole.get(..longest) {
        // Not in the middle of what is joined, nor before a space.
        Some(cut) if whole.len() > longest => cut.iter().collect::<String>().trim_end_matches([ZWJ, ' ']).to_owned(),
        _ => whole.into_iter().collect(),
    }
}

const ZWNJ: char = '\u{200c}';
const ZWJ: char = '\u{200d}';
/// Makes a sign an emoji.
const EMOJI: char = '\u{fe0f}';
/// The frame around a digit on a key.
const KEYCAP: char = '\u{20e3}';

/// Letters, marks and signs that show nothing.
const BLANK: [(char, char); 11] = [
    ('\u{34f}', '\u{34f}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffd}'),
    ('\u{1d159}', '\u{1d159}'),
    ('\u{e0000}', '\u{e0fff}'),
];

/// Scripts in which letters are joined, and a non-joiner keeps them apart: Arabic, Syriac, N'Ko, Mongolian and their kin.
const JOINING: [(char, char); 4] =
    [('\u{600}', '\u{8ff}'), ('\u{1800}', '\u{18af}'), ('\u{fb50}', '\u{fdff}'), ('\u{fe70}', '\u{fefc}')];

/// Chinese characters, of which a selector names a variant.
const HAN: [(char, char); 4] =
    [('\u{3400}', '\u{9fff}'), ('\u{f900}', '\u{faff}'), ('\u{20000}', '\u{323af}'), ('\u{3005}', '\u{3007}')];

fn among(c: char, ranges: &[(char, char)]) -> bool {
    ranges.iter().any(|&(first, last)| (first..=last).contains(&c))
}

fn is_emoji(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// Whether it silences the vowel of an Indian letter, which joiners after it join to the next.
fn is_virama(c: char) -> bool {
    canonical_combining_class(c) == 9
}

/// What is wrong with the character at a place.
fn fault(letters: &[char], at: usize) -> Option<NameError> {
    use GeneralCategory::{Control, EnclosingMark, Format, NonspacingMark, PrivateUse, SpacingMark};
    let c = letters[at];
    let before = at.checked_sub(1).map(|before| letters[before]);
    let hidden = match c.general_category() {
        Format => !joins(c, before, letters.get(at + 1).copied()),
        Control | PrivateUse => true,
        EnclosingMark => c != KEYCAP || !before.is_some_and(|before| before == EMOJI || before.is_emoji_char()),
        _ if among(c, &BLANK) => !selects(c, before),
        // No character at all, in any version of Unicode.
        _ => u32::from(c) & 0xfffe == 0xfffe || ('\u{fdd0}'..='\u{fdef}').contains(&c),
    };
    if hidden {
        return Some(NameError::Hidden(c));
    }
    let is_mark = |c: char| matches!(c.general_category(), NonspacingMark | SpacingMark) && !among(c, &BLANK);
    let marks = letters[..at].iter().rev().take_while(|&&c| c.general_category() == NonspacingMark).count();
    let alone = before.is_none_or(|before| before == ' ');
    (is_mark(c) && (alone || marks >= MOST_MARKS)).then_some(NameError::Mark(c))
}

/// Whether a joiner or a non-joiner changes what is seen there: between parts of an emoji, after a silenced Indian letter, and
/// between letters of a script in which they are joined.
fn joins(c: char, before: Option<char>, after: Option<char>) -> bool {
    let Some(before) = before else { return false };
    let letter = |c: char| among(c, &JOINING) && (c.is_alphabetic() || canonical_combining_class(c) > 0);
    match c {
        ZWJ => is_virama(before) || ((before == EMOJI || is_emoji(before)) && after.is_some_and(is_emoji)),
        ZWNJ => {
            after.is_some_and(|after| (is_virama(before) && after.is_alphabetic()) || (letter(before) && letter(after)))
        }
        _ => false,
    }
}

/// Whether a selector chooses among the forms of what is before it.
fn selects(c: char, before: Option<char>) -> bool {
    before.is_some_and(|before| match c {
        '\u{fe0e}' | EMOJI => before.is_emoji_char(),
        '\u{fe00}'..='\u{fe0d}' | '\u{e0100}'..='\u{e01ef}' => among(before, &HAN),
        '\u{180b}'..='\u{180d}' | '\u{180f}' => ('\u{1820}'..='\u{18af}').contains(&before),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_kept_as_they_are() {
        for name in [
            "",
            "Zofia",
            "Łukasz Żółć",
            "Jiří Dvořák",
            "O’Brien-Smith, Jr.",
            "Nguyễn Văn Ổn",
            "Ἀριστοτέλης",
            "Владимир",
            "Շուշան",
            "ქეთევან",
            "श्रीकृष्ण",
            "रक्‍षा",
            "தமிழ்ச்செல்வி",
            "ශ්‍රී ලාල්",
            "শ্রী",
            "രാജന്‍",
            "ประเสริฐ",
            "བསྟན་འཛིན་",
            "محمّد علي",
            "می‌خواهم",
            "שָׁלוֹם",
            "王小明",
            "辻󠄀",
            "さくら",
            "김민준",
            "አበበ",
            "ᏣᎳᎩ",
            "Jan 🐘",
            "👩‍👩‍👧",
            "🏳️‍🌈 Ola",
            "👋🏽",
            "1️⃣",
            "❤︎",
            "🇵🇱",
            "x²",
            "𝐀nna",
        ] {
            assert_eq!(checked(name).as_deref(), Ok(name), "{name}");
            assert_eq!(cleaned(name), name);
        }
    }

    #[test]
    fn names_have_one_form() {
        for (given, kept) in [
            ("  Anna \t\n Maria\u{3000}", "Anna Maria"),
            ("Anna\u{a0}M.", "Anna M."),
            ("Zo\u{308}e", "Zöe"),
            ("\u{1112}\u{1161}\u{11ab}", "한"),
            ("\u{212b}ke", "Åke"),
            ("a\u{2028}b", "a b"),
        ] {
            assert_eq!(checked(given).as_deref(), Ok(kept), "{given:?}");
        }
        assert_eq!(checked(&"ab".repeat(40)).map(|name| name.len()), Ok(LONGEST));
        // What is cut is whole.
        let family = format!("{}👩\u{200d}👧", "a".repeat(38));
        assert_eq!(checked(&family), Ok(format!("{}👩", "a".repeat(38))));
    }

    #[test]
    fn what_hides_or_turns_the_text_round_is_refused() {
        for c in [
            '\0',
            '\u{7}',
            '\u{1b}',
            '\u{7f}',
            '\u{9b}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{180b}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{202a}',
            '\u{202b}',
            '\u{202c}',
            '\u{202d}',
            '\u{202e}',
            '\u{2060}',
            '\u{2061}',
            '\u{2066}',
            '\u{2067}',
            '\u{2068}',
            '\u{2069}',
            '\u{206a}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{fdd0}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{fffc}',
            '\u{fffd}',
            '\u{ffff}',
            '\u{1d159}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{f0000}',
            '\u{10ffff}',
        ] {
            for text in [format!("{c}Bob"), format!("Bo{c}b"), format!("Bob{c}"), format!("Bob {c} Z")] {
                assert_eq!(checked(&text), Err(NameError::Hidden(c)), "{text:?}");
                assert!(cleaned(&text).starts_with("Bob"), "{text:?}");
            }
        }
        let zalgo = format!("B{}ob", "\u{33f}".repeat(9));
        assert_eq!(checked(&zalgo), Err(NameError::Mark('\u{33f}')));
        assert_eq!(cleaned(&zalgo).chars().count(), 7);
        for alone in ["\u{301}Bob", "Bob \u{301}", "\u{903}"] {
            assert!(matches!(checked(alone), Err(NameError::Mark(_))), "{alone:?}");
        }
        // Where they join nothing they are as invisible as others.
        for text in ["A\u{200c}b", "A\u{200d}b", "क\u{200d}", "م\u{200c}", "🐘\u{200d}a", "1\u{20dd}"] {
            assert!(checked(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn what_is_cleaned_is_a_name() {
        let mut random = fastrand::Rng::with_seed(4);
        let odd = [
            '\u{202e}', '\u{200d}', '\u{200c}', '\u{301}', '\u{fe0f}', ' ', 'a', 'é', '🐘', 'क', '\u{94d}', 'م',
            '\u{34f}',
        ];
        for _ in 0..20_000 {
            let text: String = (0..random.usize(..12))
                .map(|_| if random.bool() { odd[random.usize(..odd.len())] } else { random.char(..) })
                .collect();
            let name = cleaned(&text);
            assert_eq!(checked(&name).as_deref(), Ok(name.as_str()), "{text:?}");
            assert_eq!(cleaned(&name), name, "{text:?}");
        }
    }
}
