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

/// Names and words of the documents that their readers look for.
#[test]
fn words_of_the_documents_stand_in_the_texts() {
    let told = [
        "Thayaam",
        "alatafl",
        "Pretwa",
        "Gol skuish",
        "Egara-guti",
        "Lau kata kati",
        "Kolowis Awithlaknannai",
        "Cox",
        "Forbes",
        "Culin",
        "1048",
        "Kanka",
        "alfil",
        "boat triumph",
        "povyšování",
    ];
    let own: [(&str, &[&str]); 9] = [
        ("games/chaturaji-pl-solo/pl.md", &["król (radża) albo", "król (radża): 5"]),
        ("games/chaturaji-pl-solo/cs.md", &["král (rádža), nebo", "král (rádža): 5"]),
        ("games/chaturaji-pl-solo/en.md", &["king (raja) or", "king (raja): 5"]),
        ("games/caturanga-cz/cs.md", &["král (rádža)", "povyšování", "od osmi let"]),
        ("games/caturanga-cz/pl.md", &["król (radża)", "povyšování", "od ośmiu lat"]),
        ("games/caturanga-cz/en.md", &["king (raja)", "povyšování", "eight years"]),
        ("games/chaturaji-wikipedia/pl.md", &["boat triumph", "alfil", "statek"]),
        ("games/chaturaji-wikipedia/cs.md", &["boat triumph", "alfil", "koráb"]),
        ("games/chaturaji-wikipedia/en.md", &["boat triumph", "alfil", "ship"]),
    ];
    let mut missing = Vec::new();
    for path in files("locales").into_iter().filter(|path| path.ends_with("history.ftl")) {
        let text = fs::read_to_string(&path).unwrap();
        missing.extend(told.iter().filter(|word| !text.contains(**word)).map(|word| format!("{path:?}: {word}")));
    }
    for (name, words) in own {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let text = fs::read_to_string(path).unwrap().replace('\u{a0}', " ");
        missing.extend(words.iter().filter(|word| !text.contains(**word)).map(|word| format!("{name}: {word}")));
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
