//! What pieces may capture, what a parade does, and promotion.

use crate::options::words;

words! {
    /// Which pieces may capture which (AMB-49, AMB-62).
    RankRule {
        /// No restriction.
        Off = "off",
        /// Pawns and boats capture only pawns and boats.
        PlRanks = "plRanks",
        /// Pawns capture only pawns and boats; boats only pawns.
        Cz = "cz",
    }
}
words! {
    /// What the boat that completes a parade does to the others (AMB-11, AMB-63).
    Parade {
        /// Takes all boats that are not of its colour.
        All3 = "all3",
        /// Takes the enemies' boats; the ally's boat comes under command.
        TwoAndCommand = "two+command",
        /// Takes all, expressly also the ally's.
        All3InclAlly = "all3inclAlly",
        /// Nothing: four boats together are nothing special.
        Off = "off",
    }
}
words! {
    /// How a boat moves.
    BoatMove {
        /// Two squares diagonally, over whatever stands between.
        Leap = "leap",
        /// As the rook of chess.
        Rook = "rook",
    }
}
words! {
    /// How an elephant moves.
    ElephantMove {
        /// As the rook of chess.
        Rook = "rook",
        /// As the bishop of chess.
        Bishop = "bishop",
    }
}
words! {
    /// What a captured king, elephant, horse, boat and pawn are worth.
    PointValues {
        /// 5, 4, 3, 2 and 1.
        Ranked = "5-4-3-2-1",
        /// 3, 5, 3, 5 and 1.
        Even = "3-5-3-5-1",
        /// Nothing: only other merits count.
        Nothing = "nothing",
    }
}
words! {
    /// On whose throws a boat under command after a parade is moved (AMB-42).
    ParadeBoatTurns {
        /// On the maker's throws only.
        OwnThrowOnly = "ownThrowOnly",
        /// On the partner's 2 too, which then moves the partner's boat alone.
        BothThrows = "bothThrows",
    }
}
words! {
    /// What a pawn is promoted to (AMB-13).
    PromotionBy {
        /// The piece it stood in front of at the start.
        Origin = "origin",
        /// The piece of the file on which it arrives.
        ArrivalFile = "arrivalFile",
        /// Horse or elephant, on their squares only.
        CzSquares = "czSquares",
        /// Always a boat.
        Boat = "boat",
        /// Nothing: it is never promoted.
        Never = "never",
    }
}
words! {
    /// Which files promote under `promotionBy=arrivalFile` (AMB-76).
    ArrivalFiles {
        /// All eight, the far half mirrored.
        Mirror = "mirror",
        /// The four on which the own pieces began.
        OwnHalfOnly = "ownHalfOnly",
    }
}
words! {
    /// What must have been lost before a pawn may be promoted.
    PromotionNeeds {
        /// The piece it becomes.
        PieceLost = "pieceLost",
        /// A pawn.
        PawnLost = "pawnLost",
        /// Nothing.
        Nothing = "nothing",
    }
}
words! {
    /// Whose losses count for a player who holds his ally's army too (AMB-66).
    LossesBy {
        /// Those of both armies.
        Player = "player",
        /// Each army's own.
        Colour = "colour",
    }
}
words! {
    /// When a waiting pawn is promoted (AMB-15).
    PendingPromotion {
        /// Before the owner's throw, free of cost.
        OwnerTurnStart = "ownerTurnStart",
        /// At the moment of the loss.
        Immediate = "immediate",
        /// As a move of a pawn.
        CostsMove = "costsMove",
    }
}
words! {
    /// Which squares promote under `promotionBy=czSquares` (AMB-69).
    CzPromotionSquares {
        /// Horse and elephant files in both halves of the far edge.
        BothHalves = "bothHalves",
        /// Where the far player's horse and elephant began.
        Literal = "literal",
        /// The files of the own horse and elephant.
        OwnFiles = "ownFiles",
    }
}
words! {
    /// Where the privileged pawn may be promoted (AMB-72).
    CzPrivilegedSquares {
        /// On the whole far edge.
        WholeFarEdge = "wholeFarEdge",
        /// On any of the sixteen squares where pieces began.
        Literal16 = "literal16",
        /// On those of the sixteen that lie on the far edge.
        FarEdgeHomes = "farEdgeHomes",
    }
}
