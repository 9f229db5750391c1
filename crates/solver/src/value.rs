//! What a position is worth.

use core::fmt;

/// What a position is worth to the side to move, if both play perfectly: who wins quickly prefers that, who loses puts it off.
/// Endless play is a draw.
///
/// ```
/// use ashtapada_solver::Value;
/// assert!(Value::Win(3) > Value::Win(5) && Value::Win(5) > Value::Draw);
/// assert!(Value::Draw > Value::Loss(8) && Value::Loss(8) > Value::Loss(2));
/// assert_eq!(Value::Loss(2).before(), Value::Win(3));
/// assert_eq!(Value::Win(3).to_string(), "won in 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Won within so many turns of both sides.
    Win(u16),
    /// Neither side can win.
    Draw,
    /// Lost, in so many turns of both sides.
    Loss(u16),
}

impl Value {
    /// What the position a turn earlier is worth to whoever moves there, if this turn is the best one.
    pub const fn before(self) -> Value {
        match self {
            Value::Win(turns) => Value::Loss(turns + 1),
            Value::Draw => Value::Draw,
            Value::Loss(turns) => Value::Win(turns + 1),
        }
    }

    /// The number of turns to the end; `None` for a draw.
    pub const fn turns(self) -> Option<u16> {
        match self {
            Value::Win(turns) | Value::Loss(turns) => Some(turns),
            Value::Draw => None,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> core::cmp::Ordering {
        Score::of(*self).cmp(&Score::of(*other))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(turns) => write!(f, "won in {turns}"),
            Value::Draw => write!(f, "drawn"),
            Value::Loss(turns) => write!(f, "lost in {turns}"),
        }
    }
}

/// Nothing takes as many turns.
pub(crate) const ENDLESS: u16 = 0x4000;

/// A [`Value`] as a number, the more the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Score(i16);

impl Score {
    /// Worse than any value.
    pub const NONE: Score = Score(i16::MIN);
    pub const DRAW: Score = Score(0);

    #[inline(always)]
    pub const fn win(turns: u16) -> Score {
        Score((ENDLESS - turns) as i16)
    }

    #[inline(always)]
    pub const fn loss(turns: u16) -> Score {
        Score(-((ENDLESS - turns) as i16))
    }

    pub const fn of(value: Value) -> Score {
        match value {
            Value::Win(turns) => Score::win(turns),
            Value::Draw => Score::DRAW,
            Value::Loss(turns) => Score::loss(turns),
        }
    }

    /// As [`Value::before`].
    #[inline(always)]
    pub const fn before(self) -> Score {
        Score(-self.0 + self.0.signum())
    }

    pub const fn value(self) -> Value {
        match self.0 {
            0 => Value::Draw,
            score if score > 0 => Value::Win(ENDLESS - score as u16),
            score => Value::Loss(ENDLESS - score.unsigned_abs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_a_value() {
        for turns in [0, 1, 7, 1000] {
            for value in [Value::Win(turns), Value::Draw, Value::Loss(turns)] {
                assert_eq!(Score::of(value).value(), value);
                assert_eq!(Score::of(value).before().value(), value.before());
            }
        }
    }
}
