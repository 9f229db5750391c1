//! Games on points and lines: pieces, captures, and room to move.

use ashtapada_rules::Action;
use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::Soldiers;

use super::{Evaluate, Sides, Worth};

const PIECE: i32 = 100;
/// For each point that can be stepped to.
const ROOM: i32 = 3;
/// For each piece that could capture at once.
const THREAT: i32 = 12;
/// For each point that a leopard can step to: few are left to it when it is being hemmed in.
const LEOPARD_ROOM: i32 = 10;
/// For a leopard that cannot move.
const LEOPARD_STUCK: i32 = 120;

fn material(position: &Soldiers, side: Side) -> i32 {
    PIECE * (position.points(side).len() + position.captured(side)) as i32
}

fn leopard_room(position: &Soldiers) -> i32 {
    let leopards = Side::North;
    let count = |number: u32| number as i32;
    let hunting = position.hunting(leopards).len();
    let free = position.movable(leopards).len().max(hunting);
    let stuck = position.points(leopards).len().saturating_sub(free);
    LEOPARD_ROOM * count(position.reachable(leopards).len()) + THREAT * count(hunting) - LEOPARD_STUCK * count(stuck)
}

fn room(position: &Soldiers, side: Side) -> i32 {
    ROOM * position.reachable(side).len() as i32 + THREAT * position.hunting(side).len() as i32
}

impl Evaluate for Soldiers {
    fn sides(&self) -> Sides {
        Sides::PAIR
    }

    fn material(&self) -> Worth {
        [material(self, Side::South), material(self, Side::North), 0, 0]
    }

    fn worth(&self) -> Worth {
        let [south, north, ..] = self.material();
        if self.has_leopards() {
            [south, north + leopard_room(self), 0, 0]
        } else {
            [south + room(self, Side::South), north + room(self, Side::North), 0, 0]
        }
    }

    fn is_lively(&self, action: Action) -> bool {
        matches!(action, Action::Capture { .. } | Action::Huff { .. })
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Capture { .. } | Action::Huff { .. } => 1000,
            _ => 0,
        }
    }
}
