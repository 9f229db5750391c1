//! Moves compared with those of a second, slow generator, which knows squares by their names only
//! and shares nothing with the fast one.

use fastrand::Rng;

use super::*;
use crate::{Board, Role, Seat, Sign, Spot};

/// What stands on a square.
fn on(pieces: &[Piece], at: Spot) -> Option<Piece> {
    pieces.iter().copied().find(|piece| piece.at == at)
}

fn shifted(board: &Board, from: Spot, file: i8, rank: i8) -> Option<Spot> {
    let (file, rank) = (from.file() as i8 + file, from.rank() as i8 + rank);
    let at = (file >= 0 && rank >= 0).then(|| Spot::new(file as u8, rank as u8))?;
    board.has(at).then_some(at)
}

fn forward(army: Seat) -> (i8, i8) {
    match army {
        Seat::South => (0, 1),
        Seat::West => (1, 0),
        Seat::North => (0, -1),
        Seat::East => (-1, 0),
    }
}

fn may_take(rules: &Options, attacker: Role, victim: Role) -> bool {
    if (attacker, victim) == (Role::Boat, Role::Boat) && !rules.boat_takes_boat {
        return false;
    }
    let weak = |role| matches!(role, Role::Pawn | Role::Boat);
    match rules.rank_rule {
        RankRule::Off => true,
        RankRule::PlRanks => !weak(attacker) || weak(victim),
        RankRule::Cz => match attacker {
            Role::Pawn => weak(victim),
            Role::Boat => victim == Role::Pawn,
            _ => true,
        },
    }
}

/// The moves of pieces, promotions left out: "b1-c3", "b1xc3".
fn moves(position: &FourKings, faces: &[u8]) -> Vec<String> {
    let pieces = position.pieces();
    let standings = position.standings();
    let standing = |seat: Seat| *standings.iter().find(|standing| standing.seat == seat).unwrap();
    let Turn::Seat(decides) = position.turn() else { return Vec::new() };
    let throws = position.thrower;
    let mut list = Vec::new();
    for piece in &pieces {
        let own_throw = piece.army == throws;
        // On a throw the commander moves both armies; else everyone his own, and boats won by parade.
        let united = standing(throws).commander.is_some()
            || standing(throws).ally.is_some_and(|ally| standing(ally).commander.is_some());
        let mine = if united {
            own_throw || standing(throws).ally == Some(piece.army)
        } else {
            (own_throw && piece.commander.is_none()) || piece.commander == Some(decides)
        };
        let face = match piece.role {
            Role::Boat => 2,
            Role::Horse => 3,
            Role::Elephant => 4,
            _ => 5,
        };
        if !mine || piece.signs.has(Sign::Frozen) || !(faces.is_empty() || faces.contains(&face)) {
            continue;
        }
        let board = position.board();
        let friend = |other: Piece| other.army == piece.army || standing(piece.army).ally == Some(other.army);
        let mut go = |to: Spot, only_take: bool, only_step: bool| -> bool {
            match on(&pieces, to) {
                None => {
                    if !only_take {
                        list.push(alloc::format!("{}-{to}", piece.at));
                    }
                    true
                }
                Some(other) => {
                    if !only_step && !friend(other) && may_take(&position.rules(), piece.role, other.role) {
                        list.push(alloc::format!("{}x{to}", piece.at));
                    }
                    false
                }
            }
        };
        let all = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        match piece.role {
            Role::King => {
                for (file, rank) in all {
                    shifted(board, piece.at, file, rank).map(|to| go(to, false, false));
                }
            }
            Role::Elephant => {
                for (file, rank) in &all[..4] {
                    for steps in 1..8 {
                        let Some(to) = shifted(board, piece.at, file * steps, rank * steps) else { break };
                        if !go(to, false, false) {
                            break;
                        }
                    }
                }
            }
            Role::Horse => {
                for (file, rank) in &all[4..] {
                    for (long, wide) in [(2, 1), (1, 2)] {
                        shifted(board, piece.at, file * long, rank * wide).map(|to| go(to, false, false));
                    }
                }
            }
            Role::Boat => {
                for (file, rank) in &all[4..] {
                    shifted(board, piece.at, file * 2, rank * 2).map(|to| go(to, false, false));
                }
            }
            _ => {
                let (file, rank) = forward(piece.army);
                shifted(board, piece.at, file, rank).map(|to| go(to, false, true));
                for side in [1, -1] {
                    shifted(board, piece.at, file + side * rank, rank + side * file).map(|to| go(to, true, false));
                }
            }
        }
    }
    list.sort();
    list
}

#[test]
fn the_fast_moves_are_the_slow_ones() {
    let ranked: Values = &[("rankRule", "plRanks")];
    for (_, values) in SETS.into_iter().chain([("ranks", ranked)]) {
        let options = options(values, &[]);
        let mut random = Rng::with_seed(77);
        for _ in 0..6 {
            let mut position = FourKings::start(&options).unwrap();
            while position.turn() != Turn::Over {
                let mut list = ActionList::new();
                position.actions(&mut list);
                if position.phase == state::Phase::Move {
                    let faces: Vec<u8> = position.dice.iter().copied().filter(|&face| face != 0).collect();
                    let mut fast: Vec<String> = list
                        .iter()
                        .map(|action| action.to_string())
                        .filter(|text| text != "pass")
                        .map(|text| text.split('=').next().unwrap_or("").to_string())
                        .collect();
                    fast.sort();
                    fast.dedup();
                    assert_eq!(fast, moves(&position, &faces), "{}", position.text());
                }
                let mut throws = ChanceList::new();
                position.chance(&mut throws);
                let action = if throws.is_empty() {
                    list[random.usize(..list.len())]
                } else {
                    Action::Throw(throws[random.usize(..throws.len())].0)
                };
                position.play_unchecked(action, &mut ());
            }
        }
    }
}
