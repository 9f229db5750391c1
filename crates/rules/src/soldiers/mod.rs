//! Games on points and lines: Sixteen Soldiers, Peralikatuma, Kotu ellima, Cows and Leopards.
//!
//! The board is cut from straight lines; a piece steps along a line to the next point, or jumps an
//! enemy beside it to the empty point beyond. Which pieces there are and what else they may do is
//! a value of [`Options`]. Beginning with the board, the parts build on each other:
//!
//! - `lines`: the boards as data; `geometry`: steps and jumps on sets of points, made from them; `ways`,
//!   `moves`: sets of steps, and how moves are listed;
//! - `options`, `setup`, `hash`: what can be chosen, the starts, the numbers of the hash;
//! - `state`: the position and how it changes; `actions`, `play`, `refuse`: what may be done, what
//!   it does, and why something may not be done; `text`: the written form.
//!
//! ```
//! use ashtapada_rules::soldiers::{Options, Soldiers};
//! use ashtapada_rules::{ActionList, Position, Refusal, Turn, Seat};
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

mod actions;
mod census;
mod geometry;
mod hash;
mod lines;
mod moves;
mod options;
mod play;
mod refuse;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod ways;

use alloc::string::String;
use alloc::vec::Vec;

pub use options::{FirstPlayer, HuffChooser, NoCaptureEnds, Obligation, Options, Removal, Setup, SideTriangle, Stuck};
pub use state::Soldiers;

use crate::{
    Action, ActionList, Board, ChanceList, Colour, Ending, EventSink, OptionError, OptionSet, Outcome, Piece, Position,
    Refusal, Role, Seat, Spot, Standing, TextError, Turn,
};
use state::{NORTH, Phase, SOUTH, seat};

impl Position for Soldiers {
    type Options = Options;

    fn start(options: &Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Soldiers::begin(options.canonical()))
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { .. } => Turn::Over,
            _ => Turn::Seat(seat(self.side)),
        }
    }

    fn jumping(&self) -> Option<Spot> {
        match self.phase {
            Phase::Chain { at } => Some(geometry::spot(at)),
            _ => None,
        }
    }

    #[inline]
    fn actions(&self, list: &mut ActionList) {
        self.list(list);
    }

    fn chance(&self, list: &mut ChanceList) {
        list.clear();
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink) {
        self.make(action, sink);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.why_not(action).err()
    }

    fn attacks(&self) -> Vec<(Spot, Spot)> {
        let mut attacks = Vec::new();
        for side in [SOUTH, NORTH].into_iter().filter(|&side| self.jumps(side)) {
            for from in geometry::each(self.men[side]).map(geometry::spot) {
                let landings = geometry::each(self.empty()).map(geometry::spot);
                let over = landings.filter(|&to| geometry::jumpable(from, to)).map(|to| geometry::middle(from, to));
                attacks.extend(over.filter(|&at| self.men[1 - side] & geometry::bit(at) != 0).map(|at| (from, at)));
            }
        }
        attacks
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
        if self.options.repetition { 3 } else { 0 }
    }

    fn reversible(&self) -> u16 {
        // A huff that is declined is an action more in a turn.
        if self.options.huff_may_decline { self.quiet.saturating_mul(2) } else { self.quiet }
    }

    fn outcome_by(&self, ending: Ending) -> Outcome {
        let winner = if ending == Ending::NoProgress { self.more_captures() } else { None };
        match winner {
            Some(side) => Outcome::won_by(&[seat(side)], &Seat::PAIR, ending),
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
        if self.options.small_board { &lines::BOARD_37 } else { &lines::BOARD_49 }
    }

    fn pieces(&self) -> Vec<Piece> {
        let board = self.board();
        let on = |at| {
            let side = self.owner(geometry::bit(at))?;
            let huffable = self.phase == Phase::Huff && self.marked & geometry::bit(at) != 0;
            let role = self.role(side);
            Some(Piece {
                at,
                army: seat(side),
                role,
                origin: None,
                waiting: false,
                frozen: false,
                commander: None,
                huffable,
            })
        };
        board.spots.iter().filter_map(|&at| on(at)).collect()
    }

    fn standings(&self) -> Vec<Standing> {
        let standing = |side| Standing {
            seat: seat(side),
            colour: match (self.role(side), side) {
                (Role::Cow, _) => Colour::Green,
                (Role::Leopard, _) => Colour::Red,
                (_, SOUTH) => Colour::Light,
                _ => Colour::Dark,
            },
            playing: true,
            points: u16::from(self.taken[side]),
            in_hand: self.hand[side],
            commander: None,
            frozen: false,
            ally: None,
            target: self.target(side).map(u16::from),
        };
        [SOUTH, NORTH].map(standing).into()
    }

    fn text(&self) -> String {
        text::write(self)
    }

    fn parse(text: &str, options: &Options) -> Result<Self, TextError> {
        text::read(text, options)
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        text::read_action(text, self.board())
    }
}
