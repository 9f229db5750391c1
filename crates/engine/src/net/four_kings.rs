//! Four kings, as a network sees them.

use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::{Position, Seat, Turn};

use super::{Inputs, MOST_PLANES, Planes};
use crate::evaluate::four_kings::{ROLES, attacks, occupied};

/// The plane of points: sixteen bits for each seat.
const POINTS: usize = 20;
/// The plane of all that is not on the board.
const REST: usize = 21;
/// From so many points on the next bit is on.
const STEPS: [u16; 15] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 44];
/// Three planes of leads: how far each seat is ahead of the next, of the one opposite, and of the one before it; sixteen
/// bits for each, one of them on.
const LEADS: usize = 22;
/// A lead of so many points is of the next step.
const LEAD: [i32; 15] = [-16, -11, -7, -4, -2, -1, 0, 1, 2, 3, 5, 8, 12, 17, 25];
/// A plane of threats for each kind of piece: five bits for each pair of armies, the kinds of pieces of the one that this
/// kind of piece of the other attacks. Which kind may move is what the die says.
const THREATS: usize = 25;
/// In the plane of the rest, four bits each: who throws, who decides, who is frozen, who is out; then the faces.
const GROUPS: usize = 4;
/// The highest face of a die.
const FACES: usize = 6;

/// Inputs of pieces, points and the rest.
const BEFORE_LEADS: usize = 20 * 64 + 4 * 16 + 4 * GROUPS + 2 * FACES;
const BEFORE_THREATS: usize = BEFORE_LEADS + 12 * 16;

/// Each kind of piece of each army on each square, the points, whose throw it is, who decides, which armies are frozen,
/// the dice still to be used, who leads by how much, and what each kind of piece threatens.
impl Inputs for FourKings {
    const SEATS: usize = 4;
    const PLANES: usize = THREATS + 5;
    const INPUTS: usize = BEFORE_THREATS + 300;
    // Hardly ever are more than sixty of the three hundred threats there at a time.
    const ACTIVE: usize = 4 * 8 + 4 + 4 * GROUPS + 2 + 12 + 60;

    fn planes(&self) -> Planes {
        let mut planes = [0; MOST_PLANES];
        let mut rest = 0;
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            for (kind, role) in ROLES.into_iter().enumerate() {
                planes[5 * index + kind] = self.squares(seat, role).bits();
            }
            let points = self.points(seat);
            planes[POINTS] |= 1 << (16 * index + STEPS.partition_point(|&step| step <= points));
            for ahead in 1..4 {
                let lead = i32::from(points) - i32::from(self.points(Seat::ALL[(index + ahead) % 4]));
                planes[LEADS + ahead - 1] |= 1 << (16 * index + LEAD.partition_point(|&step| step <= lead));
            }
            rest |= u64::from(self.thrower() == Some(seat)) << index;
            rest |= u64::from(self.turn() == Turn::Seat(seat)) << (4 + index);
            rest |= u64::from(self.is_frozen(seat)) << (8 + index);
            rest |= u64::from(self.army(seat).is_empty()) << (12 + index);
        }
        let (one, other) = self.faces_left();
        let face = |face: Option<u8>| face.map(|face| usize::from(face).clamp(1, FACES) - 1);
        if let Some(face) = face(one) {
            rest |= 1 << (4 * GROUPS + face);
        }
        if let Some(face) = face(other) {
            rest |= 1 << (4 * GROUPS + FACES + face);
        }
        planes[REST] = rest;
        let occupied = occupied(self);
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            for (by, attacked) in attacks(self, seat, occupied).into_iter().enumerate() {
                let attacked = attacked & occupied.without(self.army(seat));
                if attacked.is_empty() {
                    continue;
                }
                for ahead in 1..4 {
                    let enemy = Seat::ALL[(index + ahead) % 4];
                    if !attacked.meets(self.army(enemy)) || self.is_frozen(enemy) {
                        continue;
                    }
                    for (kind, role) in ROLES.into_iter().enumerate() {
                        let hit = attacked.meets(self.squares(enemy, role));
                        planes[THREATS + by] |= u64::from(hit) << (15 * index + 5 * (ahead - 1) + kind);
                    }
                }
            }
        }
        planes
    }

    fn input(&self, seat: usize, plane: usize, bit: usize) -> usize {
        // The seat that looks is South to itself, the next in turn West.
        let seen = |other: usize| (other + 4 - seat) % 4;
        match plane {
            POINTS => 20 * 64 + 16 * seen(bit / 16) + bit % 16,
            REST if bit < 4 * GROUPS => 20 * 64 + 64 + bit / 4 * 4 + seen(bit % 4),
            REST => (20 * 64 + 64 + bit).min(BEFORE_LEADS - 1),
            LEADS..THREATS => BEFORE_LEADS + 64 * (plane - LEADS) + 16 * seen(bit / 16) + bit % 16,
            THREATS.. => BEFORE_THREATS + 60 * (plane - THREATS) + 15 * seen(bit / 15 % 4) + bit % 15,
            _ => (5 * seen(plane / 5) + plane % 5) * 64 + turned(bit, seat),
        }
    }
}

/// A square as the seat sees it that sits so many quarter turns on.
fn turned(square: usize, seat: usize) -> usize {
    let (file, rank) = (square % 8, square / 8);
    let (file, rank) = match seat {
        0 => (file, rank),
        // West sits on the a-file: what is to its left is rank 8.
        1 => (7 - rank, file),
        2 => (7 - file, 7 - rank),
        _ => (rank, 7 - file),
    };
    rank * 8 + file
}
