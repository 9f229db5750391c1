//! Fixed opponents: players that never change, so that the strength of others can be measured by them. No game that people play
//! knows them.

mod searcher_1;
mod uct;

use ashtapada_arena::{Entrant, Fault, Forfeit, Limit, Seated};
use ashtapada_engine::{Choice, Clock, Limits, Player, Setup, Situation};
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;
use ashtapada_rules::{ActionList, AnyPosition, Game, Position, Turn};

use searcher_1::Searcher1;
use uct::Uct;

/// Which of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frozen {
    /// Plain UCT with random playouts.
    Uct,
    /// The searcher of November 2026.
    Searcher1,
}

impl Frozen {
    /// All of them.
    pub const ALL: [Frozen; 2] = [Frozen::Uct, Frozen::Searcher1];

    /// Its name on the command line and in the files of rounds.
    pub const fn id(self) -> &'static str {
        match self {
            Frozen::Uct => "uct",
            Frozen::Searcher1 => "searcher-1",
        }
    }

    /// A new one for one seat in one game.
    fn player(self, seed: u64) -> Box<dyn OfEveryFamily> {
        let setup = Setup::seeded(seed);
        match self {
            Frozen::Uct => Box::new(Uct::new(&setup)),
            Frozen::Searcher1 => Box::new(Searcher1::new(&setup)),
        }
    }
}

/// A player of the families that there were when it was frozen.
trait OfEveryFamily: Player<FourKings> + Player<Soldiers> + Player<Chess> {}

impl<T: Player<FourKings> + Player<Soldiers> + Player<Chess>> OfEveryFamily for T {}

/// One of them with its limit for each action, to be seated in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrozenEntrant {
    pub frozen: Frozen,
    pub limit: Limit,
}

impl Entrant for FrozenEntrant {
    fn name(&self) -> String {
        format!("{}@{}", self.frozen.id(), self.limit)
    }

    fn sit(&self, seed: u64) -> Result<Box<dyn Seated>, Forfeit> {
        Ok(Box::new(Seat { player: self.frozen.player(seed), limit: self.limit }))
    }
}

/// One of them in its seat.
struct Seat {
    player: Box<dyn OfEveryFamily>,
    limit: Limit,
}

impl Seated for Seat {
    fn choose(&mut self, game: &Game<AnyPosition>, clock: Clock<'_>) -> Result<Choice, Forfeit> {
        let (at, limits) = (Situation::from(game), self.limit.by(clock));
        let choice = match at.position() {
            AnyPosition::FourKings(position) => self.player.think(&at.with_position(*position), limits, &mut |_| {}),
            AnyPosition::Soldiers(position) => self.player.think(&at.with_position(*position), limits, &mut |_| {}),
            AnyPosition::Chess(position) => self.player.think(&at.with_position(*position), limits, &mut |_| {}),
            _ => None,
        };
        choice.ok_or_else(|| Forfeit { fault: Fault::Illegal, told: "it chose no action".to_owned() })
    }
}

/// The actions that may be chosen; `None` when there are none.
fn choices<P: Position>(at: &Situation<P>, limits: &Limits<'_>) -> Option<ActionList> {
    let Turn::Seat(_) = at.turn() else { return None };
    let mut list = ActionList::new();
    at.position().actions(&mut list);
    list.retain(|action| limits.allows(*action));
    (!list.is_empty()).then_some(list)
}

#[cfg(test)]
mod tests;
