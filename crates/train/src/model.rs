//! A network in floating point, and how it is fitted.

use ashtapada_engine::Sides;
use ashtapada_engine::net::{Inputs, ONE, OUT};
use ashtapada_rules::Seat;
use fastrand::Rng;

use crate::{Adam, Sample};

/// The same shape as [`ashtapada_engine::net::Net`]: for each seat a hidden layer of neurons between 0 and 1, and a logit;
/// the logits of partners add up; the softmax over the sides is what each can expect.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    inputs: usize,
    hidden: usize,
    seats: usize,
    planes: usize,
    /// The side of each seat that looks.
    sides: Vec<usize>,
    count: usize,
    /// The greatest weight of the first layer.
    most: f32,
    /// Rows for the inputs, the bias, the second layer: one after the other.
    weights: Vec<f32>,
    places: Vec<u16>,
}

/// How fast a network is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The step of Adam.
    pub rate: f32,
    /// How much the result of a game counts beside what the player thought, from 0 to 1.
    pub result: f32,
}

/// The greatest weight of the second layer: what the whole numbers of the network can hold.
const MOST: f32 = 32_767.0 / OUT as f32 / 4.0;
/// The greatest weight of the first layer, with so many inputs on at most: the sums of whole numbers must not overflow.
fn most_first(active: usize) -> f32 {
    (32_767.0 / f32::from(ONE) / (active + 1) as f32).min(1.98)
}

impl Model {
    /// A network for the game of `start`, with small random weights.
    pub fn new<P: Inputs>(start: &P, hidden: usize, rng: &mut Rng) -> Model {
        let all = Sides::in_game(start);
        let size = (P::INPUTS + 2) * hidden;
        let mut weights = vec![0.0; size];
        let wide = 0.15;
        for weight in &mut weights[..P::INPUTS * hidden] {
            *weight = (rng.f32() * 2.0 - 1.0) * wide;
        }
        for weight in &mut weights[P::INPUTS * hidden..(P::INPUTS + 1) * hidden] {
            *weight = rng.f32() * 0.5;
        }
        for weight in &mut weights[(P::INPUTS + 1) * hidden..] {
            *weight = (rng.f32() * 2.0 - 1.0) * wide;
        }
        let per_seat = P::PLANES * 64;
        let places = (0..P::SEATS * per_seat)
            .map(|index| start.input(index / per_seat, index / 64 % P::PLANES, index % 64) as u16)
            .collect();
        Model {
            inputs: P::INPUTS,
            hidden,
            seats: P::SEATS,
            planes: P::PLANES,
            // Not in the order of play; of two seats the second sits opposite.
            sides: Seat::ALL.into_iter().step_by(4 / P::SEATS).map(|seat| all.of(seat)).collect(),
            count: all.count(),
            most: most_first(P::ACTIVE),
            weights,
            places,
        }
    }

    /// Takes over the whole numbers of a network of the same shape.
    pub fn resume(&mut self, weights: &[i16]) {
        let second = (self.inputs + 1) * self.hidden;
        for (index, (own, &weight)) in self.weights.iter_mut().zip(weights).enumerate() {
            *own = f32::from(weight) / f32::from(if index < second { ONE } else { OUT });
        }
    }

    /// How many weights it has.
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether it has no weights.
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The loss of a sample (cross entropy), and its gradient added to `gradient`.
    fn learn(&self, sample: &Sample, target: &[f32; 4], gradient: &mut [f32], room: &mut Room) -> f32 {
        let hidden = self.hidden;
        let (out_at, bias_at) = ((self.inputs + 1) * hidden, self.inputs * hidden);
        let out = &self.weights[out_at..];
        let mut logits = [0.0f32; 4];
        for seat in 0..self.seats {
            let sums = &mut room.sums[seat * hidden..(seat + 1) * hidden];
            sums.copy_from_slice(&self.weights[bias_at..out_at]);
            let active = &mut room.active[seat];
            active.clear();
            for plane in 0..self.planes {
                let mut bits = sample.seen[plane];
                while bits != 0 {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    active.push(self.places[(seat * self.planes + plane) * 64 + bit]);
                }
            }
            for &input in active.iter() {
                let row = &self.weights[usize::from(input) * hidden..][..hidden];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
            let logit: f32 = sums.iter().zip(out).map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight).sum();
            logits[self.sides[seat]] += logit;
        }
        let shares = softmax(&logits[..self.count]);
        let mut loss = 0.0;
        for side in 0..self.count {
            loss -= target[side] * shares[side].max(1e-9).ln();
        }
        for seat in 0..self.seats {
            let side = self.sides[seat];
            let slope = shares[side] - target[side];
            let sums = &room.sums[seat * hidden..(seat + 1) * hidden];
            let back = &mut room.back;
            for neuron in 0..hidden {
                let sum = sums[neuron];
                gradient[out_at + neuron] += slope * sum.clamp(0.0, 1.0);
                back[neuron] = if sum > 0.0 && sum < 1.0 { slope * out[neuron] } else { 0.0 };
                gradient[bias_at + neuron] += back[neuron];
            }
            for &input in &room.active[seat] {
                let row = &mut gradient[usize::from(input) * hidden..][..hidden];
                for (slope, back) in row.iter_mut().zip(back.iter()) {
                    *slope += back;
                }
            }
        }
        loss
    }

    /// Fits the weights to a batch by one step. Returns the mean loss before it.
    pub fn fit(&mut self, batch: &[&Sample], pace: Pace, adam: &mut Adam) -> f32 {
        let (loss, gradient) = self.slope(batch, pace.result);
        adam.step(&mut self.weights, &gradient, pace.rate);
        let first = self.inputs * self.hidden;
        let most = self.most;
        self.weights[..first + self.hidden].iter_mut().for_each(|weight| *weight = weight.clamp(-most, most));
        self.weights[first + self.hidden..].iter_mut().for_each(|weight| *weight = weight.clamp(-MOST, MOST));
        loss
    }

    /// The mean loss of a batch without fitting anything.
    pub fn loss(&self, batch: &[&Sample], result: f32) -> f32 {
        self.slope(batch, result).0
    }

    fn slope(&self, batch: &[&Sample], result: f32) -> (f32, Vec<f32>) {
        let jobs = std::thread::available_parallelism().map_or(1, |jobs| jobs.get()).min(4);
        let share = batch.len().div_ceil(jobs).max(1);
        let parts: Vec<(f32, Vec<f32>)> = std::thread::scope(|scope| {
            let parts: Vec<_> = batch.chunks(share).map(|part| scope.spawn(move || self.part(part, result))).collect();
            parts.into_iter().filter_map(|part| part.join().ok()).collect()
        });
        let scale = 1.0 / batch.len().max(1) as f32;
        let mut parts = parts.into_iter();
        let (mut loss, mut gradient) = parts.next().unwrap_or_else(|| (0.0, vec![0.0; self.len()]));
        for (other, slopes) in parts {
            loss += other;
            gradient.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
        }
        gradient.iter_mut().for_each(|slope| *slope *= scale);
        (loss * scale, gradient)
    }

    fn part(&self, batch: &[&Sample], result: f32) -> (f32, Vec<f32>) {
        let mut gradient = vec![0.0; self.len()];
        let mut room = Room::new(self);
        let mut loss = 0.0;
        for sample in batch {
            let thought = sample.thought.unwrap_or(sample.result);
            let mut target = [0.0; 4];
            for (side, target) in target.iter_mut().enumerate() {
                *target = result * sample.result[side] + (1.0 - result) * thought[side];
            }
            loss += self.learn(sample, &target, &mut gradient, &mut room);
        }
        (loss, gradient)
    }

    /// The weights as whole numbers, as [`ashtapada_engine::net::Net::new`] reads them.
    pub fn quantized(&self) -> Vec<i16> {
        let second = (self.inputs + 1) * self.hidden;
        let one =
            |scale: i16| move |&weight: &f32| (weight * f32::from(scale)).round().clamp(-32_768.0, 32_767.0) as i16;
        let (first, out) = self.weights.split_at(second);
        first.iter().map(one(ONE)).chain(out.iter().map(one(OUT))).collect()
    }
}

/// What a sample is computed in.
struct Room {
    sums: Vec<f32>,
    back: Vec<f32>,
    active: Vec<Vec<u16>>,
}

impl Room {
    fn new(model: &Model) -> Room {
        Room {
            sums: vec![0.0; model.seats * model.hidden],
            back: vec![0.0; model.hidden],
            active: vec![Vec::new(); model.seats],
        }
    }
}

fn softmax(logits: &[f32]) -> [f32; 4] {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; 4];
    for (share, logit) in shares.iter_mut().zip(logits) {
        *share = (logit - most).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ashtapada_engine::Evaluator;
    use ashtapada_engine::net::{LOGIT, Learnable, Learned, Net};
    use ashtapada_rules::{Action, ActionList, ChanceList, OptionSet, Position, four_kings, soldiers};

    use super::*;

    fn samples<P: Inputs>(start: &P, sides: usize, rng: &mut Rng) -> Vec<Sample> {
        (0..12)
            .map(|_| {
                let mut result = [0.0; 4];
                result[rng.usize(..sides)] = 1.0;
                let mut planes = start.planes();
                planes[0] ^= 1 << rng.u32(..49);
                Sample { seen: planes, result, thought: Some([1.0 / sides as f32; 4]) }
            })
            .collect()
    }

    /// The gradient is what the loss changes by.
    fn gradient_is_exact<P: Inputs>(start: &P, sides: usize) {
        let mut rng = Rng::with_seed(3);
        let mut model = Model::new(start, 8, &mut rng);
        let samples = samples(start, sides, &mut rng);
        let batch: Vec<&Sample> = samples.iter().collect();
        let (_, gradient) = model.slope(&batch, 0.7);
        let mut checked = 0;
        for (index, &expected) in gradient.iter().enumerate().filter(|(_, slope)| slope.abs() >= 1e-3) {
            let before = model.weights[index];
            let step = 1e-3;
            model.weights[index] = before + step;
            let more = model.loss(&batch, 0.7);
            model.weights[index] = before - step;
            let less = model.loss(&batch, 0.7);
            model.weights[index] = before;
            let slope = (more - less) / (2.0 * step);
            assert!((slope - expected).abs() < 0.02 * expected.abs() + 2e-3, "{index}: {slope} {expected}");
            checked += 1;
        }
        assert!(checked > 30, "{checked}");
    }

    #[test]
    fn gradients_are_exact() {
        gradient_is_exact(&soldiers::Soldiers::start(&Default::default()).unwrap(), 2);
        gradient_is_exact(&four_kings::FourKings::start(&Default::default()).unwrap(), 4);
    }

    /// What the network of whole numbers makes of a position is what its model makes of it, for every side.
    fn network_agrees<P: Learnable>(options: &str)
    where
        Learned<Arc<Net<8>>>: Evaluator<P>,
    {
        let mut own = P::usual();
        for (id, value) in options.split_whitespace().filter_map(|change| change.split_once('=')) {
            own.set(id, value).unwrap();
        }
        let start = P::start(&own).unwrap();
        let mut rng = Rng::with_seed(4);
        let model = Model::new(&start, 8, &mut rng);
        let learned = Learned::new(Arc::new(Net::<8>::new(&start, &model.quantized()).unwrap()));
        let (mut list, mut throws, mut next) = (ActionList::new(), ChanceList::new(), start.clone());
        for _ in 0..200 {
            next.actions(&mut list);
            next.chance(&mut throws);
            list.extend(throws.iter().map(|&(throw, _)| Action::Throw(throw)));
            let Some(&action) = rng.choice(list.iter()) else { break };
            next.play(action, &mut ()).unwrap();
            let sides = Sides::in_game(&next);
            let values = learned.evaluate(&next, &learned.fresh(&next), &sides);
            // Of two sides the values are the differences of the logits, of four the logits themselves.
            let scale = if sides.count() == 2 { 2.0 * LOGIT } else { LOGIT };
            let logits = values.map(|value| (f64::from(value) / scale) as f32);
            let shares = softmax(&logits[..sides.count()]);
            for side in 0..sides.count() {
                let mut result = [0.0; 4];
                result[side] = 1.0;
                let sample = Sample { seen: next.planes(), result, thought: None };
                let share = (-model.loss(&[&sample], 1.0)).exp();
                assert!((share - shares[side]).abs() < 0.01, "{} {share} {}", next.text(), shares[side]);
            }
        }
    }

    #[test]
    fn networks_agree_with_their_models() {
        network_agrees::<soldiers::Soldiers>("");
        network_agrees::<four_kings::FourKings>("");
        // East begins, and partners sit side by side.
        network_agrees::<four_kings::FourKings>("colours=czech teams=custom");
    }

    #[test]
    fn whole_numbers_are_taken_over() {
        let start = soldiers::Soldiers::start(&Default::default()).unwrap();
        let mut model = Model::new(&start, 8, &mut Rng::with_seed(1));
        let mut other = Model::new(&start, 8, &mut Rng::with_seed(2));
        let whole = model.quantized();
        assert_ne!(whole, other.quantized());
        other.resume(&whole);
        assert_eq!(whole, other.quantized());
        model.resume(&whole);
        assert_eq!(model, other);
    }

    #[test]
    fn what_can_be_learned_is_learned() {
        let start = soldiers::Soldiers::start(&Default::default()).unwrap();
        let mut rng = Rng::with_seed(5);
        let mut model = Model::new(&start, 16, &mut rng);
        let mut adam = Adam::new(model.len());
        let samples = samples(&start, 2, &mut rng);
        let batch: Vec<&Sample> = samples.iter().collect();
        let pace = Pace { rate: 0.01, result: 1.0 };
        let first = model.fit(&batch, pace, &mut adam);
        let last = (0..300).map(|_| model.fit(&batch, pace, &mut adam)).last().unwrap();
        assert!(last < first / 3.0, "{first} {last}");
    }
}
