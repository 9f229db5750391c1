//! Games that are over, kept as they were replayed: they are looked at again and again, and hardly ever change.

use std::sync::{Arc, Mutex, PoisonError};

use ashtapada_rules::Turn;
use ashtapada_table::{Header, Table};

use crate::weighted::WeightedLru;

/// How many actions the games that are kept have together: some 60 MB.
const ACTIONS: u64 = 200_000;
/// What a game weighs beside its actions, as so many of them.
const OWN: u64 = 20;

/// The finished games that are kept in memory.
#[derive(Debug)]
pub struct FinishedGames(Mutex<WeightedLru<String, Arc<Table>>>);

impl Default for FinishedGames {
    fn default() -> FinishedGames {
        FinishedGames(Mutex::new(WeightedLru::new(ACTIONS)))
    }
}

impl FinishedGames {
    /// The game with this header as it was replayed last; somebody may have played on since.
    pub fn of(&self, game: &Header) -> Option<Arc<Table>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&game.id).filter(|table| table.header() == game).cloned()
    }

    /// Keeps a game if it is over.
    pub fn keep(&self, table: &Arc<Table>) {
        if table.turn() == Turn::Over {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let weight = OWN + u64::from(table.last());
            kept.put(table.header().id.clone(), Arc::clone(table), weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::{Act, NewGame, Secret};

    use super::*;

    fn table(id: &str) -> Table {
        Table::set_up(&NewGame::of("soldiers16-bl"), id, Secret::new([1; 32]), 0).unwrap().0
    }

    fn over(id: &str) -> Arc<Table> {
        let mut table = table(id);
        table.play(None, "resign south".parse::<Act>().unwrap()).unwrap();
        Arc::new(table)
    }

    #[test]
    fn games_that_are_over_are_kept_as_long_as_they_stay_as_they_were() {
        let finished = FinishedGames::default();
        let game = over("a");
        finished.keep(&game);
        finished.keep(&Arc::new(table("b")));
        assert!(Arc::ptr_eq(&finished.of(game.header()).unwrap(), &game));
        assert!(finished.of(table("b").header()).is_none(), "it goes on");
        let mut changed = game.header().clone();
        changed.created += 1;
        assert!(finished.of(&changed).is_none());
    }

    #[test]
    fn only_so_much_is_kept() {
        let finished = FinishedGames::default();
        let games: Vec<Arc<Table>> = (0..12_000).map(|number| over(&number.to_string())).collect();
        games.iter().for_each(|game| finished.keep(game));
        let kept = games.iter().filter(|game| finished.of(game.header()).is_some()).count() as u64;
        assert_eq!(kept, ACTIONS / (OWN + 1));
    }
}
