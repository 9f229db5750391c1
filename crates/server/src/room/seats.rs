//! Who may do what in a room: seats that belong to somebody, and consent.
//!
//! At a table for one screen whoever is at this computer acts for everybody. Where players have screens of their own, each
//! acts for the seats whose keys it has shown, and what concerns everybody needs the consent of everybody.

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::name::checked;
use ashtapada_table::{Claim, PlayerId, Problem, ProblemKind, Request, SeatKey, Sitters};

use super::{Client, ClientNumber, Knowing, Room, text};
use crate::names::unlike;
use crate::problem;
use crate::protocol::{ServerMessage, Tempo, WishView};

/// Whether those whom a request concerns agree to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Consent {
    /// They do: it may be carried out.
    Given,
    /// Others have been asked.
    Asked,
}

/// A request that some want, at the state of the game that is now.
#[derive(Debug)]
pub(super) struct Joint {
    request: Request,
    by: Vec<Seat>,
}

pub(crate) fn not_yours() -> Problem {
    Problem::new(ProblemKind::OthersSeat, "somebody else decides for that seat")
}

impl Room {
    pub(super) fn client(&self, number: ClientNumber) -> Option<&Client> {
        self.clients.iter().find(|known| known.number == number)
    }

    /// The seats that a client acts for: by its keys, and as who it is.
    pub(super) fn seats_of(&self, keys: &[(Seat, SeatKey)], player: Option<&PlayerId>) -> Vec<Seat> {
        let sitters = self.table.sitters();
        let mut own: Vec<Seat> =
            keys.iter().filter(|(seat, key)| sitters.holds(*seat, key)).map(|(seat, _)| *seat).collect();
        own.extend(player.into_iter().flat_map(|player| sitters.seats_of(player)));
        own.sort_by_key(|seat| seat.index());
        own.dedup();
        own
    }

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

    /// The people who can be asked. After the end nobody gets a seat back that a computer player had: whoever is here can be
    /// asked all the same.
    fn asked(&self) -> Vec<Seat> {
        let over = self.table.turn() == Turn::Over;
        let can_be = |seat: &Seat| !self.table.stands_in(*seat) || over && self.is_here(*seat);
        self.table.people().into_iter().filter(can_be).collect()
    }

    /// The seats whose consent a request needs.
    fn needed(&self, request: &Request) -> Vec<Seat> {
        let people = self.asked();
        match request {
            Request::Act { .. } | Request::Roll | Request::EnterThrow { .. } => match self.table.turn() {
                Turn::Seat(seat) | Turn::Chance(seat) if people.contains(&seat) => vec![seat],
                // Real dice are thrown for computer players by whoever sits at the table.
                _ => Vec::new(),
            },
            // Whose time is up may be told so by anybody.
            Request::Resign { seat } if self.table.time_is_up(*seat, self.spent()) => Vec::new(),
            Request::Resign { seat } => vec![*seat],
            // More time is a gift of the others; once it is up, all decide how the game goes on.
            Request::MoreTime { seat } if !self.table.time_is_up(*seat, self.spent()) => {
                people.into_iter().filter(|other| other != seat).collect()
            }
            Request::TakeBack { .. } | Request::Agree | Request::MoreTime { .. } | Request::Pause => people,
            // Those who sit there decide whom they play with.
            Request::StandIn { .. } => people.into_iter().filter(|&seat| !self.table.sitters().is_free(seat)).collect(),
            Request::Follow { .. } => Vec::new(),
        }
    }

    /// Checks that a request takes nothing from those for whom a computer player stands in: they cannot be asked, so nothing is
    /// taken back, ended, or given to others at their cost before they are back. What only pauses the game, or fills a free
    /// seat, those decide who are here.
    fn spares_the_absent(&self, request: &Request) -> Result<(), Problem> {
        let concerns = |absent: &Seat| match request {
            Request::TakeBack { .. } | Request::Agree => true,
            Request::MoreTime { seat } => seat != absent,
            // By their time that is up the others could end the game for them.
            Request::Resign { seat } => seat == absent,
            Request::Act { .. }
            | Request::Roll
            | Request::EnterThrow { .. }
            | Request::Pause
            | Request::StandIn { .. }
            | Request::Follow { .. } => false,
        };
        let asked = self.asked();
        match self.table.absent().into_iter().filter(|seat| !asked.contains(seat)).find(concerns) {
            None => Ok(()),
            Some(seat) => {
                let why = format!(
                    "the player of {seat} is away, and a computer player stands in: that has to wait until the player is back"
                );
                Err(Problem::new(ProblemKind::Away, why))
            }
        }
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
        self.spares_the_absent(request)?;
        let needed = self.needed(request);
        if needed.iter().all(|seat| own.contains(seat)) {
            return Ok(Consent::Given);
        }
        let shared = needed.len() > 1;
        if !shared || !needed.iter().any(|seat| own.contains(seat)) {
            return Err(not_yours());
        }
        // Whether it could be done at all is told before the others are asked.
        if *request != Request::Pause {
            self.table.decide(request, self.spent())?;
        }
        let mut by = match self.wish.take() {
            Some(wish) if wish.request == *request => wish.by,
            _ => Vec::new(),
        };
        let new = own.into_iter().filter(|seat| needed.contains(seat) && !by.contains(seat));
        by.extend(new.collect::<Vec<_>>());
        let all = needed.iter().all(|seat| by.contains(seat));
        self.wish = Some(Joint { request: request.clone(), by });
        if all {
            return Ok(Consent::Given);
        }
        self.tell_wish(None);
        Ok(Consent::Asked)
    }

    /// What is wished, if anything is.
    pub(super) fn wish_view(&self) -> Option<WishView> {
        let Joint { request, by } = self.wish.as_ref()?;
        Some(WishView { request: request.clone(), by: by.clone(), of: self.needed(request) })
    }

    fn tell_wish(&mut self, declined: Option<Seat>) {
        let wish = self.wish_view();
        self.tell_all(&ServerMessage::Wish { wish, declined });
    }

    /// Nothing is wished any more: the game has gone on.
    pub(super) fn drop_wish(&mut self) {
        if self.wish.take().is_some() {
            self.tell_wish(None);
        }
    }

    /// Somebody does not want what was wished, or not any more.
    pub(super) fn decline(&mut self, client: ClientNumber) -> Result<(), Problem> {
        let by = self.takes_part(client)?.seats.first().copied();
        if self.wish.take().is_some() {
            self.tell_wish(by);
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
        self.keep_sitters(sitters).await?;
        let player = self.table.sitters().player(seat);
        for known in &mut self.clients {
            // Other devices of the same player have the seat, too.
            let is_theirs = known.number == client || player.is_some() && known.player.as_ref() == player;
            if is_theirs && !known.seats.contains(&seat) {
                known.seats.push(seat);
            }
        }
        self.tell_seats();
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
    pub(super) async fn rise(&mut self, client: ClientNumber, seat: Seat, key: &SeatKey) -> Result<(), Problem> {
        let player = self.client(client).and_then(|client| client.player.clone());
        let sitters = self.table.sitters().without(seat, Claim { key, player: player.as_ref() });
        self.keep_sitters(sitters.ok_or_else(not_yours)?).await?;
        for client in &mut self.clients {
            client.seats.retain(|own| *own != seat);
        }
        // Whoever sits there next has wished for nothing yet.
        self.drop_wish();
        self.tell_seats();
        Ok(())
    }

    /// Makes known who sits at the table, or forgets it.
    ///
    /// # Errors
    /// See [`Knowing::applied`]; or it cannot be stored.
    pub(super) async fn know(&mut self, change: Knowing) -> Result<(), Problem> {
        if let Some(sitters) = change.applied(self.table.sitters(), self.counts())? {
            self.keep_sitters(sitters).await?;
        }
        for client in &mut self.clients {
            match &change {
                Knowing::Is { seat, player, .. } => {
                    if client.player.as_ref() == Some(player) && !client.seats.contains(seat) {
                        client.seats.push(*seat);
                    }
                }
                // Whoever has the key of a seat comes back with it.
                Knowing::Forget { player } if client.player.as_ref() == Some(player) => {
                    client.player = None;
                    client.seats.clear();
                }
                Knowing::Forget { .. } => {}
            }
        }
        self.tell_seats();
        Ok(())
    }

    pub(super) async fn keep_sitters(&mut self, sitters: Sitters) -> Result<(), Problem> {
        let before = self.table.sitters();
        // Who plays a game that counts is settled when it begins; only whose account is gone is forgotten.
        let stays = |seat: Seat| {
            sitters.is_free(seat) == before.is_free(seat)
                && sitters.player(seat).is_none_or(|player| before.player(seat) == Some(player))
        };
        if self.table.is_rated() && self.table.last() > 0 && !Seat::ALL.into_iter().all(stays) {
            return Err(Problem::new(ProblemKind::Counts, "this game counts: seats stay with those who began it"));
        }
        let kept = self.store.set_sitters(&self.table.header().id, &sitters).await;
        self.noted(kept)?;
        self.table.set_sitters(sitters);
        Ok(())
    }

    /// Tells every client who sits where, at a table whose players have screens of their own.
    pub(super) fn tell_seats(&mut self) {
        if !self.table.is_apart() {
            return;
        }
        self.note_absence();
        self.tell_lobby();
        let (away, stand_ins) = (self.away_view(), self.stand_ins());
        let (seats, people) = (self.shown_seats(), self.table.people());
        let free: Vec<Seat> = people.iter().copied().filter(|&seat| self.table.sitters().is_free(seat)).collect();
        let here = people.iter().copied().filter(|seat| self.clients.iter().any(|client| client.seats.contains(seat)));
        let here: Vec<Seat> = here.collect();
        let programs = self.table.sitters().programs();
        let watchers = self.clients.iter().filter(|client| client.seats.is_empty()).count() as u32;
        let (slow, game) = (&self.slow, &self.table.header().id);
        self.clients.retain(|client| {
            let yours = client.seats.clone();
            let watching = watchers - u32::from(yours.is_empty());
            let (seats, free, here, code) = (seats.clone(), free.clone(), here.clone(), self.code.clone());
            let (away, stand_ins, programs) = (away.clone(), stand_ins.clone(), programs.clone());
            text(&ServerMessage::Seats { seats, free, here, yours, watching, away, stand_ins, code, programs })
                .is_none_or(|text| client.takes(&text, slow, game))
        });
    }
}
