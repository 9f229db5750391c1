//! What players say to each other: at tables for everybody phrases and reactions only, which each reads in his own language.
//!
//! Nothing of it is stored, but for who was reported. Who only watches says nothing.

use ashtapada_rules::Seat;
use ashtapada_table::name::cleaned_to;
use ashtapada_table::{Problem, ProblemKind};
use tracing::warn;

use super::{ClientNumber, Room};
use crate::protocol::{ReportReason, ServerMessage, Talk};
use crate::store::Report;
use crate::{clock, problem};

/// How long one waits before saying something else, in milliseconds.
const PAUSE: u64 = 1_500;
/// The longest words, in letters.
const LONGEST: usize = 140;

/// How many reports of a seat are stored, as long as the room is open: names change, but nobody fills the disk.
const REPORTS: u8 = 12;

/// What each seat has said and reported.
#[derive(Debug, Default)]
pub(super) struct Talked {
    /// When each seat may say the next thing.
    next: [u64; 4],
    /// How many reports of each seat were stored.
    reports: [u8; 4],
}

impl Room {
    /// Somebody says something to everybody at the table.
    pub(super) fn talk(&mut self, client: ClientNumber, talk: Talk) -> Result<(), Problem> {
        let seat = self.speaks_for(client)?;
        let talk = match talk {
            Talk::Words { .. } if self.table.header().setup.open => {
                return Err(problem::bad_request(
                    "at an open table there are phrases only: send a `phrase` or a `reaction`",
                ));
            }
            Talk::Words { text } => {
                // One more than there may be, so that too many are too many.
                let text = cleaned_to(&text, LONGEST + 1);
                if text.is_empty() || text.chars().count() > LONGEST {
                    return Err(problem::bad_request(format!("words have 1 to {LONGEST} letters")));
                }
                Talk::Words { text }
            }
            talk => talk,
        };
        let now = self.time.now();
        let next = &mut self.talked.next[seat.index()];
        if *next > now {
            return Err(Problem::new(ProblemKind::TooSoon, "one thing every 1.5 seconds"));
        }
        *next = now + PAUSE;
        self.tell_all(&ServerMessage::Talked { seat, talk });
        Ok(())
    }

    /// Somebody finds another player's name or conduct improper: whoever runs the server finds it in the store, and in the log.
    pub(super) async fn report(
        &mut self,
        client: ClientNumber,
        seat: Seat,
        reason: Option<ReportReason>,
    ) -> Result<ServerMessage, Problem> {
        let by = self.speaks_for(client)?;
        if !self.table.header().setup.open {
            return Err(problem::bad_request("at a table that is not open one knows whom one has invited"));
        }
        if self.talked.reports[by.index()] >= REPORTS {
            return Err(problem::bad_request(
                "so many reports from one seat are enough; whoever runs the site reads them",
            ));
        }
        let sitters = self.table.sitters();
        let name = sitters.name(seat).filter(|_| seat != by);
        let name = name.ok_or_else(|| problem::bad_request("another person at the table can be reported"))?;
        let report = Report {
            at: clock::now(),
            game: self.table.header().id.clone(),
            seat,
            name: name.to_owned(),
            player: sitters.player(seat).cloned(),
            by,
            by_player: sitters.player(by).cloned(),
            reason: reason.map(|reason| reason.word().to_owned()),
        };
        // Said again it is the same.
        if self.store.reports().add_report(&report).await? {
            self.talked.reports[by.index()] += 1;
            let Report { game, reason, .. } = &report;
            warn!(game, seat = seat.name(), by = by.name(), reason, "a player was reported");
        }
        Ok(ServerMessage::Reported { seat })
    }

    /// The seat for which a client speaks.
    fn speaks_for(&self, client: ClientNumber) -> Result<Seat, Problem> {
        if !self.table.is_apart() {
            return Err(problem::bad_request("at one screen people talk without the computer"));
        }
        let seats = &self.takes_part(client)?.seats;
        seats.first().copied().ok_or_else(|| problem::bad_request("take a seat to say something"))
    }
}
