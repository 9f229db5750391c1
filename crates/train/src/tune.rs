//! The weights of the evaluation of chess, fitted to games: it is a sum of terms, so that this is a logistic regression.

use ashtapada_engine::TEN_TO_ONE;
use ashtapada_engine::chess::{Account, TERMS, Weights};
use fastrand::Rng;

use crate::Adam;

/// A position, and what South can expect there.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// What its value is made of.
    pub account: Account,
    /// From 0 to 1.
    pub expected: f32,
}

/// How weights are fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How often each position is used.
    pub epochs: u32,
    /// Positions in a step.
    pub batch: usize,
    /// The first step of Adam, in hundredths of a pawn; it falls to a hundredth of that.
    pub rate: f32,
    /// How strongly weights are drawn to 0: for terms that are hardly ever counted.
    pub decay: f32,
    /// The order of the positions follows from it.
    pub seed: u64,
}

/// Weights that tell best what is expected in these positions. `tell` is given the mean loss (cross entropy) of each epoch.
pub fn tune(positions: &mut [Judged], tuning: &Tuning, mut tell: impl FnMut(f32)) -> Weights {
    let mut rng = Rng::with_seed(tuning.seed);
    let mut weights = vec![0.0; 2 * TERMS];
    let mut adam = Adam::new(weights.len());
    let mut gradient = vec![0.0; weights.len()];
    for epoch in 0..tuning.epochs {
        let rate = tuning.rate * 0.01f32.powf(epoch as f32 / tuning.epochs as f32);
        rng.shuffle(positions);
        let mut loss = 0.0;
        for batch in positions.chunks(tuning.batch.max(1)) {
            gradient.iter_mut().zip(&weights).for_each(|(slope, weight)| *slope = tuning.decay * weight);
            for position in batch {
                loss += f64::from(descend(position, &weights, &mut gradient, 1.0 / batch.len() as f32));
            }
            adam.step(&mut weights, &gradient, rate);
        }
        tell((loss / positions.len().max(1) as f64) as f32);
    }
    core::array::from_fn(|term| [weights[2 * term], weights[2 * term + 1]].map(|weight| weight.round() as i16))
}

/// Adds the gradient of the loss at a position, so many times. Returns the loss.
fn descend(position: &Judged, weights: &[f32], gradient: &mut [f32], times: f32) -> f32 {
    /// The slope of the logistic curve.
    const SLOPE: f32 = core::f32::consts::LN_10 / TEN_TO_ONE as f32;
    let Judged { account, expected } = position;
    let (middle, end) = (account.middle, 1.0 - account.middle);
    let value = |&(term, count): &(u16, i16)| {
        let at = 2 * usize::from(term);
        f32::from(count) * (middle * weights[at] + end * weights[at + 1])
    };
    let lead: f32 = account.counts.iter().map(value).sum();
    let won = account.winning[usize::from(lead > 0.0)];
    let chance = 1.0 / (1.0 + (-SLOPE * lead * won).exp());
    let slope = times * (chance - expected) * SLOPE * won;
    for &(term, count) in &account.counts {
        let at = 2 * usize::from(term);
        gradient[at] += slope * f32::from(count) * middle;
        gradient[at + 1] += slope * f32::from(count) * end;
    }
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(expected * chance.ln() + (1.0 - expected) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::chess::Handmade;
    use ashtapada_engine::{Evaluator, Sides, expected};
    use ashtapada_rules::chess::{Chess, Options};
    use ashtapada_rules::{ActionList, Game, Position};

    use super::*;

    /// A pupil learns the judgements of a teacher whose weights are random, and judges other positions as he does.
    #[test]
    fn a_pupil_judges_as_the_teacher() {
        let mut rng = Rng::with_seed(3);
        let teacher = Handmade::new(&core::array::from_fn(|_| [rng.i16(-60..60), rng.i16(-60..60)]));
        let positions = positions(6000, &mut rng);
        let (learned, others) = positions.split_at(5000);
        let judge = |position: &Chess| {
            let expected = expected(value(&teacher, position)) as f32;
            Some(Judged { account: Handmade::account(position)?, expected })
        };
        let mut judged: Vec<Judged> = learned.iter().filter_map(judge).collect();
        let tuning = Tuning { epochs: 40, batch: 256, rate: 10.0, decay: 0.0, seed: 1 };
        let mut losses = Vec::new();
        let pupil = Handmade::new(&tune(&mut judged, &tuning, |loss| losses.push(loss)));
        assert!(losses[39] < losses[0], "{losses:?}");
        let error = |one: &Handmade| {
            let apart = |position| (expected(value(one, position)) - expected(value(&teacher, position))).abs();
            others.iter().map(apart).sum::<f64>() / others.len() as f64
        };
        assert!(error(&pupil) < 0.1 * error(&Handmade::new(&[[0; 2]; TERMS])), "{}", error(&pupil));
    }

    fn value(evaluator: &Handmade, position: &Chess) -> i32 {
        evaluator.evaluate(position, &evaluator.fresh(position), &Sides::in_game(position))[0]
    }

    /// Positions of random games.
    fn positions(count: usize, rng: &mut Rng) -> Vec<Chess> {
        let mut list = ActionList::new();
        let mut positions = Vec::new();
        while positions.len() < count {
            let mut game = Game::new(Chess::start(&Options::default()).unwrap());
            while game.outcome().is_none() && game.len() < 200 {
                positions.push(*game.position());
                game.position().actions(&mut list);
                game.play(list[rng.usize(..list.len())], &mut ()).unwrap();
            }
        }
        positions
    }
}
