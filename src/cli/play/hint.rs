//! What a strong player would do.

use std::io::{self, BufRead, Write};

use ashtapada_analysis::{Analyst, Effort};
use ashtapada_engine::Situation;
use ashtapada_rules::{Position, Turn};

use super::Table;

/// Nodes for a hint: a second or less.
const NODES: u64 = 300_000;

impl<I: BufRead, O: Write> Table<I, O> {
    /// The best action that a search finds, how likely it wins, and how play might go on.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        let Turn::Seat(seat) = self.game.turn() else {
            return self.throw_first();
        };
        let effort = Effort::nodes(self.nodes.unwrap_or(NODES));
        let at = Situation::from(&self.game);
        let Some(found) = Analyst::new().analyse(&at, &effort, &mut |_| {}) else { return Ok(()) };
        let Some(best) = found.branches.first() else { return Ok(()) };
        let share = (best.worth.of(seat) * 100.0).round().to_string();
        let mut position = self.game.position().clone();
        let mut line = Vec::new();
        for &action in std::iter::once(&best.action).chain(&best.line) {
            line.push(position.action_text(action));
            position.play_unchecked(action, &mut ());
        }
        let best = line.remove(0);
        let id = if line.is_empty() { "terminal-best" } else { "terminal-best-line" };
        self.say(id, &[("best", &best), ("share", &share), ("line", &line.join(", "))])
    }
}
