//! What clients say in a room, and what comes of it.

use std::time::Duration;

use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{ClientMessage, ServerMessage, Tempo, problem};
use ashtapada_table::dice::Contribution;
use ashtapada_table::{Act, Entry, Problem, ProblemKind, Request, Reseating};

use super::Room;
use crate::backend::Backend;
use crate::event::{Audience, ClientNumber, Effect};
use crate::proposal::Consent;

impl Room {
    pub(super) async fn hear(&mut self, client: ClientNumber, message: ClientMessage, backend: &impl Backend) {
        let answer = self.answer(client, message, backend).await;
        if let Some(answer) = answer.unwrap_or_else(|problem| Some(ServerMessage::Trouble { problem })) {
            self.tell(client, answer);
        }
    }

    /// What a message leads to, and the answer to its client alone, if there is one.
    async fn answer(
        &mut self,
        client: ClientNumber,
        message: ClientMessage,
        backend: &impl Backend,
    ) -> Result<Option<ServerMessage>, Problem> {
        match message {
            ClientMessage::Do { id, seen, digest, request } => {
                return Ok(match self.carry_out(client, &id, KnownLog { seen, digest }, &request, backend).await {
                    Ok(Consent::Given) => Some(ServerMessage::Done { id }),
                    Ok(Consent::Asked) => Some(ServerMessage::Noted { id }),
                    // It is no answer: the client connects again, and asks whoever has the game.
                    Err(_) if self.log.lost => None,
                    Err(problem) => Some(ServerMessage::Refused { id, problem }),
                });
            }
            ClientMessage::More { seen } => return Ok(Some(self.snapshot(KnownLog::upto(seen), self.now()))),
            ClientMessage::Why { from, to } => {
                return Ok(Some(ServerMessage::Because { from, to, refusal: self.table.why(from, to) }));
            }
            ClientMessage::Seed { part } => self.add_part(client, &part, backend).await?,
            ClientMessage::Sit { seat, key, name } => self.sit(client, seat, &key, &name, backend).await?,
            ClientMessage::Rise { seat, key } => self.rise(client, seat, &key, backend).await?,
            ClientMessage::Decline => self.decline(client)?,
            ClientMessage::Talk { talk } => self.talk(client, talk)?,
            ClientMessage::Report { seat, reason } => {
                return Ok(Some(self.report(client, seat, reason, backend).await?));
            }
            ClientMessage::Push { to, on } => return Ok(Some(self.set_push(client, &to, on, backend).await?)),
            ClientMessage::Next { further, partners } => {
                self.begin_next(client, Reseating { partners, further }, backend).await?;
            }
            ClientMessage::Tempo { tempo } => {
                self.sets_tempo(client, Some(tempo))?;
                self.keep_tempo(tempo, backend).await;
            }
            ClientMessage::Step => self.hurry(client)?,
            ClientMessage::Hello { .. }
            | ClientMessage::Begin { .. }
            | ClientMessage::Branch { .. }
            | ClientMessage::Record => return Err(problem::bad_request("that is no message to a table")),
        }
        Ok(None)
    }

    async fn keep_tempo(&mut self, tempo: Tempo, backend: &impl Backend) {
        // Nobody has to be told what is so already.
        if tempo == self.tempo {
            return;
        }
        self.tell_rest();
        self.tempo = tempo;
        // A pause outlasts whoever sees it.
        self.keep_time(backend).await;
        self.tell_all(ServerMessage::Tempo { tempo });
        if let Some(clock) = self.clock_view() {
            self.tell_all(ServerMessage::Clock { clock });
        }
        self.plan(Duration::ZERO);
    }

    /// Plays the next action now, unless that is under way already.
    fn hurry(&mut self, client: ClientNumber) -> Result<(), Problem> {
        self.sets_tempo(client, None)?;
        if !self.hurries || self.machine.is_idle() {
            self.plan_at(Some(self.pace.prompt()), Duration::ZERO);
            self.hurries = true;
        }
        Ok(())
    }

    async fn carry_out(
        &mut self,
        client: ClientNumber,
        id: &str,
        known: KnownLog,
        request: &Request,
        backend: &impl Backend,
    ) -> Result<Consent, Problem> {
        if id.is_empty() || id.len() > 64 {
            return Err(problem::bad_request("a request needs an id of 1 to 64 letters"));
        }
        self.reassure(backend).await?;
        if self.has_done(id, request)? {
            return Ok(Consent::Given);
        }
        self.give_back_lag(client);
        self.call_time(backend).await;
        if known.seen != self.table.last() || !self.table.is_known(known.seen, known.digest) {
            return Err(Problem::stale());
        }
        if self.consent(client, request)? == Consent::Asked {
            return Ok(Consent::Asked);
        }
        if *request == Request::Pause {
            self.drop_proposal();
            self.keep_tempo(Tempo::Paused, backend).await;
            return Ok(Consent::Given);
        }
        let (seat, act) = self.table.decide(request, self.spent())?;
        if act == Act::Agree {
            self.ask_computers(client, backend).await?;
        }
        if self.tempo == Tempo::Paused && self.table.is_apart() && self.table.asked().len() > 1 {
            // Whoever plays on ends the pause for everybody. Who plays against computers alone steps through it at will.
            self.keep_tempo(Tempo::default(), backend).await;
        }
        match self.add(seat, act, Some(id.to_owned()), backend).await {
            // It may have been stored all the same.
            Err(_) if self.has_done(id, request)? => Ok(Consent::Given),
            done => done.map(|()| Consent::Given),
        }
    }

    /// Whether a request with that id was carried out already. An id stands for one request: sent again it is the same.
    ///
    /// # Errors
    /// What was carried out with it is not what is asked for now.
    fn has_done(&self, id: &str, request: &Request) -> Result<bool, Problem> {
        let Some(entry) = self.table.made_by(id) else { return Ok(false) };
        if self.table.is_what_was_asked(entry.seq, request) {
            return Ok(true);
        }
        let Entry { seq, act, .. } = entry;
        let why = format!("the request `{id}` was another one, and was carried out as entry {seq}: `{act}`");
        Err(problem::bad_request(format!("{why}. Every request needs an id of its own")))
    }

    /// Asks the computer players whether they agree to end the game now, when all people do. What they say after an entry they
    /// say as long as nothing else is played.
    ///
    /// # Errors
    /// One of them plays on: whoever asked is told by that, and everybody else here.
    async fn ask_computers(&mut self, client: ClientNumber, backend: &impl Backend) -> Result<(), Problem> {
        let last = self.table.last();
        let plays_on = match self.plays_on.filter(|(after, _)| *after == last) {
            Some((_, seat)) => Some(seat),
            None => {
                let asked = backend.who_plays_on(&self.table).await;
                self.pass_time(backend);
                asked?
            }
        };
        let Some(seat) = plays_on else { return Ok(()) };
        self.plays_on = Some((last, seat));
        let why = format!("the computer player of {seat} plays on: it expects more than the game as it stands");
        let problem = Problem::new(ProblemKind::PlaysOn, why);
        self.drop_proposal();
        let message = Box::new(ServerMessage::Trouble { problem: problem.clone() });
        self.effects.push(Effect::Tell { to: Audience::Others(client), message });
        Err(problem)
    }

    /// Adds a seat's part to the dice: it is stored, and then shown to every client.
    async fn add_part(
        &mut self,
        client: ClientNumber,
        part: &Contribution,
        backend: &impl Backend,
    ) -> Result<(), Problem> {
        self.acts_for(client, part.seat())?;
        let seeds = self.table.contribute(part)?;
        let waited = self.table.waits_for_seeds();
        if seeds != self.table.header().seeds {
            let kept = backend.set_seeds(&seeds).await;
            self.heard_from(kept, backend)?;
            self.table.set_seeds(seeds);
        }
        self.tell_seeds();
        // Who has committed and does not reveal is waited for like somebody who is away.
        self.note_absence();
        if waited && !self.table.waits_for_seeds() {
            self.plan(Duration::ZERO);
        }
        Ok(())
    }
}
