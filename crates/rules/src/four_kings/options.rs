//! The options of four kings: every point on which the three documents differ, or are silent.
//!
//! Names and values are those of `docs/formats.md`; AMB-n are the ids of `docs/ambiguities.md`.

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
    pub struct Options in u64;

    /// How many dice.
    "dice" dice: Dice = Dice::One,
    /// What the die looks like.
    "dieKind" die_kind: DieKind = DieKind::Stick,
    /// How the dice are thrown.
    "throw" throw: Throwing = Throwing::FAIR,
    /// Which colour sits where.
    "colours" colours: Colours = Colours::Polish,
    /// Who plays with whom.
    "teams" teams: Teams = Teams::None,
    /// Who is first.
    "firstPlayer" first_player: FirstPlayer = FirstPlayer::Fixed,
    /// A throw that cannot be used.
    "blockedThrow" blocked_throw: BlockedThrow = BlockedThrow::LoseMove,
    /// Whether a move that could be made may be let go by (AMB-5).
    "mayPass" may_pass: bool = false,
    /// Whether, with two dice, both have to be used where that is possible (AMB-52).
    "twoDice.mustMaximise" must_maximise: bool = false,
    /// Whether an ally's pieces may be captured (AMB-2).
    "captureAlly" capture_ally: bool = false,
    /// Who may capture whom.
    "rankRule" rank_rule: RankRule = RankRule::Off,
    /// What a parade of boats does.
    "parade" parade: Parade = Parade::All3,
    /// Whether a pawn that becomes a boat can complete a parade (AMB-11).
    "paradeByPromotion" parade_by_promotion: bool = false,
    /// On whose throws a boat won by a parade is moved.
    "paradeBoatTurns" parade_boat_turns: ParadeBoatTurns = ParadeBoatTurns::OwnThrowOnly,
    /// Whether a boat may take a boat in the ordinary way, which only promoted boats can (AMB-3).
    "promotedBoatMayCaptureBoat" boat_takes_boat: bool = false,
    /// Into what a pawn changes.
    "promotionBy" promotion_by: PromotionBy = PromotionBy::Origin,
    /// Which files promote under `promotionBy=arrivalFile`.
    "arrivalFiles" arrival_files: ArrivalFiles = ArrivalFiles::Mirror,
    /// What must have been lost first.
    "promotionNeeds" promotion_needs: PromotionNeeds = PromotionNeeds::PieceLost,
    /// Whose losses those are, when one player holds two armies.
    "lossesBy" losses_by: LossesBy = LossesBy::Player,
    /// Whether a pawn that may change may also stay (AMB-16).
    "promotionOptional" promotion_optional: bool = true,
    /// When a waiting pawn changes.
    "pendingPromotion" pending_promotion: PendingPromotion = PendingPromotion::OwnerTurnStart,
    /// Whether a pawn may enter the last line before it can change (AMB-14).
    "enterLastLineEarly" enter_last_line_early: bool = true,
    /// What the loss of the king does.
    "kingLoss" king_loss: KingLoss = KingLoss::PlaysOn,
    /// Who commands when both kings of a team are lost.
    "bothRajasLost" both_rajas_lost: BothRajasLost = BothRajasLost::Flip,
    /// The point for an enemy throne.
    "throneEntry" throne_entry: ThroneEntry = ThroneEntry::Off,
    /// The points for a king killed on his throne.
    "throneKill" throne_kill: ThroneKill = ThroneKill::Off,
    /// Whether a throne kill by a king gives 2 in place of the 1 for entering, not both (AMB-22).
    "throneKillReplacesEntry" kill_replaces_entry: bool = false,
    /// The points for an empire.
    "empire" empire: Empire = Empire::Off,
    /// Whether command has to come before the second king falls.
    "empireOrder" empire_order: EmpireOrder = EmpireOrder::Any,
    /// Whether how the second king fell counts though command came later (AMB-34).
    "empireMemory" empire_memory: bool = true,
    /// Which enemy kings count as killed.
    "empireCounts" empire_counts: EmpireCounts = EmpireCounts::Simultaneous,
    /// Whether the 4 for an empire on the throne needs a king as captor (AMB-33).
    "empire4NeedsRaja" empire4_needs_raja: bool = false,
    /// On whose throne he has to fall for the 4.
    "empireThrone" empire_throne: EmpireThrone = EmpireThrone::Own,
    /// Whether the move that makes an empire gives nothing for the victim's throne besides (AMB-32).
    "empireSuppressesThroneBonus" empire_suppresses_throne: bool = false,
    /// What entering the ally's throne does.
    "allyThrone" ally_throne: AllyThrone = AllyThrone::None,
    /// When an exchange of kings may be offered.
    "exchange" exchange: Exchange = Exchange::Off,
    /// Where a king comes back when his throne is taken.
    "exchangePlace" exchange_place: ExchangePlace = ExchangePlace::ThroneElseAny,
    /// Who has to agree.
    "exchangeAccept" exchange_accept: ExchangeAccept = ExchangeAccept::OwnerOfKilled,
    /// Whether an exchange brings back the king of a player who had lost everything (AMB-107).
    "exchangeRevives" exchange_revives: bool = true,
    /// Whether the points for kings that come back stay (AMB-41).
    "exchangeKeepsPoints" exchange_keeps_points: bool = true,
    /// Whether a last king may be withdrawn.
    "withdrawLastKing" withdraw_last_king: WithdrawLastKing = WithdrawLastKing::Off,
    /// What happens when only kings are left.
    "onlyKings" only_kings: OnlyKings = OnlyKings::EndByScore,
    /// When the individual game is over.
    "individualEnd" individual_end: IndividualEnd = IndividualEnd::LastArmy,
    /// Full rounds after which the game is over whatever stands on the board; 0 for no such end (AMB-9).
    "rounds" rounds: Bounded<0, 200> = Bounded::new(0),
    /// What the game is about.
    "goal" goal: Goal = Goal::Points,
    /// The reward for all three kings.
    "bonus54" bonus54: Bonus54 = Bonus54::Off,
    /// Whether a king counts for it that the capturing move itself has made (AMB-112).
    "bonus54NewKing" bonus54_new_king: bool = false,
    /// Whether an ally who was put out of the game shares a win or a draw (AMB-111).
    "outAllyWins" out_ally_wins: bool = false,
    /// Full rounds without capture or pawn move that end the game; 0 for never (AMB-9, AMB-48, AMB-74).
    "noProgressRounds" no_progress_rounds: Bounded<0, 1000> = Bounded::new(50),
    /// Whether the third repetition draws.
    "repetition" repetition: Repetition = Repetition::Off,
    /// Where the colours of S1 sit.
    "cz.seating" cz_seating: CzSeating = CzSeating::ForbesSides,
    /// The pairs of colours under `teams=custom`.
    "cz.alliances" cz_alliances: CzAlliances = CzAlliances::Document,
    /// Whether an ally who is out keeps his turn.
    "cz.allySeat" cz_ally_seat: CzAllySeat = CzAllySeat::Dropped,
    /// Which squares promote.
    "cz.promotionSquares" cz_promotion_squares: CzPromotionSquares = CzPromotionSquares::BothHalves,
    /// Where the privileged pawn may change.
    "cz.privilegedSquares" cz_privileged_squares: CzPrivilegedSquares = CzPrivilegedSquares::WholeFarEdge,
    /// What an enemy throne gives.
    "cz.enemyThrone" cz_enemy_throne: CzEnemyThrone = CzEnemyThrone::None,
}
