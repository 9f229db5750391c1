//! The games of a day: alike for everybody, whatever anybody does, and what they come to.

mod common;

use ashtapada_rulebook::{DailyGame, Day, Scoring};
use ashtapada_rules::{Action, Ending, Position, Seat, Throw, Turn};
use ashtapada_table::daily::{DayResult, DayScore};
use ashtapada_table::proof::{self, Proof, ProofError};
use ashtapada_table::record::Record;
use ashtapada_table::{Act, Cause, Declined, DiceSource, NewGame, Player, Request, SeatPlan, Secret, Table, daily};
use common::something;
use fastrand::Rng;

const DAY: Day = Day(20_779);

/// The game with throws, and the one without.
fn both() -> (&'static DailyGame, &'static DailyGame) {
    let of = |scoring| DailyGame::all().iter().find(|game| game.scoring == scoring).unwrap();
    (of(Scoring::Points), of(Scoring::Turns))
}

/// The request for the game with throws.
fn asked() -> NewGame {
    daily::asked(both().0, DAY)
}

fn table(asked: &NewGame, secret: u8) -> Table {
    Table::set_up(asked, &format!("game-{secret}"), Secret::new([secret; 32]), 0).unwrap().0
}

/// Plays at random, with the throws of the table, to the end.
fn played(asked: &NewGame, seed: u8) -> Table {
    let (mut table, mut random) = (table(asked, seed), Rng::with_seed(seed.into()));
    while table.turn() != Turn::Over {
        let act = match table.next_throw() {
            Some(action) => Act::Play { action },
            None => something(&table, &mut random).unwrap(),
        };
        table.play(table.turn().seat(), act).unwrap();
    }
    table
}

/// The throws of a seat, in order.
fn thrown(table: &Table, seat: Seat) -> Vec<Throw> {
    let record = table.record();
    proof::throws(&record).filter(|thrown| thrown.seat == seat).map(|thrown| thrown.throw).collect()
}

#[test]
fn whatever_the_others_do_a_seat_has_the_same_throws() {
    let games: Vec<Table> = (0..20).map(|seed| played(&asked(), seed)).collect();
    for seat in Seat::ALL {
        let longest = games.iter().map(|game| thrown(game, seat)).max_by_key(Vec::len).unwrap();
        assert_eq!(longest.len(), both().0.rounds);
        for game in &games {
            let own = thrown(game, seat);
            assert_eq!(own, longest[..own.len()], "{seat}");
        }
    }
    assert_eq!(thrown(&games[0], Seat::South), daily::throws(both().0, DAY)[..thrown(&games[0], Seat::South).len()]);
    assert!((1..30).any(|days| daily::throws(both().0, Day(DAY.0 + days)) != daily::throws(both().0, DAY)));
}

#[test]
fn a_record_proves_its_throws_by_the_date_alone() {
    let game = played(&asked(), 3);
    let text = game.record().to_string();
    let check = |text: &str| proof::check(&text.parse::<Record>().unwrap());
    let all = proof::throws(&game.record()).count();
    assert_eq!(check(&text), Ok(Proof::OfDay { day: DAY, throws: all, given: 0 }));
    assert!(text.contains("[ThrowsOf \"2026-11-22\"]") && !text.contains("Commitment") && !text.contains("Secret"));
    assert!(matches!(check(&text.replace("2026-11-22", "2026-11-23")), Err(ProofError::Throw { .. })));
    let tag = |text: &str| matches!(check(text), Err(ProofError::Tag { tag: "ThrowsOf", .. }));
    assert!(tag(&text.replace("2026-11-22", "yesterday")));
    assert_eq!(text.parse::<Record>().unwrap().new_game().dice, DiceSource::Day(DAY));
    // The page is told the same.
    let page = game.proof_page().unwrap();
    assert_eq!((page.scheme, page.day, page.commitment, page.secret), (3, Some(DAY), None, None));
    let numbers: Vec<Option<u32>> =
        page.throws.iter().filter(|throw| throw.seat == Some(Seat::West)).map(|throw| throw.number).collect();
    assert!(numbers.iter().copied().eq((1..=numbers.len() as u32).map(Some)), "{numbers:?}");
}

/// The page's own test computes this game again (`web/test/proof-day.json`). It is written anew with `UPDATE=1`.
#[test]
fn what_the_page_checks_is_what_the_table_says() {
    let written = serde_json::to_value(played(&asked(), 3).proof_page().unwrap()).unwrap();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/test/proof-day.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, serde_json::to_string_pretty(&written).unwrap()).unwrap();
    }
    let known: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert!(known == written, "{file} is not what the table says now: write it anew with UPDATE=1");
}

#[test]
fn nothing_is_taken_back_nor_entered_where_all_throws_are_known() {
    let mut game = table(&asked(), 1);
    let (seat, act) = game.decide(&Request::Roll, 0).unwrap();
    assert_eq!(act, Act::Play { action: Action::Throw(daily::throws(both().0, DAY)[0]) });
    game.play(seat, act).unwrap();
    assert_eq!(game.decide(&Request::TakeBack { to: None }, 0), Err(Declined::ThrowsKnown));
    assert_eq!(game.decide(&Request::EnterThrow { throw: "3".to_owned() }, 0), Err(Declined::FairDice));
}

fn result(table: &Table) -> Option<DayResult> {
    daily::result(both().0, DAY, table)
}

#[test]
fn rounds_add_up_to_what_the_table_says() {
    let points = |table: &Table| {
        table.position().standings().iter().find(|standing| standing.seat == Seat::South).unwrap().points
    };
    let mut ends = Vec::new();
    for seed in 0..40 {
        let game = played(&asked(), seed);
        let DayResult { score, rounds } = result(&game).unwrap();
        assert_eq!(rounds.len(), 15);
        assert!(rounds.is_sorted(), "{rounds:?}");
        assert_eq!(rounds.last(), Some(&points(&game)));
        assert_eq!(score, DayScore::Points { points: points(&game) });
        ends.push(game.outcome().unwrap().ending);
    }
    assert!(ends.contains(&Ending::Rounds));
}

#[test]
fn a_game_that_was_not_played_to_its_end_comes_to_nothing() {
    let seat = Seat::South;
    let mut going = table(&asked(), 1);
    assert_eq!(result(&going), None);
    going.play(None, Act::Agree).unwrap();
    assert_eq!(result(&going), None);
    let mut left = table(&asked(), 1);
    left.play(Some(seat), Act::Leave { seat, cause: Cause::Own }).unwrap();
    while let Some(act) = something(&left, &mut Rng::with_seed(1)) {
        left.play(left.turn().seat(), act).unwrap();
    }
    assert_eq!(result(&left), None);
}

#[test]
fn only_the_game_of_a_day_is_taken_for_one() {
    let day = |asked: &NewGame| daily::of(&table(asked, 1).header().setup).map(|(_, day)| day);
    let own = asked();
    assert_eq!(day(&own), Some(DAY));
    let bot = SeatPlan { seat: Seat::West, player: Player::nameless() };
    let seats = own.seats.iter().map(|plan| if plan.seat == bot.seat { bot.clone() } else { plan.clone() }).collect();
    for other in [
        daily::strongest(both().0, DAY),
        NewGame { dice: DiceSource::Fair, ..own.clone() },
        NewGame { help: true, ..own.clone() },
        NewGame { apart: false, ..own.clone() },
        NewGame { options: Vec::new(), ..own.clone() },
        NewGame { actions: vec![daily::throws(both().0, DAY)[0].to_string()], ..own.clone() },
        NewGame { seats, ..own },
    ] {
        assert_eq!(day(&other), None, "{other:?}");
    }
}

#[test]
fn a_game_without_dice_begins_otherwise_each_day_and_comes_to_its_turns() {
    let (_, game) = both();
    let begun = |day| daily::asked(game, day).position.unwrap();
    assert_eq!(begun(DAY), begun(DAY));
    let days: Vec<String> = (0..20).map(|days| begun(Day(DAY.0 + days))).collect();
    assert!(days.iter().filter(|&one| *one == days[0]).count() < 3, "{days:?}");
    let mut scores = Vec::new();
    for seed in 0..30 {
        let day = Day(DAY.0 + i64::from(seed));
        let (seat, table) = (game.side(day).seat, played(&daily::asked(game, day), seed));
        assert_eq!(daily::of(&table.header().setup), Some((game, day)));
        assert_eq!(table.table_view().daily, Some(game.id.as_str()));
        let result = daily::result(game, day, &table).unwrap();
        assert!(result.rounds.is_empty());
        let share = table.outcome().unwrap().payoff(seat);
        match result.score {
            DayScore::Won { turns } => {
                assert!(share == 1.0 && turns > 0 && u32::from(turns) <= table.last().div_ceil(2));
            }
            DayScore::Drawn => assert!(share > 0.0 && share < 1.0),
            DayScore::Lost => assert_eq!(share, 0.0),
            DayScore::Points { .. } => panic!("points do not count"),
        }
        assert_eq!(DayScore::of_rank(game.scoring, result.score.rank()), result.score);
        scores.push(result.score.rank());
    }
    assert!(scores.iter().any(|&rank| rank > 1) && scores.contains(&0), "{scores:?}");
}
