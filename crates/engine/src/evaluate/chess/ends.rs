//! Endgames in which what is counted elsewhere tells little.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::Square;
use ashtapada_rules::{Role, Seat};

use super::terms::distance;
use super::{Material, old};

/// Against a bare king: for each step of its distance from the middle, for each step that the own king is nearer, and for
/// each row that a pawn has come.
const DRIVE: i32 = 12;
const APPROACH: i32 = 5;
const ADVANCE: i32 = 15;
/// Of [`winning`].
pub(super) const WHOLE: i32 = 8;

/// What a value for South comes to in these endgames.
pub(crate) fn known(position: &Chess, value: i32) -> i32 {
    told(position).unwrap_or_else(|| value * winning(position, value) / WHOLE)
}

/// The value for South of a position in which the usual terms tell nothing: in the old games, and against a bare king.
#[inline]
pub(super) fn told(position: &Chess) -> Option<i32> {
    if position.has_modern_men() { hunt(position) } else { Some(old::value(position)) }
}

/// How much of South's lead can be won, of [`WHOLE`]: without pawns, a minor piece more wins nothing.
pub(super) fn winning(position: &Chess, lead: i32) -> i32 {
    let leader = if lead > 0 { Seat::South } else { Seat::North };
    if !position.squares(leader, Role::Pawn).is_empty() {
        return WHOLE;
    }
    let worth = |seat| {
        let count = |role| position.squares(seat, role).len() as i32;
        9 * count(Role::Queen) + 5 * count(Role::Rook) + 3 * (count(Role::Bishop) + count(Role::Knight))
    };
    let own = worth(leader);
    if own < 5 {
        0
    } else if own - worth(leader.opposite()) <= 3 {
        WHOLE / 4
    } else {
        WHOLE
    }
}

/// The value for South of a hunt for a bare king, if there is one: what hunts it, how far it is from the middle, and how near
/// the other king is.
fn hunt(position: &Chess) -> Option<i32> {
    Seat::PAIR.into_iter().find_map(|seat| {
        let [king, hunted] = [seat, seat.opposite()].map(|seat| position.squares(seat, Role::King));
        if position.all(seat.opposite()) != hunted || position.all(seat) == king {
            return None;
        }
        let [king, hunted] = [king, hunted].map(|set| set.lowest());
        let from_middle = |at: u8| (2 * i32::from(at) - 7).abs() / 2;
        let driven = from_middle(hunted.file()) + from_middle(hunted.rank());
        let rows = |pawn: Square| if seat == Seat::South { pawn.rank() } else { 7 - pawn.rank() };
        let advanced = position.squares(seat, Role::Pawn).into_iter().map(|pawn| i32::from(rows(pawn))).sum::<i32>();
        let sign = if seat == Seat::South { 1 } else { -1 };
        let material = Material::default().of(position, seat);
        let value = material + DRIVE * driven + APPROACH * (7 - distance(king, hunted) as i32) + ADVANCE * advanced;
        Some(value * winning(position, sign) / WHOLE * sign)
    })
}
