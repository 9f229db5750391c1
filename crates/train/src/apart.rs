//! Two players who share a game.

use ashtapada_engine::{Choice, Limits, Player, Report, Situation};
use ashtapada_rules::{Position, Seat};

/// One player for one seat, and another for the others: where a network serves one of two unlike sides only.
pub(crate) struct Apart<P> {
    pub seat: Seat,
    pub own: Box<dyn Player<P>>,
    pub others: Box<dyn Player<P>>,
}

impl<P: Position> Player<P> for Apart<P> {
    fn think(&mut self, at: &Situation<P>, limits: Limits<'_>, watch: &mut dyn FnMut(&Report)) -> Option<Choice> {
        let player = if at.turn().seat() == Some(self.seat) { &mut self.own } else { &mut self.others };
        player.think(at, limits, watch)
    }

    fn forget(&mut self) {
        self.own.forget();
        self.others.forget();
    }
}
