//! A table's game, written down.

use ashtapada_rulebook::record::{Closing, Record};
use ashtapada_rules::{Event, Turn};

use super::{Said, Table, said};
use crate::dice;
use crate::protocol::{DiceSource, Player};

impl Table {
    /// The game as a record, without what was taken back.
    ///
    /// The tags tell where the throws came from: the commitment of the server's secret, and once
    /// the game is over the secret itself.
    pub fn record(&self) -> String {
        let line = self.line(self.now());
        let mut record = Record::new(self.rules, self.play.clone());
        record.closing = line.last().and_then(|node| match said(&node.entry.action) {
            Said::Agree => Some(Closing::Agree),
            Said::Resign(seat) => Some(Closing::Resign(seat)),
            _ => None,
        });
        let mut tag = |name: &str, value: String| record.tags.push((name.to_owned(), value));
        tag("Game", self.stored.id.clone());
        tag("Date", crate::clock::rfc3339(self.stored.created));
        for plan in &self.stored.setup.seats {
            let mut name = plan.seat.clone();
            name[..1].make_ascii_uppercase();
            let player = match &plan.player {
                Player::Human { name } if name.is_empty() => "human".to_owned(),
                Player::Human { name } => name.clone(),
                Player::Bot { bot } => format!("bot:{bot}"),
            };
            tag(&name, player);
        }
        if let Some(plan) = self.clock() {
            tag("Clock", plan.text());
        }
        let thrown = line.iter().filter(|node| matches!(node.events.first(), Some(Event::Thrown { .. })));
        if self.rules.dice && self.dice() == DiceSource::Fair {
            tag("Commitment", dice::commitment(&self.stored.secret));
            // What was thrown before the game came to this table was not drawn here.
            let drawn = |seq: u32| if seq > self.stored.setup.given { seq.to_string() } else { "-".to_owned() };
            let numbers: Vec<String> = thrown.map(|node| drawn(node.entry.seq)).collect();
            tag("Throws", numbers.join(" "));
            if self.turn() == Turn::Over {
                tag("Secret", dice::hex(&self.stored.secret));
            }
        }
        record.to_string()
    }
}
