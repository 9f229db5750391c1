//! Which search it is: one entrance to all of them.

use ashtapada_rules::{Action, Position, Seat};

use super::{Crew, SearchResult, Team, best_reply, many_sides, monte_carlo, two_sides};
use crate::{Evaluator, Four, MoveOrdering, Sides};

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    /// Two sides, of which one may be alone against the rest.
    Two,
    /// max^n.
    Many,
    BestReply,
    /// Of four and of two sides.
    MonteCarlo,
}

impl Method {
    /// The one for a position: with its sides, and who is alone against all others.
    pub(crate) fn of<P: Position>(position: &P, four: Four) -> (Method, Sides, Option<Seat>) {
        let sides = Sides::in_game(position);
        let method = match four {
            Four::MonteCarlo => return (Method::MonteCarlo, sides, None),
            _ if sides.count() == 2 => return (Method::Two, sides, None),
            Four::EachHisOwn => return (Method::Many, sides, None),
            Four::AllAgainstOne => Method::Two,
            Four::BestReply => Method::BestReply,
        };
        let Some(seat) = position.turn().seat() else { return (Method::Many, sides, None) };
        (method, Sides::alone(seat), Some(seat))
    }

    /// How many threads can work together, of so many.
    pub(crate) fn threads(self, threads: usize) -> usize {
        match self {
            Method::Two | Method::Many => threads,
            Method::BestReply | Method::MonteCarlo => 1,
        }
    }
}

/// What a search keeps from choice to choice.
#[derive(Debug)]
pub(crate) enum Memory {
    Two(two_sides::Memory),
    Many(many_sides::Memory),
    BestReply(best_reply::Memory),
    /// The bytes that a tree may take: nothing is kept of it.
    MonteCarlo(usize),
}

impl Memory {
    /// Of so many bytes, in a game of so many actions.
    pub(crate) fn new(method: Method, bytes: usize, actions: usize) -> Memory {
        match method {
            Method::Two => Memory::Two(two_sides::Memory::new(bytes, actions)),
            Method::Many => Memory::Many(many_sides::Memory::new(bytes)),
            Method::BestReply => Memory::BestReply(best_reply::Memory::new(bytes)),
            Method::MonteCarlo => Memory::MonteCarlo(bytes),
        }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Memory::Two(memory) => memory.bytes(),
            Memory::Many(memory) => memory.bytes(),
            Memory::BestReply(memory) => memory.bytes(),
            Memory::MonteCarlo(_) => 0,
        }
    }

    /// The best actions of `list`, which is tried in its order, as many as `lines`.
    pub(crate) fn search<P, E, O>(
        &mut self,
        team: Team<'_, P, E, O>,
        crew: &Crew,
        list: Vec<Action>,
        lines: usize,
        watch: impl FnMut(&SearchResult),
    ) -> SearchResult
    where
        P: Position + Sync,
        E: Evaluator<P>,
        O: MoveOrdering<P>,
    {
        match self {
            Memory::Two(memory) => two_sides::together(team, crew, memory, list, lines, watch),
            Memory::Many(memory) => many_sides::together(team, crew, memory, list, lines, watch),
            Memory::BestReply(memory) => best_reply::Search::new(team.0, memory).best(list, lines, watch),
            Memory::MonteCarlo(bytes) => monte_carlo::Search::new(team.0, *bytes).best(list, lines, watch),
        }
    }
}
