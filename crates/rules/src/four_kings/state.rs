//! The state of a position, with its basic queries and updates.

use super::command::Commands;
use super::empire::Falls;
use super::hot::*;
use super::men::{Kind, Man};
use super::options::*;
use super::seating::{self, Seating};
use super::seats::{SeatMap, SeatPairs};
use super::tables::{along, home, square_from};
use crate::four_kings::{FourKingsEvent, Merit};
use crate::grid::{SeatSet, SmallSet, SquareSet, indexed};
use crate::{Ending, EventSink, OptionError, OptionSet, Seat, Turn};

/// What is to be decided now; the names are those of position texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
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
    /// The seat that killed a king may offer an exchange.
    Offer,
    /// Opponents answer the offer.
    Answer,
    /// A square is chosen for a king that comes back.
    Place,
    /// Nothing: the game is over.
    Over,
}

/// An exchange of kings under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swap {
    /// Who offers.
    pub by: Seat,
    /// Whose king comes back to the offering side; `None` until the proposer has named it.
    pub own: Option<Seat>,
    /// Whose king comes back to the other side.
    pub other: Seat,
    /// Seats that have to answer; then armies whose king has to be placed.
    pub waiting: SeatSet,
}

impl Swap {
    /// No exchange is under way.
    pub(super) const NONE: Swap =
        Swap { by: Seat::South, own: Some(Seat::South), other: Seat::South, waiting: SeatSet::EMPTY };

    /// The armies whose kings come back.
    pub(super) fn kings(self) -> SeatSet {
        core::iter::once(self.other).chain(self.own).collect()
    }
}

/// What happened this turn; the names are those of position texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::FromRepr)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub(super) enum Moment {
    /// Something that cannot be undone (a capture, a pawn move).
    Progress,
    /// An exchange was offered before the throw.
    Offered,
    /// The exchange under way began before the throw.
    Early,
    /// The move just made killed a king, and an exchange may be offered.
    Killed,
    /// The owner kept the last king on the board, and the commander decides the rest.
    Kept,
}

indexed!(Moment, else Progress);

/// A position of four kings.
///
/// Three things are distinct: the seat whose *throw* it is, the seat that *decides* (a commander), and the *army* that
/// moves. Pieces are stored in six bitboards: the occupied squares, and one for each bit of a piece: two for its army,
/// one for pawns, and two for its kind, which for a pawn is that of the piece it stood in front of at the start.
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
    pub(super) occupied: SquareSet,
    /// Bitboards of the pieces with each bit of [`Man`], the highest first.
    pub(super) seat_high: SquareSet,
    pub(super) seat_low: SquareSet,
    pub(super) pawns: SquareSet,
    pub(super) high: SquareSet,
    pub(super) low: SquareSet,
    /// Zobrist key of the pieces.
    pub(super) board_key: u64,
    pub(super) points: [u16; 4],
    /// Turns ended in a row without progress.
    pub(super) idle: u16,
    /// Full rounds played, where the game ends after a number of them.
    pub(super) rounds: u8,
    /// Pairs of a king (or the seat that stands for its side) and a throne that gave it its point.
    pub(super) entered: SeatPairs,
    /// Pairs of a captor and a king that it captured.
    pub(super) taken: SeatPairs,
    /// The dice still to be used, smaller first, 0 for none.
    pub(super) dice: [u8; 2],
    /// Whose throw (in games without dice: whose turn) it is.
    pub(super) thrower: Seat,
    pub(super) phase: Phase,
    /// The face named by a skilled thrower, 0 for none.
    pub(super) called: u8,
    /// Why armies are under their ally's command.
    pub(super) command: Commands,
    /// Armies whose boat was won by their ally in a parade, to the end of the game.
    pub(super) boats: SeatSet,
    /// Armies whose last king was withdrawn.
    pub(super) withdrawn: SeatSet,
    /// Armies whose king was freed by their ally's capture of an enemy king, and is still to be placed.
    pub(super) freed: SeatSet,
    /// Armies whose king came back in that way: it does so once.
    pub(super) returned: SeatSet,
    /// Seats put out of the game by their ally.
    pub(super) out: SeatSet,
    /// Seats that take no turns. Follows from the rest; stored for speed.
    pub(super) skip: SeatSet,
    /// Who throws after each seat. Follows from the seats that take no turns.
    pub(super) followers: SeatMap,
    /// Sides that made their empire, each by the seat that stands for it.
    pub(super) empires: SeatSet,
    /// Seats that have had the reward of 54 points.
    pub(super) bonuses: SeatSet,
    /// How the later of two dead kings of a side fell.
    pub(super) falls: Falls,
    pub(super) moment: SmallSet<Moment>,
    pub(super) swap: Swap,
    pub(super) ending: Option<Ending>,
    pub(super) seating: Seating,
    /// The phase with which a turn begins when nothing has to be decided before.
    pub(super) plain_phase: Phase,
    /// Full rounds without progress after which the game ends; `u16::MAX` for never.
    pub(super) patience: u16,
    /// Options needed at every move, as bits: see `hot.rs`.
    pub(super) hot: u32,
    pub(super) rules: Rules,
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

impl FourKings {
    /// An empty board under `options`.
    pub(super) fn empty(options: &Options) -> FourKings {
        FourKings {
            occupied: SquareSet::EMPTY,
            seat_high: SquareSet::EMPTY,
            seat_low: SquareSet::EMPTY,
            pawns: SquareSet::EMPTY,
            high: SquareSet::EMPTY,
            low: SquareSet::EMPTY,
            board_key: 0,
            points: [0; 4],
            idle: 0,
            rounds: 0,
            entered: SeatPairs::default(),
            taken: SeatPairs::default(),
            dice: [0; 2],
            thrower: seating::first(options),
            phase: Phase::Over,
            called: 0,
            command: Commands::default(),
            boats: SeatSet::EMPTY,
            withdrawn: SeatSet::EMPTY,
            freed: SeatSet::EMPTY,
            returned: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            skip: SeatSet::EMPTY,
            followers: SeatMap::default(),
            empires: SeatSet::EMPTY,
            bonuses: SeatSet::EMPTY,
            falls: Falls::default(),
            moment: SmallSet::EMPTY,
            swap: Swap::NONE,
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
        for army in Seat::ALL {
            for kind in Kind::ALL {
                let home = home(army, kind);
                position.put(Man::new(army, kind), home);
                position.put(Man::pawn(army, kind), square_from(army, along(army, home), 1));
            }
        }
        position.phase = position.plain_phase;
        position.refresh_followers();
        Ok(position)
    }

    /// Whether an army has a king.
    #[inline(always)]
    pub(super) fn has_king(&self, army: Seat) -> bool {
        !self.own_kind(army, Kind::King).is_empty()
    }

    /// Whether an army has no king because it was killed (not withdrawn).
    pub(super) fn king_killed(&self, army: Seat) -> bool {
        !self.has_king(army) && !self.withdrawn.has(army)
    }

    /// Whether an army is frozen because its king is lost.
    #[inline]
    pub(super) fn frozen(&self, army: Seat) -> bool {
        self.is(FREEZE) && !self.has_king(army)
    }

    /// Whether an army has no pieces or is frozen.
    pub(super) fn still(&self, army: Seat) -> bool {
        self.own(army).is_empty() || self.frozen(army)
    }

    /// Adds points, or takes them away, and reports it.
    pub(super) fn score(&mut self, seat: Seat, points: i16, merit: Merit, sink: &mut impl EventSink) {
        let own = &mut self.points[seat.index()];
        *own = own.saturating_add_signed(points);
        sink.event(FourKingsEvent::Scored { seat, points, merit }.into());
    }

    /// Records an action that cannot be undone.
    #[inline(always)]
    pub(super) fn progress(&mut self) {
        self.moment.insert(Moment::Progress);
        self.idle = 0;
    }

    /// Recomputes which seats take no turns.
    pub(super) fn refresh_skips(&mut self) {
        let skipped = |&seat: &Seat| {
            let ally = self.seating.ally(seat);
            // A seat that put its ally out plays both armies, as long as either can be moved.
            let both = self.out.has(ally) && ally != seat;
            let dropped = self.out.has(seat) && self.rules.cz_ally_seat() == CzAllySeat::Dropped;
            dropped || (self.still(seat) && !self.freed.has(seat) && (!both || self.still(ally)))
        };
        self.skip = Seat::ALL.into_iter().filter(skipped).collect();
        self.refresh_followers();
    }

    /// Recomputes who throws after whom: the next seat that is not skipped.
    fn refresh_followers(&mut self) {
        let follower = |seat: Seat| {
            let mut next = self.seating.next(seat);
            while self.skip.has(next) && next != seat {
                next = self.seating.next(next);
            }
            (seat, next)
        };
        self.followers = Seat::ALL.into_iter().map(follower).collect();
    }

    /// The seat that decides now. Meaningless while chance decides or the game is over.
    #[inline]
    pub(super) fn decider(&self) -> Seat {
        match self.phase {
            Phase::Move => {
                if self.everyone_commands_himself() {
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

    /// Whether every piece obeys its own seat.
    #[inline(always)]
    pub(super) fn everyone_commands_himself(&self) -> bool {
        self.command.bits() | self.boats.bits() == 0
    }

    #[inline]
    pub(super) fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Throw => Turn::Chance(self.thrower),
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.decider()),
        }
    }
}
