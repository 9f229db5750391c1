//! Four kings: points scored, pieces left, what they reach, and what is in danger.

use ashtapada_rules::four_kings::{FourKings, Goal, RankRule};
use ashtapada_rules::{Action, Role, Seat, Spot};

use super::leaps::{BOAT, HORSE, KING, each, leaping, straight};
use super::{Evaluate, Sides, Worth};

const ROLES: [Role; 5] = [Role::King, Role::Elephant, Role::Horse, Role::Boat, Role::Pawn];

/// What a piece is worth to its owner, by the order of [`ROLES`]. Where points are counted its captor
/// scores besides; where the kings are the goal, they are nearly everything.
const BY_POINTS: [i32; 5] = [400, 500, 350, 150, 80];
const BY_PIECES: [i32; 5] = [300, 400, 300, 120, 80];
const BY_KINGS: [i32; 5] = [3000, 400, 300, 120, 80];

const POINT: i32 = 100;
/// For each row that a pawn has come forward.
const ADVANCE: i32 = 5;
/// For each square reached by an elephant, a horse or a boat.
const REACH: i32 = 2;
/// A piece that an enemy attacks loses this part of its value: the throw has to come first.
const DANGER: i32 = 3;

fn values(position: &FourKings) -> &'static [i32; 5] {
    match position.rules().goal {
        Goal::Points => &BY_POINTS,
        Goal::Annihilation => &BY_PIECES,
        Goal::BothKings => &BY_KINGS,
    }
}

/// The worth of an army's pieces. Of a frozen army nothing is left to hope for.
fn pieces(position: &FourKings, army: Seat, values: &[i32; 5]) -> i32 {
    if position.is_frozen(army) {
        return 0;
    }
    ROLES.iter().zip(values).map(|(&role, value)| value * position.squares(army, role).count_ones() as i32).sum()
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares that pawns of an army attack.
fn pawn_hits(army: Seat, pawns: u64) -> u64 {
    let (not_a, not_h) = (pawns & !FILE_A, pawns & !FILE_H);
    match army {
        Seat::South => not_a << 7 | not_h << 9,
        Seat::North => not_a >> 9 | not_h >> 7,
        Seat::West => not_h << 9 | not_h >> 7,
        Seat::East => not_a << 7 | not_a >> 9,
    }
}

/// How many rows the pawns of an army have come forward from the second, all together.
fn advance(army: Seat, pawns: u64) -> i32 {
    let rows = |square: usize| match army {
        Seat::South => square / 8,
        Seat::North => 7 - square / 8,
        Seat::West => square % 8,
        Seat::East => 7 - square % 8,
    };
    each(pawns).map(|square| rows(square) as i32 - 1).sum()
}

impl Evaluate for FourKings {
    fn sides(&self) -> Sides {
        self.ally(Seat::South).map_or(Sides::FOUR, Sides::teams)
    }

    fn material(&self) -> Worth {
        let (sides, values) = (self.sides(), values(self));
        let mut worth = [0; 4];
        for seat in Seat::ALL {
            worth[sides.of(seat)] += pieces(self, seat, values) + POINT * i32::from(self.points(seat));
        }
        worth
    }

    fn worth(&self) -> Worth {
        let (sides, values) = (self.sides(), values(self));
        let mut worth = self.material();
        let occupied = Seat::ALL.iter().fold(0, |set, &seat| set | self.army(seat));
        // Under a hierarchy of captures the weak threaten only one another: not worth a look.
        let weak_threaten = self.rules().rank_rule == RankRule::Off;
        let mut attacks = [0; 4];
        for seat in Seat::ALL {
            if self.army(seat) == 0 || self.is_frozen(seat) {
                continue;
            }
            let squares = |role| self.squares(seat, role);
            let strong = straight(squares(Role::Elephant), occupied) | leaping(squares(Role::Horse), &HORSE);
            let boats = leaping(squares(Role::Boat), &BOAT);
            let own = self.army(seat);
            let reach = ((strong | boats) & !own).count_ones() as i32;
            worth[sides.of(seat)] += REACH * reach + ADVANCE * advance(seat, squares(Role::Pawn));
            attacks[sides.of(seat)] |= strong | leaping(squares(Role::King), &KING);
            if weak_threaten {
                attacks[sides.of(seat)] |= boats | pawn_hits(seat, squares(Role::Pawn));
            }
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| self.army(seat) != 0 && !self.is_frozen(seat)) {
            let side = sides.of(seat);
            for enemy in (0..sides.count()).filter(|&enemy| enemy != side) {
                let attacked = attacks[enemy] & self.army(seat);
                for (&role, value) in ROLES.iter().zip(values) {
                    let count = (attacked & self.squares(seat, role)).count_ones() as i32;
                    worth[side] -= count * value / DANGER;
                }
            }
        }
        worth
    }

    fn is_lively(&self, action: Action) -> bool {
        matches!(action, Action::Capture { .. } | Action::Promote { .. } | Action::Step { promotion: Some(_), .. })
    }

    fn promise(&self, action: Action) -> i32 {
        let values = values(self);
        let value_at = |spot: Spot| {
            let bit = 1 << spot.square();
            let stands = |role: Role| Seat::ALL.iter().any(|&seat| self.squares(seat, role) & bit != 0);
            ROLES.iter().zip(values).find(|&(&role, _)| stands(role)).map_or(0, |(_, &value)| value)
        };
        match action {
            Action::Capture { from, to, .. } => 4000 + value_at(to) - value_at(from) / 8,
            Action::Step { promotion: Some(_), .. } | Action::Promote { .. } => 4000,
            _ => 0,
        }
    }
}
