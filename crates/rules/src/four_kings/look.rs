//! What interfaces show of a game of four kings.

use alloc::vec::Vec;

use super::men::Kind;
use super::options::*;
use super::seating;
use crate::look::signs;
use crate::{Die, Look, Motion, Role, Sign};

/// The look of a game under these options, played with these dice.
pub(super) fn of(options: &Options, die: Option<Die>) -> Look {
    Look {
        die,
        faces: Kind::ALL.into_iter().filter(|_| die.is_some()).map(|kind| (kind.face(), moved_with(kind))).collect(),
        motion: [(Role::Boat, options.boat_move == BoatMove::Leap), (Role::Horse, true)]
            .into_iter()
            .filter(|(_, leaps)| *leaps)
            .map(|(role, _)| (role, Motion::Leaps))
            .collect(),
        signs: signs_of(options),
        ..Look::default()
    }
}

/// The roles that move on the face of a kind: pawns do with kings.
fn moved_with(kind: Kind) -> Vec<Role> {
    core::iter::once(kind.role()).chain((kind == Kind::King).then_some(Role::Pawn)).collect()
}

fn signs_of(options: &Options) -> Vec<Sign> {
    let board = seating::board(options);
    let is_throne = |spot| board.thrones_count && board.thrones.iter().any(|&(_, throne)| throne == spot);
    let commands = options.king_loss == KingLoss::PartnerCommands
        || options.ally_throne != AllyThrone::None
        || options.parade == Parade::TwoAndCommand;
    signs(&[
        (Sign::Throne, board.thrones_count),
        (Sign::Mark, board.marks.iter().any(|&spot| !is_throne(spot))),
        (Sign::Waiting, options.enter_last_line_early || options.promotion_optional),
        (Sign::Frozen, options.king_loss.stills()),
        (Sign::Commanded, options.teams != Teams::None && commands),
    ])
}
