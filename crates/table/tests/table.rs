//! Tables over whole games, played at random and taken back, of every rule set.

mod common;

use ashtapada_rulebook::{drafts, rule_sets};
use ashtapada_rules::{Action, ActionKind, Event, Position, Seat, Turn};
use ashtapada_table::{
    Act, Choices, Declined, DiceSource, NewGame, Request, Reseating, SeatKey, Secret, StepError, Table, TableError,
    Trial, View,
};
use common::{log, play_on, something, table};
use fastrand::Rng;

/// The view with its pieces sorted by spot.
fn sorted(mut view: View) -> View {
    view.pieces.sort_by_key(|piece| (piece.at.rank(), piece.at.file()));
    view
}

#[test]
fn changes_make_up_what_is_shown() {
    for (seed, rules) in rule_sets().iter().chain(drafts()).enumerate() {
        let mut random = Rng::with_seed(seed as u64);
        let mut table = table(&NewGame::of(&rules.id));
        play_on(&mut table, &mut random, 400);
        let mut views = vec![table.table_view().start];
        // The state that each entry led to; taking back leads to an earlier one.
        let mut led = vec![0];
        for entry in table.entries(0, usize::MAX) {
            let at = match (entry.change, entry.act) {
                (Some(change), _) => {
                    views.push(change.apply(&views[led[led.len() - 1]]));
                    views.len() - 1
                }
                (None, Act::TakeBack { to }) => led[to as usize],
                (None, act) => panic!("{act} changes nothing"),
            };
            led.push(at);
        }
        assert_eq!(sorted(views[led[led.len() - 1]].clone()), sorted(table.view()), "{}", rules.id);
    }
}

#[test]
fn a_log_in_parts_is_the_log() {
    let mut table = table(&NewGame::of("chaturaji-pl-team"));
    play_on(&mut table, &mut Rng::with_seed(3), 300);
    let whole = serde_json::to_string(&table.entries(0, usize::MAX)).unwrap();
    let parts = (0..3).flat_map(|part| table.entries(100 * part, 100)).collect::<Vec<_>>();
    assert_eq!(serde_json::to_string(&parts).unwrap(), whole);
}

#[test]
fn a_stored_game_opens_as_it_was() {
    for (seed, rules) in rule_sets().iter().chain(drafts()).enumerate() {
        let mut random = Rng::with_seed(seed as u64 + 100);
        let mut table = table(&NewGame::of(&rules.id));
        play_on(&mut table, &mut random, 200);
        let again = Table::open(table.header().clone(), log(&table)).unwrap();
        assert_eq!(again.glance(), table.glance(), "{}", rules.id);
        assert_eq!(again.record().to_string(), table.record().to_string(), "{}", rules.id);
        let shown = |table: &Table| serde_json::to_string(&table.entries(0, usize::MAX)).unwrap();
        assert_eq!(shown(&again), shown(&table), "{}", rules.id);
    }
}

#[test]
fn what_cannot_follow_changes_nothing() {
    let mut game = table(&NewGame::of("soldiers16-bl"));
    play_on(&mut game, &mut Rng::with_seed(5), 30);
    let before = game.record().to_string();
    let last = game.last();
    let mut skipped = log(&game)[0].clone();
    skipped.seq = last + 2;
    let error = game.append(skipped).unwrap_err();
    let TableError::Entry { why, .. } = error else { panic!("{error}") };
    assert_eq!(*why, StepError::Number { expected: last + 1 });
    for text in ["a1-a2", "e5-e6-e7", "take-back 31", "resign west", "throw", "more-time south 1000", ""] {
        let mut entry = log(&game)[0].clone();
        (entry.seq, entry.act) = (last + 1, text.to_owned());
        assert!(game.append(entry).is_err(), "{text}");
    }
    assert_eq!((game.last(), game.record().to_string()), (last, before));
}

#[test]
fn a_game_of_two_is_over_when_a_player_resigns_and_can_be_taken_back() {
    let mut game = table(&NewGame::of("vilac-9506"));
    let (seat, act) = game.decide(&Request::Resign { seat: ashtapada_rules::Seat::North }, 0).unwrap();
    game.play(seat, act).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    assert!(matches!(game.decide(&Request::Agree, 0), Err(Declined::Illegal(_))));
    assert!(game.choices().legal.is_empty());
    game.play(None, Act::TakeBack { to: 0 }).unwrap();
    assert_ne!(game.turn(), Turn::Over);
    assert_eq!(game.choices().legal.len(), 20);
}

#[test]
fn it_is_known_when_a_player_left() {
    let mut game = table(&NewGame::of("chaturaji-pl-solo"));
    let mut play = |request| {
        let (seat, act) = game.decide(&request, 0).unwrap();
        game.play(seat, act).unwrap();
    };
    play(Request::Roll);
    play(Request::Resign { seat: ashtapada_rules::Seat::North });
    // By seat: South, West, North, East.
    assert_eq!(game.left_after(), [None, None, Some(1), None]);
    game.play(None, Act::TakeBack { to: 1 }).unwrap();
    assert_eq!(game.left_after(), [None; 4]);
}

#[test]
fn throws_come_from_the_secret_where_dice_are_fair() {
    let game = table(&NewGame::of("chaturaji-pl-solo"));
    let (_, act) = game.decide(&Request::Roll, 0).unwrap();
    assert_eq!(game.decide(&Request::Roll, 0).unwrap().1, act);
    assert_eq!(act.action(), game.next_throw());
    assert!(matches!(game.decide(&Request::EnterThrow { throw: "3".into() }, 0), Err(Declined::FairDice)));
    assert!(matches!(game.decide(&Request::Act { action: "3".into() }, 0), Err(Declined::ThrowNamed)));
}

#[test]
fn a_branch_begins_where_the_game_stood_and_goes_its_own_way() {
    for rules in rule_sets().iter().chain(drafts()) {
        let mut random = Rng::with_seed(11);
        let mut game = table(&NewGame::of(&rules.id));
        while game.last() < 60
            && let Some(act) = something(&game, &mut random)
        {
            game.play(game.turn().seat(), act).unwrap();
        }
        let middle = game.last() / 2;
        let (mut trial, stopped) = Trial::of(&game, middle, &[]);
        assert!(stopped.is_none());
        assert_eq!(Some(trial.table().position().clone()), game.position_before(middle + 1), "{}", rules.id);
        let before = game.record().to_string();
        let tried: Vec<String> = (0..20)
            .map_while(|_| {
                let text = something(trial.table(), &mut random)?.text_at(trial.table().position());
                let request = match trial.table().turn() {
                    Turn::Chance(_) => Request::EnterThrow { throw: text.clone() },
                    _ => Request::Act { action: text.clone() },
                };
                trial.carry_out(&request, &mut |_| 0).unwrap();
                Some(text)
            })
            .collect();
        assert_eq!(game.record().to_string(), before, "{}", rules.id);
        let (again, stopped) = Trial::of(&game, middle, &tried);
        assert!(stopped.is_none());
        assert_eq!(again.record().to_string(), trial.record().to_string(), "{}", rules.id);
        while trial.carry_out(&Request::TakeBack { to: None }, &mut |_| 0).is_ok() {}
        assert_eq!(trial.table().position().text(), again_at(&game, middle), "{}", rules.id);
    }
}

fn again_at(game: &Table, seq: u32) -> String {
    Trial::of(game, seq, &[]).0.table().position().text()
}

#[test]
fn a_computer_player_in_a_seat_where_nobody_came_stays_for_the_next_game() {
    for open in [false, true] {
        let mut game = table(&NewGame { apart: true, open, ..NewGame::of("soldiers16-bl") });
        let key: SeatKey = "07".repeat(32).parse().unwrap();
        game.set_sitters(game.sitters().with(Seat::South, (&key).into(), "Zofia").unwrap());
        game.play(None, Act::StandIn { seat: Seat::North }).unwrap();
        game.play(None, Act::Agree).unwrap();
        let (next, sitters) = game.again(Reseating { further: true, ..Reseating::default() }).unwrap();
        let humans = next.seats.iter().filter(|plan| plan.player.is_human()).map(|plan| plan.seat);
        let expected: &[Seat] = if open { &[Seat::North, Seat::South] } else { &[Seat::North] };
        assert_eq!(humans.collect::<Vec<_>>(), expected);
        assert!(sitters.holds(Seat::North, &key));
    }
}

#[test]
fn a_trial_refused_halfway_stays_as_it_was() {
    let (mut trial, _) = Trial::begin(&NewGame::of("soldiers16-bl"), &[]).unwrap();
    let list = trial.table().choices().legal;
    let follow = |actions: Vec<String>| Request::Follow { back_to: None, actions };
    let first = list[0].text.clone();
    let refused = trial.carry_out(&follow(vec![first.clone(), "a1-i9".into()]), &mut |_| 0);
    assert!(refused.is_err());
    assert_eq!(trial.table().last(), 0);
    trial.carry_out(&follow(vec![first]), &mut |_| 0).unwrap();
    assert_eq!(trial.table().last(), 1);
}

#[test]
fn acts_are_read_as_they_are_written() {
    for rules in rule_sets().iter().chain(drafts()) {
        let mut random = Rng::with_seed(17);
        let mut game = table(&NewGame::of(&rules.id));
        for _ in 0..150 {
            let Some(act) = something(&game, &mut random) else { break };
            assert_eq!(act.to_string().parse(), Ok(act), "{}", rules.id);
            let (exact, usual) = (act.to_string(), act.text_at(game.position()));
            assert_eq!(Act::parse_at(&exact, game.position()), Ok(act), "{}: {exact}", rules.id);
            assert_eq!(Act::parse_at(&usual, game.position()), Ok(act), "{}: {usual}", rules.id);
            if let Act::Play { action: Action::Throw(throw) } = act {
                assert_eq!(throw.to_string(), usual);
            }
            game.play(game.turn().seat(), act).unwrap();
        }
    }
}

/// What may be done in a position of a rule set.
fn choices_at(rules: &str, position: &str, actions: &[&str]) -> Choices {
    let asked = NewGame { position: Some(position.to_owned()), dice: DiceSource::Hand, ..NewGame::of(rules) };
    let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
    for action in actions {
        let action = table.position().parse_action(action).unwrap();
        table.play(table.turn().seat(), Act::Play { action }).unwrap();
    }
    table.choices()
}

#[test]
fn a_throw_is_vain_when_fewer_than_half_of_them_allow_anything() {
    let vain =
        |men: &str| choices_at("chaturaji-pl-solo", &format!("7wK/8/8/8/8/8/wE7/{men} s throw 0,0,0,0"), &[]).vain;
    assert!(vain("3sK4"), "one face of four");
    assert!(!vain("3sK2sE1"), "two of them");
    assert!(!choices_at("chaturaji-pl-solo", "7wK/8/8/8/8/8/wE7/3sK4 s throw 0,0,0,0", &["5"]).vain, "it is thrown");
}

#[test]
fn what_an_exchange_leads_to_is_told_before_it_is_offered_and_before_it_is_accepted() {
    let position = "2wh5/3wK3eK/8/8/3sE4/2sB3nH1/8/sK6eB s throw 0,0,0,0 command=n:loss";
    let told = |actions: &[&str], kind| {
        let choices = choices_at("chaturaji-pl-team", position, actions);
        let kings = |then: &[Event]| {
            let placed = then.iter().filter_map(|event| match event {
                Event::Placed { army, at, .. } => Some(format!("{army} {at}")),
                _ => None,
            });
            placed.collect::<Vec<_>>()
        };
        choices.legal.iter().find(|one| one.kind == kind).map(|one| kings(&one.then))
    };
    let both = Some(vec!["west a5".to_owned(), "north e8".to_owned()]);
    assert_eq!(told(&["4", "d4xd7"], ActionKind::OfferExchange), both);
    assert_eq!(told(&["4", "d4xd7", "offer-exchange"], ActionKind::Accept), both);
    assert_eq!(told(&["4", "d4xd7", "offer-exchange"], ActionKind::Decline), Some(vec![]));
}
