//! The options of four kings: every point on which the three documents differ, or are silent.
//!
//! Names and values are those of positions, records and requests; AMB-n are the ids of `docs/ambiguities.md`.

pub use super::choices::*;
use crate::options::{Bounded, options};

options! {
    /// The options of four kings. The default is the individual game of S0 (`chaturaji-pl-solo`).
    ///
    /// ```
    /// use ashtapada_rules::{OptionSet, four_kings::{Dice, Options}};
    /// let mut options = Options::default();
    /// options.set("dice", "2").unwrap();
    /// assert_eq!(options.dice, Dice::Two);
    /// let error = options.set("dice", "3").unwrap_err();
    /// assert_eq!(error.to_string(), "option `dice` cannot be `3`; expected 0, 1 or 2, for example dice=0");
    /// ```
    pub struct Options in u64, specs SPECS;

    /// How many dice.
    Dice: "dice" dice: Dice = Dice::One,
    /// What the die looks like.
    Dice: "dieKind" die_kind: DieKind = DieKind::Stick,
    /// How the dice are thrown.
    Dice: "throw" throw: Throwing = Throwing::FAIR,
    /// Which colour sits where.
    Players: "colours" colours: Colours = Colours::Polish,
    /// Who plays with whom.
    Players: "teams" teams: Teams = Teams::None,
    /// Who is first.
    Players: "firstPlayer" first_player: FirstPlayer = FirstPlayer::Fixed,
    /// A throw that cannot be used.
    Dice: "blockedThrow" blocked_throw: BlockedThrow = BlockedThrow::LoseMove,
    /// Whether a possible move may be passed (AMB-5).
    Players: "mayPass" may_pass: bool = false,
    /// Whether, with two dice, both have to be used where that is possible (AMB-52).
    Dice: "twoDice.mustMaximise" must_maximise: bool = false,
    /// Whether an ally's pieces may be captured (AMB-2).
    Players: "captureAlly" capture_ally: bool = false,
    /// Which pieces may capture which.
    Captures: "rankRule" rank_rule: RankRule = RankRule::Off,
    /// What a parade of boats does.
    Captures: "parade" parade: Parade = Parade::All3,
    /// Whether a pawn that becomes a boat can complete a parade (AMB-11).
    Captures: "paradeByPromotion" parade_by_promotion: bool = false,
    /// On whose throws a boat won by a parade is moved.
    Captures: "paradeBoatTurns" parade_boat_turns: ParadeBoatTurns = ParadeBoatTurns::OwnThrowOnly,
    /// How a boat moves.
    Board: "boatMove" boat_move: BoatMove = BoatMove::Leap,
    /// How an elephant moves.
    Board: "elephantMove" elephant_move: ElephantMove = ElephantMove::Rook,
    /// Whether a boat may take a boat in the ordinary way, which only promoted boats can (AMB-3).
    Captures: "promotedBoatMayCaptureBoat" boat_takes_boat: bool = false,
    /// What a pawn is promoted to.
    Promotion: "promotionBy" promotion_by: PromotionBy = PromotionBy::Origin,
    /// Which files promote under `promotionBy=arrivalFile`.
    Promotion: "arrivalFiles" arrival_files: ArrivalFiles = ArrivalFiles::Mirror,
    /// What must have been lost first.
    Promotion: "promotionNeeds" promotion_needs: PromotionNeeds = PromotionNeeds::PieceLost,
    /// Whose losses count, when one player holds two armies.
    Promotion: "lossesBy" losses_by: LossesBy = LossesBy::Player,
    /// Whether a pawn that may be promoted may also stay a pawn (AMB-16).
    Promotion: "promotionOptional" promotion_optional: bool = true,
    /// When a waiting pawn is promoted.
    Promotion: "pendingPromotion" pending_promotion: PendingPromotion = PendingPromotion::OwnerTurnStart,
    /// Whether a pawn may enter the last line before it can be promoted (AMB-14).
    Promotion: "enterLastLineEarly" enter_last_line_early: bool = true,
    /// What the loss of the king does.
    Kings: "kingLoss" king_loss: KingLoss = KingLoss::PlaysOn,
    /// Who commands when both kings of a team are lost.
    Kings: "bothRajasLost" both_rajas_lost: BothRajasLost = BothRajasLost::Flip,
    /// The point for an enemy throne.
    Kings: "throneEntry" throne_entry: ThroneEntry = ThroneEntry::Off,
    /// The points for a king killed on its throne.
    Kings: "throneKill" throne_kill: ThroneKill = ThroneKill::Off,
    /// Whether a throne kill by a king gives 2 in place of the 1 for entering, not both (AMB-22).
    Kings: "throneKillReplacesEntry" kill_replaces_entry: bool = false,
    /// The points for an empire.
    Kings: "empire" empire: Empire = Empire::Off,
    /// Whether command has to come before the second king falls.
    Kings: "empireOrder" empire_order: EmpireOrder = EmpireOrder::Any,
    /// Whether how the second king fell counts though command came later (AMB-34).
    Kings: "empireMemory" empire_memory: bool = true,
    /// Which enemy kings count as killed.
    Kings: "empireCounts" empire_counts: FallenKings = FallenKings::Simultaneous,
    /// Whether the 4 for an empire on the throne needs a king as captor (AMB-33).
    Kings: "empire4NeedsRaja" empire4_needs_raja: bool = false,
    /// On whose throne the king has to fall for the 4.
    Kings: "empireThrone" empire_throne: EmpireThrone = EmpireThrone::Own,
    /// Whether the move that makes an empire gives nothing for the victim's throne besides (AMB-32).
    Kings: "empireSuppressesThroneBonus" empire_suppresses_throne: bool = false,
    /// What entering the ally's throne does.
    Kings: "allyThrone" ally_throne: AllyThrone = AllyThrone::None,
    /// When an exchange of kings may be offered.
    Kings: "exchange" exchange: Exchange = Exchange::Off,
    /// Where a king comes back when its throne is taken.
    Kings: "exchangePlace" exchange_place: ExchangePlace = ExchangePlace::ThroneElseAny,
    /// Who has to agree.
    Kings: "exchangeAccept" exchange_accept: ExchangeAccept = ExchangeAccept::OwnerOfKilled,
    /// Whether an exchange brings back the king of a player who had lost everything (AMB-107).
    Kings: "exchangeRevives" exchange_revives: bool = true,
    /// Whether the points for kings that come back stay (AMB-41).
    Kings: "exchangeKeepsPoints" exchange_keeps_points: bool = true,
    /// Whether a lost king comes back without an exchange.
    Kings: "kingReturn" king_return: KingReturn = KingReturn::Off,
    /// Whether a last king may be withdrawn.
    Kings: "withdrawLastKing" withdraw_last_king: WithdrawLastKing = WithdrawLastKing::Off,
    /// What happens when only kings are left.
    End: "onlyKings" only_kings: OnlyKings = OnlyKings::EndByScore,
    /// When the individual game is over.
    End: "individualEnd" individual_end: IndividualEnd = IndividualEnd::LastArmy,
    /// Full rounds after which the game is over whatever stands on the board; 0 for no such end (AMB-9).
    End: "rounds" rounds: Bounded<0, 200> = Bounded::new(0),
    /// The goal of the game.
    End: "goal" goal: Goal = Goal::Points,
    /// What captured pieces are worth.
    End: "pointValues" point_values: PointValues = PointValues::Ranked,
    /// Whether a move that newly attacks two enemy kings gives 1 point, and one that attacks three 5.
    Kings: "forkedKings" forked_kings: bool = false,
    /// Whether, where the game ends without progress or by repetition, each king that still stands gives 2 points.
    End: "drawBonus" draw_bonus: bool = false,
    /// The reward for all three kings.
    End: "bonus54" bonus54: Bonus54 = Bonus54::Off,
    /// Whether a king that the capturing move itself made by promotion counts for it (AMB-112).
    End: "bonus54NewKing" bonus54_new_king: bool = false,
    /// Which captured kings count for it: not one that was made again and stands (AMB-112), or all.
    End: "bonus54Counts" bonus54_counts: FallenKings = FallenKings::Simultaneous,
    /// Whether an ally who was put out of the game shares a win or a draw (AMB-111).
    End: "outAllyWins" out_ally_wins: bool = false,
    /// Full rounds without capture or pawn move that end the game; 0 for never (AMB-9, AMB-48, AMB-74).
    End: "noProgressRounds" no_progress_rounds: Bounded<0, 1000> = Bounded::new(50),
    /// Whether the third repetition draws.
    End: "repetition" repetition: Repetition = Repetition::Off,
    /// Where the colours of S1 sit.
    Players: "cz.seating" cz_seating: CzSeating = CzSeating::ForbesSides,
    /// The pairs of colours under `teams=custom`.
    Players: "cz.alliances" cz_alliances: CzAlliances = CzAlliances::Document,
    /// Whether an ally who is out keeps his turn.
    Kings: "cz.allySeat" cz_ally_seat: CzAllySeat = CzAllySeat::Dropped,
    /// Which squares promote.
    Promotion: "cz.promotionSquares" cz_promotion_squares: CzPromotionSquares = CzPromotionSquares::BothHalves,
    /// Where the privileged pawn may be promoted.
    Promotion: "cz.privilegedSquares" cz_privileged_squares: CzPrivilegedSquares = CzPrivilegedSquares::WholeFarEdge,
    /// What an enemy throne gives.
    Kings: "cz.enemyThrone" cz_enemy_throne: CzEnemyThrone = CzEnemyThrone::None,
}
