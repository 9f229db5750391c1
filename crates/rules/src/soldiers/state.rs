//! The position, and the small changes that keep it and its hash together.

use super::geometry::{self, Points, each};
use super::options::{FirstPlayer, NoCaptureEnds, Options, Removal, Setup, Stuck};
use super::ways::Ways;
use super::{hash, setup};
use crate::{Ending, Event, EventSink, Role, Seat};

/// One of the two sides, 0 for South and 1 for North.
pub(super) type Side = usize;
pub(super) const SOUTH: Side = 0;
pub(super) const NORTH: Side = 1;

/// The seat of a side.
#[inline(always)]
pub(super) const fn seat(side: Side) -> Seat {
    Seat::PAIR[side & 1]
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// A turn begins.
    Move,
    /// The piece on this place has jumped and can jump again.
    Chain { at: u8 },
    /// Which of the marked pieces is taken off.
    Huff,
    /// Nothing.
    Over { ending: Ending, winner: Option<Seat> },
}

/// A position of a game on points and lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Soldiers {
    /// The points held by each side, those of marked pieces included.
    pub(super) men: [Points; 2],
    /// In a chain: enemies jumped and not yet removed. In a huff: the pieces that may be taken off.
    pub(super) marked: Points,
    /// The enemies that the side can jump when a turn begins, with nothing in hand; else none. Follows from
    /// the rest, as the ways do.
    pub(super) prey: Points,
    /// The ways that leave the men of each side.
    pub(super) leaving: [Ways; 2],
    /// The ways that arrive where no piece can go: at men of either side, and off the smaller board.
    pub(super) closed: Ways,
    pub(super) key: u64,
    pub(super) options: Options,
    /// Moves (of either side) since a capture or a placement.
    pub(super) quiet: u16,
    /// The captures that count for each side.
    pub(super) taken: [u8; 2],
    /// The pieces that each side has still to place.
    pub(super) hand: [u8; 2],
    /// Who decides.
    pub(super) side: Side,
    pub(super) phase: Phase,
}

impl Soldiers {
    /// The start under options that make sense.
    pub(super) fn begin(options: Options) -> Soldiers {
        let men = setup::armies(options.setup, options.side_triangle, options.cows_ring);
        let cows = options.setup == Setup::Cows;
        let hand = if cows { [options.army() - men[SOUTH].count_ones() as u8, 2] } else { [0, 0] };
        let side = if cows || options.first_player == FirstPlayer::North { NORTH } else { SOUTH };
        let mut position = Soldiers {
            men,
            marked: 0,
            prey: 0,
            leaving: [Ways::NONE; 2],
            closed: Ways::NONE,
            key: 0,
            options,
            quiet: 0,
            taken: [0, 0],
            hand,
            side,
            phase: Phase::Move,
        };
        position.refresh();
        position
    }

    /// Works out afresh what follows from the rest.
    pub(super) fn refresh(&mut self) {
        self.key = self.computed_key();
        self.leaving = [Ways::NONE; 2];
        self.closed = Ways::NONE;
        for side in [SOUTH, NORTH] {
            each(self.men[side]).for_each(|place| self.leaving[side].toggle_from(place));
        }
        each(geometry::ALL & !self.empty()).for_each(|place| self.closed.toggle_to(place));
        self.prey = if self.phase == Phase::Move { self.look() } else { 0 };
    }

    /// The hash, from nothing.
    pub(super) fn computed_key(&self) -> u64 {
        let mut key = hash::TAKEN[0][usize::from(self.taken[0])] ^ hash::TAKEN[1][usize::from(self.taken[1])];
        key ^= hash::HAND[0][usize::from(self.hand[0])] ^ hash::HAND[1][usize::from(self.hand[1])];
        for side in [SOUTH, NORTH] {
            key ^= each(self.men[side]).fold(0, |key, place| key ^ hash::MEN[side][usize::from(place)]);
        }
        key ^= each(self.marked).fold(0, |key, place| key ^ hash::MARKED[usize::from(place)]);
        if self.side == NORTH {
            key ^= hash::NORTH;
        }
        match self.phase {
            Phase::Chain { at } => key ^ hash::CHAIN[usize::from(at)],
            Phase::Huff => key ^ hash::HUFF,
            Phase::Move | Phase::Over { .. } => key,
        }
    }

    /// Whether this is Cows and Leopards, with South's cows and North's leopards.
    #[inline(always)]
    pub(super) fn cows(&self) -> bool {
        self.options.setup == Setup::Cows
    }

    /// What the pieces of a side are.
    pub(super) fn role(&self, side: Side) -> Role {
        match (self.cows(), side) {
            (false, _) => Role::Soldier,
            (true, SOUTH) => Role::Cow,
            (true, _) => Role::Leopard,
        }
    }

    /// Whether the pieces of a side can jump at all.
    #[inline(always)]
    pub(super) fn jumps(&self, side: Side) -> bool {
        side == NORTH || !self.cows()
    }

    /// The captures with which a side wins; `None` for one that does not capture.
    pub(super) fn target(&self, side: Side) -> Option<u8> {
        match (self.cows(), side) {
            (false, _) if self.options.target == 0 => Some(self.options.army()),
            (false, _) => Some(self.options.target),
            (true, SOUTH) => None,
            (true, _) => Some(self.options.leopard_target),
        }
    }

    /// All points of the board in play.
    #[inline(always)]
    pub(super) fn points(&self) -> Points {
        if self.options.small_board { geometry::SMALL } else { geometry::ALL }
    }

    /// The points on which nothing stands.
    #[inline(always)]
    pub(super) fn empty(&self) -> Points {
        self.points() & !(self.men[0] | self.men[1])
    }

    /// Whose piece stands on the point.
    pub(super) fn owner(&self, bit: Points) -> Option<Side> {
        [SOUTH, NORTH].into_iter().find(|&side| self.men[side] & bit != 0)
    }

    /// The enemies that the side to decide can jump: not those jumped already in this chain.
    #[inline(always)]
    pub(super) fn enemies(&self) -> Points {
        self.men[1 - self.side] & !self.marked
    }

    /// The enemies that the side to decide can jump at the beginning of a turn.
    #[inline(always)]
    pub(super) fn look(&self) -> Points {
        if self.hand[self.side] > 0 || !self.jumps(self.side) {
            return 0;
        }
        geometry::prey(self.men[self.side], self.enemies(), self.empty())
    }

    /// The steps of the side to decide at the beginning of a turn.
    #[inline(always)]
    pub(super) fn steps(&self) -> Ways {
        self.leaving[self.side].without(&self.closed)
    }

    /// Whether the side to decide can do anything at the beginning of a turn, with nothing in hand.
    #[inline(always)]
    pub(super) fn can_act(&self) -> bool {
        self.prey != 0 || self.steps().any()
    }

    /// The pieces of the side to decide that can capture at the beginning of its turn.
    #[inline(always)]
    pub(super) fn hunters(&self) -> Points {
        match self.prey {
            0 => 0,
            prey => geometry::jumpers(self.men[self.side], prey, self.empty()),
        }
    }

    /// Puts a man of `side` on an empty place, or takes him off an own one.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, place: u8) {
        self.men[side] ^= 1 << place;
        self.key ^= hash::MEN[side][usize::from(place & 63)];
        self.leaving[side].toggle_from(place);
        self.closed.toggle_to(place);
    }

    /// Marks or unmarks places.
    #[inline(always)]
    pub(super) fn mark(&mut self, set: Points) {
        self.marked ^= set;
        self.key ^= each(set).fold(0, |key, place| key ^ hash::MARKED[usize::from(place)]);
    }

    /// `side` has captured one more.
    #[inline(always)]
    pub(super) fn count(&mut self, side: Side) {
        let table = &hash::TAKEN[side];
        self.key ^= table[usize::from(self.taken[side] & 31)];
        self.taken[side] += 1;
        self.key ^= table[usize::from(self.taken[side] & 31)];
    }

    /// The other side decides.
    #[inline(always)]
    pub(super) fn flip(&mut self) {
        self.side = 1 - self.side;
        self.key ^= hash::NORTH;
    }

    /// The side with more captures, where those decide a game without captures.
    pub(super) fn more_captures(&self) -> Option<Side> {
        let [south, north] = self.taken;
        match self.options.no_capture_ends {
            NoCaptureEnds::MoreCaptures if south > north => Some(SOUTH),
            NoCaptureEnds::MoreCaptures if north > south => Some(NORTH),
            _ => None,
        }
    }

    /// Whether `side` has captured what it takes to win, and how that is called.
    #[inline(always)]
    pub(super) fn won(&self, side: Side) -> Option<Ending> {
        if self.target(side).is_some_and(|target| self.taken[side] >= target) {
            return Some(Ending::Target);
        }
        // Where huffed pieces do not count, or in a composed position, an army can be gone before
        // the number is reached.
        if self.men[1 - side] == 0 && self.hand[1 - side] == 0 {
            return Some(if self.options.target == 0 && !self.cows() { Ending::Target } else { Ending::Annihilation });
        }
        None
    }

    /// How the game ended, at the beginning of a turn, if it did.
    #[inline(always)]
    pub(super) fn verdict(&self) -> Option<(Ending, Option<Side>)> {
        let (own, other) = (self.side, 1 - self.side);
        for side in [other, own] {
            if let Some(ending) = self.won(side) {
                return Some((ending, Some(side)));
            }
        }
        if self.hand[own] == 0 && !self.can_act() {
            // AMB-93: both leopards blocked when it is their turn.
            if self.cows() && own == NORTH {
                return Some((Ending::LeopardsBlocked, Some(other)));
            }
            match if self.cows() { self.options.cows_no_move } else { self.options.no_moves } {
                Stuck::Loses => return Some((Ending::NoMoves, Some(other))),
                Stuck::Draw => return Some((Ending::NoMoves, None)),
                Stuck::Pass => {}
            }
        }
        let limit = self.options.no_capture_moves;
        (limit > 0 && self.quiet >= 2 * limit).then(|| (Ending::NoProgress, self.more_captures()))
    }

    /// The beginning of a turn: is there anything left to decide?
    #[inline(always)]
    pub(super) fn settle(&mut self, sink: &mut impl EventSink) {
        self.phase = Phase::Move;
        self.prey = self.look();
        if let Some((ending, winner)) = self.verdict() {
            self.phase = Phase::Over { ending, winner: winner.map(seat) };
            sink.event(Event::Over { ending });
        }
    }

    /// Whether jumped pieces stay until the chain is over.
    #[inline(always)]
    pub(super) fn removes_after(&self) -> bool {
        self.options.removal == Removal::After
    }
}
