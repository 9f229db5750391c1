//! Options needed at every move, as the bits of one word.

use super::options::*;
use super::state::FourKings;

/// No dice.
pub(super) const FREE_CHOICE: u32 = 1;
/// Two dice, both to be used if possible.
pub(super) const MAXIMISE: u32 = 2;
/// A possible move may be passed.
pub(super) const MAY_PASS: u32 = 4;
/// An ally's pieces may be captured.
pub(super) const CAPTURE_ALLY: u32 = 8;
/// Pawns take only pawns and boats.
pub(super) const WEAK_PAWNS: u32 = 0x10;
/// Boats do not take everything.
pub(super) const WEAK_BOATS: u32 = 0x20;
/// Promoting a waiting pawn costs a move.
pub(super) const COSTS_MOVE: u32 = 0x40;
/// Waiting pawns are promoted at once.
pub(super) const AT_ONCE: u32 = 0x80;
/// Pawns may be promoted elsewhere than on their last line.
pub(super) const WIDE_ZONE: u32 = 0x100;
/// Before a throw a last king may be withdrawn, an exchange offered, or a king placed that comes back.
pub(super) const ASK_BEFORE: u32 = 0x200;
/// Points are counted.
pub(super) const POINTS: u32 = 0x400;
/// Both enemy kings are the goal.
pub(super) const BOTH_KINGS: u32 = 0x800;
/// The game ends when only kings are left.
pub(super) const KINGS_END: u32 = 0x1000;
/// Some throws that cannot be used are thrown again.
pub(super) const RETHROW: u32 = 0x2000;
/// An army whose king is lost is frozen.
pub(super) const FREEZE: u32 = 0x4000;
/// The game ends after a number of rounds.
pub(super) const ROUNDS: u32 = 0x8000;

/// Boats or elephants move otherwise than by default.
pub(super) const POWERS: u32 = 0x1_0000;
/// Captured pieces have other values than by default.
pub(super) const VALUES: u32 = 0x2_0000;
/// Attacking several kings at once gives points.
pub(super) const FORKS: u32 = 0x4_0000;

pub(super) fn hot(options: &Options) -> u32 {
    [
        (options.dice == Dice::None, FREE_CHOICE),
        (options.must_maximise, MAXIMISE),
        (options.may_pass, MAY_PASS),
        (options.capture_ally, CAPTURE_ALLY),
        (options.rank_rule != RankRule::Off, WEAK_PAWNS),
        (options.rank_rule != RankRule::Off || !options.boat_takes_boat, WEAK_BOATS),
        (options.pending_promotion == PendingPromotion::CostsMove, COSTS_MOVE),
        (options.pending_promotion == PendingPromotion::Immediate, AT_ONCE),
        (options.cz_privileged_squares == CzPrivilegedSquares::Literal16, WIDE_ZONE),
        (options.asks_before(), ASK_BEFORE),
        (options.goal == Goal::Points, POINTS),
        (options.goal == Goal::BothKings, BOTH_KINGS),
        (options.only_kings != OnlyKings::PlayOn, KINGS_END),
        (options.blocked_throw.throws_again(), RETHROW),
        (options.king_loss.stills(), FREEZE),
        (options.rounds.get() != 0, ROUNDS),
        (options.boat_move != BoatMove::Leap || options.elephant_move != ElephantMove::Rook, POWERS),
        (options.point_values != PointValues::Ranked || options.king_loss == KingLoss::Dead, VALUES),
        (options.forked_kings, FORKS),
    ]
    .into_iter()
    .fold(0, |set, (holds, bit)| if holds { set | bit } else { set })
}

impl Options {
    /// Whether anything but a promotion can be decided before a throw.
    fn asks_before(&self) -> bool {
        self.withdraw_last_king != WithdrawLastKing::Off
            || self.exchange == Exchange::AnyOwnTurn
            || self.king_return != KingReturn::Off
    }
}

impl FourKings {
    /// Whether one of these options is on.
    #[inline(always)]
    pub(super) fn is(&self, hot: u32) -> bool {
        self.hot & hot != 0
    }

    /// Whether points are counted.
    #[inline(always)]
    pub(super) fn counts_points(&self) -> bool {
        self.is(POINTS)
    }
}
