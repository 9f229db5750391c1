//! All positions of the day: those of days that are past, and a rush through many of them.

use std::sync::LazyLock;

use ashtapada_rulebook::{Daily, DailyList, Day, Motif};
use serde::Serialize;

use super::daily::{DailyView, shown};

/// The positions of past days.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PastPage {
    /// Each once: on the last day on which it was shown, the last day first.
    pub positions: Vec<PastPosition>,
}

/// A position of a past day.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PastPosition {
    /// The day.
    pub day: Day,
    /// The list that it is from.
    pub list: DailyList,
    /// The rule set.
    pub rules: &'static str,
    /// What the best move is about.
    pub motifs: &'static [Motif],
    /// How hard it is beside all others, from 1 to 5.
    pub hardness: u8,
}

/// How many steps of hardness are told.
const STEPS: usize = 5;

/// A position of a list, and what is known of it.
#[derive(Debug)]
struct Known {
    list: DailyList,
    daily: &'static Daily,
    motifs: Vec<Motif>,
    hardness: u8,
}

/// All positions, those that are found most easily first.
static ALL: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let of = |list: DailyList| list.positions().iter().map(move |daily| (list, daily));
    let mut all: Vec<_> = DailyList::ALL.into_iter().flat_map(of).collect();
    all.sort_by_key(|(_, daily)| daily.hardness());
    let count = all.len().max(1);
    let known = |(at, (list, daily)): (usize, (DailyList, &'static Daily))| Known {
        list,
        daily,
        motifs: daily.motifs().unwrap_or_default(),
        hardness: (at * STEPS / count) as u8 + 1,
    };
    all.into_iter().enumerate().map(known).collect()
});

/// The positions of the days before one.
pub fn past_page(before: Day) -> PastPage {
    let mut positions = Vec::new();
    for list in DailyList::ALL {
        for back in 1..=list.positions().len() as i64 {
            let day = Day(before.0.saturating_sub(back));
            let known = day.of(list).and_then(|daily| ALL.iter().find(|known| std::ptr::eq(known.daily, daily)));
            positions.extend(known.map(|known| PastPosition {
                day,
                list,
                rules: &known.daily.rules,
                motifs: &known.motifs,
                hardness: known.hardness,
            }));
        }
    }
    positions.sort_by_key(|position| std::cmp::Reverse(position.day));
    PastPage { positions }
}

/// Positions to be solved as fast as one can, each harder than those before.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RushPage {
    /// Which of all rushes: the number alone decides what comes.
    pub number: u32,
    /// What comes.
    pub positions: Vec<DailyView>,
}

/// More than anybody solves in the time.
const LONGEST: usize = 48;

/// The rush of a number: one position of each step of hardness, the easiest first.
///
/// # Errors
/// A position cannot be read, which their tests rule out.
pub fn rush_page(number: u32) -> Result<RushPage, String> {
    let mut mix = u64::from(number);
    let steps = LONGEST.min(ALL.len());
    let of_step = |step: usize| {
        let (from, to) = (step * ALL.len() / steps, (step + 1) * ALL.len() / steps);
        let place = from + (next(&mut mix) % (to - from).max(1) as u64) as usize;
        ALL.get(place).map(|known| shown(known.list, known.daily))
    };
    let positions = (0..steps).filter_map(of_step).collect::<Result<_, _>>()?;
    Ok(RushPage { number, positions })
}

/// The next of a row of numbers that look like chance (SplitMix64).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_was_there_on_a_past_day_and_some_are_about_each_motif() {
        let page = past_page(Day(20_779));
        let all: usize = DailyList::ALL.into_iter().map(|list| list.positions().len()).sum();
        assert_eq!(page.positions.len(), all);
        assert!(page.positions.is_sorted_by(|one, next| one.day >= next.day));
        assert!(page.positions.iter().all(|one| one.day < Day(20_779)));
        for motif in Motif::ALL {
            let count = page.positions.iter().filter(|one| one.motifs.contains(&motif)).count();
            println!("{motif:?}: {count}");
            assert!(count > 0, "{motif:?}");
        }
        for step in 1..=STEPS as u8 {
            let count = page.positions.iter().filter(|one| one.hardness == step).count();
            assert!(count.abs_diff(all / STEPS) <= 1, "{step}: {count}");
        }
    }

    #[test]
    fn a_rush_grows_harder_and_its_number_decides() {
        let (one, same, other) = (rush_page(7).unwrap(), rush_page(7).unwrap(), rush_page(8).unwrap());
        let texts = |page: &RushPage| page.positions.iter().map(|one| one.position.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&one), texts(&same));
        assert_ne!(texts(&one), texts(&other));
        let hardness = |view: &DailyView| {
            let known = ALL.iter().find(|one| one.daily.position == view.position && one.daily.rules == view.rules);
            known.unwrap().daily.hardness()
        };
        assert_eq!(one.positions.len(), LONGEST);
        assert!(one.positions.iter().map(hardness).is_sorted());
    }
}
