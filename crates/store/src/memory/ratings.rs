//! Ratings in memory.

use std::collections::BTreeSet;
use std::sync::PoisonError;

use ashtapada_ratings::{Game, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;

use super::MemoryStore;
use super::accounts::is_gone;
use crate::StoreError;
use crate::ratings::{
    Change, HistoryEntry, PlayerStanding, RatedGame, Ratings, StandingsCursor, StandingsPage, replayed,
};

/// The ratings: the games that count. All else follows from them.
#[derive(Debug, Default)]
pub(super) struct MemoryRatings {
    games: Vec<(RatedGame, bool)>,
    hidden: BTreeSet<PlayerId>,
}

impl MemoryRatings {
    /// The changes of all games of a family that are not void, by their numbers.
    fn changes(&self, family: Family) -> Vec<(i64, Vec<Change>)> {
        let own = self.games.iter().zip(0..).filter(|((game, void), _)| game.family == family && !void);
        replayed(own.map(|((game, _), number)| (number, game.result.clone()))).1
    }

    fn standings(&self, family: Family) -> Vec<PlayerStanding> {
        let own = self.games.iter().zip(0..).filter(|((game, void), _)| game.family == family && !void);
        let (book, _) = replayed(own.map(|((game, _), number)| (number, game.result.clone())));
        book.standings()
            .map(|(player, standing)| PlayerStanding { player: player.clone(), standing: *standing })
            .collect()
    }

    fn find(&self, game: &str) -> Option<usize> {
        self.games.iter().position(|(known, _)| known.game == game)
    }

    fn changes_of(&self, number: usize) -> Vec<Change> {
        let changes = self.changes(self.games[number].0.family);
        changes.into_iter().find(|(own, _)| *own == number as i64).map_or_else(Vec::new, |(_, changes)| changes)
    }
}

impl MemoryStore {
    fn with_ratings<T>(&self, work: impl FnOnce(&mut MemoryRatings) -> T) -> T {
        work(&mut self.ratings.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait]
impl Ratings for MemoryStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        Ok(self.with_ratings(|counted| {
            let number = counted.find(&game.game).unwrap_or_else(|| {
                counted.games.push((game.clone(), false));
                counted.games.len() - 1
            });
            counted.changes_of(number)
        }))
    }

    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError> {
        Ok(self.with_ratings(|counted| counted.find(game).map(|number| counted.changes_of(number))))
    }

    async fn best(
        &self,
        family: Family,
        after: Option<&StandingsCursor>,
        limit: u32,
    ) -> Result<StandingsPage, StoreError> {
        let accounts = self.players();
        Ok(self.with_ratings(|counted| {
            let order = |one: &StandingsCursor, other: &StandingsCursor| {
                let names = || one.player.to_string().cmp(&other.player.to_string());
                other.at_least.total_cmp(&one.at_least).then_with(names)
            };
            let mut players = counted.standings(family);
            players.retain(|rated| !counted.hidden.contains(&rated.player) && !is_gone(&rated.player, &accounts));
            players.retain(|rated| after.is_none_or(|after| order(&rated.place(), after).is_gt()));
            players.sort_by(|one, other| order(&one.place(), &other.place()));
            players.truncate(limit as usize);
            StandingsPage::of(players, limit)
        }))
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        Ok(self.with_ratings(|counted| {
            let of = |family| counted.standings(family).into_iter().find(|rated| rated.player == *player);
            Family::ALL.into_iter().filter_map(|family| Some((family, of(family)?.standing))).collect()
        }))
    }

    async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<HistoryEntry>, StoreError> {
        Ok(self.with_ratings(|counted| {
            let all = Family::ALL.into_iter().flat_map(|family| counted.changes(family));
            let own = all.filter_map(|(number, changes)| {
                let Change { before, after, left, .. } = changes.into_iter().find(|change| change.player == *player)?;
                let (RatedGame { game, family, at, .. }, _) = counted.games[number as usize].clone();
                Some(HistoryEntry { number: number as u64, game, family, at, before, after, left })
            });
            let mut played: Vec<HistoryEntry> =
                own.filter(|own| before.is_none_or(|before| own.number < before)).collect();
            played.sort_by_key(|own| std::cmp::Reverse(own.number));
            played.truncate(limit as usize);
            played
        }))
    }

    async fn results(&self, player: &PlayerId, limit: u32) -> Result<Vec<(String, Game<PlayerId>)>, StoreError> {
        Ok(self.with_ratings(|counted| {
            let own = counted
                .games
                .iter()
                .rev()
                .filter(|(game, void)| !void && game.result.players().any(|one| one == player));
            own.take(limit as usize).map(|(game, _)| (game.game.clone(), game.result.clone())).collect()
        }))
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        Ok(self.with_ratings(|counted| {
            let found = counted.find(game).filter(|&number| !counted.games[number].1);
            found.inspect(|&number| counted.games[number].1 = true).is_some()
        }))
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        Ok(self.with_ratings(|counted| match hidden {
            true => counted.hidden.insert(player.clone()),
            false => counted.hidden.remove(player),
        }))
    }
}
