//! What the game is about, and how it ends.

use crate::options::words;

words! {
    /// What the game is about.
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
    /// When the game of everyone for himself is over, agreement and `onlyKings` apart (AMB-9).
    IndividualEnd {
        /// When one player alone has pieces.
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
        /// 54 in place of the 15 for the kings; play goes on.
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
