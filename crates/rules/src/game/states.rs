//! All states of a game, kept small: most positions are played again when they are asked for.

use alloc::vec::Vec;

use super::Ply;
use crate::{Outcome, Position, Turn};

/// A position is kept after every so many plies, a power of two. Playing up to fifteen actions again takes a few microseconds; the positions
/// would be half of what a long game takes.
const KEPT_EVERY: u32 = 16;

/// A state of a [`Game`](super::Game): the first, or one that a ply led to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(pub(super) u32);

impl StateId {
    /// The state in which every game begins.
    pub const FIRST: StateId = StateId(0);
}

/// A state without its position.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The key of its position.
    pub key: u64,
    /// The result, if it ends the game.
    pub outcome: Option<Outcome>,
    /// The ply that led to it; `None` for the first.
    pub ply: Option<Ply>,
    /// The index of the state before; its own for the first.
    pub before: u32,
    /// The number of plies before it.
    pub depth: u32,
    /// The last depth before it on its line with the same position key.
    pub same: Option<u32>,
    /// Whether dice are thrown next.
    pub throws: bool,
    /// The index of its position, if that is kept.
    kept: Option<u32>,
}

/// All states of a game, the first to begin with.
#[derive(Clone, Debug)]
pub(super) struct States<P> {
    states: Vec<State>,
    /// The positions of the states whose depth is a multiple of [`KEPT_EVERY`], and of those whose positions were replaced.
    kept: Vec<P>,
}

impl<P: Position> States<P> {
    /// The first state alone.
    pub fn new(first: P) -> States<P> {
        let state = State {
            key: first.key(),
            outcome: first.outcome(),
            ply: None,
            before: 0,
            depth: 0,
            same: None,
            throws: throws(&first),
            kept: Some(0),
        };
        States { states: [state].into(), kept: [first].into() }
    }

    /// A state.
    pub fn at(&self, id: StateId) -> &State {
        &self.states[id.0 as usize]
    }

    /// The same, to be changed.
    pub fn at_mut(&mut self, id: StateId) -> &mut State {
        &mut self.states[id.0 as usize]
    }

    /// The position of the first state.
    pub fn first(&self) -> &P {
        &self.kept[0]
    }

    /// How many states there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// How many positions are kept.
    #[cfg(test)]
    pub fn kept_count(&self) -> usize {
        self.kept.len()
    }

    /// The position of a state, if it is kept.
    pub fn kept(&self, id: StateId) -> Option<&P> {
        self.at(id).kept.map(|kept| &self.kept[kept as usize])
    }

    /// Adds the state that a ply leads to from another.
    pub fn add(&mut self, before: StateId, ply: Ply, position: &P, outcome: Option<Outcome>) -> StateId {
        let id = StateId(self.states.len() as u32);
        let depth = self.at(before).depth + 1;
        let kept = is_kept(depth).then(|| self.keep(position.clone()));
        let (key, throws) = (position.key(), throws(position));
        self.states.push(State { key, outcome, ply: Some(ply), before: before.0, depth, same: None, throws, kept });
        id
    }

    fn keep(&mut self, position: P) -> u32 {
        self.kept.push(position);
        self.kept.len() as u32 - 1
    }

    /// Gives a state another position, which no ply leads to, and no result.
    pub fn reopen(&mut self, id: StateId, position: P) {
        let throws = throws(&position);
        let kept = self.keep(position);
        let state = self.at_mut(id);
        (state.kept, state.throws, state.outcome) = (Some(kept), throws, None);
    }

    /// Drops a state if it is the one that was added last.
    pub fn drop_last(&mut self, id: StateId) {
        if id.0 > 0 && id.0 as usize + 1 == self.states.len() {
            self.states.pop();
            // Nothing that is left needs what was kept after all others.
            let needed = self.states.iter().rev().find_map(|state| state.kept).map_or(0, |last| last as usize);
            self.kept.truncate(needed + 1);
        }
    }

    /// The position of a state.
    pub fn position(&self, id: StateId) -> P {
        let mut plies = Vec::new();
        let mut at = self.at(id);
        let mut position = loop {
            match at.kept {
                Some(kept) => break self.kept[kept as usize].clone(),
                None => {
                    plies.extend(at.ply);
                    at = &self.states[at.before as usize];
                }
            }
        };
        plies.into_iter().rev().for_each(|ply| play_again(&mut position, ply));
        position
    }
}

/// Whether the positions at that depth are kept.
fn is_kept(depth: u32) -> bool {
    depth & (KEPT_EVERY - 1) == 0
}

fn throws<P: Position>(position: &P) -> bool {
    matches!(position.turn(), Turn::Chance(_))
}

/// Plays a ply that was played from that position before.
pub(super) fn play_again<P: Position>(position: &mut P, ply: Ply) {
    if let Ply::Action(action) = ply {
        position.play_unchecked(action, &mut ());
    }
}
