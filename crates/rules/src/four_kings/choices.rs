//! What each option of four kings can be: enums whose variants are words, numbers, flags.

use alloc::format;
use alloc::string::{String, ToString};

use crate::Values;

/// A type of values that an option can have.
pub(super) trait Choice: Copy {
    const VALUES: Values;
    /// How many bits it takes in [`Rules`].
    const BITS: u32;
    fn pack(self) -> u64;
    fn unpack(bits: u64) -> Self;
    fn show(self) -> String;
    fn read(text: &str) -> Option<Self>;
}

/// An enum whose variants are words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl Choice for $name {
            const VALUES: Values = Values::Words(&[$($word),+]);
            const BITS: u32 = [$($word),+].len().next_power_of_two().trailing_zeros();
            #[inline(always)]
            fn pack(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn unpack(bits: u64) -> $name {
                $(if bits == $name::$variant as u64 {
                    return $name::$variant;
                })+
                // No other bits are ever packed.
                [$($name::$variant),+][0]
            }
            fn show(self) -> String {
                match self { $($name::$variant => $word),+ }.to_string()
            }
            fn read(text: &str) -> Option<$name> {
                match text { $($word => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

words! {
    /// How many dice.
    Dice {
        /// Free choice of the piece.
        None = "0",
        /// One die.
        One = "1",
        /// Two dice thrown together, two moves.
        Two = "2",
    }
}
words! {
    /// What the die looks like; the odds are the same.
    DieKind {
        /// A long die with the faces 2 to 5.
        Stick = "stick2345",
        /// A cube, thrown again on 1 and 6.
        Cube = "d6reroll",
    }
}
words! {
    /// Who plays with whom.
    Teams {
        /// Everyone for himself.
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
        /// By lot, settled by whoever makes the table.
        Random = "random",
        /// By the highest throw, settled by whoever makes the table.
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
    /// A throw that cannot be used (AMB-4).
    BlockedThrow {
        /// The move is lost.
        LoseMove = "loseMove",
        /// The dice are thrown again, if any face could be used.
        Rethrow = "rethrow",
        /// Only the die that cannot be used is lost.
        DieLost = "dieLost",
    }
}
words! {
    /// Who may capture whom (AMB-49, AMB-62).
    RankRule {
        /// Everyone everyone.
        Off = "off",
        /// Pawns and boats only pawns and boats.
        PlRanks = "plRanks",
        /// Pawns only pawns and boats; boats only pawns.
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
    }
}
words! {
    /// On whose throws a boat under command after a parade is moved (AMB-42).
    ParadeBoatTurns {
        /// On the maker's throws only.
        OwnThrowOnly = "ownThrowOnly",
        /// On the partner's 2 too the maker moves either boat.
        BothThrows = "bothThrows",
    }
}
words! {
    /// Into what a pawn changes (AMB-13).
    PromotionBy {
        /// The piece it stood before at the start.
        Origin = "origin",
        /// The piece of the file on which it arrives.
        ArrivalFile = "arrivalFile",
        /// Horse or elephant, on their squares only.
        CzSquares = "czSquares",
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
    /// What must have been lost before a pawn may change.
    PromotionNeeds {
        /// The piece it becomes.
        PieceLost = "pieceLost",
        /// A pawn.
        PawnLost = "pawnLost",
    }
}
words! {
    /// When a waiting pawn changes (AMB-15).
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
    /// What the loss of the king does (AMB-8).
    KingLoss {
        /// Nothing: the player plays on.
        PlaysOn = "playsOn",
        /// The partner commands the army.
        PartnerCommands = "partnerCommands",
        /// The army stands still.
        Freeze = "freeze",
    }
}
words! {
    /// Who commands when both kings of a team are lost (AMB-29).
    BothRajasLost {
        /// The last commander.
        CommandStays = "commandStays",
        /// The partner of the one who lost his king last.
        Flip = "flip",
        /// Each his own army.
        EachOwn = "eachOwn",
    }
}
words! {
    /// The point for entering an enemy throne (AMB-19).
    ThroneEntry {
        /// None.
        Off = "off",
        /// Once for each throne and team.
        OncePerThronePerTeam = "oncePerThronePerTeam",
        /// Each time.
        EveryEntry = "everyEntry",
        /// Once for each king and throne.
        OncePerRajaPerThrone = "oncePerRajaPerThrone",
    }
}
words! {
    /// The two points for killing a king on his throne (AMB-21).
    ThroneKill {
        /// None.
        Off = "off",
        /// By any piece.
        AnyPiece = "anyPiece",
        /// By a king only.
        RajaOnly = "rajaOnly",
    }
}
words! {
    /// The points for an empire (AMB-32).
    Empire {
        /// None.
        Off = "off",
        /// 1, 2 or 4: the largest that applies.
        ExclusiveMax = "exclusiveMax",
        /// The sum of those that apply.
        Cumulative = "cumulative",
    }
}
words! {
    /// Whether command has to come before the second king falls (AMB-34).
    EmpireOrder {
        /// In any order.
        Any = "any",
        /// Command first.
        CommandFirst = "commandFirst",
    }
}
words! {
    /// What entering the ally's throne does (AMB-24, AMB-65).
    AllyThrone {
        /// Nothing.
        None = "none",
        /// Command of both armies, on both seats' throws.
        CommandBothThrows = "commandBothThrows",
        /// The ally is out; his army is commanded for the rest of the game.
        CommandAllyOut = "commandAllyOut",
    }
}
words! {
    /// When an exchange of fallen kings may be offered (AMB-68).
    Exchange {
        /// Never.
        Off = "off",
        /// Right after the move that killed a king.
        AfterKill = "afterKill",
        /// Also before one's own throw.
        AnyOwnTurn = "anyOwnTurn",
    }
}
words! {
    /// Where a king comes back when his throne is taken (AMB-39).
    ExchangePlace {
        /// On any empty square.
        ThroneElseAny = "throneElseAny",
        /// On an empty square beside the throne.
        ThroneElseAdjacent = "throneElseAdjacent",
    }
}
words! {
    /// Who has to agree to an exchange (AMB-37).
    ExchangeAccept {
        /// The owner of the king just killed, or his commander.
        OwnerOfKilled = "ownerOfKilled",
        /// Both opponents still in the game.
        BothOpponents = "bothOpponents",
    }
}
words! {
    /// Whether a last king may be taken off the board (AMB-44).
    WithdrawLastKing {
        /// No.
        Off = "off",
        /// In games of teams.
        TeamOnly = "teamOnly",
        /// Always.
        Always = "always",
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
words! {
    /// Whether an ally who is out keeps his turn (AMB-65).
    CzAllySeat {
        /// No: one throw for both armies.
        Dropped = "dropped",
        /// Yes, played by the commander.
        Kept = "kept",
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
    /// Where the privileged pawn may change (AMB-72).
    CzPrivilegedSquares {
        /// On the whole far edge.
        WholeFarEdge = "wholeFarEdge",
        /// On any of the sixteen squares where pieces began.
        Literal16 = "literal16",
        /// On those of the sixteen that lie on the far edge.
        FarEdgeHomes = "farEdgeHomes",
    }
}
words! {
    /// What entering an enemy throne gives under S1 (AMB-64).
    CzEnemyThrone {
        /// Nothing; it is announced.
        None = "none",
        /// One point, once for each throne and team.
        Stake1 = "stake1",
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

impl Choice for bool {
    const VALUES: Values = Values::Flag;
    const BITS: u32 = 1;
    #[inline(always)]
    fn pack(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn unpack(bits: u64) -> bool {
        bits != 0
    }
    fn show(self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<bool> {
        text.parse().ok()
    }
}

/// A number of rounds; 0 is none.
impl Choice for u16 {
    const VALUES: Values = Values::Number { min: 0, max: 1000 };
    const BITS: u32 = 16;
    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from(self)
    }
    #[inline(always)]
    fn unpack(bits: u64) -> u16 {
        bits as u16
    }
    fn show(self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<u16> {
        if text == "off" {
            return Some(0);
        }
        (text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit()))
            .then(|| text.parse().ok())
            .flatten()
            .filter(|&n| n <= 1000)
    }
}

/// How the dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throwing(u16);

impl Throwing {
    /// The four faces are equally likely.
    pub const FAIR: Throwing = Throwing(u16::MAX);

    /// The thrower names a face, which comes with this probability in thousandths; else the four
    /// faces are equally likely. More than 1000 counts as 1000.
    pub const fn skilled(thousandths: u16) -> Throwing {
        Throwing(if thousandths > 1000 { 1000 } else { thousandths })
    }

    /// The skill in thousandths; `None` when the throw is fair.
    pub const fn skill(self) -> Option<u16> {
        if self.0 == u16::MAX { None } else { Some(self.0) }
    }
}

impl Choice for Throwing {
    const VALUES: Values = Values::Skill;
    const BITS: u32 = 16;
    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from(self.0)
    }
    #[inline(always)]
    fn unpack(bits: u64) -> Throwing {
        Throwing(bits as u16)
    }
    fn show(self) -> String {
        match self.skill() {
            None => "fair".to_string(),
            Some(1000) => "skilled:1".to_string(),
            Some(0) => "skilled:0".to_string(),
            Some(skill) => format!("skilled:{}", format!("0.{skill:03}").trim_end_matches('0')),
        }
    }
    fn read(text: &str) -> Option<Throwing> {
        if text == "fair" {
            return Some(Throwing::FAIR);
        }
        let (whole, decimals) = match text.strip_prefix("skilled:")?.split_once('.') {
            None => (text.strip_prefix("skilled:")?, ""),
            Some((whole, decimals)) if !decimals.is_empty() => (whole, decimals),
            Some(_) => return None,
        };
        if decimals.len() > 3 || !decimals.bytes().all(|b| b.is_ascii_digit()) || !matches!(whole, "0" | "1") {
            return None;
        }
        let thousandths = format!("{whole}{decimals:0<3}").parse().ok()?;
        (thousandths <= 1000).then_some(Throwing(thousandths))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skill_is_exact() {
        for text in ["fair", "skilled:0", "skilled:1", "skilled:0.5", "skilled:0.125", "skilled:0.05"] {
            assert_eq!(Throwing::read(text).map(Choice::show).as_deref(), Some(text));
        }
        for text in ["skilled", "skilled:", "skilled:2", "skilled:1.5", "skilled:0.1234", "skilled:0.", "skilled:-0"] {
            assert_eq!(Throwing::read(text), None);
        }
    }
}
