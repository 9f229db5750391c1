//! Looks through many games.

use ashtapada_analysis::Analyst;
use ashtapada_rules::{Action, AnyPosition, Position, Turn};
use fastrand::Rng;

use super::look::{Candidate, Sort, begins_turn, look_at};
use crate::selfplay::{OPENING_ROUNDS, Ply, StrongGame};

/// At most so many of one game, of which one may be a plain capture.
const OF_A_GAME: usize = 4;
/// They are looked for in so many of its positions.
const LOOKS: usize = 40;

/// The positions of a game with one best move: some of them, chosen by the seed of the game, after its first rounds.
///
/// # Errors
/// The game cannot be played again.
pub fn look_through(analyst: &mut Analyst, game: &StrongGame, nodes: u64) -> Result<Vec<Candidate>, String> {
    let plies = game.replay()?;
    let mut rng = Rng::with_seed(game.seed ^ u64::from(game.index) << 20);
    let mut places: Vec<usize> = (OPENING_ROUNDS * 4..plies.len()).filter(|&at| begins(&plies, at)).collect();
    rng.shuffle(&mut places);
    let mut found: Vec<Candidate> = Vec::new();
    for at in places.into_iter().take(LOOKS) {
        let (before, throw) = before_throw(&plies, at);
        let one = look_at(analyst, &game.rules, before, throw, nodes)?;
        let is_more =
            |one: &Candidate| one.sort != Sort::Capture || found.iter().all(|known| known.sort != Sort::Capture);
        found.extend(one.filter(is_more));
        if found.len() == OF_A_GAME {
            break;
        }
    }
    Ok(found)
}

/// The position before the throw that led to a ply, and the throw.
fn before_throw(plies: &[Ply], at: usize) -> (&AnyPosition, Option<Action>) {
    let thrown = at.checked_sub(1).map(|before| &plies[before]);
    match thrown.filter(|ply| matches!(ply.action, Action::Throw(_))) {
        Some(ply) => (&ply.before, Some(ply.action)),
        None => (&plies[at].before, None),
    }
}

/// Whether a turn begins with a ply, with a choice.
fn begins(plies: &[Ply], at: usize) -> bool {
    let turn = |ply: &Ply| ply.before.turn();
    let Turn::Seat(seat) = turn(&plies[at]) else { return false };
    let goes_on = at.checked_sub(1).is_some_and(|before| turn(&plies[before]) == Turn::Seat(seat));
    !goes_on && begins_turn(&plies[at].before)
}
