//! Positions of games with what came of them, and how they are written down.

use std::fmt;

use ashtapada_engine::Sides;
use ashtapada_engine::net::{Inputs, MOST_PLANES, Planes};
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

/// Samples as a network sees them, close together, since there are many millions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    planes: Vec<u64>,
    told: Vec<[[f32; 4]; 2]>,
}

impl Samples {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.told.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// Adds some, all of one kind of game.
    pub fn add<P: Inputs>(&mut self, samples: &[Sample<P>]) {
        self.planes.extend(samples.iter().flat_map(|sample| sample.seen.planes().into_iter().take(Self::width::<P>())));
        self.told.extend(samples.iter().map(|sample| [sample.result, sample.thought.unwrap_or(sample.result)]));
    }

    /// The planes of the game, and the one that tells who decides.
    const fn width<P: Inputs>() -> usize {
        if P::PLANES < MOST_PLANES { P::PLANES + 1 } else { MOST_PLANES }
    }

    /// One of them, by its number from 0.
    ///
    /// # Panics
    ///
    /// If there are no more than `index` of them.
    pub fn get(&self, index: usize) -> Sample {
        let width = self.planes.len() / self.told.len();
        let mut seen = [0; MOST_PLANES];
        seen[..width].copy_from_slice(&self.planes[index * width..][..width]);
        let [result, thought] = self.told[index];
        Sample { seen, result, thought: Some(thought) }
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
    use ashtapada_rules::{Action, Throw};

    use super::*;

    fn comes_back<P: Learnable<Options: Default> + std::fmt::Debug>(result: [f32; 4], thought: [f32; 4]) {
        let seen = P::start(&P::Options::default()).unwrap();
        let sample = Sample { seen, result, thought: Some(thought) };
        assert_eq!(Sample::read(&sample.to_string(), &P::Options::default()), Ok(sample));
        for wrong in ["", "|", "x|0.5|0.5", "x|1|1|1"] {
            let error = Sample::<P>::read(wrong, &P::Options::default()).unwrap_err().to_string();
            assert!(error.contains(&P::start(&P::Options::default()).unwrap().text()), "{error}");
        }
    }

    fn kept<P: Learnable<Options: Default>>(second: P) {
        let result = [0.0, 1.0, 0.0, 0.0];
        let first = Sample { seen: P::start(&P::Options::default()).unwrap(), result, thought: Some([0.25; 4]) };
        let second = Sample { seen: second, result, thought: None };
        let mut samples = Samples::default();
        samples.add(std::slice::from_ref(&first));
        samples.add(std::slice::from_ref(&second));
        assert_eq!(samples.len(), 2);
        let seen = |of: &Sample<P>| of.seen.planes();
        assert_eq!(samples.get(0), Sample { seen: seen(&first), result, thought: Some([0.25; 4]) });
        assert_eq!(samples.get(1), Sample { seen: seen(&second), result, thought: Some(result) });
        assert_ne!(samples.get(0).seen, samples.get(1).seen);
    }

    #[test]
    fn samples_are_kept_as_a_network_sees_them() {
        kept(Chess::parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", &Default::default()).unwrap());
        let mut thrown = FourKings::start(&Default::default()).unwrap();
        thrown.play(Action::Throw(Throw::one(3)), &mut ()).unwrap();
        kept(thrown);
    }

    #[test]
    fn what_is_written_can_be_read() {
        comes_back::<Chess>([0.5, 0.5, 0.0, 0.0], [0.25, 0.75, 0.0, 0.0]);
        comes_back::<FourKings>([1.0, 0.0, 0.0, 0.0], [0.25, 0.5, 0.125, 0.125]);
    }
}
