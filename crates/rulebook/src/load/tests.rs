//! How rule sets build on one another, tested with small ones.

use std::collections::BTreeSet;

use ashtapada_rules::soldiers::SoldiersRefusal;
use ashtapada_rules::{ActionList, AnyPosition, Position as _, Refusal};

mod editions;

use super::document;
use super::source::Source;
use super::*;
use crate::Lang;

const S9: (&str, &str) = ("documents/S9.toml", "S9.1 = \"One.\"\nS9.2 = \"Two.\"\nS9.10 = \"Ten.\"\n");

const RULES: &str = r#"
order = 1
family = "soldiers"
document = "S9"
names = ["Parent"]
players = 2
tile = "soldiers"
dice = false
title = { en = "Parent", pl = "Rodzic", cs = "Rodič" }
blurb = { en = ".", pl = ".", cs = "." }
numbers.army = 16
words.army = { en = "sixteen", pl = "szesnastu", cs = "šestnáct" }
[options]
obligation = "none"
target = "12"
[states]
obligation = "S9.1"
target = "S9.10"
[edition.1]
target = "10"
[sentences]
S9.1 = ["start"]
S9.10 = ["start", "throw"]
[[ambiguity]]
id = "AMB-2"
decided = "So."
options = ["target"]
examples = ["start"]
[board]
known = "49"
[side.south]
role = "soldier"
men = "c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4"
[side.north]
role = "soldier"
men = "c9 e9 g9 d8 e8 f8 c7 d7 e7 f7 g7 c6 d6 e6 f6 g6"
"#;

const EXAMPLES: &str = r#"
[[example]]
name = "start"
title = { en = "Start", pl = "Start", cs = "Start" }
otherwise = { target = "{army-2}" }
[[example.step]]
play = ["3", "c4-c5"]
points = { south = "{army-1}" }
pieces = { "c4 d4" = "south soldier" }
[[example]]
name = "throw"
title = { en = "Throw", pl = "Rzut", cs = "Hod" }
[[example.step]]
play = "3"
points = { south = 3 }
"#;

const LESSONS: &str = r#"
[[lesson]]
name = "first"
example = "start"
task = { en = ".", pl = ".", cs = "." }
praise = { en = ".", pl = ".", cs = "." }
goal = []
solution = []
"#;

const TEXT: &str = "# Title {#title}\n\nAll {army} of them. {#goal}\n\n{{start}} {{throw}}\n\n- one {#list}\n- two {#two}\n- three {#three}\n";

const CHILD: &str = r#"
like = "parent"
names = ["Child"]
title = { en = "Child", pl = "Dziecko", cs = "Dítě" }
blurb = { en = ".", pl = ".", cs = "." }
"#;

/// The parent and a child with the given files, by their names.
fn with<'a>(child: &[(&'a str, &'a str)]) -> Vec<(String, &'a str)> {
    let mut files = vec![(S9.0.to_owned(), S9.1)];
    for lang in Lang::all() {
        files.push((format!("games/parent/{lang}.md"), TEXT));
    }
    let parent = [("rules.toml", RULES), ("examples.toml", EXAMPLES), ("lessons.toml", LESSONS)];
    files.extend(parent.map(|(name, text)| (format!("games/parent/{name}"), text)));
    files.extend(child.iter().map(|(name, text)| (format!("games/child/{name}"), *text)));
    files
}

/// They are read as if the second edition were the newest.
fn load(files: &[(String, &str)]) -> Vec<Result<RuleSet, LoadError>> {
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    read(&Source::of(&files), 2)
}

/// The child as it loads.
fn child(files: &[(&str, &str)]) -> RuleSet {
    let sets = load(&with(files));
    sets.into_iter().map(|set| set.unwrap_or_else(|error| panic!("{error}"))).find(|set| set.id == "child").unwrap()
}

/// What is wrong with the child.
fn error(files: &[(&str, &str)]) -> String {
    let sets = load(&with(files));
    let errors: Vec<String> = sets.into_iter().filter_map(Result::err).map(|error| error.to_string()).collect();
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.concat()
}

fn rules(more: &str) -> String {
    format!("{CHILD}{more}")
}

#[test]
fn a_child_with_nothing_to_say_is_its_parent_by_another_name() {
    let child = child(&[("rules.toml", CHILD)]);
    let parent = load(&with(&[])).remove(0).unwrap();
    assert_eq!((child.title.get(Lang::EN), child.names.as_slice()), ("Child", ["Child".to_owned()].as_slice()));
    assert_eq!((child.document.as_deref(), child.players, child.tile.as_deref()), (Some("S9"), 2, Some("soldiers")));
    assert_eq!(child.options, parent.options);
    assert_eq!((&child.named, &child.states), (&parent.named, &parent.states));
    assert_eq!(child.sentences, parent.sentences);
    assert_eq!(child.ambiguities, parent.ambiguities);
    assert_eq!(child.examples, parent.examples);
    assert_eq!(child.lessons, parent.lessons);
    assert_eq!(child.text, parent.text);
    assert_eq!(
        child.text.get(Lang::EN),
        "# Title\n\nAll sixteen of them.\n\n{{start}}\n{{throw}}\n\n- one\n- two\n- three\n"
    );
    // Sentences come in the order of their numbers, with their text from the document.
    assert_eq!(child.sentences.iter().map(|it| it.says.as_str()).collect::<Vec<_>>(), ["One.", "Ten."]);
}

#[test]
fn a_child_says_what_is_different() {
    let rules = rules(
        r#"
        tile = "cows-leopards"
        numbers.army = 20
        words.army = { en = "twenty", pl = "dwudziestu", cs = "dvacet" }
        [options]
        target = "14"
        [sentences]
        S9.2 = ["new"]
        [drop]
        options = ["obligation"]
        sentences = ["S9.1"]
        examples = ["throw"]
        sections = ["two"]
        [[ambiguity]]
        id = "AMB-2"
        options = []
        [[ambiguity]]
        id = "AMB-1"
        decided = "Thus."
        options = []
        examples = ["new"]
        "#,
    );
    let examples = r#"
        [[example]]
        name = "new"
        title = { en = "New", pl = "Nowy", cs = "Nový" }
        follows = "start"
        [[example.step]]
        turn = "south"
        [[example]]
        name = "start"
        position = "p {army}"
    "#;
    let text = "At the end. {#last follows=three}\n\n# Other {#title}\n";
    let lessons = "[[lesson]]\nname = \"first\"\nafter = 1\n";
    let texts = [("en.md", text), ("pl.md", text), ("cs.md", text)];
    let own = [("rules.toml", rules.as_str()), ("examples.toml", examples), ("lessons.toml", lessons)];
    let child = child(&[own.as_slice(), &texts].concat());
    assert_eq!((child.tile.as_deref(), child.players), (Some("cows-leopards"), 2));
    let option = |id: &str| ashtapada_rules::OptionSet::get(&child.options, id).unwrap();
    assert_eq!((option("target").as_str(), option("obligation").as_str()), ("14", "huff"));
    assert_eq!(child.named.iter().collect::<Vec<_>>(), ["target"]);
    assert_eq!(child.sentences.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["S9.2", "S9.10"]);
    assert_eq!(child.ambiguities[0].decided, "Thus.");
    assert_eq!((child.ambiguities[1].decided.as_str(), child.ambiguities[1].options.len()), ("So.", 0));
    assert_eq!(child.examples.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["start", "new"]);
    let start = &child.examples[0];
    assert_eq!((start.title.get(Lang::EN), start.position.as_deref()), ("Start", Some("p 20")));
    assert_eq!((start.otherwise[0]["target"].as_str(), start.steps[0].points["south"]), ("18", 19));
    assert_eq!((start.steps[0].pieces["c4"].as_str(), start.steps[0].pieces.len()), ("south soldier", 2));
    assert_eq!((child.lessons[0].after, child.lessons[0].example.as_str()), (1, "start"));
    assert_eq!(
        child.text.get(Lang::EN),
        "# Other\n\nAll twenty of them.\n\n{{start}}\n\n- one\n- three\n\nAt the end.\n"
    );
}

#[test]
fn a_statement_is_about_one_value_of_one_document() {
    let states = |more: &str| {
        let child = child(&[("rules.toml", &rules(more))]);
        child.states.into_iter().map(|(option, sentence)| format!("{option} {sentence}")).collect::<Vec<_>>()
    };
    assert_eq!(states(""), ["obligation S9.1", "target S9.10"]);
    assert_eq!(states("[states]\ntarget = \"S9.1\"\n"), ["obligation S9.1", "target S9.1"]);
    // A value of its own, an option or a sentence that is dropped, and another document: what was stated is so no more.
    assert_eq!(states("[options]\ntarget = \"12\"\n"), ["obligation S9.1"]);
    assert_eq!(states("[options]\ntarget = \"14\"\n[states]\ntarget = \"S9.10\"\n"), states(""));
    assert_eq!(states("[drop]\noptions = [\"target\"]\n"), ["obligation S9.1"]);
    assert_eq!(states("[drop]\nsentences = [\"S9.1\"]\n"), ["target S9.10"]);
    assert!(states("document = \"ours\"\n").is_empty());
}

#[test]
fn one_thing_is_taken_from_a_rule_set_that_is_not_the_parent() {
    let rules = RULES.replace("AMB-2\"\ndecided = \"So.\"\noptions = [\"target\"]", "AMB-2\"\nfrom = \"parent\"");
    let examples = r#"
        [[example]]
        name = "start"
        from = "parent"
        title = { en = "Here", pl = "Tu", cs = "Tady" }
        instead = { 3 = [], c4-c5 = ["2", "d4-d5"] }
        without = ["points"]
    "#;
    let lessons = "[[lesson]]\nname = \"first\"\nfrom = \"parent\"\n";
    let own = [("rules.toml", rules.as_str()), ("examples.toml", examples), ("lessons.toml", lessons)];
    let texts = [("en.md", TEXT), ("pl.md", TEXT), ("cs.md", TEXT)];
    let child = child(&[own.as_slice(), &texts].concat());
    assert_eq!(child.ambiguities[0].decided, "So.");
    let start = &child.examples[0];
    assert_eq!((start.title.get(Lang::EN), start.otherwise[0]["target"].as_str()), ("Here", "14"));
    assert_eq!((start.steps[0].play.join(" "), start.steps[0].points.len()), ("2 d4-d5".to_owned(), 0));
    assert_eq!(child.lessons[0].example, "start");
}

#[test]
fn likeness_goes_on_through_several() {
    let mut files = with(&[("rules.toml", CHILD)]);
    let grandchild = CHILD.replace("parent", "child");
    files.push(("games/grandchild/rules.toml".to_owned(), &grandchild));
    let sets = load(&files);
    assert_eq!(sets.iter().filter(|set| set.as_ref().is_ok_and(|set| set.examples.len() == 2)).count(), 3);
}

#[test]
fn errors_of_rules_say_where() {
    for (more, what) in [
        ("like = \"child\"\n", "6:1: duplicate key"),
        ("surplus = 1\n", "6:1: unknown field `surplus`"),
        ("[options]\ntarget = \"many\"\n", "7:1: option `target` cannot be `many`"),
        ("[edition.1]\ntarget = \"many\"\n", "7:1: option `target` cannot be `many`"),
        ("[edition.1]\nhuff = \"many\"\n", "7:1: there is no option `huff`"),
        ("[edition.2]\ntarget = \"8\"\n", "6:10: `2` is not an edition before the newest, which is 2"),
        ("[edition.0]\ntarget = \"8\"\n", "6:10: `0` is not an edition"),
        ("[edition.first]\ntarget = \"8\"\n", "6:10: `first` is not an edition"),
        ("[options]\nhuff = \"many\"\n", "7:1: there is no option `huff`"),
        ("[options]\ntarget = \"17\"\n", "1:1: this game cannot have `target=17`"),
        ("[options]\nboard = \"37\"\n", "7:1: there is no option `board`"),
        ("[board]\nknown = \"36\"\n", "6:1: there is no board `36`"),
        ("[board]\nlines = [\"a1 b1\", \"b1 a1\"]\n", "6:1: this makes no game: two lines join"),
        ("[side.south]\nmen = \"c7\"\n", "6:2: this makes no game: two pieces stand on c7"),
        ("[side.south]\njumps = false\n[side.north]\njumps = false\n", "6:2: this makes no game: at least one side"),
        ("[[choice]]\noption = \"more\"\nvalues = []\n", "6:1: this makes no game: expected"),
        ("[sentences]\nS9.3 = []\n", "7:4: there is no sentence `S9.3`"),
        ("[states]\nnoMoves = \"S9.1\"\n", "7:1: there is no option `noMoves`"),
        ("[states]\ntarget = \"S9.2\"\n", "7:10: there is no sentence `S9.2`"),
        ("[drop]\noptions = [\"noMoves\"]\n", "7:12: there is no option `noMoves`"),
        ("[drop]\nsentences = [\"S9.2\"]\n", "7:14: there is no sentence `S9.2`"),
        ("[drop]\nambiguities = [\"AMB-3\"]\n", "7:16: there is no ambiguity `AMB-3`; did you mean `AMB-2`?"),
        ("[drop]\nexamples = [\"start\", \"trow\"]\n", "7:22: there is no example `trow`; did you mean `throw`?"),
        ("introduced_by = [\"throw\", \"trow\"]\n", "6:27: there is no example `trow`; did you mean `throw`?"),
        ("[drop]\nlessons = [\"frist\"]\n", "7:12: there is no lesson `frist`; did you mean `first`?"),
        ("[drop]\nsections = [\"gaol\"]\n", "7:13: there is no section `gaol`; did you mean `goal`?"),
        ("[[ambiguity]]\nid = \"AMB-4\"\n", "7:6: the ambiguity `AMB-4` is not inherited, so it needs `decided`"),
        ("[[ambiguity]]\nid = \"AMB-2\"\nfrom = \"nobody\"\n", "8:8: there is no rule set `nobody`"),
        (
            "[[ambiguity]]\nid = \"AMB-2\"\n[[ambiguity]]\nid = \"AMB-2\"\n",
            "9:6: the ambiguity `AMB-2` occurs twice here",
        ),
    ] {
        let found = error(&[("rules.toml", &rules(more))]);
        let expected = format!("games/child/rules.toml:{what}");
        assert!(found.starts_with(&expected), "{found}\n  not {expected}");
    }
    let orphan = CHILD.replace("parent", "nobody");
    assert_eq!(error(&[("rules.toml", &orphan)]), "games/child/rules.toml:2:8: there is no rule set `nobody`");
    let own = CHILD.replace("parent", "child");
    let circle = "games/child/rules.toml:2:8: this goes in a circle: child → child";
    assert_eq!(error(&[("rules.toml", &own)]), circle);
    let alone = CHILD.replace("like = \"parent\"\n", "");
    let lacks = "games/child/rules.toml:1:1: the rule set `child` is not inherited, so it needs `family`";
    assert_eq!(error(&[("rules.toml", &alone)]), lacks);
    assert_eq!(error(&[("en.md", "")]), "the file games/child/rules.toml is missing");
}

#[test]
fn two_that_build_on_each_other_are_no_rule_sets() {
    let parent = RULES.replace("order = 1", "like = \"child\"");
    let mut files = with(&[("rules.toml", CHILD)]);
    files.iter_mut().find(|(path, _)| path == "games/parent/rules.toml").unwrap().1 = &parent;
    let errors: Vec<String> = load(&files).into_iter().map(|set| set.unwrap_err().to_string()).collect();
    assert_eq!(errors.len(), 2);
    assert!(errors.iter().any(|error| error.ends_with("circle: child → parent → child")), "{errors:?}");
    assert!(errors.iter().any(|error| error.ends_with("circle: parent → child → parent")), "{errors:?}");

    // Each takes an example from the other.
    let other = "[[example]]\nname = \"start\"\nfrom = \"child\"\n";
    let mut files = with(&[("rules.toml", CHILD)]);
    files.iter_mut().find(|(path, _)| path == "games/parent/examples.toml").unwrap().1 = other;
    let errors: Vec<String> = load(&files).into_iter().map(|set| set.unwrap_err().to_string()).collect();
    assert!(errors[0].starts_with("games/parent/examples.toml:3:8: this goes in a circle"), "{errors:?}");
}

#[test]
fn errors_of_examples_and_lessons_say_where() {
    for (file, text, what) in [
        ("examples.toml", "[[example]]\nname = 3\n", "2:8: invalid type: integer `3`, expected a string"),
        (
            "examples.toml",
            "[[example]]\nname = \"strat\"\n",
            "2:8: the example `strat` is not inherited, so it needs `step`",
        ),
        ("examples.toml", "[[example]]\nname = \"start\"\nfollows = \"trow\"\n", "3:11: there is no example `trow`"),
        ("examples.toml", "[[example]]\nname = \"start\"\nfrom = \"nobody\"\n", "3:8: there is no rule set `nobody`"),
        ("examples.toml", "[[example]]\nname = \"trow\"\nfrom = \"parent\"\n", "2:8: there is no example `trow`"),
        ("examples.toml", "[[example]]\nname = \"start\"\ninstead = { 4 = [] }\n", "3:13: there is no action `4`"),
        (
            "examples.toml",
            "[[example]]\nname = \"start\"\ninstead = { 3 = [] }\n[[example.step]]\nplay = \"3\"\n",
            "3:13: there is no action `3`",
        ),
        ("examples.toml", "[[example]]\nname = \"start\"\nwithout = [\"turn\"]\n", "3:12: unknown variant `turn`"),
        (
            "examples.toml",
            "[[example]]\nname = \"start\"\n[[example]]\nname = \"start\"\n",
            "4:8: the example `start` occurs twice here",
        ),
        (
            "examples.toml",
            "[[example]]\nname = \"start\"\nposition = \"{army-1} {arms}\"\n",
            "3:22: `{arms}` stands for nothing",
        ),
        (
            "examples.toml",
            "[[example]]\nname = \"start\"\nposition = \"{army-17}\"\n",
            "3:13: `{army-17}` stands for nothing",
        ),
        // After a placeholder the column is still that of the file.
        (
            "examples.toml",
            "[[example]]\nname = \"start\"\noptions = { a = \"{army-1}\", b = 3 }\n",
            "3:33: invalid type",
        ),
        (
            "lessons.toml",
            "[[lesson]]\nname = \"frist\"\n",
            "2:8: the lesson `frist` is not inherited, so it needs `example`",
        ),
    ] {
        let found = error(&[("rules.toml", CHILD), (file, text)]);
        let expected = format!("games/child/{file}:{what}");
        assert!(found.starts_with(&expected), "{found}\n  not {expected}");
    }
}

#[test]
fn errors_of_texts_say_where() {
    for (text, what) in [
        ("\nNo key.\n", "2:8: a key is missing"),
        ("# Goal\n", "1:7: a key is missing"),
        ("# Goal {#Goal}\n", "1:8: the key should be written"),
        ("# Goal {#goal after=title}\n", "1:8: the key should be written"),
        ("# Goal {#gaol}\n", "1:8: the section `gaol` is not inherited, so it has to say where it belongs"),
        ("# Goal {#new follows=gaol}\n", "1:8: there is no section `gaol`; did you mean `goal`?"),
        ("# Goal {#goal}\n\n# Goal {#goal}\n", "3:8: the section `goal` occurs twice here"),
        ("# {arms} {#goal}\n", "1:3: `{arms}` stands for nothing"),
    ] {
        let found = error(&[("rules.toml", CHILD), ("en.md", text)]);
        let expected = format!("games/child/en.md:{what}");
        assert!(found.starts_with(&expected), "{found}\n  not {expected}");
    }
    let new = ("en.md", "# New {#new follows=goal}\n");
    let found = error(&[("rules.toml", CHILD), new]);
    assert!(
        found.starts_with("games/child/cs.md:1:1: the sections are not those of the English text, which has `new`"),
        "{found}"
    );
    let orphan = RULES.to_owned();
    assert_eq!(error(&[("rules.toml", &orphan)]), "the file games/child/en.md is missing");
}

/// Each sentence of each document is proved by an example of some rule set.
#[test]
fn no_sentence_of_a_document_is_forgotten() {
    let documents = document::read(&Source::embedded()).unwrap();
    assert!(documents.len() > 200, "{} sentences", documents.len());
    let proved: BTreeSet<&str> = rule_sets().iter().flat_map(|set| &set.sentences).map(|it| it.id.as_str()).collect();
    let ids = documents.keys().map(|(document, number)| format!("{document}.{number}"));
    let forgotten: Vec<String> = ids.filter(|id| !proved.contains(id.as_str())).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

/// The game of points that `docs/rule-sets.md` describes.
#[test]
fn the_documented_game_of_points_is_one() {
    let (_, text) = include_str!("../../../../docs/rule-sets.md").split_once("### A game of points").unwrap();
    let (_, block) = text.split_once("```toml\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let rules = format!("{CHILD}{block}[options]\ntarget = \"all\"\n");
    let rules = child(&[("rules.toml", &rules)]);
    let told = |changes: &[(&str, &str)]| {
        let options = rules.options_with(changes.iter().copied()).unwrap();
        AnyPosition::start(&options).unwrap().text()
    };
    assert_eq!(told(&[]), "f/3/ggg n - 0-0 0-0 0");
    assert_eq!(told(&[("sideTriangle", "left")]), "f/3/gg1 s - 0-0 1-0 0");
    // With the triangle on the left the geese step back, too.
    let back = |changes: &[(&str, &str)]| {
        let options = rules.options_with(changes.iter().copied()).unwrap();
        AnyPosition::parse("f/g2/2g s - 0-0 0-0 0", &options).unwrap().refuse("a2-a1".parse().unwrap())
    };
    assert!(matches!(back(&[]), Some(Refusal::Soldiers(SoldiersRefusal::NotThatWay { .. }))));
    assert_eq!(back(&[("sideTriangle", "left")]), None);
    let board = rules.start().unwrap().board();
    assert_eq!(board.coordinates("b3".parse().unwrap()), (100, 250));
}

/// Captures of the first move on a circle of five points, which a choice may keep for steps alone.
#[test]
fn a_choice_may_keep_jumps_off_the_arcs() {
    let board = r#"
[board]
lines = ["a1 b1"]
arcs = [{ points = "a1 c1 c2 b3 a2 a1", centre = [100, 100] }]
[side.south]
men = "c1 b1"
[side.north]
men = "c2"
[[choice]]
option = "curves"
values = [{ value = "jumped" }, { value = "walked", arcJumps = false }]
[options]
target = "all"
"#;
    let start = |board: &str, curves| {
        let rules = child(&[("rules.toml", &format!("{CHILD}{board}"))]);
        AnyPosition::start(&rules.options_with([("curves", curves)]).unwrap()).unwrap()
    };
    let actions = |position: &AnyPosition| {
        let mut list = ActionList::new();
        position.actions(&mut list);
        list.iter().map(|action| action.to_string()).collect::<Vec<_>>()
    };
    let plain = start(board, "jumped");
    assert_eq!(actions(&plain), ["c1xb3", "b1-a1", "c1-a1"]);
    let walked = start(board, "walked");
    assert_eq!(actions(&walked), ["b1-a1", "c1-a1"]);
    let of_the_board = board.replace("[side.south]", "arcJumps = false\n[side.south]");
    assert_eq!(actions(&start(&of_the_board, "jumped")), ["b1-a1", "c1-a1"]);
    // They are drawn alike, and walked alike.
    let edges = |position: &AnyPosition| position.board().edges().count();
    assert_eq!((edges(&plain), edges(&walked)), (6, 6));
    assert!(walked.board().lines.iter().skip(1).all(|line| line.centre == Some((100, 100))));
}

/// A draft on its own, with the given files.
fn draft(files: &[(&str, &str)]) -> Result<RuleSet, String> {
    let files: Vec<(String, &str)> = files.iter().map(|(name, text)| (format!("games/sketch/{name}"), *text)).collect();
    let mut sets = load(&files);
    assert_eq!(sets.len(), 1);
    sets.remove(0).map_err(|error| error.to_string())
}

const DRAFT: &str = r#"
status = "draft"
family = "soldiers"
names = ["Sketch"]
players = 2
dice = false
title = { en = "Sketch", pl = "Szkic" }
blurb = { en = "." }
[board]
lines = ["a1 b1 c1", "b1 b2"]
[side.south]
role = "soldier"
men = "a1"
[side.north]
role = "soldier"
men = "c1"
"#;

#[test]
fn a_draft_needs_its_rules_and_an_english_text() {
    let sketch = draft(&[("rules.toml", DRAFT), ("en.md", "# Sketch {#title}\n")]).unwrap();
    assert_eq!((sketch.status, &sketch.tile, &sketch.document), (Status::Draft, &None, &None));
    assert!(sketch.examples.is_empty() && sketch.lessons.is_empty() && sketch.sentences.is_empty());
    let [pl, cs]: [Lang; 2] = ["pl", "cs"].map(|tag| tag.parse().unwrap());
    // Each text by itself is in English until it is translated.
    assert_eq!([sketch.title.get(pl), sketch.title.get(cs)], ["Szkic", "Sketch"]);
    assert_eq!([sketch.text.get(pl), sketch.text.get(cs)], ["# Sketch\n"; 2]);
    assert_eq!(sketch.ways[0].title.get(cs), "Sketch");
    // What is there has to fit.
    let files = [("rules.toml", DRAFT), ("en.md", "# Sketch {#title}\n"), ("pl.md", "# Szkic {#tytul}\n")];
    assert!(draft(&files).unwrap_err().starts_with("games/sketch/pl.md:1:1: the sections are not those"));
    assert_eq!(draft(&files[..1]).unwrap_err(), "the file games/sketch/en.md is missing");
    let polish = DRAFT.replace("en = \"Sketch\", ", "");
    assert_eq!(draft(&[("rules.toml", &polish)]).unwrap_err(), "games/sketch/rules.toml:7:9: no text in `en`");
    let other = DRAFT.replace("\"draft\"", "\"drfat\"");
    assert!(draft(&[("rules.toml", &other)]).unwrap_err().contains("unknown variant `drfat`"));
}

#[test]
fn what_a_draft_may_lack_is_asked_for_when_it_is_published() {
    let published =
        |rules: &str| draft(&[("rules.toml", &rules.replace("status = \"draft\"", "")), ("en.md", "# S {#s}\n")]);
    assert_eq!(published(DRAFT).unwrap_err(), "games/sketch/rules.toml:7:9: no text in `cs`");
    let whole = "{ en = \".\", pl = \".\", cs = \".\" }";
    let rules = DRAFT.replace("{ en = \"Sketch\", pl = \"Szkic\" }", whole).replace("{ en = \".\" }", whole);
    assert!(published(&rules).unwrap_err().ends_with("is not inherited, so it needs `tile`"));
    let rules = rules.replace("players = 2", "players = 2\ntile = \"soldiers\"");
    assert!(published(&rules).unwrap_err().ends_with("is not inherited, so it needs `source`"));
    let rules = rules.replace("players = 2", &format!("players = 2\nsource = {whole}"));
    assert_eq!(published(&rules).unwrap_err(), "the file games/sketch/cs.md is missing");
}

#[test]
fn a_source_of_its_own_takes_the_place_of_an_inherited_document() {
    let rules = rules("[source]\nen = \"A book\"\npl = \"Książka\"\ncs = \"Kniha\"\n");
    let child = child(&[("rules.toml", &rules)]);
    assert_eq!((child.document.as_deref(), child.follows(crate::Words::new(Lang::EN))), (None, "A book".to_owned()));
}
