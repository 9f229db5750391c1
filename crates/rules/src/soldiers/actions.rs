//! What may be done.

use super::Soldiers;
use super::geometry::{self, Moves, each};
use super::options::Obligation;
use super::state::Phase;
use crate::{Action, ActionList};

impl Soldiers {
    /// Every legal action: captures first, direction by direction.
    pub(super) fn list(&self, list: &mut ActionList) {
        list.clear();
        match self.phase {
            Phase::Move if self.hand[self.side] > 0 => {
                list.extend(each(self.empty()).map(|place| Action::Place { at: geometry::spot(place) }));
            }
            Phase::Move => {
                let (own, empty) = (self.men[self.side], self.empty());
                let mut moves = Moves::new(list);
                if self.scan.prey != 0 {
                    moves.jumps(own, self.scan.prey, empty);
                }
                if self.scan.prey == 0 || self.options.duty() != Obligation::Strict {
                    moves.steps(&self.scan, own);
                }
                moves.end();
                if list.is_empty() {
                    list.push(Action::Pass);
                }
            }
            Phase::Chain { at } => {
                let mut moves = Moves::new(list);
                moves.jumps(1 << at, self.prey(), self.empty());
                moves.end();
                if self.options.may_stop() {
                    list.push(Action::Stop);
                }
            }
            Phase::Huff => {
                list.extend(each(self.marked).map(|place| Action::Huff { at: geometry::spot(place) }));
                if self.options.huff_may_decline {
                    list.push(Action::Pass);
                }
            }
            Phase::Over { .. } => {}
        }
    }
}
