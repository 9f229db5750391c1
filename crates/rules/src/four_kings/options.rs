//! The options of four kings: every point on which the three documents differ, or are silent.
//!
//! Names and values are those of `docs/formats.md`; AMB-n are the ids of `docs/ambiguities.md`.

use alloc::format;
use alloc::string::{String, ToString};

use super::choices::Choice;
pub use super::choices::*;
use crate::{OptionError, OptionSet, OptionSpec, Values};

/// The table of all options: name, field, type, default.
macro_rules! options {
    ($($(#[$doc:meta])* $id:literal $field:ident: $kind:ty = $default:expr,)+) => {
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
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Options {
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($field: $default,)+ }
            }
        }

        /// Every option once, for its place in [`Rules`].
        #[allow(non_camel_case_types)]
        enum Index { $($field,)+ }

        const WIDTHS: &[u32] = &[$(<$kind as Choice>::BITS,)+];

        impl Rules {
            /// The options in few bytes.
            pub(super) fn new(options: &Options) -> Rules {
                let mut words = [0; 2];
                $(let (word, shift) = place(Index::$field as usize);
                words[word] |= options.$field.pack() << shift;)+
                Rules(words)
            }

            /// The options at length.
            #[inline(always)]
            pub(super) fn options(self) -> Options {
                Options { $($field: self.$field(),)+ }
            }

            $(#[inline(always)]
            pub(super) fn $field(self) -> $kind {
                const PLACE: (usize, u32) = place(Index::$field as usize);
                <$kind as Choice>::unpack((self.0[PLACE.0] >> PLACE.1) & ((1 << <$kind as Choice>::BITS) - 1))
            })+
        }

        static SPECS: &[OptionSpec] = &[$(OptionSpec { id: $id, values: <$kind as Choice>::VALUES },)+];

        impl OptionSet for Options {
            fn specs(&self) -> &'static [OptionSpec] {
                SPECS
            }

            fn get(&self, id: &str) -> Option<String> {
                Some(match id {
                    $($id => self.$field.show(),)+
                    _ => return None,
                })
            }

            fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
                match id {
                    $($id => self.$field = read($id, value)?,)+
                    _ => return Err(OptionError::Unknown {
                        id: id.to_string(),
                        known: SPECS.iter().map(|spec| spec.id).collect::<alloc::vec::Vec<_>>().join(", "),
                    }),
                }
                Ok(())
            }

            fn check(&self) -> Result<(), OptionError> {
                self.find_contradiction()
            }
        }
    };
}

/// The options packed into two words, which every position carries: positions are copied all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rules([u64; 2]);

/// Word and shift of the option with that index.
const fn place(index: usize) -> (usize, u32) {
    let (mut word, mut shift, mut at) = (0, 0, 0);
    loop {
        if shift + WIDTHS[at] > 64 {
            word += 1;
            shift = 0;
        }
        if at == index {
            return (word, shift);
        }
        shift += WIDTHS[at];
        at += 1;
    }
}

fn read<T: Choice>(id: &'static str, value: &str) -> Result<T, OptionError> {
    T::read(value).ok_or_else(|| {
        let (expected, example) = match T::VALUES {
            Values::Words(words) => {
                let (last, others) = words.split_last().unwrap_or((&"", &[]));
                (format!("{} or {last}", others.join(", ")), words.first().unwrap_or(&"").to_string())
            }
            Values::Flag => ("true or false".to_string(), "true".to_string()),
            Values::Number { min, max } | Values::NumberOr { min, max, .. } => {
                (format!("a whole number from {min} to {max}, or off"), "50".to_string())
            }
            Values::Skill => (
                "fair, or skilled: with a probability from 0 to 1 of at most three decimals".to_string(),
                "skilled:0.25".to_string(),
            ),
        };
        OptionError::Value { id, value: value.to_string(), expected, example }
    })
}

options! {
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
    "promotedBoatMayCaptureBoat" boat_takes_boat: bool = true,
    /// Into what a pawn changes.
    "promotionBy" promotion_by: PromotionBy = PromotionBy::Origin,
    /// Which files promote under `promotionBy=arrivalFile`.
    "arrivalFiles" arrival_files: ArrivalFiles = ArrivalFiles::Mirror,
    /// What must have been lost first.
    "promotionNeeds" promotion_needs: PromotionNeeds = PromotionNeeds::PieceLost,
    /// Whether a pawn that may change may also stay (AMB-16).
    "promotionOptional" promotion_optional: bool = true,
    /// When a waiting pawn changes.
    "pendingPromotion" pending_promotion: PendingPromotion = PendingPromotion::OwnerTurnStart,
    /// Whether a pawn may enter the last line before it can change (AMB-14).
    "enterLastLineEarly" enter_last_line_early: bool = true,
    /// What the loss of the king does.
    "kingLoss" king_loss: KingLoss = KingLoss::PlaysOn,
    /// Who commands when both kings of a team are lost.
    "bothRajasLost" both_rajas_lost: BothRajasLost = BothRajasLost::CommandStays,
    /// The point for an enemy throne.
    "throneEntry" throne_entry: ThroneEntry = ThroneEntry::Off,
    /// The points for a king killed on his throne.
    "throneKill" throne_kill: ThroneKill = ThroneKill::Off,
    /// Whether a throne kill by a king gives 2 in place of the 1 for entering, not both (AMB-22).
    "throneKillReplacesEntry" kill_replaces_entry: bool = true,
    /// The points for an empire.
    "empire" empire: Empire = Empire::Off,
    /// Whether command has to come before the second king falls.
    "empireOrder" empire_order: EmpireOrder = EmpireOrder::Any,
    /// Which enemy kings count as killed.
    "empireCounts" empire_counts: EmpireCounts = EmpireCounts::Simultaneous,
    /// Whether the 4 for an empire on the throne needs a king as captor (AMB-33).
    "empire4NeedsRaja" empire4_needs_raja: bool = false,
    /// Whether the move that makes an empire gives nothing for the throne besides (AMB-32).
    "empireSuppressesThroneBonus" empire_suppresses_throne: bool = true,
    /// What entering the ally's throne does.
    "allyThrone" ally_throne: AllyThrone = AllyThrone::None,
    /// When an exchange of kings may be offered.
    "exchange" exchange: Exchange = Exchange::Off,
    /// Where a king comes back when his throne is taken.
    "exchangePlace" exchange_place: ExchangePlace = ExchangePlace::ThroneElseAny,
    /// Who has to agree.
    "exchangeAccept" exchange_accept: ExchangeAccept = ExchangeAccept::OwnerOfKilled,
    /// Whether the points for kings that come back stay (AMB-41).
    "exchangeKeepsPoints" exchange_keeps_points: bool = true,
    /// Whether a last king may be withdrawn.
    "withdrawLastKing" withdraw_last_king: WithdrawLastKing = WithdrawLastKing::Off,
    /// What happens when only kings are left.
    "onlyKings" only_kings: OnlyKings = OnlyKings::EndByScore,
    /// When the individual game is over.
    "individualEnd" individual_end: IndividualEnd = IndividualEnd::LastArmy,
    /// Full rounds after which the game is over whatever stands on the board; 0 for no such end (AMB-9).
    "rounds" rounds: u8 = 0,
    /// What the game is about.
    "goal" goal: Goal = Goal::Points,
    /// The reward for all three kings.
    "bonus54" bonus54: Bonus54 = Bonus54::Off,
    /// Full rounds without capture or pawn move that end the game; 0 for never (AMB-9, AMB-48, AMB-74).
    "noProgressRounds" no_progress_rounds: u16 = 50,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_read_as_shown() {
        let mut options = Options::default();
        for spec in SPECS {
            let own = options.get(spec.id).unwrap();
            options.set(spec.id, &own).unwrap();
            assert_eq!(options, Options::default());
            assert_eq!(Rules::new(&options).options(), options);
            if let Values::Words(words) = spec.values {
                for word in words {
                    let mut changed = options;
                    changed.set(spec.id, word).unwrap();
                    assert_eq!(changed.get(spec.id).as_deref(), Some(*word));
                    assert_eq!(Rules::new(&changed).options(), changed);
                }
            }
            assert!(options.set(spec.id, "?").is_err());
        }
    }
}
