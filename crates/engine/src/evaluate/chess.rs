//! Chess: material, and how much the pieces reach.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::{Action, Role, Seat};

use super::leaps::{HORSE, KING, diagonal, each, leaping, straight};
use super::{Evaluate, Sides, Worth};

const PIECES: [(Role, i32); 4] = [(Role::Queen, 900), (Role::Rook, 500), (Role::Bishop, 330), (Role::Knight, 320)];
const PAWN: i32 = 100;
/// For each square that a piece reaches; a queen reaches many at once and so counts for less.
const REACH: [i32; 4] = [1, 2, 4, 4];
/// For a piece or pawn in the middle of the board.
const MIDDLE: u64 = 0x0000_0018_1800_0000;
const WIDE_MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;
/// Against a bare king: for each step that he stands from the middle, and for each that the own king is nearer.
const DRIVE: i32 = 12;
const APPROACH: i32 = 5;
/// For a pawn that has come so many rows forward.
const ADVANCE: [i32; 8] = [0, 0, 4, 8, 16, 32, 64, 20];

fn value(role: Role) -> i32 {
    PIECES.iter().find(|&&(other, _)| other == role).map_or(PAWN, |&(_, value)| value)
}

fn material(position: &Chess, seat: Seat) -> i32 {
    let count = |role| position.squares(seat, role).count_ones() as i32;
    count(Role::Pawn) * PAWN + PIECES.iter().map(|&(role, value)| count(role) * value).sum::<i32>()
}

fn all(position: &Chess, seat: Seat) -> u64 {
    let others = PIECES.iter().fold(0, |set, &(role, _)| set | position.squares(seat, role));
    others | position.squares(seat, Role::Pawn) | position.squares(seat, Role::King)
}

fn placing(position: &Chess, seat: Seat, own: u64, enemy: u64) -> i32 {
    let occupied = own | enemy;
    let squares = |role| position.squares(seat, role);
    let mut score = 0;
    for (&(role, _), weight) in PIECES.iter().zip(REACH) {
        for square in each(squares(role)) {
            let from = 1 << square;
            let reach = match role {
                Role::Knight => HORSE[square],
                Role::Bishop => diagonal(from, occupied),
                Role::Rook => straight(from, occupied),
                _ => diagonal(from, occupied) | straight(from, occupied),
            };
            score += weight * (reach & !own).count_ones() as i32;
        }
    }
    let minor = squares(Role::Knight) | squares(Role::Bishop) | squares(Role::Pawn);
    score += 6 * (minor & WIDE_MIDDLE).count_ones() as i32 + 10 * (minor & MIDDLE).count_ones() as i32;
    for square in each(squares(Role::Pawn)) {
        let row = if seat == Seat::South { square / 8 } else { 7 - square / 8 };
        score += ADVANCE[row];
    }
    // While queens are about, a king is safe behind its own men; later it belongs in the middle.
    let king = squares(Role::King);
    if position.squares(seat.opposite(), Role::Queen) != 0 {
        score += 8 * (leaping(king, &KING) & own).count_ones() as i32;
        score -= if king & WIDE_MIDDLE != 0 { 40 } else { 0 };
    } else {
        score += if king & WIDE_MIDDLE != 0 { 20 } else { 0 };
    }
    let hunted = position.squares(seat.opposite(), Role::King);
    if enemy == hunted && own != king {
        score += drive(king.trailing_zeros() as i32, hunted.trailing_zeros() as i32);
    }
    score
}

/// How far a bare king is driven from the middle, and how near his hunter is.
fn drive(king: i32, hunted: i32) -> i32 {
    let from_middle = |at: i32| (2 * at - 7).abs() / 2;
    let apart = (king % 8 - hunted % 8).abs().max((king / 8 - hunted / 8).abs());
    DRIVE * (from_middle(hunted % 8) + from_middle(hunted / 8)) + APPROACH * (7 - apart)
}

impl Evaluate for Chess {
    fn sides(&self) -> Sides {
        Sides::PAIR
    }

    fn material(&self) -> Worth {
        [material(self, Seat::South), material(self, Seat::North), 0, 0]
    }

    fn worth(&self) -> Worth {
        let [south, north] = [all(self, Seat::South), all(self, Seat::North)];
        [
            material(self, Seat::South) + placing(self, Seat::South, south, north),
            material(self, Seat::North) + placing(self, Seat::North, north, south),
            0,
            0,
        ]
    }

    fn is_lively(&self, action: Action) -> bool {
        matches!(action, Action::Capture { .. } | Action::Promote { .. } | Action::Step { promotion: Some(_), .. })
    }

    fn promise(&self, action: Action) -> i32 {
        let role_at = |seat, spot: ashtapada_rules::Spot| {
            let bit = 1 << spot.square();
            PIECES.iter().find(|&&(role, _)| self.squares(seat, role) & bit != 0).map_or(Role::Pawn, |&(role, _)| role)
        };
        match action {
            Action::Capture { from, to, promotion } => {
                let own = if all(self, Seat::South) & 1 << from.square() != 0 { Seat::South } else { Seat::North };
                let victim = value(role_at(own.opposite(), to));
                1000 + 8 * victim - value(role_at(own, from)) + promotion.map_or(0, value)
            }
            Action::Step { promotion: Some(role), .. } | Action::Promote { role, .. } => 1000 + value(role),
            _ => 0,
        }
    }
}
