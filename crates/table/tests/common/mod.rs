//! Games played at random, for the tests.
#![allow(dead_code)]

use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn, draw};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Act, Entry, NewGame, Secret, Table};
use fastrand::Rng;

pub const SECRET: Secret = Secret::new([7; 32]);

pub fn table(asked: &NewGame) -> Table {
    let mut table = Table::set_up(asked, "example", SECRET, 0).unwrap().0;
    table.add_seeds(|seat| Seed::new([seat as u8; 32]));
    table
}

/// An action or throw that is possible now; `None` if the game is over.
pub fn something(table: &Table, random: &mut Rng) -> Option<Act> {
    let action = match table.turn() {
        Turn::Over => return None,
        Turn::Chance(_) => {
            let mut throws = ChanceList::new();
            table.position().chance(&mut throws);
            Action::Throw(draw(&throws, &mut |below| random.u32(..below))?)
        }
        Turn::Seat(_) => {
            let mut list = ActionList::new();
            table.position().actions(&mut list);
            *random.choice(list.as_slice())?
        }
    };
    Some(Act::Play { action })
}

/// Plays at random, sometimes taking back to an earlier entry, until the log has this many entries.
pub fn play_on(table: &mut Table, random: &mut Rng, entries: u32) {
    while table.last() < entries {
        let seat = table.turn().seat();
        let act = match something(table, random) {
            Some(act) if random.u8(..12) != 0 => act,
            _ => Act::TakeBack { to: random.u32(..=table.last()) },
        };
        table.play(seat, act).unwrap();
    }
}

/// The log as it is stored.
pub fn log(table: &Table) -> Vec<Entry<String>> {
    (1..=table.last()).map(|seq| table.entry(seq).unwrap().stored()).collect()
}
