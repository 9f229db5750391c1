//! Generations of games and networks.

use std::sync::Arc;

use ashtapada_arena::{Bounds, Interval, Tally, Verdict};
use ashtapada_engine::net::{Inputs, Learned, Net, NotANet};
use ashtapada_engine::{Evaluator, Limits, MoveOrdering, Player, Searcher, Setup, Sides};
use ashtapada_rules::{Action, ActionList, ChanceList, Ending, Game, Seat, Turn, draw};
use fastrand::Rng;

use crate::apart::Apart;
use crate::model::sharpened;
use crate::{Adam, Games, Model, Pace, Sample, Samples, gather, play};

/// What is to be learned: a game, and what is known of it before.
pub struct Subject<'a, P, E, O> {
    /// The position that games begin with.
    pub start: &'a P,
    /// The evaluation of the first generation's games.
    pub first: E,
    /// The move ordering.
    pub ordering: O,
    /// The seat for which alone the network is to decide; at the others the first evaluation does.
    pub served: Option<Seat>,
}

/// How a network is trained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// How games are played.
    pub games: Games,
    /// Games of each generation.
    pub count: u64,
    /// Generations whose samples are kept.
    pub memory: usize,
    /// How often each sample is used in a generation.
    pub epochs: u32,
    /// Samples in a step.
    pub batch: usize,
    /// The step of Adam at first; it falls to a fiftieth.
    pub rate: f32,
    /// How much the result of a game counts beside what the player thought, from 0 to 1.
    pub result: f32,
    /// Games at most to find out whether a network is better than the one before.
    pub trial: u64,
    /// Nodes for each action of these.
    pub trial_nodes: u64,
    /// Everything follows from it.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
}

/// What a generation came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u32,
    /// Games played so far, in all generations.
    pub games: u64,
    /// Its samples.
    pub samples: usize,
    /// What the advantages that the players saw have to be multiplied by to agree with the results.
    pub sureness: f32,
    /// The mean loss over samples that it was not fitted to, before and after.
    pub loss: [f32; 2],
    /// The result against the best so far.
    pub trial: Interval,
    /// Whether it is the best now.
    pub kept: bool,
    /// Its weights in whole numbers, if it was kept.
    pub weights: Option<Vec<i16>>,
}

/// A network with less than this part of an even result against the best is forgotten.
const CLEARLY_WORSE: f64 = 0.85;

/// The least scale of a network: the players may know nothing of how games end, but what a search leaves out by its margins is
/// to be left out.
const LEAST_SCALE: f32 = 0.25;

/// Games whose positions are held at once.
const TOGETHER: usize = 2000;

/// Steps in which the rate grows.
const WARMING: usize = 50;

/// What plays at present.
#[derive(Clone)]
enum Best<const H: usize> {
    First,
    Learned(Arc<Net<H>>),
}

impl<P, E, O> Subject<'_, P, E, O>
where
    P: Inputs + Send + Sync + 'static,
    E: Evaluator<P> + Clone + 'static,
    O: MoveOrdering<P> + Clone + 'static,
{
    fn player<const H: usize>(&self, best: &Best<H>, seed: u64) -> Box<dyn Player<P>>
    where
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let setup = Setup::seeded(seed);
        let first = || Box::new(Searcher::new(self.first.clone(), self.ordering.clone(), &setup));
        let Best::Learned(net) = best else { return first() };
        let own = Box::new(Searcher::new(Learned::new(Arc::clone(net)), self.ordering.clone(), &setup));
        match self.served {
            Some(seat) => Box::new(Apart { seat, own, others: first() }),
            None => own,
        }
    }

    /// Trains through so many generations with `H` hidden neurons, from nothing or from the weights of a network; samples of
    /// `earlier` games count as those of a generation. `tell` is given each generation, and `keep` the samples of its games.
    ///
    /// # Errors
    /// The weights are those of another shape of network.
    pub fn train<const H: usize>(
        &self,
        course: &Course,
        generations: u32,
        resumed: Option<&[i16]>,
        earlier: Samples,
        keep: &mut dyn FnMut(&[Sample<P>]),
        tell: &mut dyn FnMut(&Generation),
    ) -> Result<(), NotANet>
    where
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let mut rng = Rng::with_seed(course.seed);
        let mut model = Model::new(self.start, H, &mut rng);
        let mut best: Best<H> = Best::First;
        if let Some(weights) = resumed {
            best = Best::Learned(Arc::new(Net::new(self.start, weights)?));
            model.resume(weights);
        }
        // Games are played by the newest network that is not clearly worse: it has seen more than the best.
        let mut now = best.clone();
        let mut memory: Vec<Samples> = Some(earlier).into_iter().filter(|earlier| !earlier.is_empty()).collect();
        for number in 1..=generations {
            if course.count > 0 {
                // The oldest go first, to make room.
                memory.drain(..(memory.len() + 1).saturating_sub(course.memory.max(1)));
                memory.push(self.gather(course, &now, rng.u64(..), keep));
            }
            let Some(newest) = memory.last() else { break };
            let (samples, sureness) = (newest.len(), sureness(newest));
            // What a network has learned is not to be shaken by the first steps of the next generation.
            let first = number == 1 && resumed.is_none();
            let rate = if first { course.rate } else { course.rate / 4.0 };
            // With dice it is results that have a mean over the throws.
            let scale = if self.start.die().is_some() { 1.0 } else { sureness.clamp(LEAST_SCALE, 1.0) };
            let pace = Pace { rate, result: course.result, sureness, scale };
            let loss = fit(&mut model, course, pace, &memory, &mut rng);
            let weights = model.quantized();
            let new = Best::Learned(Arc::new(Net::new(self.start, &weights)?));
            let (trial, verdict) = self.trial(course, &new, &best, rng.u64(..));
            let kept = verdict == Some(Verdict::Better);
            if kept {
                best = new.clone();
            }
            now = if kept || trial.value > CLEARLY_WORSE * self.even() { new } else { best.clone() };
            let games = u64::from(number) * course.count;
            let weights = kept.then_some(weights);
            tell(&Generation { number, games, samples, sureness, loss, trial, kept, weights });
        }
        Ok(())
    }

    /// The games of a generation, on several threads; their samples are in the order of the games. Without dice these are
    /// positions in which nothing is to be taken: others are played on before a search judges them.
    fn gather<const H: usize>(
        &self,
        course: &Course,
        best: &Best<H>,
        seed: u64,
        keep: &mut dyn FnMut(&[Sample<P>]),
    ) -> Samples
    where
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let dice = self.start.die().is_some();
        let see = |position: &P, chosen: Option<Action>| {
            (dice || chosen.is_some_and(|action| self.is_quiet(position, action))).then(|| position.clone())
        };
        let mut all = Samples::default();
        for from in (0..course.count).step_by(TOGETHER) {
            let count = (course.count - from).min(TOGETHER as u64);
            let gathered = gather(count, course.jobs, || {
                let mut player = self.player(best, seed);
                move |number| {
                    // A game depends on its number alone.
                    player.forget();
                    let mut rng = Rng::with_seed(seed.wrapping_add(from + number));
                    play(self.start, &course.games, &mut *player, &mut rng, see)
                }
            })
            .concat();
            keep(&gathered);
            all.add(&gathered);
        }
        all
    }

    /// Whether a position is judged as it stands by a search that chose this action.
    fn is_quiet(&self, position: &P, chosen: Action) -> bool {
        let mut list = ActionList::new();
        position.actions(&mut list);
        let ordering = &self.ordering;
        !chosen.is_tactical() && !ordering.is_urgent(position) && ordering.is_calm(position, &list)
    }

    /// New against old.
    fn trial<const H: usize>(
        &self,
        course: &Course,
        new: &Best<H>,
        old: &Best<H>,
        seed: u64,
    ) -> (Interval, Option<Verdict>)
    where
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let sides = Sides::in_game(self.start).count();
        let bounds = Bounds { low: self.even(), high: 1.1 * self.even() };
        let mut tally = Tally::new();
        let rounds = course.trial.div_ceil(sides as u64);
        let mut number = 0;
        while number < rounds && tally.verdict(bounds).is_none() {
            let together = (course.jobs.max(1) as u64).min(rounds - number);
            let seed = seed.wrapping_add(number);
            let results =
                gather(together, course.jobs, || |more| self.round(course, new, old, seed.wrapping_add(more)));
            results.into_iter().for_each(|result| tally.add(result));
            number += together;
        }
        let interval = tally.interval();
        // At the end of the trial the better half decides.
        let verdict = tally.verdict(bounds).or_else(|| {
            Some(if interval.value > (bounds.low + bounds.high) / 2.0 { Verdict::Better } else { Verdict::NotBetter })
        });
        (interval, verdict)
    }

    /// What equals get of a game in the mean.
    fn even(&self) -> f64 {
        1.0 / Sides::in_game(self.start).count() as f64
    }

    /// The mean result of the new player, once on each side, with the same opening and throws.
    fn round<const H: usize>(&self, course: &Course, new: &Best<H>, old: &Best<H>, seed: u64) -> f64
    where
        Learned<Arc<Net<H>>>: Evaluator<P>,
    {
        let sides = Sides::in_game(self.start);
        let all = (0..sides.count()).map(|own| {
            let mut rng = Rng::with_seed(seed);
            let mut players = Seat::ALL.map(|seat| {
                let which = if sides.of(seat) == own { new } else { old };
                self.player(which, seed ^ seat as u64)
            });
            let mut game = Game::new(self.start.clone());
            let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
            let mut opening = course.games.opening;
            while game.len() < course.games.longest {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance(_) => {
                        game.position().chance(&mut throws);
                        draw(&throws, &mut |below| rng.u32(..below)).map(Action::Throw)
                    }
                    Turn::Seat(_) if opening > 0 => {
                        opening -= 1;
                        game.position().actions(&mut list);
                        list.get(rng.usize(..list.len())).copied()
                    }
                    Turn::Seat(seat) => players[seat.index()]
                        .choose(&game, Limits::nodes(course.trial_nodes))
                        .map(|choice| choice.action),
                };
                if action.is_none_or(|action| game.play(action, &mut ()).is_err()) {
                    break;
                }
            }
            let outcome = game.outcome().unwrap_or_else(|| game.position().outcome_by(Ending::Agreement));
            sides.results(&outcome)[own]
        });
        all.sum::<f64>() / sides.count() as f64
    }
}

/// What the players' thoughts have to be multiplied by, as logits, to tell the results best.
fn sureness(samples: &Samples) -> f32 {
    let some: Vec<Sample> = (0..samples.len()).step_by(samples.len() / 50_000 + 1).map(|at| samples.get(at)).collect();
    let loss = |factor: f32| -> f32 {
        let of = |sample: &Sample| {
            let shares = sharpened(&sample.thought.unwrap_or(sample.result), factor);
            sample.result.iter().zip(shares).map(|(result, share)| -result * share.max(1e-6).ln()).sum::<f32>()
        };
        some.iter().map(of).sum()
    };
    // The loss has one minimum: steps of a tenth are near enough.
    let factors = (0..60).map(|step| 0.02 * 1.1f32.powi(step));
    let best = factors.map(|factor| (loss(factor), factor)).min_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(1.0, |(_, factor)| factor)
}

/// Fits the model to the samples kept. Returns the mean loss over a part of the newest that it was not fitted to, before and
/// after.
fn fit(model: &mut Model, course: &Course, pace: Pace, memory: &[Samples], rng: &mut Rng) -> [f32; 2] {
    let Some((newest, older)) = memory.split_last() else { return [0.0; 2] };
    let apart = (newest.len() / 20).min(100_000);
    let held: Vec<Sample> = (0..apart).map(|at| newest.get(at)).collect();
    let numbers = |of: usize, from: usize| (from..memory[of].len()).map(move |at| (of as u32, at as u32));
    let mut all: Vec<(u32, u32)> =
        (0..older.len()).flat_map(|of| numbers(of, 0)).chain(numbers(older.len(), apart)).collect();
    let before = model.loss(&held, pace);
    let mut adam = Adam::new(model.len());
    let steps = (all.len().div_ceil(course.batch) * course.epochs as usize).max(1);
    let mut step = 0;
    for _ in 0..course.epochs {
        rng.shuffle(&mut all);
        for batch in all.chunks(course.batch) {
            // The step grows for a while, since Adam knows nothing yet of the gradients, and falls in the end.
            let grown = ((step + 1) as f32 / WARMING as f32).min(1.0);
            let rate = pace.rate * grown * 0.02f32.powf(step as f32 / steps as f32);
            let batch: Vec<Sample> = batch.iter().map(|&(of, at)| memory[of as usize].get(at as usize)).collect();
            model.fit(&batch, Pace { rate, ..pace }, &mut adam);
            step += 1;
        }
    }
    [before, model.loss(&held, pace)]
}
