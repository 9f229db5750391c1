//! What can be chosen among the games on points and lines.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{OptionError, OptionSet, OptionSpec, Values};

/// An enum whose values are words of an option.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $value,)+ }
        impl $name {
            /// The words, in the order of the variants.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
            /// The value as written in options.
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word,)+ }
            }
            fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)+ _ => None }
            }
        }
    };
}

words! {
    /// Which game's pieces stand where at the start, and what they may do.
    Setup {
        /// Sixteen soldiers a side.
        Soldiers16 = "soldiers16",
        /// Twenty-three a side.
        Peralikatuma = "peralikatuma",
        /// Twenty-four a side.
        KotuEllima = "kotuEllima",
        /// Twenty-four cows (South) against two leopards (North).
        Cows = "cows",
    }
}
words! {
    /// Which side triangle belongs to a player, as he sees it.
    SideTriangle {
        /// The one on his right.
        Right = "right",
        /// The one on his left.
        Left = "left",
    }
}
words! {
    /// What it means that capturing is compulsory (AMB-81).
    Obligation {
        /// One may fail to capture, and loses the piece that failed.
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
    /// When jumped pieces leave the board (AMB-79).
    Removal {
        /// With each jump.
        Immediate = "immediate",
        /// When the chain is over; until then they stand in the way.
        After = "after",
    }
}
words! {
    /// What befalls the side that has no legal move (AMB-87, AMB-94).
    Stuck {
        /// It loses.
        Loses = "loses",
        /// It passes.
        Pass = "pass",
        /// The game is drawn.
        Draw = "draw",
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
    /// Who begins. `random` and `choose` are settled by whoever makes a table; here they mean South.
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

/// The options of the family (`RULES.md` Part G). The default is Sixteen Soldiers with huffing.
///
/// ```
/// use ashtapada_rules::OptionSet;
/// use ashtapada_rules::soldiers::Options;
/// let mut options = Options::default();
/// options.set("setup", "kotuEllima")?;
/// options.set("target", "12")?;
/// assert_eq!(options.get("target").as_deref(), Some("12"));
/// assert_eq!(options.check(), Ok(()));
/// options.set("leopard.target", "8")?;
/// assert!(options.check().is_err());
/// # Ok::<(), ashtapada_rules::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// `setup`: which game.
    pub setup: Setup,
    /// `board`: whether the western and eastern triangles are missing (37 points instead of 49).
    pub small_board: bool,
    /// `sideTriangle`: where the seventeenth and later soldiers stand.
    pub side_triangle: SideTriangle,
    /// `obligation` of the soldiers to capture.
    pub obligation: Obligation,
    /// `huff.chooser`.
    pub huff_chooser: HuffChooser,
    /// `huff.mayDecline`: whether the opponent may leave the piece that failed on the board.
    pub huff_may_decline: bool,
    /// `huffCountsAsCapture`: whether it counts towards the target (AMB-85).
    pub huff_counts: bool,
    /// `mustContinue`: whether stopping a chain short fails the duty to capture (AMB-84).
    /// `None`: it does where there is such a duty.
    pub must_continue: Option<bool>,
    /// `multiJump` of the soldiers: several jumps in a turn.
    pub multi_jump: bool,
    /// `removal`.
    pub removal: Removal,
    /// `target`: the number of captures that wins; 0 for all (AMB-86).
    pub target: u8,
    /// `noMoves`.
    pub no_moves: Stuck,
    /// `repetition`: whether the third occurrence of a position draws.
    pub repetition: bool,
    /// `noCaptureMoves`: moves of each side without a capture (or placement) that end the game;
    /// 0 for never.
    pub no_capture_moves: u16,
    /// `noCaptureEnds`.
    pub no_capture_ends: NoCaptureEnds,
    /// `firstPlayer`. The leopards always begin.
    pub first_player: FirstPlayer,
    /// `cows.start8`: whether eight cows stand around the centre at the start.
    pub cows_ring: bool,
    /// `leopard.target`: the number of dead cows that wins.
    pub leopard_target: u8,
    /// `leopard.multiJump`: several jumps in a turn.
    pub leopard_multi_jump: bool,
    /// `leopard.obligation`: whether only captures are legal when there is one.
    pub leopard_strict: bool,
    /// `cowsNoMove`.
    pub cows_no_move: Stuck,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            setup: Setup::Soldiers16,
            small_board: false,
            side_triangle: SideTriangle::Right,
            obligation: Obligation::Huff,
            huff_chooser: HuffChooser::Opponent,
            huff_may_decline: false,
            huff_counts: true,
            must_continue: None,
            multi_jump: true,
            removal: Removal::Immediate,
            target: 0,
            no_moves: Stuck::Loses,
            repetition: true,
            no_capture_moves: 50,
            no_capture_ends: NoCaptureEnds::Draw,
            first_player: FirstPlayer::Random,
            cows_ring: true,
            leopard_target: 12,
            leopard_multi_jump: true,
            leopard_strict: false,
            cows_no_move: Stuck::Pass,
        }
    }
}

const NO_CAPTURE_MAX: u16 = 1000;

const SPECS: &[OptionSpec] = &[
    OptionSpec { id: "setup", values: Values::Words(Setup::WORDS) },
    OptionSpec { id: "board", values: Values::Words(&["49", "37"]) },
    OptionSpec { id: "sideTriangle", values: Values::Words(SideTriangle::WORDS) },
    OptionSpec { id: "firstPlayer", values: Values::Words(FirstPlayer::WORDS) },
    OptionSpec { id: "obligation", values: Values::Words(Obligation::WORDS) },
    OptionSpec { id: "huff.chooser", values: Values::Words(HuffChooser::WORDS) },
    OptionSpec { id: "huff.timing", values: Values::Words(&["beforeOpponentMove"]) },
    OptionSpec { id: "huff.mayDecline", values: Values::Flag },
    OptionSpec { id: "huffCountsAsCapture", values: Values::Flag },
    OptionSpec { id: "mustContinue", values: Values::Flag },
    OptionSpec { id: "multiJump", values: Values::Flag },
    OptionSpec { id: "removal", values: Values::Words(Removal::WORDS) },
    OptionSpec { id: "target", values: Values::NumberOr { min: 1, max: 24, word: "all" } },
    OptionSpec { id: "noMoves", values: Values::Words(Stuck::WORDS) },
    OptionSpec { id: "repetition", values: Values::Words(&["draw", "off"]) },
    OptionSpec { id: "noCaptureMoves", values: Values::Number { min: 0, max: NO_CAPTURE_MAX } },
    OptionSpec { id: "noCaptureEnds", values: Values::Words(NoCaptureEnds::WORDS) },
    OptionSpec { id: "cows.start8", values: Values::Words(&["ring", "none"]) },
    OptionSpec { id: "leopard.target", values: Values::Number { min: 1, max: 24 } },
    OptionSpec { id: "leopard.multiJump", values: Values::Flag },
    OptionSpec { id: "leopard.obligation", values: Values::Words(&["none", "strict"]) },
    OptionSpec { id: "cowsNoMove", values: Values::Words(&["pass", "loses", "draw"]) },
];

/// Options that only the soldiers have.
const SOLDIERS_ONLY: &[&str] = &[
    "sideTriangle",
    "obligation",
    "huff.chooser",
    "huff.mayDecline",
    "huffCountsAsCapture",
    "multiJump",
    "target",
    "noMoves",
];

/// Options that only Cows and Leopards has.
const COWS_ONLY: &[&str] = &["cows.start8", "leopard.target", "leopard.multiJump", "leopard.obligation", "cowsNoMove"];

/// Options that mean something only where there is huffing.
const HUFF_ONLY: &[&str] = &["huff.chooser", "huff.mayDecline", "huffCountsAsCapture"];

fn choose(id: &'static str, words: &[&str], value: &str) -> OptionError {
    OptionError::Value {
        id,
        value: value.to_string(),
        expected: words.join(", "),
        example: words.first().copied().unwrap_or_default().to_string(),
    }
}

fn flag(id: &'static str, value: &str) -> Result<bool, OptionError> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(choose(id, &["true", "false"], value)),
    }
}

/// `yes` is true, `no` false.
fn either(id: &'static str, yes: &'static str, no: &'static str, value: &str) -> Result<bool, OptionError> {
    match value {
        _ if value == yes => Ok(true),
        _ if value == no => Ok(false),
        _ => Err(choose(id, &[yes, no], value)),
    }
}

fn number(id: &'static str, min: u16, max: u16, example: u16, value: &str) -> Result<u16, OptionError> {
    let plain = value.bytes().all(|byte| byte.is_ascii_digit());
    match value.parse() {
        Ok(number) if plain && (min..=max).contains(&number) => Ok(number),
        _ if min == 0 && value == "off" => Ok(0),
        _ => Err(OptionError::Value {
            id,
            value: value.to_string(),
            expected: format!("a whole number from {min} to {max}{}", if min == 0 { " (0 or off: never)" } else { "" }),
            example: example.to_string(),
        }),
    }
}

impl OptionSet for Options {
    fn specs(&self) -> &'static [OptionSpec] {
        SPECS
    }

    fn get(&self, id: &str) -> Option<String> {
        let flag = |yes: bool| if yes { "true" } else { "false" };
        Some(
            match id {
                "setup" => self.setup.word(),
                "board" => ["49", "37"][usize::from(self.small_board)],
                "sideTriangle" => self.side_triangle.word(),
                "firstPlayer" => self.first_player.word(),
                "obligation" => self.obligation.word(),
                "huff.chooser" => self.huff_chooser.word(),
                "huff.timing" => "beforeOpponentMove",
                "huff.mayDecline" => flag(self.huff_may_decline),
                "huffCountsAsCapture" => flag(self.huff_counts),
                "mustContinue" => flag(self.must_continue()),
                "multiJump" => flag(self.multi_jump),
                "removal" => self.removal.word(),
                "target" if self.target == 0 => "all",
                "target" => return Some(self.target.to_string()),
                "noMoves" => self.no_moves.word(),
                "repetition" => ["off", "draw"][usize::from(self.repetition)],
                "noCaptureMoves" => return Some(self.no_capture_moves.to_string()),
                "noCaptureEnds" => self.no_capture_ends.word(),
                "cows.start8" => ["none", "ring"][usize::from(self.cows_ring)],
                "leopard.target" => return Some(self.leopard_target.to_string()),
                "leopard.multiJump" => flag(self.leopard_multi_jump),
                "leopard.obligation" => ["none", "strict"][usize::from(self.leopard_strict)],
                "cowsNoMove" => self.cows_no_move.word(),
                _ => return None,
            }
            .to_string(),
        )
    }

    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        let Some(id) = SPECS.iter().map(|spec| spec.id).find(|&known| known == id) else {
            let known: Vec<&str> = SPECS.iter().map(|spec| spec.id).collect();
            return Err(OptionError::Unknown { id: id.to_string(), known: known.join(", ") });
        };
        macro_rules! word {
            ($kind:ident) => {
                $kind::from_word(value).ok_or_else(|| choose(id, $kind::WORDS, value))?
            };
        }
        match id {
            "setup" => self.setup = word!(Setup),
            "board" => self.small_board = either(id, "37", "49", value)?,
            "sideTriangle" => self.side_triangle = word!(SideTriangle),
            "firstPlayer" => self.first_player = word!(FirstPlayer),
            "obligation" => self.obligation = word!(Obligation),
            "huff.chooser" => self.huff_chooser = word!(HuffChooser),
            "huff.timing" if value == "beforeOpponentMove" => {}
            "huff.timing" => return Err(choose(id, &["beforeOpponentMove"], value)),
            "huff.mayDecline" => self.huff_may_decline = flag(id, value)?,
            "huffCountsAsCapture" => self.huff_counts = flag(id, value)?,
            "mustContinue" => self.must_continue = Some(flag(id, value)?),
            "multiJump" => self.multi_jump = flag(id, value)?,
            "removal" => self.removal = word!(Removal),
            "target" if value == "all" => self.target = 0,
            "target" => {
                self.target = number(id, 1, 24, 12, value).map_err(|error| match error {
                    OptionError::Value { id, value, expected, example } => {
                        OptionError::Value { id, value, expected: format!("{expected}, or all"), example }
                    }
                    other => other,
                })? as u8;
            }
            "noMoves" => self.no_moves = word!(Stuck),
            "repetition" => self.repetition = either(id, "draw", "off", if value == "0" { "off" } else { value })?,
            "noCaptureMoves" => self.no_capture_moves = number(id, 0, NO_CAPTURE_MAX, 50, value)?,
            "noCaptureEnds" => self.no_capture_ends = word!(NoCaptureEnds),
            "cows.start8" => self.cows_ring = either(id, "ring", "none", value)?,
            "leopard.target" => self.leopard_target = number(id, 1, 24, 12, value)? as u8,
            "leopard.multiJump" => self.leopard_multi_jump = flag(id, value)?,
            "leopard.obligation" => self.leopard_strict = either(id, "strict", "none", value)?,
            _ => self.cows_no_move = word!(Stuck),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        let with = |id: &str| format!("{id}={}", self.get(id).unwrap_or_default());
        let clash = |first: &str, second: &str, why: &'static str| {
            Err(OptionError::Contradiction { first: with(first), second: with(second), why })
        };
        let changed = |ids: &[&'static str]| {
            let base = Options::default();
            ids.iter().copied().find(|id| self.get(id) != base.get(id))
        };
        let cows = self.setup == Setup::Cows;
        if let Some(id) = changed(if cows { SOLDIERS_ONLY } else { COWS_ONLY }) {
            let why = if cows {
                "Cows and Leopards has no such option; it has options of its own named leopard.… and cows…"
            } else {
                "only Cows and Leopards has that option"
            };
            return clash(id, "setup", why);
        }
        if cows && self.first_player == FirstPlayer::South {
            return clash("firstPlayer", "setup", "the leopards, who are North, place the first piece");
        }
        let side = matches!(self.setup, Setup::Peralikatuma | Setup::KotuEllima);
        if !side && let Some(id) = changed(&["sideTriangle"]) {
            return clash(id, "setup", "no pieces stand in the side triangles in this game");
        }
        if side && self.small_board {
            return clash("board", "setup", "its pieces need the side triangles, which the board of 37 points lacks");
        }
        if self.obligation != Obligation::Huff
            && let Some(id) = changed(HUFF_ONLY)
        {
            return clash(id, "obligation", "no piece is ever huffed under this obligation");
        }
        if self.huff_chooser == HuffChooser::Owner && self.huff_may_decline {
            return clash("huff.chooser", "huff.mayDecline", "the owner would always decline to lose a piece");
        }
        if !cows && self.target > self.army() {
            return clash("target", "setup", "that is more than the enemy has");
        }
        if cows && self.leopard_target > self.army() {
            return clash("leopard.target", "setup", "that is more than there are cows");
        }
        if self.no_capture_moves == 0
            && let Some(id) = changed(&["noCaptureEnds"])
        {
            return clash(id, "noCaptureMoves", "a game never ends for want of captures when the counter is off");
        }
        Ok(())
    }
}

impl Options {
    /// How many pieces a side has in all (of the cows, those in hand included).
    pub const fn army(&self) -> u8 {
        match self.setup {
            Setup::Soldiers16 => 16,
            Setup::Peralikatuma => 23,
            Setup::KotuEllima | Setup::Cows => 24,
        }
    }

    /// The duty to capture of whoever can capture in this game.
    #[inline(always)]
    pub(super) fn duty(&self) -> Obligation {
        match (self.setup, self.leopard_strict) {
            (Setup::Cows, true) => Obligation::Strict,
            (Setup::Cows, false) => Obligation::None,
            _ => self.obligation,
        }
    }

    /// Whether stopping a chain short fails the duty to capture.
    #[inline(always)]
    pub(super) fn must_continue(&self) -> bool {
        self.must_continue.unwrap_or(self.duty() != Obligation::None)
    }

    /// Whether a chain may be stopped at all, be it at the price of a piece.
    #[inline(always)]
    pub(super) fn may_stop(&self) -> bool {
        !self.must_continue() || self.duty() == Obligation::Huff
    }

    /// Whether a turn may have several jumps.
    #[inline(always)]
    pub(super) fn chains(&self) -> bool {
        if self.setup == Setup::Cows { self.leopard_multi_jump } else { self.multi_jump }
    }

    /// The same choices, told in one way only, so that equal rules are equal values.
    pub(super) fn canonical(mut self) -> Options {
        let plain = Options { must_continue: None, ..self };
        if self.must_continue == Some(plain.must_continue()) {
            self.must_continue = None;
        }
        self
    }
}
