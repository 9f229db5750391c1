//! What one address may take of the server, so that nobody keeps it from the others.
//!
//! The limits are wide: a family, a class or a club may sit behind one address. This computer itself has none. An
//! address of the sixth version counts by its first half, which is what a household is given.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ashtapada_table::{Problem, ProblemKind};
use tokio::time::Instant;

use crate::peer::Peer;

/// What one address may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerAddress {
    /// How many sockets may be open.
    pub sockets: u32,
    /// How many positions or games may be looked into at once.
    pub searches: u32,
    /// How many tables may be set up.
    pub tables: Quota,
    /// How many requests may be made to the API, the opening of a socket included.
    pub requests: Quota,
    /// How often somebody may begin to sign in.
    pub sign_ins: Quota,
    /// How many accounts may be made.
    pub accounts: Quota,
}

impl Default for PerAddress {
    fn default() -> PerAddress {
        PerAddress {
            sockets: 300,
            searches: 8,
            tables: Quota { burst: 30, every: Duration::from_secs(6) },
            requests: Quota { burst: 400, every: Duration::from_millis(20) },
            sign_ins: Quota { burst: 60, every: Duration::from_secs(3) },
            accounts: Quota { burst: 40, every: Duration::from_secs(300) },
        }
    }
}

/// So many at once, and one more after each such time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// At once.
    pub burst: u32,
    /// Until one more is given.
    pub every: Duration,
}

/// Somebody takes too much.
#[derive(Debug, PartialEq, Eq)]
pub struct Busy {
    /// What, and what to do.
    pub why: String,
    /// In how many seconds more is given, if that is known.
    pub after: Option<u64>,
}

impl From<Busy> for Problem {
    fn from(busy: Busy) -> Problem {
        Problem::new(ProblemKind::Busy, busy.why)
    }
}

/// How many addresses are known at once, in some 100 bytes each. Those that come on top share what one may take.
const KNOWN: usize = 50_000;

/// What everybody has taken.
#[derive(Debug)]
pub struct Guests {
    limits: PerAddress,
    taken: Mutex<HashMap<IpAddr, Taken>>,
    /// When those who hold nothing were last forgotten.
    tidied: Mutex<Option<Instant>>,
}

/// How often those who hold nothing are forgotten, at most: it takes a look at all of them.
const TIDY: Duration = Duration::from_secs(1);

/// What an address has taken.
#[derive(Debug)]
struct Taken {
    sockets: u32,
    searches: u32,
    /// When all of what was taken is given again.
    tables: Instant,
    requests: Instant,
    sign_ins: Instant,
    accounts: Instant,
}

impl Taken {
    fn nothing(now: Instant) -> Taken {
        Taken { sockets: 0, searches: 0, tables: now, requests: now, sign_ins: now, accounts: now }
    }

    fn is_nothing(&self, now: Instant) -> bool {
        let given_back = [self.tables, self.requests, self.sign_ins, self.accounts].iter().all(|when| *when <= now);
        self.sockets == 0 && self.searches == 0 && given_back
    }

    fn count(&mut self, kind: Kind) -> &mut u32 {
        match kind {
            Kind::Socket => &mut self.sockets,
            Kind::Search => &mut self.searches,
        }
    }
}

/// What can be held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Socket,
    Search,
}

/// Something that an address holds until this is dropped; this computer holds nothing.
#[derive(Debug)]
pub struct Held(Option<(Arc<Guests>, IpAddr, Kind)>);

impl Held {
    /// Nothing.
    pub fn nothing() -> Held {
        Held(None)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some((guests, ip, kind)) = self.0.take()
            && let Some(taken) = guests.taken.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&ip)
        {
            let count = taken.count(kind);
            *count = count.saturating_sub(1);
        }
    }
}

impl Guests {
    /// Nobody yet.
    pub fn new(limits: PerAddress) -> Arc<Guests> {
        Arc::new(Guests { limits, taken: Mutex::default(), tidied: Mutex::default() })
    }

    /// Takes a request to the API.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn request(&self, peer: Peer) -> Result<(), Busy> {
        let quota = self.limits.requests;
        self.spend(peer, quota, "requests", |taken| &mut taken.requests)
    }

    /// Takes the setting up of a table.
    ///
    /// # Errors
    /// Too many were set up from there.
    pub fn table(&self, peer: Peer) -> Result<(), Busy> {
        let quota = self.limits.tables;
        self.spend(peer, quota, "new tables", |taken| &mut taken.tables)
    }

    /// Takes the beginning of a ceremony of a passkey.
    ///
    /// # Errors
    /// Too many were begun from there.
    pub fn sign_in(&self, peer: Peer) -> Result<(), Busy> {
        self.spend(peer, self.limits.sign_ins, "tries to sign in", |taken| &mut taken.sign_ins)
    }

    /// Takes the making of an account.
    ///
    /// # Errors
    /// Too many were made from there.
    pub fn account(&self, peer: Peer) -> Result<(), Busy> {
        self.spend(peer, self.limits.accounts, "new accounts", |taken| &mut taken.accounts)
    }

    /// Takes a socket.
    ///
    /// # Errors
    /// Too many are open from there.
    pub fn socket(self: &Arc<Self>, peer: Peer) -> Result<Held, Busy> {
        self.hold(peer, Kind::Socket, self.limits.sockets, "pages are open; close some of them")
    }

    /// Takes a search.
    ///
    /// # Errors
    /// Too many go on from there.
    pub fn search(self: &Arc<Self>, peer: Peer) -> Result<Held, Busy> {
        self.hold(peer, Kind::Search, self.limits.searches, "positions are looked into; wait until one is done")
    }

    fn spend(
        &self,
        peer: Peer,
        quota: Quota,
        what: &str,
        due: impl Fn(&mut Taken) -> &mut Instant,
    ) -> Result<(), Busy> {
        if peer.is_local() {
            return Ok(());
        }
        self.of(self.key(peer), |taken, now| {
            let due = due(taken);
            let next = (*due).max(now) + quota.every;
            let ahead = next - now;
            if ahead > quota.every.saturating_mul(quota.burst) {
                let wait = (ahead - quota.every.saturating_mul(quota.burst)).as_secs() + 1;
                let why = format!("too many {what} from your address; try again in {wait} seconds");
                return Err(Busy { why, after: Some(wait) });
            }
            *due = next;
            Ok(())
        })
    }

    fn hold(self: &Arc<Self>, peer: Peer, kind: Kind, most: u32, what: &str) -> Result<Held, Busy> {
        if peer.is_local() {
            return Ok(Held(None));
        }
        let ip = self.key(peer);
        self.of(ip, |taken, _| {
            let count = taken.count(kind);
            if *count >= most {
                return Err(Busy { why: format!("from your address {most} {what}"), after: None });
            }
            *count += 1;
            Ok(Held(Some((Arc::clone(self), ip, kind))))
        })
    }

    /// Looks at what an address has taken.
    fn of<T>(&self, ip: IpAddr, look: impl FnOnce(&mut Taken, Instant) -> T) -> T {
        let now = Instant::now();
        let mut known = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        look(known.entry(ip).or_insert_with(|| Taken::nothing(now)), now)
    }

    /// Under which address what a guest takes is counted.
    fn key(&self, peer: Peer) -> IpAddr {
        let ip = household(peer.ip);
        let mut known = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN && !known.contains_key(&ip) {
            let now = Instant::now();
            let mut tidied = self.tidied.lock().unwrap_or_else(PoisonError::into_inner);
            if tidied.is_none_or(|when| now - when >= TIDY) {
                known.retain(|_, taken| !taken.is_nothing(now));
                *tidied = Some(now);
            }
            if known.len() >= KNOWN {
                return Ipv6Addr::UNSPECIFIED.into();
            }
        }
        ip
    }
}

fn household(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        ip => ip,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(ip: &str) -> Peer {
        Peer::at(ip.parse().unwrap())
    }

    fn guests() -> Arc<Guests> {
        Guests::new(PerAddress {
            sockets: 2,
            searches: 1,
            tables: Quota { burst: 3, every: Duration::from_secs(60) },
            requests: Quota { burst: 5, every: Duration::from_secs(1) },
            sign_ins: Quota { burst: 2, every: Duration::from_secs(1) },
            accounts: Quota { burst: 1, every: Duration::from_secs(1) },
        })
    }

    #[tokio::test(start_paused = true)]
    async fn each_address_has_its_own_and_gets_it_back() {
        let guests = guests();
        let (one, two) = (peer("192.0.2.1"), peer("192.0.2.2"));
        for peer in [one, two] {
            let given = (0..10).filter(|_| guests.table(peer).is_ok()).count();
            assert_eq!(given, 3, "{peer:?}");
        }
        let refused = guests.table(one).unwrap_err();
        assert_eq!(refused.after, Some(61));
        assert!(refused.why.contains("try again in 61 seconds"), "{}", refused.why);
        tokio::time::advance(Duration::from_secs(61)).await;
        assert!(guests.table(one).is_ok() && guests.table(one).is_err());
        // Requests are counted apart from tables.
        assert_eq!((0..10).filter(|_| guests.request(one).is_ok()).count(), 5);
        assert_eq!((0..10).filter(|_| guests.sign_in(one).is_ok()).count(), 2);
        assert_eq!((0..10).filter(|_| guests.account(one).is_ok()).count(), 1);
    }

    #[tokio::test]
    async fn what_is_held_is_given_back() {
        let guests = guests();
        let one = peer("192.0.2.1");
        let held = [guests.socket(one).unwrap(), guests.socket(one).unwrap()];
        assert!(guests.socket(one).is_err() && guests.socket(peer("192.0.2.2")).is_ok());
        let search = guests.search(one).unwrap();
        assert!(guests.search(one).is_err());
        drop((held, search));
        assert!(guests.socket(one).is_ok() && guests.search(one).is_ok());
    }

    #[tokio::test]
    async fn a_household_is_one_address_and_this_computer_has_no_limit() {
        let guests = guests();
        let rooms = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::1"].map(peer);
        let held: Vec<_> = rooms.iter().map(|&peer| guests.socket(peer)).collect();
        assert_eq!(held.iter().filter(|held| held.is_ok()).count(), 2);
        assert!(guests.socket(peer("2001:db8:1:3::1")).is_ok());
        for local in ["127.0.0.1", "::1"].map(peer) {
            assert!((0..100).all(|_| guests.table(local).is_ok() && guests.request(local).is_ok()));
        }
        let proxied = Peer { remote: true, ..peer("127.0.0.1") };
        assert!((0..100).any(|_| guests.request(proxied).is_err()));
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_addresses_are_known_at_most() {
        let guests = guests();
        let many = |from: u32| (from..from + 60_000).map(|number| Peer::at(IpAddr::from(number.to_be_bytes())));
        for peer in many(0x0A00_0000) {
            let _ = guests.request(peer);
        }
        let known = || guests.taken.lock().unwrap().len();
        assert!(known() <= KNOWN + 1, "{}", known());
        assert!(guests.request(peer("192.0.2.1")).is_err(), "strangers share what one may take");
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(guests.request(peer("192.0.2.1")).is_ok());
        assert!(known() < 10, "{}", known());
    }
}
