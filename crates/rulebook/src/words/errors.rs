//! What is wrong with texts that people typed, in their language. The messages are in `locales/<language>/errors.ftl`.

use ashtapada_rules::{AnyOptions, AnyPosition, Expected, OptionError, OptionSpec, Position, TextError, Values};
use fluent_bundle::FluentArgs;
use serde::Serialize;

use super::{Words, halves, message};
use crate::{EditionError, UnknownRules};

/// What was expected in a text that could not be parsed: each kind has a phrase in every language.
pub trait Phrase: Serialize {
    /// The prefix of the message ids; the kind and its fields follow as the value is serialised.
    const PREFIX: &'static str;
}

impl Phrase for Expected {
    const PREFIX: &'static str = "expected";
}

/// The longest example that is shown, in characters: a longer one is a whole position, which is no help.
const GLANCE: usize = 40;

impl Words {
    /// What is wrong with a text of one line (an action, a position), in a sentence with an example.
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words};
    /// use ashtapada_rules::Action;
    /// let error = "b1-z3".parse::<Action>().unwrap_err();
    /// assert_eq!(Words::new(Lang::EN).text_error(&error), "Character 4: expected a square or point: a file letter and a rank number; found “z3”. For example: b1-c3");
    /// ```
    pub fn text_error<E: Phrase>(self, error: &TextError<E>) -> String {
        self.misread(error, 0)
    }

    /// What is wrong with a text of several lines, as [`Words::text_error`], with the line.
    pub fn error_in_lines<E: Phrase>(self, error: &TextError<E>) -> String {
        self.misread(error, error.line)
    }

    /// The line is not mentioned if it is 0.
    fn misread<E: Phrase>(self, error: &TextError<E>, line: usize) -> String {
        let (id, args) = message(&error.expected, "expected", E::PREFIX, &[]);
        let mut filled = self.place(line, error.column);
        filled.set("expected", self.format(&id, &args));
        filled.set("end", if error.found.is_empty() { "yes" } else { "no" });
        filled.set("found", error.found.clone());
        let told = self.format("text-error", &filled);
        if error.example.is_empty() || error.example.chars().count() > GLANCE {
            return told;
        }
        format!("{told} {}", self.with("text-example", &[("example", &error.example)]))
    }

    /// Why a position is impossible under `options`: a sentence about its pieces, or what is wrong with its text.
    ///
    /// ```
    /// use ashtapada_rulebook::{Lang, Words, find};
    /// use ashtapada_rules::{AnyPosition, Position};
    /// let options = &find("vilac-9506").unwrap().options;
    /// let error = AnyPosition::parse("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", options).unwrap_err();
    /// let told = Words::new(Lang::EN).position_error(&error, options);
    /// assert!(told.starts_with("Black’s king on e8 is attacked by the rook on e2, but"));
    /// ```
    pub fn position_error(self, error: &TextError, options: &AnyOptions) -> String {
        self.impossible(&error.expected, options).unwrap_or_else(|| self.text_error(error))
    }

    /// Why the pieces of a position are impossible, in a sentence. `None` if only the text is at fault.
    pub fn impossible(self, expected: &Expected, options: &AnyOptions) -> Option<String> {
        let standings = AnyPosition::start(options).map(|start| start.standings()).unwrap_or_default();
        let (id, args) = message(expected, "expected", "impossible", &standings);
        self.try_format(&id, &args).ok()
    }

    /// The arguments for a place in a text.
    fn place(self, line: usize, column: usize) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        args.set("line", line);
        args.set("column", column);
        args
    }

    /// The message that something in a text of several lines is wrong; `why` is a sentence.
    pub fn wrong_at(self, (line, column): (usize, usize), why: &str) -> String {
        let mut args = self.place(line, column);
        args.set("why", why.to_owned());
        self.format("record-error", &args)
    }

    /// The message that an action in a text of several lines cannot be played; `why` is a sentence.
    pub fn illegal_at(self, (line, column): (usize, usize), action: &str, why: &str) -> String {
        let mut args = self.place(line, column);
        args.set("action", shown(action));
        args.set("why", why.to_owned());
        self.format("record-illegal", &args)
    }

    /// The message that the action of that number cannot be played; `why` is a sentence.
    pub fn step_error(self, number: usize, action: &str, why: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number);
        args.set("action", shown(action));
        args.set("why", why.to_owned());
        self.format("action-error", &args)
    }

    /// The message that there are no such rules, with those that may have been meant.
    pub fn unknown_rules(self, error: &UnknownRules) -> String {
        let id = shown(&error.id);
        match &error.nearest {
            Some(nearest) => self.with("rules-unknown-nearest", &[("id", &id), ("nearest", nearest)]),
            None => self.with("rules-unknown", &[("id", &id)]),
        }
    }

    /// Why the options of an edition cannot be given.
    ///
    /// `specs` are the options of the family.
    pub fn edition_error(self, error: &EditionError, specs: &[OptionSpec]) -> String {
        match error {
            EditionError::Unknown { edition, newest } => {
                let (edition, newest) = (edition.to_string(), newest.to_string());
                self.with("edition-unknown", &[("edition", &edition), ("newest", &newest)])
            }
            EditionError::Option(error) => self.option_error(error, specs),
        }
    }

    /// Why options cannot be set like this, in a sentence with their labels.
    ///
    /// `specs` are the options of the family.
    pub fn option_error(self, error: &OptionError, specs: &[OptionSpec]) -> String {
        match error {
            OptionError::Unknown { id, .. } => self.with("options-unknown", &[("option", &shown(id))]),
            OptionError::Value { id, value, .. } => {
                let label = self.option_label(id);
                let range = specs.iter().find(|spec| spec.id == *id).and_then(|spec| match spec.values {
                    Values::Number { min, max } | Values::NumberOr { min, max, .. } => Some((min, max)),
                    _ => None,
                });
                let value = shown(value);
                let args = [("label", label.as_str()), ("value", value.as_str())];
                match range {
                    None => self.with("options-value", &args),
                    Some((min, max)) => {
                        let (min, max) = (min.to_string(), max.to_string());
                        let [label, value] = args;
                        self.with("options-number", &[label, value, ("min", &min), ("max", &max)])
                    }
                }
            }
            OptionError::Impossible { option, .. } => {
                let (id, value) = halves(option);
                let (label, value) = (self.option_label(id), self.value_label(id, value));
                self.with("options-impossible", &[("label", &label), ("value", &value)])
            }
            OptionError::Contradiction { first, second, .. } => {
                let ((first, first_value), (second, second_value)) = (halves(first), halves(second));
                self.with(
                    "options-contradiction",
                    &[
                        ("first", &self.option_label(first)),
                        ("firstValue", &self.value_label(first, first_value)),
                        ("second", &self.option_label(second)),
                        ("secondValue", &self.value_label(second, second_value)),
                    ],
                )
            }
        }
    }
}

/// A typed text, made fit to be shown: shortened, and without control characters.
fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
