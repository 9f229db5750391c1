//! A position with its history.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::{Action, Ending, Event, EventSink, Outcome, Position, Refusal, Seat, Turn};

/// The step from one state of a game to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply {
    /// By an action of the rules, a throw included.
    Action(Action),
    /// All players agree to end the game.
    Agree,
    /// A player resigns.
    Resign(Seat),
}

/// A state of a [`Game`]: the first, or one that a ply led to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(u32);

impl StateId {
    /// The state in which every game begins.
    pub const FIRST: StateId = StateId(0);
}

/// A game in progress: the position, its history, and the endings that depend on history (repetition) or on the players
/// (agreement, resignation).
///
/// A game may branch: [`Game::go_to`] leads back to any earlier state, and actions played there do not undo the others.
/// Every position is stored once, so playing costs the same however long the game is.
///
/// ```
/// use ashtapada_rules::{Game, Position, soldiers::{Options, Soldiers}};
/// let mut game = Game::new(Soldiers::start(&Options::default()).unwrap());
/// let before = game.state();
/// game.play("e4-e5".parse().unwrap(), &mut ()).unwrap();
/// let after = game.state();
/// game.go_to(before);
/// game.play("d4-d5".parse().unwrap(), &mut ()).unwrap();
/// game.go_to(after);
/// assert_eq!(game.actions().map(|action| action.to_string()).collect::<Vec<_>>(), ["e4-e5"]);
/// ```
#[derive(Clone, Debug)]
pub struct Game<P> {
    states: Vec<State<P>>,
    /// The current line: the indices of the states from the first to the current one.
    line: Vec<u32>,
    /// For each position key on the line, the last depth with that key.
    last_with: BTreeMap<u64, u32>,
}

#[derive(Clone, Debug)]
struct State<P> {
    position: P,
    outcome: Option<Outcome>,
    /// The ply that led to it; `None` for the first.
    ply: Option<Ply>,
    /// The index of the state before; its own for the first.
    before: u32,
    /// The number of plies before it.
    depth: u32,
    /// The last depth before it on its line with the same position key.
    same: Option<u32>,
}

/// A possible next state, not yet part of the game.
#[derive(Clone, Debug)]
pub struct Next<P> {
    position: P,
    outcome: Option<Outcome>,
    ply: Ply,
}

impl<P: Position> Next<P> {
    /// The position it leads to.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The result, if it ends the game.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Who decides next in it.
    pub fn turn(&self) -> Turn {
        if self.outcome.is_some() { Turn::Over } else { self.position.turn() }
    }
}

impl<P: Position> Game<P> {
    /// A game that begins with `position`.
    pub fn new(position: P) -> Game<P> {
        let outcome = position.outcome();
        let key = position.key();
        let first = State { position, outcome, ply: None, before: 0, depth: 0, same: None };
        Game { states: [first].into(), line: [0].into(), last_with: [(key, 0)].into() }
    }

    fn at(&self, id: StateId) -> &State<P> {
        &self.states[id.0 as usize]
    }

    /// The current state.
    pub fn state(&self) -> StateId {
        // The line always holds the first state.
        StateId(self.line.last().copied().unwrap_or(0))
    }

    fn now(&self) -> &State<P> {
        self.at(self.state())
    }

    /// The current position.
    pub fn position(&self) -> &P {
        &self.now().position
    }

    /// The position of a state of this game.
    pub fn position_at(&self, id: StateId) -> &P {
        &self.at(id).position
    }

    /// The result of the game at a state, if the game ended there.
    pub fn outcome_at(&self, id: StateId) -> Option<Outcome> {
        self.at(id).outcome
    }

    /// The state before another; `None` for the first.
    pub fn state_before(&self, id: StateId) -> Option<StateId> {
        let state = self.at(id);
        state.ply.map(|_| StateId(state.before))
    }

    /// The position the game began with.
    pub fn first(&self) -> &P {
        &self.states[0].position
    }

    /// The plies of the current line, from the first.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = Ply> + ExactSizeIterator + '_ {
        self.line[1..].iter().map(|&index| self.states[index as usize].ply.unwrap_or(Ply::Agree))
    }

    /// The actions of the current line, throws included, from the first.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + '_ {
        self.plies().filter_map(|ply| if let Ply::Action(action) = ply { Some(action) } else { None })
    }

    /// The number of plies on the current line.
    pub fn len(&self) -> usize {
        self.line.len() - 1
    }

    /// Whether the current state is the first.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position before ply number `index`, counted from 0; `None` past the last.
    pub fn before(&self, index: usize) -> Option<&P> {
        self.line.get(index).filter(|_| index < self.len()).map(|&index| &self.states[index as usize].position)
    }

    /// Who decides next, [`Turn::Over`] also when the game ended by history or agreement.
    pub fn turn(&self) -> Turn {
        if self.now().outcome.is_some() { Turn::Over } else { self.position().turn() }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now().outcome
    }

    /// Computes the state after a ply without playing it.
    ///
    /// # Errors
    /// Why it may not be played.
    pub fn consider(&self, ply: Ply, sink: &mut impl EventSink) -> Result<Next<P>, Refusal> {
        if self.now().outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let mut position = self.position().clone();
        match ply {
            Ply::Action(action) => position.play(action, sink)?,
            Ply::Agree => {}
            Ply::Resign(seat) if position.seats().contains(&seat) => sink.event(Event::Resigned { seat }),
            Ply::Resign(_) => return Err(Refusal::NoSuchAction),
        }
        Ok(self.next(position, ply, sink))
    }

    /// As [`Game::consider`] for an action of a game that was stored under an earlier edition of the rules. An action
    /// that only a fault of that edition allowed is played all the same; the refusal comes with it.
    ///
    /// # Errors
    /// It could not be played under any edition.
    pub fn consider_stored(&self, ply: Ply, sink: &mut impl EventSink) -> Result<(Next<P>, Option<Refusal>), Refusal> {
        let refusal = match self.consider(ply, sink) {
            Ok(next) => return Ok((next, None)),
            Err(refusal) => refusal,
        };
        let by_position = self.now().outcome == self.position().outcome();
        let Ply::Action(action) = ply else { return Err(refusal) };
        let mut position = self.position().clone();
        if !by_position || !position.force(action, sink) {
            return Err(refusal);
        }
        Ok((self.next(position, ply, sink), Some(refusal)))
    }

    fn next(&self, position: P, ply: Ply, sink: &mut impl EventSink) -> Next<P> {
        let ending = match ply {
            Ply::Agree => Some(Ending::Agreement),
            Ply::Resign(_) => Some(Ending::Resignation),
            Ply::Action(_) if position.outcome().is_none() && self.would_repeat(&position) => Some(Ending::Repetition),
            Ply::Action(_) => None,
        };
        let outcome = match (ending, ply) {
            (Some(_), Ply::Resign(seat)) => Some(position.outcome_resigned(seat)),
            (Some(ending), _) => Some(position.outcome_by(ending)),
            (None, _) => position.outcome(),
        };
        if let Some(ending) = ending {
            sink.event(Event::Over { ending });
        }
        Next { position, outcome, ply }
    }

    /// Makes a state part of the game. It must have been computed from the current state.
    pub fn accept(&mut self, next: Next<P>) -> StateId {
        let Next { position, outcome, ply } = next;
        let id = StateId(self.states.len() as u32);
        let state = State { position, outcome, ply: Some(ply), before: self.state().0, depth: 0, same: None };
        self.states.push(state);
        self.enter(id);
        id
    }

    /// Plays one action.
    ///
    /// # Errors
    /// Why the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Refusal> {
        self.ply(Ply::Action(action), sink)
    }

    /// Ends the game by agreement.
    ///
    /// # Errors
    /// The game is over already.
    pub fn agree(&mut self, sink: &mut impl EventSink) -> Result<(), Refusal> {
        self.ply(Ply::Agree, sink)
    }

    /// `seat` resigns.
    ///
    /// # Errors
    /// The game is over already, or that seat does not play.
    pub fn resign(&mut self, seat: Seat, sink: &mut impl EventSink) -> Result<(), Refusal> {
        self.ply(Ply::Resign(seat), sink)
    }

    /// Plays one ply.
    ///
    /// # Errors
    /// Why it may not be played; the game is then unchanged.
    pub fn ply(&mut self, ply: Ply, sink: &mut impl EventSink) -> Result<(), Refusal> {
        let next = self.consider(ply, sink)?;
        self.accept(next);
        Ok(())
    }

    /// Takes back the last ply. Its state is dropped only if no state was added after it. `None` at the start.
    pub fn take_back(&mut self) -> Option<Ply> {
        let last = self.state();
        let ply = self.at(last).ply?;
        self.leave();
        if last.0 as usize + 1 == self.states.len() {
            self.states.pop();
        }
        Some(ply)
    }

    /// Goes to another state of the game, earlier, later or on another branch; no state is dropped.
    ///
    /// The cost is the number of plies between the two.
    pub fn go_to(&mut self, id: StateId) {
        let mut path = Vec::new();
        let mut at = id;
        while self.line.get(self.at(at).depth as usize) != Some(&at.0) {
            path.push(at);
            at = StateId(self.at(at).before);
        }
        while self.state() != at {
            self.leave();
        }
        for id in path.into_iter().rev() {
            self.enter(id);
        }
    }

    /// Extends the line by a successor of its last state.
    fn enter(&mut self, id: StateId) {
        let depth = self.line.len() as u32;
        let key = self.at(id).position.key();
        let same = self.last_with.insert(key, depth);
        let state = &mut self.states[id.0 as usize];
        (state.depth, state.same) = (depth, same);
        self.line.push(id.0);
    }

    /// Removes the last state from the line, which must not be the first.
    fn leave(&mut self) {
        let state = self.now();
        let (key, same) = (state.position.key(), state.same);
        match same {
            Some(depth) => self.last_with.insert(key, depth),
            None => self.last_with.remove(&key),
        };
        self.line.pop();
    }

    /// Whether the next position would reach the limit of repetitions.
    fn would_repeat(&self, position: &P) -> bool {
        let limit = position.repetition_limit();
        let window = u32::from(position.reversible());
        if limit == 0 || window < 4 {
            return false;
        }
        let mut later = self.line.len() as u32;
        let earliest = later.saturating_sub(window);
        let mut same = self.last_with.get(&position.key()).copied();
        let mut count = 1;
        while let Some(depth) = same.filter(|&depth| depth >= earliest) {
            // Where an unusable throw is thrown again, the same position recurs within one turn.
            count += u8::from(later - depth != 2 || !self.throws_after(depth));
            if count == limit {
                return true;
            }
            later = depth;
            same = self.states[self.line[depth as usize] as usize].same;
        }
        false
    }

    /// Whether a throw is one of the next two plies after the state at a depth.
    fn throws_after(&self, depth: u32) -> bool {
        let states = self.line[depth as usize..].iter().take(2);
        states.into_iter().any(|&state| matches!(self.states[state as usize].position.turn(), Turn::Chance(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Chess, Options};

    fn play(game: &mut Game<Chess>, texts: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in texts.split(' ') {
            events.clear();
            let action = game.position().parse_action(text).unwrap();
            assert_eq!(game.play(action, &mut events), Ok(()), "{text}");
        }
        events
    }

    fn start() -> Game<Chess> {
        Game::new(Chess::start(&Options::default()).unwrap())
    }

    #[test]
    fn repetition_counts_along_each_branch() {
        let mut game = start();
        let shuffle = "g1f3 g8f6 f3g1 f6g8";
        play(&mut game, shuffle);
        let once = game.state();
        play(&mut game, "b1c3 b8c6");
        let aside = game.state();
        game.go_to(once);
        let events = play(&mut game, shuffle);
        assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Repetition }));
        assert_eq!(game.turn(), Turn::Over);
        let over = game.state();
        // On the branch aside the position has not come three times.
        game.go_to(aside);
        play(&mut game, "c3b1 c6b8");
        assert_eq!(game.turn(), Turn::Over);
        game.go_to(aside);
        play(&mut game, "e2e4");
        assert_eq!(game.outcome(), None);
        game.go_to(over);
        assert_eq!((game.len(), game.turn()), (8, Turn::Over));
        game.go_to(StateId::FIRST);
        assert!(game.is_empty());
    }

    #[test]
    fn an_agreed_end_is_taken_back_by_itself() {
        let mut game = start();
        play(&mut game, "e2e4");
        game.resign(Seat::North, &mut ()).unwrap();
        assert_eq!(game.agree(&mut ()), Err(Refusal::GameOver));
        assert_eq!(game.outcome().unwrap().share, [12, 0, 0, 0]);
        assert_eq!(game.take_back(), Some(Ply::Resign(Seat::North)));
        assert_eq!(game.resign(Seat::West, &mut ()), Err(Refusal::NoSuchAction));
        assert_eq!((game.len(), game.outcome()), (1, None));
        game.agree(&mut ()).unwrap();
        assert_eq!(game.plies().last(), Some(Ply::Agree));
        assert_eq!(game.actions().count(), 1);
    }

    #[test]
    fn what_was_taken_back_is_forgotten() {
        let mut game = start();
        play(&mut game, "e2e4 e7e5 g1f3");
        while game.take_back().is_some() {}
        assert_eq!((game.states.len(), game.last_with.len()), (1, 1));
        play(&mut game, "d2d4");
        let kept = game.state();
        play(&mut game, "d7d5");
        game.go_to(kept);
        assert_eq!(game.take_back().map(|_| game.states.len()), Some(3), "another state follows from it");
    }
}
