//! What may be done.

use super::Soldiers;
use super::geometry::{self, each};
use super::moves::Moves;
use super::options::Obligation;
use super::state::Phase;
use crate::{Action, ActionList};

impl Soldiers {
    /// Every legal action: captures first, direction by direction.
    pub(super) fn list(&self, list: &mut ActionList) {
        list.clear();
        match self.phase {
            Phase::Move if self.hand[self.side] > 0 => {
                let mut moves = Moves::new(list);
                moves.add::<4>(self.empty(), geometry::placement);
                moves.end();
            }
            Phase::Move => {
                let (own, empty) = (self.men[self.side], self.empty());
                let mut moves = Moves::new(list);
                if self.prey != 0 {
                    geometry::list_jumps(&mut moves, own, self.prey, empty);
                }
                if self.prey == 0 || self.options.duty() != Obligation::Strict {
                    self.steps().list(&mut moves);
                }
                moves.end();
                if list.is_empty() {
                    list.push(Action::Pass);
                }
            }
            Phase::Chain { at } => {
                let mut moves = Moves::new(list);
                geometry::list_jumps(&mut moves, 1 << at, self.enemies(), self.empty());
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
