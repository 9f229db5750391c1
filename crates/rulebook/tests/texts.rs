//! What the texts for readers must not say, and names that they must have.

use std::fs;
use std::path::{Path, PathBuf};

/// Every file below a folder of this crate.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found
}

/// The articles may well have their pictures where they were published: only the texts that the rules are made from lack
/// them.
#[test]
fn no_text_says_that_a_picture_is_lost() {
    let says = |sentence: &str, words: &[&str]| words.iter().any(|word| sentence.contains(word));
    let lost = |sentence: &&str| {
        says(sentence, &["pictur", "rysun", "obraz", "obráz"])
            && says(sentence, &[" lost", "zagin", "nie zachow", "ztrat", "nedochov"])
    };
    let mut wrong = Vec::new();
    for path in files("games").into_iter().chain(files("locales")) {
        let text = fs::read_to_string(&path).unwrap().to_lowercase().replace('\u{a0}', " ");
        wrong.extend(text.split(['.', '\n']).filter(lost).map(|sentence| format!("{}:{sentence}", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
