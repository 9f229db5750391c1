//! Worked examples: a rule, its test and its lesson in one.

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_rules::{
    Action, ActionList, AnyOptions, AnyPosition, ChanceList, Event, Game, OptionSet, Position, Refusal, Turn,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::Localised;

pub(crate) type Words = BTreeMap<String, String>;

/// A position, the actions played from it, and the expected results.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// Its name, unique in the rule set: `lost-horse-loses-the-move`.
    pub name: String,
    /// Its caption.
    pub title: Localised,
    /// Where it begins; the start of the game if absent.
    pub position: Option<String>,
    /// Changes to the rule set's options.
    pub options: Words,
    /// Changes under each of which the example must fail: this is how it proves a decision.
    pub otherwise: Vec<Words>,
    /// What happens.
    pub steps: Vec<Step>,
}

/// Whether an event has the fields of a pattern, with their values.
pub(crate) fn is_like(pattern: &Value, event: &Value) -> bool {
    match pattern.as_object() {
        Some(fields) => fields.iter().all(|(key, value)| event.get(key) == Some(value)),
        None => false,
    }
}

/// One step: actions, and what is expected after the last of them.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// The actions to play one after the other; none to check the position as it is.
    #[serde(default, deserialize_with = "one_or_more")]
    pub play: Vec<String>,
    /// Exactly the legal actions, in any order.
    pub legal: Option<Vec<String>>,
    /// Some legal actions.
    #[serde(default)]
    pub includes: Vec<String>,
    /// Some actions that are not legal.
    #[serde(default)]
    pub excludes: Vec<String>,
    /// Actions that are refused, with the id of the reason.
    #[serde(default)]
    pub refused: Words,
    /// Events of this step; only the given fields are compared.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Patterns that must not match any event of this step.
    #[serde(default)]
    pub no_events: Vec<Value>,
    /// A seat's name, `chance` or `over`.
    pub turn: Option<String>,
    /// Exactly the possible throws, each with its probability as a fraction.
    pub chance: Option<Words>,
    /// The exact position text.
    pub text: Option<String>,
    /// The expected pieces by spot, such as `south horse`; empty for an empty spot.
    #[serde(default, deserialize_with = "by_spot")]
    pub pieces: Words,
    /// Points by seat.
    #[serde(default, deserialize_with = "numbers")]
    pub points: BTreeMap<String, u16>,
    /// How the game ended.
    pub outcome: Option<Expected>,
}

/// Reads one value, or a list of them.
pub(crate) fn one_or_more<'de, D: Deserializer<'de>, T: Deserialize<'de>>(reader: D) -> Result<Vec<T>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum OneOrMore<T> {
        One(T),
        More(Vec<T>),
    }
    Ok(match OneOrMore::deserialize(reader)? {
        OneOrMore::One(one) => vec![one],
        OneOrMore::More(several) => several,
    })
}

/// Reads pieces by spot, where a key may name several spots: `"d5 e5 f5" = ""`.
fn by_spot<'de, D: Deserializer<'de>>(reader: D) -> Result<Words, D::Error> {
    let mut pieces = Words::new();
    for (spots, piece) in Words::deserialize(reader)? {
        for spot in spots.split(' ') {
            if pieces.insert(spot.to_owned(), piece.clone()).is_some() {
                return Err(D::Error::custom(format!("the spot {spot} is named twice")));
            }
        }
    }
    Ok(pieces)
}

/// Reads numbers; those filled in for a placeholder are in quotes.
fn numbers<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<String, u16>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Number {
        Plain(u16),
        Quoted(String),
    }
    let read = |(seat, number)| match number {
        Number::Plain(number) => Ok((seat, number)),
        Number::Quoted(text) => Ok((seat, text.parse().map_err(D::Error::custom)?)),
    };
    BTreeMap::<String, Number>::deserialize(reader)?.into_iter().map(read).collect()
}

/// The outcome an example expects.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// `checkmate` and so on.
    pub ending: Option<String>,
    /// Shares of the win by seat, 0 to 1.
    #[serde(default)]
    pub payoff: BTreeMap<String, f64>,
}

/// What playing an example gives: one for the beginning and one for each action.
#[derive(Clone, Debug)]
pub struct Played {
    /// The action that led here.
    pub action: Option<String>,
    /// What happened.
    pub events: Vec<Event>,
    /// The position after it.
    pub position: AnyPosition,
    /// Why actions are refused there: those that the example expects to be refused.
    pub refused: Vec<Refusal>,
}

/// Why an example fails.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExampleError {
    /// It cannot even be set up: the options or the position are wrong.
    #[error("example `{name}`: {why}")]
    Setup {
        /// Which.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// A step does not have the expected results.
    #[error("example `{name}`, step {step}: {why}")]
    Step {
        /// Which.
        name: String,
        /// Step from 1.
        step: usize,
        /// What was expected and what was seen.
        why: String,
    },
}

impl Example {
    /// Plays the example under `base` (a rule set's options) with its own changes and `extra` ones.
    ///
    /// # Errors
    /// It cannot be set up, or a step does not have the expected results.
    pub fn play(&self, base: &AnyOptions, extra: Option<&Words>) -> Result<Vec<Played>, ExampleError> {
        let setup = |why: String| ExampleError::Setup { name: self.name.clone(), why };
        let mut options = base.clone();
        for (id, value) in self.options.iter().chain(extra.into_iter().flatten()) {
            options.set(id, value).map_err(|error| setup(error.to_string()))?;
        }
        options.check().map_err(|error| setup(error.to_string()))?;
        let position = match &self.position {
            Some(text) => AnyPosition::parse(text, &options).map_err(|error| setup(error.to_string()))?,
            None => AnyPosition::start(&options).map_err(|error| setup(error.to_string()))?,
        };
        let mut game = Game::new(position.clone());
        let mut played = vec![Played { action: None, events: Vec::new(), position, refused: Vec::new() }];
        for (index, step) in self.steps.iter().enumerate() {
            let wrong = |why: String| ExampleError::Step { name: self.name.clone(), step: index + 1, why };
            let mut events = Vec::new();
            for text in &step.play {
                events.clear();
                let action = game.position().parse_action(text).map_err(|error| wrong(error.to_string()))?;
                game.play(action, &mut events).map_err(|refusal| wrong(format!("`{text}` is refused: {refusal}")))?;
                let position = game.position().clone();
                let action = Some(text.clone());
                played.push(Played { action, events: events.clone(), position, refused: Vec::new() });
            }
            let refused = step.check(&game, &events).map_err(wrong)?;
            if let Some(seen) = played.last_mut() {
                seen.refused.extend(refused);
            }
        }
        Ok(played)
    }
}

impl Step {
    /// Checks the expected results of the step. Returns the refusals of the actions that it expects to be refused.
    fn check(&self, game: &Game<AnyPosition>, events: &[Event]) -> Result<Vec<Refusal>, String> {
        let position = game.position();
        let mut list = ActionList::new();
        position.actions(&mut list);
        let legal: BTreeSet<String> = list.iter().map(|&action| position.action_text(action)).collect();
        if let Some(expected) = &self.legal {
            let expected: BTreeSet<String> = expected.iter().cloned().collect();
            let missing: Vec<_> = expected.difference(&legal).collect();
            let surplus: Vec<_> = legal.difference(&expected).collect();
            if !missing.is_empty() || !surplus.is_empty() {
                return Err(format!(
                    "legal actions: missing {missing:?}, not expected {surplus:?}\n  at {}",
                    position.text()
                ));
            }
        }
        if let Some(text) = self.includes.iter().find(|text| !legal.contains(*text)) {
            return Err(format!("`{text}` should be legal; legal are {legal:?}\n  at {}", position.text()));
        }
        if let Some(text) = self.excludes.iter().find(|text| legal.contains(*text)) {
            return Err(format!("`{text}` should not be legal\n  at {}", position.text()));
        }
        let mut refused = Vec::new();
        for (text, reason) in &self.refused {
            let action: Action = position.parse_action(text).map_err(|error| error.to_string())?;
            match position.refuse(action) {
                Some(refusal) if refusal.id() == reason => refused.push(refusal),
                Some(refusal) => return Err(format!("`{text}` is refused as `{}`, not `{reason}`", refusal.id())),
                None => return Err(format!("`{text}` should be refused as `{reason}`, but it is legal")),
            }
        }
        self.check_events(events)?;
        self.check_state(game)?;
        Ok(refused)
    }

    fn check_events(&self, events: &[Event]) -> Result<(), String> {
        let happened: Vec<Value> =
            events.iter().map(serde_json::to_value).collect::<Result<_, _>>().map_err(|error| error.to_string())?;
        let shown = || happened.iter().map(Value::to_string).collect::<Vec<_>>().join("\n    ");
        if let Some(pattern) = self.events.iter().find(|pattern| !happened.iter().any(|event| is_like(pattern, event)))
        {
            return Err(format!("no event {pattern}; there were\n    {}", shown()));
        }
        if let Some(pattern) =
            self.no_events.iter().find(|pattern| happened.iter().any(|event| is_like(pattern, event)))
        {
            return Err(format!("there should be no event {pattern}; there were\n    {}", shown()));
        }
        Ok(())
    }

    fn check_state(&self, game: &Game<AnyPosition>) -> Result<(), String> {
        let position = game.position();
        if let Some(expected) = &self.turn {
            let turn = match game.turn() {
                Turn::Chance(_) => "chance",
                Turn::Over => "over",
                Turn::Seat(seat) => seat.name(),
            };
            if turn != expected {
                return Err(format!("the turn is {turn}, not {expected}\n  at {}", position.text()));
            }
        }
        if let Some(expected) = &self.chance {
            let mut throws = ChanceList::new();
            position.chance(&mut throws);
            let chance: Words = throws
                .iter()
                .map(|(throw, p)| (throw.to_string(), format!("{}/{}", p.numerator, p.denominator)))
                .collect();
            if chance != *expected {
                return Err(format!("the chances are {chance:?}, not {expected:?}"));
            }
        }
        if let Some(expected) = &self.text
            && position.text() != *expected
        {
            return Err(format!("the position is\n    {}\n  not\n    {expected}", position.text()));
        }
        let stands: Words = position
            .pieces()
            .iter()
            .map(|piece| (piece.at.to_string(), format!("{} {}", piece.army, piece.role)))
            .collect();
        for (at, expected) in &self.pieces {
            let found = stands.get(at).map_or("", String::as_str);
            if found != expected {
                return Err(format!("on {at} stands `{found}`, not `{expected}`\n  at {}", position.text()));
            }
        }
        let standings = position.standings();
        for (seat, &expected) in &self.points {
            match standings.iter().find(|standing| standing.seat.name() == seat) {
                Some(standing) if standing.points == expected => {}
                Some(standing) => return Err(format!("{seat} has {} points, not {expected}", standing.points)),
                None => return Err(format!("no {seat} plays here")),
            }
        }
        if let Some(expected) = &self.outcome {
            let outcome = serde_json::to_value(game.outcome()).map_err(|error| error.to_string())?;
            if expected.ending.as_ref().is_some_and(|ending| outcome["ending"] != ending.as_str()) {
                return Err(format!("the outcome is {outcome}, not {:?}\n  at {}", expected.ending, position.text()));
            }
            for (seat, &payoff) in &expected.payoff {
                if (outcome["payoff"][seat].as_f64().unwrap_or(-1.0) - payoff).abs() > 1e-9 {
                    return Err(format!("the outcome is {outcome}; {seat} should get {payoff}"));
                }
            }
        }
        Ok(())
    }
}
