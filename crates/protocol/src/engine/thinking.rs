//! The thread that thinks, and how it is stopped.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ashtapada_engine::{AnyPlayer, Bot, Clock, Limits, Player as _, Report, Setup, Situation};
use ashtapada_rules::{Action, AnyOptions, AnyPosition, ChanceList, Game, Position as _, Turn};

use super::told;
use crate::Form;

/// What the thinking thread is asked.
pub enum Job {
    /// To choose an action.
    Think {
        game: Box<Game<AnyPosition>>,
        /// The form of the answer.
        form: Form,
        bot: Bot,
        /// How the player is made.
        setup: Setup,
        plan: Plan,
        /// How it is stopped.
        control: Arc<Control>,
    },
    /// To forget what was found out about positions: another game begins.
    Forget,
    /// To make what is needed for thinking, which takes long where the table of positions is large.
    Prepare {
        /// For games like this one.
        game: Box<Game<AnyPosition>>,
        bot: Bot,
        /// How the player is made.
        setup: Setup,
        /// What to say when it is done, if anything.
        then: Option<&'static str>,
    },
}

/// The limits of one choice.
pub struct Plan {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    /// How many lines to report.
    pub lines: usize,
    /// Among which actions; `None` for all.
    pub among: Option<Vec<Action>>,
}

impl Plan {
    /// As limits of a player, by the clock of the control.
    fn limits<'a>(&'a self, clock: Clock<'a>, control: &'a Control) -> Limits<'a> {
        let mut limits = Limits::time(self.time.unwrap_or(Duration::MAX), clock).with_stop(&control.stop);
        limits = self.nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
        limits = self.depth.map_or(limits, |depth| limits.with_depth(depth));
        limits = self.among.as_deref().map_or(limits, |among| limits.among(among));
        limits.with_lines(self.lines)
    }
}

/// What the reading thread tells the thinking one while it thinks.
pub struct Control {
    pub stop: AtomicBool,
    done: AtomicBool,
    waits: Mutex<Waits>,
    changed: Condvar,
}

struct Waits {
    /// No answer before `stop`.
    endless: bool,
    /// When the time began to run; `None` while it ponders.
    since: Option<Instant>,
}

impl Control {
    /// For a choice that is answered only after `stop`, or that ponders first.
    pub fn new(endless: bool, ponder: bool) -> Control {
        let since = (!ponder).then(Instant::now);
        let waits = Mutex::new(Waits { endless, since });
        Control { stop: AtomicBool::new(false), done: AtomicBool::new(false), waits, changed: Condvar::new() }
    }

    fn waits(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn stop(&self) {
        // Set under the lock: else the other thread could look just before and then wait for ever.
        let waits = self.waits();
        self.stop.store(true, Ordering::Relaxed);
        drop(waits);
        self.changed.notify_all();
    }

    /// The time runs from now on.
    pub fn ponder_hit(&self) {
        self.waits().since.get_or_insert_with(Instant::now);
        self.changed.notify_all();
    }

    /// Whether it has been answered.
    pub fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire)
    }

    /// The time that counts: none while it ponders.
    pub fn passed(&self) -> Duration {
        self.waits().since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Waits until an answer is wanted.
    fn wait(&self) {
        let held = |waits: &mut Waits| !self.stop.load(Ordering::Relaxed) && (waits.endless || waits.since.is_none());
        drop(self.changed.wait_while(self.waits(), held));
    }
}

/// The player that is kept from job to job.
struct Kept {
    player: AnyPlayer,
    setup: Setup,
    /// The rules for which it has made its table.
    ready_for: Option<AnyOptions>,
}

impl Kept {
    fn new(bot: Bot, setup: Setup) -> Kept {
        Kept { player: AnyPlayer::new(bot, setup.clone()), setup, ready_for: None }
    }

    /// Lets the player make its table: it does so when it first thinks.
    fn prepare(&mut self, mut game: Game<AnyPosition>) {
        let options = game.position().options();
        if self.ready_for.as_ref() == Some(&options) {
            return;
        }
        let mut throws = ChanceList::new();
        if matches!(game.turn(), Turn::Chance(_)) {
            game.position().chance(&mut throws);
        }
        if let Some(&(throw, _)) = throws.first() {
            // One of the throws that may come, so nothing refuses it.
            let _ = game.play(Action::Throw(throw), &mut ());
        }
        self.player.choose(&game, Limits::nodes(1));
        self.ready_for = Some(options);
    }
}

/// When dropped, it is no longer thought about, even if thinking has broken down.
struct Ends<'a>(&'a Control);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.done.store(true, Ordering::Release);
    }
}

/// Does one job after the other, until there are no more.
pub fn think_on(jobs: Receiver<Job>, say: impl Fn(&str) -> io::Result<()>) -> io::Result<()> {
    let mut kept: Option<Kept> = None;
    // The player for a job: the one that there is, if it was made so.
    let player = |kept: Option<Kept>, bot: Bot, setup: Setup| {
        let same = kept.filter(|kept| kept.player.bot() == bot && kept.setup == setup);
        same.unwrap_or_else(|| Kept::new(bot, setup))
    };
    for job in jobs {
        match job {
            Job::Think { game, form, bot, setup, plan, control } => {
                let same = player(kept.take(), bot, setup);
                let own = kept.insert(same);
                own.ready_for = Some(game.position().options());
                let ends = Ends(&control);
                let answer = think(&mut own.player, &game, form, &plan, &control, &say)?;
                control.wait();
                // Before the answer: who has it may ask again at once.
                drop(ends);
                say(&answer)?;
            }
            Job::Prepare { game, bot, setup, then } => {
                let same = player(kept.take(), bot, setup);
                kept.insert(same).prepare(*game);
                then.map_or(Ok(()), &say)?;
            }
            Job::Forget => {
                if let Some(kept) = &mut kept {
                    kept.player.forget();
                    kept.ready_for = None;
                }
            }
        }
    }
    Ok(())
}

/// Tells what is found meanwhile; returns the answer.
fn think(
    player: &mut AnyPlayer,
    game: &Game<AnyPosition>,
    form: Form,
    plan: &Plan,
    control: &Control,
    say: &impl Fn(&str) -> io::Result<()>,
) -> io::Result<String> {
    let clock = || control.passed();
    let begun = Instant::now();
    let mut last = None;
    let mut broken = None;
    let mut tell = |report: &Report| {
        let found = (report.depth, report.lines.clone());
        if broken.is_some() || report.lines.is_empty() || last.as_ref() == Some(&found) {
            return;
        }
        if let Err(error) = say(&told::info(game.position(), form, report, begun.elapsed())) {
            // Nobody listens any more.
            control.stop();
            broken = Some(error);
        }
        last = Some(found);
    };
    let choice = player.think(&Situation::from(game), plan.limits(&clock, control), &mut tell);
    if let Some(choice) = &choice {
        tell(&choice.report);
    }
    match (broken, choice) {
        (Some(error), _) => Err(error),
        (None, Some(choice)) => Ok(told::best(game.position(), form, &choice)),
        (None, None) => Ok(told::nothing(form)),
    }
}
