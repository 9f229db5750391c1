//! Adding an entry: computed first, then made part of the table.

use ashtapada_rules::{Action, AnyPosition, Event, Next, Ply, Position, Refusal, Seat, Turn};

use super::{Glance, Node, State, StepError, Table, TakenLink};
use crate::digest::Digest;
use crate::entry::{Act, Entry};
use crate::view::Taken;

/// An entry that may follow, computed and not yet part of the table.
#[derive(Debug)]
pub struct Step {
    node: Node,
    /// The new state of the game; `None` if the entry leads to an existing one.
    next: Option<Next<AnyPosition>>,
    taken: Vec<Taken>,
    glance: Glance,
}

impl Step {
    /// The entry to be stored.
    pub fn entry(&self) -> &Entry {
        &self.node.entry
    }

    /// The summary for lists of games after it.
    pub fn glance(&self) -> &Glance {
        &self.glance
    }
}

impl Table {
    /// Computes an entry without making it part of the table.
    ///
    /// # Errors
    /// It cannot follow the last.
    pub fn step(&self, entry: Entry) -> Result<Step, StepError> {
        let expected = self.last() + 1;
        if entry.seq != expected {
            return Err(StepError::Number { expected });
        }
        let refuse = |refusal| Err(StepError::Refused(refusal));
        let place = self.place();
        let now = *self.now();
        match entry.act {
            Act::TakeBack { to } => {
                if to >= expected {
                    return refuse(Refusal::NoSuchAction);
                }
                let leads_to = self.node(to).map_or(0, |node| node.leads_to);
                let state = *self.state(leads_to);
                Ok(self.without_ply(entry, state, leads_to))
            }
            Act::MoreTime { seat, millis } => {
                if self.turn() == Turn::Over {
                    return refuse(Refusal::GameOver);
                }
                if self.clock().is_none() || !self.position().seats().contains(&seat) {
                    return refuse(Refusal::NoSuchAction);
                }
                let clocks = self.clocks_after(&entry, self.turn()).with_more(seat, millis);
                Ok(self.without_ply(entry, State { before: place, clocks, ..now }, expected))
            }
            Act::StandIn { seat } | Act::Back { seat } => {
                if self.turn() == Turn::Over {
                    return refuse(Refusal::GameOver);
                }
                let stands_in = matches!(entry.act, Act::StandIn { .. });
                if !self.people().contains(&seat) || self.stands_in(seat) == stands_in {
                    return refuse(Refusal::NoSuchAction);
                }
                let (clocks, mut away) = (self.clocks_after(&entry, self.turn()), now.away);
                away[seat.index()] = stands_in;
                Ok(self.without_ply(entry, State { before: place, clocks, away, ..now }, expected))
            }
            Act::Leave { seat, .. } => {
                if self.turn() == Turn::Over {
                    return refuse(Refusal::GameOver);
                }
                if !self.others_play_on(seat) {
                    return refuse(Refusal::NoSuchAction);
                }
                let (clocks, mut left) = (self.clocks_after(&entry, self.turn()), now.left);
                left[seat.index()] = true;
                let begun = now.begun || entry.client.is_some();
                let mut step = self.without_ply(entry, State { before: place, clocks, left, begun, ..now }, expected);
                step.node.events = [Event::Resigned { seat }].into();
                Ok(step)
            }
            Act::Play { action } => self.ply(entry, Ply::Action(action)),
            Act::Agree => self.ply(entry, Ply::Agree),
            Act::Resign { seat, .. } => self.ply(entry, Ply::Resign(seat)),
        }
    }

    /// Whether the game goes on without a player who gives up: he plays for himself, and so do at least two others. In
    /// a pair, giving up decides the game.
    pub(super) fn others_play_on(&self, seat: Seat) -> bool {
        let standings = self.position().standings();
        let own = standings.iter().find(|standing| standing.seat == seat);
        let plays = own.is_some_and(|own| own.playing && own.ally.is_none()) && !self.now().left[seat.index()];
        let others = standings.iter().filter(|other| other.seat != seat && other.playing);
        plays && others.count() > 1
    }

    /// An entry that leads to an existing state of the game.
    fn without_ply(&self, entry: Entry, state: State, leads_to: u32) -> Step {
        let over = self.game.outcome_at(state.game).is_some();
        let position = self.game.position_at(state.game);
        let due = self.due_in(&state, if over { Turn::Over } else { position.turn() }, 0, entry.at);
        let glance = Glance { actions: state.actions, over, position: position.text(), due };
        let digest = self.digest_with(&entry);
        let node = Node { entry, events: Box::default(), state, leads_to, digest };
        Step { node, next: None, taken: Vec::new(), glance }
    }

    fn ply(&self, entry: Entry, ply: Ply) -> Result<Step, StepError> {
        let mut events = Vec::new();
        let next = self.game.consider(ply, &mut events).map_err(StepError::Refused)?;
        let now = self.now();
        let (mut actions, mut turn, mut throws) = (now.actions, now.turn, now.throws);
        if let Ply::Action(action) = ply {
            actions += 1;
            if let (Action::Throw(_), Turn::Chance(seat)) = (action, self.turn()) {
                throws[seat.index()] += 1;
            }
            turn = turn.after(self.position(), action);
        }
        let taken: Vec<Taken> = events.iter().filter_map(Taken::of).collect();
        let state = State {
            // Replaced when the entry is accepted.
            game: now.game,
            before: self.place(),
            taken: now.taken,
            actions,
            turn,
            clocks: self.clocks_after(&entry, next.turn()),
            begun: now.begun || entry.client.is_some(),
            left: now.left,
            away: now.away,
            throws,
        };
        let due = self.due_in(&state, next.turn(), 0, entry.at);
        let glance = Glance { actions, over: next.turn() == Turn::Over, position: next.position().text(), due };
        let leads_to = entry.seq;
        let digest = self.digest_with(&entry);
        let node = Node { entry, events: events.into(), state, leads_to, digest };
        Ok(Step { node, next: Some(next), taken, glance })
    }

    /// The digest of the log with one more entry.
    fn digest_with(&self, entry: &Entry) -> Digest {
        self.nodes.last().map_or_else(Digest::default, |last| last.digest).then(entry)
    }

    /// Makes an entry part of the table. It must have been computed for the current state of the table.
    pub fn accept(&mut self, step: Step) {
        let Step { mut node, next, taken, .. } = step;
        debug_assert_eq!(node.entry.seq, self.last() + 1);
        match next {
            Some(next) => node.state.game = self.game.accept(next),
            None => self.game.go_to(node.state.game),
        }
        for piece in taken {
            self.taken.push(TakenLink { piece, before: node.state.taken });
            node.state.taken = self.taken.len() as u32;
        }
        if let Some(client) = &node.entry.client {
            self.clients.insert(client.clone(), node.entry.seq);
        }
        self.nodes.push(node);
    }
}
