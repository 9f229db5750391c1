//! The speed of random games in actions per second, with the full legal list generated at each, on one thread: `cargo
//! run --release --example playout -- soldiers16 cows`.
//!
//! A family is added with a line in `GAMES`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ashtapada_rules::{ActionList, ChanceList, Event, EventSink, OptionSet, Position, chess, four_kings, soldiers};

#[allow(dead_code)]
#[path = "../src/soldiers/tests/games.rs"]
mod points;

/// A game to measure: its name, and a function that plays it for a while under the named changes.
type Game = (&'static str, fn(&str, Duration) -> Rates, &'static str);

const GAMES: &[Game] = &[
    ("soldiers16", soldiers, ""),
    ("soldiers16-free", soldiers, "obligation=none"),
    ("soldiers16-strict", soldiers, "obligation=strict"),
    ("peralikatuma", soldiers, "setup=peralikatuma"),
    ("kotuEllima", soldiers, "setup=kotuEllima"),
    ("cows", soldiers, "setup=cows"),
    ("four-solo", four_kings, ""),
    (
        "four-team",
        four_kings,
        "teams=opposite parade=two+command kingLoss=partnerCommands throneEntry=oncePerThronePerTeam \
         throneKill=anyPiece empire=exclusiveMax allyThrone=commandBothThrows exchange=afterKill \
         withdrawLastKing=teamOnly onlyKings=draw",
    ),
    (
        "four-nodice",
        four_kings,
        "dice=0 teams=opposite parade=two+command kingLoss=freeze allyThrone=commandBothThrows \
         onlyKings=playOn goal=bothKings repetition=draw",
    ),
    (
        "four-cz",
        four_kings,
        "colours=czech teams=custom rankRule=cz parade=all3inclAlly promotionBy=czSquares \
         promotionNeeds=pawnLost promotionOptional=false allyThrone=commandAllyOut exchange=afterKill \
         exchangePlace=throneElseAdjacent exchangeAccept=bothOpponents onlyKings=playOn \
         goal=annihilation",
    ),
    (
        "four-wikipedia",
        four_kings,
        "dice=2 colours=wikipedia blockedThrow=dieLost mayPass=true promotionBy=arrivalFile \
         promotionOptional=false bonus54=totalAndEnd",
    ),
    ("chess", chess, ""),
];

fn soldiers(changes: &str, time: Duration) -> Rates {
    measure::<soldiers::Soldiers>(points::choose(changes), "", time)
}

fn four_kings(changes: &str, time: Duration) -> Rates {
    measure::<four_kings::FourKings>(four_kings::Options::default(), changes, time)
}

fn chess(changes: &str, time: Duration) -> Rates {
    measure::<chess::Chess>(chess::Options::default(), changes, time)
}

/// What was counted.
struct Rates {
    playouts: u64,
    /// By seats; throws are not counted.
    actions: u64,
    /// Legal actions listed.
    listed: u64,
    time: Duration,
}

/// Ignores events.
struct Deaf;

impl EventSink for Deaf {
    const LISTENS: bool = false;
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// A fast generator of uniform random numbers (a Weyl sequence, multiplied and folded).
struct Random(u64);

impl Random {
    #[inline(always)]
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let bits = (product >> 64) as u64 ^ product as u64;
        ((u128::from(bits) * limit as u128) >> 64) as usize
    }
}

/// The CPU time of this thread, where the system reports it (Linux); else wall-clock time.
enum Clock {
    Thread(Duration),
    Wall(Instant),
}

impl Clock {
    fn thread() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
    }

    fn start() -> Clock {
        Clock::thread().map_or_else(|| Clock::Wall(Instant::now()), Clock::Thread)
    }

    fn elapsed(&self) -> Duration {
        match self {
            Clock::Thread(begun) => Clock::thread().unwrap_or_default().saturating_sub(*begun),
            Clock::Wall(begun) => begun.elapsed(),
        }
    }
}

fn measure<P: Position>(mut options: P::Options, changes: &str, time: Duration) -> Rates {
    for change in changes.split_whitespace() {
        let (id, value) = change.split_once('=').expect("id=value");
        options.set(id, value).unwrap_or_else(|error| panic!("{error}"));
    }
    let start = P::start(&options).unwrap_or_else(|error| panic!("{error}"));
    let mut rates = Rates { playouts: 0, actions: 0, listed: 0, time: Duration::ZERO };
    let mut random = Random(1);
    let mut list = ActionList::new();
    let mut chances = ChanceList::new();
    let clock = Clock::start();
    while !rates.playouts.is_multiple_of(256) || clock.elapsed() < time {
        let mut position = start.clone();
        loop {
            position.actions(&mut list);
            if !list.is_empty() {
                let action = list[random.below(list.len())];
                position.play_unchecked(action, &mut Deaf);
                rates.actions += 1;
                rates.listed += list.len() as u64;
                continue;
            }
            position.chance(&mut chances);
            let total = u64::from(chances.iter().map(|(_, p)| p.denominator).max().unwrap_or(1));
            let mut ticket = random.below(total as usize) as u64;
            let throw = chances.iter().find(|(_, p)| {
                let share = total * u64::from(p.numerator) / u64::from(p.denominator);
                let hit = ticket < share;
                ticket = ticket.wrapping_sub(share);
                hit
            });
            let Some(&(throw, _)) = throw else { break };
            position.play_unchecked(ashtapada_rules::Action::Throw(throw), &mut Deaf);
        }
        black_box(position.key());
        rates.playouts += 1;
    }
    rates.time = clock.elapsed();
    rates
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for &(name, run, changes) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|want| want == name) {
            continue;
        }
        // The best of a few short runs: the machine may be busy with other things.
        let best = (0..5).map(|_| run(changes, Duration::from_millis(400))).max_by(|a, b| {
            (a.actions as f64 / a.time.as_secs_f64()).total_cmp(&(b.actions as f64 / b.time.as_secs_f64()))
        });
        let Some(rates) = best else { continue };
        let seconds = rates.time.as_secs_f64();
        println!(
            "{name:18} {:6.2} million actions/s, {:8.0} playouts/s, {:6.1} actions a game, {:5.1} legal",
            rates.actions as f64 / seconds / 1e6,
            rates.playouts as f64 / seconds,
            rates.actions as f64 / rates.playouts as f64,
            rates.listed as f64 / rates.actions as f64,
        );
    }
}
