//! Chess: material and mobility.

use arrayvec::ArrayVec;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, KNIGHT, Square, SquareSet, bishop, rook};
use ashtapada_rules::{Action, ActionList, Role, Seat};

use super::{Evaluator, MoveOrdering};
use crate::{Sides, Values};

const SEATS: [Seat; 2] = [Seat::South, Seat::North];
const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
/// The middle of the board.
const MIDDLE: SquareSet = SquareSet::from_bits(0x0000_0018_1800_0000);
const WIDE_MIDDLE: SquareSet = SquareSet::from_bits(0x0000_3c3c_3c3c_0000);

/// The material of a seat, wherever the pieces stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Material {
    /// For a queen, rook, bishop and knight.
    pub pieces: [i32; 4],
    /// For a pawn.
    pub pawn: i32,
}

impl Default for Material {
    fn default() -> Material {
        Material { pieces: [900, 500, 330, 320], pawn: 100 }
    }
}

impl Material {
    /// The value of a piece; a king, who is never captured, counts as a pawn.
    fn value(&self, role: Role) -> i32 {
        PIECES.iter().position(|&other| other == role).map_or(self.pawn, |index| self.pieces[index])
    }

    fn of(&self, position: &Chess, seat: Seat) -> i32 {
        let count = |role| position.squares(seat, role).len() as i32;
        let pieces = PIECES.iter().zip(self.pieces).map(|(&role, value)| count(role) * value);
        count(Role::Pawn) * self.pawn + pieces.sum::<i32>()
    }
}

impl Evaluator<Chess> for Material {
    /// The material of each seat.
    type State = [i32; 4];

    fn fresh(&self, position: &Chess) -> [i32; 4] {
        [self.of(position, Seat::South), 0, self.of(position, Seat::North), 0]
    }

    #[inline]
    fn follow(&self, state: &[i32; 4], _: &Chess, action: Action, after: &Chess) -> [i32; 4] {
        if let Action::Step { promotion: None, .. } = action { *state } else { self.fresh(after) }
    }

    fn evaluate(&self, _: &Chess, state: &[i32; 4], sides: &Sides) -> Values {
        sides.advantage(&sides.sum(state))
    }
}

/// Handmade: material, mobility, the centre, advanced pawns, and king safety.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Handmade {
    /// The values of pieces.
    pub material: Material,
    /// Mobility: for each square that a queen, rook, bishop or knight reaches. A queen reaches many, and so gets less
    /// for each.
    pub reach: [i32; 4],
    /// For a bishop, knight or pawn on the four squares in the middle of the board.
    pub middle: i32,
    /// For one on the sixteen squares in the middle.
    pub wide_middle: i32,
    /// While the enemy has a queen: for each own piece next to the king.
    pub shelter: i32,
    /// While the enemy has a queen: against a king in the middle.
    pub exposed: i32,
    /// While the enemy has none: for a king in the middle.
    pub king_in_middle: i32,
    /// Against a bare king: for each step of its distance from the middle.
    pub drive: i32,
    /// Against a bare king: for each step that the own king is nearer.
    pub approach: i32,
    /// For a pawn, by its distance in rows from its own edge.
    pub advance: [i32; 8],
}

impl Default for Handmade {
    fn default() -> Handmade {
        Handmade {
            material: Material::default(),
            reach: [1, 2, 4, 4],
            middle: 10,
            wide_middle: 6,
            shelter: 8,
            exposed: 40,
            king_in_middle: 20,
            drive: 12,
            approach: 5,
            advance: [0, 0, 4, 8, 16, 32, 64, 20],
        }
    }
}

fn all(position: &Chess, seat: Seat) -> SquareSet {
    let others = PIECES.iter().fold(SquareSet::EMPTY, |set, &role| set | position.squares(seat, role));
    others | position.squares(seat, Role::Pawn) | position.squares(seat, Role::King)
}

impl Handmade {
    fn placing(&self, position: &Chess, seat: Seat, own: SquareSet, enemy: SquareSet) -> i32 {
        let occupied = own | enemy;
        let squares = |role| position.squares(seat, role);
        let mut score = 0;
        for (&role, weight) in PIECES.iter().zip(self.reach) {
            for from in squares(role) {
                let reach = match role {
                    Role::Knight => KNIGHT[from],
                    Role::Bishop => bishop(from, occupied),
                    Role::Rook => rook(from, occupied),
                    _ => bishop(from, occupied) | rook(from, occupied),
                };
                score += weight * reach.without(own).len() as i32;
            }
        }
        let minor = squares(Role::Knight) | squares(Role::Bishop) | squares(Role::Pawn);
        score += self.wide_middle * (minor & WIDE_MIDDLE).len() as i32;
        score += self.middle * (minor & MIDDLE).len() as i32;
        for square in squares(Role::Pawn) {
            let row = if seat == Seat::South { square.rank() } else { 7 - square.rank() };
            score += self.advance[usize::from(row)];
        }
        // While the enemy has a queen, a king is safe behind its own pieces; later it belongs in the middle.
        let king = squares(Role::King);
        if !position.squares(seat.opposite(), Role::Queen).is_empty() {
            score += self.shelter * (king.flat_map(|from| KING[from]) & own).len() as i32;
            score -= if king.meets(WIDE_MIDDLE) { self.exposed } else { 0 };
        } else {
            score += if king.meets(WIDE_MIDDLE) { self.king_in_middle } else { 0 };
        }
        let hunted = position.squares(seat.opposite(), Role::King);
        if enemy == hunted && own != king {
            score += self.hunt(king.lowest(), hunted.lowest());
        }
        score
    }

    /// The score for a bare king: how far it is from the middle, and how near the other king is.
    fn hunt(&self, king: Square, hunted: Square) -> i32 {
        let from_middle = |at: u8| (2 * i32::from(at) - 7).abs() / 2;
        let apart = king.file().abs_diff(hunted.file()).max(king.rank().abs_diff(hunted.rank()));
        let driven = from_middle(hunted.file()) + from_middle(hunted.rank());
        self.drive * driven + self.approach * (7 - i32::from(apart))
    }
}

impl Evaluator<Chess> for Handmade {
    type State = [i32; 4];

    fn fresh(&self, position: &Chess) -> [i32; 4] {
        self.material.fresh(position)
    }

    #[inline]
    fn follow(&self, state: &[i32; 4], before: &Chess, action: Action, after: &Chess) -> [i32; 4] {
        self.material.follow(state, before, action, after)
    }

    fn evaluate(&self, position: &Chess, state: &[i32; 4], sides: &Sides) -> Values {
        let [south, north] = [all(position, Seat::South), all(position, Seat::North)];
        let worth = [
            state[0] + self.placing(position, Seat::South, south, north),
            0,
            state[2] + self.placing(position, Seat::North, north, south),
            0,
        ];
        sides.advantage(&sides.sum(&worth))
    }
}

/// Captures and promotions first, by what they win; of captures that win as much, those by the cheaper piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CapturesFirst {
    /// The values of pieces.
    pub material: Material,
}

impl CapturesFirst {
    fn value_at(&self, position: &Chess, square: Square) -> i32 {
        let stands = |role: Role| SEATS.iter().any(|&seat| position.squares(seat, role).has(square));
        self.material.value(PIECES.into_iter().find(|&role| stands(role)).unwrap_or(Role::Pawn))
    }

    /// What a capture wins if both sides go on capturing on that square with their cheapest pieces as long as it pays: the
    /// static exchange evaluation. Pins are not seen.
    fn exchange(&self, position: &Chess, from: Square, to: Square) -> i32 {
        let [south, north] = SEATS.map(|seat| all(position, seat));
        let mut occupied = south | north;
        let mut own = usize::from(north.has(from));
        // What is won after so many captures, if nobody stops.
        let mut gains: ArrayVec<i32, 32> = ArrayVec::new();
        gains.push(self.value_at(position, to));
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

    /// There nearly always are captures, few of them good.
    fn is_calm(&self, _: &Chess, _: &ActionList) -> bool {
        true
    }

    fn passed(&self, position: &Chess) -> Option<Chess> {
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
                    let won = self.exchange(position, from, to);
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
            assert_eq!(ordering.exchange(&position, from, to), won, "{text}");
        }
    }
}
