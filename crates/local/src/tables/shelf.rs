//! What a room asks and waits for, where whoever keeps games does so only when the room is done: nothing is waited for, what is
//! to be kept is noted, and nobody is told of anything before it is.

use std::cell::{Cell, RefCell};

use ashtapada_analysis::agrees;
use ashtapada_engine::{Bot, Situation};
use ashtapada_room::memory::Memory;
use ashtapada_room::{Backend, BackendError, Now};
use ashtapada_rules::Seat;
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Problem, Sitters, StoredEntry, Table, Timing};

/// One game, and what of it is not kept yet.
pub(super) struct Shelf {
    memory: Memory,
    now: Cell<Now>,
    /// How many entries were there when it was looked at last.
    kept: Cell<u32>,
    touched: Cell<bool>,
    glance: RefCell<Glance>,
}

/// What has changed since it was looked at last.
pub(super) struct Unsaved {
    /// The entries that have come.
    pub entries: Vec<StoredEntry>,
    /// How many there were before.
    pub before: u32,
    pub glance: Glance,
    pub timing: Option<Timing>,
    pub seeds: Seeds,
    pub sitters: Sitters,
}

impl Shelf {
    /// For the game of a table, all of which is kept.
    pub fn of(table: &Table, now: Now) -> Shelf {
        let memory = Memory::of(table, now);
        let glance = RefCell::new(table.glance());
        Shelf { memory, now: Cell::new(now), kept: Cell::new(table.last()), touched: Cell::default(), glance }
    }

    /// It is that time.
    pub fn set_time(&self, now: Now) {
        self.now.set(now);
    }

    /// What has changed since this was asked the last time; `None`: nothing.
    pub fn unsaved(&self) -> Option<Unsaved> {
        if !self.touched.take() {
            return None;
        }
        let before = self.kept.get();
        let entries: Vec<StoredEntry> = self.memory.entries().into_iter().skip(before as usize).collect();
        self.kept.set(before + entries.len() as u32);
        let header = self.memory.header();
        let glance = self.glance.borrow().clone();
        Some(Unsaved {
            entries,
            before,
            glance,
            timing: self.memory.timing(),
            seeds: header.seeds,
            sitters: header.sitters,
        })
    }
}

impl Backend for Shelf {
    fn now(&self) -> Now {
        self.now.get()
    }

    async fn append(&self, entry: &StoredEntry, glance: &Glance) -> Result<(), BackendError> {
        self.memory.append(entry, glance).await?;
        self.touched.set(true);
        self.glance.replace(glance.clone());
        Ok(())
    }

    async fn log(&self, after: u32) -> Result<Vec<StoredEntry>, BackendError> {
        self.memory.log(after).await
    }

    async fn set_seeds(&self, seeds: &Seeds) -> Result<(), BackendError> {
        self.touched.set(true);
        self.memory.set_seeds(seeds).await
    }

    async fn set_sitters(&self, sitters: &Sitters) -> Result<(), BackendError> {
        self.touched.set(true);
        self.memory.set_sitters(sitters).await
    }

    async fn set_timing(&self, timing: &Timing, due: Option<u64>) -> Result<(), BackendError> {
        self.touched.set(true);
        self.memory.set_timing(timing, due).await
    }

    /// Each judges by the search of its own level.
    async fn who_plays_on(&self, table: &Table) -> Result<Option<Seat>, Problem> {
        let Some(offered) = table.outcome_by_agreement() else { return Ok(None) };
        let situation = Situation::from(table.game());
        let asked = table.computers_asked().into_iter();
        let mut asked = asked.filter_map(|(seat, bot)| Some((seat, bot.parse::<Bot>().ok()?)));
        Ok(asked.find(|(seat, bot)| !agrees(*bot, *seat, &situation, &offered)).map(|(seat, _)| seat))
    }
}
