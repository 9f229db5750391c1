//! A table's game, written down.

use ashtapada_engine::Bot;
use ashtapada_rulebook::record::{Closing, Record};
use ashtapada_rules::{Event, Turn};

use super::{Said, Table, said};
use crate::dice;
use crate::protocol::{DiceSource, Player};

const NAMELESS: &str = "human";
const PERSON: &str = "human:";
const BOT: &str = "bot:";

/// The tag value for a player: a person's name, or `bot:searcher`. A name that could be mistaken for one of the special
/// forms is prefixed with `human:`.
pub fn written(player: &Player) -> String {
    match player {
        Player::Bot { bot } => format!("{BOT}{bot}"),
        Player::Human { name } if name.is_empty() => NAMELESS.to_owned(),
        Player::Human { name } if name == NAMELESS || name.starts_with(BOT) || name.starts_with(PERSON) => {
            format!("{PERSON}{name}")
        }
        Player::Human { name } => name.clone(),
    }
}

/// The player of a tag value.
pub fn read(value: &str) -> Player {
    let is_bot = |name: &&str| name.parse::<Bot>().is_ok();
    match (value.strip_prefix(BOT).filter(is_bot), value.strip_prefix(PERSON)) {
        (Some(bot), _) => Player::Bot { bot: bot.to_owned() },
        (None, Some(name)) => Player::Human { name: name.to_owned() },
        (None, None) if value == NAMELESS => Player::Human { name: String::new() },
        (None, None) => Player::Human { name: value.to_owned() },
    }
}

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
            tag(&name, written(&plan.player));
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

#[cfg(test)]
mod tests {
    use super::{read, written};
    use crate::protocol::Player;

    #[test]
    fn who_sat_there_is_read_as_it_was_written() {
        let person = |name: &str| Player::Human { name: name.to_owned() };
        let bot = |bot: &str| Player::Bot { bot: bot.to_owned() };
        for (player, text) in [
            (person(""), "human"),
            (person("Zofia “Żółć”"), "Zofia “Żółć”"),
            (bot("searcher"), "bot:searcher"),
            (person("bot:searcher"), "human:bot:searcher"),
            (person("human"), "human:human"),
            (person("human:human"), "human:human:human"),
            (person("human:bot:greedy"), "human:human:bot:greedy"),
            (person("bot:nobody"), "human:bot:nobody"),
            (person("robot"), "robot"),
        ] {
            assert_eq!(written(&player), text);
            assert_eq!(read(text), player, "{text}");
        }
        // As older records have it.
        assert_eq!(read("bot:nobody"), person("bot:nobody"));
    }
}
