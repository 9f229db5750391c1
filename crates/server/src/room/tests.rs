//! The clocks of a room, by a time that stands still until it is moved.

use std::sync::atomic::{AtomicU64, Ordering};

use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::dice::Seed;
use futures_util::FutureExt;
use serde_json::{Value, json};

use ashtapada_table::Request;

use super::*;
use crate::life::Outages;
use crate::setup::set_up;
use ashtapada_store::MemoryStore;

/// A room, with or without clients, and the hand of its time.
struct Watched {
    store: Arc<MemoryStore>,
    hand: Arc<AtomicU64>,
    id: String,
    room: Room,
    told: Vec<Inbox>,
    said: u32,
}

/// A minute for each seat and five seconds for each turn, with changes.
async fn table(change: Value) -> Watched {
    let mut asked = json!({
        "rules": "soldiers16-bl", "options": [["obligation", "none"], ["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "clock": { "initial": 60, "increment": 5 },
    });
    asked.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    let (mut table, log) = set_up(&serde_json::from_value(asked).unwrap(), 0, Words::new(Lang::EN)).unwrap();
    table.add_seeds(|seat| Seed::new([seat as u8; 32]));
    let store = Arc::new(MemoryStore::default());
    store.create(table.header(), &log, &table.glance()).await.unwrap();
    let (hand, id) = (Arc::new(AtomicU64::new(1_000)), table.header().id.clone());
    let room = room(table, &store, &hand);
    Watched { store, hand, id, room, told: Vec::new(), said: 0 }
}

fn room(table: Table, store: &Arc<MemoryStore>, hand: &Arc<AtomicU64>) -> Room {
    Room::new(table, store.clone(), Pace::hurried(), Ticks::set_by(hand.clone()))
}

impl Watched {
    fn wait(&self, millis: u64) {
        self.hand.fetch_add(millis, Ordering::Relaxed);
    }

    async fn enter(&mut self) {
        let (to, told) = queue(CLIENT_BYTES);
        self.told.push(told);
        let (number, _kept) = oneshot::channel();
        self.room
            .obey(Command::Enter {
                known: Known::default(),
                keys: Vec::new(),
                visit: None,
                player: None,
                local: true,
                to,
                number,
            })
            .await;
    }

    async fn leave(&mut self) {
        let client = self.room.next_client;
        self.room.obey(Command::Leave { client }).await;
    }

    /// Sends a message and returns the answer.
    async fn say(&mut self, message: ClientMessage) -> Value {
        self.room.obey(Command::Say { client: self.room.next_client, message }).await;
        self.heard().pop().unwrap_or_default()
    }

    async fn ask(&mut self, request: Request) -> Value {
        self.said += 1;
        let id = format!("m{}", self.said);
        self.say(ClientMessage::Do { id, seen: self.room.table.last(), digest: None, request }).await
    }

    async fn act(&mut self, action: &str) {
        let answer = self.ask(Request::Act { action: action.to_owned() }).await;
        assert_eq!(answer["type"], "done", "{action}: {answer}");
    }

    /// The messages to the last client since the last call.
    fn heard(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        while let Some(Some(text)) = self.told.last_mut().unwrap().next().now_or_never() {
            heard.push(serde_json::from_str(&text).unwrap());
        }
        heard
    }

    /// What is left for South and for North now, in milliseconds.
    fn left(&self) -> (u32, u32) {
        let view = self.room.clock_view().unwrap();
        let left = |seat: Seat| view.left.iter().find(|(one, _)| *one == seat).unwrap().1;
        (left(Seat::South), left(Seat::North))
    }

    /// The server stops in order, and is started again.
    async fn restart(&mut self) {
        self.close().await;
        self.opens(Vec::new()).await;
    }

    /// The room is opened, by a server that was down at times.
    async fn opens(&mut self, down: Vec<(u64, u64)>) {
        let stored = self.store.game(&self.id).await.unwrap().unwrap();
        let table = Table::open(stored, self.store.log(&self.id, 0).await.unwrap()).unwrap();
        let noted = self.store.timing(&self.id).await.unwrap();
        self.room = room(table, &self.store, &self.hand).resumed(noted, &Outages::of(down));
        self.room.wind_clock();
    }

    /// The room closes in order.
    async fn close(&mut self) {
        self.room.clients.clear();
        self.room.wind_clock();
        self.room.leave_time().await;
    }
}

#[tokio::test]
async fn a_clock_runs_for_who_is_due_while_somebody_watches() {
    let mut at = table(json!({})).await;
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody is there yet");
    at.enter().await;
    let snapshot = at.heard().remove(0);
    assert_eq!(snapshot["table"]["clock"], json!({ "initial": 60, "increment": 5 }));
    assert_eq!(
        snapshot["clock"],
        json!({ "left": [["south", 60_000], ["north", 60_000]], "runs": null, "more": 60_000, "waits": true })
    );

    at.wait(40_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody has played yet");
    at.act("c4-c5").await;
    assert_eq!(at.left(), (60_000, 60_000), "what took no time earns none");
    let begun = at.room.clock_view().unwrap();
    assert_eq!((begun.runs, begun.waits), (Some(Seat::North), false));
    at.wait(2_500);
    at.leave().await;
    at.wait(50_000);
    assert_eq!(at.left(), (60_000, 57_500), "it stands still while nobody is there");
    at.enter().await;
    at.wait(500);
    at.heard();
    let done = at.ask(Request::Act { action: "c6xc4".to_owned() }).await;
    assert_eq!(done["type"], "done");
    assert_eq!(at.left(), (60_000, 62_000), "what is added comes when the turn has passed");
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.spent).collect::<Vec<_>>(), [Some(0), Some(3_000)]);
    assert_eq!(at.room.table.entries(1, 1)[0].left, Some(vec![(Seat::South, 60_000), (Seat::North, 62_000)]));
}

#[tokio::test]
async fn clocks_wait_for_a_person_and_not_for_the_server() {
    let south = json!([{ "seat": "south", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = table(json!({ "seats": south })).await;
    at.enter().await;
    at.wait(9_000);
    at.room.play(Some(Seat::South), "c4-c5".parse().unwrap()).await.unwrap();
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "only the computer has played");
    assert!(at.room.clock_view().unwrap().waits);
    at.act("c6xc4").await;
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::South));
    at.ask(Request::TakeBack { to: None }).await;
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "what began the game was taken back");
    at.restart().await;
    assert!(at.room.clock_view().unwrap().waits);

    // The clocks do not wait for somebody who watches two computers.
    let both = ["south", "north"].map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } }));
    let mut at = table(json!({ "seats": both })).await;
    at.enter().await;
    at.wait(1_000);
    assert_eq!(at.left(), (59_000, 60_000));
}

#[tokio::test]
async fn a_pause_stops_the_clock_and_is_told() {
    let mut at = table(json!({})).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(1_000);
    at.heard();
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused }).await;
    at.wait(30_000);
    assert_eq!(at.left(), (60_000, 59_000));
    let stopped = at.room.clock_view().unwrap();
    assert_eq!(stopped.runs, None);
    let told = at.say(ClientMessage::Tempo { tempo: Tempo::Normal }).await;
    assert_eq!(told["type"], "clock");
    assert_eq!(
        told["clock"],
        json!({ "left": [["south", 60_000], ["north", 59_000]], "runs": "north", "more": 60_000, "waits": false })
    );
    at.wait(1_000);
    assert_eq!(at.left(), (60_000, 58_000));
}

#[tokio::test]
async fn the_clocks_are_the_log_folded() {
    let mut at = table(json!({})).await;
    at.enter().await;
    for millis in [7_000, 20_000, 11_000] {
        at.wait(millis);
        let action = at.room.table.choices().legal[0].text.clone();
        at.act(&action).await;
    }
    at.wait(13_000);
    let known = at.room.table.last();
    let before: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    at.restart().await;
    assert_eq!(at.room.table.last(), known);
    let after: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    assert_eq!(before, after);
    // What the turn that is under way has taken is kept, and nothing ran meanwhile.
    let last = at.room.table.entries(known - 1, usize::MAX)[0].left.clone().unwrap();
    at.wait(90_000);
    let spent = |(seat, left): &(Seat, u32)| (*seat, if *seat == Seat::North { left - 13_000 } else { *left });
    assert_eq!(at.room.clock_view().unwrap().left, last.iter().map(spent).collect::<Vec<_>>());

    // Taking back gives the time back.
    at.enter().await;
    at.wait(5_000);
    at.ask(Request::TakeBack { to: None }).await;
    let expected = at.room.table.entries(known - 2, usize::MAX)[0].left.clone().unwrap();
    assert_eq!(at.room.clock_view().unwrap().left, expected);
}

#[tokio::test]
async fn time_that_is_up_forces_nothing() {
    let mut at = table(json!({})).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(59_000);
    let early = at.ask(Request::MoreTime { seat: Seat::North }).await;
    assert_eq!(early["problem"]["kind"], "clock-runs");
    at.wait(3_000);
    assert_eq!(at.left(), (60_000, 0));
    // Played on without a word: nothing is added, and nothing lost.
    at.act("c6xc4").await;
    assert_eq!(at.left(), (60_000, 0));
    at.wait(2_000);
    let given = at.ask(Request::MoreTime { seat: Seat::North }).await;
    assert_eq!(given["type"], "done");
    assert_eq!(at.left(), (58_000, 60_000));
    assert_eq!(at.room.table.entries(2, 1)[0].text, "more-time north 60000");
    // What is given is no decision that could be taken back, and goes with the one before it.
    assert_eq!(
        [None, Some(1), Some(0), Some(2)].map(|to| at.room.table.take_back_to(to)),
        [Some(1), Some(1), Some(0), None]
    );
    assert!(!at.room.table.record().to_string().contains("more-time"));
    assert!(at.room.table.record().to_string().contains("[Clock \"60+5\"]"));
    assert_eq!(at.room.table.record().new_game().clock, at.room.table.clock());
    at.restart().await;
    assert_eq!(at.left(), (58_000, 60_000));
    at.enter().await;
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::West }).await["type"], "refused");
    at.ask(Request::Agree).await;
    assert_eq!(at.room.clock_view().unwrap().runs, None);
    at.wait(70_000);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South }).await["type"], "refused");
}

#[tokio::test]
async fn a_computer_out_of_time_may_be_taken_out_of_the_game() {
    let north = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = table(json!({ "seats": north })).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(59_999);
    let early = at.ask(Request::Resign { seat: Seat::North }).await;
    assert_eq!(early["problem"]["kind"], "not-your-seat");
    at.wait(1);
    let done = at.ask(Request::Resign { seat: Seat::North }).await;
    assert_eq!(done["type"], "done");
    let outcome = at.room.table.view().outcome.unwrap();
    assert_eq!(outcome.ending, Ending::Resignation);
    assert_eq!(outcome.payoff(Seat::South), 1.0);
}

#[tokio::test]
async fn a_throw_and_its_moves_are_one_turn() {
    let mut at =
        table(json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "dice": "hand" })).await;
    at.enter().await;
    at.wait(2_000);
    at.ask(Request::EnterThrow { throw: "3".to_owned() }).await;
    assert_eq!(at.left().0, 60_000, "the throw begins the game");
    at.wait(3_000);
    at.act("b1-c3").await;
    assert_eq!(at.left().0, 62_000);
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::West));
}

#[tokio::test]
async fn what_was_played_elsewhere_takes_no_time_and_earns_none() {
    let at = table(json!({ "actions": ["c4-c5", "c6xc4"] })).await;
    assert_eq!(at.left(), (60_000, 60_000));
    assert_eq!(at.room.table.last(), 2);
}

#[tokio::test]
async fn without_clocks_nothing_is_measured() {
    let mut at = table(json!({ "clock": null })).await;
    at.enter().await;
    at.wait(7_000);
    let snapshot = at.heard().remove(0);
    assert!(snapshot.get("clock").is_none() && snapshot["table"].get("clock").is_none());
    at.act("c4-c5").await;
    assert_eq!(at.store.log(&at.id, 0).await.unwrap()[0].spent, None);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South }).await["problem"]["kind"], "bad-request");
    assert!(!at.room.table.record().to_string().contains("[Clock"));
}

/// A table of four computer players, or with a person in the south who gives up.
async fn four(south: Value) -> Watched {
    let seat = |seat: &str, player: Value| json!({ "seat": seat, "player": player });
    let greedy = || json!({ "kind": "bot", "bot": "greedy" });
    let seats = [seat("south", south), seat("west", greedy()), seat("north", greedy()), seat("east", greedy())];
    table(json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": seats, "clock": null })).await
}

impl Watched {
    /// Plays what the server plays by itself, at most `most` actions.
    /// The server plays so many actions at most; what the last client, who reads all the time, hears of it.
    async fn play_on(&mut self, most: u32) -> Vec<Value> {
        let mut heard = self.heard();
        for _ in 0..most {
            let Some(machine) = self.room.machine.take() else { break };
            let wish = machine.await;
            self.room.fulfil(wish).await;
            heard.extend(self.heard());
        }
        heard
    }
}

#[tokio::test]
async fn the_rest_is_played_unseen_to_its_true_end() {
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    assert!(at.room.machine.is_none(), "the person throws");
    let done = at.ask(Request::Resign { seat: Seat::South }).await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(at.room.table.outcome(), None, "three others play for themselves");
    let standing = at.room.table.view().seats.into_iter().find(|one| one.seat == Seat::South).unwrap();
    assert!(standing.left && standing.aside.is_some());
    at.heard();

    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    let heard = at.play_on(20_000).await;
    let outcome = at.room.table.outcome().expect("the game is over");
    assert_eq!((outcome.rank[Seat::South.index()], outcome.share[Seat::South.index()]), (4, 0), "who left is last");
    assert_eq!(at.room.tempo, Tempo::Normal, "nothing is unseen any more");
    // Every entry has arrived, in order, and far fewer messages than entries.
    let played: Vec<&Value> = heard.iter().filter(|message| message["type"] == "played").collect();
    let entries = played.iter().flat_map(|message| message["entries"].as_array().unwrap());
    let numbers: Vec<u64> = entries.map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (2..=u64::from(at.room.table.last())).collect::<Vec<_>>());
    assert!(played.len() * 2 < numbers.len(), "{} messages", played.len());
    // What was played is stored, and gives the same result.
    at.restart().await;
    assert_eq!(at.room.table.outcome(), Some(outcome));
}

#[tokio::test]
async fn unseen_play_stops_when_asked_and_after_a_restart() {
    let mut at = four(json!({ "kind": "bot", "bot": "greedy" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.play_on(50).await;
    let told = at.room.table.last();
    at.play_on(3).await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused }).await;
    assert_eq!(at.room.table.last(), told + 3);
    assert!(at.room.machine.is_none(), "it has stopped");
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.restart().await;
    at.enter().await;
    assert_eq!((at.room.tempo, at.room.table.last()), (Tempo::Normal, told + 3));
    assert!(at.room.machine.is_some(), "the game goes on");
}

#[tokio::test]
async fn a_person_who_may_decide_is_waited_for() {
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.ask(Request::Roll).await;
    at.play_on(200).await;
    assert!(at.room.machine.is_none(), "it is the person's turn");
    assert_eq!(at.room.tempo, Tempo::Normal);
}

#[tokio::test]
async fn giving_up_ends_the_game_where_nobody_could_play_on() {
    let mut at = table(json!({ "clock": null })).await;
    at.enter().await;
    at.ask(Request::Resign { seat: Seat::South }).await;
    assert_eq!(at.room.table.outcome().map(|outcome| outcome.ending), Some(Ending::Resignation));
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    at.ask(Request::Resign { seat: Seat::South }).await;
    // It can be taken back like any other decision.
    at.ask(Request::TakeBack { to: None }).await;
    assert!(!at.room.table.is_aside(Seat::South));
}

#[tokio::test]
async fn a_clock_that_decides_ends_the_game() {
    let mut at = table(json!({ "clock": { "initial": 60, "increment": 5, "decides": true } })).await;
    at.enter().await;
    assert_eq!(at.room.time_left(), None, "nobody has played yet");
    at.act("c4-c5").await;
    at.wait(59_999);
    assert_eq!(at.room.time_left(), Some(1));
    at.room.call_time().await;
    assert_eq!(at.room.table.outcome(), None);
    at.wait(1);
    // What comes too late is not played, even if nobody has looked at the clock before.
    let late = at.ask(Request::Act { action: "c6xc4".to_owned() }).await;
    assert_eq!((&late["type"], &late["problem"]["kind"]), (&json!("refused"), &json!("stale")));
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log[1].act, "resign north time");
    let outcome = at.room.table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.payoff(Seat::South)), (Ending::Resignation, 1.0));
    assert_eq!((at.room.time_left(), at.left()), (None, (60_000, 0)));
    assert!(at.room.table.record().to_string().contains("[Clock \"60+5 decides\"]"));
    at.restart().await;
    assert_eq!(at.room.table.outcome(), Some(outcome));
    // It can be taken back like any other end; the time comes back with the turn.
    at.enter().await;
    assert_eq!(at.ask(Request::TakeBack { to: None }).await["type"], "done");
}

#[tokio::test]
async fn who_runs_out_of_time_leaves_those_who_play_for_themselves() {
    let clock = json!({ "initial": 60, "increment": 5, "kind": "delay", "decides": true });
    let mut at = table(
        json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "clock": clock, "dice": "hand" }),
    )
    .await;
    at.enter().await;
    at.ask(Request::EnterThrow { throw: "3".to_owned() }).await;
    assert_eq!(at.room.clock_view().unwrap().free, Some(5_000));
    at.wait(65_000);
    at.room.call_time().await;
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log[1].act, "leave south time");
    assert_eq!(at.room.table.outcome(), None, "three others play on");
    assert!(
        !at.room.table.people().contains(&Seat::South) && at.room.machine.is_some(),
        "the computer plays for South"
    );
}

#[tokio::test]
async fn what_the_network_takes_does_not_decide() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let mut at = table(json!({ "clock": clock, "apart": true })).await;
    let key: ashtapada_table::SeatKey = "07".repeat(32).parse().unwrap();
    at.enter().await;
    for seat in [Seat::South, Seat::North] {
        at.say(ClientMessage::Sit { seat, key: key.clone(), name: String::new() }).await;
    }
    at.act("c4-c5").await;
    let client = at.room.next_client;
    at.room.obey(Command::Lag { client, millis: 400 }).await;
    at.wait(60_300);
    at.act("c6xc4").await;
    assert_eq!(at.left(), (60_000, 100));
    at.room.obey(Command::Lag { client, millis: 0 }).await;
    at.wait(60_100);
    assert_eq!(at.ask(Request::Act { action: "d4-d5".to_owned() }).await["type"], "refused");
    assert!(at.room.table.outcome().is_some());
}

#[tokio::test]
async fn days_pass_while_nobody_is_there_but_not_while_the_server_is_down() {
    const DAY: u64 = 86_400_000;
    let clock = json!({ "initial": 2 * 86_400, "increment": 0, "kind": "turn", "decides": true });
    let mut at = table(json!({ "clock": clock })).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.leave().await;
    at.wait(DAY);
    at.restart().await;
    assert_eq!(u64::from(at.left().1), DAY);
    // The server was down for a day.
    let down = vec![(1_000 + DAY, 1_000 + 2 * DAY)];
    at.close().await;
    at.wait(DAY);
    at.opens(down.clone()).await;
    assert_eq!(u64::from(at.left().1), DAY);
    at.wait(DAY - 1);
    assert_eq!((at.room.table.outcome(), at.room.time_left()), (None, Some(1)));
    at.close().await;
    let due = 1_000 + 3 * DAY;
    assert_eq!(at.store.due(due - 1, None, 9).await, Ok(Vec::new()));
    assert_eq!(at.store.due(due, None, 9).await.unwrap().len(), 1);
    at.wait(1);
    // Nobody has to come for it.
    at.opens(down).await;
    at.room.call_time().await;
    assert_eq!(at.room.table.entries(1, 1)[0].text, "resign north time");
    assert_eq!(at.store.due(u64::MAX >> 1, None, 9).await, Ok(Vec::new()));
}

#[tokio::test]
async fn silent_clients_of_a_long_game_hold_little() {
    let mut at = four(json!({ "kind": "bot", "bot": "greedy" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.play_on(20_000).await;
    assert!(at.room.table.last() > 100, "it was too short: {}", at.room.table.last());
    at.leave().await;
    at.told.clear();
    for _ in 0..40 {
        at.enter().await;
        let client = at.room.next_client;
        // Each asks for all of it again and again, and reads nothing.
        for _ in 0..64 {
            at.room.obey(Command::Say { client, message: ClientMessage::More { seen: 0 } }).await;
        }
    }
    let waiting: Vec<usize> = at.told.iter().map(Inbox::waiting).collect();
    assert!(waiting.iter().all(|&waiting| waiting <= CLIENT_BYTES), "{waiting:?}");
    assert!(at.room.clients.is_empty() && at.told.iter().all(Inbox::is_closed), "they were let go");
    assert_eq!(at.room.slow.get(), 40);
    // Who reads each part before asking for the next gets all of it.
    at.enter().await;
    at.heard();
    let mut seen = 0;
    while seen < at.room.table.last() {
        let answer = at.say(ClientMessage::More { seen }).await;
        let entries = answer["entries"].as_array().unwrap();
        assert!(answer.to_string().len() < CLIENT_BYTES, "{}", answer.to_string().len());
        assert_eq!(entries[0]["seq"], seen + 1);
        seen += entries.len() as u32;
        assert_eq!(answer["more"], seen < at.room.table.last());
    }
}
