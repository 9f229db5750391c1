//! Games on points and lines: pieces, captures, and room to move.

use ashtapada_rules::soldiers::{Setup, Soldiers};
use ashtapada_rules::{Action, Position, Seat};

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

fn material(position: &Soldiers, seat: Seat) -> i32 {
    PIECE * (position.strength(seat) + position.captured(seat)) as i32
}

fn leopard_room(position: &Soldiers) -> i32 {
    let leopards = Seat::North;
    let count = |number: u32| number as i32;
    let free = position.movable(leopards).max(position.hunting(leopards));
    let stuck = position.strength(leopards).saturating_sub(free);
    LEOPARD_ROOM * count(position.reach(leopards)) + THREAT * count(position.hunting(leopards))
        - LEOPARD_STUCK * count(stuck)
}

fn room(position: &Soldiers, seat: Seat) -> i32 {
    ROOM * position.reach(seat) as i32 + THREAT * position.hunting(seat) as i32
}

impl Evaluate for Soldiers {
    fn sides(&self) -> Sides {
        Sides::PAIR
    }

    fn material(&self) -> Worth {
        [material(self, Seat::South), material(self, Seat::North), 0, 0]
    }

    fn worth(&self) -> Worth {
        let [south, north, ..] = self.material();
        match self.options().setup {
            Setup::Cows => [south, north + leopard_room(self), 0, 0],
            _ => [south + room(self, Seat::South), north + room(self, Seat::North), 0, 0],
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
