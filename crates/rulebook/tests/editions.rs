//! The options of every rule set in its earlier editions.

use std::collections::BTreeMap;

use ashtapada_rulebook::{EDITION, EditionError, find, rule_sets};
use ashtapada_rules::{OptionError, OptionSet};

/// Each rule set, option and value of the first edition. Options that did not exist then have the value that stands for
/// what the rules did; those without effect in a rule set are left out; and `mustContinue=auto` stands for what then
/// followed from the duty to capture.
const FIRST: &str = include_str!("kept/edition-1.tsv");

#[test]
fn the_first_edition_is_what_it_was() {
    let mut then: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for row in FIRST.lines() {
        let [rules, option, value] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        then.entry(rules).or_default().insert(option, value);
    }
    for (id, mut then) in then {
        let rules = find(id).unwrap();
        let options = rules.options_of(1, []).unwrap();
        for spec in rules.options.specs() {
            let today = rules.options.get(spec.id).unwrap();
            let expected = then.remove(spec.id).unwrap_or(&today);
            assert_eq!(options.get(spec.id).as_deref(), Some(expected), "{id}, {}", spec.id);
        }
        assert!(then.is_empty(), "{id} has no option {then:?} any more");
    }
}

#[test]
fn todays_edition_is_todays_rules() {
    for rules in rule_sets() {
        assert_eq!(rules.options_of(EDITION, []).unwrap(), rules.options, "{}", rules.id);
    }
}

#[test]
fn changes_come_on_top_of_an_edition() {
    let value = |rules: &str, edition, changes: &[(&'static str, &'static str)], option| {
        find(rules).unwrap().options_of(edition, changes.iter().copied()).unwrap().get(option).unwrap()
    };
    assert_eq!(value("chaturaji-pl-team", 1, &[], "empireMemory"), "false");
    assert_eq!(value("chaturaji-pl-team", 1, &[("empireMemory", "true")], "empireMemory"), "true");
    // A change can give a game a rule that it does not have by itself: the first edition had its own form of that too …
    assert_eq!(value("chaturaji-pl-solo", 1, &[("bonus54", "add")], "bonus54NewKing"), "true");
    assert_eq!(value("chaturaji-pl-solo", EDITION, &[("bonus54", "add")], "bonus54NewKing"), "false");
    // … the second, too, in another point …
    assert_eq!(value("chaturaji-wikipedia", 2, &[], "bonus54Counts"), "ever");
    assert_eq!(value("chaturaji-wikipedia", 2, &[], "bonus54NewKing"), "false");
    assert_eq!(value("chaturaji-wikipedia", EDITION, &[], "bonus54Counts"), "simultaneous");
    // … and it can remove a rule: then the old value is replaced, since it would contradict the change.
    assert_eq!(value("caturanga-cz", 1, &[], "cz.promotionSquares"), "bothHalves");
    assert_eq!(value("caturanga-cz", 1, &[("allyThrone", "none")], "lossesBy"), "player");
}

#[test]
fn wrong_editions_and_changes_are_errors() {
    let team = find("chaturaji-pl-team").unwrap();
    for edition in [0, EDITION + 1, u32::MAX] {
        let error = team.options_of(edition, []).unwrap_err();
        assert_eq!(error, EditionError::Unknown { edition, newest: EDITION });
        assert!(error.to_string().contains(&edition.to_string()), "{error}");
    }
    for (edition, changes) in [(1, ["throwing", "fair"]), (EDITION, ["throwing", "fair"]), (1, ["rounds", "many"])] {
        let error = team.options_of(edition, [changes.into()]).unwrap_err();
        assert!(matches!(error, EditionError::Option(OptionError::Unknown { .. } | OptionError::Value { .. })));
    }
    // Changes that contradict one another are errors in an earlier edition too.
    let error = team.options_of(1, [("dice", "0"), ("throw", "skilled:0.5")]).unwrap_err();
    assert!(matches!(error, EditionError::Option(OptionError::Contradiction { .. })), "{error}");
}
