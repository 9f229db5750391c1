//! The rule sets, their options and their rules pages, in the reader's language.

mod daily;
mod guided;
mod markdown;
mod openings;
mod puzzles;
mod tiles;
mod topics;

use ashtapada_rulebook::{
    Example, ExampleError, FIRST_PLAYER, Kinship, Lang, Lesson, OptionSource, Played, ROUNDS, RuleSet, Status, TARGET,
    TEAMS, Words, drafts, leaves_first_player, rule_sets,
};
use ashtapada_rules::{
    AnyPosition, Board, Event, Family, Look, OptionGroup, OptionSet, OptionSpec, Position, Seat, Values,
};
use serde::Serialize;

use crate::setup::{Beginning, SetupError};
use crate::view::{ActionView, Taken, View};
pub use daily::{DailyPage, DailyView, Theme, daily_page};
pub use guided::{GuidedStepView, GuidedView, guided_view};
use markdown::to_html;
pub use openings::{ChoiceView, OpeningNode, OpeningStep, OpeningsPage, ThrowView, openings_page};
pub use puzzles::{PastPage, PastPosition, RushPage, past_page, rush_page};
use tiles::way_cards;
pub use tiles::{Minutes, Moment, NativeName, Picture, TileCard, WayCard, all_moments, tile_cards};
use topics::topics;

/// One rule set in the gallery and in the set-up form.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GameCard {
    /// `chaturaji-pl-solo`.
    pub id: String,
    /// Whether it is finished.
    pub status: Status,
    /// Its family.
    pub family: Family,
    /// What the documents have to do with it.
    pub kinship: Kinship,
    /// In the requested language.
    pub title: String,
    /// One sentence.
    pub blurb: String,
    /// Every name it is known by, for search.
    pub names: Vec<String>,
    /// The document or other source that it follows, in words.
    pub document: String,
    /// 2 or 4.
    pub players: u8,
    /// How long it takes, where that was measured.
    pub minutes: Option<Minutes>,
    /// The tile of the first page that it is on; none for a draft that has none yet.
    pub tile: Option<String>,
    /// The ways to begin it with one tap, at least one.
    pub ways: Vec<WayCard>,
    /// The options with their defaults under this rule set, group by group: those that can be changed, also where they
    /// belong to another description.
    pub options: Vec<OptionCard>,
    /// What is shown of all its positions.
    pub look: Look,
    /// Whether a lot decides who begins, unless the option for that is changed.
    pub lot: bool,
    /// Whether a guided first game leads into it.
    pub guided: bool,
    /// The board.
    pub board: Board,
    /// The start, for the small board on the card and for the seats in the set-up form.
    pub start: View,
}

/// What forms and lists of what was agreed treat apart from other options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Purpose {
    /// It says who begins.
    First,
    /// It says who plays with whom.
    Teams,
    /// It says after how many rounds the game is over.
    Length,
    /// It says how much has to be captured to win.
    Aim,
}

impl Purpose {
    fn of(option: &str) -> Option<Purpose> {
        match option {
            FIRST_PLAYER => Some(Purpose::First),
            TEAMS => Some(Purpose::Teams),
            ROUNDS => Some(Purpose::Length),
            TARGET => Some(Purpose::Aim),
            _ => None,
        }
    }
}

/// An option in the set-up form.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OptionCard {
    /// `obligation`.
    pub id: String,
    /// What it is about.
    pub group: OptionGroup,
    /// What it settles, if that is treated apart.
    pub purpose: Option<Purpose>,
    /// Short label in the requested language.
    pub label: String,
    /// What it changes, in a sentence or two.
    pub help: String,
    /// Its possible values.
    pub values: OptionValues,
    /// Its value when nothing is changed.
    pub default: String,
    /// Where the default comes from.
    pub source: OptionSource,
}

/// The possible values of an option.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum OptionValues {
    /// One of these.
    Words {
        /// In order.
        values: Vec<OptionWord>,
    },
    /// `true` or `false`.
    Flag,
    /// A whole number in a range.
    Number {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
        /// A word that may stand instead (`all`).
        word: Option<String>,
    },
    /// `fair` or `skilled:P`, P from 0 to 1.
    Skill,
}

/// A value with its label.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OptionWord {
    /// `huff`.
    pub value: String,
    /// In the requested language.
    pub label: String,
    /// Whether it belongs to another description: forms do not offer it.
    pub foreign: bool,
}

/// The rules of one rule set, to read.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesPage {
    /// Which.
    pub id: String,
    /// In the requested language.
    pub title: String,
    /// The text as HTML; examples stand as `<figure data-example="name"></figure>`.
    pub html: String,
    /// The examples by name.
    pub examples: Vec<ExampleView>,
    /// The topics of the text (`refusal-…`, `event-…`, `sign-…`, `option-…`), each with the name of an example that
    /// shows it and stands beside the rule. A refusal has a general topic (`refusal-die-says`) and one for each face or
    /// piece that has a rule of its own (`refusal-die-says 3`, `refusal-unreachable boat`).
    pub topics: Vec<(String, String)>,
    /// The names of the examples that introduce the game on one screen; empty, where its first lessons do.
    pub introduced_by: Vec<String>,
    /// The path of lessons, easy ones first.
    pub lessons: Vec<LessonView>,
}

/// A small task on the position of an example.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LessonView {
    /// Its name.
    pub name: String,
    /// The example whose first position and options it has.
    pub example: String,
    /// How many actions of the example have been played already.
    pub after: u32,
    /// What is to be done.
    pub task: String,
    /// What to say once it is done.
    pub praise: String,
    /// Events that must all have happened since it began; only the fields given here count.
    pub goal: Vec<Goal>,
    /// One way to do it.
    pub solution: Vec<String>,
}

/// An event that must happen: some of its fields, the others being free.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Goal(
    #[cfg_attr(feature = "ts", ts(type = "{ kind: string } & Record<string, string | number>"))] pub serde_json::Value,
);

/// A worked example.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ExampleView {
    /// Its name.
    pub name: String,
    /// Its caption.
    pub title: String,
    /// The options it is played under, where they differ from the rule set's.
    pub options: Vec<(String, String)>,
    /// What is shown of all its positions.
    pub look: Look,
    /// The positions it goes through: the first before anything is played.
    pub frames: Vec<Frame>,
}

/// One position of an example.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Frame {
    /// The action that led here, if any.
    pub action: Option<ActionView>,
    /// What happened.
    pub events: Vec<Event>,
    /// The position.
    pub view: View,
}

/// Every published rule set, in order of presentation.
///
/// # Errors
/// A rule set's own options contradict each other, which its tests rule out.
pub fn cards(lang: Lang) -> Result<Vec<GameCard>, SetupError> {
    rule_sets().iter().map(|rules| card(rules, Words::new(lang))).collect()
}

/// Every draft, in order of presentation.
///
/// # Errors
/// As for [`cards`].
pub fn draft_cards(lang: Lang) -> Result<Vec<GameCard>, SetupError> {
    drafts().iter().map(|rules| card(rules, Words::new(lang))).collect()
}

fn card(rules: &RuleSet, words: Words) -> Result<GameCard, SetupError> {
    let start = Beginning::new(&rules.id, [], None)?.position;
    let mut options: Vec<&OptionSpec> = rules.options.specs().iter().filter(|spec| matters(rules, spec)).collect();
    options.sort_by_key(|spec| spec.group);
    Ok(GameCard {
        id: rules.id.clone(),
        status: rules.status,
        family: rules.family,
        kinship: rules.kinship(),
        title: rules.title.get(words.lang()).to_owned(),
        blurb: rules.blurb.get(words.lang()).to_owned(),
        names: rules.names.clone(),
        document: rules.follows(words),
        players: rules.players,
        minutes: rules.length().map(|length| Minutes::of(length, rules.dice)),
        tile: rules.tile.clone(),
        ways: way_cards(rules, start.seats().first().copied().unwrap_or(Seat::South), words.lang()),
        options: options.into_iter().map(|spec| option_card(rules, spec, words)).collect(),
        look: start.look(),
        lot: leaves_first_player(&rules.options),
        guided: rules.guided().is_some(),
        board: *start.board(),
        start: View::of(&start),
    })
}

/// Whether the option matters in this game: one of another game of the family may be impossible to change (cows' options
/// in a game of soldiers). Forms offer those whose source is not `Elsewhere`.
fn matters(rules: &RuleSet, spec: &OptionSpec) -> bool {
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
                .map(|value| OptionWord {
                    value: (*value).to_owned(),
                    label: words.value_label(spec.id, value),
                    foreign: rules.is_foreign(spec.id, value),
                })
                .collect(),
        },
        Values::Flag => OptionValues::Flag,
        Values::Number { min, max } => OptionValues::Number { min, max, word: None },
        Values::NumberOr { min, max, word } => OptionValues::Number { min, max, word: Some(word.to_owned()) },
        Values::Skill => OptionValues::Skill,
    };
    OptionCard {
        id: spec.id.to_owned(),
        group: spec.group,
        purpose: Purpose::of(spec.id),
        label: words.option_label(spec.id),
        help: words.option_help(spec.id),
        values,
        default: rules.options.get(spec.id).unwrap_or_default(),
        source: rules.source_of(spec.id),
    }
}

/// The rules of one rule set, to read.
///
/// # Errors
/// One of its examples does not hold, which its tests rule out.
pub fn rules_page(rules: &RuleSet, lang: Lang) -> Result<RulesPage, ExampleError> {
    let play = |example: &Example| example.play(&rules.options, None);
    let played: Vec<_> = rules.examples.iter().map(play).collect::<Result<_, _>>()?;
    let examples: Vec<_> =
        rules.examples.iter().zip(&played).map(|(example, frames)| shown(example, frames, lang)).collect();
    Ok(RulesPage {
        id: rules.id.clone(),
        title: rules.title.get(lang).to_owned(),
        html: to_html(rules.text.get(lang), &|code| rules.option_name(code, Words::new(lang))),
        introduced_by: rules.introduced_by.clone(),
        topics: topics(&rules.examples, &played, &examples),
        lessons: rules.lessons.iter().map(|one| lesson(one, lang)).collect(),
        examples,
    })
}

fn shown(example: &Example, played: &[Played], lang: Lang) -> ExampleView {
    let mut taken = Vec::new();
    let mut before: Option<&AnyPosition> = None;
    let frames = played.iter().map(|frame| {
        taken.extend(frame.events.iter().filter_map(Taken::of));
        let action = before
            .replace(&frame.position)
            .zip(frame.action.as_deref())
            .and_then(|(position, text)| Some(ActionView::of(position, position.parse_action(text).ok()?)));
        Frame {
            action,
            events: frame.events.clone(),
            view: View::in_game(&frame.position, frame.position.outcome(), taken.clone()),
        }
    });
    ExampleView {
        name: example.name.clone(),
        title: example.title.get(lang).to_owned(),
        options: example.options.iter().map(|(id, value)| (id.clone(), value.clone())).collect(),
        look: played.first().map(|frame| frame.position.look()).unwrap_or_default(),
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
        goal: lesson.goal.iter().cloned().map(Goal).collect(),
        solution: lesson.solution.clone(),
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::find;

    use super::*;

    #[test]
    fn options_are_named_as_in_the_form() {
        let rules = find("chaturaji-pl-team").unwrap();
        let html = |text: &str, lang| to_html(text, &|code| rules.option_name(code, Words::new(lang)));
        let [pl, cs] = ["pl", "cs"].map(|tag| tag.parse().unwrap());
        let label = Words::new(pl).option_label("mayPass");
        assert!(html("- `mayPass`", pl).contains(&format!("<q>{label}</q></li>")));
        let value = Words::new(cs).value_label("goal", "annihilation");
        assert!(html("(`goal=annihilation`)", cs).contains(&format!(": {value}</q>)")));
        assert_eq!(html("`a1-b2`", Lang::EN), "<p><code>a1-b2</code></p>\n");
        // No rule text names one that the form does not know.
        for rules in rule_sets() {
            for lang in Lang::all() {
                let page = rules_page(rules, lang).unwrap().html;
                assert!(!page.contains("<code>"), "{lang}, {}", rules.id);
                for quoted in page.split("<q>").skip(1) {
                    assert!(!quoted.starts_with("option-"), "{lang}, {}: {}", rules.id, &quoted[..40]);
                }
            }
        }
    }

    #[test]
    fn drafts_have_cards_and_pages_of_their_own() {
        for lang in Lang::all() {
            let cards = draft_cards(lang).unwrap();
            assert_eq!(cards.len(), drafts().len());
            for (card, rules) in cards.iter().zip(drafts()) {
                assert_eq!((&card.id, card.status), (&rules.id, Status::Draft));
                assert!(!card.document.is_empty() && !card.ways.is_empty(), "{}", card.id);
                let page = rules_page(rules, lang).unwrap();
                assert!(!page.html.contains("<code>") && page.html.contains(&card.title), "{lang}, {}", card.id);
            }
        }
    }

    #[test]
    fn every_rule_set_has_its_card_and_its_page() {
        for lang in Lang::all() {
            let cards = cards(lang).unwrap();
            assert_eq!(cards.len(), rule_sets().len());
            assert!(cards.iter().all(|card| card.status == Status::Published && card.tile.is_some()));
            for card in &cards {
                assert!(!card.options.is_empty() && !card.board.spots.is_empty(), "{}", card.id);
                let page = rules_page(find(&card.id).unwrap(), lang).unwrap();
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
