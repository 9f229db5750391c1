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
    /// Squares of each army.
    pub(super) army: [Set; 4],
    pub(super) pawns: Set,
    /// Upper and lower bit of the kind.
    pub(super) high: Set,
    pub(super) low: Set,
    /// Hash of the pieces.
    pub(super) board_key: u64,
    pub(super) points: [u16; 4],
    /// Turns ended in a row without progress.
    pub(super) idle: u16,
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
    /// Low half: sides that made their empire. High half: seats that had their 54.
    pub(super) marks: u8,
    /// What happened this turn: [`PROGRESS`] and so on.
    pub(super) moment: u8,
    pub(super) swap: Swap,
    pub(super) ending: Option<Ending>,
    pub(super) seating: Seating,
    pub(super) rules: Options,
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
pub(super) const fn value(code: u8) -> u16 {
    if code >= PAWN { 1 } else { 5 - code as u16 }
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
            army: [0; 4],
            pawns: 0,
            high: 0,
            low: 0,
            board_key: 0,
            points: [0; 4],
            idle: 0,
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
            marks: 0,
            moment: 0,
            swap: Swap::default(),
            ending: None,
            seating: Seating::new(options),
            rules: *options,
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
        position.phase = position.phase_of_throw();
        Ok(position)
    }

    /// Every occupied square.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Set {
        self.army[0] | self.army[1] | self.army[2] | self.army[3]
    }

    /// The army that stands on an occupied square.
    #[inline(always)]
    pub(super) fn army_at(&self, square: u8) -> u8 {
        let at = |army: usize| (self.army[army] >> (square & 63)) as u8 & 1;
        at(1) | (at(2) << 1) | (at(3) * 3)
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
        let high = if kind & 2 != 0 { self.high } else { !self.high };
        let low = if kind & 1 != 0 { self.low } else { !self.low };
        high & low & !self.pawns & self.occupied()
    }

    /// The squares of one army's pieces of one kind.
    #[inline(always)]
    pub(super) fn own_kind(&self, army: u8, kind: u8) -> Set {
        let high = if kind & 2 != 0 { self.high } else { !self.high };
        let low = if kind & 1 != 0 { self.low } else { !self.low };
        high & low & !self.pawns & self.army[usize::from(army & 3)]
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, army: u8, code: u8, square: u8) {
        let at = bit(square & 63);
        self.army[usize::from(army & 3)] |= at;
        self.pawns |= if code & PAWN != 0 { at } else { 0 };
        self.high |= if code & 2 != 0 { at } else { 0 };
        self.low |= if code & 1 != 0 { at } else { 0 };
        self.board_key ^= super::hash::piece(army, code, square);
    }

    /// Takes a piece off its square.
    #[inline(always)]
    pub(super) fn lift(&mut self, army: u8, code: u8, square: u8) {
        let keep = !bit(square & 63);
        self.army[usize::from(army & 3)] &= keep;
        self.pawns &= keep;
        self.high &= keep;
        self.low &= keep;
        self.board_key ^= super::hash::piece(army, code, square);
    }

    /// Whether an army has no king because it was killed (not withdrawn).
    pub(super) fn king_killed(&self, army: u8) -> bool {
        self.own_kind(army, KING) == 0 && self.withdrawn & (1 << army) == 0
    }

    /// Whether an army stands still because its king is lost.
    #[inline]
    pub(super) fn frozen(&self, army: u8) -> bool {
        self.rules.king_loss == KingLoss::Freeze && self.own_kind(army, KING) == 0
    }

    /// Adds points and says so.
    pub(super) fn score(&mut self, by: u8, points: u16, merit: Merit, sink: &mut impl EventSink) {
        let own = &mut self.points[usize::from(by & 3)];
        *own = own.saturating_add(points);
        sink.event(Event::Scored { seat: seat(by), points, merit });
    }

    /// Whether points are counted.
    pub(super) fn counts_points(&self) -> bool {
        self.rules.goal == Goal::Points
    }

    /// The phase in which a turn goes on when nothing is to be decided before the throw.
    pub(super) fn phase_of_throw(&self) -> Phase {
        if self.rules.dice == Dice::None {
            Phase::Move
        } else if self.rules.throw.skill().is_some() {
            Phase::Call
        } else {
            Phase::Throw
        }
    }

    /// Works out afresh which seats take no turns.
    pub(super) fn refresh_skips(&mut self) {
        self.skip = 0;
        for seat in 0..4u8 {
            let ally = self.seating.ally(seat);
            let mut gone = self.army[usize::from(seat)] == 0;
            if self.out & (1 << ally) != 0 && ally != seat {
                gone &= self.army[usize::from(ally)] == 0;
            }
            if self.out & (1 << seat) != 0 {
                gone |= self.rules.cz_ally_seat == CzAllySeat::Dropped;
            }
            if gone || self.frozen(seat) {
                self.skip |= 1 << seat;
            }
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
            Phase::Before => self.commander(self.thrower),
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
