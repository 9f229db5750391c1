//! The words of the rules in every language: events, refusals, options, names.
//!
//! The texts are the Fluent files `locales/<language>/rules.ftl`, embedded in the program; the browser reads the same
//! files. Those of an option that one rule set alone has are in its folder, `games/<id>/<language>.ftl`. Messages about texts that cannot be parsed are in `errors.rs`.

mod errors;

use std::sync::LazyLock;

use ashtapada_rules::{Event, Men, Position, Refusal, Role, Seat, Standing};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use serde::Serialize;
use serde_json::Value;

use crate::load::own_words;
use crate::typography::tied;
use crate::{Lang, OptionSource};
pub use errors::Phrase;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> = LazyLock::new(|| Lang::all().map(bundle).collect());

/// The embedded files of a language: the words of the rules, of errors in texts, of the terminal, and of what a player is told
/// while the page is closed.
fn sources(lang: Lang) -> [&'static str; 4] {
    ["rules.ftl", "errors.ftl", "terminal.ftl", "told.ftl"].map(|name| lang.file(name))
}

fn bundle(lang: Lang) -> Bundle {
    let identifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    // Terminals show the invisible characters that isolate arguments as garbage.
    bundle.set_use_isolating(false);
    // The files are embedded: a test makes sure that they are well formed and have no message twice.
    // What a draft has in English only is shown in English.
    let own = own_words(Lang::EN).chain(own_words(lang));
    for source in own.chain(sources(lang)) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The messages of the rules in one language. Cheap to copy: the texts are parsed once.
///
/// ```
/// use ashtapada_rulebook::Words;
/// let words = |tag: &str| Words::new(tag.parse().unwrap());
/// assert_eq!(words("pl").text("role-horse"), "koń");
/// assert_eq!(words("cs").option_label("obligation"), "Povinnost brát");
/// ```
#[derive(Clone, Copy)]
pub struct Words {
    lang: Lang,
    bundle: &'static Bundle,
    you: Option<Seat>,
}

impl Words {
    /// The words in `lang`.
    pub fn new(lang: Lang) -> Words {
        Words { lang, bundle: &BUNDLES[lang.index()], you: None }
    }

    /// The same words, said to the only person at the table: what happens to that seat happens to "you".
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words};
    /// use ashtapada_rules::{Event, Seat};
    /// let position = ashtapada_rulebook::find("soldiers16-bl").unwrap().start().unwrap();
    /// let words = Words::new(Lang::EN).spoken_to(Some(Seat::South));
    /// assert_eq!(words.event(&Event::Passed { seat: Seat::South }, &position), "You pass.");
    /// ```
    pub fn spoken_to(self, you: Option<Seat>) -> Words {
        Words { you, ..self }
    }

    /// Their language.
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// A message (`role-horse`) or an attribute of one (`bot-greedy.about`) with its arguments filled in, or what is
    /// wrong with it: the message is missing, or it uses arguments that are not given.
    ///
    /// # Errors
    /// The list is empty when there is no such message.
    pub fn try_format(self, id: &str, args: &FluentArgs<'_>) -> Result<String, Vec<FluentError>> {
        let (message, attribute) = match id.split_once('.') {
            None => (id, None),
            Some((message, attribute)) => (message, Some(attribute)),
        };
        let message = self.bundle.get_message(message).ok_or_else(Vec::new)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern.ok_or_else(Vec::new)?, Some(args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(errors) }
    }

    /// A message with its arguments filled in; the id itself if that fails.
    pub fn format(self, id: &str, args: &FluentArgs<'_>) -> String {
        self.try_format(id, args).unwrap_or_else(|_| id.to_owned())
    }

    /// A message without arguments.
    pub fn text(self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// A text as pages show it: with no-break spaces where custom wants no line broken.
    ///
    /// What is said in a terminal has none: it may be copied and typed again.
    ///
    /// ```
    /// use ashtapada_rulebook::Words;
    /// assert_eq!(Words::new("pl".parse().unwrap()).tied("5 s i tyle"), "5\u{a0}s i\u{a0}tyle");
    /// ```
    pub fn tied(self, text: &str) -> String {
        tied(text, self.lang)
    }

    /// A message with texts as arguments. A text that is a whole number also selects plural forms.
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words};
    /// let points = |count: &str| Words::new(Lang::EN).with("terminal-points", &[("count", count)]);
    /// assert_eq!([points("1"), points("3")], ["1 point", "3 points"]);
    /// ```
    pub fn with(self, id: &str, args: &[(&str, &str)]) -> String {
        let mut filled = FluentArgs::new();
        for &(name, value) in args {
            match whole(value) {
                Some(number) => filled.set(name.to_owned(), number),
                None => filled.set(name.to_owned(), value.to_owned()),
            }
        }
        self.format(id, &filled)
    }

    /// What happened, in a sentence.
    ///
    /// `position` is any position of the same game: it tells which colour each seat has.
    pub fn event(self, event: &Event, position: &impl Position) -> String {
        let (id, args) = message_to(self.you, event, "kind", "event", &position.standings());
        self.format(&id, &args)
    }

    /// Why an action is not legal, in a sentence. `position` as for [`Words::event`].
    pub fn refusal(self, refusal: &Refusal, position: &impl Position) -> String {
        let (id, args) = message_to(self.you, refusal, "reason", "refusal", &position.standings());
        self.format(&id, &args)
    }

    /// The name of a piece. Those of chess may have names of their own: `position` is any of the same game.
    ///
    /// ```
    /// use ashtapada_rulebook::{Words, find};
    /// use ashtapada_rules::Role;
    /// let words = Words::new("pl".parse().unwrap());
    /// let pawn = |rules| words.role(Role::Pawn, &find(rules).unwrap().start().unwrap());
    /// assert_eq!([pawn("chaturaji-pl-solo"), pawn("vilac-9506")], ["pion", "pionek"]);
    /// ```
    pub fn role(self, role: Role, position: &impl Position) -> String {
        self.with(&format!("role-{role}"), &[("game", game_of(&position.standings()))])
    }

    /// The short label of an option.
    pub fn option_label(self, option: &str) -> String {
        self.tied(&self.text(&format!("option-{}", dashed(option))))
    }

    /// What an option changes, in a sentence or two.
    pub fn option_help(self, option: &str) -> String {
        self.tied(&self.text(&format!("option-{}.help", dashed(option))))
    }

    /// Where the value of an option comes from, in a sentence.
    pub fn source(self, source: OptionSource) -> String {
        self.text(match source {
            OptionSource::Document => "source-document",
            OptionSource::Ours => "source-ours",
            OptionSource::Elsewhere => "source-elsewhere",
        })
    }

    /// The label of an option's value; numbers are shown as they are.
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words};
    /// let words = Words::new(Lang::EN);
    /// assert_eq!(words.value_label("obligation", "none"), "captures are optional");
    /// assert_eq!(words.value_label("mayPass", "true"), "yes");
    /// assert_eq!(words.value_label("target", "12"), "12");
    /// assert_eq!(words.value_label("throw", "skilled:0.5"), "skilled, 0.5");
    /// ```
    pub fn value_label(self, option: &str, value: &str) -> String {
        let mut args = FluentArgs::new();
        let id = match value {
            "true" => "value-yes".to_owned(),
            "false" => "value-no".to_owned(),
            _ => match value.split_once(':') {
                Some((word, probability)) => {
                    args.set("p", probability.replace('.', &self.text("decimal-sign")));
                    format!("value-{}-{}-at", dashed(option), dashed(word))
                }
                None => format!("value-{}-{}", dashed(option), dashed(value)),
            },
        };
        let label = self
            .try_format(&id, &args)
            .unwrap_or_else(|_| if value == "off" { self.text("value-off") } else { value.to_owned() });
        self.tied(&label)
    }
}

/// The whole number that a text is, if it is written as the number is printed.
fn whole(text: &str) -> Option<i32> {
    text.parse().ok().filter(|number: &i32| number.to_string() == text)
}

/// The name and the value of `goal=points`.
pub(crate) fn halves(pair: &str) -> (&str, &str) {
    pair.split_once('=').unwrap_or((pair, ""))
}

/// A name as a part of a message id: what Fluent does not allow there becomes a dash.
fn dashed(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

/// The message of an event or refusal, and its fields as arguments; `tag` is the field with its kind.
fn message(told: &impl Serialize, tag: &str, prefix: &str, standings: &[Standing]) -> (String, FluentArgs<'static>) {
    message_to(None, told, tag, prefix, standings)
}

/// The same, said to the seat of `you`.
fn message_to(
    you: Option<Seat>,
    told: &impl Serialize,
    tag: &str,
    prefix: &str,
    standings: &[Standing],
) -> (String, FluentArgs<'static>) {
    let mut id = prefix.to_owned();
    let mut args = FluentArgs::new();
    // Events and refusals are flat objects of texts and numbers.
    let Ok(Value::Object(fields)) = serde_json::to_value(told) else { return (id, args) };
    args.set("game", game_of(standings));
    for (name, value) in fields {
        match value {
            Value::String(kind) if name == tag => id = format!("{prefix}-{kind}"),
            // A throw of two dice has a sentence of its own, with both faces.
            Value::String(text) if name == "throw" => {
                let (first, second) = text.split_once(' ').unwrap_or((&text, "none"));
                args.set("second", second.to_owned());
                args.set("throw", first.to_owned());
            }
            Value::String(text) => {
                if let Some(called) = called(&text, you, standings) {
                    args.set(format!("{name}Colour"), called);
                }
                args.set(name, text);
            }
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                // Lost points have sentences of their own, which give the number without a sign.
                if name == "points" {
                    args.set("taken", if number < 0 { "yes" } else { "no" });
                }
                args.set(name, number.abs());
            }
            _ => {}
        }
    }
    (id, args)
}

/// The set of men, which decides what the pieces are called: in the museum as in all chess.
fn game_of(standings: &[Standing]) -> &'static str {
    standings.first().map_or("", |standing| match standing.men {
        Men::Museum => Men::Chess.into(),
        men => men.into(),
    })
}

/// What sentences call a seat: the colour of its army, or "you".
fn called(seat: &str, you: Option<Seat>, standings: &[Standing]) -> Option<&'static str> {
    let seat: Seat = seat.parse().ok()?;
    let standing = standings.iter().find(|standing| standing.seat == seat)?;
    Some(if you == Some(seat) { "you" } else { standing.colour.name() })
}

#[cfg(test)]
mod tests;
