//! The dice: which pieces they name, which seat may move them, and the possible throws.

use super::hot::*;
use super::men::{Kind, Kinds};
use super::options::*;
use super::state::*;
use crate::{ChanceList, Probability, Seat, Throw};

/// In how many of the six ways a cube falls each face comes, 1 read as 5 and 6 as 4: those of 2 to 5.
const SIXTHS: [u32; 4] = [1, 1, 2, 2];

/// The four throws of one fair die.
const ONE_DIE: [(Throw, Probability); 4] = {
    let quarter = Probability { numerator: 1, denominator: 4 };
    [(Throw::one(2), quarter), (Throw::one(3), quarter), (Throw::one(4), quarter), (Throw::one(5), quarter)]
};

impl FourKings {
    /// The kinds named by the dice still to be used; all of them without dice.
    #[inline(always)]
    pub(super) fn named(&self) -> Kinds {
        if self.is(FREE_CHOICE) { Kinds::ALL } else { Kinds::of_face(self.dice[0]) | Kinds::of_face(self.dice[1]) }
    }

    /// The same position with one die, of this face, to be used.
    pub(super) fn with_die(&self, face: u8) -> FourKings {
        FourKings { dice: [face, 0], ..*self }
    }

    /// Whether the maker of a parade, not the thrower, uses the remaining 2.
    pub(super) fn maker_moves(&self) -> bool {
        self.rules.parade_boat_turns() == ParadeBoatTurns::BothThrows
            && self.boat_obeys_ally(self.thrower)
            && !self.united(self.thrower)
            && self.named() == Kinds::BOATS
    }

    /// The seat that decides about the thrown move.
    pub(super) fn mover(&self) -> Seat {
        if self.maker_moves() { self.seating.ally(self.thrower) } else { self.commander(self.thrower) }
    }

    /// The armies that may move now, each with its kinds that may, given the kinds named by the dice.
    #[inline(always)]
    pub(super) fn movers(&self, named: Kinds) -> [(Seat, Kinds); 2] {
        if self.everyone_commands_himself() {
            return [(self.thrower, named), (self.thrower, Kinds::EMPTY)];
        }
        self.movers_united(named)
    }

    #[inline(always)]
    pub(super) fn movers_united(&self, named: Kinds) -> [(Seat, Kinds); 2] {
        let own = self.thrower;
        let ally = self.seating.ally(own);
        let (mut own_kinds, mut ally_kinds) = (named, Kinds::EMPTY);
        if !self.command.is_empty() && self.united(own) {
            ally_kinds = named;
        } else if !self.boats.is_empty() {
            // A boat won by a parade is moved by the maker alone: on the maker's own 2, or also on its owner's.
            if self.boat_obeys_ally(own) && !self.maker_moves() {
                own_kinds.remove(Kind::Boat);
            }
            if self.boat_obeys_ally(ally) {
                ally_kinds = named & Kinds::BOATS;
            }
        }
        if self.is(FREEZE) {
            own_kinds = own_kinds.only_if(!self.frozen(own));
            ally_kinds = ally_kinds.only_if(!self.frozen(ally));
        }
        [(own, own_kinds), (ally, ally_kinds)]
    }

    /// The possible throws of cubes whose six faces all count.
    #[cold]
    fn cubes(&self, list: &mut ChanceList) {
        let ways = |face: u8| SIXTHS[usize::from(face - 2) & 3];
        if self.rules.dice() == Dice::One {
            return list.extend((2..=5).map(|face| (Throw::one(face), Probability::new(ways(face), 6))));
        }
        for low in 2..=5 {
            for high in low..=5 {
                let orders = if low == high { 1 } else { 2 };
                list.push((Throw::two(low, high), Probability::new(orders * ways(low) * ways(high), 36)));
            }
        }
    }

    /// The possible throws, with their probabilities.
    #[inline]
    pub(super) fn throws(&self, list: &mut ChanceList) {
        list.clear();
        if self.phase != Phase::Throw {
            return;
        }
        if self.rules.die_kind() == DieKind::Six {
            return self.cubes(list);
        }
        if self.called == 0 {
            if self.rules.dice() == Dice::One {
                list.extend(ONE_DIE);
            } else {
                for low in 2..=5 {
                    for high in low..=5 {
                        let denominator = if low == high { 16 } else { 8 };
                        list.push((Throw::two(low, high), Probability { numerator: 1, denominator }));
                    }
                }
            }
            return;
        }
        // With skill p (in thousandths) the named face comes with p + (1 - p) / 4, the others with (1 - p) / 4.
        let skill = u32::from(self.rules.throw().skill().unwrap_or(0));
        let weight = |face: u8| if face == self.called { 1000 + 3 * skill } else { 1000 - skill };
        if self.rules.dice() == Dice::One {
            let faces = (2..=5).filter(|&face| weight(face) > 0);
            list.extend(faces.map(|face| (Throw::one(face), Probability::new(weight(face), 4000))));
        } else {
            for low in 2..=5 {
                for high in low..=5 {
                    let ways = if low == high { 1 } else { 2 };
                    let numerator = ways * weight(low) * weight(high);
                    if numerator > 0 {
                        list.push((Throw::two(low, high), Probability::new(numerator, 16_000_000)));
                    }
                }
            }
        }
    }
}
