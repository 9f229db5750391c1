//! Games on points and lines: Sixteen Soldiers, Peralikatuma, Kotu ellima, Cows and Leopards.
//!
//! The board consists of lines, straight or curved; a piece steps along a line to the next point, or jumps an
//! enemy beside it to the empty point beyond. Which pieces there are, where they stand and what they may do is a value,
//! a [`PointGame`]; what else may differ is a value of [`Options`]. Beginning with the board, the parts build on each other:
//!
//! - `board`, `boards`: a board as a value, and the known ones; `tables`: the steps and jumps that follow
//!   from its lines; `game`: the boards of a game, where its armies stand and what they may do; `reach`: the tables
//!   that this leaves; `ways`, `moves`: the steps and jumps of a position, and how they are listed;
//! - `options`, `hash`: the options, the Zobrist keys;
//! - `state`: the position and its updates; `actions`, `play`, `refuse`: legal actions, what they do, and why others
//!   are not legal; `action_index`: action indices; `text`: the written form; `draft`: a position being edited.
//!
//! ```
//! use ashtapada_rules::soldiers::{Options, Soldiers};
//! use ashtapada_rules::{ActionList, Position, Refusal, Seat, Signs, Turn};
//! let mut position = Soldiers::start(&Options::default())?;
//! let mut list = ActionList::new();
//! position.actions(&mut list);
//! assert_eq!(list.len(), 9);
//! let action = position.parse_action("e4-e5").unwrap();
//! assert_eq!(position.play(action, &mut ()), Ok(()));
//! assert_eq!(position.turn(), Turn::Seat(Seat::North));
//! // North can jump over e5, and need not, but would lose the piece.
//! assert_eq!(position.refuse(position.parse_action("e6xe4").unwrap()), None);
//! # Ok::<(), ashtapada_rules::OptionError>(())
//! ```
//!
//! # Action indices
//! What [`Position::action_index`] gives:
//!
//! | indices | actions |
//! |---|---|
//! | 0 to 511 | steps, by the index of the point where they begin, then by that of the point where they end |
//! | 512 to 1023 | jumps, likewise |
//! | 1024 to 1087 | placements, by point |
//! | 1088 to 1151 | pieces huffed, by point |
//! | 1152, 1153 | `stop`, `pass` |
//!
//! A board has as many steps and jumps as its lines give: 192 and 144 of them on the board of 49 points. The remaining
//! indices are unused, so that what follows has the same indices on every board.

mod action_index;
mod actions;
mod board;
mod boards;
mod census;
mod draft;
mod event;
mod expected;
mod game;
mod hash;
mod moves;
mod options;
mod play;
mod reach;
mod refusal;
mod refuse;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod text;
mod ways;

use alloc::string::String;
use alloc::vec::Vec;

pub use board::{Bend, BoardError, Point, PointBoard, PointSet};
pub use draft::SoldiersField;
pub use event::SoldiersEvent;
pub use expected::SoldiersExpected;
pub use game::{Army, GameError, Layout, LayoutChoice, PointGame, Start, Steps};
pub use options::{
    Choices, FirstPlayer, HuffChooser, HuffTiming, MustContinue, NoCaptureEnds, NoMoves, Obligation, Options, Removal,
    Repetition,
};
pub use refusal::SoldiersRefusal;
pub use state::Soldiers;
pub use tables::Fault;

use crate::draft::Care;
use crate::grid::Side;
use crate::look::signs;
use crate::{
    Action, ActionList, Board, ChanceList, Ending, EventSink, Look, Men, Motion, OptionError, OptionSet, Outcome,
    Piece, Position, Refusal, Role, Seat, Sign, Signs, Spot, Standing, TextError, Turn,
};
use state::{CHAINS, HUFF, MAY_DECLINE, Phase};

impl Position for Soldiers {
    type Options = Options;

    fn start(options: &Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Soldiers::begin(options))
    }

    fn options(&self) -> Options {
        self.own_options()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { .. } => Turn::Over,
            _ => Turn::Seat(self.side.seat()),
        }
    }

    fn jumping(&self) -> Option<Spot> {
        match self.phase {
            Phase::Chain { at } => Some(self.layout.board.spot(at)),
            _ => None,
        }
    }

    #[inline]
    fn actions(&self, list: &mut ActionList) {
        self.list(list);
    }

    const ACTIONS: usize = action_index::COUNT;

    #[inline]
    fn action_index(&self, action: Action) -> usize {
        action_index::index(self.layout.board, action)
    }

    fn chance(&self, list: &mut ChanceList) {
        list.clear();
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        self.make(action, sink);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.refusal(action)
    }

    fn attacks(&self) -> Vec<(Spot, Spot)> {
        let attacks = |side: Side| {
            let (own, enemy) = (self.men(side), self.men(side.other()));
            let ways =
                self.layout.board.tables.jumps.all().iter().filter(move |way| own.has(way.from) && enemy.has(way.over));
            ways.filter(|way| self.empty_points().has(way.to))
                .map(|way| (self.layout.board.spot(way.from), self.layout.board.spot(way.over)))
        };
        Side::BOTH.into_iter().filter(|&side| self.jumps(side)).flat_map(attacks).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { ending, winner } = self.phase else { return None };
        Some(match winner {
            Some(winner) => Outcome::won_by(&[winner], &Seat::PAIR, ending),
            None => Outcome::drawn(&Seat::PAIR, ending),
        })
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        self.computed_key()
    }

    fn repetition_limit(&self) -> u8 {
        match self.rules.repetition() {
            Repetition::Draw => 3,
            Repetition::Off => 0,
        }
    }

    fn reversible(&self) -> u16 {
        // Declining a huff is one more action in a turn.
        if self.is(MAY_DECLINE) { self.quiet.saturating_mul(2) } else { self.quiet }
    }

    fn quiet_turns(&self) -> u16 {
        self.quiet
    }

    fn undrawn(&self) -> Option<Soldiers> {
        let drawn = self.phase == Phase::Over { ending: Ending::NoProgress, winner: None };
        let mut open = *self;
        open.quiet = self.quiet.min(self.patience().saturating_sub(1));
        open.settle(&mut ());
        (drawn && open.phase == Phase::Move).then_some(open)
    }

    fn outcome_by(&self, ending: Ending) -> Outcome {
        let winner = if ending == Ending::NoProgress { self.more_captures() } else { None };
        match winner {
            Some(side) => Outcome::won_by(&[side.seat()], &Seat::PAIR, ending),
            None => Outcome::drawn(&Seat::PAIR, ending),
        }
    }

    fn outcome_resigned(&self, seat: Seat) -> Outcome {
        Outcome::won_by(&[seat.opposite()], &Seat::PAIR, Ending::Resignation)
    }

    fn seats(&self) -> &'static [Seat] {
        &Seat::PAIR
    }

    fn board(&self) -> &'static Board {
        self.layout.board.shape()
    }

    fn pieces(&self) -> Vec<Piece> {
        let on = |&at: &Spot| {
            let point = self.layout.board.point(at)?;
            let side = self.owner(point)?;
            Some(Piece {
                at,
                army: side.seat(),
                role: self.role(side),
                origin: None,
                commander: None,
                signs: Signs::EMPTY.with(Sign::Huffable, self.phase == Phase::Huff && self.marked.has(point)),
            })
        };
        self.board().spots.iter().filter_map(on).collect()
    }

    fn look(&self) -> Look {
        let jumping = Side::BOTH.map(|side| self.layout.game.army(side)).into_iter().filter(|army| army.jumps);
        let huffs = self.is(HUFF);
        Look {
            motion: jumping.map(|army| (army.role, Motion::Jumps)).collect(),
            signs: signs(&[(Sign::Huffable, huffs)]),
            huffs,
            places: self.places(),
            chains: self.is(CHAINS),
            ..Look::default()
        }
    }

    fn standings(&self) -> Vec<Standing> {
        let animals = Side::BOTH.into_iter().any(|side| !matches!(self.role(side), Role::Soldier | Role::Man));
        let men = if animals { Men::Cows } else { Men::Soldiers };
        let standing = |side: Side| {
            let army = self.layout.game.army(side);
            Standing {
                side: Some(army.role).filter(|&role| role != self.role(side.other())),
                scores: army.jumps,
                points: u16::from(self.taken[side.index()]),
                in_hand: self.hand[side.index()],
                target: self.target(side).map(u16::from),
                ..Standing::new(side.seat(), army.colour, men)
            }
        };
        Side::BOTH.map(standing).into()
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn parse(text: &str, options: &Options) -> Result<Self, TextError> {
        text::read(text, options, Care::Sense)
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        text::read_action(text, self.board())
    }
}
