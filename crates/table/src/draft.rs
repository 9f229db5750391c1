//! Positions set up by hand, for interfaces, which need to know neither the rules nor the position format.
//!
//! Stateless: the draft is a text, which comes with each request and goes back with each answer.

use ashtapada_rulebook::Words;
use ashtapada_rules::draft::{Content, Draft, Edit, Field, FieldId, Man};
use ashtapada_rules::four_kings::FourKingsField;
use ashtapada_rules::{AnyOptions, AnyPosition, Board, Expected, Position, Seat, TextError, Turn};
use serde::{Deserialize, Serialize};

use crate::setup::{Beginning, NewGame, SetupError};
use crate::{Problem, ProblemKind, Trial, View};

/// A position that somebody sets up, perhaps with a change to make.
///
/// ```
/// use ashtapada_rulebook::{Lang, Words};
/// use ashtapada_rules::{draft::Edit, Role};
/// use ashtapada_table::DraftAsk;
/// let words = Words::new(Lang::EN);
/// let start = DraftAsk::of("vilac-9506").answer(words).unwrap();
/// assert!(start.problem.is_none());
///
/// let cleared = DraftAsk { edit: Some(Edit::Clear), ..DraftAsk::of("vilac-9506") }.answer(words).unwrap();
/// assert_eq!(cleared.view.position, "8/8/8/8/8/8/8/8 w - - 0 1");
/// assert_eq!(cleared.problem.unwrap().message, "White must have exactly one king.");
/// assert_eq!(cleared.palette[0].role, Role::King);
/// assert_eq!(cleared.fields[0].label, "Half-moves since the last capture or pawn move");
/// ```
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DraftAsk {
    /// The rule set.
    pub rules: String,
    /// The edition of its rules, where it is not today's.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub edition: Option<u32>,
    /// Changes from its defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The position text, possible or not; `None`: the start.
    #[serde(default)]
    pub position: Option<String>,
    /// Actions to play from it first, throws included, as far as they can be played.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub actions: Vec<String>,
    /// The change to make then.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub edit: Option<Edit>,
}

/// A position being set up.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct DraftView {
    /// The board.
    pub board: Board,
    /// Its view; of an impossible position only the text, the pieces and the seats are meaningful.
    pub view: View,
    /// What can be put on the board.
    pub palette: Vec<Man>,
    /// Whose turn it is; among four kings, whose throw it is or was.
    pub turn: Seat,
    /// The other fields to fill in. Setting a field may change those after it.
    pub fields: Vec<FieldView>,
    /// Why no game can begin from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<Problem>,
}

/// A field to fill in.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct FieldView {
    /// What it is, and what it could be.
    #[serde(flatten)]
    pub field: Field,
    /// Its label.
    pub label: String,
    /// The labels of its possible words, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<Vec<String>>,
    /// Whether the problem is about it.
    pub wrong: bool,
}

impl DraftAsk {
    /// The start position of a rule set with its own options.
    pub fn of(rules: &str) -> DraftAsk {
        DraftAsk {
            rules: rules.to_owned(),
            edition: None,
            options: Vec::new(),
            position: None,
            actions: Vec::new(),
            edit: None,
        }
    }

    /// The answer to the request, in the language of `words`.
    ///
    /// # Errors
    /// The rule set, the options or the change are invalid, or the position is malformed. An impossible position is no
    /// error: it has a [`DraftView::problem`].
    pub fn answer(&self, words: Words) -> Result<DraftView, Problem> {
        let of_setup = |error: SetupError| Problem::of_setup(&error, words);
        let start = self.start().map_err(of_setup)?;
        let malformed = |error| of_setup(SetupError::Position { error, options: Box::new(start.options.clone()) });
        let mut draft = match &self.position {
            _ if !self.actions.is_empty() => self.played(words)?,
            Some(text) => Draft::parse(text, &start.options).map_err(malformed)?,
            None => Draft::of(&start.position),
        };
        if let Some(edit) = &self.edit {
            draft.edit(edit).map_err(|error| Problem::new(ProblemKind::BadRequest, error))?;
        }
        let position = match &self.position {
            // Errors in a text just typed point into that text, not into the text of the parsed draft.
            Some(text) if self.edit.is_none() && self.actions.is_empty() => AnyPosition::parse(text, &start.options),
            _ => draft.position(),
        };
        Ok(view(&draft, position, &start.options, words))
    }

    fn start(&self) -> Result<Beginning, SetupError> {
        let options = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        match self.edition {
            Some(edition) => Beginning::of_edition(edition, &self.rules, options, None),
            None => Beginning::new(&self.rules, options, None),
        }
    }

    fn played(&self, words: Words) -> Result<Draft, Problem> {
        let game = NewGame {
            edition: self.edition,
            options: self.options.clone(),
            position: self.position.clone(),
            actions: self.actions.clone(),
            ..NewGame::of(&self.rules)
        };
        let (trial, _) = Trial::begin(&game, &[]).map_err(|error| Problem::of_table(&error, words))?;
        Ok(Draft::of(trial.table().position()))
    }
}

fn view(draft: &Draft, position: Result<AnyPosition, TextError>, options: &AnyOptions, words: Words) -> DraftView {
    let (seen, wrong, problem) = match position {
        Ok(position) => {
            let problem = position.outcome().map(|outcome| {
                let expected = Expected::Over { ending: outcome.ending.name().to_owned() };
                let message = words.impossible(&expected, options).unwrap_or_default();
                let impossible = Some(Box::new(expected));
                Problem { impossible, ..Problem::new(ProblemKind::BadPosition, message) }
            });
            (View::of(&position), None, problem)
        }
        Err(error) => {
            let wrong = draft.concern(&error.expected).map(|field| (field.id, field.of));
            let error = SetupError::Position { error, options: Box::new(options.clone()) };
            (sketched(draft), wrong, Some(Problem::of_setup(&error, words)))
        }
    };
    let fields = draft.fields().into_iter().map(|field| FieldView {
        label: words.tied(&words.text(&format!("draft-{}", field.id))),
        labels: labels(&field, words),
        wrong: wrong == Some((field.id, field.of)),
        field,
    });
    DraftView {
        board: *draft.board(),
        view: seen,
        palette: draft.palette(),
        turn: draft.turn(),
        fields: fields.collect(),
        problem,
    }
}

/// The view of an impossible draft.
fn sketched(draft: &Draft) -> View {
    View {
        position: draft.text(),
        turn: Turn::Seat(draft.turn()),
        thrower: None,
        dice: Vec::new(),
        pieces: draft.pieces(),
        left: Vec::new(),
        seats: draft.standings(),
        taken: Vec::new(),
        outcome: None,
        quiet: 0,
        settled: false,
    }
}

fn labels(field: &Field, words: Words) -> Option<Vec<String>> {
    let Content::Word { words: known, .. } = &field.content else { return None };
    let id = |word: &String| match field.id {
        FieldId::FourKings(FourKingsField::Ending) => format!("ending-{word}"),
        id => format!("draft-{id}-{word}"),
    };
    Some(known.iter().map(|word| words.tied(&words.text(&id(word)))).collect())
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_rules::draft::Value;
    use ashtapada_rules::soldiers::SoldiersField;

    use super::*;

    fn ask(rules: &str, position: Option<&str>, edit: Option<Edit>) -> Result<DraftView, Problem> {
        let ask = DraftAsk { position: position.map(str::to_owned), edit, ..DraftAsk::of(rules) };
        ask.answer(Words::new(Lang::EN))
    }

    #[test]
    fn a_game_is_taken_where_its_moves_led() {
        let actions = vec!["e4-e5".to_owned(), "e6xe4".to_owned()];
        let ask = DraftAsk { actions, ..DraftAsk::of("soldiers16-bl") };
        let view = ask.answer(Words::new(Lang::EN)).unwrap();
        assert!(view.problem.is_none());
        let captured = view
            .fields
            .iter()
            .find(|one| one.field.id == SoldiersField::Captured.into() && one.field.of == Some(Seat::North));
        assert_eq!(captured.unwrap().field.value(), Value::Number(1));
    }

    #[test]
    fn what_is_wrong_is_said_where_it_belongs() {
        let text = "3/3/7/7/3snn3/7/7/3/3 s e5 0-0 0-0 1";
        let view = ask("soldiers16-bl", Some(text), None).unwrap();
        assert_eq!(view.problem.unwrap().kind, ProblemKind::BadPosition);
        let wrong: Vec<FieldId> = view.fields.iter().filter(|one| one.wrong).map(|one| one.field.id).collect();
        assert_eq!(wrong, [SoldiersField::Chain.into()]);
        assert_eq!(view.view.pieces.len(), 3);
    }

    #[test]
    fn a_game_that_is_over_is_not_begun() {
        let text = "3/3/7/7/4s4/7/7/3/3 s - 0-0 0-0 0";
        let problem = ask("soldiers16-bl", Some(text), None).unwrap().problem.unwrap();
        assert!(problem.message.starts_with("The game is already over in this position."), "{problem:?}");
        assert!(matches!(problem.impossible.as_deref(), Some(Expected::Over { .. })));
        let empty = ask("chaturaji-pl-team", None, Some(Edit::Clear)).unwrap().problem.unwrap();
        assert_eq!(empty.message, "At least two armies that are not allies need pieces.");
        let empty = ask("soldiers16-bl", None, Some(Edit::Clear)).unwrap().problem.unwrap();
        assert_eq!(empty.message, "Both sides need pieces.");
    }

    #[test]
    fn words_are_in_the_language_of_the_reader() {
        let polish = DraftAsk::of("chaturaji-pl-solo").answer(Words::new("pl".parse().unwrap())).unwrap();
        let due = &polish.fields[0];
        assert_eq!(due.label, "Co teraz nastąpi");
        let Content::Word { words, .. } = &due.field.content else { panic!("{due:?}") };
        let throw = words.iter().position(|word| word == "throw").unwrap();
        assert_eq!(due.labels.as_ref().unwrap()[throw], "rzut");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert_eq!(ask("soldiers61-bl", None, None).unwrap_err().kind, ProblemKind::NotFound);
        assert_eq!(ask("soldiers16-bl", Some("3/3"), None).unwrap_err().kind, ProblemKind::BadPosition);
        let edit = Edit::Remove { at: "a1".parse().unwrap() };
        assert_eq!(ask("soldiers16-bl", None, Some(edit)).unwrap_err().kind, ProblemKind::BadRequest);
    }
}
