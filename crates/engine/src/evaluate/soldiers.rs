//! Games on points and lines: pieces, captures, and mobility.

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{Action, ActionList};

use super::{Evaluator, MoveOrdering};
use crate::{Sides, Values};

/// Pieces and captures, wherever the pieces stand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Material {
    /// For each piece, and for each captured.
    pub piece: i32,
}

impl Default for Material {
    fn default() -> Material {
        Material { piece: 100 }
    }
}

impl Material {
    fn of(&self, position: &Soldiers, side: Side) -> i32 {
        self.piece * (position.points(side).len() + position.captured(side)) as i32
    }
}

impl Evaluator<Soldiers> for Material {
    // Counting afresh is quicker than incremental updates: a step, too, can lose a piece.
    type State = ();

    fn fresh(&self, _: &Soldiers) {}

    fn evaluate(&self, position: &Soldiers, (): &(), sides: &Sides) -> Values {
        let worth = [self.of(position, Side::South), 0, self.of(position, Side::North), 0];
        sides.advantage(&sides.sum(&worth))
    }
}

/// Handmade: material, mobility, and possible captures.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Handmade {
    /// The values of pieces.
    pub material: Material,
    /// Mobility: for each point that can be stepped to.
    pub room: i32,
    /// For each piece that could capture at once.
    pub threat: i32,
    /// For each point that a leopard can step to: a leopard that is being hemmed in has few.
    pub leopard_room: i32,
    /// For each point that the beasts of a hunt could come to, if nobody else moved.
    pub roaming: i32,
    /// Against a leopard that cannot move.
    pub leopard_stuck: i32,
    /// For each soldier that is still [undecided](Evaluator::undecided).
    pub undecided: i32,
}

/// A lead of fewer soldiers than so many decides nothing yet.
const DECIDES: i32 = 2;
/// So few soldiers hardly give each other a chance.
const FEW: u32 = 8;

impl Default for Handmade {
    fn default() -> Handmade {
        Handmade {
            material: Material::default(),
            room: 3,
            threat: 12,
            leopard_room: 10,
            roaming: 4,
            leopard_stuck: 120,
            undecided: 20,
        }
    }
}

impl Handmade {
    /// What the beasts of a hunt have besides their captures.
    fn beasts(&self, position: &Soldiers, hunter: Side) -> i32 {
        let count = |number: u32| number as i32;
        let hunting = position.hunting(hunter).len();
        let free = position.movable(hunter).len().max(hunting);
        let stuck = position.points(hunter).len().saturating_sub(free);
        self.leopard_room * count(position.reachable(hunter).len())
            + self.roaming * count(position.roaming(hunter).len())
            + self.threat * count(hunting)
            - self.leopard_stuck * count(stuck)
    }

    /// By how much South's lead counts for less than its soldiers, since of few one more seldom wins, and two more nearly always: of
    /// the first soldier ahead up to a half.
    fn first_ahead(&self, position: &Soldiers) -> i32 {
        let [south, north] = Side::BOTH.map(|side| position.points(side).len() as i32);
        (south - north).signum() * self.material.piece * (32 - south - north).max(0) / 32
    }

    fn soldiers(&self, position: &Soldiers, side: Side) -> i32 {
        self.room * position.reachable(side).len() as i32 + self.threat * position.hunting(side).len() as i32
    }
}

impl Evaluator<Soldiers> for Handmade {
    type State = ();

    fn fresh(&self, _: &Soldiers) {}

    fn evaluate(&self, position: &Soldiers, (): &(), sides: &Sides) -> Values {
        let [mut south, mut north] = Side::BOTH.map(|side| self.material.of(position, side));
        if let Some(hunter) = position.hunter() {
            *(if hunter == Side::South { &mut south } else { &mut north }) += self.beasts(position, hunter);
        } else {
            south += self.soldiers(position, Side::South) - self.first_ahead(position);
            north += self.soldiers(position, Side::North);
        }
        // A lead is worth more of few than of many: who is ahead trades.
        let pieces: u32 = Side::BOTH.iter().map(|&side| position.points(side).len()).sum();
        sides.advantage(&sides.sum(&[south, 0, north, 0])).map(|value| value * 64 / (32 + pieces as i32))
    }

    /// As long as a side leads by less than two, the more soldiers are on the board, the more can still be won. With two more it
    /// trades as it likes.
    fn undecided(&self, position: &Soldiers, side: usize) -> i32 {
        if position.hunter().is_some() {
            return 0;
        }
        let [south, north] = Side::BOTH.map(|side| position.points(side).len());
        let lead = south as i32 - north as i32;
        let is_open = if side == 0 { lead < DECIDES } else { -lead < DECIDES };
        let left = if is_open { south + north } else { position.army(Side::South) + position.army(Side::North) };
        self.undecided * left.saturating_sub(FEW) as i32
    }
}

/// Captures and huffs first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CapturesFirst;

impl MoveOrdering<Soldiers> for CapturesFirst {
    fn tactical(&self, position: &Soldiers, list: &mut ActionList) -> bool {
        position.tactical_actions(list)
    }

    fn priority(&self, _: &Soldiers, action: Action) -> i32 {
        if action.is_tactical() { 1000 } else { 0 }
    }
}
