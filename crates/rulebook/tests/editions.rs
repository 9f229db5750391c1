//! The edition of every rule set.

use ashtapada_rulebook::{EDITION, EditionError, find, rule_sets};
use ashtapada_rules::OptionError;

#[test]
fn todays_edition_is_todays_rules() {
    for rules in rule_sets() {
        assert_eq!(rules.options_of(EDITION, []).unwrap(), rules.options, "{}", rules.id);
    }
}

#[test]
fn wrong_editions_and_changes_are_errors() {
    let team = find("chaturaji-pl-team").unwrap();
    for edition in [0, EDITION + 1, u32::MAX] {
        let error = team.options_of(edition, []).unwrap_err();
        assert_eq!(error, EditionError::Unknown { edition, newest: EDITION });
        assert!(error.to_string().contains(&edition.to_string()), "{error}");
    }
    for change in [("throwing", "fair"), ("rounds", "many")] {
        let error = team.options_of(EDITION, [change]).unwrap_err();
        assert!(matches!(error, EditionError::Option(OptionError::Unknown { .. } | OptionError::Value { .. })));
    }
    let error = team.options_of(EDITION, [("dice", "0"), ("throw", "skilled:0.5")]).unwrap_err();
    assert!(matches!(error, EditionError::Option(OptionError::Contradiction { .. })), "{error}");
}
