//! Lessons: small tasks made from the worked examples, checked by the rules.

use ashtapada_rules::{Event, Game, Position};
use serde_json::Value;

use crate::example::is_like;
use crate::{Localised, RuleSet};

/// A task on the position of an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name, unique in the rule set: `parade`.
    pub name: String,
    /// The example whose position and options it uses; the lesson links to it in the rules.
    pub example: String,
    /// How many actions of the example have been played.
    pub after: usize,
    /// What to do.
    pub task: Localised,
    /// Shown once it is done: the rule that was used.
    pub praise: Localised,
    /// Events that must all have happened since it began; only the given fields are compared.
    pub goal: Vec<Value>,
    /// One way to do it.
    pub solution: Vec<String>,
}

impl Lesson {
    /// Whether the goal is reached, given the events since the beginning.
    pub fn is_done(&self, events: &[Event]) -> bool {
        let happened: Vec<Value> = events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        self.goal.iter().all(|pattern| happened.iter().any(|event| is_like(pattern, event)))
    }

    /// Plays the solution under `rules`.
    ///
    /// # Errors
    /// There is no such example, the solution cannot be played, or the goal is reached too early or not at all.
    ///
    /// ```
    /// let rules = ashtapada_rulebook::find("cows-leopards-bl").unwrap();
    /// let lesson = rules.lessons.iter().find(|lesson| lesson.name == "block-both").unwrap();
    /// assert_eq!(lesson.prove(rules), Ok(()));
    /// ```
    pub fn prove(&self, rules: &RuleSet) -> Result<(), String> {
        let example = rules.example(&self.example).ok_or_else(|| format!("no example `{}`", self.example))?;
        let played = example.play(&rules.options, None).map_err(|error| error.to_string())?;
        let frame =
            played.get(self.after).ok_or_else(|| format!("`{}` has no {} actions", self.example, self.after))?;
        let mut game = Game::new(frame.position.clone());
        let mut happened = Vec::new();
        for (index, text) in self.solution.iter().enumerate() {
            if self.is_done(&happened) {
                return Err(format!("the goal is reached before action {} of the solution", index + 1));
            }
            let action = game.position().parse_action(text).map_err(|error| error.to_string())?;
            let mut events = Vec::new();
            game.play(action, &mut events).map_err(|refusal| format!("`{text}` is refused: {refusal}"))?;
            happened.append(&mut events);
        }
        if self.is_done(&happened) {
            Ok(())
        } else {
            Err(format!("the solution does not reach the goal: {happened:?}"))
        }
    }
}
