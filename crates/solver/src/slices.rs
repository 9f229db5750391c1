//! The slices of a game: which there are, and how large they are.

use ashtapada_rules::grid::Side;
use ashtapada_rules::soldiers::{Obligation, Soldiers};

use crate::combinations::choose;
use crate::{Game, orbits, solve};

/// How many sets of points are listed at most, to find their orbits.
const MOST_SETS: u64 = 1 << 30;
/// How many positions a slice has at most, for each side to move.
const MOST_POSITIONS: u64 = 1 << 32;
/// How many turns the longest win is supposed to take before it is known.
const LONGEST: u64 = 128;

/// The positions with so many men of South and of North, with nothing in hand. Where the sides may do the same, they stand
/// also for those in which they have exchanged their men.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slice {
    /// The men of South.
    pub south: u8,
    /// The men of North.
    pub north: u8,
}

impl Slice {
    pub(crate) fn men(self, side: Side) -> usize {
        usize::from(if side == Side::South { self.south } else { self.north })
    }
}

impl core::str::FromStr for Slice {
    type Err = NotASlice;

    fn from_str(text: &str) -> Result<Slice, NotASlice> {
        let men = text.split_once('-').and_then(|(south, north)| Some((south.parse().ok()?, north.parse().ok()?)));
        men.map(|(south, north)| Slice { south, north }).ok_or(NotASlice)
    }
}

/// What does not say how many men there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected the men of South and of North, for example 3-2")]
pub struct NotASlice;

impl core::fmt::Display for Slice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}-{}", self.south, self.north)
    }
}

impl Game {
    /// Its slices, each after all those that its captures lead to.
    pub fn slices(&self) -> Vec<Slice> {
        let most = Side::BOTH.map(|side| self.options().layout().army(side)).into_iter().max().unwrap_or(0);
        let all = (1..=most).flat_map(|south| (1..=most).map(move |north| Slice { south, north }));
        let mut slices: Vec<Slice> = all.filter(|&slice| self.has(slice)).collect();
        slices.sort_by_key(|slice| (slice.south + slice.north, slice.south));
        slices
    }

    /// Those that a position and its captures can lead to, each after all those that it follows from; none in the middle of a turn,
    /// with pieces in hand, or in another game.
    pub fn slices_from(&self, position: &Soldiers) -> Vec<Slice> {
        let Some(men) = self.men(position) else { return Vec::new() };
        let (from, _) = self.normal(men);
        let mut slices = self.slices();
        slices.retain(|slice| slice.south <= from.south && slice.north <= from.north);
        slices
    }

    /// Whether it has a slice: no more men than it begins with or than there are points, all those that nobody can take,
    /// and not so few that it is over.
    pub fn has(&self, slice: Slice) -> bool {
        let [south, north] = Side::BOTH.map(|side| self.options().layout().army(side));
        let alike = self.swap.is_some();
        let (south, north) = if alike { (south.max(north), south.min(north)) } else { (south, north) };
        let ruling = &self.moves.ruling;
        let huffs = ruling.obligation == Obligation::Huff;
        let fits = |side: Side, men: u8, most: u8| {
            let loses_men = ruling.jumps[side.other().index()] || (huffs && ruling.jumps[side.index()]);
            (if loses_men { 1..=most } else { most..=most }).contains(&men)
        };
        fits(Side::South, slice.south, south)
            && fits(Side::North, slice.north, north)
            && slice.men(Side::South) + slice.men(Side::North) <= self.points.len()
            && (!alike || slice.south >= slice.north)
            && self.decided(slice, Side::South).is_none()
    }

    /// The sides to move that a slice has a table for: only South, where that stands for North too.
    pub fn movers(&self, slice: Slice) -> &'static [Side] {
        if self.swap.is_some() && slice.south == slice.north { &Side::BOTH[..1] } else { &Side::BOTH }
    }

    /// How many positions its tables have in all.
    pub fn positions(&self) -> u64 {
        self.slices().into_iter().map(|slice| self.entries_of(slice)).fold(0, u64::saturating_add)
    }

    /// How many positions all tables of a slice have together.
    pub fn entries_of(&self, slice: Slice) -> u64 {
        self.positions_of(slice).saturating_mul(self.movers(slice).len() as u64)
    }

    /// How many positions a slice has in the table of each side to move; none, if the game does not have it.
    pub fn positions_of(&self, slice: Slice) -> u64 {
        if !self.has(slice) {
            return 0;
        }
        self.orbits_of_sets(slice.men(self.outer(slice))).saturating_mul(self.block_of(slice))
    }

    /// How many sets of the inner side there are for each of the outer one.
    fn block_of(&self, slice: Slice) -> u64 {
        let outer = self.outer(slice);
        choose(self.points.len() - slice.men(outer), slice.men(outer.other()))
    }

    /// How many bytes solving a slice takes besides the tables, those of smaller slices included: for what is known of each position
    /// meanwhile, with or without the number of turns, and for the lists of sets that stay for the next slices. With turns, the
    /// longest win is supposed to take 128 of them; each 128 more take another byte for each position, or more where the sets of
    /// one side are few. [`u64::MAX`] if the slice cannot be solved.
    pub fn working_bytes(&self, slice: Slice, with_turns: bool) -> u64 {
        if !self.is_small_enough(slice) {
            return u64::MAX;
        }
        let most = slice.men(self.outer(slice));
        let movers = self.movers(slice).len();
        let longest = with_turns.then_some(LONGEST);
        let working = solve::working_bytes(movers, self.orbits_of_sets(most), self.block_of(slice), longest);
        let list = |men: usize| orbits::bytes_of(choose(self.points.len(), men), self.orbits_of_sets(men));
        (1..=most).map(list).fold(working, u64::saturating_add)
    }

    /// How many positions of a slice differ by more than a symmetry, for each side to move; `None` if the slice is too
    /// large to count them, or the game does not have it.
    pub fn inequivalent(&self, slice: Slice) -> Option<u64> {
        if !self.is_small_enough(slice) {
            return None;
        }
        let (outer, inner) = (slice.men(self.outer(slice)), slice.men(self.outer(slice).other()));
        let orbits = self.orbits(outer);
        let of_orbit = |number: usize| {
            let set = orbits.set(number);
            let fixed = |symmetry| self.symmetries.fixed_sets(symmetry, self.moves.all() & !set, inner);
            self.symmetries.keeping(set).map(fixed).sum::<u64>() / u64::from(orbits.keeping(number))
        };
        Some((0..orbits.count()).map(of_orbit).sum())
    }

    /// Whether its tables can be made at all: the game has it, and there are not too many sets of points, nor too many positions.
    pub fn is_small_enough(&self, slice: Slice) -> bool {
        let men = slice.men(self.outer(slice));
        self.has(slice)
            && choose(self.points.len(), men) <= MOST_SETS
            && orbits::fit(self.orbits_of_sets(men), &self.symmetries)
            && self.positions_of(slice) < MOST_POSITIONS
    }

    /// The number of orbits of the sets of so many points: by the lemma that is not Burnside's.
    fn orbits_of_sets(&self, members: usize) -> u64 {
        let order = self.symmetries.order() as u8;
        let fixed = |number: u8| u128::from(self.symmetries.fixed_sets(number, self.moves.all(), members));
        ((0..order).map(fixed).sum::<u128>() / u128::from(order)) as u64
    }

    /// The side of a slice of whose sets one of each orbit is taken: that with more sets, if they can be listed.
    pub(crate) fn outer(&self, slice: Slice) -> Side {
        let sets = |men: u8| choose(self.points.len(), men.into());
        let (south, north) = (sets(slice.south), sets(slice.north));
        let south_first = if south.max(north) > MOST_SETS { south <= north } else { south >= north };
        if south_first { Side::South } else { Side::North }
    }
}
