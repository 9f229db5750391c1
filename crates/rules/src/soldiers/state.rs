//! The position, and the updates that keep its Zobrist key in step.

use super::board::{Point, PointSet};
use super::game::Layout;
use super::hash;
use super::options::{FirstPlayer, HuffChooser, NoCaptureEnds, NoMoves, Obligation, Options, Removal, Rules};
use super::ways::Kept;
use crate::grid::Side;
use crate::{Ending, Event, EventSink, Role, Seat};

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// A turn begins.
    Move,
    /// The piece on this point has jumped and can jump again.
    Chain { at: Point },
    /// Which of the marked pieces is taken off.
    Huff,
    /// Nothing: the game is over.
    Over { ending: Ending, winner: Option<Seat> },
}

/// A side that fails to capture loses a piece.
pub(super) const HUFF: u16 = 1;
/// Only captures are legal when there is one.
pub(super) const STRICT: u16 = 2;
/// A turn may have several jumps.
pub(super) const CHAINS: u16 = 4;
/// A chain may be stopped, even if that costs a piece.
pub(super) const MAY_STOP: u16 = 8;
/// Stopping a chain short fails the duty to capture.
pub(super) const MUST_CONTINUE: u16 = 0x10;
/// Jumped pieces stay until the chain is over.
pub(super) const REMOVES_AFTER: u16 = 0x20;
/// The piece that failed may be left on the board.
pub(super) const MAY_DECLINE: u16 = 0x40;
/// South jumps; twice the bit: North does.
const JUMPS: u16 = 0x80;

/// The options and powers needed at every move, as bits.
fn hot(options: &Options) -> u16 {
    let powers = Side::BOTH.map(|side| (options.game.army(side).jumps, JUMPS << side.index()));
    let options = &options.choices;
    let duty = options.obligation;
    [
        (duty == Obligation::Huff, HUFF),
        (duty == Obligation::Strict, STRICT),
        (options.multi_jump, CHAINS),
        (!options.must_continue() || duty == Obligation::Huff, MAY_STOP),
        (options.must_continue(), MUST_CONTINUE),
        (options.removal == Removal::After, REMOVES_AFTER),
        (options.huff_may_decline, MAY_DECLINE),
    ]
    .into_iter()
    .chain(powers)
    .fold(0, |set, (holds, bit)| if holds { set | bit } else { set })
}

/// No number of captures wins: for a side that does not capture.
const NO_TARGET: u8 = u8::MAX;

/// A position of a game on points and lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Soldiers {
    /// The points held by each side, those of marked pieces included.
    men: [PointSet; 2],
    /// In a chain: enemies jumped and not yet removed. In a huff: the pieces that may be taken off.
    pub(super) marked: PointSet,
    /// Steps and jumps, updated incrementally.
    pub(super) kept: Kept,
    pub(super) key: u64,
    /// What the game began with, and through it the board, the game and where its armies get: one reference, since positions
    /// are copied all the time.
    pub(super) layout: &'static Layout,
    pub(super) rules: Rules,
    /// Moves (of either side) since a capture or a placement.
    pub(super) quiet: u16,
    /// The number of them that ends the game; `u16::MAX` for never.
    patience: u16,
    hot: u16,
    /// The captures that count for each side.
    pub(super) taken: [u8; 2],
    /// The captures with which each side wins.
    targets: [u8; 2],
    /// The pieces that each side has still to place.
    pub(super) hand: [u8; 2],
    /// The side to move.
    pub(super) side: Side,
    pub(super) phase: Phase,
}

/// Hashes the Zobrist key and the counter of quiet moves.
impl core::hash::Hash for Soldiers {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
        state.write_u16(self.quiet);
    }
}

impl Soldiers {
    /// The start under options without contradictions.
    pub(super) fn begin(options: &Options) -> Soldiers {
        let layout = options.layout();
        let Layout { men, hand, first, .. } = *layout;
        let north = first.map_or(options.choices.first_player == FirstPlayer::North, |first| first == Side::North);
        let mut position = Soldiers {
            men,
            marked: PointSet::EMPTY,
            kept: Kept::NONE,
            key: 0,
            layout,
            rules: Rules::new(&options.choices),
            quiet: 0,
            patience: match options.choices.no_capture_moves.get() {
                0 => u16::MAX,
                moves => 2 * moves,
            },
            hot: hot(options),
            taken: [0, 0],
            targets: Side::BOTH.map(|side| options.target_of(side).unwrap_or(NO_TARGET)),
            hand,
            side: if north { Side::North } else { Side::South },
            phase: Phase::Move,
        };
        position.refresh();
        position
    }

    /// A position in which a turn of `side` begins: these pieces stand on the board, and nobody has any in hand. Whoever is
    /// missing was captured, where that counts. A point that both sides are given is South's. The options contain no contradiction.
    ///
    /// ```
    /// use ashtapada_rules::grid::Side;
    /// use ashtapada_rules::soldiers::{Options, PointSet, Soldiers};
    /// use ashtapada_rules::Position;
    /// let options = Options::default();
    /// let board = options.layout().board;
    /// let on = |spot: &str| board.point(spot.parse().unwrap()).map_or(PointSet::EMPTY, PointSet::of);
    /// let ending = Soldiers::arranged(&options, [on("e4"), on("e6") | on("e9")], Side::South);
    /// assert_eq!(ending.text(), "1n1/3/7/3n3/9/3s3/7/3/3 s - 14-15 0-0 0");
    /// ```
    pub fn arranged(options: &Options, men: [PointSet; 2], side: Side) -> Soldiers {
        let mut position = Soldiers::begin(options).cleared();
        let all = position.layout.board.tables.all;
        position.men = [men[0] & all, (men[1] & all).without(men[0])];
        position.hand = [0, 0];
        position.side = side;
        for by in Side::BOTH {
            let missing = position.army_of(by.other()).saturating_sub(position.men(by.other()).len() as u8);
            let counts = options.choices.obligation != Obligation::Huff || options.choices.huff_counts;
            position.taken[by.index()] = if counts && position.takes(by) { missing } else { 0 };
        }
        position.refresh();
        position.settle(&mut ());
        position
    }

    /// The side that decides; once the game is over, the one that would have been next.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The options this game is played under.
    pub(super) fn own_options(&self) -> Options {
        Options { game: self.game(), layout: self.layout.number, choices: self.rules.options() }
    }

    /// Whether pieces come to the board from the hand.
    pub(super) fn places(&self) -> bool {
        self.layout.hand != [0, 0]
    }

    /// How many pieces a side of the game begins with, those in hand included.
    pub(super) fn army_of(&self, side: Side) -> u8 {
        self.layout.army(side)
    }

    /// The same game with an empty board, on which a position is set up.
    pub(super) fn cleared(&self) -> Soldiers {
        Soldiers { men: [PointSet::EMPTY; 2], quiet: 0, ..*self }
    }

    /// Recomputes derived state: the key, and the sets of steps and jumps.
    pub(super) fn refresh(&mut self) {
        self.key = self.computed_key();
        self.kept = Kept::NONE;
        for side in Side::BOTH {
            for at in self.men(side) {
                self.kept.toggle(self.row(side, at), side);
            }
            for at in self.prey(side) {
                self.kept.toggle_prey(self.row(side, at), side);
            }
        }
    }

    /// The Zobrist key, computed from scratch.
    pub(super) fn computed_key(&self) -> u64 {
        let mut key = 0;
        for side in Side::BOTH {
            key ^= hash::TAKEN[side.index()][usize::from(self.taken[side.index()])];
            key ^= hash::HAND[side.index()][usize::from(self.hand[side.index()])];
            key = self.men(side).iter().fold(key, |key, at| key ^ hash::MEN[side.index()][at.index()]);
        }
        key = self.marked.iter().fold(key, |key, at| key ^ hash::MARKED[at.index()]);
        if self.side == Side::North {
            key ^= hash::NORTH;
        }
        match self.phase {
            Phase::Chain { at } => key ^ hash::CHAIN[at.index()],
            Phase::Huff => key ^ hash::HUFF,
            Phase::Move | Phase::Over { .. } => key,
        }
    }

    /// Whether one of the options needed at every move is on.
    #[inline(always)]
    pub(super) fn is(&self, hot: u16) -> bool {
        self.hot & hot != 0
    }

    /// The role of the pieces of a side.
    pub(super) fn role(&self, side: Side) -> Role {
        self.layout.game.army(side).role
    }

    /// Whether the pieces of a side can jump at all.
    #[inline(always)]
    pub(super) fn jumps(&self, side: Side) -> bool {
        self.is(JUMPS << side.index())
    }

    /// Whether a side can take pieces: by jumping, or by huffing those that do not jump when they could.
    pub(super) fn takes(&self, side: Side) -> bool {
        self.jumps(side) || self.is(HUFF)
    }

    /// The captures with which a side wins; `None` for one that does not capture.
    pub(super) fn target(&self, side: Side) -> Option<u8> {
        Some(self.targets[side.index()]).filter(|&target| target != NO_TARGET)
    }

    /// Moves without a capture or placement after which the game is over.
    pub(super) fn patience(&self) -> u16 {
        self.patience
    }

    /// The points held by a side, those of marked pieces included.
    #[inline(always)]
    pub fn men(&self, side: Side) -> PointSet {
        self.men[side.index()]
    }

    /// The pieces of a side that can be jumped: not those jumped already in this turn, whose chain may only just begin.
    pub(super) fn prey(&self, side: Side) -> PointSet {
        let jumped = self.phase != Phase::Huff && side != self.side;
        if jumped { self.men(side).without(self.marked) } else { self.men(side) }
    }

    /// The points on which nothing stands.
    #[inline(always)]
    pub(super) fn empty_points(&self) -> PointSet {
        self.layout.board.tables.all.without(self.men[0] | self.men[1])
    }

    /// Whose piece stands on the point.
    pub(super) fn owner(&self, at: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.men(side).has(at))
    }

    /// Puts a piece of `side` on an empty point, or takes one off.
    #[inline(always)]
    fn toggle_man(&mut self, side: Side, at: Point) {
        self.men[side.index()] ^= PointSet::of(at);
        self.key ^= hash::MEN[side.index()][at.index()];
        self.kept.toggle(self.row(side, at), side);
    }

    /// As [`Soldiers::toggle_man`], for a piece that can be jumped.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, at: Point) {
        self.toggle_man(side, at);
        self.kept.toggle_prey(self.row(side, at), side);
    }

    /// Puts pieces on the board while a position is set up; [`Soldiers::refresh`] has to follow.
    pub(super) fn compose(&mut self, side: Side, points: PointSet) {
        self.men[side.index()] |= points;
    }

    /// Puts a piece on a point, or takes it off, while a position is edited; [`Soldiers::refresh`] has to follow.
    pub(super) fn set_stands(&mut self, side: Side, at: Point, stands: bool) {
        let men = &mut self.men[side.index()];
        *men = if stands { *men | PointSet::of(at) } else { men.without(PointSet::of(at)) };
    }

    /// Marks a jumped enemy of the side to move, which stays until the chain is over.
    pub(super) fn mark_jumped(&mut self, at: Point) {
        self.mark(PointSet::of(at));
        self.kept.toggle_prey(self.row(self.side.other(), at), self.side.other());
    }

    /// Removes a marked enemy that was jumped.
    pub(super) fn remove_jumped(&mut self, at: Point) {
        self.mark(PointSet::of(at));
        self.toggle_man(self.side.other(), at);
    }

    /// Marks or unmarks points.
    #[inline(always)]
    pub(super) fn mark(&mut self, set: PointSet) {
        self.marked ^= set;
        self.key = set.iter().fold(self.key, |key, at| key ^ hash::MARKED[at.index()]);
    }

    /// Counts a capture by `side`.
    #[inline(always)]
    pub(super) fn count(&mut self, side: Side) {
        let table = &hash::TAKEN[side.index()];
        let taken = &mut self.taken[side.index()];
        self.key ^= table[usize::from(*taken & 63)];
        *taken += 1;
        self.key ^= table[usize::from(*taken & 63)];
    }

    /// Changes the side to move.
    #[inline(always)]
    pub(super) fn flip(&mut self) {
        self.side = self.side.other();
        self.key ^= hash::NORTH;
    }

    /// The side with more captures, where those decide a game without captures.
    pub(super) fn more_captures(&self) -> Option<Side> {
        let [south, north] = self.taken;
        match self.rules.no_capture_ends() {
            NoCaptureEnds::MoreCaptures if south > north => Some(Side::South),
            NoCaptureEnds::MoreCaptures if north > south => Some(Side::North),
            _ => None,
        }
    }

    /// The ending if a side has captured enough to win.
    #[inline(always)]
    pub(super) fn won(&self, side: Side) -> Option<Ending> {
        if self.taken[side.index()] >= self.targets[side.index()] {
            return Some(Ending::Target);
        }
        // Where huffed pieces do not count, or in a position set up by hand, an army can be gone before the target is
        // reached.
        let other = side.other();
        if self.men(other).is_empty() && self.hand[other.index()] == 0 {
            let all = self.rules.target().get().is_none() && self.jumps(side);
            return Some(if all { Ending::Target } else { Ending::Annihilation });
        }
        None
    }

    /// Whether the side to move can do anything at the beginning of a turn, with nothing in hand.
    #[inline(always)]
    pub(super) fn can_act(&self) -> bool {
        self.can_step(self.side) || self.hunts(self.side)
    }

    /// Whether a side can capture, were its turn to begin with nothing in hand.
    #[inline(always)]
    pub(super) fn hunts(&self, side: Side) -> bool {
        self.jumps(side) && self.can_jump(side)
    }

    /// The pieces of a side that can capture, were its turn to begin with nothing in hand.
    #[inline(always)]
    pub(super) fn hunters(&self, side: Side) -> PointSet {
        if self.hunts(side) { self.jumpers(side) } else { PointSet::EMPTY }
    }

    /// How the game ended, at the beginning of a turn, if it did.
    #[inline(always)]
    pub(super) fn verdict(&self) -> Option<(Ending, Option<Side>)> {
        let (own, other) = (self.side, self.side.other());
        for side in [other, own] {
            if let Some(ending) = self.won(side) {
                return Some((ending, Some(side)));
            }
        }
        if self.hand[own.index()] == 0 && !self.can_act() {
            // AMB-93: both leopards blocked when it is their turn.
            if self.layout.game.army(own).loses_blocked {
                return Some((Ending::Blocked, Some(other)));
            }
            match self.rules.no_moves() {
                NoMoves::Loses => return Some((Ending::NoMoves, Some(other))),
                NoMoves::Draw => return Some((Ending::NoMoves, None)),
                NoMoves::Pass => {}
            }
        }
        (self.quiet >= self.patience).then(|| (Ending::NoProgress, self.more_captures()))
    }

    /// Begins a turn, or ends the game.
    #[inline(always)]
    pub(super) fn settle(&mut self, sink: &mut impl EventSink) {
        self.phase = Phase::Move;
        if let Some((ending, winner)) = self.verdict() {
            self.end(ending, winner, sink);
        }
    }

    /// Ends the game.
    pub(super) fn end(&mut self, ending: Ending, winner: Option<Side>, sink: &mut impl EventSink) {
        self.phase = Phase::Over { ending, winner: winner.map(Side::seat) };
        sink.event(Event::Over { ending });
    }

    /// Who loses a piece in the huff that is due.
    pub(super) fn offender(&self) -> Side {
        if self.rules.huff_chooser() == HuffChooser::Owner { self.side } else { self.side.other() }
    }
}
