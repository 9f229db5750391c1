//! Small networks that evaluate positions, updated as pieces move.
//!
//! A position is seen from each seat in turn, the board turned so that this seat sits at the near edge: the same weights
//! serve all seats. What is seen is a set of inputs, each on or off ([`Inputs`]); the first layer adds up a row of weights
//! for each input that is on, and so can follow a move by adding and taking away a few rows.
//!
//! - Of two seats, the one that decides gets one number from what both see, by weights of its own for what it sees and for
//!   what the other sees, and each neuron gives its square. The number is the *logit* of what it can expect.
//! - Each of four seats gets one number, its logit, from what it sees alone; the softmax of all is what every side can expect.
//!
//! The numbers here are whole: the floating-point weights of training times [`ONE`] in the first layer and [`OUT`] in the
//! second.

mod chess;
mod four_kings;
mod shelf;
mod soldiers;

use std::ops::Deref;

use ashtapada_rules::{Action, Position};

use crate::worth::shares;
use crate::{Evaluator, Sides, Values};
use shelf::on_shelf;
pub use shelf::{Learnable, NetFile, Shelved, give, lacking, shelved};

/// The most planes that a position has.
pub const MOST_PLANES: usize = 30;
/// What 1 in the first layer is stored as; a neuron gives no more than this.
pub const ONE: i16 = 255;
/// What 1 in the second layer is stored as.
pub const OUT: i16 = 64;
/// A logit of 1 as a value: a value of 400 is ten to one.
pub const LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// Bit planes of a position, one word each; those that a game does not use stay empty.
pub type Planes = [u64; MOST_PLANES];

/// How a game is shown to a network.
pub trait Inputs: Position {
    /// How many seats look at it: each has a logit.
    const SEATS: usize;
    /// How many planes it has.
    const PLANES: usize;
    /// How many inputs there are.
    const INPUTS: usize;
    /// How many inputs are on at the same time, at most.
    const ACTIVE: usize;
    /// In how many ways a seat may look at a board; for all seats together no more than four.
    const VIEWS: usize = 1;

    /// What is on the board and what else matters, as bits, whoever looks. Of two seats the second decides if the plane after
    /// those that the network sees is not empty.
    fn planes(&self) -> Planes;

    /// The same, where the planes of the position before are known, which may save work.
    #[inline]
    fn planes_after(&self, _before: &Planes) -> Planes {
        self.planes()
    }

    /// How a seat looks at a board with these planes, below [`Inputs::VIEWS`]: in a mirror, say, while its king stands on one half.
    #[inline]
    fn view(_planes: &Planes, _seat: usize) -> usize {
        0
    }

    /// The input that a bit of a plane is for a seat that looks in such a way, below [`Inputs::INPUTS`]: the same in every
    /// position of a game.
    fn input(&self, seat: usize, view: usize, plane: usize, bit: usize) -> usize;

    /// What a value of the first of two seats is by what is known of this position for certain, which a network need not learn.
    #[inline]
    fn known(&self, value: i32) -> i32 {
        value
    }

    /// What each of four can expect by what is known of this position for certain.
    #[inline]
    fn known_shares(&self, expected: Values) -> Values {
        expected
    }

    /// Which of two seats decides.
    #[inline]
    fn decider(planes: &Planes) -> usize {
        usize::from(planes[Self::PLANES] != 0)
    }

    /// The number of a seat's look at a board, all seats and views counted through.
    #[inline]
    fn look(planes: &Planes, seat: usize) -> usize {
        seat * Self::VIEWS + Self::view(planes, seat)
    }

    /// How many second layers there are: each phase of a game has its own.
    const PHASES: usize = 1;

    /// The phase that a game is in, below [`Inputs::PHASES`].
    #[inline]
    fn phase(_planes: &Planes) -> usize {
        0
    }

    /// The rows of a second layer: for what the seat itself sees, and of two seats for what the other sees.
    const OUTS: usize = if Self::SEATS == 2 { 2 } else { 1 };

    /// The rows of all layers: one for each input, the bias, the second layers.
    const ROWS: usize = Self::INPUTS + 1 + Self::PHASES * Self::OUTS;
}

/// A network for one kind of game, with a hidden layer of `H` neurons for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net<const H: usize> {
    /// A row for each input.
    rows: Vec<[i16; H]>,
    /// What the neurons have without any input.
    bias: [i16; H],
    /// What each neuron adds to the logit in each phase, those of the seat itself and those of the other.
    out: Vec<[[i16; H]; 2]>,
    /// Of each plane that the game uses, the row of each bit for each seat and view.
    places: Vec<[[u16; 4]; 64]>,
}

/// The bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotANet {
    /// They are none of this shape.
    #[error("expected a network of {inputs} inputs and {hidden} neurons, {expected} bytes, and found {found} bytes")]
    Shape {
        /// Inputs that the game has.
        inputs: usize,
        /// Neurons of the hidden layer.
        hidden: usize,
        /// The bytes of such a network.
        expected: usize,
        /// The bytes that there are.
        found: usize,
    },
    /// They do not begin as such a file does.
    #[error("expected a file that begins with 'ashtapada-net 1', a line of options, and an empty line")]
    Header,
}

impl<const H: usize> Net<H> {
    /// A network of the game that a position belongs to, from its weights: the rows one after the other, the bias, the second
    /// layer of each phase.
    ///
    /// # Errors
    /// The number of weights is wrong.
    pub fn new<P: Inputs>(of: &P, weights: &[i16]) -> Result<Net<H>, NotANet> {
        let (chunks, rest) = weights.as_chunks::<H>();
        if chunks.len() != P::ROWS || !rest.is_empty() {
            let expected = 2 * H * P::ROWS;
            return Err(NotANet::Shape { inputs: P::INPUTS, hidden: H, expected, found: 2 * weights.len() });
        }
        let (rows, ends) = chunks.split_at(P::INPUTS);
        // Times a neuron they must not leave their sixteen bits.
        let row = |row: &[i16; H]| row.map(|weight| if P::OUTS == 2 { weight.clamp(-128, 128) } else { weight });
        let out = ends[1..].chunks(P::OUTS).map(|rows| [row(&rows[0]), row(&rows[P::OUTS - 1])]);
        let looks = P::SEATS * P::VIEWS;
        let place = |look, plane, bit| of.input(look / P::VIEWS, look % P::VIEWS, plane, bit).min(P::INPUTS - 1) as u16;
        let places = (0..P::PLANES).map(|plane| {
            let seats = |bit| core::array::from_fn(|look| if look < looks { place(look, plane, bit) } else { 0 });
            core::array::from_fn(seats)
        });
        Ok(Net { rows: rows.to_vec(), bias: ends[0], out: out.collect(), places: places.collect() })
    }

    /// The sums of the first layer after the planes have changed, for each seat.
    #[inline]
    fn change<P: Inputs, const S: usize>(
        &self,
        sums: &[[i16; H]; S],
        before: &Planes,
        after: &Planes,
    ) -> [[i16; H]; S] {
        let looks = |planes| core::array::from_fn::<usize, S, _>(|seat| <P as Inputs>::look(planes, seat));
        let (was, is) = (looks(before), looks(after));
        let mut own = *sums;
        for (plane, places) in self.places.iter().enumerate() {
            for bit in bits(before[plane] & !after[plane]) {
                for (sums, look) in own.iter_mut().zip(is) {
                    for (sum, weight) in sums.iter_mut().zip(self.row(&places[bit], look)) {
                        *sum = sum.wrapping_sub(*weight);
                    }
                }
            }
            for bit in bits(after[plane] & !before[plane]) {
                for (sums, look) in own.iter_mut().zip(is) {
                    self.add(sums, &places[bit], look);
                }
            }
        }
        if P::VIEWS > 1 && was != is {
            for (seat, sums) in own.iter_mut().enumerate().filter(|&(seat, _)| was[seat] != is[seat]) {
                *sums = self.afresh(after, is[seat]);
            }
        }
        own
    }

    /// The sums of the first layer for whoever looks in such a way.
    fn afresh(&self, planes: &Planes, look: usize) -> [i16; H] {
        let mut sums = self.bias;
        for (places, &plane) in self.places.iter().zip(planes) {
            bits(plane).for_each(|bit| self.add(&mut sums, &places[bit], look));
        }
        sums
    }

    #[inline]
    fn row(&self, place: &[u16; 4], look: usize) -> &[i16; H] {
        &self.rows[usize::from(place[look & 3])]
    }

    #[inline]
    fn add(&self, sums: &mut [i16; H], place: &[u16; 4], look: usize) {
        for (sum, weight) in sums.iter_mut().zip(self.row(place, look)) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    /// The logit of one of four seats, times [`ONE`] and [`OUT`].
    #[inline]
    fn logit(&self, sums: &[i16; H]) -> i64 {
        let products =
            sums.iter().zip(&self.out[0][0]).map(|(&sum, &out)| i32::from(sum.clamp(0, ONE)) * i32::from(out));
        products.sum::<i32>().into()
    }

    /// The logit of the one of two seats that decides in a phase, times the square of [`ONE`] and [`OUT`].
    #[inline]
    fn lead(&self, phase: usize, own: &[i16; H], other: &[i16; H]) -> i64 {
        let squares = |sums: &[i16; H], out: &[i16; H]| {
            let square = |(&sum, &out): (&i16, &i16)| {
                let sum = sum.clamp(0, ONE);
                i32::from(sum.wrapping_mul(out)) * i32::from(sum)
            };
            sums.iter().zip(out).map(square).fold(0, i32::wrapping_add)
        };
        let [own_out, other_out] = &self.out[phase];
        i64::from(squares(own, own_out)) + i64::from(squares(other, other_out))
    }
}

/// The numbers of the bits that are set.
#[inline]
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// A network as an evaluation.
#[derive(Clone, Debug)]
pub struct Learned<N> {
    net: N,
}

impl<N> Learned<N> {
    /// By this network.
    pub fn new(net: N) -> Learned<N> {
        Learned { net }
    }
}

/// The sums of the first layer for each seat, and the planes that they are of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sums<const S: usize, const H: usize> {
    sums: [[i16; H]; S],
    planes: Planes,
}

macro_rules! learned {
    ($($position:ty: $seats:literal;)+) => {$(
        impl<const H: usize, N: Deref<Target = Net<H>> + Send + Sync> Evaluator<$position> for Learned<N> {
            type State = Sums<$seats, H>;

            fn fresh(&self, position: &$position) -> Self::State {
                let planes = position.planes();
                let sums = core::array::from_fn(|seat| self.net.afresh(&planes, <$position as Inputs>::look(&planes, seat)));
                Sums { sums, planes }
            }

            #[inline]
            fn follow(&self, state: &Self::State, _: &$position, _: Action, after: &$position) -> Self::State {
                let planes = after.planes_after(&state.planes);
                Sums { sums: self.net.change::<$position, $seats>(&state.sums, &state.planes, &planes), planes }
            }

            #[inline]
            fn shares(&self, position: &$position, state: &Self::State, sides: &Sides) -> Values {
                position.known_shares(shares(&self.evaluate(position, state, sides)))
            }

            #[inline]
            fn evaluate(&self, position: &$position, state: &Self::State, sides: &Sides) -> Values {
                const ONE: i64 = self::ONE as i64;
                const OUT: i64 = self::OUT as i64;
                let mut by_seat = [0; 4];
                if let [south, north] = &state.sums[..] {
                    // Of two seats the second sits opposite.
                    let north_decides = <$position>::decider(&state.planes) == 1;
                    let [own, other] = if north_decides { [north, south] } else { [south, north] };
                    let logit = self.net.lead(<$position>::phase(&state.planes), own, other);
                    let value = value_of_logit::<{ ONE * ONE * OUT }>(logit);
                    by_seat[0] = position.known(if north_decides { -value } else { value });
                    return sides.centred(&sides.sum(&by_seat));
                }
                for (value, sums) in by_seat.iter_mut().zip(&state.sums) {
                    *value = value_of_logit::<{ ONE * OUT }>(self.net.logit(sums));
                }
                sides.centred(&sides.sum(&by_seat))
            }
        }
    )+};
}

learned! {
    ashtapada_rules::soldiers::Soldiers: 2;
    ashtapada_rules::chess::Chess: 2;
    ashtapada_rules::four_kings::FourKings: 4;
}

/// A logit, times so much, as a value.
#[inline]
fn value_of_logit<const SCALE: i64>(logit: i64) -> i32 {
    (logit.clamp(-20 * SCALE, 20 * SCALE) * (LOGIT * 1024.0) as i64 / (SCALE * 1024)) as i32
}
