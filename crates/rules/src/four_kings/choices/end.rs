//! The goal of the game, and how it ends.

use crate::options::words;

words! {
    /// The goal of the game.
    Goal {
        /// The most points.
        Points = "points",
        /// To be the last side with pieces.
        Annihilation = "annihilation",
        /// To kill both enemy kings.
        BothKings = "bothKings",
    }
}
words! {
    /// When the individual game is over, apart from agreement and `onlyKings` (AMB-9).
    IndividualEnd {
        /// When only one player has pieces.
        LastArmy = "lastArmy",
        /// As soon as no more than one king is left.
        AllKingsButOne = "allKingsButOne",
    }
}
words! {
    /// What happens when only kings are left (AMB-46).
    OnlyKings {
        /// Play goes on.
        PlayOn = "playOn",
        /// A draw.
        Draw = "draw",
        /// The points decide (a draw where none are counted).
        EndByScore = "endByScore",
    }
}
words! {
    /// The reward for capturing all three kings (AMB-75).
    Bonus54 {
        /// None.
        Off = "off",
        /// The score becomes 54 and the game ends.
        TotalAndEnd = "totalAndEnd",
        /// 54 in place of what the kings gave; play goes on.
        ReplaceKings = "replaceKings",
        /// 54 more; play goes on.
        Add = "add",
    }
}
words! {
    /// Whether the third repetition draws (AMB-61).
    Repetition {
        /// No.
        Off = "off",
        /// Yes.
        Draw = "draw",
    }
}
