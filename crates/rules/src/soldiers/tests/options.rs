//! Options and their contradictions.

use alloc::{format, vec};

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
    assert_eq!(with(&[("noCaptureMoves", "off")]).no_capture_moves.get(), 0);
}

/// AMB-84: stopping short is a failure where there is a duty, unless said otherwise.
#[test]
fn must_continue_follows_the_duty() {
    assert!(with(&[]).must_continue());
    assert!(!with(&[("obligation", "none")]).must_continue());
    assert!(with(&[("mustContinue", "true"), ("obligation", "none")]).must_continue());
    assert!(!with(&[("setup", "cows")]).must_continue());
}

#[test]
fn contradictions_name_both_options() {
    let clashes: [&[(&str, &str)]; 12] = [
        &[("leopard.target", "8")],
        &[("cowsNoMove", "loses")],
        &[("setup", "cows"), ("obligation", "strict")],
        &[("setup", "cows"), ("firstPlayer", "south")],
        &[("setup", "cows"), ("target", "12")],
        &[("sideTriangle", "left")],
        &[("obligation", "none"), ("huff.mayDecline", "true")],
        &[("huff.chooser", "owner"), ("huff.mayDecline", "true")],
        &[("target", "17")],
        &[("setup", "peralikatuma"), ("target", "24")],
        &[("setup", "peralikatuma"), ("board", "37"), ("target", "18")],
        &[("noCaptureMoves", "0"), ("noCaptureEnds", "moreCaptures")],
    ];
    for pairs in clashes {
        let error = with(pairs).check().unwrap_err();
        assert!(matches!(error, OptionError::Contradiction { .. }), "{error}");
        assert!(pairs.iter().any(|(id, value)| error.to_string().contains(&format!("{id}={value}"))), "{error}");
    }
    assert_eq!(with(&[("setup", "cows"), ("board", "37"), ("firstPlayer", "north")]).check(), Ok(()));
}
