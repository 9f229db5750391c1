//! Four kings, as a network sees them.

use std::sync::Arc;

use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::{Position, Seat, Turn};

use super::{Inputs, Learnable, Learned, MOST_PLANES, Net, Planes, Shelved, on_shelf};
use crate::Values;
use crate::evaluate::four_kings::{ROLES, attacks, before_the_last_round, occupied};

/// The plane of points: sixteen bits for each seat.
const POINTS: usize = 20;
/// The plane of all that is not on the board.
const REST: usize = 21;
/// The step of so many points: from each of these on the next bit is on.
const STEP: [u8; 45] = steps(&[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 44], 0);
/// Three planes of leads: how far each seat is ahead of the next, of the one opposite, and of the one before it; sixteen
/// bits for each, one of them on.
const LEADS: usize = 22;
/// The step of a lead, from the least that counts.
const LEAD: [u8; 2 * FURTHEST as usize + 1] =
    steps(&[-16, -11, -7, -4, -2, -1, 0, 1, 2, 3, 5, 8, 12, 17, 25], -FURTHEST);
/// No lead is seen to be greater, to either side.
const FURTHEST: i32 = 25;
/// A plane of threats for each kind of piece: five bits for each pair of armies, the kinds of pieces of the one that this
/// kind of piece of the other attacks. Which kind may move is what the die says.
const THREATS: usize = 25;
/// In the plane of the rest, four bits each: who throws, who decides, who is frozen, who is out, who is commanded by an
/// ally; then the faces.
const GROUPS: usize = 5;
/// The bits of those who are frozen.
const FROZEN: u64 = 0b1111 << 8;
/// The highest face of a die.
const FACES: usize = 6;

/// Inputs of pieces, points and the rest.
const BEFORE_LEADS: usize = 20 * 64 + 4 * 16 + 4 * GROUPS + 2 * FACES;
const BEFORE_THREATS: usize = BEFORE_LEADS + 12 * 16;

/// How many of the bounds are not above each number from `first` on.
const fn steps<const N: usize>(bounds: &[i32], first: i32) -> [u8; N] {
    let mut steps = [0; N];
    let mut index = 0;
    while index < N {
        let mut step = 0;
        while step < bounds.len() && bounds[step] <= first + index as i32 {
            step += 1;
        }
        steps[index] = step as u8;
        index += 1;
    }
    steps
}

/// Each kind of piece of each army on each square, the points, whose throw it is, who decides, which armies are frozen or
/// commanded by others, the dice still to be used, who leads by how much, and what each kind of piece threatens.
impl Inputs for FourKings {
    const SEATS: usize = 4;
    const PLANES: usize = THREATS + 5;
    const INPUTS: usize = BEFORE_THREATS + 300;
    // Hardly ever are more than sixty of the three hundred threats there at a time.
    const ACTIVE: usize = 4 * 8 + 4 + 4 * GROUPS + 2 + 12 + 60;

    fn known_shares(&self, expected: Values) -> Values {
        before_the_last_round(self, expected)
    }

    fn planes(&self) -> Planes {
        let mut planes = seen(self);
        threats(self, &mut planes);
        planes
    }

    fn planes_after(&self, before: &Planes) -> Planes {
        let mut planes = seen(self);
        let frozen = |planes: &Planes| planes[REST] & FROZEN;
        // Who threatens whom follows from where the pieces are, and is the costly part.
        if planes[..POINTS] == before[..POINTS] && frozen(&planes) == frozen(before) {
            planes[THREATS..].copy_from_slice(&before[THREATS..]);
        } else {
            threats(self, &mut planes);
        }
        planes
    }

    fn input(&self, seat: usize, _: usize, plane: usize, bit: usize) -> usize {
        let place = places(self, Seat::ALL[seat]);
        // Of a seat, and of the one that sits so many seats on.
        let pair = |one: usize, ahead: usize| (place[one], (place[(one + ahead) % 4] + 4 - place[one]) % 4 - 1);
        match plane {
            POINTS => 20 * 64 + 16 * place[bit / 16] + bit % 16,
            REST if bit < 4 * GROUPS => 20 * 64 + 64 + bit / 4 * 4 + place[bit % 4],
            REST => (20 * 64 + 64 + bit).min(BEFORE_LEADS - 1),
            LEADS..THREATS => {
                let (one, ahead) = pair(bit / 16, plane - LEADS + 1);
                BEFORE_LEADS + 64 * ahead + 16 * one + bit % 16
            }
            THREATS.. => {
                let (one, ahead) = pair(bit / 15 % 4, bit % 15 / 5 + 1);
                BEFORE_THREATS + 60 * (plane - THREATS) + 15 * one + 5 * ahead + bit % 5
            }
            _ => (5 * place[plane / 5] + plane % 5) * 64 + turned(bit, seat),
        }
    }
}

impl Learnable for FourKings {
    const HIDDEN: usize = 16;
    type Evaluator = Learned<Arc<Net<16>>>;
    const ESSENTIAL: &'static [&'static str] =
        &["teams", "dice", "goal", "rankRule", "pointValues", "promotionBy", "boatMove", "elephantMove"];
    const SHELF: &'static [Shelved] = &[
        on_shelf!("chaturaji-pl-solo.net"),
        on_shelf!("chaturaji-wikipedia.net"),
        on_shelf!("chaturaji-pl-team.net"),
        on_shelf!("caturanga-cz.net"),
    ];

    fn usual(&self) -> Self::Options {
        Self::Options::default()
    }

    fn learned(&self) -> Option<Self::Evaluator> {
        Learned::shipped(self)
    }
}

/// All planes but the threats.
#[inline]
fn seen(position: &FourKings) -> Planes {
    let mut planes = [0; MOST_PLANES];
    let mut rest = 0;
    let points = Seat::ALL.map(|seat| position.points(seat));
    for (index, seat) in Seat::ALL.into_iter().enumerate() {
        for (kind, role) in ROLES.into_iter().enumerate() {
            planes[5 * index + kind] = position.squares(seat, role).bits();
        }
        planes[POINTS] |= 1 << (16 * index + usize::from(STEP[usize::from(points[index]).min(STEP.len() - 1)]));
        for ahead in 1..4 {
            let lead = i32::from(points[index]) - i32::from(points[(index + ahead) % 4]);
            let lead = (lead + FURTHEST).clamp(0, 2 * FURTHEST) as usize;
            planes[LEADS + ahead - 1] |= 1 << (16 * index + usize::from(LEAD[lead]));
        }
        rest |= u64::from(position.thrower() == Some(seat)) << index;
        rest |= u64::from(position.turn() == Turn::Seat(seat)) << (4 + index);
        rest |= u64::from(position.is_frozen(seat)) << (8 + index);
        rest |= u64::from(position.army(seat).is_empty()) << (12 + index);
        rest |= u64::from(position.commander(seat) != seat) << (16 + index);
    }
    let (one, other) = position.faces_left();
    let face = |face: Option<u8>| face.map(|face| usize::from(face).clamp(1, FACES) - 1);
    if let Some(face) = face(one) {
        rest |= 1 << (4 * GROUPS + face);
    }
    if let Some(face) = face(other) {
        rest |= 1 << (4 * GROUPS + FACES + face);
    }
    planes[REST] = rest;
    planes
}

/// Fills in the threats.
fn threats(position: &FourKings, planes: &mut Planes) {
    let occupied = occupied(position);
    for (index, seat) in Seat::ALL.into_iter().enumerate() {
        for (by, attacked) in attacks(position, seat, occupied).into_iter().enumerate() {
            let attacked = attacked & occupied.without(position.army(seat));
            if attacked.is_empty() {
                continue;
            }
            for ahead in 1..4 {
                let enemy = Seat::ALL[(index + ahead) % 4];
                if !attacked.meets(position.army(enemy)) || position.is_frozen(enemy) {
                    continue;
                }
                for (kind, role) in ROLES.into_iter().enumerate() {
                    let hit = attacked.meets(position.squares(enemy, role));
                    planes[THREATS + by] |= u64::from(hit) << (15 * index + 5 * (ahead - 1) + kind);
                }
            }
        }
    }
}

/// Where each seat is in the eyes of one: itself 0, the others in turn 1, 2 and 3; a partner is always 2, wherever it sits,
/// so that it is never taken for an enemy.
fn places(position: &FourKings, seat: Seat) -> [usize; 4] {
    let ahead = |other: Seat| (other.index() + 4 - seat.index()) % 4;
    let partner = position.ally(seat).map_or(2, ahead);
    Seat::ALL.map(|other| match ahead(other) {
        0 => 0,
        ahead if ahead == partner => 2,
        // Of the two others the first in turn is 1.
        1 => 1,
        2 if partner == 1 => 1,
        _ => 3,
    })
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
