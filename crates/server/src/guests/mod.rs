//! What one address may take of the server, so that nobody keeps it from the others.
//!
//! The limits are wide: a family, a class or a club may sit behind one address. This computer itself has none. An
//! address of the sixth version counts by its first half, which is what a household is given ([`ledger`]).

mod ledger;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ashtapada_table::{Problem, ProblemKind};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use ledger::Ledger;
pub use ledger::network;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::peer::Peer;

/// What one address may take, and what all may hold together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerAddress {
    /// How many sockets may be open. One of a trial or of the study counts twice, since its messages may be long.
    pub sockets: u32,
    /// How many positions or games may be looked into at once.
    pub searches: u32,
    /// How many may look for people to play with at once.
    pub seekers: u32,
    /// How many bytes of requests may be on their way or being answered.
    pub bytes: u32,
    /// The same of all addresses together.
    pub bytes_in_all: u64,
    /// How many actions there may be in the games that are held open, by trials and by sockets at tables.
    pub actions: u32,
    /// The same of all addresses together.
    pub actions_in_all: u64,
    /// How many tables may be set up.
    pub tables: Quota,
    /// How many requests may be made to the API, the opening of a socket included. Replaying a game counts as one more for
    /// every [`ACTIONS`] actions.
    pub requests: Quota,
    /// How often somebody may begin to sign in.
    pub sign_ins: Quota,
    /// How many accounts may be made.
    pub accounts: Quota,
    /// How many wrong codes of tables may be tried.
    pub wrong_codes: Quota,
}

/// So many replayed actions cost as much as a request.
pub const ACTIONS: u32 = 100;

impl Default for PerAddress {
    fn default() -> PerAddress {
        PerAddress {
            sockets: 300,
            searches: 8,
            seekers: 100,
            bytes: 4 << 20,
            bytes_in_all: 64 << 20,
            actions: 200_000,
            actions_in_all: 2_000_000,
            tables: Quota { burst: 30, every: Duration::from_secs(6) },
            requests: Quota { burst: 400, every: Duration::from_millis(20) },
            sign_ins: Quota { burst: 60, every: Duration::from_secs(3) },
            accounts: Quota { burst: 40, every: Duration::from_secs(300) },
            wrong_codes: Quota { burst: 10, every: Duration::from_secs(6) },
        }
    }
}

/// So many at once, and one more after each such time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    pub burst: u32,
    /// Until one more is given.
    pub every: Duration,
}

/// A kind of what is used up and comes back with time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpendKind {
    /// A request to the API.
    Request,
    /// Setting up a table.
    Table,
    /// Beginning a ceremony of a passkey.
    SignIn,
    Account,
    /// Trying a code of a table that is none.
    WrongCode,
}

impl SpendKind {
    const COUNT: usize = SpendKind::WrongCode as usize + 1;

    fn quota(self, limits: &PerAddress) -> Quota {
        match self {
            SpendKind::Request => limits.requests,
            SpendKind::Table => limits.tables,
            SpendKind::SignIn => limits.sign_ins,
            SpendKind::Account => limits.accounts,
            SpendKind::WrongCode => limits.wrong_codes,
        }
    }

    fn name(self) -> &'static str {
        match self {
            SpendKind::Request => "requests",
            SpendKind::Table => "new tables",
            SpendKind::SignIn => "tries to sign in",
            SpendKind::Account => "new accounts",
            SpendKind::WrongCode => "wrong codes",
        }
    }
}

/// A kind of what is held for a while and given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldKind {
    Socket,
    /// A position or game that is looked into.
    Search,
    /// A search for people.
    Seeker,
    /// A byte of a request.
    Byte,
    /// An action of a game that is held open.
    Action,
}

impl HoldKind {
    const COUNT: usize = HoldKind::Action as usize + 1;

    /// The most that one address may hold, and that all may.
    fn limits(self, limits: &PerAddress) -> (u64, u64) {
        match self {
            HoldKind::Socket => (limits.sockets.into(), u64::MAX),
            HoldKind::Search => (limits.searches.into(), u64::MAX),
            HoldKind::Seeker => (limits.seekers.into(), u64::MAX),
            HoldKind::Byte => (limits.bytes.into(), limits.bytes_in_all),
            HoldKind::Action => (limits.actions.into(), limits.actions_in_all),
        }
    }

    /// What there is too much of, and what to do.
    fn refusal(self, most: u64) -> String {
        match self {
            HoldKind::Socket => format!("from your address {most} pages are open; close some of them"),
            HoldKind::Search => format!("from your address {most} positions are looked into; wait until one is done"),
            HoldKind::Seeker => format!("from your address {most} look for people; wait until some have met"),
            HoldKind::Byte => {
                "from your address too much is being sent at once; try again when some of it is done".to_owned()
            }
            HoldKind::Action => {
                format!("from your address games of {most} actions are open; close some of the long ones")
            }
        }
    }
}

/// A quota is used up: somebody takes too much.
#[derive(Debug, PartialEq, Eq)]
pub struct QuotaError {
    /// What, and what to do.
    pub why: String,
    /// In how many seconds more is given, if that is known.
    pub after: Option<u64>,
}

impl From<QuotaError> for Problem {
    fn from(busy: QuotaError) -> Problem {
        Problem::new(ProblemKind::Busy, busy.why)
    }
}

/// What everybody has taken.
#[derive(Debug)]
pub struct Guests {
    limits: PerAddress,
    ledger: Mutex<Ledger>,
}

impl Guests {
    pub fn new(limits: PerAddress) -> Arc<Guests> {
        Arc::new(Guests { limits, ledger: Mutex::default() })
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who asks, with the account of what was taken from that address. This computer, and the server itself, have none and take
/// what they want.
#[derive(Debug, Clone)]
pub struct Guest(Option<(Arc<Guests>, IpAddr)>);

impl Guest {
    /// Whoever comes from there.
    pub fn of(guests: &Arc<Guests>, peer: Peer) -> Guest {
        Guest((!peer.is_local()).then(|| (Arc::clone(guests), peer.ip)))
    }

    pub fn server() -> Guest {
        Guest(None)
    }

    /// Takes one.
    ///
    /// # Errors
    /// Too many were taken from there.
    pub fn spend(&self, what: SpendKind) -> Result<(), QuotaError> {
        self.may(what)?;
        self.charge(what, 1);
        Ok(())
    }

    /// Whether one more may be taken, which is not yet taken.
    ///
    /// # Errors
    /// Too many were taken from there.
    pub fn may(&self, what: SpendKind) -> Result<(), QuotaError> {
        let Some((guests, ip)) = &self.0 else { return Ok(()) };
        let (quota, now) = (what.quota(&guests.limits), Instant::now());
        let due = guests.ledger().of(*ip, now).1.due(what).max(now) + quota.every;
        let (ahead, most) = (due - now, quota.every.saturating_mul(quota.burst));
        if ahead <= most {
            return Ok(());
        }
        let wait = (ahead - most).as_secs() + 1;
        let why = format!("too many {} from your address; try again in {wait} seconds", what.name());
        Err(QuotaError { why, after: Some(wait) })
    }

    /// Takes so many, also more than are left: then nothing is left until they have come back.
    pub fn charge(&self, what: SpendKind, count: u32) {
        let Some((guests, ip)) = &self.0 else { return };
        let (quota, now) = (what.quota(&guests.limits), Instant::now());
        guests.ledger().of(*ip, now).1.add(what, quota.every.saturating_mul(count), now);
    }

    /// Holds so many until what is given is dropped.
    ///
    /// # Errors
    /// Too many are held from there, or by all.
    pub fn hold(&self, what: HoldKind, count: u64) -> Result<HoldGuard, QuotaError> {
        let Some((guests, ip)) = &self.0 else { return Ok(HoldGuard::nothing()) };
        let key = guests.ledger().of(*ip, Instant::now()).0;
        let mut held = HoldGuard(Some(Share { guests: Arc::clone(guests), key, what, count: 0 }));
        held.resize(count)?;
        Ok(held)
    }

    /// Where whoever comes from there waits for his turn at what takes long: one at a time.
    pub fn line(&self) -> Option<Arc<Semaphore>> {
        let (guests, ip) = self.0.as_ref()?;
        Some(guests.ledger().of(*ip, Instant::now()).1.line())
    }
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Infallible;

    /// Whoever the door has let in. It lets nobody in without noting who that is.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_else(Guest::server))
    }
}

/// A guard of what an address holds until this is dropped; this computer holds nothing.
#[derive(Debug)]
pub struct HoldGuard(Option<Share>);

#[derive(Debug)]
struct Share {
    guests: Arc<Guests>,
    key: IpAddr,
    what: HoldKind,
    count: u64,
}

impl HoldGuard {
    pub fn nothing() -> HoldGuard {
        HoldGuard(None)
    }

    /// Holds so many from now on. If that is too much, it holds what it held.
    ///
    /// # Errors
    /// Too many would be held from there, or by all.
    pub fn resize(&mut self, count: u64) -> Result<(), QuotaError> {
        let Some(Share { guests, key, what, count: held }) = &mut self.0 else { return Ok(()) };
        let (most, most_in_all) = what.limits(&guests.limits);
        let mut ledger = guests.ledger();
        if count > *held {
            let more = count - *held;
            if ledger.held_by(*key, *what) + more > most {
                return Err(QuotaError { why: what.refusal(most), after: None });
            }
            if ledger.held_by_all(*what) + more > most_in_all {
                let why = "the server holds as much as it can; try again in a minute".to_owned();
                return Err(QuotaError { why, after: Some(60) });
            }
        }
        ledger.change(*key, *what, *held, count);
        *held = count;
        Ok(())
    }
}

impl Drop for HoldGuard {
    fn drop(&mut self) {
        if let Some(Share { guests, key, what, count }) = self.0.take() {
            guests.ledger().change(key, what, count, 0);
        }
    }
}
