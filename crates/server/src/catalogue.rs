//! The gallery, the set-up form and the rule texts, in the asked language.

use ashtapada_engine::Bot;
use ashtapada_rulebook::{Example, Lang, Lesson, OptionSource, Played, RuleSet, Words, find, rule_sets};
use ashtapada_rules::{AnyPosition, Family, OptionSet, OptionSpec, Position, Values};
use pulldown_cmark::{CowStr, Event, Options, Parser, html};

use crate::protocol::{
    BotCard, Catalogue, ExampleView, Frame, GameCard, GameEvent, LessonView, OptionCard, OptionCheck, OptionValues,
    OptionVerdict, OptionWord, Problem, RulesPage,
};
use crate::table::TableError;
use crate::topics::topics;
use crate::view::{self, collect_taken};

/// Every rule set and every computer player.
///
/// # Errors
/// A rule set's own options contradict each other, which its tests rule out.
pub fn catalogue(lang: Lang) -> Result<Catalogue, Problem> {
    let words = Words::new(lang);
    let bots = Bot::ALL.iter().map(|bot| BotCard {
        id: bot.to_string(),
        name: words.text(&format!("bot-{bot}")),
        about: words.text(&format!("bot-{bot}.about")),
    });
    let games = rule_sets().iter().map(|rules| card(rules, words)).collect::<Result<_, _>>()?;
    Ok(Catalogue { games, bots: bots.collect() })
}

fn card(rules: &RuleSet, words: Words) -> Result<GameCard, Problem> {
    let start = rules.start().map_err(TableError::options(rules))?;
    let family = match rules.family {
        Family::FourKings => "four-kings",
        Family::Soldiers => "soldiers",
        Family::Chess => "chess",
    };
    Ok(GameCard {
        id: rules.id.clone(),
        family: family.to_owned(),
        title: rules.title.get(words.lang()).to_owned(),
        blurb: rules.blurb.get(words.lang()).to_owned(),
        names: rules.names.clone(),
        document: words.text(&format!("document-{}", rules.document)),
        players: rules.players,
        minutes: rules.minutes,
        dice: rules.dice,
        options: rules
            .options
            .specs()
            .iter()
            .filter(|spec| is_offered(rules, spec))
            .map(|spec| option_card(rules, spec, words))
            .collect(),
        board: view::board(start.board()),
        start: view::position(&start, start.outcome(), &[]),
    })
}

/// Whether the option says something about this game: one of another game of the family can only be
/// left as it is (cows' options in a game of soldiers).
fn is_offered(rules: &RuleSet, spec: &OptionSpec) -> bool {
    let can_be = |value: &str| {
        rules.options.get(spec.id).as_deref() != Some(value) && rules.options_with([(spec.id, value)]).is_ok()
    };
    rules.source_of(spec.id) != OptionSource::Elsewhere
        || match spec.values {
            Values::Words(words) => words.iter().any(|word| can_be(word)),
            Values::Flag => can_be("true") || can_be("false"),
            Values::Number { min, max } | Values::NumberOr { min, max, .. } => {
                can_be(&min.to_string()) || can_be(&max.to_string())
            }
            Values::Skill => can_be("skilled:0.5"),
        }
}

fn option_card(rules: &RuleSet, spec: &OptionSpec, words: Words) -> OptionCard {
    let values = match spec.values {
        Values::Words(values) => OptionValues::Words {
            values: values
                .iter()
                .map(|value| OptionWord { value: (*value).to_owned(), label: words.value_label(spec.id, value) })
                .collect(),
        },
        Values::Flag => OptionValues::Flag,
        Values::Number { min, max } => OptionValues::Number { min, max, word: None },
        Values::NumberOr { min, max, word } => OptionValues::Number { min, max, word: Some(word.to_owned()) },
        Values::Skill => OptionValues::Skill,
    };
    OptionCard {
        id: spec.id.to_owned(),
        label: words.option_label(spec.id),
        help: words.option_help(spec.id),
        values,
        default: rules.options.get(spec.id).unwrap_or_default(),
        source: match rules.source_of(spec.id) {
            OptionSource::Document => "document",
            OptionSource::Ours => "ours",
            OptionSource::Elsewhere => "elsewhere",
        }
        .to_owned(),
    }
}

/// Whether these options make sense together, and how the game would then begin. Why not is told in
/// `lang`.
///
/// # Errors
/// There is no such rule set.
pub fn check(asked: &OptionCheck, lang: Lang) -> Result<OptionVerdict, Problem> {
    let words = Words::new(lang);
    let rules = find(&asked.rules).map_err(|error| Problem::of_table(error.into(), words))?;
    let begun = rules
        .options_with(asked.options.iter().map(|(id, value)| (id.as_str(), value.as_str())))
        .and_then(|options| AnyPosition::start(&options));
    Ok(match begun {
        Ok(start) => OptionVerdict {
            problem: None,
            board: Some(view::board(start.board())),
            start: Some(view::position(&start, start.outcome(), &[])),
        },
        Err(error) => {
            let problem = Problem::of_table(TableError::options(rules)(error), words);
            OptionVerdict { problem: Some(problem), board: None, start: None }
        }
    })
}

/// The rules of one rule set, to read.
///
/// # Errors
/// There is no such rule set, or one of its examples does not hold, which its tests rule out.
pub fn rules_page(id: &str, lang: Lang) -> Result<RulesPage, Problem> {
    let rules = find(id).map_err(|error| Problem::of_table(error.into(), Words::new(lang)))?;
    let play = |example: &Example| example.play(&rules.options, None);
    let played: Vec<_> =
        rules.examples.iter().map(play).collect::<Result<_, _>>().map_err(|error| Problem::new("server", error))?;
    let examples: Vec<_> =
        rules.examples.iter().zip(&played).map(|(example, frames)| shown(example, frames, lang)).collect();
    Ok(RulesPage {
        id: rules.id.clone(),
        title: rules.title.get(lang).to_owned(),
        html: to_html(rules.text.get(lang), &|code| option_name(rules, code, Words::new(lang))),
        topics: topics(&rules.examples, &played, &examples),
        lessons: rules.lessons.iter().map(|one| lesson(one, lang)).collect(),
        examples,
    })
}

fn shown(example: &Example, played: &[Played], lang: Lang) -> ExampleView {
    let mut taken = Vec::new();
    let frames = played.iter().map(|frame| {
        collect_taken(&mut taken, &frame.events);
        Frame {
            action: frame.action.clone(),
            events: view::events(&frame.events),
            view: view::position(&frame.position, frame.position.outcome(), &taken),
        }
    });
    ExampleView {
        name: example.name.clone(),
        title: example.title.get(lang).to_owned(),
        options: example.options.iter().map(|(id, value)| (id.clone(), value.clone())).collect(),
        frames: frames.collect(),
    }
}

fn lesson(lesson: &Lesson, lang: Lang) -> LessonView {
    LessonView {
        name: lesson.name.clone(),
        example: lesson.example.clone(),
        after: lesson.after as u32,
        task: lesson.task.get(lang).to_owned(),
        praise: lesson.praise.get(lang).to_owned(),
        goal: lesson.goal.iter().cloned().map(GameEvent).collect(),
        solution: lesson.solution.clone(),
    }
}

/// What the form calls an option, or an option with a value (`dice=2`), that a text names by its id.
fn option_name(rules: &RuleSet, code: &str, words: Words) -> Option<String> {
    let (id, value) = code.split_once('=').map_or((code, None), |(id, value)| (id, Some(value)));
    rules.options.get(id)?;
    let label = words.option_label(id);
    Some(value.map_or_else(|| label.clone(), |value| format!("{label}: {}", words.value_label(id, value))))
}

/// How something set as code is called, if it has a name.
type Naming<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Markdown as HTML. A line `{{name}}` becomes the place of an example; before what is set as code stands
/// how it is `named`, where it has a name; HTML in the text is shown as it is written, never obeyed.
fn to_html(markdown: &str, named: Naming) -> String {
    let mut html = String::with_capacity(markdown.len() * 3 / 2);
    let mut prose = String::new();
    for line in markdown.lines() {
        match line.trim().strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}")) {
            Some(name) => {
                push_prose(&mut html, &prose, named);
                prose.clear();
                html.push_str("<figure data-example=\"");
                // Names are words with dashes; a test of the rulebook finds every one of them.
                html.extend(name.trim().chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-'));
                html.push_str("\"></figure>\n");
            }
            None => {
                prose.push_str(line);
                prose.push('\n');
            }
        }
    }
    push_prose(&mut html, &prose, named);
    html
}

fn push_prose(html: &mut String, markdown: &str, named: Naming) {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).flat_map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => vec![Event::Text(CowStr::from(raw.into_string()))],
        Event::Code(code) => match named(&code) {
            Some(name) => vec![
                Event::InlineHtml("<q>".into()),
                Event::Text(name.into()),
                Event::InlineHtml("</q> ".into()),
                Event::Code(code),
            ],
            None => vec![Event::Code(code)],
        },
        event => vec![event],
    });
    html::push_html(html, events);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_have_their_place_and_html_is_text() {
        let text = "# Title\n\nOne *rule*.\n\n{{lost-horse}}\n\n| a | b |\n|---|---|\n| 1 | <b>x</b> |\n";
        let html = to_html(text, &|_| None);
        assert!(html.contains("<h1>Title</h1>"), "{html}");
        assert!(html.contains("<figure data-example=\"lost-horse\"></figure>"), "{html}");
        assert!(html.contains("&lt;b&gt;x"), "{html}");
        assert!(!html.contains("<b>"), "{html}");
    }

    #[test]
    fn links_with_scripts_do_not_pass() {
        let html = to_html("[x](javascript:alert(1)) <script>alert(1)</script>", &|_| None);
        assert!(!html.contains("<script"), "{html}");
    }

    #[test]
    fn options_are_named_as_in_the_form() {
        let rules = find("chaturaji-pl-team").unwrap();
        let html = |text: &str, lang| to_html(text, &|code| option_name(rules, code, Words::new(lang)));
        let [pl, cs] = ["pl", "cs"].map(|tag| tag.parse().unwrap());
        let label = Words::new(pl).option_label("mayPass");
        assert!(html("- `mayPass`", pl).contains(&format!("<q>{label}</q> <code>mayPass</code>")));
        let value = Words::new(cs).value_label("goal", "annihilation");
        assert!(html("(`goal=annihilation`)", cs).contains(&format!(": {value}</q> <code>goal=annihilation</code>")));
        assert_eq!(html("`a1-b2`", Lang::EN), "<p><code>a1-b2</code></p>\n");
        // No rule text names one that the form does not know.
        for rules in rule_sets() {
            for lang in Lang::all() {
                let page = rules_page(&rules.id, lang).unwrap().html;
                for quoted in page.split("<q>").skip(1) {
                    assert!(!quoted.starts_with("option-"), "{lang}, {}: {}", rules.id, &quoted[..40]);
                }
            }
        }
    }

    #[test]
    fn every_rule_set_has_its_card_and_its_page() {
        for lang in Lang::all() {
            let cards = catalogue(lang).unwrap();
            assert_eq!(cards.games.len(), rule_sets().len());
            for card in &cards.games {
                assert!(!card.start.legal.is_empty() || !card.start.chance.is_empty(), "{}", card.id);
                assert!(!card.options.is_empty() && !card.board.spots.is_empty(), "{}", card.id);
                let page = rules_page(&card.id, lang).unwrap();
                for lesson in &page.lessons {
                    let example = page.examples.iter().find(|example| example.name == lesson.example).unwrap();
                    assert!((lesson.after as usize) < example.frames.len(), "{}: {}", card.id, lesson.name);
                }
                for part in page.html.split("data-example=\"").skip(1) {
                    let name = part.split('"').next().unwrap();
                    assert!(page.examples.iter().any(|example| example.name == name), "{}: {name}", card.id);
                }
                for wanted in ["event-captured", "sign-order"] {
                    assert!(page.topics.iter().any(|(topic, _)| topic == wanted), "{}: {wanted}", card.id);
                }
                assert!(page.topics.iter().any(|(topic, _)| topic.starts_with("option-")), "{}", card.id);
                if card.players == 4 {
                    let order = page.topics.iter().find(|(topic, _)| topic == "sign-order").unwrap();
                    assert_eq!(order.1, "turns-go-round", "{}", card.id);
                }
                for (topic, name) in &page.topics {
                    assert!(page.html.contains(&format!("data-example=\"{name}\"")), "{}: {topic} {name}", card.id);
                }
            }
        }
    }
}
