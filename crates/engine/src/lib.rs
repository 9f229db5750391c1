//! Computer players for the old Indian board games.
//!
//! [`choose`] a move in one line:
//!
//! ```
//! use ashtapada_engine::{Bot, Limits, choose};
//! use ashtapada_rules::{AnyPosition, Family, Position};
//! # let start = AnyPosition::start(&Family::Chess.options()).unwrap();
//! let action = choose(Bot::Searcher, &start, 1, Limits::nodes(2000)).unwrap();
//! # assert_eq!(start.refuse(action), None);
//! ```
//!
//! Over a whole game, keep a [`Player`]: it sees the game so far, never a throw to come, and keeps what it has found
//! out for its later choices. The crate has no clock of its own: a caller that limits the time passes one in.
//!
//! ```
//! use std::time::{Duration, Instant};
//! use ashtapada_engine::{AnyPlayer, Bot, Limits, Player, Setup};
//! use ashtapada_rules::{Action, AnyPosition, ChanceList, Family, Game, Position, Turn};
//! let mut game = Game::new(AnyPosition::start(&Family::FourKings.options()).unwrap());
//! let mut players = [1, 2, 3, 4].map(|seed| AnyPlayer::new(Bot::Searcher, Setup::seeded(seed)));
//! while game.len() < 20 {
//!     let action = match game.turn() {
//!         Turn::Over => break,
//!         Turn::Chance(_) => {
//!             let mut throws = ChanceList::new();
//!             game.position().chance(&mut throws);
//!             Action::Throw(throws[game.len() % throws.len()].0) // or by dice
//!         }
//!         Turn::Seat(seat) => {
//!             let begun = Instant::now();
//!             let clock = || begun.elapsed();
//!             let limits = Limits::time(Duration::from_millis(5), &clock).with_nodes(500);
//!             let choice = players[seat.index()].choose(&game, limits).unwrap();
//!             let line = &choice.report.lines[0];
//!             println!("{seat} plays {}: {:+} at depth {}", choice.action, line.value(seat), choice.report.depth);
//!             choice.action
//!         }
//!     };
//!     game.play(action, &mut ()).unwrap();
//! }
//! ```
//!
//! Positions are evaluated by an [`Evaluator`], and moves are ordered by a [`MoveOrdering`]; a player is given one
//! value of each. The usual ones are in [`chess`], [`four_kings`] and [`soldiers`]. One of your own:
//!
//! ```
//! use ashtapada_engine::{Evaluator, Limits, Player, Searcher, Setup, Sides, Values, soldiers::CapturesFirst};
//! use ashtapada_rules::grid::Side;
//! use ashtapada_rules::soldiers::{Options, Soldiers};
//! use ashtapada_rules::{Action, Game, Position};
//!
//! /// The nearer a soldier stands to the middle row, the more it is worth.
//! struct Middle { weights: [i32; 9] }
//!
//! impl Middle {
//!     fn sum(&self, position: &Soldiers, side: Side) -> i32 {
//!         let rank = |point| usize::from(position.point_board().spot(point).rank());
//!         position.points(side).iter().map(|point| self.weights[rank(point)]).sum()
//!     }
//! }
//!
//! impl Evaluator<Soldiers> for Middle {
//!     type State = [i32; 2]; // the sums of South and North
//!
//!     fn fresh(&self, position: &Soldiers) -> [i32; 2] {
//!         Side::BOTH.map(|side| self.sum(position, side))
//!     }
//!
//!     fn follow(&self, state: &[i32; 2], before: &Soldiers, _: Action, after: &Soldiers) -> [i32; 2] {
//!         let weight = |point| self.weights[usize::from(before.point_board().spot(point).rank())];
//!         Side::BOTH.map(|side| {
//!             let (old, new) = (before.points(side), after.points(side));
//!             let come: i32 = new.without(old).iter().map(weight).sum();
//!             let gone: i32 = old.without(new).iter().map(weight).sum();
//!             state[side.index()] + come - gone
//!         })
//!     }
//!
//!     fn evaluate(&self, _: &Soldiers, state: &[i32; 2], sides: &Sides) -> Values {
//!         sides.advantage(&sides.sum(&[state[0], 0, state[1], 0])) // by seat: South, West, North, East
//!     }
//! }
//!
//! let evaluator = Middle { weights: [90, 95, 100, 105, 110, 105, 100, 95, 90] };
//! let mut player = Searcher::new(evaluator, CapturesFirst, &Setup::seeded(1));
//! let game = Game::new(Soldiers::start(&Options::default()).unwrap());
//! assert!(player.choose(&game, Limits::depth(3)).is_some());
//! ```
//!
//! People meet eight [levels](Level) of one player, [`Strong`], in games of four kings also with a [`Character`]; it and
//! the others are selected by name through [`Bot`]. An offer, an answer, a placement, a huff or a pass is an action like any other, and needs no special
//! treatment here. The searches know nothing about any particular game.
#![warn(missing_docs)]

mod any;
mod bot;
mod character;
mod evaluate;
mod level;
mod limits;
pub mod net;
mod playable;
mod player;
mod players;
mod search;
mod sides;
mod situation;
mod symmetry;
mod worth;

pub use any::AnyPlayer;
pub use bot::{Bot, UnknownBot};
pub use character::{Character, UnknownCharacter};
pub use evaluate::{Evaluator, MoveOrdering, chess, four_kings, soldiers};
pub use level::{Level, UnknownLevel};
pub use limits::{ANSWER_TIME, Clock, Limits, Meter};
pub use playable::{Playable, choose};
pub use player::{Choice, Four, Line, Player, Report, Setup};
pub use players::{Greedy, Networks, Perfect, Random, Searcher, Strong};
pub use sides::Sides;
pub use situation::Situation;
pub use symmetry::Symmetry;
pub use worth::{TEN_TO_ONE, Values, WIN, expected, value_of};

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
