//! The accounts of all addresses, bounded: an account is a household's, and where one network fills the list it is one household
//! from then on. So nobody crowds out the others by coming from many addresses that are his.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::{HoldKind, SpendKind};

/// How many addresses are known at once, in some 200 bytes each.
pub const KNOWN: usize = 50_000;
/// How often it is looked, at most, who holds nothing or which network is the fullest: it takes a look at all of them.
const TIDY: Duration = Duration::from_secs(1);
/// What those share who come on top, from as many networks as there are accounts.
const STRANGERS: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// What everybody has taken.
#[derive(Debug, Default)]
pub struct Ledger {
    accounts: HashMap<IpAddr, Account>,
    /// The networks that count as one household.
    crowds: HashSet<IpAddr>,
    held: [u64; HoldKind::COUNT],
    /// When it was last tidied.
    tidied: Option<Instant>,
}

/// What one household has taken.
#[derive(Debug)]
pub struct Account {
    held: [u64; HoldKind::COUNT],
    /// When all of what was spent is given again.
    due: [Instant; SpendKind::COUNT],
    /// Where its long computations wait; made when there is the first.
    line: Option<Arc<Semaphore>>,
}

impl Account {
    fn new(now: Instant) -> Account {
        Account { held: [0; HoldKind::COUNT], due: [now; SpendKind::COUNT], line: None }
    }

    fn is_empty(&self, now: Instant) -> bool {
        let waits = self.line.as_ref().is_some_and(|line| Arc::strong_count(line) > 1);
        !waits && self.held == [0; HoldKind::COUNT] && self.due.iter().all(|when| *when <= now)
    }

    /// When all of what was spent is given again.
    pub fn due(&self, what: SpendKind) -> Instant {
        self.due[what as usize]
    }

    /// Spends so much time's worth.
    pub fn add(&mut self, what: SpendKind, time: Duration, now: Instant) {
        let due = &mut self.due[what as usize];
        *due = (*due).max(now) + time;
    }

    /// Where its long computations wait.
    pub fn line(&mut self) -> Arc<Semaphore> {
        Arc::clone(self.line.get_or_insert_with(|| Arc::new(Semaphore::new(1))))
    }

    fn join(&mut self, other: Account) {
        for (own, others) in self.held.iter_mut().zip(other.held) {
            *own += others;
        }
        for (own, others) in self.due.iter_mut().zip(other.due) {
            *own = (*own).max(others);
        }
        self.line = self.line.take().or(other.line);
    }
}

impl Ledger {
    /// The account of an address, and by which key it is found.
    pub fn of(&mut self, ip: IpAddr, now: Instant) -> (IpAddr, &mut Account) {
        let mut key = self.key(ip);
        if self.accounts.len() >= KNOWN && !self.accounts.contains_key(&key) {
            self.make_room(now);
            key = self.key(ip);
            if self.accounts.len() >= KNOWN && !self.accounts.contains_key(&key) {
                key = STRANGERS;
            }
        }
        (key, self.accounts.entry(key).or_insert_with(|| Account::new(now)))
    }

    /// How much a household holds.
    pub fn held_by(&self, key: IpAddr, what: HoldKind) -> u64 {
        self.accounts.get(&self.key(key)).map_or(0, |account| account.held[what as usize])
    }

    /// How much all hold together.
    pub fn held_by_all(&self, what: HoldKind) -> u64 {
        self.held[what as usize]
    }

    /// A household holds another number of something.
    pub fn change(&mut self, key: IpAddr, what: HoldKind, from: u64, to: u64) {
        let key = self.key(key);
        let change = |held: &mut u64| *held = (*held + to).saturating_sub(from);
        change(&mut self.held[what as usize]);
        let account = self.accounts.entry(key).or_insert_with(|| Account::new(Instant::now()));
        change(&mut account.held[what as usize]);
    }

    /// How many accounts there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.accounts.len()
    }

    fn key(&self, ip: IpAddr) -> IpAddr {
        let (own, network) = (household(ip), network(ip));
        if self.crowds.contains(&network) { network } else { own }
    }

    /// Forgets who holds nothing; if that is nobody, the fullest network becomes one household.
    fn make_room(&mut self, now: Instant) {
        if self.tidied.is_some_and(|when| now - when < TIDY) {
            return;
        }
        self.tidied = Some(now);
        self.accounts.retain(|_, account| !account.is_empty(now));
        let Ledger { accounts, crowds, .. } = self;
        crowds.retain(|network| accounts.contains_key(network));
        if accounts.len() < KNOWN {
            return;
        }
        let mut sizes: HashMap<IpAddr, usize> = HashMap::new();
        for &ip in accounts.keys() {
            *sizes.entry(network(ip)).or_default() += 1;
        }
        let fullest = sizes.into_iter().max_by_key(|&(_, size)| size);
        let Some((fullest, 2..)) = fullest else { return };
        let mut together = Account::new(now);
        for (_, account) in accounts.extract_if(|&ip, _| network(ip) == fullest) {
            together.join(account);
        }
        crowds.insert(fullest);
        accounts.insert(fullest, together);
    }
}

/// The address itself, or the half of one of the sixth version that a household is given.
fn household(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        ip => ip,
    }
}

/// The network of an address: as much as a site is given (/48), or a small provider (/24).
pub fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into()
        }
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            Ipv4Addr::new(a, b, c, 0).into()
        }
    }
}
