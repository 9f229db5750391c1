//! The game of a day that everybody plays with the same throws: how it is set up, what it comes to, and how that compares.
//!
//! It is a game of [`DailyGame`] at an ordinary table, whose throws follow from the date ([`DiceSource::Day`]).

use ashtapada_rulebook::{DailyGame, Day, find};
use ashtapada_rules::{Action, AnyPosition, ChanceList, Ending, Game, Ply, Position, Seat, Throw, Turn};
use serde::Serialize;

use crate::dice::DayDice;
use crate::player::{Player, SeatPlan};
use crate::setup::{DiceSource, NewGame, Setup};
use crate::table::Table;

/// Where whoever plays it sits.
pub fn seat() -> Seat {
    DailyGame::known().seat
}

/// The request for the table of a day.
///
/// ```
/// use ashtapada_table::{Secret, Table, daily, rules::Turn};
/// let day = "2026-11-22".parse().unwrap();
/// let (table, _) = Table::set_up(&daily::asked(day), "a-game", Secret::new([7; 32]), 0).unwrap();
/// assert_eq!(daily::day_of(&table.header().setup), Some(day));
/// assert!(table.turn() == Turn::Chance(daily::seat()) && table.next_throw().is_some(), "nobody has to add a seed");
/// ```
pub fn asked(day: Day) -> NewGame {
    let game = DailyGame::known();
    let others = game.others.iter().map(|(&seat, bot)| SeatPlan { seat, player: Player::Bot { bot: bot.clone() } });
    NewGame {
        options: game.options.clone().into_iter().collect(),
        seats: others.collect(),
        dice: DiceSource::Day(day),
        apart: true,
        ..NewGame::of(&game.rules)
    }
}

/// The same with the strongest player in the place of a person.
pub fn strongest(day: Day) -> NewGame {
    let DailyGame { seat, strongest, .. } = DailyGame::known();
    let mut game = asked(day);
    game.seats.push(SeatPlan { seat: *seat, player: Player::Bot { bot: strongest.clone() } });
    game
}

/// The day whose game was agreed on, played by a person; `None` if it is another game.
pub fn day_of(setup: &Setup) -> Option<Day> {
    let day = setup.dice.day()?;
    let game = DailyGame::known();
    let is_set = |(id, value)| setup.options.iter().any(|(known, set)| (known, set) == (id, value));
    let sits = |plan: &SeatPlan| plan.player.is_human() == (plan.seat == game.seat);
    let whole = setup.given == 0 && setup.position.is_none() && setup.apart && !setup.help;
    let same = setup.rules == game.rules && game.options.iter().all(is_set) && setup.seats.iter().all(sits);
    (whole && same).then_some(day)
}

/// The throws of whoever plays it on a day, in order.
pub fn throws(day: Day) -> Vec<Throw> {
    let DailyGame { rules, rounds, seat, .. } = DailyGame::known();
    let start = find(rules).ok().and_then(|rules| rules.start().ok());
    let mut chances = ChanceList::new();
    if let Some(start) = start {
        start.chance(&mut chances);
    }
    let dice = DayDice::of(day);
    (1..=*rounds as u64).filter_map(|number| dice.draw(*seat, number, &chances)).collect()
}

/// The points that whoever plays it had at the end of each round: a round lasts from one's throw to the next. Of rounds that
/// were not played, as at the end.
pub fn rounds(game: &Game<AnyPosition>) -> Vec<u16> {
    let seat = seat();
    let points = |position: &AnyPosition| {
        position.standings().iter().find(|standing| standing.seat == seat).map_or(0, |standing| standing.points)
    };
    let begins = |&(ref before, ply): &(AnyPosition, Ply)| {
        matches!(ply, Ply::Action(Action::Throw(_))) && before.turn() == Turn::Chance(seat)
    };
    let mut rounds: Vec<u16> = game.steps(0).filter(begins).skip(1).map(|(before, _)| points(&before)).collect();
    rounds.resize(DailyGame::known().rounds, points(game.position()));
    rounds
}

/// The points after each round at a table whose game was played to its end; `None` while it goes on, and if it was given up or
/// broken off.
pub fn played(table: &Table) -> Option<Vec<u16>> {
    let whole = !matches!(table.outcome()?.ending, Ending::Agreement | Ending::Resignation);
    (whole && !table.has_left(seat())).then(|| rounds(table.game()))
}

/// What a round was worth beside the same round of the strongest player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum RoundMark {
    /// Neither gained anything.
    Nothing,
    /// At least as much was gained.
    Level,
    /// Less was gained.
    Less,
    /// Less was gained, and in no round more was missed.
    Worst,
}

/// Compares points after each round with those of the strongest player, round by round. They play different games from the
/// first move on, so that a round in which less was gained need not have been played badly.
///
/// ```
/// use ashtapada_table::daily::{RoundMark::*, compared};
/// assert_eq!(compared(&[0, 2, 3, 3, 3], &[0, 1, 3, 8, 9]), [Nothing, Level, Less, Worst, Less]);
/// ```
pub fn compared(own: &[u16], strongest: &[u16]) -> Vec<RoundMark> {
    let gains = |points: &[u16]| -> Vec<i32> {
        let before = std::iter::once(0).chain(points.iter().copied());
        points.iter().zip(before).map(|(&after, before)| i32::from(after) - i32::from(before)).collect()
    };
    let pairs: Vec<(i32, i32)> = gains(own).into_iter().zip(gains(strongest)).collect();
    let most = pairs.iter().map(|(own, other)| other - own).max().unwrap_or(0);
    let worst = pairs.iter().position(|(own, other)| most > 0 && other - own == most);
    let mark = |(index, &(own, other)): (usize, &(i32, i32))| match own - other {
        _ if worst == Some(index) => RoundMark::Worst,
        0 if own == 0 => RoundMark::Nothing,
        0.. => RoundMark::Level,
        _ => RoundMark::Less,
    };
    pairs.iter().enumerate().map(mark).collect()
}

/// Where somebody stands among all who played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Rank {
    /// From 1; who has as many points shares it.
    pub place: u32,
    /// How many others have fewer points.
    pub below: u32,
}

impl Rank {
    /// The place of so many points among results: how many made each number of points.
    ///
    /// ```
    /// use ashtapada_table::daily::Rank;
    /// assert_eq!(Rank::among(&[(5, 2), (9, 3), (12, 1)], 9), Rank { place: 2, below: 2 });
    /// ```
    pub fn among(results: &[(u16, u32)], points: u16) -> Rank {
        let count = |is: &dyn Fn(u16) -> bool| results.iter().filter(|(of, _)| is(*of)).map(|(_, count)| count).sum();
        let above: u32 = count(&|of| of > points);
        Rank { place: above + 1, below: count(&|of| of < points) }
    }
}
