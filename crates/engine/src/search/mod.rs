//! Searches, generic over [`Position`] and [`Evaluator`]: they know no game in particular.
//!
//! - `two_sides`: principal variation search, with chance nodes where dice are thrown; also for teams, since partners
//!   are one side;
//! - `many_sides`: max^n, with chance nodes: every side maximizes its own value;
//! - `best_reply`: one of four, and only one reply of all others together;
//! - `monte_carlo`: the same values as the first two, in a tree that grows where it looks most promising.
//!
//! `method` is the entrance to all of them: players know no search in particular. All but the last use iterative deepening
//! until a limit is reached, move ordering and a transposition table; all use a quiescence search at the end of a line, and
//! report as many of the best lines as are wanted. The first two may use several threads (`crew`).

mod best_reply;
mod crew;
mod deepening;
#[cfg(test)]
mod exact;
mod many_sides;
mod method;
mod monte_carlo;
mod scale;
mod star;
mod table;
#[cfg(test)]
mod tests;
mod two_sides;

use arrayvec::ArrayVec;
use ashtapada_rules::{Action, ActionList, Ending, MOST_ACTIONS, Outcome, Position, Seat, Turn};

use crate::limits::Meter;
use crate::worth::{WHOLE, WIN, utility_of, value_of, values_of};
use crate::{Evaluator, MoveOrdering, Sides, Situation, Values};
pub(crate) use crew::Crew;
use many_sides::is_better;
pub(crate) use method::{Memory, Method};
use scale::{CONTEMPT, faded, noise, result_of, result_of_share, table_key};
use two_sides::CERTAIN;

/// The greatest search depth: chains of jumps are many plies. Usual limits end a search long before.
const DEEPEST: i32 = 64;
/// How many plies of captures four who play for themselves play out where no throw ends them: each has one.
const CAPTURES_OF_FOUR: i32 = 4;
/// The most plies of a line, those of forced actions and of throws included.
const MOST: usize = 128;

/// The parameters of a search.
pub(crate) struct Context<'a, P, E, O> {
    /// The game so far.
    pub at: &'a Situation<P>,
    pub evaluator: &'a E,
    pub ordering: &'a O,
    pub sides: Sides,
    pub meter: Meter<'a>,
    /// The seed of the small noise added to evaluations.
    pub noise: u64,
    /// Whether it is a game of dice.
    pub dice: bool,
    /// Among four who play for themselves: the seat that takes all others for one side, which wants it to get little.
    pub alone: Option<Seat>,
    /// How likely an action is overlooked: [`Powers::overlooked`](crate::level::Powers).
    pub overlooked: [u16; 2],
    /// Whether it is for whoever is to decide, and not for both sides: what is undecided is worth something to him.
    pub takes_side: bool,
}

/// The parameters of the first thread, and those of its helpers.
pub(crate) type Team<'a, P, E, O> = (Context<'a, P, E, O>, Vec<Context<'a, P, E, O>>);

/// What was found so far.
#[derive(Clone)]
pub(crate) struct SearchResult {
    pub depth: u32,
    pub nodes: u64,
    /// The best lines, the best first; at least one.
    pub lines: Vec<Variation>,
}

/// A line of play, beginning with an action of the root, and what it is worth to each side.
#[derive(Clone)]
pub(crate) struct Variation {
    pub values: Values,
    pub actions: Vec<Action>,
}

impl SearchResult {
    /// Nothing but an action that may be chosen, with the static value of the root.
    fn nothing(action: Action, values: Values) -> SearchResult {
        SearchResult { depth: 0, nodes: 0, lines: vec![Variation { values, actions: vec![action] }] }
    }

    /// Counts a depth that was searched. Returns whether its lines are taken, if there are `any`: one cut short has at least
    /// searched the previous best action deeper, but several lines are compared, and have to be equally deep.
    fn takes(&mut self, depth: i32, meter: &Meter<'_>, wanted: usize, any: bool) -> bool {
        let complete = !meter.spent();
        let is_first = self.depth == 0;
        self.depth = if complete { depth.unsigned_abs() } else { self.depth };
        self.nodes = meter.nodes();
        any && (complete || wanted == 1 || is_first)
    }

    /// The best line.
    pub(crate) fn best(&self) -> &Variation {
        &self.lines[0]
    }
}

impl<P: Position, E: Evaluator<P>, O: MoveOrdering<P>> Context<'_, P, E, O> {
    /// The position after an action, with its evaluator state.
    #[inline(always)]
    fn after(&self, position: &P, state: &E::State, action: Action) -> (P, E::State) {
        let mut after = position.clone();
        after.play_unchecked(action, &mut ());
        let state = self.evaluator.follow(state, position, action, &after);
        (after, state)
    }

    /// The static evaluation of a position that is not over, for the first of two sides and in the units of the search.
    ///
    /// With dice these are results, or the mean over throws would not be what can be expected: half of [`WIN`] is a win for
    /// certain.
    #[inline]
    fn judge(&self, position: &P, state: &E::State) -> i32 {
        if let Some(seat) = self.alone {
            let share = utility_of(&self.evaluator.shares(position, state, &Sides::FOUR))[seat.index()];
            return result_of_share(share.clamp(0, WHOLE));
        }
        let value = self.evaluator.evaluate(position, state, &self.sides)[0];
        if self.dice { result_of(value) } else { value }
    }

    /// A static value of a position: without dice an advantage, and what is undecided, count the less the longer nothing has come
    /// of it.
    #[inline]
    fn aged(&self, position: &P, value: i32) -> i32 {
        if self.in_results() { value } else { faded(value + self.undecided(position), position.quiet_turns()) }
    }

    /// What is undecided in a position, for the first of two sides: it is worth something to whoever is to decide at the root.
    #[inline]
    fn undecided(&self, position: &P) -> i32 {
        match self.at.turn().seat().map(|seat| self.sides.of(seat)) {
            Some(side) if self.takes_side && !self.in_results() => {
                let worth = self.evaluator.undecided(position, side);
                if side == 0 { worth } else { -worth }
            }
            _ => 0,
        }
    }

    /// The same where each of four plays for himself: shares of the whole, with a small noise, so that games differ.
    #[inline]
    fn judge_shares(&self, position: &P, state: &E::State) -> Values {
        let key = position.key();
        let mut values = utility_of(&self.evaluator.shares(position, state, &self.sides));
        for (side, value) in values.iter_mut().enumerate() {
            *value += noise(key.rotate_left(side as u32), self.noise);
        }
        values
    }

    /// What the end of the game is worth where each of four plays for himself.
    fn end_shares(&self, position: &P) -> Values {
        position.outcome().map_or([WHOLE / 4; 4], |outcome| self.sides.whole(&outcome))
    }

    /// How many plies of captures are played out beyond the depth where each of four plays for himself. With dice the next
    /// throw ends them; without, four who capture each other in turn would take all the time there is.
    fn captures_of_four(&self) -> i32 {
        if self.dice { DEEPEST } else { CAPTURES_OF_FOUR }
    }

    /// The quiescence search where each of four plays for himself: the side to move makes the capture that is best for it, so
    /// many plies, or stands pat.
    fn quiet_shares(&mut self, position: &P, state: &E::State, left: i32) -> Values {
        let side = match position.turn() {
            Turn::Over => return self.end_shares(position),
            Turn::Chance(_) => return self.judge_shares(position, state),
            Turn::Seat(seat) => self.sides.of(seat),
        };
        let standing = self.judge_shares(position, state);
        if left == 0 {
            return standing;
        }
        let mut list = ActionList::new();
        let mut best = self.ordering.tactical(position, &mut list).then_some(standing);
        for &action in &list {
            if !self.meter.tick() {
                break;
            }
            let (after, state) = self.after(position, state, action);
            let values = self.quiet_shares(&after, &state, left - 1);
            if best.is_none_or(|best| is_better(&values, &best, side)) {
                best = Some(values);
            }
        }
        best.unwrap_or(standing)
    }

    /// A value of a side of two as it is shown: in hundredths of a pawn. Of one against the rest, the rest share what is left.
    fn shown(&self, value: i32, side: usize) -> Values {
        let own = if side == 0 { value } else { -value };
        if self.alone.is_some() {
            let share = (own + WIN / 2) / (WIN / WHOLE);
            let [own, rest, ..] = values_of(&[share, (WHOLE - share) / 3, (WHOLE - share) / 3, (WHOLE - share) / 3]);
            return [own, rest, 0, 0];
        }
        let own = if self.dice { value_of(0.5 + f64::from(own) / f64::from(WIN)) } else { own };
        // What is undecided now is no advantage; what is certain, a draw among it, has none of it.
        let position = self.at.position();
        let own = if own.abs() < CERTAIN && own.abs() != CONTEMPT {
            own - faded(self.undecided(position), position.quiet_turns())
        } else {
            own
        };
        [own, -own, 0, 0]
    }

    /// Whether values are results, and not hundredths of a pawn.
    fn in_results(&self) -> bool {
        self.dice || self.alone.is_some()
    }

    /// Half of the first window around the value of the depth before.
    fn window(&self) -> i32 {
        if self.in_results() { WIN / 40 } else { 25 }
    }

    /// What the end of the game is worth to each side.
    fn end(&self, position: &P, ply: usize) -> Values {
        position.outcome().map_or([0; 4], |outcome| self.payoff(&outcome, ply))
    }

    /// What it is worth to each side that a position has come again.
    fn repeated(&self, position: &P, ply: usize) -> Values {
        self.payoff(&position.outcome_by(Ending::Repetition), ply)
    }

    /// Without dice, whoever is to decide does not think much of a draw.
    fn payoff(&self, outcome: &Outcome, ply: usize) -> Values {
        if let Some(seat) = self.alone {
            let value = result_of_share(self.sides.whole(outcome)[seat.index()]);
            return [value, -value, 0, 0];
        }
        let payoff = self.sides.payoff(outcome, ply);
        match self.at.turn().seat() {
            Some(seat) if !self.dice && self.sides.count() == 2 && payoff == [0; 4] => {
                let mut values = [CONTEMPT, CONTEMPT, 0, 0];
                values[self.sides.of(seat)] = -CONTEMPT;
                values
            }
            _ => payoff,
        }
    }

    /// The actions of a position that are not overlooked; at least one.
    #[inline]
    pub(crate) fn actions(&self, position: &P, list: &mut ActionList) {
        position.actions(list);
        self.overlook(position, list);
    }

    /// Strikes out what is overlooked: in the same position always the same. Of several one is left.
    #[inline(always)]
    pub(crate) fn overlook(&self, position: &P, list: &mut ActionList) {
        if self.overlooked != [0, 0] {
            self.strike_out(position, list);
        }
    }

    fn strike_out(&self, position: &P, list: &mut ActionList) {
        let key = position.key() ^ self.noise;
        let luck = |action: Action| {
            let own = (position.action_index(action) as u64 + 1).wrapping_mul(0xd1b5_4a32_d192_ed03);
            (((key ^ own).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) % 1024) as u16
        };
        let margin = |action: Action| luck(action).saturating_sub(self.overlooked[usize::from(action.is_tactical())]);
        let Some(seen) = list.iter().copied().max_by_key(|&action| margin(action)) else { return };
        list.retain(|action| *action == seen || margin(*action) > 0);
    }

    /// Puts `first` (from the transposition table) in front, then tactical actions by priority, then the rest.
    fn order(&self, position: &P, list: &mut ActionList, first: Option<u16>) {
        let first = first.map(usize::from);
        let mut scored: ArrayVec<(i32, Action), MOST_ACTIONS> = ArrayVec::new();
        scored.extend(list.iter().map(|&action| {
            let score = if first == Some(position.action_index(action)) {
                i32::MAX
            } else if action.is_tactical() {
                1 + self.ordering.priority(position, action)
            } else {
                0
            };
            (score, action)
        }));
        scored.sort_by_key(|&(score, _)| -score);
        for (place, (_, action)) in list.iter_mut().zip(&scored) {
            *place = *action;
        }
    }
}

/// The principal variation from an action on: the best actions, by their indices, as far as they are `known`, at most to
/// the next throw.
fn line_after<P: Position>(
    position: &P,
    first: Action,
    longest: usize,
    known: impl Fn(&P) -> Option<u16>,
) -> Vec<Action> {
    let mut line = vec![first];
    let mut position = position.clone();
    loop {
        position.play_unchecked(line[line.len() - 1], &mut ());
        let Turn::Seat(_) = position.turn() else { return line };
        let next = known(&position).and_then(|index| position.action_at(index.into()));
        let Some(next) = next.filter(|_| line.len() < longest) else { return line };
        line.push(next);
    }
}
