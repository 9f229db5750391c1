//! Which open tables a client wants to be told of.

use ashtapada_table::Player;
use schemars::JsonSchema;
use serde::Deserialize;
use ts_rs::TS;

use super::OpenTable;
use super::near::{RatingPoints, are_near};

/// How fast a game goes, roughly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without clocks.
    None,
    /// With clocks, at one sitting.
    Live,
    /// With days for each turn.
    Days,
}

/// How strong the strongest computer player at a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Machines {
    /// There is none.
    None,
    /// Up to level 3.
    Gentle,
    /// Levels 4 to 6.
    Middling,
    /// Level 7 or 8.
    Strong,
}

/// Whether the game of a table counts for ratings, and how strong those are who sit there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RatedTables {
    /// It does not count.
    Not,
    /// It counts.
    All,
    /// It counts, and whoever sits there is at most 200 points stronger or weaker. Who is not signed in is near nobody.
    Near,
}

/// What open tables are to be like; what is left out may be anything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[serde(default)]
pub struct Filter {
    /// The rule set.
    #[ts(optional)]
    pub rules: Option<String>,
    /// How fast the game goes.
    #[ts(optional)]
    pub pace: Option<Pace>,
    /// The computer players.
    #[ts(optional)]
    pub machines: Option<Machines>,
    /// Whether the game counts, and for whom.
    #[ts(optional)]
    pub rated: Option<RatedTables>,
}

impl Filter {
    /// Whether a table is among those asked for by somebody with these ratings.
    pub fn has(&self, table: &OpenTable, own: &RatingPoints) -> bool {
        self.rules.as_ref().is_none_or(|rules| *rules == table.rules)
            && self.pace.is_none_or(|pace| pace == pace_of(table))
            && self.machines.is_none_or(|machines| machines == machines_of(table))
            && self.rated.is_none_or(|rated| is_rated(table, rated, own))
    }
}

fn is_rated(table: &OpenTable, asked: RatedTables, own: &RatingPoints) -> bool {
    match asked {
        RatedTables::Not => !table.rated,
        RatedTables::All => table.rated,
        RatedTables::Near => {
            let points = own.points(&table.rules).filter(|_| table.rated);
            points.is_some_and(|own| table.ratings.is_none_or(|(low, high)| are_near(own, low) && are_near(own, high)))
        }
    }
}

fn pace_of(table: &OpenTable) -> Pace {
    match &table.clock {
        None => Pace::None,
        Some(plan) if plan.counts_days() => Pace::Days,
        Some(_) => Pace::Live,
    }
}

fn machines_of(table: &OpenTable) -> Machines {
    let bots = table.seats.iter().chain(&table.stand_ins).filter_map(|plan| match &plan.player {
        Player::Bot { bot } => Some(level_of(bot)),
        Player::Human { .. } => None,
    });
    match bots.max() {
        None => Machines::None,
        Some(..=3) => Machines::Gentle,
        Some(4..=6) => Machines::Middling,
        Some(_) => Machines::Strong,
    }
}

/// The level of a computer player by its name. Those without levels, which only programs seat, count as gentle.
fn level_of(bot: &str) -> u8 {
    let digits = bot.strip_prefix("level-").and_then(|rest| rest.split('-').next());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Seat;
    use ashtapada_table::{ClockKind, ClockPlan, SeatPlan};

    use super::*;

    fn table(bots: &[&str], clock: Option<ClockPlan>) -> OpenTable {
        let bot = |(seat, bot): (Seat, &&str)| SeatPlan { seat, player: Player::Bot { bot: (*bot).to_owned() } };
        let seats = [Seat::South, Seat::West, Seat::North].into_iter().zip(bots).map(bot).collect();
        let (id, rules) = ("k3v".to_owned(), "soldiers16-bl".to_owned());
        OpenTable {
            id,
            rules,
            changed: 0,
            seats,
            free: vec![],
            stand_ins: vec![],
            programs: vec![],
            rated: false,
            ratings: None,
            clock,
            clocks: vec![],
            begun: false,
            watching: 0,
        }
    }

    #[test]
    fn tables_are_told_apart_by_rules_pace_and_the_strongest_computer_player() {
        let (any, nobody) = (Filter::default(), RatingPoints::default());
        let machines = |machines| Filter { machines: Some(machines), ..Filter::default() };
        for (bots, is) in [
            (&[][..], Machines::None),
            (&["level-1", "level-3-cautious"], Machines::Gentle),
            (&["level-6", "level-1"], Machines::Middling),
            (&["level-7-avenger"], Machines::Strong),
            (&["random"], Machines::Gentle),
        ] {
            let table = table(bots, None);
            assert!(any.has(&table, &nobody));
            for other in [Machines::None, Machines::Gentle, Machines::Middling, Machines::Strong] {
                assert_eq!(machines(other).has(&table, &nobody), other == is, "{bots:?} {other:?}");
            }
        }
        // One that stands in for somebody plays, too.
        let stands_in = OpenTable { stand_ins: table(&["level-5"], None).seats, ..table(&["level-1"], None) };
        assert!(machines(Machines::Middling).has(&stands_in, &nobody));
        assert!(!machines(Machines::Gentle).has(&stands_in, &nobody));
        let days = ClockPlan { initial: 86_400, kind: ClockKind::Turn, ..ClockPlan::default() };
        let live = ClockPlan { initial: 300, ..ClockPlan::default() };
        for (clock, is) in [(None, Pace::None), (Some(live), Pace::Live), (Some(days), Pace::Days)] {
            for pace in [Pace::None, Pace::Live, Pace::Days] {
                let filter = Filter { pace: Some(pace), ..Filter::default() };
                assert_eq!(filter.has(&table(&[], clock), &nobody), pace == is, "{clock:?} {pace:?}");
            }
        }
        let rules = |rules: &str| Filter { rules: Some(rules.to_owned()), ..Filter::default() };
        assert!(rules("soldiers16-bl").has(&table(&[], None), &nobody));
        assert!(!rules("vilac-9506").has(&table(&[], None), &nobody));
    }

    #[test]
    fn rated_tables_are_near_where_everybody_there_is() {
        let rated = |ratings| OpenTable { rated: true, ratings, ..table(&[], None) };
        let (nobody, new) = (RatingPoints::default(), RatingPoints::of(&[]));
        let has = |asked, table: &OpenTable, own| Filter { rated: Some(asked), ..Filter::default() }.has(table, own);
        for own in [&nobody, &new] {
            assert!(has(RatedTables::Not, &table(&[], None), own) && !has(RatedTables::Not, &rated(None), own));
            assert!(
                !has(RatedTables::All, &table(&[], None), own)
                    && has(RatedTables::All, &rated(Some((900, 1_000))), own)
            );
        }
        for (ratings, is) in
            [(None, true), (Some((1_300, 1_700)), true), (Some((1_299, 1_500)), false), (Some((1_500, 1_701)), false)]
        {
            assert_eq!(has(RatedTables::Near, &rated(ratings), &new), is, "{ratings:?}");
            assert!(!has(RatedTables::Near, &rated(ratings), &nobody));
        }
        assert!(!has(RatedTables::Near, &table(&[], None), &new), "nothing is known of who sits there");
    }
}
