//! Checks of the rulebook: every example is played, every rule sentence and every ambiguity has one, and every text
//! refers to every example.

use std::collections::BTreeSet;

use ashtapada_rulebook::{
    ExampleError, Kinship, Lang, OptionSource, Paths, RuleSet, Status, drafts, find, load, rule_sets,
};
use ashtapada_rules::{AnyPosition, OptionSet, Position, Values, perft};

#[test]
fn every_rule_set_loads() {
    for rules in load() {
        let rules = rules.unwrap_or_else(|error| panic!("{error}"));
        let start = rules.start().unwrap_or_else(|error| panic!("{}: {error}", rules.id));
        assert_eq!(start.seats().len(), usize::from(rules.players), "{}", rules.id);
        assert_eq!(start.options(), rules.options, "{}", rules.id);
        assert!(!rules.names.is_empty(), "{}", rules.id);
    }
    let is_ours = |rules: &&RuleSet| rules.document.as_deref() == Some("ours");
    let described = rule_sets().iter().filter(|rules| rules.kinship() == Kinship::Described);
    let mut companions = described.skip_while(|rules| !is_ours(rules));
    assert!(companions.all(|rules| is_ours(&rules)), "companions of ours come after what the documents tell");
    let mut kin = rule_sets().iter().skip_while(|rules| rules.kinship() == Kinship::Described);
    assert!(kin.all(|rules| rules.kinship() != Kinship::Described), "the games of the documents come first");
}

#[test]
fn a_draft_is_found_but_is_not_among_the_published() {
    let loaded: Vec<RuleSet> = load().into_iter().map(Result::unwrap).collect();
    assert_eq!(loaded.len(), rule_sets().len() + drafts().len());
    for rules in &loaded {
        assert_eq!(find(&rules.id).unwrap().id, rules.id);
        let is_among = |sets: &[RuleSet]| sets.iter().any(|other| other.id == rules.id);
        let is_draft = rules.status == Status::Draft;
        assert_eq!((is_among(rule_sets()), is_among(drafts())), (!is_draft, is_draft), "{}", rules.id);
    }
}

#[test]
fn every_example_holds() {
    let mut failures = Vec::new();
    for rules in rule_sets().iter().chain(drafts()) {
        let mut decided = 0;
        for example in &rules.examples {
            if let Err(error) = example.play(&rules.options, None) {
                failures.push(format!("{}: {error}", rules.id));
                continue;
            }
            for otherwise in &example.otherwise {
                decided += 1;
                match example.play(&rules.options, Some(otherwise)) {
                    Err(ExampleError::Step { .. }) => {}
                    Err(error) => failures.push(format!("{}: otherwise: {error}", rules.id)),
                    Ok(_) => failures.push(format!(
                        "{}: example `{}` holds under {otherwise:?} as well, so it decides nothing",
                        rules.id, example.name
                    )),
                }
            }
        }
        println!(
            "{:32} {:3} examples, shown to fail {:3} times under another option; {:3} rule sentences, {:3} ambiguities",
            rules.id,
            rules.examples.len(),
            decided,
            rules.sentences.len(),
            rules.ambiguities.len()
        );
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// A value that no rule set uses was rejected by the documents or by our reading of them: an example shows what it
/// changes, and fails under it. That is asked of the options that rule sets of the family speak of.
#[test]
fn every_other_value_is_decided_by_an_example() {
    let mut wrong = Vec::new();
    for rules in rule_sets() {
        let family = || rule_sets().iter().filter(|other| other.family == rules.family);
        for spec in rules.options.specs() {
            if family().all(|other| other.source_of(spec.id) == OptionSource::Elsewhere) {
                continue;
            }
            let values: &[&str] = match spec.values {
                // Who begins may be anyone, and the shapes of the die and of the men change nothing.
                _ if ["firstPlayer", "dieKind", "figures"].contains(&spec.id) => &[],
                Values::Words(words) => words,
                Values::Flag => &["true", "false"],
                Values::Number { .. } | Values::NumberOr { .. } | Values::Skill => &[],
            };
            for &value in values {
                let own = family().any(|other| other.options.get(spec.id).as_deref() == Some(value));
                let decided = family().flat_map(|other| &other.examples).flat_map(|example| &example.otherwise);
                if !own && !decided.into_iter().any(|changes| changes.get(spec.id).is_some_and(|it| it == value)) {
                    wrong.push(format!("no example decides against {}={value}", spec.id));
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The numbers are those of other programs; the deepest would take long here.
#[test]
fn there_are_as_many_paths_as_each_rule_set_says() {
    const MOST: u64 = 1_000_000;
    for rules in rule_sets().iter().chain(drafts()) {
        for Paths { options, counts } in &rules.perft {
            assert!(!counts.is_empty(), "{}: nothing is counted", rules.id);
            let changes = options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
            let options = rules.options_with(changes).unwrap_or_else(|error| panic!("{}: {error}", rules.id));
            let start = AnyPosition::start(&options).unwrap();
            for (depth, &count) in (1..).zip(counts).filter(|&(_, &count)| count <= MOST) {
                assert_eq!(perft(&start, depth), count, "{}, depth {depth}", rules.id);
            }
        }
    }
}

fn names(rules: &RuleSet) -> BTreeSet<&str> {
    rules.examples.iter().map(|example| example.name.as_str()).collect()
}

#[test]
fn every_sentence_and_ambiguity_has_an_example() {
    let mut wrong = Vec::new();
    for rules in rule_sets().iter().chain(drafts()) {
        let names = names(rules);
        assert_eq!(names.len(), rules.examples.len(), "{}: two examples share a name", rules.id);
        let claims = rules.sentences.iter().map(|sentence| (&sentence.id, &sentence.examples));
        let claims = claims.chain(rules.ambiguities.iter().map(|ambiguity| (&ambiguity.id, &ambiguity.examples)));
        let mut ids = BTreeSet::new();
        for (id, examples) in claims {
            if !ids.insert(id) {
                wrong.push(format!("{}: {id} is listed twice", rules.id));
            }
            if examples.is_empty() {
                wrong.push(format!("{}: {id} has no example", rules.id));
            }
            for name in examples.iter().filter(|name| !names.contains(name.as_str())) {
                wrong.push(format!("{}: {id} names the example `{name}`, which is not there", rules.id));
            }
        }
        for ambiguity in &rules.ambiguities {
            for option in ambiguity.options.iter().filter(|id| rules.options.get(id).is_none()) {
                wrong.push(format!("{}: {} names the option `{option}`, which is not there", rules.id, ambiguity.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many numbers `docs/ambiguities.md` has given.
const AMBIGUITIES: usize = 128;

/// Those whose question the document answers itself. A number is never reused.
const ANSWERED: [usize; 2] = [91, 95];

/// `docs/ambiguities.md` numbers them; each concerns at least one rule set, unless it is not an ambiguity.
#[test]
fn every_ambiguity_touches_a_rule_set() {
    let touched: BTreeSet<&str> =
        rule_sets().iter().flat_map(|rules| &rules.ambiguities).map(|ambiguity| ambiguity.id.as_str()).collect();
    for number in 1..=AMBIGUITIES {
        let decided = touched.contains(format!("AMB-{number}").as_str());
        assert_eq!(decided, !ANSWERED.contains(&number), "AMB-{number}");
    }
}

/// A published rule set has 5 to 12 lessons; each is solved by its solution, and not before its end.
#[test]
fn every_lesson_can_be_solved() {
    let mut wrong = Vec::new();
    for rules in rule_sets().iter().chain(drafts()) {
        let names: BTreeSet<&str> = rules.lessons.iter().map(|lesson| lesson.name.as_str()).collect();
        let is_enough = rules.status == Status::Draft || (5..=12).contains(&rules.lessons.len());
        assert!(is_enough, "{} has {} lessons", rules.id, rules.lessons.len());
        assert_eq!(names.len(), rules.lessons.len(), "{}: two lessons share a name", rules.id);
        for lesson in &rules.lessons {
            if lesson.goal.is_empty() || lesson.solution.is_empty() {
                wrong.push(format!("{}, lesson `{}`: nothing is to be done", rules.id, lesson.name));
            }
            if let Err(why) = lesson.prove(rules) {
                wrong.push(format!("{}, lesson `{}`: {why}", rules.id, lesson.name));
            }
            for text in Lang::all().flat_map(|lang| [lesson.task.get(lang), lesson.praise.get(lang)]) {
                if text.trim().is_empty() {
                    wrong.push(format!("{}, lesson `{}`: a text is empty", rules.id, lesson.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_refers_to_every_example() {
    let mut wrong = Vec::new();
    for rules in rule_sets().iter().chain(drafts()) {
        let names = names(rules);
        for lang in Lang::all() {
            let referred: BTreeSet<&str> = rules
                .text
                .get(lang)
                .lines()
                .filter_map(|line| line.trim().strip_prefix("{{")?.strip_suffix("}}"))
                .collect();
            for name in names.difference(&referred) {
                wrong.push(format!("{}/{lang}.md does not refer to `{name}`", rules.id));
            }
            for name in referred.difference(&names) {
                wrong.push(format!("{}/{lang}.md refers to `{name}`, which is not there", rules.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `docs/ambiguities.md` has an entry for each ambiguity, and names examples that are there.
#[test]
fn the_list_of_ambiguities_is_true() {
    let list = include_str!("../../../docs/ambiguities.md");
    for number in 1..=AMBIGUITIES {
        let entry = list.split("\n\n").find(|entry| entry.starts_with(&format!("**AMB-{number}**")));
        let entry = entry.unwrap_or_else(|| panic!("docs/ambiguities.md lacks AMB-{number}"));
        assert_eq!(entry.contains("so this is no ambiguity"), ANSWERED.contains(&number), "AMB-{number}");
        assert!(entry.contains("Example"), "AMB-{number} has no example");
    }
    assert!(!list.contains(&format!("**AMB-{}**", AMBIGUITIES + 1)));
    let known = |name: &str| {
        let (set, example) = name.split_once('/')?;
        Some(rule_sets().iter().find(|rules| rules.id == set)?.example(example).is_some())
    };
    let quoted = list.split('`').skip(1).step_by(2);
    let wrong: Vec<&str> = quoted.filter(|name| known(name) == Some(false)).collect();
    assert!(wrong.is_empty(), "docs/ambiguities.md names examples that are not there: {wrong:?}");
}
