//! What becomes of pawns that have come to the far edge.

use super::{Bengal, index, is_pawn, side};
use crate::armies::{SEATS, is_last};
use crate::mailbox::Square;

impl Bengal {
    /// How many pawns an army has lost or promoted.
    fn pawns_gone(&self, seat: usize) -> usize {
        let left = self.board.pieces().iter().filter(|(_, piece)| piece.0 == SEATS[seat] && is_pawn(piece.1)).count();
        4 - left
    }

    /// Whether an army has a boat and a pawn left, and nothing else.
    fn has_boat_and_pawn(&self, seat: usize) -> bool {
        let mut left: Vec<char> =
            self.board.pieces().iter().filter(|(_, piece)| piece.0 == SEATS[seat]).map(|(_, piece)| piece.1).collect();
        left.sort_unstable();
        matches!(left.as_slice(), ['B', pawn] if is_pawn(*pawn))
    }

    /// What a pawn of an army becomes on a square of its last line: `None` where it stays a pawn or may.
    pub(super) fn promotions(&self, seat: usize, at: Square) -> Vec<Option<char>> {
        if !is_last(SEATS[seat], at) {
            return vec![None];
        }
        let along = if side(seat) == 0 { at.0 } else { at.1 };
        let [horse, elephant] = [[1, 2], [6, 5], [6, 5], [1, 2]][seat];
        let kind = if along == horse {
            Some('H')
        } else if along == elephant {
            Some('E')
        } else {
            None
        };
        let due = kind.filter(|_| self.pawns_gone(seat) > 0);
        if self.has_boat_and_pawn(seat) {
            // A right, except where every pawn has to be promoted: there only the piece is a choice.
            let stays = due.is_none().then_some(None);
            return ['K', 'E', 'H', 'B'].map(Some).into_iter().chain(stays).collect();
        }
        vec![due]
    }

    /// The pawns that wait and may change now, with what each can become.
    pub(super) fn waiting(&self) -> Vec<(Square, Vec<Option<char>>)> {
        let pieces = self.board.pieces().into_iter();
        let own = pieces.filter(|(at, piece)| index(piece.0) == self.seat && is_pawn(piece.1) && is_last(piece.0, *at));
        let with = own.map(|(at, _)| (at, self.promotions(self.seat, at)));
        with.filter(|(_, kinds)| kinds.iter().any(Option::is_some)).collect()
    }

    pub(super) fn promote(&mut self, at: Square, kind: char) {
        let army = self.board.at(at).unwrap().0;
        self.board.set(at, Some((army, kind)));
        (self.progress, self.idle) = (true, 0);
        self.lapse();
    }
}
