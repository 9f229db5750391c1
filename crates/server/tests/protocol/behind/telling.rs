//! A store that fails when it is told to, and says in each failure what nobody is to learn. It notes by which ids it was
//! asked for games.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ashtapada_ratings::{Game, Standing};
use ashtapada_rulebook::Day;
use ashtapada_rules::Family;
use ashtapada_server::store::{
    Account, AccountError, Accounts, Ceremony, CeremonyKind, Change, Credential, Cursor, DailyEntry, DailyGames,
    DueGame, GamePage, HistoryEntry, ListFilter, ListedGame, MemoryStore, RatedGame, Ratings, Report, Reports,
    StandingsCursor, StandingsPage, Store, StoreError, Token, TokenHash,
};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, PlayerId, Sitters, StoredEntry, Timing};
use async_trait::async_trait;

/// What stands behind.
pub const BEHIND: &str = "postgres://club:moonshine@db.inner/games, /var/lib/club/games.db";

/// Nothing fails.
const NEVER: u32 = u32::MAX;

pub struct Telling {
    pub inner: MemoryStore,
    /// How many calls work before all fail.
    left: AtomicU32,
    failed: AtomicBool,
    /// Whether it fails as what cannot be read, and not as what does not answer.
    pub damaged: AtomicBool,
    /// The ids by which games were asked for.
    pub asked: Mutex<Vec<String>>,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling {
            inner: MemoryStore::default(),
            left: AtomicU32::new(NEVER),
            failed: AtomicBool::new(false),
            damaged: AtomicBool::new(false),
            asked: Mutex::default(),
        }
    }
}

impl Telling {
    /// So many calls work from now on, and then all fail.
    pub fn fails_after(&self, calls: u32) {
        self.failed.store(false, Ordering::SeqCst);
        self.left.store(calls, Ordering::SeqCst);
    }

    /// Everything works again; whether anything failed.
    pub fn works(&self) -> bool {
        self.left.store(NEVER, Ordering::SeqCst);
        self.failed.load(Ordering::SeqCst)
    }

    fn called(&self) -> Result<(), StoreError> {
        let counted = |left: u32| if left == NEVER { Some(NEVER) } else { left.checked_sub(1) };
        if self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, counted).is_ok() {
            return Ok(());
        }
        self.failed.store(true, Ordering::SeqCst);
        let why = BEHIND.to_owned();
        Err(if self.damaged.load(Ordering::SeqCst) { StoreError::Damaged(why) } else { StoreError::Unavailable(why) })
    }

    fn called_for(&self, id: &str) -> Result<(), StoreError> {
        self.asked.lock().unwrap().push(id.to_owned());
        self.called()
    }
}

/// A trait whose methods work as those of the store within, or fail; those after `of` note the id.
macro_rules! telling {
    ($trait:ident, $inner:ident => $within:expr, $error:ty {
        $(fn $name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*
        of $(fn $of:ident($id:ident $(, $arg_of:ident: $kind_of:ty)*) -> $out_of:ty;)*
        also $($rest:tt)*
    }) => {
        #[async_trait]
        impl $trait for Telling {
            $(async fn $name(&self, $($arg: $kind),*) -> Result<$out, $error> {
                self.called()?;
                let $inner = &self.inner;
                $within.$name($($arg),*).await
            })*
            $(async fn $of(&self, $id: &str $(, $arg_of: $kind_of)*) -> Result<$out_of, $error> {
                self.called_for($id)?;
                let $inner = &self.inner;
                $within.$of($id $(, $arg_of)*).await
            })*
            $($rest)*
        }
    };
}

telling!(Store, inner => inner, StoreError {
    fn create(game: &Header, log: &[StoredEntry], glance: &Glance) -> ();
    fn create_met(game: &Header, log: &[StoredEntry], glance: &Glance) -> ();
    fn met(key: &KeyHash) -> Option<String>;
    fn newest(which: ListFilter, after: Option<&Cursor>, limit: u32) -> GamePage;
    fn ids(after: Option<&str>, limit: u32) -> Vec<String>;
    fn tidy(before: u64, but: &[String]) -> u64;
    fn due(by: u64, after: Option<&DueGame>, limit: u32) -> Vec<DueGame>;
    fn outages() -> Vec<(u64, u64)>;
    fn secret(new: [u8; 32]) -> [u8; 32];
    fn ready() -> ();
    of
    fn game(id) -> Option<Header>;
    fn log(id, after: u32) -> Vec<StoredEntry>;
    fn append(id, entry: &StoredEntry, glance: &Glance) -> ();
    fn set_seeds(id, seeds: &Seeds) -> ();
    fn set_sitters(id, sitters: &Sitters) -> ();
    fn set_timing(id, timing: &Timing, due: Option<u64>) -> ();
    fn timing(id) -> Option<Timing>;
    fn set_listed(id, listed: bool) -> ();
    fn claim(id) -> ();
    also
    fn reports(&self) -> &dyn Reports {
        self
    }
    fn daily(&self) -> &dyn DailyGames {
        self
    }
    fn ratings(&self) -> &dyn Ratings {
        self
    }
    fn accounts(&self) -> &dyn Accounts {
        self
    }
    async fn close(&self) {}
});

telling!(DailyGames, inner => inner.daily(), StoreError {
    fn enter(entry: &DailyEntry) -> DailyEntry;
    fn entered(day: Day, daily: &str, player: &KeyHash) -> Option<DailyEntry>;
    fn results(day: Day, daily: &str) -> Vec<(u16, u32)>;
    fn best_of_day(day: Day, daily: &str) -> Option<DailyEntry>;
    of
    fn score(game, points: u16, at: u64) -> bool;
    also
});

telling!(Reports, inner => inner.reports(), StoreError {
    fn add_report(report: &Report) -> bool;
    fn reported(after: u64, limit: u32) -> Vec<(u64, Report)>;
    fn reports_by(player: &PlayerId) -> Vec<Report>;
    fn forget_gone() -> ();
    of
    also
});

telling!(Ratings, inner => inner.ratings(), StoreError {
    fn count(game: &RatedGame) -> Vec<Change>;
    fn best(family: Family, after: Option<&StandingsCursor>, limit: u32) -> StandingsPage;
    fn standings(player: &PlayerId) -> Vec<(Family, Standing)>;
    fn history(player: &PlayerId, before: Option<u64>, limit: u32) -> Vec<HistoryEntry>;
    fn results(player: &PlayerId, limit: u32) -> Vec<(String, Game<PlayerId>)>;
    fn set_hidden(player: &PlayerId, hidden: bool) -> bool;
    of
    fn changes(game) -> Option<Vec<Change>>;
    fn void(game) -> bool;
    also
});

telling!(Accounts, inner => inner.accounts(), AccountError {
    fn create_account(account: &Account, first: Option<&Credential>) -> ();
    fn account(id: &str) -> Option<Account>;
    fn programs(owner: &str) -> Vec<Account>;
    fn rename_account(id: &str, name: &str) -> ();
    fn shown(id: &str) -> String;
    fn set_shown(id: &str, shown: &str) -> ();
    fn delete_account(id: &str) -> ();
    fn add_credential(credential: &Credential) -> ();
    fn credential(id: &[u8]) -> Option<Credential>;
    fn credentials(account: &str) -> Vec<Credential>;
    fn used_credential(id: &[u8], state: &[u8], at: u64) -> ();
    fn remove_credential(account: &str, id: &[u8]) -> ();
    fn add_token(token: &Token) -> ();
    fn token(hash: &TokenHash, now: u64) -> Option<(Token, Account)>;
    fn tokens(account: &str) -> Vec<Token>;
    fn renew_token(hash: &TokenHash, expires: u64) -> ();
    fn remove_token(hash: &TokenHash) -> ();
    fn tidy_tokens(now: u64) -> u64;
    fn begin_ceremony(ceremony: &Ceremony, most: u32, now: u64) -> ();
    fn end_ceremony(kind: CeremonyKind, challenge: &[u8; 16], now: u64) -> Option<Vec<u8>>;
    fn games_of(player: &PlayerId, which: ListFilter, after: Option<&Cursor>, limit: u32) -> GamePage;
    fn unknown(after: Option<&(PlayerId, String)>, limit: u32) -> Vec<(PlayerId, String)>;
    of
    also
    async fn games(&self, ids: &[&str]) -> Result<Vec<ListedGame>, AccountError> {
        self.called()?;
        self.asked.lock().unwrap().extend(ids.iter().map(ToString::to_string));
        self.inner.accounts().games(ids).await
    }
});
