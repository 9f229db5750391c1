//! A game as the solver sees it: its board in bits, its ruling, its symmetries, and its slices.

use std::sync::OnceLock;

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{NoCaptureEnds, NoMoves, Obligation, Options, Point, PointSet, Soldiers};
use ashtapada_rules::{OptionError, OptionSet, Position, Turn};
use sha2::{Digest, Sha256};

use crate::Slice;
use crate::combinations::{Combinations, bits};
use crate::moves::{Moves, Ruling, Ways};
use crate::orbits::Orbits;
use crate::symmetry::Symmetries;
use crate::value::Score;

/// Why a game is not solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unsolvable {
    /// The options contradict each other.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Endless play would not be a draw.
    #[error(
        "where a game without captures is won by whoever captured more, endless play is no draw: set noCaptureEnds=draw"
    )]
    MoreCaptures,
    /// Whether a huffed piece is left on the board would be decided between two turns.
    #[error("a huff that may be declined is not solved: set huff.mayDecline=false")]
    DeclinedHuff,
    /// How many pieces were captured does not follow from how many are left.
    #[error(
        "with a target that huffed pieces do not count towards, a position does not tell who has captured how many"
    )]
    HiddenCaptures,
}

/// The men of both sides in bits, and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Men {
    /// Of South and of North.
    pub sets: [u64; 2],
    pub mover: Side,
}

/// A game on points and lines under a ruling, to be solved.
///
/// ```
/// use ashtapada_rules::AnyOptions;
/// use ashtapada_solver::Game;
/// let AnyOptions::Soldiers(options) = ashtapada_rulebook::find("pretwa")?.options else { unreachable!() };
/// let game = Game::of(&options)?;
/// assert_eq!((game.symmetries(), game.positions()), (12, 89_103_805));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Game {
    options: Options,
    /// The same without an end for want of captures.
    endless: Options,
    pub(crate) moves: Moves,
    pub(crate) symmetries: Symmetries,
    pub(crate) combinations: Combinations,
    /// What exchanges the sides, if they may do the same.
    pub(crate) swap: Option<Symmetries>,
    pub(crate) points: Vec<Point>,
    orbits: Vec<OnceLock<Orbits>>,
    digest: [u8; 32],
}

impl Game {
    /// The game of these options.
    ///
    /// # Errors
    /// The options contradict each other, or are beyond what is solved.
    pub fn of(options: &Options) -> Result<Game, Unsolvable> {
        options.check()?;
        let choices = &options.choices;
        let huffs = choices.obligation == Obligation::Huff;
        if choices.no_capture_ends == NoCaptureEnds::MoreCaptures && choices.no_capture_moves.get() > 0 {
            return Err(Unsolvable::MoreCaptures);
        }
        if huffs && choices.huff_may_decline {
            return Err(Unsolvable::DeclinedHuff);
        }
        if huffs && !choices.huff_counts && choices.target.get().is_some() {
            return Err(Unsolvable::HiddenCaptures);
        }
        let mut endless = *options;
        for (id, value) in [("repetition", "off"), ("noCaptureEnds", "draw"), ("noCaptureMoves", "0")] {
            endless.set(id, value)?;
        }
        let layout = options.layout();
        let points: Vec<Point> =
            layout.board.shape().spots.iter().filter_map(|&spot| layout.board.point(spot)).collect();
        let ways = ways(options, &points);
        let ruling = Ruling::of(options);
        let alike = ruling.jumps[0] == ruling.jumps[1]
            && ruling.floors[0] == ruling.floors[1]
            && ruling.stuck[0] == ruling.stuck[1];
        let swap = if alike { Symmetries::swap(&ways) } else { None };
        let most = Side::BOTH.map(|side| usize::from(layout.army(side))).into_iter().max().unwrap_or(0);
        let digest = digest(&ways, &ruling);
        Ok(Game {
            options: *options,
            endless,
            symmetries: Symmetries::of(&ways),
            combinations: Combinations::new(points.len(), most),
            swap,
            orbits: (0..=most).map(|_| OnceLock::new()).collect(),
            points,
            digest,
            moves: Moves::new(ways, ruling),
        })
    }

    /// Its options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What the values of its positions follow from, as a hash: the board and the ruling, without what they are called.
    pub fn digest(&self) -> [u8; 32] {
        self.digest
    }

    /// What its files are kept under: the beginning of its [digest](Game::digest) in hexadecimal digits.
    pub fn name(&self) -> String {
        self.digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The file of a slice, as it is kept under the name of the game.
    pub(crate) fn file(&self, slice: Slice) -> String {
        format!("{}/{slice}.slice", self.name())
    }

    /// How many symmetries its board has.
    pub fn symmetries(&self) -> usize {
        self.symmetries.order()
    }

    /// Whether both sides may do the same, so that a position stands for the one with the sides exchanged.
    pub fn sides_are_alike(&self) -> bool {
        self.swap.is_some()
    }

    /// The orbits of the sets of so many points.
    pub(crate) fn orbits(&self, members: usize) -> &Orbits {
        let make = || Orbits::new(self.points.len(), members, &self.symmetries, &self.combinations);
        self.orbits[members].get_or_init(make)
    }

    /// What positions of a slice are worth to a side to move, where the numbers of men decide it.
    #[inline(always)]
    pub(crate) fn decided(&self, slice: Slice, mover: Side) -> Option<Score> {
        let lost = |side: Side| slice.men(side) <= usize::from(self.moves.ruling.floors[side.other().index()]);
        if lost(mover) {
            Some(Score::loss(0))
        } else if lost(mover.other()) {
            Some(Score::win(0))
        } else {
            None
        }
    }

    /// What a position is worth to a side to move that has no move and does not pass.
    pub(crate) fn stuck(&self, mover: Side) -> Score {
        if self.moves.ruling.stuck[mover.index()] == NoMoves::Draw { Score::DRAW } else { Score::loss(0) }
    }

    /// The same position as it is in the tables: with the sides exchanged if need be.
    #[inline(always)]
    pub(crate) fn normal(&self, men: Men) -> (Slice, Men) {
        let [south, north] = men.sets.map(|set| set.count_ones() as u8);
        match &self.swap {
            Some(swap) if south < north || (south == north && men.mover == Side::North) => {
                let sets = [swap.image(0, men.sets[1]), swap.image(0, men.sets[0])];
                (Slice { south: north, north: south }, Men { sets, mover: men.mover.other() })
            }
            _ => (Slice { south, north }, men),
        }
    }

    /// The men of a position in which a turn begins; `None` in the middle of a turn, with pieces in hand, or in another game.
    pub(crate) fn men(&self, position: &Soldiers) -> Option<Men> {
        let options = position.options();
        let same = options.game == self.options.game && options.layout == self.options.layout;
        let in_hand = position.standings().iter().any(|standing| standing.in_hand > 0);
        let known = same && !in_hand && self.begins(position);
        known.then(|| Men { sets: self.sets(position), mover: position.side() })
    }

    /// Whether a turn begins in a position: nobody is in the middle of a chain, and nothing is to be huffed.
    pub(crate) fn begins(&self, position: &Soldiers) -> bool {
        position.turn() != Turn::Over && position.jumping().is_none() && !crate::turns::is_huff(position)
    }

    /// The men of South and of North in bits.
    pub(crate) fn sets(&self, position: &Soldiers) -> [u64; 2] {
        Side::BOTH.map(|side| {
            let men = position.men(side);
            self.points.iter().enumerate().fold(0, |set, (bit, &point)| set | men.bit(point) << bit)
        })
    }

    /// The position with these men, in which no want of captures or repetition ends the game.
    pub(crate) fn position(&self, men: Men) -> Soldiers {
        let set = |set: u64| bits(set).map(|bit| self.points[bit]).collect::<PointSet>();
        Soldiers::arranged(&self.endless, men.sets.map(set), men.mover)
    }
}

/// The ways of a board, by the numbers of its points.
fn ways(options: &Options, points: &[Point]) -> Ways {
    let layout = options.layout();
    let bit = |at: Point| points.iter().position(|&point| point == at).map_or(0, |bit| 1u64 << bit);
    let step = |side: Side| points.iter().map(|&from| layout.steps_from(side, from).iter().map(bit).sum()).collect();
    let steps: [Vec<u64>; 2] = Side::BOTH.map(step);
    let into = |steps: &Vec<u64>| {
        let from = |to: usize| {
            (0..points.len()).filter(|&from| steps[from] >> to & 1 != 0).fold(0, |set, from| set | 1 << from)
        };
        (0..points.len()).map(from).collect()
    };
    let mut over = vec![0; points.len()];
    let mut land = vec![vec![0; points.len()]; points.len()];
    for (from, &start) in points.iter().enumerate() {
        for &end in points {
            if let Some(jumped) =
                layout.board.between(start, end).and_then(|at| points.iter().position(|&point| point == at))
            {
                over[from] |= 1 << jumped;
                land[from][jumped] |= bit(end);
            }
        }
    }
    Ways { points: points.len(), back: [into(&steps[0]), into(&steps[1])], steps, over, land }
}

/// A hash of all that values follow from.
fn digest(ways: &Ways, ruling: &Ruling) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update([ways.points as u8]);
    let sets = ways.steps.iter().flatten().chain(ways.land.iter().flatten());
    sets.for_each(|set| hash.update(set.to_le_bytes()));
    hash.update(format!("{ruling:?}"));
    hash.finalize().into()
}
