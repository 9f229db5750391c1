//! Options that contradict each other.

use super::options::*;
use crate::OptionError;

impl Options {
    /// The first contradiction found, as an error.
    pub(super) fn find_contradiction(&self) -> Result<(), OptionError> {
        let base = Options::default();
        let alone = self.teams == Teams::None;
        let czech = self.colours == Colours::Czech;
        let rules = [
            (
                self.goal == Goal::Points && self.king_loss == KingLoss::Freeze,
                "goal",
                "kingLoss",
                "an army that stands still belongs to the game for both kings, and takes no part in one for points",
            ),
            (
                self.goal != Goal::Points && self.king_loss == KingLoss::Dead,
                "goal",
                "kingLoss",
                "that pieces without a king are worth nothing matters only where points are counted",
            ),
            (
                !alone && self.king_loss == KingLoss::Dead,
                "teams",
                "kingLoss",
                "an army that is worth nothing belongs to the game without partners",
            ),
            (
                self.goal != Goal::Points && self.forked_kings,
                "goal",
                "forkedKings",
                "points mean nothing where they are not counted",
            ),
            (
                self.goal != Goal::Points && self.draw_bonus,
                "goal",
                "drawBonus",
                "points mean nothing where they are not counted",
            ),
            (!alone && self.draw_bonus, "teams", "drawBonus", "it is for those who play without partners"),
            (
                self.goal != Goal::Points && self.point_values != PointValues::Ranked,
                "goal",
                "pointValues",
                "points mean nothing where they are not counted",
            ),
            (
                self.die_kind == DieKind::Six && self.throw != Throwing::FAIR,
                "dieKind",
                "throw",
                "skill is told of dice whose faces are equally likely",
            ),
            (
                self.promotion_by == PromotionBy::Never && self.pending_promotion != base.pending_promotion,
                "promotionBy",
                "pendingPromotion",
                "no pawn ever waits for a promotion",
            ),
            (
                self.goal == Goal::BothKings && alone,
                "goal",
                "teams",
                "both enemy kings can be killed only where two play against two",
            ),
            (
                self.bonus54 != Bonus54::Off && !alone,
                "bonus54",
                "teams",
                "a player with a partner has two enemy kings to capture, not three",
            ),
            (
                self.bonus54 != Bonus54::Off && self.goal != Goal::Points,
                "bonus54",
                "goal",
                "54 points mean nothing where points are not counted",
            ),
            (
                self.dice == Dice::None && self.throw != Throwing::FAIR,
                "dice",
                "throw",
                "there is nothing to throw with skill in a game without dice",
            ),
            (
                self.dice == Dice::None && self.blocked_throw.throws_again(),
                "dice",
                "blockedThrow",
                "nothing can be thrown again in a game without dice",
            ),
            (
                self.blocked_throw.throws_again() && self.throw == Throwing::skilled(1000),
                "blockedThrow",
                "throw",
                "a face that cannot be used could be called, come for certain and be thrown again for ever",
            ),
            (self.exchange != Exchange::Off && alone, "exchange", "teams", "kings are exchanged between teams"),
            (
                self.king_return != KingReturn::Off && alone,
                "kingReturn",
                "teams",
                "it takes an ally to bring a king back",
            ),
            (
                self.king_return != KingReturn::Off && self.king_loss != KingLoss::Freeze,
                "kingReturn",
                "kingLoss",
                "only an army that stands still waits for its king",
            ),
            (
                self.king_return != KingReturn::Off && self.exchange != Exchange::Off,
                "kingReturn",
                "exchange",
                "a king comes back in one way or the other",
            ),
            (
                self.parade == Parade::TwoAndCommand && alone,
                "parade",
                "teams",
                "only a partner's boat can come under command",
            ),
            (
                self.king_loss == KingLoss::PartnerCommands && alone,
                "kingLoss",
                "teams",
                "without partners nobody takes command of a lost king's army",
            ),
            (
                self.ally_throne != AllyThrone::None && alone,
                "allyThrone",
                "teams",
                "without allies there is no ally's throne",
            ),
            (
                self.empire != Empire::Off && alone,
                "empire",
                "teams",
                "an empire needs the united armies of two partners",
            ),
            (
                self.empire != Empire::Off
                    && self.ally_throne == AllyThrone::None
                    && self.king_loss != KingLoss::PartnerCommands,
                "empire",
                "allyThrone",
                "an empire needs command of the partner's army, which nothing gives here",
            ),
            (
                self.empire_counts != base.empire_counts && self.empire == Empire::Off,
                "empireCounts",
                "empire",
                "no empire is paid for",
            ),
            (
                self.empire_throne != base.empire_throne && self.empire == Empire::Off,
                "empireThrone",
                "empire",
                "no empire is paid for",
            ),
            (
                self.bonus54_new_king && self.bonus54 == Bonus54::Off,
                "bonus54NewKing",
                "bonus54",
                "there are no 54 points to earn",
            ),
            (
                self.bonus54_counts != base.bonus54_counts && self.bonus54 == Bonus54::Off,
                "bonus54Counts",
                "bonus54",
                "there are no 54 points to earn",
            ),
            (
                self.losses_by != base.losses_by && self.ally_throne != AllyThrone::CommandAllyOut,
                "lossesBy",
                "allyThrone",
                "it is about the ally put out by allyThrone=commandAllyOut",
            ),
            (
                self.out_ally_wins && self.ally_throne != AllyThrone::CommandAllyOut,
                "outAllyWins",
                "allyThrone",
                "it is about the ally put out by allyThrone=commandAllyOut",
            ),
            (
                self.individual_end != base.individual_end && !alone,
                "individualEnd",
                "teams",
                "it ends a game without teams",
            ),
            (
                self.individual_end != base.individual_end && self.goal != Goal::Points,
                "individualEnd",
                "goal",
                "when the kings are gone only points can decide",
            ),
            (self.capture_ally && alone, "captureAlly", "teams", "without teams nobody is an ally"),
            (
                self.must_maximise && self.dice != Dice::Two,
                "twoDice.mustMaximise",
                "dice",
                "only of two dice can both be used",
            ),
            (
                self.must_maximise && self.may_pass,
                "twoDice.mustMaximise",
                "mayPass",
                "who may pass need not use both dice",
            ),
            (
                self.parade_boat_turns != base.parade_boat_turns && self.parade != Parade::TwoAndCommand,
                "paradeBoatTurns",
                "parade",
                "no boat comes under command by this parade",
            ),
            (
                self.arrival_files != base.arrival_files && self.promotion_by != PromotionBy::ArrivalFile,
                "arrivalFiles",
                "promotionBy",
                "the file of arrival decides nothing here",
            ),
            (
                self.cz_seating != base.cz_seating && !czech,
                "cz.seating",
                "colours",
                "it seats the colours of colours=czech",
            ),
            (
                self.cz_alliances != base.cz_alliances && self.teams != Teams::Custom,
                "cz.alliances",
                "teams",
                "it names the pairs of teams=custom",
            ),
            (
                self.cz_ally_seat != base.cz_ally_seat && self.ally_throne != AllyThrone::CommandAllyOut,
                "cz.allySeat",
                "allyThrone",
                "it is about the ally put out by allyThrone=commandAllyOut",
            ),
            (
                self.cz_promotion_squares != base.cz_promotion_squares && self.promotion_by != PromotionBy::CzSquares,
                "cz.promotionSquares",
                "promotionBy",
                "it names the squares of promotionBy=czSquares",
            ),
            (
                self.cz_privileged_squares != base.cz_privileged_squares && self.promotion_by != PromotionBy::CzSquares,
                "cz.privilegedSquares",
                "promotionBy",
                "the privileged pawn belongs to promotionBy=czSquares",
            ),
            (
                self.cz_enemy_throne != base.cz_enemy_throne && self.throne_entry != ThroneEntry::Off,
                "cz.enemyThrone",
                "throneEntry",
                "both give a point for the same entry",
            ),
            (
                self.exchange == Exchange::Off && !self.exchange_keeps_points,
                "exchangeKeepsPoints",
                "exchange",
                "no king comes back without an exchange",
            ),
            (
                self.exchange == Exchange::Off && !self.exchange_revives,
                "exchangeRevives",
                "exchange",
                "no king comes back without an exchange",
            ),
        ];
        match rules.into_iter().find(|rule| rule.0) {
            None => Ok(()),
            Some((_, first, second, why)) => Err(OptionError::contradiction(self, first, second, why)),
        }
    }
}
