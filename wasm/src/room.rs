//! A room without a server: somebody plays against computer players, and the game is kept in memory. What a page does with
//! timers and a worker is done here by hand, as quickly as it goes.

use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{ClientMessage, ServerMessage};
use ashtapada_room::memory::{Memory, at_once};
use ashtapada_room::{Arrival, Effect, Event, Now, Pace, Room};
use ashtapada_rules::{Action, ActionList, Position, Turn};
use ashtapada_table::dice::Seed;
use ashtapada_table::{NewGame, Player, Request, SeatPlan, Secret, Table};
use fastrand::Rng;
use serde_json::{Value, json};

/// The number of the only client.
const PERSON: u64 = 1;

/// A room, and all that is around it.
struct Alone {
    memory: Memory,
    room: Room,
    random: Rng,
    /// What a computer player has to find.
    thinks: Option<u64>,
    /// Number of the last entry that the person was told of.
    told: u32,
    /// How many of the person's requests were carried out.
    done: u32,
}

/// Plays a game of a rule set to its end, by chance; what came of it.
pub fn played(rules: &str, seed: u32) -> Option<Value> {
    let mut random = Rng::with_seed(u64::from(seed));
    let secret = Secret::new(std::array::from_fn(|_| random.u8(..)));
    let bot = |seat| SeatPlan { seat, player: Player::Bot { bot: "chance".to_owned() } };
    let (bare, _) = Table::set_up(&NewGame::of(rules), "wasm", secret.clone(), 0).ok()?;
    let seats = bare.position().seats().iter().skip(1).map(|&seat| bot(seat)).collect();
    let (mut table, _) = Table::set_up(&NewGame { seats, ..NewGame::of(rules) }, "wasm", secret, 0).ok()?;
    table.add_seeds(|_| Seed::new(std::array::from_fn(|_| random.u8(..))));
    let memory = Memory::of(&table, Now::default());
    let room = Room::new(table, Pace::default(), Now::default());
    let mut alone = Alone { memory, room, random, thinks: None, told: 0, done: 0 };
    alone.plays()?;
    let Alone { memory, told, done, .. } = alone;
    let table = memory.table().ok()?;
    let over = table.turn() == Turn::Over;
    Some(
        json!({ "entries": table.last(), "told": told, "done": done, "over": over, "record": table.record().to_string() }),
    )
}

impl Alone {
    fn plays(&mut self) -> Option<()> {
        let (known, keys) = (KnownLog::default(), Vec::new());
        let arrival = Arrival { known, keys, visit: None, player: None, local: true };
        self.on(Event::Enter { client: PERSON, arrival: Box::new(arrival) })?;
        while self.room.table().turn() != Turn::Over {
            if let Some(number) = self.thinks.take() {
                let action = self.choice()?;
                self.on(Event::Found { number, action: Ok(action) })?;
            } else if let Some(left) = self.room.wakes_in(self.time().ticks) {
                // A page would set a timer.
                self.memory.wait(left);
                self.on(Event::Time)?;
            } else {
                let message = self.request()?;
                self.on(Event::Say { client: PERSON, message })?;
            }
        }
        self.on(Event::End)
    }

    fn time(&self) -> Now {
        ashtapada_room::Backend::now(&self.memory)
    }

    fn choice(&mut self) -> Option<Action> {
        let mut legal = ActionList::new();
        self.room.table().position().actions(&mut legal);
        self.random.choice(legal.as_slice()).copied()
    }

    /// What the person wants next.
    fn request(&mut self) -> Option<ClientMessage> {
        let request = match self.room.table().turn() {
            Turn::Chance(_) => Request::Roll,
            _ => {
                let legal = self.room.table().choices().legal;
                Request::Act { action: self.random.choice(&legal)?.text.clone() }
            }
        };
        let seen = self.room.table().last();
        Some(ClientMessage::Do { id: format!("m{seen}"), seen, digest: None, request })
    }

    /// Lets something happen; `None` if the person is refused something, is told anything out of order, or the memory does not
    /// answer.
    fn on(&mut self, event: Event) -> Option<()> {
        let mut effects = at_once(self.room.on(event, &self.memory))?;
        effects.extend(at_once(self.room.settle(&self.memory))?);
        for effect in effects {
            match effect {
                Effect::Think { number, .. } => self.thinks = Some(number),
                Effect::StopThinking => self.thinks = None,
                Effect::Tell { message, .. } => match *message {
                    ServerMessage::Played { entries, .. } => {
                        for entry in entries {
                            self.told = (entry.seq == self.told + 1).then_some(entry.seq)?;
                        }
                    }
                    ServerMessage::Done { .. } => self.done += 1,
                    ServerMessage::Refused { .. } | ServerMessage::Trouble { .. } => return None,
                    _ => {}
                },
                _ => {}
            }
        }
        Some(())
    }
}
