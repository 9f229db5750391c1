//! Actions with what they change of the pieces on a board.

use ashtapada_rules::{Action, AnyPosition, Piece, Position, Spot};
use serde::Serialize;

use crate::view::ActionView;

/// An action, and what it changes on the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OpeningStep {
    /// The action.
    pub action: ActionView,
    /// Where a piece stood that stands there no more, or another.
    pub gone: Vec<Spot>,
    /// What stands somewhere new.
    pub put: Vec<Piece>,
}

/// Plays the actions of a turn, written with commas between them.
pub(super) fn steps(at: &mut AnyPosition, turn: &str) -> Result<Vec<OpeningStep>, String> {
    turn.split(", ").map(|text| step(at, text)).collect()
}

fn step(at: &mut AnyPosition, text: &str) -> Result<OpeningStep, String> {
    let before = at.clone();
    let action = take(at, text)?;
    let (old, new) = (before.pieces(), at.pieces());
    let gone = old.iter().filter(|piece| !new.contains(piece)).map(|piece| piece.at).collect();
    let put = new.into_iter().filter(|piece| !old.contains(piece)).collect();
    Ok(OpeningStep { action: ActionView::of(&before, action), gone, put })
}

/// Plays an action as text.
pub(super) fn take(at: &mut AnyPosition, text: &str) -> Result<Action, String> {
    let action = at.parse_action(text).map_err(|error| error.to_string())?;
    at.play(action, &mut ()).map_err(|refusal| format!("`{text}` is refused: {refusal}"))?;
    Ok(action)
}
