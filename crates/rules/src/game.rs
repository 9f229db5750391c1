//! A position with its history.

use alloc::vec::Vec;

use crate::{Action, Ending, Event, EventSink, Outcome, Position, Refusal, Seat, Turn};

/// A game in progress: the position, how it came about, and the endings that depend on history
/// (repetition) or on the players (agreement, resignation).
#[derive(Clone, Debug)]
pub struct Game<P> {
    position: P,
    /// Each action with the position before it.
    past: Vec<(P, Action)>,
    /// Set when the game ended otherwise than in the position itself.
    ended: Option<Outcome>,
}

impl<P: Position> Game<P> {
    /// A game that begins with `position`.
    pub fn new(position: P) -> Game<P> {
        Game { position, past: Vec::new(), ended: None }
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position the game began with.
    pub fn first(&self) -> &P {
        self.past.first().map_or(&self.position, |(position, _)| position)
    }

    /// The actions played, throws included, from the first.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> + '_ {
        self.past.iter().map(|&(_, action)| action)
    }

    /// The position before action number `index`, counted from 0; `None` past the last.
    pub fn before(&self, index: usize) -> Option<&P> {
        self.past.get(index).map(|(position, _)| position)
    }

    /// Who decides next, [`Turn::Over`] also when the game ended by history or agreement.
    pub fn turn(&self) -> Turn {
        if self.ended.is_some() { Turn::Over } else { self.position.turn() }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.position.outcome())
    }

    /// Plays one action.
    ///
    /// # Errors
    /// Why the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::GameOver);
        }
        let before = self.position.clone();
        self.position.play(action, sink)?;
        self.past.push((before, action));
        if self.position.outcome().is_none() && self.is_repeated() {
            self.end(Ending::Repetition, sink);
        }
        Ok(())
    }

    /// Ends the game as the players agreed.
    ///
    /// # Errors
    /// The game is over already.
    pub fn agree(&mut self, sink: &mut impl EventSink) -> Result<(), Refusal> {
        if self.turn() == Turn::Over {
            return Err(Refusal::GameOver);
        }
        self.end(Ending::Agreement, sink);
        Ok(())
    }

    /// `seat` gives up.
    ///
    /// # Errors
    /// The game is over already, or that seat does not play.
    pub fn resign(&mut self, seat: Seat, sink: &mut impl EventSink) -> Result<(), Refusal> {
        if self.turn() == Turn::Over {
            return Err(Refusal::GameOver);
        }
        if !self.position.seats().contains(&seat) {
            return Err(Refusal::NoSuchAction);
        }
        sink.event(Event::Resigned { seat });
        sink.event(Event::Over { ending: Ending::Resignation });
        self.ended = Some(self.position.outcome_resigned(seat));
        Ok(())
    }

    /// Takes back the last action (or the agreed end, leaving the actions). `None` at the start.
    pub fn take_back(&mut self) -> Option<Action> {
        self.ended = None;
        let (position, action) = self.past.pop()?;
        self.position = position;
        Some(action)
    }

    fn end(&mut self, ending: Ending, sink: &mut impl EventSink) {
        self.ended = Some(self.position.outcome_by(ending));
        sink.event(Event::Over { ending });
    }

    /// Whether the position stands for the last time allowed.
    fn is_repeated(&self) -> bool {
        let limit = self.position.repetition_limit();
        if limit == 0 || usize::from(self.position.reversible()) < 4 {
            return false;
        }
        let key = self.position.key();
        let window = usize::from(self.position.reversible());
        let seen = self.past.iter().rev().take(window).filter(|(position, _)| position.key() == key).count();
        seen + 1 >= usize::from(limit)
    }
}
