//! A table's game as a record.

use ashtapada_rules::Position;

use super::{Node, Table};
use crate::entry::{Act, Cause};
use crate::player::tag_of;
use crate::record::{BY_LINKS, LEFT, Record, THROWS_OF, clock_tag};
use crate::setup::DiceSource;

impl Table {
    /// The game as a record, without what was taken back.
    ///
    /// The tags say where the throws came from: the commitment of the secret, the seeds of the seats, and once the game is
    /// over the secret itself.
    pub fn record(&self) -> Record {
        let mut record = self.bare_record();
        let mut tag = |name: &str, value: String| record.tags.push((name.to_owned(), value));
        tag("Game", self.header.reference());
        tag("Date", rfc3339(self.header.created));
        for plan in self.seat_plans() {
            tag(&tag_of(plan.seat), plan.player.to_string());
        }
        if let Some(plan) = self.clock() {
            tag("Clock", plan.to_string());
        }
        for own in &self.header.setup.clocks {
            tag(&clock_tag(own.seat), own.clock.to_string());
        }
        let left = self.left_words();
        if !left.is_empty() {
            tag(LEFT, left.join(", "));
        }
        if let Some(day) = self.dice().day() {
            tag(THROWS_OF, day.to_string());
            if self.throws_given() > 0 {
                tag("ThrownBefore", self.throws_given().to_string());
            }
        }
        if self.dice() == DiceSource::Link && self.beginning.position.die().is_some() {
            tag(BY_LINKS, "yes".to_owned());
        }
        if self.draws_throws() {
            tag("Commitment", self.commitment().to_string());
            let seeds = self.proof_view().map(|proof| proof.seeds).unwrap_or_default();
            let told = seeds.iter().filter_map(|seed| Some(format!("{}={}", seed.seat, seed.seed?)));
            tag("Seeds", told.collect::<Vec<_>>().join(" "));
            let counts = [("ThrownBefore", self.throws_given()), ("TakenBack", self.throws_taken_back())];
            for (name, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                tag(name, count.to_string());
            }
            if let Some(secret) = self.published_secret() {
                tag("Secret", secret.to_string());
            }
        }
        record
    }

    /// The same without tags.
    pub(crate) fn bare_record(&self) -> Record {
        let mut record = Record::new(self.beginning.clone(), self.game.clone());
        record.cause = match self.node(self.place()).map(|node| node.entry.act) {
            Some(Act::Resign { cause, .. }) => cause,
            _ => Cause::Own,
        };
        record
    }

    /// Whose player left, after how many plies and why, each as in records.
    fn left_words(&self) -> Vec<String> {
        let (mut left, mut plies) = (Vec::new(), 0);
        for node in self.in_effect() {
            match node.entry.act {
                Act::Leave { seat, cause } => left.push(format!("{seat} {plies}{}", cause.name())),
                act => plies += usize::from(act.is_ply()),
            }
        }
        left
    }

    /// The numbers of the entries that made the plies of the game, in order.
    pub fn ply_entries(&self) -> impl Iterator<Item = u32> {
        self.plies().into_iter().map(|node| node.entry.seq)
    }

    /// Whose player left, by [`Seat::index`](ashtapada_rules::Seat::index), and after how many plies.
    pub fn left_after(&self) -> [Option<usize>; 4] {
        let (mut left, mut plies) = ([None; 4], 0);
        for node in self.in_effect() {
            match node.entry.act {
                Act::Leave { seat, .. } => left[seat.index()] = Some(plies),
                act => plies += usize::from(act.is_ply()),
            }
        }
        left
    }

    /// The entries in effect that are plies of the game, from the first.
    pub(super) fn plies(&self) -> Vec<&Node> {
        self.in_effect().into_iter().filter(|node| node.entry.act.is_ply()).collect()
    }

    /// The entries in effect, from the first.
    fn in_effect(&self) -> Vec<&Node> {
        let mut line: Vec<_> = self.line(self.place()).collect();
        line.reverse();
        line
    }
}

/// Unix time in milliseconds as RFC 3339 in UTC, to the second.
///
/// ```
/// assert_eq!(ashtapada_table::rfc3339(1_709_164_800_999), "2024-02-29T00:00:00Z");
/// ```
pub fn rfc3339(millis: u64) -> String {
    // The year 9999 is the last that can be written so.
    let millis = std::time::Duration::from_millis(millis.min(253_402_300_799_999));
    humantime::format_rfc3339_seconds(std::time::UNIX_EPOCH + millis).to_string()
}
