//! Soldiers on points and lines, as a network sees them.

use std::sync::Arc;

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Options, Soldiers};
use ashtapada_rules::{Position, Seat, Spot, Turn};

use super::{Inputs, Learnable, Learned, MOST_PLANES, Net, Planes, Shelved, on_shelf};

/// The points of all boards lie in a frame of nine by nine.
const FRAME: usize = 81;
/// The most pieces of a side.
const ARMY: usize = 24;
/// What one side sees: its own points, the enemy's, the piece that is jumping, and how many pieces each side has in hand, as so
/// many bits.
const BLOCK: usize = 3 * FRAME + 2 * ARMY;

/// The spot of a point.
fn spot_of(position: &Soldiers, bit: usize) -> Option<Spot> {
    let board = position.point_board();
    let has = |spot: &&Spot| board.point(**spot).is_some_and(|point| point.index() == bit);
    board.shape().spots.iter().find(has).copied()
}

/// The pieces of each side, the piece that is jumping, and what is still to be placed. Leopards have weights of their own,
/// since they are not what cows are.
impl Inputs for Soldiers {
    const SEATS: usize = 2;
    const PLANES: usize = 4;
    const INPUTS: usize = 2 * BLOCK;
    const ACTIVE: usize = 64 + 2 * ARMY;

    fn planes(&self) -> Planes {
        let mut planes = [0; MOST_PLANES];
        for side in Side::BOTH {
            planes[side.index()] = self.points(side).bits();
        }
        let board = self.point_board();
        planes[2] = self.jumping().and_then(|spot| board.point(spot)).map_or(0, |point| 1 << point.index());
        for side in Side::BOTH {
            let hand = (1 << self.in_hand(side).min(ARMY as u32)) - 1;
            planes[3] |= hand << (side.index() * ARMY);
        }
        planes[Self::PLANES] = u64::from(self.turn() == Turn::Seat(Seat::North));
        planes
    }

    fn input(&self, seat: usize, _: usize, plane: usize, bit: usize) -> usize {
        let block = if self.hunter().is_some() { seat * BLOCK } else { 0 };
        if plane < 3 {
            let Some(spot) = spot_of(self, bit) else { return block };
            let near = usize::from(spot.rank()) * 9 + usize::from(spot.file());
            let seen = if seat == 0 { near } else { FRAME - 1 - near };
            let kind = if plane < 2 { plane ^ seat } else { 2 };
            return block + kind * FRAME + seen;
        }
        let (side, count) = (bit / ARMY, bit % ARMY);
        block + 3 * FRAME + ((side ^ seat) & 1) * ARMY + count
    }
}

impl Learnable for Soldiers {
    const HIDDEN: usize = 32;
    type Evaluator = Learned<Arc<Net<32>>>;
    const ESSENTIAL: &'static [&'static str] = &["board", "target", "multiJump", "obligation"];
    const SHELF: &'static [Shelved] = &[on_shelf!("cows-leopards-bl.net")];

    fn usual(&self) -> Options {
        Options::of(self.game())
    }

    fn game_name(&self) -> Option<&'static str> {
        Some(self.game().name())
    }

    /// Leopards hunt better by it; cows that it leads do not get round to fencing them in.
    fn served(&self) -> Option<Seat> {
        self.hunter().map(Side::seat)
    }

    fn learned(&self) -> Option<Self::Evaluator> {
        Learned::shipped(self)
    }
}
