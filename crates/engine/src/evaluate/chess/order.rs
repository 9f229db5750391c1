//! The order in which moves of chess are tried.

use arrayvec::ArrayVec;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, KNIGHT, Square, SquareSet, bishop, rook};
use ashtapada_rules::{Action, ActionList, Role, Seat};

use super::Material;
use crate::MoveOrdering;

const SEATS: [Seat; 2] = [Seat::South, Seat::North];

/// Captures and promotions first, by what they win; of captures that win as much, those by the cheaper piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CapturesFirst {
    /// The values of pieces.
    pub material: Material,
}

impl CapturesFirst {
    fn value_at(&self, position: &Chess, square: Square) -> i32 {
        self.material.value(position.piece_at(square).map_or(Role::Pawn, |(_, role)| role))
    }

    /// What a move wins that takes so much, if both sides go on capturing on its square with their cheapest pieces as long as it
    /// pays: the static exchange evaluation. Pins are not seen.
    fn exchange(&self, position: &Chess, from: Square, to: Square, taken: i32) -> i32 {
        // Of the men of old games only the first capture is counted.
        if !position.has_modern_men() {
            return taken;
        }
        let mut occupied = position.all(Seat::South) | position.all(Seat::North);
        let mut own = usize::from(position.piece_at(from).is_some_and(|(seat, _)| seat == Seat::North));
        // What is won after so many captures, if nobody stops.
        let mut gains: ArrayVec<i32, 32> = ArrayVec::new();
        gains.push(taken);
        let mut stands = self.value_at(position, from);
        occupied = occupied.without(from.set());
        while !gains.is_full() {
            own = 1 - own;
            let Some((next, value)) = self.cheapest(position, SEATS[own], to, occupied) else { break };
            gains.push(stands - gains[gains.len() - 1]);
            stands = value;
            occupied = occupied.without(next.set());
        }
        while let Some(last) = gains.pop() {
            let Some(before) = gains.last_mut() else { return last };
            *before = -last.max(-*before);
        }
        0
    }

    /// The cheapest piece of a seat that attacks a square, and its value; a king is dearer than all others.
    fn cheapest(&self, position: &Chess, seat: Seat, to: Square, occupied: SquareSet) -> Option<(Square, i32)> {
        let squares = |role| position.squares(seat, role) & occupied;
        // The squares from which a pawn of this seat attacks.
        let behind = if seat == Seat::South { -1 } else { 1 };
        let last_row = SquareSet::rank(if seat == Seat::South { 7 } else { 0 });
        let pawns = (to.set().shifted(-1, behind) | to.set().shifted(1, behind)).without(last_row);
        let (straight, slanting) = (rook(to, occupied), bishop(to, occupied));
        let kinds = [
            (pawns, Role::Pawn),
            (KNIGHT[to], Role::Knight),
            (slanting, Role::Bishop),
            (straight, Role::Rook),
            (straight | slanting, Role::Queen),
        ];
        for (from, role) in kinds {
            let found = from & squares(role);
            if !found.is_empty() {
                return Some((found.lowest(), self.material.value(role)));
            }
        }
        let king = KING[to] & squares(Role::King);
        (!king.is_empty()).then(|| (king.lowest(), 10_000))
    }
}

impl MoveOrdering<Chess> for CapturesFirst {
    fn tactical(&self, position: &Chess, list: &mut ActionList) -> bool {
        position.tactical_actions(list)
    }

    fn is_urgent(&self, position: &Chess) -> bool {
        position.in_check()
    }

    /// With pieces there nearly always are many moves.
    fn has_choice(&self, position: &Chess) -> bool {
        position.has_pieces()
    }

    /// There nearly always are captures, few of them good.
    fn is_calm(&self, _: &Chess, _: &ActionList) -> bool {
        true
    }

    fn null_move(&self, position: &Chess) -> Option<Chess> {
        position.passed()
    }

    fn priority(&self, position: &Chess, action: Action) -> i32 {
        let value = |role| self.material.value(role);
        match action {
            Action::Capture { from, to, promotion } => {
                let (Some(from), Some(to)) = (Square::of(from), Square::of(to)) else { return 0 };
                let [taking, taken] = [from, to].map(|square| self.value_at(position, square));
                // Only a dear piece can lose by taking a cheap one.
                if promotion.is_none() && taking > taken {
                    let won = self.exchange(position, from, to, taken);
                    if won < 0 {
                        return won;
                    }
                }
                1000 + 8 * taken - taking + promotion.map_or(0, value)
            }
            Action::Step { promotion: Some(role), .. } | Action::Promote { role, .. } => 1000 + value(role),
            _ => 0,
        }
    }

    fn loses(&self, position: &Chess, action: Action) -> i32 {
        let Action::Step { from, to, promotion: None } = action else { return 0 };
        let (Some(from), Some(to)) = (Square::of(from), Square::of(to)) else { return 0 };
        -self.exchange(position, from, to, 0)
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Position;
    use ashtapada_rules::chess::Options;

    use super::*;

    #[test]
    fn an_exchange_is_counted_to_its_end() {
        let ordering = CapturesFirst::default();
        for (text, from, to, won) in [
            // A free pawn; one that a pawn guards; two rooks behind each other against one guard.
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1", "d5", 100),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1", "d5", 100 - 500),
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2", "d5", 100),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2", "d5", 100 - 500),
            // A king may not take what is guarded: it comes last, and only where nothing answers.
            ("8/8/4k3/3p4/8/8/3R4/4K3 w - - 0 1", "d2", "d5", 100 - 500),
            ("8/8/4k3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2", "d5", 100),
            // A pawn that waits on its last row guards nothing.
            ("4k3/8/8/8/8/8/1r6/p3K2R b - - 0 1", "b2", "b1", 100),
        ] {
            let position = Chess::parse(text, &Options::default()).unwrap();
            let [from, to] = [from, to].map(|square| Square::of(square.parse().unwrap()).unwrap());
            assert_eq!(ordering.exchange(&position, from, to, 100), won, "{text}");
        }
    }

    #[test]
    fn a_quiet_move_may_lose_something() {
        let ordering = CapturesFirst::default();
        for (from, to, lost) in [("d2", "d5", 500), ("d2", "d4", 0), ("e1", "e2", 0)] {
            let position = Chess::parse("4k3/8/4p3/8/8/8/3R4/4K3 w - - 0 1", &Options::default()).unwrap();
            let [from, to] = [from, to].map(|square| square.parse().unwrap());
            assert_eq!(ordering.loses(&position, Action::Step { from, to, promotion: None }), lost);
        }
    }
}
