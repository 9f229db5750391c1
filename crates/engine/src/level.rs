//! How strong a player is meant to be.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Position, Surface};

use crate::Sides;

/// One of eight steps of strength, from a child's first opponent to the best that there is.
///
/// A weaker player does not move at random: it looks less far, and overlooks some of what it or others could do, the quiet
/// more easily than captures.
///
/// ```
/// use ashtapada_engine::{Bot, Level};
/// let level: Level = "level-3".parse().unwrap();
/// assert_eq!(level.number(), 3);
/// assert!(level < Level::STRONGEST);
/// assert_eq!(Bot::Level(level, None).id(), "level-3");
/// assert!("level-9".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

const IDS: [&str; 8] = ["level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8"];

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 8] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];
    /// The weakest.
    pub const WEAKEST: Level = Level(1);
    /// Whom somebody meets first, who has chosen nobody: on the page and in the terminal alike.
    pub const FIRST: Level = Level(3);
    /// The strongest: limited by nothing but the limits of its choices.
    pub const STRONGEST: Level = Level(8);

    /// The level of a number from 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 { Some(Level(number)) } else { None }
    }

    /// Its number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its name on the command line, in files and in messages.
    pub const fn id(self) -> &'static str {
        IDS[self.0 as usize - 1]
    }

    /// What a player of this level can do in such a game.
    pub(crate) fn powers<P: Position>(self, position: &P) -> Powers {
        let dice = position.die().is_some();
        let steps = match (Sides::in_game(position).count(), dice, position.board().surface) {
            (2, false, Surface::Points) => &POINTS,
            (2, false, Surface::Cells) => &CELLS,
            (2, true, _) => &DICE,
            _ => &FOUR,
        };
        steps.get(usize::from(self.0) - 1).copied().unwrap_or(Powers::ALL)
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Powers {
    /// Nodes of a choice, at most.
    pub nodes: u64,
    /// How likely an action is overlooked, wherever it could be played within the depth, in 1024ths: a quiet one, and a capture or another
    /// one that changes much.
    pub overlooked: [u16; 2],
}

impl Powers {
    /// Everything.
    pub(crate) const ALL: Powers = Powers { nodes: u64::MAX, overlooked: [0, 0] };
}

const fn powers(nodes: u64, quiet: u16, tactical: u16) -> Powers {
    Powers { nodes, overlooked: [quiet, tactical] }
}

/// Between two sides without dice, on points and lines. All steps are calibrated by matches of neighbours
/// (`lab/strength.md`).
const POINTS: [Powers; 7] = [
    powers(850, 226, 24),
    powers(2_150, 131, 12),
    powers(3_400, 91, 5),
    powers(6_100, 55, 1),
    powers(17_000, 13, 0),
    // Fewer nodes than below, and nothing overlooked.
    powers(10_000, 0, 0),
    powers(70_000, 0, 0),
];

/// The same on cells.
const CELLS: [Powers; 7] = [
    powers(500, 300, 40),
    powers(1_450, 174, 18),
    powers(3_100, 100, 7),
    powers(5_650, 59, 1),
    powers(11_700, 32, 0),
    powers(25_000, 11, 0),
    powers(46_000, 0, 0),
];

/// Between two sides with dice.
const DICE: [Powers; 7] = [
    powers(25, 900, 620),
    powers(29, 848, 533),
    powers(40, 767, 420),
    powers(58, 662, 291),
    powers(98, 523, 172),
    powers(330, 290, 58),
    powers(4_000, 64, 9),
];

/// Where each of four plays for himself.
const FOUR: [Powers; 7] = [
    powers(20, 910, 700),
    powers(25, 886, 625),
    powers(31, 850, 550),
    powers(50, 770, 440),
    powers(90, 670, 310),
    powers(235, 485, 156),
    powers(1_500, 160, 30),
];

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no such level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a level from level-1 to level-8")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or(UnknownLevel)
    }
}
