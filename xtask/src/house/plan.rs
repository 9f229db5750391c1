//! `ARCHITECTURE.md`: no longer than a newcomer reads, and what it names exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::source::names;
use crate::steps::Done;

const PLAN: &str = "ARCHITECTURE.md";
/// The longest plan, in bytes.
const LONGEST: usize = 12_000;

/// Checks the plan of the project in this folder.
pub fn is_true(root: &Path) -> Done {
    let text = fs::read_to_string(root.join(PLAN)).map_err(|error| format!("{PLAN} cannot be read: {error}"))?;
    if text.len() > LONGEST {
        return Err(format!("{PLAN} has {} bytes: no more than {LONGEST}, so that it is read", text.len()));
    }
    let quoted = quoted(&text);
    let (paths, tests): (Vec<&str>, Vec<&str>) =
        quoted.into_iter().filter(|name| is_path(name) || is_test(name)).partition(|name| is_path(name));
    if let Some(missing) = paths.iter().find(|path| !root.join(path).exists()) {
        return Err(format!("{PLAN} names `{missing}`, which does not exist"));
    }
    let mut known = BTreeSet::new();
    for folder in ["crates", "src", "lab", "web/test"] {
        collect(&root.join(folder), &mut known)?;
    }
    if let Some(missing) = tests.iter().find(|test| !known.contains(**test)) {
        return Err(format!("{PLAN} names the test `{missing}`, which does not exist"));
    }
    println!("{PLAN}: {} bytes, {} paths and {} tests that exist", text.len(), paths.len(), tests.len());
    Ok(())
}

/// What stands between backticks, outside of blocks of code.
fn quoted(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

/// Whether it is a path without a place to fill in.
fn is_path(name: &str) -> bool {
    name.contains('/') && !name.contains(['<', '…', ' ', '*', '=', '['])
}

/// Whether it looks like the name of a test: a sentence.
fn is_test(name: &str) -> bool {
    name.matches('_').count() >= 3 && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// The names of functions in the Rust files of a folder and those within.
fn collect(folder: &Path, known: &mut BTreeSet<String>) -> Done {
    if !folder.exists() {
        return Ok(());
    }
    for name in names(folder)? {
        let path = folder.join(&name);
        if path.is_dir() {
            collect(&path, known)?;
        } else if name.ends_with(".rs") {
            let text =
                fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
            let functions = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            known.extend(functions.map(str::to_owned));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_tests_are_told_from_other_words() {
        let text = "See `a/b.rs`, `x_y`, `a_test_that_says_something` and `games/<id>/`.\n```text\n`c/d`\n```\n`e/f`";
        let quoted = quoted(text);
        assert_eq!(quoted.iter().filter(|name| is_path(name)).collect::<Vec<_>>(), [&"a/b.rs", &"e/f"]);
        assert_eq!(quoted.iter().filter(|name| is_test(name)).collect::<Vec<_>>(), [&"a_test_that_says_something"]);
    }
}
