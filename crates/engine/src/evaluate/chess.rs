//! Chess: material, and how much the pieces reach.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, KNIGHT, Square, SquareSet, bishop, rook};
use ashtapada_rules::{Action, Role, Seat};

use super::{Evaluate, Sides, Worth};

const PIECES: [(Role, i32); 4] = [(Role::Queen, 900), (Role::Rook, 500), (Role::Bishop, 330), (Role::Knight, 320)];
const PAWN: i32 = 100;
/// For each square that a piece reaches; a queen reaches many at once and so counts for less.
const REACH: [i32; 4] = [1, 2, 4, 4];
/// For a piece or pawn in the middle of the board.
const MIDDLE: SquareSet = SquareSet::from_bits(0x0000_0018_1800_0000);
const WIDE_MIDDLE: SquareSet = SquareSet::from_bits(0x0000_3c3c_3c3c_0000);
/// Against a bare king: for each step that he stands from the middle, and for each that the own king is nearer.
const DRIVE: i32 = 12;
const APPROACH: i32 = 5;
/// For a pawn that has come so many rows forward.
const ADVANCE: [i32; 8] = [0, 0, 4, 8, 16, 32, 64, 20];

fn value(role: Role) -> i32 {
    PIECES.iter().find(|&&(other, _)| other == role).map_or(PAWN, |&(_, value)| value)
}

fn material(position: &Chess, seat: Seat) -> i32 {
    let count = |role| position.squares(seat, role).len() as i32;
    count(Role::Pawn) * PAWN + PIECES.iter().map(|&(role, value)| count(role) * value).sum::<i32>()
}

fn all(position: &Chess, seat: Seat) -> SquareSet {
    let others = PIECES.iter().fold(SquareSet::EMPTY, |set, &(role, _)| set | position.squares(seat, role));
    others | position.squares(seat, Role::Pawn) | position.squares(seat, Role::King)
}

fn placing(position: &Chess, seat: Seat, own: SquareSet, enemy: SquareSet) -> i32 {
    let occupied = own | enemy;
    let squares = |role| position.squares(seat, role);
    let mut score = 0;
    for (&(role, _), weight) in PIECES.iter().zip(REACH) {
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
    score += 6 * (minor & WIDE_MIDDLE).len() as i32 + 10 * (minor & MIDDLE).len() as i32;
    for square in squares(Role::Pawn) {
        let row = if seat == Seat::South { square.rank() } else { 7 - square.rank() };
        score += ADVANCE[usize::from(row)];
    }
    // While queens are about, a king is safe behind its own men; later it belongs in the middle.
    let king = squares(Role::King);
    if !position.squares(seat.opposite(), Role::Queen).is_empty() {
        score += 8 * (king.flat_map(|from| KING[from]) & own).len() as i32;
        score -= if king.meets(WIDE_MIDDLE) { 40 } else { 0 };
    } else {
        score += if king.meets(WIDE_MIDDLE) { 20 } else { 0 };
    }
    let hunted = position.squares(seat.opposite(), Role::King);
    if enemy == hunted && own != king {
        score += drive(king.lowest(), hunted.lowest());
    }
    score
}

/// How far a bare king is driven from the middle, and how near his hunter is.
fn drive(king: Square, hunted: Square) -> i32 {
    let from_middle = |at: u8| (2 * i32::from(at) - 7).abs() / 2;
    let apart = king.file().abs_diff(hunted.file()).max(king.rank().abs_diff(hunted.rank()));
    DRIVE * (from_middle(hunted.file()) + from_middle(hunted.rank())) + APPROACH * (7 - i32::from(apart))
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
            let stands = |role| Square::of(spot).is_some_and(|square| self.squares(seat, role).has(square));
            PIECES.iter().find(|&&(role, _)| stands(role)).map_or(Role::Pawn, |&(role, _)| role)
        };
        match action {
            Action::Capture { from, to, promotion } => {
                let white = Square::of(from).is_some_and(|square| all(self, Seat::South).has(square));
                let own = if white { Seat::South } else { Seat::North };
                let victim = value(role_at(own.opposite(), to));
                1000 + 8 * victim - value(role_at(own, from)) + promotion.map_or(0, value)
            }
            Action::Step { promotion: Some(role), .. } | Action::Promote { role, .. } => 1000 + value(role),
            _ => 0,
        }
    }
}
