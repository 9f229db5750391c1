//! What every game here has in common.

use core::hash::Hash;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{
    Action, ActionList, Board, ChanceList, Colour, Comeback, Die, EventSink, Look, Men, OptionError, OptionSet,
    Outcome, Refusal, Role, Seat, Signs, Spot, TextError,
};

/// Who or what decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", content = "seat", rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Turn {
    /// The dice do. The seat is the one whose throw it is.
    Chance(Seat),
    /// This seat does (a commander decides though it may be another's throw).
    Seat(Seat),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The seat that decides, if one does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// A piece on the board, for display. Fields without information are not serialized.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct Piece {
    /// Where it stands.
    pub at: Spot,
    /// Whose army it belongs to (its colour).
    pub army: Seat,
    /// What it is.
    pub role: Role,
    /// For a pawn of four kings under promotion by origin, the piece it stood in front of at the start.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub origin: Option<Role>,
    /// The seat that moves it, if not its own.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub commander: Option<Seat>,
    /// What can be seen of it besides: that it waits, is frozen, may be huffed.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Signs::is_empty"))]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<crate::Sign>"), ts(as = "Option<Vec<crate::Sign>>"))]
    pub signs: Signs,
}

/// The state of a seat besides its pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Standing {
    /// Which seat.
    pub seat: Seat,
    /// The colour of its army.
    pub colour: Colour,
    /// The set that its men belong to.
    pub men: Men,
    /// The role of all its pieces, where the side is named after it: cows, leopards.
    pub side: Option<Role>,
    /// Whether it still takes part.
    pub playing: bool,
    /// Whether points, or captures, are counted for it.
    pub scores: bool,
    /// Its points in games of points; enemy pieces captured in the soldiers' games.
    pub points: u16,
    /// Pieces still to be placed.
    pub in_hand: u8,
    /// Who commands its army, if not itself.
    pub commander: Option<Seat>,
    /// Whether its army is frozen.
    pub frozen: bool,
    /// Its partner, in games of teams.
    pub ally: Option<Seat>,
    /// The number of captures that wins, where there is one.
    pub target: Option<u16>,
    /// Set while it decides nothing: what could change that.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub aside: Option<Comeback>,
}

impl Standing {
    /// The standing of a seat that plays without an ally and without a target, and has scored nothing yet.
    pub fn new(seat: Seat, colour: Colour, men: Men) -> Standing {
        Standing {
            seat,
            colour,
            men,
            side: None,
            playing: true,
            scores: false,
            points: 0,
            in_hand: 0,
            commander: None,
            frozen: false,
            ally: None,
            target: None,
            aside: None,
        }
    }
}

/// A position of some game: small and complete, without its history except for the counters and rights that the rules
/// need.
///
/// Everything that can happen next is an [`Action`]: by chance ([`Position::chance`]) or by a seat
/// ([`Position::actions`]). Nothing random happens inside.
///
/// `Clone` must be cheap (a plain copy): search and perft copy a position and play on the copy.
pub trait Position: Clone + Eq + Hash {
    /// The options of the family.
    type Options: OptionSet + PartialEq;

    /// The start of a game under `options`.
    ///
    /// # Errors
    /// The options contradict each other.
    fn start(options: &Self::Options) -> Result<Self, OptionError>;

    /// The options this game is played under.
    fn options(&self) -> Self::Options;

    /// The dice this game is played with, if any.
    fn die(&self) -> Option<Die> {
        None
    }

    /// What interfaces show of this game, the same in all its positions.
    fn look(&self) -> Look;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// The seat whose throw it is, or whose throw is being used; `None` in games without dice. It
    /// may differ from the seat that decides (a commander) and from the army that moves.
    fn thrower(&self) -> Option<Seat> {
        None
    }

    /// The faces thrown and not yet used, smaller first.
    fn faces_left(&self) -> (Option<u8>, Option<u8>) {
        (None, None)
    }

    /// The piece in the middle of a chain of jumps, which goes on with it alone.
    fn jumping(&self) -> Option<Spot> {
        None
    }

    /// Every legal action of the seat to decide: no duplicates, always in the same order. The list
    /// is cleared first; it stays empty when chance decides or the game is over, and only then.
    fn actions(&self, list: &mut ActionList);

    /// The number of action indices: the length of a table indexed by [`Position::action_index`].
    const ACTIONS: usize;

    /// The index of an action, below [`Position::ACTIONS`]: the same in every position of a game, and unique among the
    /// legal actions of a position. For an action that this game does not have, and for a throw, it is arbitrary.
    ///
    /// Tables for move ordering and learned policies are indexed by it. The documentation of each family gives the
    /// layout of the indices; to change it is a breaking change.
    ///
    /// ```
    /// use ashtapada_rules::chess::{Chess, Options};
    /// use ashtapada_rules::Position;
    /// let start = Chess::start(&Options::default()).unwrap();
    /// let action = start.parse_action("e2e4").unwrap();
    /// assert_eq!(start.action_index(action), 64 * 12 + 28);
    /// assert_eq!(start.action_at(64 * 12 + 28), Some(action));
    /// assert_eq!(start.action_at(64 * 12 + 36), None); // e2e5 is not legal
    /// ```
    fn action_index(&self, action: Action) -> usize;

    /// The legal action with that index, if there is one.
    fn action_at(&self, index: usize) -> Option<Action> {
        let mut list = ActionList::new();
        self.actions(&mut list);
        list.into_iter().find(|&action| self.action_index(action) == index)
    }

    /// The possible throws with their exact probabilities. The list is cleared first; it
    /// stays empty when no throw is due.
    fn chance(&self, list: &mut ChanceList);

    /// Plays an action that is known to be legal: one from [`Position::actions`] or
    /// [`Position::chance`]. Any other gives an unspecified (but memory-safe) position or panics.
    fn play_unchecked(&mut self, action: Action, sink: &mut impl EventSink);

    /// Why an action is not legal; `None` exactly when it is.
    fn refuse(&self, action: Action) -> Option<Refusal>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A 64-bit hash of the position without its counters, updated incrementally: equal for positions that count as the
    /// same for repetition, in which the same actions are possible.
    fn key(&self) -> u64;

    /// The same hash computed from scratch: for tests, equal to [`Position::key`].
    fn fresh_key(&self) -> u64;

    /// How many times a position must occur to end the game by repetition, 0 for never.
    fn repetition_limit(&self) -> u8;

    /// Actions since one that cannot be undone (a capture, a pawn move, a placement), or an estimate of them: positions
    /// before it cannot come again.
    fn reversible(&self) -> u16;

    /// The same position with one turn left, where it is over only because a rule draws it though there are moves (too
    /// long without progress, too little to mate with): not every referee applies such a rule, many wait until a player
    /// claims it. `None` where it is not over, or really is.
    ///
    /// ```
    /// use ashtapada_rules::{Position, Seat, Turn, chess::{Chess, Options}};
    /// let drawn = Chess::parse("7k/8/8/8/8/8/R7/K7 w - - 100 80", &Options::default()).unwrap();
    /// assert_eq!(drawn.turn(), Turn::Over);
    /// assert_eq!(drawn.undrawn().unwrap().turn(), Turn::Seat(Seat::South));
    /// ```
    fn undrawn(&self) -> Option<Self> {
        None
    }

    /// The result of a game that ends by repetition, by agreement, or for lack of progress.
    fn outcome_by(&self, ending: crate::Ending) -> Outcome;

    /// The result when `seat` resigns: the other side wins; in individual games of four the others are ranked as they
    /// stand.
    fn outcome_resigned(&self, seat: Seat) -> Outcome;

    /// Turns in a row without a capture or another action that cannot be undone, near enough: [`Position::reversible`], where
    /// that is no estimate.
    fn quiet_turns(&self) -> u16 {
        self.reversible()
    }

    /// Full rounds in a row without a capture or another action that cannot be undone.
    fn quiet_rounds(&self) -> u16 {
        self.quiet_turns() / self.seats().len().max(1) as u16
    }

    /// Whether nothing that can still be played changes the ranks and shares that the game would have if it ended now by
    /// agreement. Sound and not complete: `false` may also mean that nothing can be said.
    fn is_settled(&self) -> bool {
        false
    }

    /// The seats that play, in the order of play.
    fn seats(&self) -> &'static [Seat];

    /// The board it is played on.
    fn board(&self) -> &'static Board;

    /// Every piece on the board, in a fixed order.
    fn pieces(&self) -> Vec<Piece>;

    /// The state of each seat, in the order of [`Position::seats`].
    fn standings(&self) -> Vec<Standing>;

    /// The position as one line of text (`docs/formats.md`).
    fn text(&self) -> String;

    /// Reads a position text under `options`; the exact inverse of [`Position::text`].
    ///
    /// # Errors
    /// The text is malformed, or the position is impossible under these options.
    fn parse(text: &str, options: &Self::Options) -> Result<Self, TextError>;

    /// An action in the notation of this game.
    fn action_text(&self, action: Action) -> String {
        action.to_string()
    }

    /// A legal action in the short form in which players of this game write it, with English piece letters; `None` where
    /// there is no such form. For display: records have [`Position::action_text`].
    ///
    /// ```
    /// use ashtapada_rules::chess::{Chess, Options};
    /// use ashtapada_rules::Position;
    /// let start = Chess::start(&Options::default()).unwrap();
    /// assert_eq!(start.short_text(start.parse_action("g1f3").unwrap()).as_deref(), Some("Nf3"));
    /// ```
    fn short_text(&self, _: Action) -> Option<String> {
        None
    }

    /// Reads an action in the notation of this game. It need not be legal.
    ///
    /// # Errors
    /// The text is malformed.
    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        text.parse()
    }

    /// Pairs of attacker and attacked: every capture that a piece could make if its army were to move now, with any
    /// throw. A king may be attacked, and a piece from several spots. For display.
    ///
    /// ```
    /// use ashtapada_rules::chess::{Chess, Options};
    /// use ashtapada_rules::Position;
    /// let position = Chess::parse("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &Options::default()).unwrap();
    /// let attacks = position.attacks();
    /// assert_eq!(attacks.len(), 2); // each pawn attacks the other
    /// ```
    fn attacks(&self) -> Vec<(Spot, Spot)>;

    /// Why no legal action begins on `at`, whether a piece stands there or not: the message for a click there. `None`
    /// when a legal action begins there.
    ///
    /// It is the most informative of the refusals of all conceivable moves from there.
    fn refuse_spot(&self, at: Spot) -> Option<Refusal> {
        let mut list = ActionList::new();
        self.actions(&mut list);
        if list
            .iter()
            .any(|action| action.from() == Some(at) || matches!(action, Action::Huff { at: huffed } if *huffed == at))
        {
            return None;
        }
        let promotion = None;
        self.board()
            .spots
            .iter()
            .filter(|&&to| to != at)
            .flat_map(|&to| [Action::Step { from: at, to, promotion }, Action::Capture { from: at, to, promotion }])
            .filter_map(|action| self.refuse(action))
            .max_by_key(|refusal| refusal.weight())
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Why it is not; the position is then unchanged.
    fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Refusal> {
        match self.refuse(action) {
            Some(refusal) => Err(refusal),
            None => {
                self.play_unchecked(action, sink);
                Ok(())
            }
        }
    }
}

/// Counts the paths of `depth` actions by seats. Each distinct throw branches but does not count.
///
/// Every action is made, also the last one: the count is a test of [`Position::play_unchecked`].
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = ActionList::new();
    position.actions(&mut list);
    let mut count = 0;
    for &action in &list {
        let mut child = position.clone();
        child.play_unchecked(action, &mut ());
        // The leaf is made, too, and the compiler must not optimize that away.
        count += if depth == 1 { leaf(&child) } else { perft(&child, depth - 1) };
    }
    if list.is_empty() {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        for &(throw, _) in &throws {
            let mut child = position.clone();
            child.play_unchecked(Action::Throw(throw), &mut ());
            count += perft(&child, depth);
        }
    }
    count
}

/// Counts a leaf.
#[inline(always)]
fn leaf<P>(made: &P) -> u64 {
    core::hint::black_box(made);
    1
}
