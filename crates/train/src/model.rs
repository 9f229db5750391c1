//! A network in floating point, and how it is fitted.

use ashtapada_engine::Sides;
use ashtapada_engine::net::{Inputs, ONE, OUT, Planes};
use ashtapada_rules::Seat;
use fastrand::Rng;

use crate::{Adam, Sample};

/// The same shape as [`ashtapada_engine::net::Net`], with weights that are fitted by gradients.
#[derive(Clone, Debug)]
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
    /// Rows for the inputs, the bias, the second layer of each phase: one after the other.
    weights: Vec<f32>,
    /// The input of each bit of each plane, for each seat and view.
    places: Vec<u16>,
    /// How each seat looks at a board.
    looks: fn(&Planes) -> [usize; 4],
    decider: fn(&Planes) -> usize,
    phase: fn(&Planes) -> usize,
}

/// How a network is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The step of Adam.
    pub rate: f32,
    /// How much the result of a game counts beside what the player thought, from 0 to 1.
    pub result: f32,
    /// What the values that the players saw have to be multiplied by to agree with the results.
    pub sureness: f32,
    /// What the logits of the network are multiplied by before they are compared with results. If it is as much as the sureness,
    /// the network keeps the scale of the players, on which a search relies that knows no dice.
    pub scale: f32,
}

/// The greatest weight of the second layer: what the whole numbers of the network can hold. Of two seats it is multiplied by
/// a neuron before it is taken to more bits.
const fn most_second(seats: usize) -> f32 {
    if seats == 2 { 127.0 / OUT as f32 } else { 32_767.0 / OUT as f32 / 4.0 }
}
/// The greatest weight of the first layer, with so many inputs on at most: the sums of whole numbers must not overflow.
fn most_first(active: usize) -> f32 {
    (32_767.0 / f32::from(ONE) / (active + 1) as f32).min(1.98)
}

impl Model {
    /// A network for the game of `start`, with small random weights.
    pub fn new<P: Inputs>(start: &P, hidden: usize, rng: &mut Rng) -> Model {
        let all = Sides::in_game(start);
        let size = P::ROWS * hidden;
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
        let per_look = P::PLANES * 64;
        let places = (0..P::SEATS * P::VIEWS * per_look).map(|index| {
            let (look, plane, bit) = (index / per_look, index / 64 % P::PLANES, index % 64);
            start.input(look / P::VIEWS, look % P::VIEWS, plane, bit) as u16
        });
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
            places: places.collect(),
            looks: |planes| {
                core::array::from_fn(|seat| if seat < P::SEATS { <P as Inputs>::look(planes, seat) } else { 0 })
            },
            decider: P::decider,
            phase: P::phase,
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

    /// The first layer for what each seat sees of a position.
    fn look(&self, planes: &Planes, room: &mut Room) {
        let hidden = self.hidden;
        let bias = &self.weights[self.inputs * hidden..][..hidden];
        let looks = (self.looks)(planes);
        for (seat, &look) in looks.iter().enumerate().take(self.seats) {
            let active = &mut room.active[seat];
            active.clear();
            for (plane, &bits) in planes.iter().enumerate().take(self.planes) {
                let mut bits = bits;
                while bits != 0 {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    active.push(self.places[(look * self.planes + plane) * 64 + bit]);
                }
            }
            let sums = &mut room.sums[seat * hidden..][..hidden];
            sums.copy_from_slice(bias);
            for &input in active.iter() {
                let row = &self.weights[usize::from(input) * hidden..][..hidden];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
    }

    /// Adds to the gradient what follows from the slopes of a seat's neurons, which are in `room.back`.
    fn descend(&self, seat: usize, gradient: &mut [f32], room: &Room) {
        let hidden = self.hidden;
        let inputs = room.active[seat].iter().copied().map(usize::from).chain([self.inputs]);
        for input in inputs {
            let row = &mut gradient[input * hidden..][..hidden];
            row.iter_mut().zip(&room.back).for_each(|(slope, back)| *slope += back);
        }
    }

    /// The loss of a sample (cross entropy), and its gradient added to `gradient`.
    fn learn(&self, sample: &Sample, pace: Pace, gradient: &mut [f32], room: &mut Room) -> f32 {
        let thought = sharpened(&sample.thought.unwrap_or(sample.result), pace.sureness);
        let target: [f32; 4] =
            core::array::from_fn(|side| pace.result * sample.result[side] + (1.0 - pace.result) * thought[side]);
        self.look(&sample.seen, room);
        if self.seats == 2 {
            let decides = (self.decider)(&sample.seen);
            let at = (decides, (self.phase)(&sample.seen));
            return self.learn_pair(at, target[self.sides[decides]], pace.scale, gradient, room);
        }
        self.learn_four(&target, pace.scale, gradient, room)
    }

    /// Of two seats: the one that decides, in this phase, gets so much.
    fn learn_pair(
        &self,
        (decides, phase): (usize, usize),
        target: f32,
        scale: f32,
        gradient: &mut [f32],
        room: &mut Room,
    ) -> f32 {
        let hidden = self.hidden;
        let at = |row: usize| (self.inputs + 1 + 2 * phase + row) * hidden;
        let seats = [(decides, at(0)), (1 - decides, at(1))];
        let mut logit = 0.0;
        for (seat, at) in seats {
            let (sums, out) = (&room.sums[seat * hidden..][..hidden], &self.weights[at..][..hidden]);
            logit += sums.iter().zip(out).map(|(sum, out)| sum.clamp(0.0, 1.0).powi(2) * out).sum::<f32>();
        }
        let share = (1.0 / (1.0 + (-scale * logit).exp())).clamp(1e-9, 1.0 - 1e-7);
        let slope = scale * (share - target);
        for (seat, at) in seats {
            let (sums, out) = (&room.sums[seat * hidden..][..hidden], &self.weights[at..][..hidden]);
            let slopes = gradient[at..][..hidden].iter_mut().zip(&mut room.back);
            for ((&sum, &out), (slope_out, back)) in sums.iter().zip(out).zip(slopes) {
                let neuron = sum.clamp(0.0, 1.0);
                *slope_out += slope * neuron * neuron;
                *back = if sum < 1.0 { 2.0 * slope * out * neuron } else { 0.0 };
            }
            self.descend(seat, gradient, room);
        }
        -(target * share.ln() + (1.0 - target) * (1.0 - share).ln())
    }

    /// Of four seats: each side gets so much.
    fn learn_four(&self, target: &[f32; 4], scale: f32, gradient: &mut [f32], room: &mut Room) -> f32 {
        let hidden = self.hidden;
        let at = (self.inputs + 1) * hidden;
        let out = &self.weights[at..][..hidden];
        let mut logits = [0.0f32; 4];
        for seat in 0..self.seats {
            let sums = &room.sums[seat * hidden..][..hidden];
            logits[self.sides[seat]] += sums.iter().zip(out).map(|(sum, out)| sum.clamp(0.0, 1.0) * out).sum::<f32>();
        }
        let shares = softmax(&logits.map(|logit| scale * logit)[..self.count]);
        for seat in 0..self.seats {
            let side = self.sides[seat];
            let slope = scale * (shares[side] - target[side]);
            let sums = &room.sums[seat * hidden..][..hidden];
            let slopes = gradient[at..][..hidden].iter_mut().zip(&mut room.back);
            for ((&sum, &out), (slope_out, back)) in sums.iter().zip(out).zip(slopes) {
                *slope_out += slope * sum.clamp(0.0, 1.0);
                *back = if sum > 0.0 && sum < 1.0 { slope * out } else { 0.0 };
            }
            self.descend(seat, gradient, room);
        }
        (0..self.count).map(|side| -target[side] * shares[side].max(1e-9).ln()).sum()
    }

    /// Fits the weights to a batch by one step. Returns the mean loss before it.
    pub fn fit(&mut self, batch: &[Sample], pace: Pace, adam: &mut Adam) -> f32 {
        let (loss, gradient) = self.slope(batch, pace);
        adam.step(&mut self.weights, &gradient, pace.rate);
        let (first, second) = self.weights.split_at_mut((self.inputs + 1) * self.hidden);
        for (weights, most) in [(first, self.most), (second, most_second(self.seats))] {
            weights.iter_mut().for_each(|weight| *weight = weight.clamp(-most, most));
        }
        loss
    }

    /// The mean loss of a batch without fitting anything.
    pub fn loss(&self, batch: &[Sample], pace: Pace) -> f32 {
        self.slope(batch, pace).0
    }

    fn slope(&self, batch: &[Sample], pace: Pace) -> (f32, Vec<f32>) {
        let jobs = std::thread::available_parallelism().map_or(1, |jobs| jobs.get()).min(4);
        let share = batch.len().div_ceil(jobs).max(1);
        let parts: Vec<(f32, Vec<f32>)> = std::thread::scope(|scope| {
            let parts: Vec<_> = batch.chunks(share).map(|part| scope.spawn(move || self.part(part, pace))).collect();
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

    fn part(&self, batch: &[Sample], pace: Pace) -> (f32, Vec<f32>) {
        let mut gradient = vec![0.0; self.len()];
        let mut room = Room::new(self);
        let loss = batch.iter().map(|sample| self.learn(sample, pace, &mut gradient, &mut room)).sum();
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

/// Shares whose logarithms are multiplied by so much.
pub(crate) fn sharpened(shares: &[f32; 4], factor: f32) -> [f32; 4] {
    let powers = shares.map(|share| if share > 0.0 { share.max(1e-6).powf(factor) } else { 0.0 });
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
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
    use ashtapada_rules::{Action, ActionList, ChanceList, OptionSet, Position, chess, four_kings, soldiers};

    use super::*;

    fn samples<P: Inputs>(start: &P, sides: usize, rng: &mut Rng) -> Vec<Sample> {
        (0..12)
            .map(|_| {
                let mut result = [0.0; 4];
                result[rng.usize(..sides)] = 1.0;
                let mut planes = start.planes();
                planes[0] ^= 1 << rng.u32(..49);
                // With fewer pieces it may be another phase.
                planes[1] &= rng.u64(..);
                planes[6] &= rng.u64(..);
                Sample { seen: planes, result, thought: Some([1.0 / sides as f32; 4]) }
            })
            .collect()
    }

    /// The gradient is what the loss changes by.
    fn gradient_is_exact<P: Inputs>(start: &P, sides: usize) {
        let mut rng = Rng::with_seed(3);
        let mut model = Model::new(start, 8, &mut rng);
        let samples = samples(start, sides, &mut rng);
        let pace = Pace { rate: 0.0, result: 0.7, sureness: 0.8, scale: 0.6 };
        let (_, gradient) = model.slope(&samples, pace);
        let mut checked = 0;
        for (index, &expected) in gradient.iter().enumerate().filter(|(_, slope)| slope.abs() >= 1e-3) {
            let before = model.weights[index];
            let step = 1e-3;
            model.weights[index] = before + step;
            let more = model.loss(&samples, pace);
            model.weights[index] = before - step;
            let less = model.loss(&samples, pace);
            model.weights[index] = before;
            let slope = (more - less) / (2.0 * step);
            assert!((slope - expected).abs() < 0.02 * expected.abs() + 2e-3, "{index}: {slope} {expected}");
            checked += 1;
        }
        assert!(checked > 30, "{checked}");
    }

    #[test]
    fn gradients_are_exact() {
        gradient_is_exact(&chess::Chess::start(&Default::default()).unwrap(), 2);
        gradient_is_exact(&soldiers::Soldiers::start(&Default::default()).unwrap(), 2);
        gradient_is_exact(&four_kings::FourKings::start(&Default::default()).unwrap(), 4);
    }

    /// What the network of whole numbers makes of a position is what its model makes of it, for every side.
    fn network_agrees<P: Learnable<Options: Default>>(options: &str)
    where
        Learned<Arc<Net<8>>>: Evaluator<P>,
    {
        let mut own = P::Options::default();
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
                let share = (-model.loss(&[sample], Pace { rate: 0.0, result: 1.0, sureness: 1.0, scale: 1.0 })).exp();
                assert!((share - shares[side]).abs() < 0.01, "{} {share} {}", next.text(), shares[side]);
            }
        }
    }

    #[test]
    fn networks_agree_with_their_models() {
        network_agrees::<chess::Chess>("");
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
        assert_eq!(model.weights, other.weights);
    }

    #[test]
    fn what_can_be_learned_is_learned() {
        let start = soldiers::Soldiers::start(&Default::default()).unwrap();
        let mut rng = Rng::with_seed(5);
        let mut model = Model::new(&start, 16, &mut rng);
        let mut adam = Adam::new(model.len());
        let samples = samples(&start, 2, &mut rng);
        let pace = Pace { rate: 0.01, result: 1.0, sureness: 1.0, scale: 1.0 };
        let first = model.fit(&samples, pace, &mut adam);
        let last = (0..300).map(|_| model.fit(&samples, pace, &mut adam)).last().unwrap();
        assert!(last < first / 3.0, "{first} {last}");
    }
}
