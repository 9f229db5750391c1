//! The options of the chess family.

use super::men::Kind;
use crate::options::{options, words};
use crate::{OptionError, Role};

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

words! {
    /// Where the kings stand at the start, each beside its counsellor.
    Array {
        /// Both on file e.
        KingsOnE = "kingsOnE",
        /// Both on file d.
        KingsOnD = "kingsOnD",
        /// White's on file e and Black's on file d, so that each king faces a counsellor.
        Crosswise = "crosswise",
    }
}
words! {
    /// What stands beside the king.
    Counsellor {
        /// The queen of modern chess.
        Queen = "queen",
        /// The counsellor of the old games: one square diagonally.
        OneStep = "oneStep",
    }
}
words! {
    /// What stands between the royal pair and the knights.
    Elephant {
        /// The bishop of modern chess.
        Bishop = "bishop",
        /// The elephant of shatranj: two squares diagonally, over whatever stands between.
        Leap = "leap",
        /// Two squares along rank or file, over whatever stands between.
        StraightLeap = "straightLeap",
        /// One square diagonally, or one straight ahead.
        FiveSteps = "fiveSteps",
    }
}
words! {
    /// What a pawn may be promoted to.
    PromotionTo {
        /// Queen or counsellor, rook, bishop or elephant, or knight.
        Any = "any",
        /// What stands beside the king: a queen or a counsellor.
        Counsellor = "counsellor",
    }
}
words! {
    /// What it means to have nothing left but the king, while the other side has more.
    BareKing {
        /// Nothing.
        PlaysOn = "playsOn",
        /// That side loses at once.
        Loses = "loses",
        /// That side loses, unless its very next move leaves the other side with a bare king too, which is a draw.
        LosesUnlessAnswered = "losesUnlessAnswered",
    }
}
words! {
    /// Which men it is played with. It changes what is shown, not the rules.
    Figures {
        /// Those of the museum set.
        Museum = "museum",
        /// The usual ones.
        Plain = "plain",
    }
}
words! {
    /// Who moves first.
    FirstPlayer {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
    }
}

options! {
    /// The options of the chess family. The default is the museum chess (`vilac-9506`): its rule sheet, with our readings
    /// where it is silent.
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
    /// Where the kings stand at the start.
    Board: "array" array: Array = Array::KingsOnE,
    /// What stands beside the king.
    Board: "counsellor" counsellor: Counsellor = Counsellor::Queen,
    /// What stands between the royal pair and the knights.
    Board: "elephant" elephant: Elephant = Elephant::Bishop,
    /// Whether a pawn's first move may be one of two squares.
    Board: "doubleStep" double_step: bool = true,
    /// What a pawn may be promoted to.
    Promotion: "promotionTo" promotion_to: PromotionTo = PromotionTo::Any,
    /// What a bare king means.
    End: "bareKing" bare_king: BareKing = BareKing::PlaysOn,
    /// Whether each king may once in the game go as a knight does.
    Kings: "kingLeap" king_leap: bool = false,
    /// Who moves first.
    Players: "firstPlayer" first_player: FirstPlayer = FirstPlayer::White,
    /// Which men it is played with.
    Board: "figures" figures: Figures = Figures::Museum,
}

impl Options {
    pub(super) fn find_contradiction(&self) -> Result<(), OptionError> {
        let delayed = self.delayed_exchange != DelayedExchange::EndOfTurn;
        let rules = [
            (
                delayed && self.none_captured != NoneCaptured::Suspended,
                "delayedExchange",
                "promotionNoneCaptured",
                "no pawn is ever suspended",
            ),
            (
                self.castling && self.array != Array::KingsOnE,
                "castling",
                "array",
                "castling is told for kings on file e",
            ),
            (
                self.castling && self.king_leap,
                "castling",
                "kingLeap",
                "the king's leap is what castling grew out of: a game has one or the other",
            ),
            (
                self.en_passant && !self.double_step,
                "enPassant",
                "doubleStep",
                "no pawn passes another by a step of one square",
            ),
            (
                self.promotion_to != PromotionTo::Any && self.none_captured != NoneCaptured::Free,
                "promotionTo",
                "promotionNoneCaptured",
                "a pawn that always becomes the same does not ask what was captured",
            ),
        ];
        match rules.into_iter().find(|rule| rule.0) {
            None => Ok(()),
            Some((_, first, second, why)) => Err(OptionError::contradiction(self, first, second, why)),
        }
    }
}

impl Rules {
    /// Whether rights of the kings or en passant squares have to be tracked.
    #[inline(always)]
    pub(super) fn remembers(self) -> bool {
        self.castling() || self.en_passant() || self.king_leap()
    }

    /// Whether the men are those of modern chess: a queen and bishops.
    #[inline(always)]
    pub(super) fn has_modern_men(self) -> bool {
        self.counsellor() == Counsellor::Queen && self.elephant() == Elephant::Bishop
    }

    /// Whether pieces of that role are among the men. Of the roles that stand in each other's place only one is.
    #[inline(always)]
    pub(super) fn has(self, role: Role) -> bool {
        match role {
            Role::Queen => self.counsellor() == Counsellor::Queen,
            Role::Counsellor => self.counsellor() != Counsellor::Queen,
            Role::Bishop => self.elephant() == Elephant::Bishop,
            Role::Elephant | Role::Horse => self.elephant() != Elephant::Bishop,
            Role::Knight => self.elephant() == Elephant::Bishop,
            _ => true,
        }
    }

    /// The kind of a role of this game.
    #[inline(always)]
    pub(super) fn kind(self, role: Role) -> Option<Kind> {
        Kind::of(role).filter(|_| self.has(role))
    }

    /// The role of a kind in this game.
    pub(super) fn role(self, kind: Kind) -> Role {
        match kind {
            Kind::Queen if self.counsellor() != Counsellor::Queen => Role::Counsellor,
            Kind::Bishop if self.elephant() != Elephant::Bishop => Role::Elephant,
            // Beside elephants stand horses, whatever the knight is called today.
            Kind::Knight if self.elephant() != Elephant::Bishop => Role::Horse,
            modern => modern.role(),
        }
    }

    /// The kind with that letter in this game, in either case; else that of modern chess, by which other programs call
    /// what stands in the same place.
    pub(super) fn kind_of_letter(self, letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_uppercase();
        let own = Kind::all().find(|&kind| self.role(kind).letter() == letter);
        own.or_else(|| Kind::all().find(|kind| kind.role().letter() == letter))
    }
}
