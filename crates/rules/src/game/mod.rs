//! A position with its history.

mod states;
#[cfg(test)]
mod tests;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

pub use states::StateId;
use states::{State, States};

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

/// A game in progress: the position, its history, and the endings that depend on history (repetition) or on the players
/// (agreement, resignation).
///
/// A game may branch: [`Game::go_to`] leads back to any earlier state, and actions played there do not undo the others.
/// Playing costs the same however long the game is. Of the earlier positions one in sixteen is kept, and those between are
/// played again when they are asked for: so a long game takes little memory.
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
    states: States<P>,
    /// The current position.
    position: P,
    /// The current line: the indices of the states from the first to the current one.
    line: Vec<u32>,
    /// For each position key on the line, the last depth with that key.
    last_with: BTreeMap<u64, u32>,
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
        let key = position.key();
        let states = States::new(position.clone());
        Game { states, position, line: [0].into(), last_with: [(key, 0)].into() }
    }

    /// The current state.
    pub fn state(&self) -> StateId {
        // The line always holds the first state.
        StateId(self.line.last().copied().unwrap_or(0))
    }

    fn now(&self) -> &State {
        self.states.at(self.state())
    }

    /// The current position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position of a state of this game.
    pub fn position_at(&self, id: StateId) -> P {
        if id == self.state() { self.position.clone() } else { self.states.position(id) }
    }

    /// The result of the game at a state, if the game ended there.
    pub fn outcome_at(&self, id: StateId) -> Option<Outcome> {
        self.states.at(id).outcome
    }

    /// The state before another; `None` for the first.
    pub fn state_before(&self, id: StateId) -> Option<StateId> {
        let state = self.states.at(id);
        state.ply.map(|_| StateId(state.before))
    }

    /// The position the game began with.
    pub fn first(&self) -> &P {
        self.states.first()
    }

    /// The plies of the current line, from the first.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = Ply> + ExactSizeIterator + '_ {
        self.line[1..].iter().map(|&index| self.states.at(StateId(index)).ply.unwrap_or(Ply::Agree))
    }

    /// The plies of the current line from number `index` on, counted from 0, each with the position before it.
    ///
    /// ```
    /// use ashtapada_rules::{Game, Position, soldiers::{Options, Soldiers}};
    /// let mut game = Game::new(Soldiers::start(&Options::default()).unwrap());
    /// game.play("e4-e5".parse().unwrap(), &mut ()).unwrap();
    /// let texts: Vec<_> = game.steps(0).map(|(before, _)| before.text()).collect();
    /// assert_eq!(texts, [game.first().text()]);
    /// ```
    pub fn steps(&self, index: usize) -> impl Iterator<Item = (P, Ply)> + '_ {
        let (mut next, mut depth) = (self.before(index), index);
        self.plies().skip(index).map_while(move |ply| {
            let before = next.take()?;
            depth += 1;
            next = self.line.get(depth).and_then(|&index| self.states.kept(StateId(index))).cloned().or_else(|| {
                let mut after = before.clone();
                states::play_again(&mut after, ply);
                Some(after)
            });
            Some((before, ply))
        })
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

    /// The position before ply number `index`, counted from 0; `None` past the last. All of them in turn are had at less
    /// cost from [`Game::steps`].
    pub fn before(&self, index: usize) -> Option<P> {
        self.line.get(index).filter(|_| index < self.len()).map(|&index| self.states.position(StateId(index)))
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
        let id = self.states.add(self.state(), ply, &position, outcome);
        self.enter(id);
        self.position = position;
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

    /// Goes on where only a draw rule (repetition, too long without progress, too little to mate with) has ended the game:
    /// as players do until one of them claims the draw. Returns whether the game goes on.
    ///
    /// ```
    /// use ashtapada_rules::{Game, Position, Turn, chess::{Chess, Options}};
    /// let mut game = Game::new(Chess::start(&Options::default()).unwrap());
    /// for text in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(' ') {
    ///     let action = game.position().parse_action(text).unwrap();
    ///     game.play(action, &mut ()).unwrap();
    /// }
    /// assert_eq!(game.turn(), Turn::Over);
    /// assert!(game.play_on());
    /// assert_ne!(game.turn(), Turn::Over);
    /// ```
    pub fn play_on(&mut self) -> bool {
        let now = self.now();
        let repeated = now.outcome.is_some_and(|outcome| outcome.ending == Ending::Repetition);
        let open = if repeated { Some(self.position.clone()) } else { self.position.undrawn() };
        let Some(position) = open.filter(|_| now.outcome.is_some()) else { return false };
        self.states.reopen(self.state(), position.clone());
        self.position = position;
        true
    }

    /// Takes back the last ply. Its state is dropped only if no state was added after it. `None` at the start.
    pub fn take_back(&mut self) -> Option<Ply> {
        let last = self.state();
        let ply = self.now().ply?;
        self.leave();
        self.states.drop_last(last);
        self.position = self.states.position(self.state());
        Some(ply)
    }

    /// Goes to another state of the game, earlier, later or on another branch; no state is dropped.
    ///
    /// The cost is the number of plies between the two.
    pub fn go_to(&mut self, id: StateId) {
        if id == self.state() {
            return;
        }
        let mut path = Vec::new();
        let mut at = id;
        while self.line.get(self.states.at(at).depth as usize) != Some(&at.0) {
            path.push(at);
            at = StateId(self.states.at(at).before);
        }
        while self.state() != at {
            self.leave();
        }
        for id in path.into_iter().rev() {
            self.enter(id);
        }
        self.position = self.states.position(id);
    }

    /// Extends the line by a successor of its last state.
    fn enter(&mut self, id: StateId) {
        let depth = self.line.len() as u32;
        let state = self.states.at_mut(id);
        state.same = self.last_with.insert(state.key, depth);
        self.line.push(id.0);
    }

    /// Removes the last state from the line, which must not be the first.
    fn leave(&mut self) {
        let (key, same) = (self.now().key, self.now().same);
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
            same = self.states.at(StateId(self.line[depth as usize])).same;
        }
        false
    }

    /// Whether a throw is one of the next two plies after the state at a depth.
    fn throws_after(&self, depth: u32) -> bool {
        let states = self.line[depth as usize..].iter().take(2);
        states.into_iter().any(|&state| self.states.at(StateId(state)).throws)
    }
}
