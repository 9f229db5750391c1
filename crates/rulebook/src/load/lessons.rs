//! `lessons.toml`.

use serde::Deserialize;
use serde_json::Value;
use toml::Spanned;

use super::entries::{Entry, Head, Wrong};
use super::given::Given;
use crate::{Lesson, RuleSet};

/// The lessons in a rule set's own file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonsFile {
    #[serde(rename = "lesson")]
    pub lessons: Vec<LessonEntry>,
}

impl LessonsFile {
    /// Its short texts.
    pub fn texts(&self) -> impl Iterator<Item = &Given> {
        self.lessons.iter().flat_map(|lesson| lesson.task.iter().chain(&lesson.praise))
    }
}

/// A lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonEntry {
    name: Spanned<String>,
    follows: Option<Spanned<String>>,
    from: Option<Spanned<String>>,
    example: Option<String>,
    after: Option<usize>,
    task: Option<Given>,
    praise: Option<Given>,
    goal: Option<Vec<Value>>,
    solution: Option<Vec<String>>,
}

impl Entry for LessonEntry {
    type Whole = Lesson;
    const KIND: &'static str = "lesson";

    fn head(&self) -> Head<'_> {
        Head { name: &self.name, follows: self.follows.as_ref(), from: self.from.as_ref() }
    }

    fn all(rules: &RuleSet) -> &[Lesson] {
        &rules.lessons
    }

    fn name_of(whole: &Lesson) -> &str {
        &whole.name
    }

    fn on(&self, base: Option<&Lesson>) -> Result<Lesson, Wrong> {
        let whole = |given: &Option<Given>| given.as_ref().map(|text| text.get_ref().whole());
        Ok(Lesson {
            name: self.name.get_ref().clone(),
            example: self.part("example", &self.example, base, |base| &base.example)?,
            after: self.after.or_else(|| Some(base?.after)).unwrap_or_default(),
            task: self.part("task", &whole(&self.task), base, |base| &base.task)?,
            praise: self.part("praise", &whole(&self.praise), base, |base| &base.praise)?,
            goal: self.part("goal", &self.goal, base, |base| &base.goal)?,
            solution: self.part("solution", &self.solution, base, |base| &base.solution)?,
        })
    }
}
