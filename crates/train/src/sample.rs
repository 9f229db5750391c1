//! Positions of games with what came of them, and how they are written down.

use std::fmt;

use ashtapada_engine::Sides;
use ashtapada_engine::net::{Inputs, Planes};
use ashtapada_rules::Position;

/// A position, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample<T = Planes> {
    /// What was seen of the position: by default what a network sees.
    pub seen: T,
    /// What each side got in the end, from 0 to 1, all together 1.
    pub result: [f32; 4],
    /// What each side would get in the opinion of whoever decided here, or next; `None` while the game goes on.
    pub thought: Option<[f32; 4]>,
}

impl<P: Inputs> Sample<P> {
    /// The same, as a network sees it.
    pub fn planes(&self) -> Sample {
        Sample { seen: self.seen.planes(), result: self.result, thought: self.thought }
    }
}

impl<P: Position> fmt::Display for Sample<P> {
    /// The position, what came, and what was thought, parted by `|`: of two sides what the first has, of four what each has.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pair = Sides::in_game(&self.seen).count() == 2;
        let shares = |shares: [f32; 4]| match shares {
            [first, ..] if pair => format!("{first:.4}"),
            shares => shares.map(|share| format!("{share:.4}")).join(" "),
        };
        let thought = self.thought.unwrap_or(self.result);
        write!(f, "{}|{}|{}", self.seen.text(), shares(self.result), shares(thought))
    }
}

/// A line that is no sample of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a position, what came of it and what was expected, parted by '|', such as '{example}|0.5|0.62', and found '{found}'"
)]
pub struct NotASample {
    example: String,
    found: String,
}

impl<P: Position> Sample<P> {
    /// Reads what [`Display`](fmt::Display) writes, of a game with these options.
    ///
    /// # Errors
    /// The line is no sample of that game.
    pub fn read(line: &str, options: &P::Options) -> Result<Sample<P>, NotASample> {
        let shares = |text: &str| match text.split(' ').map(|share| share.parse().ok()).collect::<Option<Vec<f32>>>()?[..]
        {
            [first] => Some([first, 1.0 - first, 0.0, 0.0]),
            [one, two, three, four] => Some([one, two, three, four]),
            _ => None,
        };
        let sample = || {
            let [text, result, thought] = line.split('|').collect::<Vec<_>>()[..] else { return None };
            let seen = P::parse(text, options).ok()?;
            Some(Sample { seen, result: shares(result)?, thought: Some(shares(thought)?) })
        };
        sample().ok_or_else(|| NotASample {
            example: P::start(options).map_or_else(|_| String::new(), |start| start.text()),
            found: line.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::net::Learnable;
    use ashtapada_rules::chess::Chess;
    use ashtapada_rules::four_kings::FourKings;

    use super::*;

    fn comes_back<P: Learnable + std::fmt::Debug>(result: [f32; 4], thought: [f32; 4]) {
        let seen = P::start(&P::usual()).unwrap();
        let sample = Sample { seen, result, thought: Some(thought) };
        assert_eq!(Sample::read(&sample.to_string(), &P::usual()), Ok(sample));
        for wrong in ["", "|", "x|0.5|0.5", "x|1|1|1"] {
            let error = Sample::<P>::read(wrong, &P::usual()).unwrap_err().to_string();
            assert!(error.contains(&P::start(&P::usual()).unwrap().text()), "{error}");
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        comes_back::<Chess>([0.5, 0.5, 0.0, 0.0], [0.25, 0.75, 0.0, 0.0]);
        comes_back::<FourKings>([1.0, 0.0, 0.0, 0.0], [0.25, 0.5, 0.125, 0.125]);
    }
}
