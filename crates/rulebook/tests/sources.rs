//! What is credited to a document is what it states.

use std::collections::BTreeSet;

use ashtapada_rulebook::{Lang, OptionSource, RuleSet, Words, find, rule_sets};
use ashtapada_rules::{OptionSet, Values};

/// Each option whose value the document of its rule set states, taken literally, with that value and the sentence that
/// states it. Compared with the documents themselves, line by line; whoever changes a line does so again.
const STATED: &str = include_str!("kept/stated.tsv");

#[test]
fn documents_are_credited_with_what_they_state() {
    let mut found = Vec::new();
    for rules in rule_sets() {
        for spec in rules.options.specs() {
            let stated = rules.states.get(spec.id);
            assert_eq!(
                rules.source_of(spec.id) == OptionSource::Document,
                stated.is_some(),
                "{}, {}",
                rules.id,
                spec.id
            );
            if let Some(sentence) = stated {
                assert!(rules.sentences.iter().any(|known| known.id == *sentence), "{}: {sentence}", rules.id);
                let value = rules.options.get(spec.id).unwrap();
                found.push(format!("{}\t{}\t{value}\t{sentence}", rules.id, spec.id));
            }
        }
    }
    let kept: Vec<&str> = STATED.lines().collect();
    let more: Vec<_> = found.iter().filter(|row| !kept.contains(&row.as_str())).collect();
    let fewer: Vec<_> = kept.iter().filter(|row| !found.iter().any(|one| one == *row)).collect();
    assert!(
        more.is_empty() && fewer.is_empty(),
        "credited, but not kept:\n{more:#?}\nkept, but not credited:\n{fewer:#?}"
    );
}

#[test]
fn rules_of_other_documents_belong_elsewhere() {
    for (rules, options) in [
        ("chaturaji-pl-solo", ["bonus54", "bonus54NewKing", "lossesBy", "cz.enemyThrone"]),
        ("chaturaji-pl-nodice", ["bonus54", "dieKind", "throw", "blockedThrow"]),
        ("caturanga-cz", ["bonus54", "throneEntry", "empire", "withdrawLastKing"]),
        ("chaturaji-wikipedia", ["rankRule", "withdrawLastKing", "throneKill", "exchange"]),
        ("soldiers16-free", ["huff.chooser", "huff.timing", "huff.mayDecline", "huffCountsAsCapture"]),
    ] {
        for option in options {
            assert_eq!(find(rules).unwrap().source_of(option), OptionSource::Elsewhere, "{rules}, {option}");
        }
    }
}

#[test]
fn values_of_other_documents_are_foreign() {
    for (rules, foreign, own) in [
        (
            "chaturaji-pl-solo",
            &["teams=custom", "colours=czech", "parade=all3inclAlly", "promotionNeeds=pawnLost"][..],
            // The article has two dice, none, ranks and teams too, and asks what a pawn becomes.
            &["dice=2", "dice=0", "rankRule=plRanks", "teams=opposite", "promotionBy=arrivalFile", "throw=skilled:0.5"]
                [..],
        ),
        ("chaturaji-pl-team", &["allyThrone=commandAllyOut", "teams=custom"], &["kingLoss=freeze", "goal=bothKings"]),
        (
            "caturanga-cz",
            &[
                "dice=2",
                "dice=0",
                "goal=points",
                "kingLoss=freeze",
                "rankRule=off",
                "rankRule=plRanks",
                "promotionBy=origin",
            ],
            &["exchange=anyOwnTurn", "promotionNeeds=pieceLost", "cz.alliances=forbes"],
        ),
        ("chaturaji-wikipedia", &["dice=1", "teams=opposite", "goal=annihilation"], &["bonus54=add", "bonus54=off"]),
        ("peralikatuma-37", &["board=49"], &["obligation=none", "sideTriangle=left"]),
        ("soldiers16-bl", &[], &["obligation=none", "board=37"]),
    ] {
        let is_foreign = |pair: &&&str| {
            let (option, value) = pair.split_once('=').unwrap();
            find(rules).unwrap().is_foreign(option, value)
        };
        assert_eq!(
            foreign.iter().filter(is_foreign).collect::<Vec<_>>(),
            foreign.iter().collect::<Vec<_>>(),
            "{rules}"
        );
        assert_eq!(own.iter().find(is_foreign), None, "{rules}");
        let rules = find(rules).unwrap();
        for spec in rules.options.specs() {
            assert!(!rules.is_foreign(spec.id, &rules.options.get(spec.id).unwrap()), "{}, {}", rules.id, spec.id);
        }
    }
}

/// The options that a part of a text names, each in code marks.
fn named<'a>(rules: &RuleSet, part: &[&'a str]) -> BTreeSet<&'a str> {
    let code = part.iter().flat_map(|line| line.split('`').skip(1).step_by(2));
    let ids = code.map(|code| code.split('=').next().unwrap_or(code));
    ids.filter(|id| rules.options.get(id).is_some()).collect()
}

/// The last section of a text lists first what the document says, then, after the last of its plain paragraphs, what was
/// decided.
#[test]
fn texts_credit_the_document_with_the_same() {
    let mut wrong = Vec::new();
    for rules in rule_sets().iter().filter(|rules| rules.document.as_ref().is_some_and(|document| document != "ours")) {
        for lang in Lang::all() {
            let lines: Vec<&str> = rules.text.get(lang).lines().collect();
            let heading = lines.iter().rposition(|line| line.starts_with("## ")).unwrap();
            let choices = &lines[heading + 1..];
            let plain = |line: &&str| !line.is_empty() && !line.starts_with(['-', '*']);
            let decided = choices.iter().rposition(plain).unwrap();
            let stated = |id: &&&str| rules.source_of(id) == OptionSource::Document;
            let (said, ours) = (named(rules, &choices[..decided]), named(rules, &choices[decided..]));
            for id in said.iter().filter(|id| !stated(id)) {
                wrong.push(format!("{}/{lang}.md says that the document states `{id}`", rules.id));
            }
            for id in ours.iter().filter(stated) {
                wrong.push(format!("{}/{lang}.md says that `{id}` was decided here", rules.id));
            }
            assert!(
                rules.states.is_empty() || !said.is_empty(),
                "{}/{lang}.md names no option that is stated",
                rules.id
            );
            assert!(!ours.is_empty(), "{}/{lang}.md names no option that was decided", rules.id);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Values are named by what they do: the words would stand in games of other documents too, and beside what is our
/// choice.
#[test]
fn no_value_speaks_for_a_document() {
    for lang in Lang::all() {
        let words = Words::new(lang);
        for rules in rule_sets() {
            for spec in rules.options.specs() {
                let Values::Words(values) = spec.values else { continue };
                for value in values {
                    let label = words.value_label(spec.id, value).to_lowercase();
                    for document in ["document", "źródł", "artykuł", "předloh", "článk", "článek"] {
                        assert!(!label.contains(document), "{lang}, {}: {label}", spec.id);
                    }
                }
            }
        }
    }
}
