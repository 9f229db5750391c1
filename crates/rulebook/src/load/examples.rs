//! `examples.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use toml::Spanned;

use super::entries::{Entry, Head, Wrong};
use super::error::Fault;
use super::given::Given;
use crate::example::{Words, one_or_more};
use crate::{Example, RuleSet, Step};

/// The worked examples in a rule set's own file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExamplesFile {
    #[serde(rename = "example")]
    pub examples: Vec<ExampleEntry>,
}

impl ExamplesFile {
    /// Its short texts.
    pub fn texts(&self) -> impl Iterator<Item = &Given> {
        self.examples.iter().filter_map(|example| example.title.as_ref())
    }
}

/// A worked example.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleEntry {
    name: Spanned<String>,
    follows: Option<Spanned<String>>,
    from: Option<Spanned<String>>,
    title: Option<Given>,
    position: Option<String>,
    options: Option<Words>,
    #[serde(default, deserialize_with = "some_or_more")]
    otherwise: Option<Vec<Words>>,
    #[serde(rename = "step")]
    steps: Option<Vec<Step>>,
    /// Actions to play instead of some in the inherited steps; none at all: `"3" = []`.
    #[serde(default)]
    instead: BTreeMap<Spanned<String>, Actions>,
    /// Checks to remove from the inherited steps.
    #[serde(default)]
    without: Vec<Check>,
}

/// Actions to play one after the other.
#[derive(Deserialize)]
struct Actions(#[serde(deserialize_with = "one_or_more")] Vec<String>);

/// Something that steps check.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Check {
    Points,
}

impl ExampleEntry {
    /// Checks that the actions to be replaced are played in the inherited steps.
    fn check_instead(&self, steps: &[Step]) -> Result<(), Wrong> {
        let played = || steps.iter().flat_map(|step| &step.play).map(String::as_str);
        let unknown = self.instead.keys().find(|action| played().all(|known| known != action.get_ref()));
        unknown
            .map_or(Ok(()), |action| Err((Fault::unknown("action", action.get_ref(), played()), action.span().start)))
    }

    /// The inherited steps with these changes.
    fn changed(&self, mut steps: Vec<Step>) -> Vec<Step> {
        for step in &mut steps {
            let instead = |action: String| match self.instead.get(action.as_str()) {
                Some(Actions(instead)) => instead.clone(),
                None => vec![action],
            };
            step.play = std::mem::take(&mut step.play).into_iter().flat_map(instead).collect();
            for check in &self.without {
                match check {
                    Check::Points => step.points.clear(),
                }
            }
        }
        steps.retain(|step| *step != Step::default());
        steps
    }
}

fn some_or_more<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Vec<Words>>, D::Error> {
    one_or_more(reader).map(Some)
}

impl Entry for ExampleEntry {
    type Whole = Example;
    const KIND: &'static str = "example";

    fn head(&self) -> Head<'_> {
        Head { name: &self.name, follows: self.follows.as_ref(), from: self.from.as_ref() }
    }

    fn all(rules: &RuleSet) -> &[Example] {
        &rules.examples
    }

    fn name_of(whole: &Example) -> &str {
        &whole.name
    }

    fn on(&self, base: Option<&Example>) -> Result<Example, Wrong> {
        let steps = self.part("step", &self.steps, base, |base| &base.steps)?;
        let taken_over = if self.steps.is_none() { steps.as_slice() } else { &[] };
        self.check_instead(taken_over)?;
        Ok(Example {
            name: self.name.get_ref().clone(),
            title: self
                .part("title", &self.title.as_ref().map(|title| title.get_ref().whole()), base, |base| &base.title)?,
            position: self.position.clone().or_else(|| base?.position.clone()),
            options: self.options.clone().or_else(|| Some(base?.options.clone())).unwrap_or_default(),
            otherwise: self.otherwise.clone().or_else(|| Some(base?.otherwise.clone())).unwrap_or_default(),
            steps: if self.steps.is_none() { self.changed(steps) } else { steps },
        })
    }
}
