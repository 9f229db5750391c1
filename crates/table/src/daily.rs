//! The games of a day that everybody plays alike: how they are set up, what they come to, and how that compares.
//!
//! Each is a [`DailyGame`] at an ordinary table. What is drawn there follows from the date ([`DiceSource::Day`]): throws, what was
//! played before it begins, and what computer players overlook.

use ashtapada_rulebook::{DailyGame, Day, Scoring, find};
use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Ending, Game, Outcome, Ply, Position, Role, Seat, Throw, Turn,
};
use serde::Serialize;

use crate::dice::DayDice;
use crate::player::{Player, SeatPlan};
use crate::setup::{DiceSource, NewGame, Setup};
use crate::table::Table;

/// The request for the table of a game on a day.
///
/// ```
/// use ashtapada_table::rulebook::DailyGame;
/// use ashtapada_table::{Secret, Table, daily, rules::Turn};
/// let day = "2026-11-22".parse().unwrap();
/// for game in DailyGame::all() {
///     let (table, _) = Table::set_up(&daily::asked(game, day), "a-game", Secret::new([7; 32]), 0).unwrap();
///     assert_eq!(daily::of(&table.header().setup), Some((game, day)));
///     assert!(!matches!(table.turn(), Turn::Chance(_)) || table.next_throw().is_some(), "nobody has to add a seed");
/// }
/// ```
pub fn asked(game: &DailyGame, day: Day) -> NewGame {
    let others = &game.side(day).others;
    let others = others.iter().map(|(&seat, bot)| SeatPlan { seat, player: Player::Bot { bot: bot.clone() } });
    NewGame {
        options: game.options.clone().into_iter().collect(),
        seats: others.collect(),
        dice: DiceSource::Day(day),
        position: begun(game, day),
        apart: true,
        ..NewGame::of(&game.rules)
    }
}

/// The same with the strongest player in the place of a person.
pub fn strongest(game: &DailyGame, day: Day) -> NewGame {
    let mut asked = asked(game, day);
    asked.seats.push(SeatPlan { seat: game.side(day).seat, player: Player::Bot { bot: game.strongest.clone() } });
    asked
}

/// The start of a game, as its options have it.
fn start(game: &DailyGame) -> Option<AnyPosition> {
    find(&game.rules).ok()?.start().ok()
}

/// The position with which a game begins on a day, where some of it is drawn by lot.
fn begun(game: &DailyGame, day: Day) -> Option<String> {
    let mut position = start(game).filter(|_| game.drawn > 0)?;
    let dice = DayDice::of(day);
    for number in 1..=game.drawn {
        let mut actions = ActionList::new();
        position.actions(&mut actions);
        let lot = dice.number(&format!("{} {number}", game.id)).checked_rem(actions.len() as u64)?;
        position.play(*actions.get(lot as usize)?, &mut ()).ok()?;
    }
    Some(position.text())
}

/// The game of a day that was agreed on, played by a person, and the day; `None` if it is another game.
pub fn of(setup: &Setup) -> Option<(&'static DailyGame, Day)> {
    let day = setup.dice.day()?;
    let is_it = |game: &&DailyGame| {
        let own = game.side(day).seat;
        let is_set = |(id, value)| setup.options.iter().any(|(known, set)| (known, set) == (id, value));
        let sits = |plan: &SeatPlan| match &plan.player {
            Player::Bot { bot } => game.side(day).others.get(&plan.seat) == Some(bot),
            _ => plan.seat == own,
        };
        let whole = setup.given == 0 && setup.position == begun(game, day) && setup.apart && !setup.help;
        whole && setup.rules == game.rules && game.options.iter().all(is_set) && setup.seats.iter().all(sits)
    };
    DailyGame::all().iter().find(is_it).map(|game| (game, day))
}

/// What the army of whoever plays it on a day consists of, where the sides differ.
pub fn role(game: &DailyGame, day: Day) -> Option<Role> {
    let seat = game.side(day).seat;
    start(game)?.standings().iter().find(|standing| standing.seat == seat)?.side
}

/// The throws of whoever plays it on a day, in order.
pub fn throws(game: &DailyGame, day: Day) -> Vec<Throw> {
    let mut chances = ChanceList::new();
    if let Some(start) = start(game) {
        start.chance(&mut chances);
    }
    let (dice, seat) = (DayDice::of(day), game.side(day).seat);
    (1..=game.rounds as u64).filter_map(|number| dice.draw(seat, number, &chances)).collect()
}

/// What a game of a day came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DayScore {
    /// Points.
    Points {
        /// How many.
        points: u16,
    },
    /// It was won.
    Won {
        /// In how many turns.
        turns: u16,
    },
    /// It was drawn.
    Drawn,
    /// It was lost.
    Lost,
}

/// A game that is won in fewer turns is worth more; that many are not played.
const TURNS: u16 = 10_000;

impl DayScore {
    /// As a number that can be compared and kept: more is better.
    ///
    /// ```
    /// use ashtapada_table::daily::DayScore::{self, *};
    /// use ashtapada_table::rulebook::Scoring;
    /// assert!(Won { turns: 9 }.rank() > Won { turns: 30 }.rank() && Drawn.rank() > Lost.rank());
    /// assert_eq!(DayScore::of_rank(Scoring::Turns, Won { turns: 9 }.rank()), Won { turns: 9 });
    /// ```
    pub fn rank(self) -> u16 {
        match self {
            DayScore::Points { points } => points,
            DayScore::Won { turns } => TURNS - turns.min(TURNS - 2),
            DayScore::Drawn => 1,
            DayScore::Lost => 0,
        }
    }

    /// The score of such a number.
    pub fn of_rank(scoring: Scoring, rank: u16) -> DayScore {
        match (scoring, rank) {
            (Scoring::Points, points) => DayScore::Points { points },
            (Scoring::Turns, 0) => DayScore::Lost,
            (Scoring::Turns, 1) => DayScore::Drawn,
            (Scoring::Turns, rank) => DayScore::Won { turns: TURNS.saturating_sub(rank) },
        }
    }
}

/// What a game came to, and what stood at the end of each round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayResult {
    /// What it came to.
    pub score: DayScore,
    /// The points at the end of each round; none where they do not count.
    pub rounds: Vec<u16>,
}

/// What the game of a table came to for whoever plays it: none while it goes on, and if it was given up or broken off.
pub fn result(game: &DailyGame, day: Day, table: &Table) -> Option<DayResult> {
    let (outcome, seat) = (table.outcome()?, game.side(day).seat);
    let whole = !matches!(outcome.ending, Ending::Agreement | Ending::Resignation);
    (whole && !table.has_left(seat)).then(|| result_of(game, seat, &outcome, table.game()))
}

fn result_of(game: &DailyGame, seat: Seat, outcome: &Outcome, played: &Game<AnyPosition>) -> DayResult {
    match game.scoring {
        Scoring::Points => {
            let rounds = rounds(played, seat, game.rounds);
            DayResult { score: DayScore::Points { points: rounds.last().copied().unwrap_or_default() }, rounds }
        }
        Scoring::Turns => {
            let score = match outcome.share.get(seat.index()) {
                Some(12) => DayScore::Won { turns: turns(played, seat) },
                Some(0) | None => DayScore::Lost,
                Some(_) => DayScore::Drawn,
            };
            DayResult { score, rounds: Vec::new() }
        }
    }
}

/// How many turns a seat has had.
fn turns(game: &Game<AnyPosition>, seat: Seat) -> u16 {
    let own: Vec<bool> = game.steps(0).map(|(before, _)| before.turn() == Turn::Seat(seat)).collect();
    let before = std::iter::once(false).chain(own.iter().copied());
    own.iter().zip(before).filter(|&(&own, before)| own && !before).count() as u16
}

/// The points that a seat had at the end of each round: a round lasts from one's throw to the next. Of rounds that were not
/// played, as at the end.
fn rounds(game: &Game<AnyPosition>, seat: Seat, count: usize) -> Vec<u16> {
    let points = |position: &AnyPosition| {
        position.standings().iter().find(|standing| standing.seat == seat).map_or(0, |standing| standing.points)
    };
    let begins = |&(ref before, ply): &(AnyPosition, Ply)| {
        matches!(ply, Ply::Action(Action::Throw(_))) && before.turn() == Turn::Chance(seat)
    };
    let mut rounds: Vec<u16> = game.steps(0).filter(begins).skip(1).map(|(before, _)| points(&before)).collect();
    rounds.resize(count, points(game.position()));
    rounds
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
