//! Nothing is written twice: no block of ten lines occurs twice in the rule sets and documents. What two games share,
//! one of them defines, and the other is `like` it.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

const BLOCK: usize = 10;

/// A line, with its white space normalized, and its number.
type Line = (String, usize);

fn squeeze(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How many brackets a line of TOML opens, less those that it closes.
fn depth(line: &str) -> i32 {
    let mut quoted = false;
    let mut escaped = false;
    let mut depth = 0;
    for letter in line.chars() {
        match letter {
            '"' if !escaped => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            '#' if !quoted => break,
            _ => {}
        }
        escaped = quoted && letter == '\\' && !escaped;
    }
    depth
}

/// The lines that are not blank; in TOML the keys of each table in alphabetical order.
fn lines(text: &str, is_toml: bool) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut table: Vec<Vec<Line>> = Vec::new();
    let mut open = 0;
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        let whole = (squeeze(line), number);
        if !is_toml || (open == 0 && line.starts_with('[')) {
            table.sort();
            lines.extend(table.drain(..).flatten());
            lines.push(whole);
            continue;
        }
        match table.last_mut() {
            Some(entry) if open > 0 => entry.push(whole),
            _ => table.push(vec![whole]),
        }
        open += depth(line);
    }
    table.sort();
    lines.extend(table.into_iter().flatten());
    lines
}

/// Every block that occurs twice, as the two places where it begins.
fn repeated(files: &[(String, String)]) -> Vec<String> {
    let read = |(path, text): &(String, String)| (path.clone(), lines(text, path.ends_with(".toml")));
    let files: Vec<(String, Vec<Line>)> = files.iter().map(read).collect();
    let mut seen: HashMap<Vec<&str>, String> = HashMap::new();
    let mut repeated = Vec::new();
    for (path, lines) in &files {
        for block in lines.windows(BLOCK) {
            let place = format!("{path}:{}", block[0].1);
            let text = block.iter().map(|(line, _)| line.as_str()).collect();
            if let Some(before) = seen.get(&text) {
                repeated.push(format!("{before} and {place}: {}", block[0].0));
            } else {
                seen.insert(text, place);
            }
        }
    }
    repeated
}

/// Every file below a folder of this crate.
fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
}

#[test]
fn nothing_is_written_twice() {
    let mut found = Vec::new();
    for folder in ["games", "documents"] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    assert!(found.len() > 40, "only {} files were found", found.len());
    let repeated = repeated(&found);
    assert!(repeated.is_empty(), "{BLOCK} lines stand in two places:\n{}", repeated.join("\n"));
}

/// Blank lines, white space and the order of keys do not matter.
#[test]
fn a_block_is_found_in_other_clothes() {
    let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let one = "[[x]]\na = 1\nb = [\n  2,\n]\nc = 3\n[[y]]\nd = \"[\"\ne = 5\nf = 6\n";
    let same = "[[x]]\nc  = 3\n\na = 1\nb = [\n2,\n]\n[[y]]\nf = 6\ne = 5\nd = \"[\"\n";
    assert_eq!(repeated(&[file("one.toml", one), file("two.toml", same)]), ["one.toml:1 and two.toml:1: [[x]]"]);
    let other = same.replace("e = 5", "e = 4");
    assert!(repeated(&[file("one.toml", one), file("two.toml", &other)]).is_empty());
    let text = "a\nb\n\nc\nd\ne\nf\ng\nh\ni\nj\n";
    assert_eq!(repeated(&[file("one.md", text), file("two.md", &text.replace("\n\n", "\n"))]).len(), 1);
}
