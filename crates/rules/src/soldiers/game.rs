//! A game on points as a value: its boards, where the armies stand, and what they may do.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use once_cell::race::OnceRef;

use super::board::{Point, PointBoard, PointSet};
use super::boards::POINTS_49;
use super::options::CHOICES;
use super::reach::Reach;
use crate::grid::Side;
use crate::options::Values;
use crate::{Colour, OptionGroup, OptionSpec, Role, Spot};

/// In which directions the pieces of an army step along the lines. They jump in all directions, if they jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Steps {
    /// In all.
    #[default]
    Any,
    /// Forward and sideways: to no rank behind their own.
    NeverBack,
    /// Only to ranks before their own.
    Forward,
}

impl Steps {
    /// Whether a piece of a side may step from one spot to another, its neighbour.
    pub(super) const fn allow(self, side: Side, from: Spot, to: Spot) -> bool {
        let (near, far) = match side {
            Side::South => (from.rank(), to.rank()),
            Side::North => (to.rank(), from.rank()),
        };
        match self {
            Steps::Any => true,
            Steps::NeverBack => far >= near,
            Steps::Forward => far > near,
        }
    }
}

/// What the pieces of one side are and may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army {
    /// What they are.
    pub role: Role,
    /// Their colour.
    pub colour: Colour,
    /// Whether they capture, by jumping.
    pub jumps: bool,
    /// Whether the side loses when all its pieces are blocked at its turn, whatever the options say of a side without a
    /// move: for beasts that are hunted.
    pub loses_blocked: bool,
}

impl Army {
    /// Soldiers, who step and jump as they like.
    pub const fn of_soldiers(colour: Colour) -> Army {
        Army { role: Role::Soldier, colour, jumps: true, loses_blocked: false }
    }
}

/// A board, what stands on it at the start, and where that may step.
#[derive(Clone, Copy)]
pub struct Layout {
    /// The board.
    pub board: &'static PointBoard,
    /// The points of South and of North.
    pub men: [PointSet; 2],
    /// How many pieces each of them has still to place.
    pub hand: [u8; 2],
    /// Where the pieces of each of them step.
    pub steps: [Steps; 2],
    /// The side that always begins, if one does.
    pub first: Option<Side>,
    pub(super) reach: [&'static Reach; 2],
    pub(super) game: &'static PointGame,
    /// Its number among those of the game.
    pub(super) number: u8,
}

/// Two layouts of the same game with the same number are the same.
impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.number == other.number && self.game == other.game
    }
}
impl Eq for Layout {}

/// By game and number: its tables are long.
impl core::fmt::Debug for Layout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Layout").field(&self.game).field(&self.number).finish()
    }
}

impl Layout {
    /// How many pieces a side has in all, those in hand included.
    pub const fn army(&self, side: Side) -> u8 {
        self.men[side.index()].len() as u8 + self.hand[side.index()]
    }

    /// The points to which a piece of a side steps from a point, if nothing stands there.
    pub fn steps_from(&self, side: Side, at: Point) -> PointSet {
        self.reach[side.index()].to[at.index()]
    }
}

/// An option of a game alone, which chooses between its layouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutChoice {
    /// Its name.
    pub id: &'static str,
    /// Its values.
    pub values: &'static [&'static str],
}

/// A game on points and lines, apart from the options that all such games have.
///
/// ```
/// use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Soldiers, Start, Steps};
/// use ashtapada_rules::{ActionList, Colour, Position, Role};
/// // A fox, who jumps, and two geese, who never step back, on a line of five points and a crossing one.
/// let board = PointBoard::new("cross", &[("a2 b2 c2 d2 e2", Bend::Straight), ("c1 c2 c3", Bend::Straight)])?;
/// let geese = Army { role: Role::Goose, jumps: false, ..Army::of_soldiers(Colour::Light) };
/// let fox = Army { role: Role::Fox, loses_blocked: true, ..Army::of_soldiers(Colour::Red) };
/// let start = Start { steps: [Steps::NeverBack, Steps::Any], ..Start::new(board, ["b2 d2", "c2"]) };
/// let game = PointGame::new("hunt", [geese, fox], &[], &[start])?;
/// let position = Soldiers::start(&Options::of(game))?;
/// let mut list = ActionList::new();
/// position.actions(&mut list);
/// let texts: Vec<String> = list.iter().map(|action| action.to_string()).collect();
/// assert_eq!(texts, ["d2-e2", "b2-a2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PointGame {
    name: &'static str,
    armies: [Army; 2],
    choices: &'static [LayoutChoice],
    /// One for each combination of values, those of the last choice changing first. Each leads back to the game, so that a
    /// position needs only the one reference; therefore they are given to the game when it has its place.
    layouts: OnceRef<'static, Layouts>,
    specs: &'static [OptionSpec],
}

/// The layouts of a game: at least one.
struct Layouts(&'static [Layout]);

/// A layout in words: the points of each side by name. Points that the board lacks are left out.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The board.
    pub board: &'static PointBoard,
    /// The points of South and of North, such as `c1 e1`.
    pub men: [&'a str; 2],
    /// How many pieces each of them has still to place.
    pub hand: [u8; 2],
    /// Where the pieces of each of them step.
    pub steps: [Steps; 2],
    /// The side that always begins, if one does.
    pub first: Option<Side>,
}

impl<'a> Start<'a> {
    /// All pieces on the board, which step as they like, and either side may begin.
    pub const fn new(board: &'static PointBoard, men: [&'a str; 2]) -> Start<'a> {
        Start { board, men, hand: [0, 0], steps: [Steps::Any; 2], first: None }
    }
}

/// Why something is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// A side stands on something that is no point.
    #[error("expected points such as `c1 e1 g1`, separated by one space, found `{found}`")]
    NotAPoint {
        /// The text found.
        found: String,
    },
    /// Both sides stand on a point, or one of them twice.
    #[error("two pieces stand on {at}")]
    Taken {
        /// The point.
        at: Spot,
    },
    /// A side has no piece.
    #[error("each side needs a piece, on the board or in hand")]
    NoPieces,
    /// There are more pieces than points.
    #[error("there are {pieces} pieces for {points} points")]
    Crowded {
        /// How many pieces.
        pieces: u8,
        /// How many points.
        points: u8,
    },
    /// Nobody could ever capture or block.
    #[error("at least one side has to jump")]
    NoJumps,
    /// There is not one layout for each combination of values, or there are too many.
    #[error(
        "expected one layout for each combination of values, at least one and at most 64; of {expected} combinations there are {found} layouts"
    )]
    Layouts {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

/// The armies of [`PointGame::sixteen`].
const SOLDIERS: [Army; 2] = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
static SOLDIERS_REACH: Reach = Reach::new(&POINTS_49.tables, &SOLDIERS[0], Steps::Any, Side::South);
static SIXTEEN: PointGame =
    PointGame { name: "soldiers16-bl", armies: SOLDIERS, choices: &[], layouts: OnceRef::new(), specs: CHOICES };
static SIXTEEN_LAYOUTS: Layouts = Layouts(&[Layout {
    board: &POINTS_49,
    men: [
        POINTS_49.named("c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4"),
        POINTS_49.named("c9 e9 g9 d8 e8 f8 c7 d7 e7 f7 g7 c6 d6 e6 f6 g6"),
    ],
    hand: [0, 0],
    steps: [Steps::Any; 2],
    first: None,
    reach: [&SOLDIERS_REACH; 2],
    game: &SIXTEEN,
    number: 0,
}]);

impl PointGame {
    /// Sixteen Soldiers on the board of 49 points: the game that this library knows by itself, for examples and tests.
    pub fn sixteen() -> &'static PointGame {
        &SIXTEEN
    }

    /// A game of that name, which lives as long as the program. `choices` are options of this game alone, with a start
    /// for each combination of their values, those of the last choice changing first (without choices there is one
    /// start).
    ///
    /// # Errors
    /// See [`GameError`].
    pub fn new(
        name: &str,
        armies: [Army; 2],
        choices: &[(OptionGroup, &str, &[&str])],
        starts: &[Start],
    ) -> Result<&'static PointGame, GameError> {
        let expected = choices.iter().map(|(_, _, values)| values.len()).product();
        if !(1..=64).contains(&expected) || expected != starts.len() {
            return Err(GameError::Layouts { expected, found: starts.len() });
        }
        if !armies.iter().any(|army| army.jumps) {
            return Err(GameError::NoJumps);
        }
        // Checked before anything is leaked.
        let men = starts.iter().map(men_of).collect::<Result<Vec<_>, _>>()?;
        let army = |(start, men): (&Start, &[PointSet; 2])| {
            Side::BOTH.map(|side| men[side.index()].len() as u8 + start.hand[side.index()])
        };
        let most = starts.iter().zip(&men).flat_map(army).max().unwrap_or(1);
        let mut specs = CHOICES.to_vec();
        for spec in &mut specs {
            // No more can be captured than there are.
            if let Values::NumberOr { max, .. } = &mut spec.values {
                *max = most.into();
            }
        }
        let mut kept = Vec::new();
        for &(group, id, values) in choices {
            let id: &'static str = Box::leak(Box::from(id));
            let values: Vec<&'static str> = values.iter().map(|&value| &*Box::leak(Box::<str>::from(value))).collect();
            let values: &'static [&'static str] = Box::leak(values.into_boxed_slice());
            kept.push(LayoutChoice { id, values });
            specs.push(OptionSpec { id, group, values: Values::Words(values) });
        }
        let game: &'static PointGame = Box::leak(Box::new(PointGame {
            name: Box::leak(Box::from(name)),
            armies,
            choices: Box::leak(kept.into_boxed_slice()),
            layouts: OnceRef::new(),
            specs: Box::leak(specs.into_boxed_slice()),
        }));
        let mut layouts: Vec<Layout> = Vec::new();
        for (start, men) in starts.iter().zip(men) {
            let Start { board, hand, steps, first, .. } = *start;
            let known = layouts.iter().find(|layout| layout.board == board && layout.steps == steps);
            let new = || Reach::both(&board.tables, &armies, steps);
            let reach = known.map_or_else(new, |layout| layout.reach);
            let number = layouts.len() as u8;
            layouts.push(Layout { board, men, hand, steps, first, reach, game, number });
        }
        // It had none before.
        let _ = game.layouts.set(Box::leak(Box::new(Layouts(Box::leak(layouts.into_boxed_slice())))));
        Ok(game)
    }

    /// Its name: that of the rule set that describes it.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What the pieces of a side are and may do.
    #[inline(always)]
    pub fn army(&self, side: Side) -> &Army {
        &self.armies[side.index()]
    }

    /// The side that alone captures, if only one does: the game is a hunt.
    #[inline(always)]
    pub fn hunter(&self) -> Option<Side> {
        match [self.armies[0].jumps, self.armies[1].jumps] {
            [true, false] => Some(Side::South),
            [false, true] => Some(Side::North),
            _ => None,
        }
    }

    /// The options of this game alone.
    pub fn choices(&self) -> &'static [LayoutChoice] {
        self.choices
    }

    /// All options that may be set.
    pub(super) fn specs(&self) -> &'static [OptionSpec] {
        self.specs
    }

    /// All its layouts, at least one.
    fn layouts(&self) -> &'static [Layout] {
        // Only those of the game that this library knows by itself have a place of their own.
        self.layouts.get().map_or(SIXTEEN_LAYOUTS.0, |layouts| layouts.0)
    }

    /// The layout with that number.
    pub(super) fn layout(&self, number: u8) -> &'static Layout {
        // There is at least one.
        let layouts = self.layouts();
        layouts.get(usize::from(number)).unwrap_or(&layouts[0])
    }

    /// The value of an option of this game alone in a layout, as the number of the choice's value and by how much the
    /// number of the layout grows from one value to the next.
    fn place(&self, id: &str, layout: u8) -> Option<(&LayoutChoice, usize, usize)> {
        let index = self.choices.iter().position(|choice| choice.id == id)?;
        let step: usize = self.choices[index + 1..].iter().map(|choice| choice.values.len()).product();
        let choice = &self.choices[index];
        Some((choice, usize::from(layout) / step % choice.values.len(), step))
    }

    /// The value of an option of this game alone.
    pub(super) fn value(&self, id: &str, layout: u8) -> Option<&'static str> {
        self.place(id, layout).map(|(choice, value, _)| choice.values[value])
    }

    /// The layout in which an option of this game alone has another value; `Err` with the option if it cannot have
    /// that. `None` if the game has no such option.
    pub(super) fn with(&self, id: &str, value: &str, layout: u8) -> Option<Result<u8, &LayoutChoice>> {
        let (choice, now, step) = self.place(id, layout)?;
        let wanted = choice.values.iter().position(|&known| known == value);
        Some(wanted.map(|wanted| (usize::from(layout) + wanted * step - now * step) as u8).ok_or(choice))
    }
}

/// The points of both sides.
fn men_of(start: &Start) -> Result<[PointSet; 2], GameError> {
    let mut men = [PointSet::EMPTY; 2];
    for (side, names) in Side::BOTH.into_iter().zip(start.men) {
        for name in names.split(' ').filter(|_| !names.is_empty()) {
            let spot: Spot = name.parse().map_err(|_| GameError::NotAPoint { found: name.to_string() })?;
            let Some(point) = start.board.point(spot).map(PointSet::of) else { continue };
            if point.meets(men[0] | men[1]) {
                return Err(GameError::Taken { at: spot });
            }
            men[side.index()] |= point;
        }
    }
    let pieces = |side: Side| men[side.index()].len() as u8 + start.hand[side.index()];
    let points = start.board.shape().spots.len() as u8;
    match Side::BOTH.map(pieces) {
        [0, _] | [_, 0] => Err(GameError::NoPieces),
        [south, north] if south + north > points => Err(GameError::Crowded { pieces: south + north, points }),
        _ => Ok(men),
    }
}

/// Two games that were made from the same parts are the same.
impl PartialEq for PointGame {
    #[inline]
    fn eq(&self, other: &PointGame) -> bool {
        core::ptr::eq(self, other) || self.is_like(other)
    }
}
impl Eq for PointGame {}

impl PointGame {
    #[cold]
    fn is_like(&self, other: &PointGame) -> bool {
        let layouts = |game: &PointGame| -> Vec<_> {
            let parts =
                |layout: &Layout| (layout.men, layout.hand, layout.steps, layout.first, layout.board.shape().lines);
            game.layouts().iter().map(parts).collect()
        };
        (self.name, self.armies, self.choices) == (other.name, other.armies, other.choices)
            && layouts(self) == layouts(other)
    }
}

/// By its name: its tables are long.
impl core::fmt::Debug for PointGame {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("PointGame").field(&self.name).finish()
    }
}

impl core::hash::Hash for PointGame {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}
