//! The options of the museum chess.

use crate::OptionError;
use crate::options::{options, words};

words! {
    /// What happens when a pawn reaches its last rank and none of its side's pieces has been captured (AMB-101).
    NoneCaptured {
        /// The pawn stands suspended on the last rank and is exchanged once a piece of its side has been captured.
        Suspended = "suspended",
        /// The pawn may not go to the last rank yet.
        Illegal = "illegal",
        /// Promotion does not depend on captured pieces: always any of queen, rook, bishop, knight.
        ///
        /// Free promotion makes more pieces of a kind than a set holds, so "which of them was captured" has
        /// no answer any more; therefore the pool is not consulted under this value at all.
        Free = "free",
    }
}
words! {
    /// When a suspended pawn is exchanged, once a piece of its side has been captured (AMB-101).
    DelayedExchange {
        /// At the end of its owner's next turn, after his move.
        EndOfTurn = "endOfTurn",
        /// Before his move, which it does not replace.
        Free = "free",
    }
}
words! {
    /// The result of stalemate: no legal move and no check (AMB-104).
    Stalemate {
        /// Nobody wins.
        Draw = "draw",
        /// The side without a move loses.
        Loses = "loses",
        /// The side without a move wins.
        Wins = "wins",
    }
}
words! {
    /// Whether insufficient material, threefold repetition and fifty moves draw (AMB-105).
    DrawRules {
        /// They do.
        Modern = "modern",
        /// They do not.
        Off = "off",
    }
}

options! {
    /// The options of the museum chess. The default is the document, with our readings where it is silent.
    ///
    /// ```
    /// use ashtapada_rules::{OptionSet, chess::{NoneCaptured, Options}};
    /// let mut options = Options::default();
    /// options.set("promotionNoneCaptured", "illegal").unwrap();
    /// assert_eq!(options.none_captured, NoneCaptured::Illegal);
    /// assert_eq!(options.get("castling").as_deref(), Some("false"));
    /// ```
    pub struct Options in u8, specs SPECS;

    /// Castling, which the document does not have (AMB-100).
    Captures: "castling" castling: bool = false,
    /// En passant captures, which the document does not have (AMB-99).
    Captures: "enPassant" en_passant: bool = false,
    /// What happens to a pawn that arrives before any piece of its side was captured.
    Promotion: "promotionNoneCaptured" none_captured: NoneCaptured = NoneCaptured::Suspended,
    /// When a suspended pawn is exchanged.
    Promotion: "delayedExchange" delayed_exchange: DelayedExchange = DelayedExchange::EndOfTurn,
    /// The result of stalemate.
    End: "stalemate" stalemate: Stalemate = Stalemate::Draw,
    /// Whether the modern draw rules apply.
    End: "drawRules" draw_rules: DrawRules = DrawRules::Modern,
}

impl Options {
    pub(super) fn find_contradiction(&self) -> Result<(), OptionError> {
        let delayed = self.delayed_exchange != DelayedExchange::EndOfTurn;
        if delayed && self.none_captured != NoneCaptured::Suspended {
            let why = "no pawn is ever suspended";
            return Err(OptionError::contradiction(self, "delayedExchange", "promotionNoneCaptured", why));
        }
        Ok(())
    }
}

impl Rules {
    /// Whether castling rights or en passant squares have to be tracked.
    #[inline(always)]
    pub(super) fn remembers(self) -> bool {
        self.castling() || self.en_passant()
    }
}
