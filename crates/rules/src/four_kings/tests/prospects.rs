//! What is settled stays so, whatever is played; and who may come back.

use alloc::format;

use fastrand::Rng;

use super::*;
use crate::{ChanceList, Comeback, Ending, draw};

/// Rules under which points decide, and whether something is settled before the end in some games.
const BY_POINTS: [(Values, Values, bool); 7] = [
    (SOLO, &[], true),
    (SOLO, &[("throneEntry", "oncePerRajaPerThrone"), ("throneKill", "anyPiece")], true),
    (SOLO, &[("noProgressRounds", "5")], true),
    (WIKI, &[], true),
    (WIKI, &[("bonus54", "add")], true),
    // Kings come back as long as there are any, and kings alone draw.
    (TEAM, &[], false),
    (TEAM, &[("exchange", "off"), ("onlyKings", "endByScore"), ("empire", "cumulative")], true),
];
/// Random games for each of them.
const GAMES: u32 = 40;

/// Plays one action: a throw, or one of the legal actions, a capture if `greedy`.
fn play_one(position: &mut FourKings, rng: &mut Rng, greedy: bool) {
    let mut list = ActionList::new();
    position.actions(&mut list);
    if list.is_empty() {
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        let throw = draw(&throws, &mut |below| rng.u32(..below)).unwrap();
        return position.play_unchecked(Action::Throw(throw), &mut ());
    }
    let captures: Vec<Action> =
        list.iter().copied().filter(|action| matches!(action, Action::Capture { .. })).collect();
    let from: &[Action] = if greedy && !captures.is_empty() { &captures } else { &list };
    position.play_unchecked(from[rng.usize(..from.len())], &mut ());
}

fn ranking(outcome: Outcome) -> ([u8; 4], [u8; 4]) {
    (outcome.rank, outcome.share)
}

/// Plays a game from a settled position to its end, the ranking staying what it is.
fn stays_settled(mut position: FourKings, rng: &mut Rng, greedy: bool) {
    let known = ranking(position.outcome_by(Ending::Agreement));
    let first = position.text();
    while position.turn() != Turn::Over {
        assert!(position.is_settled(), "{first}\n{}", position.text());
        assert_eq!(ranking(position.outcome_by(Ending::Agreement)), known, "{first}\n{}", position.text());
        play_one(&mut position, rng, greedy);
    }
    assert_eq!(position.outcome().map(ranking), Some(known), "{first}\n{}", position.text());
}

#[test]
fn what_is_settled_stays_so_whatever_is_played() {
    let mut rng = Rng::with_seed(10);
    for (set, changes, happens) in BY_POINTS {
        let options = options(set, changes);
        let mut settled = 0;
        for game in 0..GAMES {
            let mut position = FourKings::start(&options).unwrap();
            while position.turn() != Turn::Over && !position.is_settled() {
                play_one(&mut position, &mut rng, game % 2 == 0);
            }
            if position.turn() != Turn::Over {
                settled += 1;
                for way in 0..6 {
                    stays_settled(position, &mut rng, way % 2 == 0);
                }
            }
        }
        assert_eq!(settled > 0, happens, "{changes:?}");
    }
}

#[test]
fn nothing_is_settled_where_points_do_not_decide() {
    let mut rng = Rng::with_seed(3);
    for set in [ANNIHILATION, NO_DICE, CZ] {
        let mut position = FourKings::start(&options(set, &[])).unwrap();
        while position.turn() != Turn::Over {
            assert!(!position.is_settled());
            play_one(&mut position, &mut rng, true);
        }
    }
}

#[test]
fn one_capture_that_may_change_the_order_is_enough() {
    let settled = |points: &str| {
        let text = format!("7wK/8/8/8/8/8/wE7/3sK4 s throw {points}");
        at(&options(SOLO, &[]), &text).is_settled()
    };
    // A king is worth 5.
    assert!(settled("20,12,6,3"));
    assert!(!settled("17,12,6,3"), "with the king West would have as many");
    assert!(!settled("20,6,6,3"), "West may pass the others");
    assert!(settled("20,12,6,6"), "two who are out share a place");
}

#[test]
fn a_seat_that_decides_nothing_knows_what_could_change_that() {
    let aside = |set: Values, text: &str, seat: Seat| {
        let standings = at(&options(set, &[]), text).standings();
        standings.into_iter().find(|standing| standing.seat == seat).unwrap().aside
    };
    let start = FourKings::start(&options(TEAM, &[])).unwrap();
    assert!(start.standings().iter().all(|standing| standing.aside.is_none()));
    let lost = "7wK/8/8/8/8/8/wE7/3sK4 s throw 0,0,0,0";
    assert_eq!(aside(SOLO, lost, Seat::North), Some(Comeback::default()), "nothing brings a lost army back");
    assert_eq!(aside(SOLO, lost, Seat::South), None);
    // North's king is lost, and its elephant under South's command.
    let led = "4nE3/8/8/wK7/8/8/4eH3/3sK3eK s throw 0,0,0,0 command=n:loss";
    assert_eq!(
        aside(TEAM, led, Seat::North),
        Some(Comeback { exchange: true, rescue: false, king: false, ally: true })
    );
    assert_eq!(aside(TEAM, led, Seat::South), None);
    let pawn = led.replace("4nE3/8", "8/4nk3");
    assert_eq!(
        aside(TEAM, &pawn, Seat::North),
        Some(Comeback { exchange: true, rescue: false, king: true, ally: true })
    );
    // South's king has entered North's throne as well: a king of North's would not be obeyed.
    for (led, ally) in [(led, true), (&pawn, true)] {
        let twice = led.replace("n:loss", "n:throne+loss");
        assert_eq!(
            aside(TEAM, &twice, Seat::North),
            Some(Comeback { exchange: false, rescue: false, king: false, ally }),
            "{twice}"
        );
    }
    // Nor does a frozen army get a king by promotion.
    let statues = "8/4nk3/8/wK7/8/8/8/3sK3eK s move 0,0,0,0 command=n:throne taken=wn";
    assert_eq!(aside(NO_DICE, statues, Seat::North), Some(Comeback::default()));
    let frozen = "4nE3/8/8/wK7/8/8/8/3sK3eK s move 0,0,0,0";
    assert_eq!(aside(NO_DICE, frozen, Seat::North), Some(Comeback::default()), "frozen for good");
}
