//! Editions, of rule sets that are made up: as if the second or the third were the newest.

use ashtapada_rules::{OptionError, OptionSet};

use super::{CHILD, child, read, rules, with};
use crate::load::source::Source;
use crate::{EditionError, RuleSet};

/// The values of options in an edition, the newest being another.
fn values(rules: &RuleSet, newest: u32, edition: u32, changes: &[(&'static str, &'static str)], of: &str) -> String {
    let options = rules.options_until(newest, edition, changes.iter().copied()).unwrap();
    of.split(' ').map(|id| options.get(id).unwrap()).collect::<Vec<_>>().join(" ")
}

#[test]
fn earlier_editions_are_inherited_and_changed() {
    let child = child(&[("rules.toml", &rules("[options]\ntarget = \"14\"\n[edition.1]\nobligation = \"huff\"\n"))]);
    let both = |edition, changes: &[_]| values(&child, 2, edition, changes, "target obligation");
    assert_eq!(both(2, &[]), "14 none");
    assert_eq!(both(1, &[]), "10 huff");
    // Changes come on top.
    assert_eq!(both(1, &[("target", "8")]), "8 huff");
}

#[test]
fn an_edition_is_told_by_what_was_different_from_the_one_after_it() {
    let text = rules("[options]\ntarget = \"14\"\n[edition.2]\ntarget = \"13\"\nnoMoves = \"draw\"\n");
    let files = with(&[("rules.toml", &text)]);
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    let sets = read(&Source::of(&files), 3);
    let child = sets.into_iter().map(Result::unwrap).find(|set| set.id == "child").unwrap();
    let of = |edition| values(&child, 3, edition, &[], "target noMoves");
    assert_eq!([of(3), of(2), of(1)], ["14 loses", "13 draw", "10 draw"]);
}

#[test]
fn an_old_value_gives_way_to_a_change_that_it_would_contradict() {
    let text = rules("[edition.1]\nobligation = \"huff\"\n\"huff.mayDecline\" = \"true\"\n");
    let child = child(&[("rules.toml", &text)]);
    let all = |changes: &[_]| values(&child, 2, 1, changes, "obligation huff.mayDecline huff.chooser");
    assert_eq!(all(&[]), "huff true opponent");
    assert_eq!(all(&[("huff.chooser", "owner")]), "huff false owner");
    assert_eq!(all(&[("obligation", "strict")]), "strict false opponent");
    // Changes that contradict one another are an error in an earlier edition too.
    let error = child.options_until(2, 1, [("huff.chooser", "owner"), ("huff.mayDecline", "true")]).unwrap_err();
    assert!(matches!(error, EditionError::Option(OptionError::Contradiction { .. })), "{error}");
}

#[test]
fn an_edition_that_there_is_not_is_an_error() {
    let child = child(&[("rules.toml", CHILD)]);
    for edition in [0, 3, u32::MAX] {
        let error = child.options_until(2, edition, []).unwrap_err();
        assert_eq!(error, EditionError::Unknown { edition, newest: 2 });
    }
}
