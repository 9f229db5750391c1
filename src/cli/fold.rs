//! Breaks long lines between words, so that the terminal does not break them within words.

/// Columns of the narrowest usual terminal, less one: some begin a new line as soon as the last column is filled.
const WIDTH: usize = 79;

/// The text with every long line broken. Continuation lines are indented like the first word, in a list like the text
/// of the item.
///
/// ```text
/// - a long item
///   goes on here
/// ```
pub fn fold(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(fold_line).collect();
    lines.join("\n")
}

fn fold_line(line: &str) -> String {
    let wide = |text: &str| text.chars().count();
    // The lines of a table must stay whole.
    if wide(line) <= WIDTH || line.starts_with('|') {
        return line.to_owned();
    }
    let text = line.trim_start_matches(' ');
    let item = if text.starts_with("- ") || text.starts_with("▸ ") { 2 } else { 0 };
    let indent = line.len() - text.len() + item;
    let mut folded = String::with_capacity(line.len() + 16);
    let mut column = 0;
    folded.push_str(&line[..line.len() - text.len()]);
    for (index, word) in text.split(' ').enumerate() {
        if index == 0 {
            column = indent - item;
        } else if column + 1 + wide(word) > WIDTH {
            folded.push('\n');
            folded.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else {
            folded.push(' ');
            column += 1;
        }
        folded.push_str(word);
        column += wide(word);
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_of_any_rules_is_too_long_and_no_word_is_lost() {
        for rules in ashtapada_rulebook::rule_sets() {
            for lang in ashtapada_rulebook::Lang::all() {
                let text = rules.plain_text(lang);
                let folded = fold(&text);
                assert!(text.split_whitespace().eq(folded.split_whitespace()), "{} {lang}", rules.id);
                for line in folded.lines().filter(|line| !line.starts_with('|')) {
                    assert!(line.chars().count() <= WIDTH, "{} {lang}: {line}", rules.id);
                }
            }
        }
    }

    #[test]
    fn what_follows_stands_under_the_text() {
        let item = format!("  - {}", "word ".repeat(30));
        assert!(fold(&item).lines().skip(1).all(|line| line.starts_with("    word")), "{}", fold(&item));
    }
}
