//! Games of days in memory.

use std::collections::BTreeMap;

use ashtapada_table::KeyHash;
use ashtapada_table::rulebook::Day;
use async_trait::async_trait;

use super::MemoryStore;
use crate::StoreError;
use crate::daily::{DailyEntry, DailyGames};

/// A game, and when it was over.
#[derive(Debug)]
pub struct MemoryEntry {
    entry: DailyEntry,
    ended: u64,
}

#[async_trait]
impl DailyGames for MemoryStore {
    async fn enter(&self, entry: &DailyEntry) -> Result<DailyEntry, StoreError> {
        Ok(self.with_daily(|games| {
            let same = |known: &&MemoryEntry| {
                let known = &known.entry;
                known.is_of(entry.day, &entry.daily) && known.player == entry.player
            };
            if let Some(known) = games.iter().find(same) {
                return known.entry.clone();
            }
            games.push(MemoryEntry { entry: entry.clone(), ended: 0 });
            entry.clone()
        }))
    }

    async fn entered(&self, day: Day, daily: &str, player: &KeyHash) -> Result<Option<DailyEntry>, StoreError> {
        let is_it = |known: &&MemoryEntry| known.entry.is_of(day, daily) && known.entry.player == *player;
        Ok(self.with_daily(|games| games.iter().find(is_it).map(|known| known.entry.clone())))
    }

    async fn score(&self, game: &str, points: u16, at: u64) -> Result<bool, StoreError> {
        Ok(self.with_daily(|games| {
            let open = games.iter_mut().find(|known| known.entry.game == game && known.entry.points.is_none());
            let is_new = open.is_some();
            if let Some(known) = open {
                (known.entry.points, known.ended) = (Some(points), at);
            }
            is_new
        }))
    }

    async fn results(&self, day: Day, daily: &str) -> Result<Vec<(u16, u32)>, StoreError> {
        let mut counts = BTreeMap::new();
        self.with_daily(|games| {
            for points in
                games.iter().filter(|known| known.entry.is_of(day, daily)).filter_map(|known| known.entry.points)
            {
                *counts.entry(points).or_default() += 1;
            }
        });
        Ok(counts.into_iter().collect())
    }

    async fn best_of_day(&self, day: Day, daily: &str) -> Result<Option<DailyEntry>, StoreError> {
        Ok(self.with_daily(|games| {
            let over = games.iter().filter(|known| known.entry.is_of(day, daily) && known.entry.points.is_some());
            let order =
                |known: &&MemoryEntry| (std::cmp::Reverse(known.entry.points), known.ended, known.entry.game.clone());
            over.min_by_key(order).map(|known| known.entry.clone())
        }))
    }
}
