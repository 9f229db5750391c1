//! Options and their contradictions.

use alloc::vec;

use super::*;
use crate::{OptionError, OptionSpec, Values};

fn specs() -> &'static [OptionSpec] {
    Options::default().specs()
}

fn with(pairs: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (id, value) in pairs {
        options.set(id, value).unwrap();
    }
    options
}

#[test]
fn every_option_reads_what_it_prints() {
    for spec in specs() {
        let mut values: Vec<String> = match spec.values {
            Values::Words(words) => words.iter().map(|word| word.to_string()).collect(),
            Values::Flag => vec!["true".to_string(), "false".to_string()],
            Values::Number { min, max } => vec![min.to_string(), max.to_string()],
            Values::NumberOr { min, max, word } => vec![min.to_string(), max.to_string(), word.to_string()],
            Values::Skill => vec![],
        };
        values.push(Options::default().get(spec.id).unwrap());
        for value in values {
            assert_eq!(with(&[(spec.id, &value)]).get(spec.id), Some(value), "{}", spec.id);
        }
        assert!(matches!(Options::default().set(spec.id, "nonsense"), Err(OptionError::Value { .. })));
    }
    assert!(matches!(Options::default().set("dice", "2"), Err(OptionError::Unknown { .. })));
    assert_eq!(with(&[("repetition", "0")]).get("repetition").as_deref(), Some("off"));
    assert_eq!(with(&[("noCaptureMoves", "off")]).choices.no_capture_moves.get(), 0);
}

/// AMB-84: stopping short is a failure where there is a duty, unless said otherwise.
#[test]
fn must_continue_follows_the_duty() {
    assert!(choose("").choices.must_continue());
    assert!(!choose("obligation=none").choices.must_continue());
    assert!(choose("mustContinue=true obligation=none").choices.must_continue());
    assert!(!choose("setup=cows").choices.must_continue());
}

#[test]
fn contradictions_name_both_options() {
    for pairs in [
        "obligation=none huff.mayDecline=true",
        "huff.chooser=owner huff.mayDecline=true",
        "noCaptureMoves=0 noCaptureEnds=moreCaptures",
    ] {
        let error = choose(pairs).check().unwrap_err();
        assert!(matches!(error, OptionError::Contradiction { .. }), "{error}");
        assert!(pairs.split(' ').all(|pair| error.to_string().contains(pair)), "{error}");
    }
    assert_eq!(choose("setup=cows board=37 firstPlayer=north").check(), Ok(()));
}

#[test]
fn what_a_game_cannot_have_names_the_option() {
    for (pairs, named) in [
        ("setup=cows firstPlayer=south", "firstPlayer=south"),
        ("setup=cows target=25", "target=25"),
        ("target=17", "target=17"),
        ("setup=peralikatuma target=24", "target=24"),
        ("setup=peralikatuma board=37 target=18", "target=18"),
    ] {
        let error = choose(pairs).check().unwrap_err();
        assert!(matches!(error, OptionError::Impossible { .. }), "{error}");
        assert!(error.to_string().contains(named), "{error}");
    }
}

/// Options that choose a layout belong to the games that have them.
#[test]
fn a_game_has_options_of_its_own() {
    assert!(matches!(Options::default().set("sideTriangle", "left"), Err(OptionError::Unknown { .. })));
    let mut options = choose("setup=peralikatuma");
    assert_eq!(options.get("sideTriangle").as_deref(), Some("right"));
    let error = options.set("sideTriangle", "up").unwrap_err();
    assert_eq!(
        error.to_string(),
        "option `sideTriangle` cannot be `up`; expected right or left, for example sideTriangle=right"
    );
    options.set("sideTriangle", "left").unwrap();
    options.set("board", "37").unwrap();
    assert_eq!(options, choose("setup=peralikatuma board=37 sideTriangle=left"));
    assert_eq!(Soldiers::start(&options).unwrap().options(), options);
    let changes = options.changes_from(&choose("setup=peralikatuma"));
    assert_eq!(changes, [("board", "37".to_string()), ("sideTriangle", "left".to_string())]);
}
