//! Chess: material and mobility.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, KNIGHT, Square, SquareSet, bishop, rook};
use ashtapada_rules::{Action, ActionList, Role, Seat};

use super::{Evaluator, MoveOrdering};
use crate::{Sides, Values};

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

impl MoveOrdering<Chess> for CapturesFirst {
    fn tactical(&self, position: &Chess, list: &mut ActionList) -> bool {
        position.tactical_actions(list)
    }

    fn is_urgent(&self, position: &Chess) -> bool {
        position.in_check()
    }

    fn priority(&self, position: &Chess, action: Action) -> i32 {
        let value = |role| self.material.value(role);
        let value_at = |seat, spot: ashtapada_rules::Spot| {
            let stands = |role| Square::of(spot).is_some_and(|square| position.squares(seat, role).has(square));
            value(PIECES.into_iter().find(|&role| stands(role)).unwrap_or(Role::Pawn))
        };
        match action {
            Action::Capture { from, to, promotion } => {
                let white = Square::of(from).is_some_and(|square| all(position, Seat::South).has(square));
                let own = if white { Seat::South } else { Seat::North };
                1000 + 8 * value_at(own.opposite(), to) - value_at(own, from) + promotion.map_or(0, value)
            }
            Action::Step { promotion: Some(role), .. } | Action::Promote { role, .. } => 1000 + value(role),
            _ => 0,
        }
    }
}
