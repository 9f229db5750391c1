//! Which open tables a client wants to be told of.

use ashtapada_table::Player;
use schemars::JsonSchema;
use serde::Deserialize;
use ts_rs::TS;

use super::OpenTable;

/// How fast a game goes, roughly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[ts(export)]
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
#[ts(export)]
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

/// What open tables are to be like; what is left out may be anything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[ts(export)]
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
}

impl Filter {
    /// Whether a table is among those asked for.
    pub fn has(&self, table: &OpenTable) -> bool {
        self.rules.as_ref().is_none_or(|rules| *rules == table.rules)
            && self.pace.is_none_or(|pace| pace == pace_of(table))
            && self.machines.is_none_or(|machines| machines == machines_of(table))
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
    let bots = table.seats.iter().filter_map(|plan| match &plan.player {
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
            programs: vec![],
            rated: false,
            clock,
            clocks: vec![],
            begun: false,
            watching: 0,
        }
    }

    #[test]
    fn tables_are_told_apart_by_rules_pace_and_the_strongest_computer_player() {
        let any = Filter::default();
        let machines = |machines| Filter { machines: Some(machines), ..Filter::default() };
        for (bots, is) in [
            (&[][..], Machines::None),
            (&["level-1", "level-3-cautious"], Machines::Gentle),
            (&["level-6", "level-1"], Machines::Middling),
            (&["level-7-avenger"], Machines::Strong),
            (&["random"], Machines::Gentle),
        ] {
            let table = table(bots, None);
            assert!(any.has(&table));
            for other in [Machines::None, Machines::Gentle, Machines::Middling, Machines::Strong] {
                assert_eq!(machines(other).has(&table), other == is, "{bots:?} {other:?}");
            }
        }
        let days = ClockPlan { initial: 86_400, kind: ClockKind::Turn, ..ClockPlan::default() };
        let live = ClockPlan { initial: 300, ..ClockPlan::default() };
        for (clock, is) in [(None, Pace::None), (Some(live), Pace::Live), (Some(days), Pace::Days)] {
            for pace in [Pace::None, Pace::Live, Pace::Days] {
                let filter = Filter { pace: Some(pace), ..Filter::default() };
                assert_eq!(filter.has(&table(&[], clock)), pace == is, "{clock:?} {pace:?}");
            }
        }
        let rules = |rules: &str| Filter { rules: Some(rules.to_owned()), ..Filter::default() };
        assert!(rules("soldiers16-bl").has(&table(&[], None)) && !rules("vilac-9506").has(&table(&[], None)));
    }
}
