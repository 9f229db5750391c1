//! The options of the games on points and lines.

use crate::options::{Bounded, CountOrAll, options, words};
use crate::{OptionError, OptionSet};

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
    /// Which board is played on.
    Size {
        /// The square of 25 points with four triangles.
        Points49 = "49",
        /// Without the western and eastern triangles; pieces that would stand there are left out.
        Points37 = "37",
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
words! {
    /// The cows on the board at the start.
    FirstCows {
        /// Eight around the centre.
        Ring = "ring",
        /// None.
        None = "none",
    }
}
words! {
    /// Whether leopards have to capture.
    LeopardObligation {
        /// They may.
        None = "none",
        /// Only captures are legal when there is one.
        Strict = "strict",
    }
}
options! {
    /// The options of the family. The default is Sixteen Soldiers with huffing.
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
    pub struct Options in u64;

    /// Which game.
    Board: "setup" setup: Setup = Setup::Soldiers16,
    /// Which board.
    Board: "board" size: Size = Size::Points49,
    /// Where the seventeenth and later soldiers stand.
    Board: "sideTriangle" side_triangle: SideTriangle = SideTriangle::Right,
    /// Who begins. The leopards always do.
    Players: "firstPlayer" first_player: FirstPlayer = FirstPlayer::Random,
    /// The soldiers' duty to capture.
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
    /// Whether a soldier may jump several times in a turn.
    Captures: "multiJump" multi_jump: bool = true,
    /// When jumped pieces leave the board.
    Captures: "removal" removal: Removal = Removal::Immediate,
    /// The number of captures that wins (AMB-86).
    End: "target" target: CountOrAll<24> = CountOrAll::ALL,
    /// What happens if a side has no legal move.
    End: "noMoves" no_moves: Stuck = Stuck::Loses,
    /// Whether the third repetition draws.
    End: "repetition" repetition: Repetition = Repetition::Draw,
    /// Moves of each side without a capture (or placement) that end the game; 0 for never.
    End: "noCaptureMoves" no_capture_moves: Bounded<0, 1000> = Bounded::new(50),
    /// How it then ends.
    End: "noCaptureEnds" no_capture_ends: NoCaptureEnds = NoCaptureEnds::Draw,
    /// The cows on the board at the start.
    Board: "cows.start8" first_cows: FirstCows = FirstCows::Ring,
    /// The number of dead cows that wins.
    End: "leopard.target" leopard_target: Bounded<1, 24> = Bounded::new(12),
    /// Whether a leopard may jump several times in a turn.
    Captures: "leopard.multiJump" leopard_multi_jump: bool = true,
    /// Whether leopards have to capture.
    Captures: "leopard.obligation" leopard_obligation: LeopardObligation = LeopardObligation::None,
    /// What happens if the cows have no legal move.
    End: "cowsNoMove" cows_no_move: Stuck = Stuck::Pass,
}

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

/// Options that have a meaning only with huffing.
const HUFF_ONLY: &[&str] = &["huff.chooser", "huff.mayDecline", "huffCountsAsCapture"];

impl Options {
    pub(super) fn find_contradiction(&self) -> Result<(), OptionError> {
        let clash = |first: &str, second: &str, why| Err(OptionError::contradiction(self, first, second, why));
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
        if self.obligation != Obligation::Huff
            && let Some(id) = changed(HUFF_ONLY)
        {
            return clash(id, "obligation", "no piece is ever huffed under this obligation");
        }
        if self.huff_chooser == HuffChooser::Owner && self.huff_may_decline {
            return clash("huff.chooser", "huff.mayDecline", "the owner would always decline to lose a piece");
        }
        if !cows && self.target.get().is_some_and(|target| target > self.army()) {
            return clash("target", "setup", "that is more than the enemy has");
        }
        if cows && self.leopard_target.get() > u16::from(self.army()) {
            return clash("leopard.target", "setup", "that is more than there are cows");
        }
        if self.no_capture_moves.get() == 0
            && let Some(id) = changed(&["noCaptureEnds"])
        {
            return clash(id, "noCaptureMoves", "a game never ends for want of captures when the counter is off");
        }
        Ok(())
    }

    /// How many pieces a side has in all (of the cows, those in hand included).
    pub const fn army(&self) -> u8 {
        match (self.setup, self.size) {
            (Setup::Soldiers16, _) => 16,
            (Setup::Peralikatuma, Size::Points49) => 23,
            (Setup::Peralikatuma, Size::Points37) => 17,
            (Setup::KotuEllima, Size::Points37) => 18,
            (Setup::KotuEllima, Size::Points49) | (Setup::Cows, _) => 24,
        }
    }

    /// The duty to capture of the pieces that can capture in this game.
    pub(super) fn duty(&self) -> Obligation {
        match (self.setup, self.leopard_obligation) {
            (Setup::Cows, LeopardObligation::Strict) => Obligation::Strict,
            (Setup::Cows, LeopardObligation::None) => Obligation::None,
            _ => self.obligation,
        }
    }

    /// Whether stopping a chain short fails the duty to capture.
    pub(super) fn must_continue(&self) -> bool {
        match self.must_continue {
            MustContinue::Auto => self.duty() != Obligation::None,
            MustContinue::True => true,
            MustContinue::False => false,
        }
    }

    /// Whether a turn may have several jumps.
    pub(super) fn chains(&self) -> bool {
        if self.setup == Setup::Cows { self.leopard_multi_jump } else { self.multi_jump }
    }
}
