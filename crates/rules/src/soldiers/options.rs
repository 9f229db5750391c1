//! The options of the games on points and lines.

use alloc::string::String;

use super::game::{Layout, PointGame};
use crate::grid::Side;
use crate::options::{Bounded, CountOrAll, options, words};
use crate::{OptionError, OptionSet, OptionSpec};

words! {
    /// What it means that capturing is compulsory (AMB-81).
    Obligation {
        /// Not capturing is legal, but costs the piece that failed to.
        Huff = "huff",
        /// Only captures are legal when there is one.
        Strict = "strict",
        /// It is not compulsory.
        None = "none",
    }
}
words! {
    /// Who chooses the piece that is taken off (AMB-82).
    HuffChooser {
        /// The opponent.
        Opponent = "opponent",
        /// Its owner.
        Owner = "owner",
        /// It is the moved piece if that one failed; else the opponent chooses.
        MovedPieceFirst = "movedPieceFirst",
    }
}
words! {
    /// When the piece that failed is taken off (AMB-83).
    HuffTiming {
        /// Before the opponent's own move, which it does not replace.
        BeforeOpponentMove = "beforeOpponentMove",
    }
}
words! {
    /// Whether a chain of jumps has to be finished (AMB-84).
    MustContinue {
        /// It belongs to the duty to capture, where there is one.
        Auto = "auto",
        /// It has to.
        True = "true",
        /// It may be stopped at any point.
        False = "false",
    }
}
words! {
    /// When jumped pieces leave the board (AMB-79).
    Removal {
        /// With each jump.
        Immediate = "immediate",
        /// When the chain is over; until then they stand in the way.
        After = "after",
    }
}
words! {
    /// What happens if a side has no legal move (AMB-87, AMB-94).
    NoMoves {
        /// It loses.
        Loses = "loses",
        /// It passes.
        Pass = "pass",
        /// The game is drawn.
        Draw = "draw",
    }
}
words! {
    /// Whether the third repetition draws.
    Repetition {
        /// Yes.
        Draw = "draw",
        /// No.
        Off = "off",
    }
}
words! {
    /// How a game without captures ends (AMB-88).
    NoCaptureEnds {
        /// In a draw.
        Draw = "draw",
        /// The side that captured more wins; equal numbers draw.
        MoreCaptures = "moreCaptures",
    }
}
words! {
    /// Who begins. `random` and `choose` are settled when a table is created; here they mean South.
    FirstPlayer {
        /// South.
        South = "south",
        /// North.
        North = "north",
        /// Settled by lot.
        Random = "random",
        /// Settled by the players.
        Choose = "choose",
    }
}
options! {
    /// The options that all games of the family have.
    pub struct Choices in u64, specs CHOICES;

    /// Who begins, where no side always does.
    Players: "firstPlayer" first_player: FirstPlayer = FirstPlayer::Random,
    /// The duty to capture.
    Captures: "obligation" obligation: Obligation = Obligation::Huff,
    /// Who chooses the piece that is taken off.
    Captures: "huff.chooser" huff_chooser: HuffChooser = HuffChooser::Opponent,
    /// When it is taken off.
    Captures: "huff.timing" huff_timing: HuffTiming = HuffTiming::BeforeOpponentMove,
    /// Whether the opponent may leave the piece that failed on the board.
    Captures: "huff.mayDecline" huff_may_decline: bool = false,
    /// Whether it counts towards the target (AMB-85).
    Captures: "huffCountsAsCapture" huff_counts: bool = true,
    /// Whether stopping a chain short fails the duty to capture.
    Captures: "mustContinue" must_continue: MustContinue = MustContinue::Auto,
    /// Whether a piece may jump several times in a turn.
    Captures: "multiJump" multi_jump: bool = true,
    /// When jumped pieces leave the board.
    Captures: "removal" removal: Removal = Removal::Immediate,
    /// The number of captures that wins (AMB-86).
    End: "target" target: CountOrAll<62> = CountOrAll::ALL,
    /// What happens if a side has no legal move, unless it always loses then.
    End: "noMoves" no_moves: NoMoves = NoMoves::Loses,
    /// Whether the third repetition draws.
    End: "repetition" repetition: Repetition = Repetition::Draw,
    /// Moves of each side without a capture (or placement) that end the game; 0 for never.
    End: "noCaptureMoves" no_capture_moves: Bounded<0, 1000> = Bounded::new(50),
    /// How it then ends.
    End: "noCaptureEnds" no_capture_ends: NoCaptureEnds = NoCaptureEnds::Draw,
}

impl Choices {
    /// Without a game, there is nothing that they could contradict but each other.
    fn find_contradiction(&self) -> Result<(), OptionError> {
        Options { choices: *self, ..Options::default() }.check()
    }
}

/// The options of a game: which it is, in which layout, and those that all games of the family have. The default is Sixteen
/// Soldiers with huffing.
///
/// ```
/// use ashtapada_rules::OptionSet;
/// use ashtapada_rules::soldiers::Options;
/// let mut options = Options::default();
/// options.set("target", "12")?;
/// assert_eq!(options.get("target").as_deref(), Some("12"));
/// assert_eq!(options.check(), Ok(()));
/// options.set("target", "17")?;
/// assert!(options.check().is_err());
/// # Ok::<(), ashtapada_rules::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The game.
    pub game: &'static PointGame,
    /// The number of its layout.
    pub layout: u8,
    /// The options that all games of the family have.
    pub choices: Choices,
}

impl Default for Options {
    fn default() -> Options {
        Options::of(PointGame::sixteen())
    }
}

/// Options that have a meaning only with huffing.
const HUFF_ONLY: &[&str] = &["huff.chooser", "huff.mayDecline", "huffCountsAsCapture"];

impl Options {
    /// A game in its first layout, with the options' own defaults.
    pub fn of(game: &'static PointGame) -> Options {
        Options { game, layout: 0, choices: Choices::default() }
    }

    /// Where the pieces stand, and on which board.
    pub fn layout(&self) -> &'static Layout {
        self.game.layout(self.layout)
    }

    /// The number of captures with which a side wins: of all enemies, if no number is agreed. `None` for a side that does
    /// not capture.
    pub fn target_of(&self, side: Side) -> Option<u8> {
        let all = self.layout().army(side.other());
        self.game.army(side).jumps.then(|| self.choices.target.get().unwrap_or(all))
    }

    fn find_contradiction(&self) -> Result<(), OptionError> {
        let choices = &self.choices;
        let clash = |first: &str, second: &str, why| Err(OptionError::contradiction(self, first, second, why));
        let changed = |ids: &[&'static str]| {
            let base = Choices::default();
            ids.iter().copied().find(|id| choices.get(id) != base.get(id))
        };
        let first = match choices.first_player {
            FirstPlayer::South => Some(Side::South),
            FirstPlayer::North => Some(Side::North),
            FirstPlayer::Random | FirstPlayer::Choose => None,
        };
        if self.layout().first.is_some_and(|always| first.is_some_and(|first| first != always)) {
            return Err(OptionError::impossible(self, "firstPlayer", "here the other side always begins"));
        }
        if choices.obligation != Obligation::Huff
            && let Some(id) = changed(HUFF_ONLY)
        {
            return clash(id, "obligation", "no piece is ever huffed under this obligation");
        }
        if choices.huff_chooser == HuffChooser::Owner && choices.huff_may_decline {
            return clash("huff.chooser", "huff.mayDecline", "the owner would always decline to lose a piece");
        }
        let too_many =
            |side: Side| self.target_of(side).is_some_and(|target| target > self.layout().army(side.other()));
        if Side::BOTH.into_iter().any(too_many) {
            return Err(OptionError::impossible(self, "target", "that is more than the enemy has"));
        }
        if choices.no_capture_moves.get() == 0
            && let Some(id) = changed(&["noCaptureEnds"])
        {
            return clash(id, "noCaptureMoves", "a game never ends for want of captures when the counter is off");
        }
        Ok(())
    }
}

impl OptionSet for Options {
    fn specs(&self) -> &'static [OptionSpec] {
        self.game.specs()
    }

    fn get(&self, id: &str) -> Option<String> {
        self.game.value(id, self.layout).map(String::from).or_else(|| self.choices.get(id))
    }

    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        match self.game.with(id, value, self.layout) {
            Some(Ok(layout)) => self.layout = layout,
            Some(Err(choice)) => return Err(OptionError::not_among(choice.id, value, choice.values)),
            None => {
                let known = CHOICES.iter().any(|spec| spec.id == id);
                return if known { self.choices.set(id, value) } else { Err(OptionError::unknown(id, self.specs())) };
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        self.find_contradiction()
    }
}

impl Choices {
    /// Whether stopping a chain short fails the duty to capture.
    pub fn must_continue(&self) -> bool {
        match self.must_continue {
            MustContinue::Auto => self.obligation != Obligation::None,
            MustContinue::True => true,
            MustContinue::False => false,
        }
    }
}
