//! Games of computer players against themselves, as samples.

use std::sync::atomic::{AtomicU64, Ordering};

use ashtapada_engine::net::LOGIT;
use ashtapada_engine::{Limits, Player, Sides, expected};
use ashtapada_rules::{Action, ActionList, ChanceList, Ending, Game, Position, Seat, Turn, draw};
use fastrand::Rng;

use crate::Sample;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Games {
    /// Nodes for each action.
    pub nodes: u64,
    /// Random actions at the beginning of a game: up to so many.
    pub opening: u32,
    /// The chance of a random action later on; five times as much where nothing has happened for long, since a game that
    /// is drawn teaches little.
    pub whim: f64,
    /// A game of so many actions counts as a draw.
    pub longest: usize,
    /// How much what was thought of later positions counts beside what was thought of one, from 0 to 1: the λ of TD(λ) (Sutton,
    /// 1988).
    pub lambda: f32,
}

/// Plays a game with `player` in all seats, and gives its positions in which somebody had a choice or a throw was due, as
/// `see` sees them; it is given what was chosen, too, and may leave a position out.
pub fn play<P: Position, T>(
    start: &P,
    games: &Games,
    player: &mut dyn Player<P>,
    rng: &mut Rng,
    see: impl Fn(&P, Option<Action>) -> Option<T>,
) -> Vec<Sample<T>> {
    let mut samples: Vec<Sample<T>> = Vec::new();
    let mut sample = |position: &P, chosen, thought| {
        let seen = see(position, chosen);
        samples.extend(seen.map(|seen| Sample { seen, result: [0.0; 4], thought }));
    };
    let sides = Sides::in_game(start);
    let mut game = Game::new(start.clone());
    let mut list = ActionList::new();
    let mut throws = ChanceList::new();
    let mut opening = rng.u32(..=games.opening);
    while game.len() < games.longest {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                // There are as many of these as of choices, and they tell less.
                if opening == 0 && rng.u32(..3) == 0 {
                    sample(game.position(), None, None);
                }
                game.position().chance(&mut throws);
                let Some(throw) = draw(&throws, &mut |below| rng.u32(..below)) else { break };
                Action::Throw(throw)
            }
            Turn::Seat(_) => {
                game.position().actions(&mut list);
                if list.len() == 1 {
                    list[0]
                } else if opening > 0 || rng.f64() < whim(games, game.position().reversible()) {
                    opening = opening.saturating_sub(1);
                    list[rng.usize(..list.len())]
                } else {
                    let Some(choice) = player.choose(&game, Limits::nodes(games.nodes)) else { break };
                    if let Some(line) = choice.report.lines.first() {
                        let thought = thoughts(&sides, start.seats(), &line.values);
                        sample(game.position(), Some(choice.action), Some(thought));
                    }
                    choice.action
                }
            }
        };
        if game.play(action, &mut ()).is_err() {
            break;
        }
    }
    let outcome = game.outcome().unwrap_or_else(|| game.position().outcome_by(Ending::Agreement));
    let results = sides.results(&outcome).map(|result| result as f32);
    let all: f32 = results.iter().sum();
    let results = results.map(|result| result / all.max(f32::EPSILON));
    let mut later = None;
    for sample in samples.iter_mut().rev() {
        sample.result = results;
        let thought = match (sample.thought, later) {
            (Some(thought), Some(later)) => mixed(&thought, &later, games.lambda),
            // Before a throw a player can expect what he thinks after it, in the mean.
            (thought, later) => thought.or(later).unwrap_or(results),
        };
        later = Some(thought);
        sample.thought = later;
    }
    samples
}

/// The one shares, and so much of the others.
fn mixed(one: &[f32; 4], other: &[f32; 4], share: f32) -> [f32; 4] {
    core::array::from_fn(|side| one[side] + share * (other[side] - one[side]))
}

/// The chance of a random action after so many that changed nothing for good.
fn whim(games: &Games, reversible: u16) -> f64 {
    if reversible > 12 { 5.0 * games.whim } else { games.whim }
}

/// What each side can expect, by the values of the seats: a softmax.
fn thoughts(sides: &Sides, seats: &[Seat], by_seat: &[i32; 4]) -> [f32; 4] {
    let mut values = [0; 4];
    for &seat in seats {
        values[sides.of(seat)] = by_seat[seat.index()];
    }
    if sides.count() == 2 {
        let own = expected(values[0]) as f32;
        return [own, 1.0 - own, 0.0, 0.0];
    }
    let odds = values.map(|value| (f64::from(value.clamp(-4000, 4000)) / LOGIT).exp() as f32);
    let sum: f32 = odds.iter().sum();
    odds.map(|odds| odds / sum)
}

/// Does `count` numbered things on several threads, each of which begins with `work()`; the results are in order.
pub fn gather<T: Send, W: FnMut(u64) -> T>(count: u64, jobs: usize, work: impl Fn() -> W + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let job = || {
        let mut work = work();
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|&number| number < count).map(|number| (number, work(number))).collect::<Vec<_>>()
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(job)).collect();
        jobs.into_iter().filter_map(|job| job.join().ok()).flatten().collect()
    });
    all.sort_unstable_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::{AnyPlayer, Bot, Setup};
    use ashtapada_rules::AnyPosition;
    use ashtapada_rules::chess::Chess;

    use super::*;

    /// The thoughts of one game of chess, for the side that moves first.
    fn thoughts_of_a_game(lambda: f32) -> Vec<f32> {
        let start = AnyPosition::from(Chess::start(&Default::default()).unwrap());
        let games = Games { nodes: 20, opening: 4, whim: 0.02, longest: 60, lambda };
        let mut player = AnyPlayer::new(Bot::Greedy, Setup::seeded(1));
        let samples = play(&start, &games, &mut player, &mut Rng::with_seed(2), |_, _| Some(()));
        samples.iter().map(|sample| sample.thought.unwrap()[0]).collect()
    }

    #[test]
    fn what_was_thought_later_counts_as_much_as_asked() {
        let alone = thoughts_of_a_game(0.0);
        assert!(alone.len() > 30 && alone.iter().any(|&one| one != alone[0]), "{alone:?}");
        let mut later = *alone.last().unwrap();
        let mut expected: Vec<f32> = alone
            .iter()
            .rev()
            .map(|one| {
                later = 0.25 * one + 0.75 * later;
                later
            })
            .collect();
        expected.reverse();
        for (found, expected) in thoughts_of_a_game(0.75).iter().zip(expected) {
            assert!((found - expected).abs() < 1e-4, "{found} {expected}");
        }
        assert!(thoughts_of_a_game(1.0).iter().all(|one| (one - alone.last().unwrap()).abs() < 1e-4));
    }
}
