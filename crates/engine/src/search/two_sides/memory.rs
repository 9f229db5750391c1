//! What a search keeps from choice to choice.

use super::history::History;
use super::judged::Judged;
use crate::search::table::Table;

/// What is kept from choice to choice.
#[derive(Debug)]
pub(crate) struct Memory {
    pub(super) table: Table<i32>,
    first: Lore,
    /// Those of helpers.
    others: Vec<Lore>,
}

/// What one thread keeps to itself.
#[derive(Debug)]
pub(super) struct Lore {
    pub(super) history: History,
    pub(super) judged: Judged,
}

impl Lore {
    fn new(history: History) -> Lore {
        Lore { history, judged: Judged::new() }
    }

    fn bytes(&self) -> usize {
        self.history.bytes() + self.judged.bytes()
    }
}

/// What one thread has of it.
pub(super) struct Share<'a> {
    pub(super) table: &'a Table<i32>,
    pub(super) lore: &'a mut Lore,
}

impl Memory {
    /// With a transposition table of so many bytes, for a game with so many actions.
    pub(crate) fn new(bytes: usize, actions: usize) -> Memory {
        Memory { table: Table::new(bytes), first: Lore::new(History::new(actions)), others: Vec::new() }
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes() + self.others.iter().chain([&self.first]).map(Lore::bytes).sum::<usize>()
    }

    /// Begins the next choice with so many helpers, and halves the histories.
    pub(super) fn begin(&mut self, helpers: usize) -> (Share<'_>, Vec<Share<'_>>) {
        let Memory { table, first, others } = self;
        table.begin();
        others.resize_with(helpers, || Lore::new(first.history.empty()));
        others.iter_mut().chain([&mut *first]).for_each(|lore| lore.history.halve());
        let table = &*table;
        let others = others.iter_mut().map(|lore| Share { table, lore });
        (Share { table, lore: first }, others.collect())
    }
}
