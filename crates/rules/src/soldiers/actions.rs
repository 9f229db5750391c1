//! The list of legal actions.

use super::Soldiers;
use super::moves::Moves;
use super::state::{MAY_DECLINE, MAY_STOP, Phase, STRICT};
use crate::{Action, ActionList};

impl Soldiers {
    /// Fills the list with the legal actions that take pieces: captures and huffs. Returns whether there are others.
    ///
    /// ```
    /// use ashtapada_rules::soldiers::{Options, Soldiers};
    /// use ashtapada_rules::{ActionList, Position};
    /// let start = Soldiers::start(&Options::default()).unwrap();
    /// let mut list = ActionList::new();
    /// assert!(start.tactical_actions(&mut list));
    /// assert!(list.is_empty());
    /// ```
    pub fn tactical_actions(&self, list: &mut ActionList) -> bool {
        let side = self.side;
        list.clear();
        match self.phase {
            Phase::Move if self.hand[side.index()] > 0 => true,
            Phase::Move => {
                if !self.hunts(side) {
                    return true;
                }
                let mut moves = Moves::new(list);
                self.list_jumps(side, &mut moves);
                moves.end();
                !self.is(STRICT) && !self.movable(side).is_empty()
            }
            Phase::Chain { at } => {
                let mut moves = Moves::new(list);
                self.list_jumps_from(side, at, &mut moves);
                moves.end();
                self.is(MAY_STOP)
            }
            Phase::Huff => {
                self.list(list);
                list.retain(|action| matches!(action, Action::Huff { .. }));
                self.is(MAY_DECLINE)
            }
            Phase::Over { .. } => false,
        }
    }

    /// Every legal action: captures first, direction by direction.
    pub(super) fn list(&self, list: &mut ActionList) {
        list.clear();
        let side = self.side;
        match self.phase {
            Phase::Move if self.hand[side.index()] > 0 => {
                let mut moves = Moves::new(list);
                let placements = &self.layout.board.tables.placements;
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
                list.extend(self.marked.iter().map(|at| Action::Huff { at: self.layout.board.spot(at) }));
                if self.is(MAY_DECLINE) {
                    list.push(Action::Pass);
                }
            }
            Phase::Over { .. } => {}
        }
    }
}
