//! Rooms whose game is in memory, by a time that stands still until it is moved.

mod absent;
mod chance;
mod clocks;
mod deciding;
mod keeping;
mod storing;
mod talking;
mod unseen;

use std::collections::BTreeMap;

use ashtapada_messages::ClientMessage;
use ashtapada_messages::view::KnownLog;
use ashtapada_rules::{Action, ActionList, Position, Seat};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Lived, Request, SeatKey, Secret, Table};
use serde_json::{Value, json};

use crate::memory::{Memory, at_once};
use crate::{Arrival, Audience, Backend, ClientNumber, Effect, Event, Now, Pace, Room};

/// Times during which nobody measured anything.
struct Outages(Vec<(u64, u64)>);

impl Lived for Outages {
    fn lived(&self, from: u64, to: u64) -> u64 {
        let down = self.0.iter().map(|&(begun, ended)| ended.min(to).saturating_sub(begun.max(from)));
        to.saturating_sub(from).saturating_sub(down.sum())
    }

    fn ended_after(&self, from: u64) -> Option<u64> {
        self.0.iter().map(|&(begun, _)| begun).find(|&begun| begun >= from)
    }
}

/// A room and those who run it and are in it.
struct Desk {
    memory: Memory,
    room: Room,
    /// What each client in the room was told and has not read.
    told: BTreeMap<ClientNumber, Vec<Value>>,
    /// The client that came last.
    last: ClientNumber,
    /// What a computer player has to find.
    thinks: Option<u64>,
    /// What else has to be done.
    effects: Vec<Effect>,
    said: u32,
}

fn key(of: u8) -> SeatKey {
    format!("{of:02}").repeat(32).parse().unwrap()
}

/// That after a minute a computer player stands in for who is away.
fn stand_in() -> Value {
    json!({ "minutes": 1, "meanwhile": "computer" })
}

impl Desk {
    /// A table for one screen with a minute for each seat and five seconds for each turn, with changes.
    fn at(change: Value) -> Desk {
        let asked = json!({
            "rules": "soldiers16-bl", "options": [["obligation", "none"], ["firstPlayer", "south"]],
            "clock": { "initial": 60, "increment": 5 },
        });
        Desk::of(asked, change, true)
    }

    /// A table of two people with screens of their own, with changes.
    fn of_friends(change: Value) -> Desk {
        let asked = json!({ "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "apart": true });
        Desk::of(asked, change, false)
    }

    /// Anna in the south and Jan in the north, with screens of their own.
    fn seated(change: Value) -> (Desk, ClientNumber, ClientNumber) {
        let mut at = Desk::of_friends(change);
        let anna = at.comes(Seat::South, 1);
        let jan = at.comes(Seat::North, 2);
        (at, anna, jan)
    }

    /// The same, and Anna has played.
    fn begun(change: Value) -> (Desk, ClientNumber, ClientNumber) {
        let (mut at, anna, jan) = Desk::seated(change);
        at.plays(anna);
        (at, anna, jan)
    }

    fn of(mut asked: Value, change: Value, seeded: bool) -> Desk {
        let defaults = json!({ "seats": [], "dice": "fair", "position": null });
        for more in [defaults, change] {
            asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        }
        let asked = serde_json::from_value(asked).unwrap();
        let (mut table, _) = Table::set_up(&asked, "h7xk2m5q0w3e", Secret::new([7; 32]), 0).unwrap();
        if seeded {
            table.add_seeds(|seat| Seed::new([seat as u8; 32]));
        }
        let now = Now { ticks: 1_000, wall: 1_000 };
        let memory = Memory::of(&table, now);
        let room = Room::new(table, Pace::hurried(), now);
        Desk { memory, room, told: BTreeMap::new(), last: 0, thinks: None, effects: Vec::new(), said: 0 }
    }

    fn wait(&mut self, millis: u64) {
        self.memory.wait(millis);
        self.room.pass_time(&self.memory);
    }

    /// Lets something happen, and does what comes of it.
    fn on(&mut self, event: Event) {
        let effects = at_once(self.room.on(event, &self.memory)).expect("the memory answers at once");
        self.carry(effects);
        let effects = at_once(self.room.settle(&self.memory)).expect("the memory answers at once");
        self.carry(effects);
    }

    fn carry(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Entered { client, .. } => {
                    assert!(self.told.insert(client, Vec::new()).is_none());
                }
                Effect::Dismiss { client } => {
                    self.told.remove(&client);
                }
                Effect::Tell { to, message } => {
                    let message = serde_json::to_value(message).unwrap();
                    let hears = |client: ClientNumber| match to {
                        Audience::All => true,
                        Audience::Others(but) => client != but,
                        Audience::One(one) => client == one,
                    };
                    let heard = self.told.iter_mut().filter(|(client, _)| hears(**client));
                    heard.for_each(|(_, told)| told.push(message.clone()));
                }
                Effect::Think { number, .. } => self.thinks = Some(number),
                Effect::StopThinking => self.thinks = None,
                effect => self.effects.push(effect),
            }
        }
    }

    /// Somebody comes to the screen of the table.
    fn enter(&mut self) {
        self.arrives(Vec::new(), true);
    }

    fn arrives(&mut self, keys: Vec<(Seat, SeatKey)>, local: bool) -> ClientNumber {
        self.last += 1;
        let (client, known) = (self.last, KnownLog::default());
        let arrival = Box::new(Arrival { known, keys, visit: None, player: None, local });
        self.on(Event::Enter { client, arrival });
        client
    }

    /// Somebody comes, and shows the key of a seat or sits down there.
    fn comes(&mut self, seat: Seat, of: u8) -> ClientNumber {
        let client = self.arrives(vec![(seat, key(of))], false);
        if self.room.client(client).is_some_and(|client| client.seats.is_empty()) {
            self.says(client, ClientMessage::Sit { seat, key: key(of), name: format!("Player {of}") });
        }
        client
    }

    fn leave(&mut self) {
        self.goes(self.last);
    }

    fn goes(&mut self, client: ClientNumber) {
        self.on(Event::Leave { client });
        assert!(!self.told.contains_key(&client));
    }

    /// Sends a message and returns the answer, which is the last that its client hears.
    fn says(&mut self, client: ClientNumber, message: ClientMessage) -> Value {
        self.says_unread(client, message);
        self.heard_by(client).pop().unwrap_or_default()
    }

    /// The same, which its client has still to read.
    fn says_unread(&mut self, client: ClientNumber, message: ClientMessage) {
        self.on(Event::Say { client, message });
    }

    fn say(&mut self, message: ClientMessage) -> Value {
        self.says(self.last, message)
    }

    fn asks(&mut self, client: ClientNumber, request: Request) -> Value {
        self.said += 1;
        let id = format!("m{}", self.said);
        self.says(client, ClientMessage::Do { id, seen: self.room.table.last(), digest: None, request })
    }

    fn ask(&mut self, request: Request) -> Value {
        self.asks(self.last, request)
    }

    fn act(&mut self, action: &str) {
        let answer = self.ask(Request::Act { action: action.to_owned() });
        assert_eq!(answer["type"], "done", "{action}: {answer}");
    }

    /// A client plays the first action that is legal.
    fn plays(&mut self, client: ClientNumber) {
        let action = self.room.table.choices().legal[0].text.clone();
        let answer = self.asks(client, Request::Act { action });
        assert_eq!(answer["type"], "done", "{answer}");
    }

    /// The messages to a client since the last call.
    fn heard_by(&mut self, client: ClientNumber) -> Vec<Value> {
        self.told.get_mut(&client).map(std::mem::take).unwrap_or_default()
    }

    /// Those to the client that came last.
    fn heard(&mut self) -> Vec<Value> {
        self.heard_by(self.last)
    }

    /// What is left for South and for North now, in milliseconds.
    fn left(&self) -> (u32, u32) {
        let view = self.room.clock_view().unwrap();
        let left = |seat: Seat| view.left.iter().find(|(one, _)| *one == seat).unwrap().1;
        (left(Seat::South), left(Seat::North))
    }

    /// In how many milliseconds a clock decides.
    fn decides_in(&self) -> Option<u64> {
        self.room.clock_left(self.room.now().ticks)
    }

    /// In how many milliseconds something comes of an absence.
    fn absence_left(&self) -> Option<u64> {
        self.room.absence_left(self.room.now().ticks)
    }

    /// What the room does by itself, if it is due now.
    fn time(&mut self) {
        if self.room.wakes_in(self.room.now().ticks) == Some(0) {
            self.on(Event::Time);
        }
    }

    /// What a computer player plays by chance.
    fn choice(&self, random: &mut fastrand::Rng) -> Action {
        let mut legal = ActionList::new();
        self.room.table.position().actions(&mut legal);
        *random.choice(legal.as_slice()).unwrap()
    }

    /// The same until it plays something, by chance where a computer player thinks; whether it did.
    fn play(&mut self, random: &mut fastrand::Rng) -> bool {
        let before = self.room.table.last();
        while self.room.table.last() == before && !self.room.machine.is_idle() {
            if let Some(number) = self.thinks.take() {
                let action = self.choice(random);
                self.on(Event::Found { number, action: Ok(action) });
            } else {
                self.time();
            }
        }
        self.room.table.last() > before
    }

    /// The server stops in order, and is started again.
    fn restart(&mut self) {
        self.close();
        self.opens(Vec::new());
    }

    /// The room is opened, by a server that was down at times, and nobody is there.
    fn opens(&mut self, down: Vec<(u64, u64)>) {
        let now = self.memory.now();
        let room = Room::new(self.memory.table().unwrap(), Pace::hurried(), now);
        self.room = room.resumed(self.memory.timing(), &Outages(down));
        self.on(Event::Begin);
    }

    /// The room closes in order.
    fn close(&mut self) {
        let effects = at_once(self.room.on(Event::End, &self.memory)).unwrap();
        self.carry(effects);
        self.told.clear();
        self.thinks = None;
    }

    fn log(&self) -> Vec<String> {
        self.memory.entries().into_iter().map(|entry| entry.act).collect()
    }
}
