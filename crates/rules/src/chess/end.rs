//! Endings of chess that follow from the position itself.

use super::options::{BareKing, DrawRules, Options, Rules, Stalemate};
use super::{Chess, FIFTY};
use crate::grid::{Side, SquareSet};
use crate::{Ending, Outcome, Seat};

/// The dark squares, a1 among them.
const DARK: SquareSet = SquareSet::from_bits(0xAA55_AA55_AA55_AA55);

impl Chess {
    /// The enemy pieces that give check to a side.
    pub(super) fn checkers(&self, side: Side) -> SquareSet {
        self.attackers(side.other(), self.men.king(side), self.men.occupied())
    }

    /// Whether the game is over.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        !self.has_action() || self.is_stopped()
    }

    /// Whether the game is over though there may be moves: drawn, or decided by a bare king.
    #[inline(always)]
    pub(super) fn is_stopped(&self) -> bool {
        self.is_drawn() || (self.rules.bare_king() != BareKing::PlaysOn && self.bared().is_some())
    }

    /// What bare kings make of the game: the side that has won, or none where both kings are bare; `None` while nothing
    /// is decided.
    #[cold]
    pub(super) fn bared(&self) -> Option<Option<Side>> {
        if self.rules.bare_king() == BareKing::PlaysOn || self.has_moved() {
            return None;
        }
        let is_bare = |side: Side| !self.men.of(side).is_several();
        let side = self.side();
        match (is_bare(side), is_bare(side.other())) {
            (false, false) => None,
            (true, true) => Some(None),
            // The side to move has had its answer.
            (false, true) => Some(Some(side)),
            (true, false) => {
                let answers = self.rules.bare_king() == BareKing::LosesUnlessAnswered
                    && self.men.of(side.other()).len() == 2
                    && self.can_capture();
                (!answers).then_some(Some(side.other()))
            }
        }
    }

    /// Whether the position is drawn by the modern rules though there are moves.
    #[inline(always)]
    pub(super) fn is_drawn(&self) -> bool {
        self.rules.draw_rules() == DrawRules::Modern
            && !self.has_moved()
            && (self.clock >= FIFTY || self.is_insufficient())
    }

    /// Whether no sequence of moves leads to mate: king against king, with one bishop or knight, or with any bishops
    /// all on squares of one colour. Where stalemate decides the game, only bare kings are insufficient, for even a
    /// lone knight can stalemate.
    #[inline(always)]
    fn is_insufficient(&self) -> bool {
        (self.men.pawns() | self.men.straight()).is_empty() && self.is_bare()
    }

    #[cold]
    fn is_bare(&self) -> bool {
        let (knights, bishops) = (self.men.knights(), self.men.diagonal());
        if self.rules.stalemate() != Stalemate::Draw || !self.rules.has_modern_men() {
            return (knights | bishops).is_empty();
        }
        if !knights.is_empty() {
            return !knights.is_several() && bishops.is_empty();
        }
        !bishops.meets(DARK) || bishops.without(DARK).is_empty()
    }

    /// The position with a turn left, if only a draw rule has ended the game.
    pub(super) fn without_draw(&self) -> Option<Chess> {
        if !self.is_drawn() || !self.has_action() || self.bared().is_some() {
            return None;
        }
        let mut open = Chess { clock: self.clock.min(FIFTY - 1), ..*self };
        if open.is_drawn() {
            // Too little to mate with stays too little.
            open.rules = Rules::new(&Options { draw_rules: DrawRules::Off, ..self.rules.options() });
        }
        Some(open)
    }

    /// How the game ended, if it has.
    pub(super) fn ending(&self) -> Option<Ending> {
        let stuck = !self.has_action();
        if stuck && self.in_check() {
            return Some(Ending::Checkmate);
        }
        // Who bares the other king has won, also where that leaves it without a move.
        match self.bared() {
            Some(Some(_)) => return Some(Ending::BareKing),
            Some(None) => return Some(Ending::InsufficientMaterial),
            None => {}
        }
        if stuck {
            return Some(Ending::Stalemate);
        }
        if !self.is_drawn() {
            return None;
        }
        Some(if self.clock >= FIFTY { Ending::NoProgress } else { Ending::InsufficientMaterial })
    }

    /// The outcome of an ending.
    pub(super) fn result(&self, ending: Ending) -> Outcome {
        let mover = self.side().seat();
        let winner = match (ending, self.rules.stalemate()) {
            (Ending::Checkmate, _) | (Ending::Stalemate, Stalemate::Loses) => mover.opposite(),
            (Ending::Stalemate, Stalemate::Wins) => mover,
            (Ending::BareKing, _) => match self.bared().flatten() {
                Some(winner) => winner.seat(),
                None => return Outcome::drawn(&Seat::PAIR, ending),
            },
            _ => return Outcome::drawn(&Seat::PAIR, ending),
        };
        Outcome::won_by(&[winner], &Seat::PAIR, ending)
    }
}
