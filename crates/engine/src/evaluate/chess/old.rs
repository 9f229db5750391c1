//! The old games of the family, in which nothing but the rooks and horses goes far.
//!
//! What the usual terms tell of queens and bishops does not hold here, and the game may be won by taking everything. So
//! what counts is the material, how far pawns have come, how near to the middle men stand, and, once one side is short of
//! men, how near its king is to the edge and to the other king.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{Side, Square};
use ashtapada_rules::{Role, Seat};

use super::Material;
use super::terms::distance;

/// For each rank that a pawn has come.
const ADVANCE: i32 = 6;
/// For each step nearer to the middle, of a horse, an elephant or a counsellor.
const MIDDLE: i32 = 4;
/// A side with so few men besides its king is hunted.
const FEW: u32 = 2;
/// For each step of a hunted king towards the edge, and for each by which the other king is nearer.
const DRIVE: i32 = 10;
const APPROACH: i32 = 5;
/// For each man that a side has more than the other: the last ones decide.
const MEN: i32 = 8;

/// The value of a position for South.
pub(super) fn value(position: &Chess) -> i32 {
    let material = Material::default();
    Side::BOTH.into_iter().fold(0, |sum, side| {
        let own = material.of(position, side.seat()) + places(position, side) + hunting(position, side);
        sum + if side == Side::South { own } else { -own }
    })
}

fn from_middle(at: Square) -> i32 {
    let from = |place: u8| (2 * i32::from(place) - 7).abs() / 2;
    from(at.file()) + from(at.rank())
}

/// What the men of a side are worth for where they stand.
fn places(position: &Chess, side: Side) -> i32 {
    let squares = |role| position.squares(side.seat(), role);
    let ahead = |at: Square| i32::from(if side == Side::South { at.rank() } else { 7 - at.rank() });
    let pawns: i32 = squares(Role::Pawn).iter().map(|at| ADVANCE * ahead(at)).sum();
    let men = [Role::Horse, Role::Knight, Role::Elephant, Role::Counsellor].into_iter().flat_map(squares);
    pawns + men.map(|at| MIDDLE * (3 - from_middle(at))).sum::<i32>()
}

/// What a side has of the other's being short of men.
fn hunting(position: &Chess, side: Side) -> i32 {
    let men = |seat: Seat| position.all(seat).len();
    let (own, other) = (men(side.seat()), men(side.other().seat()));
    let more = MEN * own as i32;
    if other > FEW + 1 || own <= other {
        return more;
    }
    let king = |seat: Seat| position.squares(seat, Role::King).lowest();
    let (hunter, hunted) = (king(side.seat()), king(side.other().seat()));
    more + DRIVE * from_middle(hunted) + APPROACH * (7 - distance(hunter, hunted) as i32)
}
