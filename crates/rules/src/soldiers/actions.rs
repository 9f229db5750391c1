//! What may be done.

use super::Soldiers;
use super::geometry::{BOARD, Points, each};
use super::options::Obligation;
use super::state::Phase;
use crate::{Action, ActionList};

impl Soldiers {
    /// Every legal action: captures first, direction by direction.
    pub(super) fn list(&self, list: &mut ActionList) {
        list.clear();
        match self.phase {
            Phase::Move if self.hand[self.side] > 0 => {
                list.extend(each(self.empty()).map(|place| Action::Place { at: BOARD.spot(place) }));
            }
            Phase::Move => {
                let own = self.men[self.side];
                if self.jumps(self.side) {
                    self.list_jumps(own, list);
                    if self.options.duty() == Obligation::Strict && !list.is_empty() {
                        return;
                    }
                }
                self.list_steps(own, list);
                if list.is_empty() {
                    list.push(Action::Pass);
                }
            }
            Phase::Chain { at } => {
                self.list_jumps(1 << at, list);
                if self.options.may_stop() {
                    list.push(Action::Stop);
                }
            }
            Phase::Huff => {
                list.extend(each(self.marked).map(|place| Action::Huff { at: BOARD.spot(place) }));
                if self.options.huff_may_decline {
                    list.push(Action::Pass);
                }
            }
            Phase::Over { .. } => {}
        }
    }

    #[inline(always)]
    fn list_steps(&self, own: Points, list: &mut ActionList) {
        let empty = self.empty();
        for way in BOARD.ways() {
            let mut to = way.stepped(own, empty);
            while to != 0 {
                list.push(way.step_to(to.trailing_zeros()));
                to &= to - 1;
            }
        }
    }

    #[inline(always)]
    fn list_jumps(&self, own: Points, list: &mut ActionList) {
        let (prey, empty) = (self.prey(), self.empty());
        for way in BOARD.ways() {
            let mut to = way.jumped(own, prey, empty);
            while to != 0 {
                list.push(way.jump_to(to.trailing_zeros()));
                to &= to - 1;
            }
        }
    }
}
