//! How long the server waits before it plays by itself, at each tempo.

use std::time::Duration;

use ashtapada_messages::Tempo;

/// How long the server waits before it plays by itself.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// Before a throw for a computer player.
    pub roll: Duration,
    /// Before a decision of a computer player is shown, thinking included.
    pub decide: Duration,
    /// How long a computer player may think.
    pub think: Duration,
    /// Before a pass that is forced; computer players take half of it, as theirs matters less to who watches.
    pub pass: Duration,
    /// Before another try when the storage failed.
    pub retry: Duration,
    /// Before a room without clients closes.
    pub linger: Duration,
    /// Between two reports of a game that is played unseen.
    pub report: Duration,
    /// Whether the dice are also thrown for people who decide nothing any more.
    pub throws_for_all: bool,
}

/// How long a computer player may think about a move that nobody sees: as many of them as a game still has.
const UNSEEN_THINKING: Duration = Duration::from_millis(40);

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            roll: Duration::from_millis(500),
            decide: Duration::from_millis(600),
            think: Duration::from_millis(250),
            pass: Duration::from_millis(900),
            retry: Duration::from_secs(5),
            linger: Duration::from_secs(30),
            report: Duration::from_millis(400),
            throws_for_all: false,
        }
    }
}

impl Pace {
    /// The same at another tempo; `None`: paused. The thinking time stays the same.
    pub fn at(self, tempo: Tempo) -> Option<Pace> {
        let scaled = |by: f32| Pace {
            roll: self.roll.mul_f32(by),
            decide: self.decide.mul_f32(by),
            pass: self.pass.mul_f32(by),
            ..self
        };
        match tempo {
            Tempo::Paused => None,
            Tempo::Slow => Some(scaled(3.0)),
            Tempo::Normal => Some(self),
            Tempo::Fast => Some(scaled(0.3)),
            Tempo::Unseen => {
                Some(Pace { think: self.think.min(UNSEEN_THINKING), throws_for_all: true, ..self.prompt() })
            }
        }
    }

    /// The same without waiting before an action.
    pub fn prompt(self) -> Pace {
        Pace { roll: Duration::ZERO, decide: Duration::ZERO, pass: Duration::ZERO, ..self }
    }

    /// With as little waiting as possible, for tests.
    pub fn hurried() -> Pace {
        let none = Duration::ZERO;
        let short = Duration::from_millis(50);
        Pace { roll: none, decide: none, think: short / 5, pass: none, retry: short, linger: short, ..Pace::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tempo_waits_for_so_long_and_thinks_as_long() {
        let usual = Pace::default();
        let decides = |tempo| usual.at(tempo).map(|pace| (pace.decide.as_millis(), pace.think == usual.think));
        assert_eq!(decides(Tempo::Paused), None);
        assert_eq!(decides(Tempo::Slow), Some((1_800, true)));
        assert_eq!(decides(Tempo::Normal), Some((600, true)));
        assert_eq!(decides(Tempo::Fast), Some((180, true)));
        assert_eq!(decides(Tempo::Unseen), Some((0, false)), "many of them are left");
        assert!(usual.at(Tempo::Unseen).is_some_and(|pace| pace.throws_for_all) && !usual.throws_for_all);
    }
}
