//! What a format has no words for.

use ashtapada_rulebook::Words;

use super::Format;
use crate::entry::Cause;
use crate::record::{Passed, Record};
use crate::words::InWords;

/// Something that was left out of a text, since its format has no words for it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// All that was played before the last position.
    Moves {
        /// How many plies.
        count: usize,
    },
    /// Tags.
    Tags {
        /// Their names.
        names: Vec<String>,
    },
    /// Comments.
    Comments {
        /// How many.
        count: usize,
    },
    /// Comments before the first move.
    EarlyComments {
        /// How many.
        count: usize,
    },
    /// Variations.
    Variations {
        /// How many, each with those within it.
        count: usize,
    },
    /// Judgements of moves and positions.
    Judgements {
        /// How many.
        count: usize,
    },
    /// Which rules the game is played by: they have to be given when the text is read.
    Rules {
        /// The rule set, and the options that differ from it.
        names: Vec<String>,
    },
    /// That the game is over by agreement, or because somebody gave up.
    Ending,
    /// Why somebody gave up.
    Cause,
    /// Waiting pawns and their exchange: written, but no chess program understands them.
    Waiting,
    /// What a table has besides its game.
    Terms {
        /// The names of the fields.
        names: Vec<String>,
    },
    /// What the position says besides pieces, turn, points and the clock, in our words.
    Words {
        /// These words.
        names: Vec<String>,
    },
    /// What was played after somebody had given up: here that ends the game.
    After {
        /// How many turns.
        count: usize,
    },
    /// That something was open: it was drawn by lot.
    Lot {
        /// The options, as they were drawn.
        names: Vec<String>,
    },
}

impl Loss {
    /// The id of its message, and the arguments.
    fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        let counted = |count: &usize| vec![("count", count.to_string())];
        let named = |names: &[String]| vec![("names", names.join(", "))];
        match self {
            Loss::Moves { count } => ("format-loss-moves", counted(count)),
            Loss::Tags { names } => ("format-loss-tags", named(names)),
            Loss::Comments { count } => ("format-loss-comments", counted(count)),
            Loss::EarlyComments { count } => ("format-loss-early-comments", counted(count)),
            Loss::Variations { count } => ("format-loss-variations", counted(count)),
            Loss::Judgements { count } => ("format-loss-judgements", counted(count)),
            Loss::Rules { names } => ("format-loss-rules", named(names)),
            Loss::Ending => ("format-loss-ending", Vec::new()),
            Loss::Cause => ("format-loss-cause", Vec::new()),
            Loss::Waiting => ("format-loss-waiting", Vec::new()),
            Loss::Terms { names } => ("format-loss-terms", named(names)),
            Loss::Words { names } => ("format-loss-words", named(names)),
            Loss::After { count } => ("format-loss-after", counted(count)),
            Loss::Lot { names } => ("format-loss-lot", named(names)),
        }
    }
}

impl InWords for Loss {
    fn in_words(&self, words: Words) -> String {
        let (id, args) = self.message();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        words.with(id, &args)
    }
}

/// What a reader passed over.
pub(super) fn of_passed(passed: Passed) -> Vec<Loss> {
    let Passed { variations, judgements, early_comments } = passed;
    [
        Loss::Variations { count: variations },
        Loss::Judgements { count: judgements },
        Loss::EarlyComments { count: early_comments },
    ]
    .into_iter()
    .zip([variations, judgements, early_comments])
    .filter_map(|(loss, count)| (count > 0).then_some(loss))
    .collect()
}

/// What a list of actions says nothing of: tags but for some, and comments.
pub(super) fn beside_the_game(record: &Record, kept: impl Fn(&str) -> bool) -> Vec<Loss> {
    let names: Vec<String> = record.tags.iter().map(|(name, _)| name.clone()).filter(|name| !kept(name)).collect();
    let mut losses = Vec::new();
    if !names.is_empty() {
        losses.push(Loss::Tags { names });
    }
    if !record.comments.is_empty() {
        losses.push(Loss::Comments { count: record.comments.len() });
    }
    losses
}

/// What a single position says nothing of: how it came about, and how the game ended.
pub(super) fn beside_the_position(record: &Record) -> Vec<Loss> {
    let mut losses = Vec::new();
    if !record.game.is_empty() {
        losses.push(Loss::Moves { count: record.game.len() });
    }
    losses.extend(of_ending(record));
    losses.extend(beside_the_game(record, |_| false));
    losses
}

/// That the game is over, where its last action does not say so.
pub(super) fn of_ending(record: &Record) -> Option<Loss> {
    use ashtapada_rules::Ply;
    matches!(record.game.plies().last(), Some(Ply::Agree | Ply::Resign(_))).then_some(Loss::Ending)
}

/// The rule set and its changed options, where the reader would have to know them: unless they are those of the format.
pub(super) fn of_rules(record: &Record, format: Format) -> Option<Loss> {
    let beginning = &record.beginning;
    let changes = beginning.changes().into_iter().map(|(id, value)| format!("{id}={value}"));
    let names = std::iter::once(beginning.rules.id.clone()).chain(changes).collect();
    (!super::is_usual(record, format)).then_some(Loss::Rules { names })
}

/// Why somebody gave up.
pub(super) fn of_cause(record: &Record) -> Option<Loss> {
    (record.cause != Cause::Own).then_some(Loss::Cause)
}
