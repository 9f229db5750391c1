//! What a table has to do with the site around it: talk and reports, browsers that are told of turns, and the next game of
//! the same group.

use ashtapada_messages::{ReportReason, ServerMessage, Talk, problem};
use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Problem, PushTo, Reseating};

use super::Room;
use crate::backend::{Backend, NextGame, Report};
use crate::client::Client;
use crate::event::{ClientNumber, Effect};
use crate::talk::checked;

impl Room {
    /// Somebody says something: a player to everybody at the table, who watches to the others who do. Nothing of it is stored.
    pub(super) fn talk(&mut self, client: ClientNumber, talk: Talk) -> Result<(), Problem> {
        let talk = checked(talk, self.table.header().setup.open)?;
        if self.table.is_apart() && self.client(client).is_some_and(Client::watches) {
            return self.watcher_talks(client, talk);
        }
        let seat = self.speaks_for(client)?;
        self.talk.says(seat, self.now().ticks)?;
        self.tell_all(ServerMessage::Talked { seat, talk });
        Ok(())
    }

    /// Somebody who watches says something. It could be advice: so players hear nothing of it before the game is over.
    fn watcher_talks(&mut self, client: ClientNumber, talk: Talk) -> Result<(), Problem> {
        let now = self.now().ticks;
        let Some(speaker) = self.client(client).map(Client::speaker) else { return Ok(()) };
        let watcher = self.gallery.says(&speaker, now)?;
        let over = self.is_over();
        let hears = |one: &&Client| over || one.watches();
        for hearer in self.clients.iter().filter(hears).map(|one| one.number).collect::<Vec<_>>() {
            let yours = hearer == client;
            self.tell(hearer, ServerMessage::WatcherTalked { watcher, talk: talk.clone(), yours });
        }
        if !over {
            self.gallery.remember(watcher, talk);
        }
        Ok(())
    }

    /// When the game is over, tells the players what was said by those who watched it.
    pub(super) fn open_gallery(&mut self) {
        if !self.is_over() {
            return;
        }
        for (watcher, talk) in self.gallery.remembered() {
            for player in self.clients.iter().filter(|one| !one.watches()).map(|one| one.number).collect::<Vec<_>>() {
                self.tell(player, ServerMessage::WatcherTalked { watcher, talk: talk.clone(), yours: false });
            }
        }
    }

    /// Somebody finds another player's name or conduct improper: whoever runs the server is told.
    pub(super) async fn report(
        &mut self,
        client: ClientNumber,
        seat: Seat,
        reason: Option<ReportReason>,
        backend: &impl Backend,
    ) -> Result<ServerMessage, Problem> {
        let by = self.speaks_for(client)?;
        if !self.table.header().setup.open {
            return Err(problem::bad_request("at a table that is not open one knows whom one has invited"));
        }
        self.talk.may_report(by)?;
        if seat == by || self.table.sitters().name(seat).is_none() {
            return Err(problem::bad_request("another person at the table can be reported"));
        }
        // Said again it is the same.
        if backend.report(&self.table, Report { seat, by, reason }).await? {
            self.talk.has_reported(by);
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

    /// Where a turn takes days: notes whether a browser is told of the turns of a client's seats.
    pub(super) async fn set_push(
        &mut self,
        client: ClientNumber,
        to: &PushTo,
        on: bool,
        backend: &impl Backend,
    ) -> Result<ServerMessage, Problem> {
        let seats = self.takes_part(client)?.seats.clone();
        let sitters = self.table.sitters();
        let changed = if !on {
            sitters.untelling(&seats, &to.endpoint)
        } else if self.table.is_apart() && self.table.counts_days() {
            sitters.telling(&seats, &backend.subscription(to)?)
        } else {
            return Err(problem::bad_request("only where a turn takes days is anybody told of it"));
        };
        if changed != *sitters {
            self.keep_sitters(changed, backend).await?;
        }
        Ok(ServerMessage::Push { on })
    }

    /// A browser is gone: nobody is told by it any more.
    pub(super) async fn untell(&mut self, endpoint: &str, backend: &impl Backend) {
        let changed = self.table.sitters().untelling(&Seat::ALL, endpoint);
        if changed != *self.table.sitters() {
            // If it cannot be stored now, it is found to be gone again at the next turn.
            let _ = self.keep_sitters(changed, backend).await;
        }
    }

    /// Tells whoever has come to move, unless a screen of theirs is here.
    pub(super) fn tell_turn(&mut self) {
        let turn = self.table.waits_for();
        if turn == self.told.turn {
            return;
        }
        self.told.turn = turn;
        let Some(seat) = turn.filter(|&seat| !self.is_watched_by(seat)) else { return };
        let to = self.table.sitters().pushes(seat).to_vec();
        if !to.is_empty() {
            self.effects.push(Effect::Push { to, throws: matches!(self.table.turn(), Turn::Chance(_)) });
        }
    }

    /// Somebody begins the next game with the same people; if another was quicker, it is that one's.
    pub(super) async fn begin_next(
        &mut self,
        client: ClientNumber,
        change: Reseating,
        backend: &impl Backend,
    ) -> Result<(), Problem> {
        self.takes_part(client)?;
        if !self.table.is_apart() || !self.is_over() {
            return Err(problem::bad_request("the next game of this group begins when this one is over"));
        }
        self.look_for_next(backend).await?;
        if self.next.is_none() {
            let (asked, sitters) = self.table.again(change).map_err(problem::bad_request)?;
            let by = self.client(client).and_then(|client| client.seats.first().copied());
            self.next = Some(NextGame { game: backend.begin_next(&asked, sitters).await?, by });
        }
        for client in self.clients.iter().map(|client| client.number).collect::<Vec<_>>() {
            self.tell_next(client);
        }
        Ok(())
    }

    /// Finds out whether the group plays on already.
    pub(super) async fn look_for_next(&mut self, backend: &impl Backend) -> Result<(), Problem> {
        if self.next.is_none() && self.table.is_apart() && self.is_over() {
            self.next = backend.next_game().await?.map(|game| NextGame { game, by: None });
            self.pass_time(backend);
        }
        Ok(())
    }

    /// Tells a client where the group plays on, if it may know: whoever has a seat. At open tables everybody may; where one
    /// finds a game that is over (in the list of a player's games, for example), that leads to no private table.
    pub(super) fn tell_next(&mut self, client: ClientNumber) {
        let may_know = self.table.header().setup.open || self.client(client).is_some_and(|one| !one.seats.is_empty());
        if let Some(NextGame { game, by }) = self.next.clone().filter(|_| may_know) {
            self.tell(client, ServerMessage::Next { game, by });
        }
    }
}
