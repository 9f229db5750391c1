//! `ashtapada-lab moments`: the finest stretches of games between computer players.

use std::io::{self, Write};

use ashtapada_rules::chess::ChessEvent;
use ashtapada_rules::four_kings::FourKingsEvent;
use ashtapada_rules::soldiers::SoldiersEvent;
use ashtapada_rules::{Event, Position, Turn};
use ashtapada_table::record::Record;
use ashtapada_table::{NewGame, Secret, Table};

use crate::failure::Failure;
use crate::parse_number;
use crate::tables::Played;

/// Find the finest stretches of games between computer players, as records
///
/// Of every game named, the stretch of so many turns in which most happens: captures, thrones,
/// parades, promotions, armies that change their master. The records in crates/rulebook/moments,
/// which the first page plays, are written by it:
///
///   ashtapada-lab moments chaturaji-pl-solo > crates/rulebook/moments/1-chaturaji.txt
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Moments {
    #[command(flatten)]
    played: Played,
    /// How many turns a stretch has
    #[arg(long, default_value_t = 20, value_parser = parse_number::<u32>)]
    turns: u32,
}

/// What an event is worth to somebody who watches.
fn worth(event: &Event) -> i32 {
    match event {
        Event::Captured { .. } => 3,
        Event::FourKings(FourKingsEvent::Parade { .. })
        | Event::FourKings(FourKingsEvent::Commands { .. })
        | Event::FourKings(FourKingsEvent::Empire { .. }) => 8,
        Event::FourKings(FourKingsEvent::ThroneEntered { .. })
        | Event::Promoted { .. }
        | Event::FourKings(FourKingsEvent::ExchangeAccepted { .. }) => 5,
        Event::FourKings(FourKingsEvent::Finished { .. }) => 3,
        Event::Chess(ChessEvent::Check { .. }) | Event::Soldiers(SoldiersEvent::DutyFailed { .. }) => 2,
        Event::Moved { .. } => 1,
        Event::TurnLost { .. } | Event::Passed { .. } => -2,
        _ => 0,
    }
}

impl Moments {
    /// Plays, chooses and prints, a record for each game.
    pub fn run(self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        for rules in self.played.rule_sets()? {
            let mut best: Option<(i32, Record)> = None;
            for index in 0..self.played.games {
                let table = self.played.play(&rules.id, index)?.table;
                let Some((value, first, last)) = self.finest(&table) else { continue };
                if best.as_ref().is_none_or(|(known, _)| value > *known) {
                    best = stretch(&table, first, last).map(|record| (value, record));
                }
            }
            if let Some((_, record)) = best {
                write!(out, "{record}")?;
            }
        }
        Ok(())
    }

    /// The stretch of which most can be seen: its worth, and its first and last entry.
    fn finest(&self, table: &Table) -> Option<(i32, u32, u32)> {
        let entries = table.entries(0, usize::MAX);
        let turns = entries.last()?.turn;
        // Not from the first move: a picture of its beginning stands on the page.
        let begins = 6..=turns.checked_sub(self.turns)?;
        let rated = begins.filter_map(|begin| {
            let within = || entries.iter().filter(|entry| (begin..begin + self.turns).contains(&entry.turn));
            let value = within().flat_map(|entry| &entry.events).map(worth).sum();
            Some((value, within().next()?.seq, within().next_back()?.seq))
        });
        rated.max_by_key(|(value, ..)| *value)
    }
}

/// The entries from one to another as a game of their own.
fn stretch(table: &Table, first: u32, last: u32) -> Option<Record> {
    let beginning = table.beginning();
    let asked = NewGame {
        options: beginning.changes().into_iter().map(|(id, value)| (id.to_owned(), value)).collect(),
        position: Some(table.position_before(first)?.text()),
        actions: table.entries(first - 1, (last - first + 1) as usize).into_iter().map(|entry| entry.text).collect(),
        ..NewGame::of(&beginning.rules.id)
    };
    let (cut, _) = Table::set_up(&asked, "moment", Secret::new([0; 32]), 0).ok()?;
    debug_assert!(cut.last() == last - first + 1 || cut.turn() == Turn::Over);
    Some(Record { tags: Vec::new(), ..cut.record() })
}
