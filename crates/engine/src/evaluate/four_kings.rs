//! Four kings: points scored, pieces left, what they reach, and what is in danger.

use ashtapada_rules::four_kings::{FourKings, Goal, RankRule};
use ashtapada_rules::grid::{self, BOAT, KING, KNIGHT, Square, SquareSet};
use ashtapada_rules::{Action, Role, Seat, Spot};

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
    ROLES.iter().zip(values).map(|(&role, value)| value * position.squares(army, role).len() as i32).sum()
}

/// The squares that pawns of an army attack.
fn pawn_hits(army: Seat, pawns: SquareSet) -> SquareSet {
    match army {
        Seat::South => pawns.shifted(-1, 1) | pawns.shifted(1, 1),
        Seat::North => pawns.shifted(-1, -1) | pawns.shifted(1, -1),
        Seat::West => pawns.shifted(1, 1) | pawns.shifted(1, -1),
        Seat::East => pawns.shifted(-1, 1) | pawns.shifted(-1, -1),
    }
}

/// How many rows the pawns of an army have come forward from the second, all together.
fn advance(army: Seat, pawns: SquareSet) -> i32 {
    let rows = |square: Square| match army {
        Seat::South => square.rank(),
        Seat::North => 7 - square.rank(),
        Seat::West => square.file(),
        Seat::East => 7 - square.file(),
    };
    pawns.iter().map(|square| i32::from(rows(square)) - 1).sum()
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
        let occupied = Seat::ALL.iter().fold(SquareSet::EMPTY, |set, &seat| set | self.army(seat));
        // Under a hierarchy of captures the weak threaten only one another: not worth a look.
        let weak_threaten = self.rules().rank_rule == RankRule::Off;
        let mut attacks = [SquareSet::EMPTY; 4];
        for seat in Seat::ALL {
            if self.army(seat).is_empty() || self.is_frozen(seat) {
                continue;
            }
            let squares = |role| self.squares(seat, role);
            let elephants = squares(Role::Elephant).flat_map(|from| grid::rook(from, occupied));
            let strong = elephants | squares(Role::Horse).flat_map(|from| KNIGHT[from]);
            let boats = squares(Role::Boat).flat_map(|from| BOAT[from]);
            let own = self.army(seat);
            let reach = (strong | boats).without(own).len() as i32;
            worth[sides.of(seat)] += REACH * reach + ADVANCE * advance(seat, squares(Role::Pawn));
            attacks[sides.of(seat)] |= strong | squares(Role::King).flat_map(|from| KING[from]);
            if weak_threaten {
                attacks[sides.of(seat)] |= boats | pawn_hits(seat, squares(Role::Pawn));
            }
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !self.army(seat).is_empty() && !self.is_frozen(seat)) {
            let side = sides.of(seat);
            for enemy in (0..sides.count()).filter(|&enemy| enemy != side) {
                let attacked = attacks[enemy] & self.army(seat);
                for (&role, value) in ROLES.iter().zip(values) {
                    let count = (attacked & self.squares(seat, role)).len() as i32;
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
            let square = Square::of(spot);
            let stands = |role: Role| {
                square.is_some_and(|square| Seat::ALL.iter().any(|&seat| self.squares(seat, role).has(square)))
            };
            ROLES.iter().zip(values).find(|&(&role, _)| stands(role)).map_or(0, |(_, &value)| value)
        };
        match action {
            Action::Capture { from, to, .. } => 4000 + value_at(to) - value_at(from) / 8,
            Action::Step { promotion: Some(_), .. } | Action::Promote { .. } => 4000,
            _ => 0,
        }
    }
}
