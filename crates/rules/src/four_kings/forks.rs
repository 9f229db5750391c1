//! Points for a move that newly attacks several enemy kings at once.
//!
//! A king is newly attacked if it is attacked from a square from which it was not attacked before the move, by a piece of
//! any army that plays, the mover's or another's, through whatever lines the move has opened.

use super::men::Kind;
use super::state::*;
use super::tables::PAWN_HITS;
use crate::four_kings::Merit;
use crate::grid::{Square, SquareSet};
use crate::{Action, Ending, Event, EventSink, Seat};

/// The squares from which each army's king is attacked.
type Attackers = [SquareSet; 4];

/// Passes events on, but keeps the end of the game for later: points of the last move are told before it.
struct HeldEnd<'a, S> {
    sink: &'a mut S,
    end: Option<Event>,
}

impl<S: EventSink> EventSink for HeldEnd<'_, S> {
    const LISTENS: bool = S::LISTENS;

    fn event(&mut self, event: Event) {
        match event {
            Event::Over { .. } => self.end = Some(event),
            _ => self.sink.event(event),
        }
    }
}

impl FourKings {
    /// Plays a move, and gives the points for the kings that it attacks.
    #[cold]
    pub(super) fn play_with_forks(&mut self, action: Action, sink: &mut impl EventSink) {
        let by = self.decider();
        let before = self.attackers_of_kings();
        let mut held = HeldEnd { sink, end: None };
        self.play_move(action, &mut held);
        let end = held.end;
        self.score_forks(by, before, sink);
        if let Some(end) = end {
            sink.event(end);
        }
    }

    /// Gives the points for the kings attacked since `before`: also where the move was the last before a game ends for want
    /// of progress or after its rounds, but not to a score that the end has fixed.
    fn score_forks(&mut self, by: Seat, before: Attackers, sink: &mut impl EventSink) {
        if self.ending == Some(Ending::AllKings) {
            return;
        }
        let after = self.attackers_of_kings();
        let is_new = |king: &Seat| !after[king.index()].without(before[king.index()]).is_empty();
        let points = match Seat::ALL.into_iter().filter(|&king| self.seating.enemies(king, by)).filter(is_new).count() {
            0 | 1 => return,
            2 => 1,
            _ => 5,
        };
        self.score(by, points, Merit::ForkedKings, sink);
    }

    fn attackers_of_kings(&self) -> Attackers {
        Seat::ALL.map(|army| {
            let kings = self.own_kind(army, Kind::King);
            kings.iter().fold(SquareSet::EMPTY, |all, king| all | self.attackers_of(army, king))
        })
    }

    /// The squares of the pieces that attack a square of `army`, of all enemies that play.
    fn attackers_of(&self, army: Seat, square: Square) -> SquareSet {
        let enemies = Seat::ALL.into_iter().filter(|&enemy| self.seating.enemies(enemy, army) && !self.frozen(enemy));
        enemies.fold(SquareSet::EMPTY, |all, enemy| {
            let men = Kind::ALL.map(|kind| self.reach(kind, square) & self.own_kind(enemy, kind));
            let pawns = self.own_pawns(enemy).iter().filter(|&from| PAWN_HITS[enemy.index()][from].has(square));
            men.into_iter().fold(all | pawns.collect(), |all, men| all | men)
        })
    }
}
