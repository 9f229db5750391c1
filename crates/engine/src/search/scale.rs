//! Values in the units of a search, and what belongs to a value beside the position.

use ashtapada_rules::Position;

use crate::worth::{TEN_TO_ONE, WHOLE, WIN};

/// How much less than nothing a draw is worth to the side whose choice it is, in hundredths of a pawn.
pub(super) const CONTEMPT: i32 = 15;

/// As a result no estimate counts for more: a win, even one that is a thousand plies away, is better than to expect it.
const EXPECTED: i32 = WIN / 2 - 1000;

/// A value in hundredths of a pawn as a result: half of [`WIN`] is a win for certain.
#[inline]
pub(super) fn result_of(value: i32) -> i32 {
    const SCALE: f32 = std::f32::consts::LN_10 / TEN_TO_ONE as f32;
    let odds = (-(value.abs() as f32) * SCALE).exp();
    (((1.0 / (1.0 + odds) - 0.5) * WIN as f32) as i32).min(EXPECTED) * value.signum()
}

/// A share of the whole as a result of two sides.
pub(super) fn result_of_share(share: i32) -> i32 {
    share * (WIN / WHOLE) - WIN / 2
}

/// Quiet turns or actions that are counted alike: long before a game ends for lack of progress, few more or less hardly matter.
#[inline]
fn quiet_steps(quiet: u16) -> u16 {
    match quiet {
        0..16 => 0,
        16..72 => quiet / 8 * 8,
        _ => quiet,
    }
}

/// A value after so many turns that changed nothing for good.
#[inline]
pub(super) fn faded(value: i32, turns: u16) -> i32 {
    let quiet = i32::from(quiet_steps(turns).min(160));
    if quiet == 0 { value } else { value * (200 - quiet) / 200 }
}

/// The key under which a position is stored: it tells apart what [`Position::key`] does not, how near the end for lack of
/// progress is.
#[inline]
pub(super) fn table_key<P: Position>(position: &P) -> u64 {
    position.key() ^ u64::from(quiet_steps(position.reversible())).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A small noise that depends on position and seed, so that games differ: from -2 to 2.
pub(super) fn noise(key: u64, seed: u64) -> i32 {
    let mixed = (key ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) % 5) as i32 - 2
}
