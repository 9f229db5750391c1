//! The thread that thinks, and how it is stopped.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Report, Setup, Situation};
use ashtapada_rules::{AnyPosition, Game};

use super::told;
use crate::Form;

/// What the thinking thread is asked.
pub enum Job {
    /// To choose an action.
    Think {
        /// Where.
        game: Box<Game<AnyPosition>>,
        /// The form of the answer.
        form: Form,
        /// Who chooses.
        bot: Bot,
        /// How the player is made.
        setup: Setup,
        /// Within which limits.
        plan: Plan,
        /// How it is stopped.
        control: Arc<Control>,
    },
    /// To forget what was found out about positions: another game begins.
    Forget,
}

/// The limits of one choice.
#[derive(Clone, Copy)]
pub struct Plan {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

/// What the reading thread tells the thinking one while it thinks.
pub struct Control {
    stop: AtomicBool,
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

    /// Answer now.
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
    fn passed(&self) -> Duration {
        self.waits().since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Waits until an answer is wanted.
    fn wait(&self) {
        let held = |waits: &mut Waits| !self.stop.load(Ordering::Relaxed) && (waits.endless || waits.since.is_none());
        drop(self.changed.wait_while(self.waits(), held));
    }
}

/// Does one job after the other, until there are no more.
pub fn think_on(jobs: Receiver<Job>, say: impl Fn(&str) -> io::Result<()>) -> io::Result<()> {
    let mut kept: Option<(AnyPlayer, Setup)> = None;
    for job in jobs {
        let (game, form, bot, setup, plan, control) = match job {
            Job::Think { game, form, bot, setup, plan, control } => (game, form, bot, setup, plan, control),
            Job::Forget => {
                if let Some((player, _)) = &mut kept {
                    player.forget();
                }
                continue;
            }
        };
        kept = kept.filter(|(player, made)| player.bot() == bot && *made == setup);
        let (player, _) = kept.get_or_insert_with(|| (AnyPlayer::new(bot, setup.clone()), setup));
        let answer = think(player, &game, form, plan, &control, &say)?;
        control.wait();
        // Before the answer: who has it may ask again at once.
        control.done.store(true, Ordering::Release);
        say(&answer)?;
    }
    Ok(())
}

/// Tells what is found meanwhile; returns the answer.
fn think(
    player: &mut AnyPlayer,
    game: &Game<AnyPosition>,
    form: Form,
    plan: Plan,
    control: &Control,
    say: &impl Fn(&str) -> io::Result<()>,
) -> io::Result<String> {
    let clock = || control.passed();
    let mut limits = match plan.time {
        Some(time) => Limits::time(time, &clock).with_stop(&control.stop),
        None => Limits::until(&control.stop).with_clock(&clock),
    };
    limits = plan.nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
    limits = plan.depth.map_or(limits, |depth| limits.with_depth(depth));
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
    let choice = player.think(&Situation::from(game), limits, &mut tell);
    if let Some(choice) = &choice {
        tell(&choice.report);
    }
    match (broken, choice) {
        (Some(error), _) => Err(error),
        (None, Some(choice)) => Ok(told::best(game.position(), form, &choice)),
        (None, None) => Ok(told::nothing(form)),
    }
}
