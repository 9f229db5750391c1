//! Small networks that evaluate positions, updated as pieces move.
//!
//! A position is seen from each seat in turn, the board turned so that this seat sits at the near edge: the same weights
//! serve all seats. What is seen is a set of inputs, each on or off ([`Inputs`]); the first layer adds up a row of weights
//! for each input that is on, and so can follow a move by adding and taking away a few rows. Each seat gets one number, its
//! *logit*; the softmax of all is what every side can expect of the game.
//!
//! The numbers here are whole: the floating-point weights of training times [`ONE`] in the first layer and [`OUT`] in the
//! second.

mod chess;
mod four_kings;
mod shelf;
mod soldiers;

use std::ops::Deref;

use ashtapada_rules::{Action, Position};

use crate::{Evaluator, Sides, Values};
pub use shelf::{Learnable, NetFile};

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

    /// What is on the board and what else matters, as bits, whoever looks.
    fn planes(&self) -> Planes;

    /// The same, where the planes of the position before are known, which may save work.
    #[inline]
    fn planes_after(&self, _before: &Planes) -> Planes {
        self.planes()
    }

    /// The input that a bit of a plane is for a seat, below [`Inputs::INPUTS`]: the same in every position of a game.
    fn input(&self, seat: usize, plane: usize, bit: usize) -> usize;
}

/// A network for one kind of game, with a hidden layer of `H` neurons for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net<const H: usize> {
    /// A row for each input.
    rows: Vec<[i16; H]>,
    /// What the neurons have without any input.
    bias: [i16; H],
    /// What each neuron adds to the logit.
    out: [i16; H],
    /// Of each plane that the game uses, the row of each bit for each seat.
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
    /// A network of the game that a position belongs to, from its weights: the rows one after the other, the bias, the second layer.
    ///
    /// # Errors
    /// The number of weights is wrong.
    pub fn new<P: Inputs>(of: &P, weights: &[i16]) -> Result<Net<H>, NotANet> {
        let (chunks, rest) = weights.as_chunks::<H>();
        if chunks.len() != P::INPUTS + 2 || !rest.is_empty() {
            let expected = 2 * H * (P::INPUTS + 2);
            return Err(NotANet::Shape { inputs: P::INPUTS, hidden: H, expected, found: 2 * weights.len() });
        }
        let (rows, ends) = chunks.split_at(P::INPUTS);
        let place = |seat, plane, bit| of.input(seat, plane, bit).min(P::INPUTS - 1) as u16;
        let places = (0..P::PLANES).map(|plane| {
            let seats = |bit| core::array::from_fn(|seat| if seat < P::SEATS { place(seat, plane, bit) } else { 0 });
            core::array::from_fn(seats)
        });
        Ok(Net { rows: rows.to_vec(), bias: ends[0], out: ends[1], places: places.collect() })
    }

    /// The sums of the first layer for the planes that differ, for each seat.
    #[inline]
    fn change<const S: usize>(&self, sums: &mut [[i16; H]; S], before: &Planes, after: &Planes) {
        let mut own = *sums;
        for (plane, places) in self.places.iter().enumerate() {
            for bit in bits(before[plane] & !after[plane]) {
                for (sums, &place) in own.iter_mut().zip(&places[bit]) {
                    for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(place)]) {
                        *sum = sum.wrapping_sub(*weight);
                    }
                }
            }
            for bit in bits(after[plane] & !before[plane]) {
                for (sums, &place) in own.iter_mut().zip(&places[bit]) {
                    for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(place)]) {
                        *sum = sum.wrapping_add(*weight);
                    }
                }
            }
        }
        *sums = own;
    }

    /// The logit of a seat, times [`ONE`] and [`OUT`].
    #[inline]
    fn logit(&self, sums: &[i16; H]) -> i32 {
        let products = sums.iter().zip(&self.out).map(|(&sum, &out)| i32::from(sum.clamp(0, ONE)) * i32::from(out));
        products.sum()
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
                let (mut sums, planes) = ([self.net.bias; $seats], position.planes());
                self.net.change(&mut sums, &[0; MOST_PLANES], &planes);
                Sums { sums, planes }
            }

            #[inline]
            fn follow(&self, state: &Self::State, _: &$position, _: Action, after: &$position) -> Self::State {
                let (mut sums, planes) = (state.sums, after.planes_after(&state.planes));
                self.net.change(&mut sums, &state.planes, &planes);
                Sums { sums, planes }
            }

            #[inline]
            fn evaluate(&self, _: &$position, state: &Self::State, sides: &Sides) -> Values {
                let by_seat = [0, 1, 2, 3].map(|seat| {
                    // Of two seats the second sits opposite.
                    let index = if $seats == 2 { seat / 2 } else { seat };
                    let counts = $seats == 4 || seat % 2 == 0;
                    if counts { value_of_logit(self.net.logit(&state.sums[index])) } else { 0 }
                });
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

/// A logit as a value.
#[inline]
fn value_of_logit(logit: i32) -> i32 {
    const SCALE: i32 = ONE as i32 * OUT as i32;
    (logit.clamp(-20 * SCALE, 20 * SCALE) as i64 * (LOGIT * 1024.0) as i64 / (i64::from(SCALE) * 1024)) as i32
}
