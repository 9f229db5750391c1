//! Boats that move as rooks, armies worth nothing without their king, and kings attacked together: the four kings that
//! people play without dice on a site for chess.

use super::*;
use crate::four_kings::{FourKingsEvent, Merit};
use crate::{Probability, Role, Throw};

fn rooks() -> Options {
    Options {
        dice: Dice::None,
        colours: Colours::Czech,
        cz_seating: CzSeating::Clockwise,
        parade: Parade::Off,
        boat_move: BoatMove::Rook,
        elephant_move: ElephantMove::Bishop,
        boat_takes_boat: true,
        promotion_by: PromotionBy::Boat,
        promotion_needs: PromotionNeeds::Nothing,
        promotion_optional: false,
        king_loss: KingLoss::Dead,
        point_values: PointValues::Even,
        forked_kings: true,
        draw_bonus: true,
        only_kings: OnlyKings::PlayOn,
        individual_end: IndividualEnd::AllKingsButOne,
        repetition: Repetition::Draw,
        ..Options::default()
    }
}

/// The numbers of an engine that was checked against eleven thousand games.
#[test]
fn there_are_as_many_paths_as_elsewhere() {
    let start = FourKings::start(&rooks()).unwrap();
    let counts: Vec<u64> = (1..7).map(|depth| crate::perft(&start, depth)).collect();
    assert_eq!(counts, [8, 64, 512, 4096, 43_392, 459_697]);
}

#[test]
fn boats_and_elephants_move_as_rooks_and_bishops() {
    let position = at(&rooks(), "4nK3/8/8/8/8/8/1sB1sE4/3sK4 s move 0,0,0,0");
    let from = |square: &str| legal(&position).iter().filter(|text| text.starts_with(square)).count();
    assert_eq!((from("b2"), from("d2")), (2 + 7, 2 + 3 + 4));
    assert_eq!(refusal(&position, "b2-e2"), Refusal::Blocked { by: "d2".parse().unwrap() });
    let moved = refusal(&position, "b2-d4");
    assert!(matches!(moved, Refusal::Unreachable { role: Role::Boat, .. }), "{moved}");
}

#[test]
fn an_army_without_its_king_stands_and_is_worth_nothing() {
    let mut position = at(&rooks(), "4nK3/8/8/8/wKsB1wB3eK/8/8/3sK4 s move 0,0,0,0");
    let events = play(&mut position, "b4xa4");
    assert!(events.contains(&FourKingsEvent::Frozen { army: Seat::West }.into()), "{events:?}");
    assert_eq!((position.points(Seat::South), position.turn()), (3, Turn::Seat(Seat::North)));
    let events = play(&mut position, "e8-e7; h4-h5; a4xd4");
    assert!(events.iter().any(|event| matches!(event, Event::Captured { army: Seat::West, role: Role::Boat, .. })));
    assert_eq!(position.points(Seat::South), 3);
}

/// The last move before a game ends for want of progress gives its points, and they are told before the end.
#[test]
fn the_last_move_gives_points_for_kings_attacked_together() {
    let text = "8/8/wK3nK3/8/8/3sH4/8/sK6eK s move 0,0,0,0 idle=199";
    let mut position = at(&rooks(), text);
    let events = play(&mut position, "d3-c5");
    let scored = FourKingsEvent::Scored { seat: Seat::South, points: 1, merit: Merit::ForkedKings }.into();
    assert_eq!(events[events.len() - 2..], [scored, Event::Over { ending: Ending::NoProgress }]);
    assert_eq!(position.outcome().unwrap().rank, [1, 2, 2, 2]);
}

#[test]
fn a_pawn_always_becomes_a_boat() {
    let position = at(&rooks(), "4nK3/1sk6/8/8/8/8/8/sB2sK4 s move 0,0,0,0");
    assert!(legal(&position).contains(&"b7-b8=B".to_string()));
    assert_eq!(refusal(&position, "b7-b8"), Refusal::PromotionDue { role: Role::Boat });
    assert_eq!(refusal(&position, "b7-b8=H"), Refusal::WrongPromotion { role: Role::Horse });
}

#[test]
fn whoever_attacks_several_kings_at_once_scores() {
    let two = "8/8/wK3nK3/8/8/3sH4/8/sK6eK s move 0,0,0,0";
    let mut position = at(&rooks(), two);
    let events = play(&mut position, "d3-c5");
    assert!(
        events.contains(&FourKingsEvent::Scored { seat: Seat::South, points: 1, merit: Merit::ForkedKings }.into()),
        "{events:?}"
    );
    // The horse opens the line of its boat to a third.
    let three = "8/8/wK3nK3/8/8/1sB1sH3eK/8/sK7 s move 0,0,0,0";
    let mut position = at(&rooks(), three);
    play(&mut position, "d3-c5");
    assert_eq!(position.points(Seat::South), 5);
    // What was attacked before is not attacked anew.
    play(&mut position, "a6-a7; e6-e5; h3-h4; a1-a2");
    assert_eq!(position.points(Seat::South), 5);
    let mut off = at(&Options { forked_kings: false, ..rooks() }, two);
    play(&mut off, "d3-c5");
    assert_eq!(off.points(Seat::South), 0);
}

#[test]
fn lines_that_open_for_another_player_count_too() {
    // South's horse attacks the northern king, and opens the line of the eastern boat to the western one.
    let mut position = at(&rooks(), "8/2nK5/8/8/eBsH4wK1/8/8/sK6eK s move 0,0,0,0");
    play(&mut position, "b4-d5");
    assert_eq!(position.points(Seat::South), 1);
}

#[test]
fn a_king_that_stands_in_a_draw_gives_two_points() {
    let text = "8/8/8/8/4nB3/8/8/sK6eK s move 1,0,2,0";
    let outcome = |options: &Options| at(options, text).outcome_by(Ending::Repetition);
    assert_eq!(outcome(&rooks()).rank, [1, 4, 2, 2]);
    assert_eq!(at(&rooks(), text).outcome_by(Ending::NoProgress).rank, [1, 4, 2, 2]);
    assert_eq!(at(&Options { draw_bonus: false, ..rooks() }, text).outcome_by(Ending::NoProgress).rank, [2, 3, 1, 3]);
}

/// 1 counts as 5 and 6 as 4.
#[test]
fn a_cube_shows_five_and_four_twice_as_often() {
    let options = Options { die_kind: DieKind::Six, dice: Dice::One, ..Options::default() };
    let mut list = crate::ChanceList::new();
    FourKings::start(&options).unwrap().chance(&mut list);
    let of = |face: u8| list.iter().find(|(throw, _)| *throw == Throw::one(face)).unwrap().1;
    assert_eq!([2, 3, 4, 5].map(of), [(1, 6), (1, 6), (1, 3), (1, 3)].map(|(n, d)| Probability::new(n, d)));
    FourKings::start(&Options { dice: Dice::Two, ..options }).unwrap().chance(&mut list);
    let whole: f64 = list.iter().map(|(_, p)| f64::from(p.numerator) / f64::from(p.denominator)).sum();
    assert!((whole - 1.0).abs() < 1e-12 && list.len() == 10);
}

#[test]
fn pawns_that_never_change_stay() {
    let options = Options { promotion_by: PromotionBy::Never, dice: Dice::None, ..Options::default() };
    let mut position = at(&options, "4nK3/1sk6/8/8/8/8/8/3sK4 s move 0,0,0,0");
    let events = play(&mut position, "b7-b8");
    assert!(!events.iter().any(|event| matches!(event, Event::Waiting { .. } | Event::Promoted { .. })));
}
