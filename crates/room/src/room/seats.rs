//! Who may do what in a room, who sits there, and how that is told.
//!
//! At a table for one screen whoever is at this computer acts for everybody. Where players have screens of their own, each
//! acts for the seats whose keys it has shown, and what concerns everybody needs the consent of everybody.

use ashtapada_messages::{OpenTable, ServerMessage, Tempo, problem};
use ashtapada_rules::Seat;
use ashtapada_table::name::checked;
use ashtapada_table::{Claim, Player, Problem, ProblemKind, Request, SeatKey, SeatPlan, Sitters};

use super::Room;
use crate::backend::Backend;
use crate::client::Client;
use crate::event::{Audience, ClientNumber, Effect, IdentityChange};
use crate::names::unlike;
use crate::proposal::{Consent, Quorum, not_yours};

/// Before the names of programs, so that everybody sees what they play with.
const PROGRAM: &str = "⚙";

impl Room {
    /// Checks that a client may act at this table at all.
    pub(super) fn takes_part(&self, client: ClientNumber) -> Result<&Client, Problem> {
        let client = self.client(client).ok_or_else(|| problem::bad_request("the first message must be `hello`"))?;
        match self.table.is_apart() {
            true if client.seats.is_empty() => {
                Err(Problem::new(ProblemKind::Watching, "you watch this game: take a free seat to play"))
            }
            false if !client.local => {
                Err(Problem::new(ProblemKind::OneScreen, "this table is for the screen of the computer that it is on"))
            }
            _ => Ok(client),
        }
    }

    /// Checks that a client may act for a seat.
    pub(super) fn acts_for(&self, client: ClientNumber, seat: Seat) -> Result<(), Problem> {
        let client = self.takes_part(client)?;
        match self.table.is_apart() && !client.seats.contains(&seat) {
            true => Err(not_yours()),
            false => Ok(()),
        }
    }

    /// Checks that a client may set how fast the server plays: for everybody only who plays for everybody.
    pub(super) fn sets_tempo(&self, client: ClientNumber, tempo: Option<Tempo>) -> Result<(), Problem> {
        let client = self.takes_part(client)?;
        let alone = self.table.people().iter().all(|seat| client.seats.contains(seat));
        match self.table.is_apart() && !alone && !matches!(tempo, Some(Tempo::Slow | Tempo::Normal | Tempo::Fast)) {
            true => {
                Err(Problem::new(ProblemKind::OthersPlay, "the others play here, too: nobody stops the game for them"))
            }
            false => Ok(()),
        }
    }

    /// The people whose consent can be asked for.
    pub(super) fn quorum(&self) -> Quorum<'_> {
        Quorum::new(&self.table, self.spent(), |seat| self.is_here(seat))
    }

    /// Whether a client may have a request carried out now. What concerns others too is noted until they all want it.
    ///
    /// # Errors
    /// It is nothing that the client could ask for.
    pub(super) fn consent(&mut self, client: ClientNumber, request: &Request) -> Result<Consent, Problem> {
        let own = self.takes_part(client)?.seats.clone();
        if !self.table.is_apart() {
            return Ok(Consent::Given);
        }
        let mut proposals = std::mem::take(&mut self.proposals);
        let consent = proposals.consent(&self.quorum(), &own, request);
        self.proposals = proposals;
        if consent == Ok(Consent::Asked) {
            self.tell_proposal(None);
        }
        consent
    }

    fn tell_proposal(&mut self, declined: Option<Seat>) {
        let wish = self.proposals.view(&self.quorum());
        self.tell_all(ServerMessage::Wish { wish, declined });
    }

    /// Nothing is proposed any more: the game has gone on.
    pub(super) fn drop_proposal(&mut self) {
        if self.proposals.drop() {
            self.tell_proposal(None);
        }
    }

    /// Somebody does not want what was proposed, or not any more.
    pub(super) fn decline(&mut self, client: ClientNumber) -> Result<(), Problem> {
        let by = self.takes_part(client)?.seats.first().copied();
        if self.proposals.drop() {
            self.tell_proposal(by);
        }
        Ok(())
    }

    /// Somebody sits down, or changes the name.
    pub(super) async fn sit(
        &mut self,
        client: ClientNumber,
        seat: Seat,
        key: &SeatKey,
        name: &str,
        backend: &impl Backend,
    ) -> Result<(), Problem> {
        if !self.table.is_apart() || !self.table.people().contains(&seat) {
            return Err(Problem::new(ProblemKind::BadSeat, "nobody can sit down there"));
        }
        let player = self.client(client).and_then(|client| client.player.clone());
        let claim = Claim { key, player: player.as_ref() };
        let sitters = self.table.sitters().with(seat, claim, &checked(name)?);
        let sitters =
            sitters.ok_or_else(|| Problem::new(ProblemKind::SeatTaken, "somebody else sits there already"))?;
        let sitters = self.told_apart(sitters, seat, claim)?;
        self.keep_sitters(sitters, backend).await?;
        let player = self.table.sitters().player(seat);
        for known in &mut self.clients {
            // Other devices of the same player have the seat, too.
            let is_theirs = known.number == client || player.is_some() && known.player.as_ref() == player;
            if is_theirs && !known.seats.contains(&seat) {
                known.seats.push(seat);
            }
        }
        self.tell_seats(backend);
        Ok(())
    }

    /// With a name at the seat that does not look like that of another player at the table. The name of an account, which
    /// is the same at every table, is numbered.
    ///
    /// # Errors
    /// It looks like another, and whoever sits down there has no account.
    fn told_apart(&self, sitters: Sitters, seat: Seat, by: Claim<'_>) -> Result<Sitters, Problem> {
        let own = sitters.name(seat).unwrap_or_default();
        let others = self.table.people().into_iter().filter(|&other| other != seat && !sitters.is_of(other, by));
        let others: Vec<String> = others.filter_map(|other| sitters.name(other)).map(str::to_owned).collect();
        let name = unlike(own, &others);
        if name == own {
            return Ok(sitters);
        }
        if by.player.is_none() {
            return Err(Problem::new(ProblemKind::NameTaken, "another player here has a name that looks the same"));
        }
        Ok(sitters.with(seat, by, &name).unwrap_or(sitters))
    }

    /// Who sits there gets up.
    pub(super) async fn rise(
        &mut self,
        client: ClientNumber,
        seat: Seat,
        key: &SeatKey,
        backend: &impl Backend,
    ) -> Result<(), Problem> {
        let player = self.client(client).and_then(|client| client.player.clone());
        let sitters = self.table.sitters().without(seat, Claim { key, player: player.as_ref() });
        self.keep_sitters(sitters.ok_or_else(not_yours)?, backend).await?;
        for client in &mut self.clients {
            client.seats.retain(|own| *own != seat);
        }
        // Whoever sits there next has proposed nothing yet.
        self.proposals.forget(seat);
        self.drop_proposal();
        self.tell_seats(backend);
        Ok(())
    }

    /// Makes known who sits at the table, or forgets it.
    ///
    /// # Errors
    /// See [`IdentityChange::applied`]; or it cannot be stored.
    pub(super) async fn identify(&mut self, change: IdentityChange, backend: &impl Backend) -> Result<(), Problem> {
        if let Some(sitters) = change.applied(self.table.sitters(), self.ratings.counts(&self.table))? {
            self.keep_sitters(sitters, backend).await?;
        }
        for client in &mut self.clients {
            match &change {
                IdentityChange::Is { seat, player, .. } => {
                    if client.player.as_ref() == Some(player) && !client.seats.contains(seat) {
                        client.seats.push(*seat);
                    }
                }
                // Whoever has the key of a seat comes back with it.
                IdentityChange::Forget { player } if client.player.as_ref() == Some(player) => {
                    client.player = None;
                    client.seats.clear();
                }
                IdentityChange::Forget { .. } => {}
            }
        }
        self.tell_seats(backend);
        Ok(())
    }

    pub(super) async fn keep_sitters(&mut self, sitters: Sitters, backend: &impl Backend) -> Result<(), Problem> {
        let before = self.table.sitters();
        // Who plays a game that counts is settled when it begins; only whose account is gone is forgotten.
        let stays = |seat: Seat| {
            sitters.is_free(seat) == before.is_free(seat)
                && sitters.player(seat).is_none_or(|player| before.player(seat) == Some(player))
        };
        if self.table.is_counted_on() && !Seat::ALL.into_iter().all(stays) {
            return Err(Problem::new(ProblemKind::Counts, "this game counts: seats stay with those who began it"));
        }
        let kept = backend.set_sitters(&sitters).await;
        self.heard_from(kept, backend)?;
        self.table.set_sitters(sitters);
        Ok(())
    }

    /// The seats of people that nobody has taken.
    fn free(&self) -> Vec<Seat> {
        self.table.people().into_iter().filter(|&seat| self.table.sitters().is_free(seat)).collect()
    }

    /// How many clients act for no seat.
    fn watching(&self) -> u32 {
        self.clients.iter().filter(|client| client.watches()).count() as u32
    }

    /// Tells every client who sits where, at a table whose players have screens of their own.
    pub(super) fn tell_seats(&mut self, backend: &impl Backend) {
        if !self.table.is_apart() {
            return;
        }
        self.note_absence();
        self.tell_lobby(backend);
        let here: Vec<Seat> = self.table.people().into_iter().filter(|&seat| self.is_watched_by(seat)).collect();
        let (seats, free, watching) = (self.shown_seats(), self.free(), self.watching());
        let (away, stand_ins, programs) = (self.away_view(), self.stand_ins(), self.table.sitters().programs());
        let messages = self.clients.iter().map(|client| {
            let message = ServerMessage::Seats {
                seats: seats.clone(),
                free: free.clone(),
                here: here.clone(),
                yours: client.seats.clone(),
                watching: watching - u32::from(client.seats.is_empty()),
                away: away.clone(),
                stand_ins: stand_ins.clone(),
                code: self.told.code.clone(),
                programs: programs.clone(),
            };
            Effect::Tell { to: Audience::One(client.number), message: Box::new(message) }
        });
        let messages: Vec<Effect> = messages.collect();
        self.effects.extend(messages);
    }

    /// Who sits where, as it is shown: programs are marked.
    fn shown_seats(&self) -> Vec<SeatPlan> {
        let programs = self.table.sitters().programs();
        let mut plans = self.table.seat_plans();
        for plan in plans.iter_mut().filter(|plan| programs.contains(&plan.seat)) {
            if let Player::Human { name } = &mut plan.player {
                *name = format!("{PROGRAM} {name}").trim_end().to_owned();
            }
        }
        plans
    }

    /// Tells the lobby how the table stands now: it is offered while it is open, goes on, and somebody is there.
    pub(super) fn tell_lobby(&mut self, backend: &impl Backend) {
        if !self.table.is_apart() {
            return;
        }
        let over = self.is_over();
        if !over {
            self.told.code = backend.code();
        }
        let setup = &self.table.header().setup;
        let offered = setup.open && !over && !self.clients.is_empty();
        let offer = offered.then(|| {
            Box::new(OpenTable {
                id: self.table.header().id.clone(),
                rules: setup.rules.clone(),
                changed: self.table.changed_options(),
                seats: self.shown_seats(),
                free: self.free(),
                stand_ins: self.stand_ins(),
                programs: self.table.sitters().programs(),
                rated: setup.rated,
                ratings: self.ratings.range(),
                clock: setup.clock,
                clocks: setup.clocks.clone(),
                begun: self.table.last() > 0,
                watching: self.watching(),
            })
        });
        self.effects.push(Effect::Lobby { over, offer });
    }
}
