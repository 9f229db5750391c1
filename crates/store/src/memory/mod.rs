//! Games stored in memory: for tests, and the reference for the conformance suite.

mod accounts;
mod daily;
mod ratings;
mod reports;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, OnceLock, PoisonError};

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, Sitters, StoredEntry, Timing};
use async_trait::async_trait;

use accounts::MemoryAccounts;

use super::{
    Accounts, Cursor, DailyGames, DueGame, GamePage, ListFilter, ListedGame, Ratings, Report, Reports, Store,
    StoreError,
};

/// Stores games until the program ends.
#[derive(Debug, Default)]
pub struct MemoryStore {
    games: Mutex<HashMap<String, MemoryGame>>,
    accounts: Mutex<MemoryAccounts>,
    ratings: Mutex<ratings::MemoryRatings>,
    reports: Mutex<Vec<Report>>,
    daily: Mutex<Vec<daily::MemoryEntry>>,
    secret: OnceLock<[u8; 32]>,
}

/// A game in memory.
#[derive(Debug)]
struct MemoryGame {
    game: Header,
    log: Vec<StoredEntry>,
    played: u64,
    glance: Glance,
    listed: bool,
    timing: Option<Timing>,
    /// The keys of those who were brought together in it.
    met: HashSet<KeyHash>,
}

impl MemoryGame {
    /// Whether somebody has done something in it.
    fn begun(&self) -> bool {
        self.log.iter().any(|entry| entry.client.is_some())
    }
}

impl MemoryStore {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, MemoryGame>) -> T) -> T {
        // Nothing panics while the lock is held, so a poisoned lock still guards whole data.
        work(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_accounts<T>(&self, work: impl FnOnce(&mut MemoryAccounts) -> T) -> T {
        work(&mut self.accounts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_reports<T>(&self, work: impl FnOnce(&mut Vec<Report>) -> T) -> T {
        work(&mut self.reports.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn with_daily<T>(&self, work: impl FnOnce(&mut Vec<daily::MemoryEntry>) -> T) -> T {
        work(&mut self.daily.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn change(&self, id: &str, change: impl FnOnce(&mut MemoryGame)) -> Result<(), StoreError> {
        self.with(|games| {
            let missing = StoreError::Missing { game: id.to_owned(), seq: 0 };
            games.get_mut(id).map(change).ok_or(missing)
        })
    }
}

/// The first of these games after a cursor, last played first.
fn page_of<'a>(games: impl Iterator<Item = &'a MemoryGame>, after: Option<&Cursor>, limit: u32) -> GamePage {
    let is_after =
        |game: &ListedGame| after.is_none_or(|after| (after.played, &game.game.id) > (game.played, &after.id));
    let mut list: Vec<ListedGame> = games
        .map(|kept| ListedGame {
            game: kept.game.clone(),
            played: kept.played,
            glance: Glance { due: None, ..kept.glance.clone() },
        })
        .filter(is_after)
        .collect();
    list.sort_by(|a, b| b.played.cmp(&a.played).then_with(|| a.game.id.cmp(&b.game.id)));
    list.truncate(limit as usize);
    let last = list.last().filter(|_| list.len() == limit as usize);
    let next = last.map(|last| Cursor { played: last.played, id: last.game.id.clone() });
    GamePage { games: list, next }
}

impl MemoryStore {
    fn put(
        &self,
        game: &Header,
        log: &[StoredEntry],
        glance: &Glance,
        met: HashSet<KeyHash>,
    ) -> Result<(), StoreError> {
        self.with(|games| {
            if games.contains_key(&game.id) {
                return Err(StoreError::Taken { game: game.id.clone(), seq: 0 });
            }
            if games.values().any(|kept| !kept.met.is_disjoint(&met)) {
                return Err(StoreError::Seated);
            }
            let kept = MemoryGame {
                game: game.clone(),
                log: log.to_vec(),
                played: game.created,
                glance: glance.clone(),
                listed: true,
                timing: None,
                met,
            };
            games.insert(game.id.clone(), kept);
            Ok(())
        })
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, HashSet::new())
    }

    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, game.sitters.keys().collect())
    }

    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError> {
        Ok(self.with(|games| games.values().find(|kept| kept.met.contains(key)).map(|kept| kept.game.id.clone())))
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        Ok(self.with(|games| games.get(id).map(|kept| kept.game.clone())))
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        Ok(self.with(|games| {
            games.get(id).map_or_else(Vec::new, |kept| kept.log.iter().filter(|e| e.seq > after).cloned().collect())
        }))
    }

    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        self.with(|games| {
            let missing = || StoreError::Missing { game: id.to_owned(), seq: entry.seq };
            let kept = games.get_mut(id).ok_or_else(missing)?;
            if entry.client.is_some() && kept.log.iter().any(|with_accounts| with_accounts.client == entry.client) {
                return Err(StoreError::Repeated);
            }
            let next = kept.log.len() as u32 + 1;
            if entry.seq < next {
                return Err(StoreError::Taken { game: id.to_owned(), seq: entry.seq });
            }
            if entry.seq > next {
                return Err(missing());
            }
            kept.log.push(entry.clone());
            kept.played = entry.at;
            kept.glance = glance.clone();
            kept.listed = true;
            Ok(())
        })
    }

    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        self.change(id, |kept| kept.game.seeds = seeds.clone())
    }

    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        self.change(id, |kept| kept.game.sitters = sitters.clone())
    }

    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        self.change(id, |kept| {
            kept.timing = Some(*timing);
            kept.glance.due = due;
        })
    }

    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        Ok(self.with(|games| games.get(id).and_then(|kept| kept.timing)))
    }

    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError> {
        let place = |game: &DueGame| (game.at, game.id.clone());
        Ok(self.with(|games| {
            let due = games.iter().filter_map(|(id, kept)| Some(DueGame { at: kept.glance.due?, id: id.clone() }));
            let mut due: Vec<DueGame> =
                due.filter(|game| game.at <= by && after.is_none_or(|after| place(game) > place(after))).collect();
            due.sort_by_key(place);
            due.truncate(limit as usize);
            due
        }))
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        self.change(id, |kept| kept.listed = listed)
    }

    async fn newest(&self, filter: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError> {
        Ok(self.with(|games| {
            let listed = games.values().filter(|kept| kept.listed && (kept.glance.over || kept.begun()));
            page_of(listed.filter(|kept| filter.has(kept.glance.over)), after, limit)
        }))
    }

    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(self.with(|games| {
            let mut ids: Vec<String> =
                games.keys().filter(|id| after.is_none_or(|after| id.as_str() > after)).cloned().collect();
            ids.sort_unstable();
            ids.truncate(limit as usize);
            ids
        }))
    }

    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        Ok(self.with(|games| {
            let with_accounts = games.len();
            games.retain(|id, kept| {
                let set_up = &kept.game.setup;
                kept.played >= before
                    || kept.glance.over
                    || kept.begun()
                    || set_up.given > 0
                    || set_up.position.is_some()
                    || but.contains(id)
            });
            (with_accounts - games.len()) as u64
        }))
    }

    fn daily(&self) -> &dyn DailyGames {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    async fn secret(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        Ok(*self.secret.get_or_init(|| new))
    }

    async fn ready(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn accounts(&self) -> &dyn Accounts {
        self
    }

    async fn close(&self) {}
}
