//! Who sits where, who plays with whom, and who begins.

use crate::options::words;

words! {
    /// Who plays with whom.
    Teams {
        /// No teams.
        None = "none",
        /// Those who sit opposite.
        Opposite = "opposite",
        /// The pairs of colours of `cz.alliances`.
        Custom = "custom",
    }
}
words! {
    /// Which colour sits where, who is first, and in which order they play.
    Colours {
        /// S0: black South, green West, red North, yellow East; black first, clockwise.
        Polish = "polish",
        /// S2: green South, yellow West, black North, red East; green first, clockwise.
        Wikipedia = "wikipedia",
        /// S1: red, black, yellow, green in this order, sitting by `cz.seating`.
        Czech = "czech",
    }
}
words! {
    /// Who throws first (AMB-7).
    FirstPlayer {
        /// The document's first colour.
        Fixed = "fixed",
        /// By lot, when a table is created.
        Random = "random",
        /// By the highest throw, when a table is created.
        HighestThrow = "highestThrow",
        /// South.
        South = "south",
        /// West.
        West = "west",
        /// North.
        North = "north",
        /// East.
        East = "east",
        /// Black.
        Black = "black",
        /// Green.
        Green = "green",
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
    }
}
words! {
    /// Where the four colours of S1 sit (AMB-1).
    CzSeating {
        /// Red East, green South, yellow West, black North.
        ForbesSides = "forbesSides",
        /// Clockwise in the order of play.
        Clockwise = "clockwise",
        /// Allies across the board.
        AlliesOpposite = "alliesOpposite",
    }
}
words! {
    /// The pairs of colours under `teams=custom` (AMB-1).
    CzAlliances {
        /// Red and green, yellow and black.
        Document = "document",
        /// Red and yellow, green and black.
        Forbes = "forbes",
    }
}
