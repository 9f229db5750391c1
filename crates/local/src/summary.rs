//! A game as lists show it.

use ashtapada_messages::GameSummary;
use ashtapada_rules::{AnyPosition, Position};
use ashtapada_table::{Glance, Header, View, rfc3339};

/// A game as a list shows it, which was played last at that time (Unix time in milliseconds); `None` if this version no longer
/// knows its rules.
pub fn summary(game: Header, played: u64, glance: Glance) -> Option<GameSummary> {
    let begun = game.setup.begin().ok()?;
    let position = AnyPosition::parse(&glance.position, &begun.options).unwrap_or(begun.position);
    Some(GameSummary {
        here: game.linked.as_ref().map(|linked| linked.view().here),
        board: *position.board(),
        view: View::of(&position),
        id: game.id,
        rules: game.setup.rules,
        seats: game.setup.seats,
        created: rfc3339(game.created),
        played: rfc3339(played),
        actions: glance.actions,
        over: glance.over,
    })
}
