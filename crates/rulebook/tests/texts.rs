//! What the texts for readers must not say, and names that they must have.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ashtapada_rulebook::{Lang, Localised, Words, guided, rule_sets, tiles};
use ashtapada_rules::{OptionSet, Values};

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
        ("games/caturanga-cz/en.md", &["king (raja)", "povyšování", "aged eight"]),
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

/// Every text of the files of games, tiles and guided games as its readers get it, with where it stands.
fn localised() -> Vec<(String, &'static Localised)> {
    let mut texts = Vec::new();
    for rules in rule_sets() {
        let at = |what: &str| format!("{}: {what}", rules.id);
        texts.extend([(at("title"), &rules.title), (at("blurb"), &rules.blurb), (at("text"), &rules.text)]);
        texts.extend(rules.ways.iter().map(|way| (at("way"), &way.title)));
        texts.extend(rules.examples.iter().map(|example| (at(&example.name), &example.title)));
        let lessons = rules.lessons.iter();
        texts.extend(lessons.flat_map(|one| [(at(&one.name), &one.task), (at(&one.name), &one.praise)]));
    }
    texts.extend(tiles().iter().flat_map(|tile| [(tile.id.clone(), &tile.title), (tile.id.clone(), &tile.blurb)]));
    for game in guided() {
        let steps = game.steps.iter().flat_map(|step| [step.before.as_ref(), Some(&step.task), Some(&step.praise)]);
        let said = [&game.hello, &game.end].into_iter().chain(steps.flatten());
        texts.extend(said.map(|text| (format!("guided {}", game.rules), text)));
    }
    texts
}

/// Short texts are shown as they are: emphasis belongs to rules and lessons.
#[test]
fn short_texts_have_no_marks_of_emphasis() {
    let mut marked = Vec::new();
    for rules in rule_sets() {
        let ways = rules.ways.iter().map(|way| &way.title);
        let examples = rules.examples.iter().map(|example| &example.title);
        let short = [&rules.title, &rules.blurb].into_iter().chain(&rules.source).chain(ways).chain(examples);
        for (text, lang) in short.flat_map(|text| Lang::all().map(move |lang| (text.get(lang), lang))) {
            marked.extend(text.contains('*').then(|| format!("{}, {lang}: {text}", rules.id)));
        }
    }
    assert!(marked.is_empty(), "{}", marked.join("\n"));
}

/// What a text names between backticks: options, and their values.
fn names_in(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// An option that a text tells of is told of in the other languages as well.
#[test]
fn the_texts_of_a_rule_set_name_the_same_options() {
    let texts: Vec<(PathBuf, String)> = files("games")
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect();
    let mut wrong = Vec::new();
    for (path, text) in &texts {
        let others = texts.iter().filter(|(other, _)| other.parent() == path.parent());
        for (other, told) in others {
            let missing: Vec<_> = names_in(text).difference(&names_in(told)).copied().collect();
            if !missing.is_empty() {
                wrong.push(format!("{} names {missing:?}, {} does not", path.display(), other.display()));
            }
        }
    }
    assert!(texts.len() > 60 && wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The words of the options, whose labels the rules quote and the forms show.
fn option_words(lang: Lang) -> Vec<(String, String)> {
    let words = Words::new(lang);
    let mut texts = Vec::new();
    for spec in rule_sets().iter().flat_map(|rules| rules.options.specs()) {
        texts.push((spec.id.to_owned(), words.option_label(spec.id)));
        texts.push((spec.id.to_owned(), words.option_help(spec.id)));
        if let Values::Words(values) = spec.values {
            texts.extend(values.iter().map(|value| (spec.id.to_owned(), words.value_label(spec.id, value))));
        }
    }
    texts
}

/// Where a line can be broken though it must not: after a word of one letter (`singles`), or between a number and what
/// it counts.
fn torn(text: &str, singles: &str) -> Vec<String> {
    let ends = |part: &str| part.rsplit(['\u{a0}', '\n']).next().unwrap_or("").to_owned();
    let begins = |part: &str| part.split(['\u{a0}', '\n']).next().unwrap_or("").to_owned();
    let parts: Vec<_> = text.split(' ').collect();
    let wrong = parts.windows(2).filter(|pair| {
        let last = ends(pair[0]);
        let word = last.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let next: String = begins(pair[1]).chars().take_while(|c| c.is_alphabetic() || *c == '%').collect();
        let single = word.chars().count() == 1 && singles.contains(&word) && !pair[1].is_empty();
        let number = !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
        let joins = ["and", "in", "of", "or", "to", "albo", "do", "lub", "na", "až", "nebo"];
        let counted = next == "%" || next.chars().count() > 1 && !joins.contains(&next.as_str());
        single || number && counted
    });
    wrong.map(|pair| format!("{} {}", ends(pair[0]), begins(pair[1]))).collect()
}

/// By the file or by the program: what a reader gets is never broken after a word of one letter or after a number.
#[test]
fn no_line_is_broken_after_a_number_or_a_word_of_one_letter() {
    let mut wrong = Vec::new();
    let mut read = 0;
    for lang in Lang::all() {
        let singles = match lang.tag() {
            "pl" => "aiouwz",
            "cs" => "aikosuvz",
            _ => "",
        };
        let texts = localised().into_iter().map(|(at, text)| (at, text.get(lang).to_owned()));
        for (at, text) in texts.chain(option_words(lang)) {
            read += 1;
            wrong.extend(torn(&text, singles).into_iter().map(|part| format!("{lang}, {at}: {part}")));
        }
    }
    assert!(read > 3000, "only {read} texts");
    assert!(wrong.is_empty(), "{} places:\n{}", wrong.len(), wrong.join("\n"));
}
