//! Four kings: points scored, pieces left, mobility, and pieces under attack.

use std::num::NonZeroI32;

use ashtapada_rules::four_kings::{Dice, FourKings, Goal, PointValues, RankRule};
use ashtapada_rules::grid::{BOAT, KING, KNIGHT, Square, SquareSet, rook};
use ashtapada_rules::{Action, Role, Seat, Spot};

use super::{Evaluator, MoveOrdering};
use crate::worth::{WHOLE, shares};
use crate::{Sides, Values};

/// The kinds of pieces.
pub(crate) const ROLES: [Role; 5] = [Role::King, Role::Elephant, Role::Horse, Role::Boat, Role::Pawn];

/// The points and pieces of a seat, wherever the pieces stand.
///
/// Values are in the order king, elephant, horse, boat, pawn, and depend on the goal of the game. Where points are
/// counted, a capture also scores; where the kings are the goal, they are worth nearly everything.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Material {
    /// Where points decide.
    pub by_points: [i32; 5],
    /// Where the last army wins.
    pub by_pieces: [i32; 5],
    /// Where both enemy kings are the goal.
    pub by_kings: [i32; 5],
    /// The same with dice, where a king that is lost does not yet decide: throws may still win, and it may come back.
    pub by_kings_thrown: [i32; 5],
    /// Where boats move as rooks and elephants as bishops.
    pub by_rooks: [i32; 5],
    /// Where captured pieces are worth no points, and thrones and empires decide.
    pub by_stakes: [i32; 5],
    /// For each point scored.
    pub point: i32,
    /// For each point where captured pieces are worth none: such points are few.
    pub stake: i32,
}

impl Default for Material {
    fn default() -> Material {
        Material {
            by_points: [400, 500, 350, 150, 80],
            by_pieces: [300, 400, 300, 120, 80],
            by_kings: [3000, 400, 300, 120, 80],
            by_kings_thrown: [170, 70, 50, 20, 15],
            by_rooks: [400, 350, 320, 500, 100],
            by_stakes: [200, 150, 120, 60, 40],
            point: 100,
            stake: 500,
        }
    }
}

impl Material {
    fn values(&self, position: &FourKings) -> &[i32; 5] {
        match position.rules().goal {
            _ if !position.moves_as_usual() => &self.by_rooks,
            Goal::Points if position.rules().point_values == PointValues::Nothing => &self.by_stakes,
            Goal::Points => &self.by_points,
            Goal::Annihilation => &self.by_pieces,
            Goal::BothKings if position.rules().dice == Dice::None => &self.by_kings,
            Goal::BothKings => &self.by_kings_thrown,
        }
    }
}

/// The value of an army's pieces. Those of a frozen army count for half if its king may yet come back, and else for nothing.
fn pieces(position: &FourKings, army: Seat, values: &[i32; 5]) -> i32 {
    let count = |role| position.squares(army, role).len() as i32;
    let worth = || ROLES.iter().zip(values).map(|(&role, value)| value * count(role)).sum::<i32>();
    if !position.is_frozen(army) {
        worth()
    } else if position.king_waits(army) {
        // He is placed in place of a move.
        worth() + values[0] * 3 / 4
    } else if position.king_may_return(army) {
        worth() / 2
    } else {
        0
    }
}

/// So many rounds before its end a game begins to be about the points that there are.
const LAST_ROUNDS: i32 = 6;
/// What a point ahead is worth in the last round, as a value: some moves are still to come, and a capture may bring five.
const LAST_POINT: i32 = 116;

/// What each of four can expect where points decide after so many rounds: the fewer are left, the more the points that there are
/// count, and the less what stands on the board.
pub(crate) fn before_the_last_round(position: &FourKings, expected: Values) -> Values {
    let left = position.rounds_left().map(i32::from).filter(|left| (1..=LAST_ROUNDS).contains(left));
    let Some(left) = left.filter(|_| position.rules().goal == Goal::Points) else { return expected };
    let points = Seat::ALL.map(|seat| i32::from(position.points(seat)) * LAST_POINT / left);
    let decided = shares(&points);
    std::array::from_fn(|side| (expected[side] * (left - 1) + decided[side] * (LAST_ROUNDS + 1 - left)) / LAST_ROUNDS)
}

impl Evaluator<FourKings> for Material {
    /// The points and material of each seat.
    type State = [i32; 4];

    fn fresh(&self, position: &FourKings) -> [i32; 4] {
        let values = self.values(position);
        let point = if position.rules().point_values == PointValues::Nothing { self.stake } else { self.point };
        Seat::ALL.map(|seat| pieces(position, seat, values) + point * i32::from(position.points(seat)))
    }

    #[inline]
    fn follow(&self, state: &[i32; 4], _: &FourKings, action: Action, after: &FourKings) -> [i32; 4] {
        // A step may make a parade, enter a throne, or promote.
        if let Action::Throw(_) = action { *state } else { self.fresh(after) }
    }

    fn evaluate(&self, _: &FourKings, state: &[i32; 4], sides: &Sides) -> Values {
        sides.advantage(&sides.sum(state))
    }
}

/// Handmade: material, mobility, advanced pawns, and pieces under attack.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Handmade {
    /// The values of points and pieces.
    pub material: Material,
    /// Mobility: for each square reached by an elephant, a horse or a boat.
    pub reach: i32,
    /// For each row that a pawn has come forward.
    pub advance: i32,
    /// An attacked piece costs its value divided by this: the enemy needs the right throw first.
    pub danger: NonZeroI32,
    /// How much of the advantage so found counts, in hundredths: so much that 400 is ten to one in games of this player
    /// against itself.
    pub sureness: i32,
}

impl Default for Handmade {
    fn default() -> Handmade {
        const THREE: NonZeroI32 = NonZeroI32::new(3).unwrap();
        Handmade { material: Material::default(), reach: 2, advance: 5, danger: THREE, sureness: 100 }
    }
}

/// The squares that each kind of piece of an army attacks, in the order of [`ROLES`]; none if it is lost or frozen.
/// Under a hierarchy of captures, boats and pawns threaten only one another, which is ignored.
#[inline]
pub(crate) fn attacks(position: &FourKings, army: Seat, occupied: SquareSet) -> [SquareSet; 5] {
    if position.army(army).is_empty() || position.is_frozen(army) {
        return [SquareSet::EMPTY; 5];
    }
    let squares = |role| position.squares(army, role);
    if !position.moves_as_usual() {
        let men = [Role::King, Role::Elephant, Role::Horse, Role::Boat];
        let [king, elephants, horses, boats] =
            men.map(|role| squares(role).flat_map(|from| position.reach_of(role, from, occupied)));
        return [king, elephants, horses, boats, pawn_hits(army, squares(Role::Pawn))];
    }
    let king = squares(Role::King).flat_map(|from| KING[from]);
    let elephants = squares(Role::Elephant).flat_map(|from| rook(from, occupied));
    let horses = squares(Role::Horse).flat_map(|from| KNIGHT[from]);
    if position.rules().rank_rule != RankRule::Off {
        return [king, elephants, horses, SquareSet::EMPTY, SquareSet::EMPTY];
    }
    let boats = squares(Role::Boat).flat_map(|from| BOAT[from]);
    [king, elephants, horses, boats, pawn_hits(army, squares(Role::Pawn))]
}

/// All squares with a piece.
#[inline]
pub(crate) fn occupied(position: &FourKings) -> SquareSet {
    Seat::ALL.iter().fold(SquareSet::EMPTY, |set, &seat| set | position.army(seat))
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

/// How many rows the pawns of an army have advanced from their second row, in total.
fn advance(army: Seat, pawns: SquareSet) -> i32 {
    let rows = |square: Square| match army {
        Seat::South => square.rank(),
        Seat::North => 7 - square.rank(),
        Seat::West => square.file(),
        Seat::East => 7 - square.file(),
    };
    pawns.iter().map(|square| i32::from(rows(square)) - 1).sum()
}

impl Evaluator<FourKings> for Handmade {
    type State = [i32; 4];

    fn fresh(&self, position: &FourKings) -> [i32; 4] {
        self.material.fresh(position)
    }

    #[inline]
    fn follow(&self, state: &[i32; 4], before: &FourKings, action: Action, after: &FourKings) -> [i32; 4] {
        self.material.follow(state, before, action, after)
    }

    fn evaluate(&self, position: &FourKings, state: &[i32; 4], sides: &Sides) -> Values {
        let values = self.material.values(position);
        let mut worth = sides.sum(state);
        let occupied = occupied(position);
        let mut attacked = [SquareSet::EMPTY; 4];
        for seat in Seat::ALL {
            if position.army(seat).is_empty() || position.is_frozen(seat) {
                continue;
            }
            let pawns = position.squares(seat, Role::Pawn);
            let [king, elephants, horses, boats, pawn_hits] = attacks(position, seat, occupied);
            let sailing = if position.moves_as_usual() {
                position.squares(seat, Role::Boat).flat_map(|from| BOAT[from])
            } else {
                boats
            };
            let reach = (elephants | horses | sailing).without(position.army(seat)).len() as i32;
            worth[sides.of(seat)] += self.reach * reach + self.advance * advance(seat, pawns);
            attacked[sides.of(seat)] |= king | elephants | horses | boats | pawn_hits;
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !position.army(seat).is_empty() && !position.is_frozen(seat)) {
            let side = sides.of(seat);
            for enemy in (0..sides.count()).filter(|&enemy| enemy != side) {
                let attacked = attacked[enemy] & position.army(seat);
                for (&role, value) in ROLES.iter().zip(values) {
                    let attacked = attacked & position.squares(seat, role);
                    // Most sets are empty, and a division is slow.
                    if !attacked.is_empty() {
                        worth[side] -= attacked.len() as i32 * value / self.danger.get();
                    }
                }
            }
        }
        sides.advantage(&worth).map(|value| value * self.sureness / 100)
    }

    /// A point more is worth the same to whoever leads and whoever is last: by a softmax, those far behind would have
    /// nothing to play for.
    fn shares(&self, position: &FourKings, state: &[i32; 4], sides: &Sides) -> Values {
        before_the_last_round(position, self.evaluate(position, state, sides).map(|value| WHOLE / 4 + value))
    }
}

/// Captures of valuable pieces by cheap ones first, and promotions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CapturesFirst {
    /// The values of pieces.
    pub material: Material,
}

impl MoveOrdering<FourKings> for CapturesFirst {
    fn null_move(&self, position: &FourKings) -> Option<FourKings> {
        position.passed()
    }

    fn priority(&self, position: &FourKings, action: Action) -> i32 {
        let value_at = |spot: Spot| {
            let on = |set: SquareSet| Square::of(spot).is_some_and(|square| set.has(square));
            let stands = |role: Role| Seat::ALL.iter().any(|&seat| on(position.squares(seat, role)));
            let values = self.material.values(position);
            ROLES.iter().zip(values).find(|&(&role, _)| stands(role)).map_or(0, |(_, &value)| value)
        };
        match action {
            Action::Capture { from, to, .. } => 4000 + value_at(to) - value_at(from) / 8,
            Action::Step { promotion: Some(_), .. } | Action::Promote { .. } => 4000,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{Family, OptionSet as _, Position as _};

    use super::*;

    /// The pieces of the south are many, and its points few.
    #[test]
    fn in_the_last_round_points_decide_and_not_pieces() {
        let sides = Sides::FOUR;
        let expected = |rounds: &str, played: &str| {
            let mut options = Family::FourKings.options();
            for (name, value) in [("goal", "points"), ("rounds", rounds)] {
                options.set(name, value).unwrap();
            }
            let text = format!("7wK/8/8/8/8/8/sb2sh4/sK3sE1sHsB s throw 1,9,0,0{played}");
            let position = ashtapada_rules::AnyPosition::parse(&text, &options).unwrap();
            let ashtapada_rules::AnyPosition::FourKings(position) = position else { panic!("four kings") };
            let handmade = Handmade::default();
            handmade.shares(&position, &handmade.fresh(&position), &sides)
        };
        let endless = expected("0", "");
        assert!(endless[0] > endless[1], "{endless:?}: with time the pieces bring points");
        let last = expected("8", " rounds=7");
        assert!(last[1] > 9 * WHOLE / 10 && last[0] < WHOLE / 20, "{last:?}");
        let before = expected("8", " rounds=4");
        assert!(before[1] > endless[1] && before[1] < last[1], "{before:?}");
    }
}
