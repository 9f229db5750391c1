//! A king that comes back since its army's ally captured an enemy king, once and in place of a move.

use alloc::borrow::ToOwned;

use super::*;
use crate::four_kings::choices::KingReturn;
use crate::four_kings::{FourKingsEvent, FourKingsRefusal};
use crate::{Comeback, Ending};

/// North's king is lost; South may take West's.
const BEFORE: &str = "4nE3/8/8/wK7/sK7/8/8/7eK s move:5 0,0,0,0";

fn rescued() -> Options {
    Options {
        dice: Dice::Two,
        teams: Teams::Opposite,
        may_pass: true,
        parade: Parade::Off,
        promotion_by: PromotionBy::ArrivalFile,
        promotion_needs: PromotionNeeds::Nothing,
        promotion_optional: false,
        king_loss: KingLoss::Freeze,
        king_return: KingReturn::AllyCapture,
        goal: Goal::BothKings,
        only_kings: OnlyKings::PlayOn,
        ..Options::default()
    }
}

fn freed() -> FourKings {
    let mut position = at(&rescued(), BEFORE);
    let events = play(&mut position, "a4xa5");
    assert!(events.contains(&FourKingsEvent::KingFreed { army: Seat::North }.into()), "{events:?}");
    position
}

#[test]
fn the_allys_capture_of_a_king_lets_a_frozen_player_put_his_back_anywhere() {
    let mut position = freed();
    assert_eq!(position.text(), "4nE3/8/8/sK7/8/8/8/7eK n before 0,0,0,0 freed=n taken=sw");
    // 64 squares, three pieces; or he waits.
    assert_eq!(legal(&position).len(), 61 + 1);
    let taken = refusal(&position, "@h1");
    assert!(matches!(taken, Refusal::FourKings(FourKingsRefusal::NotAReturn { .. })), "{taken}");
    let events = play(&mut position, "@c6");
    assert!(events.contains(&FourKingsEvent::Thawed { army: Seat::North }.into()), "{events:?}");
    // That was his turn.
    assert_eq!(position.text(), "4nE3/8/2nK5/sK7/8/8/8/7eK e throw 0,0,0,0 returned=n taken=sw");
}

#[test]
fn who_waits_may_place_his_king_in_a_later_turn() {
    let mut position = freed();
    play(&mut position, "pass");
    assert_eq!(position.text(), "4nE3/8/8/sK7/8/8/8/7eK e throw 0,0,0,0 idle=1 freed=n taken=sw");
    play(&mut position, "2 3; pass; 2 3; pass");
    assert!(legal(&position).contains(&"@a1".to_owned()));
}

#[test]
fn a_king_that_fell_twice_does_not_come_back() {
    let twice = BEFORE.to_owned() + " returned=n";
    let mut position = at(&rescued(), &twice);
    play(&mut position, "a4xa5");
    assert_eq!(position.text(), "4nE3/8/8/sK7/8/8/8/7eK e throw 0,0,0,0 returned=n taken=sw");
}

#[test]
fn the_second_enemy_king_wins_though_one_more_might_come_back() {
    let won = "4nE3/8/8/wK7/sK7/8/8/8 s move:5 0,0,0,0";
    let mut position = at(&rescued(), &won.replace("8 s", "3eE4 s"));
    let events = play(&mut position, "a4xa5");
    assert!(!events.iter().any(|event| matches!(event, Event::FourKings(FourKingsEvent::KingFreed { .. }))));
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::BothKings }));
}

#[test]
fn a_king_taken_by_his_own_side_frees_nobody() {
    let options = Options { capture_ally: true, ..rescued() };
    let mut position = at(&options, "wK7/8/8/nK7/sK7/8/8/7eK s move:5 0,0,0,0");
    play(&mut position, "a4xa5");
    assert_eq!(position.text(), "wK7/8/8/sK7/8/8/8/7eK w throw 0,0,0,0 taken=sn");
}

#[test]
fn a_frozen_seat_knows_that_its_ally_can_bring_it_back() {
    let aside = |text: &str| {
        let standings = at(&rescued(), text).standings();
        standings.into_iter().find(|standing| standing.seat == Seat::North).unwrap().aside
    };
    assert_eq!(aside(BEFORE), Some(Comeback { rescue: true, ..Comeback::default() }));
    assert_eq!(aside(&(BEFORE.to_owned() + " returned=n")), Some(Comeback::default()));
    assert_eq!(aside(&freed().text()), None);
}

#[test]
fn what_the_text_says_of_returning_kings_must_be_possible() {
    let error = |text: &str| FourKings::parse(text, &rescued()).unwrap_err().to_string();
    assert!(error(&(BEFORE.to_owned() + " freed=s")).contains("whose king is lost"));
    assert!(error(&(BEFORE.to_owned() + " freed=n returned=n")).contains("freed="));
}
