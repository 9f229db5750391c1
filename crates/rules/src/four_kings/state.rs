//! What a position holds, and the small questions and changes everything else is made of.

use super::options::*;
use super::seating::{self, Seating};
use super::tables::*;
use crate::{Ending, EventSink, Merit, OptionError, OptionSet, Role, Seat, Spot};
use crate::{Event, Turn};

/// What is to be decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Phase {
    /// Chance throws the dice.
    Throw,
    /// Before the throw: waiting pawns, withdrawal, an offer of exchange.
    Before,
    /// The thrower names a face.
    Call,
    /// A piece is moved.
    Move,
    /// Whoever killed a king may offer an exchange.
    Offer,
    /// Opponents answer the offer.
    Answer,
    /// A king comes back to a square of choice.
    Place,
    /// Nothing any more.
    Over,
}

/// No army: the proposer has not named his king yet.
pub(super) const NOBODY: u8 = 4;

/// An exchange of kings under way. All zero when there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Swap {
    /// Who offers.
    pub by: u8,
    /// Whose king comes back to the offering side, or [`NOBODY`].
    pub own: u8,
    /// Whose king comes back to the other side.
    pub other: u8,
    /// Seats that have to answer; then armies whose king has to be placed. A set of four bits.
    pub waiting: u8,
}

/// This turn something happened that cannot be undone (a capture, a pawn's move).
pub(super) const PROGRESS: u8 = 1;
/// An exchange was offered this turn before the throw.
pub(super) const OFFERED: u8 = 2;
/// The exchange under way began before the throw.
pub(super) const EARLY: u8 = 4;
/// The move just made killed a king, and an exchange may be offered.
pub(super) const KILLED: u8 = 8;
/// This turn its owner kept his last king on the board, and his commander decides the rest.
pub(super) const KEPT: u8 = 16;

/// A position of four kings.
///
/// Three things are kept apart: the seat whose *throw* it is, the seat that *decides* (a commander),
/// and the *army* that moves. Pieces are kept as sets of squares: one for each army, one for
/// pawns, and two whose bits together name the kind of each piece, or for a pawn the piece it stood
/// before at the start. So each piece of an army keeps its identity in seven words.
///
/// ```
/// use ashtapada_rules::{ActionList, Position, Turn, four_kings::{FourKings, Options}};
/// let mut game = FourKings::start(&Options::default()).unwrap();
/// assert!(matches!(game.turn(), Turn::Chance(_)));
/// game.play("3".parse().unwrap(), &mut ()).unwrap();
/// let mut list = ActionList::new();
/// game.actions(&mut list);
/// let texts: Vec<String> = list.iter().map(|action| action.to_string()).collect();
/// assert_eq!(texts, ["b1-a3", "b1-c3"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FourKings {
    /// Every occupied square.
    pub(super) occupied: Set,
    /// Upper and lower bit of the army's seat.
    pub(super) seat_high: Set,
    pub(super) seat_low: Set,
    pub(super) pawns: Set,
    /// Upper and lower bit of the kind.
    pub(super) high: Set,
    pub(super) low: Set,
    /// Hash of the pieces.
    pub(super) board_key: u64,
    pub(super) points: [u16; 4],
    /// Turns ended in a row without progress.
    pub(super) idle: u16,
    /// Full rounds played, where the game ends after a number of them.
    pub(super) rounds: u8,
    /// Thrones that gave their point: bit `king * 4 + throne`.
    pub(super) entered: u16,
    /// Kings captured: bit `captor * 4 + victim`.
    pub(super) taken: u16,
    /// The dice still to be used, smaller first, 0 for none.
    pub(super) dice: [u8; 2],
    /// Whose throw (in games without dice: whose turn) it is.
    pub(super) thrower: u8,
    pub(super) phase: Phase,
    /// The face named by a skilled thrower, 0 for none.
    pub(super) called: u8,
    /// Why each army is under its ally's command: two bits for each, see [`super::command`].
    pub(super) command: u8,
    /// Armies whose boat alone is under the ally's command: a set of four bits.
    pub(super) boats: u8,
    /// Armies whose last king was withdrawn.
    pub(super) withdrawn: u8,
    /// Seats put out of the game by their ally.
    pub(super) out: u8,
    /// Seats that take no turns. Follows from the rest; kept for speed.
    pub(super) skip: u8,
    /// Who throws after each seat, two bits for each. Follows from the seats that take no turns.
    pub(super) followers: u8,
    /// Low half: sides that made their empire. High half: seats that had their 54.
    pub(super) marks: u8,
    /// How the later of two dead kings of a side fell: four bits for each, see [`super::empire`].
    pub(super) falls: u8,
    /// What happened this turn: [`PROGRESS`] and so on.
    pub(super) moment: u8,
    pub(super) swap: Swap,
    pub(super) ending: Option<Ending>,
    pub(super) seating: Seating,
    /// What a turn begins with when nothing is to be decided before.
    pub(super) plain_phase: Phase,
    /// Full rounds without progress after which the game ends; the largest number for never.
    pub(super) patience: u16,
    /// Options that are asked about at every move, as bits: [`FREE_CHOICE`] and so on.
    pub(super) hot: u32,
    pub(super) rules: Rules,
}

/// No dice.
pub(super) const FREE_CHOICE: u32 = 1;
/// Two dice, both to be used if that can be.
pub(super) const MAXIMISE: u32 = 2;
/// A move may be let go by.
pub(super) const MAY_PASS: u32 = 4;
/// An ally's pieces may be captured.
pub(super) const CAPTURE_ALLY: u32 = 8;
/// Pawns take only pawns and boats.
pub(super) const WEAK_PAWNS: u32 = 0x10;
/// Boats do not take everything.
pub(super) const WEAK_BOATS: u32 = 0x20;
/// Waiting pawns change as a move.
pub(super) const COSTS_MOVE: u32 = 0x40;
/// Waiting pawns change at once.
pub(super) const AT_ONCE: u32 = 0x80;
/// Pawns may change elsewhere than on their last line.
pub(super) const WIDE_ZONE: u32 = 0x100;
/// Before a throw a last king may be withdrawn, or an exchange offered.
pub(super) const ASK_BEFORE: u32 = 0x200;
/// Points are counted.
pub(super) const POINTS: u32 = 0x400;
/// Both enemy kings are the goal.
pub(super) const BOTH_KINGS: u32 = 0x800;
/// Only kings left end the game.
pub(super) const KINGS_END: u32 = 0x1000;
/// A throw that cannot be used is thrown again.
pub(super) const RETHROW: u32 = 0x2000;

/// An army whose king is lost stands still.
pub(super) const FREEZE: u32 = 0x4000;
/// The game ends after a number of rounds.
pub(super) const ROUNDS: u32 = 0x8000;

fn hot(options: &Options) -> u32 {
    [
        (options.dice == Dice::None, FREE_CHOICE),
        (options.must_maximise, MAXIMISE),
        (options.may_pass, MAY_PASS),
        (options.capture_ally, CAPTURE_ALLY),
        (options.rank_rule != RankRule::Off, WEAK_PAWNS),
        (options.rank_rule != RankRule::Off || !options.boat_takes_boat, WEAK_BOATS),
        (options.pending_promotion == PendingPromotion::CostsMove, COSTS_MOVE),
        (options.pending_promotion == PendingPromotion::Immediate, AT_ONCE),
        (options.cz_privileged_squares == CzPrivilegedSquares::Literal16, WIDE_ZONE),
        (options.withdraw_last_king != WithdrawLastKing::Off || options.exchange == Exchange::AnyOwnTurn, ASK_BEFORE),
        (options.goal == Goal::Points, POINTS),
        (options.goal == Goal::BothKings, BOTH_KINGS),
        (options.only_kings != OnlyKings::PlayOn, KINGS_END),
        (options.blocked_throw == BlockedThrow::Rethrow, RETHROW),
        (options.king_loss == KingLoss::Freeze, FREEZE),
        (options.rounds.get() != 0, ROUNDS),
    ]
    .into_iter()
    .fold(0, |set, (holds, bit)| if holds { set | bit } else { set })
}

/// The phase in which a turn goes on when nothing is to be decided before the throw.
fn plain_phase(options: &Options) -> Phase {
    if options.dice == Dice::None {
        Phase::Move
    } else if options.throw.skill().is_some() {
        Phase::Call
    } else {
        Phase::Throw
    }
}

impl core::hash::Hash for FourKings {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash_key());
    }
}

/// The role of a piece with that code.
#[inline]
pub(super) const fn role(code: u8) -> Role {
    match code {
        KING => Role::King,
        ELEPHANT => Role::Elephant,
        HORSE => Role::Horse,
        BOAT => Role::Boat,
        _ => Role::Pawn,
    }
}

/// The kind of a role that has one.
pub(super) const fn kind(role: Role) -> Option<u8> {
    match role {
        Role::King => Some(KING),
        Role::Elephant => Some(ELEPHANT),
        Role::Horse => Some(HORSE),
        Role::Boat => Some(BOAT),
        _ => None,
    }
}

/// The face that moves a piece.
#[inline(always)]
pub(super) const fn face(code: u8) -> u8 {
    if code >= PAWN { 5 } else { 5 - code }
}

/// What a piece is worth to its captor.
#[inline]
pub(super) const fn value(code: u8) -> i16 {
    if code >= PAWN { 1 } else { 5 - code as i16 }
}

/// All squares if the code has that bit, else none.
#[inline(always)]
const fn plane(code: u8, bit: u8) -> Set {
    ((code & bit != 0) as Set).wrapping_neg()
}

pub(super) fn spot(square: u8) -> Spot {
    Spot::from_square(square)
}

pub(super) fn seat(index: u8) -> Seat {
    Seat::from_index(usize::from(index))
}

impl FourKings {
    /// An empty board under `options`.
    pub(super) fn empty(options: &Options) -> FourKings {
        FourKings {
            occupied: 0,
            seat_high: 0,
            seat_low: 0,
            pawns: 0,
            high: 0,
            low: 0,
            board_key: 0,
            points: [0; 4],
            idle: 0,
            rounds: 0,
            entered: 0,
            taken: 0,
            dice: [0; 2],
            thrower: seating::first(options) as u8,
            phase: Phase::Over,
            called: 0,
            command: 0,
            boats: 0,
            withdrawn: 0,
            out: 0,
            skip: 0,
            followers: 0,
            marks: 0,
            falls: 0,
            moment: 0,
            swap: Swap::default(),
            ending: None,
            seating: Seating::new(options),
            plain_phase: plain_phase(options),
            patience: match options.no_progress_rounds.get() {
                0 => u16::MAX,
                rounds => rounds,
            },
            hot: hot(options),
            rules: Rules::new(options),
        }
    }

    /// The start of a game.
    pub(super) fn set_up(options: &Options) -> Result<FourKings, OptionError> {
        options.check()?;
        let mut position = FourKings::empty(options);
        for army in 0..4 {
            for kind in 0..4 {
                let home = HOME[usize::from(army)][usize::from(kind)];
                position.put(army, kind, home);
                position.put(army, PAWN | kind, square_from(army, along(army, home), 1));
            }
        }
        position.phase = position.plain_phase;
        position.refresh_followers();
        Ok(position)
    }

    /// Every occupied square.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Set {
        self.occupied
    }

    /// The squares of one army.
    #[inline(always)]
    pub(super) fn own(&self, army: u8) -> Set {
        self.occupied & !(self.seat_high ^ plane(army, 2)) & !(self.seat_low ^ plane(army, 1))
    }

    /// The squares of each army.
    pub(super) fn armies(&self) -> [Set; 4] {
        [self.own(0), self.own(1), self.own(2), self.own(3)]
    }

    /// The army that stands on an occupied square.
    #[inline(always)]
    pub(super) fn army_at(&self, square: u8) -> u8 {
        let bit_of = |set: Set| (set >> (square & 63)) as u8 & 1;
        (bit_of(self.seat_high) << 1) | bit_of(self.seat_low)
    }

    /// The code of the piece on an occupied square.
    #[inline(always)]
    pub(super) fn code_at(&self, square: u8) -> u8 {
        let bit_of = |set: Set| (set >> (square & 63)) as u8 & 1;
        (bit_of(self.pawns) << 2) | (bit_of(self.high) << 1) | bit_of(self.low)
    }

    /// The squares of pieces of one kind (all armies).
    #[inline(always)]
    pub(super) fn of_kind(&self, kind: u8) -> Set {
        self.occupied & !self.pawns & !(self.high ^ plane(kind, 2)) & !(self.low ^ plane(kind, 1))
    }

    /// The squares of one army's pieces of one kind.
    #[inline(always)]
    pub(super) fn own_kind(&self, army: u8, kind: u8) -> Set {
        self.own(army) & self.of_kind(kind)
    }

    /// Puts a piece on an empty square, or takes it off: the same bits change.
    #[inline(always)]
    fn flip(&mut self, army: u8, code: u8, squares: Set) {
        self.occupied ^= squares;
        self.seat_high ^= squares & plane(army, 2);
        self.seat_low ^= squares & plane(army, 1);
        self.pawns ^= squares & plane(code, PAWN);
        self.high ^= squares & plane(code, 2);
        self.low ^= squares & plane(code, 1);
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, army: u8, code: u8, square: u8) {
        self.flip(army, code, bit(square & 63));
        self.board_key ^= super::hash::piece(army, code, square);
    }

    /// Takes a piece off its square.
    #[inline(always)]
    pub(super) fn lift(&mut self, army: u8, code: u8, square: u8) {
        self.put(army, code, square);
    }

    /// Moves a piece to an empty square; gives its army and code.
    ///
    /// Each plane changes by its own bit at `from`, so nothing has to be known of the piece.
    #[inline(always)]
    pub(super) fn shift(&mut self, from: u8, to: u8) -> (u8, u8) {
        let start = bit(from & 63);
        let both = start | bit(to & 63);
        self.occupied ^= both;
        let mut piece = 0;
        let mut change = |plane: &mut Set| {
            let here = *plane & start != 0;
            *plane ^= if here { both } else { 0 };
            piece = piece * 2 + usize::from(here);
        };
        change(&mut self.seat_high);
        change(&mut self.seat_low);
        change(&mut self.pawns);
        change(&mut self.high);
        change(&mut self.low);
        self.board_key ^= super::hash::piece_key(piece, from) ^ super::hash::piece_key(piece, to);
        ((piece >> 3) as u8, piece as u8 & 7)
    }

    /// Whether an army has no king because it was killed (not withdrawn).
    pub(super) fn king_killed(&self, army: u8) -> bool {
        self.own_kind(army, KING) == 0 && self.withdrawn & (1 << army) == 0
    }

    /// Whether an army stands still because its king is lost.
    #[inline]
    pub(super) fn frozen(&self, army: u8) -> bool {
        self.is(FREEZE) && self.own_kind(army, KING) == 0
    }

    /// Whether an army has nothing that can move, now and later.
    pub(super) fn still(&self, army: u8) -> bool {
        self.own(army) == 0 || self.frozen(army)
    }

    /// Adds points, or takes them away, and says so.
    pub(super) fn score(&mut self, by: u8, points: i16, merit: Merit, sink: &mut impl EventSink) {
        let own = &mut self.points[usize::from(by & 3)];
        *own = own.saturating_add_signed(points);
        sink.event(Event::Scored { seat: seat(by), points, merit });
    }

    /// Whether one of the options that are asked about at every move is on.
    #[inline(always)]
    pub(super) fn is(&self, hot: u32) -> bool {
        self.hot & hot != 0
    }

    /// Whether points are counted.
    #[inline(always)]
    pub(super) fn counts_points(&self) -> bool {
        self.is(POINTS)
    }

    /// Works out afresh which seats take no turns.
    pub(super) fn refresh_skips(&mut self) {
        self.skip = 0;
        for seat in 0..4u8 {
            let ally = self.seating.ally(seat);
            // Who put his ally out plays both armies, as long as either can be moved.
            let both = self.out & (1 << ally) != 0 && ally != seat;
            let dropped = self.out & (1 << seat) != 0 && self.rules.cz_ally_seat() == CzAllySeat::Dropped;
            if dropped || (self.still(seat) && (!both || self.still(ally))) {
                self.skip |= 1 << seat;
            }
        }
        self.refresh_followers();
    }

    /// Works out afresh who throws after whom: the next seat that is not skipped.
    fn refresh_followers(&mut self) {
        self.followers = 0;
        for seat in 0..4u8 {
            let mut next = self.seating.next(seat);
            while self.skip & (1 << next) != 0 && next != seat {
                next = self.seating.next(next);
            }
            self.followers |= next << (2 * seat);
        }
    }

    /// The seat that decides now. Meaningless while chance decides or the game is over.
    #[inline]
    pub(super) fn decider(&self) -> u8 {
        match self.phase {
            Phase::Move => {
                if self.command | self.boats == 0 {
                    self.thrower
                } else {
                    self.mover()
                }
            }
            Phase::Before => self.decider_before(),
            Phase::Offer => self.swap.by,
            Phase::Answer => self.next_answer(),
            Phase::Place => self.placer(),
            _ => self.thrower,
        }
    }

    #[inline]
    pub(super) fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Throw => Turn::Chance(seat(self.thrower)),
            Phase::Over => Turn::Over,
            _ => Turn::Seat(seat(self.decider())),
        }
    }
}
