//! What positions and results are worth, in the units of evaluations and searches.

/// One value for each side, in hundredths of a pawn; 0 for sides that do not exist.
///
/// Each side maximizes its own value. With two sides, one value is the negative of the other.
pub type Values = [i32; 4];

/// More than the value of any position. The end of a game counts less: half of it with two sides.
pub const WIN: i32 = 1_000_000;

/// The value at which the expected result is ten to one.
pub const TEN_TO_ONE: f64 = 400.0;

/// The result that a value promises a side, from 0 to 1, by a logistic curve: 0 is an even game, 400 is ten to one.
///
/// ```
/// use ashtapada_engine::{expected, value_of};
/// assert_eq!(expected(0), 0.5);
/// assert!((expected(400) - 10.0 / 11.0).abs() < 1e-9);
/// assert_eq!(value_of(expected(-150)), -150);
/// ```
pub fn expected(value: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(-f64::from(value) / TEN_TO_ONE))
}

/// The value that promises a result: the inverse of [`expected`], within ±4000.
pub fn value_of(expected: f64) -> i32 {
    let odds = (expected / (1.0 - expected)).log10() * TEN_TO_ONE;
    odds.clamp(-4000.0, 4000.0).round() as i32
}

/// The whole of what four sides share out between them, in the units of [`shares`].
pub(crate) const WHOLE: i32 = 10_000;

/// What each of four sides can expect of the whole, by their values: a softmax in ten-thousandths. An advantage of 400 over
/// another is ten to one.
pub(crate) fn shares(values: &Values) -> Values {
    const SCALE: f32 = std::f32::consts::LN_10 / TEN_TO_ONE as f32;
    let most = values.iter().copied().max().unwrap_or(0);
    let odds = values.map(|value| ((value - most) as f32 * SCALE).exp());
    let all = WHOLE as f32 / odds.iter().sum::<f32>();
    odds.map(|odds| (odds * all) as i32)
}

/// How much of the whole the places are worth, without the win: [`utility`].
const PLACES: f32 = 0.1;

/// What each of four who play for themselves strives for, in ten-thousandths of the whole: to win, and a tenth of it not to be
/// behind the others. Of that tenth each pair plays for a sixth, and whoever comes out before the other has it: the second of a
/// game gets two of three parts of what the first gets of it, the last nothing.
///
/// So nobody makes kings. Were only the win worth anything, whoever cannot win any more would be content with everything, and
/// decide by a whim who does win. As it is he plays for the better place, his own affair, to the end; and the tenth is little
/// enough that nobody who can win plays for a place instead. All four together always have the whole, so that nobody gains by
/// helping anybody else.
///
/// `win` is how likely each wins, or its part of the win; `before` how likely the one comes out before the other.
pub(crate) fn utility(win: [f32; 4], before: impl Fn(usize, usize) -> f32) -> Values {
    let mut worth = win.map(|win| win * (1.0 - PLACES));
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let before = before(one, other);
        worth[one] += before * PLACES / 6.0;
        worth[other] += (1.0 - before) * PLACES / 6.0;
    }
    // None is negative.
    worth.map(|worth| (worth * WHOLE as f32 + 0.5) as i32)
}

/// The [`utility`] of what each can expect of the win: whoever is twice as likely to win as another is twice as likely to come
/// out before it.
#[inline]
pub(crate) fn utility_of(shares: &Values) -> Values {
    let win = shares.map(|share| share as f32 / WHOLE as f32);
    let odds = shares.map(|share| share.max(1) as f32);
    utility(win, |one, other| odds[one] / (odds[one] + odds[other]))
}

/// The values that promise these shares, which add up to 0: the inverse of [`shares`].
pub(crate) fn values_of(shares: &Values) -> Values {
    let values = shares.map(|share| f64::from(share.max(1)).log10() * TEN_TO_ONE);
    let mean = values.iter().sum::<f64>() / 4.0;
    values.map(|value| (value - mean).round() as i32)
}
