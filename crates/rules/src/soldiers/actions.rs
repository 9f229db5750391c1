//! The list of legal actions.

use super::Soldiers;
use super::moves::Moves;
use super::state::{MAY_DECLINE, MAY_STOP, Phase, STRICT};
use crate::{Action, ActionList};

impl Soldiers {
    /// Every legal action: captures first, direction by direction.
    pub(super) fn list(&self, list: &mut ActionList) {
        list.clear();
        let side = self.side;
        match self.phase {
            Phase::Move if self.hand[side.index()] > 0 => {
                let mut moves = Moves::new(list);
                let placements = &self.board.tables.placements;
                moves.add::<4>(self.empty_points().bits(), |number| placements[number & 63]);
                moves.end();
            }
            Phase::Move => {
                let mut moves = Moves::new(list);
                let hunts = self.hunts(side);
                if hunts {
                    self.list_jumps(side, &mut moves);
                }
                if !hunts || !self.is(STRICT) {
                    self.list_steps(side, &mut moves);
                }
                moves.end();
                if list.is_empty() {
                    list.push(Action::Pass);
                }
            }
            Phase::Chain { at } => {
                let mut moves = Moves::new(list);
                self.list_jumps_from(side, at, &mut moves);
                moves.end();
                if self.is(MAY_STOP) {
                    list.push(Action::Stop);
                }
            }
            Phase::Huff => {
                list.extend(self.marked.iter().map(|at| Action::Huff { at: self.board.spot(at) }));
                if self.is(MAY_DECLINE) {
                    list.push(Action::Pass);
                }
            }
            Phase::Over { .. } => {}
        }
    }
}
