//! Properties that hold in every random game.

use fastrand::Rng;

use super::*;
use crate::ChanceList;
use crate::four_kings::{FourKingsEvent, Merit};

fn worth(position: &FourKings) -> i32 {
    position.pieces().iter().map(|piece| i32::from(Kind::of(piece.role).map_or(1, Kind::value))).sum()
}

fn scored(events: &[Event], wanted: impl Fn(Merit) -> bool) -> i32 {
    events
        .iter()
        .map(|event| match event {
            Event::FourKings(FourKingsEvent::Scored { points, merit, .. }) if wanted(*merit) => i32::from(*points),
            _ => 0,
        })
        .sum()
}

pub(super) fn check(position: &FourKings, options: &Options) {
    assert_eq!(position.key(), position.fresh_key());
    let text = position.text();
    match FourKings::parse(&text, options) {
        Ok(read) => assert_eq!(read, *position, "{text}"),
        Err(error) => panic!("{text}\n{error}"),
    }
    let mut list = ActionList::new();
    position.actions(&mut list);
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    match position.turn() {
        Turn::Chance(_) => {
            assert!(list.is_empty());
            let sum: f64 = throws.iter().map(|(_, p)| p.as_f64()).sum();
            assert!((sum - 1.0).abs() < 1e-12);
        }
        Turn::Seat(_) => assert!(!list.is_empty() && throws.is_empty(), "{text}"),
        Turn::Over => assert!(list.is_empty() && throws.is_empty() && position.outcome().is_some()),
    }
    for (index, action) in list.iter().enumerate() {
        assert_eq!(position.refuse(*action), None);
        assert!(!list[..index].contains(action), "{action} twice in {text}");
    }
}

/// Every conceivable move is refused unless it is listed.
fn check_refusals(position: &FourKings) {
    let mut list = ActionList::new();
    position.actions(&mut list);
    let roles = [None, Some(crate::Role::King), Some(crate::Role::Horse), Some(crate::Role::Pawn)];
    for from in position.board().spots.iter().copied() {
        for to in position.board().spots.iter().copied() {
            for promotion in roles {
                for action in [Action::Step { from, to, promotion }, Action::Capture { from, to, promotion }] {
                    assert_eq!(position.refuse(action).is_none(), list.contains(&action), "{action}");
                }
            }
        }
    }
}

/// Any legal action or possible throw; `None` when the game is over.
fn draw(position: &FourKings, random: &mut Rng) -> Option<Action> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance(_) => {
            let mut throws = ChanceList::new();
            position.chance(&mut throws);
            Some(Action::Throw(throws[random.usize(..throws.len())].0))
        }
        Turn::Seat(_) => {
            let mut list = ActionList::new();
            position.actions(&mut list);
            Some(list[random.usize(..list.len())])
        }
    }
}

/// Plays a random game to its end, and calls `look` on every position.
pub(super) fn play_on(mut position: FourKings, random: &mut Rng, mut look: impl FnMut(&FourKings)) {
    let mut actions = 0;
    look(&position);
    while let Some(action) = draw(&position, random) {
        position.play_unchecked(action, &mut ());
        look(&position);
        actions += 1;
        // Without an end by rounds without progress, a game may go on for ever.
        if position.patience == u16::MAX && actions == 2_000 {
            return;
        }
        assert!(actions < 200_000, "{}", position.text());
    }
}

fn play_random(values: &[(&str, &str)], changes: &[(&str, &str)], seed: u64, checked: bool) -> u32 {
    let options = options(values, changes);
    let mut random = Rng::with_seed(seed);
    let mut position = FourKings::start(&options).unwrap();
    let mut actions = 0;
    let mut events: Vec<Event> = Vec::new();
    loop {
        if checked {
            check(&position, &options);
            if actions % 97 == 13 {
                check_refusals(&position);
            }
        }
        let Some(action) = draw(&position, &mut random) else { return actions };
        events.clear();
        let before = (worth(&position), position.points.map(i32::from).iter().sum::<i32>());
        position.play_unchecked(action, &mut events);
        let plain = !events.iter().any(|event| {
            matches!(
                event,
                Event::Promoted { .. } | Event::Placed { .. } | Event::FourKings(FourKingsEvent::Withdrew { .. })
            ) || matches!(event, Event::Over { ending: Ending::AllKings })
        });
        if plain && options.goal == Goal::Points && !options.capture_ally {
            let captures = scored(&events, |merit| merit == Merit::Capture);
            assert_eq!(before.0, worth(&position) + captures);
        }
        // The points follow from the events.
        let now = position.points.map(i32::from).iter().sum::<i32>();
        assert_eq!(before.1 + scored(&events, |_| true), now, "{}", position.text());
        actions += 1;
        assert!(actions < 200_000, "{}", position.text());
    }
}

#[test]
fn random_games_of_all_sets() {
    for (_, values) in SETS {
        for seed in 1..4 {
            play_random(values, &[], seed, true);
        }
        for seed in 10..60 {
            play_random(values, &[], seed, false);
        }
    }
}

#[test]
fn random_games_of_many_options() {
    let table: &[(Values, Values)] = &[
        (SOLO, &[("dice", "2"), ("rankRule", "plRanks"), ("throw", "skilled:0.25")]),
        (SOLO, &[("dice", "0"), ("goal", "annihilation"), ("enterLastLineEarly", "false")]),
        (SOLO, &[("pendingPromotion", "immediate"), ("paradeByPromotion", "true"), ("withdrawLastKing", "always")]),
        (SOLO, &[("pendingPromotion", "costsMove"), ("blockedThrow", "rethrow"), ("onlyKings", "playOn")]),
        (TEAM, &[("dice", "2"), ("paradeBoatTurns", "bothThrows"), ("twoDice.mustMaximise", "true")]),
        (TEAM, &[("captureAlly", "true"), ("bothRajasLost", "flip"), ("exchangeKeepsPoints", "false")]),
        (
            TEAM,
            &[("empireMemory", "false"), ("empireSuppressesThroneBonus", "true"), ("bothRajasLost", "commandStays")],
        ),
        (TEAM, &[("empireThrone", "any"), ("exchangeRevives", "false"), ("throneKillReplacesEntry", "true")]),
        (TEAM, &[("goal", "bothKings"), ("exchange", "anyOwnTurn"), ("exchangeAccept", "bothOpponents")]),
        (TEAM, &[("exchange", "anyOwnTurn"), ("exchangePlace", "throneElseAdjacent"), ("bothRajasLost", "eachOwn")]),
        (TEAM, &[("dice", "2"), ("throw", "skilled:0.9"), ("blockedThrow", "rethrow"), ("empire", "cumulative")]),
        (NO_DICE, &[("dice", "1"), ("exchange", "afterKill")]),
        (NO_DICE, &[("goal", "annihilation"), ("exchange", "anyOwnTurn")]),
        (CZ, &[("cz.allySeat", "kept"), ("cz.privilegedSquares", "literal16"), ("cz.enemyThrone", "stake1")]),
        (CZ, &[("cz.seating", "alliesOpposite"), ("cz.promotionSquares", "literal"), ("exchange", "anyOwnTurn")]),
        (CZ, &[("cz.promotionSquares", "bothHalves"), ("lossesBy", "colour"), ("outAllyWins", "true")]),
        (CZ, &[("cz.seating", "clockwise"), ("cz.alliances", "forbes"), ("pendingPromotion", "immediate")]),
        (CZ, &[("dice", "0"), ("parade", "two+command"), ("kingLoss", "partnerCommands"), ("cz.allySeat", "kept")]),
        (WIKI, &[("dice", "1"), ("bonus54", "add"), ("arrivalFiles", "ownHalfOnly")]),
        (WIKI, &[("bonus54", "replaceKings"), ("promotedBoatMayCaptureBoat", "false"), ("onlyKings", "draw")]),
    ];
    for (values, changes) in table {
        for seed in 1..4 {
            play_random(values, changes, seed, true);
        }
        for seed in 10..40 {
            play_random(values, changes, seed, false);
        }
    }
}
