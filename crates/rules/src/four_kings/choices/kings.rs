//! Lost kings, thrones, command, empires, exchange and withdrawal.

use crate::options::words;

words! {
    /// What the loss of the king does (AMB-8).
    KingLoss {
        /// Nothing: the player plays on.
        PlaysOn = "playsOn",
        /// The partner commands the army.
        PartnerCommands = "partnerCommands",
        /// The army stands still.
        Freeze = "freeze",
        /// The army stands still, and what is taken of it is worth nothing.
        Dead = "dead",
    }
}

impl KingLoss {
    /// Whether the army stands still.
    pub(in crate::four_kings) const fn stills(self) -> bool {
        matches!(self, KingLoss::Freeze | KingLoss::Dead)
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
    /// The two points for killing a king on its throne (AMB-21).
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
    /// On whose throne the second king has to fall for the 4 points of an empire (AMB-109).
    EmpireThrone {
        /// On its own.
        Own = "own",
        /// On any of the four.
        Any = "any",
    }
}
words! {
    /// Which enemy kings count as killed, for an empire (AMB-36) and for the 54 points (AMB-112).
    FallenKings {
        /// Those whose army is without a king at that moment.
        Simultaneous = "simultaneous",
        /// All that were ever killed, though they may have come back or been made again.
        Ever = "ever",
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
    /// Whether an ally who is out keeps his turn (AMB-65).
    CzAllySeat {
        /// No: one throw for both armies.
        Dropped = "dropped",
        /// Yes, played by the commander.
        Kept = "kept",
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
    /// Where a king comes back when its throne is taken (AMB-39).
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
    /// Whether a lost king comes back without an exchange.
    KingReturn {
        /// No.
        Off = "off",
        /// Once, when its army's ally captures an enemy king: in place of a move its player puts it on an empty square.
        AllyCapture = "allyCapture",
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
