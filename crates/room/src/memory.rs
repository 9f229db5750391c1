//! A game kept in memory, by a time that somebody sets: for tables that nobody stores, for examples and for tests.

use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, Problem, ProblemKind, Sitters, StoredEntry, Table, TableError, Timing};

use crate::backend::{Backend, BackendError, Now};

/// One game in memory, and what time it is there.
#[derive(Debug)]
pub struct Memory {
    now: Cell<Now>,
    header: RefCell<Header>,
    log: RefCell<Vec<StoredEntry>>,
    timing: Cell<Option<Timing>>,
    due: Cell<Option<u64>>,
    fault: Cell<Option<Fault>>,
    latency: Cell<u64>,
}

/// A failure of a memory, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The next entry is not kept.
    Lost,
    /// The next entry is kept, and said not to be.
    Kept,
    /// The next entry is not kept, since somebody else has the game.
    Elsewhere,
}

impl Memory {
    /// The game of a table as it stands.
    pub fn of(table: &Table, now: Now) -> Memory {
        let log = (1..=table.last()).filter_map(|seq| table.entry(seq).map(|entry| entry.stored()));
        Memory {
            now: Cell::new(now),
            header: RefCell::new(table.header().clone()),
            log: RefCell::new(log.collect()),
            timing: Cell::default(),
            due: Cell::default(),
            fault: Cell::default(),
            latency: Cell::default(),
        }
    }

    /// The table as it is kept.
    ///
    /// # Errors
    /// What is kept is no game.
    pub fn table(&self) -> Result<Table, TableError> {
        Table::open(self.header.borrow().clone(), self.log.borrow().clone())
    }

    /// The entries that are kept.
    pub fn entries(&self) -> Vec<StoredEntry> {
        self.log.borrow().clone()
    }

    /// What was agreed on, and who sits there.
    pub fn header(&self) -> Header {
        self.header.borrow().clone()
    }

    /// How the clock was noted to stand.
    pub fn timing(&self) -> Option<Timing> {
        self.timing.get()
    }

    /// When the game has to be looked after though nobody is there, Unix time in milliseconds.
    pub fn due(&self) -> Option<u64> {
        self.due.get()
    }

    /// Lets so many milliseconds pass.
    pub fn wait(&self, millis: u64) {
        let Now { ticks, wall } = self.now.get();
        self.now.set(Now { ticks: ticks + millis, wall: wall + millis });
    }

    /// Fails like that, once.
    pub fn fails(&self, fault: Fault) {
        self.fault.set(Some(fault));
    }

    /// Takes so many milliseconds to store anything from now on.
    pub fn set_latency(&self, millis: u64) {
        self.latency.set(millis);
    }

    fn unavailable() -> BackendError {
        let why = "what is played is not kept just now; nothing was changed, so send the same again later";
        BackendError::Failed(Problem::new(ProblemKind::Storage, why))
    }
}

impl Backend for Memory {
    fn now(&self) -> Now {
        self.now.get()
    }

    async fn append(&self, entry: &StoredEntry, glance: &Glance) -> Result<(), BackendError> {
        self.wait(self.latency.get());
        let fault = self.fault.take();
        match fault {
            Some(Fault::Lost) => return Err(Memory::unavailable()),
            Some(Fault::Elsewhere) => return Err(BackendError::Elsewhere),
            Some(Fault::Kept) | None => {}
        }
        let mut log = self.log.borrow_mut();
        if entry.client.is_some() && log.iter().any(|known| known.client == entry.client) {
            return Err(BackendError::Repeated);
        }
        if entry.seq as usize != log.len() + 1 {
            return Err(BackendError::Failed(Problem::stale()));
        }
        log.push(entry.clone());
        self.due.set(glance.due);
        if fault.is_some() { Err(Memory::unavailable()) } else { Ok(()) }
    }

    async fn log(&self, after: u32) -> Result<Vec<StoredEntry>, BackendError> {
        Ok(self.log.borrow().iter().skip(after as usize).cloned().collect())
    }

    async fn set_seeds(&self, seeds: &Seeds) -> Result<(), BackendError> {
        self.wait(self.latency.get());
        self.header.borrow_mut().seeds = seeds.clone();
        Ok(())
    }

    async fn set_sitters(&self, sitters: &Sitters) -> Result<(), BackendError> {
        self.wait(self.latency.get());
        self.header.borrow_mut().sitters = sitters.clone();
        Ok(())
    }

    async fn set_timing(&self, timing: &Timing, due: Option<u64>) -> Result<(), BackendError> {
        self.wait(self.latency.get());
        self.timing.set(Some(*timing));
        self.due.set(due);
        Ok(())
    }
}

/// What a future gives that never waits, as those of a room do whose backend is a [`Memory`]; `None` if it waits after all.
pub fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
