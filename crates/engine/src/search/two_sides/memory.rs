//! What a search keeps from choice to choice.

use super::eval_cache::EvalCache;
use super::history::History;
use crate::search::table::Table;

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    pub(super) table: Table<i32>,
    first: ThreadMemory,
    /// Those of helpers.
    others: Vec<ThreadMemory>,
}

/// What one thread keeps to itself.
#[derive(Debug)]
pub(super) struct ThreadMemory {
    pub(super) history: History,
    pub(super) eval_cache: EvalCache,
}

impl ThreadMemory {
    fn new(history: History) -> ThreadMemory {
        ThreadMemory { history, eval_cache: EvalCache::new() }
    }

    fn bytes(&self) -> usize {
        self.history.bytes() + self.eval_cache.bytes()
    }
}

/// What one thread has of it.
pub(super) struct Share<'a> {
    pub(super) table: &'a Table<i32>,
    pub(super) own: &'a mut ThreadMemory,
}

impl Memory {
    /// With a transposition table of so many bytes, for a game with so many actions.
    pub(crate) fn new(bytes: usize, actions: usize) -> Memory {
        Memory { table: Table::new(bytes), first: ThreadMemory::new(History::new(actions)), others: Vec::new() }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes() + self.others.iter().chain([&self.first]).map(ThreadMemory::bytes).sum::<usize>()
    }

    /// Begins the next choice with so many helpers, and halves the histories.
    pub(super) fn begin(&mut self, helpers: usize) -> (Share<'_>, Vec<Share<'_>>) {
        let Memory { table, first, others } = self;
        table.begin();
        others.resize_with(helpers, || ThreadMemory::new(first.history.empty()));
        others.iter_mut().chain([&mut *first]).for_each(|own| own.history.halve());
        let table = &*table;
        let others = others.iter_mut().map(|own| Share { table, own });
        (Share { table, own: first }, others.collect())
    }
}
